"""Whatever is handed over as a file: what is wrong with it is said, with its place."""

import gzip
from collections.abc import Callable
from pathlib import Path

import pytest

from westmarch.cards.database.entry import read_database
from westmarch.cards.deck import load_deck, read_deck
from westmarch.cards.decklists import read_list
from westmarch.corpus.source import read_feature
from westmarch.corpus.vocabulary import KNOWN
from westmarch.errors import WestmarchError
from westmarch.files import read_text
from westmarch.kit.document import read_document
from westmarch.kit.known import load_known
from westmarch.kit.report import read

NUMBER = b"9" * 4400
CONTENTS: dict[str, bytes] = {
    "empty": b"",
    "binary": bytes(range(256)) * 100,
    "deep": b"[" * 200_000,
    "deep-objects": b'{"a":' * 100_000,
    "deep-table": b"a = " + b"[" * 100_000,
    "deep-key": b".".join([b"a"] * 50_000) + b" = 1",
    "number": b'{"a": ' + NUMBER + b"}",
    "number-of-toml": b"known = " + NUMBER,
    "deck": b"name: x\nplayer: Wizard\nPool\n" + NUMBER + b" Gimli\n",
    "strikes": b"Feature: f\n  Scenario: s\n    Given the attack is Wolves ("
    + NUMBER
    + b" strikes at 8)\n",
    "escapes": b"Feature: \x1b[31m\n  Scenario: \x07\n    Given \x1b]0;x\n",
    "one-line": b"x" * 300_000,
    "colons": b'{"a":' * 60_000,
    "null": b"null",
    "list": b"[1, 2]",
    "wrong": b'{"cases": 1, "known": 2, "type": "header"}',
    "packed": gzip.compress(b"[" * 200_000),
    "packed-half": gzip.compress(bytes(300))[:-8],
    "half": b'{"schema_version": 1, "cases": [',
}


def _read(file: Path) -> object:
    return read(read_text(file), str(file))


READERS: dict[str, Callable[[Path], object]] = {
    "corpus": read_document,
    "known failures": lambda file: load_known(file, ()),
    "results": _read,
    "cards": read_database,
    "a deck": lambda file: read_list(read_text(file), str(file), "wizard"),
    "one of our decks": load_deck,
}


@pytest.fixture(params=sorted(CONTENTS))
def file(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    path = tmp_path / "given"
    path.write_bytes(CONTENTS[request.param])
    return path


@pytest.mark.parametrize("reader", READERS)
def test_what_is_wrong_is_said(file: Path, reader: str) -> None:
    if reader == "known failures" and not file.read_bytes():
        assert READERS[reader](file) == {}
        return
    with pytest.raises(WestmarchError) as wrong:
        READERS[reader](file)
    assert "given" in str(wrong.value)
    assert len(str(wrong.value)) < 5000
    assert "\x1b" not in str(wrong.value)


def test_any_feature_is_read_or_complained_of(file: Path) -> None:
    try:
        feature = read_feature(read_text(file), "given.feature")
    except WestmarchError:
        return
    for scenario in feature.scenarios:
        for sentence in scenario.sentences:
            with pytest.raises(WestmarchError):
                KNOWN.match("Given", sentence.text)
    assert feature.findings or feature.scenarios


@pytest.mark.parametrize("number", ["1001", "9" * 4400, "٩" * 30])
def test_nobody_has_so_many_of_a_card(number: str) -> None:
    with pytest.raises(WestmarchError, match="Nobody has"):
        read_deck(f"name: x\nplayer: Wizard\nPool\n{number} Gimli\n", "given.deck")
    with pytest.raises(WestmarchError, match=r"Nobody has|so long"):
        read_list(f"Pool\n{number} Gimli\n", "given.txt", "wizard")
