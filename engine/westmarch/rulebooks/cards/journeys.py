"""What cards say of journeys: modes of Ringwraiths, and companies that have to turn back."""

from collections.abc import Iterator

from msgspec import structs

from westmarch.cards.model.card import Card, Faction
from westmarch.cards.model.card import Event as EventFacts
from westmarch.cards.model.journey_clauses import (
    Hunts,
    MovesAgain,
    PutsInMode,
    RegionsCount,
    SendsBack,
)
from westmarch.cards.model.phrases.things import Who
from westmarch.kernel.event import Event
from westmarch.kernel.rulebook import Rule
from westmarch.mechanics.journey import moves, number_of_regions, site_path
from westmarch.mechanics.lookups import (
    HAZARDS,
    RegionChange,
    copies_in_play,
    current_company,
    site_facts,
)
from westmarch.mechanics.movement_hazard import Return
from westmarch.mechanics.quantities.actions import COPIES, IN_PLAY_BY_NAME, STILL_DEMANDED
from westmarch.mechanics.quantities.hazards import HUNTERS, SPARED
from westmarch.mechanics.quantities.journeys import MODE, MODE_CARDS, REGION_CHANGES
from westmarch.mechanics.quantities.sites import HAVEN_MEANT
from westmarch.mechanics.quantities.turn import AT_THE_END
from westmarch.rulebooks.cards.clause_registry import makes, rule, saying
from westmarch.rulebooks.cards.conditions import holds
from westmarch.rulebooks.cards.context import in_play_here
from westmarch.rulebooks.cards.things.people import fits
from westmarch.table.actions import PlayEvent
from westmarch.table.events.cards import EventPlayed
from westmarch.table.events.chain import ConditionMet
from westmarch.table.events.combat import AttackCalled
from westmarch.table.events.companies import WayTaken
from westmarch.table.events.memory import Remembered
from westmarch.table.game import Game
from westmarch.table.state import IN_PLAY, Company, Fact
from westmarch.table.windows import ENDING


@makes(PutsInMode)
def puts_in_mode(card: Card, clause: PutsInMode) -> Iterator[Rule]:
    """The card puts the Ringwraith with whom it lies in a mode."""

    def lie_there(game: Game, ringwraith: str) -> tuple[str, ...]:
        hosts = (ringwraith, game.card(ringwraith).company)
        return tuple(
            each for each in copies_in_play(game, card.id) if game.card(each).host in hosts
        )

    def in_mode(game: Game, ringwraith: str) -> str | None:
        return clause.mode if lie_there(game, ringwraith) else None

    yield rule(card, "define", MODE, in_mode)
    yield rule(card, "define", MODE_CARDS, lie_there)


@makes(SendsBack)
def sends_back(card: Card, clause: SendsBack) -> Iterator[Rule]:
    """While the card is in play, companies on such a way have to turn back."""

    def goes_through(game: Game, company: str) -> bool:
        return moves(game, company) and any(
            number_of_regions(game, company, each) >= number for each, number in clause.through
        )

    def helper(game: Game, company: str) -> str | None:
        members = game.state.companies[company].characters
        help_ = Who(((clause.unless,),)) if clause.unless else None
        return next((each for each in members if help_ and fits(game, help_, each)), None)

    def is_meant(game: Game, company: str) -> bool:
        return goes_through(game, company) and helper(game, company) is None

    def helped_through(game: Game, event: WayTaken) -> str:
        who = helper(game, event.company) if goes_through(game, event.company) else None
        if who is None:
            return ""
        return f"{game.name(who)} is a {clause.unless}, so {card.name} sends nobody back."

    def when_the_way_is_known(game: Game, event: WayTaken) -> list[Event]:
        return [*demands(game, event.company)]

    def when_it_is_played(game: Game, event: EventPlayed) -> list[Event]:
        company = current_company(game)
        if game.printed(event.card).id != card.id or company is None:
            return []
        return [*demands(game, company.id)]

    def demands(game: Game, company: str) -> Iterator[Event]:
        player = game.state.turn_player
        whose = game.state.companies[company].player
        for copy in game.value(COPIES, card.id) if is_meant(game, company) else ():
            if not game.value(SPARED, copy, whose):
                yield ConditionMet(demand=Return(player=player, company=company, card=copy))

    def still_demanded(game: Game, sender: str, demand: object) -> bool:
        if not isinstance(demand, Return) or game.printed(sender).id != card.id:
            return False
        return game.card(sender).place == IN_PLAY and is_meant(game, demand.company)

    yield rule(card, "define", STILL_DEMANDED, still_demanded)
    says = saying(card, clause)
    on_the_way = rule(card, "react", WayTaken, when_the_way_is_known, says)
    yield structs.replace(on_the_way, otherwise=helped_through)
    yield rule(card, "react", EventPlayed, when_it_is_played, says)


