"""What would come of an action: the table as it would be, and which numbers of a fight change."""

from typing import Any

from westmarch.cards.model.phrases.effect import Matter
from westmarch.kernel.chance import Need
from westmarch.kernel.judge import still_forbidding
from westmarch.mechanics.chain import take_effect
from westmarch.mechanics.combat_actions import about
from westmarch.mechanics.events import is_aimed_well
from westmarch.mechanics.movement_hazard import Return
from westmarch.mechanics.moves import MOVES
from westmarch.mechanics.quantities.combat import (
    ATTACK_BODY,
    ATTACK_PROWESS,
    ATTACK_STRIKES,
    ATTACKER_CHOOSES,
    BODY_OF_STRIKE,
    FACING_STRIKE,
    PROWESS_OF_STRIKE,
    STRIKE_TOTAL,
)
from westmarch.mechanics.quantities.people import BODY
from westmarch.table.actions import BeginUsing, PlayEvent, UseCard
from westmarch.table.events.cards import CardMoved
from westmarch.table.game import Game
from westmarch.table.play import Play
from westmarch.table.state import BEING_PLAYED, IN_PLAY

_ANY_ROLL = 7
"""A roll to compare totals by, which are with it and without it the same for any other."""


class _DiceNeededError(Exception):
    """What would come next hangs on a roll."""


def bears_on(game: Game, action: Any) -> frozenset[Matter]:
    """Tell what an action is about, by its text or because it would change the numbers of it.

    What is for one strike by its text is not about the attack.
    """
    matters = about(game, action)
    fights = game.state.combat is not None and isinstance(action, PlayEvent | UseCard | BeginUsing)
    if not fights or "strike" in matters:
        return matters
    with game.aside():
        changed = game.once(_changes, action)
    return matters | changed


def _changes(game: Game, action: PlayEvent | UseCard | BeginUsing) -> frozenset[Matter]:
    """Tell whether the numbers of the attack, or of the strike, would be others."""
    then = _if_it_resolved(game, action)
    if then is None or then.state.combat is None:
        return frozenset()
    matters: set[Matter] = set()
    if _of_attack(then) != _of_attack(game):
        matters.add("attack")
    combat = game.state.combat
    if combat is not None and combat.strike is not None and _of_strike(then) != _of_strike(game):
        matters.add("strike")
    game.leaned |= then.leaned
    return frozenset(matters)


def changes_number_of_strikes(game: Game, action: PlayEvent | UseCard) -> bool:
    """Tell whether the attack would have more strikes, or fewer."""
    with game.aside():
        then = _if_it_resolved(game, action)
        return then is not None and then.value(ATTACK_STRIKES) != game.value(ATTACK_STRIKES)


def would_send_back(game: Game, action: PlayEvent | UseCard) -> bool:
    """Tell whether an action would send the company that is attacked back to where it came from."""
    combat = game.state.combat
    if combat is None or game.state.companies[combat.company].destination is None:
        return False
    with game.aside():
        then = game.once(_if_it_resolved, action)
    if then is None:
        return False
    company = then.state.companies.get(combat.company)
    turned = company is not None and company.destination is None
    return turned or any(
        isinstance(each, Return) and each.company == combat.company for each in then.state.pending
    )


def _of_attack(game: Game) -> tuple[Any, ...]:
    quantities = (ATTACK_STRIKES, ATTACK_PROWESS, ATTACK_BODY, ATTACKER_CHOOSES)
    return tuple(game.value(each) for each in quantities)


def _of_strike(game: Game) -> tuple[Any, ...]:
    """Give what the strike is fought with: its own numbers, and those of each who faces one."""
    who = [each for each in game.value(FACING_STRIKE) if game.card(each).place == IN_PLAY]
    totals = ((game.value(STRIKE_TOTAL, each, _ANY_ROLL), game.value(BODY, each)) for each in who)
    return game.value(PROWESS_OF_STRIKE), game.value(BODY_OF_STRIKE), *totals


def _if_it_resolved(game: Game, action: PlayEvent | UseCard | BeginUsing) -> Game | None:
    """See the table as it would be if an action took effect now, up to the first roll.

    What is paid for it is no part of that. There is no such table if it could not take effect.
    """
    aimed = isinstance(action, BeginUsing) or is_aimed_well(game, action)
    if not aimed or still_forbidding(game, action):
        return None
    play = Play(game, MOVES, _refuse)
    try:
        if isinstance(action, PlayEvent):
            play.do(CardMoved(card=action.card, to=BEING_PLAYED))
        take_effect(play, action)
    except _DiceNeededError:
        pass
    return play.game


def _refuse(need: Need) -> tuple[int, ...]:
    raise _DiceNeededError(need.purpose)
