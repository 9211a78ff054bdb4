"""What cards say of how they are played and used, and of what they do in play."""

from typing import Literal

from msgspec import Struct

from westmarch.cards.model.phrases.conditions import Condition
from westmarch.cards.model.phrases.effects import Effect, Shift
from westmarch.cards.model.phrases.targets import EachCard, Subject, Target
from westmarch.cards.model.phrases.things import Attacks, Where, Who

Moment = Literal[
    "",
    "in the organization phase",
    "at the end of the organization phase",
    "in the movement/hazard phase",
    "in the site phase",
    "at the beginning of the end-of-turn phase",
    "at the end of the turn",
    "also in the opponent's site phase",
    "also in the opponent's site phase and at the Free Council",
]

Price = Literal[
    "tap it",
    "tap it and its bearer",
    "tap its bearer",
    "tap its bearer and discard it",
    "tap the target",
    "tap the target and discard it, once stored,",
    "discard it",
    "tap him",
    "freely",
    "once a turn",
]

Happening = Literal[
    "when it comes into play",
    "when a play deck is exhausted",
    "when it attacks",
    "when it wounds a character",
    "after its attack",
    "after its attack for each character it wounded",
    "when a character of the company is wounded",
    "when a character of the company gains an item",
    "when the company moves",
    "at the end of the untap phase",
    "at the end of the movement/hazard phase",
    "when somebody joins the company",
    "at the end of any movement/hazard phase",
    "at the beginning of the opponent's site phase",
]
Leaving = Literal["when another card leaves play"]
Coming = Literal["when another card comes into play"]

OnOne = Literal[
    "", "on a character", "on a company", "on a site", "against an attack", "by a player"
]


OneUse = Literal["", "its first use", "its second use", "its third use"]


class Playing(Struct, frozen=True, tag="playing"):
    """A way to play an event: when, on what, at what price, and what comes of it.

    A card with several such clauses is played in one of these ways.
    """

    moment: Moment = ""
    by: Who | None = None
    """The character who plays it, where it takes one."""
    tapping: bool = False
    """He taps for it."""
    target: Target | None = None
    conditions: tuple[Condition, ...] = ()
    effects: tuple[Effect, ...] = ()
    line: int = 0


class Ability(Struct, frozen=True, tag="ability"):
    """A card in play can be used for effects, at a price."""

    price: Price
    moment: Moment = ""
    target: Target | None = None
    conditions: tuple[Condition, ...] = ()
    effects: tuple[Effect, ...] = ()
    line: int = 0


class Standing(Struct, frozen=True, tag="standing"):
    """Numbers are others as long as the card is in play."""

    subject: Subject | EachCard
    shifts: tuple[Shift, ...]
    conditions: tuple[Condition, ...] = ()
    line: int = 0


class Trigger(Struct, frozen=True, tag="trigger"):
    """Whenever something happens, effects follow."""

    happening: Happening | Leaving | Coming
    effects: tuple[Effect, ...]
    conditions: tuple[Condition, ...] = ()
    name: str = ""
    """Of the other card, where it waits for one to leave play."""
    line: int = 0


class NoDuplicate(Struct, frozen=True, tag="no-duplicate"):
    """No second copy has a place in play, or on one and the same thing."""

    on: OnOne = ""
    use: OneUse = ""
    """The one use, of several, of which it is said."""
    line: int = 0


class Uncounted(Struct, frozen=True, tag="uncounted"):
    """To play the hazard does not count against the hazard limit."""

    line: int = 0


class HealsAtSite(Struct, frozen=True, tag="heals-at-site"):
    """Those at the site on which the event lies are healed there as at a haven."""

    line: int = 0


class IsSauron(Struct, frozen=True, tag="is-sauron"):
    """The player of the event is Sauron: no Ringwraith is his avatar, and none follows."""

    line: int = 0


class NoAttacksThere(Struct, frozen=True, tag="no-attacks-there"):
    """The site on which the event lies has no automatic-attacks any more."""

    line: int = 0


class AlsoKeyed(Struct, frozen=True, tag="also-keyed"):
    """The creature can be keyed to further regions by name, perhaps on conditions."""

    regions: tuple[str, ...]
    conditions: tuple[Condition, ...] = ()
    line: int = 0


class KeyedIn(Struct, frozen=True, tag="keyed-in"):
    """The creature can be keyed to such sites, perhaps only in some regions or on conditions."""

    where: Where
    regions: tuple[str, ...] = ()
    conditions: tuple[Condition, ...] = ()
    line: int = 0


class KeyedThrough(Struct, frozen=True, tag="keyed-through"):
    """The creature can be keyed to so many regions of a type, perhaps only on conditions."""

    number: int
    region_type: str
    conditions: tuple[Condition, ...] = ()
    line: int = 0


class UsesMagic(Struct, frozen=True, tag="uses-magic"):
    """The character can use magic of some kinds."""

    kinds: tuple[str, ...]
    line: int = 0


class Unassailed(Struct, frozen=True, tag="unassailed"):
    """The ally is not attacked by certain attacks."""

    attacks: Attacks
    line: int = 0


class WhileTapped(Struct, frozen=True, tag="while-tapped"):
    """The ally can be played where the site is tapped, too."""

    line: int = 0


class PlayableWhere(Struct, frozen=True, tag="playable-where"):
    """The ally or the special item can be played at any such site."""

    where: Where
    even_tapped: bool = False
    line: int = 0


class StaysIn(Struct, frozen=True, tag="stays-in"):
    """The ally is discarded when its company moves to a site outside these regions."""

    regions: tuple[str, ...]
    line: int = 0


class StrikesWeakened(Struct, frozen=True, tag="strikes-weakened"):
    """Strikes against the bearer, perhaps only of some races, have a lower body."""

    amount: int
    races: tuple[str, ...] = ()
    line: int = 0


class InsteadAgainst(Struct, frozen=True, tag="instead-against"):
    """Against some races the weapon gives another bonus to prowess than it prints."""

    races: tuple[str, ...]
    amount: int
    maximum: int | None = None
    line: int = 0


class NumberInPlay(Struct, frozen=True, tag="number-in-play"):
    """The faction is easier or harder to influence once it is in play."""

    number: int
    line: int = 0


class Gifts(Struct, frozen=True, tag="gifts"):
    """Who tries to bring the faction into play may discard an item that he bears for it."""

    worth: tuple[tuple[str, int], ...]
    """For a class of items, what one of them adds to the influence check."""
    line: int = 0


class RaceKeyed(Struct, frozen=True, tag="race-keyed"):
    """All creatures of such races can be keyed to sites of a type, perhaps on conditions."""

    races: tuple[str, ...]
    site_type: str
    conditions: tuple[Condition, ...] = ()
    line: int = 0


class GivesSkill(Struct, frozen=True, tag="gives-skill"):
    """The bearer has a skill that he does not print."""

    skill: str
    line: int = 0


PlayClause = (
    Playing
    | Ability
    | Standing
    | Trigger
    | NoDuplicate
    | Uncounted
    | HealsAtSite
    | NoAttacksThere
    | IsSauron
    | AlsoKeyed
    | KeyedIn
    | KeyedThrough
    | UsesMagic
    | Unassailed
    | StaysIn
    | WhileTapped
    | PlayableWhere
    | StrikesWeakened
    | InsteadAgainst
    | NumberInPlay
    | Gifts
    | RaceKeyed
    | GivesSkill
)
