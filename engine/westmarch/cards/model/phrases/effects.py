"""What cards do."""

from typing import Literal

from msgspec import Struct

from westmarch.cards.model.attack import Attack
from westmarch.cards.model.own import Own
from westmarch.cards.model.phrases.targets import OnCompany, Subject
from westmarch.cards.model.phrases.things import Cards, Role, Who


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


class Spend(Struct, frozen=True, tag="spend"):
    """Something happens at the price of a card from hand that could be keyed to the site."""

    cards: Cards
    effect: "Effect"


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


class Face(Struct, frozen=True, tag="face"):
    """The company faces an attack, there and then."""

    attack: Attack


class Lure(Struct, frozen=True, tag="lure"):
    """One such creature can be keyed to the site by its name this turn, or to a company's path."""

    races: tuple[str, ...] = ()
    dragon: str = ""
    """It is a manifestation of this Dragon."""
    path: tuple[int, str] | None = None
    """It can be keyed to so many regions of a type instead."""


class Foil(Struct, frozen=True, tag="foil"):
    """The strike is ineffectual: it neither fails nor succeeds."""


class Place(Struct, frozen=True, tag="place"):
    """A stored card of this name is put with another card."""

    name: str
    role: Role


class Bonus(Struct, frozen=True):
    """What is added to a roll if somebody is such a character."""

    amount: int
    role: Role
    who: Who


class Roll(Struct, frozen=True, tag="roll"):
    """Dice decide whether something happens, or one thing and another."""

    than: int
    effects: tuple["Effect", ...]
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
    Own
    | Cancel
    | Lasting
    | Turn
    | Check
    | Spare
    | Several
    | Bar
    | Rest
    | Passage
    | Repeat
    | Spend
    | Remove
    | Lose
    | Draw
    | Fetch
    | Enable
    | Face
    | Allow
    | Treat
    | Foil
    | Place
    | Lure
    | Roll
)
