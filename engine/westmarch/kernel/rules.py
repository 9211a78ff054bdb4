"""The rules in force together, sorted by what they are about."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from threading import RLock
from types import MappingProxyType
from typing import Any

from msgspec import Struct

from westmarch.kernel.rulebook import Blanket, Rule


def _order(rule: Rule) -> int:
    return rule.order


ActiveCards = tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...]]
"""Cards of the pool: those active, those borne by what is spoken of, and what that is itself."""


class RuleIndex(Struct, frozen=True):
    """The rules about one thing: the book's own, and the clauses of cards, by card."""

    rules: tuple[Rule, ...] = ()
    clauses: dict[str, tuple[Rule, ...]] = {}
    """For each card that has any, its clauses."""
    of_bearer: dict[str, tuple[Rule, ...]] = {}
    """Those that speak of the bearer, too."""
    of_all: dict[str, tuple[Rule, ...]] = {}
    """Those that speak of anything."""
    together: dict[ActiveCards, tuple[Rule, ...]] = {}
    """What was put together before: the rules with the clauses of some cards."""

    def with_cards(self, cards: ActiveCards) -> tuple[Rule, ...]:
        """Give the rules and the clauses of these cards, in the order in which they apply."""
        found = self.together.get(cards)
        if found is None:
            active, borne, meant = cards
            said = {each: self.of_all[each] for each in active}
            said |= {each: self.of_bearer[each] for each in borne}
            said |= {each: self.clauses[each] for each in meant}
            clauses = [rule for card in sorted(said) for rule in said[card]]
            found = tuple(sorted((*self.rules, *clauses), key=_order))
            self.together[cards] = found
        return found

    def take_up(self, card: str, clauses: tuple[Rule, ...]) -> None:
        """Add the clauses of one more card."""
        self.clauses[card] = clauses
        of_bearer = tuple(each for each in clauses if each.of != "itself")
        if of_bearer:
            self.of_bearer[card] = of_bearer
        of_all = tuple(each for each in clauses if each.of == "all")
        if of_all:
            self.of_all[card] = of_all


NONE = RuleIndex()
"""The index of what no rule is about."""


_CLOSE = "forbid one"


class Rules:
    """The rules in force together, sorted by what they are about.

    What cards say is made into rules when they are first met: `cards` are those that there are,
    and `clauses` gives the rules of one of them.
    """

    def __init__(
        self,
        rules: Iterable[Rule],
        tables: Mapping[str, tuple[dict[str, str], ...]] = MappingProxyType({}),
        readings: Mapping[str, tuple[str, ...]] = MappingProxyType({}),
        cards: Iterable[str] = (),
        clauses: Callable[[str], Iterable[Rule]] = lambda _: (),
    ) -> None:
        self.tables = tables
        """The tables printed in rules, by rule id."""
        self.choices = readings
        """The readings of each open question, the default one first."""
        self.readings = {each: choices[0] for each, choices in readings.items()}
        """The default reading of each open question."""
        self.settled: dict[Any, Any] = {}
        """What was found out about lasting quantities, as open questions are read by default."""
        self.unmet = set(cards)
        """The cards whose clauses are not among the rules, because nobody has met them yet."""
        self._meeting = RLock()
        self._clauses = clauses
        self.liftable: set[str] = set()
        """The restrictions that some permission may lift."""
        self._order: dict[int, tuple[Rule, ...]] = {}
        """For tuples of rules that are kept, by their identity, whom to ask first."""
        self._tables: dict[str, dict[Any, RuleIndex]] = {}
        for use, on, its in self._sorted(rules):
            self._table(use)[on] = RuleIndex(its)
        self.blankets_of_time = self._blankets("time")
        """For each kind of action, those restrictions that hold at a time for whatever a player
        might do that they are about, or for nothing: what is the same for several kinds is the
        same tuple."""
        self.blankets = self._blankets("kind")
        """For each kind of action, the restrictions that hold for all such actions or none."""
        self.blankets_of_cards = self._blankets("card")
        """For each kind of action, those that hold for all such actions with a card or none."""
        for on, index in self._table("forbid").items():
            others = tuple(each for each in index.rules if not each.blanket)
            self._table(_CLOSE)[on] = RuleIndex(others)
        self.forbids_one = self._table(_CLOSE)
        """The restrictions that look at what exactly is done."""
        self.permits = self._table("permit")
        self.forbids = self._table("forbid")
        self.refuses = self._table("refuse").get(None, NONE).rules
        self.defines = self._table("define")
        self.adjusts = self._table("adjust")
        self.reacts = self._table("react")
        self.replaces = self._table("replace")

    @property
    def rules(self) -> tuple[Rule, ...]:
        """Every rule there is, with what the cards say that were met, each once."""
        indexes = (index for table in self._tables.values() for index in table.values())
        every = (
            rule
            for index in indexes
            for its in (index.rules, *index.clauses.values())
            for rule in its
        )
        return tuple({id(rule): rule for rule in every}.values())

    def in_order(self, rules: tuple[Rule, ...]) -> tuple[Rule, ...]:
        """Give these rules in the order in which to ask them where all that counts is whether any
        has something to say. The tuple is one that is kept.
        """
        return self._order.get(id(rules), rules)

    def put_first(self, rules: tuple[Rule, ...], rule: Rule) -> None:
        """Have this one of these rules asked first from now on."""
        others = (each for each in self.in_order(rules) if each is not rule)
        self._order[id(rules)] = (rule, *others)

    def meet(self, cards: Iterable[Any]) -> None:
        """Put what these cards say among the rules, as far as it is not there.

        A card is met only when all it says is there: other threads wait for that.
        """
        with self._meeting:
            for card in cards:
                if card in self.unmet:
                    for use, on, its in self._sorted(self._clauses(card)):
                        self._table(use).setdefault(on, RuleIndex()).take_up(card, its)
                        if use == "forbid":
                            self._table(_CLOSE).setdefault(on, RuleIndex()).take_up(card, its)
                    self.unmet.remove(card)

    def said_by(self, card: str) -> tuple[Rule, ...]:
        """Give the rules that a card's clauses are made into."""
        return tuple(self._clauses(card))

    def _blankets(self, blanket: Blanket) -> dict[Any, tuple[Rule, ...]]:
        found = {
            on: tuple(each for each in index.rules if each.blanket == blanket)
            for on, index in self._table("forbid").items()
        }
        same: dict[tuple[int, ...], tuple[Rule, ...]] = {}
        return {on: same.setdefault(tuple(map(id, its)), its) for on, its in found.items() if its}

    def _sorted(self, rules: Iterable[Rule]) -> Iterator[tuple[str, Any, tuple[Rule, ...]]]:
        """Give the rules of each use about each thing, in the order in which they apply."""
        about: dict[tuple[str, Any], list[Rule]] = {}
        for rule in sorted(rules, key=_order):
            self.liftable.update(rule.lifts)
            for on in rule.on:
                about.setdefault((rule.use, on), []).append(rule)
        for (use, on), its in about.items():
            yield use, on, tuple(its)

    def _table(self, use: str) -> dict[Any, RuleIndex]:
        return self._tables.setdefault(use, {})
