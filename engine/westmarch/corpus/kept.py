"""The compiled corpus as it is kept: whoever wants one case waits for none to be compiled.

Compiling plays each scenario, so it depends on the rules and the cards, too, and on all the code
up to this package; a change of any of them compiles the corpus anew.
"""

from functools import cache
from typing import TYPE_CHECKING

import msgspec
from msgspec import Struct

from westmarch.book.finding import Finding
from westmarch.corpus.model import Corpus
from westmarch.errors import BadData
from westmarch.paths import FEATURES, GRAMMAR, PACKAGE, RULES
from westmarch.store import Form, files, fingerprint

if TYPE_CHECKING:
    from westmarch.corpus.compile import Compiled

LATER = ("disputes", "kit", "site", "cli")
"""The packages on which compiling does not depend."""


class Kept(Struct, frozen=True):
    """The corpus, and how much it was compiled from."""

    features: int
    scenarios: int
    corpus: Corpus


class BrokenCorpus(BadData):
    """Something is wrong with the features, so nothing is kept."""

    def __init__(self, findings: tuple[Finding, ...], kept: Kept) -> None:
        super().__init__(
            "\n".join(str(finding) for finding in findings),
            hint="“westmarch corpus” checks the features.",
        )
        self.findings = findings
        self.kept = kept
        """What could be compiled all the same."""


def load_corpus() -> Corpus:
    """Give Westmarch's own corpus; complain of everything that is wrong with it."""
    return load_kept().corpus


@cache
def load_kept() -> Kept:
    """Give the corpus with what it was compiled from, be it compiled now or before."""
    return msgspec.msgpack.decode(CORPUS.kept(), type=Kept)


def _made_from() -> str:
    """Fingerprint all that the corpus is compiled from, and the code that compiles it."""
    code = (path for path in files(PACKAGE) if path.relative_to(PACKAGE).parts[0] not in _NOT_CODE)
    return fingerprint((*code, *files(RULES, GRAMMAR, FEATURES)))


_NOT_CODE = (*LATER, "data")
"""What is beside the code is fingerprinted where it is known to lie."""


def _compile() -> bytes:
    from westmarch.corpus.compile import compile_folder
    from westmarch.corpus.names import open_library

    compiled = compile_folder(FEATURES, open_library())
    kept = _kept(compiled)
    if compiled.findings:
        raise BrokenCorpus(compiled.findings, kept)
    return msgspec.msgpack.encode(kept, order="deterministic")


def _kept(compiled: "Compiled") -> Kept:
    return Kept(len(compiled.features), len(compiled.scenarios), compiled.corpus)


CORPUS = Form("corpus", _made_from, _compile)
"""Westmarch's own features, compiled."""
