"""What single events of The Lidless Eye let Ringwraiths do who attack others themselves."""

from westmarch.kernel.event import Event
from westmarch.kernel.rulebook import Rulebook
from westmarch.mechanics.combat import defending, free_strikers
from westmarch.mechanics.lookups import company_of
from westmarch.mechanics.quantities.combat import ATTACKER_CHOOSES, BODY_CHECK_TOTAL
from westmarch.rulebooks.cards.either_side import attacks_or_is_attacked
from westmarch.rulebooks.cards.lasting import leave, own_reached
from westmarch.table.actions import AssignStrike
from westmarch.table.events.chain import OwnTextFollowed
from westmarch.table.events.combat import BodyCheckCalled
from westmarch.table.game import Game
from westmarch.table.windows import ASSIGN_ATTACKER

ADUNAPHEL_UNLEASHED, KHAMUL_UNLEASHED = Rulebook("LE-161"), Rulebook("LE-200")

_UNSEEN = "LE-161.comes-unseen"
_HUNTS = "LE-200.hunts-whom-he-likes"
_TELLING = 2


# LE-161


attacks_or_is_attacked(
    ADUNAPHEL_UNLEASHED,
    "It is for an attack on Adûnaphel, or for one that she makes, and for her alone.",
    "As Adûnaphel attacks, she may see to it that she is not seen.",
    alone=True,
)


@ADUNAPHEL_UNLEASHED.react("comes-unseen", OwnTextFollowed)
def comes_unseen(game: Game, event: OwnTextFollowed) -> list[Event]:
    """It lasts as long as her attack."""
    return [leave(game, event, "attack", "combat")]


@ADUNAPHEL_UNLEASHED.define("comes-unseen", ATTACKER_CHOOSES, says="Adûnaphel comes unseen.")
def strikes_whom_she_likes(game: Game) -> bool | None:
    """She strikes whom she likes."""
    return own_reached(game, _UNSEEN) or None


@ADUNAPHEL_UNLEASHED.permit(
    "comes-unseen",
    AssignStrike,
    says="Adûnaphel strikes whom she likes.",
    lifts=("core.company-combat.assignment-order",),
)
def strikes_tapped_or_not(game: Game, action: AssignStrike) -> bool | None:
    """So her player says whom, be she tapped or not."""
    return _chosen(game, action, _UNSEEN)


@ADUNAPHEL_UNLEASHED.adjust("comes-unseen", BODY_CHECK_TOTAL, says="Adûnaphel Unleashed")
def strikes_home(game: Game, total: int, check: BodyCheckCalled, dice: int) -> int | None:
    """And whoever is hit by her is hit badly."""
    combat = game.state.combat
    if combat is None or check.of_strike or not own_reached(game, _UNSEEN):
        return None
    company = company_of(game, check.character)
    theirs = company is not None and company.id == combat.company
    return total + _TELLING if theirs else None


# LE-200


attacks_or_is_attacked(
    KHAMUL_UNLEASHED,
    "It is for an attack on Khamûl's own company, or for one that his company makes.",
    "As Khamûl's company attacks, he may choose its prey.",
)


@KHAMUL_UNLEASHED.react("hunts-whom-he-likes", OwnTextFollowed)
def hunts(game: Game, event: OwnTextFollowed) -> list[Event]:
    """It lasts as long as the attack."""
    return [leave(game, event, "attack", "combat")]


@KHAMUL_UNLEASHED.define("hunts-whom-he-likes", ATTACKER_CHOOSES, says="Khamûl chooses his prey.")
def hunts_whom_he_likes(game: Game) -> bool | None:
    """His company strikes whom he likes."""
    return own_reached(game, _HUNTS) or None


@KHAMUL_UNLEASHED.permit(
    "hunts-whom-he-likes",
    AssignStrike,
    says="Khamûl says whom his company strikes.",
    lifts=("core.company-combat.assignment-order",),
)
def says_whom(game: Game, action: AssignStrike) -> bool | None:
    """So his player says whom each of them strikes, be he tapped or not."""
    return _chosen(game, action, _HUNTS)


def _chosen(game: Game, action: AssignStrike, text: str) -> bool | None:
    """Tell whether the attacker assigns one of the strikes of his company."""
    combat = game.state.combat
    if combat is None or not game.state.at(ASSIGN_ATTACKER) or not own_reached(game, text):
        return None
    there = action.character in defending(game) and action.by in free_strikers(game)
    return (there and action.player == combat.attacker) or None
