"""Loose ends in the knowledge base, and in what is said of it elsewhere."""

import re
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Protocol

from westmarch.book.book import Book
from westmarch.book.cited import cited
from westmarch.book.enforcement import amendments
from westmarch.book.finding import Finding
from westmarch.book.lock import check_lock, load_lock
from westmarch.book.model import Rule
from westmarch.book.scenarios import Scenario, load_scenarios, proofs
from westmarch.errors import nearest
from westmarch.paths import HOME, PACKAGE


class Code(Protocol):
    """Where something is enforced."""

    @property
    def path(self) -> str:
        """From the top of the project."""

    @property
    def line(self) -> int:
        """The line it begins on."""


Enforced = Callable[[], Mapping[str, Code]]
"""Gives for each rule that has code where that is."""


def lint(
    book: Book, enforced: Enforced, home: Path = HOME, package: Path = PACKAGE
) -> list[Finding]:
    """Find everything that hangs loose, in the order of files and lines."""
    return sorted(
        {
            *check_lock(book, load_lock(home / "rules")),
            *_citations(book, home, package),
            *_relations(book),
            *_reasons(book),
            *_shown(book, load_scenarios(home / "features")),
            *_enforcement(book, enforced, home),
        }
    )


def _citations(book: Book, home: Path, package: Path) -> Iterator[Finding]:
    books = dict.fromkeys(chapter.book for chapter in book.chapters.values())
    known = {*book.rules, *book.questions}
    for each in cited(books, home, package):
        if each.id not in known:
            yield Finding(each.path, each.line, *_unknown(book, each.id))


def _relations(book: Book) -> Iterator[Finding]:
    for rule in book.rules.values():
        named = dict.fromkeys(rule.emends + rule.replaces)
        for id_ in named:
            if id_ == rule.id:
                yield _at(rule, f"{rule.id} emends itself", "Name the rule that it changes.")
            elif id_ not in book.rules:
                yield _at(rule, *_unknown(book, id_))
        for id_ in rule.replaces:
            if id_ != rule.id and id_ in book.rules:
                yield from _replacement(book, rule, book.rules[id_])
    for question in book.questions.values():
        for id_ in (*question.rules, *question.settled):
            if id_ not in book.rules:
                what, hint = _unknown(book, id_)
                yield Finding(f"rules/{question.path}", question.line, what, hint)
    for retired in book.retired.values():
        for id_ in retired.superseded_by:
            if id_ not in book.rules:
                what, hint = _unknown(book, id_)
                yield Finding(f"rules/{retired.path}", retired.line, what, hint)


def _replacement(book: Book, rule: Rule, old: Rule) -> Iterator[Finding]:
    if not rule.edition:
        yield _at(
            rule,
            f"{rule.id} replaces {old.id} in every edition",
            "Name the edition that replaces it, or retire the old rule.",
        )
    elif old.edition == rule.edition:
        yield _at(
            rule,
            f"{rule.id} replaces {old.id}, which came in with the same edition {rule.edition}",
            "Retire the old rule, or correct one of the editions.",
        )
    elif old.edition and old.edition not in book.lineage(rule.edition):
        yield _at(
            rule,
            f"{rule.id} replaces {old.id}, which is not in force where it is itself",
            f"{rule.edition} is not built on {old.edition}.",
        )


def _reasons(book: Book) -> Iterator[Finding]:
    for rule in book.rules.values():
        if rule.testability == "testable" and rule.reason:
            yield _at(
                rule,
                f"{rule.id} gives a reason for not being testable, but is testable",
                "Take the reason out, or say what kind of rule it is with “:testability:”.",
            )
        elif rule.testability != "testable" and not rule.reason:
            yield _at(
                rule,
                f"{rule.id} is not testable, but does not say why",
                "Write a line “:reason: …”.",
            )


