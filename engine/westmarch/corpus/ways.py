"""In which way a card is played or used, where it is good for several things and nobody says."""

from msgspec.structs import replace

from westmarch.cards.model.effects import abilities, playings
from westmarch.corpus.going import Going, Trail
from westmarch.corpus.seeking import where_possible
from westmarch.table.actions import AnyAction, PlayEvent, UseCard
from westmarch.table.state import State


def ways_of(going: Going, state: State, action: AnyAction, said: str) -> tuple[AnyAction, ...]:
    """Give an action in each of the ways that it may be meant, the first on the card first."""
    if not isinstance(action, (PlayEvent, UseCard)) or " for its " in said:
        return (action,)
    printed = going.judge.game(state).printed(action.card)
    if isinstance(action, PlayEvent):
        many = range(max(1, len(playings(printed))))
        return tuple(replace(action, effect=number) for number in many)
    many = range(max(1, len(abilities(printed))))
    return tuple(replace(action, ability=number) for number in many)


def likeliest(
    going: Going, here: Trail, line: int, ways: tuple[AnyAction, ...], *, now: bool, far: bool
) -> AnyAction:
    """Choose the first way that is possible; else the one that the least is against."""
    for each in ways:
        if _can_come(going, here, line, each, now=now, far=far):
            return each
    return min(ways, key=lambda each: going.objections(here.state, each))


def _can_come(
    going: Going, here: Trail, line: int, action: AnyAction, *, now: bool, far: bool
) -> bool:
    if now or going.may(here.state, action):
        return going.may(here.state, action)
    settled, halt = going.resolved(here, line)
    if halt is not None:
        return False
    found, _ = where_possible(going, settled, line, action, _never, far=far)
    at = settled if found is None else found
    return going.may(at.state, action)


def _never(_: State) -> bool:
    return False
