"""Engines that mean no good, each in its own way: `python -m tests.fuzz.hostile WAY [ARGUMENT]`."""

import json
import os
import signal
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

ESCAPES = "\x1b]0;mine\x07\x1b[2J\x1b[31m<script>alert(1)</script>\u202e\x9b31m"


def say(**said: Any) -> None:
    sys.stdout.write(json.dumps(said) + "\n")
    sys.stdout.flush()


def hello(request: dict[str, Any], name: str = "hostile") -> None:
    say(seq=request["seq"], ok={"name": name, "version": "1", "protocol": 1})


def raw(line: bytes) -> None:
    sys.stdout.buffer.write(line)
    sys.stdout.buffer.flush()


def escapes(request: dict[str, Any]) -> None:
    """Writes to the terminal of whoever looks on."""
    sys.stderr.write(f"{ESCAPES}\n")
    if request["op"] == "hello":
        hello(request, ESCAPES)
    elif request["op"] == "setup":
        say(seq=request["seq"], error={"message": ESCAPES})
    else:
        os._exit(1)


def deserter(request: dict[str, Any]) -> None:
    """Has a child of another session, and that one a child, which nobody would know again."""
    if request["op"] != "hello":
        time.sleep(60)
    if os.fork() == 0:
        os.setsid()
        if os.fork() == 0:
            code = f"import time,os; open({sys.argv[2]!r}, 'w').write(str(os.getpid()))"
            os.execve(sys.executable, [sys.executable, "-c", f"{code}; time.sleep(60)"], {})
        os._exit(0)
    while not Path(sys.argv[2]).exists() or not Path(sys.argv[2]).read_text():
        time.sleep(0.01)
    hello(request)


def endless(request: dict[str, Any]) -> None:
    """Begins a reply that has no end."""
    while True:
        raw(b"x" * 1_000_000)


def chatty(request: dict[str, Any]) -> None:
    """Complains without end before it goes."""
    for _ in range(200):
        sys.stderr.write("y" * 100_000 + "\n")
    os._exit(9)


def deaf(request: dict[str, Any]) -> None:
    """Says hello, and reads no more."""
    hello(request)
    time.sleep(60)


def stubborn(request: dict[str, Any]) -> None:
    """Is not ended by what ends others."""
    for each in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP):
        signal.signal(each, signal.SIG_IGN)
    hello(request)
    while True:
        time.sleep(60)


def closed(request: dict[str, Any]) -> None:
    """Closes its ears and its mouth, and stays."""
    os.close(0)
    os.close(1)
    time.sleep(60)


def famous(request: dict[str, Any]) -> None:
    """Has a name that nobody can read to its end."""
    if request["op"] == "hello":
        hello(request, "ö" * 2_500_000)
    else:
        say(seq=request["seq"], error={"message": "ö" * 2_500_000})


def gambler(request: dict[str, Any]) -> None:
    """Rolls, and rolls, and rolls."""
    if request["op"] == "hello":
        hello(request)
    elif request["op"] == "setup":
        say(seq=request["seq"], ok={})
    elif request["op"] == "see":
        say(seq=request["seq"], ok={"values": dict.fromkeys(request["paths"])})
    else:
        say(seq=request["seq"], need={"kind": "2d6", "purpose": "strike"})


def replies(*lines: bytes) -> Callable[[dict[str, Any]], None]:
    def answer(request: dict[str, Any]) -> None:
        seq = str(request["seq"]).encode()
        for line in lines:
            raw(line.replace(b"SEQ", seq) + b"\n")

    return answer


WAYS: dict[str, Callable[[dict[str, Any]], None]] = {
    "escapes": escapes,
    "deserter": deserter,
    "endless": endless,
    "chatty": chatty,
    "deaf": deaf,
    "stubborn": stubborn,
    "closed": closed,
    "famous": famous,
    "gambler": gambler,
    "deep": replies(b'{"seq": SEQ, "ok": ' + b"[" * 200_000),
    "long-number": replies(b'{"seq": SEQ, "ok": ' + b"1" * 5000 + b"}"),
    "no-text": replies(b"\xff\xfe\x00"),
    "surrogate": replies(b'{"seq": SEQ, "ok": {"name": "\\ud800", "version": "", "protocol": 1}}'),
    "nothing": replies(b"", b"null", b"[]"),
    "twice": replies(*[b'{"seq": SEQ, "ok": {"name": "", "version": "", "protocol": 1}}'] * 2),
    "both": replies(b'{"seq": SEQ, "ok": {}, "error": {"message": "x"}}'),
    "infinite": replies(b'{"seq": SEQ, "ok": {"name": "", "version": "", "protocol": 1e999}}'),
    "wrong-seq": replies(b'{"seq": 9223372036854775807, "ok": {}}'),
    "old-seq": replies(*[b'{"seq": -1, "ok": {}}'] * 1000),
    "needy": replies(b'{"seq": SEQ, "need": {"kind": "2d6", "purpose": "fun"}}'),
    "greedy": replies(b'{"seq": SEQ, "need": {"kind": "shuffle", "purpose": "x", "size": 1e9}}'),
    "sulky": replies(b'{"seq": SEQ, "unsupported": {"reason": ""}}'),
    "empty-error": replies(b'{"seq": SEQ, "error": {"message": ""}}'),
    "wrong-types": replies(b'{"seq": SEQ, "ok": {"name": 1, "version": [], "protocol": {}}}'),
}


if __name__ == "__main__":
    for line in sys.stdin:
        WAYS[sys.argv[1]](json.loads(line))
