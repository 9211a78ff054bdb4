"""Runs cases against an engine, and says in a player's words what did not hold.

The world is closed: what a scenario does not speak of must not change, and an illegal action
changes nothing at all.

The reference engine is held to every step of a case. Another one is held to what it has said of
itself (`terms.py`): rolls may come earlier or later, passes may mean nothing to it, and what it
cannot see, or not name, is no failure.
"""

from collections.abc import Iterator
from typing import Any, Literal

from msgspec import Struct
from msgspec.structs import replace

from westmarch.corpus.model import (
    ActStep,
    AskStep,
    Case,
    Expect,
    ExpectVerdict,
    Step,
    is_between,
)
from westmarch.corpus.rolling import Dice, Failed, Stretches
from westmarch.corpus.terms import EVERYTHING, Terms, is_pass, kind_of
from westmarch.corpus.wrong import wrong
from westmarch.errors import BadData
from westmarch.table.actions import Finish
from westmarch.wire.engine import Declined, Engine, Trouble
from westmarch.wire.protocol import Unsupported, VerdictGiven
from westmarch.wire.sights.players import POINTS

Status = Literal[
    "pass",
    "pass-without-reason",
    "pass-by-reading",
    "wrong-reason",
    "fail",
    "error",
    "unsupported",
    "crash",
    "timeout",
    "protocol",
]
PASSED = ("pass", "pass-without-reason", "pass-by-reading")
"""What counts as passed."""

_MOST_PASSES = 20
"""The runner sends at most so many passes in a case that no step has and the engine waits for."""
_ASPECTS = ("place", "position", "bearer", "company")
_MOMENT = ("turn/player", "turn/phase", "awaiting")


class Result(Struct, frozen=True, omit_defaults=True):
    """What came of a case."""

    key: str
    status: Status
    message: str = ""
    line: int = 0
    """The line of the step at which it was decided, if one was."""
    step: int = -1
    """Which step that was, counted from 0; -1 if it was none."""
    wrong: str = ""
    """Of what kind the first wrong step is; the same for all cases that fail alike."""
    expected: str = ""
    seen: str = ""


class _Settled(Exception):  # noqa: N818 - nothing went wrong
    """By the engine's reading of an open question the case ends here."""


def run_case(case: Case, engine: Engine, terms: Terms = EVERYTHING) -> Result:
    """Run one case from its position to its end."""
    play = Play(case, engine, terms=terms)
    try:
        play.start()
        for step in case.steps:
            play.take(step)
        play.finish()
    except _Settled:
        return play.held()
    except (Failed, Declined, Trouble, BadData) as stop:
        return play.result(stop)
    return play.held()


