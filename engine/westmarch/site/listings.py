"""The lists that handwritten pages show: `{listing}` followed by one of these names."""

from collections import defaultdict
from collections.abc import Callable
from inspect import cleandoc
from typing import Any

from msgspec import Struct

from westmarch.book.model import Chapter as ChapterOfBook
from westmarch.book.model import Edition, Question, Source
from westmarch.cards.findable import NUMBERS, WORDS
from westmarch.cards.model.clause import Clause
from westmarch.cards.model.phrases.conditions import Condition
from westmarch.cards.model.phrases.effect import Effect
from westmarch.cards.model.phrases.targets import Subject, Target
from westmarch.cards.printings import SETS
from westmarch.cards.wording.reference import Entry, Listed, entries, parts, vocabularies
from westmarch.corpus.patterns import SLOTS
from westmarch.corpus.sentences import Looked, sentences
from westmarch.paths import RULES
from westmarch.rulebooks import all_rules
from westmarch.site import addresses
from westmarch.site.asides import Aside
from westmarch.site.box import contents, specimens
from westmarch.site.changes import Changes
from westmarch.site.changes import changes as changes_of
from westmarch.site.content import Content, book_title
from westmarch.site.coverage import coverage, models, uncovered
from westmarch.site.decks import DeckView
from westmarch.site.disputes import Dispute
from westmarch.site.engines import Engines
from westmarch.site.engines import engines as side_by_side
from westmarch.site.gaps import gaps
from westmarch.site.handout import Handout, handout
from westmarch.site.missing import missing
from westmarch.site.pages import Card, Opened, chapter_title, opened
from westmarch.site.pictures.drawn import attack, chain, fight, journey, score, setting_up
from westmarch.site.proofs import summary
from westmarch.site.region_map import Map, region_map
from westmarch.site.turn_picture import Picture, picture
from westmarch.table.actions import ACTIONS, Finish
from westmarch.table.turn_plan import told
from westmarch.table.windows import WINDOWS, WindowKind

_PHRASES: dict[str, type[Struct]] = {
    "Clauses": Clause,
    "Effects": Effect,
    "Conditions": Condition,
    "What something is played or used on": Target,
    "Whom or what something is said of": Subject,
}
"""What the language is made of, in the order in which a reader meets it."""


_SORTS = {
    "character": "Characters",
    "item": "Items",
    "ally": "Allies",
    "faction": "Factions",
    "resource": "Resource events",
    "creature": "Creatures",
    "hazard": "Hazard events",
    "site": "Sites",
    "region": "Regions",
}
"""By a word in what a card is, under which title it is listed; the first that fits."""


class SetOfCards(Struct, frozen=True):
    """The cards of a set in a list, by what they are."""

    letters: str
    title: str
    sorts: list[tuple[str, list[Card]]]


class Chapter(Struct, frozen=True):
    """A chapter in a list, or another page of the book, which has no rules."""

    page: str
    title: str
    summary: str
    rules: int = 0
    proofs: str = ""


class Book(Struct, frozen=True):
    """A book in a list."""

    page: str
    title: str
    chapters: tuple[Chapter, ...]


class Permission(Struct, frozen=True):
    """A kind of action, with the rules that permit it."""

    meaning: str
    rules: tuple[str, ...]


class Meaning(Struct, frozen=True):
    """A word of the game, with the rule or the chapter that gives it its meaning."""

    word: str
    by: str
    text: str
    """How the rule begins, or what the chapter is about."""


class Totals(Struct, frozen=True):
    """How much there is of everything."""

    rules: int
    scenarios: int
    cards: int
    questions: int


def totals(content: Content, _: str) -> Totals:
    """Count everything."""
    return Totals(
        len(content.book.rules),
        len(content.scenarios),
        len(content.cards),
        len(content.book.questions),
    )


def books(content: Content, _: str) -> list[Book]:
    """List the books with their chapters."""
    return [
        Book(f"rules/{name}", book_title(name), tuple(chapters(content, name)))
        for name in content.books()
    ]


def chapters(content: Content, which: str) -> list[Chapter]:
    """List the pages of a book: those that are named after it, or else all of them."""
    book, *names = which.split()
    there = {each.name: each for each in content.pages_of(book)}
    return [_chapter(content, there[name]) for name in names or there if name in there]


def _chapter(content: Content, each: ChapterOfBook | Aside) -> Chapter:
    if isinstance(each, Aside):
        return Chapter(each.page, each.title, each.summary)
    return Chapter(
        addresses.chapter(each.book, each.name).page,
        each.title,
        content.summary(f"{each.book}.{each.name}"),
        len(each.rules),
        summary(content.scenarios_of(f"{each.book}/{each.name}")),
    )


def rules(content: Content, _: str) -> list[tuple[str, str, list[Opened]]]:
    """List every rule by book and chapter, with the first words of its text."""
    return [
        (
            f"rules/{each.book}/{each.name}",
            f"{book_title(each.book)}: {each.title}",
            opened(content, each.rules),
        )
        for book, there in content.books().items()
        for each in there
    ]


def words(content: Content, _: str) -> list[Meaning]:
    """List the words of the game by the alphabet."""
    heads = sorted(content.words.heads().items(), key=lambda each: each[0].casefold())
    return [Meaning(word, by, _meaning(content, by)) for word, by in heads]


def cards(content: Content, _: str) -> list[SetOfCards]:
    """List the cards by set, and in it by what they are."""
    found: dict[str, dict[str, list[Card]]] = {set_: {} for set_ in SETS}
    for each in content.cards.values():
        sort = next(title for word, title in _SORTS.items() if word in each.kind)
        sorts = found.setdefault(each.set, {})
        sorts.setdefault(sort, []).append(Card(each.id, each.name, each.kind))
    order = list(_SORTS.values())
    return [
        SetOfCards(
            set_, SETS.get(set_, set_), sorted(sorts.items(), key=lambda it: order.index(it[0]))
        )
        for set_, sorts in found.items()
        if sorts
    ]


