"""What cards speak of: people, attacks, places and cards."""

from collections.abc import Mapping
from typing import Annotated, Any

from msgspec import Struct

from westmarch.cards.model.vocabulary import (
    Keyword,
    Origin,
    OtherRace,
    Race,
    Regions,
    RegionType,
    SiteState,
    SiteType,
    Skill,
    State,
    UsingMagic,
)
from westmarch.cards.wording.declare import VOCABULARIES, Said, form, phrase


def _named(name: str) -> "Who":
    return Who(((name,),))


def _name_of(who: "Who") -> Mapping[str, Any] | None:
    """Give the name by which somebody is meant, if he is."""
    name = who.kinds[0][0] if who.kinds else ""
    known = any(name in VOCABULARIES[each] for each in ("RACE", "SKILL", "KEYWORD", "USING"))
    return {"name": name} if name and not known and who == _named(name) else None


@phrase(
    "a(n) [{state}] [{but:,}] <{kinds:or}|character> [whose mind is {mind} or less]"
    " [other than {other_than}]",
    form("{name}", read=_named, write=_name_of),
)
class Who(Struct, frozen=True, cache_hash=True):
    """Which characters are meant; with nothing said, any."""

    kinds: tuple[tuple[Race | Skill | Keyword | UsingMagic, ...], ...] = ()
    """Any of these will do: races, skills and designations, all of them together, or a name."""
    but: tuple[OtherRace, ...] = ()
    """None of these races."""
    state: State = ""
    other_than: str = ""
    """Nobody of this name."""
    mind: int | None = None
    """Nobody of a higher mind."""


@phrase(
    "<{origins:a +or}|an attack> [by {races:s or}] [not by {but:s or}]"
    " [by manifestations of {dragon}] [keyed to {keyed_to:a +or}] {by_name:by name or type}"
    " [of {prowess} or more prowess] [from {source}]"
)
class Attacks(Struct, frozen=True, cache_hash=True):
    """Which attacks are meant; with nothing said, any."""

    origins: tuple[Origin, ...] = ()
    """An automatic-attack, one of a creature, one keyed to a site, one of a creature that is not,
    or a detainment attack; any of these will do."""
    races: tuple[Race, ...] = ()
    but: tuple[Race, ...] = ()
    """None of these races."""
    keyed_to: tuple[RegionType | SiteType, ...] = ()
    """Keyed to any of these types of region or site, by type."""
    by_name: bool = False
    """Or keyed to one of these by its name."""
    prowess: int = 0
    """The least prowess it has printed."""
    dragon: str = ""
    """It is a manifestation of this Dragon."""
    source: str = ""
    """The attack comes from the card of this name."""


def _called(names: tuple[str, ...]) -> "Where":
    return Where(names)


def _names_of(where: "Where") -> Mapping[str, Any] | None:
    """Give the names by which places are meant, if they are."""
    named = where.kinds and where.kinds[0] not in VOCABULARIES["SITE_TYPE"]
    return {"names": where.kinds} if named and where == _called(where.kinds) else None


@phrase(
    "a(n) [{state}] <{kinds:or}|site> [normally {normally:a or}]"
    " {information:where information is playable}"
    " {lair:that is a Dragon's lair} {not_lair:that is not a Dragon's lair}"
    " [lying in {domains:a or}]"
    " [within {regions:or}]"
    " {havens:that is a Wizardhaven} {protected:that is protected}"
    " {surface:outside the Under-deeps} {deep:of the Under-deeps}"
    " {above:above the Under-deeps} {away:away from the Under-deeps}"
    " [outside {outside:or}] [with a(n) {attacked_by} automatic-attack]"
    " [with {on_the_way} in its site path] [other than {other_than:or}]",
    form("{names:+or}", label="place", read=_called, write=_names_of),
)
class Where(Struct, frozen=True, cache_hash=True):
    """Which sites are meant; with nothing said, any."""

    kinds: tuple[SiteType, ...] = ()
    """Any of these will do: types of sites, or names."""
    state: SiteState = ""
    information: bool = False
    """Information is playable there."""
    lair: bool = False
    """It is a Dragon's lair."""
    not_lair: bool = False
    """It is not a Dragon's lair."""
    on_the_way: Regions | None = None
    """It has so many regions of a type, or more, in its site path."""
    attacked_by: Race = ""
    """It has an automatic-attack by this race."""
    surface: bool = False
    """It is no Under-deeps site."""
    deep: bool = False
    """It is an Under-deeps site."""
    above: bool = False
    """It is the surface site of an Under-deeps site."""
    away: bool = False
    """It is neither an Under-deeps site nor the surface site of one."""
    outside: tuple[str, ...] = ()
    """It lies in none of these regions."""
    regions: tuple[str, ...] = ()
    """It lies in one of these regions."""
    domains: tuple[RegionType, ...] = ()
    """It lies in a region of any of these types."""
    havens: bool = False
    """It is a Wizardhaven of its player's."""
    protected: bool = False
    """It is protected."""
    normally: tuple[SiteType, ...] = ()
    """Its card says that it is any of these, whatever it is now."""
    other_than: tuple[str, ...] = ()
    """The card has none of these names."""


MANIFESTATION_OF = "manifestation of "
"""What comes before the name of the Dragon whose manifestations are meant."""

Sort = Annotated[str, Said("sort_of_cards", "{CARD_SORT}", "manifestation of {NAME}", "{NAME}")]


@phrase("{sorts:+or} [that is no {but:+or}]")
class Cards(Struct, frozen=True):
    """Which cards are meant."""

    sorts: tuple[Sort, ...]
    """Any of these will do: each a sort, whose manifestation it is, or its name."""
    but: tuple[Keyword, ...] = ()
    """None of these designations."""
