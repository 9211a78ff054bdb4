"""What keeps allies out of harm's way, and where they do not go along."""

from collections.abc import Iterator

from westmarch.cards.model.card import Card
from westmarch.cards.model.play_clauses import StaysBelow, StaysIn, Unassailed
from westmarch.kernel.event import Event
from westmarch.kernel.rulebook import Rule
from westmarch.mechanics.lookups import company_of
from westmarch.mechanics.movement import UNDER_DEEPS
from westmarch.mechanics.quantities.actions import COPIES
from westmarch.mechanics.quantities.combat import DEFENDERS
from westmarch.mechanics.quantities.journeys import GOES_ALONG
from westmarch.mechanics.quantities.sites import REGION_OF_SITE
from westmarch.rulebooks.cards.clause_registry import makes, rule
from westmarch.rulebooks.cards.things.attacks import is_such_attack
from westmarch.table.events.cards import CardMoved
from westmarch.table.events.companies import CompanyArrived
from westmarch.table.game import Game


@makes(Unassailed)
def unassailed(card: Card, clause: Unassailed) -> Iterator[Rule]:
    """The ally is not among those who face such an attack."""

    def stands_aside(game: Game, defenders: tuple[str, ...]) -> tuple[str, ...] | None:
        if not is_such_attack(game, clause.attacks, game.state.combat):
            return None
        return tuple(each for each in defenders if game.printed(each).id != card.id)

    yield rule(card, "adjust", DEFENDERS, stands_aside)


@makes(StaysIn)
def stays_in(card: Card, clause: StaysIn) -> Iterator[Rule]:
    """The ally is discarded when its company arrives anywhere else."""

    def leaves(game: Game, event: CompanyArrived) -> list[Event]:
        site = game.state.companies[event.company].site
        if not {game.value(REGION_OF_SITE, site), game.name(site)}.isdisjoint(clause.regions):
            return []
        return [
            CardMoved(card=copy, to="discard-pile")
            for copy in game.value(COPIES, card.id)
            if _company(game, copy) == event.company and not game.value(GOES_ALONG, copy)
        ]

    yield rule(card, "react", CompanyArrived, leaves)


@makes(StaysBelow)
def stays_below(card: Card, _: StaysBelow) -> Iterator[Rule]:
    """The ally goes along below the earth, and not under the sky."""

    def leaves(game: Game, event: CompanyArrived) -> list[Event]:
        if game.state.companies[event.company].way in ("", UNDER_DEEPS):
            return []
        return [
            CardMoved(card=copy, to="discard-pile")
            for copy in game.value(COPIES, card.id)
            if _company(game, copy) == event.company
        ]

    yield rule(card, "react", CompanyArrived, leaves)


def _company(game: Game, ally: str) -> str | None:
    company = company_of(game, game.card(ally).host or ally)
    return company.id if company is not None else None
