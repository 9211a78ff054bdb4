"""Work that is divided among the processors of a computer, where a process can be divided."""

import multiprocessing
import os
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, TypeVar

from westmarch.waiting import work

T = TypeVar("T")
R = TypeVar("R")

_SHARES = 8
"""The work is dealt out in small shares, for nobody to wait long for the last of them."""
_given: list[Callable[[Any], Any]] = []
_bounds: list[int] = []


def processors() -> int:
    """Count the processors that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


@contextmanager
def at_most(jobs: int | None) -> Iterator[None]:
    """Divide work among no more processes than these; None, among as many as there are."""
    _bounds.append(jobs or processors())
    try:
        yield
    finally:
        _bounds.pop()


def spread(label: str, do: Callable[[T], R], things: Sequence[T], few: int) -> list[R]:
    """Do something with each of many things, and give what came of each, in their order.

    Another process is not worth it for `few` things or less. The label says what is done, for
    whoever waits.
    """
    results: list[R] = []
    with work(label, len(things)) as told:
        for each in _results(do, things, few):
            results.append(each)
            told(1)
    return results


def _results(do: Callable[[T], R], things: Sequence[T], few: int) -> Iterator[R]:
    jobs = min(_bounds[-1] if _bounds else processors(), len(things) // few)
    if jobs < 2 or "fork" not in multiprocessing.get_all_start_methods():
        yield from map(do, things)
        return
    share = max(1, len(things) // (jobs * _SHARES))
    with multiprocessing.get_context("fork").Pool(jobs, _begin, (do,)) as pool:
        yield from pool.imap(_do, things, share)


def _begin(do: Callable[[Any], Any]) -> None:
    _given.append(do)


def _do(thing: Any) -> Any:
    return _given[-1](thing)
