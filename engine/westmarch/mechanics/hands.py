"""Hands and decks: drawing, discarding down, and what happens when a deck runs out."""

from collections.abc import Iterator

from westmarch.kernel.actions import DiscardFromHand, DrawCard
from westmarch.kernel.events import (
    CardDrawn,
    CardMoved,
    DeckExhausted,
    DeckShuffled,
    Remembered,
    WindowOpened,
)
from westmarch.kernel.game import Game
from westmarch.kernel.play import Play
from westmarch.kernel.state import Fact, Window
from westmarch.mechanics.moves import MOVES
from westmarch.mechanics.quantities import DRAWS, HAND_SIZE


def drawn_so_far(game: Game, player: str) -> int:
    """How many cards a player has drawn for the company that moves now."""
    return sum(1 for each in game.state.facts if each.what == "drew" and each.about == player)


def draw_card(play: Play, player: str) -> None:
    """Draw the top card; the last one exhausts the deck, and a new one is made at once."""
    if play.state.pile(player, "play-deck"):
        play.do(CardDrawn(player=player))
        if not play.state.pile(player, "play-deck"):
            play.do(DeckExhausted(player=player))


def shuffle(play: Play, player: str) -> None:
    """Shuffle a player's play deck."""
    size = len(play.state.pile(player, "play-deck"))
    if size:
        play.do(DeckShuffled(player=player, order=play.draw("shuffle", "play-deck", player, size)))


@MOVES.follow(DeckExhausted)
def make_new_deck(play: Play, event: DeckExhausted) -> None:
    """Shuffle what the rules have put back into the play deck."""
    shuffle(play, event.player)


@MOVES.perform(DrawCard)
def draw_for_movement(play: Play, action: DrawCard) -> None:
    """Draw one card."""
    play.do(Remembered(fact=Fact("drew", action.player, until="company")))
    draw_card(play, action.player)


@MOVES.offer("draw")
def offer_draw(game: Game, player: str) -> Iterator[DrawCard]:
    """Drawing one more card."""
    company = game.state.window.company
    allowed = game.value(DRAWS, company, player) if company is not None else 0
    if drawn_so_far(game, player) < allowed and game.state.pile(player, "play-deck"):
        yield DrawCard(player=player)


def open_reset(play: Play, company: str | None = None) -> None:
    """Have both players draw up to their hand size, or discard down to it."""
    state = play.state
    for player in (state.turn_player, state.opponent(state.turn_player)):
        size = play.game.value(HAND_SIZE, player)
        while len(play.state.pile(player, "hand")) < size and play.state.pile(player, "play-deck"):
            draw_card(play, player)
    over = tuple(
        each.name
        for each in state.players
        if len(play.state.pile(each.name, "hand")) > play.game.value(HAND_SIZE, each.name)
    )
    play.do(WindowOpened(window=Window("reset-hand", over, company)))


@MOVES.perform(DiscardFromHand)
def discard_from_hand(play: Play, action: DiscardFromHand) -> None:
    """Discard the card."""
    play.do(CardMoved(card=action.card, to="discard-pile"))
    if play.state.window.name == "end-discard":
        play.do(Remembered(fact=Fact("discarded", action.player, until="turn")))


@MOVES.offer("reset-hand", "end-discard")
def offer_discard(game: Game, player: str) -> Iterator[DiscardFromHand]:
    """Each card in hand."""
    for card in game.state.pile(player, "hand"):
        yield DiscardFromHand(player=player, card=card)
