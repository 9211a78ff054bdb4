"""Slips of the pen in the code of rules: which of them would a scenario notice?

`mutate` takes whole rules out. Here a rule stays and says something slightly else: the player is
his opponent, the limit is one more, a condition is gone. What nobody notices is a twin that is
missing, code that decides nothing, or a change that changes nothing.
"""

import gc
import signal
import sys
import tomllib
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from random import Random
from types import CodeType, FrameType, FunctionType
from typing import Any, Literal

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from westmarch.corpus.model import Case
from westmarch.corpus.run import run_case
from westmarch.errors import BadData
from westmarch.kernel.rulebook import Rule
from westmarch.kit.changes import Change, Module
from westmarch.kit.driver import InProcess
from westmarch.wire.engine import Engine

Fate = Literal["killed", "raised", "survived", "equivalent", "misjudged"]
"""Noticed; noticed as it raised; not noticed; not noticed, as was said; noticed against that."""
Line = tuple[str, int]
Key = tuple[str, str, int]
"""A function, the change to it, and which it is of those that read the same."""

_PATIENCE = 3.0
"""How many seconds of its processor's time a case may take: some changes make a game endless."""


class Slip(Struct, frozen=True):
    """A change to a function of the rulebooks, and the rules that the function serves."""

    chapter: str
    """Or the part of one, with dots between the names of its folders."""
    file: str
    change: Change
    rules: tuple[str, ...]
    number: int = 1
    """Which it is of the changes to this function that read the same."""

    @property
    def where(self) -> str:
        """The function, as in `core.hazards:limit_is_reached`."""
        return f"{self.chapter}:{self.change.function}"

    @property
    def key(self) -> Key:
        """What it is known by, wherever the function moves within its module."""
        return self.where, self.change.text, self.number


class Equivalent(Struct, frozen=True, forbid_unknown_fields=True):
    """A change that no game can show, and why."""

    where: str
    change: str
    reason: str
    number: int = 1

    @property
    def key(self) -> Key:
        """What it is known by."""
        return self.where, self.change, self.number


class Slipped(Struct, frozen=True):
    """What became of one change."""

    where: str
    file: str
    line: int
    kind: str
    change: str
    rules: tuple[str, ...]
    fate: Fate
    by: str = ""
    """The scenario that noticed."""
    reason: str = ""


def chapter_of(file: Path, rulebooks: Path) -> str:
    """Give the chapter, or the part of one, that a module holds."""
    return ".".join(file.relative_to(rulebooks).with_suffix("").parts).removesuffix(".__init__")


def slips(rulebooks: Path, rules: Iterable[Rule]) -> tuple[Slip, ...]:
    """Give every slip in the code of rules.

    What only helps to say why is left out: no scenario is about that.
    """
    serving = _served(rules, f"{rulebooks}/")
    found: list[Slip] = []
    for file in sorted(rulebooks.rglob("*.py")):
        chapter, same = chapter_of(file, rulebooks), dict[tuple[str, str], int]()
        for change in module_of(str(file)).changes():
            serves = _serves(serving, str(file), change.function)
            if serves:
                read = change.function, change.text
                same[read] = same.get(read, 0) + 1
                found.append(Slip(chapter, str(file), change, serves, same[read]))
    return tuple(found)


def sampled(all_: Sequence[Slip], many: int, seed: int) -> tuple[Slip, ...]:
    """Choose so many of them, the same ones for the same seed; all of them if 0."""
    if not many or many >= len(all_):
        return tuple(all_)
    chosen = sorted(Random(seed).sample(range(len(all_)), many))
    return tuple(all_[each] for each in chosen)


_modules: dict[str, Module] = {}


def module_of(file: str) -> Module:
    """Give a module with its tree, read once."""
    if file not in _modules:
        _modules[file] = Module(file, Path(file).read_text("utf-8"))
    return _modules[file]


