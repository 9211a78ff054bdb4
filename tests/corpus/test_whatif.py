"""What would change a verdict: one thing at a time, and only what does."""

import pytest

from westmarch.corpus.names import open_library
from westmarch.disputes.answers import Settled
from westmarch.disputes.settling import settle
from westmarch.paths import EXAMPLES


def settled(text: str) -> tuple[Settled, ...]:
    (dispute,) = settle(text, "dispute", open_library(), changes=True)
    return dispute.settled


def asked(*lines: str) -> tuple[str, ...]:
    (only,) = settled("\n".join(("Feature: A dispute", "Scenario: One", *lines)))
    return only.what_if


def test_the_same_play_in_the_next_turn() -> None:
    text = (EXAMPLES / "hoard-after-the-dragon.feature").read_text("utf-8")
    printed, emended = settled(text)
    assert printed.what_if == ("an attack of Smaug had not been defeated",)
    assert "an attack of Smaug had been defeated in an earlier turn" in emended.what_if
    assert "an attack of Smaug had not been defeated" not in emended.what_if


def test_whoever_has_to_tap_has_to_be_untapped() -> None:
    table = (
        "Given tapped Glóin is at Bandit Lair",
        "And the company has entered the site",
        'And the player holds "Dagger of Westernesse" and "Magical Harp"',
    )
    dagger = 'When it is asked whether Glóin may play "Dagger of Westernesse"'
    harp = 'When it is asked whether Glóin may play "Magical Harp"'
    assert asked(*table, dagger) == ("Glóin were untapped",)
    assert asked(*table, harp) == ()  # There is no hoard here, either.


def test_a_card_that_stands_in_the_way() -> None:
    found = asked(
        "Given it is the organization phase",
        "And untapped Elrond is at Rivendell",
        'And the player has "Gates of Morning" in play',
        'And the player holds "Gates of Morning"',
        'When it is asked whether the player may play "Gates of Morning"',
    )
    assert found == ("the other Gates of Morning were not in play",)


def test_another_phase() -> None:
    found = asked(
        "Given it is the organization phase",
        "And untapped Elrond is at Rivendell",
        'And the player holds "Sun"',
        'When it is asked whether the player may play "Sun"',
    )
    assert found == ("it were the long-event phase",)


@pytest.mark.parametrize(
    ("seen", "found"), [("tapped", ("Glóin were untapped",)), ("untapped", ())]
)
def test_where_it_came_otherwise_before_nothing_is_asked(seen: str, found: tuple[str, ...]) -> None:
    what_if = asked(
        "Given tapped Glóin is at Edoras",
        'And the player holds "Riders of Rohan"',
        "When the company enters the site",
        f"Then Glóin is {seen}",
        'When it is asked whether Glóin may influence "Riders of Rohan"',
        "Then it is illegal by core.actions.tap-for-effect",
    )
    assert what_if == found
