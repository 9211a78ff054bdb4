"""What a card states: its facts, and its clauses as data that the rules engine can run."""

from typing import Annotated, Literal

from msgspec import Struct

from westmarch.cards.model.attack import Attack
from westmarch.cards.model.clause import Clause
from westmarch.cards.model.phrases.things import Who
from westmarch.cards.model.vocabulary import Race, RegionType, SiteType
from westmarch.cards.wording.declare import Said, form, phrase, words

CardType = Literal["character", "item", "ally", "faction", "creature", "event", "site", "region"]
Alignment = Annotated[
    Literal["hero", "minion", "fallen-wizard", "balrog", "neutral", "dual", "stage"],
    words(
        "ALIGNMENT",
        "an alignment",
        *("hero", "minion", "fallen-wizard", "balrog", "dual", "stage"),
    ),
]


Place = Annotated[
    str,
    Said(
        "site_meant",
        "any {SITE_TYPE} in {NAME}",
        "any {SITE_TYPE}",
        "any site in {NAME}",
        "{NAME}",
    ),
]
"""The name of a site, or which sites are meant."""
Home = Annotated[
    str,
    Said(
        "home_meant",
        "any {SITE_TYPE} outside the Under-deeps",
        "any Under-deeps site other than a {SITE_TYPE}",
        "any {SITE_TYPE} in a {REGION_TYPE} that is not a Dragon's lair",
        "any {SITE_TYPE}",
        "any site in {NAME}",
        "{NAME}",
    ),
]
"""The name of a home site, or which sites are."""
Modification = Annotated[tuple[Race | str, int], Said("modification", "{0:s} {1:+}")]
"""Whose influence check it changes, and by how much."""
Adjacency = Annotated[tuple[Place, int], Said("adjacency", "{0} ({1})")]
"""A site, or which sites are meant, and a number that a roll has to reach."""
Fitting = Annotated[str, Said("fitting", "{KEYWORD}", "{ALIGNMENT} item", "{NAME}")]
"""What may be played: a sort of item, items of an alignment (`hero item`), or one by its name."""


class Modifier(Struct, frozen=True):
    """A change to a number, with the bound beyond which it does not go."""

    amount: int
    maximum: int | None = None


class Character(Struct, frozen=True, tag="character"):
    """The facts of a character."""

    race: Race
    prowess: int
    body: int
    mind: int | None = None
    """None for an avatar, who needs no influence."""
    direct_influence: int = 0
    skills: tuple[str, ...] = ()
    home_sites: tuple[Home, ...] = ()
    discarded_by: tuple[int, ...] = ()
    """Results of a body check that discard the character."""
    general_influence: int | None = None
    """For an avatar whose player has another amount than usual."""
    lost_points: int = 0
    """Marshalling points that its player loses if it is eliminated."""


class Item(Struct, frozen=True, tag="item"):
    """The facts of an item."""

    item_class: Literal["minor", "major", "greater", "gold ring", "special"]
    prowess: Modifier | None = None
    body: Modifier | None = None
    direct_influence: Modifier | None = None


class Faction(Struct, frozen=True, tag="faction"):
    """The facts of a faction."""

    sites: tuple[Place, ...] = ()
    """Where it is playable, unless its clauses say so."""
    race: Race | Literal[""] = ""
    """Empty for one that is of none of them."""
    number: int = 0
    """The influence check has to be greater than this; 0 where none is printed."""
    modifications: tuple[Modification, ...] = ()
    """Its standard modifications: who, and how much."""
    attack: Attack | None = None
    """The attack whose numbers it prints; who faces it is for its clauses to say."""


class Ally(Struct, frozen=True, tag="ally"):
    """The facts of an ally."""

    mind: int
    race: Race | Literal[""] = ""
    """Empty for one who is of none of them."""
    prowess: int = 0
    """Like its body it is missing, and counts as 0, on an ally who is never attacked."""
    body: int = 0
    sites: tuple[Place, ...] = ()
    skills: tuple[str, ...] = ()


class Creature(Struct, frozen=True, tag="creature"):
    """The facts of a hazard creature."""

    attack: Attack
    keyed: tuple[tuple[str, int], ...] = ()
    """Region or site types in its keying, with how many of them are needed."""
    regions: tuple[str, ...] = ()
    """Regions named in its keying."""
    sites: tuple[Place, ...] = ()
    """Sites named in its keying, or `any site in` a region."""
    attacks: int = 1
    """How many such attacks it makes, one directly after the other."""


