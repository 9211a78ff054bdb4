"""What printed attacks do beyond their numbers."""

from collections.abc import Iterator

from westmarch.cards.model.attack import Attack
from westmarch.cards.model.card import Card, Creature, Item, Site
from westmarch.cards.model.play_clauses import Robs
from westmarch.kernel.event import Event
from westmarch.kernel.order import Rank
from westmarch.kernel.rulebook import Rule
from westmarch.mechanics.quantities.combat import DEFENDERS, STRIKE_PROWESS
from westmarch.mechanics.quantities.people import FIGHTERS, MIND
from westmarch.mechanics.sides import sorts
from westmarch.rulebooks.cards.choices import is_called_for
from westmarch.rulebooks.cards.clause_registry import makes, rule, saying
from westmarch.table.actions import ChooseCard, PlayCreature
from westmarch.table.events.cards import CardChosen, CardTapped, ChoiceCalled, ItemLost
from westmarch.table.events.characters import CharacterEliminated, CharacterWounded
from westmarch.table.events.combat import BodyCheckCalled
from westmarch.table.game import Game


def attack_rules(card: Card) -> Iterator[Rule]:
    """Give the rules that the attacks printed on a card become."""
    facts = card.facts
    if isinstance(facts, Creature) and facts.attack.only_against:
        yield _only_against(card, facts.attack)
    if isinstance(facts, Creature):
        yield from _manners(card, facts.attack)
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


def _manners(card: Card, attack: Attack) -> Iterator[Rule]:
    """Whom a creature's attack spares, what meets it, and what it does to those it hits."""
    if attack.spares:
        yield _spares(card, attack.spares)
    if attack.against_mind:
        yield _is_met_with_mind(card)
    if attack.only_taps:
        yield from _only_taps(card)


def _attacks(game: Game, card: Card) -> bool:
    """Tell whether it is this creature that attacks."""
    combat = game.state.combat
    return combat is not None and game.printed(combat.source).id == card.id


def _spares(card: Card, races: tuple[str, ...]) -> Rule:
    def stand_aside(game: Game, defenders: tuple[str, ...]) -> tuple[str, ...] | None:
        if not _attacks(game, card):
            return None
        race_of = {each: getattr(game.printed(each).facts, "race", "") for each in defenders}
        return tuple(each for each in defenders if race_of[each] not in races)

    return rule(card, "adjust", DEFENDERS, stand_aside)


def _is_met_with_mind(card: Card) -> Rule:
    def mind(game: Game, who: str) -> int | None:
        return (game.value(MIND, who) or 0) if _attacks(game, card) else None

    return rule(card, "define", STRIKE_PROWESS, mind, order=Rank.BEFORE)


def _only_taps(card: Card) -> Iterator[Rule]:
    def taps(game: Game, event: CharacterWounded) -> list[Event] | None:
        if not _is_struck(game, card, event.card):
            return None
        untapped = game.card(event.card).position == "untapped"
        return [CardTapped(card=event.card)] if untapped else []

    def makes_no_check(game: Game, event: BodyCheckCalled) -> list[Event] | None:
        return [] if not event.of_strike and _is_struck(game, card, event.character) else None

    yield rule(card, "replace", CharacterWounded, taps)
    yield rule(card, "replace", BodyCheckCalled, makes_no_check)


_STOLEN = "is stolen"
"""What a choice is about between the items of those who are robbed."""


@makes(Robs)
def robs(card: Card, clause: Robs) -> Iterator[Rule]:
    """Who is hit goes unharmed, and his player gives up an item."""

    def takes(game: Game, event: CharacterWounded) -> list[Event] | None:
        combat = game.state.combat
        if combat is None or not _is_struck(game, card, event.card):
            return None
        company = game.state.companies[combat.company]
        robbed = company.characters if clause.of == "the company" else (event.card,)
        among = tuple(
            item
            for each in robbed
            for item in game.card(each).holds
            if isinstance(game.printed(item).facts, Item)
        )
        call = ChoiceCalled(
            card=combat.source,
            player=company.player,
            among=among,
            what=(_STOLEN, event.card),
        )
        return [call] if among else []

    def makes_no_check(game: Game, event: BodyCheckCalled) -> list[Event] | None:
        return [] if not event.of_strike and _is_struck(game, card, event.character) else None

    def may_choose(game: Game, action: ChooseCard) -> bool | None:
        here = game.printed(action.card).id == card.id
        return is_called_for(game, action, _STOLEN) if here else None

    def is_gone(game: Game, event: CardChosen) -> list[Event]:
        if game.printed(event.card).id != card.id or event.what[0] != _STOLEN:
            return []
        return [ItemLost(card=event.chosen)]

    says = saying(card, clause)
    yield rule(card, "replace", CharacterWounded, takes, says)
    yield rule(card, "replace", BodyCheckCalled, makes_no_check)
    yield rule(card, "permit", ChooseCard, may_choose, says)
    yield rule(card, "react", CardChosen, is_gone)


def _is_struck(game: Game, card: Card, who: str) -> bool:
    """Tell whether somebody faces a strike of this creature."""
    combat = game.state.combat
    return combat is not None and combat.facing == who and _attacks(game, card)


def _eliminates(card: Card) -> Rule:
    def no_check_helps(game: Game, event: BodyCheckCalled) -> list[Event] | None:
        combat = game.state.combat
        if combat is None or event.of_strike or combat.facing != event.character:
            return None
        if game.printed(combat.source).id != card.id or not combat.attack.wound_eliminates:
            return None
        return [CharacterEliminated(card=event.character)]

    return rule(card, "replace", BodyCheckCalled, no_check_helps)
