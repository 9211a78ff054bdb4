"""Words of the card-text language: plurals, and lists in a sentence."""

from collections.abc import Sequence

RACES = {
    "Animal": "Animals",
    "Awakened Plant": "Awakened Plants",
    "Balrog": "Balrog",
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
    "Maia": "Maia",
    "Man": "Men",
    "Nazgûl": "Nazgûl",
    "Orc": "Orcs",
    "Pûkel-creature": "Pûkel-creatures",
    "Ringwraith": "Ringwraiths",
    "Slayer": "Slayers",
    "Spider": "Spiders",
    "Troll": "Trolls",
    "Undead": "Undead",
    "Wizard": "Wizards",
    "Wolf": "Wolves",
    "Wose": "Woses",
}
"""Each race with its plural."""

REGION_TYPES = {
    "Coastal Sea": "Coastal Seas",
    "Free-domain": "Free-domains",
    "Border-land": "Border-lands",
    "Wilderness": "Wildernesses",
    "Shadow-land": "Shadow-lands",
    "Dark-domain": "Dark-domains",
}
"""Each type of region with its plural."""

_SINGULARS = {plural: word for word, plural in (RACES | REGION_TYPES).items()}


def singular(word: str) -> str:
    """Give the form in which the model holds a race or a type of region."""
    return _SINGULARS.get(word, word)


def series(words: Sequence[str], joint: str) -> str:
    """List words as a sentence does: `a, b and c`."""
    *most, last = words
    return f"{', '.join(most)} {joint} {last}" if most else last
