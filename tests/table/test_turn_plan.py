"""What follows each window is what the one table of it says."""

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest

from westmarch.corpus.kept import load_corpus
from westmarch.corpus.run import run_case
from westmarch.kernel.judge import GenericJudge, Outcome
from westmarch.kit.playout import play_games
from westmarch.processes import at_most
from westmarch.site.pictures.fight import COMPANIES, HAZARD, Sequence
from westmarch.table.events.turns import WindowClosed, WindowOpened
from westmarch.table.state import State
from westmarch.table.turn_plan import (
    BACK,
    INTERLUDES,
    PLAN,
    goes_back,
    may_follow,
    may_lie_on,
    opening,
)
from westmarch.table.windows import OVER, TURN, WINDOWS, WindowKind
from westmarch.wire.reference import ReferenceEngine

Step = tuple[WindowKind | None, WindowKind | None, WindowKind | None]
"""A window that closed, the one that lay beneath it, and the one that opened then."""


def steps(before: State, outcome: Outcome) -> Iterator[Step]:
    """Follow the windows through what an action brought about."""
    stack = [each.kind for each in before.windows]
    closed: WindowKind | None = None
    for event in outcome.events:
        match event:
            case WindowOpened(window=window):
                yield closed, stack[-1] if stack else None, window.kind
                stack.append(window.kind)
                closed = None
            case WindowClosed():
                if closed is not None:
                    yield closed, stack[-1], None
                closed = stack.pop()
    if closed is not None:
        yield closed, stack[-1] if stack else None, None


def is_planned(step: Step) -> bool:
    """Tell whether the table names a step."""
    closed, beneath, opened = step
    if closed is None:
        return opened is None or beneath is None or may_lie_on(beneath, opened)
    if opened is None:
        return goes_back(closed, beneath)
    return may_follow(closed, beneath, opened)


@pytest.fixture(scope="module")
def seen() -> Iterator[set[Step]]:
    """Play some games and the whole corpus, and note every step from window to window."""
    found: set[Step] = set()
    act = GenericJudge.act

    def noting(judge: Any, state: State, *rest: Any, **more: Any) -> Outcome:
        outcome = act(judge, state, *rest, **more)
        found.update(steps(state, outcome))
        return outcome

    with pytest.MonkeyPatch.context() as patch, at_most(1):
        patch.setattr(GenericJudge, "act", noting)
        assert play_games(3, 1, "emended").sound
        engine = ReferenceEngine()
        for case in load_corpus().cases:
            run_case(case, engine)
    yield found


def test_every_step_is_in_the_table(seen: set[Step]) -> None:
    """No window opens or goes on after another unless the table says that it may."""
    strange = [
        " | ".join(each.name if each else "-" for each in step)
        for step in seen
        if not is_planned(step)
    ]
    assert not strange, sorted(strange)


def test_every_way_of_the_table_is_taken(seen: set[Step]) -> None:
    """The table names no way that games and scenarios never take.

    A deck that cannot be played with has a card that Westmarch does not know, and it knows all.
    """
    untaken = [
        f"{kind.name} -> {getattr(way.to, 'name', way.to)} {way.where}"
        for kind, ways in PLAN.items()
        for way in ways
        if way.to not in (BACK, OVER)
        and not any(closed is kind and opened in opening(way.to) for closed, _, opened in seen)
        and not any(closed is kind and beneath is way.to for closed, beneath, _ in seen)
    ]
    assert not untaken, untaken


def test_the_table_has_every_window() -> None:
    """Each window that is declared stands in the table."""
    assert {*PLAN} == {*WINDOWS.values()}


@pytest.mark.parametrize("phase", TURN)
def test_the_windows_of_a_phase_stand_in_the_order_of_the_table(phase: str) -> None:
    """Each window of the turn's picture comes after one from which the table leads to it."""
    first, *others = TURN[phase]
    before = {first, *_reached(first)}
    for each in others:
        assert any(may_lie_on(other, each) for other in before), each.name
        before.update((each, *_reached(each)))


def _reached(kind: WindowKind) -> set[WindowKind]:
    """Give the windows that a window leads to."""
    return {each.to for each in PLAN[kind] if isinstance(each.to, WindowKind)}


@pytest.mark.parametrize("sequence", [COMPANIES, HAZARD], ids=["companies", "hazard"])
def test_the_picture_of_a_fight_goes_by_the_table(sequence: Sequence) -> None:
    """Each step of a fight's picture has its window after the one before it."""
    windows = [each.window for steps in sequence.steps.values() for each in steps]
    for window, following in pairwise(windows):
        assert window is following or _leads(window, following), following.name


def _leads(window: WindowKind, to: WindowKind) -> bool:
    """Tell whether the ways lead from one window to another, over one between them at most."""
    ways = _reached(window) | {*INTERLUDES.get(window, ())}
    return to in ways or any(to in _reached(each) for each in ways)
