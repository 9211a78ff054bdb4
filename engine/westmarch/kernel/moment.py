"""A moment of a game as rules see it: what they work out, and who of them has a say.

What lies on the table is not the kernel's business. A game says which clauses count at a moment,
and what people call things; `westmarch.table.game` does so for this one.
"""

from abc import abstractmethod
from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager
from typing import Any, Self, TypeVar

from westmarch.kernel.cached import CachedIterable
from westmarch.kernel.rulebook import About, AnyQuantity, GenericQuantity, Rule, Says, Value
from westmarch.kernel.rules import RuleIndex, Rules
from westmarch.kernel.trace import Reckoned, Spoke, Trace

T = TypeVar("T")
_UNKNOWN: Any = object()
_SILENT_WITH_NOTHING = ("forbid", "refuse", "react")


class Moment:
    """One moment of a game, under the rules of one edition."""

    __slots__ = (
        "_quiet",
        "_silent",
        "_values",
        "allowed",
        "barred",
        "candidates",
        "leaned",
        "rules",
        "seen",
        "state",
        "trace",
    )

    def __init__(self, rules: Rules, state: Any, trace: Trace | None = None) -> None:
        self.rules = rules
        self.state = state
        self.trace = trace
        self.leaned: set[str] = set() if trace is None else trace.questions
        """The open questions on which some answer leaned that was given at this moment."""
        self._quiet = False
        self._silent: dict[Any, Any] = {}
        """Values that were worked out while somebody listened, and there was nothing to hear."""
        self._values: dict[Any, Any] = {}
        self.allowed: dict[Any, bool] = {}
        """For each action somebody has asked about while nobody listened, whether it is legal."""
        self.barred: dict[Any, bool] = {}
        """For each kind of action and each player, whether all such actions are forbidden; for each
        card besides, whether all such actions with it are; and for restrictions that look at the
        time alone, whether one of them forbids whatever a player might do."""
        self.candidates: dict[str, CachedIterable[Any]] = {}
        """For each player, the actions that might be possible now, as far as somebody looked."""
        self.seen: dict[str, tuple[Any, ...]] = {}
        """What a step of the game has looked at, and found nothing to do."""

    @abstractmethod
    def after(self, state: Any) -> Self:
        """The game a moment later: what cannot have changed need not be worked out again."""

    @abstractmethod
    def applicable(self, index: RuleIndex, about: tuple[Any, ...]) -> tuple[Rule, ...]:
        """Give the rules of an index that count now, for what is spoken of."""

    @abstractmethod
    def called(self, one: str) -> str:
        """Give what people call something that has an id."""

    def is_barred(self, action: Any, *, with_card: bool = True) -> bool:
        """Tell whether a player may do nothing of this kind now, whatever exactly it is.

        Or nothing with the card that the action names, unless another may stand in its place.
        """
        kind, barred = type(action), self.barred
        key = (kind, action.player)
        bars = barred.get(key)
        if bars is None:
            bars = barred[key] = self._is_no_time(action) or self._bars(
                self.rules.blankets.get(kind, ()), action
            )
        if bars or not with_card:
            return bars
        of_cards = self.rules.blankets_of_cards.get(kind)
        if of_cards is None:
            return False
        of_card = (kind, action.player, action.card)
        bars = barred.get(of_card)
        if bars is None:
            bars = barred[of_card] = self._bars(of_cards, action)
        return bars

    def _is_no_time(self, action: Any) -> bool:
        rules = self.rules.blankets_of_time.get(type(action), ())
        key = (id(rules), action.player)
        bars = self.barred.get(key)
        if bars is None:
            bars = self.barred[key] = self._bars(rules, action)
        return bars

    def _bars(self, rules: tuple[Rule, ...], action: Any) -> bool:
        for rule in rules:  # noqa: SIM110 - a generator costs as much as the rules
            if rule.run(self, action):
                return True
        return False

    def reading(self, question: str) -> str:
        """How an open question is read in this game."""
        if not self._quiet:
            self.leaned.add(question)
        return self.state.readings.get(question) or self.rules.readings[question]

    def table(self, rule: str) -> tuple[dict[str, str], ...]:
        """The rows of the table printed in a rule."""
        return self.rules.tables[rule]

    def value(self, quantity: GenericQuantity[Any, *About, Value], *about: *About) -> Value:
        """Work out a quantity by the rules in force."""
        value: Value
        key = (quantity, about)
        if self.trace is not None:
            value = self._heard(self.trace, key)
            return value
        value = self._values.get(key, _UNKNOWN)
        if value is _UNKNOWN:
            if quantity.lasting and not self.state.readings:
                value = self._settled(key)
                return value
            value = self._values[key] = self._worked_out(quantity, about)
        return value

    def _settled(self, key: tuple[AnyQuantity, tuple[Any, ...]]) -> Any:
        """Work out what holds throughout a game: once for all games, if no question is open."""
        settled = self.rules.settled
        value = settled.get(key, _UNKNOWN)
        if value is _UNKNOWN:
            others, self.leaned = self.leaned, set()
            value = self._worked_out(*key)
            # What leans on a question is worked out at each moment, so that each knows of it.
            (self._values if self.leaned else settled)[key] = value
            others |= self.leaned
            self.leaned = others
        return value

    def _heard(self, trace: Trace, key: tuple[AnyQuantity, tuple[Any, ...]]) -> Any:
        """Work out a quantity while somebody listens: once, if there is nothing to hear."""
        value = self._silent.get(key, _UNKNOWN)
        if value is not _UNKNOWN:
            return value
        quantity, about = key
        trace.asked.append(key)
        if quantity.told:
            return self._reckoned(quantity, about)
        heard = trace.heard
        value = self._worked_out(quantity, about)
        if trace.heard == heard:
            self._silent[key] = value
        return value

    def once(self, look: Callable[..., T], *those: Hashable) -> T:
        """Give what a look gives at this moment, worked out but once while nobody listens."""
        if self.trace is not None:
            return look(self, *those)
        key = (look, those)
        found: T = self._values.get(key, _UNKNOWN)
        if found is _UNKNOWN:
            found = self._values[key] = look(self, *those)
        return found

    def quietly(self, look: Callable[..., T], *args: Any) -> T:
        """Look something up for a sentence: nobody is to hear that."""
        trace, quiet = self.trace, self._quiet
        self.trace, self._quiet = None, True
        try:
            return look(self, *args)
        finally:
            self.trace, self._quiet = trace, quiet

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
        asked, trace.asked = trace.asked, []
        silent, self._silent = self._silent, {}
        try:
            yield
        finally:
            self.trace, self._silent, trace.asked = trace, silent, asked

    def says_nothing(self, quantity: AnyQuantity) -> bool:
        """Tell whether no rule has a say about a quantity now, whatever it is asked of.

        Nobody who listens is told so: he is to hear what is asked.
        """
        if self.trace is not None:
            return False
        for table in (self.rules.defines, self.rules.adjusts):
            index = table.get(quantity)
            if index is None:
                continue
            if index.clauses.keys() != index.of_all.keys() or self.applicable(index, ()):
                return False
        return True

    def adjusted(
        self, quantity: GenericQuantity[Any, *About, Value], value: Value, *about: *About
    ) -> Value:
        """Give what becomes of a value by all that adjusts a quantity."""
        self.rules.meet(about)
        found: Value = self._adjusted(quantity, value, about)
        return found

    def _adjusted(self, quantity: AnyQuantity, value: Any, about: tuple[Any, ...]) -> Any:
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
        here, numbers = trace.here, trace.reckoned
        heard, reckoned = len(here), len(numbers)
        value = rule.run(self, *args)
        if rule.use == "react" and value is not None:
            value = tuple(value)
        if value is None or (not value and rule.use in _SILENT_WITH_NOTHING):
            # What it drew on stays where it was heard.
            if rule.otherwise is not None and rule.use != "permit":
                self._pass(trace, rule, rule.otherwise, args)
        else:
            spoke = Spoke(rule, args, value, tuple(here[heard:]), tuple(numbers[reckoned:]), self)
            del here[heard:], numbers[reckoned:]
            here.append(spoke)
        return value

    def _pass(self, trace: Trace, rule: Rule, says: Says, args: tuple[Any, ...]) -> None:
        said = self.quietly(says, *args) if callable(says) else says
        if said:
            spoke = Spoke(rule, args, said, (), (), self)
            trace.passed.append((len(trace.here), spoke))

    def _reckoned(self, quantity: AnyQuantity, about: tuple[Any, ...]) -> Any:
        trace = self.trace
        assert trace is not None
        here, reckoned = trace.here, trace.reckoned
        heard, before = len(here), len(reckoned)
        value = self._worked_out(quantity, about)
        inner = tuple(reckoned[before:])
        del reckoned[before:]
        reckoned.append(Reckoned(quantity, about, value, tuple(here[heard:]), inner, self))
        return value

    def _worked_out(self, quantity: AnyQuantity, about: tuple[Any, ...]) -> Any:
        # This is where most of the time goes that a game takes: whatever it can do without calling
        # anything, it does.
        value = quantity.printed
        if quantity.is_read:
            value = value(self, *about)
        rules, silent = self.rules, self.trace is None
        if rules.unmet and not rules.unmet.isdisjoint(about):
            rules.meet(about)
        defining = rules.defines.get(quantity)
        if defining is not None:
            combine = quantity.combine
            for rule in self.applicable(defining, about) if defining.clauses else defining.rules:
                said = rule.run(self, *about) if silent else self.evaluate(rule, *about)
                if said is None:
                    continue
                if combine == "sum":
                    value = value + said
                else:
                    value = said
                    if said or combine == "first":
                        break
        if quantity in rules.adjusts:
            value = self._adjusted(quantity, value, about)
        return value
