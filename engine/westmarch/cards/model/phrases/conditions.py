"""What cards make conditional, and on what."""

from typing import Literal

from msgspec import Struct

from westmarch.cards.model.phrases.things import Attacks, Cards, Role, Where, Who

# Conditions


class InPlay(Struct, frozen=True, tag="in-play"):
    """A card of this name is in play, or is not."""

    name: str
    yes: bool = True


class Is(Struct, frozen=True, tag="is"):
    """Somebody is such a character."""

    role: "Role"
    who: Who


class At(Struct, frozen=True, tag="at"):
    """Somebody is at such a site."""

    role: "Role"
    where: Where


class HasFaced(Struct, frozen=True, tag="has-faced"):
    """The company has faced an attack of such a race, or by a creature of such a name."""

    races: tuple[str, ...]


class HasMet(Struct, frozen=True, tag="has-met"):
    """The company has faced such an attack: by race, by where it came from, and by its key."""

    role: "Role"
    attacks: Attacks


class HasMoved(Struct, frozen=True, tag="has-moved"):
    """The company has moved to such a site this turn, or is on its way there."""

    role: "Role"
    where: Where


class NoLarger(Struct, frozen=True, tag="no-larger"):
    """The company is no larger than this."""

    role: "Role"
    than: int


class HasCharacters(Struct, frozen=True, tag="has-characters"):
    """The company has so many characters or fewer, or so many or more."""

    role: "Role"
    number: int
    comparison: Literal["fewer", "more"]


class IsBeside(Struct, frozen=True, tag="is-beside"):
    """Somebody is at the same site as a character of this name."""

    role: "Role"
    name: str


class HasWithIt(Struct, frozen=True, tag="has-with-it"):
    """The company has such a character."""

    role: "Role"
    who: Who


class IsStored(Struct, frozen=True, tag="is-stored"):
    """The player has stored a card of this name."""

    name: str


class LiesWith(Struct, frozen=True, tag="lies-with"):
    """A card of this name was placed with another card, or was not."""

    name: str
    role: "Role"
    yes: bool = True


class IsAble(Struct, frozen=True, tag="is-able"):
    """Somebody has the ability to use palantíri."""

    role: "Role"


class IsBearing(Struct, frozen=True, tag="is-bearing"):
    """Somebody bears such an item."""

    role: "Role"
    cards: Cards


Condition = (
    InPlay
    | Is
    | At
    | HasFaced
    | HasMet
    | HasMoved
    | NoLarger
    | HasCharacters
    | HasWithIt
    | IsStored
    | LiesWith
    | IsBeside
    | IsAble
    | IsBearing
)
