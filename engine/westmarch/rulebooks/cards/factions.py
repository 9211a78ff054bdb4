"""What factions say of being influenced."""

from collections.abc import Iterator

from westmarch.cards.model.card import Card
from westmarch.cards.model.play_clauses import Gifts, NumberInPlay
from westmarch.kernel.event import Event
from westmarch.kernel.rulebook import Rule
from westmarch.mechanics.quantities.actions import COSTS
from westmarch.mechanics.quantities.influence import GIFT, INFLUENCE_NUMBER, INFLUENCE_TOTAL
from westmarch.mechanics.quantities.items import ITEM_CLASS
from westmarch.mechanics.table import Cost
from westmarch.rulebooks.cards.making import makes, rule
from westmarch.table.actions import InfluenceCard, PlayFaction
from westmarch.table.events.chain import Declared
from westmarch.table.events.memory import Remembered
from westmarch.table.game import Game
from westmarch.table.state import Fact

_GIVEN = "given"
"""Remembered of a faction: the item that was discarded for it."""


@makes(NumberInPlay)
def number_in_play(card: Card, clause: NumberInPlay) -> Iterator[Rule]:
    """An attempt to take the faction away has another number to beat."""

    def is_this(game: Game, _: int, action: InfluenceCard) -> int | None:
        return clause.number if game.printed(action.target).id == card.id else None

    yield rule(card, "adjust", INFLUENCE_NUMBER, is_this, order=-10)


@makes(Gifts)
def gifts(card: Card, clause: Gifts) -> Iterator[Rule]:
    """An item that the influencer discards makes the faction kinder."""
    worth = dict(clause.worth)

    def is_welcome(game: Game, faction: str, character: str, item: str) -> int | None:
        mine = game.printed(faction).id == card.id and item in game.card(character).holds
        return worth.get(game.value(ITEM_CLASS, item)) if mine else None

    def is_given(game: Game, played: str | None, action: object) -> tuple[Cost, ...] | None:
        given = _gift(game, action)
        return (Cost(given, "discard"),) if given is not None else None

    def is_remembered(game: Game, event: Declared) -> list[Event]:
        given = _gift(game, event.action)
        if given is None:
            return []
        amount = worth[game.value(ITEM_CLASS, given)]
        return [Remembered(fact=Fact(_GIVEN, event.action.card, amount, "chain", card.id))]

    def _gift(game: Game, action: object) -> str | None:
        its_own = isinstance(action, PlayFaction) and game.printed(action.card).id == card.id
        return action.gift if isinstance(action, PlayFaction) and its_own else None

    def helps(game: Game, total: int, faction: str, character: str, dice: int) -> int | None:
        fact = game.state.fact(_GIVEN, faction)
        return total + fact.value if fact is not None and fact.card == card.id else None

    yield rule(card, "define", GIFT, is_welcome)
    yield rule(card, "define", COSTS, is_given)
    yield rule(card, "react", Declared, is_remembered)
    yield rule(card, "adjust", INFLUENCE_TOTAL, helps)
