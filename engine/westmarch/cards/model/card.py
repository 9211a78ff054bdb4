"""What a card states: its facts, and its clauses as data that the rules engine can run."""

from typing import Literal

from msgspec import Struct

from westmarch.cards.model.attack import Attack
from westmarch.cards.model.character_clauses import CharacterClause
from westmarch.cards.model.item_clauses import ItemClause
from westmarch.cards.model.journey_clauses import JourneyClause
from westmarch.cards.model.own import Own
from westmarch.cards.model.play_clauses import PlayClause
from westmarch.cards.model.site_clauses import SiteClause

CardType = Literal["character", "item", "ally", "faction", "creature", "event", "site", "region"]
Alignment = Literal["hero", "minion", "fallen-wizard", "balrog", "neutral", "dual", "stage"]


class Modifier(Struct, frozen=True):
    """A change to a number, with the bound beyond which it does not go."""

    amount: int
    maximum: int | None = None


class Character(Struct, frozen=True, tag="character"):
    """The facts of a character."""

    race: str
    prowess: int
    body: int
    mind: int | None = None
    """None for an avatar, who needs no influence."""
    direct_influence: int = 0
    skills: tuple[str, ...] = ()
    home_sites: tuple[str, ...] = ()
    """Names of sites, or which sites: `any Dark-hold`, `any site in Udûn` …"""
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

    race: str
    number: int
    """The influence check has to be greater than this."""
    sites: tuple[str, ...]
    """Where it is playable."""
    modifications: tuple[tuple[str, int], ...] = ()
    """Its standard modifications: who, and how much."""
    attack: Attack | None = None
    """The attack whose numbers it prints; who faces it is for its clauses to say."""


class Ally(Struct, frozen=True, tag="ally"):
    """The facts of an ally."""

    race: str
    mind: int
    prowess: int
    body: int
    sites: tuple[str, ...] = ()
    skills: tuple[str, ...] = ()


class Creature(Struct, frozen=True, tag="creature"):
    """The facts of a hazard creature."""

    attack: Attack
    keyed: tuple[tuple[str, int], ...] = ()
    """Region or site types in its keying, with how many of them are needed."""
    regions: tuple[str, ...] = ()
    """Regions named in its keying."""
    sites: tuple[str, ...] = ()
    """Sites named in its keying, or `any site in` a region."""
    attacks: int = 1
    """How many such attacks it makes, one directly after the other."""


class Event(Struct, frozen=True, tag="event"):
    """The facts of a resource or hazard event."""

    side: Literal["resource", "hazard"]
    length: Literal["short", "long", "permanent"]
    attack: Attack | None = None
    """The attack whose numbers it prints; who faces it is for its clauses to say."""


class Restricted(Struct, frozen=True):
    """A class of items of which only some are playable."""

    item_class: str
    only: tuple[str, ...]
    """What fits: a keyword, items of an alignment (`hero item`), or the name of a card."""


class FromHand(Struct, frozen=True):
    """An automatic-attack that the opponent makes with a creature from his hand, if he likes."""

    keyed_to: tuple[str, ...]
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
    adjacent: tuple[tuple[str, int], ...] = ()
    """For Under-deeps movement: each adjacent site, or `any site in` a region, with the roll that
    it takes to get there."""


class Region(Struct, frozen=True, tag="region"):
    """The facts of a region."""

    region_type: str
    adjacent: tuple[str, ...]


Facts = Character | Item | Faction | Ally | Creature | Event | Site | Region


class ContainsHoard(Struct, frozen=True, tag="contains-hoard"):
    """This site contains a hoard by its own text."""

    line: int = 0


class AdditionalAttack(Struct, frozen=True, tag="additional-attack"):
    """A site has an additional automatic-attack, unless a named card is in play."""

    site: str
    """Its name; `each Border-hold` and the like for all of a type."""
    attack: Attack
    unless: str | None = None
    line: int = 0


class Influence(Struct, frozen=True, tag="influence"):
    """Direct influence of this character, or this item's bearer, that counts only against some."""

    amount: int
    against: tuple[str, ...]
    """Each a race (`Dwarf`), a race's factions (`Dwarf factions`) or the name of a card."""
    line: int = 0


class ProwessAgainst(Struct, frozen=True, tag="prowess-against"):
    """Prowess of this character, or this item's bearer, that counts only against some races."""

    amount: int
    against: tuple[str, ...]
    maximum: int | None = None
    line: int = 0


class CancelsManifestations(Struct, frozen=True, tag="cancels-manifestations"):
    """Attacks by manifestations of a Dragon against its own player's companies are cancelled."""

    dragon: str
    line: int = 0


Clause = (
    ContainsHoard
    | AdditionalAttack
    | Influence
    | ProwessAgainst
    | CancelsManifestations
    | Own
    | PlayClause
    | ItemClause
    | SiteClause
    | CharacterClause
    | JourneyClause
)


class Unmodelled(Struct, frozen=True):
    """A clause in our own words that the engine does not act on yet."""

    text: str
    touching: tuple[str, ...]
    """What a verdict must involve to depend on it: topics as `grammar/card.lark` lists them."""
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
