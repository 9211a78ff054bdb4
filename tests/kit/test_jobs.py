"""Engines side by side: what came of the cases is told in their order."""

from datetime import date

import pytest

from tests.corpus.little_engine import Forgetful, LittleEngine
from tests.corpus.miniatures import compiled
from tests.corpus.test_run import ELSEWHERE, PLAY
from westmarch.kit.check import check
from westmarch.kit.jobs import check_side_by_side
from westmarch.wire.protocol import Position, Unsupported

TODAY = date(2000, 1, 2)
CASES = (compiled(PLAY), compiled(ELSEWHERE)) * 3 + (compiled(PLAY),)


class Clumsy(LittleEngine):
    """Falls over in a way that nobody has foreseen."""

    def setup(self, position: Position) -> Unsupported | None:
        raise RuntimeError("fell over")


@pytest.mark.parametrize("many", [1, 2, 3, 9])
def test_it_is_as_if_one_had_run_them_all(many: int) -> None:
    alone = tuple(check(CASES, Forgetful(), {}, TODAY))
    engines = [Forgetful() for _ in range(many)]
    assert check_side_by_side(CASES, engines, {}, TODAY) == alone
    assert {each.outcome for each in alone} == {"fail", "pass"}


def test_what_goes_wrong_with_one_is_not_lost() -> None:
    with pytest.raises(RuntimeError, match="fell over"):
        check_side_by_side(CASES, [LittleEngine(), Clumsy()], {}, TODAY)
