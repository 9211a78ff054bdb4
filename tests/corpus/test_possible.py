"""Positions that no game can come to are refused, and their near misses are not."""

import pytest

from westmarch.corpus.names import open_library
from westmarch.disputes.answers import Docket
from westmarch.disputes.settling import hear


def heard(givens: str, then: str = "Then nobody has won the game") -> Docket:
    steps = "\n".join(
        f"    {'Given' if not number else 'And'} {line.strip()}"
        for number, line in enumerate(givens.strip().splitlines())
    )
    text = f"Feature: A dispute\n  Scenario: Can it be?\n{steps}\n    {then}\n"
    return hear(text, "dispute.feature", open_library())


MOVING = "it is the movement/hazard phase"


@pytest.mark.parametrize(
    ("impossible", "what", "possible"),
    [
        (
            "Gandalf is at Bree\nthe opponent's Gandalf is at Edoras",
            "Gandalf is unique, and is in play or out of it 2 times",
            "Gandalf is at Bree\nthe opponent's Saruman is at Edoras",
        ),
        (
            "Aragorn II is at Bree\nStrider is at Edoras",
            "Aragorn II and Strider are the same being, and both are in play",
            "Aragorn II is at Bree\nthe player holds “Strider”",
        ),
        (
            (
                "the player is the Balrog\nThe Balrog, Gorbag and Azog are at Moria\n"
                "“Obey Him or Die” is on Gorbag"
            ),
            "Obey Him or Die is in play, and its own text discards it at once",
            (
                "the player is the Balrog\nThe Balrog, Gorbag and Azog are at Moria\n"
                "“Obey Him or Die” is on Azog"
            ),
        ),
        (
            (
                "the player is a Ringwraith\nThe Witch-king is at Minas Morgul\n"
                "“The Fiery Blade” is on The Witch-king\n“Morgul-blade” is on The Witch-king"
            ),
            "The Fiery Blade is in play, and its own text discards it at once",
            (
                "the player is a Ringwraith\nThe Witch-king is at Minas Morgul\n"
                "“The Fiery Blade” is on The Witch-king"
            ),
        ),
        (
            "Smaug was defeated earlier in the game\nthe opponent has “Smaug at Home” in play",
            "Smaug was defeated, and Smaug at Home is in play",
            "Smaug was defeated earlier in the game\nthe opponent has “Scatha at Home” in play",
        ),
        (
            "Legolas is at Bree\n“Elf-path” is on Legolas",
            "Elf-path is a short-event, and is never in play",
            "Legolas is at Bree\nthe player holds “Elf-path”",
        ),
        (
            "Legolas is moving from Lórien to Bree by Starter Movement",
            "no kind of movement leads from Lórien to Bree",
            "Legolas is moving from Lórien to Moria by Starter Movement",
        ),
        (
            "Gandalf and Saruman are at Bree",
            "the player has revealed both Gandalf and Saruman",
            "Gandalf is at Bree\nthe opponent's Saruman is at Bree",
        ),
        (
            "Gandalf is at Bree\nthe player has revealed Saruman",
            "the player has revealed both Saruman and Gandalf",
            "Gandalf is at Bree\nthe player has revealed Gandalf",
        ),
        (
            "Elrond is at Rivendell\nHaldir is at Lórien\nHaldir follows Elrond",
            "Haldir follows Elrond, and is not in his company",
            "Elrond and Haldir are at Rivendell\nHaldir follows Elrond",
        ),
        (
            (
                "Elrond, Haldir and Bergil are at Rivendell\n"
                "Haldir follows Elrond\nBergil follows Haldir"
            ),
            "Bergil follows Haldir, who is a follower himself",
            "Elrond, Haldir and Bergil are at Rivendell\nHaldir and Bergil follow Elrond",
        ),
        (
            "the opponent's Glóin is at Bree\nthe opponent's company has entered the site",
            "Glóin's company has entered its site, and it is the player's turn",
            (
                "it is the site phase of the opponent's turn\n"
                "the opponent's Glóin is at Bree\nthe opponent's company has entered the site"
            ),
        ),
        (
            f"{MOVING}\nGlóin is at Bree\nthe company has entered the site",
            "Glóin's company has entered its site, and it is the movement/hazard phase",
            "it is the end-of-turn phase\nGlóin is at Bree\nthe company has entered the site",
        ),
        (
            "it is the site phase\nGlóin is at Bree\nthe company is moving to Weathertop",
            "Glóin's company is moving, and it is the site phase",
            f"{MOVING}\nGlóin is at Bree\nthe company is moving to Weathertop",
        ),
        (
            (
                f"{MOVING}\nthe opponent's Glóin is at Bree\n"
                "Glóin's company is moving to Weathertop by Starter Movement"
            ),
            "Glóin's company is moving, and it is the player's turn",
            (
                f"{MOVING} of the opponent's turn\nthe opponent's Glóin is at Bree\n"
                "Glóin's company is moving to Weathertop"
            ),
        ),
        (
            (
                f"{MOVING}\nGlóin is at Rivendell\nBeorn is at Lórien\n"
                "Glóin's company is moving to Weathertop by Starter Movement\n"
                "Beorn's company is moving to Moria by Starter Movement"
            ),
            "Glóin's company has taken its way, and has not begun to move",
            (
                f"{MOVING}\nGlóin is at Rivendell\nBeorn is at Lórien\n"
                "Glóin's company is moving to Weathertop\n"
                "Beorn's company is moving to Moria by Starter Movement"
            ),
        ),
        (
            f"{MOVING}\nGlóin is at Bree\nthe company is moving to Minas Morgul",
            "no kind of movement leads from Bree to Minas Morgul",
            f"{MOVING}\nGlóin is at Bree\nthe company is moving to Weathertop",
        ),
        (
            "it is the untap phase\nGlóin is at Bree\nthe company was sent back this turn",
            "Glóin's company was sent back this turn, and it is the untap phase",
            "Glóin is at Bree\nthe company was sent back this turn",
        ),
        (
            (
                "the opponent's Glóin is at Bree\n"
                "the opponent's company has faced the player's “Orc-guard” this turn"
            ),
            "Glóin's company has faced a creature this turn, and it is the player's turn",
            "Glóin is at Bree\nthe company has faced the opponent's “Orc-guard” this turn",
        ),
        (
            "Glóin is at Bree\nGlóin has taken the opponent's “Cave Worm” as a trophy",
            "Glóin takes no trophies: only Orcs and Trolls do",
            (
                "the player is a Ringwraith\nGorbag is at Carn Dûm\n"
                "Gorbag has taken the opponent's “Cave Worm” as a trophy"
            ),
        ),
        (
            "the opponent holds “Smaug at Home”\n“Smaug at Home” came into play this turn",
            "Smaug at Home came into play this turn, and is not in play",
            "the opponent has “Smaug at Home” in play\n“Smaug at Home” came into play this turn",
        ),
        (
            "Glóin is at Bree\nthe site is wounded",
            "Bree is wounded, and is no character",
            "wounded Glóin is at Bree\nthe site is tapped",
        ),
    ],
)
def test_what_cannot_be_is_refused_with_its_place(
    impossible: str, what: str, possible: str
) -> None:
    (fault,) = heard(impossible).faults
    assert str(fault).startswith("dispute.feature:2: There cannot be such a position: ")
    assert what in fault.what
    assert fault.hint
    assert heard(possible).faults == ()


def test_what_lies_nowhere_in_play_is_not_tapped() -> None:
    (fault,) = heard("the opponent holds “Smaug”\n“Smaug” is tapped").faults
    assert "smaug: it is in “hand”, and cannot be tapped there" in str(fault)
    assert not heard("Glóin is at Bree\nGlóin bears “Cram”\n“Cram” is tapped").faults
