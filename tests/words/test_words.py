"""A card that stands in words only is neither allowed nor refused by what its words may say.

Each such card is asked about at the moment its words are about: that is unsupported, by a clause of
the very card. What forbids it whatever it says forbids it all the same.
"""

from functools import cache
from pathlib import Path

import pytest

from westmarch.corpus.names import open_library
from westmarch.corpus.source import read_feature
from westmarch.disputes.answers import Settled
from westmarch.disputes.settling import hear
from westmarch.judging import judge_for

HERE = Path(__file__).parent
POOL = judge_for("emended").pool
IN_WORDS = {card.id for card in POOL.cards.values() if card.unmodelled}
UNASKED = {
    "AS-44": "the attacked company has no time before strikes are assigned that a step can name",
    "WH-55": "a second card of it is laid below a Wizardhaven in a later turn, after whole phases",
}
"""The cards about which no dispute can ask, and why."""


def _titles(folder: str) -> list[tuple[str, str]]:
    """List the questions of a folder, each with its file."""
    paths = sorted(HERE.joinpath(folder).glob("*.feature"))
    return [
        (str(path.relative_to(HERE)), scenario.title)
        for path in paths
        for scenario in read_feature(path.read_text("utf-8"), str(path)).scenarios
    ]


@cache
def _answers(file: str) -> dict[str, Settled]:
    docket = hear(HERE.joinpath(file).read_text("utf-8"), file, open_library())
    assert not docket.faults, docket.faults
    return {each.title: each.settled[0] for each in docket.disputes}


def _card(title: str) -> str:
    """Give the id before the colon, without what tells several questions about a card apart."""
    return "-".join(title.partition(":")[0].split("-")[:2])


ASKED = _titles(".")


@pytest.mark.parametrize(("file", "title"), ASKED, ids=[title for _, title in ASKED])
def test_what_its_words_may_say_is_not_decided(file: str, title: str) -> None:
    settled = _answers(file)[title]
    assert settled.answer == "unsupported", (settled.answer, settled.because, settled.trouble)
    # Of two cards of one name either may be meant.
    name = POOL[_card(title)].name
    assert any(each.startswith(f"{name} (") for each in settled.unmodelled)


@pytest.mark.parametrize(("file", "title"), _titles("certain"))
def test_what_forbids_it_whatever_its_words_are_forbids_it(file: str, title: str) -> None:
    settled = _answers(file)[title]
    assert settled.verdict == "illegal"
    assert settled.answer in ("illegal", "holds"), (settled.because, settled.trouble)


def test_every_card_in_words_is_asked_about() -> None:
    asked = {_card(title) for _, title in ASKED}
    assert asked | UNASKED.keys() == IN_WORDS
    assert not asked & UNASKED.keys()
