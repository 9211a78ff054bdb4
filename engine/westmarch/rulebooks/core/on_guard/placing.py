"""How cards are placed on-guard, against whom they lie there, and how they come back."""

from typing import Any

from westmarch.kernel.event import Event
from westmarch.kernel.lack import Lack, all_of
from westmarch.kernel.order import Layer
from westmarch.mechanics.hands import is_held
from westmarch.mechanics.lookups import current_company, is_hazard
from westmarch.mechanics.on_guard import cards_on_guard, company_met, is_revealed
from westmarch.mechanics.quantities.actions import ACTION_SORT, SWEEPING
from westmarch.mechanics.quantities.hazards import COUNTS
from westmarch.rulebooks.core.on_guard import RULES
from westmarch.table.actions import Action, PlaceOnGuard, PlayCreature, PlayEvent
from westmarch.table.events.cards import CardMoved, GuardPassedOn
from westmarch.table.events.chain import Declared, Negated
from westmarch.table.events.companies import CompaniesJoined
from westmarch.table.events.memory import EffectLapsed, Forgotten, Remembered
from westmarch.table.events.turns import PhaseEnded
from westmarch.table.game import Game
from westmarch.table.state import BEING_PLAYED, IN_PLAY, Fact
from westmarch.table.telling import not_now
from westmarch.table.windows import MOVEMENT_HAZARD, RESPOND

_PLACED = "placed on-guard"
"""What a fact is about a company in whose movement/hazard phase a card was placed."""
_REVEALED = "revealed on-guard"
"""What a fact is about an event in play: the company against which it was revealed, and when."""


# Placing


def _in_the_phase(game: Game, action: PlaceOnGuard) -> Lack | None:
    if game.state.phase != "movement-hazard":
        when = "A card is placed on-guard in the movement/hazard phase of a company"
        return Lack(not_now(when))
    company = current_company(game)
    its = company is not None and company.id == action.company
    return None if its else Lack("It is not {0.company}'s movement/hazard phase.")


def _no_attack(game: Game, _: PlaceOnGuard) -> Lack | None:
    if game.state.combat is None:
        return None
    return Lack("An attack is being fought, and only what bears on it is played.")


def _in_that_step(game: Game, _: PlaceOnGuard) -> Lack | None:
    in_time = game.state.at(MOVEMENT_HAZARD) or game.state.at(RESPOND)
    return None if in_time else Lack("There is no time for it at this step.")


_is_placed = all_of(_in_the_phase, is_held, _no_attack, _in_that_step)
"""What it takes to lay a card on the new site of the company, whatever it is."""


@RULES.permit(
    "place-on-guard",
    PlaceOnGuard,
    says="In a company's movement/hazard phase a card may be placed on-guard on its new site.",
)
def may_place(game: Game, action: PlaceOnGuard) -> Lack | bool | None:
    """A hazard from hand, where the company goes or stays."""
    lack = _is_placed(game, action)
    if lack is None and (game.state.chain or not is_hazard(game, action.card)):
        return None
    return lack or True


@RULES.define("place-on-guard", ACTION_SORT)
def is_placed_as_hazard(game: Game, action: Action) -> str | None:
    """To place a card is what a hazard player does, whatever the card is."""
    return "hazard" if isinstance(action, PlaceOnGuard) else None


@RULES.permit(
    "any-card-allowed",
    PlaceOnGuard,
    says="Any card may be placed on-guard, even one that could never be revealed there.",
)
def may_bluff(game: Game, action: PlaceOnGuard) -> bool | None:
    """What is no hazard will do as well."""
    if is_hazard(game, action.card) or game.state.chain:
        return None
    return _is_placed(game, action) is None or None


@RULES.permit(
    "counts-and-may-respond",
    PlaceOnGuard,
    says="A card may be placed on-guard in response to something else, too.",
)
def may_respond_with_it(game: Game, action: PlaceOnGuard) -> bool | None:
    """It is possible in response."""
    if not game.state.chain:
        return None
    return _is_placed(game, action) is None or None


@RULES.define("counts-and-may-respond", COUNTS)
def placing_counts(game: Game, card: str | None, action: Any) -> int:
    """To place it counts one against the hazard limit."""
    return 1 if isinstance(action, PlaceOnGuard) else 0


@RULES.adjust("counts-and-may-respond", COUNTS, order=Layer.DENIED)
def revealing_does_not(game: Game, counts: int, card: str | None, action: Any) -> int | None:
    """To reveal it later counts nothing more."""
    return 0 if game.state.phase == "site" else None


@RULES.forbid(
    "one-per-phase",
    PlaceOnGuard,
    says="A card was placed on-guard in this movement/hazard phase already, and one is all.",
    blanket="kind",
)
def has_placed_one(game: Game, action: PlaceOnGuard) -> bool:
    """One card in each movement/hazard phase."""
    company = current_company(game)
    return company is not None and game.state.fact(_PLACED, company.id) is not None


