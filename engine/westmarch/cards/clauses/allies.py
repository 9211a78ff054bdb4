"""What keeps allies out of harm's way, and where they do not go along."""

from collections.abc import Callable, Iterator

from msgspec import structs

from westmarch.cards.clause_words import clause_line
from westmarch.cards.clauses.making import makes, rule
from westmarch.cards.clauses.meant import is_such_attack, is_such_site
from westmarch.cards.model import Card
from westmarch.cards.play_clauses import PlayableWhere, StaysIn, Unassailed, WhileTapped
from westmarch.kernel.actions import PlayAlly
from westmarch.kernel.events import CardMoved, CompanyArrived, Event
from westmarch.kernel.game import Game
from westmarch.kernel.rulebook import Rule
from westmarch.mechanics.quantities import (
    COPIES,
    DEFENDERS,
)
from westmarch.mechanics.table import company_of, in_hand, is_playable_at, site_facts


@makes(Unassailed)
def unassailed(card: Card, clause: Unassailed) -> Iterator[Rule]:
    """The ally is not among those who face such an attack."""

    def stands_aside(game: Game, defenders: tuple[str, ...]) -> tuple[str, ...] | None:
        if not is_such_attack(game, clause.attacks, game.state.combat):
            return None
        return tuple(each for each in defenders if game.printed(each).id != card.id)

    yield rule(card, "adjust", DEFENDERS, stands_aside)


@makes(WhileTapped)
def while_tapped(card: Card, clause: WhileTapped) -> Iterator[Rule]:
    """A tapped site is as good as an untapped one for the ally."""
    says = f"{card.name} is playable even while the site is tapped."
    yield _playable(card, lambda game, site: is_playable_at(game, card.id, site), says)


@makes(PlayableWhere)
def playable_where(card: Card, clause: PlayableWhere) -> Iterator[Rule]:
    """The ally is at home at all sites of some sort, and does not mind whether they are tapped."""
    says = f"{card.name} {clause_line(clause)}."
    yield _playable(card, lambda game, site: is_such_site(game, clause.where, site), says)


def _playable(card: Card, where: Callable[[Game, str], bool], says: str) -> Rule:
    def there_too(game: Game, action: PlayAlly) -> bool | None:
        company = company_of(game, action.character)
        if game.printed(action.card).id != card.id or company is None:
            return None
        return (
            game.state.phase == "site"
            and game.state.combat is None
            and not game.state.chain
            and company.player == action.player
            and in_hand(game, action.player, action.card)
            and where(game, company.site)
            and game.card(action.character).position == "untapped"
        ) or None

    lifts = ("core.site-phase.play-requirements",)
    return structs.replace(rule(card, "permit", PlayAlly, there_too, says), lifts=lifts)


@makes(StaysIn)
def stays_in(card: Card, clause: StaysIn) -> Iterator[Rule]:
    """The ally is discarded when its company arrives anywhere else."""

    def leaves(game: Game, event: CompanyArrived) -> list[Event]:
        site = game.state.companies[event.company].site
        if site_facts(game, site).region in clause.regions:
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
