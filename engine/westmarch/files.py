"""Files that somebody hands over: read with care, and what is wrong said with the place."""

import errno
import os
import shutil
import stat
import sys
import zlib
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import BinaryIO, NamedTuple, TextIO

from westmarch.errors import BadData, NoInput, NoOutput, nearest

STDIN = "-"
"""What stands for standard input where a file is asked for."""
_MOST = 32 * 1024 * 1024
"""No file that anybody wrote for us is longer than this."""
_CHUNK = 1024 * 1024
_SHOWN = 200
_GZIP = b"\x1f\x8b"
"""How a file begins that gzip has packed."""
_GZIPPED = zlib.MAX_WBITS | 16
"""What zlib calls that form."""
_MARKS = ((b"\xff\xfe", "UTF-16"), (b"\xfe\xff", "UTF-16"))
"""How text begins that is in another encoding."""
_WHY: dict[int, tuple[str, str]] = {
    errno.ENOENT: ("There is no such file.", ""),
    errno.ENOTDIR: ("There is no such file.", "Something on the way to it is no folder."),
    errno.EISDIR: ("This is a folder.", "Give one file."),
    errno.EACCES: ("This may not be read.", "Look who is allowed to."),
    errno.EPERM: ("This may not be read.", "Look who is allowed to."),
    errno.ELOOP: ("These links lead in a circle.", "Give the file itself."),
    errno.ENAMETOOLONG: ("No file has so long a name.", "Give the name of a file, not its text."),
}
_WHY_NOT: dict[int, tuple[str, str]] = {
    errno.ENOTDIR: ("There can be no file.", "Something on the way to it is no folder."),
    errno.EEXIST: ("There can be no file.", "Something on the way to it is no folder."),
    errno.EISDIR: ("This is a folder.", "Give the name of a file."),
    errno.EACCES: ("Nothing may be written there.", "Look who is allowed to."),
    errno.EPERM: ("Nothing may be written there.", "Look who is allowed to."),
    errno.EROFS: ("Nothing can be written there.", "It can only be read."),
    errno.ENOSPC: ("There is no room left.", "What was there before is still there."),
    errno.EDQUOT: ("There is no room left.", "What was there before is still there."),
    errno.ELOOP: ("These links lead in a circle.", "Give the file itself."),
    errno.ENAMETOOLONG: ("No file has so long a name.", ""),
}
_NAME = 200
"""So much of a file's name stands in that of what is written beside it."""


def shown(path: Path) -> str:
    """Name a file in a message, not at any length."""
    if str(path) == STDIN:
        return "standard input"
    name = str(path)
    return name if len(name) <= _SHOWN else f"{name[:_SHOWN]}…"


def read_text(path: Path) -> str:
    """Read text in UTF-8, with or without a mark at its beginning; `-` is standard input."""
    content = read_bytes(path)
    for mark, encoding in _MARKS:
        if content.startswith(mark):
            raise BadData(
                f"This is text in {encoding}.", where=shown(path), hint="Save it as UTF-8."
            )
    if b"\0" in content:
        raise BadData("This is not text.", where=shown(path), hint="Give a file of plain text.")
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = content.count(b"\n", 0, error.start) + 1
        raise BadData(
            "This is not text in UTF-8.", where=f"{shown(path)}:{line}", hint="Save it as UTF-8."
        ) from None
    return text.replace("\r\n", "\n")


def read_bytes(path: Path) -> bytes:
    """Read a file to its end, if it has one; `-` is standard input."""
    try:
        if str(path) == STDIN:
            return _all_of(sys.stdin.buffer, path)
        with path.open("rb") as file:
            return _all_of(file, path)
    except OSError as error:
        what, hint = _WHY.get(error.errno or 0, (f"It cannot be read: {error.strerror}.", ""))
        if error.errno == errno.ENOENT:
            hint = _nearby(path)
        raise NoInput(what, where=shown(path), hint=hint) from None


