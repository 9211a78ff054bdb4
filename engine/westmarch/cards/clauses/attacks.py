"""What printed attacks do beyond their numbers."""

from collections.abc import Iterator

from westmarch.cards.attack import Attack
from westmarch.cards.clauses.making import rule
from westmarch.cards.model import Card, Creature, Site
from westmarch.kernel.actions import PlayCreature
from westmarch.kernel.events import BodyCheckCalled, CharacterEliminated, Event
from westmarch.kernel.game import Game
from westmarch.kernel.rulebook import Rule
from westmarch.mechanics.quantities import FIGHTERS
from westmarch.mechanics.sides import sorts


def attack_rules(card: Card) -> Iterator[Rule]:
    """Give the rules that the attacks printed on a card become."""
    facts = card.facts
    if isinstance(facts, Creature) and facts.attack.only_against:
        yield _only_against(card, facts.attack)
    attacks = facts.automatic_attacks if isinstance(facts, Site) else ()
    if any(each.wound_eliminates for each in attacks):
        yield _eliminates(card)


def _only_against(card: Card, attack: Attack) -> Rule:
    def is_not_meant(game: Game, action: PlayCreature) -> bool:
        if game.printed(action.card).id != card.id:
            return False
        player = game.state.companies[action.company].player
        company = sorts(game, player, game.value(FIGHTERS, action.company))
        return not set(attack.only_against) <= set(company)

    says = f"{card.name} attacks {' '.join(attack.only_against)} companies only."
    return rule(card, "forbid", PlayCreature, is_not_meant, says)


def _eliminates(card: Card) -> Rule:
    def no_check_helps(game: Game, event: BodyCheckCalled) -> list[Event] | None:
        combat = game.state.combat
        if combat is None or event.of_strike or combat.facing != event.character:
            return None
        if game.printed(combat.source).id != card.id or not combat.attack.wound_eliminates:
            return None
        return [CharacterEliminated(card=event.character)]

    return rule(card, "replace", BodyCheckCalled, no_check_helps)
