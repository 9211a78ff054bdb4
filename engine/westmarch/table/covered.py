"""What of the game is covered, and what is not yet: the one list for engine, README and site.

What is not covered is not judged: an action or a position that involves it is *unsupported*.
"""

from collections.abc import Mapping
from typing import Any

from msgspec import Struct

from westmarch.table.actions import Undertake

COVERED_PLAYERS = {"wizard": "Wizard", "ringwraith": "Ringwraith"}
"""The kinds of players whose rules are there."""


class Uncovered(Struct, frozen=True):
    """A part of the game that is not covered yet."""

    topic: str
    """What clauses of cards call it that are about it."""
    called: str
    """What it is called where all of them are listed."""
    reason: str
    """Why nothing is said about it, in a sentence."""


UNCOVERED: tuple[Uncovered, ...] = (
    Uncovered(
        "stage points",
        "Fallen-wizard and Balrog players",
        "the rules of Fallen-wizard and Balrog players are not covered yet",
    ),
    Uncovered(
        "riddles and offerings",
        "riddles and offerings",
        "riddling rolls and offering attempts are not covered yet",
    ),
    Uncovered(
        "deck construction",
        "deck construction and the draft",
        "deck construction and the draft are not covered yet",
    ),
)
_BY_TOPIC = {each.topic: each for each in UNCOVERED}


def kinds_uncovered(kinds: Mapping[str, str]) -> str:
    """Say why a game of players of these kinds is not judged, if it is not: name and kind."""
    for player, kind in kinds.items():
        if kind not in COVERED_PLAYERS:
            reason = _BY_TOPIC["stage points"].reason
            return f"the {player} is a {_capital(kind)} player, and {reason}"
    return ""


def involved(action: Any) -> Uncovered | None:
    """Give the part of the game that an action is about, if it is one that is not covered."""
    return _BY_TOPIC.get(action.what) if isinstance(action, Undertake) else None


def _capital(kind: str) -> str:
    return kind[0].upper() + kind[1:]