def card_terms(_: Content, __: str) -> list[tuple[str, str, str]]:
    """List what a term of a search for cards can begin with."""
    words = ((name, short, ":", means) for name, (short, means) in WORDS.items())
    numbers = ((name, short, ">=", means) for name, (short, means) in NUMBERS.items())
    return [
        (f"{name}{sign}", f"{short}{sign}" if short else "", means)
        for name, short, sign, means in (*words, *numbers)
    ]


def scenarios(content: Content, _: str) -> list[tuple[str, str, str, str]]:
    """List the chapters that have scenarios, with the book of each and what came of them.

    Those that prove what cards say belong to no chapter, and come last.
    """
    chapters = [f"{book}/{each.name}" for book, there in content.books().items() for each in there]
    others = sorted({each.chapter for each in content.scenarios.values()} - set(chapters))
    return [
        (
            addresses.scenarios(chapter).page,
            book_title(chapter.partition("/")[0]),
            chapter_title(content, chapter),
            summary(told),
        )
        for chapter in (*chapters, *others)
        if (told := content.scenarios_of(chapter))
    ]


def sources(content: Content, _: str) -> list[tuple[Source, int]]:
    """List the sources, the strongest first, with the number of rules from each."""
    ranked = sorted(content.book.sources.values(), key=lambda each: -each.rank)
    return [(each, len(content.rules_from(each.code))) for each in ranked]


def questions(content: Content, _: str) -> list[tuple[str, list[Question]]]:
    """List the open questions by book."""
    found: defaultdict[str, list[Question]] = defaultdict(list)
    for each in content.book.questions.values():
        found[each.id.split(".")[1]].append(each)
    return [(book_title(book), each) for book, each in found.items()]


def editions(content: Content, _: str) -> list[tuple[Edition, int, bool]]:
    """List the editions with the number of rules in force, and whether it is the default."""
    return [
        (each, len(content.book.in_force(each.name)), each.name == content.book.default_edition)
        for each in content.book.editions.values()
    ]


def changes(content: Content, _: str) -> list[Changes]:
    """List what each edition has changed of the one that it is built on."""
    return list(changes_of(content))


def steps(_: Content, __: str) -> dict[str, list[Looked]]:
    """List the sentences that scenarios are written in."""
    found: defaultdict[str, list[Looked]] = defaultdict(list)
    for each in sentences():
        found[each.section].append(each)
    return found


def slots(_: Content, __: str) -> list[tuple[str, str]]:
    """List the slots of the sentences, each with what may stand there."""
    return [(name, examples) for name, (_, examples) in SLOTS.items()]


def phrases(_: Content, __: str) -> dict[str, tuple[Entry, ...]]:
    """List what can be said of a card, and what it is said with."""
    return {
        **{title: entries(kind) for title, kind in _PHRASES.items()},
        "What all these are made of": parts(*_PHRASES.values()),
    }


def vocabulary(_: Content, __: str) -> tuple[Listed, ...]:
    """List the words of which cards say one."""
    return vocabularies()


class WindowRow(Struct, frozen=True):
    """A window in which players act, and what may follow it."""

    window: WindowKind
    then: str


def windows(_: Content, __: str) -> list[WindowRow]:
    """List the windows in which players act, as they are declared, with what may follow each."""
    return [WindowRow(each, told(each)) for each in WINDOWS.values()]


def corpus(content: Content, _: str) -> Handout:
    """Describe the file that has all scenarios."""
    return handout(content)


def engines(content: Content, _: str) -> Engines:
    """Set engines side by side."""
    return side_by_side(content)


def decks(content: Content, _: str) -> tuple[DeckView, ...]:
    """List the decks that come with the rules."""
    return content.deck_views


def disputes(content: Content, _: str) -> tuple[Dispute, ...]:
    """List the disputes of examples/ with their verdicts."""
    return content.disputes


def turn(_: Content, __: str) -> Picture:
    """Draw the turn."""
    return picture()


def regions(content: Content, _: str) -> Map:
    """Draw the map."""
    return region_map(content.cards.values(), RULES)


def permissions(content: Content, _: str) -> list[Permission]:
    """List what may be done at all, with the rules that permit it; being done is no deed."""
    found: defaultdict[type, list[str]] = defaultdict(list)
    for rule in all_rules():
        if rule.use == "permit" and rule.id in content.book.rules:
            for action in rule.on:
                found[action].append(rule.id)
    return [
        Permission(cleandoc(action.__doc__ or ""), tuple(dict.fromkeys(found[action])))
        for action in ACTIONS
        if action in found and action is not Finish
    ]


LISTINGS: dict[str, Callable[[Content, str], Any]] = {
    each.__name__: each
    for each in (
        books,
        chapters,
        rules,
        words,
        cards,
        card_terms,
        scenarios,
        sources,
        questions,
        editions,
        changes,
        steps,
        slots,
        phrases,
        vocabulary,
        windows,
        corpus,
        engines,
        decks,
        disputes,
        turn,
        regions,
        contents,
        specimens,
        setting_up,
        chain,
        attack,
        fight,
        score,
        journey,
        permissions,
        coverage,
        uncovered,
        missing,
        gaps,
        models,
        totals,
    )
}


def _meaning(content: Content, by: str) -> str:
    rule = content.book.rules.get(by)
    return rule.text.partition("\n\n")[0] if rule else content.summary(by)
