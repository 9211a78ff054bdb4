"""The reference engine with its reasons in words, as players and the wire get them."""

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple

from westmarch.book.book import Book
from westmarch.cards.model.own import own_texts_in
from westmarch.errors import BadData
from westmarch.kernel.chance import no_chance
from westmarch.kernel.reckoning import Part
from westmarch.kernel.trace import Trace
from westmarch.kernel.why import Reason as Said
from westmarch.kernel.why import concerns, outcome, reasons, seen
from westmarch.kernel.words import with_minus
from westmarch.table.actions import AnyAction
from westmarch.table.game import Game
from westmarch.table.state import State
from westmarch.wire.paths import declared, named_in, observe
from westmarch.wire.protocol import NumberPart, Position, Reason, Unsupported, VerdictGiven
from westmarch.wire.reference import Draw, ReferenceEngine
from westmarch.wire.sights.combat import COMBAT


class Deed(NamedTuple):
    """Something that was done: how it was, and what rules made of it."""

    called: str
    """The words of the step."""
    before: State
    past: int
    """How much had happened before."""
    trace: Trace


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
        self.doing = ""
        """What is being done, in the words of the step."""
        self._deeds: list[Deed] = []
        self._moments: dict[int, Game] = {}
        """Moments that were looked back at, by their state."""

    def setup(self, position: Position) -> Unsupported | None:
        """Forget what was done at another table."""
        self._deeds.clear()
        self._moments.clear()
        return super().setup(position)

    def ask(self, action: AnyAction) -> VerdictGiven | Unsupported:
        """Keep in mind how the table stood, since the reasons are about that."""
        self._asked = self.game()
        self._acted = None
        return super().ask(action)

    def act(self, action: AnyAction, draw: Draw = no_chance) -> VerdictGiven | Unsupported:
        """Keep in mind, too, what rules said while it was carried out."""
        before, self._asked = self._overheard, self.game()
        state, past = self._asked.state, len(self._past)
        given = super().act(action, draw)
        self._acted = self._overheard if self._overheard is not before else None
        if self._acted is not None:
            self._deeds.append(Deed(self.doing, state, past, self._acted))
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
        """Give the reasons for what is to be seen at a path, as rules see it now."""
        self.see((path,))
        it = declared(path)
        return self._reasons(seen(self._overheard, of_one=bool(it.of) and not it.past))

    def explain_look(self, path: str) -> tuple[Reason, ...]:
        """Give the reasons for what is to be seen at a path: how it came to that, how it is seen.

        It came to that by the last deed that has changed it. Where none has, the last deed tells
        why not, if it has to do with the card that is looked at.
        """
        sight = self.explain_sight(path)
        if not self._deeds:
            return sight or (Reason("It was put down so, and nothing was done.", role="decides"),)
        about = self._card_seen(path)
        changed = self._changed(path)
        deed = changed or self._deeds[-1]
        bare = all(each.role == "number" and not each.origins for each in sight)
        told = changed or (bare and (not about or concerns(deed.trace, about)))
        # All that the last deed did tells why it has left something as it was.
        whose = about if changed else ""
        came = self._to_the_point(self._reasons(outcome(deed.trace, whose))) if told else ()
        # What has a number now is not told with what it was then.
        now = {_named(each) for each in sight if each.role == "number"}
        came = tuple(each for each in came if each.role != "number" or _named(each) not in now)
        if came or sight:
            return tuple(dict.fromkeys((*came, *sight)))
        if changed is None and (outstanding := self._outstanding()):
            return (Reason(outstanding, role="decides"),)
        if changed is None:
            came = self._to_the_point(self._reasons(outcome(deed.trace)))
            return came or (Reason("Nothing that was done has changed that.", role="decides"),)
        return (Reason(f"“{changed.called}” has brought that about.", role="decides"),)

    def _outstanding(self) -> str:
        """Say what the game stands at before its first turn, and who has still to act there."""
        game = self.game()
        state = game.state
        if state.phase != "setup" or not state.windows or not state.window.waiting:
            return ""
        stage = state.window.kind.told.partition(". ")[2]
        whose = " and ".join(map(game.called, state.window.waiting))
        have = "have" if len(state.window.waiting) > 1 else "has"
        return (
            f"The game has not come to that: before the first turn it stands at “{stage}”, and "
            f"{whose} {have} still to act or to pass there."
        )

    def _changed(self, path: str) -> Deed | None:
        """Give the last deed that has changed what is to be seen at a path."""
        after = self._value(path, self.game().state, len(self._past))
        for deed in reversed(self._deeds):
            before = self._value(path, deed.before, deed.past)
            if before != after:
                return deed
        return None

    def _value(self, path: str, state: State, past: int) -> Any:
        judge, _ = self._table()
        # What was worked out about a moment may be asked for again.
        game = self._moments.setdefault(id(state), judge.see(state, None))
        try:
            return observe(game, path, self._past[:past])
        except BadData:
            return None  # Then there was no such thing.

    def _card_seen(self, path: str) -> str:
        """Give the label of the card that a path is about, or that is to be seen there."""
        it = declared(path)
        if it.of in ("card", "site"):
            return named_in(path)[0]
        combat = self.game().state.combat
        if it in COMBAT and combat is not None:
            return combat.source
        value = self._value(path, self.game().state, len(self._past))
        return value if isinstance(value, str) and value in self.game().state.cards else ""

    def _to_the_point(self, reasons: tuple[Reason, ...]) -> tuple[Reason, ...]:
        """Leave out what rules say in general, where others say what became of this very thing."""
        rules = self._book.rules
        own = tuple(
            each for each in reasons if not each.rule or each.text != rules[each.rule].opening
        )
        return own if any(each.role != "number" for each in own) else reasons

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
                text = self._text_of(said)
            by = self.game().pool.amended_by(said.card) if said.card else ()
            source = f"as amended by {' and '.join(by)}" if by else ""
            parts = tuple(map(self._part, said.parts))
            return Reason(text, said.rule, said.card, source, said.role, parts)
        source = "; ".join(f"{each.source}, {each.locator}" for each in rule.sources)
        return Reason(said.text or rule.opening, rule.id, said.card, source, said.role)

    def _text_of(self, said: Said) -> str:
        """Say what a card says, if it is a text of its own; else that it says so."""
        card = self.game().pool[said.card]
        own = (each for clause in card.clauses for each in own_texts_in(clause))
        line = next((each.text for each in own if said.own == f"{card.id}.{each.key}"), "")
        line = with_minus(line)
        return f"{card.name} says: {line}." if line else f"That is the text of {card.name}."

    def _part(self, part: Part) -> NumberPart:
        printed = self.game().state.cards.get(part.of)
        card = part.card or (printed.card if printed is not None else "")
        return NumberPart(part.amount, part.what, part.rule, card)


def _named(number: Reason) -> str:
    """Give what a number is called in its sentence."""
    return number.text.partition(" is ")[0]
