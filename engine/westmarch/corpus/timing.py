"""The moments of a game as a scenario means them: what is under way, and what comes when."""

from msgspec.structs import asdict

from westmarch.table.actions import (
    DECLARED,
    HAZARD,
    ORDINARY,
    AnyAction,
    AssignStrike,
    ChooseCompany,
    Organize,
    PlayCard,
    PlayCreature,
    TakeWay,
)
from westmarch.table.state import ON_GUARD, State
from westmarch.table.windows import (
    ASSIGN_DEFENDER,
    ATTACKER_ACTS,
    DEFENDER_ACTS,
    DEFENDER_FACES,
    ENTRY_REVEAL,
    MOVEMENT_HAZARD,
    ORGANIZING,
    RESPOND,
    STRIKE_RESULT,
    TURN,
    WINDOWS,
    WindowKind,
)

_STRIKING = (ATTACKER_ACTS, DEFENDER_FACES, DEFENDER_ACTS, STRIKE_RESULT)


def is_under_way(state: State) -> bool:
    """Tell whether something was declared that has not come to its end, be it the turn's end."""
    if not state.windows or not state.window.waiting:
        return False
    kind = state.window.kind
    return kind.within == "chain" or kind in _STRIKING


def times_of(state: State, action: AnyAction) -> tuple[WindowKind, ...]:
    """Give the windows in which something comes that has a time of its own."""
    if isinstance(action, PlayCard) and _lies_on_guard(state, action.card):
        return (ENTRY_REVEAL,) if isinstance(action, PlayCreature) else (ENTRY_REVEAL, RESPOND)
    if _is_against_journeys(action) and action.player != state.turn_player:
        return (MOVEMENT_HAZARD,)
    return action.times


def _is_against_journeys(action: AnyAction) -> bool:
    """Tell whether the hazard player has the movement/hazard phase for an action."""
    return ORDINARY in action.traits and HAZARD in action.traits


def is_in_between(state: State) -> bool:
    """Tell whether something is under way, or has to be chosen or fought out before it goes on."""
    chosen = bool(state.windows) and state.window.kind.within in ("choice", "combat")
    return chosen or is_under_way(state)


def is_later(state: State, phase: str) -> bool:
    """Tell whether a phase comes later in the same turn."""
    order = list(TURN)
    known = phase in order and state.phase in order
    return known and order.index(state.phase) < order.index(phase)


def has_windows(action: AnyAction) -> bool:
    """Tell whether an action has windows of its own, whoever does it and with what card."""
    return bool(action.times)


def is_its_time(state: State, action: AnyAction) -> bool:
    """Tell whether this is the time of what has a time of its own, legal or not."""
    if not state.windows or state.window.kind not in times_of(state, action):
        return False
    window = state.window
    company = getattr(action, "company", None)
    asked = action.player in (*window.waiting, *window.idle)
    return asked and (None in (company, window.company) or company == window.company)


def answers_by_nature(state: State, action: AnyAction) -> bool:
    """Tell whether something is meant as an answer to what is declared, as it can be nothing else.

    That is so of an event on-guard while its player is asked.
    """
    return state.window.kind is RESPOND and is_its_time(state, action)


def _lies_on_guard(state: State, card: str) -> bool:
    return card in state.cards and state.cards[card].place == ON_GUARD


def is_gone(state: State, action: AnyAction) -> bool:
    """Tell whether the time of what has a time of its own is past, in this attack or this phase."""
    order, kind = list(WINDOWS.values()), state.window.kind
    times = [each for each in times_of(state, action) if each.within == kind.within]
    return bool(times) and all(order.index(each) < order.index(kind) for each in times)


def came_by_itself(state: State, action: AnyAction, said: tuple[AnyAction, ...]) -> bool:
    """Tell whether what an action would bring about is so: where there is one choice, it is.

    What was `said` of the kind did not come by itself.
    """
    if isinstance(action, AssignStrike):
        strikes = state.combat.strikes if state.combat is not None else ()
        told = [each for each in said if _is_aimed_at(each, action.character)]
        return sum(each.target == action.character for each in strikes) > len(told)
    if said:
        return False
    match action:
        case TakeWay(company=company, way=way, regions=regions):
            moving = state.companies.get(company)
            names = tuple(name for _, name in moving.path) if moving is not None else ()
            return moving is not None and moving.way == way and regions in ((), names)
        case ChooseCompany(company=company):
            return any(each.company == company for each in state.windows)
        case Organize():
            return state.at(ORGANIZING)
        case _:
            return False


def _is_aimed_at(action: AnyAction, character: str) -> bool:
    return isinstance(action, AssignStrike) and action.character == character


def is_declared(action: AnyAction) -> bool:
    """Tell whether an action waits for responses before it takes effect."""
    return DECLARED in action.traits


def composes(action: AnyAction) -> bool:
    """Tell whether an action is one for which a player begins to organize."""
    return ORGANIZING in action.times


def decides_by_passing(state: State, ahead: AnyAction | None) -> bool:
    """Tell whether to pass is more than not to act: it leaves strikes to the opponent to assign.

    Where he is said to assign them, it was passed.
    """
    return state.window.kind is ASSIGN_DEFENDER and not is_left(state, ahead)


def is_left(state: State, ahead: AnyAction | None) -> bool:
    """Tell whether the defender leaves a strike to the opponent, who is said to assign it."""
    if not isinstance(ahead, AssignStrike) or not state.windows:
        return False
    return state.window.kind is ASSIGN_DEFENDER and ahead.player not in state.window.waiting


def companies_named(state: State, action: AnyAction) -> frozenset[str]:
    """Give the companies that an action is about, by their names or by somebody in them."""
    found = set()
    for value in asdict(action).values():
        for each in value if isinstance(value, tuple) else (value,):
            label = each if isinstance(each, str) else ""
            while label in state.cards:
                label = state.cards[label].company or state.cards[label].host or ""
            if label in state.companies:
                found.add(label)
    return frozenset(found)