def read_unpacked(path: Path) -> bytes:
    """Read a file to its end, and unpack it if gzip has packed it."""
    content = read_bytes(path)
    if not content.startswith(_GZIP):
        return content
    unpacking = zlib.decompressobj(wbits=_GZIPPED)
    broken = BadData("This cannot be unpacked.", where=shown(path), hint="Fetch it once more.")
    try:
        unpacked = unpacking.decompress(content, _MOST)
    except zlib.error:
        raise broken from None
    if unpacking.unconsumed_tail:
        raise _endless(path)
    if not unpacking.eof:
        raise broken
    return unpacked


def write(path: Path, content: str | bytes) -> None:
    """Write a file, and say where if it cannot be written; there is the old one or the new."""
    with _said_of(path):
        path.parent.mkdir(parents=True, exist_ok=True)
        write_beside(path, content.encode() if isinstance(content, str) else content)


@contextmanager
def writing(path: Path) -> Iterator[TextIO]:
    """Write a file line by line; it is in its place when it is closed, as far as it has come."""
    with _said_of(path):
        path.parent.mkdir(parents=True, exist_ok=True)
        place = _place(path)
        file = place.beside.open("w", encoding="utf-8")
    try:
        with file:
            yield file
    finally:
        with _said_of(path):
            place.move()


def write_beside(path: Path, content: bytes) -> None:
    """Write a file beside its place and move it there: nobody ever finds half of it.

    What is there and is no file, such as a terminal, is written to.
    """
    place = _place(path)
    try:
        place.beside.write_bytes(content)
        place.move()
    except BaseException:
        if place.beside != place.path:
            with suppress(OSError):
                place.beside.unlink()
        raise


def move_in_place(beside: Path, folder: Path) -> None:
    """Put a folder that was made beside another one in its place."""
    with _said_of(folder):
        old = folder.with_name(f"{beside.name}.old")
        if folder.exists():
            folder.rename(old)
        beside.rename(folder)
    if old.exists():
        shutil.rmtree(old)


class _Place(NamedTuple):
    """Where a file is to be, and where it is written first."""

    path: Path
    beside: Path
    mode: int | None
    """Who may do what with the file that is there."""

    def move(self) -> None:
        """Put what was written in its place."""
        if self.beside != self.path:
            if self.mode is not None:
                self.beside.chmod(stat.S_IMODE(self.mode))
            self.beside.replace(self.path)


def _place(path: Path) -> _Place:
    try:
        there = path.stat().st_mode
    except FileNotFoundError:
        there = None
    path = Path(os.path.realpath(path))
    if there is not None and not stat.S_ISREG(there):
        return _Place(path, path, there)
    return _Place(path, beside(path), there)


def beside(path: Path) -> Path:
    """Name what is written beside a file or a folder, to be moved there."""
    return path.with_name(f".{path.name[:_NAME]}.{os.getpid()}")


@contextmanager
def _said_of(path: Path) -> Iterator[None]:
    """Say in words why something cannot be written."""
    try:
        yield
    except OSError as error:
        what, hint = _WHY_NOT.get(
            error.errno or 0, (f"It cannot be written: {error.strerror or error}.", "")
        )
        raise NoOutput(what, where=shown(path), hint=hint) from None


def features_in(paths: Iterable[Path]) -> Iterator[Path]:
    """Give the files that are named, and of each folder the features below it."""
    for path in paths:
        if not _is_folder(path):
            yield path
            continue
        found = sorted(path.rglob("*.feature"))
        if not found:
            raise NoInput(
                "There is no feature file in this folder.",
                where=shown(path),
                hint="The names of such files end in “.feature”.",
            )
        yield from found


def _all_of(file: BinaryIO, path: Path) -> bytes:
    content = bytearray()
    while chunk := file.read(_CHUNK):
        content += chunk
        if len(content) > _MOST:
            raise _endless(path)
    return bytes(content)


def _endless(path: Path) -> BadData:
    return BadData(
        f"There is no end to it: it has more than {_MOST // _CHUNK} MiB.", where=shown(path)
    )


def _is_folder(path: Path) -> bool:
    try:
        return str(path) != STDIN and path.is_dir()
    except OSError:
        return False  # What is wrong with it is said when it is read.


def _nearby(path: Path) -> str:
    try:
        return nearest(path.name, [each.name for each in path.parent.iterdir()])
    except OSError:
        return ""
