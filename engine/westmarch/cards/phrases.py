"""What clauses are made of: whom a card's text means, where and when, and what it does."""

from typing import Literal

from msgspec import Struct

from westmarch.cards.attack import Attack, Companies

State = Literal["", "untapped", "tapped", "wounded", "unwounded"]


class Who(Struct, frozen=True):
    """Which characters are meant; with nothing said, any."""

    kinds: tuple[tuple[str, ...], ...] = ()
    """Any of these will do: races, skills and designations, all of them together, or a name."""
    but: tuple[str, ...] = ()
    """None of these races."""
    state: State = ""
    other_than: str = ""
    """Nobody of this name."""


class Attacks(Struct, frozen=True):
    """Which attacks are meant; with nothing said, any."""

    origins: tuple[Literal["automatic", "creature", "at site", "off site", "detainment"], ...] = ()
    """An automatic-attack, one of a creature, one keyed to a site, one of a creature that is not,
    or a detainment attack; any of these will do."""
    races: tuple[str, ...] = ()
    but: tuple[str, ...] = ()
    """None of these races."""
    keyed_to: tuple[str, ...] = ()
    """Keyed to any of these types of region or site, by type."""
    by_name: bool = False
    """Or keyed to one of these by its name."""
    prowess: int = 0
    """The least prowess it has printed."""
    dragon: str = ""
    """It is a manifestation of this Dragon."""


class Where(Struct, frozen=True):
    """Which sites are meant; with nothing said, any."""

    kinds: tuple[str, ...] = ()
    """Any of these will do: types of sites, or names."""
    state: Literal["", "untapped", "tapped"] = ""
    information: bool = False
    """Information is playable there."""
    not_lair: bool = False
    """It is not a Dragon's lair."""
    on_the_way: tuple[int, str] | None = None
    """It has so many regions of a type, or more, in its site path."""
    attacked_by: str = ""
    """It has an automatic-attack by this race."""
    surface: bool = False
    """It is no Under-deeps site."""
    outside: tuple[str, ...] = ()
    """It lies in none of these regions."""


MANIFESTATION_OF = "manifestation of "
"""What comes before the name of the Dragon whose manifestations are meant."""


class Cards(Struct, frozen=True):
    """Which cards are meant."""

    sorts: tuple[str, ...]
    """Any of these will do: each a sort as `grammar/card.lark` lists them, or whose
    manifestation it is."""
    but: tuple[str, ...] = ()
    """None of these designations."""


# Conditions


class InPlay(Struct, frozen=True, tag="in-play"):
    """A card of this name is in play, or is not."""

    name: str
    yes: bool = True


class Is(Struct, frozen=True, tag="is"):
    """Somebody is such a character."""

    role: "Role"
    who: Who


class At(Struct, frozen=True, tag="at"):
    """Somebody is at such a site."""

    role: "Role"
    where: Where


class HasFaced(Struct, frozen=True, tag="has-faced"):
    """The company has faced an attack of such a race, or by a creature of such a name."""

    races: tuple[str, ...]


class HasMet(Struct, frozen=True, tag="has-met"):
    """The company has faced such an attack: by race, by where it came from, and by its key."""

    role: "Role"
    attacks: Attacks


class HasMoved(Struct, frozen=True, tag="has-moved"):
    """The company has moved to such a site this turn, or is on its way there."""

    role: "Role"
    where: Where


class NoLarger(Struct, frozen=True, tag="no-larger"):
    """The company is no larger than this."""

    role: "Role"
    than: int


class HasCharacters(Struct, frozen=True, tag="has-characters"):
    """The company has so many characters or fewer, or so many or more."""

    role: "Role"
    number: int
    comparison: Literal["fewer", "more"]


class IsBeside(Struct, frozen=True, tag="is-beside"):
    """Somebody is at the same site as a character of this name."""

    role: "Role"
    name: str


class HasWithIt(Struct, frozen=True, tag="has-with-it"):
    """The company has such a character."""

    role: "Role"
    who: Who


class IsStored(Struct, frozen=True, tag="is-stored"):
    """The player has stored a card of this name."""

    name: str


class LiesWith(Struct, frozen=True, tag="lies-with"):
    """A card of this name was placed with another card, or was not."""

    name: str
    role: "Role"
    yes: bool = True


