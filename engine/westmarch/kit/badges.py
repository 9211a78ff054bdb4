"""Badges: how an engine has fared, in a few words on a coloured ground."""

from collections.abc import Iterator
from html import escape
from typing import Any

from westmarch import __version__
from westmarch.kit.check import Report, Score

COLOURS = {"brightgreen": "#2e7d32", "yellow": "#8a6d00", "red": "#b3261e", "lightgrey": "#6b6b6b"}
"""The colours by the names that shields.io has for them."""
_LETTER, _MARGIN = 6.6, 8


def badges(report: Report) -> Iterator[tuple[str, dict[str, Any]]]:
    """Give a badge for the whole and one for each profile, in the form that shields.io reads."""
    yield "badge", badge(report)
    for name, score in report.profiles.items():
        yield f"badges/{name}", _badge(f"MECCG {name}", *_told(score, report.complete))


def badge(report: Report) -> dict[str, Any]:
    """Give the badge for the whole run."""
    passed, all_ = report.passed, len(report.cases)
    colour = "red" if not report.holds else "brightgreen" if passed == all_ else "yellow"
    message = f"{passed} of {all_}" if report.complete else "incomplete"
    return _badge(f"westmarch {__version__}", message, colour)


def _told(score: Score, complete: bool) -> tuple[str, str]:
    """Say how many passed of those that were attempted, and of how many, if not of all."""
    if not complete:
        return "incomplete", "red"
    if not score.attempted:
        return "not attempted", "lightgrey"
    told = f"{score.passed} of {score.attempted}"
    if score.passed < score.attempted:
        return told, "red"
    return (told, "brightgreen") if score.attempted == score.all else (f"{told} tried", "yellow")


def _badge(label: str, message: str, colour: str) -> dict[str, Any]:
    return {"schemaVersion": 1, "label": label, "message": message, "color": colour}


def picture(badge: dict[str, Any]) -> str:
    """Draw a badge as SVG that needs nothing else."""
    label, message = escape(badge["label"]), escape(badge["message"])
    left, right = (len(badge[each]) * _LETTER + 2 * _MARGIN for each in ("label", "message"))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{left + right:.0f}" height="22" '
        f'role="img" aria-label="{label}: {message}"><title>{label}: {message}</title>'
        f'<rect width="{left:.0f}" height="22" fill="#3a3a3a"/>'
        f'<rect x="{left:.0f}" width="{right:.0f}" height="22" fill="{COLOURS[badge["color"]]}"/>'
        f'<g fill="#fff" font-family="Verdana,DejaVu Sans,sans-serif" font-size="11">'
        f'<text x="{_MARGIN}" y="15" textLength="{left - 2 * _MARGIN:.0f}">{label}</text>'
        f'<text x="{left + _MARGIN:.0f}" y="15" textLength="{right - 2 * _MARGIN:.0f}">{message}'
        "</text></g></svg>\n"
    )
