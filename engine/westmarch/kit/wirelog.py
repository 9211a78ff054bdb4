"""Notes what goes over the wire between the runner and its engines, as JSON lines."""

from itertools import count
from threading import Lock
from typing import TextIO

import msgspec

from westmarch.kit.driver import Listener


def wire_log(file: TextIO, further: Listener | None = None) -> Listener:
    """Give a listener that writes each line down, and tells another of it.

    Each line of the log has its `number`, the `way` it went and what was said; a line that is no
    JSON stands there as text.
    """
    numbers, writing = count(1), Lock()

    def listen(way: str, line: bytes) -> None:
        try:
            said = msgspec.json.decode(line)
        except (msgspec.DecodeError, RecursionError):
            said = line.decode(errors="replace")
        with writing:
            noted = {"number": next(numbers), "way": way, "line": said}
            file.write(msgspec.json.encode(noted).decode() + "\n")
            file.flush()
            if further is not None:
                further(way, line)

    return listen
