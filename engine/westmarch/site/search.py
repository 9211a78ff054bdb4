"""What the search knows: one script with an entry for everything that can be looked for.

It is made from the content and not from the pages, so no build can leave it behind, and an edit
costs next to nothing. It is a script because a page that is opened from a disk may load no data.
"""

import re
from collections.abc import Iterator
from itertools import chain

import msgspec
from docutils import nodes
from msgspec import Struct

from westmarch.cards.findable import NUMBERS, Findable, findables
from westmarch.cards.query import FIELDS
from westmarch.corpus.vocabulary import VOCABULARY
from westmarch.site import addresses
from westmarch.site.addresses import Address
from westmarch.site.content import Content, Target, book_title
from westmarch.site.missing import missing
from westmarch.table.covered import UNCOVERED

FILE = "search-index.js"
CARDS_FILE = "card-index.js"
POOL_FILE = "cards.json"

_ROLE = re.compile(r"\{(?P<kind>\w+)\}`(?P<said>[^`<]*?)\s*(?:<(?P<target>[^<>`]+)>)?`")
_LINK = re.compile(r"\[(?P<said>[^\]]*)\]\([^)]*\)")
_SIGNS = re.compile(r"[`*]+|^\|[ :|-]+\|$|^[:#>]+ +|\|", re.MULTILINE)


class Passage(Struct, frozen=True):
    """A section of a handwritten page."""

    anchor: str
    title: str
    text: str


class Entry(Struct, frozen=True, kw_only=True, array_like=True):
    """Something that can be found."""

    link: str
    title: str
    kind: str
    about: str
    """What it is, in a word or two."""
    text: str
    book: str = ""
    editions: tuple[int, ...] = ()
    """By their places in the list of editions; none if it has to do with no edition."""


class CardIndex(Struct, frozen=True):
    """What cards can be found by, and under which words."""

    fields: dict[str, str]
    """What a term can begin with, and what it means."""
    numbers: tuple[str, ...]
    cards: tuple[Findable, ...]


class Index(Struct, frozen=True):
    """Everything that the search page needs."""

    editions: tuple[str, ...]
    entries: tuple[Entry, ...]


def passages(document: nodes.document) -> Iterator[Passage]:
    """Give the sections of a page that say anything besides what has an entry of its own."""
    for section in document.findall(nodes.section):
        if "westmarch" in section:
            continue
        said = (
            each.astext()
            for each in section.children
            if not isinstance(each, (nodes.section, nodes.title))
        )
        if text := " ".join(" ".join(said).split()):
            anchor = "" if section.parent is document else section["ids"][0]
            yield Passage(anchor, section[0].astext(), text)


def index(content: Content, guides: dict[str, tuple[str, list[Passage]]]) -> Index:
    """Make the index of everything, with the title and the sections of each handwritten page."""
    made = chain(
        _rules(content),
        _words(content),
        _cards(content),
        _decks(content),
        _questions(content),
        _chapters(content),
        _disputes(content) if "disputes" in guides else (),
        _guides(guides),
        _not_covered(content) if "not-covered" in guides else (),
        _sentences() if "steps" in guides else (),
        _scenarios(content),
        _documents(content),
    )
    return Index(tuple(each.title for each in content.book.editions.values()), tuple(made))


def written(made: Index) -> bytes:
    """Write an index out as a script."""
    return b"globalThis.westmarchIndex = " + msgspec.json.encode(made) + b";\n"


def card_index(content: Content) -> bytes:
    """Write what cards can be found by as a script; a page asks for it at the first such search."""
    pool = content.pool
    made = CardIndex(FIELDS, tuple(NUMBERS), findables(pool, content.book.in_force(pool.edition)))
    return b"globalThis.westmarchCards = " + msgspec.json.encode(made) + b";\n"


def plain(content: Content, text: str) -> str:
    """Give a text without what is Markdown in it."""

    def said(found: "re.Match[str]") -> str:
        if found["kind"] == "card" and not found["target"]:
            card = content.find("card", found["said"])
            return card.title if card else found["said"]
        return found["said"]

    text = _LINK.sub(lambda found: found["said"], _ROLE.sub(said, text))
    return " ".join(_SIGNS.sub(" ", text).split())


def _link(address: Address) -> str:
    return f"{address.page}.html" + (f"#{address.anchor}" if address.anchor else "")


