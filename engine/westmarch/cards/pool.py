"""The pool: every card that Westmarch knows, as one edition reads it."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping
from functools import cache, cached_property
from types import MappingProxyType
from typing import NamedTuple, TypeVar

from westmarch.book.registers import load_aliases
from westmarch.cards.language.amend import amend, reread
from westmarch.cards.language.parse import Sheet, parse, refuse_second
from westmarch.cards.language.reader import Amendment, ByReading
from westmarch.cards.language.vocabulary import series
from westmarch.cards.model.card import Alignment, Card, CardType
from westmarch.cards.model.own import own_texts_in
from westmarch.cards.names import fold
from westmarch.errors import BadData, nearest
from westmarch.paths import CARDS, RULES

T = TypeVar("T")

_SOME = 5
"""As many names as a hint lists."""


class Coverage(NamedTuple):
    """How many clauses the engine acts on, and how many it can only quote."""

    modelled: int
    unmodelled: int


class Reread(NamedTuple):
    """A card as it reads where an open question is not read by default."""

    card: Card
    by: ByReading


class Pool:
    """Cards by id and by name."""

    def __init__(
        self,
        edition: str,
        cards: Mapping[str, Card],
        aliases: Mapping[str, Iterable[str]],
        amended_by: Mapping[str, tuple[str, ...]] = MappingProxyType({}),
        reread: Iterable[Reread] = (),
    ) -> None:
        self.edition = edition
        self.cards = cards
        self.amended_by = amended_by
        """The rules that have changed a card, whatever is open."""
        self.reread = tuple(reread)
        """The cards that say something else by some reading of an open question."""
        self._aliases = aliases

    def __getitem__(self, id_: str) -> Card:
        try:
            return self.cards[id_]
        except KeyError:
            raise BadData(f"no card has the id {id_}", hint=nearest(id_, self.cards)) from None

    def __contains__(self, id_: object) -> bool:
        return id_ in self.cards

    def __len__(self) -> int:
        return len(self.cards)

    def named(self, name: str) -> tuple[Card, ...]:
        """Give the cards with exactly this name: several where a site has several versions."""
        return self._by_name.get(name, ())

    def canonical(self, text: str) -> str | None:
        """Give the name, as cards print it, that is meant by this spelling; None if none is."""
        meant = self._meant(text)
        return meant[0].name if meant else None

    def find(
        self,
        text: str,
        type: CardType | None = None,  # noqa: A002
        alignment: Alignment | None = None,
    ) -> Card:
        """Give the one card that is meant by a name, another spelling of it, or an id."""
        meant = self._meant(text)
        if not meant:
            hint = self._containing(text) or nearest(text, self._by_name)
            raise BadData(f"no card is called “{text}”", hint=hint)
        fitting = [
            card
            for card in meant
            if type in (None, card.type) and alignment in (None, card.alignment)
        ]
        if len(fitting) == 1:
            return fitting[0]
        if fitting:
            several = series([_described(card) for card in fitting], "or")
            raise BadData(f"“{text}” may be {several}", hint="An id says which card is meant.")
        wanted = " ".join(each for each in (alignment, type) if each)
        others = series([_described(card) for card in meant], "and")
        raise BadData(f"no {wanted} is called “{text}”", hint=f"There is {others}.")

    def coverage(self) -> dict[CardType, Coverage]:
        """Count the clauses of each type of card."""
        modelled: Counter[CardType] = Counter()
        unmodelled: Counter[CardType] = Counter()
        for card in self.cards.values():
            modelled[card.type] += len(card.clauses)
            unmodelled[card.type] += len(card.unmodelled)
        return {type_: Coverage(modelled[type_], unmodelled[type_]) for type_ in modelled}

    def _containing(self, text: str) -> str:
        """List some names of which the text is a part."""
        names = [f"“{name}”" for name in self._by_name if fold(text) in fold(name)]
        return f"Did you mean {series(names[:_SOME], 'or')}?" if names else ""

    def _meant(self, text: str) -> tuple[Card, ...]:
        if text in self._by_name:
            return self._by_name[text]
        if text.upper() in self.cards:
            return (self.cards[text.upper()],)
        return self._by_spelling.get(fold(text), ())

    @cached_property
    def _by_name(self) -> dict[str, tuple[Card, ...]]:
        return _grouped((card.name, card) for card in self.cards.values())

    @cached_property
    def _by_spelling(self) -> dict[str, tuple[Card, ...]]:
        aliases = {
            fold(spelling): self._by_name[name]
            for name, spellings in self._aliases.items()
            if name in self._by_name
            for spelling in spellings
        }
        return aliases | _grouped((fold(card.name), card) for card in self.cards.values())


def load_pool(
    edition: str, in_force: frozenset[str], without: frozenset[str] = frozenset()
) -> Pool:
    """Give the pool as an edition reads it, by the rules that are in force there.

    Rules taken out of the edition amend nothing, and what builds on them falls with them.
    """
    amending = frozenset(each.rule for sheet in _sheets() for each in sheet.amendments)
    return _loaded(edition, amending & in_force, amending & in_force & without)


def make_pool(
    edition: str,
    sheets: Iterable[Sheet],
    in_force: frozenset[str],
    aliases: Mapping[str, Iterable[str]],
    without: frozenset[str] = frozenset(),
) -> Pool:
    """Put the cards of several files together, and amend those that rules in force amend."""
    cards: dict[str, Card] = {}
    amendments: list[Amendment] = []
    for sheet in sheets:
        for card in sheet.cards:
            refuse_second(card, cards)
        amendments += sheet.amendments
    named = _grouped((card.name, card.id) for card in cards.values())
    chosen = [(_amended(each, cards, named), each) for each in amendments]
    chosen = [(id_, each) for id_, each in chosen if each.rule in in_force]
    loose = {id_ for id_, each in chosen if each.rule in without}
    amended_by: defaultdict[str, tuple[str, ...]] = defaultdict(tuple)
    read: list[Reread] = []
    for id_, amendment in chosen:
        strict = id_ not in loose
        if amendment.rule in without:
            continue
        if amendment.by is None:
            cards[id_] = amend(cards[id_], amendment, strict=strict)
            amended_by[id_] += (amendment.rule,)
        else:
            read.append(Reread(reread(cards[id_], amendment, strict=strict), amendment.by))
    return Pool(edition, cards, aliases, dict(amended_by), read)


def speaking_cards() -> frozenset[str]:
    """Give the ids of the cards that say more than their facts."""
    return frozenset(card.id for sheet in _sheets() for card in sheet.cards if card.clauses)


class OwnLine(NamedTuple):
    """Where a card says something that no other card says."""

    card: str
    path: str
    """From the top of the project."""
    line: int


def own_lines() -> dict[str, OwnLine]:
    """Give each text that one card alone has, in whatever edition, by the card's id and its key."""
    cards = {card.id: card for sheet in _sheets() for card in sheet.cards}
    named = _grouped((card.name, card.id) for card in cards.values())
    found: dict[str, OwnLine] = {}
    said: list[tuple[str, str, tuple[object, ...]]] = [
        (card.id, card.path, card.clauses) for card in cards.values()
    ]
    for each in (amendment for sheet in _sheets() for amendment in sheet.amendments):
        said += [(_amended(each, cards, named), each.path, it.statements) for it in each.changes]
    for card, path, statements in said:
        for statement in statements:
            for own in own_texts_in(statement):
                line = OwnLine(card, f"rules/{path}", getattr(statement, "line", 0))
                found.setdefault(f"{card}.{own.key}", line)
    return found


