"""What single allies and factions of The Dragons say."""

from westmarch.cards.model.phrases.things import Cards
from westmarch.kernel.event import Event
from westmarch.kernel.rulebook import Rulebook
from westmarch.mechanics.lookups import event_length
from westmarch.rulebooks.cards.choices import is_called_for
from westmarch.rulebooks.cards.things.cards import is_such_card
from westmarch.table.actions import ChooseCard
from westmarch.table.events.cards import CardChosen, CardMoved, ChoiceCalled
from westmarch.table.events.chain import OwnTextFollowed
from westmarch.table.game import Game

# TD-142

NENSELDE = Rulebook("TD-142")

_CALLS = "TD-142.calls-the-weather"
_WEATHER = Cards(("resource environment",))


@NENSELDE.react("calls-the-weather", OwnTextFollowed)
def calls_it(game: Game, event: OwnTextFollowed) -> list[Event]:
    """What lasts for a while, and no more, can be called again."""
    player = event.here.player
    found = tuple(
        each
        for each in game.state.pile(player, "discard-pile")
        if is_such_card(game, _WEATHER, each) and event_length(game, each) in ("long", "short")
    )
    if not found:
        return []
    return [ChoiceCalled(card=event.card, player=player, among=found, what=(_CALLS,))]


@NENSELDE.permit(
    "calls-the-weather", ChooseCard, says="What may be chosen is what Nenseldë calls for."
)
def says_which(game: Game, action: ChooseCard) -> bool | None:
    """Her player says which it is to be."""
    return is_called_for(game, action, _CALLS)


@NENSELDE.react("calls-the-weather", CardChosen)
def it_comes(game: Game, event: CardChosen) -> list[Event]:
    """It is in hand again."""
    if game.printed(event.card).id != "TD-142" or event.what[0] != _CALLS:
        return []
    return [CardMoved(card=event.chosen, to="hand")]
