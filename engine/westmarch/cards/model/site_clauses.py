"""What sites say beyond their facts, where several say it or others will."""

from typing import Annotated, Literal

from westmarch.cards.model.attack import Attack, Companies
from westmarch.cards.model.clause import Clause
from westmarch.cards.model.vocabulary import Race, RegionType, SiteType
from westmarch.cards.wording.declare import phrase, words


@phrase("{amount:+} hazard limit for a company that moves here")
class HazardLimitHere(Clause, frozen=True):
    """The hazard limit against a company that moves to this site is changed."""

    amount: int


@phrase("attacks on {on} companies here are cancelled")
class AttacksCancelledHere(Clause, frozen=True):
    """Attacks on certain companies at this site are cancelled."""

    on: Annotated[Literal["minion", "your"], words("WHOSE", "whose companies", "minion", "your")]
    """Minion companies, or companies of the player whose card it is."""


@phrase(
    "creatures keyed here [other than {other_than:s}] attack {detainment:as detainment|normally}"
)
class CreaturesAttackHere(Clause, frozen=True):
    """Creatures keyed to this site attack as detainment, or not as detainment."""

    detainment: bool
    other_than: Race | None = None
    """A race of which nothing is said."""


@phrase(
    "any {races:s and} [other than {other_than}] may be keyed here",
    "any creature that can be keyed to a {of_region} may be keyed here",
)
class AlsoKeyedHere(Clause, frozen=True):
    """Creatures that may be keyed to this site, whatever their own cards say."""

    races: tuple[Race, ...] = ()
    other_than: str | None = None
    """The name of a creature that is left out."""
    of_region: RegionType | None = None
    """Instead of races, a type of region to which the creature can be keyed."""


@phrase("minion companies attack nobody here")
class NoMinionsAttackHere(Clause, frozen=True):
    """No minion company attacks another company at this site."""


@phrase("{amount:+} to the test of a gold ring in a company here")
class RingTestHere(Clause, frozen=True):
    """A gold ring that is tested in a company at this site shows others."""

    amount: int


@phrase("no {race} moves here")
class NobodyMovesHere(Clause, frozen=True):
    """No company with a character of a race moves to this site."""

    race: Race


@phrase("only [{races:s ,} and] characters at home here enter play here")
class EntersPlayHere(Clause, frozen=True):
    """Only characters who have their home site here, and some races, enter play at this site."""

    races: tuple[Race, ...] = ()


@phrase("each {companies} company that comes here taps a character")
class TapsWhoComes(Clause, frozen=True):
    """A company of some sort that reveals this site taps an untapped character, if it has one."""

    companies: Companies


@phrase("{versions:every version of} its site is a {site_type}")
class SiteIs(Clause, frozen=True):
    """The site on which the card lies is of another type, perhaps by all cards of the site."""

    site_type: SiteType
    versions: bool = False


@phrase("its site stays in play {tapped:and does not untap for its player}")
class SiteStays(Clause, frozen=True):
    """The site on which the card lies is neither discarded nor put back into the location deck."""

    tapped: bool = False
    """Nothing untaps it either, as long as it is the player's own."""


@phrase("its site has in all versions an additional automatic-attack: {attack}")
class AttacksThere(Clause, frozen=True):
    """The site on which the card lies has one more automatic-attack, by all cards of the site."""

    attack: Attack


@phrase("an item is playable here even while the site is tapped")
class ItemsWhileTapped(Clause, frozen=True):
    """Items are playable at this site even while it is tapped."""
