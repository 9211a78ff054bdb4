"""Nazgûl who are spent for cards of the sideboard."""

from typing import Any

from westmarch.cards.model.card import Creature
from westmarch.kernel.lack import Lack, all_of
from westmarch.mechanics.lookups import (
    Cost,
)
from westmarch.mechanics.needs import is_own_card
from westmarch.mechanics.quantities.actions import COSTS
from westmarch.mechanics.quantities.hazards import (
    COUNTS,
)
from westmarch.mechanics.quantities.turn import ACTS_AGAINST_JOURNEYS
from westmarch.mechanics.sides import is_hazard_for
from westmarch.rulebooks.core.hazards import RULES
from westmarch.table.actions import SpendNazgul
from westmarch.table.game import Game
from westmarch.table.state import IN_PLAY
from westmarch.table.telling import not_now


@RULES.permit(
    "nazgul-sideboard-to-discard",
    SpendNazgul,
)
def nazgul_brings_five(game: Game, action: SpendNazgul) -> Lack | bool | None:
    """A Nazgûl is worth up to five hazards in the discard pile."""
    return _brings_five(game, action) or True if action.to == "discard-pile" else None


def _five_at_most(_: Game, action: SpendNazgul) -> Lack | None:
    if len(action.cards) <= 5:
        return None
    says = "A Nazgûl is worth five hazards in the discard pile at most, and these are {0}."
    return Lack(says, (len(action.cards),))


@RULES.permit(
    "nazgul-sideboard-to-deck",
    SpendNazgul,
)
def nazgul_brings_one(game: Game, action: SpendNazgul) -> Lack | bool | None:
    """Or one in a play deck that has five cards left."""
    return _brings_one(game, action) or True if action.to == "play-deck" else None


def _one_alone(_: Game, action: SpendNazgul) -> Lack | None:
    if len(action.cards) == 1:
        return None
    says = "A Nazgûl is worth one hazard in the play deck, and these are {0}."
    return Lack(says, (len(action.cards),))


def _to_five_cards(game: Game, action: SpendNazgul) -> Lack | None:
    left = len(game.state.pile(action.player, "play-deck"))
    if left >= 5:
        return None
    return Lack("For that the play deck needs five cards, and it has {0}.", (left,))


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


def _is_a_nazgul(game: Game, action: SpendNazgul) -> Lack | None:
    facts = game.printed(action.card).facts
    nazgul = isinstance(facts, Creature) and facts.attack.race == "Nazgûl"
    return None if nazgul else Lack("{0.card} is no Nazgûl.")


def _is_untapped_in_play(game: Game, action: SpendNazgul) -> Lack | None:
    nazgul = game.card(action.card)
    if nazgul.place != IN_PLAY:
        return Lack("{0.card} is not in play.")
    if nazgul.position != "untapped":
        return Lack("{0.card} is tapped, and to be spent it would have to be untapped.")
    return None


def _while_hazards_act(game: Game, action: SpendNazgul) -> Lack | None:
    return None if game.value(ACTS_AGAINST_JOURNEYS, action.player) else Lack(_NOT_NOW)


def _for_hazards_of_the_sideboard(game: Game, action: SpendNazgul) -> Lack | None:
    there = game.state.pile(action.player, "sideboard")
    if not all(each in there for each in action.cards):
        return Lack("Not all that is to be brought is in the sideboard.")
    if not all(is_hazard_for(game, action.player, each) for each in action.cards):
        return Lack("Not all that is to be brought are hazards.")
    return None


def _each_named_once(_: Game, action: SpendNazgul) -> Lack | None:
    if not action.cards:
        return Lack("No card is named that is to be brought.")
    twice = len(set(action.cards)) < len(action.cards)
    return Lack("The same card is named twice.") if twice else None


_NOT_NOW = not_now("A Nazgûl is spent in the movement/hazard phase of the opponent's companies")
_spends = all_of(
    _is_a_nazgul,
    is_own_card,
    _is_untapped_in_play,
    _while_hazards_act,
    _for_hazards_of_the_sideboard,
    _each_named_once,
)
_brings_five = all_of(_five_at_most, _spends)
_brings_one = all_of(_one_alone, _to_five_cards, _spends)