class Play:
    """A case in the course of being played, step by step."""

    def __init__(
        self,
        case: Case,
        engine: Engine,
        spare: tuple[int, ...] = (),
        terms: Terms = EVERYTHING,
    ) -> None:
        self.case = case
        self.terms = terms
        self.spare = spare
        """What is rolled where no step tells, if that is to be no fault."""
        self.engine = engine
        self.at: Step | None = None
        self._index = -1
        self._acting: ActStep | AskStep | None = None
        self._verdict: VerdictGiven | None = None
        self._values: dict[str, Any] = {}
        """What was seen since the table last may have changed."""
        self._unsupported: dict[str, Unsupported] = {}
        """Where the engine could not tell what was to be seen, and why not."""
        self._untold: set[str] = set()
        """Where it could not tell at first."""
        self._before: dict[str, Any] = {}
        """What was seen at first."""
        self._stretches = Stretches(case.steps)
        self._refused: list[str] = []
        """Passes that the engine would not hear of."""
        self._unreasoned = ""
        """A verdict that was right, without the reason that was to be given."""
        self._read = ""
        """By which reading of an open question a verdict was right."""
        self._unseen: dict[str, Unsupported] = {}
        """What could not be checked, as the engine does not tell."""
        self._acts = any(isinstance(step, (ActStep, AskStep)) for step in case.steps)
        self._world = tuple(filter(terms.has_path, _world(case))) if self._acts else ()
        self._moment = tuple(filter(terms.has_path, _MOMENT))
        self._passes_left = _MOST_PASSES

    def start(self) -> None:
        """Set the table."""
        if (declined := self.engine.setup(self.case.position)) is not None:
            raise Declined(declined)
        if self._acts:
            self._before = self._values = self._look(self._world + self._moment)
            self._untold = set(self._unsupported)

    def take(self, step: Step) -> None:
        """Do or check one step."""
        self._index += 1
        self._see_that_nothing_is_left(step)
        self.at = step
        if self.terms.passes_over(step):
            return
        if isinstance(step, (ActStep, AskStep)):
            self._acting = step
        if isinstance(step, ActStep) and step.between:
            self._carry_on(step)
        elif isinstance(step, ActStep):
            self._act(step)
        elif isinstance(step, AskStep):
            self._values = {}
            given = self.engine.ask(step.action)
            while self._is_refused(given) and self._passes_for_the_hazard_player(step):
                given = self.engine.ask(step.action)
            self._verdict = self._judged(given)
        elif isinstance(step, ExpectVerdict):
            self._check_verdict(step)
        elif isinstance(step, Expect):
            while self._stands_otherwise(step) and self._passes_for_the_hazard_player(step):
                pass
            self._check(step)

    def _see_that_nothing_is_left(self, following: Step | None) -> None:
        """Complain of rolls that nobody asked for, unless the engine has yet to hear of a pass."""
        if self.terms.strict:
            return
        while left := self._stretches.left_before(self._index):
            if not self._passes_for_the_hazard_player(following):
                raise left

    def _is_refused(self, given: VerdictGiven | Unsupported) -> bool:
        """Tell whether something is illegal that should not be."""
        return _is_illegal(given) and self._awaited_verdict() in (None, "legal")

    def _stands_otherwise(self, step: Expect) -> bool:
        """Tell whether something else is to be seen than a claim says."""
        if self.terms.strict or step.path in _OF_NOW:
            return False
        seen = self._seen((step.path,))[step.path]
        return step.path not in self._unsupported and not _holds(step, seen)

    def _passes_for_the_hazard_player(self, following: Step | None) -> bool:
        """Pass for the hazard player where the engine waits for him and the game has gone on.

        An engine may ask him even if there is nothing for him to do, and of that no step speaks.
        """
        player = following.action.player if isinstance(following, ActStep | AskStep) else ""
        window = getattr(following, "window", "")
        if self.terms.strict or not self._acts or not self._passes_left:
            return False
        seen = self.engine.see(tuple(filter(self.terms.has_path, _WAITING))).values
        waits, turn, open_ = (seen.get(each) for each in _WAITING)
        if waits in (None, turn, player) or turn is None:
            return False
        if not player and open_ in (None, window):
            return False
        # What another pass leads on from may be behind the engine, unless it is in that window.
        if isinstance(following, ActStep) and is_pass(following) and open_ != window:
            return False
        self._passes_left -= 1
        dice = self._stretches.dice(max(0, min(self._index, len(self.case.steps)) - 1))
        self._values = {}
        given = self.engine.act(Finish(player=str(waits)), dice.draw)
        self._check_dice(dice)
        return isinstance(given, VerdictGiven) and given.verdict == "legal"

    def finish(self) -> None:
        """Check that nothing has changed of which the scenario does not speak."""
        if not self._acts:
            return
        self.at = None
        self._index += 1
        self._see_that_nothing_is_left(None)
        silent = self._changed_silently()
        last = self.case.steps[-1]
        while silent and isinstance(last, Expect) and self._passes_for_the_hazard_player(last):
            silent = self._changed_silently()
        after = self._seen(self._world)
        if silent:
            raise Failed(
                "that nothing changes of which no Then speaks",
                "; ".join(
                    f"{path} was {_told(self._before[path])}, is {_told(after[path])}"
                    for path in silent
                ),
                "Say so, as in “And Glóin is tapped”, if that is how it should be.",
            )

    def _changed_silently(self) -> list[str]:
        """Give the paths at which something has changed of which the scenario does not speak."""
        after = self._seen(self._world)
        spoken = {
            step.path if step.path.startswith("player/") else _card(step.path)
            for step in self.case.steps
            if isinstance(step, Expect)
        }
        return [
            path
            for path in self._world
            if path not in self._untold | self._unsupported.keys()
            and not _same(after[path], self._before[path])
            and (path if path.startswith("player/") else _card(path)) not in spoken
        ]

    def held(self) -> Result:
        """Make a result of a play that nothing has stopped."""
        if self._unseen:
            why = "; ".join(f"{path}: {each.reason}" for path, each in self._unseen.items())
            return self._told("unsupported", f"could not be seen: {why}")
        if self._unreasoned:
            if self.terms.reasons:
                kind = kind_of(self._acting.action) if self._acting else "nothing"
                told = self._told("wrong-reason", self._unreasoned)
                return replace(told, wrong=f"{kind}: another reason is given")
            return self._told("pass-without-reason", self._unreasoned)
        if self._read:
            return self._told("pass-by-reading", self._read)
        return Result(self.case.key, "pass")

    def _told(self, status: Status, what: str) -> Result:
        case = self.case
        where = f"{case.path}:{case.line}: {case.title} [{case.key}]"
        return Result(case.key, status, f"{where}\n  {what}", case.line)

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
        if self._refused and status == "fail":
            what += f"\n  The engine took no notice before of: {'; '.join(self._refused)}"
        if status == "unsupported":
            return Result(self.case.key, status, what, line)
        given = self._verdict.verdict if self._verdict else ""
        return Result(
            self.case.key,
            status,
            what,
            line,
            step=self._index if self.at else -1,
            wrong=wrong(stop, self.at, self._acting, given),
            expected=stop.expected if isinstance(stop, Failed) else "",
            seen=stop.seen if isinstance(stop, Failed) else str(stop),
        )

    def _act(self, step: ActStep) -> None:
        awaited = self._awaited_verdict()
        before = self._seen(self._world + self._moment) if awaited == "illegal" else {}
        dice = self._dice(step)
        self._values = {}
        given = self.engine.act(step.action, dice.draw)
        while self._is_refused(given) and self._passes_for_the_hazard_player(step):
            given = self.engine.act(step.action, dice.draw)
        if awaited is None and self._means_nothing(step, given):
            return
        self._verdict = self._judged(given)
        if awaited is None and self._verdict.verdict != "legal":
            raise Failed("that this can be done", _said(self._verdict))
        if self._verdict.verdict == "legal":
            self._check_dice(dice)
            return
        if self._verdict.verdict == "illegal":
            dice.left[:] = [each for each in dice.left if each not in step.draws]
        if before:
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
        dice = self._dice(step)
        self._values = {}
        given = self.engine.act(step.action, dice.draw)
        while _is_illegal(given) and self._passes_for_the_hazard_player(step):
            given = self.engine.act(step.action, dice.draw)
        if self._means_nothing(step, given):
            return
        if isinstance(given, Unsupported):
            raise Declined(given)
        if given.verdict != "legal":
            raise Failed(f"that the game can go on as {step.text}", _said(given))
        self._check_dice(dice)

    def _dice(self, step: ActStep) -> Dice:
        if self.terms.strict:
            return Dice(list(step.draws), self.spare)
        return self._stretches.dice(self._index)

    def _check_dice(self, dice: Dice) -> None:
        """Complain of rolls that were missing; and, of who is held to each step, of those left."""
        if self.terms.strict:
            dice.check()
        else:
            dice.check_missing()

    def _means_nothing(self, step: ActStep, given: VerdictGiven | Unsupported) -> bool:
        """Tell whether a pass is nothing to an engine that need not have the window for it."""
        if self.terms.strict or not is_pass(step):
            return False
        if isinstance(given, VerdictGiven) and given.verdict == "legal":
            return False
        self._refused.append(step.text)
        return True

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
        wanted = _said(VerdictGiven(step.verdict, step.by, step.questions))
        if given.verdict != step.verdict:
            if self._reads(step, given):
                return
            raise Failed(wanted, _said(given))
        if not self._names(step, given):
            if self.terms.strict:
                raise Failed(wanted, _said(given))
            self._unreasoned = f"expected: {wanted}\n  seen:     {_said(given)}"
        if self.terms.questions and not set(step.questions) <= set(given.questions):
            raise Failed(wanted, _said(given))

    def _names(self, step: ExpectVerdict, given: VerdictGiven) -> bool:
        """Tell whether the rules are named that decide, or others of their family."""
        missing = set(step.by) - set(given.because)
        related = not self.terms.strict and not set(step.kin).isdisjoint(given.because)
        return not missing or related

    def _reads(self, step: ExpectVerdict, given: VerdictGiven) -> bool:
        """Tell whether a verdict is right by some reading of a question that is left open."""
        fitting = [each for each in step.readings if each.verdict == given.verdict]
        if self.terms.questions or not fitting:
            return False
        read = (f"reading {each.reading} of {each.question}" for each in fitting)
        self._read = f"{given.verdict} by {' or '.join(read)}"
        if fitting[0].verdict != step.readings[0].verdict:
            raise _Settled
        return True

    def _check(self, step: Expect) -> None:
        ahead = (each.path for each in self._rest() if isinstance(each, Expect))
        seen = self._seen(tuple(dict.fromkeys((step.path, *ahead, *self._world))))[step.path]
        if step.path in self._unsupported:
            if self.terms.strict:
                raise Declined(self._unsupported[step.path])
            self._unseen[step.path] = self._unsupported[step.path]
            return
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
        told = {*seen.values, *seen.unknown, *seen.unsupported}
        missing = [path for path in paths if path not in told]
        if missing and self.terms.strict:
            raise Trouble("protocol", f"no value was given for {', '.join(missing)}")
        unknown = dict.fromkeys((*seen.unknown, *missing), _UNKNOWN)
        self._unsupported = (
            {path: why for path, why in self._unsupported.items() if path not in seen.values}
            | seen.unsupported
            | unknown
        )
        return {**dict.fromkeys(paths), **seen.values}


_UNKNOWN = Unsupported("the engine cannot tell")
_OF_NOW = ("awaiting", "window", "window/about", "chain")
"""What a claim may be about that is another thing where an engine has yet to hear of a pass."""
_WAITING = ("awaiting", "turn/player", "window")
"""What tells whether an engine still waits for somebody, whose turn it is, and in which window."""


def _world(case: Case) -> Iterator[str]:
    for card in case.position.cards:
        for aspect in _ASPECTS:
            yield f"card/{card.label}/{aspect}"
    for player in case.position.players:
        for source in POINTS:
            yield f"player/{player.name}/points/{source}"


def _card(path: str) -> str:
    return path.rsplit("/", 1)[0]


def _is_illegal(given: VerdictGiven | Unsupported) -> bool:
    return isinstance(given, VerdictGiven) and given.verdict == "illegal"


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
