"""What can be seen, and under which path: the closed list that `see` answers from."""

import re
from collections.abc import Iterator
from functools import cache, lru_cache
from typing import Any

from westmarch.errors import BadData, nearest
from westmarch.table.game import Game
from westmarch.wire.sights.book import BOOK
from westmarch.wire.sights.cards import CARDS
from westmarch.wire.sights.combat import COMBAT
from westmarch.wire.sights.companies import COMPANIES
from westmarch.wire.sights.past import PAST
from westmarch.wire.sights.path import Past, Path
from westmarch.wire.sights.places import PLACES
from westmarch.wire.sights.players import OF_PLAYERS
from westmarch.wire.sights.turn import TURN

PATHS: tuple[Path, ...] = (
    *CARDS,
    *COMPANIES,
    *PLACES,
    *BOOK,
    *OF_PLAYERS,
    *COMBAT,
    *TURN,
    *PAST,
)
"""All of them. What is seen of the past comes last."""
_KEPT = 10_000
"""So many paths are known again at once: who asks for ever others fills no memory."""
_WORD = re.compile(r"<[a-z]+>")


def observe(game: Game, path: str, past: Past = ()) -> Any:
    """Give what is to be seen at a path; None where the rules do not tell, or there was none."""
    it, words = _taken_apart(path)
    named = (word.finds(game, text) for word, text in zip(it.words, words, strict=True))
    return it.shows(game, past, *named) if it.past else it.shows(game, *named)


def declared(path: str) -> Path:
    """Give the declaration that a path follows; complain if there is none."""
    return _taken_apart(path)[0]


def named_in(path: str) -> tuple[str, ...]:
    """Give the words in a path that stand for something."""
    return _taken_apart(path)[1]


@cache
def expression() -> str:
    """Give the regular expression that exactly the known paths match."""
    parts = "|".join(_WORD.sub("[^/]+", path.pattern) for path in PATHS)
    return f"^(?:{parts})$"


@lru_cache(_KEPT)
def pattern_of(path: str) -> str:
    """Give the pattern that a path follows; the path itself if there is none."""
    return next((it.pattern for it, _ in _followed(path)), path)


@lru_cache(_KEPT)
def _taken_apart(path: str) -> tuple[Path, tuple[str, ...]]:
    for it, found in _followed(path):
        return it, found.groups()
    raise BadData(
        f"There is nothing to be seen at “{path}”.",
        hint=nearest(path, (each.pattern for each in PATHS)),
    )


def _followed(path: str) -> Iterator[tuple[Path, "re.Match[str]"]]:
    return ((it, found) for it, known in _known() if (found := known.fullmatch(path)))


@cache
def _known() -> tuple[tuple[Path, "re.Pattern[str]"], ...]:
    return tuple((path, re.compile(_WORD.sub("([^/]+)", path.pattern))) for path in PATHS)
