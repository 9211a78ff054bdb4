"""Lists of decks as players exchange them: numbers and names under headings, in many styles.

    Pool
      1x Gimli            Gimli x1 · 1 Gimli · - 1 Gimli [TW]
    ## Resources (30)          or Resources, between two lines of ####
      3 Marvels Told (LE-204)
    …

Our own files of decks are such lists, too. A `#` before a heading is a sign of its rank; before
anything else it makes a remark, as `//` does.
"""

import re
from collections.abc import Iterator
from typing import NamedTuple, cast

from msgspec import Struct

from westmarch.cards.deck import ASIDE, PLAY_DECK, DeckList, Part, meant
from westmarch.cards.every import Named, cards_called, every_card
from westmarch.cards.kinds import BALROG, FALLEN_WIZARD, KINDS, RINGWRAITH, WIZARD, Kind
from westmarch.cards.names import fold
from westmarch.errors import BadData, nearest
from westmarch.numbers import number_in

LENGTHS = ("starter", "short", "long", "campaign")

_PARTS: dict[str, Part | None] = {
    "pool": "pool",
    "starting pool": "pool",
    "starting company": "pool",
    "starting companies": "pool",
    "starting characters": "pool",
    "starting items": "pool",
    "starting minor items": "pool",
    "starting stage resources": "pool",
    "starting stage cards": "pool",
    "character": "characters",
    "characters": "characters",
    "avatar": "characters",
    "avatars": "characters",
    "resource": "resources",
    "resources": "resources",
    "hazard": "hazards",
    "hazards": "hazards",
    "deck": None,
    "main deck": None,
    "play deck": None,
    "playdeck": None,
    "sideboard": "sideboard",
    "side board": "sideboard",
    "sb": "sideboard",
    "anti-fw": "against_fallen_wizards",
    "anti-fw sideboard": "against_fallen_wizards",
    "fw sideboard": "against_fallen_wizards",
    "fallen-wizard sideboard": "against_fallen_wizards",
    "against fallen-wizards": "against_fallen_wizards",
    "sideboard against fallen-wizards": "against_fallen_wizards",
    "site": "sites",
    "sites": "sites",
    "site deck": "sites",
    "location deck": "sites",
}
"""Headings, and the part of the deck that each of them begins; None for all that is drawn from."""
_WITHIN = frozenset(
    (
        *("agents", "allies", "avatars", "creatures", "events", "factions", "havens", "items"),
        *("other", "others", "rings", "ringwraiths", "stage", "wizards"),
        *(
            f"{first} {second}"
            for first in ("minor", "major", "greater", "special", "gold ring", "stage", "hero")
            for second in ("items", "item", "resources", "sites", "cards", "characters")
        ),
        *(
            f"{length}{gap}event{plural}"
            for length in ("short", "long", "permanent")
            for gap in ("-", " ")
            for plural in ("", "s")
        ),
    )
)
"""Headings within a part, which change nothing."""
_SIDES = ("hero", "minion", "stage", "balrog", "fallen-wizard")
_OF_THE_PLAY_DECK: dict[str, Part] = {
    **{f"{side} character{s}": "characters" for side in _SIDES for s in ("", "s")},
    **{f"{side} resource{s}": "resources" for side in _SIDES for s in ("", "s")},
    **{f"hazard {sort}{s}": "hazards" for sort in ("creature", "event") for s in ("", "s")},
}
"""Headings that begin a part of the play deck, and elsewhere change nothing."""
_KINDS: dict[str, Kind] = {
    **{each: each for each in KINDS},
    "hero": WIZARD,
    "minion": RINGWRAITH,
    "fallen wizard": FALLEN_WIZARD,
    "fw": FALLEN_WIZARD,
    "the balrog": BALROG,
}
_SAID = {
    "player": "player",
    "type": "player",
    "kind": "player",
    "alignment": "player",
    "avatar": "avatar",
    "fallen-wizard": "avatar",
    "length": "length",
    "game": "length",
    "game length": "length",
    "name": "name",
    "title": "name",
    "deck": "name",
    "deck name": "name",
}
"""What a list may say of itself before its cards, as `player: Wizard`."""
_SORTED: dict[str, Part] = {
    "character": "characters",
    "resource": "resources",
    "hazard": "hazards",
    "site": "sites",
}
_MARKED = {
    **dict.fromkeys(("h", "hero"), "hero"),
    **dict.fromkeys(("m", "minion"), "minion"),
    **dict.fromkeys(("f", "fw", "fallen-wizard"), "fallen-wizard"),
    **dict.fromkeys(("b", "balrog"), "balrog"),
}
"""What a mark in brackets says of the version that is meant."""
_LONGEST = 1000
_MOST = 99
"""More copies of one card than anybody has."""

