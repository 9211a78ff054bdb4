"""A bar for whoever waits at a terminal for more than a moment."""

import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager

import click

from westmarch.waiting import Told

_PATIENCE = 2.0
"""So many seconds nobody minds."""


@contextmanager
def progress(label: str, length: int) -> Iterator[Told]:
    """Give what is told how many more of `length` things are done.

    The bar comes when it takes more than two seconds, on standard error, and only on a terminal.
    """
    begun, done = time.monotonic(), 0
    update: Told | None = None
    with ExitStack() as stack:

        def told(more: int) -> None:
            nonlocal update, done
            done += more
            if update is not None:
                update(more)
            elif sys.stderr.isatty() and time.monotonic() - begun > _PATIENCE:
                shown = click.progressbar(length=length, label=label, file=sys.stderr)
                update = stack.enter_context(shown).update
                update(done)

        yield told
