"""Hands and decks: drawing, resetting the hand, and a new play deck when the old one runs out."""

from collections.abc import Iterator
from itertools import product

from westmarch.kernel.judge import allows
from westmarch.kernel.lack import Lack
from westmarch.kernel.offers import Domain, Offer, OneOf, SomeOf, one_of
from westmarch.mechanics.lookups import in_hand
from westmarch.mechanics.moves import MOVES
from westmarch.mechanics.quantities.actions import AT_HAND
from westmarch.mechanics.quantities.turn import HAND_SIZE, HANDS_TO_RESET, STARTING_HAND
from westmarch.mechanics.windows import closes, open_window
from westmarch.table.actions import (
    AnyPlay,
    DiscardFromHand,
    DrawCard,
    ExchangeCards,
    PlaceOnGuard,
    ShowCopy,
)
from westmarch.table.events.cards import (
    CardDrawn,
    CardMoved,
    DeckExhausted,
    DeckRenewed,
    DeckShuffled,
)
from westmarch.table.events.memory import Forgotten, Remembered
from westmarch.table.events.turns import Passed
from westmarch.table.game import Game
from westmarch.table.play import Play
from westmarch.table.state import ASIDE, Fact, State, Window
from westmarch.table.windows import DRAW, END_DISCARD, EXCHANGE, RESET_HAND

CALLED_UP = "called up"
"""Remembered of a card that lies elsewhere while its player may play it as from hand."""

ELSEWHERE = (ASIDE, "discard-pile", "sideboard")
"""Where cards may lie that are as good as in hand."""


def is_at_hand(game: Game, player: str, card: str) -> bool:
    """Tell whether a player holds a card in hand, or plays it from elsewhere as he would from
    hand."""
    return in_hand(game, player, card) or game.value(AT_HAND, card, player)


def is_held(game: Game, action: AnyPlay | PlaceOnGuard | ShowCopy | DiscardFromHand) -> Lack | None:
    """Ask that its player holds the card in hand."""
    held = in_hand(game, action.player, action.card)
    return None if held else Lack("{0.card} is not in hand.")


def at_hand(game: Game, player: str) -> tuple[str, ...]:
    """The cards that a player holds in hand, and those elsewhere that are as good as that."""
    piles = (each for pile in ELSEWHERE for each in game.state.pile(player, pile))
    beside = (each for each in piles if game.value(AT_HAND, each, player))
    called = (each.about for each in game.state.facts_of(CALLED_UP))
    theirs = (each for each in called if game.value(AT_HAND, each, player))
    return (*game.state.pile(player, "hand"), *dict.fromkeys((*beside, *theirs)))


def drawn_so_far(game: Game, player: str) -> int:
    """How many cards a player has drawn for the company that moves now."""
    return sum(1 for each in game.state.facts_of("drew") if each.about == player)


def draw_card(play: Play, player: str) -> None:
    """Draw the top card, if there is one."""
    if play.state.pile(player, "play-deck"):
        play.do(CardDrawn(player=player))


def draw_cards(play: Play, player: str, number: int) -> None:
    """Draw several cards; if the play deck runs out, the rest comes from the new one."""
    for left in range(number, 0, -1):
        if _exhausting(play.state) is not None:
            play.do(Remembered(fact=Fact("draws owed", player, left)))
            return
        draw_card(play, player)


def _exhausting(state: State) -> str | None:
    """Who is about to make a new play deck, if anybody is; of two, whoever came to it last."""
    return next((each.about for each in reversed(state.facts) if each.what == "exhausting"), None)


def shuffle(play: Play, player: str) -> None:
    """Shuffle a player's play deck."""
    size = len(play.state.pile(player, "play-deck"))
    if size:
        play.do(DeckShuffled(player=player, order=play.draw("shuffle", "play-deck", player, size)))


def deal(play: Play, player: str) -> None:
    """Shuffle a player's play deck, and have him draw the hand with which he begins."""
    held = len(play.state.pile(player, "hand"))
    shuffle(play, player)
    draw_cards(play, player, play.game.value(STARTING_HAND, player) - held)


@MOVES.follow(DeckExhausted)
def let_exchange(play: Play, event: DeckExhausted) -> None:
    """Ask the player which cards go from the sideboard into the new play deck."""
    play.do(Remembered(fact=Fact("exhausting", event.player)))
    open_window(play, EXCHANGE, asked=(event.player,))


