"""What cards say of journeys: modes of Ringwraiths, and companies that have to turn back."""

from collections.abc import Iterator

from westmarch.cards.clauses.making import makes, rule
from westmarch.cards.journey_clauses import PutsInMode, SendsBack
from westmarch.cards.model import Card
from westmarch.kernel.events import Demanded, Event, EventPlayed, WayTaken
from westmarch.kernel.game import Game
from westmarch.kernel.rulebook import Rule
from westmarch.kernel.state import IN_PLAY
from westmarch.mechanics.journey import moves, site_path
from westmarch.mechanics.movement_hazard import Return
from westmarch.mechanics.quantities import MODE, SENT_BACK
from westmarch.mechanics.table import current_company


@makes(PutsInMode)
def puts_in_mode(card: Card, clause: PutsInMode) -> Iterator[Rule]:
    """The card puts the Ringwraith with whom it lies in a mode."""

    def in_mode(game: Game, ringwraith: str) -> str | None:
        hosts = (ringwraith, game.card(ringwraith).company)
        lies_there = any(
            each.card == card.id and each.place == IN_PLAY and each.host in hosts
            for each in game.state.cards.values()
        )
        return clause.mode if lies_there else None

    yield rule(card, "define", MODE, in_mode)


@makes(SendsBack)
def sends_back(card: Card, clause: SendsBack) -> Iterator[Rule]:
    """While the card is in play, companies on such a way have to turn back."""

    def has_to_return(game: Game, company: str) -> bool | None:
        in_play = any(
            each.card == card.id and each.place == IN_PLAY for each in game.state.cards.values()
        )
        types = [region_type for region_type, _ in site_path(game, company)]
        through = any(types.count(each) >= number for each, number in clause.through)
        return (in_play and through and moves(game, company)) or None

    def when_the_way_is_known(game: Game, event: WayTaken) -> list[Event]:
        return _demand(game, event.company)

    def when_it_is_played(game: Game, event: EventPlayed) -> list[Event]:
        company = current_company(game)
        if game.printed(event.card).id != card.id or company is None:
            return []
        return _demand(game, company.id)

    yield rule(card, "define", SENT_BACK, has_to_return)
    yield rule(card, "react", WayTaken, when_the_way_is_known)
    yield rule(card, "react", EventPlayed, when_it_is_played)


def _demand(game: Game, company: str) -> list[Event]:
    if not game.value(SENT_BACK, company):
        return []
    return [Demanded(demand=Return(player=game.state.turn_player, company=company))]
