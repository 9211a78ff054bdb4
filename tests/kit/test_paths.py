"""Observation paths: a closed list, the same for runner, schema and reference engine."""

import re

import pytest

from westmarch.corpus.kept import load_corpus
from westmarch.corpus.model import Expect
from westmarch.errors import BadData
from westmarch.wire.paths import PATHS, declared, expression, named_in
from westmarch.wire.reference import ReferenceEngine
from westmarch.wire.sights.path import Path


@pytest.mark.parametrize("path", PATHS, ids=lambda path: path.pattern)
def test_every_path_in_the_list_is_valid(path: Path) -> None:
    filled, words = re.subn("<[a-z]+>", "Caves of Ûlund", path.pattern)
    assert declared(filled) is path
    assert named_in(filled) == ("Caves of Ûlund",) * words
    assert len(path.words) == words
    assert path.value
    assert path.meaning.endswith(".")


@pytest.mark.parametrize(
    "path", ["", "card/gloin", "card/gloin/soul", "card//place", "card/a/b/place", "name/a/b"]
)
def test_no_other_path_is(path: str) -> None:
    with pytest.raises(BadData, match="There is nothing to be seen at"):
        declared(path)


def test_a_slip_of_the_pen_is_shown_the_nearest() -> None:
    with pytest.raises(BadData) as error:
        declared("card/<label>/plaze")
    assert "card/<label>/place" in error.value.hint


def test_scenarios_look_at_nothing_else() -> None:
    looked = {
        step.path for case in load_corpus().cases for step in case.steps if isinstance(step, Expect)
    }
    assert all(re.match(expression(), path) for path in looked)


def test_the_reference_engine_answers_every_path() -> None:
    case = next(case for case in load_corpus().cases if case.position.companies)
    card = next(card.label for card in case.position.cards if card.company)
    names = {
        "label": card,
        "other": card,
        "company": case.position.companies[0].label,
        "site": "Irerock",
        "spelling": "Irerock",
        "name": "Smaug",
        "word": "environment",
        "set": "METD",
        "cards": "30",
        "decks": "2",
    }
    paths = tuple(
        re.sub("<([a-z]+)>", lambda m: names[m[1]], each.pattern.replace("r/<name>", "r/player"))
        for each in PATHS
    )
    engine = ReferenceEngine()
    engine.setup(case.position)
    assert engine.see(paths).values.keys() == set(paths)
