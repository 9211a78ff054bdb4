"""What may be done about an attack before its strikes are assigned, and what may not."""

from collections.abc import Callable

from westmarch.cards.model.journey_clauses import SendsBack
from westmarch.kernel.event import Event
from westmarch.kernel.rulebook import TermOfCard
from westmarch.kernel.rules import NONE
from westmarch.mechanics.combat_actions import (
    about,
    at_hand,
    helping_company,
    ordinary,
    removes_cards,
    types_cancelled,
)
from westmarch.mechanics.foresight import bears_on, changes_number_of_strikes, would_send_back
from westmarch.mechanics.journey import type_of_place
from westmarch.mechanics.lookups import is_hazard
from westmarch.mechanics.quantities.combat import (
    ATTACK_BODY,
    ATTACK_CHANGE,
    ATTACK_PROWESS,
    ATTACK_STRIKES,
    MORE_TO_COME,
)
from westmarch.rulebooks.core.combat import RULES
from westmarch.table.actions import (
    AIMED,
    FREE,
    ORDINARY,
    Action,
    FaceStrike,
    Finish,
    PlayEvent,
    UseCard,
)
from westmarch.table.events.chain import ChainEnded
from westmarch.table.events.turns import WindowReopened
from westmarch.table.game import Game
from westmarch.table.windows import COMBAT_ACTIONS, FACE_STRIKES


@RULES.permit(
    "pre-assignment-actions",
    ORDINARY,
    says="Before strikes are assigned, players may do what the phase allows.",
)
def ordinary_before_assignment(game: Game, action: Action) -> bool | None:
    """What the phase allows is allowed before strikes are assigned."""
    combat = game.state.combat
    if combat is None or game.state.combat_step is FACE_STRIKES or not ordinary(game, action):
        return None
    return game.state.combat_step is COMBAT_ACTIONS


@RULES.permit(
    "cancel-or-modify-window",
    AIMED,
    says="Before strikes are assigned, the attack may be cancelled or changed.",
)
def resource_against_attack(game: Game, action: PlayEvent | UseCard) -> bool | None:
    """Before strikes are assigned, the defender may cancel or change the attack."""
    combat = game.state.combat
    if combat is None or is_hazard(game, action.card) or "attack" not in bears_on(game, action):
        return None
    return _acts_before_assignment(game, action, combat.defender)


@RULES.permit("hazard-player-window", AIMED)
def hazard_for_attack(game: Game, action: PlayEvent | UseCard) -> bool | None:
    """So may the hazard player, in a movement/hazard phase."""
    combat = game.state.combat
    if combat is None or not is_hazard(game, action.card) or "attack" not in bears_on(game, action):
        return None
    in_phase = game.state.phase == "movement-hazard"
    return in_phase and _acts_before_assignment(game, action, combat.attacker)


def _acts_before_assignment(game: Game, action: PlayEvent | UseCard, player: str) -> bool:
    combat = game.state.combat
    assert combat is not None
    return (
        game.state.combat_step is COMBAT_ACTIONS
        and action.player == player
        and at_hand(game, action)
    )


@RULES.forbid(
    "helper-in-company",
    AIMED,
    says="Help against an attack has to come from the company that is attacked.",
)
def helper_is_elsewhere(game: Game, action: PlayEvent | UseCard) -> bool:
    """Who or what helps is in the company, or belongs to none."""
    combat = game.state.combat
    if combat is None or is_hazard(game, action.card) or not about(game, action):
        return False
    company = helping_company(game, action)
    return company is not None and company != combat.side(action.player)


@RULES.forbid(
    "keyed-by-name",
    AIMED,
    says="The attack is keyed to a place by its name, and not to such a type.",
)
def key_is_a_name(game: Game, action: PlayEvent | UseCard) -> bool:
    """What cancels attacks keyed to a type does nothing about one keyed to a name."""
    combat = game.state.combat
    types = types_cancelled(game, action)
    if combat is None or combat.keyed_to is None:
        return False
    return type_of_place(game, combat.company, combat.keyed_to) in types


def _effects(what: str) -> Callable[..., list[TermOfCard]]:
    """Give what each card adds to a number of the attack, with the card that says so."""

    def by_card(game: Game, _before: int) -> list[TermOfCard]:
        added: dict[str, int] = {}
        for each in game.applicable(game.rules.defines.get(ATTACK_CHANGE, NONE), (what,)):
            if each.card and (amount := each.run(game, what)):
                added[each.card] = added.get(each.card, 0) + amount
        labels = {each.card: each.id for each in game.state.cards.values()}
        return [(amount, game.name(card), labels.get(card, "")) for card, amount in added.items()]

    return by_card


