"""The disputes in `examples/`, with what the engine says to each."""

import re
import textwrap
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from westmarch.book.book import Book
from westmarch.site.gherkin import Passage, passages
from westmarch.wire.protocol import Reason

if TYPE_CHECKING:
    from westmarch.corpus.names import Library
    from westmarch.disputes.answers import Settled

_STORY = re.compile(r"Feature: (?P<title>.+)\n(?P<story>(?:(?!\s*(?:Scenario|Background)).*\n)*)")

VERDICTS = {
    "holds": "yes",
    "does not hold": "no",
    "undetermined": "open",
    "unsupported": "not modelled yet",
}
"""How the answers are called that have another name on the page."""


class Read(Struct, frozen=True):
    """What an open question makes of the verdict, read one way."""

    question: str
    reading: str
    text: str
    verdict: str


class Answer(Struct, frozen=True, kw_only=True):
    """The verdict under one edition."""

    edition: str
    asked: str
    verdict: str
    reasons: tuple[Reason, ...]
    readings: tuple[Read, ...] = ()
    turned: str = ""
    """The other verdict."""
    what_if: tuple[str, ...] = ()
    """What alone would bring it about: each follows “if”."""
    unasked: tuple[str, ...] = ()


class Case(Struct, frozen=True):
    """One scenario of a dispute: what lies on the table, and the answers."""

    title: str
    text: str
    answers: tuple[Answer, ...]


class Dispute(Struct, frozen=True):
    """A file: what the players say, and the cases that they bring."""

    name: str
    title: str
    story: str
    cases: tuple[Case, ...]


def dispute_files(folder: Path) -> dict[str, str]:
    """Give the text of each dispute, by the name of its file."""
    return {path.stem: path.read_text("utf-8") for path in sorted(folder.glob("*.feature"))}


def settle_all(files: dict[str, str]) -> tuple[Dispute, ...]:
    """Settle every dispute, and leave out what rules say in their own words.

    So an edit of these words needs no engine: `told` puts them in.
    """
    from westmarch.corpus.names import open_library

    library = open_library()
    rules = {id_: replace(rule, text="") for id_, rule in library.book.rules.items()}
    silent = replace(library, book=replace(library.book, rules=rules))
    return tuple(_dispute(name, text, silent) for name, text in files.items())


def told(disputes: Iterable[Dispute], book: Book) -> tuple[Dispute, ...]:
    """Give each reason that has no sentence of its own the words of its rule."""
    return tuple(
        replace(dispute, cases=tuple(_told(case, book) for case in dispute.cases))
        for dispute in disputes
    )


def _told(case: Case, book: Book) -> Case:
    def in_words(reason: Reason) -> Reason:
        return reason if reason.text else replace(reason, text=book.rules[reason.rule].opening)

    answers = (replace(each, reasons=tuple(map(in_words, each.reasons))) for each in case.answers)
    return replace(case, answers=tuple(answers))


def _dispute(name: str, text: str, library: "Library") -> Dispute:
    from westmarch.disputes.settling import settle

    written = {passage.line: passage for passage in passages(text)}
    cases = tuple(
        Case(each.title, _whole(written[each.line]), tuple(map(_answer, each.settled)))
        for each in settle(text, f"examples/{name}.feature", library, changes=True)
    )
    found = _STORY.search(text)
    title, story = (found["title"], found["story"]) if found else (name, "")
    return Dispute(name, title.strip(), "\n\n".join(_paragraphs(story)), cases)


def _whole(written: Passage) -> str:
    """Put what the scenarios of a file have in common at the head of each."""
    title, _, steps = written.text.partition("\n")
    return "\n".join(filter(None, (title, textwrap.indent(written.background, "  "), steps)))


def _paragraphs(story: str) -> Iterator[str]:
    """Give each player a paragraph: that is how stories are written, a line each."""
    yield from (line for line in textwrap.dedent(story).split("\n") if line.strip())


def _answer(settled: "Settled") -> Answer:
    from westmarch.disputes.whatif import other

    answer = settled.verdict or settled.answer
    return Answer(
        edition=settled.edition,
        asked=settled.asked.rstrip("."),
        verdict=VERDICTS.get(answer, answer),
        reasons=settled.reasons,
        readings=tuple(
            Read(each.question, each.reading, each.text, VERDICTS.get(each.verdict, each.verdict))
            for each in settled.readings
        ),
        turned=other(settled.verdict),
        what_if=settled.what_if,
        unasked=(*settled.notes, *settled.unasked),
    )
