"""The reasons that a dispute is told: those that decide, and true ones."""

import pytest

from tests.corpus.test_first_try import settled

DRAFT = """
    Given the player is a Ringwraith
    And the draft has begun
    And the player's pool has {pool}
    And the player has drafted {drafted}
    When it is asked whether the player may draft {asked}
"""


@pytest.mark.parametrize(
    ("pool", "drafted", "asked", "because"),
    [
        ("Ostisen and Leamon", "Ostisen", "Leamon", "core.setup.ringwraith-draft-agents"),
        (
            "Gorbag, Shagrat, Layos and Jerrek",
            "Gorbag, Shagrat and Layos",
            "Jerrek",
            "core.setup.draft-twenty-mind",
        ),
    ],
)
def test_who_cannot_be_drafted_is_told_so_though_there_is_nobody_else(
    pool: str, drafted: str, asked: str, because: str
) -> None:
    answer = settled(DRAFT.format(pool=pool, drafted=drafted, asked=asked))
    assert answer.because == (because,)
