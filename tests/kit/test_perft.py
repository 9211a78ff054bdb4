"""Lines of play: there are as many as were counted before."""

from pathlib import Path

import msgspec
import pytest

from westmarch.errors import BadData
from westmarch.kit.perft import Perft, counted
from westmarch.table.actions import Finish

FILES = sorted((Path(__file__).parent.parent / "perft").glob("*.json"))
"""The positions; `python bench/perft.py --write` counts anew where rules have changed."""


def read(path: Path) -> Perft:
    return msgspec.json.decode(path.read_bytes(), type=Perft)


@pytest.mark.parametrize("path", FILES, ids=[each.stem for each in FILES])
def test_there_are_as_many_lines_as_before(path: Path) -> None:
    perft = read(path)
    assert perft.counts
    assert counted(perft, len(perft.counts)) == perft.counts


def test_the_positions_are_of_all_that_players_decide() -> None:
    assert {each.stem for each in FILES} >= {
        "organization",
        "hazards",
        "strikes",
        "chain",
        "site",
        "exchange",
    }
    seen = {action for path in FILES for depth in read(path).counts for action in depth}
    assert len(seen) >= 25


def test_a_line_that_cannot_be_played_is_no_line() -> None:
    chain = read(next(each for each in FILES if each.stem == "chain"))
    others = next(
        each.name for each in chain.position.players if each.name != chain.position.turn.player
    )
    done = Finish(player=others)
    again = msgspec.structs.replace(chain, line=(done, done))
    with pytest.raises(BadData, match="cannot be done: core"):
        counted(again, 1)