def amended_cards() -> dict[str, frozenset[str]]:
    """Give for each rule that amends cards, be it in force or not, the ids of these."""
    cards = {card.id: card for sheet in _sheets() for card in sheet.cards}
    named = _grouped((card.name, card.id) for card in cards.values())
    pairs = (
        (each.rule, _amended(each, cards, named))
        for sheet in _sheets()
        for each in sheet.amendments
    )
    return {rule: frozenset(ids) for rule, ids in _grouped(pairs).items()}


@cache
def _loaded(edition: str, in_force: frozenset[str], without: frozenset[str]) -> Pool:
    return make_pool(edition, _sheets(), in_force, load_aliases(RULES), without)


@cache
def _sheets() -> tuple[Sheet, ...]:
    return tuple(
        parse(path.read_text("utf-8"), f"cards/{path.name}")
        for path in sorted(CARDS.glob("*.cards"))
    )


def _amended(
    amendment: Amendment, cards: Mapping[str, Card], named: Mapping[str, tuple[str, ...]]
) -> str:
    """Give the id of the card that an amendment is about."""
    ids = named.get(amendment.name, ())
    where = f"rules/{amendment.path}:{amendment.line}"
    if not ids:
        what = f"no card is called “{amendment.name}”"
        raise BadData(what, where=where, hint=nearest(amendment.name, named))
    if amendment.id:
        if amendment.id not in ids:
            what = f"{amendment.id} is not called “{amendment.name}”"
            raise BadData(what, where=where, hint=f"Of this name there is {series(ids, 'and')}.")
        return amendment.id
    if len(ids) > 1:
        several = series([_described(cards[each]) for each in ids], "or")
        hint = f'Write the id before the name: amend {ids[0]} "{amendment.name}" under …'
        raise BadData(f"“{amendment.name}” may be {several}", where=where, hint=hint)
    return ids[0]


def _described(card: Card) -> str:
    return f"{card.id} ({card.alignment} {card.type})"


def _grouped(pairs: Iterable[tuple[str, T]]) -> dict[str, tuple[T, ...]]:
    found: defaultdict[str, list[T]] = defaultdict(list)
    for key, value in pairs:
        found[key].append(value)
    return {key: tuple(values) for key, values in found.items()}
