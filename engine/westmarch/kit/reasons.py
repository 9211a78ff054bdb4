"""The reference engine with its reasons in words, as players and the wire get them."""

from westmarch.book.book import Book
from westmarch.errors import BadData
from westmarch.kernel.actions import AnyAction
from westmarch.kernel.game import Game
from westmarch.kernel.why import Reason as Said
from westmarch.kernel.why import reasons
from westmarch.kit.protocol import Reason, Unsupported, VerdictGiven
from westmarch.kit.reference import ReferenceEngine


class ReasoningEngine(ReferenceEngine):
    """A reference engine that gives its reasons in words."""

    def __init__(self, book: Book) -> None:
        super().__init__()
        self._book = book
        self._asked: Game | None = None

    def ask(self, action: AnyAction) -> VerdictGiven | Unsupported:
        """Keep in mind how the table stood, since the reasons are about that."""
        self._asked = self.game()
        return super().ask(action)

    def explain(self) -> tuple[Reason, ...]:  # type: ignore[override]  # in words
        """Give the reasons for the last verdict, each fact before the rule that builds on it."""
        if self.verdict is None or self._asked is None:
            raise BadData("There is no verdict to explain yet.", hint="Ask or act first.")
        return tuple(self._reason(each) for each in reasons(self._asked, self.verdict))

    def _reason(self, said: Said) -> Reason:
        rule = self._book.rules.get(said.rule)
        if rule is None:
            return Reason(said.text, said.rule, said.card)
        first = " ".join(rule.text.split("\n\n")[0].split())
        source = "; ".join(f"{each.source}, {each.locator}" for each in rule.sources)
        return Reason(said.text or first, rule.id, said.card, source)