def _served(rules: Iterable[Rule], folder: str) -> dict[tuple[str, str], tuple[str, ...]]:
    """For each function in a folder, the rules that call it, by way of others or not.

    What makes rules of the clauses of cards is none: it has done so before it is changed.
    """
    speaking: dict[CodeType, tuple[Any, set[str]]] = {}
    for rule in rules:
        speaking.setdefault(rule.run.__code__, (rule.run, set()))[1].add(rule.id)
    makers = {(each.co_filename, _around(each.co_qualname)) for each in speaking}
    serving: dict[tuple[str, str], set[str]] = {}
    called: dict[CodeType, list[Any]] = {}
    for function, ids in speaking.values():
        waiting, seen = [function], set[CodeType]()
        while waiting:
            each = waiting.pop()
            code = each.__code__
            ours = code.co_filename.startswith(folder) and _name(code) not in makers
            if ours and code not in seen:
                seen.add(code)
                if code not in called:
                    called[code] = [*_called(each)]
                waiting.extend(called[code])
        for code in seen:
            serving.setdefault(_name(code), set()).update(ids)
    return {where: tuple(sorted(ids)) for where, ids in serving.items()}


def _name(code: CodeType) -> tuple[str, str]:
    return code.co_filename, code.co_qualname


def _around(function: str) -> str:
    """Name the function within which another is made, if it is."""
    return function.rpartition(".<locals>.")[0]


def _serves(
    serving: Mapping[tuple[str, str], tuple[str, ...]], file: str, function: str
) -> tuple[str, ...]:
    """Give the rules that a function serves, or one of those around it."""
    while function:
        if (file, function) in serving:
            return serving[file, function]
        function = _around(function)
    return ()


def _called(function: Any) -> Iterator[Any]:
    """Give the functions that one names: those of its module, in a table or not, and its own."""
    codes, names = [function.__code__], set[str]()
    while codes:
        code = codes.pop()
        names |= {*code.co_names}
        codes.extend(each for each in code.co_consts if isinstance(each, CodeType))
    named = [function.__globals__.get(name) for name in names]
    cells = [each.cell_contents for each in function.__closure__ or ()]
    for thing in (*named, *cells):
        for each in thing.values() if isinstance(thing, dict) else (thing,):
            if isinstance(each, FunctionType):
                yield each


class Press:
    """Tries slips: puts the code of a changed module in the place of the printed one."""

    def __init__(
        self, cases: Iterable[Case], engine: Engine, rulebooks: Path, forget: Callable[[], None]
    ) -> None:
        self._engine = InProcess(engine)
        self._forget = forget
        """Lets the judges forget what they settled once for all."""
        self._reached: dict[Line, list[Case]] = {}
        with _watched(f"{rulebooks}/") as lines:
            for case in cases:
                lines.clear()
                result = run_case(case, self._engine)
                if result.status != "pass":
                    raise BadData(
                        f"{case.key} does not pass even with all rules as they are.",
                        hint=f"First mend it.\n{result.message}",
                    )
                for line in lines:
                    self._reached.setdefault(line, []).append(case)
        self._functions = _functions(f"{rulebooks}/")

    def tried(self, slip: Slip) -> Slipped:
        """Run the cases that come to the slip, its own first, until one of them notices."""
        cases = self._cases(slip)
        if not cases:
            return _told(slip, "survived", reason="no scenario comes there")
        with self._made(slip):
            for case in cases:
                try:
                    with _patience():
                        result = run_case(case, self._engine)
                except Endless as stop:
                    return _told(slip, "raised", case.key, str(stop))
                if result.status == "fail":
                    return _told(slip, "killed", case.key)
                if result.status != "pass":
                    return _told(slip, "raised", case.key, result.message.splitlines()[-1].strip())
        reason = f"{len(cases)} scenarios come there, and none notices"
        return _told(slip, "survived", reason=reason)

    def _cases(self, slip: Slip) -> list[Case]:
        found: dict[str, Case] = {}
        for line in slip.change.lines:
            found |= {case.key: case for case in self._reached.get((slip.file, line), ())}

        def rank(case: Case) -> tuple[bool, int]:
            return not set(slip.rules) & {*case.rules, *case.cards}, len(case.steps)

        return sorted(found.values(), key=rank)

    @contextmanager
    def _made(self, slip: Slip) -> Iterator[None]:
        changed = module_of(slip.file).compiled(slip.change)
        # A function within another may be there already, or be made anew with each call.
        functions = [
            (each, each.__code__, changed[at])
            for at in changed
            if f"{slip.change.function}.".startswith(f"{at[0]}.")
            for each in self._functions.get((slip.file, *at), ())
        ]
        self._forget()
        try:
            for each, _, new in functions:
                each.__code__ = new
            yield
        finally:
            for each, printed, _ in functions:
                each.__code__ = printed
            self._forget()


