"""Options and verdicts agree: what is offered is legal, and what is legal is offered."""

from itertools import islice
from random import Random

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from tests.kernel.real import JUDGE, table
from westmarch.judging import judge_for
from westmarch.kernel.chance import seeded
from westmarch.kit.anything import anything
from westmarch.kit.playout import TABLE, Kinds, Report, dealt, pairing, play_game, waiting
from westmarch.kit.random_table import random_table
from westmarch.table.actions import ExchangeCards, Finish, PlayEvent
from westmarch.table.judge import Judge
from westmarch.table.state import Card, State, Window
from westmarch.wire.position import set_up

EDITIONS = ("printed", "emended")
THOUGHTS = 60
"""So much is thought of at each position."""
ANY = settings(deadline=None, phases=(Phase.explicit, Phase.reuse, Phase.generate))
"""No seed is simpler than another, so there is no use in shrinking them."""


def after(judge: Judge, seed: int, actions: int) -> State:
    """Play so many actions at random, from a random table or with two of our decks."""
    random, chance = Random(seed), seeded(seed)
    if seed % 2:
        state: State = set_up(judge, random_table(judge, random))
    else:
        state = dealt(judge, random, pairing(seed))
    for _ in range(actions):
        options = [each for name in waiting(state) for each in judge.options(state, name)]
        state = judge.act(state, random.choice(options), chance).state
    return state


@settings(ANY, max_examples=20)
@given(
    st.integers(min_value=0, max_value=2**32),
    st.sampled_from(EDITIONS),
    st.integers(min_value=0, max_value=150),
)
def test_what_is_legal_is_offered_and_what_is_offered_is_legal(
    seed: int, edition: str, actions: int
) -> None:
    judge, random = judge_for(edition), Random(seed)
    state = after(judge, seed, actions)
    players = [each.name for each in state.players]
    offered = [each for name in players for each in judge.offers(state, name)]
    for _ in range(THOUGHTS):
        action = anything(judge.game(state), random, offered)
        if judge.ask(state, action).name == "legal":
            assert judge.is_offered(state, action), action
    for name in players:
        for action in islice(judge.options(state, name), 100):
            assert judge.ask(state, action).name != "illegal", action
            assert judge.is_offered(state, action), action


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("seed", "players"), [(2, None), (107, TABLE), (227, TABLE)])
def test_a_game_in_which_everybody_does_what_he_may_comes_to_its_end(
    edition: str, seed: int, players: Kinds | None
) -> None:
    report = Report()
    play_game(judge_for(edition), seed, report, players, style="freely")
    assert report.faults == []


@pytest.mark.parametrize("target", ["company", None])
def test_a_creature_is_not_played_as_an_event(target: str | None) -> None:
    state = table("TW-160", at="TW-428", hand=("TW-199",))
    held = Card("itangast", "TD-36", "opponent", "hand")
    state = replace(
        state,
        cards={**state.cards, held.id: held},
        piles={**state.piles, "opponent/hand": (held.id,)},
    )
    moving = Window("movement-hazard", ("opponent",), "company")
    state = replace(state, phase="movement-hazard", windows=(moving,))
    played = PlayEvent(player="opponent", card=held.id, target=target)
    assert JUDGE.ask(state, played).because == ("core.actions.needs-allowance",)


def test_who_exchanges_nothing_is_done() -> None:
    nothing = ExchangeCards(player="player", from_sideboard=(), from_discard_pile=())
    state = replace(
        table("TW-160", at="TW-428"),
        windows=(Window("exchange", ("player",)),),
        piles={"player/sideboard": (), "player/discard-pile": ()},
    )
    assert JUDGE.ask(state, nothing)
    assert list(JUDGE.options(state, "player")) == [Finish(player="player")]
    assert JUDGE.is_offered(state, nothing)
