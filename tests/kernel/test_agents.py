"""Of an agent who lies face-down nobody but his player knows who he is, or where."""

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import Struct
from msgspec.structs import replace

from westmarch.judging import judge_for
from westmarch.kernel.chance import seeded
from westmarch.kit.playout import Kinds, dealt, waiting
from westmarch.kit.random_table import random_table
from westmarch.kit.watch import leaks
from westmarch.table.state import BEING_PLAYED, IN_PLAY, State
from westmarch.table.view import may_see, view
from westmarch.wire.position import set_up
from westmarch.wire.reference import ReferenceEngine

PLAYERS = ("player", "opponent")
AGENTS = ("play-agent", "act-agent", "reveal-agent", "attack-with-agent")
SPIES: tuple[Kinds, ...] = (
    ("roads below", "eyes in the dark"),
    ("eyes in the dark", "roads below"),
)
"""Who plays whom with decks that have agents in plenty."""
EDITIONS = ("minions-printed", "minions-emended", "emended")


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


def spying(edition: str, decks: Kinds, seed: int, actions: int) -> Iterator[State]:
    """Go through a game in which agents do all that they can, sooner than anything else."""
    judge, random = judge_for(edition), Random(seed)
    state, chance = dealt(judge, random, decks), seeded(seed)
    for _ in range(actions):
        options = [each for name in waiting(state) for each in judge.options(state, name)]
        secret = [each for each in options if type(each).__struct_config__.tag in AGENTS[:2]]
        state = judge.act(state, random.choice(secret or options), chance).state
        yield state


def hidden_from(state: State, player: str) -> set[str]:
    """The cards on the table that a player may not look at: agents, and where they are."""
    return {
        each.id
        for each in state.cards.values()
        if each.place in (IN_PLAY, BEING_PLAYED) and not may_see(each, player)
    }


@settings(max_examples=6, deadline=None)
@given(
    st.sampled_from(EDITIONS),
    st.sampled_from(SPIES),
    st.integers(0, 2**32),
    st.integers(60, 260),
    st.sampled_from(PLAYERS),
)
def test_the_decks_of_spies_keep_their_secrets(
    edition: str, decks: Kinds, seed: int, actions: int, player: str
) -> None:
    random, judge = Random(seed), judge_for(edition)
    for state in spying(edition, decks, seed, actions):
        assert list(leaks(state, view(state, player), player)) == []
    bare = replace(state, turn_start=None)
    assert view(bare, player) == view(in_disguise(bare, player, random), player)
    hidden = hidden_from(state, player)
    for each in judge.options(state, player) if player in waiting(state) else ():
        assert hidden.isdisjoint(words(each)), each


def words(said: Any) -> Iterator[str]:
    """Go through all the words of an action."""
    for field in said.__struct_fields__:
        value = getattr(said, field)
        yield from (value if isinstance(value, tuple) else (value,))


@cache
def secrets() -> tuple[State, ...]:
    """Some states of a game with agents who lie face-down, some of them on their way."""
    played = spying("minions-emended", SPIES[1], 6, 350)
    kept = tuple(state for state in played if any(hidden_from(state, each) for each in PLAYERS))
    assert any(len(state.cards[each].holds) > 1 for state in kept for each in state.agents)
    assert any(state.chain for state in kept)
    return kept


WITHOUT = {
    "may_see": lambda *_: True,
    "_said": lambda said, _: said,
    "_fact": lambda fact, _: fact,
    "_neighbours": lambda card, _: {"host": card.host, "holds": card.holds},
    "_lay_down": lambda *_: None,
    "_as_they_lie": lambda _, ids: ids,
}
"""What hides agents and their paths, and how it would be without."""


@pytest.mark.parametrize("hiding", WITHOUT)
def test_without_any_part_of_the_hiding_a_secret_is_out(
    hiding: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    states = secrets()
    monkeypatch.setattr(f"westmarch.table.view.{hiding}", WITHOUT[hiding])
    assert any(_is_out(state, player) for state in states for player in PLAYERS)


def _is_out(state: State, player: str) -> bool:
    """Tell whether a player sees something in a state that he may not see."""
    bare = replace(state, turn_start=None)
    if list(leaks(bare, view(bare, player), player)):
        return True
    return view(bare, player) != view(in_disguise(bare, player, Random(1)), player)


def test_over_the_wire_nobody_but_his_player_may_look_at_an_agent() -> None:
    judge = judge_for("minions-emended")
    engine, looked = ReferenceEngine(), 0
    engine.judge = judge
    for state in secrets()[::8]:
        engine.state = state
        for player, other in (PLAYERS, PLAYERS[::-1]):
            for each in hidden_from(state, player):
                seen = engine.see((f"card/{each}/seen-by",)).values
                assert seen == {f"card/{each}/seen-by": [other]}
                looked += 1
            for action in engine.options(player) if player in waiting(state) else ():
                assert hidden_from(state, player).isdisjoint(words(action)), action
    assert looked > 10
