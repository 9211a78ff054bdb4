"""The compiled corpus: cases whose steps are typed operations."""

from typing import Any, Literal

from msgspec import Struct

from westmarch.corpus.patterns import ASKS, SECTIONS, Section
from westmarch.kernel.chance import Need
from westmarch.table.actions import AnyAction
from westmarch.wire.protocol import Position, VerdictName

Polarity = Literal["allow", "forbid", "compute", "order"]


class Draw(Struct, frozen=True, omit_defaults=True):
    """A result of chance that the scenario supplies when the engine asks for it.

    It answers the first need of this kind and purpose; of this card, too, if `of` names one.
    """

    need: Need
    values: tuple[int, ...] = ()
    """Empty for a shuffle that may end in any order."""


class Step(Struct, frozen=True, rename="kebab", kw_only=True, tag_field="op", omit_defaults=True):
    """One step of a case, with the words and the line it was written in."""

    text: str
    """The sentence, after the word that says of which section it is.

    What nobody wrote, and only carries the game on, goes without that word."""
    line: int

    @property
    def section(self) -> Section | None:
        """Of which section the sentence is; of none if nobody wrote it."""
        return next((each for each in SECTIONS if self.text.startswith(f"{each} ")), None)

    @property
    def said(self) -> str:
        """The sentence by itself."""
        return self.text.removeprefix(f"{self.section} ") if self.section else self.text

    @property
    def asked(self) -> str:
        """The sentence by itself; of a question, what follows “whether”."""
        return self.said.removeprefix(ASKS)


class ActStep(Step, frozen=True, tag="act"):
    """Declare an action; results of chance are given as the engine asks for them."""

    action: AnyAction
    draws: tuple[Draw, ...] = ()
    between: bool = False
    """Nobody wrote it: it carries the game on to the step that follows."""
    window: str = ""
    """The window in which it is taken."""


def is_between(step: Step) -> bool:
    """Tell whether a step only carries the game on."""
    return isinstance(step, ActStep) and step.between


class AskStep(Step, frozen=True, tag="ask"):
    """Ask whether an action is legal."""

    action: AnyAction
    window: str = ""
    """The window in which it is asked."""


class ReadAs(Struct, frozen=True):
    """What the verdict is by one reading of an open question."""

    question: str
    reading: str
    verdict: VerdictName


class ExpectVerdict(Step, frozen=True, tag="expect-verdict"):
    """What the verdict on the last action has to be."""

    verdict: VerdictName
    by: tuple[str, ...] = ()
    """Rules that have to be among those that decide."""
    kin: tuple[str, ...] = ()
    """Rules of the same family, each of which may be named in the place of one of these."""
    questions: tuple[str, ...] = ()
    readings: tuple[ReadAs, ...] = ()
    """Where it hangs on open questions: the verdict by each reading, first by that in use."""
    apart: str = ""
    """Where it would be otherwise in another window that only some engines tell apart: that one."""


class Expect(Step, frozen=True, tag="expect"):
    """What has to be seen at a path.

    A list `has` an item, or `consists-of` the same items in any order.
    """

    path: str
    value: Any
    relation: Literal["is", "is-not", "has", "has-not", "consists-of"] = "is"
    window: str = ""
    """The window that is open as it is looked at."""


AnyStep = ActStep | AskStep | ExpectVerdict | Expect


class Case(Struct, frozen=True, rename="kebab", kw_only=True, omit_defaults=True):
    """One scenario, under one edition, with outlines and backgrounds expanded."""

    key: str
    """The scenario's id, with `#` and the example's name or the edition where there are several."""
    id: str
    example: str = ""
    """The name of the example, for a case from an outline."""
    title: str
    path: str
    line: int
    rules: tuple[str, ...]
    """The rules it proves."""
    cards: tuple[str, ...] = ()
    """The cards whose texts it proves."""
    uses: tuple[str, ...] = ()
    polarity: Polarity | None = None
    position: Position
    steps: tuple[AnyStep, ...]


class Corpus(Struct, frozen=True, rename="kebab", kw_only=True):
    """All cases, as one document for engines in any language."""

    schema_version: int = 1
    corpus_version: str
    digest: str
    """SHA-256 over the cases."""
    cases: tuple[Case, ...]
