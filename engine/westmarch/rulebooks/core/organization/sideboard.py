"""The sideboard: what an avatar taps for."""

from westmarch.kernel.event import Event
from westmarch.kernel.needs import Need, lacking
from westmarch.mechanics.quantities.people import AVATAR
from westmarch.mechanics.quantities.turn import BRINGS_ITSELF
from westmarch.mechanics.sides import is_resource_for
from westmarch.rulebooks.core.organization import RULES
from westmarch.rulebooks.core.organization.organizing import in_organization_phase
from westmarch.table.actions import FetchFromSideboard
from westmarch.table.events.cards import CardTapped, SideboardOpened
from westmarch.table.game import Game

_FETCHING: tuple[Need, ...] = (
    (
        lambda game, action: in_organization_phase(game, action.player),
        (
            "{action.player} reaches for the sideboard before organizing or after it, and when "
            "nothing else is under way."
        ),
    ),
    (
        lambda game, action: game.value(AVATAR, action.player) is not None,
        "{action.player} has no avatar in play who could tap for it.",
    ),
    (
        lambda game, action: game.card(game.value(AVATAR, action.player)).position == "untapped",
        lambda game, action: (
            f"{game.name(game.value(AVATAR, action.player))} is "
            f"{game.card(game.value(AVATAR, action.player)).position}, and would have to tap for "
            "it."
        ),
    ),
    (lambda _, action: bool(action.cards), "No card is named that is to come."),
    (
        lambda _, action: len(set(action.cards)) == len(action.cards),
        "The same card is named twice.",
    ),
    (
        lambda game, action: all(
            each in game.state.pile(action.player, "sideboard") for each in action.cards
        ),
        "Not all that is to come is in {action.player}'s sideboard.",
    ),
    (lambda *_: False, "Not all that is to come are resources or characters."),
)
"""What it takes to have an avatar bring cards from the sideboard."""


@RULES.permit(
    "avatar-sideboard-to-discard",
    FetchFromSideboard,
    otherwise=lacking(
        (
            lambda game, action: len(action.cards) <= 5,
            lambda game, action: (
                f"Five cards at most come to the discard pile, and these are {len(action.cards)}."
            ),
        ),
        *_FETCHING,
    ),
)
def avatar_sends_for_cards(game: Game, action: FetchFromSideboard) -> bool | None:
    """The avatar taps for up to five resources and characters."""
    if game.state.phase != "organization" or action.to != "discard-pile":
        return None
    return _avatar_can_fetch(game, action) and len(action.cards) <= 5


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
    otherwise=lacking(
        (
            lambda game, action: len(action.cards) == 1,
            lambda game, action: (
                f"One card comes into the play deck, and these are {len(action.cards)}."
            ),
        ),
        (
            lambda game, action: len(game.state.pile(action.player, "play-deck")) >= 5,
            lambda game, action: (
                "For that the play deck needs five cards, and it has "
                f"{len(game.state.pile(action.player, 'play-deck'))}."
            ),
        ),
        *_FETCHING,
    ),
)
def avatar_sends_for_one_card(game: Game, action: FetchFromSideboard) -> bool | None:
    """Or for a single card that goes into a play deck of five or more."""
    if game.state.phase != "organization" or action.to != "play-deck":
        return None
    return (
        _avatar_can_fetch(game, action)
        and len(action.cards) == 1
        and len(game.state.pile(action.player, "play-deck")) >= 5
    )


def _avatar_can_fetch(game: Game, action: FetchFromSideboard) -> bool:
    """Tell whether an avatar may tap for these cards of the sideboard."""
    avatar = game.value(AVATAR, action.player)
    sideboard = game.state.pile(action.player, "sideboard")
    return (
        in_organization_phase(game, action.player)
        and avatar is not None
        and game.card(avatar).position == "untapped"
        and 0 < len(set(action.cards)) == len(action.cards)
        and all(
            each in sideboard and is_resource_for(game, action.player, each)
            for each in action.cards
        )
    )
