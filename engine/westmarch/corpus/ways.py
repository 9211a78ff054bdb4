"""In which of the ways that it may be meant something is played or used."""

from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from westmarch.cards.model.effects import abilities, playings
from westmarch.corpus.going import Going, Halt, Trail
from westmarch.corpus.seeking import moments_from
from westmarch.corpus.timing import is_its_time, is_under_way
from westmarch.table.actions import AnyAction, PlayEvent, UseCard
from westmarch.table.state import State


def ways_of(going: Going, state: State, action: AnyAction) -> tuple[AnyAction, ...]:
    """Give an action in each of the ways in which its card has it, the first on the card first."""
    if isinstance(action, UseCard):
        many = len(abilities(going.judge.game(state).printed(action.card)))
        return tuple(replace(action, ability=number) for number in range(many)) or (action,)
    if isinstance(action, PlayEvent):
        many = len(playings(going.judge.game(state).printed(action.card)))
        return tuple(replace(action, effect=number) for number in range(many)) or (action,)
    return (action,)


def possible(
    going: Going, here: Trail, line: int, ways: Iterable[AnyAction], *, now: bool, far: bool
) -> tuple[AnyAction, ...]:
    """Give those ways that are legal at the first moment at which any of them is."""
    ways = tuple(ways)
    for state in _moments(going, here, line, ways[0], now=now, far=far):
        able = tuple(each for each in ways if going.may(state, each))
        if able:
            return tuple(each for each in able if not _names_for_nothing(each, able))
    return ()


def _names_for_nothing(way: AnyAction, able: tuple[AnyAction, ...]) -> bool:
    """Tell whether a target is named that need not be, as what is being fought is plain."""
    aimed = isinstance(way, PlayEvent | UseCard) and way.target is not None
    return aimed and replace(way, target=None) in able


def likeliest(going: Going, state: State, ways: Iterable[AnyAction]) -> AnyAction:
    """Choose, of ways that are not possible, the first of those that the least is against."""
    return min(ways, key=lambda each: going.objections(state, each))


def _moments(
    going: Going, here: Trail, line: int, action: AnyAction, *, now: bool, far: bool
) -> Iterator[State]:
    yield here.state
    if now:
        return
    if is_under_way(here.state):
        here, halt = going.resolved(here, line)
        if halt is not None:
            return
        yield here.state
    if is_its_time(here.state, action):
        return
    for at in moments_from(going, here, line, action, far=far):
        if isinstance(at, Halt):
            return
        yield at.state
