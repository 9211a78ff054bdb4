"""Quantities of a fight: the attack, its strikes, and who faces them."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from westmarch.kernel.rulebook import Term
from westmarch.mechanics.lookups import character_facts, somebodys_facts
from westmarch.mechanics.quantities.people import COMPOSITION
from westmarch.table.actions import AttackCompany, BeginUsing, PlayEvent, UseCard
from westmarch.table.events.combat import BodyCheckCalled
from westmarch.table.game import Game, Quantity
from westmarch.table.state import Combat, Strike

if TYPE_CHECKING:
    from westmarch.mechanics.combat import Claim
    from westmarch.mechanics.corruption import CheckDemand
    from westmarch.mechanics.texts import TextDemand


def _combat(game: Game) -> Combat:
    """Give the attack that is being fought."""
    combat = game.state.combat
    assert combat is not None
    return combat


def _facing(game: Game) -> tuple[str, ...]:
    facing = _combat(game).facing
    return () if facing is None else (facing,)


DETAINMENT = Quantity[Combat, bool]("detainment", False, "any")
"""Of an attack: whether it is detainment."""

DETAINS_BY_TEXT = Quantity[Combat, bool]("detainment by its text", False)
"""Of an attack: whether the card that it comes from makes it detainment."""

FAIR_GAME = Quantity[AttackCompany, bool]("fair game", False, "any")
"""Of an attack on a company that is to be declared: whether nothing stands against it, whoever
attacks whom."""

ATTACKS_NEXT = Quantity[str, str, str | None, int, bool]("attacks next", False)
"""Of a creature, a company, its key, and how many attacks it has made: whether another follows."""

ATTACK_STRIKES = Quantity[int](
    "strikes",
    lambda game: _combat(game).attack.strikes,
    told="the number of strikes of the attack",
    start="printed",
)

ATTACK_PROWESS = Quantity[int](
    "attack prowess",
    lambda game: _combat(game).attack.prowess,
    told="the prowess of the attack",
    start="printed",
)

ATTACK_BODY = Quantity[int | None](
    "attack body",
    lambda game: _combat(game).attack.body,
    told="the body of the attack",
    start="printed",
)
"""Of the attack that is being fought."""

BEGINS_COMBAT = Quantity[str, int, bool]("begins combat", False, "any")
"""Of an event and one of its ways, by number: whether an attack is made as it resolves."""

MORE_TO_COME = Quantity[bool]("more to come", False, "any")
"""Whether what made the attack that is being fought has effects that resolve after the combat."""

ATTACK_CHANGE = Quantity[str, int]("attack change", 0, "sum")
"""Of the attack that is being fought: what effects add to its `strikes`, `prowess` or `body`."""

CANCELLABLE = Quantity[bool]("may be cancelled", lambda game: _combat(game).attack.cancellable)
"""Of the attack that is being fought: whether anything can cancel it."""

ATTACK_LASTS = Quantity[bool](
    "attack lasts", lambda game: game.card(_combat(game).source).place == "in-play"
)
"""Of the attack that is being fought: whether it goes on."""

ATTACK_RACES = Quantity[Combat, tuple[str, ...]](
    "races of an attack", lambda game, combat: combat.attack.races
)
"""Of an attack: the races of those who attack."""

RACE_FOUGHT = Quantity[str, str]("race fought", lambda game, who: _combat(game).attack.race)
"""Of somebody in combat: the race of what he fights."""

ATTACK_DEAF_TO = Quantity[str, bool]("attack deaf to", False, "any")
"""Of a card of the pool: whether the attack that is being fought is none of those it changes."""

LIKE_A_CREATURE = Quantity[Combat, bool]("like a creature's", False, "any")
"""Of the attack of no creature: whether it is meant where cards speak of those of creatures."""

ATTACKER_CHOOSES = Quantity[bool](
    "attacker chooses", lambda game: _combat(game).attack.attacker_chooses, "any"
)
"""Of the attack that is being fought: whether the attacker chooses the defending characters."""

COMES_BEFORE_STRIKES = Quantity[bool]("comes before strikes", False, "any")
"""Of the attack that is being fought: whether something comes of it before its strikes are
assigned."""

HAS_ATTACKED = Quantity[str, bool]("has attacked a company", False)
"""Of a player: whether one of his companies has attacked one of the opponent's in this turn."""

STRIKERS = Quantity[tuple[str, ...]]("strikers", ())
"""Of the attack that is being fought: the characters who deal its strikes, one each."""

DEFENDERS = Quantity[tuple[str, ...]]("defenders", lambda game: game.value(COMPOSITION))
"""Of the attack that is being fought: those who face it."""

