"""Modes of Ringwraiths, of which there is one at a time."""

from westmarch.kernel.event import Event
from westmarch.mechanics.quantities.journeys import MODE_CARDS
from westmarch.rulebooks.core.glossary import RULES
from westmarch.table.events.cards import CardMoved, EventPlayed
from westmarch.table.game import Game


@RULES.react("one-mode-at-a-time", EventPlayed)
def leaves_the_other_mode(game: Game, event: EventPlayed) -> list[Event]:
    """As a Ringwraith comes into a mode, the cards are discarded that put him in another."""
    others = (
        each
        for who in _ringwraiths_of(game, event.target)
        for each in game.value(MODE_CARDS, who)
        if event.card in game.value(MODE_CARDS, who) and each != event.card
    )
    return [CardMoved(card=each, to="discard-pile") for each in dict.fromkeys(others)]


def _ringwraiths_of(game: Game, target: str | None) -> tuple[str, ...]:
    """The members of the company on which an event was played."""
    company = game.state.companies.get(target or "")
    return company.characters if company is not None else ()
