"""What the page of a report shows, as data beside it."""

from collections.abc import Mapping
from typing import Any

import msgspec

from westmarch import __version__
from westmarch.book.load import our_book
from westmarch.cards.sheets import all_cards
from westmarch.corpus.model import Case, is_between
from westmarch.corpus.run import PASSED
from westmarch.corpus.terms import cards_of
from westmarch.kit.check import BAD, Checked, Report
from westmarch.kit.clusters import clusters, unlocked
from westmarch.kit.course import Difference, Run

_UNLOCKED = 400
"""So much is listed of what an engine lacks."""
_WIRED = 20
"""Of so many that fail alike the page has the wire; `--inspect` shows that of any other."""


def page_data(
    report: Report,
    cases: Mapping[str, Case],
    since: Difference,
    runs: tuple[Run, ...],
    site: str,
) -> dict[str, Any]:
    """Gather all that the page shows; of each case what is needed to mend an engine."""
    shown = [each for each in report.cases if each.outcome in (*BAD, "known") or each.flaky]
    rules = {rule for each in shown for rule in each.rules}
    kinds = clusters(report)
    wired = {key for each in kinds for key in each.cases[:_WIRED]}
    played = [cases[each.key] for each in shown if each.key in cases]
    return {
        "westmarch": __version__,
        "corpus": report.corpus[:12],
        "engine": {
            "name": report.engine.name,
            "version": report.engine.version,
            "language": report.engine.language,
        },
        "holds": report.holds,
        "complete": report.complete,
        "counts": report.counts,
        "passed": PASSED,
        "bad": BAD,
        "profiles": report.profiles,
        "clusters": kinds,
        "unlocked": unlocked(report)[:_UNLOCKED],
        "since": since,
        "runs": runs,
        "cases": [_line(each) for each in report.cases],
        "details": {
            each.key: _details(each, cases.get(each.key), wired=each.key in wired or each.flaky)
            for each in shown
        },
        "rules": {rule: _rule(rule, site) for rule in sorted(rules)},
        "cards": _names(played),
    }


def script(data: dict[str, Any]) -> str:
    """Write the data as a script, which a page can load from a folder as well as from a server."""
    return f"window.westmarchReport = {msgspec.json.encode(data).decode()};\n"


def _line(case: Checked) -> dict[str, Any]:
    said = {
        "key": case.key,
        "title": case.title,
        "outcome": case.outcome,
        "profile": case.profile,
        "edition": case.edition,
        "rules": case.rules,
        "path": case.path,
    }
    why = case.lacks or ("" if case.outcome in PASSED else case.message.strip().split("\n")[-1])
    return said | ({"why": why.strip()} if why else {}) | ({"flaky": True} if case.flaky else {})


def _details(checked: Checked, case: Case | None, *, wired: bool) -> dict[str, Any]:
    told = {
        "message": checked.message,
        "step": checked.step,
        "expected": checked.expected,
        "seen": checked.seen,
        "wire": checked.wire if wired else (),
    }
    if case is None:
        return told
    steps = [{"text": each.text, "between": is_between(each)} for each in case.steps]
    return told | {"line": case.line, "steps": steps, "position": case.position}


def _rule(id_: str, site: str) -> dict[str, str]:
    rule = our_book().rules.get(id_)
    if rule is None:
        return {"text": "", "source": "", "page": ""}
    return {
        "text": rule.text,
        "source": "; ".join(f"{each.source}, {each.locator}" for each in rule.sources),
        "page": f"{site.rstrip('/')}/rules/{id_.replace('.', '/')}.html" if site else "",
    }


def _names(cases: list[Case]) -> dict[str, str]:
    listed = all_cards().listed
    used = sorted({card for case in cases for card in cards_of(case)})
    return {card: listed[card].name for card in used if card in listed}
