"""What is not played against whom, and what a player may do with it instead."""

from westmarch.cards.every import card_of
from westmarch.kernel.needs import lacking
from westmarch.mechanics.quantities.hazards import SPARED
from westmarch.mechanics.quantities.setup import TURNED_IN
from westmarch.mechanics.sides import is_fallen
from westmarch.mechanics.table import is_avatar
from westmarch.rulebooks.core.setup import RULES
from westmarch.table.actions import PLAY, PlayCard, PlayCharacter, TurnIn
from westmarch.table.game import Game


def _is_listed(game: Game, table: str, card: str) -> bool:
    """Tell whether a card stands in one of the lists, by its name and as what it is."""
    named = card_of(game.card(card).card)
    return named is not None and any(
        (row["Card"], row["What it is"]) == (named.name, named.kind) for row in game.table(table)
    )


def _is_against(game: Game, player: str, kind: str) -> bool:
    return game.state.kind(game.state.opponent(player)) == kind


@RULES.forbid(
    "barred-against-ringwraith",
    PLAY,
    says="{action.card} is not played against a Ringwraith player.",
)
def is_no_match_for_a_ringwraith(game: Game, action: PlayCard) -> bool:
    """Some hazards are not played against a Ringwraith player."""
    listed = _is_listed(game, "core.setup.barred-against-ringwraith", action.card)
    return listed and _is_against(game, action.player, "ringwraith")


@RULES.define("no-effect-on-ringwraith", SPARED)
def does_nothing_to_a_ringwraith(game: Game, card: str, player: str) -> bool | None:
    """What a Ringwraith player has played of these does nothing to Ringwraith players."""
    theirs = game.state.kind(game.card(card).owner) == game.state.kind(player) == "ringwraith"
    return (theirs and _is_listed(game, "core.setup.barred-against-ringwraith", card)) or None


@RULES.forbid(
    "barred-against-balrog",
    PLAY,
    says="{action.card} is not played against a Balrog player.",
)
def is_no_match_for_the_balrog(game: Game, action: PlayCard) -> bool:
    """Some cards are not played against a Balrog player."""
    listed = _is_listed(game, "core.setup.barred-against-balrog", action.card)
    return listed and _is_against(game, action.player, "balrog")


@RULES.permit(
    "swap-card-against-balrog",
    TurnIn,
    otherwise=lacking(
        (
            lambda game, action: _is_against(game, action.player, "balrog"),
            "{action.player}'s opponent is no Balrog player.",
        ),
        (
            lambda game, action: action.card in game.state.pile(action.player, "hand"),
            "{action.card} is not in {action.player}'s hand.",
        ),
        (
            lambda game, action: _is_listed(game, "core.setup.barred-against-balrog", action.card),
            "{action.card} may be played against a Balrog player.",
        ),
        otherwise="{action.wanted} is not in {action.player}'s sideboard.",
    ),
)
def turns_it_in(game: Game, action: TurnIn) -> bool:
    """Whoever plays against a Balrog player exchanges them for cards of the sideboard."""
    return (
        _is_against(game, action.player, "balrog")
        and action.card in game.state.pile(action.player, "hand")
        and _is_listed(game, "core.setup.barred-against-balrog", action.card)
        and action.wanted in game.state.pile(action.player, "sideboard")
    )


@RULES.define("swap-card-against-balrog", TURNED_IN)
def is_gone(game: Game, card: str) -> str:
    """Where it goes is open."""
    discarded = game.reading("q.core.card-turned-in") == "b"
    return "discard-pile" if discarded else "removed-from-the-game"


@RULES.forbid(
    "corresponding-wizard-barred",
    PlayCharacter,
    says="The opponent has declared to be {action.card}, so nobody else is.",
)
def has_fallen(game: Game, action: PlayCharacter) -> bool:
    """A Wizard whom the opponent has declared as fallen is not played."""
    opponent = game.state.opponent(action.player)
    declared = next(each.declared for each in game.state.players if each.name == opponent)
    return (
        game.state.kind(action.player) == "wizard"
        and is_fallen(game, opponent)
        and is_avatar(game, action.card)
        and game.name(action.card) == declared
    )
