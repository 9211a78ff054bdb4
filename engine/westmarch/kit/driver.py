"""Ways to reach an engine: in this process, or at the end of a wire."""

import os
import select
import shlex
import subprocess
import tempfile
import time
from collections.abc import Callable
from contextlib import suppress
from threading import Lock
from typing import IO, Any, TypeVar

import msgspec
from msgspec import UNSET, Struct

from westmarch.corpus.rolling import Failed
from westmarch.errors import BadData, BadUsage, WestmarchError, shortened
from westmarch.kernel.play import Standstill
from westmarch.kit import offspring
from westmarch.table.actions import AnyAction
from westmarch.visible import visible
from westmarch.wire.engine import Declined, Draw, Engine, Trouble
from westmarch.wire.protocol import (
    PROTOCOL,
    Act,
    AnyRequest,
    Ask,
    Bye,
    Explain,
    Give,
    Hello,
    Offered,
    Options,
    Position,
    Reasons,
    Reply,
    See,
    Seen,
    Setup,
    Unsupported,
    VerdictGiven,
    Welcome,
)
from westmarch.wire.server import LONGEST_LINE

T = TypeVar("T")
_LINES, _WIDE, _MUCH = 200, 1000, 1024 * 1024
"""So many lines of standard error are shown of an engine that went away, no longer ones than this,
and from no more than this of its end."""
_HEARD, _LONG = 200, 20_000
"""So many lines of a case are kept of what goes over the wire, and so much of each."""
_MOST_NEEDS = 1000
"""So many results of chance are given for one request."""
_LONGEST_TEXT = 10_000
"""No text of a reply is longer, or it is cut."""
_running: set[int] = set()
"""The engines that run now."""
_coming_and_going = Lock()
"""Who has it may start an engine, or end the orphans that are of none: an engine that has just been
started is none of them."""
_encode = msgspec.json.Encoder().encode
_replies = msgspec.json.Decoder(Reply)


class Timeouts(Struct, frozen=True):
    """How long to wait for an engine, in seconds."""

    hello: float = 30.0
    setup: float = 5.0
    operation: float = 2.0
    case: float = 10.0

    def scaled(self, factor: float) -> "Timeouts":
        """Be more patient, or less."""
        return Timeouts(
            self.hello * factor, self.setup * factor, self.operation * factor, self.case * factor
        )


class NoEngine(BadUsage):
    """There is no engine at the address."""


