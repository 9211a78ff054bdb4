"""Being rid of corruption cards without tapping for it."""

from westmarch.kernel.event import Event
from westmarch.kernel.rulebook import Rulebook
from westmarch.mechanics.corruption import is_attempt, who_tries
from westmarch.table.actions import UseCard
from westmarch.table.events.chain import Declared
from westmarch.table.events.memory import Remembered
from westmarch.table.game import Game
from westmarch.table.state import Fact

RULES = Rulebook("dragons.corruption-removal")

_TRIED_BY = "attempt without tapping"
"""Remembered of a corruption card: who made it."""


@RULES.permit(
    "wounded-may-try",
    UseCard,
    lifts=("core.corruption.remove-without-tapping",),
    says="A wounded character, too, may try to be rid of {action.card}, at 3 less.",
)
def tries_while_wounded(game: Game, action: UseCard) -> bool | None:
    """Being wounded is no obstacle."""
    if action.tap or not is_attempt(game, action):
        return None
    who = who_tries(game, action)
    wounded = who is not None and game.card(who).position == "wounded"
    return (wounded and not game.state.chain) or None


# How often


@RULES.react("once-per-turn", Declared)
def is_tried_untapped(game: Game, event: Declared) -> list[Event]:
    """Who made an attempt without tapping is remembered until the turn ends."""
    action = event.action
    if not is_attempt(game, action) or action.tap:
        return []
    who = who_tries(game, action)
    return [Remembered(fact=Fact(_TRIED_BY, action.card, who, until="turn"))]


@RULES.forbid(
    "once-per-turn",
    UseCard,
    says="The same character has tried {action.card} without tapping in this turn already.",
    otherwise=lambda game, action: (
        f"{game.called(who_tries(game, action) or '')} has not tried {game.name(action.card)} "
        "without tapping in this turn."
        if not action.tap and is_attempt(game, action)
        else ""
    ),
)
def has_tried_it_untapped(game: Game, action: UseCard) -> bool:
    """Nobody tries one card twice in a turn without tapping."""
    return not action.tap and is_attempt(game, action) and _has_tried(game, action)


@RULES.permit(
    "once-per-turn",
    UseCard,
    lifts=(
        "core.corruption.remove-untapped-not-after-attempt",
        "core.corruption.remove-untapped-ends-attempts",
    ),
)
def other_attempts_are_free(game: Game, action: UseCard) -> bool | None:
    """Perhaps no other attempts matter than those that he made himself without tapping."""
    if not is_attempt(game, action) or game.state.chain:
        return None
    tried = game.state.fact("attempt", action.card) is not None
    if not tried or (not action.tap and _has_tried(game, action)):
        return None
    return game.reading("q.dragons.corruption-attempts") == "b" or None


def _has_tried(game: Game, action: UseCard) -> bool:
    who = who_tries(game, action)
    return any(
        (each.what, each.about, each.value) == (_TRIED_BY, action.card, who)
        for each in game.state.facts
    )
