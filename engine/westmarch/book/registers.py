"""The small registers beside the rules: sources, editions, and other spellings of names."""

import re
import tomllib
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from westmarch.book.model import Edition, Source
from westmarch.errors import BadData, nearest

T = TypeVar("T", Source, Edition)


def load_sources(root: Path) -> dict[str, Source]:
    """Give the documents that rules are taken from, by code."""
    tables = _read(root, "sources.toml")
    return {code: _entry(root, "sources.toml", Source, "code", code, tables) for code in tables}


def load_editions(root: Path) -> tuple[dict[str, Edition], str]:
    """Give the editions by name, each after the one it is built on, and the name of the default."""
    file = "editions.toml"
    tables = _read(root, file)
    default = tables.pop("default", None)
    if default not in tables:
        raise BadData(
            "“default” has to name one of the editions below it",
            where=_where(root, file, "default"),
            hint=nearest(str(default), tables) or 'Write a line such as “default = "emended"”.',
        )
    editions: dict[str, Edition] = {}
    for name in tables:
        edition = _entry(root, file, Edition, "name", name, tables)
        for base in edition.base:
            if base not in editions:
                raise BadData(
                    f"the edition {name} is built on “{base}”, which no table above it names",
                    where=_where(root, file, name),
                    hint=nearest(base, editions) or "An edition comes after its base.",
                )
        editions[name] = edition
    return editions, str(default)


def load_slips(root: Path) -> dict[str, dict[str, str]]:
    """Give what the card database is known to have wrong, by card and fact."""
    return _by_card(root, "slips.toml", "the slips of {} have to be facts, each with what it says")


def load_suspects(root: Path) -> dict[str, dict[str, str]]:
    """Give what lints suspect of cards that are right all the same, by card and lint."""
    return _by_card(root, "suspects.toml", "{} has to have lints, each with what it says")


def _by_card(root: Path, file: str, wrong: str) -> dict[str, dict[str, str]]:
    found = _read(root, file)
    for card, facts in found.items():
        if not isinstance(facts, dict) or not all(isinstance(each, str) for each in facts.values()):
            raise BadData(wrong.format(card), where=_where(root, file, card))
    return found


def load_aliases(root: Path) -> dict[str, tuple[str, ...]]:
    """Give the other spellings of each name that has any."""
    file = "aliases.toml"
    aliases: dict[str, tuple[str, ...]] = {}
    meant: dict[str, str] = {}
    for name, spellings in _read(root, file).items():
        if not isinstance(spellings, list) or not all(isinstance(each, str) for each in spellings):
            raise BadData(
                f"the spellings of {name} have to be a list of strings",
                where=_where(root, file, name),
            )
        for spelling in spellings:
            if meant.setdefault(spelling, name) != name:
                raise BadData(
                    f"“{spelling}” stands for {meant[spelling]} and for {name}",
                    where=_where(root, file, name),
                    hint="A spelling leads to one name only.",
                )
        aliases[name] = tuple(spellings)
    for name in aliases:
        if name in meant:
            raise BadData(
                f"{name} is itself a spelling of {meant[name]}",
                where=_where(root, file, name),
                hint=f"Move its spellings to {meant[name]}.",
            )
    return aliases


def _read(root: Path, file: str) -> dict[str, Any]:
    try:
        return tomllib.loads((root / file).read_text("utf-8"))
    except tomllib.TOMLDecodeError as error:
        place = re.search(r" \(at (?:line (\d+), column \d+|end of document)\)", str(error))
        what = str(error)[: place.start()] if place else str(error)
        line = f":{place[1]}" if place and place[1] else ""
        raise BadData(what, where=f"{root.name}/{file}{line}") from None


def _entry(root: Path, file: str, type_: type[T], key: str, name: str, tables: dict[str, Any]) -> T:
    table = tables[name]
    where = _where(root, file, name)
    if not isinstance(table, dict):
        raise BadData(f"{name} has to be a table", where=where, hint=f"Write “[{name}]” above it.")
    known = [field for field in type_.__struct_fields__ if field != key]
    for word in table:
        if word not in known:
            raise BadData(
                f"{name} has an unknown entry “{word}”",
                where=where,
                hint=nearest(word, known) or f"Its entries are: {', '.join(known)}.",
            )
    try:
        return msgspec.convert({**table, key: name}, type_)
    except msgspec.ValidationError as error:
        raise BadData(f"{name}: {error}", where=where) from None


def _where(root: Path, file: str, name: str) -> str:
    heads = (f"[{name}]", f'["{name}"]', f"{name} =", f'"{name}" =')
    for line, text in enumerate((root / file).read_text("utf-8").split("\n"), 1):
        if text.startswith(heads):
            return f"{root.name}/{file}:{line}"
    return f"{root.name}/{file}"
