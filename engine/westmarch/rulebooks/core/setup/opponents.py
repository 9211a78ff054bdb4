"""What is not played against whom, and what a player may do with it instead."""

from westmarch.cards.every import card_of
from westmarch.cards.kinds import BALROG, RINGWRAITH, WIZARD
from westmarch.cards.names import fold
from westmarch.kernel.lack import Lack, all_of
from westmarch.kernel.order import Rank
from westmarch.mechanics.declaring import wizards
from westmarch.mechanics.lookups import is_hazard
from westmarch.mechanics.quantities.actions import COSTS, TARGETS
from westmarch.mechanics.quantities.hazards import SPARED
from westmarch.mechanics.quantities.setup import GIVEN_UP, NEXT_SETUP_STEP, SWITCHED, TURNED_IN
from westmarch.rulebooks.core.setup import RULES
from westmarch.table.actions import (
    AIMED,
    PLAY,
    AnyPlay,
    Finish,
    PlayCharacter,
    PlayEvent,
    SwitchWizard,
    TurnIn,
    UseCard,
)
from westmarch.table.game import Game
from westmarch.table.windows import DECLARING, SWITCHING

_SWITCHED_FROM = ("play-deck", "sideboard")
"""Where a Wizard player's cards lie that may be exchanged as the opponent declares."""


def _is_listed(game: Game, table: str, card: str) -> bool:
    """Tell whether a card stands in one of the lists."""
    return card in game.survey(_those_listed, table)


def _those_listed(game: Game, table: str) -> frozenset[str]:
    """Look in the list for the name of each card of the game, and for what it is."""
    rows = {(fold(row["Card"]), row["What it is"]) for row in game.table(table)}
    return frozenset(
        each.id
        for each in game.state.cards.values()
        if (named := card_of(each.card)) is not None and (fold(named.name), named.kind) in rows
    )


def _is_against(game: Game, player: str, kind: str) -> bool:
    return game.state.kind(game.state.opponent(player)) == kind


@RULES.forbid(
    "barred-against-ringwraith",
    PLAY,
    says="{action.card} is not played against a Ringwraith player.",
    blanket="card",
)
def is_no_match_for_a_ringwraith(game: Game, action: AnyPlay) -> bool:
    """Some hazards are not played against a Ringwraith player."""
    listed = _is_listed(game, "core.setup.barred-against-ringwraith", action.card)
    return listed and _is_against(game, action.player, RINGWRAITH)


@RULES.forbid(
    "agent-hazards-barred-ringwraith",
    AIMED,
    says="What takes an agent is not played against a Ringwraith player.",
)
def takes_an_agent(game: Game, action: PlayEvent | UseCard) -> bool:
    """A hazard that needs an agent is not played against a Ringwraith player, either."""
    if not isinstance(action, PlayEvent) or not _is_against(game, action.player, RINGWRAITH):
        return False
    needed = {action.character, *game.value(TARGETS, action)}
    paying = {each.card for each in game.value(COSTS, action.card, action)}
    return is_hazard(game, action.card) and not {*needed, *paying}.isdisjoint(game.state.agents)


@RULES.define("no-effect-on-ringwraith", SPARED)
def does_nothing_to_a_ringwraith(game: Game, card: str, player: str) -> bool | None:
    """What a Ringwraith player has played of these does nothing to Ringwraith players."""
    theirs = game.state.kind(game.card(card).owner) == game.state.kind(player) == RINGWRAITH
    return (theirs and _is_listed(game, "core.setup.barred-against-ringwraith", card)) or None


@RULES.forbid(
    "barred-against-balrog",
    PLAY,
    says="{action.card} is not played against a Balrog player.",
    blanket="card",
)
def is_no_match_for_the_balrog(game: Game, action: AnyPlay) -> bool:
    """Some cards are not played against a Balrog player."""
    listed = _is_listed(game, "core.setup.barred-against-balrog", action.card)
    return listed and _is_against(game, action.player, BALROG)


