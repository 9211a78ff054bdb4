"""Decks made at random: legal, different, and the same for the same seed."""

from random import Random

import pytest

from westmarch.cards.every import every_card
from westmarch.cards.kinds import KINDS, Kind
from westmarch.judging import judge_for
from westmarch.kit.opening import PLAYERS, opening
from westmarch.kit.playout import Report, play_game
from westmarch.kit.random_deck import random_deck
from westmarch.mechanics.quantities.decks import STARTING_SITE
from westmarch.table.actions import RegisterDeck
from westmarch.wire.position import set_up


@pytest.mark.parametrize("kind", KINDS)
def test_a_random_deck_is_legal_and_can_begin(kind: Kind) -> None:
    judge = judge_for("emended")
    deck = random_deck(judge, Random(1), kind)
    state = set_up(judge, opening(judge.pool, (deck, deck)))
    handed_in = RegisterDeck(player=PLAYERS[0], kind=kind, avatar=deck.avatar)
    assert judge.ask(state, handed_in).name == "legal"
    game = judge.game(state)
    starts = {each.id for each in every_card() if game.value(STARTING_SITE, each, kind)}
    assert not starts.isdisjoint(deck.cards.sites)
    assert random_deck(judge, Random(1), kind) == deck
    assert random_deck(judge, Random(2), kind) != deck


def test_random_decks_are_played() -> None:
    report = Report()
    play_game(judge_for("emended"), 5, report, ("wizard", "balrog"), decks="random")
    assert report.faults == []
    (tally,) = report.tallies.values()
    assert len(tally.used) > 20
