"""What players declare as they hand in their decks."""

from westmarch.cards.kinds import FALLEN_WIZARD, KINDS
from westmarch.kernel.lack import Lack
from westmarch.mechanics.quantities.decks import RESERVES
from westmarch.rulebooks.core.setup import RULES
from westmarch.table.actions import RegisterDeck
from westmarch.table.game import Game
from westmarch.table.windows import DECLARING


@RULES.permit("declare-player-type", RegisterDeck)
def declares_a_kind(game: Game, action: RegisterDeck) -> Lack | bool | None:
    """Before everything else each player says what kind of player he is."""
    if not game.state.at(DECLARING) or action.kind not in KINDS:
        return None
    if action.kind == FALLEN_WIZARD or not action.avatar:
        return True
    return Lack("Nobody but a Fallen-wizard player says who the avatar is.")


@RULES.forbid(
    "fallen-wizard-declares-avatar",
    RegisterDeck,
    says="A Fallen-wizard player says at once which of the Fallen-wizards.",
)
def declares_no_avatar(game: Game, action: RegisterDeck) -> bool:
    """A Fallen-wizard player says who he is as well."""
    return action.kind == FALLEN_WIZARD and not action.avatar


@RULES.define("anti-fallen-wizard-access", RESERVES)
def meets_a_fallen_wizard(game: Game, player: str) -> bool:
    """What was picked against Fallen-wizards is for games against them."""
    return game.state.kind(game.state.opponent(player)) == FALLEN_WIZARD
