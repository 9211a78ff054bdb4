"""What a dispute is answered with: under each edition, with the reasons, by each reading."""

from collections.abc import Iterable
from typing import Literal

from msgspec import Struct

from westmarch.disputes.choices import Choice
from westmarch.disputes.looks import Explained
from westmarch.errors import BadData
from westmarch.wire.protocol import Reason, VerdictName

Answer = Literal["holds", "does not hold", VerdictName]
Outcome = Answer | Literal["cannot be compared"]
"""What another reading gives; it cannot be compared if the game does not come to what is asked."""
ELSEWHERE: Outcome = "cannot be compared"


class Reading(Struct, frozen=True):
    """What an open question would make of the verdict, read one way."""

    question: str
    reading: str
    text: str
    verdict: Outcome


class Settled(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The answer under one edition."""

    edition: str
    asked: str
    """The question, in the words of the last step: what follows “whether”."""
    answer: Answer
    verdict: VerdictName | None = None
    """On the last action, if there was one."""
    because: tuple[str, ...] = ()
    changed_by: tuple[str, ...] = ()
    """Rules of this edition that make the difference to the one before."""
    reasons: tuple[Reason, ...] = ()
    """What decides, then the facts that it builds on, then the numbers."""
    earlier: tuple[Explained, ...] = ()
    """What was expected before that and is so, each with its own reasons."""
    questions: tuple[str, ...] = ()
    """The open questions that the answer leaned on, whether or not it hangs on them."""
    readings: tuple[Reading, ...] = ()
    choices: tuple[Choice, ...] = ()
    """What each choice gives that nobody made, if the answer hangs on that."""
    unmodelled: tuple[str, ...] = ()
    """Clauses of cards that the verdict would need and the engine does not act on."""
    trouble: str = ""
    """The expectation that failed, or the step that could not be done."""
    what_if: tuple[str, ...] = ()
    """What alone would turn the verdict: each follows “if”."""
    unasked: tuple[str, ...] = ()
    """What the answer leaves open, in sentences."""
    notes: tuple[str, ...] = ()
    """What has to be said in any case, in sentences: how everyday words were read, what was put in
    that nobody said, which cards were taken for names that fit none of their players' own side,
    where it has come to an end too early, and which readings cannot be compared."""
    unread: tuple[str, ...] = ()
    """The expectations that could not be read: the answer says nothing of them."""


class Dispute(Struct, frozen=True):
    """One scenario, settled."""

    title: str
    path: str
    line: int
    settled: tuple[Settled, ...]


class Docket(Struct, frozen=True):
    """What came of a file: the disputes in it, and what is wrong with the others."""

    disputes: tuple[Dispute, ...]
    faults: tuple[BadData, ...] = ()


def answers(disputes: Iterable[Dispute]) -> set[Answer]:
    """Collect the answers given, for whoever has to make one number of them."""
    return {each.answer for dispute in disputes for each in dispute.settled}
