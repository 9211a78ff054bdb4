"""Our own corpus, as a whole."""

import pytest

from westmarch.corpus.compile import compile_folder
from westmarch.corpus.kept import load_corpus, load_kept
from westmarch.corpus.names import open_library
from westmarch.corpus.run import run_case
from westmarch.corpus.vacuous import vacuous
from westmarch.errors import BadData
from westmarch.paths import FEATURES
from westmarch.wire.reference import ReferenceEngine

from .miniatures import compiled


def test_nothing_is_wrong_with_it() -> None:
    assert [str(finding) for finding in compile_folder(FEATURES, open_library()).findings] == []


def test_it_holds_on_the_reference_engine() -> None:
    engine = ReferenceEngine()
    results = [run_case(case, engine) for case in load_corpus().cases]
    assert [result.message for result in results if result.status != "pass"] == []


def test_every_scenario_proves_something() -> None:
    assert [str(finding) for finding in vacuous(load_corpus().cases)] == []


def test_a_scenario_that_any_engine_passes_proves_nothing() -> None:
    empty = compiled("Given the emended rules\nThen there is no attack")
    (finding,) = vacuous([empty])
    assert "little-0000 proves nothing" in str(finding)
    assert not list(vacuous([compiled("Given the emended rules\nThen it is unsupported")]))


def test_loading_a_broken_corpus_says_everything_at_once(
    monkeypatch: pytest.MonkeyPatch, tmp_path_factory: pytest.TempPathFactory
) -> None:
    folder = tmp_path_factory.mktemp("features")
    (folder / "x.feature").write_text("Feature: X\n  Scenario: Y\n    Then z\n")
    monkeypatch.setattr("westmarch.corpus.kept.FEATURES", folder)
    load_kept.cache_clear()
    try:
        with pytest.raises(BadData) as error:
            load_corpus()
    finally:
        load_kept.cache_clear()
    assert "There is no chapter x in the book." in str(error.value)
    assert "x.feature:3: No step reads “Then z”." in str(error.value)
