"""Where cards are, and what is known of them."""

from typing import Any

import pytest
from msgspec.structs import replace

from tests.kernel.tables import table
from westmarch.cards.model.attack import Attack
from westmarch.table.actions import PlayItem
from westmarch.table.audit import faults
from westmarch.table.events.cards import CardMoved, CardTapped, CardTurned, ItemPlayed
from westmarch.table.events.chain import Declared
from westmarch.table.events.characters import CharacterEliminated
from westmarch.table.events.companies import MovementDeclared
from westmarch.table.events.memory import Remembered
from westmarch.table.state import BEING_PLAYED, Combat, Fact, State
from westmarch.table.view import HIDDEN, view


def test_an_item_goes_from_hand_to_its_bearer() -> None:
    state = ItemPlayed(card="knife", character="hero").apply(table())
    assert state.cards["knife"].host == "hero"
    assert state.cards["hero"].holds == ("knife",)
    assert state.pile("player", "hand") == ()
    assert not list(faults(state))


def test_a_card_that_leaves_play_leaves_its_bearer_and_lies_untapped_on_top() -> None:
    state = ItemPlayed(card="knife", character="hero").apply(table())
    state = CardTapped(card="knife").apply(state)
    state = CardMoved(card="knife", to="play-deck").apply(state)
    assert state.pile("player", "play-deck") == ("knife", "spare")
    assert state.cards["knife"].position == "untapped"
    assert state.cards["hero"].holds == ()
    assert not list(faults(state))


def test_a_card_may_end_in_the_other_players_pile() -> None:
    state = CardMoved(card="other", to="marshalling-point-pile", player="player").apply(table())
    assert state.pile("player", "marshalling-point-pile") == ("other",)
    state = CardMoved(card="other", to="discard-pile").apply(state)
    assert state.pile("player", "marshalling-point-pile") == ()
    assert state.pile("opponent", "discard-pile") == ("other",)
    assert not list(faults(state))


def test_an_eliminated_character_leaves_the_company() -> None:
    state = CharacterEliminated(card="hero").apply(table())
    assert state.companies["band"].characters == ()
    assert state.pile("player", "out-of-play") == ("hero",)
    assert not list(faults(state))


def test_the_audit_finds_a_card_in_two_places() -> None:
    state = table()
    doubled = {**state.piles, "player/discard-pile": ("knife",)}
    assert "knife is in 2 piles and in “hand”" in faults(replace(state, piles=doubled))


def test_the_audit_finds_a_card_that_is_played_by_nobody() -> None:
    state = CardMoved(card="knife", to=BEING_PLAYED).apply(table())
    assert list(faults(state)) == ["knife is being played, and no action on the chain plays it"]


def test_the_audit_finds_a_played_card_that_is_elsewhere() -> None:
    play = PlayItem(player="player", card="knife", character="hero")
    state = Declared(action=play).apply(table())
    assert list(faults(state)) == ["knife is declared, and lies in “hand”"]


def changed(state: State, card: str, **what: Any) -> State:
    """Change a card, and nothing else that should change with it."""
    return replace(state, cards={**state.cards, card: replace(state.cards[card], **what)})


def in_company(state: State, **what: Any) -> State:
    """Change the company in the same way."""
    return replace(state, companies={"band": replace(state.companies["band"], **what)})


def in_piles(state: State, **what: tuple[str, ...]) -> State:
    """Change the player's piles in the same way."""
    piles = {f"player/{key.replace('_', '-')}": ids for key, ids in what.items()}
    return replace(state, piles={**state.piles, **piles})


@pytest.mark.parametrize(
    ("state", "fault"),
    [
        (in_piles(table(), hand=()), "knife is in 0 piles and in “hand”"),
        (in_piles(table(), hand=("knife", "knife")), "knife is in 2 piles and in “hand”"),
        (in_piles(table(), sideboard=("hero",)), "hero is in 1 piles and in “in-play”"),
        (in_piles(table(), sideboard=("who",)), "who lies in a pile, and is no card of the game"),
        (in_piles(table(), pocket=()), "there is no such pile as player/pocket"),
        (changed(table(), "knife", place="sideboard"), "knife lies in player/hand and thinks"),
        (changed(table(), "knife", id="fork"), "fork goes by the name of knife"),
        (changed(table(), "ruin", host="hero"), "hero does not know that it holds ruin"),
        (changed(table(), "ruin", host="who"), "who does not know that it holds ruin"),
        (changed(table(), "hero", holds=("ruin",)), "ruin does not know that hero holds it"),
        (changed(table(), "hero", company=None), "hero does not know that it is in band"),
        (changed(table(), "ruin", company="band"), "band does not know that ruin is in it"),
        (changed(table(), "ruin", company="who"), "who does not know that ruin is in it"),
        (changed(table(), "knife", company="band"), "knife is in “hand”, and belongs to something"),
        (
            changed(changed(table(), "ruin", host="knife"), "knife", holds=("ruin",)),
            "knife holds ruin, and is in “hand”",
        ),
        (in_company(table(), characters=("hero", "hero")), "band has somebody twice"),
        (in_company(table(), characters=()), "band does not know that hero is in it"),
        (in_company(table(), characters=("hero", "who")), "who does not know that it is in band"),
        (in_company(table(), holds=("ruin",)), "ruin does not know that it lies on band"),
        (
            replace(
                table(), combat=Combat("other", "ruin", Attack("Wolf", 1, 5), "who", "player", "x")
            ),
            "a company that is not there, who, is being attacked",
        ),
    ],
)
def test_the_audit_finds_what_does_not_fit(state: State, fault: str) -> None:
    assert any(each.startswith(fault) for each in faults(state)), list(faults(state))


@pytest.mark.parametrize(
    ("player", "hidden"),
    [("player", {"spare", "other"}), ("opponent", {"knife", "spare"})],
)
def test_each_player_sees_his_own_hand_and_nobody_a_deck(player: str, hidden: set[str]) -> None:
    state = table()
    seen = view(state, player)
    assert hidden.isdisjoint(seen.cards)
    assert len(seen.cards) == len(state.cards)
    assert sum(card.card == HIDDEN for card in seen.cards.values()) == len(hidden)
    assert {len(ids) for ids in seen.piles.values()} == {1}


def test_what_was_hidden_when_the_turn_began_is_hidden_still() -> None:
    state = replace(table(), turn_start=table())
    before = view(state, "opponent").turn_start
    assert before is not None
    assert "knife" not in before.cards


def test_where_a_company_goes_is_hidden_until_it_is_revealed() -> None:
    state = CardMoved(card="spare", to="in-play").apply(table())
    state = MovementDeclared(company="band", site="spare").apply(state)
    state = CardTurned(card="spare", face_down=True).apply(state)
    state = Remembered(fact=Fact("whither", "band", known_to="player")).apply(state)
    assert view(state, "player").companies == state.companies
    seen = view(state, "opponent")
    assert "spare" not in seen.cards
    assert seen.companies["band"].destination in seen.cards
    assert seen.fact("whither", "band") is None
    shown = CardTurned(card="spare", face_down=False).apply(state)
    assert view(shown, "opponent").companies["band"].destination == "spare"
