"""What cards do."""

from typing import Annotated, Literal

from msgspec import Struct, structs

from westmarch.cards.model.attack import Attack
from westmarch.cards.model.phrases.effect import Effect, Matter, in_combat
from westmarch.cards.model.phrases.targets import (
    THE_ATTACK,
    EachAttack,
    OnAttack,
    OnCompany,
    Someone,
    Subject,
    Target,
)
from westmarch.cards.model.phrases.things import Cards, Where, Who
from westmarch.cards.model.vocabulary import (
    Counted,
    ItemClass,
    Pile,
    Quantity,
    Race,
    Regions,
    RegionType,
    Role,
    SiteType,
    Times,
)
from westmarch.cards.wording.declare import Said, form, phrase, words


@phrase(
    "{amount:+} {quantity} [per {per} [at most {at_most}]]"
    " [, to a maximum of {maximum}] [, to a minimum of {minimum}]",
    "{times} {quantity}",
    "{quantity} reduced to {to}",
)
class Shift(Struct, frozen=True):
    """What becomes of a number."""

    quantity: Quantity
    amount: int = 0
    times: Times = ""
    """Halves are rounded up."""
    maximum: int | None = None
    minimum: int | None = None
    per: Counted = ""
    """The amount counts once for each of these."""
    at_most: int | None = None
    """It counts no more often than this."""
    to: int | None = None
    """It comes down to this."""


@phrase("cancel {what}")
class Cancel(Effect, frozen=True):
    """The attack, the strike or the card is cancelled."""

    what: Annotated[
        Literal[
            "the attack",
            "the strike",
            "it",
            "every creature's attack on the company this turn",
            "every automatic-attack on the company this turn",
            "every automatic-attack at the site this turn",
        ],
        words(
            "CANCELLED",
            "what to cancel",
            *("the attack", "the strike", "it"),
            "every creature's attack on the company this turn",
            "every automatic-attack on the company this turn",
            "every automatic-attack at the site this turn",
        ),
    ]

    def about(self, target: Target | None) -> frozenset[Matter]:
        """Tell whether it is about the attack or the strike that is fought."""
        if self.what == "the attack":
            return frozenset({"attack"})
        return frozenset({"strike"}) if self.what == "the strike" else frozenset()


@phrase("nothing cancels the attack")
class Firm(Effect, frozen=True):
    """The attack cannot be cancelled any more."""


@phrase("a~tapped~site~with~a~hoard yields one {classes:+or} item")
class Allow(Effect, frozen=True):
    """One item may be played, even though its site is tapped, if the site contains a hoard."""

    classes: tuple[ItemClass, ...]


@phrase(
    "it~counts as a {region_type} until the turn ends",
    "it~counts as {several} until the turn ends",
)
class Treat(Effect, frozen=True):
    """A region is of another type until the turn ends, or counts as several of a type."""

    region_type: RegionType = ""
    several: Regions | None = None


@phrase("it~becomes a {site_type} until the turn ends")
class Retype(Effect, frozen=True):
    """A site is of another type until the turn ends."""

    site_type: SiteType


@phrase("information is playable at {role:whom} until the turn ends")
class Inform(Effect, frozen=True):
    """Information is playable at a site that does not say so, until the turn ends."""

    role: Role


@phrase("[{subject} has] {shifts:+and} [{until}]")
class Lasting(Effect, frozen=True):
    """Numbers are others for a while."""

    shifts: tuple[Shift, ...]
    subject: Subject | None = None
    """Without one it is what the card is played or used on."""
    until: Annotated[
        Literal["", "turn", "combat", "strike"],
        words(
            "UNTIL",
            "how long it lasts",
            said={
                "turn": "until the turn ends",
                "combat": "until the attack is over",
                "strike": "until the strike is resolved",
            },
        ),
    ] = ""
    """Empty for what is over with the check, or with the attack."""

    def about(self, target: Target | None) -> frozenset[Matter]:
        """Whatever changes a body bears on the body checks of its owner, too."""
        unsaid = self.subject is None and isinstance(target, OnAttack)
        of_attack = unsaid or isinstance(self.subject, EachAttack) or self.subject == THE_ATTACK
        when: frozenset[Matter] = frozenset({"attack"}) if of_attack else in_combat(target)
        if self.until == "strike":
            when = frozenset({"strike"})
        if all(each.quantity != "body" for each in self.shifts):
            return when
        return when | {"body check of a strike" if of_attack else "body check"}

    def speaking_of(self, whom: Subject) -> "Lasting":
        """Give it with whose numbers change: strikes are those of the attack."""
        if self.subject is not None:
            return self
        of_attack = any(each.quantity == "strikes" for each in self.shifts)
        return structs.replace(self, subject=THE_ATTACK if of_attack else whom)


