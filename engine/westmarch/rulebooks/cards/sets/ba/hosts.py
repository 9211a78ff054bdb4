"""The hosts that march in the Great Army of the North."""

from collections.abc import Iterator

from westmarch.cards.model.card import Faction, Site
from westmarch.kernel.event import Event
from westmarch.kernel.rulebook import Rulebook
from westmarch.mechanics.quantities.actions import COPIES
from westmarch.mechanics.quantities.influence import INFLUENCE_RESULT, INFLUENCE_TOTAL
from westmarch.mechanics.quantities.points import MARSHALLING_POINTS
from westmarch.rulebooks.cards.choices import is_answer, is_called_for
from westmarch.rulebooks.cards.context import follows_own
from westmarch.table.actions import ChooseCard, InfluenceCard, PlayEvent
from westmarch.table.events.cards import CardChosen, CardMoved, ChoiceCalled, ShuffleCalled
from westmarch.table.events.chain import OwnTextFollowed
from westmarch.table.game import Game

# BA-38

GREAT_ARMY = Rulebook("BA-38")

_CALLS = "BA-38.calls-them-up"
_HOSTS = 4
_WORTH = 2
_PILE = "marshalling-point-pile"


def _is_host(game: Game, card: str) -> bool:
    """Tell whether a card is a faction of Orcs or Trolls."""
    facts = game.printed(card).facts
    return isinstance(facts, Faction) and facts.race in ("Orc", "Troll")


def _discarded(game: Game, player: str) -> tuple[str, ...]:
    return tuple(each for each in game.state.pile(player, "discard-pile") if _is_host(game, each))


@GREAT_ARMY.forbid(
    "calls-them-up",
    PlayEvent,
    says="No Orc or Troll faction is in {action.player}'s discard pile.",
)
def has_nobody_to_call(game: Game, action: PlayEvent) -> bool:
    """Something has to come of it, as of any short-event."""
    return follows_own(game, action, _CALLS) and not _discarded(game, action.player)


@GREAT_ARMY.react("calls-them-up", OwnTextFollowed)
def calls_them_up(game: Game, event: OwnTextFollowed) -> Iterator[Event]:
    """As a short-event it is discarded, and its player chooses among the factions."""
    player = event.here.player
    among = _discarded(game, player)
    yield CardMoved(card=event.card, to="discard-pile")
    yield from _next(event.card, player, among)


@GREAT_ARMY.permit(
    "calls-them-up",
    ChooseCard,
    says="An Orc or Troll faction of the discard pile goes into the play deck; the event itself "
    "stands for no more of them.",
)
def says_which(game: Game, action: ChooseCard) -> bool | None:
    """The player says which of them, and that these are enough."""
    return is_called_for(game, action, _CALLS)


@GREAT_ARMY.react("calls-them-up", CardChosen)
def follows_the_call(game: Game, event: CardChosen) -> Iterator[Event]:
    """It goes into the play deck, and the next one may be chosen; in the end he shuffles."""
    if not is_answer(event, _CALLS):
        return
    _, player, among = event.what
    if event.chosen == event.card:
        yield ShuffleCalled(player=player)
        return
    yield CardMoved(card=event.chosen, to="play-deck")
    yield from _next(event.card, player, tuple(each for each in among if each != event.chosen))


def _next(card: str, player: str, among: tuple[str, ...]) -> Iterator[Event]:
    """Have the player choose one more, or none; when none is left he shuffles."""
    if among:
        what = (_CALLS, player, among)
        yield ChoiceCalled(card=card, player=player, among=(*among, card), what=what)
    else:
        yield ShuffleCalled(player=player)


def _armies(game: Game, player: str) -> int:
    return sum(game.card(each).owner == player for each in game.value(COPIES, "BA-38"))


@GREAT_ARMY.adjust("marches-for-him", INFLUENCE_TOTAL, says="Great Army of the North")
def are_won_more_easily(
    game: Game, total: int, faction: str, character: str, dice: int
) -> int | None:
    """Orcs and Trolls want to be part of it."""
    armies = _armies(game, game.card(character).owner) if _is_host(game, faction) else 0
    return total + armies if armies else None


@GREAT_ARMY.adjust("marches-for-him", INFLUENCE_RESULT, says="Great Army of the North")
def are_won_away_more_easily(
    game: Game, result: int, attempt: InfluenceCard, ours: int, theirs: int
) -> int | None:
    """Those who are with the opponent want it, too."""
    armies = _armies(game, attempt.player) if _is_host(game, attempt.target) else 0
    return result + armies if armies else None


@GREAT_ARMY.define("needs-four", MARSHALLING_POINTS)
def is_an_army(game: Game, player: str, source: str) -> int | None:
    """With four such hosts it is worth points, and with fewer it is worth nothing."""
    armies = _armies(game, player) if source == "miscellaneous" else 0
    if not armies:
        return None
    hosts = (each for each in game.state.pile(player, _PILE) if _is_host(game, each))
    counted = [
        each for each in hosts if game.printed(each).unique and not _is_of_a_dark_hold(game, each)
    ]
    return _WORTH * armies if len(counted) >= _HOSTS else None


def _is_of_a_dark_hold(game: Game, faction: str) -> bool:
    """Tell whether a faction is playable at a Dark-hold, by the site cards of its own side."""
    printed = game.printed(faction)
    places = printed.facts.sites if isinstance(printed.facts, Faction) else ()
    return any(
        isinstance(each.facts, Site)
        and each.alignment == printed.alignment
        and each.facts.site_type == "Dark-hold"
        for place in places
        for each in game.pool.named(place)
    )
