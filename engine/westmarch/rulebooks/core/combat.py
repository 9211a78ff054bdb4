"""Combat: how it begins, what may be done before strikes are assigned, and what it comes to."""

from typing import Any

from westmarch.cards.clauses.meant import is_such_attack, is_there
from westmarch.cards.journey_clauses import SendsBack
from westmarch.cards.phrases import EachAttack
from westmarch.cards.play_clauses import Standing
from westmarch.kernel.actions import FaceStrike, Finish, PlayCreature, PlayEvent, UseCard
from westmarch.kernel.events import (
    AttackBegan,
    AttackCalled,
    AttackDefeated,
    AttackFought,
    CardMoved,
    ChainEnded,
    Demanded,
    Event,
    Remembered,
    WindowReopened,
)
from westmarch.kernel.game import Game
from westmarch.kernel.rulebook import Rulebook
from westmarch.kernel.state import Combat, Fact, Strike
from westmarch.mechanics.combat import CalledAttack
from westmarch.mechanics.combat_actions import (
    ORDINARY,
    Ordinary,
    about,
    at_hand,
    helping_company,
    ordinary,
    types_cancelled,
)
from westmarch.mechanics.journey import type_of_place
from westmarch.mechanics.quantities import (
    ATTACK_BODY,
    ATTACK_CHANGE,
    ATTACK_LASTS,
    ATTACK_PROWESS,
    ATTACK_STRIKES,
    ATTACKS_NEXT,
    COMPOSITION,
    FIGHTERS,
    NEGATED,
    PLACE_OF_DEFEATED,
)
from westmarch.mechanics.table import is_hazard

RULES = Rulebook("core.combat")


# How an attack begins


@RULES.react("attack-is-own-action", AttackCalled)
def attack_is_demanded(game: Game, event: AttackCalled) -> list[Event]:
    """An attack that a card calls for is declared in a chain of its own."""
    company = game.state.companies[event.company]
    attacker = game.state.opponent(company.player)
    return [Demanded(demand=CalledAttack(attacker, event.source, event.attack, event.company))]


@RULES.define("attack-is-own-action", NEGATED)
def caller_has_gone(game: Game, action: Any) -> bool:
    """If the card that calls for it leaves play in the meantime, nothing comes of it."""
    called = isinstance(action, CalledAttack)
    return called and not is_there(game, action.source)


@RULES.forbid(
    "no-attack-in-response",
    PlayCreature,
    says="An attack cannot be declared in response to something else.",
)
def attack_in_response(game: Game, action: PlayCreature) -> bool:
    """An attack opens a chain of effects."""
    return bool(game.state.chain)


@RULES.forbid(
    "no-attack-during-combat",
    PlayCreature,
    says="Another attack is being fought.",
)
def attack_during_combat(game: Game, action: PlayCreature) -> bool:
    """One attack after the other."""
    return game.state.combat is not None


@RULES.define("source-leaving-play", ATTACK_LASTS)
def attack_outlasts_its_source(game: Game) -> bool:
    """What has become combat goes on."""
    return True


@RULES.react("faced-when-initiated", AttackBegan)
def attack_is_faced(game: Game, event: AttackBegan) -> list[Event]:
    """The company has faced the attack from its very beginning."""
    combat = event.combat
    faced = (combat.attack.race, combat.source)
    return [Remembered(fact=Fact("faced", combat.company, faced, until="turn"))]


@RULES.react("composition-fixed", AttackBegan, order=-10)
def composition_is_noted(game: Game, event: AttackBegan) -> list[Event]:
    """Who is in the company is noted as the attack begins."""
    company = event.combat.company
    members = game.value(FIGHTERS, company)
    return [Remembered(fact=Fact("composition", company, members, until="combat"))]


@RULES.define("composition-fixed", COMPOSITION)
def as_the_attack_began(game: Game) -> tuple[str, ...] | None:
    """And so it stays for this attack."""
    combat = game.state.combat
    assert combat is not None
    fact = game.state.fact("composition", combat.company)
    return None if fact is None else fact.value


# Before strikes are assigned


@RULES.permit(
    "pre-assignment-actions",
    *ORDINARY,
    says="Before strikes are assigned, players may do what the phase allows.",
)
def ordinary_before_assignment(game: Game, action: Ordinary) -> bool | None:
    """What the phase allows is allowed before strikes are assigned."""
    combat = game.state.combat
    if combat is None or combat.step == "face-strikes" or not ordinary(game, action):
        return None
    return combat.step == "combat-actions"


@RULES.permit(
    "cancel-or-modify-window",
    PlayEvent,
    UseCard,
    says="Before strikes are assigned, the attack may be cancelled or changed.",
)
def resource_against_attack(game: Game, action: PlayEvent | UseCard) -> bool | None:
    """Before strikes are assigned, the defender may cancel or change the attack."""
    combat = game.state.combat
    if combat is None or is_hazard(game, action.card) or "attack" not in about(game, action):
        return None
    return _acts_before_assignment(game, action, combat.defender)


