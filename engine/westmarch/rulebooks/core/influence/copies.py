"""Playing the copy that was shown."""

from westmarch.kernel.lack import Lack, all_of
from westmarch.mechanics.control import is_character
from westmarch.mechanics.influence import REVEALED_FOR
from westmarch.mechanics.quantities.influence import (
    COPY_MAY_COME,
    GENERAL_INFLUENCE,
    USED_INFLUENCE,
)
from westmarch.mechanics.quantities.people import MIND
from westmarch.rulebooks.core.influence import RULES
from westmarch.rulebooks.core.influence.looking import influence_over, playable_here
from westmarch.table.actions import Finish, PlayRevealed
from westmarch.table.game import Game
from westmarch.table.windows import COPY_SHOWN


@RULES.define("play-revealed-card", COPY_MAY_COME)
def copy_may_come(game: Game, action: PlayRevealed) -> bool:
    """Whoever has influenced a card away may play the copy that was shown."""
    return _plays_it(game, action) is None


@RULES.permit(
    "play-revealed-card",
    PlayRevealed,
    says="The attempt has succeeded, and the copy that was shown may be played.",
)
def plays_the_copy(game: Game, action: PlayRevealed) -> Lack | bool:
    """Whoever has influenced a card away may play the copy that was shown."""
    return _plays_it(game, action) or True


def _once_it_has_succeeded(game: Game, action: PlayRevealed) -> Lack | None:
    if game.state.at(COPY_SHOWN):
        return None
    return Lack(
        "A copy that was shown is played at once when the attempt has succeeded, or not at all."
    )


def _shown_for_it(game: Game, action: PlayRevealed) -> Lack | None:
    shown = game.state.fact(REVEALED_FOR, action.card) is not None
    return None if shown else Lack("{0.card} was not shown for the attempt.")


def _by_the_one_who_tried(game: Game, action: PlayRevealed) -> Lack | None:
    fact = game.state.fact(REVEALED_FOR, action.card)
    his = fact is not None and fact.value == action.character
    led = action.controller == action.character and is_character(game, action.card)
    if his and (action.controller is None or led):
        return None
    return Lack("It is for the one who made the attempt to play {0.card}, or to lead it.")


_plays_it = all_of(_once_it_has_succeeded, _shown_for_it, _by_the_one_who_tried)


@RULES.permit("play-revealed-card", Finish)
def keeps_the_copy(game: Game, action: Finish) -> bool | None:
    """Nobody has to."""
    return game.state.at(COPY_SHOWN) or None


@RULES.forbid(
    "revealed-card-other-restrictions",
    PlayRevealed,
    says="{action.card} is not playable at the site of {action.character}.",
)
def not_playable_here(game: Game, action: PlayRevealed) -> bool:
    """The copy has to be playable where it is played."""
    return not playable_here(game, action.card, action.character)


@RULES.permit(
    "revealed-character-text-ignored",
    PlayRevealed,
    lifts=("core.influence.revealed-card-other-restrictions",),
)
def comes_from_anywhere(game: Game, action: PlayRevealed) -> bool | None:
    """For a character it does not matter where it comes into play otherwise."""
    return (is_character(game, action.card) and game.value(COPY_MAY_COME, action)) or None


@RULES.forbid(
    "revealed-character-influence",
    PlayRevealed,
    says="There is not influence enough for {action.card}.",
)
def beyond_influence(game: Game, action: PlayRevealed) -> bool:
    """A character needs influence as always."""
    fact = game.state.fact(REVEALED_FOR, action.card)
    return (
        is_character(game, action.card)
        and fact is not None
        and (mind := game.value(MIND, action.card)) is not None
        and mind > _influence_left(game, action, fact.value)
    )


def _influence_left(game: Game, action: PlayRevealed, leader: str) -> int:
    if action.controller is not None:
        return influence_over(game, leader, action.card)
    general = game.value(GENERAL_INFLUENCE, action.player)
    return general - game.value(USED_INFLUENCE, action.player)
