"""What creatures can be keyed to beyond what is printed at the top of the card."""

from collections.abc import Iterator

from westmarch.cards.model.card import Card, Creature
from westmarch.cards.model.phrases.conditions import HasFaced
from westmarch.cards.model.phrases.things import Where
from westmarch.cards.model.play_clauses import (
    AlsoKeyed,
    EndsWithKeyed,
    KeyedIn,
    KeyedThrough,
    OpensRegions,
    RaceKeyed,
    SparesNeighbours,
)
from westmarch.cards.wording.writing import write
from westmarch.kernel.event import Event
from westmarch.kernel.order import Layer
from westmarch.kernel.rulebook import Rule
from westmarch.mechanics.journey import new_site, number_of_regions, site_path
from westmarch.mechanics.lookups import HAZARDS
from westmarch.mechanics.quantities.actions import COPIES, STILL_DEMANDED
from westmarch.mechanics.quantities.hazards import KEYS
from westmarch.mechanics.quantities.people import HOMES
from westmarch.mechanics.quantities.sites import REGION_OF_SITE, TYPE_TO_HAZARDS
from westmarch.mechanics.texts import TextDemand
from westmarch.rulebooks.cards.clause_registry import makes, rule, saying
from westmarch.rulebooks.cards.conditions import holds
from westmarch.rulebooks.cards.context import Here, in_play_here
from westmarch.rulebooks.cards.things.places import is_such_site
from westmarch.table.actions import PlayCreature
from westmarch.table.events.cards import CardMoved
from westmarch.table.events.chain import ConditionMet, TextResolved
from westmarch.table.events.combat import AttackDefeated
from westmarch.table.events.memory import Remembered
from westmarch.table.game import Game
from westmarch.table.state import IN_PLAY, Fact

_SHOWN = "has shown others the way"
"""Remembered of a company for the turn, by the creature that it has faced."""


@makes(AlsoKeyed)
def also_keyed(card: Card, clause: AlsoKeyed) -> Iterator[Rule]:
    """Further regions that the company moves through."""

    def keys(game: Game, creature: str, company: str) -> tuple[str, ...] | None:
        if not _meant(game, card, clause, creature, company):
            return None
        passed = {name for _, name in site_path(game, company)}
        return tuple(each for each in clause.regions if each in passed) or None

    yield rule(card, "define", KEYS, keys)


@makes(SparesNeighbours)
def spares_neighbours(card: Card, clause: SparesNeighbours) -> Iterator[Rule]:
    """Somebody in the company lives there."""

    def are_known(game: Game, action: PlayCreature) -> bool:
        if game.printed(action.card).id != card.id:
            return False
        members = game.state.companies[action.company].characters
        return any(clause.site in game.value(HOMES, each) for each in members)

    says = f"{card.name} {write(clause)}."
    yield rule(card, "forbid", PlayCreature, are_known, says, of="itself")


@makes(KeyedIn)
def keyed_in(card: Card, clause: KeyedIn) -> Iterator[Rule]:
    """Certain sites: a type of site is the key where only types are named, else its name is."""
    by_type = not clause.regions and clause.where == Where(clause.where.kinds)

    def keys(game: Game, creature: str, company: str) -> tuple[str, ...] | None:
        if not _meant(game, card, clause, creature, company):
            return None
        site = new_site(game, company)
        if site is None:
            return None
        if clause.regions and game.value(REGION_OF_SITE, site) not in clause.regions:
            return None
        if not is_such_site(game, clause.where, site, creature, HAZARDS):
            return None
        site_type = game.value(TYPE_TO_HAZARDS, site)
        return (site_type if by_type and site_type in clause.where.kinds else game.name(site),)

    yield rule(card, "define", KEYS, keys)


@makes(KeyedThrough)
def keyed_through(card: Card, clause: KeyedThrough) -> Iterator[Rule]:
    """Regions of a type, perhaps fewer of them than the creature needs otherwise."""

    def enough(
        game: Game, keys: tuple[str, ...], creature: str, company: str
    ) -> tuple[str, ...] | None:
        if clause.region_type in keys or not _meant(game, card, clause, creature, company):
            return None
        many = number_of_regions(game, company, clause.region_type, HAZARDS) >= clause.number
        return (*keys, clause.region_type) if many else None

    # What it needs otherwise has had its say: core.hazards.key-repeated-region-types.
    yield rule(card, "adjust", KEYS, enough, order=Layer.AFTER)


