"""A moment of a game as rules see it: what they work out, and who of them has a say.

What lies on the table is not the kernel's business. A game says which clauses count at a moment,
and what people call things; `westmarch.table.game` does so for this one.
"""

from abc import abstractmethod
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, TypeVar

from westmarch.kernel.cached import CachedIterable
from westmarch.kernel.rulebook import Quantity, Rule, RuleIndex, Rules
from westmarch.kernel.trace import Reckoned, Spoke, Trace

T = TypeVar("T")
_UNKNOWN = object()


class Moment:
    """One moment of a game, under the rules of one edition."""

    __slots__ = (
        "_leaned",
        "_values",
        "allowed",
        "barred",
        "candidates",
        "rules",
        "seen",
        "state",
        "trace",
    )

    def __init__(self, rules: Rules, state: Any, trace: Trace | None = None) -> None:
        self.rules = rules
        self.state = state
        self.trace = trace
        self._leaned = None if trace is None else trace.questions
        """Where the open questions are noted on which an answer leans, also while it is aside."""
        self._values: dict[Any, Any] = {}
        self.allowed: dict[Any, bool] = {}
        """For each action somebody has asked about while nobody listened, whether it is legal."""
        self.barred: dict[Any, bool] = {}
        """For each kind of action and each player, whether all such actions are forbidden."""
        self.candidates: dict[str, CachedIterable[Any]] = {}
        """For each player, the actions that might be possible now, as far as somebody looked."""
        self.seen: dict[str, tuple[Any, ...]] = {}
        """What a step of the game has looked at, and found nothing to do."""

    @abstractmethod
    def after(self, state: Any) -> "Moment":
        """The game a moment later: what cannot have changed need not be worked out again."""

    @abstractmethod
    def applicable(self, index: RuleIndex, about: tuple[Any, ...]) -> tuple[Rule, ...]:
        """Give the rules of an index that count now, for what is spoken of."""

    @abstractmethod
    def called(self, one: str) -> str:
        """Give what people call something that has an id."""

    def is_barred(self, action: Any) -> bool:
        """Tell whether a player may do nothing of this kind now, whatever exactly it is."""
        key = (type(action), action.player)
        barred = self.barred.get(key)
        if barred is None:
            barred = False
            for rule in self.rules.blankets.get(key[0], ()):
                if rule.run(self, action):
                    barred = True
                    break
            self.barred[key] = barred
        return barred

    def reading(self, question: str) -> str:
        """How an open question is read in this game."""
        if self._leaned is not None:
            self._leaned.add(question)
        return self.state.readings.get(question) or self.rules.readings[question]

    def table(self, rule: str) -> tuple[dict[str, str], ...]:
        """The rows of the table printed in a rule."""
        return self.rules.tables[rule]

    def value(self, quantity: Quantity, *about: Any) -> Any:
        """Work out a quantity by the rules in force."""
        if self.trace is not None:
            self.trace.topics.setdefault(quantity.name, set()).update(
                each for each in about if isinstance(each, str)
            )
            if quantity.told:
                return self._reckoned(quantity, about)
            return self._worked_out(quantity, about)
        key = (quantity, about)
        known = self._values
        if quantity.lasting and not self.state.readings:
            known = self.rules.settled
        value = known.get(key, _UNKNOWN)
        if value is _UNKNOWN:
            value = known[key] = self._worked_out(quantity, about)
        return value

    def quietly(self, look: Callable[..., T], *args: Any) -> T:
        """Look something up for a sentence: nobody is to hear that."""
        trace, leaned = self.trace, self._leaned
        self.trace = self._leaned = None
        try:
            return look(self, *args)
        finally:
            self.trace, self._leaned = trace, leaned

    @contextmanager
    def aside(self) -> Iterator[None]:
        """Let nobody hear what is looked up meanwhile, for it has no part in what is done.

        A question on which it hangs is noted all the same.
        """
        trace = self.trace
        if trace is None:
            yield
            return
        if not trace.thorough:
            self.trace = None
        topics, trace.topics = trace.topics, {}
        try:
            yield
        finally:
            self.trace, trace.topics = trace, topics

    def adjusted(self, quantity: Quantity, value: Any, *about: Any) -> Any:
        """Give what becomes of a value by all that adjusts a quantity."""
        self._meet(about)
        return self._adjusted(quantity, value, about)

    def _meet(self, about: tuple[Any, ...]) -> None:
        unmet = self.rules.unmet
        if unmet and not unmet.isdisjoint(about):
            self.rules.meet(about)

    def _adjusted(self, quantity: Quantity, value: Any, about: tuple[Any, ...]) -> Any:
        adjusting = self.rules.adjusts.get(quantity)
        if adjusting is None:
            return value
        silent = self.trace is None
        rules = self.applicable(adjusting, about) if adjusting.clauses else adjusting.rules
        for rule in rules:
            said = rule.run(self, value, *about) if silent else self.evaluate(rule, value, *about)
            if said is not None:
                value = said
        return value

    def evaluate(self, rule: Rule, *args: Any) -> Any:
        """Run a rule, and note what it said if somebody listens."""
        trace = self.trace
        if trace is None:
            return rule.run(self, *args)
        outer, numbers = trace.here, trace.reckoned
        trace.here, trace.reckoned = [], []
        try:
            value = rule.run(self, *args)
            drawn_on, reckoned = tuple(trace.here), tuple(trace.reckoned)
        finally:
            trace.here, trace.reckoned = outer, numbers
        if rule.use == "react" and value is not None:
            value = tuple(value)
        silent = value is None or (not value and rule.use in ("forbid", "refuse", "react"))
        if silent:
            outer.extend(drawn_on)
            numbers.extend(reckoned)
            self._pass(rule, args)
        else:
            outer.append(Spoke(rule, args, value, drawn_on, reckoned, self))
        return value

    def _pass(self, rule: Rule, args: tuple[Any, ...]) -> None:
        trace, says = self.trace, rule.otherwise
        if trace is None or says is None or rule.use == "permit":
            return
        said = self.quietly(says, *args) if callable(says) else says
        if said:
            spoke = Spoke(rule, args, said, (), (), self)
            trace.passed.append((len(trace.here), spoke))

    def _reckoned(self, quantity: Quantity, about: tuple[Any, ...]) -> Any:
        trace = self.trace
        assert trace is not None
        here, reckoned = trace.here, trace.reckoned
        trace.here, trace.reckoned = [], []
        try:
            value = self._worked_out(quantity, about)
            drawn_on = tuple(trace.here)
            inner = tuple(trace.reckoned)
            reckoned.append(Reckoned(quantity, about, value, drawn_on, inner, self))
        finally:
            trace.here, trace.reckoned = here, reckoned
        here.extend(drawn_on)
        return value

    def _worked_out(self, quantity: Quantity, about: tuple[Any, ...]) -> Any:
        value = quantity.printed
        if callable(value):
            value = value(self, *about)
        self._meet(about)
        defining = self.rules.defines.get(quantity)
        if defining is not None:
            value = self._defined(quantity, defining, value, about)
        return self._adjusted(quantity, value, about)

    def _defined(
        self, quantity: Quantity, defining: RuleIndex, value: Any, about: tuple[Any, ...]
    ) -> Any:
        silent = self.trace is None
        for rule in self.applicable(defining, about) if defining.clauses else defining.rules:
            said = rule.run(self, *about) if silent else self.evaluate(rule, *about)
            if said is None:
                continue
            if quantity.combine == "sum":
                value = value + said
            else:
                value = said
                if said or quantity.combine == "first":
                    break
        return value
