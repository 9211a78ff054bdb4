"""The sideboard: how large it is, and what the hazard player may do with it."""

from westmarch.kernel.event import Event
from westmarch.kernel.order import Layer, Rank
from westmarch.kernel.rulebook import Rulebook
from westmarch.mechanics.lookups import LimitModifier, character_facts
from westmarch.mechanics.quantities.hazards import LIMIT_HALVED, LIMIT_MODIFIERS
from westmarch.mechanics.quantities.people import AVATAR, SAURON
from westmarch.mechanics.quantities.turn import SIDEBOARD_OPENER, SIDEBOARD_SIZE
from westmarch.mechanics.sideboard import on_whose_account
from westmarch.table.actions import FetchFromSideboard
from westmarch.table.events.companies import HazardCounted, HazardLimitSet, StepBegan
from westmarch.table.events.memory import Remembered
from westmarch.table.game import Game
from westmarch.table.state import Fact

RULES = Rulebook("dragons.sideboard")

_HALVED = "halving of the hazard limit"
"""Remembered of a company: the card on whose account its hazard limit is halved."""
_COUNTED = "sideboard counted as a hazard"
"""Remembered of a player."""


# Its size


@RULES.define("size-plus-five", SIDEBOARD_SIZE)
def five_more(game: Game, decks: int) -> int | None:
    """Five cards more than before."""
    return _row(game, "dragons.sideboard.size-plus-five", decks)


@RULES.adjust("size-white-hand", SIDEBOARD_SIZE)
def later_sizes(game: Game, size: int | None, decks: int) -> int | None:
    """The figures of The White Hand, unless the older ones still hold."""
    if game.reading("q.dragons.sideboard-size") == "b":
        return None
    return _row(game, "dragons.sideboard.size-white-hand", decks)


def _row(game: Game, rule: str, decks: int) -> int | None:
    rows = game.table(rule)
    return next((int(row["Cards"]) for row in rows if row["Decks"] == str(decks)), None)


# Against whom


@RULES.adjust("access-window", SIDEBOARD_OPENER)
def nobody_but_a_wizard(game: Game, opener: str, player: str) -> str | None:
    """Only a Wizard opens the sideboard."""
    return "" if opener and _race(game, opener) != "Wizard" else None


@RULES.forbid(
    "access-window",
    FetchFromSideboard,
    says=lambda game, _, action: (
        f"{game.name(game.value(AVATAR, game.state.turn_player))} is no reason "
        "to bring hazards from the sideboard."
    ),
)
def avatar_does_not_matter(game: Game, action: FetchFromSideboard) -> bool:
    """Not every avatar is a reason to go to the sideboard."""
    player = game.state.turn_player
    if action.player == player or game.value(AVATAR, player) is None:
        return False
    return not game.value(SIDEBOARD_OPENER, player)


@RULES.adjust("access-ringwraith", SIDEBOARD_OPENER, order=Layer.AFTER)
def ringwraith_as_well(game: Game, opener: str, player: str) -> str | None:
    """A Ringwraith does, too; of those that came later nothing is said."""
    avatar = game.value(AVATAR, player)
    if opener or avatar is None:
        return None
    if _race(game, avatar) == "Ringwraith":
        return avatar
    return avatar if game.reading("q.dragons.sideboard-access-avatars") == "a" else None


@RULES.adjust("lidless-eye-or-sauron", SIDEBOARD_OPENER, order=Layer.AFTER)
def sauron_as_well(game: Game, opener: str, player: str) -> str | None:
    """Sauron is as good a reason as a Ringwraith."""
    sauron = game.value(SAURON, player)
    return None if opener else sauron


def _race(game: Game, avatar: str) -> str:
    return character_facts(game, avatar).race


# Its price


@RULES.adjust("halved-limit", LIMIT_HALVED)
def base_is_left_alone(game: Game, halved: bool, player: str) -> bool | None:
    """The base limit is halved, if the halving is not one of the things to be put in order."""
    return False if halved and _is_put_in_order(game) else None


@RULES.react("halved-limit", StepBegan, order=Rank.BEFORE)
def will_be_put_in_order(game: Game, event: StepBegan) -> list[Event]:
    """If it is, it waits for the moment at which the limit is fixed."""
    if event.step != "hazard-limit":
        return []
    opener = on_whose_account(game, event.company)
    if opener is None or not _is_put_in_order(game):
        return []
    return [Remembered(fact=Fact(_HALVED, event.company, opener, "company"))]


@RULES.define("halved-limit", LIMIT_MODIFIERS)
def halves_in_its_turn(game: Game, company: str) -> tuple[LimitModifier, ...] | None:
    """And there it halves what it finds."""
    fact = game.state.fact(_HALVED, company)
    return None if fact is None else (LimitModifier(fact.value, 0, halves=True),)


def _is_put_in_order(game: Game) -> bool:
    return game.reading("q.dragons.halving-order") == "b"


@RULES.react("as-nazgul", HazardLimitSet)
def costs_a_hazard(game: Game, event: HazardLimitSet) -> list[Event]:
    """Perhaps it also counts as one hazard, as a Nazgûl does."""
    player = game.state.opponent(game.state.companies[event.company].player)
    counted = game.state.fact(_COUNTED, player) is not None
    if counted or on_whose_account(game, event.company) is None:
        return []
    if game.reading("q.dragons.sideboard-as-nazgul") == "a":
        return []
    return [
        HazardCounted(company=event.company),
        Remembered(fact=Fact(_COUNTED, player, until="turn")),
    ]
