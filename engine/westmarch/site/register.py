"""The files that were generated, so that only those are generated again that would be different."""

from collections.abc import Iterable, Iterator
from pathlib import Path

import msgspec
from msgspec import Struct

from westmarch.files import write
from westmarch.site.content import Content
from westmarch.site.memo import fingerprint

Named = Iterable[tuple[str, str]]
"""The kinds and the names of things."""


class _Entry(Struct, frozen=True):
    mark: str
    """The fingerprint of what the file shows."""
    links: tuple[tuple[str, str], ...]
    """The kind and the name of everything that it links to, or would if it were there."""
    targets: str
    """The fingerprint of where these links lead."""
    lost: tuple[tuple[str, str], ...]
    """Those that lead nowhere."""


class _Kept(Struct):
    names: str = ""
    """The fingerprint of everything that there was to link to."""
    files: dict[str, _Entry] = {}


class Register:
    """The generated files of the last build, and those of this one."""

    def __init__(self, file: Path, out: Path, content: Content) -> None:
        self._file = file
        self._out = out
        self._content = content
        try:
            self._before = msgspec.json.decode(file.read_bytes(), type=_Kept)
        except (FileNotFoundError, msgspec.MsgspecError):
            self._before = _Kept()
        self._now = _Kept(content.fingerprint_of_names())

    def keeps(self, name: str, mark: str) -> bool:
        """Tell whether a file is there and right, and needs not be generated."""
        entry = self._before.files.get(name)
        if entry is None or entry.mark != mark or not (self._out / name).exists():
            return False
        if self._before.names != self._now.names and self._targets(entry.links) != entry.targets:
            return False
        self._now.files[name] = entry
        return True

    def enter(self, name: str, mark: str, links: Named, lost: Named) -> None:
        """Enter a file that is being generated."""
        named = tuple(sorted(links))
        self._now.files[name] = _Entry(mark, named, self._targets(named), tuple(sorted(lost)))

    def lost(self) -> Iterator[tuple[str, str, str]]:
        """Give each file that links to something that is not there, with its kind and its name."""
        for name, entry in self._now.files.items():
            for kind, id_ in entry.lost:
                yield name, kind, id_

    def close(self) -> None:
        """Take away the files that are generated no longer, and keep the register."""
        for name in self._before.files.keys() - self._now.files.keys():
            (self._out / name).unlink(missing_ok=True)
        write(self._file, msgspec.json.encode(self._now))

    def _targets(self, links: tuple[tuple[str, str], ...]) -> str:
        return fingerprint([self._content.find(kind, name) for kind, name in links])
