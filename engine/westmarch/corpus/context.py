"""What the lines around a line of a scenario tell about it."""

from collections.abc import Iterator

from westmarch.corpus.lines import Line, Rolled
from westmarch.corpus.model import ActStep, AskStep, Expect, ExpectVerdict, Step
from westmarch.corpus.rolls import Roll, answering
from westmarch.kernel.chance import Need
from westmarch.table.actions import Finish

_OF_NOW = ("awaiting", "window", "window/about", "chain")
"""What is to be seen there is about this very moment."""


def is_now(lines: tuple[Line, ...], number: int) -> bool:
    """Tell whether a Then speaks of the moment as it stands.

    It does if it, or one beside it, says what is being played or waits to resolve, or who has
    to act.
    """
    return any(
        line.now
        or (
            isinstance(line.step, Expect)
            and (line.step.path in _OF_NOW or line.step.value == "being-played")
        )
        for line in _block(lines, number)
    )


def expected_refusal(lines: tuple[Line, ...], number: int) -> tuple[str, ...]:
    """Give what is expected to forbid what is done or asked; nothing if it may be legal."""
    for line in lines[number + 1 :]:
        match line.step:
            case ExpectVerdict(verdict="legal"):
                return ()
            case ExpectVerdict() as expected:
                return (*expected.by, *expected.questions, expected.verdict)
            case ActStep() | AskStep():
                return ()
            case _:
                pass
    return ()


def is_given_later(lines: tuple[Line, ...], need: Need, number: int) -> bool:
    """Tell whether a step gives a roll that is called for before it: it is not made yet."""
    return any(
        answering((Roll(draw, number),), need, number)
        for line in lines[number:]
        if isinstance(line.step, ActStep)
        for draw in line.step.draws
    )


def has_ended_turn(lines: tuple[Line, ...], number: int) -> bool:
    """Tell whether the last thing done was to end the turn."""
    for line in lines[number::-1]:
        if isinstance(line.step, ActStep):
            return line.step.action == Finish(player=line.step.action.player, turn=True)
    return False


def goes_on_after(lines: tuple[Line, ...], number: int) -> bool:
    """Tell whether a story goes on after a line, with more than the verdict on it."""
    after = (line.step for line in lines[number + 1 :])
    return any(not isinstance(each, (ExpectVerdict, Rolled)) for each in after)


def is_pass(step: Step) -> bool:
    """Tell whether a step does nothing but pass."""
    return isinstance(step, ActStep) and step.action == Finish(player=step.action.player)


def quoted(step: ActStep | AskStep) -> str:
    """Quote what a step asks about or does."""
    return f"“{step.asked}”"


def _block(lines: tuple[Line, ...], number: int) -> Iterator[Line]:
    """Give the Thens around a Then."""
    if lines[number].step.section != "Then":
        return
    first = last = number
    while first and lines[first - 1].step.section == "Then":
        first -= 1
    while last + 1 < len(lines) and lines[last + 1].step.section == "Then":
        last += 1
    yield from lines[first : last + 1]