@RULES.permit("swap-card-against-balrog", TurnIn)
def turns_it_in(game: Game, action: TurnIn) -> Lack | bool:
    """Whoever plays against a Balrog player exchanges them for cards of the sideboard."""
    return _turns_in(game, action) or True


def _what_is_of_no_use(game: Game, action: TurnIn) -> Lack | None:
    if action.card in game.value(GIVEN_UP, action.player):
        return None
    if not _is_against(game, action.player, BALROG):
        return Lack("{0.player}'s opponent is no Balrog player.")
    if action.card not in game.state.pile(action.player, "hand"):
        return Lack("{0.card} is not in {0.player}'s hand.")
    return Lack("{0.card} may be played against a Balrog player.")


def _for_one_of_the_sideboard(game: Game, action: TurnIn) -> Lack | None:
    if action.wanted in game.state.pile(action.player, "sideboard"):
        return None
    return Lack("{0.wanted} is not in {0.player}'s sideboard.")


_turns_in = all_of(_what_is_of_no_use, _for_one_of_the_sideboard)


@RULES.define("swap-card-against-balrog", GIVEN_UP)
def are_of_no_use(game: Game, player: str) -> tuple[str, ...] | None:
    """The cards in hand that are not played against a Balrog player."""
    if not _is_against(game, player, BALROG):
        return None
    hand = game.state.pile(player, "hand")
    listed = "core.setup.barred-against-balrog"
    return tuple(each for each in hand if _is_listed(game, listed, each))


@RULES.define("swap-card-against-balrog", TURNED_IN)
def is_gone(game: Game, card: str) -> str:
    """Where it goes is open."""
    discarded = game.reading("q.core.card-turned-in") == "b"
    return "discard-pile" if discarded else "removed-from-the-game"


def _fallen(game: Game, player: str) -> str:
    """Name the Wizard whom a Wizard player's opponent has declared as fallen, if he has."""
    opponent = game.state.opponent(player)
    if game.state.kind(player) != WIZARD:
        return ""
    return next(each.declared for each in game.state.players if each.name == opponent)


@RULES.define("wizard-opponent-may-switch", SWITCHED)
def are_his_wizards(game: Game, player: str) -> tuple[str, ...]:
    """The cards of that Wizard, in the play deck and in the sideboard."""
    fallen = _fallen(game, player)
    held = (card for part in _SWITCHED_FROM for card in game.state.pile(player, part))
    return tuple(each for each in held if game.name(each) == fallen)


@RULES.define("wizard-opponent-may-switch", NEXT_SETUP_STEP, order=Rank.BEFORE)
def switching_comes_next(game: Game, done: str) -> str | None:
    """Before the draft he may be exchanged; whoever has none is passed over."""
    return SWITCHING.name if done == DECLARING.name else None


@RULES.permit("wizard-opponent-may-switch", SwitchWizard)
def takes_another(game: Game, action: SwitchWizard) -> Lack | bool | None:
    """Another Wizard comes for all of them."""
    if not game.state.at(SWITCHING):
        return None
    return _takes(game, action) or True


def _for_his_own(game: Game, action: SwitchWizard) -> Lack | None:
    if game.value(SWITCHED, action.player):
        return None
    return Lack("{0.player} has no Wizard whom the opponent has declared.")


def _another_wizard(game: Game, action: SwitchWizard) -> Lack | None:
    known = any(each.name == action.wizard for each in wizards(game))
    other = known and action.wizard != _fallen(game, action.player)
    return None if other else Lack("{0.wizard} is no other Wizard.")


_takes = all_of(_for_his_own, _another_wizard)


@RULES.permit("wizard-opponent-may-switch", Finish)
def takes_nobody(game: Game, action: Finish) -> bool | None:
    """Nobody has to."""
    return True if game.state.at(SWITCHING) else None


@RULES.forbid(
    "corresponding-wizard-barred",
    PlayCharacter,
    says="The opponent has declared to be {action.card}, so nobody else is.",
    blanket="card",
)
def has_fallen(game: Game, action: PlayCharacter) -> bool:
    """A Wizard whom the opponent has declared as fallen is not played."""
    return game.name(action.card) == _fallen(game, action.player)
