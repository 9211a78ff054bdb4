"""Engines that know no rules. They test the runner, and show which scenarios prove nothing."""

import os
import sys
import time
from typing import Any

from westmarch.table.actions import AnyAction
from westmarch.wire.engine import Draw, Engine
from westmarch.wire.protocol import (
    PROTOCOL,
    Hello,
    Position,
    Seen,
    Unsupported,
    VerdictGiven,
    VerdictName,
    Welcome,
)


class Parrot:
    """Gives the same verdict on everything, and sees nothing."""

    def __init__(self, name: str, verdict: VerdictName) -> None:
        self.name = name
        self.verdict = VerdictGiven(verdict)

    def hello(self, request: Hello) -> Welcome:  # noqa: ARG002
        """Give its name."""
        return Welcome(name=self.name, version="0", protocol=PROTOCOL)

    def setup(self, position: Position) -> Unsupported | None:  # noqa: ARG002
        """Take no notice."""
        return None

    def ask(self, action: AnyAction) -> VerdictGiven | Unsupported:  # noqa: ARG002
        """Say what it always says."""
        return self.verdict

    def act(self, action: AnyAction, draw: Draw) -> VerdictGiven | Unsupported:  # noqa: ARG002
        """Say what it always says, and do nothing."""
        return self.verdict

    def see(self, paths: tuple[str, ...]) -> Seen:
        """See nothing anywhere."""
        return Seen(dict.fromkeys(paths))

    def options(self, player: str) -> tuple[AnyAction, ...]:  # noqa: ARG002
        """Know of nothing to do."""
        return ()

    def explain(self) -> Any:
        """Have no reasons."""
        return []


class Crasher(Parrot):
    """Ends without a word as soon as it is asked about an action."""

    def act(self, action: AnyAction, draw: Draw) -> VerdictGiven | Unsupported:  # noqa: ARG002
        """Go away."""
        os._exit(1)

    def ask(self, action: AnyAction) -> VerdictGiven | Unsupported:  # noqa: ARG002
        """Go away."""
        os._exit(1)


class Sleeper(Parrot):
    """Takes longer over an action than anybody waits."""

    def act(self, action: AnyAction, draw: Draw) -> VerdictGiven | Unsupported:
        """Sleep on it."""
        time.sleep(3600)
        return super().act(action, draw)

    def ask(self, action: AnyAction) -> VerdictGiven | Unsupported:
        """Sleep on it."""
        time.sleep(3600)
        return super().ask(action)


class Babbler(Parrot):
    """Writes lines that are no replies."""

    def act(self, action: AnyAction, draw: Draw) -> VerdictGiven | Unsupported:
        """Babble before the answer."""
        sys.stdout.buffer.write(b"Ai! ai! A Balrog is come!\n")
        return super().act(action, draw)

    def ask(self, action: AnyAction) -> VerdictGiven | Unsupported:
        """Babble before the answer."""
        sys.stdout.buffer.write(b"Ai! ai! A Balrog is come!\n")
        return super().ask(action)


DUMMIES: dict[str, Engine] = {
    "yes": Parrot("yes", "legal"),
    "no": Parrot("no", "illegal"),
    "crash": Crasher("crash", "legal"),
    "slow": Sleeper("slow", "legal"),
    "garbage": Babbler("garbage", "legal"),
}
