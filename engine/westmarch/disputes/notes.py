"""What has to be said of a dispute in any case: how it was read, and where it came to an end."""

from collections.abc import Iterator, Sequence

from westmarch.corpus.lines import Draft
from westmarch.corpus.model import ActStep, AskStep, Case, Expect, Step
from westmarch.corpus.names import Library

_FEW = 4
"""So many roads are listed."""


def taken(case: Case, library: Library) -> Iterator[str]:
    """Say which names were taken for cards of another side, as there are none of one's own."""
    names = library.names(case.position.edition)
    kinds = {each.name: each.kind for each in case.position.players}
    for card in case.position.cards:
        if said := names.taken(names.pool[card.card], kinds[card.owner]):
            yield said


def came_by_itself(draft: Draft, case: Case) -> Iterator[str]:
    """Say of what is asked or done that it has come without anybody's choice."""
    written = {line.step.line: line.step for line in draft.lines}
    for step in case.steps:
        said = written.get(step.line)
        if isinstance(step, Expect) and isinstance(said, ActStep | AskStep):
            yield (
                f"“{said.text.partition(' ')[2]}”: that comes by itself, as there is nothing else "
                "to choose."
            )


def left_aside(expected: str) -> str:
    """Say that an expectation could not be read."""
    return (
        f"“{expected}” could not be read, and was left aside: see what came of the step before it."
    )


def whichever_road(roads: Sequence[str], *, same: bool) -> tuple[str, ...]:
    """Say that it does not matter which way a company takes, or what else nobody tells.

    Where the reasons are not the `same`, those of the first road are given.
    """
    what = f"which of {len(roads)} roads is taken"
    if all(" travels by " in each for each in roads):
        what = "which way the company takes"
    elif len(roads) <= _FEW:
        what = f"which comes, {' or '.join(f'“{each}”' for each in roads)}"
    reasons = "" if same else f" The reasons are those where {roads[0]}."
    return (f"Nobody says {what}: the answer is the same by each of them.{reasons}",)


def hangs_on_the_road(answers: Sequence[tuple[str, str]]) -> str:
    """Say what comes of each of the roads, where it is not the same."""
    told = "; ".join(f"“{answer}” where {road}" for road, answer in answers)
    return f"The answer hangs on what nobody has said yet: {told}."


def cut_short(case: Case, at: Step | None) -> tuple[str, ...]:
    """Say that the question was not come to, if a step before it could not be done."""
    if not isinstance(at, ActStep) or at is case.steps[-1]:
        return ()
    return (f"As “{at.text}” is not legal, nothing after it was asked.",)
