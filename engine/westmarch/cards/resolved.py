"""The names of cards wherever the project writes them, held against those the cards have.

A rule that looks a card up by its name does so to the letter: with a straight apostrophe for a
curly one, or without its accent, a name in a table or in code is that of no card, and the rule
never applies. In prose a name may have the plain apostrophe, and *the* before it may be small.
"""

import ast
import re
import tomllib
from collections import defaultdict
from collections.abc import Iterable, Iterator
from functools import cache, cached_property
from itertools import pairwise
from pathlib import Path

from westmarch.book.book import Book
from westmarch.book.finding import Finding
from westmarch.book.model import Rule
from westmarch.book.registers import load_aliases
from westmarch.cards.every import Named, every_card
from westmarch.cards.model.vocabulary import RegionType, SiteType
from westmarch.cards.names import fold, plain
from westmarch.cards.sheets import all_cards
from westmarch.errors import nearest
from westmarch.paths import HOME, PACKAGE

WITHOUT_A_CARD = frozenset({"Gorfaur the Lame"})
"""Beings of which something is a manifestation, and of which there is no card."""
SPELLED_ANEW = frozenset({"dragons.lairs.table", "dragons.lairs.table-emended"})
"""The tables that stand as they were printed; rules of spelling say which names they mean."""
SPELLS_ANEW = frozenset(
    {"rulebooks/dragons/lairs.py", "rules/dragons/lairs.md", "rules/questions/dragons.md"}
)
"""Where these rules are, and the question about them."""

_CARD, _KIND = "Card", "What it is"
_ANY = re.compile(r"any (.+)")
_QUOTED = re.compile(r'"([^"\n]+)"')
_WORD = re.compile(r"[^\W_]+(?:['’][^\W_]+)*['’]?")
_BETWEEN = re.compile(r"[\s,–-]*")
_IN_DECK = re.compile(r"\s*\d+\s+(.+?)\s*")


class Names:
    """The names there are, and what may be meant by others."""

    def __init__(self, cards: Iterable[Named]) -> None:
        self.cards = tuple(cards)
        self.known = frozenset(each.name for each in self.cards)
        self.kinds = frozenset((each.name, each.kind) for each in self.cards)
        self.counted = 0
        """How many were looked up so far."""

    def __contains__(self, name: str) -> bool:
        self.counted += 1
        return name in self.known

    @cached_property
    def longest(self) -> int:
        """How long the longest name is."""
        return max(map(len, self.known))

    @cached_property
    def by_letters(self) -> dict[str, str]:
        """A name by its letters alone."""
        return {letters(each): each for each in self.known}

    @cached_property
    def by_first_word(self) -> dict[str, list[tuple[list[str], str]]]:
        """The names that prose may spell otherwise, by their first word, the longest first."""
        found: dict[str, list[tuple[list[str], str]]] = defaultdict(list)
        for name in sorted(self.known, key=len, reverse=True):
            words = [letters(each) for each in _WORD.findall(name)]
            if len(words) > 1 or not plain(name).isascii():
                found[words[0]].append((words, name))
        return found

    def meant(self, text: str) -> str | None:
        """Give the name that a text spells otherwise, if it does."""
        name = self.by_letters.get(letters(text)) if len(text) <= self.longest else None
        return None if name == text else name


@cache
def letters(text: str) -> str:
    """Give the letters of a text, small and without accents."""
    return "".join(each for each in fold(text) if each.isalnum())


def loose_names(
    book: Book, home: Path = HOME, package: Path = PACKAGE
) -> tuple[int, list[Finding]]:
    """Look up every name that is written anywhere, and find those that no card has."""
    names = Names(every_card())
    found = {
        *_of_cards(names, home),
        *(finding for rule in book.rules.values() for finding in _of_table(names, rule, home)),
        *_of_sheets(names, home),
        *_of_registers(names, home),
        *_of_decks(names, home),
        *_of_code(names, home, package),
        *_of_prose(names, home),
    }
    return names.counted, sorted(found)


def _of_cards(names: Names, home: Path) -> Iterator[Finding]:
    """Hold the list of all cards against the cards themselves, and against itself."""
    path, lines = "rules/names.tsv", (home / "rules/names.tsv").read_text("utf-8").splitlines()
    at = {line.partition("\t")[0]: number for number, line in enumerate(lines, 1)}
    ours = all_cards().listed
    for each in names.cards:
        own = ours[each.id].name if each.id in ours else each.name
        if own not in names or own != each.name:
            yield Finding(path, at[each.id], f"{each.id} is called “{own}” where it is written")
        being = each.said_after("manifestation of")
        if being and being not in WITHOUT_A_CARD and being not in names:
            yield _unknown(names, path, at[each.id], being)


def _of_table(names: Names, rule: Rule, home: Path) -> Iterator[Finding]:
    """Look through the columns of a table in which cards are named."""
    path = f"rules/{rule.path}"
    for column in rule.table[0] if rule.table else ():
        cells = [row[column] for row in rule.table]
        named = [each for each in cells if letters(each) in names.by_letters]
        of_names = 2 * len(named) >= len(cells)
        for cell in cells:
            if not cell or _is_sort(cell):
                continue
            if rule.id in SPELLED_ANEW:
                known = cell in names or _is_spelling(names, cell)
            else:
                known = cell in names or not (of_names or names.meant(cell))
            if not known:
                yield _unknown(names, path, _line_of(home / path, rule.line, cell), cell)
    if rule.table and {_CARD, _KIND} <= set(rule.table[0]):
        for row in rule.table:
            if row[_CARD] in names and (row[_CARD], row[_KIND]) not in names.kinds:
                what = f"“{row[_CARD]}” is no {row[_KIND]}"
                yield Finding(path, _line_of(home / path, rule.line, row[_CARD]), what)


