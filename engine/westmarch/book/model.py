"""What the knowledge base consists of: rules, sources, editions and open questions."""

from typing import Literal, get_args

from msgspec import Struct

Testability = Literal["testable", "definition", "unobservable", "disputed"]

KINDS = (
    "definition",
    "procedure",
    "restriction",
    "permission",
    "modifier",
    "trigger",
    "scoring",
    "setup",
    "deckbuilding",
    "victory",
    "optional",
    "table",
    "example",
    "clarification",
    "erratum",
)
FORCES = ("must", "may", "should")
TESTABILITIES: tuple[Testability, ...] = get_args(Testability)
ALIGNMENTS = ("hero", "minion", "fallen-wizard", "balrog")
QUESTION_KINDS = ("silent", "ambiguous", "conflict", "spelling", "missing-data")


class Source(Struct, frozen=True):
    """A document that rules are taken from, under the code the community knows it by."""

    code: str
    title: str
    date: str
    authority: str
    """Who published it, in a few words."""
    rank: int
    """Where two sources differ, the one with the higher rank is the later or the stronger word."""
    first: bool = False
    """Its rules were first published in it; others state rules that may be much older."""


class Citation(Struct, frozen=True):
    """The place in a source where a rule stands: `METD-emended, "Hoards"`."""

    source: str
    locator: str


class Rule(Struct, frozen=True, kw_only=True):
    """One rule: the unit that everything else in Westmarch points to by its id."""

    id: str
    kind: str
    text: str
    """Markdown, in our own words."""
    sources: tuple[Citation, ...]
    edition: str = ""
    """The one edition that brought this rule in; empty for the ground that all editions share."""
    emends: tuple[str, ...] = ()
    """The rules that this one changes, qualifies or clarifies; they may stay in force beside it."""
    replaces: tuple[str, ...] = ()
    """The rules that this one puts out of force, in its edition and all built on it."""
    authority: str = ""
    force: str = "must"
    testability: Testability = "testable"
    reason: str = ""
    """Why no scenario can prove the rule, where it is not testable."""
    shown_by: tuple[str, ...] = ()
    """The rules and scenarios that show it, where it has no scenario of its own."""
    alignment: str = ""
    note: str = ""
    table: tuple[dict[str, str], ...] = ()
    """The rows of the table in the rule's text, as the engine reads them."""
    path: str
    """The file under `rules/`, with forward slashes."""
    line: int

    @property
    def book(self) -> str:
        """The book: the first part of the id."""
        return self.id.split(".", 1)[0]

    @property
    def chapter(self) -> str:
        """The chapter: the second part of the id."""
        return self.id.split(".")[1]

    @property
    def opening(self) -> str:
        """The first paragraph, which tells the rule where it has no sentence of its own."""
        first = " ".join(self.text.split("\n\n")[0].split())
        # What it goes on to list is on its page.
        return f"{first[:-1]}." if first.endswith(":") else first


class Retired(Struct, frozen=True, kw_only=True):
    """What is left of a rule that was taken out: its id, which nothing else may ever bear."""

    id: str
    text: str
    """Why it went."""
    superseded_by: tuple[str, ...] = ()
    path: str
    line: int


class Chapter(Struct, frozen=True):
    """One file of rules."""

    book: str
    name: str
    title: str
    path: str
    rules: tuple[str, ...]


class Reading(Struct, frozen=True):
    """One way to answer an open question."""

    id: str
    text: str
    consequence: str


class Question(Struct, frozen=True, kw_only=True):
    """A point where the sources are silent, ambiguous or in conflict."""

    id: str
    kind: str
    text: str
    rules: tuple[str, ...]
    readings: tuple[Reading, ...]
    default: str
    settled: tuple[str, ...] = ()
    """Rules that are plain about it: they decide for the default, and no verdict hangs on it."""
    why: str
    sources: tuple[Citation, ...] = ()
    path: str
    line: int


class Edition(Struct, frozen=True, kw_only=True):
    """A named set of rules, built on others by adding and replacing."""

    name: str
    title: str
    date: str
    base: tuple[str, ...] = ()
    """The editions this one is built on: the one it changes, and those whose rules it takes in."""
    note: str = ""
