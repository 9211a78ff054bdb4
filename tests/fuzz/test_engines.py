"""Engines that mean no good: the run ends, says what they did, and leaves nothing of them."""

import os
import subprocess
import sys
import time
from pathlib import Path
from threading import Event, Thread
from typing import Any

import pytest

from tests.corpus.miniatures import compiled
from tests.corpus.test_run import PLAY
from tests.fuzz.hostile import WAYS
from westmarch.corpus.run import run_case
from westmarch.errors import BadData
from westmarch.kit.driver import Stdio, Timeouts
from westmarch.wire.engine import Trouble
from westmarch.wire.protocol import CardAt, Hello, PlayerAt, Position, Turn

QUICK = Timeouts(hello=10, setup=0.5, operation=0.3, case=1)
LARGE = Position(
    edition="emended",
    turn=Turn("player", "site"),
    players=(PlayerAt("player"), PlayerAt("opponent")),
    cards=tuple(CardAt(f"card {at}", "TW-1", "player", "hand") for at in range(4000)),
)
"""More than a pipe holds."""


def engine(way: str, *arguments: object) -> str:
    return " ".join(map(str, (sys.executable, "-m", "tests.fuzz.hostile", way, *arguments)))


@pytest.mark.parametrize("way", sorted(WAYS.keys() - {"deserter"}))
def test_what_an_engine_does_ends_and_is_told(way: str) -> None:
    began = time.monotonic()
    with Stdio(engine(way), QUICK) as driver:
        result = run_case(compiled(PLAY), driver)
        assert result.status in ("crash", "timeout", "protocol", "error", "fail", "unsupported")
        assert not any(each in result.message for each in "\x1b\x07\x9b\u202e")
        assert len(result.message) < 250_000
    assert time.monotonic() - began < 30


@pytest.mark.parametrize(
    ("way", "words"),
    [
        ("gambler", "the engine does not stop asking for results of chance"),
        ("twice", "a second reply to request 1: each has one reply"),
        ("old-seq", "a reply with seq -1 to the request with seq 1"),
        ("wrong-seq", "a reply with seq 9223372036854775807 to the request with seq 1"),
        ("both", "a reply holds exactly one answer"),
    ],
)
def test_what_an_engine_did_is_told_as_it_was(way: str, words: str) -> None:
    with Stdio(engine(way), Timeouts(hello=10)) as driver:
        result = run_case(compiled(PLAY), driver)
    assert result.status == "protocol"
    assert words in result.message


def test_no_text_of_an_engine_is_told_at_any_length() -> None:
    with Stdio(engine("famous"), Timeouts(hello=10)) as driver:
        assert len(driver.hello(Hello(seq=0)).name) < 100
        assert len(run_case(compiled(PLAY), driver).message) < 11_000


def test_an_engine_is_not_ended_for_an_orphan_as_it_is_started(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    beginning, start = Event(), subprocess.Popen

    def slowly(*args: Any, **kwargs: Any) -> subprocess.Popen[bytes]:
        begun = start(*args, **kwargs)
        beginning.set()
        time.sleep(0.5)
        return begun

    with Stdio(engine("twice"), QUICK) as one, Stdio(engine("famous"), QUICK) as other:
        one.hello(Hello(seq=0))
        monkeypatch.setattr(subprocess, "Popen", slowly)
        names: list[str] = []
        asking = Thread(target=lambda: names.append(other.hello(Hello(seq=0)).name))
        asking.start()
        assert beginning.wait(20)
        one.give_up()
        asking.join(20)
        assert len(names) == 1


def test_who_does_not_listen_is_not_waited_for() -> None:
    with Stdio(engine("deaf"), QUICK) as driver:
        driver.hello(Hello(seq=0))
        with pytest.raises(Trouble, match="“setup” was not read in time"):
            driver.setup(LARGE)


def test_what_an_engine_is_called_is_harmless() -> None:
    with Stdio(engine("escapes"), QUICK) as driver:
        name = driver.hello(Hello(seq=0)).name
        assert name.startswith("␛]0;mine␇␛[2J␛[31m<script>")
        with pytest.raises(BadData) as wrong:
            driver.setup(LARGE)
        assert "\x1b" not in str(wrong.value)


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux gives us the orphans")
def test_nothing_of_an_engine_is_left(tmp_path: Path) -> None:
    told = tmp_path / "pid"
    with Stdio(engine("deserter", told), QUICK) as driver:
        driver.hello(Hello(seq=0))
        os.kill(int(told.read_text()), 0)
    with pytest.raises(ProcessLookupError):
        for _ in range(100):
            os.kill(int(told.read_text()), 0)
            time.sleep(0.02)
