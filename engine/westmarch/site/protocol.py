"""The lists in `docs/protocol.md`, written into it, so that whoever reads the file has them, too.

`python -m westmarch.site.protocol` writes them anew.
"""

import re
from collections.abc import Callable, Iterable

from westmarch.corpus.purposes import ALL_PURPOSES
from westmarch.files import write
from westmarch.kit.profiles import PROFILES
from westmarch.paths import HOME
from westmarch.site import wire
from westmarch.table import turn_plan
from westmarch.table.windows import WINDOWS
from westmarch.wire.paths import PATHS

PAGE = HOME / "docs" / "protocol.md"
_LIST = re.compile(r"(?<=<!-- list: )([a-z]+) -->\n.*?(?=<!-- end of list -->)", re.DOTALL)


def with_lists(text: str) -> str:
    """Give a page with its lists as they are now."""
    return _LIST.sub(lambda found: f"{found[1]} -->\n\n{LISTS[found[1]]()}\n\n", text)


def profiles() -> str:
    """List the profiles."""
    rows = ((f"`{each.name}`", each.meaning, _codes(each.on)) for each in PROFILES)
    return _table(("profile", "what it is about", "builds on"), rows)


def actions() -> str:
    """List the actions with their fields."""
    rows = ((f"`{each.name}`", each.meaning, _fields(each)) for each in wire.actions())
    return _table(("type", "what is done", "fields besides `player`"), rows)


def position() -> str:
    """List the parts of a position, a table for each."""
    head = ("field", "value", "meaning")
    return "\n\n".join(
        f"### {each.name}\n\n{_listed(each.meaning)}\n\n{_table(head, _rows(each))}"
        for each in wire.position()
    )


def windows() -> str:
    """List the windows."""
    rows = (
        (f"`{each.name}`", each.when, _asked(each.asks, each.in_turn), turn_plan.told(each))
        for each in WINDOWS.values()
    )
    return _table(("window", "opens when", "asks", "then comes"), rows)


def purposes() -> str:
    """List what results of chance are needed for."""
    rows = (
        (f"`{each.on_the_wire}`", f"`{each.kind}`", each.meaning, each.due, each.of)
        for each in ALL_PURPOSES
    )
    return _table(("purpose", "kind", "what for", "due when", "of"), rows)


def paths() -> str:
    """List what can be seen."""
    rows = ((f"`{each.pattern}`", each.value, each.meaning) for each in PATHS)
    return _table(("path", "value", "meaning"), rows)


LISTS: dict[str, Callable[[], str]] = {
    each.__name__: each for each in (profiles, actions, position, windows, purposes, paths)
}
"""The lists by their names."""


def _listed(meaning: str) -> str:
    """Make a list of lines that say of one word each what it means."""
    return re.sub(r"^(?=`)", "- ", meaning, flags=re.MULTILINE)


def _fields(shape: wire.Shape) -> str:
    told = (
        f"`{field.name}`{'' if field.required else ' (optional)'}: {field.value}"
        + (f". {field.meaning}" if field.meaning else "")
        for field in shape.fields
        if field.name != "player"
    )
    return "<br>".join(told)


def _rows(shape: wire.Shape) -> Iterable[tuple[str, ...]]:
    for field in shape.fields:
        optional = "" if field.required else " (optional)"
        yield f"`{field.name}`{optional}", field.value, field.meaning


def _asked(roles: tuple[str, ...], in_turn: bool) -> str:
    return (", ".join(roles) or "nobody") + (", one after the other" if in_turn else "")


def _codes(words: Iterable[str]) -> str:
    return ", ".join(f"`{each}`" for each in words)


def _table(head: tuple[str, ...], rows: Iterable[tuple[str, ...]]) -> str:
    lines = (head, ("---",) * len(head), *rows)
    return "\n".join(f"| {' | '.join(map(_cell, line))} |" for line in lines)


def _cell(text: str) -> str:
    return " ".join(text.replace("|", "\\|").split())


def main() -> None:
    """Write the lists into the page."""
    write(PAGE, with_lists(PAGE.read_text("utf-8")))


if __name__ == "__main__":
    main()
