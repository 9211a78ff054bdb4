"""The generated pages: what each has to show, gathered from the content.

A page holds everything that appears on it, so that two builds can tell by its fingerprint
whether it has changed.
"""

from collections.abc import Iterable, Iterator

from msgspec import Struct

from westmarch.book.history import History, history
from westmarch.book.model import Edition, Rule, Source
from westmarch.paths import PACKAGE
from westmarch.rulebooks import Enforcement
from westmarch.site import addresses
from westmarch.site.cards import CardView
from westmarch.site.content import Content, Standing, book_title
from westmarch.site.decks import DeckView
from westmarch.site.proofs import Scenario

_LONG = 110


class Page(Struct, frozen=True, kw_only=True, tag=True):
    """What is known of every generated page. Its template has the name of its class."""

    page: str
    title: str
    above: tuple[tuple[str, str], ...]
    """The pages on the way to it: the name that Sphinx has for each, and its title."""
    before: tuple[str, str] | None = None
    after: tuple[str, str] | None = None
    """The pages that come before and after it: the name of each, and its title."""


class Card(Struct, frozen=True):
    """A card in a list."""

    id: str
    name: str
    kind: str


class Opened(Struct, frozen=True):
    """A rule in a list, with its first words."""

    id: str
    opening: str


class Asked(Struct, frozen=True):
    """An open question in a list, with the reading that is gone by."""

    id: str
    text: str
    default: str


class Cited(Struct, frozen=True):
    """A source of a rule, and where in it the rule stands."""

    source: Source
    locator: str


class RulePage(Page, frozen=True, kw_only=True):
    """Everything about one rule."""

    rule: Rule
    standing: tuple[Standing, ...]
    life: History
    texts: dict[str, str]
    """The texts of the rules in its history."""
    cited: tuple[Cited, ...]
    scenarios: tuple[Scenario, ...]
    touching: tuple[Scenario, ...]
    amends: tuple[Card, ...]
    names: tuple[Card, ...]
    plays: tuple[Card, ...]
    """The other cards in its scenarios."""
    questions: tuple[Asked, ...]
    code: Enforcement | None


class CardPage(Page, frozen=True, kw_only=True):
    """Everything about one card."""

    card: CardView
    manifestations: tuple[Card, ...]
    """The other cards that are the same."""
    versions: tuple[Card, ...]
    """The other cards of its name."""
    decks: tuple[str, ...]
    sites: tuple[Card, ...]
    """For a region: the sites that lie in it."""
    own: tuple[tuple[str, Enforcement], ...]
    """What it alone says, by key, with the code of that."""
    amending: tuple[Opened, ...]
    """The rules that amend it."""
    rules: tuple[Opened, ...]
    """The other rules that name it."""
    questions: tuple[Asked, ...]
    """The open questions that name it, or that are about a rule that amends it."""
    proving: tuple[Scenario, ...]
    """The scenarios that prove what it says."""
    scenarios: tuple[Scenario, ...]
    """The others with it on the table."""
    proved: tuple[Opened, ...]
    """The rules that its scenarios prove."""


class DeckPage(Page, frozen=True, kw_only=True):
    """A deck."""

    deck: DeckView
    kinds: dict[str, str]
    """What kind of card each of its cards is."""


class ScenariosPage(Page, frozen=True, kw_only=True):
    """The scenarios of a chapter."""

    path: str
    scenarios: tuple[Scenario, ...]


class SourcePage(Page, frozen=True, kw_only=True):
    """A source, with the rules taken from it."""

    source: Source
    chapters: tuple[tuple[str, str, tuple[tuple[str, str], ...]], ...]
    """Each chapter with rules from it: page, title, and the rules with their places in it."""
    questions: tuple[str, ...]


class EditionPage(Page, frozen=True, kw_only=True):
    """An edition: how many rules hold in it, and how it differs from the one it is built on."""

    edition: Edition
    counts: tuple[tuple[str, str, int], ...]
    """Each book with rules in force: page, title and their number."""
    came: tuple[Opened, ...]
    went: tuple[tuple[Opened, tuple[str, ...]], ...]
    """The rules that are in force in its base and not in it, with those that took their place."""
    cards: tuple[Card, ...]
    """The cards that it reads otherwise than its base."""