class IsAble(Struct, frozen=True, tag="is-able"):
    """Somebody has the ability to use palantíri."""

    role: "Role"


class IsBearing(Struct, frozen=True, tag="is-bearing"):
    """Somebody bears such an item."""

    role: "Role"
    cards: Cards


Condition = (
    InPlay
    | Is
    | At
    | HasFaced
    | HasMet
    | HasMoved
    | NoLarger
    | HasCharacters
    | HasWithIt
    | IsStored
    | LiesWith
    | IsBeside
    | IsAble
    | IsBearing
)


# What something is played or used on


Situation = Literal[
    "strike", "corruption check", "influence check", "faction check", "company", "journey"
]
"""A strike that somebody faces, a check that he makes, or a company in which he is: his bearer's,
or one that is on its way. A check for a faction is an influence check, too."""


class OnCharacter(Struct, frozen=True, tag="on-character"):
    """A character, perhaps in some situation."""

    who: Who = Who()
    facing: Attacks | Situation | None = None
    """What he faces or makes; `company` for being in the bearer's company."""
    at: Where | None = None
    strike_of: Attacks | None = None
    """The strike that he faces is of such an attack."""
    wounded_by: Attacks | None = None
    """A strike of such an attack, which is being fought, has wounded him."""


class OnCompany(Struct, frozen=True, tag="on-company"):
    """A company."""

    moving: bool = False
    through: str = ""
    """It moves through a region of this type."""
    at_most: int | None = None
    """It is no larger than this."""
    having: Who | None = None
    """It has such a character."""
    at: Where | None = None
    facing: Attacks | None = None
    of: Companies | None = None
    """It is of this sort."""
    met: bool = False
    """Whoever plays the card meets it: another company at the same site."""


class OnSite(Struct, frozen=True, tag="on-site"):
    """A site."""

    where: Where = Where()


class OnAttack(Struct, frozen=True, tag="on-attack"):
    """The attack that is being fought, or an automatic-attack of a site in play."""

    attacks: Attacks = Attacks()
    at: Where | None = None


class OnStrike(Struct, frozen=True, tag="on-strike"):
    """A strike of such an attack, against the bearer where there is one."""

    attacks: Attacks = Attacks()
    first: bool = False
    """No other strike of the attack has been faced before."""


class OnCard(Struct, frozen=True, tag="on-card"):
    """A card in play, or one that was declared and is being played."""

    cards: Cards
    played: bool = False


class OnRegion(Struct, frozen=True, tag="on-region"):
    """A region, by its name."""

    region_type: str


Target = OnCharacter | OnCompany | OnSite | OnAttack | OnStrike | OnCard | OnRegion
NAMED = (OnCharacter, OnCompany, OnSite, OnCard, OnRegion)
"""What a player has to name; an attack or a strike that is being fought is plain."""


# Those whom an effect reaches

Role = Literal[
    "he", "it", "this card", "its bearer", "its player", "the company", "the attack", "the site"
]
"""`he` and `it` are what the card is played or used on, and else the card itself."""


class One(Struct, frozen=True, tag="one"):
    """Somebody or something by the part it has."""

    role: Role


class Bearer(Struct, frozen=True, tag="bearer"):
    """Whoever bears the card, if it is such a character."""

    who: Who


class EachCharacter(Struct, frozen=True, tag="each-character"):
    """All such characters: those of the company, of its player, or all in play."""

    who: Who = Who()
    of: Literal["", "the company", "its player"] = ""


class EachAttack(Struct, frozen=True, tag="each-attack"):
    """All such attacks, perhaps only those on the company, or those at such sites."""

    attacks: Attacks = Attacks()
    on_company: bool = False
    at: Where | None = None


class EachCard(Struct, frozen=True, tag="each-card"):
    """All such cards."""

    cards: Cards


Subject = One | Bearer | EachCharacter | EachAttack


class Shift(Struct, frozen=True):
    """What becomes of a number."""

    quantity: str
    """As `grammar/card.lark` spells it."""
    amount: int = 0
    times: Literal["", "doubled", "halved", "tripled"] = ""
    """Halves are rounded up."""
    maximum: int | None = None
    minimum: int | None = None
    per: str = ""
    """The amount counts once for each of these: as `grammar/card.lark` lists them."""
    at_most: int | None = None
    """It counts no more often than this."""
    to: int | None = None
    """It comes down to this."""


