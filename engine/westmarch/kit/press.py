"""Tries slips: puts the code of a changed function in the place of the printed one, and plays.

Judges and cards are made once. Scenarios are played as the code is printed, to see which of them
come to the places that are changed: only these can notice. Those of the rules that the code
serves go first; what they notice is not tried with any other.
"""

import gc
import signal
import time
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from types import CodeType, FunctionType
from typing import Any

from msgspec.structs import replace

from westmarch.corpus.model import Case
from westmarch.corpus.run import Result, run_case
from westmarch.errors import BadData
from westmarch.kit.changes import Slot
from westmarch.kit.driver import InProcess
from westmarch.kit.operators import Fate, Slip, Slipped, module_of
from westmarch.wire.engine import Engine

PATIENCE = 30.0
"""For so many seconds of a processor's time somebody is looked for who notices a change."""
_ENDLESS = 3.0
"""How many seconds of its processor's time a case may take: some changes make a game endless."""
_NOTE = "__westmarch_was_come_to__"
"""What a place calls that is watched."""
_SHARE = 25
"""So many cases are looked at together."""

Each = Callable[[str, Callable[[int], Any], Sequence[int]], Iterable[Any]]
"""Says what it does, does it with each of several things, and gives what came of each, in order."""
Place = tuple[int, str, int | None]
"""A place in a syntax tree: what hangs there hangs in nothing else."""
Coming = dict[Place, list[int]]
"""For each place, the numbers of the cases that come there."""
Functions = dict[tuple[str, str, int], list[FunctionType]]
"""By file, name and first line: a function that another makes may be there several times."""
Swaps = list[tuple[FunctionType, CodeType]]
"""Functions, and the code that each of them is to have for a while."""


def one_by_one(_: str, do: Callable[[int], Any], things: Sequence[int]) -> Iterable[Any]:
    """Do it here, and say nothing."""
    return map(do, things)


