"""Recognizing a step: which sentence of the vocabulary it is, and in which of its ways."""

import re
from collections.abc import Iterable
from functools import cached_property
from typing import Literal

from msgspec import Struct

from westmarch.corpus.nearby import faithful, nearby, says_the_same
from westmarch.corpus.patterns import (
    ASKS,
    SIGNS,
    SLOTS,
    Section,
    Shape,
    normalized,
    plain,
    shape,
    unnamed,
)
from westmarch.corpus.vocabulary.row import Row
from westmarch.errors import BadData, shortened

Mode = Literal["set", "do", "ask", "may", "may-not", "see"]
"""Put on the table; do; ask; ask and expect yes; ask and expect no; expect to see."""

VERB = re.compile(r"\*(\w+)\*")
"""The verb of an action, in the pattern of its sentence."""
WORD = "[ at {word:player}'s word]"
NOW = "[ {now}]"
ROLLS = "[ and rolls {rolls}][ and {shuffles}]"
EDITION = re.compile(r"under the (?P<edition>[a-z][a-z0-9+-]*) rules,? (?P<rest>.+)")


class Form(Struct, frozen=True):
    """One way of saying a row's sentence."""

    row: Row
    mode: Mode
    wording: str
    shape: Shape


class Match(Struct, frozen=True):
    """A step that the vocabulary knows."""

    row: Row
    mode: Mode
    slots: dict[str, str]
    edition: str = ""
    """The edition that a Then is limited to."""


_ASKED = re.compile(r"it is asked (?:if|whether) (.+?) (?:may|can|could|is allowed to) ")
_LONGEST = 2000
_HUGE = re.compile(r"(?<![\w.-])\d{4,}")


class Vocabulary(Struct, frozen=True, dict=True):
    """Rows, ready to recognize steps."""

    rows: tuple[Row, ...]

    @cached_property
    def forms(self) -> dict[Section, tuple[Form, ...]]:
        """Every way of saying every row, by the section it belongs to."""
        found: dict[Section, list[Form]] = {"Given": [], "When": [], "Then": []}
        for row in self.rows:
            for pattern in (row.pattern, *row.also):
                for section, form in _forms(row, pattern):
                    found[section].append(form)
        return {section: tuple(forms) for section, forms in found.items()}

    def match(self, section: Section, text: str) -> Match:
        """Recognize a step, or say which sentence comes nearest."""
        if len(text) > _LONGEST:
            raise BadData(f"Nobody says so long a sentence: “{shortened(text)}”.")
        said = normalized(text)
        if huge := _HUGE.search(said):
            raise BadData(
                f"{shortened(huge[0])} is no number of this game.", hint="None has four digits."
            )
        edition = ""
        if section == "Then" and (limited := EDITION.fullmatch(said)):
            edition, said = limited["edition"], limited["rest"]
        if section == "When":
            said = _ASKED.sub(rf"{ASKS}\1 may ", said, count=1)
        found = [
            (form, slots)
            for form in self.forms[section]
            if (slots := form.shape.match(said)) is not None
        ]
        if len(found) > 1:
            # A sentence that says more itself is meant rather than one with a name as long as that.
            named = [sum(len(each) for each in slots.values() if each) for _, slots in found]
            if named.count(min(named)) == 1:
                found = [found[named.index(min(named))]]
        if len(found) > 1:
            both = " and ".join(f"“{form.wording}”" for form, _ in found)
            raise BadData(
                f"“{text}” can be read in {len(found)} ways: as {both}.",
                hint="Quotation marks around the names of cards often tell the two apart.",
            )
        if not found:
            raise BadData(f"No step reads “{section} {text}”.", hint=self._hint(section, said))
        form, slots = found[0]
        return Match(form.row, form.mode, slots, edition)

    def meant(self, section: Section, text: str) -> str | None:
        """Give the sentence that says the same in the words of the vocabulary, if there is one."""
        said = normalized(text)
        near = nearby(said, self.forms[section])
        return near.text if near.whole and says_the_same(said, near.text) else None

    def _hint(self, section: Section, said: str) -> str:
        for other in ("Given", "When", "Then"):
            if other != section and any(form.shape.match(said) for form in self.forms[other]):
                return f"As a {other} it would be known."
        forms = self.forms[section]
        near = nearby(said, forms)
        if near.whole and near.used == 1.0 and faithful(said, near.text):
            return f"Did you mean “{section} {near.text}”?"
        text = forms[near.at].wording if near.whole else near.text
        text = unnamed(text)
        open_ = dict.fromkeys(sign["slot"] for sign in SIGNS.finditer(text))
        held = "; ".join(f"{{{slot}}} may be {SLOTS[slot][1]}" for slot in open_ if slot)
        return f"The nearest is: {section} {text}" + (f", where {held}." if held else ".")


def _forms(row: Row, pattern: str) -> Iterable[tuple[Section, Form]]:
    if row.section != "When":
        mode: Mode = "set" if row.section == "Given" else "see"
        after = NOW if mode == "see" else ""
        yield row.section, Form(row, mode, plain(pattern), shape(pattern, after=after))
        return
    if not VERB.search(pattern):
        yield "When", Form(row, "do", plain(pattern), shape(pattern))
        return
    yield "When", Form(row, "do", plain(pattern), shape(pattern, after=WORD + NOW + ROLLS))
    for section, mode, verb, before, after in (
        ("When", "ask", "may ", ASKS, ""),
        ("Then", "may", "may ", "", ""),
        ("Then", "may-not", "may not ", "", " by {rules}"),
        ("Then", "may-not", "may not ", "", " by the text of {forbidding:card}"),
    ):
        wording = before + plain(pattern, before_verb=verb) + after
        yield (
            section,
            Form(  # type: ignore[misc]
                row,
                mode,
                wording,
                shape(before + pattern, before_verb=verb, after=WORD + NOW + after),
            ),
        )
