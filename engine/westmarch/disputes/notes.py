"""What has to be said of a dispute in any case: how it was read, and where it came to an end."""

from collections.abc import Iterator, Sequence

from westmarch.corpus.lines import Draft
from westmarch.corpus.model import ActStep, AskStep, Case, Expect, Step
from westmarch.corpus.names import Library


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


def whichever_way(answers: Sequence[object]) -> tuple[str, ...]:
    """Say that it does not matter which way a company takes."""
    said = "Nobody says which way the company takes: the answer is the same by each of the"
    return (f"{said} {len(answers)} that there are.",)


def cut_short(case: Case, at: Step | None) -> tuple[str, ...]:
    """Say that the question was not come to, if a step before it could not be done."""
    if not isinstance(at, ActStep) or at is case.steps[-1]:
        return ()
    return (f"As “{at.text}” is not legal, nothing after it was asked.",)
