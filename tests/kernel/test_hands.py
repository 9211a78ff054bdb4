"""Drawing several cards, with the end of the play deck in the middle of it."""

from westmarch.judging import judge_for
from westmarch.kernel.chance import seeded
from westmarch.mechanics.hands import draw_cards
from westmarch.table.actions import Finish
from westmarch.table.play import Play
from westmarch.table.state import State
from westmarch.wire.position import set_up
from westmarch.wire.protocol import CardAt, CompanyAt, PlayerAt, Position, Turn

KNIFE, HERO, HAVEN = "TW-206", "TW-160", "TW-421"
JUDGE = judge_for("emended")


def table(*piles: tuple[str, int]) -> State:
    """Lay out a player in the organization phase, with so many cards in each of these piles."""
    cards = [
        CardAt(f"{place} {number}", KNIFE, "player", place)  # type: ignore[arg-type]
        for place, count in piles
        for number in range(count)
    ]
    return set_up(
        JUDGE,
        Position(
            edition="emended",
            turn=Turn("player", "organization"),
            players=(PlayerAt("player"), PlayerAt("opponent")),
            cards=(
                CardAt("haven", HAVEN, "player", "in-play"),
                CardAt("hero", HERO, "player", "in-play", company="band"),
                *cards,
            ),
            companies=(CompanyAt("band", "player", "haven"),),
        ),
    )


def drawn(state: State, number: int) -> Play:
    """Have the player draw, and carry the game on to the next decision."""
    play = Play(JUDGE.game(state), JUDGE.moves, seeded(1))
    draw_cards(play, "player", number)
    play.settle()
    return play


def test_the_rest_comes_from_the_new_play_deck() -> None:
    play = drawn(table(("play-deck", 1), ("discard-pile", 4)), 3)
    assert len(play.state.pile("player", "hand")) == 3
    assert len(play.state.pile("player", "play-deck")) == 2
    assert play.state.window.name == "organization"


def test_the_rest_waits_for_the_exchange() -> None:
    play = drawn(table(("play-deck", 1), ("discard-pile", 4), ("sideboard", 1)), 3)
    assert len(play.state.pile("player", "hand")) == 1
    assert play.state.window.name == "exchange"
    after = JUDGE.act(play.state, Finish(player="player"), seeded(1)).state
    assert len(after.pile("player", "hand")) == 3
    assert after.window.name == "organization"


def test_nothing_more_is_drawn_where_there_is_nothing() -> None:
    play = drawn(table(("play-deck", 1)), 3)
    assert len(play.state.pile("player", "hand")) == 1
    assert play.state.window.name == "organization"


def test_two_play_decks_may_run_out_in_a_row() -> None:
    play = drawn(table(("play-deck", 1), ("discard-pile", 2)), 3)
    assert len(play.state.pile("player", "hand")) == 3
    assert play.state.players[0].exhausted == 2
