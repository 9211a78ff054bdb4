"""What single events of The Lidless Eye let Ringwraiths do who attack others themselves."""

from westmarch.kernel.event import Event
from westmarch.kernel.rulebook import Rulebook
from westmarch.mechanics.combat import defending, free_strikers
from westmarch.mechanics.quantities.combat import ATTACKER_CHOOSES, BODY_CHECK_TOTAL
from westmarch.mechanics.table import company_of, in_hand
from westmarch.rulebooks.cards.traces import leave, own_reached
from westmarch.table.actions import AssignStrike, PlayEvent
from westmarch.table.events.chain import OwnTextFollowed
from westmarch.table.events.combat import BodyCheckCalled
from westmarch.table.game import Game
from westmarch.table.windows import ASSIGN_ATTACKER, COMBAT_ACTIONS

ADUNAPHEL_UNLEASHED, KHAMUL_UNLEASHED = Rulebook("LE-161"), Rulebook("LE-200")

_UNSEEN = "LE-161.comes-unseen"
_HUNTS = "LE-200.hunts-whom-he-likes"
_TELLING = 2


def _whose(game: Game, action: PlayEvent) -> str | None:
    """Tell whether it is the company of whoever plays it that attacks, or the one attacked."""
    combat = game.state.combat
    company = company_of(game, action.character) if action.character is not None else None
    if combat is None or company is None:
        return None
    if combat.attacking == company.id:
        return "attacks"
    return "is-attacked" if combat.company == company.id else None


def _suits(game: Game, action: PlayEvent) -> bool:
    """Tell whether it is played in the first way where he is attacked, in the second as he does."""
    return _whose(game, action) == ("attacks" if action.effect == 1 else "is-attacked")


def _begins(game: Game, action: PlayEvent) -> bool | None:
    """Tell whether it is played as one's own attack is declared, before strikes are assigned."""
    timely = game.state.combat_step is COMBAT_ACTIONS and action.effect == 1
    held = in_hand(game, action.player, action.card)
    return (timely and held and _suits(game, action)) or None


# LE-161


@ADUNAPHEL_UNLEASHED.forbid(
    "attacks-or-is-attacked",
    PlayEvent,
    says="It is for an attack on Adûnaphel, or for one that she makes, and for her alone.",
)
def is_not_alone(game: Game, action: PlayEvent) -> bool:
    """Either way nobody else is with her."""
    if game.printed(action.card).id != "LE-161" or action.character is None:
        return False
    company = company_of(game, action.character)
    alone = company is not None and company.characters == (action.character,)
    return not (alone and _suits(game, action))


@ADUNAPHEL_UNLEASHED.permit(
    "attacks-or-is-attacked",
    PlayEvent,
    says="As Adûnaphel attacks, she may see to it that she is not seen.",
    lifts=("core.company-combat.attacker-resources",),
)
def as_she_attacks(game: Game, action: PlayEvent) -> bool | None:
    """It is played as the attack is declared."""
    return _begins(game, action) if game.printed(action.card).id == "LE-161" else None


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


@KHAMUL_UNLEASHED.forbid(
    "attacks-or-is-attacked",
    PlayEvent,
    says="It is for an attack on Khamûl's own company, or for one that his company makes.",
)
def is_on_the_other_side(game: Game, action: PlayEvent) -> bool:
    """The first way is for those who are attacked, the second for those who attack."""
    if game.printed(action.card).id != "LE-200" or action.character is None:
        return False
    return not _suits(game, action)


@KHAMUL_UNLEASHED.permit(
    "attacks-or-is-attacked",
    PlayEvent,
    says="As Khamûl's company attacks, he may choose its prey.",
    lifts=("core.company-combat.attacker-resources",),
)
def as_he_attacks(game: Game, action: PlayEvent) -> bool | None:
    """It is played as the attack is declared."""
    return _begins(game, action) if game.printed(action.card).id == "LE-200" else None


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
