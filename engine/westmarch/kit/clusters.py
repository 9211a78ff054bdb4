"""What an author looks at first: failures that are alike, and what would bring the most."""

from collections import Counter, defaultdict

from msgspec import Struct

from westmarch.kit.check import BAD, Checked, Report


class Cluster(Struct, frozen=True):
    """Cases whose first wrong step is wrong in the same way."""

    wrong: str
    outcome: str
    cases: tuple[str, ...]
    """Their keys, the shortest case first."""


class Unlocked(Struct, frozen=True):
    """Something that an engine does not have, and what would come of having it."""

    kind: str
    """A card, an action, a path, a window …, or a reason that the engine has given."""
    name: str
    alone: int
    """So many more cases could be attempted with this alone."""
    among: int
    """In so many cases it is among what is missing."""


def clusters(report: Report) -> tuple[Cluster, ...]:
    """Put together what fails alike, the most frequent first."""
    found: defaultdict[tuple[str, str], list[Checked]] = defaultdict(list)
    for case in report.cases:
        if case.outcome in BAD and case.outcome != "not-run":
            found[case.wrong or case.outcome, case.outcome].append(case)
    made = [
        Cluster(wrong, outcome, tuple(each.key for each in sorted(cases, key=_length)))
        for (wrong, outcome), cases in found.items()
    ]
    return tuple(sorted(made, key=lambda each: (-len(each.cases), each.wrong)))


def _length(case: Checked) -> tuple[int, str]:
    return sum(map(len, case.wire)), case.key


def unlocked(report: Report) -> tuple[Unlocked, ...]:
    """List what the engine lacks, first what would let the most cases be attempted at once."""
    alone: Counter[str] = Counter()
    among: Counter[str] = Counter()
    for case in report.cases:
        among.update(case.needs)
        if len(case.needs) == 1:
            alone.update(case.needs)
    for reason, many in report.declined.items():
        alone[f"the reason {reason}"] = among[f"the reason {reason}"] = many
    order = sorted(among, key=lambda each: (-alone[each], -among[each], each))
    return tuple(Unlocked(*_parts(each), alone[each], among[each]) for each in order)


def _parts(lacks: str) -> tuple[str, str]:
    """Divide “the card TW-120” into its kind and its name."""
    words = lacks.removeprefix("the ")
    if words.endswith(" rules"):
        return "edition", words.removesuffix(" rules")
    kind, _, name = words.partition(" ")
    return kind, name
