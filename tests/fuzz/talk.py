"""Talks nonsense to an engine over the wire, and holds it to the protocol."""

from collections import Counter
from typing import Any

import msgspec

from tests.fuzz.wire import STRANGE, Chooser, action, once_in, path, position
from westmarch.kit.watch import Rounds
from westmarch.wire.engine import Engine
from westmarch.wire.protocol import (
    Act,
    Ask,
    Bye,
    Explain,
    Give,
    Hello,
    Options,
    Position,
    Reply,
    See,
    Setup,
)
from westmarch.wire.server import serve

_ANSWERS = ("ok", "need", "unsupported", "error")
_BROKEN = (b"{", b"[]", b'{"op":"ask"}', b"\xff\xfe", b'{"op":"bye","seq":"1"}', b"[" * 200_000)


class Amiss(AssertionError):  # noqa: N818 - what is amiss is no error of ours
    """A reply that the protocol does not allow."""


class Talk:
    """Both ends of the wire that an engine is at: says something, and looks at the reply."""

    def __init__(self, chooser: Chooser, length: int, engine: Engine) -> None:
        self.counts: Counter[str] = Counter()
        """How often each kind of request was made."""
        self.said: list[bytes] = []
        self._chooser = chooser
        self._engine = engine
        self._rounds = Rounds()
        self._left = length
        self._position: Position | None = None
        self._asked: Any = None
        self._offered: list[Any] = []
        self._need: dict[str, Any] | None = None
        self._heard = True

    def readline(self, limit: int = -1) -> bytes:
        """Give the engine the next line."""
        if not self._heard:
            raise Amiss(f"there was no reply to {self.said[-1]!r}")
        if self._left <= 0:
            return b""
        self._left -= 1
        self._asked = self._next()
        line = self._asked if isinstance(self._asked, bytes) else msgspec.json.encode(self._asked)
        name = "broken" if isinstance(self._asked, bytes) else type(self._asked).__name__.lower()
        self.counts[name] += 1
        self.said.append(line)
        self._heard = False
        return line + b"\n"

    def write(self, line: bytes) -> None:
        """Take a reply."""
        reply = msgspec.json.decode(line)
        msgspec.convert(reply, Reply)
        answers = [each for each in _ANSWERS if each in reply]
        if len(answers) != 1:
            raise Amiss(f"a reply with {len(answers)} answers: {line!r}")
        self._heard, asked = True, self._asked
        if "error" in reply:
            self.counts["refused"] += 1
            if not reply["error"]["message"]:
                raise Amiss(f"a refusal without a reason: {line!r}")
        self._need = reply.get("need")
        if isinstance(asked, Setup) and "ok" in reply:
            self._position = asked.position
        said = reply.get("ok")
        if isinstance(asked, (Ask, Act)) and said and said["verdict"] == "illegal":
            if not said.get("because"):
                raise Amiss(f"illegal by nothing: {msgspec.json.encode(asked.action)!r}")
            if asked.action in self._offered:
                raise Amiss(f"offered and illegal: {msgspec.json.encode(asked.action)!r}")
        if isinstance(asked, Options):
            offered = said["actions"] if said else []
            self._offered = [msgspec.convert({"seq": 1, "op": "ask", "action": each}, Ask).action
                             for each in offered]  # fmt: skip
        if isinstance(asked, (Setup, Act, Give)):
            self._offered = []
            if "ok" in reply:
                self._look(begins=isinstance(asked, Setup))

    def _look(self, *, begins: bool) -> None:
        """Look at the engine's table, if it shows it: no position comes again within a turn."""
        state = getattr(self._engine, "state", None)
        if begins:
            self._rounds = Rounds()
        if state is not None and self._rounds.has_come_again(state):
            raise Amiss(f"the same position as before in this turn, in {state.window.name}")

    def flush(self) -> None:
        """Nothing is kept back."""

    def _next(self) -> Any:
        """Think of the next request."""
        chooser, seq = self._chooser, len(self.said)
        if once_in(chooser, 40):
            return chooser.pick(_BROKEN)
        if self._need is not None and not once_in(chooser, 20):
            return Give(seq=seq, values=_result(chooser, self._need))
        if self._position is None:
            if once_in(chooser, 30):
                return chooser.pick(
                    (Hello(seq=seq), Explain(seq=seq), Options(seq=seq, player="player"))
                )
            return Setup(seq=seq, position=position(chooser))
        table = self._position
        kind = chooser.pick(
            ("ask", "ask", "ask", "ask", "options", "do", "do", "see", "see", "act", "other")
        )
        if kind == "do" and self._offered:
            return Act(seq=seq, action=chooser.pick(self._offered))
        if kind in ("do", "options"):
            return Options(seq=seq, player=chooser.pick(tuple(each.name for each in table.players)))
        if kind == "ask":
            return Ask(seq=seq, action=action(chooser, table))
        if kind == "act":
            return Act(seq=seq, action=action(chooser, table))
        if kind == "see":
            return See(
                seq=seq, paths=tuple(path(chooser, table) for _ in range(chooser.pick((1, 3))))
            )
        others: tuple[Any, ...] = (
            Explain(seq=seq),
            Hello(seq=seq),
            Give(seq=seq, values=(1, 6)),
            Options(seq=seq, player=chooser.pick(STRANGE)),
            Setup(seq=seq, position=position(chooser)),
        )
        return chooser.pick(others)


def _result(chooser: Chooser, need: dict[str, Any]) -> tuple[int, ...]:
    """Give a result of chance that is needed, or now and then another."""
    if once_in(chooser, 20):
        return chooser.pick(((), (0,), (7, 1), (1, 2, 3), (10**6,)))
    size = need.get("size", 0)
    if need["kind"] == "2d6":
        return chooser.pick(range(1, 7)), chooser.pick(range(1, 7))
    if need["kind"] == "pick":
        return (chooser.pick(range(size)),)
    return tuple(range(size))


def talk(chooser: Chooser, engine: Engine, length: int) -> Talk:
    """Talk to an engine until it has been asked so much."""
    both: Any = Talk(chooser, length, engine)
    serve(engine, both, both)
    if not both._heard and not isinstance(both._asked, Bye):
        raise Amiss(f"there was no reply to {both.said[-1]!r}")
    return both  # type: ignore[no-any-return]
