"""The symbols by which the card database names types of regions and sites."""

import re

_SYMBOLS = {
    "w": "Wilderness",
    "b": "Border-land",
    "f": "Free-domain",
    "s": "Shadow-land",
    "d": "Dark-domain",
    "c": "Coastal Sea",
    "R": "Ruins & Lairs",
    "B": "Border-hold",
    "F": "Free-hold",
    "S": "Shadow-hold",
    "D": "Dark-hold",
    "H": "Haven",
}


def symbol(letter: str) -> str:
    """Give what a symbol stands for; one that is not known stands for itself."""
    return _SYMBOLS.get(letter, letter)


def letters(text: str) -> list[str]:
    """Give the letters of the symbols in a text."""
    return re.findall(r"\{(\w+)\}", text)


def symbols(text: str) -> str:
    """List what the symbols in a text stand for."""
    return ", ".join(symbol(each) for each in letters(text))
