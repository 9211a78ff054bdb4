"""The windows that open in played games are those that are declared, and ask whom they say."""

from collections import Counter
from functools import cache
from random import Random

from msgspec.structs import replace

from westmarch.cards.deck import our_decks
from westmarch.judging import judge_for
from westmarch.kernel.chance import seeded
from westmarch.kit.opening import opening
from westmarch.mechanics import MOVES
from westmarch.mechanics.sideboard import offer_turning_in
from westmarch.rulebooks import all_rules
from westmarch.table.events.turns import PhaseBegan, WindowOpened
from westmarch.table.state import State, Window
from westmarch.table.windows import OVER, PHASE_END, TURN, WINDOWS
from westmarch.wire.position import set_up

GAMES = 6
TURNS = 14


def opened_in_games() -> list[tuple[str, State, Window]]:
    """Play games at random; give each window with its phase and the table as it opened."""
    judge = judge_for("emended")
    found = []
    for seed in range(GAMES + 1):
        random, chance = Random(seed), seeded(seed)
        first, second = random.sample(our_decks(), 2)
        position = opening(judge.pool, (first, second))
        if seed == GAMES:
            # One game has come to its end.
            position = replace(position, turn=replace(position.turn, phase="reckoning"))
        state = set_up(judge, position)
        phase = state.phase
        while state.turn <= TURNS:
            options = [o for player in state.window.waiting for o in judge.options(state, player)]
            if not options:
                break
            outcome = judge.act(state, random.choice(options), chance)
            now = state
            for event in outcome.events:
                now = event.apply(now)
                if isinstance(event, PhaseBegan):
                    phase = event.phase
                elif isinstance(event, WindowOpened):
                    found.append((phase, now, event.window))
            state = outcome.state
    return found


OPENED = cache(opened_in_games)


def test_most_kinds_of_window_open_in_play() -> None:
    seen = Counter(window.name for _, _, window in OPENED())
    assert seen.keys() <= WINDOWS.keys()
    assert len(seen) > len(WINDOWS) * 2 // 3


def test_windows_of_the_turn_open_in_their_phase() -> None:
    for phase, _, window in OPENED():
        if (
            window.kind.within == "turn"
            and phase != "setup"
            and window.kind not in (PHASE_END, OVER)
        ):
            assert window.kind in TURN[phase]


def test_only_those_are_asked_whom_the_declaration_names() -> None:
    for _, state, window in OPENED():
        roles = {"resource player": state.turn_player}
        roles["hazard player"] = state.opponent(state.turn_player)
        if state.combat is not None:
            roles |= {"attacker": state.combat.attacker, "defender": state.combat.defender}
        named = {roles[each] for each in window.kind.asks if each in roles}
        if "whose it is" not in window.kind.asks:
            assert set(window.waiting) <= named, window


def test_every_rule_that_is_named_is_there() -> None:
    known = {each.id for each in all_rules()}
    named = {each.rule for each in WINDOWS.values() if each.rule}
    assert {each for each in named if each not in known} <= {"core.hazards.hazard-actions"}


def test_every_window_in_which_somebody_is_asked_offers_something() -> None:
    asking = {each.name for each in WINDOWS.values() if each.asks}
    anytime = {name for name, found in MOVES.offers.items() if found == [offer_turning_in]}
    assert asking - (MOVES.offers.keys() - anytime) == {"joining"}
