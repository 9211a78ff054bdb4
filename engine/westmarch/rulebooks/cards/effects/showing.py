"""What comes of it that somebody has to show cards of his hand."""

from collections.abc import Iterator

from westmarch.cards.model.phrases.showing import Show
from westmarch.kernel.event import Event
from westmarch.rulebooks.cards.here import Here
from westmarch.rulebooks.cards.numbers import counted
from westmarch.table.events.cards import CardShown, ShowCalled
from westmarch.table.game import Game


def show(game: Game, effect: Show, here: Here) -> Iterator[Event]:
    """Have the opponent show his hand, or so many cards of it that chance picks them."""
    opponent = game.state.opponent(here.player)
    hand = game.state.pile(opponent, "hand")
    number = len(hand) if effect.number is None else effect.number
    if effect.per:
        number *= counted(game, effect.per, here.company(game) or "")
    if number >= len(hand):
        yield from (CardShown(card=each) for each in hand)
    elif number:
        yield ShowCalled(player=opponent, number=number)
