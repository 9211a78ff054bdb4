"""Reports: one canonical file that can be read back, and what is derived from it."""

import json
from datetime import UTC, datetime, timedelta
from html.parser import HTMLParser
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from msgspec.structs import replace

from westmarch.corpus.kept import load_corpus
from westmarch.errors import BadData
from westmarch.kit.badges import badge, badges, picture
from westmarch.kit.check import Checked, Outcome, Report
from westmarch.kit.clusters import Unlocked, clusters, unlocked
from westmarch.kit.course import Difference
from westmarch.kit.report import junit, lines, read, summary, write_reports
from westmarch.visible import visible
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
        if tag not in ("meta", "input"):
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.text += data


def data_of(folder: Path) -> Any:
    """Give what the script beside a page defines."""
    text = (folder / "data.js").read_text("utf-8")
    return json.loads(text.removeprefix("window.westmarchReport = ").removesuffix(";\n"))


def test_people_can_read_it(tmp_path: Path) -> None:
    folder = tmp_path / "deep" / "down"
    write_reports(REPORT, folder)
    assert {str(file.relative_to(folder)) for file in folder.rglob("*.*")} == {
        "results.ndjson", "summary.json", "summary.md", "history.json", "junit.xml", "data.js",
        "index.html", "badge.json", "badge.svg", "badges/reasons.json", "badges/reasons.svg",
        "badges/.json", "badges/.svg",
    }  # fmt: skip
    text = (folder / "index.html").read_text("utf-8")
    page = Reader()
    page.feed(text)
    assert page.open == []
    for words in ("little & co 1", "1 of 6", "All scenarios"):
        assert words in page.text
    assert "http" not in text
    data = data_of(folder)
    assert [each["key"] for each in data["cases"]] == list("abcdef")
    assert data["details"]["b"]["message"] == "expected: <legal>"
    assert set(data["details"]) == {"b", "d", "e", "f"}
    assert "text" in data["rules"]["dragons.hoards.now"]


def test_failures_show_what_mends_them(tmp_path: Path) -> None:
    (ours,) = [each for each in load_corpus().cases if each.key == "hoards-0024"]
    failed = replace(case("hoards-0024", "fail"), step=1, expected="legal", seen="illegal",
                     rules=ours.rules, wire=("> {}", "< {}"))  # fmt: skip
    report = replace(REPORT, cases=(failed,))
    write_reports(report, tmp_path, [ours], site="https://rules.example/")
    data = data_of(tmp_path)
    told = data["details"]["hoards-0024"]
    assert [each["text"] for each in told["steps"]] == [each.text for each in ours.steps]
    assert (told["wire"], told["seen"], told["line"]) == (["> {}", "< {}"], "illegal", ours.line)
    assert {each["label"] for each in told["position"]["cards"]} >= {"gloin"}
    rule = data["rules"]["dragons.hoards.turn-start"]
    assert rule["page"] == "https://rules.example/rules/dragons/hoards/turn-start.html"
    assert "hoard" in rule["text"]
    assert "METD" in rule["source"]
    assert data["cards"]["TW-160"] == "Glóin"


def wrong(key: str, wrong: str, *wire: str) -> Checked:
    return replace(case(key, "fail"), wrong=wrong, wire=wire)


def lacking(key: str, *needs: str) -> Checked:
    return replace(case(key, "not-attempted"), lacks=needs[0], needs=needs)


def test_what_fails_alike_stands_together() -> None:
    report = replace(
        REPORT,
        cases=(
            wrong("a", "one"),
            wrong("b", "two", "long line"),
            wrong("c", "two"),
            case("d", "pass"),
        ),
    )
    assert [(each.wrong, each.cases) for each in clusters(report)] == [
        ("two", ("c", "b")),
        ("one", ("a",)),
    ]


