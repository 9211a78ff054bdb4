"""The log of a game: what was done and what chance answered. It replays to the same state."""

from typing import Any

from msgspec import Struct

from westmarch.errors import BadData
from westmarch.kernel.chance import recorded
from westmarch.kernel.judge import GenericJudge, Outcome


class Entry(Struct, frozen=True):
    """One action, with the results of chance it called for."""

    action: Any
    draws: tuple[tuple[int, ...], ...] = ()


def entry(action: Any, outcome: Outcome) -> Entry:
    """Note what was done and how chance answered."""
    return Entry(action, outcome.draws)


def replay(judge: GenericJudge[Any], state: Any, log: list[Entry]) -> Any:
    """Play a log through from the state in which it began."""
    for number, each in enumerate(log, start=1):
        outcome = judge.act(state, each.action, recorded(list(each.draws)))
        if not outcome.verdict:
            by = ", ".join(outcome.verdict.because)
            raise BadData(f"action {number} of the log is illegal by {by}")
        state = outcome.state
    return state
