"""`westmarch check`: run the corpus against an engine."""

import shlex
from contextlib import ExitStack
from datetime import date, timedelta
from pathlib import Path
from typing import TYPE_CHECKING

import click

from westmarch import __version__
from westmarch.cli import (
    FAILS,
    FORMAT,
    HOLDS,
    INTERRUPTED,
    MOST_JOBS,
    SCALE,
    UNAVAILABLE,
    UNSUPPORTED,
    ended_by_signals,
)
from westmarch.errors import BadUsage, nearest
from westmarch.visible import visible

if TYPE_CHECKING:
    from westmarch.corpus.model import Case
    from westmarch.kit.check import Report

_FEW = 100
"""So few cases are run before another engine would be started."""
_LACKS = 8
"""So many reasons are told why something was not attempted."""
_REASONS = 3
"""So many reasons are told why an engine has declined something."""
_PROMISE = timedelta(days=90)
"""So long a failure is known that is put on a list."""
_SHOWN = 20
"""So many failures are shown in full; the report has them all."""


@click.group(invoke_without_command=True, subcommand_metavar="[init …]")
@click.option("--engine", metavar="cmd:…", help="The command that starts it.")
@click.option(
    "--corpus",
    "corpus_file",
    type=click.Path(path_type=Path, dir_okay=False),
    help="Take the cases from this corpus.json.",
)
@click.option("--edition", "editions", multiple=True, help="Only cases of this edition.")
@click.option("--only", multiple=True, metavar="ID", help="Only this case, or cases of this rule.")
@click.option("--profile", "profiles", multiple=True, help="Only cases of this profile.")
@click.option("--action", "actions", multiple=True, help="Only cases in which this is done.")
@click.option("--phase", "phases", multiple=True, help="Only cases that begin in this phase.")
@click.option("--failed", is_flag=True, help="Only what failed when --report was last written.")
@click.option("--known", type=click.Path(path_type=Path), help="A list of known failures, in TOML.")
@click.option(
    "--write-known",
    type=click.Path(path_type=Path, dir_okay=False),
    help="List what fails in this file, as known for three months.",
)
@click.option(
    "--log",
    type=click.Path(path_type=Path, dir_okay=False),
    help="Write what goes over the wire into this file, as JSON lines.",
)
@click.option("--inspect", metavar="ID", help="Play only this, and show the steps and the wire.")
@click.option(
    "--timeout-scale", type=SCALE, default=1.0, show_default=True, help="Wait longer, or less."
)
@click.option(
    "--jobs",
    type=click.IntRange(min=1, max=MOST_JOBS),
    help="Run so many engines side by side; else as many as there are processors.",
)
@click.option(
    "--give-up",
    type=click.IntRange(min=1),
    metavar="N",
    help="Give the engine up when it has broken N times; else 20 times, or 5 in a row.",
)
@click.option("--report", type=click.Path(path_type=Path, file_okay=False), help="Report here.")
@click.option("--site", default="", metavar="URL", help="Where the rule site is, to link to it.")
@FORMAT
@click.pass_context
def command(
    context: click.Context,
    engine: str | None,
    corpus_file: Path | None,
    editions: tuple[str, ...],
    only: tuple[str, ...],
    profiles: tuple[str, ...],
    actions: tuple[str, ...],
    phases: tuple[str, ...],
    failed: bool,
    known: Path | None,
    write_known: Path | None,
    log: Path | None,
    inspect: str | None,
    timeout_scale: float,
    jobs: int | None,
    give_up: int | None,
    report: Path | None,
    site: str,
    format_: str,
) -> int:
    """Run the corpus against an engine.

    What the engine says it does not support is counted apart and does not speak against it;
    exits with 4 if there is nothing else. “westmarch check init” writes an adapter to begin with.
    """
    if context.invoked_subcommand is not None:
        return HOLDS
    if engine is None:
        raise BadUsage(
            "“--engine” is missing: which engine is to be checked?",
            hint="“westmarch check init” writes an adapter to begin with.",
        )
    from msgspec.structs import replace

    from westmarch.corpus.kept import load_corpus
    from westmarch.corpus.terms import strangers, terms_of
    from westmarch.files import write, writing
    from westmarch.kit.check import UNTRIED, Report, chosen, failed_before, idle, merged, promised
    from westmarch.kit.document import read_document
    from westmarch.kit.driver import Listener, NoEngine, Stdio, Timeouts
    from westmarch.kit.jobs import Interrupted, check_side_by_side
    from westmarch.kit.known import load_known, written
    from westmarch.kit.wirelog import wire_log
    from westmarch.processes import processors
    from westmarch.wire.engine import Trouble
    from westmarch.wire.protocol import Hello

    if site and not site.startswith(("http://", "https://", "/", ".")):
        raise BadUsage(f"“{site}” is no address of a site.", hint="As in https://… or ../site.")
    address, colon, start = engine.partition(":")
    if address != "cmd" or not colon:
        raise BadUsage(
            f"“{engine}” is no engine.", hint="Write the command behind “cmd:”: cmd:./my-engine"
        )
    corpus = read_document(corpus_file) if corpus_file else load_corpus()
    before = _last(report) if failed else None
    only = (*only, inspect) if inspect else only
    cases = chosen(corpus.cases, editions, only, profiles, actions, phases)
    _refuse_nothing(cases, corpus.cases, editions, only, profiles, (*actions, *phases))
    if before is not None:
        again = failed_before(before)
        cases = tuple(case for case in cases if case.key in again)
        if not cases:
            click.echo("Nothing failed the last time.")
            return HOLDS
    expected = load_known(known, corpus.cases) if known else {}
    interrupted = False
    try:
        with ended_by_signals(), ExitStack() as stack:
            patience = Timeouts().scaled(timeout_scale)
            many = 1 if inspect else min(jobs or processors(), max(1, len(cases) // _FEW))
            listener: Listener | None = _printed if inspect else None
            if log is not None:
                listener = wire_log(stack.enter_context(writing(log)), listener)
            drivers = [stack.enter_context(Stdio(start, patience, listener)) for _ in range(many)]
            welcome = drivers[0].hello(Hello(seq=0, corpus=corpus.digest))
            if inspect:
                _show_steps(cases)
            for strange in strangers(welcome):
                click.echo(f"westmarch: {strange}", err=True)
            today, terms = date.today(), terms_of(welcome)
            try:
                checked = check_side_by_side(cases, drivers, expected, today, terms, give_up or 0)
            except Interrupted as told:
                checked, interrupted = told.checked, True
                for driver in drivers:
                    driver.give_up()
    except NoEngine as error:
        click.echo(f"westmarch: {error}", err=True)
        return UNAVAILABLE
    except Trouble as trouble:
        click.echo(f"westmarch: the engine does not answer “hello”: {trouble}", err=True)
        return UNAVAILABLE
    engine_ = replace(welcome, name=visible(welcome.name), version=visible(welcome.version))
    result = Report(corpus=corpus.digest, engine=engine_, cases=checked)
    if report is not None:
        from westmarch.kit.report import write_reports

        whole = merged(before, result) if before is not None else result
        write_reports(whole, report, corpus.cases, site=site)
    if write_known is not None:
        failures = promised(result, expected, date.today() + _PROMISE)
        write(write_known, written(failures))
    _print(result, format_)
    for each in idle(expected, checked):
        click.echo(f"westmarch: nothing of “{each.key}” fails: take it off the list.", err=True)
    if interrupted:
        click.echo("westmarch: the run was interrupted", err=True)
        return INTERRUPTED
    if not result.holds:
        return FAILS
    return HOLDS if result.counts.keys() - set(UNTRIED) else UNSUPPORTED


@command.command()
@click.option(
    "--language",
    required=True,
    type=click.Choice(["python", "javascript", "c"]),
    help="In which language it is to be.",
)
@click.argument("folder", default=Path("adapter"), type=click.Path(path_type=Path, file_okay=False))
def init(language: str, folder: Path) -> int:
    """Write an adapter to begin with into FOLDER.

    It passes as it is: what it does not know it declines.
    """
    from westmarch.kit.templates import LANGUAGES, write_template

    template, written = LANGUAGES[language], write_template(language, folder)
    click.echo(f"An adapter in {template.language}: {', '.join(each.name for each in written)}.")
    click.echo("It passes as it is. Try it, and then put your engine behind it:\n")
    for line in (f"cd {shlex.quote(str(folder))}", *template.build):
        click.echo(f"  {line}")
    click.echo(f'  westmarch check --engine "cmd:{template.start}" --report report')
    return HOLDS


def _printed(way: str, line: bytes) -> None:
    """Show what goes over the wire."""
    click.echo(visible(f"{way} {line.decode(errors='replace')}"))


def _show_steps(cases: "tuple[Case, ...]") -> None:
    """Show what cases are made of, before they are played."""
    from westmarch.corpus.model import is_between

    for case in cases:
        click.echo(f"{case.path}:{case.line}: {case.title} [{case.key}]")
        for step in case.steps:
            click.echo(f"  {step.text}{'  (comes by itself)' if is_between(step) else ''}")
        click.echo()


def _last(report: Path | None) -> "Report":
    """Read what came of the last run."""
    from westmarch.files import read_text, shown
    from westmarch.kit.report import read

    if report is None:
        raise BadUsage(
            "“--failed” needs the report of an earlier run.", hint="Add --report DIR, as before."
        )
    file = report / "results.ndjson"
    return read(read_text(file), shown(file))


def _refuse_nothing(
    cases: "tuple[Case, ...]",
    all_: "tuple[Case, ...]",
    editions: tuple[str, ...],
    only: tuple[str, ...],
    profiles: tuple[str, ...],
    done: tuple[str, ...],
) -> None:
    from westmarch.kit.profiles import in_order, profiles_of

    if cases or not all_:
        return
    there = in_order(name for case in all_ for name in profiles_of(case))
    for each in profiles:
        if each not in there:
            hint = nearest(each, there) or f"There are: {', '.join(there)}."
            raise BadUsage(f"There is no profile {each}.", hint=hint)
    ids = {id_ for case in all_ for id_ in (case.key, case.id, *case.rules, *case.cards)}
    known = {case.position.edition for case in all_}
    strange = next((each for each in only if each not in ids), None)
    if strange is not None:
        raise BadUsage(f"No case is called {strange} or proves it.", hint=nearest(strange, ids))
    said = " or ".join((*editions, *profiles, *done)) or "both"
    raise BadUsage(
        f"There is no case of {said} among these.",
        hint=f"The editions are {', '.join(sorted(known))}.",
    )


def _print(result: "Report", format_: str) -> None:
    from westmarch.kit.check import BAD
    from westmarch.kit.report import summary

    if format_ == "json":
        import msgspec

        click.echo(msgspec.json.format(msgspec.json.encode(summary(result))).decode())
        return
    bad = [case for case in result.cases if case.outcome in BAD and case.outcome != "not-run"]
    for case in bad[:_SHOWN]:
        click.echo(f"{case.outcome.upper()}  {case.message}\n")
    if len(bad) > _SHOWN:
        click.echo(f"and {len(bad) - _SHOWN} more; --report DIR has them all\n")
    counted = ", ".join(f"{number} {outcome}" for outcome, number in result.counts.items())
    click.echo(f"{result.engine.name} {result.engine.version}: {counted}")
    _print_flaky(result)
    _print_profiles(result)
    for lacks, number in list(result.lacking.items())[:_LACKS]:
        click.echo(f"  {number} not attempted: the engine does not have {lacks}")
    for reason, number in list(result.declined.items())[:_REASONS]:
        click.echo(f"  {number} unsupported: {reason}")
    if not result.complete:
        left = next(case.message for case in result.cases if case.outcome == "not-run")
        click.echo(f"{result.counts['not-run']} were not run. {left}")
    click.echo(f"westmarch {__version__}, corpus {result.corpus[:12]}, not an official ruling")


def _print_flaky(result: "Report") -> None:
    """Say aloud which cases an engine did not answer twice in the same way."""
    flaky = [case.key for case in result.cases if case.flaky]
    if flaky:
        more = f" and {len(flaky) - _LACKS} more" if len(flaky) > _LACKS else ""
        click.echo(f"{len(flaky)} flaky, asked twice: {', '.join(flaky[:_LACKS])}{more}")


def _print_profiles(result: "Report") -> None:
    """Say how the engine has fared in each profile."""
    scores = result.profiles
    width = max(map(len, scores))
    click.echo(f"\n  {'profile':<{width}}  passed  of attempted  of all")
    for name, score in scores.items():
        click.echo(f"  {name:<{width}}  {score.passed:>6}  {score.attempted:>12}  {score.all:>6}")
    click.echo()
