"""How pytest-bdd runs the corpus: it collects, and our own compiled steps do the work.

One step function matches every text, and carries out what the compiler made of the line it stands
in, so a sentence means here what it means on the wire and in a browser.
"""

from collections import defaultdict
from collections.abc import Callable
from typing import Any

import pytest
from pytest_bdd import given, parsers, then, when
from pytest_bdd.parser import Scenario, Step

from westmarch.corpus.kept import load_corpus
from westmarch.corpus.lint import POLARITIES
from westmarch.corpus.model import Case
from westmarch.corpus.rolling import Failed
from westmarch.corpus.run import Play
from westmarch.errors import BadData
from westmarch.wire.engine import Declined, Trouble
from westmarch.wire.reference import ReferenceEngine

MARKERS = (
    "id(id): the scenario's own id, for ever",
    "rule(id): the scenario proves this rule",
    "card(id): the scenario proves what this card says",
    "uses(id): the scenario touches this rule",
    *(f"{polarity}: what kind of proof the scenario is" for polarity in POLARITIES),
)

Cases = dict[tuple[str, str], list[Case]]


class Plays:
    """The cases of one scenario, one for each edition, played side by side line by line."""

    def __init__(self, cases: list[Case]) -> None:
        self.plays = [Play(case, ReferenceEngine()) for case in cases]
        self.line = 0
        """The line of the feature file that comes next."""

    def start(self) -> None:
        for play in self.plays:
            _told(play, play.start)

    def take_line(self) -> None:
        for play in self.plays:
            for step in play.case.steps:
                if step.line == self.line:
                    _told(play, play.take, step)

    def finish(self) -> None:
        for play in self.plays:
            _told(play, play.finish)


def _told(play: Play, do: Callable[..., None], *args: Any) -> None:
    """Do something; if it fails, say so in words for players instead of a traceback."""
    try:
        do(*args)
        return
    except (Failed, Declined, Trouble, BadData) as stop:
        message = play.result(stop).message
    pytest.fail(message, pytrace=False)


def pytest_configure(config: pytest.Config) -> None:
    for marker in MARKERS:
        config.addinivalue_line("markers", marker)


def pytest_bdd_apply_tag(tag: str, function: Callable[..., Any]) -> bool:
    """Turn `@rule:some.id` into `pytest.mark.rule("some.id")`, and `@allow` into a plain mark."""
    name, _, value = tag.partition(":")
    mark = getattr(pytest.mark, name)
    (mark(value) if value else mark)(function)
    return True


def pytest_bdd_before_step(request: pytest.FixtureRequest, step: Step) -> None:
    request.getfixturevalue("plays").line = step.line_number


def pytest_bdd_after_step(request: pytest.FixtureRequest, scenario: Scenario, step: Step) -> None:
    if step is scenario.steps[-1]:
        request.getfixturevalue("plays").finish()


def pytest_bdd_after_scenario(request: pytest.FixtureRequest) -> None:
    """Leave a trace in reports that the scenario was really run."""
    case = request.getfixturevalue("plays").plays[0].case
    request.node.user_properties.append(("executed", f"{case.id}#{case.example}"))


@pytest.fixture(scope="session")
def cases() -> Cases:
    """The compiled corpus, by scenario and example."""
    found: Cases = defaultdict(list)
    for case in load_corpus().cases:
        found[case.id, case.example].append(case)
    return found


@pytest.fixture
def plays(
    request: pytest.FixtureRequest, cases: Cases, _pytest_bdd_example: dict[str, str]
) -> Plays:
    id_ = request.node.get_closest_marker("id").args[0]
    plays = Plays(cases[id_, _pytest_bdd_example.get("case", "")])
    plays.start()
    return plays


@given(parsers.re(".*"))
@when(parsers.re(".*"))
@then(parsers.re(".*"))
def step(plays: Plays) -> None:
    """Do what the line says."""
    plays.take_line()