@makes(Hunts)
def hunts(card: Card, clause: Hunts) -> Iterator[Rule]:
    """The card attacks companies that are on such a way, or turns out to be there already."""
    facts = card.facts
    assert isinstance(facts, EventFacts | Faction)
    attack = facts.attack
    assert attack is not None

    def calls(game: Game, company: str) -> Iterator[Event]:
        if moves(game, company) and passes(game, company):
            for hunter in game.value(HUNTERS, card.id, company):
                yield AttackCalled(source=hunter, attack=attack, company=company, kind="creature")

    def passes(game: Game, company: str) -> bool:
        regions = set(clause.regions)
        player, farther = game.state.companies[company].player, clause.farther
        if farther and game.value(IN_PLAY_BY_NAME, farther.while_in_play, player):
            regions.update(farther.regions)
            regions.update([farther.region_type] if farther.region_type else ())
        return any({*each} & regions for each in site_path(game, company))

    def when_the_way_is_known(game: Game, event: WayTaken) -> list[Event]:
        return [*calls(game, event.company)]

    def when_it_is_played(game: Game, event: EventPlayed) -> list[Event]:
        company = current_company(game)
        if game.printed(event.card).id != card.id or company is None:
            return []
        return [*calls(game, company.id)]

    says = saying(card, clause)
    yield rule(card, "react", WayTaken, when_the_way_is_known, says)
    yield rule(card, "react", EventPlayed, when_it_is_played, says)


@makes(RegionsCount)
def regions_count(card: Card, clause: RegionsCount) -> Iterator[Rule]:
    """While the card is in play, certain regions count as others."""

    def counts(game: Game) -> tuple[RegionChange, ...] | None:
        return tuple(
            RegionChange(copy, clause.types, HAZARDS if clause.to_hazards else "")
            for copy in game.value(COPIES, card.id)
            if all(holds(game, each, in_play_here(game, copy)) for each in clause.conditions)
        )

    yield rule(card, "define", REGION_CHANGES, counts)


@makes(MovesAgain)
def moves_again(card: Card, clause: MovesAgain) -> Iterator[Rule]:
    """The card is played at the end of a company's phase, and lets it move again."""

    def is_for_the_end(game: Game, played: str) -> bool | None:
        return game.printed(played).id == card.id or None

    def does_not_fit(game: Game, action: PlayEvent) -> bool:
        if game.printed(action.card).id != card.id:
            return False
        company, window = current_company(game), game.state.window
        at_the_end = window.kind is ENDING and company is not None
        return not (at_the_end and company is not None and _moved_to(game, company, clause, card))

    def lets_move(game: Game, event: EventPlayed) -> list[Event]:
        company = current_company(game)
        if game.printed(event.card).id != card.id or company is None:
            return []
        return [Remembered(fact=Fact("moves-again", company.id, until="phase", card=card.id))]

    says = (
        f"{card.name} is played at the end of the movement/hazard phase, "
        f"on a company that moved to {clause.moved_to}."
    )
    yield rule(card, "define", AT_THE_END, is_for_the_end)
    yield rule(card, "forbid", PlayEvent, does_not_fit, says)
    yield rule(card, "react", EventPlayed, lets_move)


def _moved_to(game: Game, company: Company, clause: MovesAgain, card: Card) -> bool:
    site = company.destination
    if site is None:
        return False
    if clause.moved_to == "a haven":
        return game.value(HAVEN_MEANT, card.id, site, company.player)
    return site_facts(game, site).under_deeps
