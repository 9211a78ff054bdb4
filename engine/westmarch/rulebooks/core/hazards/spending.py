"""Nazgûl who are spent for cards of the sideboard."""

from typing import Any

from westmarch.cards.model.card import Creature
from westmarch.kernel.needs import Need, lacking
from westmarch.mechanics.quantities.actions import COSTS
from westmarch.mechanics.quantities.hazards import (
    COUNTS,
)
from westmarch.mechanics.quantities.turn import ACTS_AGAINST_JOURNEYS
from westmarch.mechanics.sides import is_hazard_for
from westmarch.mechanics.table import (
    Cost,
)
from westmarch.rulebooks.core.hazards import RULES
from westmarch.table.actions import SpendNazgul
from westmarch.table.game import Game
from westmarch.table.state import IN_PLAY
from westmarch.table.telling import not_now

_SPENDING: tuple[Need, ...] = (
    (
        lambda game, action: (
            getattr(game.printed(action.card).facts, "attack", None) is not None
            and game.printed(action.card).facts.attack.race == "Nazgûl"
        ),
        "{action.card} is no Nazgûl.",
    ),
    (
        lambda game, action: game.card(action.card).owner == action.player,
        "{action.card} is not {action.player}'s.",
    ),
    (
        lambda game, action: game.card(action.card).place == IN_PLAY,
        "{action.card} is not in play.",
    ),
    (
        lambda game, action: game.card(action.card).position == "untapped",
        "{action.card} is tapped, and to be spent it would have to be untapped.",
    ),
    (
        lambda game, action: game.value(ACTS_AGAINST_JOURNEYS, action.player),
        not_now("A Nazgûl is spent in the movement/hazard phase of the opponent's companies"),
    ),
    (
        lambda game, action: all(
            each in game.state.pile(action.player, "sideboard") for each in action.cards
        ),
        "Not all that is to be brought is in the sideboard.",
    ),
    (
        lambda game, action: all(is_hazard_for(game, action.player, each) for each in action.cards),
        "Not all that is to be brought are hazards.",
    ),
    (lambda _, action: bool(action.cards), "No card is named that is to be brought."),
    (
        lambda _, action: len(set(action.cards)) == len(action.cards),
        "The same card is named twice.",
    ),
)
"""What it takes to spend a Nazgûl."""


@RULES.permit(
    "nazgul-sideboard-to-discard",
    SpendNazgul,
    otherwise=lacking(
        (
            lambda game, action: len(action.cards) <= 5,
            lambda game, action: (
                f"A Nazgûl is worth five hazards in the discard pile at most, and these are "
                f"{len(action.cards)}."
            ),
        ),
        *_SPENDING,
    ),
)
def nazgul_brings_five(game: Game, action: SpendNazgul) -> bool | None:
    """A Nazgûl is worth up to five hazards in the discard pile."""
    if action.to != "discard-pile":
        return None
    return 1 <= len(action.cards) <= 5 and _can_spend(game, action)


@RULES.permit(
    "nazgul-sideboard-to-deck",
    SpendNazgul,
    otherwise=lacking(
        (
            lambda game, action: len(action.cards) == 1,
            lambda game, action: (
                f"A Nazgûl is worth one hazard in the play deck, and these are {len(action.cards)}."
            ),
        ),
        (
            lambda game, action: len(game.state.pile(action.player, "play-deck")) >= 5,
            lambda game, action: (
                "For that the play deck needs five cards, and it has "
                f"{len(game.state.pile(action.player, 'play-deck'))}."
            ),
        ),
        *_SPENDING,
    ),
)
def nazgul_brings_one(game: Game, action: SpendNazgul) -> bool | None:
    """Or one in a play deck that has five cards left."""
    if action.to != "play-deck":
        return None
    deck = game.state.pile(action.player, "play-deck")
    return len(action.cards) == 1 and len(deck) >= 5 and _can_spend(game, action)


@RULES.forbid(
    "nazgul-sideboard-to-discard",
    SpendNazgul,
    says="{action.card} is attacking, and goes on no errand.",
)
def is_on_the_attack(game: Game, action: SpendNazgul) -> bool:
    """But not a Nazgûl who attacks."""
    combat = game.state.combat
    return combat is not None and combat.source == action.card


@RULES.define("nazgul-tap-and-discard", COSTS)
def nazgul_is_gone(game: Game, card: str | None, action: Any) -> tuple[Cost, ...] | None:
    """The Nazgûl is gone as soon as that is declared."""
    return (Cost(action.card, "discard"),) if isinstance(action, SpendNazgul) else None


@RULES.define("nazgul-tap-and-discard", COUNTS)
def nazgul_counts(game: Game, card: str | None, action: Any) -> int:
    """It counts one against the limit."""
    return 1 if isinstance(action, SpendNazgul) else 0


def _can_spend(game: Game, action: SpendNazgul) -> bool:
    """Tell whether a player has an untapped Nazgûl to spend, and those hazards to bring."""
    state, nazgul = game.state, game.card(action.card)
    facts = game.printed(action.card).facts
    brought = state.pile(action.player, "sideboard")
    return (
        isinstance(facts, Creature)
        and facts.attack.race == "Nazgûl"
        and (nazgul.owner, nazgul.place, nazgul.position) == (action.player, IN_PLAY, "untapped")
        and game.value(ACTS_AGAINST_JOURNEYS, action.player)
        and len(set(action.cards)) == len(action.cards)
        and all(
            each in brought and is_hazard_for(game, action.player, each) for each in action.cards
        )
    )
