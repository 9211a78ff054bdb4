"""Environments: what they leave alone, and how often they touch anything."""

from westmarch.cards.model.phrases.targets import OnAttack, OnSite
from westmarch.kernel.event import Event
from westmarch.mechanics.combat_actions import way_of
from westmarch.mechanics.lookups import lies_below
from westmarch.mechanics.quantities.actions import DONE_WITH
from westmarch.mechanics.quantities.combat import ATTACK_DEAF_TO
from westmarch.mechanics.quantities.items import LABELS
from westmarch.rulebooks.core.glossary import RULES
from westmarch.table.actions import AIMED, PlayEvent, UseCard
from westmarch.table.events.cards import CardTapped
from westmarch.table.events.memory import Remembered
from westmarch.table.game import Game
from westmarch.table.state import Fact

_FELT = "felt"
"""Remembered for the turn of what an environment has affected, with the environment."""
_THEIR_ATTACKS = "q.core.environments-and-under-deeps-attacks"


@RULES.react("environment-once-per-turn", CardTapped)
def is_felt(game: Game, event: CardTapped) -> list[Event]:
    """What an environment has affected is remembered until the turn ends."""
    if event.by is None or not _is_environment(game, event.by):
        return []
    return [Remembered(fact=Fact(_FELT, event.card, event.by, "turn"))]


@RULES.define("environment-once-per-turn", DONE_WITH)
def was_felt_in_this_turn(game: Game, card: str, affected: str) -> bool:
    """In the same turn it is not affected again."""
    return any(
        (each.what, each.about, each.value) == (_FELT, affected, card) for each in game.state.facts
    )


@RULES.forbid(
    "environment-not-under-deeps",
    AIMED,
    says="{action.target} lies in the Under-deeps, where no environment reaches.",
)
def does_not_reach_below(game: Game, action: PlayEvent | UseCard) -> bool:
    """No environment is aimed at a site of the Under-deeps."""
    if not _is_environment(game, action.card) or not lies_below(game, action.target):
        return False
    way = way_of(game, action)
    at_site = way is not None and isinstance(way.target, OnSite)
    return at_site or game.reading(_THEIR_ATTACKS) == "b"


@RULES.forbid(
    "environment-not-under-deeps",
    AIMED,
    says="What attacks is printed on a site of the Under-deeps, where no environment reaches.",
)
def does_not_reach_what_attacks_below(game: Game, action: PlayEvent | UseCard) -> bool:
    """Nor, if it is as safe, at the automatic-attack of one while it is fought."""
    way = way_of(game, action)
    at_attack = way is not None and isinstance(way.target, OnAttack)
    return at_attack and action.target is None and _is_safe_below(game, action.card)


@RULES.define("environment-not-under-deeps", ATTACK_DEAF_TO)
def attack_is_not_reached(game: Game, card: str) -> bool | None:
    """If what attacks there is as safe, no environment changes it."""
    return _is_safe_below(game, card) or None


def _is_safe_below(game: Game, card: str) -> bool:
    """Tell whether what is fought is an attack of the Under-deeps that an environment spares."""
    combat = game.state.combat
    if combat is None or combat.kind != "automatic" or not _is_environment(game, card):
        return False
    below = lies_below(game, game.state.companies[combat.company].site)
    return below and game.reading(_THEIR_ATTACKS) == "b"


def _is_environment(game: Game, card: str) -> bool:
    return "environment" in game.value(LABELS, card)
