"""What cards do for a journey: ways of their own, attacks on the way, going on, and being back."""

from collections.abc import Iterator
from itertools import pairwise

from westmarch.cards.model.card import Card
from westmarch.cards.model.phrases.effects.journeys import Adjoin, MoveOn, Passage, Retrace, Waylay
from westmarch.kernel.event import Event
from westmarch.kernel.rulebook import Rule
from westmarch.mechanics.lookups import LimitModifier, site_facts
from westmarch.mechanics.movement import REGION, Way
from westmarch.mechanics.quantities.actions import IDLE
from westmarch.mechanics.quantities.hazards import LIMIT_MODIFIERS
from westmarch.mechanics.quantities.journeys import (
    MAY_DECLARE,
    OPENED_LATE,
    PASSES,
    PATH_OF_WAY,
    WAYS,
)
from westmarch.mechanics.quantities.turn import DRAWS
from westmarch.rulebooks.cards.choices import answers, choosing
from westmarch.rulebooks.cards.clause_registry import rule
from westmarch.rulebooks.cards.context import Here
from westmarch.rulebooks.cards.effects.record import effect
from westmarch.rulebooks.cards.effects.remembered import of_company
from westmarch.rulebooks.cards.lasting import Key, left_by, note, reached
from westmarch.rulebooks.cards.targets.places import Path
from westmarch.rulebooks.cards.things.places import is_such_site
from westmarch.table.events.cards import CardChosen, CardMoved, ChoiceCalled
from westmarch.table.events.combat import AttackCalled
from westmarch.table.events.companies import CompanyReturned, SiteExchanged, WayTaken
from westmarch.table.events.memory import Remembered
from westmarch.table.events.turns import EndFelt
from westmarch.table.game import Game
from westmarch.table.state import IN_PLAY, Company, Fact
from westmarch.table.windows import ORGANIZATION_ENDS

# Going


def _leading(card: Card, effect: Passage, key: Key) -> Iterator[Rule]:
    """Let a company go the way that a card has opened, which is for those that go by no regions."""

    def leads_there(game: Game, company: str, site: str) -> tuple[Way, ...] | None:
        if not reached(game, card, key, company):
            return None
        origin = game.state.companies[company].site
        ends = {site_facts(game, each).region for each in (origin, site)}
        elsewhere = game.name(origin) != game.name(site)
        return (Way(card.name),) if elsewhere and ends.issubset(effect.regions) else None

    def types(game: Game, company: str, site: str, way: Way) -> Path | None:
        """The types that the card gives; as on any such path both ends are known by name."""
        if way.name != card.name:
            return None
        ends = (game.state.companies[company].site, site)
        first, last = (site_facts(game, each).region for each in ends)
        between: list[str | None] = [None] * (len(effect.path) - 2)
        return tuple(zip(effect.path, (first, *between, last), strict=True))

    def eases(game: Game, company: str) -> tuple[LimitModifier, ...] | None:
        group = game.state.companies[company]
        if group.destination is None or group.way != card.name:
            return None
        return (LimitModifier(card.id, effect.hazard_limit, effect.minimum or 0),)

    def leads_nowhere(game: Game, event: str, fact: Fact) -> bool:
        if not left_by(fact, card, key):
            return False
        company = game.state.companies[fact.about]
        ends = (company.site, company.destination or company.site)
        return any(site_facts(game, each).region not in effect.regions for each in ends)

    def by_no_regions(
        game: Game, ways: tuple[Way, ...], company: str, site: str
    ) -> tuple[Way, ...] | None:
        if not reached(game, card, key, company):
            return None
        return tuple(each for each in ways if each.name != REGION)

    yield rule(card, "define", WAYS, leads_there)
    yield rule(card, "adjust", WAYS, by_no_regions)
    yield rule(card, "define", PATH_OF_WAY, types)
    yield rule(card, "define", LIMIT_MODIFIERS, eases)
    yield rule(card, "define", IDLE, leads_nowhere)


