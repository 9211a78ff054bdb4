"""Gives an engine the rolls of a case as it asks for them, and tells which were not asked for."""

from collections.abc import Iterable, Sequence

from westmarch.corpus.model import ActStep, Draw, Step
from westmarch.corpus.rolls import CONTESTED, any_result
from westmarch.corpus.terms import is_pass
from westmarch.kernel.chance import Need


class Failed(Exception):  # noqa: N818 - a scenario fails; that is no error
    """The engine did something else than the scenario says."""

    def __init__(self, expected: str, seen: str, hint: str = "") -> None:
        super().__init__(
            f"expected: {expected}\n  seen:     {seen}" + (f"\n  {hint}" if hint else "")
        )
        self.expected, self.seen, self.hint = expected, seen, hint


class Dice:
    """The results of chance that are at hand."""

    def __init__(
        self, left: list[Draw], spare: tuple[int, ...] = (), *, deals: bool = True
    ) -> None:
        self.left = left
        """Those that were not asked for yet."""
        self._spare = spare
        self._deals = deals
        """Whether an engine is held to the shuffles and random picks, too."""
        self._unexpected: list[Need] = []

    def draw(self, need: Need) -> tuple[int, ...]:
        """Give the first result that answers the need.

        Where there is none, any result will do to bring the action to its end, and it is noted.
        """
        for draw in self.left:
            wanted = draw.need
            if (wanted.kind, wanted.purpose) == (need.kind, need.purpose) and wanted.of in (
                "",
                need.of,
            ):
                self.left.remove(draw)
                return draw.values or any_result(need)
        if self._deals or need.kind == "2d6":
            self._unexpected.append(need)
        spare = self._spare if need.kind == "2d6" and need.purpose != CONTESTED else ()
        return spare or any_result(need)

    def check(self) -> None:
        """Complain of results that were missing or left over, where that is a fault."""
        if not self._spare:
            self.check_missing()
            if self.left:
                raise left_over(self.left)

    def check_missing(self) -> None:
        """Complain of results that were asked for and not there."""
        if self._unexpected:
            asked = ", ".join(_wanted(need) for need in self._unexpected)
            raise Failed(
                f"no other rolls than {_wanted_all(draw.need for draw in self.left)}"
                if self.left
                else "no more rolls than the step tells",
                asked,
                "Write what comes, as in “and rolls 6 and 5, then 4 and 3 for the body check”.",
            )


class Stretches:
    """A case, parted by what somebody does in it.

    A stretch is an action with all passes that follow it. A roll that comes in it may be asked for
    anywhere in it: an engine may roll as something is declared, or as it resolves.
    """

    def __init__(self, steps: Sequence[Step]) -> None:
        self._of: list[int] = []
        """The stretch of each step."""
        self._left: list[list[Draw]] = [[]]
        for step in steps:
            if isinstance(step, ActStep):
                if not step.between and not is_pass(step):
                    self._left.append([])
                self._left[-1] += step.draws
            self._of.append(len(self._left) - 1)

    def dice(self, index: int) -> Dice:
        """Give the rolls that may be asked for at a step."""
        return Dice(self._left[self._of[index]], deals=False)

    def left_before(self, index: int) -> Failed | None:
        """Tell of rolls that were never asked for, if a stretch is over with the step before."""
        last = self._of[index - 1] if index else 0
        over = index == len(self._of) or self._of[index] != last
        left = [each for each in self._left[last] if each.need.kind == "2d6"]
        return left_over(left) if over and left else None


def left_over(left: Iterable[Draw]) -> Failed:
    """Say which rolls nobody asked for."""
    return Failed(
        _wanted_all(draw.need for draw in left),
        "no such roll",
        "If somebody may still respond, it comes later: write it with the step that ends "
        "the wait, as in “And the player passes and rolls 6 and 5 for the corruption "
        "check”. If the game asks for no roll at all, leave it out.",
    )


def _wanted(need: Need) -> str:
    whose = f" of {need.of}" if need.of else ""
    what = {"2d6": "roll", "pick": "random choice"}.get(need.kind, need.kind)
    return f"a {what} for the {need.purpose.replace('-', ' ')}{whose}"


def _wanted_all(needs: Iterable[Need]) -> str:
    return ", ".join(map(_wanted, needs))
