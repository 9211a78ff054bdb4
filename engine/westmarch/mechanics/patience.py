"""A table that waits: its players are asked even where there is nothing to do, or to choose.

So it can be told what somebody may not do there, and why, and who it is that does what there is no
choice about.
"""

from msgspec.structs import replace

from westmarch.table.state import Fact, State

_WAITS = "waits to be asked"
"""Remembered of a player at a table that waits."""


def waits_for(state: State, player: str) -> bool:
    """Tell whether the table waits for a player."""
    return state.fact(_WAITS, player) is not None


def patient(state: State) -> State:
    """Give the same table, waiting for its players from now on."""
    waiting = (
        Fact(_WAITS, each.name, known_to="")
        for each in state.players
        if not waits_for(state, each.name)
    )
    return replace(state, facts=(*state.facts, *waiting))
