"""How often things came up in random play, as a table: a column for each pairing, and the sum."""

from collections.abc import Iterator, Mapping, Sequence

from westmarch.cards.kinds import KINDS
from westmarch.kernel.rules import Rules
from westmarch.kit.playout import Report, Score, paired
from westmarch.kit.seldom import proofs, shown_by
from westmarch.kit.tally import Tally, all_that_allow, all_that_happen

_WIDTH, _COLUMN = 52, 8
Counted = Mapping[str, int]


def lines(report: Report, rules: Rules) -> Iterator[str]:
    """Tell of each pairing, and of all, how games ended and what came up; then what never did."""
    pairings = sorted(report.tallies, key=_order)
    tallies = [report.tallies[each] for each in pairings]
    scores = [[it for it in report.scores if paired(it.players) == each] for each in pairings]
    columns = [_initials(each) for each in pairings]
    yield from _titled("games", columns)
    yield from _scored(scores)
    yield from _used(tallies)
    yield from _titled("actions that were done, by the rules that allow them", columns)
    allowing = {each: each.rpartition(".")[0] for each in all_that_allow(rules)}
    yield from _rows(allowing, [each.allowed for each in tallies])
    yield from _titled("events, and the words in them", columns)
    happened = [each.happened for each in tallies]
    yield from _rows(_with_words(happened), happened)
    for what, known, counted in (
        ("these rules allowed nothing", allowing, [each.allowed for each in tallies]),
        ("these events never happened", all_that_happen(), happened),
    ):
        missing = [each for each in known if not any(each in it for it in counted)]
        if missing:
            yield ""
            yield f"{what}:"
            yield from (f"  {each}{_shown(each)}" for each in missing)


def _shown(name: str) -> str:
    """Say where something is shown that never came up: in which scenarios."""
    found = proofs().get(name, ()) or tuple(filter(None, (shown_by(name),)))
    if not found:
        return ""
    more = f" and {len(found) - 1} more" if found[1:] else ""
    return f" (shown by {found[0]}{more})"


def _scored(scores: Sequence[Sequence[Score]]) -> Iterator[str]:
    yield _row("played to their end", [len(each) for each in scores])
    for end in ("called", "automatic", "outright"):
        yield _row(end, [sum(it.end == end for it in each) for each in scores])
    yield _row("ties", [sum(it.winner == "tie" for it in each) for each in scores])
    yield _row("turns", [sum(it.turns for it in each) for each in scores])
    points = [[sum(it.stage_points.values()) for it in each] for each in scores]
    yield _row("stage points at the end", [sum(each) for each in points])


def _used(tallies: Sequence[Tally]) -> Iterator[str]:
    """Tell with how many different cards anything was done."""
    used = [each.used.keys() for each in tallies]
    numbers = [*map(len, used), len(set[str]().union(*used))]
    yield _line("different cards that were used", numbers)


def _rows(known: Mapping[str, str], counted: Sequence[Counted]) -> Iterator[str]:
    """Give a row for each thing that came up, under the subject that it belongs to."""
    subject = ""
    for name in sorted(known, key=lambda each: (known[each], each)):
        numbers = [each.get(name, 0) for each in counted]
        if any(numbers):
            if known[name] != subject:
                subject = known[name]
                yield f"  {subject}"
            yield _row(f"  {name.removeprefix(f'{subject}.')}", numbers)


def _with_words(happened: Sequence[Counted]) -> dict[str, str]:
    """Give the events there are, and those that came up with a word, each with its subject."""
    known = all_that_happen()
    found = {name: known.get(name.partition(": ")[0]) for each in happened for name in each}
    return known | {name: subject for name, subject in found.items() if subject}


def _titled(title: str, columns: Sequence[str]) -> Iterator[str]:
    yield ""
    yield f"{title:<{_WIDTH}}" + "".join(f"{each:>{_COLUMN}}" for each in (*columns, "all"))


def _row(name: str, numbers: Sequence[int]) -> str:
    return _line(name, (*numbers, sum(numbers)))


def _line(name: str, numbers: Sequence[int]) -> str:
    told = "".join(f"{each or '-':>{_COLUMN}}" for each in numbers)
    return f"{f'  {name}':<{_WIDTH}}{told}"


def _order(pairing: str) -> tuple[int, ...]:
    names: tuple[str, ...] = KINDS
    return tuple(names.index(each) for each in pairing.split(" and "))


def _initials(pairing: str) -> str:
    """Shorten a pairing: `W-F` for a Wizard and a Fallen-wizard."""
    return "-".join(each[0].upper() for each in pairing.split(" and "))