def test_what_would_bring_most_stands_first() -> None:
    report = replace(
        REPORT,
        cases=(
            lacking("a", "the card TW-1", "the action heal"),
            lacking("b", "the card TW-1"),
            lacking("c", "the printed rules"),
            lacking("d", "the card TW-1"),
            replace(case("e", "unsupported"), message="x\n  could not be seen: card/a/body: texts"),
        ),
    )
    assert list(unlocked(report)) == [
        Unlocked("card", "TW-1", 2, 3),
        Unlocked("edition", "printed", 1, 1),
        Unlocked("reason", "texts", 1, 1),
        Unlocked("action", "heal", 0, 1),
    ]


def test_runs_are_remembered_and_compared(tmp_path: Path) -> None:
    noon = datetime(2026, 11, 19, 12, tzinfo=UTC)
    assert write_reports(REPORT, tmp_path, when=noon) == Difference()
    outcomes: dict[str, Outcome] = {"a": "fail", "b": "pass", "c": "pass", "d": "unsupported"}
    later = replace(REPORT, cases=tuple(case(*each) for each in outcomes.items()))
    since = write_reports(later, tmp_path, when=noon + timedelta(hours=1))
    assert (since.broken, since.mended, since.attempted) == (("a",), ("b",), ("c",))
    assert since.wavering == ("a", "b", "d")
    runs = data_of(tmp_path)["runs"]
    assert [each["when"][11:16] for each in runs] == ["12:00", "13:00"]
    assert [(each["passed"], each["attempted"], each["bad"]) for each in runs] == [
        (1, 5, 3),
        (2, 3, 1),
    ]
    assert "1 newly fail (`a`); 1 are mended" in (tmp_path / "summary.md").read_text("utf-8")


def test_what_was_there_before_may_be_anything(tmp_path: Path) -> None:
    (tmp_path / "results.ndjson").write_bytes(b"\0\xff")
    (tmp_path / "history.json").write_text("[{}]", "utf-8")
    assert write_reports(REPORT, tmp_path) == Difference()
    assert len(data_of(tmp_path)["runs"]) == 1


def test_nothing_that_an_engine_says_is_markup(tmp_path: Path) -> None:
    rude = "`</script><b>\x1b[31m|@all\u202e"
    engine = replace(REPORT.engine, name=visible(rude))
    report = replace(REPORT, engine=engine, cases=(wrong("a", visible(rude)),))
    write_reports(report, tmp_path)
    assert "</b>" not in (tmp_path / "index.html").read_text("utf-8")
    assert "<b>" not in (tmp_path / "index.html").read_text("utf-8")
    (line,) = [
        each
        for each in (tmp_path / "summary.md").read_text("utf-8").splitlines()
        if each.startswith("- ")
    ]
    assert line == "- **1** × `'</script><b>␛[31m|@all`, such as `a`"
    for file in tmp_path.rglob("*.*"):
        assert not {"\x1b", "\u202e"} & set(file.read_text("utf-8")), file
    ElementTree.parse(tmp_path / "junit.xml")
    ElementTree.parse(tmp_path / "badge.svg")


def test_profiles_have_badges() -> None:
    cases = [
        replace(case("a", "pass"), profile="values"),
        replace(case("b", "fail"), profile="actions"),
        replace(case("c", "pass"), profile="movement"),
        replace(case("d", "unsupported"), profile="movement"),
        replace(case("e", "unsupported"), profile="combat"),
    ]
    made = dict(badges(replace(REPORT, cases=tuple(cases))))
    told = {
        name.removeprefix("badges/"): (each["message"], each["color"])
        for name, each in made.items()
        if name != "badge"
    }
    assert told == {
        "values": ("1 of 1", "brightgreen"),
        "actions": ("0 of 1", "red"),
        "movement": ("1 of 1 tried", "yellow"),
        "combat": ("not attempted", "lightgrey"),
        "reasons": ("not attempted", "lightgrey"),
    }
    for each in made.values():
        assert each["message"] in ElementTree.fromstring(picture(each))[0].text
