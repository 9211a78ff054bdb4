"""Random play: the games that once went wrong, and whatever Hypothesis thinks of."""

from random import Random

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from westmarch.judging import judge_for
from westmarch.kernel.chance import seeded
from westmarch.kit.playout import (
    PAIRINGS,
    TABLE,
    Kinds,
    Report,
    dealt,
    play_game,
    play_games,
    waiting,
)
from westmarch.kit.random_table import random_table
from westmarch.kit.watch import Watch
from westmarch.processes import at_most
from westmarch.table.state import State
from westmarch.wire.position import set_up

FEW: tuple[Kinds, ...] = (
    ("wizard", "balrog"),
    ("fallen-wizard", "ringwraith"),
    ("ringwraith", "wizard"),
    ("balrog", "fallen-wizard"),
)
"""Games in which each kind of player begins, and each is met."""
MATCHES = (*PAIRINGS, TABLE)
"""Who plays whom, or a random table."""

ANY = settings(deadline=None, phases=(Phase.explicit, Phase.reuse, Phase.generate))
"""No seed is simpler than another, so there is no use in shrinking them."""

WIZARDS = ("wizard", "wizard")
WENT_WRONG: tuple[tuple[int, Kinds, str], ...] = (
    (843, TABLE, "a character had to be chosen for a strike that was gone by then"),
    (1026, WIZARDS, "a new play deck was made for the wrong player, sites and all"),
    (1114, WIZARDS, "a company was sent back while a new play deck was made"),
    (1120, WIZARDS, "a site came into a hand, by way of such a play deck"),
    (1136, WIZARDS, "a snowstorm kept a player from making a new play deck"),
    (1143, WIZARDS, "the same, so that the game had no end"),
    (6385, TABLE, "a character was called home, and kept hold of what had been his"),
    (8285, TABLE, "an event that is back in the play deck still had a say in a hazard limit"),
    (2083, TABLE, "an attack that was called came from a card that had gone into the play deck"),
)
"""The seeds of games that once went wrong, who played whom, and what it was."""
WITH_RANDOM_DECKS = {
    777011: "somebody had to go for want of influence, and was kept in play",
    778110: "cards were looked for among the names of home sites",
    880009: "somebody asked for the third effect of an event that has two",
}
"""The same, with random decks."""


@pytest.mark.parametrize(
    ("seed", "players"), [each[:2] for each in WENT_WRONG], ids=[each[2] for each in WENT_WRONG]
)
def test_what_once_went_wrong_goes_well(seed: int, players: Kinds) -> None:
    report = Report()
    play_game(judge_for("emended"), seed, report, players)
    assert report.faults == []


@pytest.mark.parametrize("seed", WITH_RANDOM_DECKS, ids=WITH_RANDOM_DECKS.values())
def test_what_went_wrong_with_random_decks_goes_well(seed: int) -> None:
    report = Report()
    play_game(judge_for("emended"), seed, report, decks="random")
    assert report.faults == []


FREELY_WRONG = {
    770002: "a card asked who was with a company, and there was none",
    770016: "a card asked for a mind of somebody who has none",
    770018: "a corruption card was played on nobody",
}
"""The same, from random tables where players did whatever was allowed."""


@pytest.mark.parametrize("seed", FREELY_WRONG, ids=FREELY_WRONG.values())
def test_what_went_wrong_where_all_is_tried_goes_well(seed: int) -> None:
    report = Report()
    play_game(judge_for("emended"), seed, report, TABLE, "freely")
    assert report.faults == []


@pytest.mark.parametrize("edition", ["printed", "emended"])
@pytest.mark.parametrize("players", [None, TABLE])
def test_four_games_come_to_their_end(edition: str, players: Kinds | None) -> None:
    report = play_games(4, 1, edition, players)
    assert report.faults == []
    assert report.ended == report.games == 4
    assert report.actions > 300


def test_two_processes_play_as_one_does() -> None:
    with at_most(1):
        alone = play_games(4, 1, "emended")
    with at_most(2):
        together = play_games(4, 1, "emended")
    assert alone.actions > 0
    for report in (alone, together):
        for each in report.__struct_fields__:
            if each.endswith(("seconds", "per_second")):
                setattr(report, each, 0.0)
    assert together == alone


@pytest.mark.parametrize("players", FEW)
def test_two_decks_are_played_to_their_end(players: Kinds) -> None:
    report = play_games(1, 1, "emended", players)
    assert report.faults == []
    assert report.ended == 1


@settings(ANY, max_examples=8)
@given(st.integers(min_value=0, max_value=2**32), st.sampled_from(MATCHES))
def test_any_game_comes_to_its_end(seed: int, players: Kinds) -> None:
    report = Report()
    play_game(judge_for("emended"), seed, report, players)
    assert report.faults == []
    assert report.sound


@settings(ANY, max_examples=20)
@given(
    st.integers(min_value=0, max_value=2**32),
    st.sampled_from(MATCHES),
    st.integers(min_value=0, max_value=120),
)
def test_all_that_is_offered_can_be_done(seed: int, players: Kinds, actions: int) -> None:
    judge, random, chance = judge_for("emended"), Random(seed), seeded(seed)
    start = (
        set_up(judge, random_table(judge, random))
        if players == TABLE
        else dealt(judge, random, players)
    )
    state: State = start
    for _ in range(actions):
        options = [each for name in waiting(state) for each in judge.options(state, name)]
        state = judge.act(state, random.choice(options), chance).state
    for name in waiting(state):
        for action in judge.options(state, name):
            outcome = judge.act(state, action, chance)
            assert outcome.verdict, action
            Watch(judge.pool, start).look(outcome.state)
