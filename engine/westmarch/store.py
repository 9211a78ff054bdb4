"""What takes long to work out and is kept: each with the fingerprint of what it was made from.

What came with the package is looked for first, then what an earlier run has left in the user's
cache folder. Nothing is believed that was made from something else, or was damaged; and where
nothing can be kept, it is worked out anew each time.
"""

import os
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from hashlib import blake2b
from pathlib import Path
from typing import NamedTuple

from westmarch.files import write_beside
from westmarch.paths import PACKAGE

SHIPPED = PACKAGE / "data" / "compiled"
"""What was worked out as the package was built."""
PLACE = "WESTMARCH_CACHE"
"""The environment variable that names another folder than the user's; empty, nothing is kept."""

_MARK = b"westmarch"
_OLDER = 8
"""So many things of one name are kept: other versions and other copies of Westmarch have theirs."""
_SHORT = 16


def fingerprint(paths: Iterable[Path], *words: str) -> str:
    """Give a short text that is the same only for the same words and files of the same content."""
    sha = blake2b(digest_size=_SHORT)
    for word in words:
        sha.update(f"{word}\n".encode())
    for path in paths:
        content = path.read_bytes()
        sha.update(f"{path.parent.name}/{path.name} {len(content)}\n".encode())
        sha.update(content)
    return sha.hexdigest()


def files(*folders: Path) -> Iterator[Path]:
    """Go through the files in folders and in the folders in these, in a fixed order."""
    for folder in folders:
        for path in sorted(folder.iterdir()):
            if not path.is_dir():
                yield path
            elif path.name != "__pycache__":
                yield from files(path)


class Form(NamedTuple):
    """A form in which something is kept."""

    name: str
    made_from: Callable[[], str]
    """Gives the fingerprint of what it is made from."""
    make: Callable[[], bytes]

    def kept(self) -> bytes:
        """Give it as it was kept, or make it."""
        return kept(self.name, self.made_from(), self.make)

    def ship(self, folder: Path) -> None:
        """Make it for a package that is being built."""
        made_from = self.made_from()
        write(folder / file_name(self.name, made_from), made_from, self.make())


def kept(name: str, made_from: str, make: Callable[[], bytes]) -> bytes:
    """Give what was made from the same things before, or make it and keep it."""
    file = file_name(name, made_from)
    folder = cache_folder()
    for place in (SHIPPED, folder):
        found = _sound(place / file, made_from) if place is not None else None
        if found is not None:
            return found
    made = make()
    if folder is not None:
        with suppress(OSError):
            folder.mkdir(parents=True, exist_ok=True)
            write(folder / file, made_from, made)
            _tidy(folder, name)
    return made


def file_name(name: str, made_from: str) -> str:
    """Name the file in which something is kept."""
    return f"{name}-{made_from[:_SHORT]}.bin"


def write(path: Path, made_from: str, made: bytes) -> None:
    """Write a file beside its place and move it there: nobody ever reads half of it."""
    write_beside(path, b" ".join((_MARK, made_from.encode(), _sum(made))) + b"\n" + made)


def cache_folder() -> Path | None:
    """Give the folder in which things are kept for this user; None if there is none."""
    told = os.environ.get(PLACE)
    if told is not None:
        return Path(told) if told else None
    try:
        return _user_folder() / "westmarch"
    except RuntimeError:
        return None  # This user has no home.


def _user_folder() -> Path:
    for variable in ("XDG_CACHE_HOME", "LOCALAPPDATA"):
        # Both are to be absolute, and to be passed over where they are not.
        told = os.environ.get(variable, "")
        if os.path.isabs(told):  # noqa: PTH117 - what is no path is no path of ours
            return Path(told)
    return Path.home() / ("Library/Caches" if sys.platform == "darwin" else ".cache")


def _sound(path: Path, made_from: str) -> bytes | None:
    """Give what a file holds, if it is all there and was made from these things."""
    try:
        head, _, made = path.read_bytes().partition(b"\n")
    except OSError:
        return None
    return made if head.split() == [_MARK, made_from.encode(), _sum(made)] else None


def _sum(made: bytes) -> bytes:
    return blake2b(made, digest_size=_SHORT).hexdigest().encode()


def _tidy(folder: Path, name: str) -> None:
    """Leave only the newest things of a name."""
    ours = [each for each in folder.glob(f"{name}-*") if each.is_file()]
    ours.sort(key=lambda each: each.stat().st_mtime_ns, reverse=True)
    for old in ours[_OLDER:]:
        old.unlink()