# Effects


class Cancel(Struct, frozen=True, tag="cancel"):
    """The attack, the strike or the card is cancelled."""

    what: Literal[
        "the attack", "the strike", "it", "every creature's attack on the company this turn"
    ]


class Allow(Struct, frozen=True, tag="allow"):
    """One item may be played, even though its site is tapped, if the site contains a hoard."""

    classes: tuple[str, ...]


class Treat(Struct, frozen=True, tag="treat"):
    """A region is of another type until the turn ends."""

    region_type: str


class Lasting(Struct, frozen=True, tag="lasting"):
    """Numbers are others for a while."""

    shifts: tuple[Shift, ...]
    subject: Subject | None = None
    """Without one it is what the card is played or used on."""
    until: Literal["", "turn", "combat", "strike"] = ""
    """Empty for what is over with the check, or with the attack."""


class Turn(Struct, frozen=True, tag="turn"):
    """Something is tapped or untapped, wounded, healed, or restored to stand untapped again."""

    verb: Literal["tap", "untap", "wound", "heal", "restore"]
    subject: Subject


class Check(Struct, frozen=True, tag="check"):
    """A corruption check is made."""

    subject: Subject
    modifier: int = 0
    per: str = ""
    """One for each of these."""


class Spare(Struct, frozen=True, tag="spare"):
    """Somebody does not tap against the strike."""

    subject: Subject


class Several(Struct, frozen=True, tag="several"):
    """Somebody may face several strikes of the attack, as many as the defender likes to give."""

    subject: Subject
    number: int | None = None
    """No more than so many."""


class Bar(Struct, frozen=True, tag="bar"):
    """Creatures are not played on the company this turn."""

    keyed_to: tuple[str, ...] = ()
    """Those keyed to such a type; with nothing said, all."""
    unless_site: bool = False
    """Those keyed to the company's site are not meant."""
    longest: int | None = None
    """It holds only if the site path has no more regions than this, and has one at least."""
    without: tuple[str, ...] = ()
    """It holds only if the site path has no region of these types."""


class Rest(Struct, frozen=True, tag="rest"):
    """The company does nothing in its site phase, or does not move this turn."""

    what: Literal["do", "move"]


class Conceal(Struct, frozen=True, tag="conceal"):
    """Somebody is not assigned a strike of the attack."""

    subject: Subject


class Passage(Struct, frozen=True, tag="passage"):
    """A company may move between sites of some regions, by a way of its own, this turn."""

    subject: Subject
    regions: tuple[str, ...]
    path: tuple[str, ...]
    """The types of regions on the way."""
    hazard_limit: int
    """What the hazard limit changes by if the company goes that way."""
    minimum: int | None = None


NTH = ("first", "second", "third")
"""How one of several is counted."""


class Repeat(Struct, frozen=True, tag="repeat"):
    """One of the automatic-attacks of a site is faced twice in a row until the turn ends."""

    number: int
    """Which one, counted from 0."""


class Rouse(Struct, frozen=True, tag="rouse"):
    """When such an item is played at a site, one such creature may follow in the site phase."""

    items: tuple[str, ...]
    races: tuple[str, ...]
    other_than: str = ""
    """No creature of this name."""


class MoveOn(Struct, frozen=True, tag="move-on"):
    """A company that has moved to such a site may move again directly afterwards."""

    subject: Subject
    where: Where


class Refresh(Struct, frozen=True, tag="refresh"):
    """When the company's path is known, its player untaps some of its characters."""

    per: str
    """One for each of these."""


class Spend(Struct, frozen=True, tag="spend"):
    """Something happens at the price of a card from hand that could be keyed to the site."""

    cards: Cards
    effect: "Effect"


class Thin(Struct, frozen=True, tag="thin"):
    """Of the regions of a type in the company's site path only every second one counts."""

    region_type: str


class Injure(Struct, frozen=True, tag="injure"):
    """If the strike fails, somebody makes a body check all the same."""

    subject: Subject
    modifier: int = 0
    """For each item he bears of these kinds."""
    worn: tuple[str, ...] = ()


