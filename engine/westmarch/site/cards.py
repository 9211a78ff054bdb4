"""The cards as the site shows them: as each edition reads them, and what amends them."""

import re
from collections import defaultdict
from collections.abc import Iterator, Sequence
from difflib import ndiff
from typing import Any

from msgspec import Struct

from westmarch.book.book import Book
from westmarch.cards.language.show import lines
from westmarch.cards.model.attack import Attack, attack_words
from westmarch.cards.model.card import Card, FromHand, Modifier, Region, Restricted, Site
from westmarch.cards.model.own import own_texts_in
from westmarch.cards.pool import Pool, load_pool
from westmarch.cards.wording.writing import write
from westmarch.paths import CARDS, PACKAGE
from westmarch.site.memo import Memo, fingerprint, fingerprint_of_files

_AMEND = re.compile(r'amend (?:([A-Z]+-\d+) )?"([^"]+)" under (\S+)')
_LABELS = {
    "regions": "keyed to regions",
    "keyed": "keyed to",
    "number": "influence check above",
    "restricted": "playable in part",
    "under_deeps": "Under-deeps",
    "adjacent": "adjacent to",
    "lost_points": "points lost if eliminated",
}
_TOLD_ELSEWHERE = {"side", "length", "item_class", "region_type"}
"""Facts that are part of what kind of card it is."""


class Reading(Struct, frozen=True):
    """A card in our language, as some editions read it."""

    editions: tuple[str, ...]
    lines: tuple[str, ...]
    """Each as long as it is; those that the engine cannot act on begin with `unmodelled`."""
    changed: tuple[tuple[str, str], ...] = ()
    """What it changes of the first reading: `-` or `+`, and the line."""


class Reread(Struct, frozen=True):
    """What a card says where an open question is read otherwise."""

    question: str
    reading: str
    lines: tuple[tuple[str, str], ...]
    """The lines that change, each with a sign before it: `-` what it no longer says, `+` what
    it says instead."""


class InWords(Struct, frozen=True):
    """A clause that the engine cannot act on yet, with the topics by which it is missed."""

    text: str
    topics: tuple[str, ...]


class Amendment(Struct, frozen=True):
    """A change that a rule makes to a card, as the file has it."""

    rule: str
    text: str


class CardView(Struct, frozen=True, kw_only=True):
    """A card as its page shows it."""

    id: str
    name: str
    type: str
    kind: str
    """What it is in a word or two: `hero major item`."""
    facts: tuple[tuple[str, str], ...]
    readings: tuple[Reading, ...]
    """Different from each other; that of the default edition comes first."""
    amendments: tuple[Amendment, ...]
    modelled: int
    own: tuple[str, ...]
    """The keys of what it alone says."""
    in_words: tuple[InWords, ...]
    path: str
    line: int
    rereads: tuple[Reread, ...] = ()
    terrain: str = ""
    """For a region or a site: of which type it is."""
    region: str = ""
    """For a site: the region in which it lies."""
    adjacent: tuple[str, ...] = ()
    """For a region: those that adjoin it."""
    manifestation_of: str = ""
    """Whose manifestation it is, if it is one among several."""

    @property
    def unmodelled(self) -> int:
        """How many clauses there are that the engine cannot act on."""
        return len(self.in_words)

    @property
    def set(self) -> str:
        """The set it belongs to: the first part of its id."""
        return self.id.partition("-")[0]


def load_cards(book: Book, memo: Memo) -> dict[str, CardView]:
    """Give every card by its id."""
    files = [*CARDS.rglob("*.cards"), *(PACKAGE / "cards").rglob("*.py")]
    in_force = {name: sorted(book.in_force(name)) for name in book.editions}
    made_from = fingerprint(
        fingerprint_of_files(files), in_force, book.default_edition, book.aliases
    )
    return memo.get("cards", made_from, dict[str, CardView], lambda: _load(book))


def _load(book: Book) -> dict[str, CardView]:
    order = sorted(book.editions, key=lambda name: name != book.default_edition)
    pools = {name: load_pool(name, book.in_force(name)) for name in order}
    amended = _amendments(pools[order[0]])
    return {
        card.id: CardView(
            id=card.id,
            name=card.name,
            type=card.type,
            kind=_kind(card),
            facts=tuple(_facts(card)),
            readings=_readings({name: tuple(lines(pools[name][card.id])) for name in order}),
            amendments=tuple(amended[card.id]),
            modelled=len(card.clauses),
            own=tuple(each.key for each in own_texts_in(card.clauses)),
            in_words=tuple(InWords(each.text, each.touching) for each in card.unmodelled),
            rereads=tuple(_rereads(pools[order[0]], card)),
            path=card.path,
            line=card.line,
            manifestation_of=card.manifestation_of or "",
            **_whereabouts(card),
        )
        for card in sorted(pools[order[0]].cards.values(), key=lambda card: _by_number(card.id))
    }


