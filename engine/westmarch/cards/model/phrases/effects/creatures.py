"""Creatures that cards keep away, and those that they draw to a place."""

from msgspec import structs

from westmarch.cards.model.phrases.effect import Effect
from westmarch.cards.model.phrases.targets import (
    Subject,
)
from westmarch.cards.model.phrases.things import Cards
from westmarch.cards.model.vocabulary import (
    Race,
    Regions,
    RegionType,
    SiteType,
)
from westmarch.cards.wording.declare import phrase


@phrase(
    "no creature [keyed to {keyed_to:a +or}] {at_site:keyed to the site}"
    " is played on the company this turn"
    " {unless_site:unless keyed to the site}"
    " [if its site path is of {longest} regions or fewer with no {without:+or}]"
)
class Bar(Effect, frozen=True):
    """Creatures are not played on the company this turn."""

    keyed_to: tuple[RegionType | SiteType, ...] = ()
    """Those keyed to such a type; with nothing said, all."""
    at_site: bool = False
    """Those keyed to the company's site, by type or by name."""
    unless_site: bool = False
    """Those keyed to the company's site are not meant."""
    longest: int | None = None
    """It holds only if the site path has no more regions than this, and has one at least."""
    without: tuple[RegionType, ...] = ()
    """It holds only if the site path has no region of these types."""


@phrase("discarding one {cards} from hand that could be keyed to it then {effect}")
class Spend(Effect, frozen=True):
    """Something happens at the price of a card from hand that could be keyed to the site."""

    cards: Cards
    effect: Effect

    @property
    def parts(self) -> tuple[Effect, ...]:
        """What happens at that price."""
        return (self.effect,)

    def speaking_of(self, whom: Subject) -> "Spend":
        """Give it with whom its part speaks of."""
        return structs.replace(self, effect=self.effect.speaking_of(whom))


@phrase(
    "one creature by <{races:s or}|manifestations of {dragon}>"
    " may be keyed to <{path}|it> this turn"
)
class Lure(Effect, frozen=True):
    """One such creature can be keyed to the site by its name this turn, or to a company's path."""

    races: tuple[Race, ...] = ()
    dragon: str = ""
    """It is a manifestation of this Dragon."""
    path: Regions | None = None
    """It can be keyed to so many regions of a type instead."""