@RULES.react("one-per-phase", Declared)
def one_is_placed(game: Game, event: Declared) -> list[Event]:
    """It is remembered until the phase of the company is over."""
    if not isinstance(event.action, PlaceOnGuard):
        return []
    return [Remembered(fact=Fact(_PLACED, event.action.company, until="company"))]


@RULES.react(
    "over-limit-returns-hand",
    Negated,
    says="It is too much for the hazard limit, and goes back to hand.",
)
def goes_back_to_hand(game: Game, event: Negated) -> list[Event]:
    """What cannot be laid down any more goes back to its player's hand."""
    if not isinstance(event.action, PlaceOnGuard):
        return []
    return [CardMoved(card=event.action.card, to="hand")]


# Whom it lies in wait for


@RULES.forbid(
    "bound-to-company",
    PlayEvent,
    PlayCreature,
    says="{action.card} was placed on-guard against another company.",
)
def waits_for_others(game: Game, action: PlayEvent | PlayCreature) -> bool:
    """It is revealed against the company on which it was placed, and against no other."""
    company = company_met(game)
    if not is_revealed(game, action) or game.state.phase != "site":
        return False
    return company is None or game.card(action.card).guards != company.id


@RULES.react("bound-to-company", CompaniesJoined)
def waits_for_them_all(game: Game, event: CompaniesJoined) -> list[Event]:
    """It lies there against the company in which the first one has gone up."""
    site = game.state.companies[event.company].site
    return [
        GuardPassedOn(card=each.id, company=event.company, site=site)
        for each in cards_on_guard(game.state)
        if each.guards == event.other
    ]


@RULES.react("bound-to-company", Declared)
def company_is_noted(game: Game, event: Declared) -> list[Event]:
    """Against which company an event was revealed, and in which turn, is remembered."""
    action, company, state = event.action, company_met(game), game.state
    revealed = state.phase == "site" and isinstance(action, PlayEvent)
    if not revealed or action.player == state.turn_player or company is None:
        return []
    return [Remembered(fact=Fact(_REVEALED, action.card, (company.id, state.turn)))]


@RULES.react("bound-to-company", CompaniesJoined)
def others_are_of_the_company(game: Game, event: CompaniesJoined) -> list[Event]:
    """If that company goes up in another, it is that one."""
    happenings: list[Event] = []
    for each in game.state.facts_of(_REVEALED):
        company, turn = each.value
        if company == event.other:
            known = Fact(_REVEALED, each.about, (event.company, turn))
            happenings += [EffectLapsed(fact=each), Remembered(fact=known)]
    return happenings


@RULES.react("bound-to-company", CardMoved)
def it_is_forgotten(game: Game, event: CardMoved) -> list[Event]:
    """It is remembered for as long as the event is in play."""
    there = event.to in (IN_PLAY, BEING_PLAYED)
    if there or game.state.fact(_REVEALED, event.card) is None:
        return []
    return [Forgotten(what=_REVEALED, about=event.card)]


@RULES.adjust("bound-to-company", SWEEPING)
def spares_other_companies(
    game: Game, copies: tuple[str, ...], card: str
) -> tuple[str, ...] | None:
    """And it changes nothing for other companies, in that turn or for good."""
    company = current_company(game)
    if company is None:
        return None
    kept = tuple(each for each in copies if not _spares(game, each, company.id))
    return kept if kept != copies else None


def _spares(game: Game, event: str, company: str) -> bool:
    """Tell whether an event was revealed against another company, and still has to do with none
    but that."""
    fact = game.state.fact(_REVEALED, event)
    if fact is None or fact.value[0] == company:
        return False
    same_turn = fact.value[1] == game.state.turn
    return same_turn or game.reading("q.core.revealed-on-guard") == "b"


# Coming back


@RULES.react("site-leaves-play", CardMoved, says="The site is gone, and with it the guard.")
def is_taken_back(game: Game, event: CardMoved) -> list[Event]:
    """What lay at a site that leaves play goes back to hand."""
    if event.to == IN_PLAY:
        return []
    return [
        CardMoved(card=each.id, to="hand")
        for each in cards_on_guard(game.state)
        if each.lies_at == event.card
    ]


@RULES.react(
    "returned-to-hand", PhaseEnded, says="What nobody has revealed goes back to its player's hand."
)
def is_picked_up(game: Game, event: PhaseEnded) -> list[Event]:
    """When all site phases are over, what was not revealed goes back to hand."""
    if event.phase != "site":
        return []
    return [CardMoved(card=each.id, to="hand") for each in cards_on_guard(game.state)]
