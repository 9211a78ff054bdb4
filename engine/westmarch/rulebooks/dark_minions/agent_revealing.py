"""Revealing an agent: who is at home, and has no card to show for it."""

from westmarch.kernel.rulebook import Rulebook
from westmarch.mechanics.agent_actions import has_left_home
from westmarch.mechanics.agents import homes_of
from westmarch.mechanics.quantities.agents import REVEALED_AT
from westmarch.table.game import Game

RULES = Rulebook("dark-minions.agent-revealing")


@RULES.adjust("unmoved-without-card", REVEALED_AT, order=10)
def any_home_will_do(
    game: Game, places: tuple[str | None, ...], agent: str
) -> tuple[str | None, ...] | None:
    """He may be at a home of which there is no card, even if there is a card of another."""
    if has_left_home(game, agent):
        return None
    shown = {game.name(each) for each in places if each in game.state.cards}
    named = (each for each in homes_of(game, agent) if each not in shown and each not in places)
    return (*places, *named)
