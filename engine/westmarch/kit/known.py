"""Known failures: what an engine's author has promised to put right, and until when."""

import json
import re
import tomllib
from collections.abc import Iterable
from datetime import date
from pathlib import Path

import msgspec
from msgspec import Struct

from westmarch.corpus.model import Case
from westmarch.errors import TOO_DEEP, BadData, nearest
from westmarch.files import read_text


class KnownFailure(Struct, frozen=True, forbid_unknown_fields=True):
    """One case that is expected to fail, or several."""

    key: str
    """That of a case, with `*` for any letters; or the id of a rule, for all that prove it."""
    reason: str
    until: date
    """From the day after, it counts like any other failure."""

    def covers(self, case: Case) -> bool:
        """Tell whether a case is meant."""
        return self.key in (case.key, *case.rules) or ("*" in self.key and self._fits(case.key))

    def _fits(self, key: str) -> bool:
        return re.fullmatch(re.escape(self.key).replace(r"\*", ".*"), key) is not None

    @property
    def wide(self) -> bool:
        """Whether several cases may be meant, some of which may well pass."""
        return "*" in self.key or "." in self.key


class _List(Struct, frozen=True, forbid_unknown_fields=True):
    known: list[KnownFailure] = []


def load_known(file: Path, cases: Iterable[Case]) -> dict[str, KnownFailure]:
    """Read a list of known failures, all of which have to be cases of the corpus.

    It is TOML: for each failure a table `[[known]]` with `key`, `reason` and `until`.
    What is listed by its own key goes before what is listed with others.
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
    found: dict[str, KnownFailure] = {}
    cases = tuple(cases)
    for each in sorted(listed, key=lambda one: one.wide):
        meant = [case.key for case in cases if each.covers(case)]
        if not meant:
            ids = {id_ for case in cases for id_ in (case.key, *case.rules)}
            raise BadData(
                f"There is no case {each.key}.", where=str(file), hint=nearest(each.key, ids)
            )
        for key in meant:
            found.setdefault(key, each)
    return found


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
