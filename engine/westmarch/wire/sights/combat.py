"""What is to be seen of the attack being fought."""

from collections.abc import Callable
from typing import Any

from westmarch.mechanics.quantities.combat import (
    ATTACK_BODY,
    ATTACK_PROWESS,
    ATTACK_STRIKES,
    DETAINMENT,
    EXCESS_STRIKES,
)
from westmarch.mechanics.quantities.dragons import MANIFESTATION
from westmarch.table.game import Game
from westmarch.table.state import Combat
from westmarch.wire.sights.path import Path


def _fought(shows: Callable[[Game, Combat], Any]) -> Callable[[Game], Any]:
    """Show something of the attack being fought, and nothing if there is none."""
    return lambda game: None if game.state.combat is None else shows(game, game.state.combat)


COMBAT = (
    Path("attack/race", "a word or null", "Of the attack being fought; null if there is none.",
        _fought(lambda _, combat: combat.attack.race)),
    Path("attack/strikes", "a number or null", "Of the attack being fought.",
        _fought(lambda game, _: game.value(ATTACK_STRIKES))),
    Path("attack/prowess", "a number or null", "Of the attack being fought, as modified.",
        _fought(lambda game, _: game.value(ATTACK_PROWESS))),
    Path("attack/body", "a number or null", "Of the attack being fought; null without a body.",
        _fought(lambda game, _: game.value(ATTACK_BODY))),
    Path("attack/source", "a name or null", "The card that the attack comes from.",
        _fought(lambda game, combat: game.name(combat.source))),
    Path("attack/detainment", "true, false or null", "Whether it is a detainment attack.",
        _fought(lambda game, combat: game.value(DETAINMENT, combat))),
    Path("attack/targets", "a list of labels or null", "Who was assigned each of its strikes.",
        _fought(lambda _, combat: [each.target for each in combat.strikes])),
    Path("attack/excess-strikes", "a number or null", "Strikes that found nobody, not yet used.",
        _fought(lambda game, _: game.value(EXCESS_STRIKES))),
    Path("attack/manifestation-of", "a name, none or null",
        "The unique Dragon who attacks; `none` if it is said to be no such attack.",
        _fought(lambda game, combat: game.value(MANIFESTATION, combat))),
)  # fmt: skip
