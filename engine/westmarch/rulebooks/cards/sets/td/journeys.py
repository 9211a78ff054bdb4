"""What single cards of The Dragons do for a journey, and where single sites of theirs go."""

from collections.abc import Iterator

from westmarch.kernel.event import Event
from westmarch.kernel.rulebook import Rulebook
from westmarch.mechanics.lookups import site_facts
from westmarch.mechanics.quantities.journeys import REGION_COUNT
from westmarch.rulebooks.cards.choices import is_called_for
from westmarch.rulebooks.cards.lasting import leave, own_reached
from westmarch.rulebooks.cards.numbers import counted
from westmarch.table.actions import ChooseCard
from westmarch.table.events.cards import CardChosen, CardMoved, CardUntapped, ChoiceCalled
from westmarch.table.events.chain import OwnTextFollowed
from westmarch.table.events.companies import JourneyEnds, WayTaken
from westmarch.table.events.memory import Remembered
from westmarch.table.game import Game
from westmarch.table.state import LASTING, Fact


def _sets_out(game: Game, event: OwnTextFollowed) -> list[Event]:
    """Remember the company until the turn is over."""
    company = event.here.company(game)
    return [leave(game, event, company, LASTING)] if company is not None else []


# TD-124

HEY_COME_MERRY_DOL = Rulebook("TD-124")

HEY_COME_MERRY_DOL.react("thins-the-woods", OwnTextFollowed)(_sets_out)


@HEY_COME_MERRY_DOL.adjust("thins-the-woods", REGION_COUNT)
def counts_half(
    game: Game, number: int, company: str, region_type: str, purpose: str
) -> int | None:
    """Only every second Wilderness of the site path counts."""
    thinned = own_reached(game, "TD-124.thins-the-woods", company)
    return number // 2 if region_type == "Wilderness" and thinned else None


# TD-135

MASTER_OF_ESGAROTH = Rulebook("TD-135")

_GONE_ON = "gone on by TD-135"

MASTER_OF_ESGAROTH.react("moves-on", OwnTextFollowed)(_sets_out)


@MASTER_OF_ESGAROTH.react("moves-on", JourneyEnds)
def goes_on(game: Game, event: JourneyEnds) -> list[Event]:
    """A company that has come to a Border-hold may go on at once, but no more than once."""
    company = event.company
    site = game.state.companies[company].destination
    if site is None or not own_reached(game, "TD-135.moves-on", company):
        return []
    once = game.state.fact(_GONE_ON, company) is not None
    if once or site_facts(game, site).site_type != "Border-hold":
        return []
    return [
        Remembered(fact=Fact("moves-again", company, until="phase")),
        Remembered(fact=Fact(_GONE_ON, company, until="turn")),
    ]


# TD-164

WASHED_AND_REFRESHED = Rulebook("TD-164")

_REFRESHES = "TD-164.refreshes"
_TO_SPARE = "region fewer than four in the site path"

WASHED_AND_REFRESHED.react("refreshes", OwnTextFollowed)(_sets_out)


@WASHED_AND_REFRESHED.react("refreshes", WayTaken)
def are_rested(game: Game, event: WayTaken) -> list[Event]:
    """The shorter the way, the more of them untap as it is known."""
    if not own_reached(game, _REFRESHES, event.company):
        return []
    return [*_untap(game, event.company, counted(game, _TO_SPARE, event.company))]


@WASHED_AND_REFRESHED.permit(
    "refreshes", ChooseCard, says="What may be chosen is what Washed and Refreshed calls for."
)
def says_who_rests(game: Game, action: ChooseCard) -> bool | None:
    """Where not all of them can, their player chooses."""
    return is_called_for(game, action, _REFRESHES)


@WASHED_AND_REFRESHED.react("refreshes", CardChosen)
def is_rested(game: Game, event: CardChosen) -> list[Event]:
    """One untaps, and then there may be more to choose."""
    if game.printed(event.card).id != "TD-164" or event.what[0] != _REFRESHES:
        return []
    _, company, number = event.what
    return [CardUntapped(card=event.chosen), *_untap(game, company, number - 1, event.chosen)]


def _untap(game: Game, company: str, number: int, but: str | None = None) -> Iterator[Event]:
    """Untap all who are tapped, or have their player choose the first of them."""
    members = game.state.companies[company].characters
    tapped = [each for each in members if each != but and game.card(each).position == "tapped"]
    if len(tapped) <= number:
        yield from (CardUntapped(card=each) for each in tapped)
    elif number > 0:
        copy = next(each.id for each in game.state.cards.values() if each.card == "TD-164")
        player = game.state.companies[company].player
        what = (_REFRESHES, company, number)
        yield ChoiceCalled(card=copy, player=player, among=tuple(tapped), what=what)


# TD-173

BUHR_WIDU = Rulebook("TD-173")


@BUHR_WIDU.replace("never-used-up", CardMoved)
def goes_back(game: Game, event: CardMoved) -> list[Event] | None:
    """The site goes back to the location deck where another would be discarded."""
    if game.printed(event.card).id != "TD-173" or event.to != "discard-pile":
        return None
    return [CardMoved(card=event.card, to="location-deck")]
