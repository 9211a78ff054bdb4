"""Takes each rule out in turn and looks which scenarios notice.

A rule that nobody misses is not tested, whatever its scenarios say.
"""

import tomllib
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Literal, Protocol

import msgspec
from msgspec import Struct

from westmarch.book.book import Book
from westmarch.cards.pool import own_lines, speaking_cards
from westmarch.corpus.lint import CARDS
from westmarch.corpus.model import Case
from westmarch.corpus.run import Result, run_case
from westmarch.errors import BadData
from westmarch.kit.driver import InProcess
from westmarch.wire.engine import Engine

Fate = Literal["killed", "killed-by-other", "killed-by-like", "survived", "broken", "waived"]


class Witness(Engine, Protocol):
    """An engine that can tell which rules have spoken since the last setup."""

    def touched(self) -> frozenset[str]:
        """Give the ids of these rules."""


Build = Callable[[frozenset[str]], Witness]
"""Builds an engine without some rules."""

Each = Callable[[Callable[[str], "Mutant"], tuple[str, ...]], Iterable["Mutant"]]
"""Does something with each of several things, and gives what came of it in their order."""

Amends = Mapping[str, frozenset[str]]
"""For each rule that amends cards, their ids."""


class Mutant(Struct, frozen=True):
    """What became of the engine without one rule."""

    verdict: Fate
    by: tuple[str, ...] = ()
    """The scenarios that noticed: those of the rule's own, and others where none of these did."""
    reason: str = ""


class Mutation(Struct, frozen=True):
    """A whole run."""

    rules: dict[str, Mutant]
    control: Literal["killed", "survived"]
    """What became of the engine without the rule that speaks most often: it has to be noticed."""
    clauses: dict[str, Mutant] = {}
    """The same of each clause of a card, by the card and the line of its file."""

    @property
    def holds(self) -> bool:
        """Whether every rule and clause was missed, and the run can be trusted."""
        bad = ("survived", "broken")
        return self.control == "killed" and all(
            mutant.verdict not in bad for mutant in (*self.rules.values(), *self.clauses.values())
        )


class Bench:
    """The cases, and which rules spoke in each of them.

    A rule that amends a card speaks through it wherever that card is on the table; or perhaps
    anywhere, if it is on none, as regions are not.
    """

    def __init__(self, cases: Iterable[Case], build: Build, amends: Amends) -> None:
        self._build = build
        self._amends = amends
        self._touched: dict[str, list[Case]] = {}
        engine = build(frozenset())
        played: list[Case] = []
        for case in cases:
            result = run_case(case, InProcess(engine))
            if result.status != "pass":
                raise BadData(
                    f"{case.key} does not pass even with all rules in place.",
                    hint=f"First mend it.\n{result.message}",
                )
            on_table = {each.card for each in case.position.cards}
            amending = {rule for rule, cards in amends.items() if cards & on_table}
            for rule in engine.touched() | amending:
                self._touched.setdefault(rule, []).append(case)
            played.append(case)
        for rule in amends:
            self._touched.setdefault(rule, played)

    @property
    def busiest(self) -> str:
        """The rule that speaks in the most cases, for itself."""
        speaking = sorted(self._touched.keys() - self._amends.keys())
        return max(speaking, key=lambda rule: len(self._touched[rule]), default="")

    def without(self, rule: str) -> Mutant:
        """Run the cases in which a rule speaks, without it."""
        cases = self._touched.get(rule, [])
        if not cases:
            return Mutant("survived", reason="it speaks in no scenario")
        engine = InProcess(self._build(frozenset({rule})))
        own, broken = _missed((case for case in cases if _is_about(case, rule)), engine)
        if own:
            # It is proved, whoever else would notice.
            return Mutant("killed", own)
        others, also_broken = _missed((case for case in cases if not _is_about(case, rule)), engine)
        for first in (*broken, *also_broken):
            return Mutant("broken", (first.key,), f"{first.status}: {first.message}")
        if others:
            return Mutant("killed-by-other", others, "no scenario of its own notices")
        return Mutant("survived", reason=f"it speaks in {len(cases)} scenarios, and none notices")


def _missed(cases: Iterable[Case], engine: InProcess) -> tuple[tuple[str, ...], list[Result]]:
    """Run cases: name those that come out otherwise, and give what became of those that broke."""
    missed: list[str] = []
    broken: list[Result] = []
    for case in cases:
        result = run_case(case, engine)
        # Where a rule forbade for certain, without it what is in words only may have a say.
        if result.status in ("fail", "unsupported"):
            missed.append(case.key)
        elif result.status != "pass":
            broken.append(result)
    return tuple(missed), broken


def _is_about(case: Case, rule: str) -> bool:
    """Tell whether a case proves a rule, or what the card says whose text this is."""
    return not {rule, rule.partition(".")[0]}.isdisjoint((*case.rules, *case.cards))


def mutate(
    cases: Iterable[Case],
    build: Build,
    rules: Iterable[str],
    waivers: dict[str, str],
    amends: Amends = MappingProxyType({}),
    each: Each = map,
) -> Mutation:
    """Take each of these rules out: its code, and the blocks by which it amends cards.

    The mutants have nothing to do with one another, so `each` may look at several at a time.
    """
    bench, rules = Bench(cases, build, amends), tuple(rules)
    mutants: dict[str, Mutant] = {}
    for rule, mutant in zip(rules, each(bench.without, rules), strict=True):
        if rule in waivers and mutant.verdict != "killed":
            mutant = Mutant("waived", mutant.by, waivers[rule])
        mutants[rule] = mutant
    control = bench.busiest and bench.without(bench.busiest).verdict
    return Mutation(mutants, "survived" if control in ("", "survived") else "killed")


def mutable(book: Book, cases: Iterable[Case], only: Iterable[str], of: str) -> tuple[str, ...]:
    """Choose the testable rules that are in force in an edition the cases speak of.

    The texts of cards that have scenarios are a book of their own, under the cards' ids; and what
    one of them alone says is taken out by itself, too. A card that has facts and no text has
    nothing that could be taken out.
    """
    cases, speaking, own = tuple(cases), speaking_cards(), own_lines()
    proved = dict.fromkeys(card for case in cases for card in case.cards if card in speaking)
    texts = (text for text, line in own.items() if line.card in proved or text in only)
    cards = (*proved, *texts)
    if of == CARDS:
        return tuple(card for card in cards if not only or card in only)
    chosen = tuple(card for card in cards if (card in only if only else not of))
    wanted = {book.rule(id_).id for id_ in only if id_ not in cards}
    if only and not wanted:
        return chosen
    editions = {case.position.edition for case in cases}
    in_force = frozenset[str]().union(*(book.in_force(edition) for edition in editions))
    return chosen + tuple(
        rule.id
        for rule in book.rules.values()
        if rule.testability == "testable"
        and rule.id in in_force
        and (not wanted or rule.id in wanted)
        and (not of or rule.book == of)
    )


def load_waivers(file: Path, book: Book) -> dict[str, str]:
    """Read why some rules need not be missed: a TOML file of rule ids and reasons."""
    if not file.exists():
        return {}
    try:
        waivers = msgspec.convert(tomllib.loads(file.read_text("utf-8")), dict[str, str])
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise BadData(
            f"This is no list of waivers: {error}.",
            where=str(file),
            hint='Each line is a rule id and a reason, both in quotation marks: "id" = "reason".',
        ) from None
    for id_ in waivers:
        book.rule(id_)
    return waivers
