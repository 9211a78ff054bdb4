"""Events: cards played for their effect."""

from westmarch.cards.model import Event
from westmarch.kernel.actions import PlayEvent, UseCard
from westmarch.kernel.events import AbilityUsed, CardMoved, EventPlayed
from westmarch.kernel.play import Play
from westmarch.kernel.state import IN_PLAY
from westmarch.mechanics.chain import declare, resolves
from westmarch.mechanics.moves import MOVES


@MOVES.perform(PlayEvent)
def play_event(play: Play, action: PlayEvent) -> None:
    """Declare the event."""
    declare(play, action)


@resolves(PlayEvent)
def event_takes_effect(play: Play, action: PlayEvent) -> None:
    """Bring the event into play, and let it take effect."""
    facts = play.game.printed(action.card).facts
    # What stays in play lies on what it was played on.
    stays = isinstance(facts, Event) and facts.length == "permanent"
    play.do(CardMoved(card=action.card, to=IN_PLAY, host=action.target if stays else None))
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
