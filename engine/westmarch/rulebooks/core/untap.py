"""The untap phase."""

from westmarch.kernel.actions import Untap
from westmarch.kernel.game import Game
from westmarch.kernel.rulebook import Rulebook
from westmarch.kernel.state import IN_PLAY

RULES = Rulebook("core.untap")


@RULES.permit("untap-cards", Untap)
def untaps_tapped_cards(game: Game, action: Untap) -> bool:
    """Tapped cards in play may be untapped."""
    state = game.state
    return state.window.name == "untap" and all(
        state.cards[each].place == IN_PLAY and state.cards[each].position == "tapped"
        for each in action.cards
    )


@RULES.forbid(
    "only-own-cards", Untap, says="Only the player whose turn it is untaps, and only his own cards."
)
def untaps_for_another(game: Game, action: Untap) -> bool:
    """The hazard player's cards stay as they are."""
    player = game.state.turn_player
    owners = {game.card(each).owner for each in action.cards}
    return action.player != player or owners != {player}


@RULES.forbid("sites-stay-tapped", Untap, says="Sites do not untap in the untap phase.")
def untaps_a_site(game: Game, action: Untap) -> bool:
    """Sites stay tapped."""
    return any(game.printed(each).type == "site" for each in action.cards)