@phrase("{verb} {subject:whom}")
class Turn(Effect, frozen=True):
    """Something is tapped or untapped, wounded, healed, or restored to stand untapped again."""

    verb: Annotated[
        Literal["tap", "untap", "wound", "heal", "restore"],
        words("TURN", "what becomes of it", "tap", "untap", "wound", "heal", "restore"),
    ]
    subject: Someone


@phrase("tap~all~sites~but~havens with {paths:+or} in their site paths")
class TapSites(Effect, frozen=True):
    """Sites in play are tapped that have so many regions of a type in their site paths."""

    paths: tuple[Regions, ...]
    """Any of these will do."""


@phrase("{subject} <makes|make> a corruption check [at {modifier:+}] [per {per}]")
class Check(Effect, frozen=True):
    """A corruption check is made."""

    subject: Someone
    modifier: int = 0
    per: Counted = ""
    """One for each of these."""


@phrase("{subject} rolls twice [for {check}]")
class RollTwice(Effect, frozen=True):
    """Two rolls are made against the strike, or for a check, and the player takes the better."""

    subject: Someone
    check: Annotated[
        Literal["", "influence check"],
        words("CHECK", "a check", said={"influence check": "an influence check"}),
    ] = ""
    """Without one it is against the strike."""


@phrase("{subject} does not tap against the strike")
class Spare(Effect, frozen=True):
    """Somebody does not tap against the strike."""

    subject: Someone

    def about(self, target: Target | None) -> frozenset[Matter]:
        """Tell that it is about the strike."""
        return frozenset({"strike"})


@phrase(
    "{subject} may face {number} strike(s) of the attack",
    "{subject} may face several strikes of the attack",
)
class Several(Effect, frozen=True):
    """Somebody may face several strikes of the attack, as many as the defender likes to give."""

    subject: Someone
    number: int | None = None
    """No more than so many."""

    def about(self, target: Target | None) -> frozenset[Matter]:
        """Tell that it is about the attack."""
        return frozenset({"attack"})


@phrase(
    "no creature [keyed to {keyed_to:a +or}] {at_site:keyed to the site}"
    " is played on the company this turn"
    " {unless_site:unless keyed to the site}"
    " [if its site path is of {longest} regions or fewer with no {without:+or}]"
)
class Bar(Effect, frozen=True):
    """Creatures are not played on the company this turn."""

    keyed_to: tuple[RegionType | SiteType, ...] = ()
    """Those keyed to such a type; with nothing said, all."""
    at_site: bool = False
    """Those keyed to the company's site, by type or by name."""
    unless_site: bool = False
    """Those keyed to the company's site are not meant."""
    longest: int | None = None
    """It holds only if the site path has no more regions than this, and has one at least."""
    without: tuple[RegionType, ...] = ()
    """It holds only if the site path has no region of these types."""


@phrase("{what} [unless {unless} of~it taps]")
class Rest(Effect, frozen=True):
    """The company does nothing in its site phase, or does not move this turn."""

    what: Annotated[
        Literal["do", "move"],
        words(
            "REST",
            "a time of rest",
            said={
                "do": "the company does nothing in its site phase",
                "move": "the company does not move this turn",
            },
        ),
    ]
    unless: Who | None = None
    """Somebody of a company may tap against it, once for each such effect, as late as at the
    choice between entering the site and doing nothing."""


