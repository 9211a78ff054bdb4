"""What cards say of how they are played and used, and of what they do in play."""

from typing import Annotated, Literal, TypeAlias, get_args

from westmarch.cards.model.clause import Clause
from westmarch.cards.model.phrases.conditions import Condition
from westmarch.cards.model.phrases.effect import Effect
from westmarch.cards.model.phrases.effects.changes import Shift
from westmarch.cards.model.phrases.targets import EachCard, Subject, Target
from westmarch.cards.model.phrases.things import Attacks, Where, Who
from westmarch.cards.model.vocabulary import ItemClass, Magic, Race, RegionType, SiteType, Skill
from westmarch.cards.wording.declare import Said, form, phrase, words

_Moment: TypeAlias = Literal[
    "",
    "in the untap phase",
    "in the organization phase",
    "at the end of the organization phase",
    "in the movement/hazard phase",
    "at the end of the movement/hazard phase",
    "in the site phase",
    "in the end-of-turn phase",
    "at the beginning of the end-of-turn phase",
    "at the end of the turn",
    "also in the opponent's site phase",
    "also in the opponent's site phase and at the Free Council",
]
Moment = Annotated[_Moment, words("MOMENT", "a time", *get_args(_Moment))]

_Price: TypeAlias = Literal[
    "tap it",
    "tap it and its bearer",
    "spend it",
    "tap its bearer",
    "tap its bearer and discard it",
    "tap the target",
    "once a turn tap the target",
    "tap the target and discard it, once stored,",
    "discard it, once stored,",
    "discard it",
    "tap him",
    "freely",
    "once a turn",
]
Price = Annotated[_Price, words("PRICE", "a price", *get_args(_Price))]

_Happening: TypeAlias = Literal[
    "when it comes into play",
    "when a play deck is exhausted",
    "when it attacks",
    "before its strikes are assigned",
    "when it wounds a character",
    "after its attack",
    "after its attack for each character it wounded",
    "when its bearer becomes wounded",
    "when a character of the company becomes wounded",
    "when a character of the company gains an item",
    "when the company moves",
    "at the end of the untap phase",
    "at the end of the movement/hazard phase",
    "when somebody joins the company",
    "at the end of any movement/hazard phase",
    "at the beginning of the opponent's site phase",
    "when a new site is revealed",
    "as any untap phase begins",
    "as its organization phase begins",
    "as the turn of its bearer ends",
    "as the untap phase of a prisoner begins",
]
Happening = Annotated[_Happening, words("HAPPENING", "an occasion", *get_args(_Happening))]
Beaten = Literal["when such an attack is defeated"]
Leaving = Literal["when another card leaves play"]
Coming = Literal["when another card comes into play"]

_OnOne: TypeAlias = Literal[
    "",
    "on a character",
    "on an item",
    "on a company",
    "on a site",
    "at a site",
    "on a faction",
    "against an attack",
    "by a player",
    "in a turn",
]
OnOne = Annotated[_OnOne, words("ON_ONE", "what it is said of", *get_args(_OnOne))]


_OneUse: TypeAlias = Literal["", "its first use", "its second use", "its third use"]
OneUse = Annotated[_OneUse, words("USE", "which use", *get_args(_OneUse))]


@phrase(
    "play [{moment}] [by {by} {tapping:who taps} {leaving:who is discarded}] [on {target}]"
    " [if {conditions:+and}] [: {effects:,}]"
)
class Playing(Clause, frozen=True):
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
    leaving: bool = False
    """Whoever plays it is discarded for it."""


@phrase("{price} [{moment}] [on {target}] [if {conditions:+and}]: {effects:,}")
class Ability(Clause, frozen=True):
    """A card in play can be used for effects, at a price."""

    price: Price
    moment: Moment = ""
    target: Target | None = None
    conditions: tuple[Condition, ...] = ()
    effects: tuple[Effect, ...] = ()


@phrase("[while {conditions:+and}:] {subject} <has|have> {shifts:+and}")
class Standing(Clause, frozen=True):
    """Numbers are others as long as the card is in play."""

    subject: Subject | EachCard
    shifts: tuple[Shift, ...]
    conditions: tuple[Condition, ...] = ()


