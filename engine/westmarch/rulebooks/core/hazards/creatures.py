"""Creatures: how they are played."""

from typing import Any

from westmarch.cards.model.card import Creature
from westmarch.kernel.needs import lacking
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
    otherwise=lacking(
        # In which phase, and that another attack is in the way, other rules tell.
        (lambda game, _: company_under_way(game) is not None, ""),
        (
            lambda game, action: action.company == getattr(company_under_way(game), "id", None),
            "It is not {action.company}'s movement/hazard phase.",
        ),
        (
            lambda game, action: is_at_hand(game, action.player, action.card),
            "{action.card} is not in hand.",
        ),
    ),
)
def creature_on_company(game: Game, action: PlayCreature) -> bool | None:
    """A creature from hand, on the company whose phase it is."""
    if not isinstance(game.printed(action.card).facts, Creature):
        return None
    company = company_under_way(game)
    return company is not None and company.id == action.company and _may_bring(game, action)


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


def _may_bring(game: Game, action: PlayCreature) -> bool:
    """Tell whether a player has a creature at hand, and no attack is in the way."""
    return game.state.combat is None and is_at_hand(game, action.player, action.card)
