"""Companies that have to rest, and who taps so that one need not."""

from collections.abc import Iterator
from typing import Any

from msgspec import structs

from westmarch.cards.model.card import Card
from westmarch.cards.model.effects import abilities, playings
from westmarch.cards.model.phrases.effects.rests import Rest
from westmarch.cards.model.phrases.things import Who
from westmarch.cards.wording.writing import write
from westmarch.kernel.event import Event
from westmarch.kernel.offers import Offer, one_of
from westmarch.kernel.rulebook import Rule
from westmarch.kernel.words import sentence
from westmarch.mechanics.lookups import Cost, companies_of
from westmarch.mechanics.moves import MOVES
from westmarch.mechanics.quantities.actions import COSTS, OPEN_TO, USES
from westmarch.mechanics.quantities.people import MEMBERS
from westmarch.mechanics.quantities.turn import TIME_FOR_RESOURCES
from westmarch.rulebooks.cards.clause_registry import rule
from westmarch.rulebooks.cards.context import company_of_card
from westmarch.rulebooks.cards.effects.record import effect
from westmarch.rulebooks.cards.effects.remembered import of_place
from westmarch.rulebooks.cards.lasting import EFFECT, Key, reached
from westmarch.rulebooks.cards.things.people import fits
from westmarch.table.actions import EnterSite, MoveCompany, UseCard
from westmarch.table.events.chain import AbilityUsed
from westmarch.table.events.memory import Remembered
from westmarch.table.game import Game
from westmarch.table.state import LASTING, Company, Fact
from westmarch.table.windows import ENTER_OR_NOT, MOVEMENT_HAZARD

_CROSSED = "crossed"
"""Remembered of a company whose people have tapped so that it need not rest: for which card."""
_BEFORE_THE_CHOICE = ("core.site-phase.no-actions-before-choice",)


def _resting(card: Card, effect: Rest, key: Key) -> Iterator[Rule]:
    """Have a company stay where it is, or do nothing there."""

    def stays(game: Game, action: MoveCompany) -> bool:
        return reached(game, card, key, action.company) > 0

    def does_nothing(game: Game, action: EnterSite) -> bool:
        return _rests(game, card, key, game.state.companies[action.company])

    if effect.what == "move":
        yield rule(card, "forbid", MoveCompany, stays, f"{card.name} keeps the company here.")
        return
    says = f"{card.name} lets the company do nothing at the site."
    yield rule(card, "forbid", EnterSite, does_nothing, says)
    if effect.unless is not None:
        yield from _tapping(card, effect.unless, key)


def _rests(game: Game, card: Card, key: Key, company: Company) -> bool:
    """Tell whether a company is held up more often than somebody has tapped against it."""
    times = reached(game, card, key, company.id)
    if company.moved or company.destination is not None:
        times += reached(game, card, key, company.destination or company.site)
    crossed = (_CROSSED, company.id, card.id)
    facts = ((each.what, each.about, each.card) for each in game.state.facts)
    return times > sum(each == crossed for each in facts)


def _tapping(card: Card, who: Who, key: Key) -> Iterator[Rule]:
    """Let somebody of the company tap so that it need not rest."""
    number = len(abilities(card))

    def is_used(game: Game, action: object) -> bool:
        mine = isinstance(action, UseCard) and game.printed(action.card).id == card.id
        return mine and getattr(action, "ability", None) == number

    def offers(game: Game, which: str) -> tuple[int, ...] | None:
        return (number,) if game.printed(which).id == card.id else None

    def is_open(game: Game, which: str, player: str) -> bool | None:
        mine = game.printed(which).id == card.id and player == game.state.turn_player
        return mine or None

    def in_time(game: Game, action: UseCard) -> bool | None:
        if not is_used(game, action):
            return None
        return game.value(TIME_FOR_RESOURCES, action.player)

    def helps_nobody(game: Game, action: UseCard) -> bool:
        if not is_used(game, action):
            return False
        company = game.state.companies.get(company_of_card(game, action.target) or "")
        if (
            company is None
            or company.player != action.player
            or not _rests(game, card, key, company)
        ):
            return True
        among = game.value(MEMBERS, company.id)
        return action.target not in among or not fits(game, who, str(action.target), "skill")

    def taps(game: Game, which: str | None, action: Any) -> tuple[Cost, ...] | None:
        mine = is_used(game, action) and action.target in game.state.cards
        return (Cost(action.target, "tap"),) if mine else None

    def goes_on(game: Game, event: AbilityUsed) -> list[Event]:
        company = company_of_card(game, event.target)
        if event.ability != number or company is None:
            return []
        fact = Fact(_CROSSED, company, None, LASTING, card.id)
        return [Remembered(fact=fact)]

    yield rule(card, "define", USES, offers, of="itself")
    yield rule(card, "define", OPEN_TO, is_open, of="itself")
    says = f"{sentence(write(who))} of the company may tap against {card.name}"
    until = ", up to the choice between entering the site and doing nothing."
    allowed = rule(card, "permit", UseCard, in_time, f"{says}{until}", of="itself")
    yield structs.replace(allowed, lifts=_BEFORE_THE_CHOICE)
    missing = f"{says} that keeps it from acting at its site, and nobody else."
    yield rule(card, "forbid", UseCard, helps_nobody, missing, again=True, of="itself")
    yield rule(card, "define", COSTS, taps, of="itself")
    yield rule(card, "react", AbilityUsed, goes_on, of="itself")


effect(Rest, leaves=_resting)(of_place)


@MOVES.offer(MOVEMENT_HAZARD, ENTER_OR_NOT)
def offer_to_tap(game: Game, player: str) -> Iterator[UseCard | Offer]:
    """Each member of each company, against each card that somebody may tap against."""
    held = {fact.card for fact in game.state.facts_of(EFFECT)}
    if not held:
        return
    members = [it for each in companies_of(game, player) for it in game.value(MEMBERS, each.id)]
    for card in game.state.cards.values():
        if card.card not in held or not _may_be_tapped_against(game.pool.known[card.card]):
            continue
        held.discard(card.card)
        yield from one_of(UseCard(player=player, card=card.id), "target", tuple(members))


def _may_be_tapped_against(card: Card) -> bool:
    effects = (each for way in playings(card) for each in way.effects)
    return any(isinstance(each, Rest) and each.unless is not None for each in effects)
