"""The chain of effects, under toy rules that let both players respond with items."""

from collections.abc import Iterator
from copy import copy
from typing import Any

from msgspec.structs import replace

from tests.kernel.tables import POOL, table
from westmarch.kernel.judge import Outcome
from westmarch.kernel.rulebook import Rulebook
from westmarch.kernel.rules import Rules
from westmarch.mechanics import MOVES
from westmarch.mechanics.quantities.actions import CHAIN_CLOSED, NEXT_TO_RESOLVE
from westmarch.table.actions import Finish, PlayItem
from westmarch.table.audit import faults
from westmarch.table.events.chain import Resolved
from westmarch.table.game import Game
from westmarch.table.judge import Judge
from westmarch.table.state import BEING_PLAYED, State, Window
from westmarch.table.view import view


def respond_with_items(game: Game, player: str) -> Iterator[PlayItem]:
    for each in game.state.pile(player, "hand"):
        yield PlayItem(player=player, card=each, character="hero")


def responsive() -> Judge:
    book = Rulebook("toy.chain")
    book.refuse("closed")(lambda game, action: True)
    book.permit("done", Finish)(lambda game, action: action.player in game.state.window.waiting)
    book.permit("any item", PlayItem)(
        lambda game, action: (
            action.player in game.state.window.waiting and game.card(action.card).place == "hand"
        )
    )
    book.define("closed", CHAIN_CLOSED)(lambda game: not game.state.window.waiting)
    book.define("last first", NEXT_TO_RESOLVE)(lambda game: game.state.chain[-1])
    moves = copy(MOVES)
    moves.offers = {"respond": [respond_with_items]}
    return Judge(Rules(book.rules), POOL, moves)


def start() -> State:
    state = table()
    cards = {**state.cards, "spare": replace(state.cards["spare"], place="hand")}
    piles = {"player/hand": ("knife", "spare"), "opponent/hand": ("other",)}
    window = Window("site", ("player",), "band")
    return replace(state, cards=cards, piles=piles, windows=(window,))


def act(state: State, *actions: Any) -> tuple[State, list[Outcome]]:
    judge, outcomes = responsive(), []
    for action in actions:
        outcome = judge.act(state, action)
        assert outcome.verdict, outcome.verdict.because
        outcomes.append(outcome)
        state = outcome.state
    return state, outcomes


def item(player: str, card: str) -> PlayItem:
    return PlayItem(player=player, card=card, character="hero")


def test_a_declared_action_waits_while_somebody_can_respond() -> None:
    state, _ = act(start(), item("player", "knife"))
    assert [each.card for each in state.chain] == ["knife"]
    assert state.window == Window("respond", ("opponent", "player"))


def test_a_declared_card_leaves_the_hand_and_waits_where_all_can_see_it() -> None:
    state, _ = act(start(), item("player", "knife"))
    assert state.cards["knife"].place == BEING_PLAYED
    assert state.pile("player", "hand") == ("spare",)
    assert view(state, "opponent").cards["knife"].card == "XX-2"
    assert not list(faults(state))


def test_a_card_being_played_cannot_be_played_once_more() -> None:
    state, _ = act(start(), item("player", "knife"), Finish(player="opponent"))
    assert not responsive().ask(state, item("player", "knife"))


def test_the_last_declared_resolves_first() -> None:
    state, outcomes = act(
        start(),
        item("player", "knife"),
        item("opponent", "other"),
        Finish(player="player"),
    )
    resolved = [each.action.card for each in outcomes[-1].events if isinstance(each, Resolved)]
    assert resolved == ["other", "knife"]
    assert state.chain == ()
    assert state.window.name == "site"


def test_who_was_done_may_respond_to_a_further_action() -> None:
    state, _ = act(
        start(),
        item("player", "knife"),
        Finish(player="opponent"),
        item("player", "spare"),
    )
    assert state.window.waiting == ("opponent", "player")


def test_nobody_is_asked_who_could_not_respond() -> None:
    state = start()
    piles = {"player/hand": ("knife",), "opponent/hand": ()}
    cards = {
        **state.cards,
        "spare": replace(state.cards["spare"], place="discard-pile"),
        "other": replace(state.cards["other"], place="discard-pile"),
    }
    state, _ = act(replace(state, cards=cards, piles=piles), item("player", "knife"))
    assert state.cards["knife"].host == "hero"
    assert state.window.name == "site"
