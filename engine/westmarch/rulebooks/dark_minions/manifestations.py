"""Manifestations: which cards of one being keep each other out, and which are gone with it."""

from westmarch.kernel.rulebook import Rulebook
from westmarch.mechanics.agents import is_agent_card
from westmarch.mechanics.quantities.uniqueness import BEING, RIVALS
from westmarch.table.actions import PLAY, AnyPlay, PlayAgent
from westmarch.table.game import Game

RULES = Rulebook("dark-minions.manifestations")

_GONE = ("out-of-play", "marshalling-point-pile")
"""Where those lie who were defeated, or died as prisoners. Of the factions there, who live, none
but those of the Dragons has a manifestation of another name."""


@RULES.forbid(
    "one-in-play",
    PlayAgent,
    says=lambda game, _, action: (
        f"{game.name(game.value(RIVALS, action)[0])} is in play, and is the same as "
        f"{game.name(action.card)}, who is not played, even face-down."
    ),
)
def is_there_already(game: Game, action: PlayAgent) -> bool:
    """An agent is not played beside another manifestation; perhaps that is not asked so early."""
    if not is_agent_card(game, action.card) or not game.value(RIVALS, action):
        return False
    return game.reading("q.dark-minions.face-down-manifestation") == "a"


@RULES.forbid(
    "defeat-removes-and-bars",
    PLAY,
    says=lambda game, _, action: (
        f"{game.name(_fallen(game, action)[0])} was defeated or eliminated, and so nobody plays "
        f"{game.name(action.card)} any more."
    ),
)
def is_gone_for_good(game: Game, action: AnyPlay) -> bool:
    """With one manifestation, all that are the same being are gone."""
    return bool(_fallen(game, action))


def _fallen(game: Game, action: AnyPlay) -> tuple[str, ...]:
    """The other manifestations of a being that were defeated or eliminated; Dragons have rules."""
    if game.printed(action.card).manifestation_kind is not None:
        return ()
    name, being = game.name(action.card), game.value(BEING, game.card(action.card).card)
    return tuple(
        each.id
        for each in game.state.cards.values()
        if game.name(each.id) != name
        and game.value(BEING, each.card) == being
        and each.place in _GONE
    )