def try_slips(
    chosen: Sequence[Slip],
    tried: Callable[[Slip], Slipped],
    equivalents: Mapping[Key, Equivalent],
    each: Callable[[Callable[[int], Slipped], Sequence[int]], Iterable[Slipped]] = map,
) -> tuple[Slipped, ...]:
    """Try each of them; those known as equivalent are to be noticed by nobody.

    They are told apart by their numbers: a copy of a slip, as another process would get it,
    hangs in a tree that nobody compiles.
    """

    def try_one(number: int) -> Slipped:
        return tried(chosen[number])

    found = []
    for slip, slipped in zip(chosen, each(try_one, range(len(chosen))), strict=True):
        known = equivalents.get(slip.key)
        if known is None:
            found.append(slipped)
        elif slipped.fate == "survived":
            found.append(replace(slipped, fate="equivalent", reason=known.reason))
        else:
            reason = f"{slipped.by} notices it, so strike it out of the list of equivalents"
            found.append(replace(slipped, fate="misjudged", reason=reason))
    return tuple(found)


def load_equivalents(file: Path, all_: Iterable[Slip]) -> dict[Key, Equivalent]:
    """Read which changes change nothing, and why; each has to be one that can be made."""
    if not file.exists():
        return {}
    try:
        tables = tomllib.loads(file.read_text("utf-8")).get("equivalent", [])
        listed = msgspec.convert(tables, list[Equivalent])
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise BadData(
            f"This is no list of equivalents: {error}.",
            where=str(file),
            hint="Each is a table [[equivalent]] with where, change and reason.",
        ) from None
    possible = {slip.key for slip in all_}
    for each in listed:
        if each.key not in possible:
            raise BadData(
                f"There is nothing to change like this any more: {each.where}, {each.change}",
                where=str(file),
                hint="Strike it out, or say it of the code as it is now.",
            )
    return {each.key: each for each in listed}


def _told(slip: Slip, fate: Fate, by: str = "", reason: str = "") -> Slipped:
    change = slip.change
    line = change.lines.start
    return Slipped(
        slip.where, slip.file, line, change.kind, change.text, slip.rules, fate, by, reason
    )


@contextmanager
def _watched(folder: str) -> Iterator[set[Line]]:
    """Note which lines of a folder are run."""
    lines: set[Line] = set()

    def local(frame: FrameType, event: str, _: Any) -> Any:
        if event == "line":
            lines.add((frame.f_code.co_filename, frame.f_lineno))
        return local

    def called(frame: FrameType, *_: Any) -> Any:
        return local if frame.f_code.co_filename.startswith(folder) else None

    before = sys.gettrace()
    sys.settrace(called)
    try:
        yield lines
    finally:
        sys.settrace(before)


def _functions(folder: str) -> dict[tuple[str, str, int], list[FunctionType]]:
    """Find the functions whose code is in a folder, however they are kept."""
    found: dict[tuple[str, str, int], list[FunctionType]] = {}
    for each in gc.get_objects():
        if isinstance(each, FunctionType) and each.__code__.co_filename.startswith(folder):
            code = each.__code__
            key = (code.co_filename, code.co_qualname, code.co_firstlineno)
            found.setdefault(key, []).append(each)
    return found


class Endless(Exception):  # noqa: N818 - a game does not end; that is no error
    """A case takes longer than any game does."""


@contextmanager
def _patience() -> Iterator[None]:
    def stop(*_: object) -> None:
        raise Endless("the game does not end")

    before = signal.signal(signal.SIGVTALRM, stop)
    signal.setitimer(signal.ITIMER_VIRTUAL, _PATIENCE)
    try:
        yield
    finally:
        with suppress(Endless):
            signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, before)
