"""What the site hands out to authors of engines: all scenarios in one file, and the schemas.

The scenarios are those that were played for their pages, so nothing is compiled for it again.
"""

import gzip
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, NamedTuple

import msgspec
from msgspec import Struct

from westmarch.paths import SCHEMAS
from westmarch.site.content import Content
from westmarch.site.memo import fingerprint_of_files

if TYPE_CHECKING:
    from westmarch.corpus.model import Corpus

FILE = "corpus.json"
PACKED = f"{FILE}.gz"


class Handout(Struct, frozen=True):
    """What is to be known of the file before it is fetched."""

    version: str
    digest: str
    cases: int
    size: int
    packed: int
    """So many bytes it has where it is packed."""


class File(NamedTuple):
    """A file to be handed out."""

    name: str
    mark: str
    """Changes whenever it is to be made anew."""
    make: Callable[[], bytes]


def handout(content: Content) -> Handout:
    """Describe the file; it is looked at only when a scenario or the game has changed."""
    return content.kept("handout", Handout, lambda: _described(content), content.played)


def files(content: Content) -> Iterator[File]:
    """Give each file, to be made when it is needed."""
    yield File(FILE, content.played, lambda: _written(corpus_of(content)))
    yield File(PACKED, content.played, lambda: _packed(_written(corpus_of(content))))
    for path in sorted(SCHEMAS.glob("*.json")):
        yield File(path.name, fingerprint_of_files([path]), path.read_bytes)


def _described(content: Content) -> Handout:
    corpus = corpus_of(content)
    whole = _written(corpus)
    version, many = corpus.corpus_version, len(corpus.cases)
    return Handout(version, corpus.digest, many, len(whole), len(_packed(whole)))


def corpus_of(content: Content) -> "Corpus":
    """Give the corpus that was played."""
    # What it takes to understand a case is read only where a scenario has changed.
    from westmarch.corpus.compile import corpus_of as made_of
    from westmarch.corpus.model import Case

    features = (msgspec.json.decode(each, type=tuple[Case, ...]) for each in content.cases)
    return made_of(case for cases in features for case in cases)


def _written(corpus: "Corpus") -> bytes:
    from westmarch.kit.document import written

    return written(corpus)


def _packed(whole: bytes) -> bytes:
    return gzip.compress(whole, mtime=0)