class InProcess:
    """An engine in this process, whose slips are told apart from its verdicts."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine

    def hello(self, request: Hello) -> Welcome:
        """Pass the question on."""
        return self.engine.hello(request)

    def setup(self, position: Position) -> Unsupported | None:
        """Pass the position on."""
        return self._guarded(self.engine.setup, position)

    def ask(self, action: AnyAction) -> VerdictGiven | Unsupported:
        """Pass the question on."""
        return self._guarded(self.engine.ask, action)

    def act(self, action: AnyAction, draw: Draw) -> VerdictGiven | Unsupported:
        """Pass the action on."""
        return self._guarded(self.engine.act, action, draw)

    def see(self, paths: tuple[str, ...]) -> Seen:
        """Pass the question on."""
        return self._guarded(self.engine.see, paths)

    def options(self, player: str) -> tuple[AnyAction, ...]:
        """Pass the question on."""
        return self._guarded(self.engine.options, player)

    def explain(self) -> Any:
        """Pass the question on."""
        return self._guarded(self.engine.explain)

    def _guarded(self, do: Callable[..., T], *args: Any) -> T:
        try:
            return do(*args)
        except WestmarchError:
            raise
        except Standstill as stop:
            # Without one of its rules, an engine may do what leads nowhere: that is no crash.
            raise Failed("that the game goes on", str(stop)) from stop
        except Exception as slip:
            raise Trouble("crash", f"{type(slip).__name__}: {slip}") from slip


Listener = Callable[[str, bytes], None]
"""Is told what goes over the wire: `>` to the engine or `<` from it, and the line."""


class Stdio:
    """An engine in a process of its own, which is started anew whenever it breaks."""

    def __init__(
        self,
        command: str,
        timeouts: Timeouts | None = None,
        listener: Listener | None = None,
    ) -> None:
        try:
            self.command = shlex.split(command)
        except ValueError as error:
            raise BadUsage(f"“{command}” is no command: {error}.") from None
        if not self.command:
            raise BadUsage("“cmd:” names no command.", hint="As in --engine “cmd:./my-engine”.")
        self.timeouts = timeouts or Timeouts()
        self.starts = 0
        """How often it has been started."""
        self._process: subprocess.Popen[bytes] | None = None
        self._read = bytearray()
        self._word = ""
        self._over = False
        self._starting = Lock()
        """Who has it may start the engine, or say that it is not to be started any more."""
        self._seq = 0
        self._case_ends = float("inf")
        self._listener = listener
        self.heard: list[str] = []
        """What has gone over the wire since the last position, `>` to the engine or `<` from it."""
        self._log = tempfile.TemporaryFile()  # noqa: SIM115 - `close` closes it
        self._began = 0
        """How much the processes before this one had written to standard error."""

    def __enter__(self) -> "Stdio":
        return self

    def __exit__(self, kind: type[BaseException] | None, *_: object) -> None:
        if kind is not None:
            self.give_up()
        self.close()

    def hello(self, request: Hello) -> Welcome:
        """Start the engine if need be, and ask who it is."""
        self._start()
        welcome = self._call(request, Welcome, self.timeouts.hello)
        if isinstance(welcome, Unsupported) or welcome.protocol not in request.protocols:
            self._kill()
            raise Trouble("protocol", f"the engine does not speak protocol {PROTOCOL}")
        return msgspec.structs.replace(
            welcome,
            name=shortened(welcome.name),
            version=shortened(welcome.version),
            language=shortened(welcome.language),
        )

    def setup(self, position: Position) -> Unsupported | None:
        """Set up a position, in a fresh process if the last one broke."""
        if self._process is None:
            self.hello(Hello(seq=0))
        self.heard = []
        self._case_ends = time.monotonic() + self.timeouts.case
        answer = self._call(Setup(seq=0, position=position), dict, self.timeouts.setup)
        return answer if isinstance(answer, Unsupported) else None

    def ask(self, action: AnyAction) -> VerdictGiven | Unsupported:
        """Ask for a verdict."""
        return self._call(Ask(seq=0, action=action), VerdictGiven, self.timeouts.operation)

    def act(self, action: AnyAction, draw: Draw) -> VerdictGiven | Unsupported:
        """Do an action, and answer what it needs."""
        return self._call(Act(seq=0, action=action), VerdictGiven, self.timeouts.operation, draw)

    def see(self, paths: tuple[str, ...]) -> Seen:
        """Ask what is to be seen."""
        seen = self._call(See(seq=0, paths=paths), Seen, self.timeouts.operation)
        if isinstance(seen, Unsupported):
            raise Declined(seen)
        return seen

    def options(self, player: str) -> tuple[AnyAction, ...]:
        """Ask what a player may do."""
        answer = self._call(Options(seq=0, player=player), Offered, self.timeouts.operation)
        if isinstance(answer, Unsupported):
            raise Declined(answer)
        return answer.actions

    def explain(self) -> Any:
        """Ask for the reasons of the last verdict."""
        answer = self._call(Explain(seq=0), Reasons, self.timeouts.operation)
        if isinstance(answer, Unsupported):
            raise Declined(answer)
        return answer.reasons

    def give_up(self) -> None:
        """End the engine at once, and start it no more."""
        with self._starting:
            self._over = True
        self._kill()

    def close(self) -> None:
        """Take leave of the engine."""
        if self._process is not None:
            with suppress(WestmarchError, Trouble, subprocess.TimeoutExpired):
                self._call(Bye(seq=0), dict, self.timeouts.operation)
                self._process.wait(self.timeouts.operation)
            self._kill()
        self._log.close()

    def _start(self) -> None:
        with self._starting:
            if self._process is not None:
                return
            if self._over:
                raise Trouble("crash", "the run is over")
            self._begin()

    def _begin(self) -> None:
        """Start a process; what it says is read from its beginning."""
        self.starts += 1
        self._read = bytearray()
        self._word, environment = offspring.marked()
        offspring.take_orphans_in()
        self._began = self._log.seek(0, os.SEEK_END)
        self._case_ends = float("inf")
        try:
            # A session of its own, so that whatever it starts can be ended with it.
            with _coming_and_going:
                self._process = subprocess.Popen(
                    self.command,
                    stdin=subprocess.PIPE,
                    stdout=subprocess.PIPE,
                    stderr=self._log,
                    start_new_session=True,
                    env=environment,
                )
                _running.add(self._process.pid)
            assert self._process.stdin is not None
            os.set_blocking(self._process.stdin.fileno(), False)
        except (OSError, ValueError) as error:
            why = error.strerror if isinstance(error, OSError) else str(error)
            raise NoEngine(
                f"The engine “{shlex.join(self.command)}” cannot be started: {why}.",
                hint="Is the command spelt right, and can it be run from here?",
            ) from None

    def _call(
        self, request: AnyRequest, kind: type[T], patience: float, draw: Draw | None = None
    ) -> T | Unsupported:
        try:
            ends = min(time.monotonic() + patience, self._case_ends)
            reply = self._exchange(request, ends)
            given = 0
            while reply.need is not UNSET:
                if draw is None:
                    raise Trouble("protocol", "the engine needs dice where nothing is random")
                if given == _MOST_NEEDS:
                    raise Trouble(
                        "protocol",
                        f"the engine does not stop asking for results of chance: {_MOST_NEEDS} "
                        f"were given for one {_op(request)}, and it needs one for "
                        f"“{shortened(reply.need.purpose)}”",
                    )
                given += 1
                ends = min(time.monotonic() + patience, self._case_ends)
                reply = self._exchange(Give(seq=0, values=draw(reply.need)), ends)
        except Trouble:
            self._kill()
            raise
        if reply.unsupported is not UNSET:
            return reply.unsupported
        if reply.error is not UNSET:
            raise BadData(reply.error.message)
        try:
            return msgspec.convert(reply.ok, kind)
        except msgspec.ValidationError as error:
            self._kill()
            raise Trouble(
                "protocol", f"the reply to {_op(request)} is malformed: {error}"
            ) from None

    def _exchange(self, request: AnyRequest, ends: float) -> Reply:
        self._seq += 1
        process = self._process
        if process is None or process.stdin is None:
            raise Trouble("crash", "the run is over")
        sent = _encode(msgspec.structs.replace(request, seq=self._seq))
        self._tell(">", sent)
        self._send(self._number(process.stdin), sent + b"\n", ends, request)
        line = self._line(ends, request)
        try:
            reply = _read(line)
        except (msgspec.DecodeError, RecursionError) as error:
            said = visible(line[:80].decode(errors="replace"))
            raise Trouble("protocol", f"“{said}” is no reply: {error}") from None
        if 0 < reply.seq < self._seq:
            raise Trouble("protocol", f"a second reply to request {reply.seq}: each has one reply")
        if reply.seq != self._seq:
            raise Trouble(
                "protocol", f"a reply with seq {reply.seq} to the request with seq {self._seq}"
            )
        answers = [
            each
            for each in (reply.ok, reply.need, reply.unsupported, reply.error)
            if each is not UNSET
        ]
        if len(answers) != 1:
            raise Trouble("protocol", "a reply holds exactly one answer")
        return reply

    def _send(self, pipe: int, line: bytes, ends: float, request: AnyRequest) -> None:
        """Write a line to an engine, which may not read it."""
        left = memoryview(line)
        while left:
            try:
                patience = max(0.0, ends - time.monotonic())
                if not select.select([], [pipe], [], patience)[1]:
                    raise Trouble("timeout", f"{_op(request)} was not read in time")
                left = left[os.write(pipe, left) :]
            except BlockingIOError:
                continue
            except (OSError, ValueError):
                raise self._gone() from None

    def _line(self, ends: float, request: AnyRequest) -> bytes:
        process = self._process
        if process is None or process.stdout is None:
            raise Trouble("crash", "the run is over")
        pipe, looked = self._number(process.stdout), 0
        while (end := self._read.find(b"\n", looked)) < 0:
            looked = len(self._read)
            if looked > LONGEST_LINE:
                raise Trouble("protocol", f"there is no end to the reply to {_op(request)}")
            left = ends - time.monotonic()
            try:
                if left <= 0 or not select.select([pipe], [], [], left)[0]:
                    raise Trouble("timeout", f"no reply to {_op(request)} in time")
                chunk = os.read(pipe, 65536)
            except (OSError, ValueError):
                # Whoever has given the engine up has closed its pipes.
                raise self._gone() from None
            if not chunk:
                raise self._gone()
            self._read += chunk
        line = bytes(self._read[:end])
        del self._read[: end + 1]
        self._tell("<", line)
        return line

    def _number(self, pipe: IO[bytes]) -> int:
        """Give the descriptor of a pipe; whoever has given the engine up may have closed it."""
        try:
            return pipe.fileno()
        except ValueError:
            raise self._gone() from None

    def _tell(self, way: str, line: bytes) -> None:
        if len(self.heard) < _HEARD:
            self.heard.append(visible(f"{way} {line[:_LONG].decode(errors='replace')}"))
        if self._listener is not None:
            self._listener(way, line)

    def _gone(self) -> Trouble:
        if self._process is None:
            return Trouble("crash", "the run is over")
        try:
            code = self._process.wait(1)
        except subprocess.TimeoutExpired:
            code = None
        self._log.seek(max(self._began, self._log.seek(0, os.SEEK_END) - _MUCH))
        written = self._log.read(_MUCH).decode(errors="replace").strip()
        said = [visible(line)[:_WIDE] for line in written.splitlines()]
        last = f": {said[-1]}" if said else ""
        whole = [f"  | {line}" for line in said[-_LINES:]] if len(said) > 1 else []
        left = [f"  | … {len(said) - _LINES} lines before"] if len(said) > _LINES else []
        what = f"the engine went away (exit code {code}){last}"
        return Trouble("crash", "\n".join((what, *left, *whole)))

    def _kill(self) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        offspring.end(process.pid, self._word)
        process.wait()
        with _coming_and_going:
            _running.discard(process.pid)
            offspring.end_orphans(_running)
        for pipe in (process.stdin, process.stdout):
            if pipe is not None:
                with suppress(OSError):
                    pipe.close()


def _read(line: bytes) -> Reply:
    """Read a reply, with no text in it that controls a terminal or a page, or has no end."""
    reply = _replies.decode(line)
    plain = line.isascii() and b"\\u" not in line and len(line) < _LONGEST_TEXT
    return reply if plain else _harmless(reply)


def _harmless(said: Any) -> Any:
    """Give what was said with all its texts made harmless."""
    if isinstance(said, str):
        return shortened(visible(said), _LONGEST_TEXT)
    if isinstance(said, list | tuple):
        return type(said)(map(_harmless, said))
    if isinstance(said, dict):
        return {_harmless(key): _harmless(each) for key, each in said.items()}
    if isinstance(said, Struct):
        fields = {each: _harmless(getattr(said, each)) for each in said.__struct_fields__}
        return type(said)(**fields)
    return said


def _op(request: AnyRequest) -> str:
    return f"“{type(request).__struct_config__.tag}”"
