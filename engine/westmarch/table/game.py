"""A game as rules see it: the table, what is printed on the cards, and which cards are active."""

from collections.abc import Callable
from typing import Any, Generic, Self, TypeVar

from westmarch.cards.model.card import Card as Printed
from westmarch.cards.pool import Pool
from westmarch.kernel.moment import Moment
from westmarch.kernel.rulebook import About, GenericQuantity, Rule, Value_co
from westmarch.kernel.rules import RuleIndex, Rules
from westmarch.kernel.trace import Trace
from westmarch.table.state import Card, State, active_cards

T = TypeVar("T")
_UNKNOWN: Any = object()


class Game(Moment):
    """One moment of a game, under the rules of one edition and with its cards."""

    __slots__ = ("_active", "_active_of", "_looks", "_surveys", "_turn_start", "pool")

    state: State

    def __init__(
        self,
        rules: Rules,
        pool: Pool,
        state: State,
        trace: Trace | None = None,
        *,
        met: bool = False,
    ) -> None:
        """See a state, and meet its cards, unless another moment has `met` the same ones."""
        super().__init__(rules, state, trace)
        if not met:
            rules.meet(each.card for each in state.cards.values())
            rules.meet(each.card for each in state.facts)
        self.pool = pool
        self._turn_start: Game | None = None
        self._active: set[str] | None = None
        self._active_of: dict[int, tuple[str, ...]] = {}
        """For each index of rules, those of its cards that are active now."""
        self._looks: dict[Any, Any] = {}
        """What looks at the cards on the table gave."""
        self._surveys: dict[Any, Any] = {}
        """What was found by looking through all cards of the game."""

    def after(self, state: State) -> Self:
        """The game a moment later: what cannot have changed need not be worked out again."""
        before = self.state
        if state is before:
            return self
        same = len(state.cards) == len(before.cards)
        game = type(self)(self.rules, self.pool, state, self.trace, met=same)
        game.seen = self.seen
        if state.cards is before.cards:
            game._looks = self._looks
        if same:
            game._surveys = self._surveys
        if state.active is before.active is not None and (
            state.facts is before.facts or _remembered(state) == _remembered(before)
        ):
            game._active, game._active_of = self._active, self._active_of
        if state.turn_start is before.turn_start is not None:
            game._turn_start = self._turn_start
        return game

    def look(self, at_cards: Callable[..., T], *those: Any) -> T:
        """Give what a look at the cards on the table gives, for they may lie as they lay before."""
        key = (at_cards, those)
        found: T = self._looks.get(key, _UNKNOWN)
        if found is _UNKNOWN:
            found = self._looks[key] = at_cards(self, *those)
        return found

    def survey(self, cards: Callable[..., T], *those: Any) -> T:
        """Give what is found by looking through the cards of the game, wherever they lie.

        No card comes into a game as it goes on, and none is printed anew.
        """
        key = (cards, those)
        found: T = self._surveys.get(key, _UNKNOWN)
        if found is _UNKNOWN:
            found = self._surveys[key] = cards(self, *those)
        return found

    @property
    def turn_start(self) -> "Game":
        """The game as it was when the turn began."""
        if self._turn_start is None or self._turn_start.trace is not self.trace:
            then = self.state.turn_start
            self._turn_start = (
                self if then is None else Game(self.rules, self.pool, then, self.trace, met=True)
            )
        return self._turn_start

    def card(self, card: str) -> Card:
        """The card on the table."""
        return self.state.cards[card]

    def printed(self, card: str) -> Printed:
        """What is printed on a card of the table, or on a card of the pool."""
        found = self.state.cards.get(card)
        return self.pool.known[found.card] if found is not None else self.pool[card]

    def name(self, card: str) -> str:
        """The name of a card of the table or the pool; any other word stands for itself."""
        found = self.state.cards.get(card)
        if found is not None:
            return self.pool[found.card].name
        return self.pool[card].name if card in self.pool else card

    def called(self, one: str) -> str:
        """Give what people call a card, a company or a player."""
        company = self.state.companies.get(one)
        if company is not None:
            first = next(iter(company.characters), None)
            return f"{self.name(first)}'s company" if first is not None else "the company"
        if any(one == each.name for each in self.state.players):
            return f"the {one}"
        return self.name(one)

    def applicable(self, index: RuleIndex, about: tuple[Any, ...]) -> tuple[Rule, ...]:
        """Give the rules that apply to something, with the clauses of the cards active now.

        A card is active while it is in play or being played, while something is remembered that
        it did, and whenever it is itself what is spoken of.
        """
        clauses = index.clauses
        if not clauses:
            return index.rules
        active = self._active_of.get(id(index))
        if active is None:
            active = self._active_of[id(index)] = self._active_in(index)
        meant: tuple[str, ...] = ()
        borne: tuple[str, ...] = ()
        cards = self.state.cards
        for each in about:
            if not isinstance(each, str):
                continue
            named = cards.get(each)
            if named is None:
                if each in clauses:
                    meant = (*meant, each)
                continue
            if named.card in clauses:
                meant = (*meant, named.card)
            if named.holds and index.of_bearer:
                held = (cards[it].card for it in named.holds)
                borne = (*borne, *(it for it in held if it in index.of_bearer))
        if active or borne or meant:
            return index.with_cards((active, borne, meant))
        return index.rules

    def _active_in(self, index: RuleIndex) -> tuple[str, ...]:
        if self._active is None:
            self._active = {*active_cards(self.state), *_remembered(self.state)}
        return tuple(sorted(self._active & index.of_all.keys()))


def _remembered(state: State) -> list[str]:
    """Give the cards that did something which is remembered."""
    return [fact.card for fact in state.facts if fact.card is not None]


class Quantity(GenericQuantity[Game, *About, Value_co], Generic[*About, Value_co]):
    """A quantity of this game.

    Its type says what it is about and, last, what it gives: `Quantity[str, str, bool]` holds or
    does not hold of two cards, `Quantity[int]` is a number of the whole game.
    """

    __slots__ = ()
