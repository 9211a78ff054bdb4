"""Manifestations of Dragons: which cards they are, and which attacks are theirs."""

from westmarch.kernel.rulebook import Rulebook
from westmarch.mechanics.quantities.dragons import (
    DRAGONS_IN_PERSON,
    MANIFESTATION,
    MANIFESTATION_KINDS,
)
from westmarch.mechanics.quantities.hazards import HUNTERS
from westmarch.mechanics.quantities.uniqueness import RIVALS
from westmarch.table.actions import AnyPlay
from westmarch.table.game import Game
from westmarch.table.state import Combat

RULES = Rulebook("dragons.manifestations")

Rows = tuple[dict[str, str], ...]


@RULES.define("kinds", MANIFESTATION_KINDS)
def three_kinds(game: Game) -> Rows:
    """The kinds that were there from the beginning."""
    return game.table("dragons.manifestations.kinds")


@RULES.define("kinds-emended", MANIFESTATION_KINDS)
def four_kinds(game: Game) -> Rows:
    """Those, and the one that came later."""
    return game.table("dragons.manifestations.kinds-emended")


@RULES.define("basic", MANIFESTATION)
def of_creature(game: Game, combat: Combat) -> str | None:
    """The creature card is the Dragon in its ordinary state."""
    return _of_kind(game, combat, "basic")


@RULES.define("basic-metw-cards", DRAGONS_IN_PERSON)
def came_with(game: Game, code: str) -> tuple[str, ...]:
    """The older of them came with the base game."""
    rows = game.table("dragons.manifestations.basic-metw-cards")
    return tuple(row["Dragon"] for row in rows if row["Set"] == code)


@RULES.define("ahunt", MANIFESTATION)
def of_long_event(game: Game, combat: Combat) -> str | None:
    """The attack on those who cross the hunting grounds is the Dragon's."""
    return _of_kind(game, combat, "ahunt")


@RULES.define("at-home", MANIFESTATION)
def of_permanent_event(game: Game, combat: Combat) -> str | None:
    """The attack that an At Home card adds to the lair is the Dragon's."""
    return _of_kind(game, combat, "at home")


@RULES.define("roused", MANIFESTATION)
def of_faction(game: Game, combat: Combat) -> str | None:
    """A Dragon who was won over is the same Dragon still."""
    return _of_kind(game, combat, "roused")


@RULES.adjust("roused-attack", HUNTERS)
def spares_his_friends(
    game: Game, hunters: tuple[str, ...], card: str, company: str
) -> tuple[str, ...] | None:
    """A Dragon who was won over hunts the opponent's companies and no others."""
    if game.printed(card).manifestation_kind != "roused":
        return None
    player = game.state.companies[company].player
    return tuple(each for each in hunters if game.card(each).owner != player)


@RULES.adjust("coexist", RIVALS)
def live_side_by_side(
    game: Game, rivals: tuple[str, ...], action: AnyPlay
) -> tuple[str, ...] | None:
    """The manifestations of a Dragon do not keep each other out of play."""
    is_dragon = game.printed(action.card).manifestation_kind is not None
    return () if rivals and is_dragon else None


def _of_kind(game: Game, combat: Combat, kind: str) -> str | None:
    printed = game.printed(combat.source)
    return printed.manifestation_of if printed.manifestation_kind == kind else None