def _shown(book: Book, scenarios: list[Scenario]) -> Iterator[Finding]:
    """See that what has no code of its own is to be seen somewhere, if it can be seen at all."""
    proved, known = proofs(scenarios), {each.id for each in scenarios}
    for rule in book.rules.values():
        if rule.testability == "testable" and rule.shown_by:
            yield _at(
                rule,
                f"{rule.id} names what shows it, but is testable",
                "Prove it with scenarios of its own.",
            )
            continue
        for id_ in rule.shown_by:
            if id_ in book.rules and id_ not in proved:
                yield _at(rule, f"{id_} is to show {rule.id}, and has no scenario")
            elif id_ not in book.rules and id_ not in known:
                yield _at(rule, f"there is no rule and no scenario {id_}", nearest(id_, known))
        shown = rule.shown_by or rule.id in proved
        if rule.testability not in ("testable", "unobservable") and not shown:
            yield _at(
                rule,
                f"nothing shows {rule.id}",
                "Name rules or scenarios with “:shown-by:”, or tag a scenario with @rule.",
            )


def _enforcement(book: Book, enforced: Enforced, home: Path) -> Iterator[Finding]:
    try:
        code = enforced()
    except ImportError as error:
        file = "engine/westmarch/rulebooks/__init__.py"
        yield Finding(file, 1, f"the rulebooks cannot be read: {error}", "Import them to see why.")
        return
    enforced_by = code.keys() | amendments(home / "rules" / "cards").keys()
    for rule in book.rules.values():
        if rule.testability == "testable" and rule.id not in enforced_by:
            module = f"{rule.book}/{rule.chapter}".replace("-", "_")
            yield _at(
                rule,
                f"{rule.id} is testable, but no code enforces it",
                f"Register it in rulebooks/{module}.py, or amend a card under it.",
            )
    for id_, place in code.items():
        if id_ not in book.rules:
            yield Finding(place.path, place.line, *_unknown(book, id_))


def loose_texts(lines: Mapping[str, Code], code: Mapping[str, Code]) -> list[Finding]:
    """Find what one card alone says and no code does, and code for what no card says.

    Both are named by the card's id and the key of the text; `lines` tells where the cards say it,
    `code` where its functions are.
    """
    found: list[Finding] = []
    for text, line in lines.items():
        if text not in code:
            what = f"{text} is said by its card, but no code stands for it"
            hint = nearest(text, code) or "Register it in rulebooks/cards/sets/."
            found.append(Finding(line.path, line.line, what, hint))
    for text, place in code.items():
        card, _, key = text.partition(".")
        if text not in lines:
            what = f"{card} does not say anything of its own under {key}"
            hint = nearest(text, lines) or f"Give the card a line “own {key}: …”."
            found.append(Finding(place.path, place.line, what, hint))
        elif not _lies_with_its_set(card, place.path):
            what = f"{text} is no text of this set"
            found.append(Finding(place.path, place.line, what, "A set has a module of its name."))
    return sorted(found)


def idle_words(lines: Mapping[str, Code]) -> list[Finding]:
    """Find where cards say “play” to no purpose, by the card's id."""
    return sorted(
        Finding(
            line.path,
            line.line,
            f"{card} says “play”, and would be played no otherwise without it",
            "Leave it out: an event needs it only beside another way to play it.",
        )
        for card, line in lines.items()
    )


def _lies_with_its_set(card: str, path: str) -> bool:
    """Tell whether code is in the module of a card's set, or where several sets share it."""
    _, of_a_set, module = path.partition("/sets/")
    return not of_a_set or re.split(r"[/._]", module)[0] == card.partition("-")[0].lower()


def _unknown(book: Book, id_: str) -> tuple[str, str]:
    if id_ in book.retired:
        successors = book.retired[id_].superseded_by
        hint = f"See {', '.join(successors)}." if successors else "Nothing took its place."
        return f"{id_} was retired", hint
    kind, known = ("question", book.questions) if id_.startswith("q.") else ("rule", book.rules)
    return f"no {kind} {id_}", nearest(id_, known)


def _at(rule: Rule, what: str, hint: str = "") -> Finding:
    return Finding(f"rules/{rule.path}", rule.line, what, hint)
