"""The sideboard: what an avatar taps for."""

from westmarch.kernel.event import Event
from westmarch.kernel.lack import Lack, all_of
from westmarch.mechanics.quantities.people import AVATAR
from westmarch.mechanics.quantities.turn import BRINGS_ITSELF
from westmarch.mechanics.sideboard import are_in_the_sideboard
from westmarch.mechanics.sides import is_resource_for
from westmarch.rulebooks.core.organization import RULES
from westmarch.rulebooks.core.organization.organizing import in_organization_phase
from westmarch.table.actions import FetchFromSideboard
from westmarch.table.events.cards import CardTapped, SideboardOpened
from westmarch.table.game import Game


def _when_nothing_is_under_way(game: Game, action: FetchFromSideboard) -> Lack | None:
    if in_organization_phase(game, action.player):
        return None
    return Lack(
        "{0.player} reaches for the sideboard before organizing or after it, and when nothing else "
        "is under way."
    )


def _by_an_untapped_avatar(game: Game, action: FetchFromSideboard) -> Lack | None:
    avatar = game.value(AVATAR, action.player)
    if avatar is None:
        return Lack("{0.player} has no avatar in play who could tap for it.")
    lies = game.card(avatar).position
    if lies == "untapped":
        return None
    return Lack("{0} is {1}, and would have to tap for it.", (avatar, lies))


def _no_hazards(game: Game, action: FetchFromSideboard) -> Lack | None:
    if all(is_resource_for(game, action.player, each) for each in action.cards):
        return None
    return Lack("Not all that is to come are resources or characters.")


_fetches = all_of(
    _when_nothing_is_under_way, _by_an_untapped_avatar, are_in_the_sideboard, _no_hazards
)
"""What it takes to have an avatar bring cards from the sideboard."""


@RULES.permit("avatar-sideboard-to-discard", FetchFromSideboard)
def avatar_sends_for_cards(game: Game, action: FetchFromSideboard) -> Lack | bool | None:
    """The avatar taps for up to five resources and characters."""
    if game.state.phase != "organization" or action.to != "discard-pile":
        return None
    return _fetches_up_to_five(game, action) or True


def _five_at_most(game: Game, action: FetchFromSideboard) -> Lack | None:
    number = len(action.cards)
    if number <= 5:
        return None
    return Lack("Five cards at most come to the discard pile, and these are {0}.", (number,))


_fetches_up_to_five = all_of(_five_at_most, _fetches)


@RULES.react("avatar-sideboard-to-discard", SideboardOpened)
def avatar_taps(game: Game, event: SideboardOpened) -> list[Event]:
    """The avatar taps for it, unless what comes into the play deck comes by its own text."""
    to_deck = event.to == "play-deck"
    by_itself = to_deck and any(game.value(BRINGS_ITSELF, each) for each in event.cards)
    avatar = game.value(AVATAR, event.player)
    if game.state.phase != "organization" or by_itself or avatar is None:
        return []
    return [CardTapped(card=avatar)]


@RULES.permit(
    "avatar-sideboard-to-deck",
    FetchFromSideboard,
    says="The avatar may tap for one resource or character, which goes into the play deck.",
)
def avatar_sends_for_one_card(game: Game, action: FetchFromSideboard) -> Lack | bool | None:
    """Or for a single card that goes into a play deck of five or more."""
    if game.state.phase != "organization" or action.to != "play-deck":
        return None
    return _fetches_one(game, action) or True


def _one_card(game: Game, action: FetchFromSideboard) -> Lack | None:
    number = len(action.cards)
    if number == 1:
        return None
    return Lack("One card comes into the play deck, and these are {0}.", (number,))


def _to_five_cards(game: Game, action: FetchFromSideboard) -> Lack | None:
    held = len(game.state.pile(action.player, "play-deck"))
    if held >= 5:
        return None
    return Lack("For that the play deck needs five cards, and it has {0}.", (held,))


_fetches_one = all_of(_one_card, _to_five_cards, _fetches)
