"""The reference engine with its reasons in words, as players and the wire get them."""

from collections.abc import Iterable, Iterator
from contextlib import contextmanager

from westmarch.book.book import Book
from westmarch.errors import BadData
from westmarch.kernel.chance import no_chance
from westmarch.kernel.trace import Trace
from westmarch.kernel.why import Reason as Said
from westmarch.kernel.why import outcome, reasons, seen
from westmarch.table.actions import AnyAction
from westmarch.table.game import Game
from westmarch.wire.protocol import Reason, Unsupported, VerdictGiven
from westmarch.wire.reference import Draw, ReferenceEngine


class ReasoningEngine(ReferenceEngine):
    """A reference engine that gives its reasons in words.

    The last verdict can always be explained; what came of an action, and what is to be seen, only
    while it is `listening`.
    """

    def __init__(self, book: Book, *, waits: bool = False) -> None:
        super().__init__(waits=waits)
        self.leaned: set[str] = set()
        """The open questions on which anything leaned so far."""
        self._book = book
        self._asked: Game | None = None
        self._overheard = Trace()
        self._acted: Trace | None = None

    def ask(self, action: AnyAction) -> VerdictGiven | Unsupported:
        """Keep in mind how the table stood, since the reasons are about that."""
        self._asked = self.game()
        self._acted = None
        return super().ask(action)

    def act(self, action: AnyAction, draw: Draw = no_chance) -> VerdictGiven | Unsupported:
        """Keep in mind, too, what rules said while it was carried out."""
        before, self._asked = self._overheard, self.game()
        given = super().act(action, draw)
        self._acted = self._overheard if self._overheard is not before else None
        return given

    @contextmanager
    def keeping_verdict(self) -> Iterator[None]:
        """Keep the verdict that there is, whatever is done meanwhile to carry the game on."""
        verdict, asked = self.verdict, self._asked
        yield
        self.verdict, self._asked = verdict, asked

    def explain(self) -> tuple[Reason, ...]:  # type: ignore[override]  # in words
        """Give the reasons for the last verdict, what decides first."""
        if self.verdict is None or self._asked is None:
            raise BadData("There is no verdict to explain yet.", hint="Ask or act first.")
        return self._reasons(reasons(self._asked, self.verdict))

    def explain_outcome(self, about: str = "") -> tuple[Reason, ...]:
        """Give the reasons for what came of the last action, if it was carried out."""
        if self._acted is None:
            return ()
        return self._reasons(outcome(self._acted, about))

    def explain_sight(self, path: str) -> tuple[Reason, ...]:
        """Give the reasons for what is to be seen at a path."""
        self.see((path,))
        return self._reasons(seen(self._overheard))

    def _note(self, trace: Trace | None) -> None:
        super()._note(trace)
        if trace is not None:
            self._overheard = trace
            self.leaned |= trace.questions

    def _reasons(self, said: Iterable[Said]) -> tuple[Reason, ...]:
        return tuple(map(self._reason, said))

    def _reason(self, said: Said) -> Reason:
        rule = self._book.rules.get(said.rule)
        if rule is None:
            text = said.text
            if said.card and not text:
                text = f"That is the text of {self.game().name(said.card)}."
            by = self.game().pool.amended_by(said.card) if said.card else ()
            source = f"as amended by {' and '.join(by)}" if by else ""
            return Reason(text, said.rule, said.card, source, said.role)
        source = "; ".join(f"{each.source}, {each.locator}" for each in rule.sources)
        return Reason(said.text or rule.opening, rule.id, said.card, source, said.role)
