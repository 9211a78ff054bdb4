"""The words of which cards hold one, or several: races, types of regions, times …

Where such a word may be anything of its list it is a `str` that is annotated with the list; where
the rules tell one word from another it is a `Literal`.
"""

from typing import Annotated, Literal, TypeAlias, get_args

from westmarch.cards.wording.declare import Said, words

RACES = {
    "Animal": "Animals",
    "Bear": "Bears",
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
    "Spawn": "Spawn",
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

NO_NAMES = frozenset((*RACES, *RACES.values(), *REGION_TYPES, *REGION_TYPES.values()))
"""Words that are written large and are no names, though a card may be called so."""

_SINGULARS = {plural: word for word, plural in (RACES | REGION_TYPES).items()}


def singular(word: str) -> str:
    """Give the form in which the model holds a race or a type of region."""
    return _SINGULARS.get(word, word)


Race = Annotated[str, words("RACE", "a race", plurals=RACES)]
RegionType = Annotated[str, words("REGION_TYPE", "a type of region", plurals=REGION_TYPES)]
SiteType = Annotated[
    str,
    words(
        "SITE_TYPE",
        "a type of site",
        *("Haven", "Free-hold", "Border-hold", "Ruins & Lairs", "Shadow-hold", "Dark-hold"),
    ),
]
SKILLS = ("warrior", "scout", "ranger", "sage", "diplomat")
Skill = Annotated[str, words("SKILL", "a skill", *SKILLS)]
ItemClass = Annotated[
    str,
    words("ITEM_CLASS", "a class of items", "minor", "major", "greater", "gold ring", "special"),
]
Keyword = Annotated[
    str,
    words(
        "KEYWORD",
        "a designation",
        *("agent", "Alatar specific", "armor", "Balrog specific", "command", "corruption"),
        *("dark enchantment", "Gandalf specific", "Pallando specific", "Radagast specific"),
        *("Saruman specific", "shapeshifter"),
        *("demon fána", "Dwarven ring", "environment", "flattery attempt", "Half-orc"),
        *("Half-troll", "helmet", "hoard item", "leader", "lesser ring", "light enchantment"),
        *("lost knowledge", "magic ring", "mind ring", "offering attempt", "Olog-hai", "palantír"),
        *("riddling attempt", "riddling roll", "ritual", "shadow-magic", "shield", "sorcery"),
        *("spawn", "spell", "spirit-magic", "spirit ring", "stolen knowledge", "technology"),
        *("The One Ring", "Uruk-hai", "weapon"),
    ),
]
Magic = Annotated[str, words("MAGIC", "magic", "shadow-magic", "sorcery", "spirit-magic")]
UsingMagic = Annotated[
    str,
    words(
        "USING",
        "who uses magic",
        *("shadow-magic-using character", "sorcery-using character"),
        "spirit-magic-using character",
    ),
]
OtherRace = Annotated[
    str,
    words(
        "BUT",
        "a race that is left out",
        said={
            race: f"non-{race}"
            for race in (
                *("Dwarf", "Elf", "Fallen-wizard", "Hobbit", "Man", "Nazgûl", "Orc"),
                *("Ringwraith", "Wizard"),
            )
        },
    ),
]
CardSort = Annotated[
    str,
    words(
        "CARD_SORT",
        "a sort of cards",
        *("Ahunt manifestation", "ally", "card", "character", "corruption card", "creature"),
        *("demon fána card", "shapeshifter card", "hazard event"),
        *("Dúnadan creature", "Dwarf creature", "Elf creature", "Maia creature"),
        *(
            "dark enchantment",
            "Dragon creature",
            "Drake creature",
            "Dwarven ring",
            "environment",
            "faction",
            "gold ring item",
        ),
        *("greater item", "hazard", "hazard environment", "hazard long-event"),
        *("hazard permanent-event", "item"),
        *("major armor", "major shield", "major weapon", "minor armor", "minor item"),
        *("minor shield", "minor weapon", "Nazgûl event", "non-ring item", "non-special item"),
        "major item",
        *("mind ring", "palantír", "ring item"),
        *("light enchantment", "manifestation of a unique Dragon", "resource"),
        *("resource environment", "resource long-event", "resource permanent-event"),
        *("resource short-event", "ritual", "sage-only card", "special ring item", "spell"),
        *("command card", "magic card", "shadow-magic card", "sorcery card", "spirit-magic card"),
    ),
]

_Role: TypeAlias = Literal[
    "he",
    "it",
    "this card",
    "its bearer",
    "its player",
    "whoever plays it",
    "the company",
    "the attack",
    "the site",
]
Role = Annotated[_Role, words("ROLE", "somebody", *get_args(_Role), others={"him": "he"})]
"""`he` and `it` are what the card is played or used on, and else the card itself."""

STANDING = words("STANDING", "how it lies", "untapped", "tapped", "wounded", "unwounded")
State = Annotated[Literal["", "untapped", "tapped", "wounded", "unwounded"], STANDING]
SiteState = Annotated[Literal["", "untapped", "tapped"], STANDING]

Origin = Annotated[
    Literal["automatic", "creature", "not automatic", "at site", "off site", "detainment"],
    words(
        "ORIGIN",
        "a sort of attacks",
        said={
            "automatic": "automatic-attack",
            "creature": "creature's attack",
            "not automatic": "attack other than automatic ones",
            "at site": "attack keyed to a site",
            "off site": "creature's attack not keyed to a site",
            "detainment": "detainment attack",
        },
    ),
]

Quantity = Annotated[
    str,
    words(
        "QUANTITY",
        "a number that cards change",
        *("prowess", "body check", "body", "direct influence", "mind"),
        *("mind that takes no influence", "corruption points", "corruption check"),
        *(
            "influence check",
            "faction check here",
            "hazard limit",
            "hand size",
            "general influence",
            "strikes",
            "draws",
        ),
        *("marshalling points", "region limit", "ring test", "stage points", "Under-deeps number"),
    ),
]
Times = Annotated[
    Literal["", "doubled", "halved", "tripled"],
    words("TIMES", "a multiple", "doubled", "halved", "tripled"),
]
Counted = Annotated[
    str,
    words(
        "PER",
        "something to count",
        *("character of the company", "other character of the company"),
        *("strike beyond his first", "point of his prowess"),
        *(f"{each} in the site path" for each in REGION_TYPES),
        "region in the site path",
        "region fewer than four in the site path",
    ),
]
Pile = Annotated[
    str,
    words(
        "PILE",
        "a pile",
        said={
            "sideboard": "the sideboard",
            "discard-pile": "the discard pile",
            "play-deck": "the play deck",
            "hand": "hand",
        },
    ),
]

Regions = Annotated[tuple[int, RegionType], Said("regions", "{0} {1:(s)}")]
"""So many regions of a type."""
