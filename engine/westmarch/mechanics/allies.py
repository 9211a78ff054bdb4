"""Allies: who controls them, and with which company they go."""

from collections.abc import Iterator

from westmarch.cards.model.card import Ally
from westmarch.table.game import Game
from westmarch.table.state import Company


def is_ally(game: Game, card: str) -> bool:
    """Tell whether a card is an ally."""
    return isinstance(game.printed(card).facts, Ally)


def allies_of(game: Game, character: str) -> Iterator[str]:
    """Go through the allies that a character controls."""
    for each in game.card(character).holds:
        if is_ally(game, each):
            yield each


def members(game: Game, company: str) -> tuple[str, ...]:
    """The characters of a company, and the allies they control."""
    characters = game.state.companies[company].characters
    allies = (ally for each in characters for ally in allies_of(game, each))
    return (*characters, *allies)


def company_with(game: Game, who: str) -> Company | None:
    """The company to which a character or an ally belongs."""
    card = game.state.cards.get(who)
    if card is not None and card.company is None and card.host in game.state.cards:
        card = game.card(card.host) if is_ally(game, who) else None
    return game.state.companies[card.company] if card is not None and card.company else None
