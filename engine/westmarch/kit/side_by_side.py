"""Several engines side by side, from the `summary.json` that each of their reports leaves."""

from collections import defaultdict
from collections.abc import Iterable, Mapping
from pathlib import Path

import msgspec
from msgspec import Struct

from westmarch.corpus.run import PASSED
from westmarch.errors import BadData
from westmarch.files import read_text
from westmarch.kit.check import BAD, UNTRIED, Score
from westmarch.kit.profiles import REASONS, in_order
from westmarch.visible import visible


class _Named(Struct, frozen=True):
    name: str
    version: str


class Standing(Struct, frozen=True):
    """What came of a run with one engine, as its summary tells it."""

    engine: _Named
    corpus: str
    cases: int
    complete: bool
    profiles: dict[str, Score]
    rules: dict[str, dict[str, int]]
    """For each rule, how often each outcome came up."""

    @property
    def name(self) -> str:
        """What the engine calls itself."""
        return visible(f"{self.engine.name} {self.engine.version}".strip())


class Row(Struct, frozen=True):
    """A part of the game, with how each engine has fared in it."""

    name: str
    scores: tuple[Score | None, ...]
    """None for an engine whose corpus did not have it."""


class SideBySide(Struct, frozen=True):
    """Engines, and how they have fared."""

    engines: tuple[Standing, ...]
    profiles: tuple[Row, ...]
    chapters: tuple[Row, ...]
    disputed: tuple[tuple[str, tuple[str, ...]], ...]
    """The rules that some engine gets wrong, each with their names."""


def read_standings(folder: Path) -> tuple[Standing, ...]:
    """Read all summaries in a folder, in the order of their names."""
    return tuple(_read(file) for file in sorted(folder.glob("*.json")))


def _read(file: Path) -> Standing:
    try:
        return msgspec.json.decode(read_text(file), type=Standing)
    except msgspec.MsgspecError as error:
        raise BadData(
            f"This is no summary of a run: {error}.",
            where=str(file),
            hint="“westmarch check --report DIR” leaves one, DIR/summary.json.",
        ) from None


def side_by_side(engines: tuple[Standing, ...]) -> SideBySide:
    """Set engines side by side."""
    names = {name for each in engines for name in each.profiles} - {REASONS}
    profiles = (*in_order(names), *([REASONS] if engines else []))
    by_chapter = [_by_chapter(each.rules) for each in engines]
    wrong: defaultdict[str, list[str]] = defaultdict(list)
    for each in engines:
        for rule, counts in each.rules.items():
            if any(outcome in BAD for outcome in counts):
                wrong[rule].append(each.name)
    return SideBySide(
        engines,
        tuple(Row(name, tuple(each.profiles.get(name) for each in engines)) for name in profiles),
        _rows(by_chapter),
        tuple((rule, tuple(names)) for rule, names in sorted(wrong.items())),
    )


def _rows(scores: list[dict[str, Score]]) -> tuple[Row, ...]:
    names = sorted({name for each in scores for name in each})
    return tuple(Row(name, tuple(each.get(name) for each in scores)) for name in names)


def _by_chapter(rules: Mapping[str, Mapping[str, int]]) -> dict[str, Score]:
    """Add up outcomes chapter by chapter; a scenario counts once for each rule that it proves."""
    found: defaultdict[str, list[Mapping[str, int]]] = defaultdict(list)
    for rule, counts in rules.items():
        found[rule.rpartition(".")[0]].append(counts)
    return {name: _score(counts) for name, counts in found.items()}


def _score(counts: Iterable[Mapping[str, int]]) -> Score:
    pairs = [pair for each in counts for pair in each.items()]
    return Score(
        sum(number for outcome, number in pairs if outcome in PASSED),
        sum(number for outcome, number in pairs if outcome not in UNTRIED),
        sum(number for _, number in pairs),
    )
