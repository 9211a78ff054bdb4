"""What cards make conditional, and on what."""

from typing import Annotated, Literal

from msgspec import Struct

from westmarch.cards.model.attack import Companies
from westmarch.cards.model.phrases.things import Attacks, Cards, Where, Who
from westmarch.cards.model.vocabulary import Race, Role
from westmarch.cards.wording.declare import dashed, form, phrase, words


class Condition(Struct, frozen=True, tag=dashed):
    """What has to be so for something to hold or to be done."""


@phrase("{name} {yes:is|is not} in play")
class InPlay(Condition, frozen=True):
    """A card of this name is in play, or is not."""

    name: str
    yes: bool = True


@phrase("{role} is an event")
class IsEvent(Condition, frozen=True):
    """A card that may be a creature as well is there as an event."""

    role: Role


@phrase("{role} is Sauron")
class PlaysSauron(Condition, frozen=True):
    """The player is Sauron, and has no Ringwraith."""

    role: Role


@phrase("{role} is {who}")
class Is(Condition, frozen=True):
    """Somebody is such a character."""

    role: Role
    who: Who


@phrase("{role} is {who} anyway")
class IsAnyway(Condition, frozen=True):
    """Somebody is such a character by more than what this card gives him."""

    role: Role
    who: Who


@phrase("{role} is his player's avatar")
class IsAvatar(Condition, frozen=True):
    """Somebody is the avatar of his player, and no mere follower."""

    role: Role


@phrase("{role} is {sort}")
class IsOfSort(Condition, frozen=True):
    """The company is of such a sort."""

    role: Role
    sort: Companies


@phrase("{role} is at {where:place}", form("{role} is not at {where:place}", yes=False))
class At(Condition, frozen=True):
    """Somebody is at such a site, or is not."""

    role: Role
    where: Where
    yes: bool = True


@phrase("{role} has faced {races:+or} this turn")
class HasFaced(Condition, frozen=True):
    """The company has faced an attack of such a race, or by a creature of such a name."""

    role: Role
    races: tuple[Race | str, ...]


@phrase("{role} has faced {attacks} this turn")
class HasMet(Condition, frozen=True):
    """The company has faced such an attack: by race, by where it came from, and by its key."""

    role: Role
    attacks: Attacks


@phrase("{role} has just {defeated:defeated|faced} {attacks}")
class HasJust(Condition, frozen=True):
    """Nothing was declared since the company has faced such an attack, or defeated it."""

    role: Role
    attacks: Attacks
    defeated: bool = False


@phrase("{role} {yes:has|has not} moved to {where} this turn")
class HasMoved(Condition, frozen=True):
    """The company has moved to such a site this turn, or is on its way there; or it has not."""

    role: Role
    where: Where
    yes: bool = True


@phrase("{role} is of {than} or fewer")
class NoLarger(Condition, frozen=True):
    """The company is no larger than this."""

    role: Role
    than: int


@phrase("{role} has {number} or {comparison} characters")
class HasCharacters(Condition, frozen=True):
    """The company has so many characters or fewer, or so many or more."""

    role: Role
    number: int
    comparison: Annotated[
        Literal["fewer", "more"], words("COMPARISON", "“fewer” or “more”", "fewer", "more")
    ]


@phrase("{role} is at the site of {name}")
class IsBeside(Condition, frozen=True):
    """Somebody is at the same site as a character or an ally of this name."""

    role: Role
    name: str


@phrase("{role} is there")
class IsThere(Condition, frozen=True):
    """A company is at the site on which the event is played."""

    role: Role


@phrase("{role} has {name} in play")
class HasInPlay(Condition, frozen=True):
    """The player himself has a card of this name in play."""

    role: Role
    name: str


@phrase("{role} has {who}")
class HasWithIt(Condition, frozen=True):
    """The company has such a character."""

    role: Role
    who: Who


@phrase("{name} is stored")
class IsStored(Condition, frozen=True):
    """The player has stored a card of this name."""

    name: str


@phrase("{name} {yes:lies|does not lie} with {role:whom}")
class LiesWith(Condition, frozen=True):
    """A card of this name was placed with another card, or was not."""

    name: str
    role: Role
    yes: bool = True


@phrase("{role} can use palantíri")
class IsAble(Condition, frozen=True):
    """Somebody has the ability to use palantíri."""

    role: Role


@phrase("{role} bears a {cards}")
class IsBearing(Condition, frozen=True):
    """Somebody bears such an item."""

    role: Role
    cards: Cards


@phrase("the Fallen-wizard {yes:is|is not} {names:or}")
class IsFallenWizard(Condition, frozen=True):
    """The player is one of these Fallen-wizards, or a Fallen-wizard who is none of them."""

    names: tuple[str, ...]
    yes: bool = True


@phrase("there are {number} or more stage points")
class HasStrayed(Condition, frozen=True):
    """The player has so many stage points or more."""

    number: int


@phrase("there are {number} or more factions")
class HasFactions(Condition, frozen=True):
    """The player has so many factions or more in play."""

    number: int


@phrase("there is a protected Wizardhaven")
class HasProtectedHaven(Condition, frozen=True):
    """The player has a site in play that is a protected Wizardhaven of his."""


@phrase("{role} keeps {number} or fewer cards", form("{role} keeps nothing", number=0))
class Keeps(Condition, frozen=True):
    """So many cards or fewer are kept off to the side with the card."""

    role: Role
    number: int
