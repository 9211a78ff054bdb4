"""Runs cases against an engine, and says in a player's words what did not hold.

The world is closed: what a scenario does not speak of must not change, and an illegal action
changes nothing at all.
"""

from collections.abc import Iterable, Iterator
from typing import Any, Literal

from msgspec import Struct

from westmarch.corpus.model import (
    ActStep,
    AskStep,
    Case,
    Draw,
    Expect,
    ExpectVerdict,
    Step,
    is_between,
)
from westmarch.corpus.rolls import CONTESTED, any_result
from westmarch.errors import BadData
from westmarch.kernel.chance import Need
from westmarch.wire.engine import Declined, Engine, Trouble
from westmarch.wire.paths import POINTS
from westmarch.wire.protocol import Unsupported, VerdictGiven

Status = Literal["pass", "fail", "error", "unsupported", "crash", "timeout", "protocol"]

_ASPECTS = ("place", "position", "bearer", "company")
_MOMENT = ("turn/player", "turn/phase", "awaiting")


class Result(Struct, frozen=True, omit_defaults=True):
    """What came of a case."""

    key: str
    status: Status
    message: str = ""
    line: int = 0
    """The line of the step at which it was decided, if one was."""


class Failed(Exception):  # noqa: N818 - a scenario fails; that is no error
    """The engine did something else than the scenario says."""

    def __init__(self, expected: str, seen: str, hint: str = "") -> None:
        super().__init__(
            f"expected: {expected}\n  seen:     {seen}" + (f"\n  {hint}" if hint else "")
        )
        self.expected, self.seen, self.hint = expected, seen, hint


def run_case(case: Case, engine: Engine) -> Result:
    """Run one case from its position to its end."""
    play = Play(case, engine)
    try:
        play.start()
        for step in case.steps:
            play.take(step)
        play.finish()
    except (Failed, Declined, Trouble, BadData) as stop:
        return play.result(stop)
    return Result(case.key, "pass")


