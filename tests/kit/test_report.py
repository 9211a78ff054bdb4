"""Reports: one canonical file that can be read back, and what is derived from it."""

import json
from html.parser import HTMLParser
from pathlib import Path
from xml.etree import ElementTree

import pytest

from westmarch.errors import BadData
from westmarch.kit.check import Checked, Outcome, Report
from westmarch.kit.report import badge, junit, lines, read, summary, write_reports
from westmarch.wire.protocol import Welcome


def case(key: str, outcome: Outcome, message: str = "") -> Checked:
    return Checked(
        key=key,
        outcome=outcome,
        rules=("dragons.hoards.now",),
        path="features/dragons/hoards.feature",
        title="Less < is more",
        edition="emended",
        message=message,
    )


REPORT = Report(
    corpus="c0ffee" * 10,
    engine=Welcome(name="little & co", version="1", protocol=1),
    cases=(
        case("a", "pass"),
        case("b", "fail", "expected: <legal>"),
        case("c", "unsupported", "no events here"),
        case("d", "crash", "snap"),
        case("e", "known", "later"),
        case("f", "unexpected-pass"),
    ),
)


def test_the_canonical_form_can_be_read_back() -> None:
    assert read("\n".join(lines(REPORT))) == REPORT


def test_it_says_the_same_each_time() -> None:
    assert list(lines(REPORT)) == list(lines(REPORT))
    header, *_, footer = map(json.loads, lines(REPORT))
    assert header["corpus"] == REPORT.corpus
    assert footer == {"type": "footer", "counts": REPORT.counts, "complete": True}


@pytest.mark.parametrize("cut", [0, 1, -1])
def test_results_that_are_cut_off_are_worth_nothing(cut: int) -> None:
    with pytest.raises(BadData, match="cut off"):
        read("\n".join(list(lines(REPORT))[:cut]))


def test_the_summary_counts_by_rule() -> None:
    told = summary(REPORT)
    assert told["counts"]["pass"] == 1
    assert told["rules"]["dragons.hoards.now"]["fail"] == 1
    assert (told["holds"], told["complete"], told["cases"]) == (False, True, 6)


@pytest.mark.parametrize(
    ("outcomes", "message", "colour"),
    [
        (["pass", "pass"], "2 of 2", "brightgreen"),
        (["pass", "unsupported"], "1 of 2", "yellow"),
        (["pass", "fail"], "1 of 2", "red"),
        (["crash", "not-run"], "incomplete", "red"),
    ],
)
def test_the_badge(outcomes: list[Outcome], message: str, colour: str) -> None:
    report = Report(
        corpus="", engine=REPORT.engine, cases=tuple(case(each, each) for each in outcomes)
    )
    assert (badge(report)["message"], badge(report)["color"]) == (message, colour)


def test_build_servers_can_read_it() -> None:
    root = ElementTree.fromstring(junit(REPORT))
    counts = {key: root.attrib[key] for key in ("tests", "failures", "errors", "skipped")}
    assert counts == {"tests": "6", "failures": "2", "errors": "1", "skipped": "2"}
    assert root.find(".//property").attrib == {"name": "rule", "value": "dragons.hoards.now"}
    assert root.find(".//failure").text == "expected: <legal>"


class Reader(HTMLParser):
    """Collects the text, and checks that tags are closed in order."""

    def __init__(self) -> None:
        super().__init__()
        self.text = ""
        self.open: list[str] = []

    def handle_starttag(self, tag: str, attrs: object) -> None:
        if tag != "meta":
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.text += data


def test_people_can_read_it(tmp_path: Path) -> None:
    write_reports(REPORT, tmp_path / "deep" / "down")
    files = {file.name: file.read_text("utf-8") for file in (tmp_path / "deep/down").iterdir()}
    assert set(files) == {
        "results.ndjson", "summary.json", "badge.json", "junit.xml", "index.html",
    }  # fmt: skip
    page = Reader()
    page.feed(files["index.html"])
    assert page.open == []
    for words in ("little & co 1", "1 of 6", "expected: <legal>", "✗ fail", "not an official"):
        assert words in page.text
    assert "http" not in files["index.html"]
