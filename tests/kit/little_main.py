"""The little engine at the end of a wire, perhaps with a fault named on the command line."""

import fcntl
import os
import sys
import time
from pathlib import Path

from tests.corpus.little_engine import LittleEngine, Refuser
from westmarch.wire.protocol import Hello, Position, Unsupported, Welcome
from westmarch.wire.server import serve

FAULTS: dict[str, type[LittleEngine]] = {"": LittleEngine, "Refuser": Refuser}


class Foreigner(LittleEngine):
    """Speaks another protocol."""

    def hello(self, request: Hello) -> Welcome:
        return Welcome(name="foreigner", version="1", protocol=99)


class Newborn(LittleEngine):
    """Falls over the first time it lives, and not the second."""

    def setup(self, position: Position) -> Unsupported | None:
        cradle = Path(sys.argv[2])
        if not cradle.exists():
            cradle.touch()
            sys.stderr.write("newborn: I fall\n")
            sys.stderr.flush()
            os._exit(3)
        return super().setup(position)


class Parent(LittleEngine):
    """Has a child, and both hold on to a file as long as they live."""

    def setup(self, position: Position) -> Unsupported | None:
        with Path(sys.argv[2]).open("w") as treasure:
            fcntl.flock(treasure, fcntl.LOCK_EX)
            os.fork()
            time.sleep(60)
        return None


if __name__ == "__main__":
    FAULTS |= {each.__name__: each for each in (Foreigner, Newborn, Parent)}
    serve(FAULTS["".join(sys.argv[1:2])](), sys.stdin.buffer, sys.stdout.buffer)
