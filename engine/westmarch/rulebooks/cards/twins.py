"""What texts do that more than one printing of a card has."""

from westmarch.kernel.event import Event
from westmarch.mechanics.control import is_character, is_ringwraith
from westmarch.mechanics.table import is_avatar
from westmarch.table.events.characters import CharacterDiscarded
from westmarch.table.events.combat import BodyCheckRolled
from westmarch.table.game import Game


def caught_by(game: Game, event: BodyCheckRolled, spiders: str) -> list[Event] | None:
    """Discard a character whom these have wounded if the body check equals his body."""
    combat, struck = game.state.combat, event.character
    if event.of_strike or combat is None or game.card(combat.source).card != spiders:
        return None
    spared = (
        not is_character(game, struck) or is_avatar(game, struck) or is_ringwraith(game, struck)
    )
    return None if spared or event.total != event.body else [CharacterDiscarded(card=struck)]
