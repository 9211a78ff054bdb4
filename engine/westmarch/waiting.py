"""How long work tells whoever waits for it how far it has come, if somebody wants to know."""

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager

Told = Callable[[int], None]
"""Is told how many more things are done."""
Watch = Callable[[str, int], AbstractContextManager[Told]]
"""Begins to watch some work: what it is, and of how many things it consists."""

_watches: list[Watch] = []


@contextmanager
def watched(watch: Watch) -> Iterator[None]:
    """Have all long work be watched."""
    _watches.append(watch)
    try:
        yield
    finally:
        _watches.pop()


@contextmanager
def work(label: str, length: int) -> Iterator[Told]:
    """Do work that consists of so many things; what goes on within it is no news."""
    watch = _watches[-1] if _watches else _unwatched
    with watch(label, length) as told, watched(_unwatched):
        yield told


@contextmanager
def _unwatched(label: str, length: int) -> Iterator[Told]:  # noqa: ARG001
    yield lambda _: None