READY_FOR_STRIKE = Quantity[str, bool]("ready for a strike", False, "any")
"""Of somebody who faces an attack: whether the defender may assign a strike to him."""

DEFENDER_PICKS = Quantity[bool]("defender picks", False, "any")
"""Of the attack that is being fought: whether the defender picks its targets regardless."""

FIRST_STRIKE_CLAIMS = Quantity["tuple[Claim, ...]"]("claims on the first strike", (), "sum")
"""Of the attack that is being fought: who may be struck first, by the word of which cards."""

CLAIM_PREVAILS = Quantity["Claim", bool]("claim prevails", False)
"""Of such a claim: whether it holds although the defender picks the targets regardless."""

STRUCK_BEFORE = Quantity[str, str | None]("struck before", None)
"""Of somebody who faces an attack: who has to be assigned a strike before him and has none."""

STRIKES_AT_MOST = Quantity[str, int]("strikes at most", 0)
"""Of somebody who faces an attack: how many of its strikes can be assigned to him."""

STRIKES_FIXED = Quantity[str, bool]("fixed strikes", False)
"""Of the attack that is being fought: whether its strikes cannot be multiplied so, as only what
states a number changes them."""

EXCESS_STRIKES = Quantity[int]("excess strikes", 0)
"""Of the attack that is being fought, once strikes are assigned."""

FACING_STRIKE = Quantity[tuple[str, ...]](
    "facing the strike",
    _facing,
)
"""Of the strike that is being played out: those who face one."""

SUPPORTERS = Quantity[tuple[str, ...]]("supporters", (), "sum")
"""Of the attack that is being fought: those who could tap in support of another."""

PROWESS_OF_STRIKE = Quantity[int](
    "prowess of the strike",
    lambda game: game.value(ATTACK_PROWESS),
    told="the prowess of the strike",
    start="of the attack",
    rolled=True,
)

ROLLS_FOR_STRIKE = Quantity[str | None]("rolls for the strike", lambda game: _combat(game).striking)
"""Of the strike that is being played out: whose strike it is, if the attacker rolls for it."""

BODY_OF_STRIKE = Quantity[int | None]("body of the strike", lambda game: game.value(ATTACK_BODY))
"""Of the strike that is being played out."""

DUE_NOW = Quantity["tuple[TextDemand | CheckDemand, ...]"]("due now", ())
"""Of the strike that is being played out: what its result has set off and comes before the rest."""

PLACE_OF_DEFEATED = Quantity[Combat, str]("place of the defeated", "discard-pile")
"""Of an attack that is defeated: where the card goes that it came from."""

STRIKE_PROWESS = Quantity[str, int](
    "prowess against the strike",
    lambda game, who: somebodys_facts(game, who).prowess,
    told="the prowess of {0} against the strike",
)
"""Of a character who faces a strike."""

TAPS_FOR_STRIKE = Quantity[str, bool]("taps for the strike", False)
"""Of a character in the strike that is being played out: whether he taps when it is over."""

UNTAPPED_COST = Quantity[str, int]("cost of staying untapped", 0)
"""Of a character who faces a strike: what it loses of its prowess by staying untapped."""

STRIKE_TOTAL = Quantity[str, int, int]("strike total", 0, told="the total of {0}", rolled=True)
"""Of a character and the dice: what is compared with the strike's prowess."""

BEATEN = Quantity[tuple[Strike, ...], bool]("beaten", False)
"""Of the strikes of an attack: whether they make it a defeated one."""

FITS_STRIKE = Quantity[PlayEvent | UseCard | BeginUsing, bool](
    "fits the strike sequence", False, "any"
)
"""Of an action: whether the present step of the strike sequence has a place for it."""

DISCARD_RESULTS = Quantity[str, tuple[int, ...]](
    "discarding results", lambda game, who: character_facts(game, who).discarded_by
)
"""Of a character: the results of a body check that discard it."""

RESCUERS = Quantity[str, tuple[str, ...]]("rescuers", ())
"""Of a character who is to be eliminated: the companions who can still take an item of it."""


def _body_check_terms(_: Any, event: Any, dice: int) -> Iterator[Term]:
    yield dice, "rolled"
    if event.modifier:
        yield event.modifier, "by what calls for it"


BODY_CHECK_TOTAL = Quantity[BodyCheckCalled, int, int](
    "body check total",
    lambda game, event, dice: dice + event.modifier,
    told="the body check",
    terms=_body_check_terms,
    rolled=True,
)
"""Of a body check and the dice."""
