"""An engine at the end of a wire: requests come in as JSON lines, replies go out as JSON lines."""

from collections.abc import Callable
from typing import Any, BinaryIO

import msgspec
from msgspec import Struct

from westmarch.errors import WestmarchError
from westmarch.kernel.chance import Need
from westmarch.wire.engine import Engine
from westmarch.wire.protocol import (
    Act,
    AnyRequest,
    Ask,
    Bye,
    Explain,
    Fault,
    Give,
    Hello,
    Offered,
    Options,
    Reasons,
    Reply,
    See,
    Setup,
    Unsupported,
)

LONGEST_LINE = 32 * 1024 * 1024
"""No request or reply is longer than this."""

_requests = msgspec.json.Decoder(AnyRequest)
_encode = msgspec.json.Encoder().encode


class _Numbered(Struct):
    """What is left to be understood of a senseless request."""

    seq: int = 0


class _End(Exception):  # noqa: N818 - it is the ordinary way to stop
    """There is nobody at the other end any more."""


def serve(engine: Engine, requests: BinaryIO, replies: BinaryIO) -> None:
    """Answer requests until one of them is `bye`, or there are no more."""
    wire = _Wire(requests, replies)
    try:
        while True:
            request = wire.receive()
            if isinstance(request, Bye):
                wire.send(Reply(request.seq, ok={}))
                return
            wire.send(_answer(engine, request, wire))
    except _End:
        return


class _Wire:
    """Lines in, lines out."""

    def __init__(self, requests: BinaryIO, replies: BinaryIO) -> None:
        self._in = requests
        self._out = replies
        self.seq = 0
        """The number of the last request."""

    def receive(self) -> AnyRequest:
        """Wait for a request that makes sense; say what is wrong with the others."""
        while line := self._in.readline(LONGEST_LINE):
            if not line.strip():
                continue
            if not line.endswith(b"\n") and len(line) == LONGEST_LINE:
                self._pass_over()
                self.send(Reply(0, error=Fault("this is no request: there is no end to the line")))
                continue
            try:
                request: AnyRequest = _requests.decode(line)
            except (msgspec.DecodeError, RecursionError) as error:
                self.send(Reply(_seq(line), error=Fault(f"this is no request: {error}")))
                continue
            self.seq = request.seq
            return request
        raise _End

    def _pass_over(self) -> None:
        """Read a line to its end, and keep nothing of it."""
        while (rest := self._in.readline(LONGEST_LINE)) and not rest.endswith(b"\n"):
            pass

    def send(self, reply: Reply) -> None:
        """Send one line."""
        self._out.write(_encode(reply) + b"\n")
        self._out.flush()

    def draw(self, need: Need) -> tuple[int, ...]:
        """Ask the runner for a result of chance, and take nothing else until it comes."""
        self.send(Reply(self.seq, need=need))
        while True:
            request = self.receive()
            if isinstance(request, Give):
                return request.values
            self.send(Reply(request.seq, error=Fault(f"“give” has to come first, for {need}")))


def _answer(engine: Engine, request: AnyRequest, wire: _Wire) -> Reply:
    try:
        answer = _ASKED[type(request)](engine, request, wire)
    except WestmarchError as error:
        return Reply(wire.seq, error=Fault(str(error)))
    if isinstance(answer, Unsupported):
        return Reply(wire.seq, unsupported=answer)
    return Reply(wire.seq, ok={} if answer is None else answer)


def _nothing_needed(engine: Engine, request: Give, wire: _Wire) -> Any:  # noqa: ARG001
    raise WestmarchError("nothing was needed, so there is nothing to give")


_ASKED: dict[type, Callable[[Engine, Any, _Wire], Any]] = {
    Hello: lambda engine, request, _: engine.hello(request),
    Setup: lambda engine, request, _: engine.setup(request.position),
    Ask: lambda engine, request, _: engine.ask(request.action),
    Act: lambda engine, request, wire: engine.act(request.action, wire.draw),
    See: lambda engine, request, _: engine.see(request.paths),
    Options: lambda engine, request, _: Offered(engine.options(request.player)),
    Explain: lambda engine, _, __: Reasons(engine.explain()),
    Give: _nothing_needed,
}


def _seq(line: bytes) -> int:
    try:
        return msgspec.json.decode(line, type=_Numbered).seq
    except (msgspec.DecodeError, RecursionError):
        return 0