@RULES.permit("hazard-player-window", PlayEvent, UseCard)
def hazard_for_attack(game: Game, action: PlayEvent | UseCard) -> bool | None:
    """So may the hazard player, in a movement/hazard phase."""
    combat = game.state.combat
    if combat is None or not is_hazard(game, action.card) or "attack" not in about(game, action):
        return None
    in_phase = game.state.phase == "movement-hazard"
    return in_phase and _acts_before_assignment(game, action, combat.attacker)


def _acts_before_assignment(game: Game, action: PlayEvent | UseCard, player: str) -> bool:
    combat = game.state.combat
    assert combat is not None
    return (
        combat.step == "combat-actions"
        and action.player == player
        and player in game.state.window.waiting
        and at_hand(game, action)
    )


@RULES.forbid(
    "helper-in-company",
    PlayEvent,
    UseCard,
    says="Help against an attack has to come from the company that is attacked.",
)
def helper_is_elsewhere(game: Game, action: PlayEvent | UseCard) -> bool:
    """Who or what helps is in the company, or belongs to none."""
    combat = game.state.combat
    if combat is None or is_hazard(game, action.card) or not about(game, action):
        return False
    company = helping_company(game, action)
    return company is not None and company != combat.company


@RULES.forbid(
    "keyed-by-name",
    PlayEvent,
    UseCard,
    says="The attack is keyed to a place by its name, and not to such a type.",
)
def key_is_a_name(game: Game, action: PlayEvent | UseCard) -> bool:
    """What cancels attacks keyed to a type does nothing about one keyed to a name."""
    combat = game.state.combat
    types = types_cancelled(game, action)
    if combat is None or combat.keyed_to is None or combat.keyed_to in types:
        return False
    return type_of_place(game, combat.company, combat.keyed_to) in types


@RULES.adjust("only-attack-effects-modify", ATTACK_STRIKES, says="effects on the attack")
def strikes_changed(game: Game, strikes: int) -> int | None:
    """What effects on attacks add to the strikes."""
    change: int = game.value(ATTACK_CHANGE, "strikes")
    return max(0, strikes + change) if change else None


@RULES.adjust("only-attack-effects-modify", ATTACK_PROWESS, says="effects on the attack")
def prowess_changed(game: Game, prowess: int) -> int | None:
    """What effects on attacks add to the prowess."""
    change: int = game.value(ATTACK_CHANGE, "prowess")
    return prowess + change if change else None


@RULES.adjust("only-attack-effects-modify", ATTACK_BODY, says="effects on the attack")
def body_changed(game: Game, body: int | None) -> int | None:
    """What effects on attacks add to the body, if there is one."""
    change: int = game.value(ATTACK_CHANGE, "body")
    return body + change if change and body is not None else None


@RULES.permit("window-closes", Finish, says="Each player says when strikes may be assigned.")
def done_before_assignment(game: Game, action: Finish) -> bool | None:
    """Both players say when strikes may be assigned."""
    window = game.state.window
    return (window.name == "combat-actions" and action.player in window.waiting) or None


@RULES.react("window-closes", ChainEnded)
def both_are_asked_again(game: Game, event: ChainEnded) -> list[Event]:
    """When either has done something, the other may answer, even if he was done."""
    combat = game.state.combat
    if combat is None or game.state.window.name != "combat-actions":
        return []
    return [WindowReopened(waiting=(combat.defender, combat.attacker))]


@RULES.forbid(
    "window-closes",
    PlayEvent,
    UseCard,
    says="Strikes are being assigned or faced: the attack as a whole is beyond reach.",
)
def too_late_for_attack(game: Game, action: PlayEvent | UseCard) -> bool:
    """From the first assignment on, the attack as a whole is beyond reach."""
    combat = game.state.combat
    if combat is None or combat.step == "combat-actions":
        return False
    return "attack" in about(game, action) or _changes_attacks(game, action, combat)


def _changes_attacks(game: Game, action: PlayEvent | UseCard, combat: Combat) -> bool:
    """Tell whether an event will change such attacks for as long as it is in play."""
    return isinstance(action, PlayEvent) and any(
        isinstance(each, Standing)
        and isinstance(each.subject, EachAttack)
        and is_such_attack(game, each.subject.attacks, combat)
        for each in game.printed(action.card).clauses
    )


# What is out of the question


@RULES.forbid(
    "pending-effects-restrict",
    *ORDINARY,
    says="More is to come of the same chain of effects: there is only time for the combat itself.",
)
def more_is_to_come(game: Game, action: Ordinary) -> bool:
    """No ordinary actions while the chain that led to the attack is not at its end."""
    combat = game.state.combat
    return combat is not None and bool(combat.interrupted) and ordinary(game, action)


@RULES.forbid(
    "off-turn-defender",
    *ORDINARY,
    FaceStrike,
    says="It is not {action.player}'s turn: {action.player} can do nothing about this attack.",
)
def defends_out_of_turn(game: Game, action: Ordinary | FaceStrike) -> bool:
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
)
def sends_back_in_combat(game: Game, action: PlayEvent) -> bool:
    """No company turns back in the middle of an attack."""
    clauses = game.printed(action.card).clauses
    returns = any(isinstance(each, SendsBack) for each in clauses)
    return game.state.combat is not None and returns


