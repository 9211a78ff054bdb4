"""The text of each scenario, cut out of its feature file as somebody wrote it."""

import re
import textwrap
from collections.abc import Iterator

from msgspec import Struct

_SCENARIO = re.compile(r"\s*(?:Scenario(?: Outline| Template)?|Example):")
_OTHER = re.compile(r"\s*(?:Feature|Rule|Background):")


class Passage(Struct, frozen=True):
    """A scenario as it is written."""

    line: int
    text: str
    background: str
    """The steps that the feature and the rule around it put before its own."""


def passages(text: str) -> Iterator[Passage]:
    """Cut a feature file into its scenarios."""
    backgrounds = {"Feature": "", "Rule": ""}
    around = "Feature"
    for line, block in _blocks(text):
        keyword = block[0].strip().partition(":")[0]
        if keyword == "Background":
            backgrounds[around] = _joined(block[1:])
        elif keyword in backgrounds:
            around = keyword
            backgrounds["Rule"] = ""
        else:
            background = "\n".join(filter(None, backgrounds.values()))
            yield Passage(line, _joined(block), background)


def _blocks(text: str) -> Iterator[tuple[int, list[str]]]:
    """Give each piece that a keyword opens, with the line of the keyword."""
    block: list[str] = []
    start = 0
    for number, line in enumerate(text.split("\n"), 1):
        if _SCENARIO.match(line) or _OTHER.match(line):
            if block:
                yield start, block
            start, block = number, [line]
        elif line.lstrip().startswith(("@", "#")):
            # Tags belong to what follows them, and a comment is not for the reader of the page.
            continue
        elif block:
            block.append(line)
    if block:
        yield start, block


def _joined(lines: list[str]) -> str:
    return textwrap.dedent("\n".join(lines)).strip("\n").rstrip()