class Play:
    """A case in the course of being played, step by step."""

    def __init__(self, case: Case, engine: Engine, spare: tuple[int, ...] = ()) -> None:
        self.case = case
        self.spare = spare
        """What is rolled where no step tells, if that is to be no fault."""
        self.engine = engine
        self.at: Step | None = None
        self._index = -1
        self._verdict: VerdictGiven | None = None
        self._values: dict[str, Any] = {}
        """What was seen since the table last may have changed."""
        self._unsupported: dict[str, Unsupported] = {}
        """Where the engine could not tell what was to be seen, and why not."""
        self._untold: set[str] = set()
        """Where it could not tell at first."""
        self._before: dict[str, Any] = {}
        """What was seen at first."""
        self._acts = any(isinstance(step, (ActStep, AskStep)) for step in case.steps)
        self._world = tuple(_world(case)) if self._acts else ()

    def start(self) -> None:
        """Set the table."""
        if (declined := self.engine.setup(self.case.position)) is not None:
            raise Declined(declined)
        if self._acts:
            self._before = self._values = self._look(self._world + _MOMENT)
            self._untold = set(self._unsupported)

    def take(self, step: Step) -> None:
        """Do or check one step."""
        self.at = step
        self._index += 1
        if isinstance(step, ActStep) and step.between:
            self._carry_on(step)
        elif isinstance(step, ActStep):
            self._act(step)
        elif isinstance(step, AskStep):
            self._values = {}
            self._verdict = self._judged(self.engine.ask(step.action))
        elif isinstance(step, ExpectVerdict):
            self._check_verdict(step)
        elif isinstance(step, Expect):
            self._check(step)

    def finish(self) -> None:
        """Check that nothing has changed of which the scenario does not speak."""
        if not self._acts:
            return
        self.at = None
        after = self._seen(self._world)
        spoken = {
            step.path if step.path.startswith("player/") else _card(step.path)
            for step in self.case.steps
            if isinstance(step, Expect)
        }
        silent = [
            path
            for path in self._world
            if path not in self._untold | self._unsupported.keys()
            and not _same(after[path], self._before[path])
            and (path if path.startswith("player/") else _card(path)) not in spoken
        ]
        if silent:
            raise Failed(
                "that nothing changes of which no Then speaks",
                "; ".join(
                    f"{path} was {_told(self._before[path])}, is {_told(after[path])}"
                    for path in silent
                ),
                "Say so, as in “And Glóin is tapped”, if that is how it should be.",
            )

    def result(self, stop: Exception) -> Result:
        """Make a result of what stopped the play, readable on its own."""
        status: Status = "error"
        if isinstance(stop, Failed):
            status = "fail"
        elif isinstance(stop, Declined):
            status = "unsupported"
        elif isinstance(stop, Trouble):
            status = stop.status
        line = self.at.line if self.at else self.case.line
        step = f"\n  {self.at.text}" if self.at else ""
        what = f"{self.case.path}:{line}: {self.case.title} [{self.case.key}]{step}\n  {stop}"
        return Result(self.case.key, status, what, line)

    def _act(self, step: ActStep) -> None:
        awaited = self._awaited_verdict()
        before = self._seen(self._world + _MOMENT) if awaited == "illegal" else {}
        dice = _Dice(step.draws, self.spare)
        self._values = {}
        self._verdict = self._judged(self.engine.act(step.action, dice.draw))
        if awaited is None and self._verdict.verdict != "legal":
            raise Failed("that this can be done", _said(self._verdict))
        if self._verdict.verdict == "legal":
            dice.check()
        elif before:
            ahead = (each.path for each in self._rest() if isinstance(each, Expect))
            after = self._seen(tuple(dict.fromkeys((*before, *ahead))))
            for path, value in before.items():
                if path not in self._unsupported and not _same(after[path], value):
                    raise Failed(
                        "that an illegal action changes nothing",
                        f"{path} was {_told(value)}, is {_told(after[path])}",
                    )

    def _carry_on(self, step: ActStep) -> None:
        """Do what only leads on to the next step: the last verdict stays the last one asked for."""
        dice = _Dice(step.draws, self.spare)
        self._values = {}
        given = self.engine.act(step.action, dice.draw)
        if isinstance(given, Unsupported):
            raise Declined(given)
        if given.verdict != "legal":
            raise Failed(f"that the game can go on as {step.text}", _said(given))
        dice.check()

    def _judged(self, given: VerdictGiven | Unsupported) -> VerdictGiven:
        if not isinstance(given, Unsupported):
            return given
        if self._awaited_verdict() != "unsupported":
            raise Declined(given)
        return VerdictGiven("unsupported")

    def _awaited_verdict(self) -> str | None:
        """The verdict that the steps up to the next action expect, if they speak of one."""
        for step in self._rest():
            if isinstance(step, ExpectVerdict):
                return step.verdict
        return None

    def _rest(self) -> Iterator[Step]:
        for step in self.case.steps[self._index + 1 :]:
            if isinstance(step, (ActStep, AskStep)) and not is_between(step):
                return
            yield step

    def _check_verdict(self, step: ExpectVerdict) -> None:
        given = self._verdict
        if given is None:
            raise Failed(step.verdict, "no action that a verdict could be on")
        fits = (
            given.verdict == step.verdict
            and set(step.by) <= set(given.because)
            and set(step.questions) <= set(given.questions)
        )
        if not fits:
            raise Failed(_said(VerdictGiven(step.verdict, step.by, step.questions)), _said(given))

    def _check(self, step: Expect) -> None:
        ahead = (each.path for each in self._rest() if isinstance(each, Expect))
        seen = self._seen(tuple(dict.fromkeys((step.path, *ahead, *self._world))))[step.path]
        if step.path in self._unsupported:
            raise Declined(self._unsupported[step.path])
        if not _holds(step, seen):
            relation = "" if step.relation == "is" else f"{step.relation.replace('-', ' ')} "
            raise Failed(f"{relation}{_told(step.value)} at {step.path}", _told(seen))

    def _seen(self, paths: tuple[str, ...]) -> dict[str, Any]:
        """Look again only if something among it was not seen yet."""
        if any(path not in self._values for path in paths):
            self._values = self._look(paths)
        return self._values

    def _look(self, paths: tuple[str, ...]) -> dict[str, Any]:
        seen = self.engine.see(paths)
        values = seen.values
        self._unsupported = {
            path: why for path, why in self._unsupported.items() if path not in seen.values
        } | seen.unsupported
        if missing := [path for path in paths if path not in values]:
            raise Trouble("protocol", f"no value was given for {', '.join(missing)}")
        return values


