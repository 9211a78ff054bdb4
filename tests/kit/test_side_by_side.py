"""Engines side by side: what their summaries tell together."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from westmarch.errors import BadData
from westmarch.kit.check import Score
from westmarch.kit.report import write_reports
from westmarch.kit.side_by_side import Row, read_standings, side_by_side
from westmarch.paths import HOME

from .test_report import REPORT, case


def kept(folder: Path, name: str, *outcomes: str) -> None:
    """Keep the summary of a run in which cases of one rule came out so."""
    cases = tuple(
        replace(case(f"{name}-{number}", outcome), profile="values")  # type: ignore[arg-type]
        for number, outcome in enumerate(outcomes)
    )
    engine = replace(REPORT.engine, name=name)
    write_reports(replace(REPORT, engine=engine, cases=cases), folder / "report")
    (folder / "report" / "summary.json").rename(folder / f"{name}.json")


def test_they_stand_side_by_side(tmp_path: Path) -> None:
    kept(tmp_path, "second", "pass", "fail", "unsupported")
    kept(tmp_path, "first", "pass", "pass-without-reason")
    told = side_by_side(read_standings(tmp_path))
    assert [each.name for each in told.engines] == ["first 1", "second 1"]
    scores = (Score(2, 2, 2), Score(1, 2, 3))
    assert told.profiles == (Row("values", scores), Row("reasons", (Score(0, 0, 0),) * 2))
    assert told.chapters == (Row("dragons.hoards", scores),)
    assert told.disputed == (("dragons.hoards.now", ("second 1",)),)


def test_where_there_are_none_there_is_nothing(tmp_path: Path) -> None:
    assert side_by_side(read_standings(tmp_path)).engines == ()
    assert side_by_side(()).profiles == ()


def test_what_is_no_summary_is_said(tmp_path: Path) -> None:
    (tmp_path / "odd.json").write_text('{"engine": 1}', "utf-8")
    with pytest.raises(BadData, match=r"odd\.json: This is no summary of a run"):
        read_standings(tmp_path)


def test_those_that_are_kept_can_be_read() -> None:
    read_standings(HOME / "docs" / "engines")
