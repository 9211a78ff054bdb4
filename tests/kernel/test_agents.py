"""Of an agent who lies face-down nobody but his player knows who he is, or where."""

from random import Random
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import Struct
from msgspec.structs import replace

from westmarch.judging import judge_for
from westmarch.kernel.chance import seeded
from westmarch.kit.playout import waiting
from westmarch.kit.random_table import random_table
from westmarch.kit.watch import leaks
from westmarch.table.state import BEING_PLAYED, IN_PLAY, State
from westmarch.table.view import may_see, view
from westmarch.wire.position import set_up

PLAYERS = ("player", "opponent")
AGENTS = ("play-agent", "act-agent", "reveal-agent", "attack-with-agent")


def renamed(thing: Any, names: dict[str, str]) -> Any:
    """Call cards by other names, wherever they are spoken of."""
    if isinstance(thing, str):
        return names.get(thing, thing)
    if isinstance(thing, tuple):
        return tuple(renamed(each, names) for each in thing)
    if isinstance(thing, dict):
        return {renamed(key, names): renamed(value, names) for key, value in thing.items()}
    if isinstance(thing, Struct):
        return replace(
            thing,
            **{each: renamed(getattr(thing, each), names) for each in thing.__struct_fields__},
        )
    return thing


def in_disguise(state: State, player: str, random: Random) -> State:
    """Have what lies face-down be something else: by its name, and by what is printed on it."""
    hidden = [
        each.id
        for each in state.cards.values()
        if each.place in (IN_PLAY, BEING_PLAYED) and not may_see(each, player)
    ]
    faces = [each.card for each in state.cards.values()]
    cards = {
        key: replace(each, card=random.choice(faces)) if key in hidden else each
        for key, each in state.cards.items()
    }
    order = random.sample(list(cards), len(cards))
    other = replace(state, cards={each: cards[each] for each in order}, active=None)
    names = {each: f"{random.random()}" for each in hidden}
    changed: State = renamed(other, names)
    return changed


@settings(max_examples=20, deadline=None)
@given(st.integers(0, 2**32), st.integers(0, 60), st.sampled_from(PLAYERS))
def test_who_lies_face_down_and_where_makes_no_difference(
    seed: int, actions: int, player: str
) -> None:
    judge, random = judge_for("emended"), Random(seed)
    state, chance = set_up(judge, random_table(judge, random)), seeded(seed)
    for _ in range(actions):
        options = [each for name in waiting(state) for each in judge.options(state, name)]
        # Whatever agents can do is done sooner than anything else.
        agents = [each for each in options if type(each).__struct_config__.tag in AGENTS]
        state = judge.act(state, random.choice(agents or options), chance).state
        assert list(leaks(state, view(state, player), player)) == []
    state = replace(state, turn_start=None)
    assert view(state, player) == view(in_disguise(state, player, random), player)
