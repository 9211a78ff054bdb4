"""The moments of a game as a scenario means them: what is under way, and what comes when."""

from msgspec.structs import asdict

from westmarch.table.actions import (
    ActAgent,
    AnyAction,
    AssignStrike,
    AttackWithAgent,
    AttemptRescue,
    CallCouncil,
    CancelAttack,
    ChangeCompany,
    ChangeControl,
    ChooseCompany,
    DiscardCharacter,
    DrawCard,
    EnterSite,
    FaceStrike,
    FreePrisoners,
    Heal,
    InfluenceCard,
    JoinCompanies,
    MakeFinalCheck,
    MoveCompany,
    Organize,
    PlaceOnGuard,
    PlayAgent,
    PlayAlly,
    PlayCard,
    PlayCharacter,
    PlayCreature,
    PlayEvent,
    PlayFaction,
    PlayItem,
    PlayRing,
    ShowCopy,
    SpendNazgul,
    SplitCompany,
    StoreItem,
    TakeWay,
    TransferItem,
    Untap,
    UseCard,
)
from westmarch.table.state import ON_GUARD, State
from westmarch.table.windows import (
    AGENTS,
    ASSIGN_ATTACKER,
    ASSIGN_DEFENDER,
    ASSIGN_FIRST,
    ATTACKER_ACTS,
    CHOOSE_COMPANY,
    COMBAT_ACTIONS,
    DEFENDER_ACTS,
    DEFENDER_FACES,
    DRAW,
    ENTER_OR_NOT,
    ENTRY_REVEAL,
    FACE_STRIKES,
    FINAL_CHECKS,
    MOVEMENT_HAZARD,
    NEWCOMER,
    ON_THE_WAY,
    ORGANIZATION,
    ORGANIZING,
    RESPOND,
    RING_TEST,
    SHOW_COPIES,
    SITE,
    STRIKE_RESULT,
    TURN,
    TURN_END,
    UNTAP,
    WAY_CHOICE,
    WINDOWS,
    WindowKind,
)

_TIMES: dict[type, tuple[WindowKind, ...]] = {
    Untap: (UNTAP,),
    Heal: (UNTAP,),
    Organize: (ORGANIZATION,),
    PlayCharacter: (ORGANIZING, NEWCOMER),
    DiscardCharacter: (ORGANIZING,),
    ChangeControl: (ORGANIZING,),
    ChangeCompany: (ORGANIZING,),
    JoinCompanies: (ORGANIZING,),
    SplitCompany: (ORGANIZING,),
    StoreItem: (ORGANIZATION,),
    TransferItem: (ORGANIZATION,),
    MoveCompany: (ORGANIZATION, ON_THE_WAY),
    ChooseCompany: (CHOOSE_COMPANY,),
    TakeWay: (WAY_CHOICE,),
    DrawCard: (DRAW,),
    PlayCreature: (MOVEMENT_HAZARD,),
    PlaceOnGuard: (MOVEMENT_HAZARD,),
    PlayAgent: (MOVEMENT_HAZARD,),
    ActAgent: (MOVEMENT_HAZARD,),
    AttackWithAgent: (AGENTS,),
    EnterSite: (ENTER_OR_NOT,),
    PlayItem: (SITE,),
    PlayRing: (RING_TEST,),
    PlayAlly: (SITE,),
    PlayFaction: (SITE,),
    AttemptRescue: (SITE,),
    FreePrisoners: (SITE,),
    InfluenceCard: (SITE,),
    CancelAttack: (COMBAT_ACTIONS,),
    AssignStrike: (ASSIGN_FIRST, ASSIGN_DEFENDER, ASSIGN_ATTACKER),
    FaceStrike: (FACE_STRIKES, DEFENDER_FACES),
    CallCouncil: (TURN_END,),
    MakeFinalCheck: (FINAL_CHECKS,),
    ShowCopy: (SHOW_COPIES,),
}
"""For what has a time of its own, the windows in which it comes.

It may be asked about before that, since it is clear when it would be.
"""

_AGAINST_JOURNEYS = (PlayEvent, UseCard, SpendNazgul)
"""What has its time in the movement/hazard phase when the hazard player does it."""

_IN_ORGANIZING = (
    PlayCharacter,
    DiscardCharacter,
    ChangeControl,
    ChangeCompany,
    JoinCompanies,
    SplitCompany,
)
_STRIKING = (ATTACKER_ACTS, DEFENDER_FACES, DEFENDER_ACTS, STRIKE_RESULT)
_DECLARED = (
    PlayCreature,
    PlayEvent,
    PlayItem,
    PlayRing,
    PlayAlly,
    PlayFaction,
    UseCard,
    InfluenceCard,
    StoreItem,
    TransferItem,
    CancelAttack,
    FreePrisoners,
    PlaceOnGuard,
)
"""What waits on a chain of effects until nobody responds."""


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
    if isinstance(action, _AGAINST_JOURNEYS) and action.player != state.turn_player:
        return (MOVEMENT_HAZARD,)
    return _TIMES.get(type(action), ())


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
    return type(action) in _TIMES


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
    return isinstance(action, _DECLARED)


def composes(action: AnyAction) -> bool:
    """Tell whether an action is one for which a player begins to organize."""
    return isinstance(action, _IN_ORGANIZING)


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