class Event(Struct, frozen=True, tag="event"):
    """The facts of a resource or hazard event."""

    side: Literal["resource", "hazard"]
    length: Literal["short", "long", "permanent"]
    attack: Attack | None = None
    """The attack whose numbers it prints; who faces it is for its clauses to say."""


Playable = Annotated[
    str,
    words(
        "PLAYABLE", "something playable", *("information", "minor", "major", "greater", "gold ring")
    ),
]


@phrase("{item_class} ({only:or} only)")
class Restricted(Struct, frozen=True):
    """A class of items of which only some are playable."""

    item_class: Playable
    only: tuple[Fitting, ...]


@phrase(
    "a non-unique creature keyed to {keyed_to:a or}",
    form("a creature keyed to {keyed_to:a or}", unique=True),
)
class FromHand(Struct, frozen=True):
    """An automatic-attack that the opponent makes with a creature from his hand, if he likes."""

    keyed_to: tuple[RegionType | SiteType, ...]
    """The creature can be keyed to a single region, or to a site, of one of these types."""
    unique: bool = False
    """A unique creature will do as well."""


class Site(Struct, frozen=True, tag="site"):
    """The facts of a site."""

    site_type: str
    region: str = ""
    """Empty for the few Under-deeps sites that are below no region in particular."""
    nearest_haven: str | None = None
    path: tuple[str, ...] = ()
    """Region types from the nearest haven to the site."""
    havens: tuple[tuple[str, tuple[str, ...]], ...] = ()
    """For a haven: each linked haven with the region types on the way from it."""
    draws: tuple[int, int] = (0, 0)
    """Cards drawn by the resource player and by the hazard player."""
    playable: tuple[str, ...] = ()
    """Classes of items (`minor`, `major`, `greater`, `gold ring`) and `information`."""
    restricted: tuple[Restricted, ...] = ()
    """Classes of items of which only some are playable."""
    automatic_attacks: tuple[Attack, ...] = ()
    attack_from_hand: FromHand | None = None
    """It comes after the attacks that are printed with their numbers."""
    under_deeps: bool = False
    adjacent: tuple[Adjacency, ...] = ()
    """For Under-deeps movement: how to get to each adjacent site."""


class Region(Struct, frozen=True, tag="region"):
    """The facts of a region."""

    region_type: str
    adjacent: tuple[str, ...]


Facts = Character | Item | Faction | Ally | Creature | Event | Site | Region


@phrase("contains a hoard")
class ContainsHoard(Clause, frozen=True):
    """This site contains a hoard by its own text."""


@phrase("[unless {unless} is in play:] {site} has an additional automatic-attack: {attack}")
class AdditionalAttack(Clause, frozen=True):
    """A site has an additional automatic-attack, unless a named card is in play."""

    site: Annotated[str, Said("site_or_sites", "each {SITE_TYPE}", "{NAME}")]
    """Its name; `each Border-hold` and the like for all of a type."""
    attack: Attack
    unless: str | None = None


Adversary = Annotated[
    str,
    Said(
        "adversary",
        "{RACE:s}",
        "{RACE} factions",
        "{KEYWORD} characters",
        "factions",
        "characters",
        "factions playable at {NAME}",
        "factions playable in {NAME}",
        "characters at home at {NAME}",
        "{NAME}",
    ),
]
"""A race (`Dwarf`), factions (`Dwarf factions`), people of a sort, or the name of a card."""


@phrase("{amount:+} direct influence against {against:and} [if {who} bears it]")
class Influence(Clause, frozen=True):
    """Direct influence of this character, or this item's bearer, that counts only against some."""

    amount: int
    against: tuple[Adversary, ...]
    """Each a race (`Dwarf`), a race's factions (`Dwarf factions`) or the name of a card."""
    who: Who | None = None
    """Only if the bearer is such a character."""


@phrase("{amount:+} prowess against {against:s and} [, to a maximum of {maximum}]")
class ProwessAgainst(Clause, frozen=True):
    """Prowess of this character, or this item's bearer, that counts only against some races."""

    amount: int
    against: tuple[Race, ...]
    maximum: int | None = None


@phrase("cancels attacks by manifestations of {dragon} against your companies")
class CancelsManifestations(Clause, frozen=True):
    """Attacks by manifestations of a Dragon against its own player's companies are cancelled."""

    dragon: str