@makes(RaceKeyed)
def race_keyed(card: Card, clause: RaceKeyed) -> Iterator[Rule]:
    """While the card is in play, creatures of some races come to more sites.

    A creature is gone by the time it has attacked, and what it says then holds all the same.
    """
    attacked = any(isinstance(each, HasFaced) for each in clause.conditions)

    def keys(game: Game, creature: str, company: str) -> tuple[str, ...] | None:
        facts, site = game.printed(creature).facts, new_site(game, company)
        if not isinstance(facts, Creature) or {*clause.races}.isdisjoint(facts.attack.races):
            return None
        if site is None or game.value(TYPE_TO_HAZARDS, site) != clause.site_type:
            return None
        copies = [in_play_here(game, copy) for copy in game.value(COPIES, card.id)]
        if attacked:
            copies = [Here("", game.card(creature).owner, None, company)]
        at_work = any(all(holds(game, each, here) for each in clause.conditions) for here in copies)
        return (clause.site_type,) if at_work else None

    def has_shown_the_way(game: Game, event: Remembered) -> list[Event]:
        fact = event.fact
        if fact.what != "faced" or fact.value[1] not in game.state.cards:
            return []
        if game.printed(fact.value[1]).id != card.id:
            return []
        return [Remembered(fact=Fact(_SHOWN, fact.about, None, "turn", card.id))]

    yield rule(card, "define", KEYS, keys)
    if attacked:
        yield rule(card, "react", Remembered, has_shown_the_way)


@makes(OpensRegions)
def opens_regions(card: Card, clause: OpensRegions) -> Iterator[Rule]:
    """While the card is in play, creatures of a sort of land come into others."""

    def keys(game: Game, creature: str, company: str) -> tuple[str, ...] | None:
        facts = game.printed(creature).facts
        if not isinstance(facts, Creature) or (clause.region_type, 1) not in facts.keyed:
            return None
        if not game.value(COPIES, card.id):
            return None
        passed = {name for _, name in site_path(game, company)}
        return tuple(each for each in clause.regions if each in passed) or None

    yield rule(card, "define", KEYS, keys)


@makes(EndsWithKeyed)
def ends_with_keyed(card: Card, clause: EndsWithKeyed) -> Iterator[Rule]:
    """It goes when one of them is defeated."""
    place = card.clauses.index(clause)

    def is_over(game: Game, event: AttackDefeated) -> list[Event]:
        if event.combat.kind != "creature" or event.combat.keyed_to not in clause.regions:
            return []
        return [
            ConditionMet(
                demand=TextDemand(game.card(copy).owner, copy, (place, in_play_here(game, copy)))
            )
            for copy in game.value(COPIES, card.id)
        ]

    def goes(game: Game, event: TextResolved) -> list[Event]:
        mine = game.printed(event.card).id == card.id and event.what[0] == place
        return [CardMoved(card=event.card, to="discard-pile")] if mine else []

    def still_goes(game: Game, copy: str, demand: object) -> bool:
        if not isinstance(demand, TextDemand) or game.printed(copy).id != card.id:
            return False
        return bool(demand.what[0] == place) and game.card(copy).place == IN_PLAY

    yield rule(card, "react", AttackDefeated, is_over)
    yield rule(card, "react", TextResolved, goes, saying(card, clause))
    yield rule(card, "define", STILL_DEMANDED, still_goes)


def _meant(
    game: Game,
    card: Card,
    clause: AlsoKeyed | KeyedIn | KeyedThrough,
    creature: str,
    company: str,
) -> bool:
    if game.printed(creature).id != card.id:
        return False
    hazard_player = game.state.opponent(game.state.companies[company].player)
    here = Here(creature, hazard_player, None, company)
    return all(holds(game, each, here) for each in clause.conditions)
