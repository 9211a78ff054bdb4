"""Words of the card-text language: plurals, and lists in a sentence."""

from collections.abc import Sequence

PLURALS = {
    "Animal": "Animals",
    "Awakened Plant": "Awakened Plants",
    "Dragon": "Dragons",
    "Drake": "Drakes",
    "Dúnadan": "Dúnedain",
    "Dwarf": "Dwarves",
    "Eagle": "Eagles",
    "Elf": "Elves",
    "Ent": "Ents",
    "Fallen-wizard": "Fallen-wizards",
    "Giant": "Giants",
    "Hobbit": "Hobbits",
    "Man": "Men",
    "Orc": "Orcs",
    "Pûkel-creature": "Pûkel-creatures",
    "Ringwraith": "Ringwraiths",
    "Slayer": "Slayers",
    "Spider": "Spiders",
    "Troll": "Trolls",
    "Wizard": "Wizards",
    "Wolf": "Wolves",
    "Wose": "Woses",
    "Coastal Sea": "Coastal Seas",
    "Free-domain": "Free-domains",
    "Border-land": "Border-lands",
    "Wilderness": "Wildernesses",
    "Shadow-land": "Shadow-lands",
    "Dark-domain": "Dark-domains",
}
"""Races and region types; whatever is missing here is the same in both numbers."""

_SINGULARS = {plural: word for word, plural in PLURALS.items()}


def singular(word: str) -> str:
    """Give the form in which the model holds a race or a region type."""
    return _SINGULARS.get(word, word)


def plural(word: str, count: int = 2) -> str:
    """Give the form in which a card speaks of `count` of them."""
    return word if count == 1 else PLURALS.get(word, word)


def series(words: Sequence[str], joint: str) -> str:
    """List words as a sentence does: `a, b and c`."""
    *most, last = words
    return f"{', '.join(most)} {joint} {last}" if most else last
