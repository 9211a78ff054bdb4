"""Slips of the pen in the code of rules: which of them would a scenario notice?

`mutate` takes whole rules out. Here a rule stays and says something slightly else: the player is
his opponent, the limit is one more, a condition is gone. What nobody notices is a twin that is
missing, code that decides nothing, or a change that changes nothing.
"""

import re
import tomllib
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from random import Random
from types import CodeType, FunctionType
from typing import Any, Literal

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from westmarch.errors import BadData
from westmarch.kernel.lack import all_of
from westmarch.kernel.rulebook import Rule
from westmarch.kit.changes import Change, Module

Fate = Literal["killed", "raised", "survived", "equivalent", "misjudged"]
"""Noticed; noticed as it raised; not noticed; not noticed, as was said; noticed against that."""
Key = tuple[str, str, int]
"""A function, the change to it, and which it is of those that read the same."""


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
        """The function, as in `core.items:takes_it_up`."""
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
    given_up: bool = False
    """Whether somebody who would notice was looked for only for so long."""


def chapter_of(file: Path, rulebooks: Path) -> str:
    """Give the chapter, or the part of one, that a module holds."""
    return ".".join(file.relative_to(rulebooks).with_suffix("").parts).removesuffix(".__init__")


def is_within(where: str, part: str) -> bool:
    """Tell whether a chapter or a function belongs to a part of the rules; all do to none."""
    return not part or where == part or where.startswith((f"{part}.", f"{part}:"))


def slips(rulebooks: Path, rules: Iterable[Rule], of: str = "") -> tuple[Slip, ...]:
    """Give every slip in the code of rules, or in that of a chapter.

    What only helps to say why is left out: no scenario is about that.
    """
    files = sorted(rulebooks.rglob("*.py"))
    telling = {name for file in files for name in _TELLS.findall(file.read_text("utf-8"))}
    serving = _served(rules, f"{rulebooks}/", telling)
    found: list[Slip] = []
    for file in files:
        chapter, same = chapter_of(file, rulebooks), dict[tuple[str, str], int]()
        if not is_within(chapter, of):
            continue
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


_TELLS = re.compile(r"\bLack\((\w+)[,)]")
"""How a function is named that only tells what is lacking."""


def _served(
    rules: Iterable[Rule], folder: str, telling: Collection[str]
) -> dict[tuple[str, str], tuple[str, ...]]:
    """For each function in a folder, the rules that call it, by way of others or not.

    What makes rules of the clauses of cards is none: it has done so before it is changed. Nor is
    what only tells of something.
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
            if ours and code.co_name not in telling and code not in seen:
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
        yield from _functions(thing)


def _functions(thing: Any, deep: int = 4) -> Iterator[Any]:
    """Give the functions that a thing is or holds: a table, and what is put together of several."""
    held: Iterable[Any] = ()
    if isinstance(thing, FunctionType):
        yield thing
        if thing.__code__.co_filename == all_of.__code__.co_filename:
            held = [each.cell_contents for each in thing.__closure__ or ()]
    elif isinstance(thing, dict):
        held = (*thing.values(), *getattr(thing, "__dict__", {}).values())
    elif isinstance(thing, tuple):
        held = thing
    for each in held if deep else ():
        yield from _functions(each, deep - 1)


def held_to(equivalents: Mapping[Key, Equivalent], key: Key, slipped: Slipped) -> Slipped:
    """Hold what became of a change to what was said: an equivalent is to be noticed by nobody."""
    known = equivalents.get(key)
    if known is None:
        return slipped
    if slipped.fate == "survived":
        return replace(slipped, fate="equivalent", reason=known.reason)
    reason = f"{slipped.by} notices it, so strike it out of the list of equivalents"
    return replace(slipped, fate="misjudged", reason=reason)


def load_equivalents(file: Path, all_: Iterable[Slip], of: str = "") -> dict[Key, Equivalent]:
    """Read which changes change nothing, and why; each has to be one that can be made.

    Only those in a part of the rules are given, if `all_` are the slips in it.
    """
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
    there = [each for each in listed if is_within(each.where, of)]
    for each in there:
        if each.key not in possible:
            raise BadData(
                f"There is nothing to change like this any more: {each.where}, {each.change}",
                where=str(file),
                hint="Strike it out, or say it of the code as it is now.",
            )
    return {each.key: each for each in there}
