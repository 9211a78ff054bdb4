"""Engines side by side: what came of the cases is told in their order."""

from collections.abc import Set
from datetime import date

import pytest
from msgspec.structs import replace

from tests.corpus.little_engine import Forgetful, LittleEngine
from tests.corpus.miniatures import compiled
from tests.corpus.test_run import ELSEWHERE, PLAY
from westmarch.kit.jobs import check_side_by_side
from westmarch.wire.engine import Trouble
from westmarch.wire.protocol import Position, Unsupported

TODAY = date(2000, 1, 2)
CASES = (compiled(PLAY), compiled(ELSEWHERE)) * 3 + (compiled(PLAY),)


class Clumsy(LittleEngine):
    """Falls over in a way that nobody has foreseen."""

    def setup(self, position: Position) -> Unsupported | None:
        raise RuntimeError("fell over")


@pytest.mark.parametrize("many", [1, 2, 3, 9])
def test_it_is_as_if_one_had_run_them_all(many: int) -> None:
    alone = check_side_by_side(CASES, [Forgetful()], {}, TODAY)
    engines = [Forgetful() for _ in range(many)]
    assert check_side_by_side(CASES, engines, {}, TODAY) == alone
    assert {each.outcome for each in alone} == {"fail", "pass"}


class Brittle(LittleEngine):
    """Breaks in every case but a few."""

    def __init__(self, holds: Set[str]) -> None:
        super().__init__()
        self.holds = holds

    def setup(self, position: Position) -> Unsupported | None:
        if position.edition not in self.holds:
            raise Trouble("crash", "snap")
        return super().setup(position)


@pytest.mark.parametrize("many", [2, 3, 4])
@pytest.mark.parametrize("good", [range(0), range(0, 60, 2), range(0, 60, 4), range(0, 60, 5)])
def test_an_engine_is_given_up_after_the_same_case(many: int, good: range) -> None:
    case = compiled(PLAY)
    cases = [
        replace(case, key=f"case-{at}", position=replace(case.position, edition=f"{at}"))
        for at in range(60)
    ]
    holds = {f"{at}" for at in good}
    alone = check_side_by_side(cases, [Brittle(holds)], {}, TODAY)
    engines = [Brittle(holds) for _ in range(many)]
    assert check_side_by_side(cases, engines, {}, TODAY) == alone
    assert "not-run" in {each.outcome for each in alone}


def test_what_goes_wrong_with_one_is_not_lost() -> None:
    with pytest.raises(RuntimeError, match="fell over"):
        check_side_by_side(CASES, [LittleEngine(), Clumsy()], {}, TODAY)