def _rules(content: Content) -> Iterator[Entry]:
    for rule in content.book.rules.values():
        standing = content.standing(rule.id)
        yield Entry(
            link=_link(addresses.rule(rule.id)),
            title=rule.id,
            kind="rule",
            about=rule.kind,
            text=plain(content, rule.text),
            book=book_title(rule.book),
            editions=tuple(at for at, each in enumerate(standing) if each.in_force),
        )


def _words(content: Content) -> Iterator[Entry]:
    for word, meaning in content.words.heads().items():
        target = content.find("word", meaning)
        rule = content.book.rules.get(meaning)
        if isinstance(target, Target):
            yield Entry(
                link=_link(target.address),
                title=word,
                kind="word",
                about="word of the game",
                text=plain(content, rule.opening if rule else content.summary(meaning)),
            )


def _cards(content: Content) -> Iterator[Entry]:
    for card in content.cards.values():
        yield Entry(
            link=_link(addresses.card(card.id)),
            title=card.name,
            kind="card",
            about=f"{card.kind}, {card.id}",
            text="; ".join(card.readings[0].lines),
        )


def _decks(content: Content) -> Iterator[Entry]:
    for deck in content.deck_views:
        names = (content.cards[card.id].name for part in deck.sections for card in part.cards)
        yield Entry(
            link=_link(addresses.deck(deck.slug)),
            title=deck.name,
            kind="deck",
            about=f"deck for a {deck.player} player",
            text=f"{deck.about} {', '.join(dict.fromkeys(names))}",
        )


def _questions(content: Content) -> Iterator[Entry]:
    for question in content.book.questions.values():
        readings = (f"{each.text} {each.consequence}" for each in question.readings)
        yield Entry(
            link=_link(addresses.question(question.id)),
            title=plain(content, question.text),
            kind="open question",
            about=f"open question, {question.id}",
            text=plain(content, " ".join(readings)),
            book=book_title(question.id.split(".")[1]),
        )


def _chapters(content: Content) -> Iterator[Entry]:
    for name, chapter in content.book.chapters.items():
        yield Entry(
            link=_link(addresses.chapter(chapter.book, chapter.name)),
            title=chapter.title,
            kind="chapter",
            about=f"chapter of {len(chapter.rules)} rules",
            text=plain(content, content.summary(name)),
            book=book_title(chapter.book),
        )


def _disputes(content: Content) -> Iterator[Entry]:
    for dispute in content.disputes:
        yield Entry(
            link=f"disputes.html#{dispute.name}",
            title=dispute.title,
            kind="dispute",
            about="dispute, settled",
            text=plain(content, dispute.story),
        )


def _guides(guides: dict[str, tuple[str, list[Passage]]]) -> Iterator[Entry]:
    for page, (title, sections) in guides.items():
        for each in sections:
            yield Entry(
                link=_link(Address(page, each.anchor)),
                title=each.title,
                kind="guide",
                about=title if each.anchor else "guide",
                text=each.text,
            )


def _not_covered(content: Content) -> Iterator[Entry]:
    """Let those find a word on it, too, who look for what is not there."""
    for part in UNCOVERED:
        yield Entry(
            link="not-covered.html#parts-of-the-game",
            title=part.called,
            kind="guide",
            about="not covered yet",
            text=part.reason,
        )
    for set_ in missing(content):
        for name in set_.names:
            yield Entry(
                link=f"not-covered.html#{set_.anchor}",
                title=name,
                kind="card",
                about=f"{set_.set}, not here yet",
                text="",
            )


def _sentences() -> Iterator[Entry]:
    for row in VOCABULARY:
        yield Entry(
            link=f"steps.html#{row.section.lower()}",
            title=f"{row.section} {row.example}",
            kind="guide",
            about="a sentence for scenarios",
            text=row.meaning,
        )


def _scenarios(content: Content) -> Iterator[Entry]:
    for each in content.scenarios.values():
        yield Entry(
            link=_link(addresses.scenario(each.chapter, each.id)),
            title=each.title,
            kind="scenario",
            about=f"scenario, {each.id}",
            text=", ".join((*each.rules, *(content.cards[id_].name for id_ in each.texts))),
            book=book_title(each.chapter.partition("/")[0]),
        )


def _documents(content: Content) -> Iterator[Entry]:
    for source in content.book.sources.values():
        about = f"source, {source.code}, {source.date}"
        link = _link(addresses.source(source.code))
        yield Entry(link=link, title=source.title, kind="source", about=about, text="")
    for edition in content.book.editions.values():
        link = _link(addresses.edition(edition.name))
        yield Entry(
            link=link, title=edition.title, kind="edition", about="edition", text=edition.note
        )
