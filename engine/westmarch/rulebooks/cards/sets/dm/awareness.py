"""What a hazard of Dark Minions says of what the opponent has let go."""

from westmarch.kernel.event import Event
from westmarch.kernel.rulebook import Rulebook
from westmarch.rulebooks.cards.choices import is_answer, is_called_for
from westmarch.table.actions import ChooseCard
from westmarch.table.events.cards import (
    CardChosen,
    CardMoved,
    CardShown,
    CardsPicked,
    ChoiceCalled,
    PickCalled,
)
from westmarch.table.events.chain import OwnTextFollowed
from westmarch.table.game import Game

# DM-46

AWARE_OF_THEIR_WAYS = Rulebook("DM-46")

_AWARE = "DM-46.is-aware"
_FOUR = 4


@AWARE_OF_THEIR_WAYS.react("is-aware", OwnTextFollowed)
def looks_back(game: Game, event: OwnTextFollowed) -> list[Event]:
    """Chance says what is looked at."""
    opponent = game.state.opponent(event.here.player)
    if not game.state.pile(opponent, "discard-pile"):
        return []
    called = PickCalled(
        card=event.card, player=opponent, pile="discard-pile", number=_FOUR, what=(_AWARE,)
    )
    return [called]


@AWARE_OF_THEIR_WAYS.react("is-aware", CardsPicked)
def sees_them(game: Game, event: CardsPicked) -> list[Event]:
    """What there may be two of can be done away with; the card itself stands for none."""
    if event.what != (_AWARE,):
        return []
    shown: list[Event] = [CardShown(card=each) for each in event.picked]
    among = tuple(each for each in event.picked if not game.printed(each).unique)
    if not among:
        return shown
    player, among = game.card(event.card).owner, (*among, event.card)
    return [*shown, ChoiceCalled(card=event.card, player=player, among=among, what=(_AWARE,))]


@AWARE_OF_THEIR_WAYS.permit(
    "is-aware", ChooseCard, says="One of them that is not unique may be removed from play."
)
def says_which(game: Game, action: ChooseCard) -> bool | None:
    """Its player chooses."""
    return is_called_for(game, action, _AWARE)


@AWARE_OF_THEIR_WAYS.react("is-aware", CardChosen)
def is_gone(game: Game, event: CardChosen) -> list[Event]:
    """That one never comes back."""
    mine = is_answer(event, _AWARE)
    if not mine or event.chosen == event.card:
        return []
    return [CardMoved(card=event.chosen, to="out-of-play")]
