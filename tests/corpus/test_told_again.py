"""What may be done is told in a sentence that a dispute would use: read again, it says the same."""

from itertools import islice
from random import Random

import pytest

from tests.corpus.tables import alike, read_at
from westmarch.corpus.telling import sentence, tellers
from westmarch.corpus.vocabulary import KNOWN
from westmarch.judging import judge_for
from westmarch.kernel.chance import seeded
from westmarch.kernel.offers import actions_of
from westmarch.kit.minds import Minds
from westmarch.kit.playout import PAIRINGS, TABLE, Kinds, dealt, turns_are_up, waiting
from westmarch.kit.random_table import random_table
from westmarch.table.state import State
from westmarch.wire.position import set_up

MATCHES = (*PAIRINGS, *[TABLE] * 14)
MOST, AT_ONCE, OF_ONE = 80, 5, 20
"""So many actions of each game, and so many of those that are offered before each of them."""


def begun(seed: int, players: Kinds | str) -> State:
    judge, random = judge_for("emended"), Random(seed)
    if players == TABLE:
        return set_up(judge, random_table(judge, random))
    assert not isinstance(players, str)
    return dealt(judge, random, players)


@pytest.mark.parametrize("seed", range(len(MATCHES)))
def test_whatever_is_offered_is_told_and_read_as_the_same(seed: int) -> None:
    judge, players = judge_for("emended"), MATCHES[seed]
    minds, chance, random = Minds(judge, seed, "any"), seeded(seed), Random(seed)
    state = begun(seed, players)
    for _ in range(MOST):
        if state.winner is not None or (players == TABLE and turns_are_up(state)):
            break
        game = judge.game(state)
        offered = [each for name in waiting(state) for each in judge.offers(state, name)]
        actions = [each for offer in offered for each in islice(actions_of(offer), OF_ONE)]
        for action in random.sample(actions, min(AT_ONCE, len(actions))):
            text = sentence(game, action)
            assert alike(game, read_at(game, text)) == alike(game, action), text
        state = judge.act(state, minds.choose(state, offered), chance).state


def test_an_action_is_told_in_the_first_pattern_of_its_step() -> None:
    for rows in tellers().values():
        for row in rows:
            assert KNOWN.match("When", row.example).row is row
