"""What players choose because the texts of cards call for it."""

from typing import TypeAlias

from westmarch.cards.model.card import Card
from westmarch.kernel.rulebook import Rule
from westmarch.rulebooks.cards.clause_registry import rule
from westmarch.rulebooks.cards.lasting import Key
from westmarch.table.actions import ChooseCard
from westmarch.table.events.cards import CardChosen, CardsPicked
from westmarch.table.events.chain import RollMade
from westmarch.table.game import Game

CalledBack: TypeAlias = CardChosen | CardsPicked | RollMade
"""What comes of a call that remembers for what it was made."""


def choosing(card: Card, *keys: Key | str) -> Rule:
    """Give the rule by which a player chooses among what these effects of a card call for."""

    def may_choose(game: Game, action: ChooseCard) -> bool | None:
        return is_called_for(game, action, *keys)

    says = f"What may be chosen is what {card.name} calls for."
    return rule(card, "permit", ChooseCard, may_choose, says)


def is_called_for(game: Game, action: ChooseCard, *calling: Key | str) -> bool | None:
    """Tell whether a player chooses what one of these calls for; None where none of them does."""
    for choice in game.state.choices[:1]:
        asked = choice.card == action.card and isinstance(choice.what, tuple)
        if asked and choice.what[0] in calling:
            return action.chosen in choice.among
    return None


def is_answer(event: CalledBack, *calling: Key | str) -> bool:
    """Tell whether what was chosen, or rolled, was called for by one of these."""
    return isinstance(event.what, tuple) and event.what[0] in calling


def answers(game: Game, event: CalledBack, card: Card, key: Key) -> bool:
    """Tell whether what was chosen, or rolled, was called for by this effect of a card."""
    return game.printed(event.card).id == card.id and is_answer(event, key)
