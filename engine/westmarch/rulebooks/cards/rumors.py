"""Creatures that come when something has been taken from a site."""

from collections.abc import Iterator

from msgspec import structs

from westmarch.cards.model.card import Card, Creature
from westmarch.cards.model.phrases.effects import Rouse
from westmarch.kernel.event import Event
from westmarch.kernel.rulebook import Rule
from westmarch.mechanics.quantities.hazards import COUNTS, KEYS
from westmarch.mechanics.table import company_of, current_company, in_hand, item_facts
from westmarch.rulebooks.cards.making import rule
from westmarch.rulebooks.cards.traces import Key, reached
from westmarch.table.actions import PlayCreature
from westmarch.table.events.cards import ItemPlayed
from westmarch.table.events.chain import ChainEnded, Declared
from westmarch.table.events.memory import Remembered
from westmarch.table.events.turns import WindowReopened
from westmarch.table.game import Game
from westmarch.table.state import Fact
from westmarch.table.windows import SITE

_NOT_IN_THIS_PHASE = ("core.turn.hazard-player-window",)


def rouse_rules(card: Card, effect: Rouse, key: Key) -> Iterator[Rule]:
    """Give the rules by which a creature follows, right there and outside the hazard limit."""
    roused, come = f"roused by {card.id}", f"come by {card.id}"

    def is_taken(game: Game, event: ItemPlayed) -> list[Event]:
        company, item = company_of(game, event.character), item_facts(game, event.card)
        if company is None or item is None or item.item_class not in effect.items:
            return []
        if game.state.phase != "site" or not reached(game, card, key, company.site):
            return []
        return [Remembered(fact=Fact(roused, company.id, None, "company", card.id))]

    def opponent_is_asked(game: Game, event: ChainEnded) -> list[Event]:
        company, window = current_company(game), game.state.window
        if company is None or window.kind is not SITE or not is_open(game, company.id, None):
            return []
        return [WindowReopened(waiting=(game.state.opponent(company.player), company.player))]

    def is_open(game: Game, company: str, creature: str | None) -> bool:
        """Tell whether something was taken, and no other creature has come for it."""
        if game.state.phase != "site" or game.state.fact(roused, company) is None:
            return False
        return all(each.about == creature for each in game.state.facts if each.what == come)

    def is_meant(game: Game, creature: str) -> bool:
        facts = game.printed(creature).facts
        if not isinstance(facts, Creature) or facts.attack.race not in effect.races:
            return False
        return game.name(creature) != effect.other_than

    def comes(game: Game, action: PlayCreature) -> bool | None:
        window = game.state.window
        return (
            is_open(game, action.company, action.card)
            and window.kind is SITE
            and window.company == action.company
            and action.player in window.waiting
            and in_hand(game, action.player, action.card)
            and is_meant(game, action.card)
        ) or None

    def at_the_site(game: Game, creature: str, company: str) -> tuple[str, ...] | None:
        if not is_open(game, company, creature) or not is_meant(game, creature):
            return None
        return (game.name(game.state.companies[company].site),)

    def has_come(game: Game, event: Declared) -> list[Event]:
        action = event.action
        if not isinstance(action, PlayCreature):
            return []
        if not is_open(game, action.company, action.card):
            return []
        return [Remembered(fact=Fact(come, action.card, None, "turn", card.id))]

    def counts_nothing(game: Game, counts: int, played: str, action: object) -> int | None:
        if not isinstance(action, PlayCreature) or game.state.phase != "site":
            return None
        return 0 if game.state.fact(roused, action.company) is not None else None

    says = f"{card.name} has spread, and something was taken from the site."
    yield rule(card, "react", ItemPlayed, is_taken)
    yield rule(card, "react", ChainEnded, opponent_is_asked)
    permit = rule(card, "permit", PlayCreature, comes, says)
    yield structs.replace(permit, lifts=_NOT_IN_THIS_PHASE)
    yield rule(card, "define", KEYS, at_the_site)
    yield rule(card, "react", Declared, has_come)
    yield rule(card, "adjust", COUNTS, counts_nothing)