class _Dice:
    """The results of chance that a step brings along."""

    def __init__(self, draws: tuple[Draw, ...], spare: tuple[int, ...] = ()) -> None:
        self._left = list(draws)
        self._spare = spare
        self._unexpected: list[Need] = []

    def draw(self, need: Need) -> tuple[int, ...]:
        """Give the first result that answers the need.

        Where there is none, any result will do to bring the action to its end, and it is noted.
        """
        for draw in self._left:
            wanted = draw.need
            if (wanted.kind, wanted.purpose) == (need.kind, need.purpose) and wanted.of in (
                "",
                need.of,
            ):
                self._left.remove(draw)
                return draw.values or any_result(need)
        self._unexpected.append(need)
        spare = self._spare if need.kind == "2d6" and need.purpose != CONTESTED else ()
        return spare or any_result(need)

    def check(self) -> None:
        """Complain of results that were missing or left over, where that is a fault."""
        if self._spare:
            return
        if self._unexpected:
            asked = ", ".join(_wanted(need) for need in self._unexpected)
            raise Failed(
                f"no other rolls than {_wanted_all(draw.need for draw in self._left)}"
                if self._left
                else "no more rolls than the step tells",
                asked,
                "Write what comes, as in “and rolls 6 and 5, then 4 and 3 for the body check”.",
            )
        if self._left:
            raise Failed(
                _wanted_all(draw.need for draw in self._left),
                "no such roll",
                "If somebody may still respond, it comes later: write it with the step that ends "
                "the wait, as in “And the player passes and rolls 6 and 5 for the corruption "
                "check”. If the game asks for no roll at all, leave it out.",
            )


def _world(case: Case) -> Iterator[str]:
    for card in case.position.cards:
        for aspect in _ASPECTS:
            yield f"card/{card.label}/{aspect}"
    for player in case.position.players:
        for source in POINTS:
            yield f"player/{player.name}/points/{source}"


def _card(path: str) -> str:
    return path.rsplit("/", 1)[0]


def _holds(step: Expect, seen: Any) -> bool:
    if step.relation in ("is", "is-not"):
        return _same(seen, step.value) == (step.relation == "is")
    if not isinstance(seen, (list, tuple)):
        return False
    if step.relation == "consists-of":
        same = all(seen.count(each) == step.value.count(each) for each in step.value)
        return same and len(seen) == len(step.value)
    return (step.value in seen) == (step.relation == "has")


def _same(seen: Any, wanted: Any) -> bool:
    if isinstance(wanted, list):
        return (
            isinstance(seen, (list, tuple))
            and len(seen) == len(wanted)
            and all(map(_same, seen, wanted))
        )
    if isinstance(wanted, dict):
        return isinstance(seen, dict) and all(_same(seen.get(k), v) for k, v in wanted.items())
    return bool(seen == wanted) and isinstance(seen, bool) == isinstance(wanted, bool)


def _said(given: VerdictGiven) -> str:
    reasons = (*given.because, *given.questions)
    return given.verdict + (f" by {', '.join(reasons)}" if reasons else "")


def _told(value: Any) -> str:
    if value is None or value == []:
        return "nothing"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, dict):
        return ", ".join(f"{_told(v)} {k}" for k, v in value.items() if v is not None)
    return "; ".join(map(_told, value)) if isinstance(value, (list, tuple)) else str(value)


def _wanted(need: Need) -> str:
    whose = f" of {need.of}" if need.of else ""
    return f"a {need.kind} for the {need.purpose.replace('-', ' ')}{whose}"


def _wanted_all(needs: Iterable[Need]) -> str:
    return ", ".join(map(_wanted, needs))
