"""Decks: read from a file, and held against the limits."""

import pytest

from tests.cards.deck_limits import breaches
from westmarch.cards.deck import Deck, our_decks, read_deck
from westmarch.cards.model.card import Event
from westmarch.corpus.compile import load_corpus
from westmarch.errors import BadData
from westmarch.judging import judge_for
from westmarch.paths import DECKS

POOL = judge_for("emended").pool
TEXT = (DECKS / "treasures-of-the-north.deck").read_text("utf-8")


def deck(*changes: tuple[str, str]) -> Deck:
    """A good deck, but for what is changed in its file."""
    text = TEXT
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    return read_deck(text, "mine.deck", POOL)


@pytest.mark.parametrize("ours", our_decks(POOL), ids=lambda each: each.name)
def test_our_decks_keep_the_limits(ours: Deck) -> None:
    assert list(breaches(ours, POOL)) == []


def cards_of(ours: Deck) -> set[str]:
    """Give every card of a deck, sites and sideboard included."""
    return {*ours.company, *ours.play_deck, *ours.sideboard, *ours.sites}


@pytest.mark.parametrize("ours", our_decks(POOL), ids=lambda each: each.name)
def test_our_decks_are_modelled(ours: Deck) -> None:
    cards = [POOL[each] for each in cards_of(ours)]
    assert [text for each in cards for text in each.unmodelled] == []


@pytest.fixture(scope="module")
def proved() -> set[str]:
    """Give the cards that have scenarios of their own."""
    return {card for case in load_corpus().cases for card in case.cards}


@pytest.mark.parametrize("ours", our_decks(POOL), ids=lambda each: each.name)
def test_our_decks_are_proved(ours: Deck, proved: set[str]) -> None:
    spoken = {each for each in cards_of(ours) if POOL[each].clauses}
    assert {POOL[each].name for each in spoken - proved} == set()


@pytest.mark.parametrize("ours", our_decks(POOL), ids=lambda each: each.name)
def test_our_decks_have_thirty_resources_and_hazards(ours: Deck) -> None:
    assert (len(ours.resources), len(ours.hazards)) == (30, 30)
    events = {
        POOL[each].facts.length for each in ours.hazards if isinstance(POOL[each].facts, Event)
    }
    assert events == {"short", "long", "permanent"}
    assert {POOL[each].type for each in ours.resources} >= {"item", "faction", "event"}


def test_a_deck_is_read() -> None:
    ours = deck()
    assert (ours.name, ours.player) == ("Treasures of the North", "wizard")
    assert POOL[ours.starts_at].name == "Rivendell"
    assert [POOL[each].name for each in ours.company[:2]] == ["Aragorn II", "Balin"]
    assert len(ours.play_deck) == 12 + 30 + 30


def test_a_version_is_chosen_by_the_player() -> None:
    orcs = next(each for each in our_decks(POOL) if each.player == "ringwraith")
    assert {POOL[each].alignment for each in orcs.sites} == {"minion"}


@pytest.mark.parametrize(
    ("old", "new", "breach"),
    [
        ("1 Balin", "1 Elrond", "the starting company has 25 mind, and at most 20 may start"),
        ("1 Forlong", "1 Halbarad\n  1 Dori", "has 6 characters, and at most 5 may start"),
        ("starts at: Rivendell", "starts at: Lórien", "does not start at Lórien"),
        ("1 Celeborn", "1 Lagduf", "Lagduf is a minion character"),
        ("1 Celeborn", "1 Celeborn\n  1 Anborn", "there are 11 characters in the play deck"),
        ("2 Radagast", "4 Radagast", "there are 4 avatars in the play deck"),
        ("1 Orcrist", "2 Orcrist", "there are 2 of Orcrist, and of a unique card at most 1"),
        ("2 Block", "4 Block", "there are 4 of Block, and of a card at most 3"),
        ("2 Block", "1 Block", "there are 29 resources, and 30 to 50 are needed"),
        ("2 Block", "2 Wolves", "Wolves is no resource"),
        ("2 Minions Stir", "3 Minions Stir", "there are 31 hazards, and as many as resources"),
        ("2 Minions Stir", "2 Horn of Anor", "Horn of Anor is no hazard"),
        ("1 Moria", "2 Moria", "there are 2 of Moria, and of a site that is no haven at most 1"),
        ("1 Moria", "1 LE-392", "Moria is no hero site"),
    ],
)
def test_a_limit_is_named(old: str, new: str, breach: str) -> None:
    found = list(breaches(deck((old, new)), POOL))
    assert any(breach in each for each in found), found


def test_too_few_creatures() -> None:
    fewer = [
        (line, line.replace("2 ", "1 ")) for line in ("2 Orc-guard", "2 Orc-patrol", "2 Wargs")
    ]
    gone = [
        ("  2 Cave-drake\n", ""),
        ("  2 Orc-raiders\n", ""),
        ("2 Minions Stir", "3 Minions Stir"),
    ]
    found = list(breaches(deck(*fewer, *gone), POOL))
    assert "the hazards count 10 creatures, and at least 12 are needed" in found


@pytest.mark.parametrize(
    ("old", "new", "what"),
    [
        ("2 Block", "2 Blok", "no card is called “Blok”"),
        ("Hazards\n", "Hazard\n", "“Hazard” is no section of a deck"),
        ("player: Wizard", "player: Hobbit", "“hobbit” is no kind of player with a deck"),
        ("name: Treasures", "nmae: Treasures", "“nmae” is no heading of a deck"),
        ("name: Treasures of the North\n", "", "the deck does not say “name: …”"),
        ("Starting company\n", "", "this card is in no section"),
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
