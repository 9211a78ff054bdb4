"""Everything that the site shows, read once for a build, with the links between the parts."""

import re
from collections import defaultdict
from collections.abc import Callable, Iterable
from functools import cached_property
from typing import Any, NamedTuple, TypeVar

from msgspec import Raw, Struct

from westmarch.book.book import Book
from westmarch.book.finding import Finding
from westmarch.book.load import load_book
from westmarch.book.model import Chapter, Question, Rule
from westmarch.book.naming import Naming
from westmarch.cards.deck import Deck, our_decks
from westmarch.cards.every import every_card
from westmarch.cards.model.vocabulary import NO_NAMES
from westmarch.cards.pool import Pool, load_pool
from westmarch.errors import BadData, nearest
from westmarch.paths import DECKS, EXAMPLES, FEATURES, HOME, RULES
from westmarch.rulebooks import Enforcement, enforced
from westmarch.rulebooks.cards.own_texts import own_code
from westmarch.site import addresses
from westmarch.site.addresses import Address
from westmarch.site.asides import Aside, load_asides, summary_of
from westmarch.site.cards import CardView, load_cards
from westmarch.site.decks import DeckView, cards_in, view
from westmarch.site.disputes import Dispute, dispute_files, settle_all, told
from westmarch.site.memo import Memo, fingerprint, fingerprint_of_files
from westmarch.site.proofs import Scenario, play_all, summary, world
from westmarch.site.words import Words, load_words

T = TypeVar("T")

_CARD_ID = re.compile(r"\b[A-Z]{2}-\d+\b")

BOOKS = {
    "core": "The base game",
    "dragons": "The Dragons",
    "dark-minions": "Dark Minions",
    "dream-cards": "Dream-cards",
    "solitaire": "The Road Goes Ever On",
}
"""The titles of the books that Westmarch means to hold."""


class Key(NamedTuple):
    """What a link leads to: a kind of thing and its id."""

    kind: str
    id: str


class Target(Struct, frozen=True):
    """A thing that can be linked to: where it is, and what it is called."""

    address: Address
    title: str


class Standing(Struct, frozen=True):
    """Whether a rule is in force in an edition, and if not, why."""

    edition: str
    in_force: bool
    instead: tuple[str, ...] = ()
    """The rules in force there that took its place."""


class Brief(Struct, frozen=True):
    """What a chapter says of a rule beside its text."""

    held: str
    """In which editions it is in force; empty if in all."""
    instead: tuple[str, ...]
    """What has taken its place in the default edition."""
    proofs: str
    questions: int


class Named(Struct, frozen=True):
    """Where the book speaks of cards, by their ids."""

    rules: dict[str, tuple[str, ...]]
    questions: dict[str, tuple[str, ...]]


