"""Creatures that are not played on a company, and those that are drawn to where it is."""

from collections.abc import Iterator

from westmarch.cards.model.card import Card, Creature
from westmarch.cards.model.phrases.effects.creatures import Bar, Lure, Spend
from westmarch.kernel.event import Event
from westmarch.kernel.rulebook import Rule
from westmarch.mechanics.journey import keys_of_site, new_site, number_of_regions, site_path
from westmarch.mechanics.lookups import HAZARDS
from westmarch.mechanics.quantities.actions import IDLE
from westmarch.mechanics.quantities.hazards import KEYS, MET_REGARDLESS
from westmarch.rulebooks.cards.choices import answers, choosing
from westmarch.rulebooks.cards.clause_registry import rule
from westmarch.rulebooks.cards.context import Here
from westmarch.rulebooks.cards.effects.record import effect, happens, left_behind
from westmarch.rulebooks.cards.effects.remembered import of_place
from westmarch.rulebooks.cards.lasting import Key, left_by, reached
from westmarch.rulebooks.cards.things.cards import is_such_card
from westmarch.table.actions import PlayCreature
from westmarch.table.events.cards import CardChosen, CardMoved, ChoiceCalled
from westmarch.table.events.chain import Declared
from westmarch.table.events.memory import Remembered
from westmarch.table.game import Game
from westmarch.table.state import Fact

# Kept away


def _barred(card: Card, effect: Bar, key: Key) -> Iterator[Rule]:
    def is_path(game: Game, company: str) -> bool:
        if effect.longest is None:
            return True
        types = [each for each, _ in site_path(game, company)]
        return 0 < len(types) <= effect.longest and not set(types) & set(effect.without)

    def not_this_turn(game: Game, action: PlayCreature) -> bool:
        if not reached(game, card, key, action.company) or not is_path(game, action.company):
            return False
        if game.value(MET_REGARDLESS, action):
            return False
        if effect.keyed_to:
            return action.keyed_to in effect.keyed_to
        at_site = action.keyed_to in keys_of_site(game, action.company)
        return at_site if effect.at_site else not (effect.unless_site and at_site)

    says = f"{card.name} keeps such creatures from the company this turn."
    yield rule(card, "forbid", PlayCreature, not_this_turn, says)


effect(Bar, leaves=_barred)(of_place)


# Drawn there


def _luring(card: Card, effect: Lure, key: Key) -> Iterator[Rule]:
    """Draw one creature, and no more, to a site or a company."""
    lured = f"lured by {card.id}"

    def place(game: Game, company: str) -> tuple[str | None, str]:
        """What draws them, and what they are keyed to."""
        if effect.path is not None:
            return company, effect.path[1]
        site = new_site(game, company)
        return site, game.name(site) if site is not None else ""

    def is_meant(creature: Card) -> bool:
        if effect.dragon:
            return creature.manifestation_of == effect.dragon
        facts = creature.facts
        return isinstance(facts, Creature) and not {*effect.races}.isdisjoint(facts.attack.races)

    def lures(game: Game, creature: str, company: str) -> bool:
        """Tell whether such a creature is drawn, and no other has been."""
        bait, _ = place(game, company)
        if bait is None or not is_meant(game.printed(creature)):
            return False
        if not reached(game, card, key, bait) or not leads_there(game, company):
            return False
        fact = game.state.fact(lured, bait)
        return fact is None or fact.value == creature

    def leads_there(game: Game, company: str) -> bool:
        if effect.path is None:
            return True
        number, region_type = effect.path
        return number_of_regions(game, company, region_type, HAZARDS) >= number

    def keys(game: Game, creature: str, company: str) -> tuple[str, ...] | None:
        return (place(game, company)[1],) if lures(game, creature, company) else None

    def is_lured(game: Game, event: Declared) -> list[Event]:
        action = event.action
        if not isinstance(action, PlayCreature):
            return []
        bait, drawn = place(game, action.company)
        if action.keyed_to != drawn or not lures(game, action.card, action.company):
            return []
        # What can be keyed to the place without being drawn there has the key twice.
        by_itself = game.value(KEYS, action.card, action.company).count(drawn) > 1
        fact = Fact(lured, str(bait), action.card, "turn", card.id)
        return [] if by_itself else [Remembered(fact=fact)]

    def draws_nobody(game: Game, event: str, fact: Fact) -> bool:
        return left_by(fact, card, key) and not leads_there(game, fact.about)

    yield rule(card, "define", KEYS, keys)
    yield rule(card, "react", Declared, is_lured)
    if effect.path is not None:
        yield rule(card, "define", IDLE, draws_nobody)


effect(Lure, leaves=_luring)(of_place)


# At a price


def _spending(card: Card, effect: Spend, key: Key) -> Iterator[Rule]:
    def pays(game: Game, event: CardChosen) -> list[Event]:
        if not answers(game, event, card, key):
            return []
        discarded = CardMoved(card=event.chosen, to="discard-pile")
        return [discarded, *happens(game, effect.effect, event.what[1], (*key, 0))]

    yield choosing(card, key)
    yield rule(card, "react", CardChosen, pays)
    yield from left_behind(card, effect.effect, (*key, 0))


@effect(Spend, leaves=_spending)
def _spend(game: Game, effect: Spend, here: Here, key: Key) -> Iterator[Event]:
    """Have the player choose a card of his hand that could be keyed to the site."""
    company = here.company(game)
    if company is None:
        return
    there = set(keys_of_site(game, company))
    among = tuple(
        each
        for each in game.state.pile(here.player, "hand")
        if is_such_card(game, effect.cards, each)
        and isinstance(game.printed(each).facts, Creature)
        and not there.isdisjoint(game.value(KEYS, each, company))
    )
    if among:
        yield ChoiceCalled(card=here.card, player=here.player, among=among, what=(key, here))