@RULES.adjust("only-attack-effects-modify", ATTACK_STRIKES, terms=_effects("strikes"))
def strikes_changed(game: Game, strikes: int) -> int | None:
    """What effects on attacks add to the strikes."""
    change = game.value(ATTACK_CHANGE, "strikes")
    return strikes + change if change else None


@RULES.adjust("only-attack-effects-modify", ATTACK_PROWESS, terms=_effects("prowess"))
def prowess_changed(game: Game, prowess: int) -> int | None:
    """What effects on attacks add to the prowess."""
    change = game.value(ATTACK_CHANGE, "prowess")
    return prowess + change if change else None


@RULES.adjust("only-attack-effects-modify", ATTACK_BODY, terms=_effects("body"))
def body_changed(game: Game, body: int | None) -> int | None:
    """What effects on attacks add to the body, if there is one."""
    change = game.value(ATTACK_CHANGE, "body")
    return body + change if change and body is not None else None


@RULES.permit("window-closes", Finish, says="Each player says when strikes may be assigned.")
def done_before_assignment(game: Game, action: Finish) -> bool | None:
    """Both players say when strikes may be assigned."""
    return game.state.at(COMBAT_ACTIONS) or None


@RULES.react("window-closes", ChainEnded)
def both_are_asked_again(game: Game, event: ChainEnded) -> list[Event]:
    """When either has done something, the other may answer, even if he was done."""
    combat = game.state.combat
    if combat is None or not game.state.at(COMBAT_ACTIONS):
        return []
    return [WindowReopened(waiting=(combat.defender, combat.attacker))]


@RULES.forbid(
    "window-closes",
    AIMED,
    says="Strikes are being assigned or faced: the attack as a whole is beyond reach.",
)
def too_late_for_attack(game: Game, action: PlayEvent | UseCard) -> bool:
    """From the first assignment on, the attack as a whole is beyond reach."""
    combat = game.state.combat
    if combat is None or game.state.combat_step is COMBAT_ACTIONS:
        return False
    if "attack" not in bears_on(game, action):
        return False
    if "attack" in about(game, action) or not removes_cards(game, action):
        return True
    # What made the strikes stronger or weaker is taken away, and their number stays.
    if combat.strike is None or changes_number_of_strikes(game, action):
        return True
    return game.reading("q.core.strike-through-the-attack") == "a"


@RULES.forbid(
    "pending-effects-restrict",
    FREE,
    says=lambda game, _, action: (
        f"More is to come of {_what_goes_on(game)}: there is only time for the combat itself."
    ),
)
def more_is_to_come(game: Game, action: Action) -> bool:
    """No ordinary actions while what led to the attack, a chain or an event, is not at its end."""
    if game.state.combat is None:
        return False
    pending = _chain_goes_on(game) or game.value(MORE_TO_COME)
    return pending and ordinary(game, action)


def _chain_goes_on(game: Game) -> bool:
    return any(each.actions for each in game.state.interrupted)


def _what_goes_on(game: Game) -> str:
    combat = game.state.combat
    if combat is None or _chain_goes_on(game):
        return "the same chain of effects"
    return game.name(combat.source)


@RULES.forbid(
    "off-turn-defender",
    FREE,
    FaceStrike,
    says="It is not {action.player}'s turn: {action.player} can do nothing about this attack.",
)
def defends_out_of_turn(game: Game, action: Action | FaceStrike) -> bool:
    """Who is attacked in the opponent's turn takes the strikes as they come."""
    combat = game.state.combat
    if combat is None or not action.player == combat.defender != game.state.turn_player:
        return False
    if isinstance(action, FaceStrike):
        return not action.tap or bool(action.supporters)
    return True


@RULES.forbid(
    "no-return-mid-attack",
    PlayEvent,
    says="Nobody sends a company back while an attack is being fought.",
    blanket="card",
)
def sends_back_in_combat(game: Game, action: PlayEvent) -> bool:
    """No company turns back in the middle of an attack."""
    clauses = game.printed(action.card).clauses
    returns = any(isinstance(each, SendsBack) for each in clauses)
    return game.state.combat is not None and returns


@RULES.forbid(
    "no-return-mid-attack",
    AIMED,
    says="{action.card} would send the company back while an attack is being fought.",
)
def would_turn_it_back(game: Game, action: PlayEvent | UseCard) -> bool:
    """Whatever else a card is for, it does not make the company turn back in the meantime."""
    return would_send_back(game, action)