@closes(EXCHANGE)
def make_new_deck(play: Play, window: Window) -> None:
    """Make the new play deck once the player has exchanged what he wants to."""
    player = _exhausting(play.state)
    assert player is not None
    play.do(Forgotten(what="exhausting", about=player), DeckRenewed(player=player))


@MOVES.step
def go_on_drawing(play: Play) -> bool:
    """Go on where the drawing of several cards was interrupted by the end of a play deck."""
    owed = next(iter(play.state.facts_of("draws owed")), None)
    if owed is None or _exhausting(play.state) is not None:
        return False
    play.do(Forgotten(what="draws owed", about=owed.about))
    draw_cards(play, owed.about, owed.value)
    return True


@MOVES.follow(DeckRenewed)
def shuffle_new_deck(play: Play, event: DeckRenewed) -> None:
    """Shuffle what the rules have made the new play deck."""
    shuffle(play, event.player)


@MOVES.perform(ExchangeCards)
def exchange(play: Play, action: ExchangeCards) -> None:
    """Exchange the cards; there is no second go."""
    play.do(*(CardMoved(card=each, to="discard-pile") for each in action.from_sideboard))
    play.do(*(CardMoved(card=each, to="sideboard") for each in action.from_discard_pile))
    play.do(Passed(player=action.player))


@MOVES.offer(EXCHANGE)
def offer_exchange(game: Game, player: str) -> Iterator[Offer]:
    """Any cards of the sideboard for any of the discard pile, in the numbers that rules allow."""
    sideboard = game.state.pile(player, "sideboard")
    discarded = game.state.pile(player, "discard-pile")
    for wanted, given in product(range(len(sideboard) + 1), range(len(discarded) + 1)):
        first = ExchangeCards(
            player=player,
            from_sideboard=sideboard[:wanted],
            from_discard_pile=discarded[:given],
        )
        if not allows(game, first):
            continue
        chosen: Domain = SomeOf(sideboard, wanted, wanted)
        if not wanted and not given:
            # Who exchanges nothing is done, and says so.
            chosen = OneOf((), shorthands=((),))
        kept = SomeOf(discarded, given, given)
        yield Offer(first, from_sideboard=chosen, from_discard_pile=kept)


@MOVES.perform(DrawCard)
def draw_for_movement(play: Play, action: DrawCard) -> None:
    """Draw one card."""
    play.do(Remembered(fact=Fact("drew", action.player, until="company")))
    draw_card(play, action.player)


@MOVES.offer(DRAW)
def offer_draw(game: Game, player: str) -> Iterator[DrawCard]:
    """Drawing one more card."""
    if game.state.pile(player, "play-deck"):
        yield DrawCard(player=player)


def short_of(game: Game, player: str) -> int:
    """How many cards a player lacks who resets his hand; less than none if he has too many."""
    if player not in game.value(HANDS_TO_RESET, game.state.phase):
        return 0
    size = game.value(HAND_SIZE, player)
    return size - len(game.state.pile(player, "hand"))


def open_reset(play: Play, company: str | None = None) -> None:
    """Have players draw up to their hand size, or discard down to it."""
    over = tuple(each.name for each in play.state.players if short_of(play.game, each.name) < 0)
    open_window(play, RESET_HAND, asked=over, company=company)


@MOVES.step_in(RESET_HAND)
def draw_up(play: Play) -> bool:
    """Draw one more card towards the hand size; a new play deck may have to be made in between."""
    state = play.state
    for player in (state.turn_player, state.opponent(state.turn_player)):
        if short_of(play.game, player) > 0 and state.pile(player, "play-deck"):
            draw_card(play, player)
            return True
    return False


@MOVES.perform(DiscardFromHand)
def discard_from_hand(play: Play, action: DiscardFromHand) -> None:
    """Discard the card."""
    play.do(CardMoved(card=action.card, to="discard-pile"))
    if play.state.at(END_DISCARD):
        play.do(Remembered(fact=Fact("discarded", action.player, until="turn")))


@MOVES.offer(RESET_HAND, END_DISCARD)
def offer_discard(game: Game, player: str) -> Iterator[Offer]:
    """Each card in hand."""
    discard = DiscardFromHand(player=player, card="")
    yield from one_of(discard, "card", game.state.pile(player, "hand"))
