"""The moment that a step of a dispute means: what is done before it, and who does it."""

import pytest

from tests.corpus.test_first_try import settled

# A step that cannot be done, and what is expected of it

HOARD = """
    Given {} Glóin is at Framsburg
    And the player holds “Scabbard of Chalcedony”
    And the company has entered the site
    When Glóin plays “Scabbard of Chalcedony”
"""


@pytest.mark.parametrize("then", ["", "Then Glóin bears “Scabbard of Chalcedony”"])
def test_what_is_illegal_by_every_reading_is_illegal(then: str) -> None:
    answer = settled(HOARD.format("tapped") + then)
    assert answer.verdict == "illegal"
    assert answer.answer == ("does not hold" if then else "illegal")
    assert "core.actions.tap-for-effect" in answer.because
    assert answer.readings == ()


def test_what_is_legal_by_one_reading_hangs_on_it() -> None:
    answer = settled(HOARD.format("untapped") + "Then Glóin bears “Scabbard of Chalcedony”")
    assert answer.answer == "undetermined"
    assert [each.verdict for each in answer.readings] == ["legal", "illegal"]
