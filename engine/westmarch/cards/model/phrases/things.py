"""What cards speak of: people, attacks, places and cards."""

from typing import Literal

from msgspec import Struct

State = Literal["", "untapped", "tapped", "wounded", "unwounded"]


class Who(Struct, frozen=True):
    """Which characters are meant; with nothing said, any."""

    kinds: tuple[tuple[str, ...], ...] = ()
    """Any of these will do: races, skills and designations, all of them together, or a name."""
    but: tuple[str, ...] = ()
    """None of these races."""
    state: State = ""
    other_than: str = ""
    """Nobody of this name."""


class Attacks(Struct, frozen=True):
    """Which attacks are meant; with nothing said, any."""

    origins: tuple[Literal["automatic", "creature", "at site", "off site", "detainment"], ...] = ()
    """An automatic-attack, one of a creature, one keyed to a site, one of a creature that is not,
    or a detainment attack; any of these will do."""
    races: tuple[str, ...] = ()
    but: tuple[str, ...] = ()
    """None of these races."""
    keyed_to: tuple[str, ...] = ()
    """Keyed to any of these types of region or site, by type."""
    by_name: bool = False
    """Or keyed to one of these by its name."""
    prowess: int = 0
    """The least prowess it has printed."""
    dragon: str = ""
    """It is a manifestation of this Dragon."""


class Where(Struct, frozen=True):
    """Which sites are meant; with nothing said, any."""

    kinds: tuple[str, ...] = ()
    """Any of these will do: types of sites, or names."""
    state: Literal["", "untapped", "tapped"] = ""
    information: bool = False
    """Information is playable there."""
    not_lair: bool = False
    """It is not a Dragon's lair."""
    on_the_way: tuple[int, str] | None = None
    """It has so many regions of a type, or more, in its site path."""
    attacked_by: str = ""
    """It has an automatic-attack by this race."""
    surface: bool = False
    """It is no Under-deeps site."""
    outside: tuple[str, ...] = ()
    """It lies in none of these regions."""


MANIFESTATION_OF = "manifestation of "
"""What comes before the name of the Dragon whose manifestations are meant."""


class Cards(Struct, frozen=True):
    """Which cards are meant."""

    sorts: tuple[str, ...]
    """Any of these will do: each a sort as `grammar/card.lark` lists them, or whose
    manifestation it is."""
    but: tuple[str, ...] = ()
    """None of these designations."""


# Those whom an effect reaches

Role = Literal[
    "he", "it", "this card", "its bearer", "its player", "the company", "the attack", "the site"
]
"""`he` and `it` are what the card is played or used on, and else the card itself."""
