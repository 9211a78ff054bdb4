"""What is a haven of a Fallen-wizard, and what is protected."""

from westmarch.cards.model.card import Card
from westmarch.mechanics.quantities.items import ONE_AT_A_TIME
from westmarch.mechanics.quantities.people import IS_HAVEN
from westmarch.mechanics.quantities.sites import PROTECTED
from westmarch.mechanics.sides import is_fallen
from westmarch.table.game import Game


def is_his_haven(game: Game, site: str) -> bool:
    """Tell whether a site is a Wizardhaven of the player's whose card it is."""
    owner = game.card(site).owner
    return is_fallen(game, owner) and game.value(IS_HAVEN, site, owner)


def is_protected(game: Game, site: str) -> bool:
    """Tell whether a site is protected for the player whose card it is."""
    return game.value(PROTECTED, site, game.card(site).owner)


def is_arm(game: Game, card: Card) -> bool:
    """Tell whether a card is a weapon, or something that is worn like one."""
    return not set(game.value(ONE_AT_A_TIME)).isdisjoint(card.keywords)