@phrase(
    "{subject} may move within {regions:or} by {path:,} this turn at {hazard_limit:+} hazard limit"
    "[, to a minimum of {minimum}]"
)
class Passage(Effect, frozen=True):
    """A company may move between sites of some regions, by a way of its own, this turn.

    It is one that does not use Region Movement.
    """

    subject: Someone
    regions: tuple[str, ...]
    path: tuple[RegionType, ...]
    """The types of regions on the way."""
    hazard_limit: int
    """What the hazard limit changes by if the company goes that way."""
    minimum: int | None = None


Pair = Annotated[tuple[str, str], Said("pair_of_regions", "{0} and {1}")]
"""Two regions."""


@phrase("{pairs:,} adjoin for the company this turn")
class Adjoin(Effect, frozen=True):
    """A company can go from region to region this turn where no other can."""

    pairs: tuple[Pair, ...]


@phrase("its {number} automatic-attack is faced twice until the turn ends")
class Repeat(Effect, frozen=True):
    """One of the automatic-attacks of a site is faced twice in a row until the turn ends."""

    number: Annotated[int, words("NTH", "which one", said={0: "first", 1: "second", 2: "third"})]
    """Which one, counted from 0."""


@phrase("discarding one {cards} from hand that could be keyed to it then {effect}")
class Spend(Effect, frozen=True):
    """Something happens at the price of a card from hand that could be keyed to the site."""

    cards: Cards
    effect: Effect

    @property
    def parts(self) -> tuple[Effect, ...]:
        """What happens at that price."""
        return (self.effect,)

    def speaking_of(self, whom: Subject) -> "Spend":
        """Give it with whom its part speaks of."""
        return structs.replace(self, effect=self.effect.speaking_of(whom))


@phrase(
    "discard every {subject:Cards} [on {on:whom}]",
    "discard {subject:Someone whom}",
    form("return every {other:other} {subject:Cards} [on {on:whom}] to hand", to="hand"),
    form("return {subject:Someone whom} to hand", to="hand"),
)
class Remove(Effect, frozen=True):
    """Cards leave play: they are discarded, or returned to their owner's hand."""

    subject: Someone | Cards
    to: Literal["discard-pile", "hand"] = "discard-pile"
    on: Someone | OnCompany | None = None
    """Of cards: those that lie on them, or on such companies."""
    other: bool = False
    """The card itself stays."""


@phrase("discard one {cards} of {of} {by_attacker:as the attacker chooses}")
class Lose(Effect, frozen=True):
    """An item of the company or of a character is discarded, by its player's choice."""

    cards: Cards
    of: Annotated[
        Literal["the company", "his"], words("LOSER", "somebody", "the company", "his")
    ] = "the company"
    by_attacker: bool = False
    """The choice is the attacker's."""


@phrase("{subject} may move again")
class MoveOn(Effect, frozen=True):
    """A company at the end of its movement/hazard phase moves on, in another one right after."""

    subject: Someone


@phrase("draw {number} card(s)")
class Draw(Effect, frozen=True):
    """The player draws."""

    number: int


@phrase(
    "bring one {cards} {here:playable at its site} from {piles:+or} into {to} {shown:and show it}"
)
class Fetch(Effect, frozen=True):
    """The player takes a card from some piles into the play deck or the hand, or puts it with this
    card, off to the side."""

    cards: Cards
    piles: tuple[Pile, ...]
    to: Annotated[
        Literal["play-deck", "hand", "off-to-the-side"],
        words(
            "INTO",
            "where it goes",
            said={
                "play-deck": "the play deck",
                "hand": "hand",
                "off-to-the-side": "its keeping",
            },
        ),
    ]
    shown: bool = False
    """The opponent is shown what it is."""
    here: bool = False
    """It is one that is playable where this card is."""


@phrase("play or discard one {cards} of the site from {piles:+or}")
class Produce(Effect, frozen=True):
    """The player takes an item that is playable at the site from some piles, and it is played there
    and then by the rules for items, or discarded."""

    cards: Cards
    piles: tuple[Pile, ...]


@phrase("test {subject:whom} [at {modifier:+}] {twice:with two rolls}")
class TestRing(Effect, frozen=True):
    """A gold ring is tested."""

    subject: Someone
    modifier: int = 0
    twice: bool = False
    """Two rolls are made, and the player takes the one he likes better."""


