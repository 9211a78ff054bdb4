"""What is to be seen of the rules' own lists: Dragons, key words, spellings, sideboards."""

from msgspec.structs import replace

from westmarch.mechanics.dragons import listed_name
from westmarch.mechanics.quantities.dragons import (
    DRAGON_OF,
    DRAGONS_IN_PERSON,
    LAIR_TABLE,
    SPELLING,
    UNIQUE_DRAGONS,
)
from westmarch.mechanics.quantities.items import KEY_WORDS
from westmarch.mechanics.quantities.turn import SIDEBOARD_SIZE
from westmarch.table.game import Game
from westmarch.wire.sights.named import NUMBER, one_of
from westmarch.wire.sights.path import TEXT, Path

_SETS = ("METW", "METD")
"""The sets, by their codes, of which the rules tell what they brought."""
_SET = one_of(_SETS)


def _lair(game: Game, dragon: str) -> tuple[str | None, str | None]:
    """The lair of a Dragon, and the region in which it is."""
    dragons: dict[str, tuple[str, str]] = game.value(UNIQUE_DRAGONS)
    return dragons.get(dragon, (None, None))


def _lair_as_written(game: Game, dragon: str) -> str | None:
    table: tuple[dict[str, str], ...] = game.value(LAIR_TABLE)
    rows = (row for row in table if listed_name(game, row["Dragon"]) == dragon)
    return next((row["Lair"] for row in rows), None)


def _manifestations(game: Game, dragon: str) -> list[str]:
    cards = game.pool.cards.values()
    return sorted(each.name for each in cards if game.value(DRAGON_OF, each.id) == dragon)


def _how_many_manifestations(game: Game) -> int:
    dragons = game.value(UNIQUE_DRAGONS)
    return sum(game.value(DRAGON_OF, card) in dragons for card in game.pool.listed)


def _key_word(game: Game, word: str) -> bool:
    return word in (each for code in _SETS for each in game.value(KEY_WORDS, code))


def _label(game: Game, word: str) -> bool:
    return any(word in card.keywords for card in game.pool.cards.values())


def _sideboard(game: Game, cards: int, decks: int) -> bool | None:
    size: int | None = game.value(SIDEBOARD_SIZE, decks)
    return None if size is None else cards <= size


def _name(game: Game, name: str) -> str | None:
    """The card meant by a name: one that has it, or what the rules say of the spelling."""
    spelt: str | None = name if game.pool.named(name) else game.value(SPELLING, name)
    return spelt


_BOOK = (
    Path("name/<spelling>", "a name or null", "The card that the spelling stands for.", _name,
        (TEXT,)),
    Path("dragon/<name>/lair", "a name or null", "The site that is this Dragon's lair.",
        lambda game, dragon: _lair(game, dragon)[0], (TEXT,)),
    Path("dragon/<name>/region", "a name or null", "The region that the lair lies in.",
        lambda game, dragon: _lair(game, dragon)[1], (TEXT,)),
    Path("dragon/<name>/lair-as-written", "text or null", "The lair as the edition spells it.",
        _lair_as_written, (TEXT,)),
    Path("dragon/<name>/manifestations", "a list of names", "The cards that are this Dragon.",
        _manifestations, (TEXT,)),
    Path("dragons/count", "a number", "How many unique Dragons there are.",
        lambda game: len(game.value(UNIQUE_DRAGONS))),
    Path("dragons/lairs", "a number", "How many lairs they have.",
        lambda game: len({lair for lair, _ in game.value(UNIQUE_DRAGONS).values()})),
    Path("dragons/manifestations", "a number", "How many cards are one of the Dragons.",
        _how_many_manifestations),
    Path("dragons/in-person/<set>", "a list of names", "Those whose creature came with a set.",
        lambda game, code: list(game.value(DRAGONS_IN_PERSON, code)), (_SET,)),
    Path("key-word/<word>", "true or false", "Whether the rules list the word as a key word.",
        _key_word, (TEXT,)),
    Path("key-words/<set>", "a number", "How many key words the rules list for a set, by code.",
        lambda game, code: len(game.value(KEY_WORDS, code)), (_SET,)),
    Path("label/<word>", "true or false", "Whether any card bears the word as a label.", _label,
        (TEXT,)),
    Path("sideboard/<cards>/<decks>", "true, false or null",
        "Whether a sideboard of so many cards may be used where the deck is played through so "
        "often; null if the rules do not say.", _sideboard, (NUMBER, NUMBER)),
)  # fmt: skip
BOOK = tuple(replace(each, certain=True) for each in _BOOK)
"""What rules list is so whatever has become of an action."""