_COUNT_FIRST = re.compile(r"(\d+)\s*[x×]?\s+(.+)", re.IGNORECASE)
_COUNT_LAST = re.compile(r"(.+?)\s+[x×]\s*(\d+)|(.+?)\s+\((\d+)\)", re.IGNORECASE)
_ODD_COUNTS = (
    re.compile(r"[(\[]?[x×]?\s*(?P<count>\d+)\s*[x×]?[)\]]?[\s,;:]*(?P<name>.+)", re.IGNORECASE),
    re.compile(r"(?P<name>.+?)[\s,;:]+[(\[]?[x×]?\s*(?P<count>\d+)\s*[x×]?[)\]]?", re.IGNORECASE),
)
"""A number and a name in any other way, such as `[3] Gimli`, `x3 Gimli` and `Gimli, 3`: it counts
only where the rest is the name of a card, and nothing else begins with a number."""
_REMARK = re.compile(r"\s*(?:[;*]|\s[-–—]\s|,\s|\.\.\.).*")
"""What somebody may have written behind a name."""
_MARK = re.compile(r"\s*[\[({<]([^\])}>]*)[\])}>]\s*$")
_HEADING = re.compile(
    r"[\s=*_~\[#-]*([^=*_~\]:]+?)\s*(?:[(\[]\s*\d+\s*[)\]])?[\s=*_~\]:-]*(?:\d+)?"
)


class Stranger(Struct, frozen=True):
    """A name that is that of no card of the game."""

    line: int
    name: str
    hint: str
    """Which name may be meant."""


class Listed(Struct, frozen=True):
    """A list of a deck, read."""

    name: str
    kind: Kind | None
    """What kind of player it is for, if that is said."""
    avatar: str
    length: str
    cards: DeckList
    strangers: tuple[Stranger, ...]


class _Line(NamedTuple):
    number: int
    rank: int
    """How many `#` stand before it."""
    text: str
    boxed: bool = False
    """It stands between two lines of nothing but signs."""


def read_list(text: str, where: str, kind: Kind | None = None) -> Listed:
    """Read a list; what kind of player it is for may be known, or said in it."""
    said = {**_about_itself(text, where)}
    kind = kind or cast("Kind | None", said.get("player"))
    reader = _Reader(where, kind or WIZARD)
    for line in _lines(text, where):
        reader.take(line)
    reader.complain()
    if not reader.counted:
        raise BadData(
            "There is no deck in it.",
            where=where,
            hint="A deck is a list of numbers and names, such as “1 Gimli”, under headings such as "
            "Pool, Characters, Resources, Hazards, Sideboard and Sites.",
        )
    parts = {part: tuple(cards) for part, cards in reader.parts.items()}
    return Listed(
        name=said.get("name", ""),
        kind=kind,
        avatar=said.get("avatar", ""),
        length=said.get("length", ""),
        cards=DeckList(**parts),
        strangers=tuple(reader.strangers),
    )


