"""Measures speed: each figure is the best of a few tries, since anything worse is somebody else."""

import sys
from collections.abc import Callable
from datetime import date
from time import perf_counter

from msgspec import Struct

from westmarch.cards.language.parse import parse
from westmarch.corpus.kept import load_corpus
from westmarch.corpus.model import Case
from westmarch.corpus.run import run_case
from westmarch.kit.cold import cold_starts
from westmarch.kit.driver import Stdio
from westmarch.kit.jobs import check_side_by_side
from westmarch.kit.playout import play_games
from westmarch.paths import CARDS
from westmarch.processes import at_most
from westmarch.wire.engine import Engine
from westmarch.wire.protocol import Hello
from westmarch.wire.reference import ReferenceEngine

_TRIES, _GAMES, _SCENARIOS = 5, 20, 10**9
_FEW = 1, 1, 100
"""How often each is tried, and how many games and scenarios are played, if it is to be quick."""


class Figures(Struct, frozen=True):
    """What was measured."""

    scenarios: int
    scenarios_per_second_in_process: float
    scenarios_per_second_over_the_wire: float
    scenarios_per_second_with_two_engines: float
    """Over two wires, side by side."""
    rule_from_cold: float
    """The processor time of `westmarch rule`, as a multiple of what Python takes to do nothing."""
    rule_at_first: float
    """The same when nothing has been kept yet."""
    card_from_cold: float
    card_at_first: float
    verdict_from_cold: float
    """A dispute by one edition."""
    verdict_at_first: float
    card_parse_ms: float
    """All cards, uncached."""
    playout_actions_per_second: float
    """To list what may be done, to choose from it, and to do it; what watches a game apart."""
    playout_actions_per_processor_second: float
    """The same by processor time."""
    playout_actions_per_second_when_watched: float
    """With all that watches a game, and its replay."""
    playout_actions_per_processor_second_when_watched: float


def measure(*, quick: bool = False) -> Figures:
    """Measure everything; in a quick measurement the figures tell little."""
    tries, games, scenarios = _FEW if quick else (_TRIES, _GAMES, _SCENARIOS)
    cases = load_corpus().cases[:scenarios]
    cold = cold_starts()
    engine = f"{sys.executable} -m westmarch engine"
    with Stdio(engine) as wire, Stdio(engine) as other:
        wire.hello(Hello(seq=0))
        over_the_wire = _best(tries, lambda: _play(cases, wire))
        both, today = (wire, other), date.today()
        with_two = _best(tries, lambda: check_side_by_side(cases, both, {}, today))
    with at_most(1):
        played = play_games(games, 1, "emended")
    reference = ReferenceEngine()
    in_process = _best(tries, lambda: _play(cases, reference))
    return Figures(
        scenarios=len(cases),
        scenarios_per_second_in_process=len(cases) / in_process,
        scenarios_per_second_over_the_wire=len(cases) / over_the_wire,
        scenarios_per_second_with_two_engines=len(cases) / with_two,
        rule_from_cold=cold.rule.again,
        rule_at_first=cold.rule.first,
        card_from_cold=cold.card.again,
        card_at_first=cold.card.first,
        verdict_from_cold=cold.verdict.again,
        verdict_at_first=cold.verdict.first,
        card_parse_ms=_best(tries, _parse) * 1000,
        playout_actions_per_second=played.actions_per_second,
        playout_actions_per_processor_second=played.actions / played.processor_seconds,
        playout_actions_per_second_when_watched=played.whole_actions_per_second,
        playout_actions_per_processor_second_when_watched=(
            played.actions / played.whole_processor_seconds
        ),
    )


def _best(tries: int, do: Callable[[], object]) -> float:
    taken = []
    for _ in range(tries):
        begun = perf_counter()
        do()
        taken.append(perf_counter() - begun)
    return min(taken)


def _play(cases: tuple[Case, ...], engine: Engine) -> None:
    for case in cases:
        run_case(case, engine)


def _parse() -> None:
    for path in sorted(CARDS.glob("*.cards")):
        parse(path.read_text("utf-8"), f"cards/{path.name}")