class Content:
    """The knowledge base, the cards, the corpus and the code, each thing with its links."""

    def __init__(self, memo: Memo) -> None:
        self.book: Book = load_book()
        self._memo = memo
        self.words: Words = load_words(self.book, RULES)
        self.cards: dict[str, CardView] = load_cards(self.book, memo)
        self.code: dict[str, Enforcement] = {
            id_: place for id_, place in enforced().items() if id_ in self.book.rules
        }
        self.own_code: dict[str, Enforcement] = {
            text: place
            for text, place in own_code().items()
            if text.partition(".")[0] in self.cards
        }
        """Where the code of texts is that one card alone has, by the card's id and the key."""
        played = play_all(self.book, memo)
        self.scenarios: dict[str, Scenario] = {
            each.id: each for file in played.values() for each in file.scenarios
        }
        self.cases: tuple[Raw, ...] = tuple(file.cases for file in played.values())
        """What was played, feature by feature, as the corpus has it."""
        self.asides: tuple[Aside, ...] = load_asides(HOME / "docs" / "rules")
        self.order: dict[str, int] = {}
        """The order of reading, by pages; known as soon as all of them are read."""
        self.findings: tuple[Finding, ...] = tuple(
            finding for file in played.values() for finding in file.findings
        )

    @cached_property
    def pool(self) -> Pool:
        """The cards as the default edition reads them."""
        edition = self.book.default_edition
        return load_pool(edition, self.book.in_force(edition))

    @cached_property
    def targets(self) -> dict[Key, Target]:
        """Everything that a role or a page may link to."""
        found = {Key("rule", id_): Target(addresses.rule(id_), id_) for id_ in self.book.rules}
        found |= {
            Key("rule", id_): Target(addresses.passage(id_), id_) for id_ in self.book.retired
        }
        found |= {
            Key("question", id_): Target(addresses.question(id_), id_)
            for id_ in self.book.questions
        }
        found |= {
            Key("scenario", each.id): Target(addresses.scenario(each.chapter, each.id), each.id)
            for each in self.scenarios.values()
        }
        found |= {
            Key("card", each.id): Target(addresses.card(each.id), each.name)
            for each in self.cards.values()
        }
        found |= {
            Key("source", code): Target(addresses.source(code), code) for code in self.book.sources
        }
        found |= {
            Key("edition", each.name): Target(addresses.edition(each.name), each.title)
            for each in self.book.editions.values()
        }
        return found

    def find(self, kind: str, text: str) -> Target | None:
        """Give what a role means: an id, or for a card the one that has this name.

        A word leads to the rule or to the chapter that gives it its meaning; a version, to that
        of several cards of one name which is meant where nothing else is said: a hero one, if any.
        """
        if kind == "card":
            named = self.cards_named(text)
            text = named[0] if len(named) == 1 else text
        if kind == "version":
            named = self.cards_named(text)
            kind = "card"
            text = min(named, key=lambda id_: "hero" not in self.cards[id_].kind, default=text)
        if kind == "word":
            kind = "rule"
            if chapter := self.book.chapters.get(text):
                return Target(addresses.chapter(chapter.book, chapter.name), chapter.title)
        return self.targets.get(Key(kind, text))

    def cards_named(self, name: str) -> tuple[str, ...]:
        """Give the ids of the cards with a name, however its apostrophes are written."""
        return self._by_name.get(name.replace("'", "’"), ())

    def standing(self, id_: str) -> tuple[Standing, ...]:
        """Say for each edition whether a rule is in force there."""
        replacers = self.book.replaced_by(id_)
        return tuple(
            Standing(
                name,
                id_ in in_force,
                () if id_ in in_force else tuple(each for each in replacers if each in in_force),
            )
            for name in self.book.editions
            for in_force in (self.book.in_force(name),)
        )

    def held(self, id_: str) -> str:
        """Say with which editions a rule is in force; nothing if it is in all of them.

        What holds in an edition holds in those that are built on it, so these are not named.
        """
        standing = self.standing(id_)
        there = {each.edition for each in standing if each.in_force}
        if len(there) == len(standing):
            return ""
        if not there:
            return "in force nowhere"
        editions = (self.book.editions[each.edition] for each in standing if each.in_force)
        titles = [each.title for each in editions if there.isdisjoint(each.base)]
        return f"{' and '.join(title[0].lower() + title[1:] for title in titles)} only"

    def brief(self, id_: str) -> Brief:
        """Give what a chapter says of a rule beside its text."""
        here = next(s for s in self.standing(id_) if s.edition == self.book.default_edition)
        return Brief(self.held(id_), here.instead, summary(self.proving(id_)), len(self.about(id_)))

    def proving(self, id_: str) -> tuple[Scenario, ...]:
        """Give the scenarios that prove a rule."""
        return self._proving.get(id_, ())

    def touching(self, id_: str) -> tuple[Scenario, ...]:
        """Give the scenarios that merely touch a rule."""
        return self._touching.get(id_, ())

    def about(self, id_: str) -> tuple[Question, ...]:
        """Give the open questions that concern a rule."""
        return self._about.get(id_, ())

    def cards_in_text(self, rule: Rule) -> tuple[str, ...]:
        """Give the cards that a rule's text or table names by their ids."""
        return tuple(dict.fromkeys(id_ for id_ in _CARD_ID.findall(rule.text) if id_ in self.cards))

    def amended_by(self, id_: str) -> tuple[str, ...]:
        """Give the cards that a rule amends."""
        return self._amended.get(id_, ())

    def rules_naming(self, card: str) -> tuple[str, ...]:
        """Give the rules whose text, table or note names a card."""
        return self._named.rules.get(card, ())

    def questions_naming(self, card: str, rules: Iterable[str] = ()) -> tuple[str, ...]:
        """Give the open questions that name a card, and those that are about some rules."""
        about = (each.id for rule in rules for each in self.about(rule))
        return tuple(dict.fromkeys((*about, *self._named.questions.get(card, ()))))

    def sites_in(self, card: CardView) -> tuple[str, ...]:
        """Give the sites that lie in a region."""
        return self._in_region.get(card.name, ()) if card.adjacent else ()

    def manifestations(self, card: CardView) -> tuple[str, ...]:
        """Give the other cards that are the same person or Dragon."""
        kin = self._manifesting.get(card.manifestation_of, ()) if card.manifestation_of else ()
        return tuple(id_ for id_ in kin if id_ != card.id)

    def versions(self, card: CardView) -> tuple[str, ...]:
        """Give the other cards of the same name."""
        return tuple(id_ for id_ in self.cards_named(card.name) if id_ != card.id)

    def decks_with(self, card: str) -> tuple[str, ...]:
        """Give the names of the decks that a card is in."""
        return self._in_decks.get(card, ())

    def scenarios_with(self, card: str) -> tuple[Scenario, ...]:
        """Give the scenarios that have a card on the table."""
        return self._on_table.get(card, ())

    def proving_text(self, card: str) -> tuple[Scenario, ...]:
        """Give the scenarios that prove what a card says."""
        return self._proving_text.get(card, ())

    def rules_from(self, source: str) -> tuple[Rule, ...]:
        """Give the rules taken from a source."""
        return self._from_source.get(source, ())

    def scenarios_of(self, chapter: str) -> tuple[Scenario, ...]:
        """Give the scenarios of a chapter, written `book/name`."""
        return self._by_chapter.get(chapter, ())

    def books(self) -> dict[str, list[Chapter]]:
        """Give the chapters of each book, in the order of reading."""
        found: dict[str, list[Chapter]] = {}
        for each in sorted(self.book.chapters.values(), key=self._place):
            found.setdefault(each.book, []).append(each)
        return found

    def pages_of(self, book: str) -> list[Chapter | Aside]:
        """Give the chapters of a book and what stands between them, in the order of reading."""
        chapters = (each for each in self.book.chapters.values() if each.book == book)
        asides = (each for each in self.asides if each.book == book)
        return sorted((*chapters, *asides), key=self._place)

    def _place(self, page: Chapter | Aside) -> tuple[int, str, str]:
        address = addresses.chapter(page.book, page.name).page
        return self.order.get(address, len(self.order)), page.book, page.name

    def summary(self, chapter: str) -> str:
        """Give the sentence with which a chapter begins; it is written `book.name` here."""
        return summary_of((RULES / self.book.chapters[chapter].path).read_text("utf-8"))

    def fingerprint_of_names(self) -> str:
        """Change whenever something new can be linked to, or something old no longer."""
        return fingerprint({f"{key.kind} {key.id}": each for key, each in self.targets.items()})

    @cached_property
    def decks(self) -> tuple[Deck, ...]:
        """The decks that come with the rules."""
        return self._memo.get("decks", self._game, tuple[Deck, ...], our_decks)

    @cached_property
    def deck_views(self) -> tuple[DeckView, ...]:
        """The decks as their pages show them."""
        return tuple(view(deck) for deck in self.decks)

    @cached_property
    def _game(self) -> str:
        """Fingerprint everything that a game with our decks depends on."""
        decks = fingerprint_of_files(DECKS.glob("*.deck"))
        return fingerprint(self._world, self.book.default_edition, decks)

    def made_of(self, id_: str, type_: type[T], make: Callable[[str, str], T], by: str) -> T:
        """Give what is made of a scenario, of the text and the path of its file.

        It is kept until the scenario, the game or whoever makes it has changed.
        """
        scenario = self.scenarios.get(id_)
        if scenario is None:
            raise BadData(f"there is no scenario {id_}", hint=nearest(id_, self.scenarios))
        text = (FEATURES.parent / scenario.path).read_text("utf-8")
        made_from = fingerprint(self._world, text, by)
        name = f"pictures/{id_}-{type_.__name__}"
        return self._memo.get(name, made_from, type_, lambda: make(text, scenario.path))

    def kept(self, name: str, type_: type[T], make: Callable[[], T], *made_from: Any) -> T:
        """Give what is made of these things by the game as it is, or was made before."""
        return self._memo.get(name, fingerprint(self._world, *made_from), type_, make)

    @cached_property
    def played(self) -> str:
        """Change whenever a scenario or the game has changed."""
        return fingerprint(self._world, self.cases)

    @cached_property
    def _world(self) -> str:
        return world(self.book)

    @cached_property
    def disputes(self) -> tuple[Dispute, ...]:
        """The disputes in examples/, settled."""
        files = dispute_files(EXAMPLES)
        settled = self.kept("disputes", tuple[Dispute, ...], lambda: settle_all(files), files)
        return told(settled, self.book)

    @cached_property
    def _by_name(self) -> dict[str, tuple[str, ...]]:
        return _grouped((each.name.replace("'", "’"), each.id) for each in self.cards.values())

    @cached_property
    def _proving(self) -> dict[str, tuple[Scenario, ...]]:
        return _grouped((id_, each) for each in self.scenarios.values() for id_ in each.rules)

    @cached_property
    def _touching(self) -> dict[str, tuple[Scenario, ...]]:
        return _grouped((id_, each) for each in self.scenarios.values() for id_ in each.uses)

    @cached_property
    def _about(self) -> dict[str, tuple[Question, ...]]:
        return _grouped((id_, each) for each in self.book.questions.values() for id_ in each.rules)

    @cached_property
    def _amended(self) -> dict[str, tuple[str, ...]]:
        return _grouped(
            (change.rule, card.id) for card in self.cards.values() for change in card.amendments
        )

    @cached_property
    def _named(self) -> Named:
        """Where the book speaks of each card; it takes a while to look through all of it."""
        names = {each.id: each.name for each in self.cards.values()}
        known = {id_: (each.text, each.note) for id_, each in self.book.rules.items()}
        made_from = fingerprint(names, known, self.book.questions, NO_NAMES)
        return self._memo.get("named", made_from, Named, lambda: self._look_for(names))

    def _look_for(self, names: dict[str, str]) -> Named:
        naming = Naming(self.book, (each.name for each in every_card()), NO_NAMES)
        found = {
            id_: (naming.rules(name, id_), naming.questions(name, id_))
            for id_, name in names.items()
        }
        return Named(
            {id_: rules for id_, (rules, _) in found.items() if rules},
            {id_: asked for id_, (_, asked) in found.items() if asked},
        )

    @cached_property
    def _on_table(self) -> dict[str, tuple[Scenario, ...]]:
        return _grouped((card, each) for each in self.scenarios.values() for card in each.cards)

    @cached_property
    def _manifesting(self) -> dict[str, tuple[str, ...]]:
        return _grouped((each.manifestation_of, each.id) for each in self.cards.values())

    @cached_property
    def _in_decks(self) -> dict[str, tuple[str, ...]]:
        return _grouped(
            (card, deck.name) for deck in self.decks for card in dict.fromkeys(cards_in(deck))
        )

    @cached_property
    def _in_region(self) -> dict[str, tuple[str, ...]]:
        return _grouped((each.region, each.id) for each in self.cards.values() if each.region)

    @cached_property
    def _proving_text(self) -> dict[str, tuple[Scenario, ...]]:
        return _grouped((card, each) for each in self.scenarios.values() for card in each.texts)

    @cached_property
    def _from_source(self) -> dict[str, tuple[Rule, ...]]:
        return _grouped(
            (code, rule)
            for rule in self.book.rules.values()
            for code in dict.fromkeys(cited.source for cited in rule.sources)
        )

    @cached_property
    def _by_chapter(self) -> dict[str, tuple[Scenario, ...]]:
        return _grouped((each.chapter, each) for each in self.scenarios.values())


def book_title(book: str) -> str:
    """Give the title of a book, or make one of its name."""
    return BOOKS.get(book) or book.replace("-", " ").capitalize()


def _grouped(pairs: Iterable[tuple[str, Any]]) -> dict[str, tuple[Any, ...]]:
    found: defaultdict[str, list[Any]] = defaultdict(list)
    for key, value in pairs:
        found[key].append(value)
    return {key: tuple(values) for key, values in found.items()}
