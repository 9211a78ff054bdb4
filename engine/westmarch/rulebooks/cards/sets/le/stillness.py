"""What single events of The Lidless Eye do by stillness and by despair."""

from westmarch.kernel.event import Event
from westmarch.kernel.judge import allows
from westmarch.kernel.rulebook import Rulebook
from westmarch.mechanics.combat import free_of_strikes, free_strikers, unassigned
from westmarch.mechanics.control import is_ringwraith
from westmarch.mechanics.lookups import company_of, in_hand
from westmarch.mechanics.quantities.actions import OUT_OF_TURN
from westmarch.mechanics.quantities.combat import (
    BODY_CHECK_TOTAL,
    DEFENDER_PICKS,
    READY_FOR_STRIKE,
    STRIKERS,
)
from westmarch.rulebooks.cards.clause_registry import AS_WRITTEN
from westmarch.rulebooks.cards.context import company_of_card
from westmarch.rulebooks.cards.lasting import leave, own_reached
from westmarch.table.actions import AssignStrike, Finish, InfluenceCard, PlayEvent
from westmarch.table.events.chain import Negated, OwnTextFollowed
from westmarch.table.events.combat import BodyCheckCalled
from westmarch.table.game import Game
from westmarch.table.windows import ASSIGN_DEFENDER

# LE-206

MOTIONLESS_AMONG_THE_SLAIN = Rulebook("LE-206")

_STILL = "LE-206.lie-still"


@MOTIONLESS_AMONG_THE_SLAIN.react("lie-still", OwnTextFollowed)
def lie_still(game: Game, event: OwnTextFollowed) -> list[Event]:
    """It lasts as long as the attack."""
    return [leave(game, event, "attack", "combat")]


@MOTIONLESS_AMONG_THE_SLAIN.define("lie-still", DEFENDER_PICKS)
def are_not_seen(game: Game) -> bool | None:
    """Whoever attacks finds those whom the defender would have found."""
    return own_reached(game, _STILL) or None


@MOTIONLESS_AMONG_THE_SLAIN.define("lie-still", READY_FOR_STRIKE)
def are_ready(game: Game, who: str) -> bool | None:
    """Tapped and wounded ones, too."""
    return own_reached(game, _STILL) or None


@MOTIONLESS_AMONG_THE_SLAIN.forbid(
    "lie-still", Finish, says="All strikes are given out by whoever has them lie still."
)
def leaves_none_to_others(game: Game, action: Finish) -> bool:
    """And nothing is left to the attacker."""
    combat = game.state.combat
    if combat is None or not game.state.at(ASSIGN_DEFENDER) or not own_reached(game, _STILL):
        return False
    strikers = free_strikers(game) if game.value(STRIKERS) else (None,)
    return unassigned(game) > 0 and any(
        allows(game, AssignStrike(player=action.player, character=each, by=by))
        for each in free_of_strikes(game)
        for by in strikers
    )


@MOTIONLESS_AMONG_THE_SLAIN.adjust("lie-still", BODY_CHECK_TOTAL, says="Motionless Among the Slain")
def lie_unprotected(game: Game, total: int, check: BodyCheckCalled, dice: int) -> int | None:
    """Whoever is hit as he lies there is hit badly."""
    combat, company = game.state.combat, company_of(game, check.character)
    if combat is None or company is None or check.of_strike or not own_reached(game, _STILL):
        return None
    return total + 1 if company.id == combat.company else None


# LE-219

POISONOUS_DESPAIR = Rulebook("LE-219")


@POISONOUS_DESPAIR.permit(
    "silences-them",
    PlayEvent,
    says=AS_WRITTEN,
    lifts=(
        "core.turn.hazard-player-no-resources",
        "core.site-phase.other-companies-act",
    ),
)
def silences_them(game: Game, action: PlayEvent) -> bool | None:
    """It is for the site phase of the opponent, too, in answer to his words."""
    return (
        game.printed(action.card).id == "LE-219"
        and action.player != game.state.turn_player
        and game.state.phase == "site"
        and in_hand(game, action.player, action.card)
        and _attempt(game, action.player, action.target) is not None
    ) or None


@POISONOUS_DESPAIR.forbid(
    "silences-them",
    PlayEvent,
    says="Nobody tries for anything that {action.target} could keep by it.",
)
def has_no_cause(game: Game, action: PlayEvent) -> bool:
    """Somebody has to try for what is of his company, or for a faction of a Ringwraith's."""
    if game.printed(action.card).id != "LE-219" or action in game.state.chain:
        return False
    if action.target not in game.state.cards:
        return False
    return _attempt(game, action.player, action.target) is None


@POISONOUS_DESPAIR.define("silences-them", OUT_OF_TURN)
def may_be_out_of_turn(game: Game, card: str) -> bool | None:
    """So it is worth asking about then."""
    return game.printed(card).id == "LE-219" or None


@POISONOUS_DESPAIR.react("silences-them", OwnTextFollowed)
def are_silenced(game: Game, event: OwnTextFollowed) -> list[Event]:
    """The attempt comes to nothing."""
    attempt = _attempt(game, event.here.player, event.here.target)
    return [Negated(action=attempt)] if attempt is not None else []


def _attempt(game: Game, player: str, user: str | None) -> InfluenceCard | None:
    """The attempt that was declared last of those that somebody could bring to nothing."""
    if user not in game.state.cards:
        return None
    for each in reversed(game.state.chain):
        if isinstance(each, InfluenceCard) and each.player != player:
            own = company_of_card(game, user)
            if own is not None and company_of_card(game, each.target) == own:
                return each
            faction = game.printed(each.target).type == "faction"
            if (
                faction
                and is_ringwraith(game, str(user))
                and game.card(each.target).owner == player
            ):
                return each
    return None