def _whereabouts(card: Card) -> dict[str, Any]:
    match card.facts:
        case Region() as region:
            return {"terrain": region.region_type, "adjacent": region.adjacent}
        case Site() as site:
            return {"terrain": site.site_type, "region": site.region}
        case _:
            return {}


def _readings(texts: dict[str, tuple[str, ...]]) -> tuple[Reading, ...]:
    by_text: defaultdict[tuple[str, ...], list[str]] = defaultdict(list)
    for edition, text in texts.items():
        by_text[text].append(edition)
    first = next(iter(by_text))
    return tuple(
        Reading(tuple(editions), text, _changed(first, text)) for text, editions in by_text.items()
    )


def _changed(before: Sequence[str], after: Sequence[str]) -> tuple[tuple[str, str], ...]:
    """Give the lines that one text no longer has, and those that it has instead."""
    return tuple((each[0], each[2:]) for each in ndiff(before, after) if each[0] in "-+")


def _rereads(pool: Pool, card: Card) -> Iterator[Reread]:
    for each in pool.reread(card.id):
        yield Reread(each.by.question, each.by.reading, _changed(lines(card), lines(each.card)))


def _amendments(pool: Pool) -> defaultdict[str, list[Amendment]]:
    """Cut the amendments out of the files, by the cards that they change."""
    found: defaultdict[str, list[Amendment]] = defaultdict(list)
    for path in sorted(CARDS.glob("*.cards")):
        for block in re.split(r"\n(?=\S)", path.read_text("utf-8")):
            if opened := _AMEND.match(block):
                id_, name, rule = opened.groups()
                found[id_ or pool.named(name)[0].id].append(Amendment(rule, block.rstrip()))
    return found


def _kind(card: Card) -> str:
    facts: Any = card.facts
    match card.type:
        case "item":
            return f"{card.alignment} {facts.item_class} item"
        case "event":
            side = "hazard" if facts.side == "hazard" else f"{card.alignment} resource"
            return f"{side} {facts.length}-event"
        case "creature":
            return "hazard creature"
        case "region":
            return f"{facts.region_type} region"
        case _:
            return f"{card.alignment} {card.type}"


def _facts(card: Card) -> Iterator[tuple[str, str]]:
    """Give the facts as names and values, in the order in which the model has them."""
    if card.unique:
        yield "unique", "yes"
    if card.keywords:
        yield "designations", ", ".join(card.keywords)
    if card.manifestation_of:
        kind = f"{card.manifestation_kind} " if card.manifestation_kind else ""
        yield "manifestation", f"{kind}manifestation of {card.manifestation_of}"
    for field in card.facts.__struct_fields__:
        value = getattr(card.facts, field)
        unsaid = value in (None, (), (0, 0), "") or value is False
        if field in _TOLD_ELSEWHERE or unsaid or (field == "lost_points" and not value):
            continue
        by_roll = field == "adjacent" and card.type == "site"
        told = ", ".join(f"{site} ({roll})" for site, roll in value) if by_roll else _told(value)
        yield _LABELS.get(field, field.replace("_", " ")), told
    if card.points:
        star = "*" if card.starred else ""
        yield f"{card.points_kind or 'marshalling'} points", f"{card.points}{star}"
    if card.corruption is not None:
        yield "corruption points", str(card.corruption)


def _told(value: Any) -> str:
    match value:
        case Attack():
            return attack_words(value)
        case FromHand():
            return write(value)
        case Restricted():
            return f"{value.item_class} ({' or '.join(value.only)} only)"
        case True:
            return "yes"
        case Modifier():
            bound = f", to a maximum of {value.maximum}" if value.maximum is not None else ""
            return f"{value.amount:+}{bound}"
        case (str() as place, int() as number):
            return f"{number} {place}"
        case (str() as haven, tuple() as path):
            return f"{haven} ({_told(path)})"
        case (int() as mine, int() as theirs):
            return f"{mine} cards, opponent {theirs}"
        case tuple():
            return ("; " if isinstance(value[0], (Attack, Restricted, tuple)) else ", ").join(
                map(_told, value)
            )
        case _:
            return str(value)


def _by_number(id_: str) -> tuple[str, int]:
    set_, _, number = id_.partition("-")
    return set_, int(number)
