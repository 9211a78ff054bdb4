"""What may be played as a company's movement/hazard phase ends: events, and nothing else."""

from msgspec.structs import replace

from tests.kernel.real import JUDGE, game, table
from westmarch.kernel.judge import permitting
from westmarch.table.actions import PlayEvent
from westmarch.table.state import Window
from westmarch.table.windows import ENDING

BRIDGE, SHADOWFAX = "TW-202", "TW-326"


def test_an_ally_is_played_as_no_event_although_he_works_there() -> None:
    both = ("player", "opponent")
    laid = table("TW-168", at="TW-421", hand=(BRIDGE, SHADOWFAX))
    state = replace(laid, windows=(Window(ENDING.name, both, "company"),))
    further = "core.passive-conditions.further-end-of-phase-actions"
    permits = {
        card: {each.id for each in permitting(game(state), PlayEvent(player="player", card=card))}
        for card in (BRIDGE, SHADOWFAX)
    }
    assert further in permits[BRIDGE]
    assert not permits[SHADOWFAX]
    assert JUDGE.ask(state, PlayEvent(player="player", card=SHADOWFAX)).name == "illegal"
