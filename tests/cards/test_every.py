"""The names of all cards: ours are among them, under the same ids."""

from collections import Counter

import pytest
from msgspec.structs import replace

from tests.cards.pools import pool_of
from westmarch.cards.every import cards_called, every_card
from westmarch.cards.model.card import Card, Character, Faction, Site
from westmarch.cards.names import fold
from westmarch.corpus.names import Names
from westmarch.errors import BadData
from westmarch.judging import judge_for


def test_every_card_of_ours_is_one_of_the_game() -> None:
    names = {each.id: each for each in every_card()}
    for card in judge_for("emended").pool.listed.values():
        assert fold(names[card.id].name) == fold(card.name)


def test_all_sets_are_there() -> None:
    assert len(every_card()) == len({each.id for each in every_card()}) == 1683
    counted = Counter(each.set for each in every_card())
    assert counted["The Dragons"] == 185
    assert len(counted) == 7


def test_a_card_is_found_however_it_is_spelled() -> None:
    assert {each.id for each in cards_called("bûrat")} == {"AS-1"}
    assert {each.name for each in cards_called("burat")} == {"Bûrat"}
    assert cards_called("Burrat") == ()


def test_a_name_of_two_cards_that_differ_is_asked_about() -> None:
    boromir = judge_for("emended").pool["TW-134"]
    other = replace(boromir, id="TW-135", clauses=())
    same = Names(pool_of("emended", (boromir, replace(boromir, id="TW-135", line=1))))
    assert same.card("Boromir II", "wizard").name == "Boromir II"
    two = Names(pool_of("emended", (boromir, other)))
    with pytest.raises(BadData, match="the name of 2 cards: TW-134 and TW-135"):
        two.card("Boromir II", "wizard")
    assert two.card("TW-135", "wizard") == other


def test_what_matters_for_a_deck_is_as_our_cards_have_it() -> None:
    register = {each.id: each for each in every_card()}
    for card in judge_for("emended").pool.cards.values():
        held, facts = register[card.id], card.facts
        if card.type in ("site", "region"):
            assert held.is_place, card.name
            if isinstance(facts, Site):
                assert held.has(facts.site_type), card.name
                assert held.has(f"in {facts.region}") or not facts.region, card.name
                assert held.has("Under-deeps") == facts.under_deeps, card.name
            continue
        assert held.has("unique") == card.unique, card.name
        own = () if held.has("avatar") else ("Balrog specific",)
        for word in ("agent", "hoard item", *own):
            assert held.has(word) == (word in card.keywords), (card.name, word)
        if isinstance(facts, Character):
            assert held.number("mind") == (facts.mind or 0), card.name
            assert held.has("avatar") == (facts.mind is None), card.name
            assert held.has(facts.race) or held.has("avatar") or not facts.race, card.name
        if isinstance(facts, Faction):
            assert held.has(facts.race) or not facts.race, card.name
        assert held.sort == _sort(card), card.name


def _sort(card: Card) -> str:
    """What a card of ours is in a deck."""
    if card.type == "character" and card.alignment != "neutral":
        return "character"
    hazard = card.type == "creature" or getattr(card.facts, "side", "") == "hazard"
    hazard = hazard or card.type == "character"
    return "hazard" if hazard else "resource"
