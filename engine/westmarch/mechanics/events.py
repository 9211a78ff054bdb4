"""Events: cards played for their effect."""

from collections.abc import Iterator

from westmarch.cards.model import Event
from westmarch.kernel.actions import PlayEvent, UseCard
from westmarch.kernel.events import AbilityUsed, CardMoved, EventPlayed
from westmarch.kernel.game import Game
from westmarch.kernel.play import Play
from westmarch.kernel.state import IN_PLAY
from westmarch.mechanics.chain import declare, resolves
from westmarch.mechanics.moves import MOVES
from westmarch.mechanics.table import abilities, current_company


@MOVES.perform(PlayEvent)
def play_event(play: Play, action: PlayEvent) -> None:
    """Declare the event."""
    declare(play, action)


@resolves(PlayEvent)
def event_takes_effect(play: Play, action: PlayEvent) -> None:
    """Bring the event into play, and let it take effect."""
    play.do(CardMoved(card=action.card, to=IN_PLAY))
    play.do(
        EventPlayed(
            card=action.card,
            target=action.target,
            character=action.character,
            effect=action.effect,
        )
    )


@MOVES.perform(UseCard)
def use_card(play: Play, action: UseCard) -> None:
    """Declare the effect."""
    declare(play, action)


@resolves(UseCard)
def card_takes_effect(play: Play, action: UseCard) -> None:
    """Let the effect take place."""
    play.do(AbilityUsed(card=action.card, ability=action.ability, target=action.target))


_WHENEVER = (
    "untap",
    "organization",
    "long-event",
    "movement-hazard",
    "site",
    "end-of-turn",
    "respond",
    "combat-actions",
    "face-strikes",
    "strike",
)
"""The windows in which there may be a time for events and for what cards in play can do."""


@MOVES.offer(*_WHENEVER)
def offer_abilities(game: Game, player: str) -> Iterator[UseCard]:
    """Each effect that a card in play can be used for."""
    for card in game.state.cards.values():
        if card.owner == player and card.place == IN_PLAY:
            for number, _ in enumerate(abilities(game, card.id)):
                yield UseCard(player=player, card=card.id, ability=number)


@MOVES.offer(*_WHENEVER)
def offer_events(game: Game, player: str) -> Iterator[PlayEvent]:
    """Each event in hand, alone and on the site."""
    company = current_company(game)
    for card in game.state.pile(player, "hand"):
        if isinstance(game.printed(card).facts, Event):
            yield PlayEvent(player=player, card=card)
            if company is not None:
                yield PlayEvent(player=player, card=card, target=company.site)
