"""Says of what kind the first wrong step of a case is, in the same words wherever it is the same.

Cases that fail alike have one cause more often than not, so whoever mends an engine looks at them
together.
"""

import re
from typing import Protocol

from westmarch.corpus.model import Expect, ExpectVerdict, Step, is_between
from westmarch.corpus.rolling import Failed
from westmarch.corpus.terms import kind_of
from westmarch.table.actions import AnyAction
from westmarch.wire.engine import Trouble
from westmarch.wire.paths import pattern_of

_NAMED = re.compile(r"“[^”]*”|\"[^\"]*\"|'[^']*'")
_NUMBERED = re.compile(r"\d+")
_PATH = re.compile(r"[a-z-]+(?:/[^\s,;:]+)+")
_AT = re.compile(r"(?:^|; )(\S+/\S+) was ")

_WORDS = ("card/<label>/place", "card/<label>/position")
"""Where what is seen is one of a few words, and no name."""


class _Acting(Protocol):
    @property
    def action(self) -> AnyAction: ...


def wrong(stop: Exception, step: Step | None, acting: _Acting | None, given: str) -> str:
    """Say what has stopped a case at a step, without what is this case's own.

    `acting` is the last step in which somebody acted, `given` the verdict on it.
    """
    kind = kind_of(acting.action) if acting is not None else "nothing"
    if not isinstance(stop, Failed):
        what = stop.status if isinstance(stop, Trouble) else "error"
        return f"{what}: {_bare(str(stop))}"
    if isinstance(step, Expect):
        pattern = pattern_of(step.path)
        told = f"{step.value} expected, {stop.seen} seen" if pattern in _WORDS else "is wrong"
        return f"{pattern} {told}{f' after {kind}' if acting else ''}"
    if isinstance(step, ExpectVerdict):
        if given == step.verdict:
            return f"{kind}: {given} for another reason"
        return f"{kind}: {step.verdict} expected, {given} seen"
    if changed := _AT.findall(stop.seen):
        paths = dict.fromkeys(pattern_of(path) for path in changed)
        return f"{kind}: something else changes: {', '.join(paths)}"
    if step is not None and is_between(step):
        return f"{kind}: the game does not go on by it"
    if step is not None and given not in ("", "legal"):
        return f"{kind}: legal expected, {given} seen"
    return f"{kind}: expected {_bare(stop.expected)}"


def _bare(text: str) -> str:
    """Give the first line of a message, without names and numbers."""
    first = next(iter(text.strip().splitlines()), "")
    patterned = _PATH.sub(lambda found: pattern_of(found[0]), _NAMED.sub("“…”", first))
    return _NUMBERED.sub("#", patterned)[:120]
