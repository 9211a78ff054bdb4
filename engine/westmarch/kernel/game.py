"""A game as rules see it: the table, what is printed on the cards, and what other rules say."""

from collections.abc import Callable
from typing import Any, TypeVar, cast

from msgspec import Struct

from westmarch.cards.model import Card as Printed
from westmarch.cards.pool import Pool
from westmarch.kernel.once import Once
from westmarch.kernel.rulebook import NOBODY, Quantity, Rule, Rules, Speakers
from westmarch.kernel.state import Card, State, heard

T = TypeVar("T")
_UNKNOWN = object()


class Spoke(Struct, frozen=True):
    """A rule that had something to say, and the rules it heard before it said so."""

    rule: Rule
    args: tuple[Any, ...]
    value: Any
    heard: tuple["Spoke", ...]
    reckoned: tuple["Reckoned", ...] = ()
    """The numbers that were worked out while it spoke."""
    game: Any = None
    """The moment at which it spoke: the reasons are about that."""


class Reckoned(Struct, frozen=True):
    """A number that was worked out, and what went into it."""

    quantity: Quantity
    about: tuple[Any, ...]
    value: Any
    heard: tuple[Spoke, ...]
    reckoned: tuple["Reckoned", ...]
    """The numbers that went into what is printed, before any rule spoke."""
    game: Any = None
    """The moment at which it was worked out."""


class Trace:
    """What rules say while somebody listens."""

    __slots__ = ("here", "passed", "questions", "reckoned", "topics")

    def __init__(self) -> None:
        self.here: list[Spoke] = []
        self.reckoned: list[Reckoned] = []
        """Numbers that have a name at the table, as they were worked out."""
        self.passed: list[tuple[int, Spoke]] = []
        """Rules that might have been expected to speak, with what they say of that, and after how
        many of those that did."""
        self.questions: set[str] = set()
        """Open questions on which an answer leaned."""
        self.topics: dict[str, set[Any]] = {}
        """Names of the quantities that were worked out, and what each was worked out for."""


