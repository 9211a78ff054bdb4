"""What passive conditions of cards demand, and of whom."""

from collections.abc import Iterator

from westmarch.cards.model.phrases.effects.people import Check
from westmarch.cards.model.play_clauses import Trigger
from westmarch.mechanics.corruption import CheckDemand
from westmarch.mechanics.texts import TextDemand
from westmarch.rulebooks.cards.context import Here
from westmarch.rulebooks.cards.subjects import characters
from westmarch.table.events.chain import ConditionMet
from westmarch.table.game import Game


def met(game: Game, demand: object) -> Trigger | None:
    """The clause that demands something, if it is the passive condition of a card's text."""
    if not isinstance(demand, TextDemand):
        return None
    clause = game.printed(demand.card).clauses[demand.what[0]]
    return clause if isinstance(clause, Trigger) else None


def checked(game: Game, demand: object) -> Iterator[str]:
    """Those who will make corruption checks because of what a passive condition demands."""
    if isinstance(demand, CheckDemand):
        yield demand.character
    clause = met(game, demand)
    for each in clause.effects if clause is not None else ():
        if isinstance(each, Check):
            here: Here = demand.what[1]  # type: ignore[attr-defined]
            yield from characters(game, each.subject, here)


def demand_check(game: Game, card: str, who: str, occasion: str, modifier: int = 0) -> ConditionMet:
    """Demand a corruption check of somebody, as what one card alone says has it."""
    demand = CheckDemand(game.card(card).owner, card, who, occasion, modifier)
    return ConditionMet(demand=demand)
