"""The form of a chapter: Markdown prose with directives, each with options and a body.

A directive opens with `:::{name} argument`, goes on with `:option: value` lines, and after a
blank line with its body, until the line of colons that closes it.
"""

import re
from collections.abc import Collection, Iterator
from typing import TypeVar

from msgspec import Struct

from westmarch.errors import BadData, nearest

Word = TypeVar("Word", bound=str)

_OPEN = re.compile(r"(:{3,})\{([\w-]*)\}\s*(.*)")
_OPTION = re.compile(r":([\w-]+):\s*(.*)")


class Directive(Struct, frozen=True):
    """One directive, with the place of everything in it for whoever has to complain."""

    name: str
    argument: str
    options: dict[str, str]
    option_lines: dict[str, int]
    body: tuple[str, ...]
    path: str
    line: int
    body_line: int

    def error(self, what: str, *, hint: str = "", option: str = "", line: int = 0) -> BadData:
        """Say what is wrong with this directive, at the option or line concerned."""
        line = line or self.option_lines.get(option, self.line)
        return BadData(what, where=f"{self.path}:{line}", hint=hint)

    def require(self, option: str) -> str:
        """Give the value of an option that has to be there."""
        if option not in self.options:
            raise self.error(
                f"{self.argument or 'this'} has no “:{option}:”",
                hint=f"Write a line “:{option}: …” below “:::{{{self.name}}} {self.argument}”.",
            )
        return self.options[option]

    def choice(self, option: str, known: Collection[Word]) -> Word:
        """Give the value of an option that has to be one of a few words."""
        value = self.require(option)
        for word in known:
            if word == value:
                return word
        raise self.error(
            f"“{value}” is no {option}",
            hint=nearest(value, known) or f"It is one of: {', '.join(known)}.",
            option=option,
        )

    def listed(self, option: str) -> tuple[str, ...]:
        """Give the values of an option that takes several, divided by commas."""
        value = self.options.get(option, "")
        return tuple(each.strip() for each in value.split(",")) if value else ()


def read_directives(text: str, path: str, known: dict[str, frozenset[str]]) -> Iterator[Directive]:
    """Read the directives of a file; `known` gives the options of each directive it may hold."""
    lines = text.split("\n")
    at = 0
    while at < len(lines):
        if not lines[at].startswith(":::"):
            at += 1
            continue
        opened = _OPEN.fullmatch(lines[at].rstrip())
        if not opened:
            raise BadData(
                "this line of colons neither opens nor closes a directive",
                where=f"{path}:{at + 1}",
                hint="A directive opens with “:::{rule} some.id” and closes with “:::”.",
            )
        fence, name, argument = opened.groups()
        if name not in known:
            raise BadData(
                f"“{name}” is no directive of this file",
                where=f"{path}:{at + 1}",
                hint=nearest(name, known) or f"It is one of: {', '.join(known)}.",
            )
        end = _end(lines, at, fence, path)
        yield _directive(lines[at + 1 : end], name, argument, path, at + 1, known[name])
        at = end + 1


def _end(lines: list[str], start: int, fence: str, path: str) -> int:
    for at in range(start + 1, len(lines)):
        line = lines[at]
        if line.startswith(fence):
            if line.rstrip() == fence:
                return at
            break
    raise BadData(
        f"“{lines[start].strip()}” is never closed",
        where=f"{path}:{start + 1}",
        hint=f"Close it with “{fence}” on a line of its own.",
    )


def _directive(
    inside: list[str], name: str, argument: str, path: str, line: int, known: frozenset[str]
) -> Directive:
    options: dict[str, str] = {}
    option_lines: dict[str, int] = {}
    body_at = 0
    for text in inside:
        body_at += 1
        if not text.strip():
            break
        where = f"{path}:{line + body_at}"
        found = _OPTION.fullmatch(text.rstrip())
        if not found or not found[2]:
            raise BadData(
                f"expected an option, not “{text.strip()}”",
                where=where,
                hint="Options are written “:name: value”; a blank line ends them.",
            )
        option, value = found.groups()
        if option not in known:
            raise BadData(
                f"“{option}” is no option of a {name}",
                where=where,
                hint=nearest(option, known) or f"It is one of: {', '.join(sorted(known))}.",
            )
        if option in options:
            raise BadData(f"“:{option}:” is given twice", where=where, hint="Keep one of them.")
        options[option] = value
        option_lines[option] = line + body_at
    body = inside[body_at:]
    while body and not body[0].strip():
        del body[0]
        body_at += 1
    while body and not body[-1].strip():
        del body[-1]
    directive = Directive(
        name, argument, options, option_lines, tuple(body), path, line, line + body_at + 1
    )
    if not argument:
        raise directive.error(f"this {name} has no id", hint=f"Write “:::{{{name}}} its.id”.")
    if not body:
        raise directive.error(f"{argument} says nothing", hint="Put its text after a blank line.")
    return directive
