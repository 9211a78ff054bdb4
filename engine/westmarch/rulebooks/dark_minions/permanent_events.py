"""Permanent-events: what becomes of those on a company that is split."""

from westmarch.cards.model.card import Event as EventFacts
from westmarch.kernel.event import Event
from westmarch.kernel.rulebook import Rulebook
from westmarch.mechanics.organization import TO_PLACE
from westmarch.table.actions import PlaceOnCompany
from westmarch.table.events.companies import CompanySplit
from westmarch.table.events.memory import Remembered
from westmarch.table.game import Game
from westmarch.table.state import Fact

RULES = Rulebook("dark-minions.permanent-events")


@RULES.react("split-company-choice", CompanySplit)
def resources_are_placed(game: Game, event: CompanySplit) -> list[Event]:
    """Each resource permanent-event on the company goes with either part; perhaps it stays."""
    if game.reading("q.dark-minions.split-events") == "b":
        return []
    parts = (event.company, event.new)
    return [
        Remembered(fact=Fact(TO_PLACE, each, parts, until="phase"))
        for each in game.state.companies[event.company].holds
        if _is_resource(game, each)
    ]


@RULES.permit(
    "split-company-choice",
    PlaceOnCompany,
    says="{action.card} goes with whichever part of the company {action.player} likes.",
    lifts=("core.organization.original-keeps-company-effects",),
)
def places_a_resource(game: Game, action: PlaceOnCompany) -> bool | None:
    """Its player says with which."""
    fact = game.state.fact(TO_PLACE, action.card)
    own = game.card(action.card).owner == action.player in game.state.window.waiting
    goes = fact is not None and action.company in fact.value
    return (own and goes and _is_resource(game, action.card)) or None


def _is_resource(game: Game, card: str) -> bool:
    facts = game.printed(card).facts
    return isinstance(facts, EventFacts) and (facts.side, facts.length) == ("resource", "permanent")
