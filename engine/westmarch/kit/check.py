"""Runs the corpus against an engine, and goes on when it breaks."""

from collections import Counter
from collections.abc import Iterable, Iterator
from datetime import date
from typing import Literal, NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from westmarch.corpus.model import ActStep, AskStep, Case, is_between
from westmarch.corpus.run import PASSED, Result, Status, run_case
from westmarch.corpus.terms import EVERYTHING, Terms, all_lacking, kind_of
from westmarch.errors import shortened
from westmarch.kit.known import KnownFailure
from westmarch.kit.profiles import REASONS, asks_for_reason, in_order, profile_of, profiles_of
from westmarch.visible import visible
from westmarch.wire.engine import Engine
from westmarch.wire.protocol import Welcome

Outcome = Literal[Status, "known", "unexpected-pass", "not-attempted", "not-run"]

BROKEN = ("crash", "timeout", "protocol")
BAD = ("fail", "wrong-reason", "error", *BROKEN, "unexpected-pass", "not-run")
"""The outcomes that speak against an engine. What it says it does not support is none of them."""
UNTRIED = ("unsupported", "not-attempted", "not-run")
"""The outcomes of cases that were not played to their end."""

_LONGEST = 250_000
"""So much is told of a case at most, whatever an engine says."""
IN_A_ROW, IN_ALL = 5, 20
"""So many times an engine may break before it is given up."""


class Checked(Struct, frozen=True, omit_defaults=True):
    """What came of a case, and what to think of it."""

    key: str
    outcome: Outcome
    rules: tuple[str, ...]
    path: str
    title: str
    edition: str
    message: str = ""
    flaky: bool = False
    """The engine broke at first and did not when it was asked again."""
    lacks: str = ""
    """What the engine does not have that this would need, so that it was not attempted."""
    profile: str = ""
    """The smallest profile that has all that this uses."""
    reasoned: bool = False
    """It asks for the rule that decides, too."""
    needs: tuple[str, ...] = ()
    """All that it would need and the engine does not have."""
    step: int = -1
    """The first wrong step, counted from 0; -1 if it is none of them."""
    wrong: str = ""
    """Of what kind that is: the same for all cases that fail alike."""
    expected: str = ""
    seen: str = ""
    wire: tuple[str, ...] = ()
    """What went over the wire, where something speaks against the engine."""


class Score(Struct, frozen=True):
    """How an engine has fared in a profile."""

    passed: int
    attempted: int
    all: int


class Report(Struct, frozen=True, kw_only=True):
    """A whole run."""

    corpus: str
    """The digest of the corpus."""
    engine: Welcome
    cases: tuple[Checked, ...]

    @property
    def counts(self) -> dict[str, int]:
        """How often each outcome came up."""
        return dict(sorted(Counter(case.outcome for case in self.cases).items()))

    @property
    def profiles(self) -> dict[str, Score]:
        """How the engine has fared in each profile, and in naming reasons across all of them."""
        found: dict[str, list[Checked]] = {}
        for case in self.cases:
            found.setdefault(case.profile, []).append(case)
        scores = {
            name: Score(
                sum(case.outcome in PASSED for case in found[name]),
                sum(case.outcome not in UNTRIED for case in found[name]),
                len(found[name]),
            )
            for name in in_order(found)
        }
        asked = [case for case in self.cases if case.reasoned]
        right = sum(case.outcome == "pass" for case in asked)
        wrong = sum(case.outcome == "wrong-reason" for case in asked)
        return scores | {REASONS: Score(right, right + wrong, len(asked))}

    @property
    def lacking(self) -> dict[str, int]:
        """For want of what how many cases were not attempted, the most frequent first."""
        lacks = Counter(case.lacks for case in self.cases if case.lacks)
        return dict(sorted(lacks.items(), key=lambda each: (-each[1], each[0])))

    @property
    def declined(self) -> dict[str, int]:
        """For which reasons how many cases were declined, the most frequent first."""
        told = Counter(_reason(case) for case in self.cases if case.outcome == "unsupported")
        return dict(sorted(told.items(), key=lambda each: (-each[1], each[0])))

    @property
    def passed(self) -> int:
        """How many cases passed, with a reason or without."""
        return sum(case.outcome in PASSED for case in self.cases)

    @property
    def complete(self) -> bool:
        """Whether every case was run."""
        return "not-run" not in self.counts

    @property
    def holds(self) -> bool:
        """Whether nothing speaks against the engine."""
        return not any(outcome in BAD for outcome in self.counts)


