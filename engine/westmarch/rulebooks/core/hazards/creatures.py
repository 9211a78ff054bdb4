"""Creatures: how they are played."""

from typing import Any

from westmarch.cards.model.card import Creature
from westmarch.kernel.lack import UNSAID, Lack, all_of
from westmarch.mechanics.hands import is_at_hand
from westmarch.mechanics.quantities.hazards import COUNTS
from westmarch.mechanics.quantities.people import COMPANY_SIDE, OVERT
from westmarch.mechanics.sides import is_fallen
from westmarch.rulebooks.core.hazards import RULES
from westmarch.rulebooks.core.hazards.limit import company_under_way
from westmarch.table.actions import PlayCreature
from westmarch.table.game import Game


@RULES.define("covert-overt-equivalents", COMPANY_SIDE)
def is_taken_for(game: Game, player: str, characters: tuple[str, ...], purpose: str) -> str | None:
    """For hazards, a Fallen-wizard's overt company is one of minions, a covert one of heroes."""
    if not is_fallen(game, player) or purpose != "hazards":
        return None
    return "minion" if game.value(OVERT, characters) else "hero"


@RULES.permit(
    "play-creature",
    PlayCreature,
    says="The hazard player may play a creature on the company whose movement/hazard phase it is.",
)
def creature_on_company(game: Game, action: PlayCreature) -> Lack | bool | None:
    """A creature from hand, on the company whose phase it is."""
    if not isinstance(game.printed(action.card).facts, Creature):
        return None
    return _meets_the_company(game, action) or True


def _on_the_company_under_way(game: Game, action: PlayCreature) -> Lack | None:
    company = company_under_way(game)
    if company is None:
        # In which phase, another rule tells.
        return UNSAID
    its = company.id == action.company
    return None if its else Lack("It is not {0.company}'s movement/hazard phase.")


def _from_hand(game: Game, action: PlayCreature) -> Lack | None:
    held = is_at_hand(game, action.player, action.card)
    return None if held else Lack("{0.card} is not in hand.")


def _while_no_other_attacks(game: Game, action: PlayCreature) -> Lack | None:
    # That another attack is in the way, another rule tells.
    return None if game.state.combat is None else UNSAID


_meets_the_company = all_of(_on_the_company_under_way, _from_hand, _while_no_other_attacks)


@RULES.define("play-creature", COUNTS)
def creature_counts(game: Game, card: str | None, action: Any) -> int:
    """A creature counts one against the limit."""
    return 1 if isinstance(action, PlayCreature) else 0


@RULES.forbid(
    "creature-starts-chain",
    PlayCreature,
    says="A creature cannot be played in response to anything.",
    blanket="kind",
)
def something_is_under_way(game: Game, action: PlayCreature) -> bool:
    """A creature begins a chain of effects."""
    return bool(game.state.chain)