class CodePage(Page, frozen=True, kw_only=True):
    """A program file with rules in it."""

    path: str
    text: str
    rules: tuple[tuple[int, str], ...]
    """The line at which the function of each rule, or of a card's own text, begins."""


def all_pages(content: Content) -> Iterator[Page]:
    """Give every generated page."""
    yield from _rules(content)
    yield from _cards(content)
    yield from _decks(content)
    yield from _scenarios(content)
    yield from _sources(content)
    yield from _editions(content)
    yield from _code(content)


def chapter_title(content: Content, chapter: str) -> str:
    """Give the title of a chapter, written `book/name`, or make one where no rules have it."""
    book, _, name = chapter.partition("/")
    known = content.book.chapters.get(f"{book}.{name}")
    return known.title if known else name.replace("-", " ").capitalize()


def _chapter_above(content: Content, chapter: str) -> Iterator[tuple[str, str]]:
    """Give the page of a chapter, if it has one: scenarios of cards belong to none."""
    if chapter.replace("/", ".") in content.book.chapters:
        yield addresses.chapter(*chapter.split("/")).page, chapter_title(content, chapter)


def opened(content: Content, ids: Iterable[str]) -> list[Opened]:
    """Give rules with their first words."""
    return [Opened(id_, _opening(content.book.rules[id_].text)) for id_ in ids]


def _rules(content: Content) -> Iterator[RulePage]:
    for chapter in content.book.chapters.values():
        above = (
            ("rules", "The rules"),
            (f"rules/{chapter.book}", book_title(chapter.book)),
            (addresses.chapter(chapter.book, chapter.name).page, chapter.title),
        )
        around: list[str | None] = [None, *chapter.rules, None]
        for before, id_, after in zip(around, around[1:], around[2:], strict=False):
            if id_ is not None:
                yield _rule(content, id_, above, before, after)


def _rule(
    content: Content,
    id_: str,
    above: tuple[tuple[str, str], ...],
    before: str | None,
    after: str | None,
) -> RulePage:
    rule = content.book.rules[id_]
    life = history(content.book, id_)
    scenarios = content.proving(id_)
    amends, names = content.amended_by(id_), content.cards_in_text(rule)
    on_tables = dict.fromkeys(card for each in scenarios for card in each.cards)
    return RulePage(
        page=addresses.rule(id_).page,
        title=id_,
        above=above,
        before=_neighbour(before),
        after=_neighbour(after),
        rule=rule,
        standing=content.standing(id_),
        life=life,
        texts={step.id: content.book.rules[step.id].text for step in life.steps},
        cited=tuple(
            Cited(content.book.sources[each.source], each.locator) for each in rule.sources
        ),
        scenarios=scenarios,
        touching=content.touching(id_),
        amends=_listed(content, amends),
        names=_listed(content, names),
        plays=_listed(content, (each for each in on_tables if each not in amends + names)),
        questions=_asked(content, (each.id for each in content.about(id_))),
        code=content.code.get(id_),
    )


def _asked(content: Content, ids: Iterable[str]) -> tuple[Asked, ...]:
    """Give questions, each with the reading that is gone by."""
    return tuple(
        Asked(
            each.id,
            each.text,
            next(reading.text for reading in each.readings if reading.id == each.default),
        )
        for each in (content.book.questions[id_] for id_ in ids)
    )


def _cards(content: Content) -> Iterator[CardPage]:
    for card in content.cards.values():
        amended = tuple(dict.fromkeys(each.rule for each in card.amendments))
        named = (each for each in content.rules_naming(card.id) if each not in amended)
        proving = content.proving_text(card.id)
        scenarios = tuple(each for each in content.scenarios_with(card.id) if each not in proving)
        proved = frozenset(id_ for each in scenarios for id_ in each.rules)
        yield CardPage(
            page=addresses.card(card.id).page,
            title=card.name,
            above=(("cards", "Cards"),),
            card=card,
            manifestations=_listed(content, content.manifestations(card)),
            versions=_listed(content, content.versions(card)),
            decks=content.decks_with(card.id),
            sites=_listed(content, content.sites_in(card)),
            own=tuple((key, content.own_code[f"{card.id}.{key}"]) for key in card.own),
            amending=tuple(opened(content, amended)),
            rules=tuple(opened(content, named)),
            questions=_asked(content, content.questions_naming(card.id, amended)),
            proving=proving,
            scenarios=scenarios,
            proved=tuple(opened(content, _in_order(content, proved))),
        )