@phrase(
    "{happening:HAPPENING} [if {conditions:+and}]: {effects:,}",
    form(
        "when {name} leaves play [if {conditions:+and}]: {effects:,}",
        happening="when another card leaves play",
    ),
    form(
        "when {name} comes into play [if {conditions:+and}]: {effects:,}",
        happening="when another card comes into play",
    ),
    form(
        "when {attacks} is defeated [if {conditions:+and}]: {effects:,}",
        happening="when such an attack is defeated",
    ),
)
class Trigger(Clause, frozen=True):
    """Whenever something happens, effects follow."""

    happening: Happening | Leaving | Coming | Beaten
    effects: tuple[Effect, ...]
    conditions: tuple[Condition, ...] = ()
    name: str = ""
    """Of the other card, where it waits for one to leave play."""
    attacks: Attacks = Attacks()
    """Where it waits for one to be defeated."""


@phrase("[{use}] cannot be duplicated [{on}]")
class NoDuplicate(Clause, frozen=True):
    """No second copy has a place in play, or on one and the same thing."""

    on: OnOne = ""
    use: OneUse = ""
    """The one use, of several, of which it is said."""


@phrase("is not played against minion players")
class SparesMinions(Clause, frozen=True):
    """Neither a Ringwraith player nor a Balrog player has the hazard played against him."""


@phrase("while organizing its player may bring it from the sideboard into the play deck")
class BringsItself(Clause, frozen=True):
    """It comes from the sideboard by its own text, and nobody taps for it."""


@phrase("discards an item of {of} instead of wounding")
class Robs(Clause, frozen=True):
    """Whom the creature strikes successfully is not harmed, and an item is discarded instead."""

    of: Annotated[
        Literal["its victim", "the company"],
        words("ROBBED", "who is robbed", "its victim", "the company"),
    ]


@phrase("is removed from the game when it has taken effect")
class RemovedOnceDone(Clause, frozen=True):
    """The short-event is not discarded once it has done what it does."""


@phrase("does not count against the hazard limit")
class Uncounted(Clause, frozen=True):
    """To play the hazard does not count against the hazard limit."""


@phrase("may be played at any time {as_resource:, as a resource in its player's own turn}")
class AnyTime(Clause, frozen=True):
    """The hazard may be played in whatever phase of either player's turn there is time to act."""

    as_resource: bool = False
    """It is a resource in the turn of whoever plays it."""


@phrase("may be revealed on-guard")
class Revealable(Clause, frozen=True):
    """The event may be revealed on-guard in answer to a resource, whatever it is played on."""


@phrase(
    form("may be played as a permanent-event instead", length="permanent"),
    form("may be played as a short-event instead", length="short"),
)
class AsEvent(Clause, frozen=True):
    """The creature may be played as a hazard event instead, in the ways that its text tells."""

    length: Literal["short", "permanent"]


@phrase("leaves play when {name} comes")
class MakesWay(Clause, frozen=True):
    """The card, the same being as another, does not keep that out of play, and is discarded."""

    name: str


@phrase("its site counts as a haven for healing")
class HealsAtSite(Clause, frozen=True):
    """Those at the site on which the event lies are healed there as at a haven."""


@phrase("makes its player Sauron, not a Ringwraith")
class IsSauron(Clause, frozen=True):
    """The player of the event is Sauron: no Ringwraith is his avatar, and none follows."""


@phrase("its site has no automatic-attacks")
class NoAttacksThere(Clause, frozen=True):
    """The site on which the event lies has no automatic-attacks any more."""


@phrase("[while {conditions:+and}:] also keyed to {regions:or}")
class AlsoKeyed(Clause, frozen=True):
    """The creature can be keyed to further regions by name, perhaps on conditions."""

    regions: tuple[str, ...]
    conditions: tuple[Condition, ...] = ()


@phrase("[while {conditions:+and}:] also keyed to {where} [in {regions:or}]")
class KeyedIn(Clause, frozen=True):
    """The creature can be keyed to such sites, perhaps only in some regions or on conditions."""

    where: Where
    regions: tuple[str, ...] = ()
    conditions: tuple[Condition, ...] = ()


@phrase("[while {conditions:+and}:] also keyed to {number:a} {region_type:(s)}")
class KeyedThrough(Clause, frozen=True):
    """The creature can be keyed to so many regions of a type, perhaps only on conditions."""

    number: int
    region_type: RegionType
    conditions: tuple[Condition, ...] = ()