class _Reader:
    """Goes through the lines, and sorts the cards."""

    def __init__(self, where: str, kind: Kind) -> None:
        self.where = where
        self.kind = kind
        self.parts: dict[Part, list[str]] = {}
        self.strangers: list[Stranger] = []
        self.counted = False
        self._part: Part | None = None
        self._open = False
        """Whether some heading has come."""
        self._rank = 0
        self._boxed = False
        self._met: set[str] = set()
        self._senseless: list[_Line] = []

    def take(self, line: _Line) -> None:
        """Take a line for a heading, a card, or a mistake."""
        heading = _heading(line.text)
        if heading in _PARTS and not _is_card(line.text):
            self._begin(heading, line)
        elif heading in _OF_THE_PLAY_DECK and not _COUNT_FIRST.fullmatch(line.text):
            if self._open and (self._part is None or self._part in PLAY_DECK):
                self._part = _OF_THE_PLAY_DECK[heading]
        elif line.rank or (heading in _WITHIN and not _COUNT_FIRST.fullmatch(line.text)):
            return  # A remark, or a heading that changes nothing.
        elif counted := _counts(line.text, f"{self.where}:{line.number}"):
            self._add(line, *counted)
        elif _is_card(line.text):
            self._add(line, 1, _plain(line.text))
        elif self._open and not line.text.rstrip().endswith(":"):
            self._senseless.append(line)

    def complain(self) -> None:
        """Say which lines are neither headings nor cards, if any are."""
        if not self._senseless:
            return
        first, *others = self._senseless
        nor = ", ".join(str(each.number) for each in others)
        hints = (self._hint(first.text.strip()), f"Nor are these lines: {nor}." if nor else "")
        raise BadData(
            f"This is neither a heading nor a card: “{first.text.strip()}”.",
            where=f"{self.where}:{first.number}",
            hint=" ".join(each for each in hints if each),
        )

    def _begin(self, heading: str, line: _Line) -> None:
        """Begin a part, unless the heading only divides the one that has begun."""
        part, rank = _PARTS[heading], line.rank
        divides = self._part in (*ASIDE, "pool")
        again = heading in self._met
        if divides and part in PLAY_DECK:
            deeper = rank > self._rank > 0 or (not rank and again)
            if deeper or (self._boxed and not line.boxed):
                return
        self._met.add(heading)
        self._part, self._rank, self._boxed, self._open = part, rank, line.boxed, True

    def _add(self, line: _Line, number: int, name: str) -> None:
        card = self._find(name)
        if not self._open and card is None:
            raise BadData(
                f"This card is in no part of a deck: “{line.text.strip()}”.",
                where=f"{self.where}:{line.number}",
                hint="Begin with a heading, such as Pool or Characters.",
            )
        self.counted = True
        self._open = True
        sort = "resource" if card is None else card.sort
        part = self._part or _SORTED.get(sort, "sites")
        if card is None:
            self.strangers.append(Stranger(line.number, name, self._hint(name)))
        self.parts.setdefault(part, []).extend([name if card is None else card.id] * number)

    def _find(self, name: str) -> Named | None:
        """Find the card: what is in brackets may say which version, or be no part of the name."""
        part = self._part or "characters"
        marks: list[str] = []
        while True:
            called = cards_called(name)
            if called:
                fitting = tuple(each for each in called if _is_marked(each, marks))
                return meant(name, self.kind, part, fitting)
            mark = _MARK.search(name)
            if mark is None:
                return None
            if cards_called(mark[1].strip()) and "-" in mark[1]:
                return cards_called(mark[1].strip())[0]
            marks.append(mark[1].strip().lower())
            name = name[: mark.start()].rstrip()

    def _hint(self, name: str) -> str:
        return nearest(_MARK.sub("", name), (each.name for each in every_card()))


