"""The turn: who does what, and in which order its phases come."""

from westmarch.cards.model import Event
from westmarch.kernel.actions import Finish, PlayCreature, PlayEvent, PlayFaction, PlayItem
from westmarch.kernel.game import Game
from westmarch.kernel.rulebook import Rulebook
from westmarch.mechanics.quantities import NEXT_PHASE
from westmarch.mechanics.table import in_play

RULES = Rulebook("core.turn")

_ORDER = ("untap", "organization", "long-event", "movement-hazard", "site", "end-of-turn")


def _is_hazard(game: Game, action: PlayCreature | PlayEvent) -> bool:
    facts = game.printed(action.card).facts
    return isinstance(action, PlayCreature) or (isinstance(facts, Event) and facts.side == "hazard")


@RULES.define("phase-order", NEXT_PHASE)
def phase_after(game: Game, phase: str) -> str | None:
    """Six phases follow one another."""
    following = _ORDER.index(phase) + 1
    return _ORDER[following] if following < len(_ORDER) else None


@RULES.permit("no-gap-between-phases", Finish)
def phase_is_done(game: Game, action: Finish) -> bool | None:
    """Being done with a phase lets the next one begin at once."""
    phases = ("untap", "organization", "long-event", "end-of-turn")
    window = game.state.window
    return (window.name in phases and action.player in window.waiting) or None


@RULES.forbid(
    "resource-player-no-hazards",
    PlayCreature,
    PlayEvent,
    says="It is {action.player}'s own turn, in which {action.player} plays no hazards.",
)
def hazard_in_own_turn(game: Game, action: PlayCreature | PlayEvent) -> bool:
    """No hazards in one's own turn."""
    return action.player == game.state.turn_player and _is_hazard(game, action)


@RULES.forbid(
    "hazard-player-window",
    PlayCreature,
    PlayEvent,
    says="Hazards are played in the opponent's movement/hazard phase only.",
)
def hazard_out_of_phase(game: Game, action: PlayCreature | PlayEvent) -> bool:
    """Hazards have their phase."""
    return _is_hazard(game, action) and game.state.phase != "movement-hazard"


@RULES.forbid(
    "hazard-player-no-resources",
    PlayItem,
    PlayFaction,
    says="It is not {action.player}'s turn, so {action.player} plays no resources.",
)
def resource_out_of_turn(game: Game, action: PlayItem | PlayFaction) -> bool:
    """No resources in the opponent's turn."""
    return action.player != game.state.turn_player


@RULES.forbid(
    "one-copy-for-both",
    PlayItem,
    PlayFaction,
    PlayCreature,
    PlayEvent,
    says="{action.card} is unique, and a copy of it is in play already.",
)
def copy_in_play(game: Game, action: PlayItem | PlayFaction | PlayCreature | PlayEvent) -> bool:
    """One copy of a unique card, whoever plays it."""
    printed = game.printed(action.card)
    if not printed.unique:
        return False
    factions = (
        each.id
        for each in game.state.cards.values()
        if each.place == "marshalling-point-pile" and game.printed(each.id).type == "faction"
    )
    taken = (*in_play(game), *factions)
    return any(game.printed(each).name == printed.name for each in taken)
