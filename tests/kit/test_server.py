"""The engine's end of the wire: every line gets its reply."""

import io
from typing import Any

import msgspec
import pytest

from tests.corpus.little_engine import LittleEngine
from tests.corpus.miniatures import compiled
from tests.corpus.test_run import PLAY
from westmarch.table.actions import FaceStrike, PlayEvent
from westmarch.wire import server
from westmarch.wire.protocol import Act, Ask, Bye, Give, Hello, Setup
from westmarch.wire.server import serve


def talk(*said: msgspec.Struct | bytes) -> list[dict[str, Any]]:
    lines = [each if isinstance(each, bytes) else msgspec.json.encode(each) for each in said]
    replies = io.BytesIO()
    serve(LittleEngine(), io.BytesIO(b"\n".join(lines) + b"\n"), replies)
    return [msgspec.json.decode(line) for line in replies.getvalue().splitlines()]


POSITION = compiled(PLAY).position


def test_hello_and_bye() -> None:
    hello, bye = talk(Hello(seq=1), Bye(seq=2), Hello(seq=3))
    assert hello["seq"] == 1
    assert hello["ok"]["name"] == "little"
    assert bye == {"seq": 2, "ok": {}}


@pytest.mark.parametrize(
    ("line", "seq"),
    [
        (b"Elbereth!", 0),
        (b'{"seq": 7, "op": "sing"}', 7),
        (b'{"seq": 7}', 7),
        (b'{"seq": "seven", "op": "bye"}', 0),
        (b"[]", 0),
        (b"[" * 200_000, 0),
        (b'{"seq": 7, "op": "see", "paths": ' + b"[" * 200_000, 0),
        (b'{"seq": ' + b"1" * 5000 + b', "op": "bye"}', 0),
    ],
)
def test_a_senseless_line_is_answered_and_the_engine_goes_on(line: bytes, seq: int) -> None:
    error, hello = talk(line, b"", Hello(seq=8))
    assert error["seq"] == seq
    assert "this is no request" in error["error"]["message"]
    assert hello["seq"] == 8


def test_dice_are_asked_for_and_nothing_else_is_taken() -> None:
    setup, need, refused, done = talk(
        Setup(seq=1, position=POSITION),
        Act(seq=2, action=FaceStrike(player="player", character="gloin")),
        Hello(seq=3),
        Give(seq=4, values=(6, 6)),
    )
    assert setup == {"seq": 1, "ok": {}}
    assert need == {"seq": 2, "need": {"kind": "2d6", "purpose": "strike", "of": "gloin"}}
    assert "“give” has to come first" in refused["error"]["message"]
    assert done == {"seq": 4, "ok": {"verdict": "legal"}}


def test_what_is_not_supported_is_said() -> None:
    _, reply = talk(
        Setup(seq=1, position=POSITION), Ask(seq=2, action=PlayEvent(player="player", card="cram"))
    )
    assert reply == {"seq": 2, "unsupported": {"reason": "no events here", "card": "cram"}}


def test_giving_what_nobody_needs_is_an_error() -> None:
    (reply,) = talk(Give(seq=1, values=()))
    assert "nothing was needed" in reply["error"]["message"]


def test_it_ends_when_nobody_asks_any_more_even_in_the_middle_of_a_roll() -> None:
    talk(
        Setup(seq=1, position=POSITION),
        Act(seq=2, action=FaceStrike(player="player", character="gloin")),
    )


def test_a_line_without_end_is_passed_over(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server, "LONGEST_LINE", 100)
    error, hello = talk(b" " * 99 + b"x" * 220, Hello(seq=8))
    assert "no end to the line" in error["error"]["message"]
    assert hello["seq"] == 8
