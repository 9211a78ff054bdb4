"""The moments of a turn, as they come up when the engine plays.

The order of windows is nowhere written down as a whole: the mechanics open each when its time has
come. So a few games are played, and what opens in them is noted down.
"""

from collections.abc import Iterator
from random import Random
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from westmarch.cards.deck import our_decks
from westmarch.kernel.chance import seeded
from westmarch.kernel.event import Event
from westmarch.kit.opening import opening
from westmarch.table.events.combat import AttackBegan, AttackEnded
from westmarch.table.events.turns import PhaseBegan, TurnBegan, WindowOpened
from westmarch.table.judge import Judge
from westmarch.table.state import State, Window
from westmarch.wire.position import set_up

_GAMES = 3
_TURNS = 12


class Moment(Struct, frozen=True, kw_only=True):
    """A window that opens in the course of a phase."""

    phase: str
    window: str
    resource_player: bool
    """Whether it is a time for the player whose turn it is."""
    hazard_player: bool
    again: bool
    """Whether it comes up once for each company."""


def moments(judge: Judge) -> tuple[Moment, ...]:
    """Give the moments of a turn in their order, as some games show them."""
    found: dict[str, list[Moment]] = {}
    for seed in range(_GAMES):
        for phase, windows in _phases(judge, seed):
            _enter(found.setdefault(phase, []), windows)
    there = [moment for moments in found.values() for moment in moments]
    return tuple(_with_players_of(moment, there) for moment in there)


def _phases(judge: Judge, seed: int) -> Iterator[tuple[str, list[Moment]]]:
    """Play a game at random; give each phase with the windows that opened, as they did."""
    random = Random(seed)
    first, second = random.sample(our_decks(judge.pool), 2)
    state = set_up(judge, opening(judge.pool, (first, second), random))
    chance = seeded(seed)
    player, phase = state.turn_player, str(state.phase)
    there = [_moment(player, phase, window) for window in state.windows]
    while state.turn <= _TURNS and (options := _options(judge, state)):
        outcome = judge.act(state, random.choice(options), chance)
        for event in _of_the_turn(state, outcome.events):
            if isinstance(event, TurnBegan):
                player = event.player
            elif isinstance(event, PhaseBegan):
                yield phase, there
                phase, there = event.phase, []
            elif isinstance(event, WindowOpened):
                there.append(_moment(player, phase, event.window))
        state = outcome.state


def _options(judge: Judge, state: State) -> list[Any]:
    return [each for player in state.window.waiting for each in judge.options(state, player)]


def _of_the_turn(state: State, events: tuple[Event, ...]) -> Iterator[Event]:
    """Leave out what an attack brings with it; that is a time of its own."""
    fighting = state.combat is not None
    for event in events:
        if isinstance(event, AttackBegan):
            fighting = True
        elif isinstance(event, AttackEnded):
            fighting = False
        elif not fighting:
            yield event


def _moment(player: str, phase: str, window: Window) -> Moment:
    return Moment(
        phase=phase,
        window=window.name,
        resource_player=player in window.waiting,
        hazard_player=any(each != player for each in window.waiting),
        again=False,
    )


def _with_players_of(moment: Moment, there: list[Moment]) -> Moment:
    """A window is a time for the same players in every phase, whoever happened to need it."""
    alike = [each for each in there if each.window == moment.window]
    return replace(
        moment,
        resource_player=any(each.resource_player for each in alike),
        hazard_player=any(each.hazard_player for each in alike),
    )


def _enter(known: list[Moment], seen: list[Moment]) -> None:
    """Enter what was seen of a phase: whatever is new comes after what it was seen after."""
    names = [each.window for each in known]
    after = 0
    for moment in seen:
        if moment.window in names:
            at = names.index(moment.window)
            known[at] = _together(known[at], moment, seen)
        else:
            at = after
            names.insert(at, moment.window)
            known.insert(at, _together(moment, moment, seen))
        after = max(after, at + 1)


def _together(known: Moment, moment: Moment, seen: list[Moment]) -> Moment:
    return replace(
        known,
        resource_player=known.resource_player or moment.resource_player,
        hazard_player=known.hazard_player or moment.hazard_player,
        again=known.again or [each.window for each in seen].count(moment.window) > 1,
    )
