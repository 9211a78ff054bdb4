"""What an engine has started, found and ended with it, wherever it has got to.

An engine runs in a session of its own, and the session is ended with it. What leaves the session is
found where there is `/proc`: by a word in the environment that it has inherited, as an offspring
of what is still there, or, on Linux, as an orphan that has come to this process, which takes
orphans in. Elsewhere only the session is ended.
"""

import ctypes
import os
import signal
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import NamedTuple
from uuid import uuid4

MARK = "WESTMARCH_ENGINE"
"""The environment variable by which the offspring of an engine is known."""
_PROCESSES = Path("/proc")
_TAKE_ORPHANS_IN = 36
"""Linux calls it PR_SET_CHILD_SUBREAPER."""
_ROUNDS, _PAUSE = 40, 0.005
"""So often what multiplies as it is ended is looked for again."""


class _Process(NamedTuple):
    """What the system tells of a process."""

    pid: int
    parent: int
    session: int
    ended: bool


def marked() -> tuple[str, dict[str, str]]:
    """Give a word of its own to an engine, and the environment that has it."""
    word = uuid4().hex
    return word, {**os.environ, MARK: word}


@cache
def take_orphans_in() -> bool:
    """Have orphans come to this process, so that they can be found; say whether they do."""
    if sys.platform != "linux":
        return False
    try:
        done = ctypes.CDLL(None).prctl(_TAKE_ORPHANS_IN, 1, 0, 0, 0)
    except (OSError, AttributeError):
        return False
    return bool(done == 0)


def end(pid: int, word: str) -> None:
    """End an engine, its session, and whatever else it has started and can be found."""
    known = _descended(pid)
    with suppress(ProcessLookupError, PermissionError):
        os.killpg(pid, signal.SIGKILL)
    for _ in range(_ROUNDS):
        left = {each for each in _with(word) if each != pid}
        for each in {*known, *left}:
            known |= _descended(each)
        if not _ended(known | left) and not left:
            return
        known = set()
        time.sleep(_PAUSE)


def end_orphans(engines: set[int]) -> None:
    """End the orphans that have come here, once no engine is left that they could be of."""
    if not take_orphans_in() or engines:
        return
    here, session = os.getpid(), os.getsid(0)
    for _ in range(_ROUNDS):
        found = [each for each in _processes() if each.parent == here and each.session != session]
        if not found:
            return
        for each in found:
            _kill(each.pid)
            with suppress(ChildProcessError):
                os.waitpid(each.pid, os.WNOHANG)
        time.sleep(_PAUSE)


def _ended(pids: set[int]) -> int:
    """End processes, and count those that were still there."""
    return sum(map(_kill, pids))


def _kill(pid: int) -> bool:
    try:
        os.kill(pid, signal.SIGKILL)
    except (ProcessLookupError, PermissionError):
        return False
    return True


def _descended(pid: int) -> set[int]:
    """Find the processes that have come of another one."""
    children: dict[int, list[int]] = {}
    for each in _processes():
        children.setdefault(each.parent, []).append(each.pid)
    found: set[int] = set()
    open_ = [pid]
    while open_:
        born = [each for each in children.get(open_.pop(), ()) if each not in found]
        found.update(born)
        open_ += born
    return found


def _with(word: str) -> set[int]:
    """Find the processes that have a word in the environment with which they began."""
    sign = f"{MARK}={word}".encode()
    found = set()
    for each in _processes():
        with suppress(OSError):
            if not each.ended and sign in (_PROCESSES / str(each.pid) / "environ").read_bytes():
                found.add(each.pid)
    return found


def _processes() -> Iterator[_Process]:
    """Go through the processes that there are, where the system tells of them."""
    try:
        there = [each for each in os.listdir(_PROCESSES) if each.isdecimal()]  # noqa: PTH208
    except OSError:
        return
    for each in there:
        with suppress(OSError, ValueError, IndexError):
            told = (_PROCESSES / each / "stat").read_text("utf-8", "replace")
            # The name in brackets may have anything in it.
            state, parent, _, session = told[told.rindex(")") + 1 :].split()[:4]
            yield _Process(int(each), int(parent), int(session), state in "ZX")
