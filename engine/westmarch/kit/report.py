"""Reports of a run: one canonical file, and what is derived from it."""

from collections.abc import Iterable, Iterator
from datetime import datetime
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as Xml

import msgspec

from westmarch import __version__
from westmarch.corpus.model import Case
from westmarch.corpus.run import PASSED
from westmarch.errors import TOO_DEEP, BadData, WestmarchError
from westmarch.files import read_text, write
from westmarch.kit.badges import badges, picture
from westmarch.kit.check import BROKEN, Checked, Report
from westmarch.kit.course import Difference, difference, run_of, with_run
from westmarch.kit.markdown import markdown
from westmarch.kit.page import page
from westmarch.kit.report_data import page_data, script
from westmarch.wire.protocol import Welcome

_LINES = msgspec.json.Decoder(dict[str, Any])
_SKIPPED = ("unsupported", "known", "not-attempted", "not-run")


def write_reports(
    report: Report,
    folder: Path,
    cases: Iterable[Case] = (),
    when: datetime | None = None,
    site: str = "",
) -> Difference:
    """Write every form of the report into a folder, and tell what has changed since the last.

    `cases` are those of the corpus, which the page shows with their steps; `site` is where the rule
    site is, to which it links.
    """
    run = run_of(report, when or datetime.now().astimezone())
    runs = with_run(_text(folder / "history.json"), run)
    since = difference(_last(folder), report, runs[-2].when if len(runs) > 1 else "")
    data = page_data(report, {each.key: each for each in cases}, since, runs, site)
    files = {
        "results.ndjson": "".join(f"{line}\n" for line in lines(report)),
        "summary.json": _json(summary(report)),
        "summary.md": markdown(report, since),
        "history.json": _json(runs),
        "junit.xml": junit(report),
        "data.js": script(data),
        "index.html": page(report),
    }
    for name, each in badges(report):
        files |= {f"{name}.json": _json(each), f"{name}.svg": picture(each)}
    for name, text in files.items():
        write(folder / name, text)
    return since


def _last(folder: Path) -> Report | None:
    """Give the report that was written into a folder before, if it can be read."""
    try:
        return read(_text(folder / "results.ndjson"))
    except (BadData, msgspec.MsgspecError, KeyError):
        return None


def _text(file: Path) -> str:
    try:
        return read_text(file)
    except WestmarchError:
        return ""


def lines(report: Report) -> Iterator[str]:
    """Give the canonical form: a header, a line for each case, and a footer."""
    yield _line(
        type="header",
        report=1,
        westmarch=__version__,
        corpus=report.corpus,
        engine=report.engine,
    )
    for case in report.cases:
        yield _line(type="case", **msgspec.structs.asdict(case))
    yield _line(type="footer", counts=report.counts, complete=report.complete)


def read(text: str, where: str = "") -> Report:
    """Read the canonical form back; without its footer it is worth nothing."""
    try:
        said = _LINES.decode_lines(text)
        if not said or said[0].get("type") != "header" or said[-1].get("type") != "footer":
            raise BadData("The results are cut off.", where=where, hint="Run the check again.")
        header, *cases, _ = said
        return Report(
            corpus=msgspec.convert(header.get("corpus"), str),
            engine=msgspec.convert(header.get("engine"), Welcome),
            cases=tuple(msgspec.convert(case, Checked) for case in cases),
        )
    except (msgspec.DecodeError, RecursionError) as error:
        why = TOO_DEEP.lower() if isinstance(error, RecursionError) else error
        raise BadData(
            f"These are no results of a run: {why}.", where=where, hint="Run the check again."
        ) from None


def summary(report: Report) -> dict[str, Any]:
    """Count outcomes, over all and rule by rule."""
    rules: dict[str, dict[str, int]] = {}
    for case in report.cases:
        for rule in case.rules:
            counts = rules.setdefault(rule, {})
            counts[case.outcome] = counts.get(case.outcome, 0) + 1
    return {
        "westmarch": __version__,
        "corpus": report.corpus,
        "engine": {"name": report.engine.name, "version": report.engine.version},
        "complete": report.complete,
        "holds": report.holds,
        "cases": len(report.cases),
        "counts": report.counts,
        "profiles": report.profiles,
        "lacking": report.lacking,
        "rules": dict(sorted(rules.items())),
    }


def junit(report: Report) -> str:
    """Give the report in the form that build servers read."""
    suites = Xml.Element("testsuites", name=f"westmarch {__version__}: {report.engine.name}")
    suite_of: dict[str, Xml.Element] = {}
    for case in report.cases:
        if case.path not in suite_of:
            suite_of[case.path] = Xml.SubElement(suites, "testsuite", name=case.path)
        _junit_case(suite_of[case.path], case)
    for suite in (suites, *suite_of.values()):
        suite.set("tests", str(len(suite.findall(".//testcase"))))
        for kind, name in (("failure", "failures"), ("error", "errors"), ("skipped", "skipped")):
            suite.set(name, str(len(suite.findall(f".//{kind}"))))
    Xml.indent(suites)
    return Xml.tostring(suites, "unicode", xml_declaration=True) + "\n"


def _junit_case(suite: Xml.Element, case: Checked) -> None:
    element = Xml.SubElement(
        suite, "testcase", classname=case.path, name=f"{case.title} [{case.key}]"
    )
    properties = Xml.SubElement(element, "properties")
    for rule in case.rules:
        Xml.SubElement(properties, "property", name="rule", value=rule)
    if case.outcome in PASSED:
        return
    kind = "failure"
    if case.outcome in _SKIPPED:
        kind = "skipped"
    elif case.outcome in (*BROKEN, "error"):
        kind = "error"
    Xml.SubElement(element, kind, message=case.outcome).text = case.message


def _line(**fields: Any) -> str:
    return msgspec.json.encode(fields).decode()


def _json(value: Any) -> str:
    return msgspec.json.format(msgspec.json.encode(value)).decode() + "\n"
