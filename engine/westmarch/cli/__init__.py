"""The `westmarch` command. Each subcommand is a module here, imported when it is used."""

import gc
import math
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from typing import Any

import click

from westmarch import __version__
from westmarch.cli.bar import progress
from westmarch.cli.encoding import print_anything
from westmarch.errors import TOO_DEEP, BadData, BadUsage, NoInput, NoOutput, WestmarchError
from westmarch.visible import visible
from westmarch.waiting import watched

COMMANDS = {
    "run": "Settle a dispute: run a feature file and give the verdicts.",
    "steps": "List the sentences that disputes are written in, or find one.",
    "deck": "Hold a deck to the rules of deck construction.",
    "rule": "Show a rule: its text, sources, history and scenarios.",
    "card": "Show a card as an edition reads it.",
    "search": "Search the rules, cards and questions.",
    "question": "Show an open question and its readings.",
    "rules": "List the rules.",
    "coverage": "Count what is enforced and proved, book by book.",
    "corpus": "Check the scenarios and compile them for other engines.",
    "check": "Run the corpus against an engine.",
    "engine": "Be an engine on standard input and output.",
    "mutate": "Take each rule out and see which scenarios notice.",
    "grammar": "Show the grammar of the card-text language.",
    "cards": "Hand all cards on to other tools, or compare them with another list.",
    "playout": "Play at random, and report whatever goes wrong.",
    "bench": "Measure speed.",
    "docs": "Build the rule site.",
    "lint": "Check the knowledge base for loose ends.",
}

_MANY = 50_000
"""How many things Python makes before it looks for those that hold each other only."""

INTERRUPTED = 130
HOLDS, FAILS, UNDETERMINED, UNSUPPORTED, UNREAD = 0, 1, 3, 4, 5
USAGE, DATA, NO_INPUT, UNAVAILABLE, SOFTWARE, CANNOT_CREATE = 64, 65, 66, 69, 70, 73
"""Exit codes: the answer first, then the sysexits for what kept us from one."""


class _Commands(click.Group):
    """A group whose commands are imported only when they are called."""

    def list_commands(self, ctx: click.Context) -> list[str]:  # noqa: ARG002
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:  # noqa: ARG002
        if cmd_name not in COMMANDS:
            return None
        command: click.Command = import_module(f"westmarch.cli.{cmd_name}").command
        return command

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:  # noqa: ARG002
        with formatter.section("Commands"):
            formatter.write_dl(list(COMMANDS.items()))

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        if args and args[0] not in COMMANDS:
            from westmarch.errors import nearest

            hint = nearest(args[0], COMMANDS) or "“westmarch --help” lists the commands."
            raise click.UsageError(f"No command “{args[0]}”. {hint}", ctx)
        return super().resolve_command(ctx, args)


@click.group(cls=_Commands, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, package_name="westmarch")
def group() -> None:
    """Rules of the Middle-earth Collectible Card Game, as a book that runs."""


FORMAT = click.option(
    "--format",
    "format_",
    type=click.Choice(["text", "json"]),
    default="text",
    help="How to print the result.",
)

MOST_JOBS = 256
"""More processes than any computer does well with."""


class _Scale(click.FloatRange):
    """How many times as long; no number is neither more nor less."""

    def convert(
        self, value: Any, param: click.Parameter | None, ctx: click.Context | None
    ) -> float:
        number = float(super().convert(value, param, ctx))
        if math.isnan(number):
            self.fail(f"{value!r} is no number.", param, ctx)
        return number


SCALE = _Scale(min=0.01, max=1000)

JOBS = click.option(
    "--jobs",
    type=click.IntRange(min=1, max=MOST_JOBS),
    help="Divide the work among so many processes; else among as many as there are processors.",
)


def main(args: list[str] | None = None) -> None:
    """Run a command and exit with its code; say what went wrong on standard error."""
    print_anything()
    # What is made is mostly kept to the end, or let go by itself: looking for what goes round in
    # circles as often as Python does took a sixth of the time of everything.
    gc.set_threshold(_MANY)
    try:
        with watched(progress):
            code = group(args=args, standalone_mode=False)
    except click.UsageError as error:
        error.show()
        sys.exit(USAGE)
    except click.Abort:
        sys.exit(INTERRUPTED)
    except click.ClickException as error:
        error.show()
        sys.exit(NO_INPUT if isinstance(error, click.FileError) else USAGE)
    except BadUsage as error:
        complain(error)
        sys.exit(USAGE)
    except BadData as error:
        complain(error)
        sys.exit(DATA)
    except NoInput as error:
        complain(error)
        sys.exit(NO_INPUT)
    except NoOutput as error:
        complain(error)
        sys.exit(CANNOT_CREATE)
    except RecursionError:
        click.echo(f"westmarch: {TOO_DEEP}.", err=True)
        sys.exit(DATA)
    except BrokenPipeError:
        sys.stderr.close()
        sys.exit(0)
    except OSError as error:
        name = f"{error.filename}: " if error.filename else ""
        click.echo(visible(f"westmarch: {name}{error.strerror}"), err=True)
        sys.exit(NO_INPUT if isinstance(error, FileNotFoundError) else CANNOT_CREATE)
    sys.exit(code if isinstance(code, int) else HOLDS)


@contextmanager
def ended_by_signals() -> Iterator[None]:
    """Take every wish of the system's that we end for an interrupt, so that all ends in order."""

    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    names = [each for each in ("SIGTERM", "SIGHUP") if hasattr(signal, each)]
    before = {each: signal.signal(getattr(signal, each), interrupt) for each in names}
    try:
        yield
    finally:
        for each, handler in before.items():
            signal.signal(getattr(signal, each), handler)


def complain(error: WestmarchError) -> None:
    """Say on standard error what is wrong."""
    click.echo(f"westmarch: {error}", err=True)