@phrase("can use {kinds:and}")
class UsesMagic(Clause, frozen=True):
    """The character can use magic of some kinds."""

    kinds: tuple[Magic, ...]


@phrase("is not attacked by {attacks}")
class Unassailed(Clause, frozen=True):
    """The ally is not attacked by certain attacks."""

    attacks: Attacks


@phrase("is playable even while its site is tapped")
class WhileTapped(Clause, frozen=True):
    """The ally or the faction can be played where the site is tapped, too."""


@phrase("[while {conditions:+and}:] is playable at {where:place} {even_tapped:, tapped or not}")
class PlayableWhere(Clause, frozen=True):
    """The ally, the faction or the special item can be played at any such site."""

    where: Where
    even_tapped: bool = False
    conditions: tuple[Condition, ...] = ()


@phrase("is discarded when its company moves above the ground")
class StaysBelow(Clause, frozen=True):
    """The ally is discarded when its company moves by Region Movement or Starter Movement."""


@phrase("is discarded when its company moves outside {regions:or}")
class StaysIn(Clause, frozen=True):
    """The ally is discarded when its company moves to a site outside these regions."""

    regions: tuple[str, ...]
    """Regions, or single sites."""


@phrase(
    "strikes [by {races:s or}] against its bearer have {amount:+} body",
    "strikes [by {races:s or}] against {who} who bears it have {amount:+} body",
)
class StrikesWeakened(Clause, frozen=True):
    """Strikes against the bearer, perhaps only of some races, have a lower body."""

    amount: int
    races: tuple[Race, ...] = ()
    who: Who | None = None
    """Only if the bearer is such a character."""


@phrase("against {races:s or} instead {amount:+} prowess [, to a maximum of {maximum}]")
class InsteadAgainst(Clause, frozen=True):
    """Against some races the weapon gives another bonus to prowess than it prints."""

    races: tuple[Race, ...]
    amount: int
    maximum: int | None = None


@phrase("once in play its number is {number}")
class NumberInPlay(Clause, frozen=True):
    """The faction is easier or harder to influence once it is in play."""

    number: int


Gift = Annotated[tuple[ItemClass, int], Said("gift", "a {0} item for {1:+}")]
"""A class of items, and what one of them adds to the influence check."""


@phrase("the influencer may discard {worth:+or}")
class Gifts(Clause, frozen=True):
    """Who tries to bring the faction into play may discard an item that he bears for it."""

    worth: tuple[Gift, ...]


@phrase("may be controlled by {who} who wins it over")
class LeaderMayControl(Clause, frozen=True):
    """Such a character who brings the faction into play may control it, and the site does not tap.

    It is discarded when he moves, and leaves play with him.
    """

    who: Who


@phrase("the factions of one leader are worth {points} more if there are {least} or more")
class WorthTogether(Clause, frozen=True):
    """So many factions that one character controls are worth more, together."""

    points: int
    least: int


@phrase("[while {conditions:+and}:] any creature by {races:s or} may be keyed to a {site_type}")
class RaceKeyed(Clause, frozen=True):
    """All creatures of such races can be keyed to sites of a type, perhaps on conditions."""

    races: tuple[Race, ...]
    site_type: SiteType
    conditions: tuple[Condition, ...] = ()


@phrase("gives its bearer {magic}")
class GivesMagic(Clause, frozen=True):
    """The bearer can use magic of a kind."""

    magic: Magic


@phrase("makes the company of its bearer overt")
class MakesOvert(Clause, frozen=True):
    """Whoever bears the card, or controls the ally, is seen for what he is, and his company is."""


@phrase("is not played on a company with somebody at home at {site}")
class SparesNeighbours(Clause, frozen=True):
    """The creature leaves companies alone in which somebody has his home at this site."""

    site: str


@phrase("gives its bearer the {skill} skill")
class GivesSkill(Clause, frozen=True):
    """The bearer has a skill that he does not print."""

    skill: Skill


@phrase("creatures keyed to a {region_type} may be keyed to {regions:or} as well")
class OpensRegions(Clause, frozen=True):
    """Creatures that can be keyed to one region of a type can be keyed to these by name."""

    region_type: RegionType
    regions: tuple[str, ...]


@phrase("when a creature keyed to {regions:or} by name is defeated: discard this card")
class EndsWithKeyed(Clause, frozen=True):
    """The card is discarded when a creature is defeated that was keyed to one of these by name."""

    regions: tuple[str, ...]
