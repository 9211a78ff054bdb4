"""What cards of Dark Minions say by which an agent strikes more than once."""

from westmarch.kernel.event import Event
from westmarch.kernel.rulebook import Rulebook
from westmarch.mechanics.agent_attacks import attacked_at
from westmarch.mechanics.lookups import character_facts
from westmarch.mechanics.quantities.combat import ATTACK_STRIKES, ATTACKER_CHOOSES
from westmarch.table.actions import UseCard
from westmarch.table.events.chain import OwnTextFollowed
from westmarch.table.events.memory import Remembered
from westmarch.table.game import Game
from westmarch.table.state import LASTING, Fact
from westmarch.table.windows import COMBAT_ACTIONS

# DM-91

SUDDEN_FURY = Rulebook("DM-91")

_FURY = "sudden fury"
"""Remembered of a site until the turn ends, once for each of the cards."""


def _furies(game: Game) -> int:
    """How often it has come upon the scout who attacks at the site, if one does."""
    combat = game.state.combat
    if combat is None or combat.kind != "agent":
        return 0
    if "scout" not in character_facts(game, combat.source).skills:
        return 0
    here = attacked_at(game, combat.company)
    facts = (each for each in game.state.facts if each.what == _FURY)
    return sum(each.value == here for each in facts)


@SUDDEN_FURY.react("is-furious", OwnTextFollowed)
def fury_awakes(game: Game, event: OwnTextFollowed) -> list[Event]:
    """It is in the air at that site."""
    site = str(event.here.target)
    return [Remembered(fact=Fact(_FURY, site, game.name(site), LASTING, "DM-91"))]


@SUDDEN_FURY.adjust("is-furious", ATTACK_STRIKES, says="Sudden Fury")
def strikes_once_more(game: Game, strikes: int) -> int | None:
    """Whoever sneaks about there strikes once more."""
    more = _furies(game)
    return strikes + more if more else None


@SUDDEN_FURY.define("is-furious", ATTACKER_CHOOSES)
def strikes_whom_he_likes(game: Game) -> bool | None:
    """And his player chooses whom."""
    return bool(_furies(game)) or None


# DM-7

ELERINA = Rulebook("DM-7")

_AGAIN = "strikes again"
"""Remembered of her while she attacks."""


def _attacks(game: Game, agent: str) -> bool:
    combat = game.state.combat
    return combat is not None and combat.kind == "agent" and combat.source == agent


@ELERINA.permit(
    "strikes-again",
    UseCard,
    says="{action.card} attacks, and may tap for another strike.",
    lifts=("core.turn.hazard-player-window",),
)
def taps_as_she_attacks(game: Game, action: UseCard) -> bool | None:
    """She taps before the strikes of her attack are assigned, in whatever phase."""
    if game.printed(action.card).id != "DM-7" or not _attacks(game, action.card):
        return None
    its_time = game.state.combat_step is COMBAT_ACTIONS
    return its_time and game.card(action.card).owner == action.player


@ELERINA.forbid("strikes-again", UseCard, says="{action.card} attacks nobody as an agent now.")
def attacks_nobody(game: Game, action: UseCard) -> bool:
    """It is her own attack that has another strike."""
    return game.printed(action.card).id == "DM-7" and not _attacks(game, action.card)


@ELERINA.react("strikes-again", OwnTextFollowed)
def taps_for_a_strike(game: Game, event: OwnTextFollowed) -> list[Event]:
    """It is remembered for the attack."""
    return [Remembered(fact=Fact(_AGAIN, event.here.card, until="combat", card="DM-7"))]


@ELERINA.adjust("strikes-again", ATTACK_STRIKES, says="Elerína, who has tapped for it")
def has_another_strike(game: Game, strikes: int) -> int | None:
    """Then her attack has one strike more."""
    combat = game.state.combat
    if combat is None or not _attacks(game, combat.source):
        return None
    return strikes + 1 if game.state.fact(_AGAIN, combat.source) is not None else None
