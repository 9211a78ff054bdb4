"""What cards ask of somebody: what he is, bears and can do, and who is with him."""

from westmarch.cards.model.phrases.conditions import (
    Is,
    IsAble,
    IsAnyway,
    IsAvatar,
    IsBearing,
    IsBeside,
)
from westmarch.kernel.lack import Lack
from westmarch.mechanics.journey import companies_beside
from westmarch.mechanics.quantities.actions import SERVES
from westmarch.mechanics.quantities.items import CAN_USE
from westmarch.mechanics.quantities.people import AVATAR, MEMBERS
from westmarch.rulebooks.cards.conditions.record import NOBODY, condition
from westmarch.rulebooks.cards.context import Here, is_somebody
from westmarch.rulebooks.cards.things.cards import is_such_card
from westmarch.rulebooks.cards.things.people import is_anyway, of_another_kind, unfit
from westmarch.table.game import Game

ABLE = "able to use palantíri"
"""What facts about those are who can use palantíri for a while."""


@condition(Is)
def _is(game: Game, condition: Is, here: Here) -> Lack | None:
    who = here.role(game, condition.role)
    if who is None or who not in game.state.cards:
        return Lack("nobody is")
    return unfit(game, condition.who, who, card=here.card)


@condition(IsAnyway)
def _is_anyway(game: Game, condition: IsAnyway, here: Here) -> Lack | None:
    who = here.role(game, condition.role)
    if who is None or not is_somebody(game, who):
        return Lack("nobody is")
    if is_anyway(game, condition.who, who, here.card):
        return None
    return Lack(of_another_kind, (condition.who, who))


@condition(IsAvatar)
def _is_avatar(game: Game, condition: IsAvatar, here: Here) -> Lack | None:
    who = here.role(game, condition.role)
    if who is None or who not in game.state.cards:
        return NOBODY
    if game.value(AVATAR, game.card(who).owner) == who:
        return None
    return Lack("{0} is not his player's avatar", (who,))


@condition(IsAble)
def _is_able(game: Game, condition: IsAble, here: Here) -> Lack | None:
    who = here.role(game, condition.role)
    if who is None:
        return NOBODY
    # Somebody may be able to use one palantír alone.
    if game.value(CAN_USE, who, here.card):
        return None
    able = (each for each in game.state.facts if each.what == ABLE and each.about == who)
    if any(each.value in (None, here.card) for each in able):
        return None
    return Lack("{0} cannot use palantíri", (who,))


@condition(IsBearing)
def _is_bearing(game: Game, condition: IsBearing, here: Here) -> Lack | None:
    who = here.role(game, condition.role)
    if who is None or who not in game.state.cards:
        return NOBODY
    for each in game.card(who).holds:
        if is_such_card(game, condition.cards, each) and game.value(SERVES, here.card, each):
            return None
    return Lack("{0} bears none", (who,))


@condition(IsBeside)
def _is_beside(game: Game, condition: IsBeside, here: Here) -> Lack | None:
    """Ask for somebody of a name at the same site, by whichever card of it."""
    who = here.role(game, condition.role)
    if who is None:
        return NOBODY
    for company in companies_beside(game, who):
        if any(game.name(each) == condition.name for each in game.value(MEMBERS, company.id)):
            return None
    return Lack("{0} is not there", (condition.name,))
