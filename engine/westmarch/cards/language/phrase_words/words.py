"""Small words around others."""

from westmarch.cards.language.grammar import vocabulary
from westmarch.cards.language.vocabulary import RACES, REGION_TYPES, series

# Words


def line_of(*words: str) -> str:
    """Put words in a row, and leave out those that are not there."""
    return " ".join(each for each in words if each)


def race_words(races: tuple[str, ...]) -> str:
    """Name races."""
    return series([RACES[race] for race in races], "or")


def region_words(number: int, region_type: str) -> str:
    """Name so many regions of a type."""
    return f"{number} {REGION_TYPES[region_type]}" if number > 1 else f"a {region_type}"


def quoted(names: tuple[str, ...]) -> list[str]:
    """Put names in quotation marks."""
    return [f'"{name}"' for name in names]


def with_article(noun: str) -> str:
    """Put the right article before a noun."""
    return f"{'an' if noun[0] in 'aeiouAEIOU' else 'a'} {noun}"


def is_name(kind: tuple[str, ...]) -> bool:
    """Tell whether a kind of character is somebody by name."""
    known = (*RACES, *vocabulary("SKILL"), *vocabulary("KEYWORD"), *vocabulary("USING"))
    return len(kind) == 1 and kind[0] not in known
