"""A run as one page of HTML that needs nothing else: rules down the side, results across."""

from collections.abc import Iterator
from html import escape
from typing import Any

from westmarch import __version__
from westmarch.corpus.run import PASSED
from westmarch.kit.check import Checked, Report

_SIGNS = {
    "pass": "✓",
    "pass-without-reason": "✓",
    "pass-by-reading": "✓",
    "wrong-reason": "≠",
    "fail": "✗",
    "error": "!",
    "crash": "!",
    "timeout": "!",
    "protocol": "!",
    "unexpected-pass": "?",
    "known": "~",
    "unsupported": "–",
    "not-attempted": "·",
    "not-run": "·",
}
"""A sign for each outcome, so that nobody has to tell colours apart."""

_STYLE = """
:root { color-scheme: light dark; --ink: #1d1b16; --paper: #fbf9f4; --line: #d9d2c3;
  --good: #1f6b3a; --bad: #a3221a; --other: #75601b; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e9e4d8; --paper: #1b1a17; --line: #46423a;
    --good: #7fcf9a; --bad: #f08c82; --other: #dcc27a; } }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 60rem; padding: 1rem; background: var(--paper);
  color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
h1 { font-size: 1.5rem; margin: .5rem 0; } h2 { font-size: 1.1rem; margin: 1.5rem 0 .5rem; }
.counts { display: flex; flex-wrap: wrap; gap: .5rem 1.25rem; padding: 0; list-style: none; }
.profiles { border-collapse: collapse; } .profiles th { text-align: left; font-weight: normal; }
.profiles th, .profiles td { padding: .1rem 1rem .1rem 0; } .profiles td { text-align: right; }
details { border-top: 1px solid var(--line); padding: .5rem 0; }
summary { display: flex; flex-wrap: wrap; gap: .25rem .5rem; cursor: pointer; }
summary::before { content: "▸"; } [open] > summary::before { content: "▾"; }
summary code { flex: 1; }
code { font-size: .95em; } .marks { font-family: ui-monospace, monospace; }
.pass, .pass-without-reason, .pass-by-reading { color: var(--good); }
.fail, .wrong-reason, .error, .crash, .timeout, .protocol, .unexpected-pass
  { color: var(--bad); } .known, .unsupported, .not-attempted, .not-run { color: var(--other); }
ul.cases { list-style: none; margin: .5rem 0; padding: 0; } ul.cases li { margin: .4rem 0; }
pre { margin: .25rem 0 .25rem 1.5rem; padding: .5rem; border-left: 3px solid var(--line);
  white-space: pre-wrap; font-size: .875rem; }
"""


def page(report: Report, summary: dict[str, Any]) -> str:
    """Make the page."""
    name = escape(f"{report.engine.name} {report.engine.version}")
    passed = report.passed
    verdict = f"{passed} of {len(report.cases)} scenarios pass"
    if not report.complete:
        verdict += "; the engine broke so often that the run was given up"
    counts = "".join(
        f'<li class="{outcome}">{_SIGNS[outcome]} {escape(outcome)}: {number}</li>'
        for outcome, number in report.counts.items()
    )
    rules = "".join(_rule(rule, report) for rule in summary["rules"])
    return (
        f'<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        f'<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{name}: {escape(verdict)}</title>\n<style>{_STYLE}</style>\n</head>\n<body>\n"
        f"<h1>{name}</h1>\n<p>{escape(verdict)}.</p>\n"
        f'<ul class="counts">{counts}</ul>\n'
        f"<h2>Profiles</h2>\n{_profiles(report)}\n"
        f"<h2>Rules</h2>\n{rules}\n"
        f"<p><small>westmarch {__version__}, corpus {report.corpus[:12]}, "
        f"not an official ruling</small></p>\n</body>\n</html>\n"
    )


def _profiles(report: Report) -> str:
    rows = "".join(
        f"<tr><th><code>{escape(name)}</code></th><td>{score.passed}</td>"
        f"<td>{score.attempted}</td><td>{score.all}</td></tr>"
        for name, score in report.profiles.items()
    )
    head = "<tr><th>profile</th><th>passed</th><th>of attempted</th><th>of all</th></tr>"
    return f'<table class="profiles">{head}{rows}</table>'


def _rule(rule: str, report: Report) -> str:
    cases = [case for case in report.cases if rule in case.rules]
    marks = "".join(
        f'<span class="{case.outcome}" title="{escape(case.outcome)}">{_SIGNS[case.outcome]}</span>'
        for case in cases
    )
    passed = sum(case.outcome in PASSED for case in cases)
    listed = "".join(_cases(cases))
    return (
        f'<details id="{escape(rule)}"><summary><code>{escape(rule)}</code>'
        f'<span><span class="marks">{marks}</span> {passed} of {len(cases)}</span></summary>'
        f'<ul class="cases">{listed}</ul></details>\n'
    )


def _cases(cases: list[Checked]) -> Iterator[str]:
    for case in cases:
        flaky = ", after it broke at first" if case.flaky else ""
        message = f"<pre>{escape(case.message)}</pre>" if case.message else ""
        yield (
            f'<li><span class="{case.outcome}">{_SIGNS[case.outcome]} {escape(case.outcome)}'
            f"{flaky}</span> {escape(case.title)} <code>{escape(case.key)}</code>{message}</li>"
        )
