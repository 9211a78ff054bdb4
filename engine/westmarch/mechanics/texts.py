"""What the texts of cards set in motion: rolls, choices, draws and shuffles."""

from collections.abc import Iterator
from typing import Any

from msgspec import Struct

from westmarch.kernel.offers import Offer, OneOf
from westmarch.mechanics.chain import resolves
from westmarch.mechanics.hands import draw_cards, shuffle
from westmarch.mechanics.moves import MOVES
from westmarch.mechanics.patience import waits_for
from westmarch.mechanics.quantities.actions import CARD_ROLL
from westmarch.mechanics.second_rolls import roll_for, rolled_for
from westmarch.mechanics.windows import open_window
from westmarch.table.actions import ChooseCard
from westmarch.table.events.cards import (
    CardChosen,
    CardMoved,
    CardShown,
    CardsPicked,
    DrawCalled,
    ItemLost,
    LossCalled,
    PickCalled,
    ShowCalled,
    ShuffleCalled,
)
from westmarch.table.events.chain import RollCalled, RollMade, TextResolved
from westmarch.table.events.turns import WindowClosed
from westmarch.table.game import Game
from westmarch.table.play import Play
from westmarch.table.windows import CHOOSE


class TextDemand(Struct, frozen=True):
    """What a passive condition of a card demands, while it waits on the chain of effects."""

    player: str
    card: str
    what: Any


@resolves(TextDemand)
def text_takes_effect(play: Play, demand: TextDemand) -> None:
    """Let the text take effect."""
    play.do(TextResolved(card=demand.card, what=demand.what))


@MOVES.first_step
def ask_for_choice(play: Play) -> bool:
    """Have a player choose before anything else goes on; a single card needs no choice.

    A table that waits leaves it to the player all the same.
    """
    state = play.state
    if not state.choices or state.at(CHOOSE):
        return False
    choice = state.choices[0]
    if len(choice.among) == 1 and not waits_for(state, choice.player):
        play.do(CardChosen(card=choice.card, chosen=choice.among[0], what=choice.what))
    else:
        open_window(play, CHOOSE, asked=(choice.player,))
    return True


@MOVES.perform(ChooseCard)
def choose(play: Play, action: ChooseCard) -> None:
    """Take the card that was chosen."""
    choice = play.state.choices[0]
    play.do(WindowClosed())
    play.do(CardChosen(card=choice.card, chosen=action.chosen, what=choice.what))


@MOVES.offer(CHOOSE)
def offer_choices(game: Game, player: str) -> Iterator[Offer]:
    """Any card that would do; where the order of several is chosen, any of them may call for it."""
    for choice in game.state.choices[:1]:
        for card in choice.among:
            yield Offer(
                ChooseCard(player=player, card=choice.card, chosen=card),
                card=OneOf((choice.card,), choice.among),
            )


@MOVES.follow(RollCalled)
def roll(play: Play, event: RollCalled) -> None:
    """Roll the dice."""
    if event.of not in play.state.cards:
        go_on(play, event, sum(play.draw("2d6", "card-text", event.of)))
        return
    roll_for(play, "card-text", event.of, event, sort="influence-check" if event.check else "")


@rolled_for(RollCalled)
def go_on(play: Play, event: RollCalled, dice: int) -> None:
    """Let the text say what comes of it."""
    total = play.game.value(CARD_ROLL, event.card, dice)
    play.do(RollMade(card=event.card, of=event.of, roll=total, what=event.what))


@MOVES.follow(DrawCalled)
def draw(play: Play, event: DrawCalled) -> None:
    """Draw the cards."""
    draw_cards(play, event.player, event.number)


@MOVES.follow(ShowCalled)
def show_cards(play: Play, event: ShowCalled) -> None:
    """Pick the cards, and show them."""
    hand = play.state.pile(event.player, "hand")
    order = play.draw("shuffle", "hand", event.player, len(hand))
    play.do(*(CardShown(card=hand[each]) for each in order[: event.number]))


@MOVES.follow(LossCalled)
def lose_cards(play: Play, event: LossCalled) -> None:
    """Pick the cards, unless all go anyway, and discard them."""
    hand = play.state.pile(event.player, "hand")
    lost = hand
    if len(hand) > event.number:
        order = play.draw("shuffle", "hand", event.player, len(hand))
        lost = tuple(hand[each] for each in order[: event.number])
    play.do(*(CardMoved(card=each, to="discard-pile") for each in lost))


@MOVES.follow(ItemLost)
def lose_item(play: Play, event: ItemLost) -> None:
    """Discard it."""
    play.do(CardMoved(card=event.card, to="discard-pile"))


@MOVES.follow(PickCalled)
def pick_cards(play: Play, event: PickCalled) -> None:
    """Pick them; of few there is nothing to pick."""
    cards = play.state.pile(event.player, event.pile)
    if len(cards) > event.number:
        order = play.draw("shuffle", "hand", event.player, len(cards))
        cards = tuple(cards[each] for each in order[: event.number])
    play.do(CardsPicked(card=event.card, picked=cards, what=event.what))


@MOVES.follow(ShuffleCalled)
def shuffle_deck(play: Play, event: ShuffleCalled) -> None:
    """Shuffle the deck."""
    shuffle(play, event.player)
