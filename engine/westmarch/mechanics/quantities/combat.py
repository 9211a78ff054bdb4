"""Quantities of a fight: the attack, its strikes, and who faces them."""

from collections.abc import Iterator
from typing import Any

from westmarch.kernel.rulebook import Quantity, Term
from westmarch.mechanics.quantities.people import COMPOSITION
from westmarch.mechanics.table import character_facts

DETAINMENT = Quantity("detainment", False, "any")
"""Of an attack: whether it is detainment."""

DETAINS_BY_TEXT = Quantity("detainment by its text", False)
"""Of an attack: whether the card that it comes from makes it detainment."""

FAIR_GAME = Quantity("fair game", False, "any")
"""Of an attack on a company that is to be declared: whether nothing stands against it, whoever
attacks whom."""

ATTACKS_NEXT = Quantity("attacks next", False)
"""Of a creature, a company, its key, and how many attacks it has made: whether another follows."""

ATTACK_STRIKES = Quantity(
    "strikes",
    lambda game: game.state.combat.attack.strikes,
    told="the number of strikes of the attack",
    start="printed",
)

ATTACK_PROWESS = Quantity(
    "attack prowess",
    lambda game: game.state.combat.attack.prowess,
    told="the prowess of the attack",
    start="printed",
)

ATTACK_BODY = Quantity(
    "attack body",
    lambda game: game.state.combat.attack.body,
    told="the body of the attack",
    start="printed",
)
"""Of the attack that is being fought."""

BEGINS_COMBAT = Quantity("begins combat", False, "any")
"""Of an event and one of its ways, by number: whether an attack is made as it resolves."""

MORE_TO_COME = Quantity("more to come", False, "any")
"""Whether what made the attack that is being fought has effects that resolve after the combat."""

ATTACK_CHANGE = Quantity("attack change", 0, "sum")
"""Of the attack that is being fought: what effects add to its `strikes`, `prowess` or `body`."""

CANCELLABLE = Quantity("may be cancelled", lambda game: game.state.combat.attack.cancellable)
"""Of the attack that is being fought: whether anything can cancel it."""

ATTACK_LASTS = Quantity(
    "attack lasts", lambda game: game.card(game.state.combat.source).place == "in-play"
)
"""Of the attack that is being fought: whether it goes on."""

ATTACK_RACES = Quantity("races of an attack", lambda game, combat: combat.attack.races)
"""Of an attack: the races of those who attack."""

RACE_FOUGHT = Quantity("race fought", lambda game, who: game.state.combat.attack.race)
"""Of somebody in combat: the race of what he fights."""

ATTACK_DEAF_TO = Quantity("attack deaf to", False, "any")
"""Of a card of the pool: whether the attack that is being fought is none of those it changes."""

LIKE_A_CREATURE = Quantity("like a creature's", False, "any")
"""Of the attack of no creature: whether it is meant where cards speak of those of creatures."""

ATTACKER_CHOOSES = Quantity(
    "attacker chooses", lambda game: game.state.combat.attack.attacker_chooses, "any"
)
"""Of the attack that is being fought: whether the attacker chooses the defending characters."""

COMES_BEFORE_STRIKES = Quantity("comes before strikes", False, "any")
"""Of the attack that is being fought: whether something comes of it before its strikes are
assigned."""

HAS_ATTACKED = Quantity("has attacked a company", False)
"""Of a player: whether one of his companies has attacked one of the opponent's in this turn."""

STRIKERS = Quantity("strikers", ())
"""Of the attack that is being fought: the characters who deal its strikes, one each."""

DEFENDERS = Quantity("defenders", lambda game: game.value(COMPOSITION))
"""Of the attack that is being fought: those who face it."""

READY_FOR_STRIKE = Quantity("ready for a strike", False, "any")
"""Of somebody who faces an attack: whether the defender may assign a strike to him."""

DEFENDER_PICKS = Quantity("defender picks", False, "any")
"""Of the attack that is being fought: whether the defender picks its targets regardless."""

FIRST_STRIKE_CLAIMS = Quantity("claims on the first strike", (), "sum")
"""Of the attack that is being fought: who may be struck first, by the word of which cards."""

CLAIM_PREVAILS = Quantity("claim prevails", False)
"""Of such a claim: whether it holds although the defender picks the targets regardless."""

STRUCK_BEFORE = Quantity("struck before", None)
"""Of somebody who faces an attack: who has to be assigned a strike before him and has none."""

STRIKES_AT_MOST = Quantity("strikes at most")
"""Of somebody who faces an attack: how many of its strikes can be assigned to him."""

STRIKES_FIXED = Quantity("fixed strikes", False)
"""Of the attack that is being fought: whether its strikes cannot be multiplied so, as only what
states a number changes them."""

EXCESS_STRIKES = Quantity("excess strikes")
"""Of the attack that is being fought, once strikes are assigned."""

FACING_STRIKE = Quantity(
    "facing the strike",
    lambda game: () if game.state.combat.facing is None else (game.state.combat.facing,),
)
"""Of the strike that is being played out: those who face one."""

SUPPORTERS = Quantity("supporters", (), "sum")
"""Of the attack that is being fought: those who could tap in support of another."""

PROWESS_OF_STRIKE = Quantity(
    "prowess of the strike",
    lambda game: game.value(ATTACK_PROWESS),
    told="the prowess of the strike",
    start="of the attack",
    rolled=True,
)

ROLLS_FOR_STRIKE = Quantity("rolls for the strike", lambda game: game.state.combat.striking)
"""Of the strike that is being played out: whose strike it is, if the attacker rolls for it."""

BODY_OF_STRIKE = Quantity("body of the strike", lambda game: game.value(ATTACK_BODY))
"""Of the strike that is being played out."""

DUE_NOW = Quantity("due now", ())
"""Of the strike that is being played out: what its result has set off and comes before the rest."""

PLACE_OF_DEFEATED = Quantity("place of the defeated", "discard-pile")
"""Of an attack that is defeated: where the card goes that it came from."""

STRIKE_PROWESS = Quantity(
    "prowess against the strike",
    lambda game, who: game.printed(who).facts.prowess,
    told="the prowess of {0} against the strike",
)
"""Of a character who faces a strike."""

TAPS_FOR_STRIKE = Quantity("taps for the strike", False)
"""Of a character in the strike that is being played out: whether he taps when it is over."""

UNTAPPED_COST = Quantity("cost of staying untapped")
"""Of a character who faces a strike: what it loses of its prowess by staying untapped."""

STRIKE_TOTAL = Quantity("strike total", told="the total of {0}", rolled=True)
"""Of a character and the dice: what is compared with the strike's prowess."""

BEATEN = Quantity("beaten", False)
"""Of the strikes of an attack: whether they make it a defeated one."""

FITS_STRIKE = Quantity("fits the strike sequence", False, "any")
"""Of an action: whether the present step of the strike sequence has a place for it."""

DISCARD_RESULTS = Quantity(
    "discarding results", lambda game, who: character_facts(game, who).discarded_by
)
"""Of a character: the results of a body check that discard it."""

RESCUERS = Quantity("rescuers", ())
"""Of a character who is to be eliminated: the companions who can still take an item of it."""


def _body_check_terms(_: Any, event: Any, dice: int) -> Iterator[Term]:
    yield dice, "rolled"
    if event.modifier:
        yield event.modifier, "by what calls for it"


BODY_CHECK_TOTAL = Quantity(
    "body check total",
    lambda game, event, dice: dice + event.modifier,
    told="the body check",
    terms=_body_check_terms,
    rolled=True,
)
"""Of a body check and the dice."""
