"""Cards in play, being played or stored, and hazards, as what cards are played and used on."""

from collections.abc import Iterator
from typing import TypeGuard

from msgspec.structs import replace

from westmarch.cards.model.phrases.targets import OnCard, OnHazard
from westmarch.kernel.lack import Lack
from westmarch.mechanics.combat_actions import would_cancel
from westmarch.mechanics.lookups import in_play, is_hazard, is_there
from westmarch.mechanics.quantities.actions import ACTION_SORT
from westmarch.rulebooks.cards.context import Here, company_of_card
from westmarch.rulebooks.cards.targets.companies import other_company
from westmarch.rulebooks.cards.targets.record import target
from westmarch.rulebooks.cards.things.attacks import other_attack
from westmarch.rulebooks.cards.things.cards import is_event_now, other_card, what_and_where
from westmarch.table.actions import Action, CancelAttack, PlayCard, PlayCreature, PlayEvent, UseCard
from westmarch.table.game import Game


def _cards(game: Game, target: OnCard) -> Iterator[str]:
    if target.cancels is not None:
        yield from (name for each in cancelling(game) for name in _named(each))
        return
    there = _is_declared if target.played else is_there
    if target.stored:
        there = _is_stored
    yield from (each.id for each in game.state.cards.values() if there(game, each.id))


@target(OnCard, among=_cards)
def _on_card(game: Game, target: OnCard, here: Here, purpose: str) -> Lack | None:
    card = here.target
    if card is None or card not in game.state.cards:
        return Lack("{0} is no card", (card,))
    if target.cancels is not None:
        if not cancelling_by(game, card):
            return Lack("{0} would not cancel one now", (card,))
        return other_attack(game, target.cancels, game.state.combat)
    if target.played and not _is_declared(game, card):
        return Lack(what_and_where, (card,))
    if target.stored and not _is_stored(game, card):
        return Lack(what_and_where, (card,))
    return other_card(game, target.cards, card)


def _hazards(game: Game, target: OnHazard) -> Iterator[str]:
    return hazards_aimed(game)


@target(OnHazard, among=_hazards)
def _on_hazard(game: Game, target: OnHazard, here: Here, purpose: str) -> Lack | None:
    """Ask for a hazard that was played on such companies, or on what is with them."""
    card = here.target
    if card is None or card not in game.state.cards:
        return Lack("{0} is no card", (card,))
    if card not in hazards_aimed(game):
        return Lack(what_and_where, (card,))
    company = aimed_at(game, card)
    if target.company is not None and company is not None:
        return other_company(game, target.company, replace(here, target=company))
    own = company_of_card(game, here.card)
    there = company is not None and company == own
    return None if there else Lack("{0} was played on another company", (card,))


def hazards_aimed(game: Game) -> Iterator[str]:
    """Go through the hazards that are being played, and the events that lie in play on others."""
    yield from (each.card for each in game.state.chain if _plays_hazard(game, each))
    for each in in_play(game):
        lies_on = game.card(each).host is not None
        if lies_on and is_hazard(game, each) and is_event_now(game, each):
            yield each


def aimed_at(game: Game, hazard: str) -> str | None:
    """The company on which a hazard was played, or on something in it."""
    playing = next((each for each in game.state.chain if _plays(each, hazard)), None)
    if playing is None:
        return company_of_card(game, hazard)
    aim = playing.company if isinstance(playing, PlayCreature) else playing.target
    return aim if aim in game.state.companies else company_of_card(game, aim)


def _plays(action: Action, card: str) -> TypeGuard[PlayCreature | PlayEvent]:
    return isinstance(action, PlayCreature | PlayEvent) and action.card == card


def _plays_hazard(game: Game, action: Action) -> TypeGuard[PlayCreature | PlayEvent]:
    """Tell whether a hazard is being played, be it a creature or an event."""
    if not isinstance(action, PlayCreature | PlayEvent):
        return False
    return bool(game.value(ACTION_SORT, action) == "hazard")


def cancelling(game: Game) -> tuple[CancelAttack | PlayEvent | UseCard, ...]:
    """Give what was declared and would cancel the attack that is being fought, dice permitting."""
    return tuple(
        each
        for each in game.state.chain
        if isinstance(each, CancelAttack)
        or (isinstance(each, PlayEvent | UseCard) and would_cancel(game, each))
    )


def cancelling_by(game: Game, card: str | None) -> tuple[Action, ...]:
    """Give what of that was declared with a card in play, or by a character."""
    return tuple(each for each in cancelling(game) if card in _named(each))


def _named(action: CancelAttack | PlayEvent | UseCard) -> tuple[str, ...]:
    """Name what is declared: by its card, or by the character who taps."""
    return (action.character,) if isinstance(action, CancelAttack) else (action.card,)


def _is_stored(game: Game, card: str) -> bool:
    return game.card(card).stored


def _is_declared(game: Game, card: str) -> bool:
    """Tell whether a card waits on the chain of effects."""
    return any(isinstance(each, PlayCard) and each.card == card for each in game.state.chain)