# What it comes to


def all_defeated(game: Game, strikes: tuple[Strike, ...]) -> bool:
    """Tell whether there were strikes, and all were defeated."""
    cancelled = any(each.outcome == "cancelled" for each in strikes)
    if cancelled and game.reading("q.core.cancelled-strike") == "b":
        strikes = tuple(each for each in strikes if each.outcome != "cancelled")
    return bool(strikes) and all(each.defeated for each in strikes)


def _defeated(game: Game, combat: Combat) -> list[Event]:
    """Take the defeated card to where it goes."""
    place = game.value(PLACE_OF_DEFEATED, combat)
    kept = combat.defender if place == "marshalling-point-pile" else None
    return [
        CardMoved(card=combat.source, to=place, player=kept),
        AttackDefeated(combat=combat),
    ]


def _is_creature(game: Game, combat: Combat) -> bool:
    return combat.kind == "creature" and game.printed(combat.source).type == "creature"


def _attacks_again(game: Game, combat: Combat) -> bool:
    """Tell whether the creature has another attack to make."""
    source, company, key = combat.source, combat.company, combat.keyed_to
    again: bool = game.value(ATTACKS_NEXT, source, company, key, combat.number + 1)
    return again


def _creature_is_beaten(game: Game, combat: Combat) -> bool:
    """Tell whether every strike that a creature dealt, in all its attacks, was defeated."""
    earlier = (
        strike
        for fact in game.state.facts
        if fact.what == "strikes" and fact.about == combat.source
        for strike in fact.value
    )
    return all_defeated(game, (*combat.strikes, *earlier))


@RULES.react(
    "creature-defeated",
    AttackFought,
    says=lambda game, _, event: (
        f"Every strike of {game.name(event.combat.source)} was defeated, and so is the creature."
    ),
)
def creature_is_defeated(game: Game, event: AttackFought) -> list[Event]:
    """With every assigned strike defeated, the creature goes to the defender's pile."""
    combat = event.combat
    if not _is_creature(game, combat):
        return []
    if _attacks_again(game, combat):
        return [Remembered(fact=Fact("strikes", combat.source, combat.strikes, until="company"))]
    return _defeated(game, combat) if _creature_is_beaten(game, combat) else []


@RULES.react(
    "creature-not-defeated",
    AttackFought,
    says=lambda game, _, event: (
        f"Not every strike of {game.name(event.combat.source)} was defeated, so the creature is "
        "discarded and worth nothing."
    ),
)
def creature_survives(game: Game, event: AttackFought) -> list[Event]:
    """A creature that was not defeated is discarded."""
    combat = event.combat
    if not _is_creature(game, combat) or _attacks_again(game, combat):
        return []
    if _creature_is_beaten(game, combat):
        return []
    return [CardMoved(card=combat.source, to="discard-pile")]


@RULES.react("kill-point-events", AttackFought)
def event_is_defeated(game: Game, event: AttackFought) -> list[Event]:
    """So does an event that attacked like a creature and is worth kill points."""
    combat = event.combat
    printed = game.printed(combat.source)
    if combat.kind != "creature" or printed.type != "event" or printed.points_kind != "kill":
        return []
    if all_defeated(game, combat.strikes):
        return _defeated(game, combat)
    stays = game.reading("q.core.undefeated-event") == "a"
    return [] if stays else [CardMoved(card=combat.source, to="discard-pile")]


@RULES.react("automatic-attack-result", AttackFought)
def automatic_attack_is_defeated(game: Game, event: AttackFought) -> list[Event]:
    """An automatic-attack is defeated like a creature's."""
    combat = event.combat
    if combat.kind != "automatic" or not all_defeated(game, combat.strikes):
        return []
    return [AttackDefeated(combat=combat)]


@RULES.react("creature-as-attack-discarded", AttackFought)
def creature_has_served(game: Game, event: AttackFought) -> list[Event]:
    """A creature played as an automatic-attack is discarded, beaten or not."""
    combat = event.combat
    if combat.kind != "automatic" or game.printed(combat.source).type != "creature":
        return []
    return [CardMoved(card=combat.source, to="discard-pile")]


@RULES.adjust("starred-kills-hero", PLACE_OF_DEFEATED)
def starred_is_no_kill(game: Game, place: str, combat: Combat) -> str | None:
    """A Wizard player gains nothing by a creature whose points carry an asterisk."""
    starred = game.printed(combat.source).starred
    return "out-of-play" if starred and game.state.kind(combat.defender) == "wizard" else None


@RULES.adjust("starred-kills-ringwraith", PLACE_OF_DEFEATED)
def unstarred_is_no_kill(game: Game, place: str, combat: Combat) -> str | None:
    """A Ringwraith player gains nothing by a creature whose points carry none."""
    starred = game.printed(combat.source).starred
    ringwraith = game.state.kind(combat.defender) == "ringwraith"
    return "out-of-play" if ringwraith and not starred else None