Topic = Annotated[
    str,
    words(
        "TOPIC",
        "a topic",
        *("playing", "playing-otherwise", "duplicating", "using"),
        *(
            "assign-strike",
            "attack-company",
            "attack-with-agent",
            "change-company",
            "enter-site",
            "face-strike",
            "heal",
            "join-companies",
        ),
        *("move-company", "organize", "play-character", "play-creature", "play-event"),
        *(
            "play-faction",
            "play-item",
            "play-ring",
            "store-item",
            "take-way",
            "transfer-item",
            "use-card",
        ),
        *(
            "attack body",
            "attack prowess",
            "automatic attacks",
            "body",
            "body check total",
            "corruption check",
            "corruption points",
        ),
        *("direct influence", "draws", "general influence", "hand size"),
        *("hazard limit", "in play by name", "influence check total", "keys"),
        *("marshalling points", "mind", "prowess", "skills learnt", "strikes", "ways"),
        *(
            "ally-discarded",
            "ally-played",
            "attack-ended",
            "character-discarded",
            "character-eliminated",
            "character-healed",
            "character-played",
            "character-taken",
            "character-wounded",
            "companies-joined",
            "company-arrived",
            "company-changed",
            "company-split",
            "creature-discarded",
            "deck-exhausted",
            "faction-discarded",
            "faction-played",
            "item-discarded",
            "item-played",
            "movement-hazard-ended",
            "new-site-revealed",
            "organization-began",
            "organization-ended",
            "prisoners-rescued",
            "ring-played",
            "site-began",
            "site-discarded",
            "site-returned",
            "way-taken",
        ),
        *("resolved", "strike-assigned", "seen-by"),
        "riddles and offerings",
    ),
]
"""What an answer has to involve to depend on a clause that is not modelled: playing the card at
all, playing it in a way beyond those that are modelled, playing a second copy, using an ability; an
action by its tag; a quantity by its name; an event by its tag, of a card that moves by what it is
and where it goes (`ally-discarded`), of a phase by its name (`site-began`); the last word of what
is looked at; a part of the game that is not covered."""


@phrase(
    "unmodelled ({touching:,}) [about {about:or}] {everywhere:everywhere} {in_play:in play} "
    "[lifting {lifting:and}] "
    "[while {only_with:or} is in play {or_defeated:or defeated}]: {text}"
)
class Unmodelled(Struct, frozen=True):
    """A clause in our own words that the engine does not act on yet."""

    text: Annotated[str, "TEXT"]
    touching: tuple[Topic, ...]
    """What an answer must involve to depend on it."""
    about: tuple[str, ...] = ()
    """The names that it is about, where it is about no more than these."""
    everywhere: bool = False
    """It is about more than its card, and who has it."""
    in_play: bool = False
    """The clause matters while its card lies on the table, not while that is played or attacks."""
    lifting: tuple[Annotated[str, "RULE"], ...] = ()
    """The rules by which an action is illegal that it may make legal."""
    only_with: tuple[str, ...] = ()
    """Names of cards of which one has to be in play for the clause to matter."""
    or_defeated: bool = False
    """It matters, too, when such a card was defeated."""
    line: int = 0


class Card(Struct, frozen=True, kw_only=True):
    """One card of the pool, as one edition reads it."""

    id: str
    """The community's own id, such as TD-130."""
    name: str
    type: CardType
    alignment: Alignment
    facts: Facts
    unique: bool = False
    keywords: tuple[str, ...] = ()
    """Designations such as `hoard item`, `helmet`, `weapon`."""
    points: int = 0
    """Marshalling points."""
    points_kind: str = ""
    """The source they count for: character, item, ally, faction, kill or miscellaneous."""
    starred: bool = False
    """The points carry an asterisk."""
    stage_points: int = 0
    corruption: int | None = None
    """Corruption points, if it is a source of any; one that prints 0 is a source of none."""
    manifestation_of: str | None = None
    manifestation_kind: Literal["basic", "ahunt", "at home", "roused"] | None = None
    clauses: tuple[Clause, ...] = ()
    unmodelled: tuple[Unmodelled, ...] = ()
    path: str = ""
    """The file under `rules/`, with forward slashes."""
    line: int = 0

    @property
    def set(self) -> str:
        """The set the card belongs to: the first part of its id."""
        return self.id.split("-", 1)[0]


class Difference(Struct, frozen=True):
    """A fact that our card and another description of it do not share."""

    card: str
    name: str
    fact: str
    ours: str
    theirs: str