def _is_sort(cell: str) -> bool:
    """Tell whether a cell names a sort of site or of region."""
    sorts = {*_said(SiteType), *_said(RegionType), "Under-deeps"}
    any_ = _ANY.fullmatch(cell)
    return (any_[1] if any_ else cell) in sorts


def _said(vocabulary: object) -> tuple[str, ...]:
    (words,) = vocabulary.__metadata__  # type: ignore[attr-defined]
    return tuple(words.said)


def _is_spelling(names: Names, cell: str) -> bool:
    """Tell whether a cell is another spelling of a name that there is."""
    spellings = load_aliases(HOME / "rules")
    return names.meant(cell) is not None or any(
        cell in others for name, others in spellings.items() if name in names.known
    )


def _line_of(path: Path, begin: int, cell: str) -> int:
    lines = path.read_text("utf-8").splitlines()
    found = (at for at, line in enumerate(lines[begin:], begin + 1) if f"| {cell} |" in line)
    return next(found, begin)


def _of_sheets(names: Names, home: Path) -> Iterator[Finding]:
    """Look up what the texts of cards put into quotation marks."""
    for path in sorted((home / "rules/cards").glob("*.cards")):
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
            for quoted in _QUOTED.findall(line):
                if quoted not in names and quoted not in WITHOUT_A_CARD:
                    yield _unknown(names, f"rules/cards/{path.name}", number, quoted)


def _of_registers(names: Names, home: Path) -> Iterator[Finding]:
    """Look up the names that other spellings and places on the map are given to."""
    for file in ("aliases.toml", "map.toml"):
        text = (home / "rules" / file).read_text("utf-8")
        for name in tomllib.loads(text):
            if name not in names:
                line = text[: text.index(f'"{name}"')].count("\n") + 1
                yield _unknown(names, f"rules/{file}", line, name)


def _of_decks(names: Names, home: Path) -> Iterator[Finding]:
    ids = {each.id for each in names.cards}
    for path in sorted((home / "rules/decks").glob("*.deck")):
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
            card = _IN_DECK.fullmatch(line)
            if card and card[1] not in ids and card[1] not in names:
                yield _unknown(names, f"rules/decks/{path.name}", number, card[1])


def _of_code(names: Names, home: Path, package: Path) -> Iterator[Finding]:
    """Look up the names that code compares with, and those that its messages speak of."""
    for path in sorted(package.rglob("*.py")):
        base = home if path.is_relative_to(home) else package.parent
        shown = path.relative_to(base).as_posix()
        if path.relative_to(package).as_posix() in SPELLS_ANEW:
            continue
        for node in _strings(path.read_text("utf-8")):
            text = str(node.value)
            if text in names.known:
                names.counted += 1
            elif text[:1].isupper() and (meant := names.meant(text)) is not None:
                yield _misspelt(shown, node.lineno, text, meant)
            elif " " in text:
                for said, meant, _ in _misspellings(names, text):
                    yield _misspelt(shown, node.lineno, said, meant)


def _strings(program: str) -> Iterator[ast.Constant]:
    """Give the strings of a program that are no documentation."""
    nodes = list(ast.walk(ast.parse(program)))
    told = {id(node.value) for node in nodes if isinstance(node, ast.Expr)}
    for node in nodes:
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in told:
            yield node


def _of_prose(names: Names, home: Path) -> Iterator[Finding]:
    """Look for names in the texts of rules and questions, tables included."""
    for path in sorted((home / "rules").rglob("*.md")):
        shown = path.relative_to(home).as_posix()
        if shown in SPELLS_ANEW or any(part[0] in "_." for part in path.relative_to(home).parts):
            continue
        text = path.read_text("utf-8")
        for said, meant, at in _misspellings(names, text):
            yield _misspelt(shown, text.count("\n", 0, at) + 1, said, meant)


def _misspellings(names: Names, text: str) -> Iterator[tuple[str, str, int]]:
    """Find names in a text that are not spelled as the cards spell them, and where."""
    words = list(_WORD.finditer(text))
    bare = [letters(each[0]) for each in words]
    for number, word in enumerate(words):
        for spelled, name in names.by_first_word.get(bare[number], ()):
            last = number + len(spelled)
            if bare[number:last] != spelled:
                continue
            gaps = (text[one.end() : other.start()] for one, other in pairwise(words[number:last]))
            said = text[word.start() : words[last - 1].end()]
            if said.islower() or not all(map(_BETWEEN.fullmatch, gaps)):
                continue
            names.counted += 1
            if not _is_said_so(said, name):
                yield said, name, word.start()
            break


def _is_said_so(said: str, name: str) -> bool:
    """Tell whether prose spells a name as it may be spelled there."""
    written, meant = plain(said), plain(name).rstrip("!?")
    return written in (meant, meant.removeprefix("The "), meant[:1].lower() + meant[1:])


def _misspelt(path: str, line: int, said: str, meant: str) -> Finding:
    shown = " ".join(said.split())
    return Finding(path, line, f"“{shown}” is no card's name", f"It is spelled “{meant}”.")


def _unknown(names: Names, path: str, line: int, name: str) -> Finding:
    return Finding(path, line, f"“{name}” is no card's name", nearest(name, names.known))
