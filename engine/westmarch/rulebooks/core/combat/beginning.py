"""How an attack becomes combat."""

from typing import Any

from westmarch.kernel.event import Event
from westmarch.kernel.order import Rank
from westmarch.mechanics.combat import CalledAttack
from westmarch.mechanics.lookups import event_length, is_there
from westmarch.mechanics.on_guard import is_revealed
from westmarch.mechanics.quantities.actions import NEGATED
from westmarch.mechanics.quantities.combat import ATTACK_LASTS, BEGINS_COMBAT
from westmarch.mechanics.quantities.people import COMPOSITION, FIGHTERS
from westmarch.rulebooks.core.combat import RULES
from westmarch.table.actions import PlayCreature, PlayEvent
from westmarch.table.events.chain import Demanded
from westmarch.table.events.combat import AttackBegan, AttackCalled
from westmarch.table.events.memory import Remembered
from westmarch.table.game import Game
from westmarch.table.state import ASIDE, Fact


@RULES.react("attack-is-own-action", AttackCalled)
def attack_is_demanded(game: Game, event: AttackCalled) -> list[Event]:
    """An attack that a card calls for is declared in a chain of its own."""
    company = game.state.companies[event.company]
    attacker = game.state.opponent(company.player)
    called = CalledAttack(attacker, event.source, event.attack, event.company, event.kind)
    return [Demanded(demand=called)]


@RULES.define("attack-is-own-action", NEGATED)
def caller_has_gone(game: Game, action: Any) -> bool:
    """If the card that calls for it leaves play in the meantime, nothing comes of it.

    What a short-event has left behind does not need it any more.
    """
    if not isinstance(action, CalledAttack) or event_length(game, action.source) == "short":
        return False
    kept = game.card(action.source).place == ASIDE
    return not kept and not is_there(game, action.source)


@RULES.forbid(
    "no-attack-in-response",
    PlayCreature,
    says="An attack cannot be declared in response to something else.",
    blanket="kind",
)
def attack_in_response(game: Game, action: PlayCreature) -> bool:
    """An attack opens a chain of effects."""
    return bool(game.state.chain)


@RULES.forbid(
    "no-attack-in-response",
    PlayEvent,
    says="{action.card} brings about an attack, and answers nothing.",
)
def sent_in_response(game: Game, action: PlayEvent) -> bool:
    """So does an event by which an attack is made, unless it is revealed on-guard."""
    if not game.state.chain or is_revealed(game, action):
        return False
    return game.value(BEGINS_COMBAT, action.card, action.effect)


@RULES.forbid(
    "no-attack-during-combat", PlayCreature, says="Another attack is being fought.", blanket="kind"
)
def attack_during_combat(game: Game, action: PlayCreature) -> bool:
    """One attack after the other."""
    return game.state.combat is not None


@RULES.forbid(
    "no-attack-during-combat",
    PlayEvent,
    says="{action.card} brings about an attack, and another is being fought.",
)
def sent_during_combat(game: Game, action: PlayEvent) -> bool:
    """Nor does an event bring about another."""
    if game.state.combat is None:
        return False
    return game.value(BEGINS_COMBAT, action.card, action.effect)


@RULES.define("source-leaving-play", ATTACK_LASTS)
def attack_outlasts_its_source(game: Game) -> bool:
    """What has become combat goes on."""
    return True


@RULES.react("faced-when-initiated", AttackBegan)
def attack_is_faced(game: Game, event: AttackBegan) -> list[Event]:
    """The company has faced the attack from its very beginning."""
    combat = event.combat
    faced = (combat.attack.race, combat.source, combat.kind, combat.keyed_to)
    return [Remembered(fact=Fact("faced", combat.company, faced, until="turn"))]


@RULES.react("composition-fixed", AttackBegan, order=Rank.BEFORE)
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
