"""Known failures: what an engine's author has promised to put right, and until when."""

import json
import tomllib
from collections.abc import Iterable
from datetime import date
from pathlib import Path

import msgspec
from msgspec import Struct

from westmarch.errors import TOO_DEEP, BadData, nearest
from westmarch.files import read_text


class KnownFailure(Struct, frozen=True, forbid_unknown_fields=True):
    """One case that is expected to fail."""

    key: str
    reason: str
    until: date
    """From the day after, it counts like any other failure."""


class _List(Struct, frozen=True, forbid_unknown_fields=True):
    known: list[KnownFailure] = []


def load_known(file: Path, keys: Iterable[str]) -> dict[str, KnownFailure]:
    """Read a list of known failures, all of which have to be cases of the corpus.

    It is TOML: for each failure a table `[[known]]` with `key`, `reason` and `until`.
    """
    try:
        listed = msgspec.convert(tomllib.loads(read_text(file)), _List).known
    except (ValueError, RecursionError) as error:
        why = TOO_DEEP.lower() if isinstance(error, RecursionError) else error
        raise BadData(
            f"This is no list of known failures: {why}.",
            where=str(file),
            hint="Each is a table [[known]] with key, reason and until, a date.",
        ) from None
    cases = set(keys)
    for each in listed:
        if each.key not in cases:
            raise BadData(
                f"There is no case {each.key}.", where=str(file), hint=nearest(each.key, cases)
            )
    return {each.key: each for each in listed}


def written(failures: Iterable[KnownFailure]) -> str:
    """Write a list of known failures, as `load_known` reads it."""
    tables = (
        f"[[known]]\nkey = {_quoted(each.key)}\nreason = {_quoted(each.reason)}\n"
        f"until = {each.until.isoformat()}\n"
        for each in failures
    )
    return "\n".join(tables)


def _quoted(text: str) -> str:
    """Write a string of TOML; one of JSON is one, too."""
    return json.dumps(text, ensure_ascii=False)
