"""A run in Markdown, as a comment on a pull request."""

from collections.abc import Iterator

from westmarch import __version__
from westmarch.kit.check import Report
from westmarch.kit.clusters import clusters
from westmarch.kit.course import Difference

_CLUSTERS, _KEYS = 10, 12


def markdown(report: Report, since: Difference) -> str:
    """Tell of a run: what speaks against the engine first, then the profiles."""
    return "\n".join(_lines(report, since)) + "\n"


def _lines(report: Report, since: Difference) -> Iterator[str]:
    name = _plain(f"{report.engine.name} {report.engine.version}")
    bad = clusters(report)
    verdict = "nothing speaks against it" if report.holds else _many(bad)
    yield f"## {name}: {verdict}\n"
    if not report.complete:
        yield "**The engine broke so often that the rest was not run.**\n"
    yield from _since(since)
    for each in bad[:_CLUSTERS]:
        yield f"- **{len(each.cases)}** × {_plain(each.wrong)}, such as `{each.cases[0]}`"
    if len(bad) > _CLUSTERS:
        yield f"- and {len(bad) - _CLUSTERS} other kinds"
    if flaky := [case.key for case in report.cases if case.flaky]:
        yield f"\n**Flaky**, as the engine did not say the same twice: {_keys(flaky)}"
    yield "\n| profile | passed | of attempted | of all |\n| --- | ---: | ---: | ---: |"
    for profile, score in report.profiles.items():
        yield f"| `{profile}` | {score.passed} | {score.attempted} | {score.all} |"
    yield f"\nwestmarch {__version__}, corpus `{report.corpus[:12]}`, not an official ruling"


def _many(bad: tuple[object, ...]) -> str:
    return "1 kind of failure" if len(bad) == 1 else f"{len(bad)} kinds of failures"


def _since(since: Difference) -> Iterator[str]:
    if not since.since:
        return
    told = [
        f"{len(keys)} {what} ({_keys(keys)})"
        for keys, what in (
            (since.broken, "newly fail"),
            (since.mended, "are mended"),
            (since.attempted, "newly pass"),
            (since.given_up, "are no longer attempted"),
        )
        if keys
    ]
    yield f"Since the last run: {'; '.join(told) or 'nothing has changed'}.\n"


def _keys(keys: tuple[str, ...] | list[str]) -> str:
    shown = ", ".join(f"`{key}`" for key in keys[:_KEYS])
    return shown + (f" and {len(keys) - _KEYS} more" if len(keys) > _KEYS else "")


def _plain(text: str) -> str:
    """Write what an engine has said as code, in which nothing is markup or calls anybody."""
    bare = " ".join(text.replace("`", "'").split())
    return f"`{bare}`"