def _decks(content: Content) -> Iterator[DeckPage]:
    for deck in content.deck_views:
        ids = (card.id for section in deck.sections for card in section.cards)
        yield DeckPage(
            page=addresses.deck(deck.slug).page,
            title=deck.name,
            above=(("decks", "Decks"),),
            deck=deck,
            kinds={id_: content.cards[id_].kind for id_ in ids},
        )


def _scenarios(content: Content) -> Iterator[ScenariosPage]:
    for chapter in sorted({each.chapter for each in content.scenarios.values()}):
        scenarios = content.scenarios_of(chapter)
        yield ScenariosPage(
            page=addresses.scenarios(chapter).page,
            title=f"{chapter_title(content, chapter)}: scenarios",
            above=(("scenarios", "Scenarios"), *_chapter_above(content, chapter)),
            path=scenarios[0].path,
            scenarios=scenarios,
        )


def _sources(content: Content) -> Iterator[SourcePage]:
    for source in content.book.sources.values():
        chapters: dict[str, list[tuple[str, str]]] = {}
        for rule in content.rules_from(source.code):
            places = [each.locator for each in rule.sources if each.source == source.code]
            entry = (rule.id, "; ".join(places))
            chapters.setdefault(f"{rule.book}/{rule.chapter}", []).append(entry)
        yield SourcePage(
            page=addresses.source(source.code).page,
            title=source.title,
            above=(("sources", "Sources"),),
            source=source,
            chapters=tuple(
                (f"rules/{chapter}", chapter_title(content, chapter), tuple(rules))
                for chapter, rules in chapters.items()
            ),
            questions=tuple(
                question.id
                for question in content.book.questions.values()
                if any(each.source == source.code for each in question.sources)
            ),
        )


def _editions(content: Content) -> Iterator[EditionPage]:
    for edition in content.book.editions.values():
        in_force = content.book.in_force(edition.name)
        base = edition.base[0] if edition.base else edition.name
        before = content.book.in_force(base)
        books: dict[str, int] = {}
        for id_ in content.book.rules:
            if id_ in in_force:
                book = id_.partition(".")[0]
                books[book] = books.get(book, 0) + 1
        changed = (
            each.id
            for each in content.cards.values()
            if not any({edition.name, base} <= set(r.editions) for r in each.readings)
        )
        yield EditionPage(
            page=addresses.edition(edition.name).page,
            title=edition.title,
            above=(("editions", "Editions"),),
            edition=edition,
            counts=tuple((f"rules/{book}", book_title(book), n) for book, n in books.items()),
            came=tuple(opened(content, _in_order(content, in_force - before))),
            went=tuple(
                (each, tuple(r for r in content.book.replaced_by(each.id) if r in in_force))
                for each in opened(content, _in_order(content, before - in_force))
            ),
            cards=_listed(content, changed),
        )


def _code(content: Content) -> Iterator[CodePage]:
    files: dict[str, list[tuple[int, str]]] = {}
    for id_, place in (*content.code.items(), *content.own_code.items()):
        files.setdefault(place.path, []).append((place.line, id_))
    for path, rules in sorted(files.items()):
        inside = path.partition("westmarch/")[2]
        yield CodePage(
            page=addresses.code(path).page,
            title=inside,
            above=(("coverage", "What is proved"),),
            path=path,
            text=(PACKAGE / inside).read_text("utf-8"),
            rules=tuple(sorted(rules)),
        )


def _opening(text: str) -> str:
    first = text.split("\n\n", 1)[0].replace("\n", " ")
    return first if len(first) <= _LONG else f"{first[:_LONG].rsplit(' ', 1)[0]} …"


def _in_order(content: Content, ids: frozenset[str]) -> list[str]:
    return [id_ for id_ in content.book.rules if id_ in ids]


def _neighbour(id_: str | None) -> tuple[str, str] | None:
    return (addresses.rule(id_).page, id_) if id_ else None


def _listed(content: Content, ids: Iterator[str] | tuple[str, ...]) -> tuple[Card, ...]:
    cards = (content.cards[id_] for id_ in ids)
    return tuple(Card(each.id, each.name, each.kind) for each in cards)