class Game:
    """One moment of a game, under the rules of one edition."""

    __slots__ = (
        "_heard",
        "_looks",
        "_speakers",
        "_turn_start",
        "_values",
        "allowed",
        "candidates",
        "pool",
        "rules",
        "state",
        "trace",
    )

    def __init__(self, rules: Rules, pool: Pool, state: State, trace: Trace | None = None) -> None:
        self.rules = rules
        self.pool = pool
        self.state = state
        self.trace = trace
        self._values: dict[Any, Any] = {}
        self._turn_start: Game | None = None
        self._heard: set[str] | None = None
        self.allowed: dict[Any, bool] = {}
        """For each action somebody has asked about while nobody listened, whether it is legal."""
        self.candidates: dict[str, Once[Any]] = {}
        """For each player, the actions that might be possible now, as far as somebody looked."""
        self._speakers: dict[int, tuple[str, ...]] = {}
        """Of those who may speak of something, the cards that are heard now."""
        self._looks: dict[Any, Any] = {}
        """What looks at the cards on the table gave."""

    def after(self, state: State) -> "Game":
        """The game a moment later: what cannot have changed need not be worked out again."""
        game = Game(self.rules, self.pool, state, self.trace)
        before = self.state
        if state.cards is before.cards:
            game._looks = self._looks
        if state.facts is before.facts and state.speaking is before.speaking is not None:
            game._heard, game._speakers = self._heard, self._speakers
        if state.turn_start is before.turn_start is not None:
            game._turn_start = self._turn_start
        return game

    def look(self, at_cards: Callable[..., T], *those: Any) -> T:
        """Give what a look at the cards on the table gives, for they may lie as they lay before."""
        key = (at_cards, those)
        found = self._looks.get(key, _UNKNOWN)
        if found is _UNKNOWN:
            found = self._looks[key] = at_cards(self, *those)
        return cast("T", found)

    @property
    def turn_start(self) -> "Game":
        """The game as it was when the turn began."""
        if self._turn_start is None:
            then = self.state.turn_start
            self._turn_start = (
                self if then is None else Game(self.rules, self.pool, then, self.trace)
            )
        return self._turn_start

    def card(self, card: str) -> Card:
        """The card on the table."""
        return self.state.cards[card]

    def printed(self, card: str) -> Printed:
        """What is printed on a card of the table, or on a card of the pool."""
        found = self.state.cards.get(card)
        return self.pool.cards[found.card] if found is not None else self.pool[card]

    def name(self, card: str) -> str:
        """The name of a card of the table or the pool; any other word stands for itself."""
        found = self.state.cards.get(card)
        if found is not None:
            return self.pool[found.card].name
        return self.pool[card].name if card in self.pool else card

    def table(self, rule: str) -> tuple[dict[str, str], ...]:
        """The rows of the table printed in a rule."""
        return self.rules.tables[rule]

    def reading(self, question: str) -> str:
        """How an open question is read in this game."""
        if self.trace is not None:
            self.trace.questions.add(question)
        return self.state.readings.get(question) or self.rules.readings[question]

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
        trace, self.trace = self.trace, None
        try:
            return look(self, *args)
        finally:
            self.trace = trace

    def _pass(self, rule: Rule, args: tuple[Any, ...]) -> None:
        trace, says = self.trace, rule.otherwise
        if trace is None or says is None:
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
            heard = tuple(trace.here)
            inner = tuple(trace.reckoned)
            reckoned.append(Reckoned(quantity, about, value, heard, inner, self))
        finally:
            trace.here, trace.reckoned = here, reckoned
        here.extend(heard)
        return value

    def _worked_out(self, quantity: Quantity, about: tuple[Any, ...]) -> Any:
        value = quantity.printed
        if callable(value):
            value = value(self, *about)
        silent = self.trace is None
        defining = self.rules.defines.get(quantity, NOBODY)
        for rule in self.speakers(defining, about) if defining.clauses else defining.rules:
            said = rule.run(self, *about) if silent else self.hear(rule, *about)
            if said is None:
                continue
            if quantity.combine == "sum":
                value = value + said
            else:
                value = said
                if said or quantity.combine == "first":
                    break
        return self.adjusted(quantity, value, *about)

    def adjusted(self, quantity: Quantity, value: Any, *about: Any) -> Any:
        """Give what becomes of a value by all that adjusts a quantity."""
        silent = self.trace is None
        adjusting = self.rules.adjusts.get(quantity, NOBODY)
        for rule in self.speakers(adjusting, about) if adjusting.clauses else adjusting.rules:
            said = rule.run(self, value, *about) if silent else self.hear(rule, value, *about)
            if said is not None:
                value = said
        return value

    def speakers(self, those: Speakers, about: tuple[Any, ...]) -> tuple[Rule, ...]:
        """Give the rules that may speak of something, and the clauses of the cards heard now.

        A card is heard while it is in play or being played, while something is remembered that
        it did, and whenever it is itself what is spoken of.
        """
        clauses = those.clauses
        if not clauses:
            return those.rules
        heard = self._speakers.get(id(those))
        if heard is None:
            heard = self._speakers[id(those)] = self._heard_of(those)
        meant: tuple[str, ...] = ()
        borne: tuple[str, ...] = ()
        cards = self.state.cards
        for each in about:
            if isinstance(each, str):
                named = cards.get(each)
                card = each if named is None else named.card
                if card in clauses:
                    meant = (*meant, card)
                if named is not None and named.holds and those.near:
                    held = (cards[it].card for it in named.holds)
                    borne = (*borne, *(it for it in held if it in those.near))
        return those.with_clauses((heard, borne, meant)) if heard or borne or meant else those.rules

    def _heard_of(self, those: Speakers) -> tuple[str, ...]:
        if self._heard is None:
            remembered = {fact.card for fact in self.state.facts if fact.card is not None}
            self._heard = {*heard(self.state), *remembered}
        return tuple(sorted(self._heard & those.far.keys()))

    def hear(self, rule: Rule, *args: Any) -> Any:
        """Let a rule speak, and note that it did if somebody listens."""
        if self.trace is None:
            return rule.run(self, *args)
        outer, numbers = self.trace.here, self.trace.reckoned
        self.trace.here, self.trace.reckoned = [], []
        try:
            value = rule.run(self, *args)
            heard, reckoned = tuple(self.trace.here), tuple(self.trace.reckoned)
        finally:
            self.trace.here, self.trace.reckoned = outer, numbers
        if rule.use == "react" and value is not None:
            value = tuple(value)
        silent = value is None or (not value and rule.use in ("forbid", "refuse", "react"))
        if silent:
            outer.extend(heard)
            numbers.extend(reckoned)
            self._pass(rule, args)
        else:
            outer.append(Spoke(rule, args, value, heard, reckoned, self))
        return value
