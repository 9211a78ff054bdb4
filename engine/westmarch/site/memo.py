"""What earlier builds have worked out, kept for as long as it is made from the same things."""

import hashlib
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from msgspec import Struct

from westmarch.files import write

T = TypeVar("T")


class _Kept(Struct, frozen=True):
    made_from: str
    value: msgspec.Raw


class Memo:
    """A folder of results, each with the fingerprint of what it was made from."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def get(self, name: str, made_from: str, type_: type[T], make: Callable[[], T]) -> T:
        """Give what was made from the same things before, or make it."""
        return self.get_all({name: made_from}, type_, lambda _: (make(),))[name]

    def get_all(
        self, wanted: dict[str, str], type_: type[T], make: Callable[[list[str]], Iterable[T]]
    ) -> dict[str, T]:
        """Give several results, each named with what it is made from, and make those not kept.

        They are made together and in the order in which they are named.
        """
        kept = {name: self._kept(name, made_from, type_) for name, made_from in wanted.items()}
        missing = [name for name, value in kept.items() if value is None]
        if missing:
            for name, value in zip(missing, make(missing), strict=True):
                self._keep(name, wanted[name], value)
                kept[name] = value
        return {name: value for name, value in kept.items() if value is not None}

    def _kept(self, name: str, made_from: str, type_: type[T]) -> T | None:
        try:
            kept = msgspec.json.decode(self._path(name).read_bytes(), type=_Kept)
            if kept.made_from == made_from:
                return msgspec.json.decode(kept.value, type=type_)
        except (FileNotFoundError, msgspec.MsgspecError):
            pass  # Nothing is kept yet, or an older Westmarch has kept it in another form.
        return None

    def _keep(self, name: str, made_from: str, value: Any) -> None:
        raw = msgspec.Raw(msgspec.json.encode(value))
        write(self._path(name), msgspec.json.encode(_Kept(made_from, raw)))

    def _path(self, name: str) -> Path:
        return self._folder / f"{name}.json"


def fingerprint(*things: Any) -> str:
    """Give a short text that is the same only for the same data."""
    said = msgspec.json.encode(things, order="deterministic")
    return hashlib.sha256(said).hexdigest()[:24]


def fingerprint_of_files(paths: Iterable[Path]) -> str:
    """Give a short text that is the same only for the same files with the same content."""
    sha = hashlib.sha256()
    for path in sorted(paths):
        sha.update(path.as_posix().encode())
        sha.update(hashlib.sha256(path.read_bytes()).digest())
    return sha.hexdigest()[:24]
