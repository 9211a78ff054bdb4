"""The pool: every card that Westmarch knows, as one edition reads it."""

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Mapping
from functools import cache, cached_property
from types import MappingProxyType
from typing import NamedTuple, TypeVar

from msgspec import structs

from westmarch.book.registers import load_aliases
from westmarch.cards.compiled import Compiled, Listed
from westmarch.cards.language.statement import ByReading
from westmarch.cards.model.card import Alignment, Card, CardType
from westmarch.cards.model.effects import playings, plays_otherwise
from westmarch.cards.model.own import own_texts_in
from westmarch.cards.model.play_clauses import Playing
from westmarch.cards.names import fold
from westmarch.cards.sheets import all_cards, described
from westmarch.cards.wording.english import series
from westmarch.errors import BadData, nearest
from westmarch.paths import RULES

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


class _WhenAsked(dict[str, Card]):
    """Cards that come when they are asked for, and are found at once ever after."""

    __slots__ = ("_read",)

    def __init__(self, read: Callable[[str], Card]) -> None:
        super().__init__()
        self._read = read

    def __missing__(self, id_: str) -> Card:
        card = self[id_] = self._read(id_)
        return card


class Pool:
    """Cards by id and by name, each read when it is asked for.

    Of the rules `in_force` those amend cards that have not been taken out (`without`). Clauses of
    cards may be taken out, too (`clause_id`).
    """

    def __init__(
        self,
        edition: str,
        printed: Compiled,
        aliases: Mapping[str, Iterable[str]] = MappingProxyType({}),
        in_force: frozenset[str] = frozenset(),
        without: frozenset[str] = frozenset(),
    ) -> None:
        self.edition = edition
        self.listed = printed.listed
        """What the index tells of each card, by its id."""
        self.known: dict[str, Card] = _WhenAsked(self._read)
        """The cards by id; one that nobody has asked for is not there until somebody does."""
        self._printed = printed
        self._aliases = aliases
        self._in_force = in_force
        self._without = without
        self._reread: dict[str, tuple[Reread, ...]] = {}
        """For each card that is known, what it says by other readings."""

    def __getitem__(self, id_: str) -> Card:
        return self.known[id_]

    def __contains__(self, id_: object) -> bool:
        return id_ in self.listed

    def __len__(self) -> int:
        return len(self.listed)

    @cached_property
    def cards(self) -> dict[str, Card]:
        """All cards by id, which takes long where one of them would do."""
        return {id_: self[id_] for id_ in self.listed}

    def of_type(self, type_: CardType) -> tuple[Card, ...]:
        """Give all cards of one type."""
        return tuple(self[each.id] for each in self.listed.values() if each.type == type_)

    def named(self, name: str) -> tuple[Card, ...]:
        """Give the cards with exactly this name: several where a site has several versions."""
        return tuple(self[each.id] for each in self._by_name.get(name, ()))

    def meant(self, text: str) -> tuple[Listed, ...]:
        """Give the cards that are meant by a name in any spelling, or by an id."""
        if text.upper() in self.listed:
            return (self.listed[text.upper()],)
        said = fold(text)
        for spelling in (said, said.removeprefix("the "), f"the {said}"):
            if spelling in self._by_spelling:
                return self._by_spelling[spelling]
        return ()

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
            return self[fitting[0].id]
        if fitting:
            several = series([described(card) for card in fitting], "or")
            raise BadData(f"“{text}” may be {several}", hint="An id says which card is meant.")
        wanted = " ".join(each for each in (alignment, type) if each)
        others = series([described(card) for card in meant], "and")
        raise BadData(f"no {wanted} is called “{text}”", hint=f"There is {others}.")

    def coverage(self) -> dict[CardType, Coverage]:
        """Count the clauses of each type of card."""
        modelled: Counter[CardType] = Counter()
        unmodelled: Counter[CardType] = Counter()
        for card in self.cards.values():
            modelled[card.type] += len(card.clauses)
            unmodelled[card.type] += len(card.unmodelled)
        return {type_: Coverage(modelled[type_], unmodelled[type_]) for type_ in modelled}

    def amended_by(self, id_: str) -> tuple[str, ...]:
        """Give the rules that have changed a card, whatever is open."""
        changes = self._printed.amendments(id_, self._in_force - self._without)
        return tuple(each.rule for each in changes if each.by is None)

    def ever_amended_by(self, id_: str) -> tuple[str, ...]:
        """Give the rules that change a card, whether they are in force or not."""
        return tuple(dict.fromkeys(rule for rule, *_ in self.listed[id_].amending))

    def reread(self, id_: str) -> tuple[Reread, ...]:
        """Give what a card says by other readings of open questions, if it says something else."""
        self[id_]
        return self._reread[id_]

    def _read(self, id_: str) -> Card:
        """Read a card as it is printed, and amend it."""
        if id_ not in self.listed:
            raise BadData(f"no card has the id {id_}", hint=nearest(id_, self.listed))
        card = self._printed.card(id_)
        amendments = self._printed.amendments(id_, self._in_force)
        strict = not any(each.rule in self._without for each in amendments)
        others: list[Reread] = []
        for each in amendments:
            if each.rule in self._without:
                continue
            # Few cards are amended, and most verdicts do without what amends them.
            from westmarch.cards.language.amend import amend, reread

            if each.by is None:
                card = amend(card, each, strict=strict)
            else:
                others.append(Reread(reread(card, each, strict=strict), each.by))
        self._reread[id_] = tuple(others)
        if self._without:
            left = (each for each in card.clauses if clause_id(id_, each.line) not in self._without)
            card = structs.replace(card, clauses=tuple(left))
        return card

    def _containing(self, text: str) -> str:
        """List some names of which the text is a part."""
        names = [f"“{name}”" for name in self._by_name if fold(text) in fold(name)]
        return f"Did you mean {series(names[:_SOME], 'or')}?" if names else ""

    def _meant(self, text: str) -> tuple[Listed, ...]:
        return self._by_name.get(text) or self.meant(text)

    @cached_property
    def _by_name(self) -> dict[str, tuple[Listed, ...]]:
        return _grouped((each.name, each) for each in self.listed.values())

    @cached_property
    def _by_spelling(self) -> dict[str, tuple[Listed, ...]]:
        aliases = {
            fold(spelling): self._by_name[name]
            for name, spellings in self._aliases.items()
            if name in self._by_name
            for spelling in spellings
        }
        # Within the quotation marks of a sentence a name goes without its own.
        bare = _grouped((each.spelling.replace('"', ""), each) for each in self.listed.values())
        return bare | aliases | _grouped((each.spelling, each) for each in self.listed.values())


