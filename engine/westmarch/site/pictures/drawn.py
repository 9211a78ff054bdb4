"""The pictures as pages ask for them: each by the id of the scenario that it is made from."""

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import TypeVar

from westmarch.site.content import Content
from westmarch.site.memo import fingerprint_of_files
from westmarch.site.pictures import chain as chains
from westmarch.site.pictures import fight as fights
from westmarch.site.pictures import journey as journeys
from westmarch.site.pictures import score as scores
from westmarch.site.pictures import setting_up as settings
from westmarch.site.pictures.played import Course, play

T = TypeVar("T")


def setting_up(content: Content, scenario: str) -> settings.Setting:
    """Draw how a game is set up."""
    return _drawn(content, scenario, settings.Setting, settings.picture)


def chain(content: Content, scenario: str) -> chains.Chain:
    """Draw a chain of effects."""
    return _drawn(content, scenario, chains.Chain, chains.picture)


def attack(content: Content, scenario: str) -> fights.Fight:
    """Draw how the attack of a hazard is fought."""
    return _drawn(content, scenario, fights.Fight, fights.of_a_hazard)


def fight(content: Content, scenario: str) -> fights.Fight:
    """Draw how companies fight each other."""
    return _drawn(content, scenario, fights.Fight, fights.of_companies)


def score(content: Content, scenario: str) -> scores.Score:
    """Draw a final reckoning."""
    return _drawn(content, scenario, scores.Score, scores.picture)


def journey(content: Content, scenario: str) -> journeys.Journey:
    """Draw the way of an agent."""
    return _drawn(content, scenario, journeys.Journey, journeys.picture)


def _drawn(content: Content, scenario: str, type_: type[T], draw: Callable[[Course], T]) -> T:
    def make(text: str, path: str) -> T:
        return draw(play(text, path, scenario))

    return content.made_of(scenario, type_, make, _code())


@cache
def _code() -> str:
    return fingerprint_of_files(Path(__file__).parent.glob("*.py"))