def _is_marked(card: Named, marks: list[str]) -> bool:
    """Tell whether a card is of the version and the set that marks say, so far as they say it."""
    sets = {each.id.partition("-")[0].lower() for each in every_card()}
    for mark in marks:
        short = mark.removeprefix("me") if mark.removeprefix("me") in sets else mark
        if short in sets and card.id.partition("-")[0].lower() != short:
            return False
        if mark in _MARKED and card.alignment in _MARKED.values():
            return card.alignment == _MARKED[mark]
    return True


def _lines(text: str, where: str) -> Iterator[_Line]:
    """Go through the lines that say something, without remarks at their end."""
    lines = text.splitlines()
    for number, line in enumerate(lines, start=1):
        if len(line) > _LONGEST:
            raise BadData("No line of a deck is so long.", where=f"{where}:{number}")
        bare = line.strip().lstrip("\ufeff")
        rank = len(bare) - len(bare.lstrip("#"))
        said = bare[rank:].partition("//")[0].partition(" #")[0].strip()
        said = re.sub(r"^[-*•]\s+(?=\d)", "", said)
        if said and re.search(r"\w", said):
            around = lines[max(0, number - 2) : number - 1], lines[number : number + 1]
            yield _Line(number, rank, said, all(each and _is_rule(each[0]) for each in around))


def _is_rule(line: str) -> bool:
    """Tell whether a line is drawn with signs, and says nothing."""
    return bool(re.fullmatch(r"\s*([#=*_~-])\1+\s*", line))


def _heading(text: str) -> str:
    """Give what a line says as a heading, without its decoration and how many cards follow."""
    found = _HEADING.fullmatch(text)
    return fold(found[1]).strip() if found else ""


def _counts(text: str, place: str) -> tuple[int, str] | None:
    """Read a number and a name, in either order."""
    odd = (each.fullmatch(text) for each in _ODD_COUNTS)
    if first := _COUNT_FIRST.fullmatch(text):
        number, name = first[1], first[2]
    elif last := _COUNT_LAST.fullmatch(text):
        number, name = last[2] or last[4], last[1] or last[3]
    elif found := next((each for each in odd if each and _is_card(each["name"])), None):
        number, name = found["count"], found["name"]
    else:
        return None
    hint = "The number of copies comes before the name."
    return number_in(number, _MOST, "copies of a card", place, hint), _plain(name)


def _plain(name: str) -> str:
    """Give a name without quotation marks around it, and without a remark behind it."""
    said = name.strip().strip('"“”').strip()
    short = _REMARK.sub("", said)
    return short if not _is_called(said) and _is_called(short) else said


def _is_card(text: str) -> bool:
    return _is_called(_plain(text))


def _is_called(name: str) -> bool:
    return bool(cards_called(name)) or bool(cards_called(_MARK.sub("", name)))


def _about_itself(text: str, where: str) -> dict[str, str]:
    """Read what a list says of itself before the first heading of a part."""
    found: dict[str, str] = {}
    for line in _lines(text, where):
        if _heading(line.text) in _PARTS:
            break
        key, colon, value = line.text.partition(":")
        known = _SAID.get(fold(key).strip())
        if not colon or known is None or not value.strip():
            continue
        place, said = f"{where}:{line.number}", value.strip()
        if known == "player":
            said = _one_of(said, _KINDS, "kind of player", place)
        elif known == "length":
            said = _one_of(said.removesuffix(" game"), {e: e for e in LENGTHS}, "length", place)
        elif known == "avatar":
            said = cards_called(said)[0].name if cards_called(said) else said
        found.setdefault(known, said)
    return found


def _one_of(said: str, known: "dict[str, Kind] | dict[str, str]", what: str, where: str) -> str:
    word = fold(said).removeprefix("a ").removesuffix(" player").strip()
    if word not in known:
        hint = nearest(word, known) or f"There are: {', '.join(dict.fromkeys(known.values()))}."
        raise BadData(f"“{said}” is no {what}.", where=where, hint=hint)
    return known[word]
