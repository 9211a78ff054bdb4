"""Running cases: each way in which one can end."""

import pytest

from westmarch.corpus.run import Result, run_case
from westmarch.wire.engine import Engine

from .little_engine import Forgetful, Gambler, LittleEngine, Meddler, Mumbler, Refuser
from .miniatures import compiled

PLAY = """
    Given the emended rules
    And Glóin and tapped Balin are at The Lonely Mountain
    When Glóin plays “Magical Harp”
    Then it is legal
    And Glóin bears “Magical Harp”
    And Glóin is tapped
"""
ELSEWHERE = """
    Given the emended rules
    And Glóin is at Rivendell
    When Glóin plays “Magical Harp”
    Then it is illegal by dragons.hoards.only-at-hoard
"""


def run(steps: str, engine: Engine | None = None) -> Result:
    return run_case(compiled(steps), engine or LittleEngine())


@pytest.mark.parametrize(
    "steps",
    [
        PLAY,
        ELSEWHERE,
        """
        Given the emended rules
        And Glóin is at The Lonely Mountain
        Then Glóin may play “Magical Harp”
        And “Magical Harp” is in hand
        """,
        """
        Given the emended rules
        And wounded Glóin is at Rivendell
        Then Glóin may not play “Cram” by core.site-phase.untapped
        """,
        """
        Given the emended rules
        And Glóin is at Rivendell
        When Glóin faces the strike and rolls 1 and 2, then 3 and 4 for the body check of Glóin
        Then Glóin is wounded
        """,
        """
        Given the emended rules
        And Glóin is at Rivendell
        When the player assigns a strike to Glóin
        Then it is undetermined by q.dragons.text
        """,
        """
        Given the emended rules
        When the opponent plays “Doors of Night”
        Then it is unsupported
        """,
    ],
)
def test_what_holds_passes(steps: str) -> None:
    assert run(steps) == Result("little-0000", "pass")


@pytest.mark.parametrize(
    ("steps", "engine", "status", "words"),
    [
        (PLAY, Forgetful(), "fail", ["Then Glóin is tapped", "expected: tapped", "untapped"]),
        (
            PLAY.replace("And Glóin is tapped", ""),
            LittleEngine(),
            "fail",
            ["nothing changes of which no Then speaks", "card/gloin/position was untapped"],
        ),
        (PLAY.replace("legal", "illegal by core.site-phase.untapped"), LittleEngine(), "fail",
         ["expected: illegal by core.site-phase.untapped", "seen:     legal"]),
        (ELSEWHERE, Meddler(), "fail", ["an illegal action changes nothing"]),
        (
            ELSEWHERE.replace("only-at-hoard", "turn-start"),
            LittleEngine(),
            "fail",
            ["expected: illegal by dragons.hoards.turn-start", "illegal by dragons.hoards.only-at"],
        ),
        (PLAY, Gambler(), "fail", ["no more rolls", "a roll for the fun"]),
        (PLAY, Mumbler(), "protocol", ["no value was given for card/the-lonely-mountain/place"]),
        (PLAY, Refuser(), "unsupported", ["not this edition"]),
        (
            """
            Given the emended rules
            And Glóin is at Rivendell
            When Glóin faces the strike and rolls 6 and 5, then 1 and 1 for the body check
            Then the player has 1 kill point
            """,
            LittleEngine(),
            "fail",
            ["expected: a roll for the body check", "no such roll"],
        ),
        (
            """
            Given the emended rules
            And Glóin is at Rivendell
            When Glóin plays “Magical Harp”
            Then “Magical Harp” is in hand
            """,
            LittleEngine(),
            "fail",
            ["that this can be done", "illegal by dragons.hoards.only-at-hoard"],
        ),
        (
            """
            Given the emended rules
            When the opponent plays “Doors of Night”
            Then it is legal
            """,
            LittleEngine(),
            "unsupported",
            ["no events here"],
        ),
        (
            """
            Given the emended rules
            When the player passes
            Then it is legal
            """,
            LittleEngine(),
            "error",
            ["a Finish makes no sense here"],
        ),
        (
            """
            Given the emended rules
            Then it is legal
            """,
            LittleEngine(),
            "fail",
            ["no action that a verdict could be on"],
        ),
    ],
)  # fmt: skip
def test_what_does_not_hold_says_why(
    steps: str, engine: Engine, status: str, words: list[str]
) -> None:
    result = run(steps, engine)
    assert result.status == status
    for each in ["features/dragons/hoards.feature:", "Number 0 [little-0000]", *words]:
        assert each in result.message
