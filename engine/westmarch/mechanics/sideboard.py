"""The sideboard: cards that come from it into the discard pile or the play deck."""

from collections.abc import Iterator

from westmarch.kernel.lack import Lack
from westmarch.kernel.offers import Offer, OneOf
from westmarch.mechanics.choosing import any_of
from westmarch.mechanics.hands import shuffle
from westmarch.mechanics.moves import MOVES
from westmarch.mechanics.quantities.setup import GIVEN_UP, TURNED_IN
from westmarch.table.actions import FetchFromSideboard, TurnIn
from westmarch.table.events.cards import CardMoved, SideboardOpened
from westmarch.table.events.memory import Remembered
from westmarch.table.game import Game
from westmarch.table.play import Play
from westmarch.table.state import Fact
from westmarch.table.windows import END_UNTAP, IN_THE_GAME, ORGANIZATION

HALVED_LIMITS = "halved limits"
"""Remembered of a player who reached for the sideboard: on account of which card it was."""


def on_whose_account(game: Game, company: str) -> str | None:
    """The card on whose account the sideboard was opened this turn against a company's player."""
    hazard_player = game.state.opponent(game.state.companies[company].player)
    fact = game.state.fact(HALVED_LIMITS, hazard_player)
    return None if fact is None else fact.value


def are_in_the_sideboard(game: Game, action: FetchFromSideboard) -> Lack | None:
    """Ask that there are cards to fetch, each named once, and all of them in the sideboard."""
    cards = set(action.cards)
    if not cards:
        return Lack("No card is named that is to come.")
    if len(cards) < len(action.cards):
        return Lack("The same card is named twice.")
    if cards.issubset(game.state.pile(action.player, "sideboard")):
        return None
    return Lack("Not all that is to come is in {0.player}'s sideboard.")


@MOVES.perform(FetchFromSideboard)
def fetch(play: Play, action: FetchFromSideboard) -> None:
    """Bring the cards, and shuffle if they go into the deck."""
    play.do(SideboardOpened(player=action.player, cards=action.cards, to=action.to))
    play.do(*(CardMoved(card=each, to=action.to) for each in action.cards))
    if action.to == "play-deck":
        shuffle(play, action.player)
    play.do(Remembered(fact=Fact("sideboard", action.player, until="turn")))


@MOVES.perform(TurnIn)
def turn_in(play: Play, action: TurnIn) -> None:
    """Take the card out of the hand, and shuffle the other one into the play deck."""
    to = play.game.value(TURNED_IN, action.card)
    assert to is not None
    play.do(CardMoved(card=action.card, to=to), CardMoved(card=action.wanted, to="play-deck"))
    shuffle(play, action.player)


@MOVES.offer(*IN_THE_GAME)
def offer_turning_in(game: Game, player: str) -> Iterator[Offer]:
    """Each card in hand that can be given up, for each of the sideboard."""
    board = game.state.pile(player, "sideboard")
    for card in game.value(GIVEN_UP, player) if board else ():
        yield Offer(TurnIn(player=player, card=card, wanted=board[0]), wanted=OneOf(board))


@MOVES.offer(ORGANIZATION, END_UNTAP)
def offer_fetching(game: Game, player: str) -> Iterator[Offer]:
    """Any cards of the sideboard to the discard pile, and each into the play deck.

    The hazard player reaches for it as the untap phase ends, the other one as he organizes.
    """
    if game.state.at(END_UNTAP) == (player == game.state.turn_player):
        return
    for to in ("discard-pile", "play-deck"):
        fetching = FetchFromSideboard(player=player, cards=(), to=to)
        yield any_of(game, fetching, game.state.pile(player, "sideboard"))
