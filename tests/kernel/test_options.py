"""Options and verdicts agree: what is offered is legal, and what is legal is offered."""

from collections.abc import Iterator
from itertools import islice, product
from random import Random

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from tests.kernel.real import JUDGE, table
from westmarch.judging import judge_for
from westmarch.kernel.chance import seeded
from westmarch.kernel.judge import allows
from westmarch.kernel.offers import action_of, actions_of
from westmarch.kit.anything import anything
from westmarch.kit.playout import TABLE, Kinds, Report, dealt, pairing, play_game, waiting
from westmarch.kit.random_table import random_table
from westmarch.table.actions import (
    Action,
    AssignStrike,
    AttackCompany,
    ChooseCompany,
    EnterSite,
    ExchangeCards,
    Finish,
    PlayEvent,
)
from westmarch.table.judge import Judge
from westmarch.table.state import Card, State, Window
from westmarch.table.windows import ASSIGN_ATTACKER, ASSIGN_DEFENDER, ASSIGN_FIRST, ASSIGN_REST
from westmarch.wire.position import set_up

ASSIGNING = (ASSIGN_FIRST, ASSIGN_DEFENDER, ASSIGN_ATTACKER, ASSIGN_REST)
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
            # What leaves the table as it was raises.
            assert judge.act(state, action, seeded(seed)).verdict, action


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("seed", "players"), [(2, None), (107, TABLE), (227, TABLE)])
def test_a_game_in_which_everybody_does_what_he_may_comes_to_its_end(
    edition: str, seed: int, players: Kinds | None
) -> None:
    report = Report()
    play_game(judge_for(edition), seed, report, players, style="freely")
    assert report.faults == []


def fights(judge: Judge, seed: int) -> Iterator[State]:
    """Have companies meet, and attack each other where they may; give whenever strikes are dealt.

    All that can be done is done at random, but nobody goes past an attack.
    """
    random, chance = Random(seed), seeded(seed)
    position = random_table(judge, random, meeting=1.0)
    state: State = set_up(judge, replace(position, turn=replace(position.turn, phase="site")))
    for _ in range(60):
        if state.combat is not None and state.combat.attacking and state.combat_step in ASSIGNING:
            yield state
        offered = [each for name in waiting(state) for each in judge.offers(state, name)]
        choices = next(
            found
            for kind in (AttackCompany, EnterSite, ChooseCompany, Action)
            if (found := [each for each in offered if isinstance(action_of(each), kind)])
        )
        possible = actions_of(random.choice(choices))
        action = next(each for each in possible if allows(judge.game(state), each))
        state = judge.act(state, action, chance).state


def test_whose_strike_it_is_is_offered_as_far_as_it_is_allowed() -> None:
    judge, dealt_out = judge_for("emended"), 0
    for state in (each for seed in range(60) for each in fights(judge, seed)):
        dealt_out += 1
        everybody = [who for each in state.companies.values() for who in each.characters]
        for player, whom, by in product(("player", "opponent"), everybody, (None, *everybody)):
            action = AssignStrike(player=player, character=whom, by=by)
            if allows(judge.game(state), action):
                assert judge.is_offered(state, action), action
    assert dealt_out > 5


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
