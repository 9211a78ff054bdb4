"""Gold rings that are tested, and the special rings that are played for them."""

from collections.abc import Iterator

from westmarch.cards.model.card import Item
from westmarch.mechanics.chain import declare, resolves
from westmarch.mechanics.hands import at_hand
from westmarch.mechanics.lookups import item_facts
from westmarch.mechanics.moves import MOVES
from westmarch.mechanics.quantities.rings import RING_COMES_TO, RING_TEST, RINGS_SOUGHT
from westmarch.mechanics.second_rolls import roll_for, rolled_for
from westmarch.mechanics.windows import closes, open_window
from westmarch.table.actions import PlayRing
from westmarch.table.events.cards import ShuffleCalled
from westmarch.table.events.memory import Forgotten, Remembered
from westmarch.table.events.rings import RingPlayed, RingTest, RingTestCalled, RingTested
from westmarch.table.events.turns import WindowClosed
from westmarch.table.game import Game
from westmarch.table.play import Play
from westmarch.table.state import IN_PLAY, Fact, Window
from westmarch.table.windows import RING_TEST as TESTED

RESULT = "ring test"
"""Remembered of a gold ring: how its test ended, while a special ring may be played for it."""


def is_gold_ring(game: Game, card: str) -> bool:
    """Tell whether a card is a gold ring."""
    item = item_facts(game, card)
    return item is not None and item.item_class == "gold ring"


def last_result(game: Game) -> RingTested | None:
    """The result of the last test for which nothing has been played yet."""
    results = [each.value for each in game.state.facts_of(RESULT)]
    return results[-1] if results else None


@resolves(RingTest)
def test_by_itself(play: Play, test: RingTest) -> None:
    """Test the ring, if it is still there."""
    if play.state.cards[test.card].place == IN_PLAY:
        play.do(RingTestCalled(test=test))


@MOVES.follow(RingTestCalled)
def roll_test(play: Play, event: RingTestCalled) -> None:
    """Roll for it, if it takes a roll."""
    if event.test.rolled:
        roll_for(play, "ring-test", event.test.card, event.test)
    else:
        see_result(play, event.test, 0)


@rolled_for(RingTest)
def see_result(play: Play, test: RingTest, roll: int) -> None:
    """See what the roll comes to, and have the player play what it shows."""
    total = play.game.value(RING_TEST, test.card, roll, test)
    result = RingTested(test=test, roll=roll, total=total)
    play.do(Remembered(fact=Fact(RESULT, test.card, result, until="turn")), result)
    open_window(play, TESTED, asked=(test.player,))


@MOVES.perform(PlayRing)
def play_ring(play: Play, action: PlayRing) -> None:
    """Declare the special ring, which may have been looked for in the play deck."""
    searched = action.card in play.state.pile(action.player, "play-deck")
    play.do(WindowClosed())
    declare(play, action)
    if searched:
        play.do(ShuffleCalled(player=action.player))


@resolves(PlayRing)
def ring_comes_into_play(play: Play, action: PlayRing) -> None:
    """Bring the special ring into play in the place of the gold ring."""
    fact = play.state.fact(RESULT, action.ring)
    assert fact is not None
    play.do(
        RingPlayed(card=action.card, character=action.character, test=fact.value.test),
        Forgotten(what=RESULT, about=action.ring),
    )


@closes(TESTED)
def no_ring_is_played(play: Play, window: Window) -> None:
    """Go on when the player plays no special ring, or has none."""
    result = last_result(play.game)
    assert result is not None
    play.do(Forgotten(what=RESULT, about=result.test.card))


@MOVES.offer(TESTED)
def offer_rings(game: Game, player: str) -> Iterator[PlayRing]:
    """Each special item at hand, for whoever is to have it."""
    result = last_result(game)
    assert result is not None
    who = game.value(RING_COMES_TO, result.test)
    for card in (*at_hand(game, player), *game.value(RINGS_SOUGHT, result.test.card)):
        facts = game.printed(card).facts
        if who is not None and isinstance(facts, Item) and facts.item_class == "special":
            yield PlayRing(player=player, card=card, ring=result.test.card, character=who)
