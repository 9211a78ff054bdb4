"""The page of a report: one file, which shows the data that lie beside it."""

from html import escape

from westmarch.kit.check import Report
from westmarch.paths import PACKAGE

_STATIC = PACKAGE / "kit" / "static"


def page(report: Report) -> str:
    """Make the page; what has to be known before anything is loaded stands in it."""
    texts = {name: (_STATIC / f"report.{name}").read_text("utf-8") for name in ("css", "js")}
    return (
        (_STATIC / "report.html")
        .read_text("utf-8")
        .replace("{{title}}", escape(f"{report.engine.name} {report.engine.version}"))
        .replace("{{verdict}}", escape(verdict(report)))
        .replace("{{style}}", texts["css"])
        .replace("{{script}}", texts["js"])
    )


def verdict(report: Report) -> str:
    """Say in a line how an engine has fared."""
    told = f"{report.passed} of {len(report.cases)} scenarios pass"
    if report.holds:
        return f"{told}, and nothing speaks against it"
    if not report.complete:
        return f"{told}; the engine broke so often that the run was given up"
    return told