class Press:
    """Tries slips with the cases that come to them."""

    def __init__(
        self,
        cases: Sequence[Case],
        engine: Engine,
        forget: Callable[[], None],
        patience: float = PATIENCE,
        each: Each = one_by_one,
    ) -> None:
        self._cases = cases
        self._engine = InProcess(engine)
        self._forget = forget
        """Lets the judges forget what they settled once for all."""
        self._patience = patience
        self._each = each
        self._functions: Functions = {}

    def tried(self, slips: Sequence[Slip]) -> tuple[Slipped, ...]:
        """Try slips with the cases about their rules; then those that survive, with all others.

        They are told apart by their numbers: a copy of a slip, as another process would get it,
        hangs in a tree that nobody compiles.
        """
        self._functions = _functions({slip.file for slip in slips})
        rules = {rule for slip in slips for rule in slip.rules}
        own = [not rules.isdisjoint((*case.rules, *case.cards)) for case in self._cases]
        found: dict[int, Slipped] = {}
        left, many = [*range(len(slips))], dict[Place, int]()
        for turn in (True, False):
            cases = [number for number, its in enumerate(own) if its is turn]
            coming = self._looked([slips[number] for number in left], cases)
            for place, numbers in coming.items():
                many[place] = many.get(place, 0) + len(numbers)

            def tried(number: int, coming: Coming = coming) -> Slipped:
                place = _place(slips[number].change.reached)
                return self._tried(slips[number], coming.get(place, []), many.get(place, 0))

            found |= zip(left, self._each("Changing", tried, left), strict=True)
            left = [
                number
                for number in left
                if found[number].fate == "survived" and not found[number].given_up
            ]
        return tuple(found.values())

    def _tried(self, slip: Slip, coming: list[int], of: int) -> Slipped:
        def rank(case: Case) -> tuple[bool, int]:
            return set(slip.rules).isdisjoint((*case.rules, *case.cards)), len(case.steps)

        with self._made(slip):
            begun = time.process_time()
            for case in sorted((self._cases[number] for number in coming), key=rank):
                try:
                    with _patience():
                        result = run_case(case, self._engine)
                except Endless as stop:
                    return _told(slip, "raised", case.key, str(stop))
                if result.status == "fail":
                    return _told(slip, "killed", case.key)
                if result.status != "pass":
                    return _told(slip, "raised", case.key, result.message.splitlines()[-1].strip())
                if time.process_time() - begun >= self._patience:
                    reason = f"{of} scenarios come there, too many to play them all"
                    return replace(_told(slip, "survived", reason=reason), given_up=True)
        if not of:
            return _told(slip, "survived", reason="no scenario comes there")
        return _told(slip, "survived", reason=f"{of} scenarios come there, and none notices")

    @contextmanager
    def _made(self, slip: Slip) -> Iterator[None]:
        codes, inner = module_of(slip.file).compiled(slip.change), f"{slip.change.function}."
        # A function within another may be there already, or be made anew with each call.
        around = {at: codes[at] for at in codes if inner.startswith(f"{at[0]}.")}
        self._forget()
        try:
            with _swapped(self._swaps(slip.file, around)):
                yield
        finally:
            self._forget()

    def _looked(self, slips: Sequence[Slip], cases: Sequence[int]) -> Coming:
        """Look which of these cases come to what is changed."""
        slots = {_place(slip.change.reached): slip.change.reached for slip in slips}
        files = {_place(slip.change.reached): slip.file for slip in slips}
        places = [*slots]
        watched: dict[str, dict[int, Slot]] = {}
        for number, place in enumerate(places):
            watched.setdefault(files[place], {})[number] = slots[place]
        swaps: Swaps = []
        for file, its in watched.items():
            swaps += self._swaps(file, module_of(file).watched(its, _NOTE))

        def looked(first: int) -> tuple[dict[int, list[int]], Result | None]:
            return self._came(swaps, cases[first : first + _SHARE])

        coming: Coming = {}
        shares = range(0, len(cases) if slips else 0, _SHARE)
        for came, wrong in self._each("Seeing who comes there", looked, shares):
            if wrong is not None:
                raise BadData(
                    f"{wrong.key} does not pass even with all rules as they are.",
                    hint=f"First mend it.\n{wrong.message}",
                )
            for number, its in came.items():
                coming.setdefault(places[number], []).extend(its)
        return coming

    def _came(
        self, swaps: Swaps, cases: Sequence[int]
    ) -> tuple[dict[int, list[int]], Result | None]:
        """Play some cases, and tell which of them came where; or which of them does not pass."""
        here, came = set[int](), dict[int, list[int]]()
        spaces = [each.__globals__ for each, _ in swaps]
        for space in spaces:
            space[_NOTE] = here.add
        try:
            with _swapped(swaps):
                for number in cases:
                    here.clear()
                    self._forget()
                    result = run_case(self._cases[number], self._engine)
                    if result.status != "pass":
                        return came, result
                    for place in here:
                        came.setdefault(place, []).append(number)
        finally:
            for space in spaces:
                space.pop(_NOTE, None)
        return came, None

    def _swaps(self, file: str, codes: dict[tuple[str, int], CodeType]) -> Swaps:
        return [
            (function, code)
            for at, code in codes.items()
            for function in self._functions.get((file, *at), ())
        ]


def _place(slot: Slot) -> Place:
    return id(slot.parent), slot.field, slot.index


def _functions(files: Collection[str]) -> Functions:
    """Find the functions whose code is in these files, however they are kept."""
    found: Functions = {}
    for each in gc.get_objects():
        if isinstance(each, FunctionType) and each.__code__.co_filename in files:
            code = each.__code__
            key = (code.co_filename, code.co_qualname, code.co_firstlineno)
            found.setdefault(key, []).append(each)
    return found


@contextmanager
def _swapped(swaps: Swaps) -> Iterator[None]:
    """Let functions have other code for a while."""
    before = [(function, function.__code__) for function, _ in swaps]
    try:
        for function, code in swaps:
            function.__code__ = code
        yield
    finally:
        for function, code in before:
            function.__code__ = code


class Endless(Exception):  # noqa: N818 - a game does not end; that is no error
    """A case takes longer than any game does."""


@contextmanager
def _patience() -> Iterator[None]:
    def stop(*_: object) -> None:
        raise Endless("the game does not end")

    before = signal.signal(signal.SIGVTALRM, stop)
    signal.setitimer(signal.ITIMER_VIRTUAL, _ENDLESS)
    try:
        yield
    finally:
        with suppress(Endless):
            signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, before)


def _told(slip: Slip, fate: Fate, by: str = "", reason: str = "") -> Slipped:
    change = slip.change
    return Slipped(
        slip.where, slip.file, change.line, change.kind, change.text, slip.rules, fate, by, reason
    )
