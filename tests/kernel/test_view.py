"""What a player may see, and that nothing else can be told from it."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from tests.kernel.tables import table
from westmarch.cards.deck import our_decks
from westmarch.judging import judge_for
from westmarch.kernel.chance import seeded
from westmarch.kit.opening import opening
from westmarch.kit.playout import dealt, waiting
from westmarch.kit.watch import leaks
from westmarch.table.actions import DraftCharacter, PlaceOnGuard, RegisterDeck
from westmarch.table.audit import faults
from westmarch.table.events.cards import (
    CardMoved,
    CardPlacedOnGuard,
    CardPutAside,
    CardTurned,
    ChoiceCalled,
)
from westmarch.table.events.chain import ChainInterrupted, Declared
from westmarch.table.events.companies import MovementDeclared
from westmarch.table.state import Card, State
from westmarch.table.view import HIDDEN, Onlooker, may_see, view
from westmarch.wire.position import set_up

PLAYERS = ("player", "opponent")


def swapped(state: State, player: str, random: Random) -> State:
    """Exchange cards that the player cannot see and that lie in one pile, and reorder its cards."""
    cards, piles = dict(state.cards), dict(state.piles)
    for key, ids in state.piles.items():
        if not ids or any(may_see(state.cards[each], player) for each in ids):
            continue
        printed = [cards[each].card for each in ids]
        random.shuffle(printed)
        for each, card in zip(ids, printed, strict=True):
            cards[each] = replace(cards[each], card=card)
        piles[key] = tuple(random.sample(ids, len(ids)))
    order = random.sample(list(cards), len(cards))
    return replace(state, cards={each: cards[each] for each in order}, piles=piles)


@settings(max_examples=25, deadline=None)
@given(st.integers(0, 2**32), st.integers(0, 200), st.sampled_from(PLAYERS))
def test_what_is_hidden_makes_no_difference(seed: int, actions: int, player: str) -> None:
    judge, random = judge_for("emended"), Random(seed)
    state, chance = dealt(judge, random, ("wizard", "ringwraith")), seeded(seed)
    for _ in range(actions):
        options = [each for name in waiting(state) for each in judge.options(state, name)]
        state = judge.act(state, random.choice(options), chance).state
    one, other = (view(each, player) for each in (state, swapped(state, player, random)))
    assert one == other
    hidden = [
        [each for each in seen.cards.values() if each.card == HIDDEN] for seen in (one, other)
    ]
    assert hidden[0] == hidden[1]


def face_down(state: State) -> State:
    """Have the company move to the card that was in the play deck, as if it were a site."""
    state = CardMoved(card="spare", to="in-play").apply(state)
    state = MovementDeclared(company="band", site="spare").apply(state)
    return CardTurned(card="spare", face_down=True).apply(state)


def test_a_count_of_what_speaks_does_not_tell_what_lies_face_down() -> None:
    state = face_down(table())
    assert state.active is not None
    assert "XX-2" in state.active
    assert view(state, "opponent").active is None


def test_what_lies_beside_a_hidden_card_does_not_name_it() -> None:
    state = face_down(table())
    aside = CardPutAside(card="hero", beside="spare").apply(state)
    down = CardTurned(card="hero", face_down=True).apply(aside)
    seen = view(aside, "opponent")
    assert seen.cards["hero"].beside in seen.cards
    assert seen.cards["hero"].beside != "spare"
    under = view(down, "opponent")
    (name,) = under.piles["player/off-to-the-side"]
    assert under.cards[name].card == HIDDEN
    assert under.cards[name].beside == seen.cards["hero"].beside
    assert not list(faults(down))


def test_a_card_that_lies_on_a_hidden_one_does_not_name_it() -> None:
    state = face_down(table())
    cards = {
        **state.cards,
        "hero": replace(state.cards["hero"], holds=("spare",)),
        "spare": replace(state.cards["spare"], host="hero"),
    }
    seen = view(replace(state, cards=cards), "opponent")
    (name,) = seen.cards["hero"].holds
    assert seen.cards[name] == Card(name, HIDDEN, "player", "in-play", host="hero", face_down=True)


@pytest.mark.parametrize(
    ("player", "among"), [("player", ("knife", "hero")), ("opponent", (HIDDEN, "hero"))]
)
def test_who_has_to_choose_sees_among_what(player: str, among: tuple[str, ...]) -> None:
    choice = ChoiceCalled(card="ruin", player="player", among=("knife", "hero"))
    assert view(choice.apply(table()), player).choices[0].among == among


def test_an_onlooker_sees_what_a_view_shows() -> None:
    onlooker = Onlooker("opponent")
    states = [
        table(),
        replace(table(), turn_start=table()),
        replace(table(), turn_start=face_down(table())),
    ]
    for state in states:
        assert onlooker.look(state) == view(state, "opponent")


def test_a_hidden_card_that_a_choice_names_is_found() -> None:
    state = ChoiceCalled(card="ruin", player="player", among=("knife", "hero")).apply(table())
    seen = view(state, "opponent")
    assert list(leaks(state, seen, "opponent")) == []
    told = replace(seen, choices=state.choices)
    assert list(leaks(state, told, "opponent")) == ["opponent sees knife named"]


def test_a_site_that_a_company_names_is_found() -> None:
    state = face_down(table())
    seen = view(state, "opponent")
    assert list(leaks(state, seen, "opponent")) == []
    told = replace(seen, companies=state.companies)
    assert list(leaks(state, told, "opponent")) == ["opponent sees spare named"]


def test_of_a_card_on_guard_the_opponent_sees_where_it_lies_and_nothing_else() -> None:
    placed = CardPlacedOnGuard(card="knife", company="band", site="ruin").apply(table())
    seen = view(placed, "opponent")
    (name,) = seen.piles["player/on-guard"]
    card = seen.cards[name]
    assert (card.card, card.guards, card.lies_at) == (HIDDEN, "band", "ruin")
    assert "knife" not in seen.cards
    assert not list(faults(placed))
    assert not list(leaks(placed, seen, "opponent"))
    assert view(placed, "player").cards["knife"].lies_at == "ruin"


def test_of_a_card_that_is_being_placed_the_opponent_does_not_hear_which_it_is() -> None:
    moved = CardMoved(card="knife", to="on-guard").apply(table())
    placing = PlaceOnGuard(player="player", card="knife", company="band")
    declared = Declared(action=placing).apply(moved)
    held = ChainInterrupted().apply(declared)
    for state in (declared, held):
        seen = view(state, "opponent")
        (name,) = seen.piles["player/on-guard"]
        assert [each.card for each in seen.waiting] == [name]
        assert list(leaks(state, replace(seen, chain=(placing,)), "opponent")) == [
            "opponent sees knife named"
        ]
        assert [each.card for each in view(state, "player").waiting] == ["knife"]


def test_nobody_sees_the_other_deck_before_it_is_laid_out() -> None:
    judge = judge_for("emended")
    first, second = our_decks()[:2]
    state = set_up(judge, opening(judge.pool, (first, second)))
    seen = view(state, "player")
    decks = {each.name: each.deck for each in seen.players}
    assert decks == {"player": first.cards, "opponent": None}


def test_who_is_laid_in_the_draft_is_a_secret() -> None:
    judge = judge_for("emended")
    first, second = our_decks()[:2]
    state = set_up(judge, opening(judge.pool, (first, second)))
    for player, deck in (("player", first), ("opponent", second)):
        state = judge.act(state, RegisterDeck(player=player, kind=deck.player)).state
    laid = next(each for each in judge.options(state, "player") if isinstance(each, DraftCharacter))
    state = judge.act(state, laid).state
    assert laid.card in str(view(state, "player").facts)
    assert laid.card not in str(view(state, "opponent"))