@phrase("{subject} <makes|make> a body check [at {modifier:+}]")
class BodyCheck(Effect, frozen=True):
    """A body check is made that has nothing to do with a strike."""

    subject: Someone
    modifier: int = 0


@phrase("{subject} is taken prisoner if the strike succeeds")
class Capture(Effect, frozen=True):
    """The next strike that succeeds against somebody does not harm him, but takes him prisoner."""

    subject: Someone

    def about(self, target: Target | None) -> frozenset[Matter]:
        """Tell whether it is about the attack, by its target."""
        return in_combat(target)


@phrase("{subject} can use a palantír until the turn ends")
class Enable(Effect, frozen=True):
    """Somebody has the ability to use one palantír for the rest of the turn: the first he uses."""

    subject: Someone


@phrase("the~company~faces an attack ({attack})")
class Face(Effect, frozen=True):
    """The company faces an attack, there and then."""

    attack: Attack


@phrase(
    "the~way~back lies open as the turn ends {doubled:for double draws by the opponent}"
    " [at {at:place}]"
)
class Retrace(Effect, frozen=True):
    """A company's site may be exchanged, as the turn ends, for the one that it set out from."""

    at: Where | None = None
    """It has to be at such a site then, to which it has moved."""
    doubled: bool = False
    """The opponent may draw twice as many cards for it."""


@phrase("the~company~faces an attack ({attack}) on its way by regions")
class Waylay(Effect, frozen=True):
    """The company faces an attack this turn if it goes from region to region."""

    attack: Attack


@phrase(
    "one creature by <{races:s or}|manifestations of {dragon}>"
    " may be keyed to <{path}|it> this turn"
)
class Lure(Effect, frozen=True):
    """One such creature can be keyed to the site by its name this turn, or to a company's path."""

    races: tuple[Race, ...] = ()
    dragon: str = ""
    """It is a manifestation of this Dragon."""
    path: Regions | None = None
    """It can be keyed to so many regions of a type instead."""


@phrase("the strike is ineffectual")
class Foil(Effect, frozen=True):
    """The strike is ineffectual: it neither fails nor succeeds."""

    def about(self, target: Target | None) -> frozenset[Matter]:
        """Tell that it is about the strike."""
        return frozenset({"strike"})


@phrase("place {name} with {role}")
class Place(Effect, frozen=True):
    """A stored card of this name is put with another card."""

    name: str
    role: Role


@phrase("{amount:+} if {role} is {who}")
class Bonus(Struct, frozen=True):
    """What is added to a roll if somebody is such a character."""

    amount: int
    role: Role
    who: Who


_ROLLED = (
    "if <{check}|a roll> [plus {plus}] [({bonuses:+and})]"
    " {above:is greater than|is less than} {than} [plus {over}] then"
)


@phrase(f"{_ROLLED} {{effects:one}}", f"{_ROLLED} both {{effects:+and}}")
class Roll(Effect, frozen=True):
    """Dice decide whether something happens, or one thing and another."""

    than: int
    effects: tuple[Effect, ...]
    above: bool = True
    plus: Annotated[
        str,
        words(
            "PLUS",
            "what is added to the roll",
            *("its player's unused general influence", "his unused direct influence", "his mind"),
            "the minion characters at its site",
            *("the prowess of the attack", "the rangers of the company"),
            "the scouts of the company",
        ),
    ] = ""
    """What is added to the roll."""
    over: Annotated[
        str, words("OVER", "what is added to the number", "the unused influence over it")
    ] = ""
    """What is added to the number that it is compared with."""
    check: Annotated[
        Literal["", "influence check"],
        words("CHECK", "a check", said={"influence check": "an influence check"}),
    ] = ""
    """The roll is a check of this kind, so what changes such checks changes it."""
    bonuses: tuple[Bonus, ...] = ()
    """What is added to it besides, and for whom."""

    @property
    def parts(self) -> tuple[Effect, ...]:
        """What happens if the dice will have it."""
        return self.effects

    def speaking_of(self, whom: Subject) -> "Roll":
        """Give it with whom its parts speak of."""
        return structs.replace(self, effects=tuple(each.speaking_of(whom) for each in self.effects))
