"""Work that is divided among the processors of a computer, where a process can be divided."""

import multiprocessing
import os
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

T = TypeVar("T")
R = TypeVar("R")

_SHARES = 8
"""The work is dealt out in small shares, for nobody to wait long for the last of them."""
_given: list[Callable[[Any], Any]] = []


def spread(do: Callable[[T], R], things: Sequence[T], few: int) -> list[R]:
    """Do something with each of many things, and give what came of each, in their order.

    Another process is not worth it for `few` things or less.
    """
    processors = min(os.cpu_count() or 1, len(things) // few)
    if processors < 2 or "fork" not in multiprocessing.get_all_start_methods():
        return [do(each) for each in things]
    share = max(1, len(things) // (processors * _SHARES))
    with multiprocessing.get_context("fork").Pool(processors, _begin, (do,)) as pool:
        return pool.map(_do, things, share)


def _begin(do: Callable[[Any], Any]) -> None:
    _given.append(do)


def _do(thing: Any) -> Any:
    return _given[-1](thing)