def _reason(case: Checked) -> str:
    """Give why an engine declined a case, without where."""
    last = next(reversed(case.message.strip().splitlines()), "it gave no reason").strip()
    _, seen, untold = last.partition("could not be seen: ")
    return untold.partition(": ")[2].partition("; ")[0] if seen else last


class Tried(NamedTuple):
    """What came of a case, and how the engine bore it."""

    checked: Checked
    broke: bool
    """It broke at least at first."""
    broken: bool
    """It broke again when it was asked again."""


class Patience(Struct):
    """How often an engine has broken, case by case in their order."""

    in_a_row: int = 0
    in_all: int = 0
    most: int = 0
    """So often it may break, in a row or not; 0 for what is usual."""

    @property
    def gone(self) -> bool:
        """Whether the engine is given up."""
        if self.most:
            return self.in_all >= self.most
        return self.in_a_row >= IN_A_ROW or self.in_all >= IN_ALL

    def note(self, tried: Tried) -> None:
        """Count how the engine bore one more case."""
        self.in_all += tried.broke
        self.in_a_row = self.in_a_row + 1 if tried.broken else 0


def attempt(
    case: Case,
    engine: Engine,
    known: dict[str, KnownFailure],
    today: date,
    terms: Terms = EVERYTHING,
) -> Tried:
    """Run a case, if the engine has what it needs; if the engine breaks, ask it again."""
    if needs := all_lacking(case, terms):
        return Tried(not_attempted(case, needs), broke=False, broken=False)
    first, wire = run_case(case, engine, terms), _heard(engine)
    result, flaky = first, False
    broke = broken = first.status in BROKEN
    if first.status in BAD:
        again = run_case(case, engine, terms)
        broken = broke and again.status in BROKEN
        flaky = again.status in PASSED if not broke else not broken
        if broke and again.status in BAD:
            result, wire = again, _heard(engine)
        if flaky:
            result = replace(result, message=_both_times(first, again))
    outcome = _outcome(result, known.get(case.key), today)
    checked = judged(case, result, outcome=outcome, flaky=flaky)
    if result.status in BAD or flaky:
        checked = replace(checked, wire=tuple(map(visible, wire)))
    return Tried(checked, broke, broken)


def _heard(engine: Engine) -> tuple[str, ...]:
    """Give what went over the wire since the last position, if there is a wire."""
    return tuple(getattr(engine, "heard", ()))


def _both_times(first: Result, again: Result) -> str:
    """Tell of both times: an engine that breaks has broken, whatever it does when asked again."""
    if again.status in BAD:
        return f"{again.message}\n\nAt first: {first.message}"
    then = "it passed" if again.status in PASSED else "it declined"
    return f"{first.message}\n\nAsked once more, {then}: the engine does not always say the same."


def not_attempted(case: Case, needs: tuple[str, ...]) -> Checked:
    """Tell of a case that the engine was not asked, as it has said that it does not have these."""
    what = f"{case.title}: the engine does not have {needs[0]}"
    told = judged(case, Result(case.key, "unsupported", what), outcome="not-attempted")
    return replace(told, lacks=needs[0], needs=needs)


def not_run(case: Case, why: str = "The engine had broken too often before.") -> Checked:
    """Tell of a case that was not come to, as the engine had been given up before it."""
    return judged(case, Result(case.key, "pass", why), outcome="not-run")


