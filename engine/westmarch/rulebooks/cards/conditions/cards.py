"""What cards ask of other cards: that they are in play, stored, or laid with something."""

from westmarch.cards.model.phrases.conditions import (
    HasInPlay,
    InPlay,
    IsEvent,
    IsStored,
    Keeps,
    LiesWith,
)
from westmarch.kernel.lack import Lack
from westmarch.mechanics.lookups import is_hazard, is_there, kept_beside, stored_by
from westmarch.mechanics.quantities.actions import IN_PLAY_BY_NAME, TAKEN_FOR
from westmarch.rulebooks.cards.conditions.record import NOBODY, condition
from westmarch.rulebooks.cards.context import Here
from westmarch.rulebooks.cards.things.cards import is_event_now
from westmarch.table.game import Game

WITH_IT = "lies with"
"""What facts about stored cards are with which another lay in play: the name of that."""


@condition(InPlay)
def _is_in_play(game: Game, condition: InPlay, here: Here) -> Lack | None:
    there = is_by_name(game, condition.name, here.player, here.card)
    if there == condition.yes:
        return None
    return Lack("{0} is in play" if there else "{0} is not in play", (condition.name,))


def is_by_name(game: Game, name: str, player: str, card: str) -> bool:
    """Tell whether a card of a name is in play, as a card sees it that asks for one."""
    if game.value(IN_PLAY_BY_NAME, name, player):
        return True
    return is_hazard(game, card) and bool(game.value(TAKEN_FOR, name))


@condition(HasInPlay)
def _has_in_play(game: Game, condition: HasInPlay, here: Here) -> Lack | None:
    player = here.role(game, condition.role)
    for each in game.state.cards:
        mine = is_there(game, each) and game.card(each).owner == player
        if mine and game.name(each) == condition.name:
            return None
    return Lack("{0} does not have {1} in play", (player or "nobody", condition.name))


@condition(IsEvent)
def _is_event(game: Game, condition: IsEvent, here: Here) -> Lack | None:
    meant = here.role(game, condition.role)
    if meant is None:
        return NOBODY
    # What it is used for, it is used for as an event, be it the price of that itself.
    if game.state.fact("borne by", meant) is not None:
        return None
    if meant in game.state.cards and is_event_now(game, meant):
        return None
    return Lack("{0} is not there as one", (meant,))


@condition(IsStored)
def _is_stored(game: Game, condition: IsStored, here: Here) -> Lack | None:
    if any(stored_by(game, here.player, condition.name)):
        return None
    return Lack("{0} is not stored", (condition.name,))


@condition(LiesWith)
def _lies_with(game: Game, condition: LiesWith, here: Here) -> Lack | None:
    card, name = here.role(game, condition.role), condition.name
    if _is_with(game, name, card) == condition.yes:
        return None
    says = "{0} does not lie with {1}" if condition.yes else "{0} lies with {1}"
    return Lack(says, (name, card or "anybody"))


def _is_with(game: Game, name: str, card: str | None) -> bool:
    """Tell whether a card of a name lies with a card, or lay with it before that was stored."""
    if card is None or card not in game.state.cards:
        return False
    if any(game.name(each) == name for each in game.card(card).holds):
        return True
    fact = game.state.fact(WITH_IT, card)
    return fact is not None and fact.value == name


@condition(Keeps)
def _keeps(game: Game, condition: Keeps, here: Here) -> Lack | None:
    keeper = here.role(game, condition.role)
    if keeper is None:
        return NOBODY
    number = len(kept_beside(game, keeper))
    return None if number <= condition.number else Lack("{0} keeps {1}", (keeper, number))