def load_pool(
    edition: str, in_force: frozenset[str], without: frozenset[str] = frozenset()
) -> Pool:
    """Give the pool as an edition reads it, by the rules that are in force there.

    Rules taken out of the edition amend nothing, and what builds on them falls with them.
    """
    amending = frozenset(amended_cards()) & in_force
    clauses = frozenset(each for each in without if _CLAUSE in each)
    return _loaded(edition, amending, amending & without | clauses)


_CLAUSE = ":"


def clause_id(card: str, line: int) -> str:
    """Name a clause of a card by the line of the card's file on which it stands."""
    return f"{card}{_CLAUSE}{line}"


def speaking_cards() -> frozenset[str]:
    """Give the ids of the cards that say more than their facts."""
    return frozenset(each.id for each in all_cards().listed.values() if each.speaks)


class OwnLine(NamedTuple):
    """Where a card says something that no other card says."""

    card: str
    path: str
    """From the top of the project."""
    line: int


def own_lines() -> dict[str, OwnLine]:
    """Give each text that one card alone has, in whatever edition, by the card's id and its key."""
    printed, rules = all_cards(), frozenset(amended_cards())
    said: list[tuple[str, str, tuple[object, ...]]] = []
    for card in map(printed.card, printed.listed):
        said.append((card.id, card.path, card.clauses))
        for each in printed.amendments(card.id, rules):
            said += [(card.id, each.path, change.statements) for change in each.changes]
    found: dict[str, OwnLine] = {}
    for id_, path, statements in said:
        for statement in statements:
            for own in own_texts_in(statement):
                line = OwnLine(id_, f"rules/{path}", getattr(statement, "line", 0))
                found.setdefault(f"{id_}.{own.key}", line)
    return found


def idle_lines() -> dict[str, OwnLine]:
    """Give each “play” that says nothing more of an event than if it were not there, by the card.

    It says something beside other ways to play the event, be they modelled or in words only.
    """
    return {
        card.id: OwnLine(card.id, f"rules/{card.path}", way.line)
        for card in map(all_cards().card, all_cards().listed)
        for way in playings(card)
        if way == Playing(line=way.line) and len(playings(card)) == 1 and not plays_otherwise(card)
    }


@cache
def amended_cards() -> Mapping[str, frozenset[str]]:
    """Give for each rule that amends cards, be it in force or not, the ids of these."""
    pairs = ((rule, each.id) for each in all_cards().listed.values() for rule, *_ in each.amending)
    return {rule: frozenset(ids) for rule, ids in _grouped(pairs).items()}


@cache
def _loaded(edition: str, in_force: frozenset[str], without: frozenset[str]) -> Pool:
    return Pool(edition, all_cards(), load_aliases(RULES), in_force, without)


def _grouped(pairs: Iterable[tuple[str, T]]) -> dict[str, tuple[T, ...]]:
    found: defaultdict[str, list[T]] = defaultdict(list)
    for key, value in pairs:
        found[key].append(value)
    return {key: tuple(values) for key, values in found.items()}