def _outcome(result: Result, known: KnownFailure | None, today: date) -> Outcome:
    if known is None or known.until < today or result.status == "unsupported":
        return result.status
    if result.status in PASSED:
        return result.status if known.wide else "unexpected-pass"
    return "known"


def judged(
    case: Case, result: Result, *, outcome: Outcome | None = None, flaky: bool = False
) -> Checked:
    """Tell what to think of what came of a case."""
    message, outcome = result.message, outcome or result.status
    if outcome == "unexpected-pass":
        message = "This is listed as a known failure, and it passed. Take it off the list."
    return Checked(
        key=case.key,
        outcome=outcome,
        rules=case.rules,
        path=case.path,
        title=case.title,
        edition=case.position.edition,
        message=shortened(visible(message), _LONGEST),
        flaky=flaky,
        profile=profile_of(case),
        reasoned=asks_for_reason(case),
        step=result.step,
        wrong=shortened(visible(result.wrong), _LONGEST),
        expected=shortened(visible(result.expected), _LONGEST),
        seen=shortened(visible(result.seen), _LONGEST),
    )


def chosen(
    cases: Iterable[Case],
    editions: Iterable[str] = (),
    only: Iterable[str] = (),
    profiles: Iterable[str] = (),
    actions: Iterable[str] = (),
    phases: Iterable[str] = (),
) -> tuple[Case, ...]:
    """Choose cases by edition, profile, what is done, and the phase in which they begin; and by
    their own ids or those of what they prove.
    """
    editions, wanted, profiles = set(editions), set(only), set(profiles)
    actions, phases = set(actions), set(phases)
    return tuple(
        case
        for case in cases
        if (not editions or case.position.edition in editions)
        and (not wanted or wanted & {case.key, case.id, *case.rules, *case.cards})
        and (not profiles or profiles & set(profiles_of(case)))
        and (not actions or not actions.isdisjoint(actions_of(case)))
        and (not phases or case.position.turn.phase in phases)
    )


def actions_of(case: Case) -> Iterator[str]:
    """Give what is done or asked about in a case; what comes by itself is left out."""
    for step in case.steps:
        if isinstance(step, (ActStep, AskStep)) and not is_between(step):
            yield kind_of(step.action)


def failed_before(before: Report) -> tuple[str, ...]:
    """Give the keys of the cases that spoke against an engine in an earlier run."""
    return tuple(case.key for case in before.cases if case.outcome in BAD)


def promised(
    report: Report, known: dict[str, KnownFailure], until: date
) -> tuple[KnownFailure, ...]:
    """List what fails as known, each with what was wrong; what is listed stays as it is."""
    failures = (
        known.get(case.key) or KnownFailure(case.key, _in_short(case.message), until)
        for case in report.cases
        if case.outcome in (*_MENDABLE, "known")
    )
    return tuple(dict.fromkeys(failures))


def idle(known: dict[str, KnownFailure], cases: Iterable[Checked]) -> tuple[KnownFailure, ...]:
    """Give what is listed for several cases, of which none has failed."""
    played = [(known[case.key], case.outcome) for case in cases if case.key in known]
    busy = {each for each, outcome in played if outcome not in PASSED}
    return tuple(dict.fromkeys(each for each, _ in played if each.wide and each not in busy))


def _in_short(message: str) -> str:
    """Give what was expected and seen, without where."""
    lines = [line.strip() for line in message.splitlines()[1:]]
    said = [line for line in lines if line.startswith(("expected:", "seen:"))]
    return "; ".join(" ".join(line.split()) for line in said) or " ".join(lines)[:200]


_MENDABLE = ("fail", "wrong-reason", "error", *BROKEN)


def merged(before: Report, now: Report) -> Report:
    """Put what came of some cases in the place of what had come of them earlier."""
    new = {case.key: case for case in now.cases}
    kept = tuple(new.pop(case.key, case) for case in before.cases)
    return replace(now, cases=(*kept, *new.values()))
