"""Players who look for their prisoners find them: each step up to them is offered."""

from random import Random
from typing import Any

import pytest

from westmarch.judging import judge_for
from westmarch.kernel.chance import seeded
from westmarch.kernel.judge import allows
from westmarch.kernel.offers import Offer, action_of
from westmarch.kit.playout import Kinds, dealt, waiting
from westmarch.mechanics.prisoners import captives, hosts_in_play, rescue_site
from westmarch.mechanics.quantities.prisoners import HOLDS_PRISONERS
from westmarch.table.actions import (
    AttemptRescue,
    EnterSite,
    FaceStrike,
    FreePrisoners,
    MoveCompany,
    PlayCreature,
    PlayEvent,
)
from westmarch.table.events.prisoners import CharacterTaken, RescueAttackFaced, RescueAttacksOver
from westmarch.table.game import Game
from westmarch.table.windows import RESCUING

DECKS: Kinds = ("roads below", "eyes in the dark")
LONGEST = 2500
"""So many actions are done at most in a game."""
SEEDS = range(1, 12)
"""One of these games will do."""


def eagerness(game: Game, action: Any) -> int:
    """Tell how much players who think of prisoners want to do something."""
    if isinstance(action, PlayEvent):
        return 4 if game.value(HOLDS_PRISONERS, action.card) else 0
    wants = (FreePrisoners, AttemptRescue, EnterSite, PlayCreature, MoveCompany)
    return next((6 - number for number, each in enumerate(wants) if isinstance(action, each)), 0)


def wanted(game: Game, player: str, offer: Any, random: Random) -> Any:
    """Take an offer as somebody does who thinks of those of his who are held."""
    if not isinstance(offer, Offer):
        return offer
    ways = [each for each in offer if allows(game, each)]
    if isinstance(action_of(offer), MoveCompany):
        held = {
            game.name(str(rescue_site(game, host)))
            for host in hosts_in_play(game)
            if any(game.card(each).owner == player for each in captives(game, host))
        }
        there = [each for each in ways if game.name(each.site) in held]
        return random.choice(there or ways)
    if isinstance(action_of(offer), FaceStrike) and game.state.during(RESCUING):
        # Somebody has to be left who can tap.
        ways = [each for each in ways if not each.tap and not each.supporters] or ways
    return random.choice(ways)


def comes_to_them(edition: str, seed: int) -> bool:
    """Play a game, and tell whether somebody was taken, and his guards were faced."""
    judge, random = judge_for(edition), Random(seed)
    state, chance = dealt(judge, random, DECKS), seeded(seed)
    missing: set[type] = {CharacterTaken, RescueAttackFaced, RescueAttacksOver}
    for _ in range(LONGEST):
        if not waiting(state):
            return False
        player, game = waiting(state)[0], judge.game(state)
        offers = list(judge.offers(state, player))
        most = max(eagerness(game, action_of(each)) for each in offers)
        eager = [each for each in offers if eagerness(game, action_of(each)) == most > 0]
        liked = eager if eager and random.random() < 0.8 else offers
        action = wanted(game, player, random.choice(liked), random)
        assert judge.is_offered(state, action)
        done = judge.act(state, action, chance)
        state = done.state
        missing -= {type(each) for each in done.events}
        if not missing:
            return True
    return False


@pytest.mark.parametrize("edition", ["minions-printed", "minions-emended"])
def test_who_looks_for_prisoners_finds_them(edition: str) -> None:
    assert any(comes_to_them(edition, seed) for seed in SEEDS)