class Hoard(Struct, frozen=True, tag="hoard"):
    """A site contains a hoard until the turn ends."""

    role: Role


class Remove(Struct, frozen=True, tag="remove"):
    """Cards leave play: they are discarded, or returned to their owner's hand."""

    subject: Subject | Cards
    to: Literal["discard-pile", "hand"] = "discard-pile"
    on: Subject | OnCompany | None = None
    """Of cards: those that lie on them, or on such companies."""


class Lose(Struct, frozen=True, tag="lose"):
    """An item of the company or of a character is discarded, by its player's choice."""

    cards: Cards
    of: Literal["the company", "his"] = "the company"
    by_attacker: bool = False
    """The choice is the attacker's."""


class Draw(Struct, frozen=True, tag="draw"):
    """The player draws."""

    number: int


class Fetch(Struct, frozen=True, tag="fetch"):
    """The player takes a card from some piles into the play deck or the hand."""

    cards: Cards
    piles: tuple[str, ...]
    to: Literal["play-deck", "hand"]


class Enable(Struct, frozen=True, tag="enable"):
    """Somebody has the ability to use palantíri for the rest of the turn."""

    subject: Subject


class GoHome(Struct, frozen=True, tag="go-home"):
    """The company's site is replaced with the nearest haven."""


class Face(Struct, frozen=True, tag="face"):
    """The company faces an attack, there and then."""

    attack: Attack


class TurnOn(Struct, frozen=True, tag="turn-on"):
    """An ally attacks its controller: as what it is, with its own prowess and a roll.

    An ally that is not defeated is discarded.
    """

    attack: Attack
    """Its strikes, and in what manner; race and prowess are left to the ally."""


class Lure(Struct, frozen=True, tag="lure"):
    """One such creature can be keyed to the site by its name this turn, or to a company's path."""

    races: tuple[str, ...] = ()
    dragon: str = ""
    """It is a manifestation of this Dragon."""
    path: tuple[int, str] | None = None
    """It can be keyed to so many regions of a type instead."""


class Foil(Struct, frozen=True, tag="foil"):
    """The strike is ineffectual: it neither fails nor succeeds."""


class Rout(Struct, frozen=True, tag="rout"):
    """If the strike is defeated, so is every later one of the attack that fails, without more."""


class FaceAll(Struct, frozen=True, tag="face-all"):
    """Somebody faces every strike of the attack that nobody has faced, those in excess included."""

    subject: Subject


class Place(Struct, frozen=True, tag="place"):
    """A stored card of this name is put with another card."""

    name: str
    role: Role


class Bestow(Struct, frozen=True, tag="bestow"):
    """The player puts a card from a pile into play, with a character of the company."""

    cards: Cards
    pile: str


class Keep(Struct, frozen=True, tag="keep"):
    """What would discard somebody does not, for the rest of the turn."""

    subject: Subject


class Both(Struct, frozen=True, tag="both"):
    """One thing happens, and the other as well."""

    effects: tuple["Effect", ...]


class Bonus(Struct, frozen=True):
    """What is added to a roll if somebody is such a character."""

    amount: int
    role: Role
    who: Who


class Roll(Struct, frozen=True, tag="roll"):
    """Dice decide whether something happens."""

    than: int
    effect: "Effect"
    above: bool = True
    plus: str = ""
    """What is added to the roll, as `grammar/card.lark` lists it."""
    over: str = ""
    """What is added to the number that it is compared with."""
    check: Literal["", "influence check"] = ""
    """The roll is a check of this kind, so what changes such checks changes it."""
    bonuses: tuple[Bonus, ...] = ()
    """What is added to it besides, and for whom."""


Effect = (
    Cancel
    | Lasting
    | Turn
    | Check
    | Spare
    | Several
    | Bar
    | Rest
    | Conceal
    | Hoard
    | Passage
    | Repeat
    | Rouse
    | MoveOn
    | Refresh
    | Spend
    | Thin
    | Injure
    | Remove
    | Lose
    | Draw
    | Fetch
    | GoHome
    | TurnOn
    | Enable
    | Face
    | Allow
    | Treat
    | Both
    | Foil
    | Rout
    | Keep
    | FaceAll
    | Place
    | Bestow
    | Lure
    | Roll
)