def _adjoining(card: Card, effect: Adjoin, key: Key) -> Iterator[Rule]:
    """Let a company go between regions that do not adjoin.

    It may set out for where that leads while the organization phase ends, and for nowhere else.
    """
    pairs = {frozenset(each) for each in effect.pairs}

    def finds_a_way(game: Game, company: str) -> tuple[tuple[str, str], ...] | None:
        return effect.pairs if reached(game, card, key, company) else None

    def may_set_out(game: Game, company: str) -> bool | None:
        late = game.state.at(ORGANIZATION_ENDS)
        return (late and reached(game, card, key, company) > 0) or None

    def leads_over(game: Game, company: str, site: str, way: Way) -> bool | None:
        return any(frozenset(each) in pairs for each in pairwise(way.regions)) or None

    yield rule(card, "define", PASSES, finds_a_way)
    yield rule(card, "define", MAY_DECLARE, may_set_out)
    yield rule(card, "define", OPENED_LATE, leads_over)


def _waylaying(card: Card, effect: Waylay, key: Key) -> Iterator[Rule]:
    """Have an attack meet a company that goes from region to region.

    It comes at the beginning of its movement/hazard phase, with all else that is due then.
    """

    def meets(game: Game, event: WayTaken) -> Iterator[Event]:
        for fact in game.state.facts if event.way == REGION else ():
            if left_by(fact, card, key) and fact.about == event.company:
                player = game.state.companies[event.company].player
                # A deck may have been renewed since, and the event be in it.
                source = next(
                    each.id
                    for each in game.state.cards.values()
                    if (each.card, each.owner) == (card.id, player)
                )
                yield AttackCalled(source=source, attack=effect.attack, company=event.company)

    yield rule(card, "react", WayTaken, meets)


effect(Passage, leaves=_leading)(of_company)
effect(Adjoin, leaves=_adjoining)(of_company)
effect(Waylay, leaves=_waylaying)(of_company)


@effect(MoveOn)
def _move_on(game: Game, effect: MoveOn, here: Here, key: Key) -> Iterator[Event]:
    company = here.company(game)
    if company is not None:
        yield Remembered(fact=Fact("moves-again", company, until="phase"))


# Being back

_SET_OUT = "set out from"
"""Remembered of a company that may be back: which effect lets it, the site, and the event."""


def _retracing(card: Card, effect: Retrace, key: Key) -> Iterator[Rule]:
    """Let a company be back, as the turn ends, where it has set out."""

    def left(game: Game) -> Iterator[Fact]:
        for fact in game.state.facts_of(_SET_OUT):
            if fact.card == card.id and fact.value[0] == key:
                yield fact

    def comes_back(game: Game, event: EndFelt) -> Iterator[Event]:
        for fact in left(game) if event.phase == "end-of-turn" else ():
            group, (_, origin, played) = game.state.companies.get(fact.about), fact.value
            if group is not None and may_be_back(game, group, origin):
                sites = (group.site, origin)
                what = (key, group.id, origin)
                yield ChoiceCalled(card=played, player=group.player, among=sites, what=what)

    def may_be_back(game: Game, group: Company, origin: str) -> bool:
        meant = effect.at is None or is_such_site(game, effect.at, group.site, card.id)
        there = game.card(origin).place in (IN_PLAY, "location-deck")
        return group.site != origin and meant and there and bool(group.characters)

    def is_back(game: Game, event: CardChosen) -> list[Event]:
        if not answers(game, event, card, key):
            return []
        _, company, origin = event.what
        if event.chosen != origin:
            return []
        exchanged = SiteExchanged(company=company, site=origin)
        if game.card(origin).place == IN_PLAY:
            return [exchanged]
        return [CardMoved(card=origin, to=IN_PLAY), exchanged]

    def doubled(game: Game, draws: int | None, company: str, player: str) -> int | None:
        times = sum(each.about == company for each in left(game))
        others = player != game.state.companies[company].player
        return draws * 2**times if times and others and draws is not None else None

    yield rule(card, "react", EndFelt, comes_back)
    yield choosing(card, key)
    yield rule(card, "react", CardChosen, is_back)
    if effect.doubled:
        yield rule(card, "adjust", DRAWS, doubled)


@effect(Retrace, leaves=_retracing)
def _retrace(game: Game, effect: Retrace, here: Here, key: Key) -> Iterator[Event]:
    """Remember where a company sets out from."""
    company = here.company(game)
    if company is not None:
        value = (key, game.state.companies[company].site, here.card)
        yield note(game, here, _SET_OUT, company, value, "turn")


def turned_back(game: Game, company: str | None) -> Iterator[Event]:
    """Have a company that is on its way return to where it came from."""
    group = game.state.companies.get(company or "")
    if group is not None and group.destination is not None:
        yield CompanyReturned(company=group.id, origin=group.site, new_site=group.destination)
