"""What cards ask of a Fallen-wizard player and of his havens."""

from westmarch.cards.model.card import Card
from westmarch.cards.model.phrases.conditions import (
    HasFactions,
    HasProtectedHaven,
    HasStrayed,
    IsFallenWizard,
)
from westmarch.mechanics.quantities.items import ONE_AT_A_TIME
from westmarch.mechanics.quantities.people import IS_HAVEN, WHICH_FALLEN_WIZARD
from westmarch.mechanics.quantities.points import STAGE_POINTS
from westmarch.mechanics.quantities.sites import PROTECTED
from westmarch.mechanics.sides import is_fallen
from westmarch.mechanics.table import sites_in_play
from westmarch.table.game import Game

OfPlayer = IsFallenWizard | HasStrayed | HasFactions | HasProtectedHaven


def holds_of_player(game: Game, condition: OfPlayer, player: str) -> bool:
    """Tell whether a condition is met by a player."""
    match condition:
        case IsFallenWizard():
            he = game.value(WHICH_FALLEN_WIZARD, player)
            return is_fallen(game, player) and (he in condition.names) == condition.yes
        case HasStrayed():
            return bool(game.value(STAGE_POINTS, player) >= condition.number)
        case HasFactions():
            pile = game.state.pile(player, "marshalling-point-pile")
            mine = [each for each in pile if game.card(each).owner == player]
            factions = [each for each in mine if game.printed(each).type == "faction"]
            return len(factions) >= condition.number
        case HasProtectedHaven():
            mine = [each for each in sites_in_play(game) if game.card(each).owner == player]
            return any(is_his_haven(game, each) and is_protected(game, each) for each in mine)


def is_his_haven(game: Game, site: str) -> bool:
    """Tell whether a site is a Wizardhaven of the player's whose card it is."""
    owner = game.card(site).owner
    return is_fallen(game, owner) and bool(game.value(IS_HAVEN, site, owner))


def is_protected(game: Game, site: str) -> bool:
    """Tell whether a site is protected for the player whose card it is."""
    return bool(game.value(PROTECTED, site, game.card(site).owner))


def is_arm(game: Game, card: Card) -> bool:
    """Tell whether a card is a weapon, or something that is worn like one."""
    return not set(game.value(ONE_AT_A_TIME)).isdisjoint(card.keywords)
