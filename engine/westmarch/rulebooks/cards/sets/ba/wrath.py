"""How the Balrog rules, what he burns, and how he gets out."""

from westmarch.kernel.event import Event
from westmarch.kernel.order import Layer
from westmarch.kernel.rulebook import Rulebook
from westmarch.mechanics.lookups import belongings, company_of, in_hand, item_facts
from westmarch.mechanics.quantities.actions import COPIES, GOES_AT_ONCE, IN_PLAY_BY_NAME
from westmarch.mechanics.quantities.combat import DISCARD_RESULTS
from westmarch.mechanics.quantities.journeys import GOES_OVERLAND, REGION_LIMIT
from westmarch.mechanics.quantities.people import MIND
from westmarch.mechanics.quantities.points import MARSHALLING_POINTS, SOURCES
from westmarch.mechanics.quantities.sites import ABOVE_THE_DEEPS
from westmarch.rulebooks.cards.choices import is_called_for
from westmarch.rulebooks.cards.clause_registry import AS_WRITTEN
from westmarch.rulebooks.cards.composition import COMES_OR_GOES
from westmarch.rulebooks.cards.context import follows_own
from westmarch.rulebooks.cards.either_side import ON_EITHER_SIDE, on_the_side_of, opposed
from westmarch.table.actions import ChooseCard, PlayEvent
from westmarch.table.events.cards import CardChosen, CardMoved, ChoiceCalled, EventPlayed, ItemLost
from westmarch.table.events.chain import OwnTextFollowed
from westmarch.table.game import Game

# BA-69

OBEY_HIM_OR_DIE = Rulebook("BA-69")


@OBEY_HIM_OR_DIE.adjust("is-not-let-go", DISCARD_RESULTS)
def does_not_run(game: Game, results: tuple[int, ...], who: str) -> tuple[int, ...] | None:
    """He fears his master more than the enemy."""
    bears = any(game.card(each).card == "BA-69" for each in game.card(who).holds)
    return () if bears else None


@OBEY_HIM_OR_DIE.react("one-master", EventPlayed, CardMoved, *COMES_OR_GOES)
def another_leads(game: Game, event: Event) -> list[Event]:
    """Where somebody thinks more than he does, nobody obeys him."""
    return [
        CardMoved(card=each, to="discard-pile")
        for each in game.value(COPIES, "BA-69")
        if game.value(GOES_AT_ONCE, each)
    ]


@OBEY_HIM_OR_DIE.define("one-master", GOES_AT_ONCE)
def is_outwitted(game: Game, card: str) -> bool | None:
    """It never lies with one of them beside somebody who thinks more."""
    leader = game.card(card).host
    if game.card(card).card != "BA-69" or leader not in game.state.cards:
        return None
    company = company_of(game, leader)
    if company is None:
        return None
    own = game.value(MIND, leader) or 0
    return any((game.value(MIND, each) or 0) > own for each in company.characters)


# BA-71

OUT_HE_SPRANG = Rulebook("BA-71")

_REGIONS = ((24, 4), (16, 3), (8, 2))
"""Above so many marshalling points he passes so many regions, and else one."""


@OUT_HE_SPRANG.define("gets-out", GOES_OVERLAND)
def gets_out(game: Game, company: str, site: str) -> bool | None:
    """He is not bound to the deeps, unless he is a shadow; but there he begins, or ends."""
    here = game.state.companies[company]
    shadow = game.value(IN_PLAY_BY_NAME, "Great Shadow", here.player)
    if shadow or not _springs(game, company):
        return None
    return any(game.value(ABOVE_THE_DEEPS, each) for each in (here.site, site))


@OUT_HE_SPRANG.adjust("gets-out", REGION_LIMIT, order=Layer.LAST, says="Out He Sprang")
def gets_so_far(game: Game, limit: int, company: str) -> int | None:
    """How far he gets depends on what he has done, and on nothing else."""
    player = game.state.companies[company].player
    if not _springs(game, company):
        return None
    points = sum(game.value(MARSHALLING_POINTS, player, each) for each in game.value(SOURCES))
    return next((number for above, number in _REGIONS if points > above), 1)


def _springs(game: Game, company: str) -> bool:
    """Tell whether he is in a company, and his player has the card in play."""
    here = game.state.companies[company]
    copies = game.value(COPIES, "BA-71")
    his = any(game.card(each).owner == here.player for each in copies)
    return his and any(game.card(each).card == "BA-3" for each in here.characters)


# BA-75

SCOURGE_OF_FIRE = Rulebook("BA-75")

_BURNS = "BA-75.burns-one"


def _burning(game: Game, player: str) -> tuple[str, ...]:
    """The items of the company with which the Balrog's company fights, if he is untapped."""
    ours = on_the_side_of(game, player)
    theirs = opposed(game, ours.id) if ours is not None else None
    if ours is None or theirs is None:
        return ()
    ready = any(
        game.card(each).card == "BA-3" and game.card(each).position == "untapped"
        for each in ours.characters
    )
    things = belongings(game, theirs) if ready else ()
    return tuple(each for each in things if item_facts(game, each) is not None)


@SCOURGE_OF_FIRE.forbid("burns-one", PlayEvent, says=AS_WRITTEN)
def has_nothing_to_burn(game: Game, action: PlayEvent) -> bool:
    """It takes the Balrog on his feet, and an item of those whom he fights."""
    return follows_own(game, action, _BURNS) and not _burning(game, action.player)


@SCOURGE_OF_FIRE.permit(
    "burns-one",
    PlayEvent,
    says="The Balrog's scourge burns, be it he who attacks or another.",
    lifts=ON_EITHER_SIDE,
)
def lashes_out(game: Game, action: PlayEvent) -> bool | None:
    """He uses it on whichever side he is."""
    his = follows_own(game, action, _BURNS) and in_hand(game, action.player, action.card)
    return (his and bool(_burning(game, action.player))) or None


@SCOURGE_OF_FIRE.react("burns-one", OwnTextFollowed)
def looks_for_prey(game: Game, event: OwnTextFollowed) -> list[Event]:
    """His player says what burns."""
    player = event.here.player
    among = _burning(game, player)
    if not among:
        return []
    return [ChoiceCalled(card=event.card, player=player, among=among, what=(_BURNS,))]


@SCOURGE_OF_FIRE.permit(
    "burns-one", ChooseCard, says="What may be chosen is an item of those whom he fights."
)
def says_what_burns(game: Game, action: ChooseCard) -> bool | None:
    """One of their items."""
    return is_called_for(game, action, _BURNS)


@SCOURGE_OF_FIRE.react("burns-one", CardChosen)
def is_burnt(game: Game, event: CardChosen) -> list[Event]:
    """It is gone."""
    mine = game.printed(event.card).id == "BA-75" and event.what[0] == _BURNS
    return [ItemLost(card=event.chosen)] if mine else []
