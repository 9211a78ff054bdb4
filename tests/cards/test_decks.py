"""Decks: read from a file, and held against the limits."""

import pytest

from westmarch.cards.deck import Deck, our_decks, read_deck
from westmarch.cards.model.card import Event
from westmarch.corpus.kept import load_corpus
from westmarch.errors import BadData
from westmarch.judging import judge_for
from westmarch.kernel.judge import Verdict
from westmarch.paths import DECKS
from westmarch.table.actions import RegisterDeck
from westmarch.wire.position import set_up
from westmarch.wire.protocol import PlayerAt, Position, Turn

POOL = judge_for("emended").pool
TEXT = (DECKS / "treasures-of-the-north.deck").read_text("utf-8")


def deck(*changes: tuple[str, str]) -> Deck:
    """A good deck, but for what is changed in its file."""
    text = TEXT
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    return read_deck(text, "mine.deck")


@pytest.mark.parametrize("ours", our_decks(), ids=lambda each: each.name)
def test_our_decks_keep_the_limits(ours: Deck) -> None:
    assert handed_in(ours).because[0] == "core.setup.declare-player-type"


@pytest.mark.parametrize("ours", our_decks(), ids=lambda each: each.name)
def test_our_decks_can_be_played(ours: Deck) -> None:
    assert cards_of(ours) <= POOL.listed.keys()


def handed_in(ours: Deck) -> Verdict:
    """Ask whether a deck may be handed in."""
    judge = judge_for("emended")
    players = (PlayerAt("player", deck=ours.cards), PlayerAt("opponent"))
    position = Position(edition="emended", turn=Turn("player", "setup"), players=players)
    action = RegisterDeck(player="player", kind=ours.player, avatar=ours.avatar)
    return judge.ask(set_up(judge, position), action)


def cards_of(ours: Deck) -> set[str]:
    """Give every card of a deck, sites and sideboard included."""
    return {card for cards in ours.sections.values() for card in cards}


@pytest.mark.parametrize("ours", our_decks(), ids=lambda each: each.name)
def test_our_decks_are_modelled(ours: Deck) -> None:
    cards = [POOL[each] for each in cards_of(ours)]
    assert [text for each in cards for text in each.unmodelled] == []


@pytest.fixture(scope="module")
def proved() -> set[str]:
    """Give the cards that have scenarios of their own."""
    return {card for case in load_corpus().cases for card in case.cards}


@pytest.mark.parametrize("ours", our_decks(), ids=lambda each: each.name)
def test_our_decks_are_proved(ours: Deck, proved: set[str]) -> None:
    spoken = {each for each in cards_of(ours) if POOL[each].clauses}
    assert {POOL[each].name for each in spoken - proved} == set()


@pytest.mark.parametrize("ours", our_decks(), ids=lambda each: each.name)
def test_our_decks_have_thirty_resources_and_hazards(ours: Deck) -> None:
    assert (len(ours.cards.resources), len(ours.cards.hazards)) == (30, 30)
    events = {
        POOL[each].facts.length
        for each in ours.cards.hazards
        if isinstance(POOL[each].facts, Event)
    }
    assert events == {"short", "long", "permanent"}
    assert {POOL[each].type for each in ours.cards.resources} >= {"item", "faction", "event"}


def test_a_deck_is_read() -> None:
    ours = deck()
    assert (ours.name, ours.player) == ("Treasures of the North", "wizard")
    assert [POOL[each].name for each in ours.cards.pool[:2]] == ["Aragorn II", "Balin"]
    assert len(ours.cards.play_deck) == 12 + 30 + 30


def test_a_version_is_chosen_by_the_player() -> None:
    orcs = next(each for each in our_decks() if each.player == "ringwraith")
    assert {POOL[each].alignment for each in orcs.cards.sites} == {"minion"}


@pytest.mark.parametrize(
    ("old", "new", "what"),
    [
        ("2 Block", "2 Blok", "no card is called “Blok”"),
        ("Hazards\n", "Hazard\n", "“Hazard” is no section of a deck"),
        ("player: Wizard", "player: Hobbit", "“hobbit” is no kind of player"),
        ("name: Treasures", "nmae: Treasures", "“nmae” is no heading of a deck"),
        ("name: Treasures of the North\n", "", "the deck does not say “name: …”"),
        ("Pool\n", "", "this card is in no section"),
        ("Sites\n", "Hazards\n", "the deck has no section “Sites”"),
    ],
)
def test_a_mistake_is_named_with_its_place(old: str, new: str, what: str) -> None:
    with pytest.raises(BadData) as error:
        deck((old, new))
    assert what in error.value.what
    assert error.value.where.startswith("mine.deck")


def test_the_nearest_card_is_offered() -> None:
    with pytest.raises(BadData) as error:
        deck(("1 Risky Blow", "1 Risky Bow"))
    assert error.value.hint == "Did you mean “Risky Blow”?"
