"""Creatures that are drawn to a place where they would not come by themselves."""

from collections.abc import Iterator

from westmarch.cards.model.card import Card, Creature
from westmarch.cards.model.phrases.effects import Lure, Spend
from westmarch.kernel.event import Event
from westmarch.kernel.rulebook import Rule
from westmarch.mechanics.journey import keys_of_site, new_site, number_of_regions
from westmarch.mechanics.quantities.actions import IDLE
from westmarch.mechanics.quantities.hazards import KEYS
from westmarch.mechanics.table import HAZARDS
from westmarch.rulebooks.cards.here import Here
from westmarch.rulebooks.cards.making import rule
from westmarch.rulebooks.cards.things.cards import is_such_card
from westmarch.rulebooks.cards.traces import Key, left_by, reached
from westmarch.table.actions import PlayCreature
from westmarch.table.events.cards import ChoiceCalled
from westmarch.table.events.chain import Declared
from westmarch.table.events.memory import Remembered
from westmarch.table.game import Game
from westmarch.table.state import Fact


def offer(game: Game, effect: Spend, here: Here, key: Key) -> Iterator[Event]:
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


def lure_rules(card: Card, effect: Lure, key: Key) -> Iterator[Rule]:
    """Give the rules by which one creature, and no more, is drawn to a site or a company."""
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
