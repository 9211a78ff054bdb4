"""What single cards of The Balrog say."""

from westmarch.kernel.event import Event
from westmarch.kernel.rulebook import Rulebook
from westmarch.mechanics.control import is_character
from westmarch.mechanics.quantities.people import MAY_COME
from westmarch.mechanics.quantities.uniqueness import GIVES_WAY
from westmarch.rulebooks.cards.making import AS_WRITTEN
from westmarch.table.actions import PlayCard, PlayCharacter
from westmarch.table.events.cards import CardMoved
from westmarch.table.events.characters import CharacterPlayed, ControlChanged
from westmarch.table.game import Game
from westmarch.table.state import IN_PLAY

# BA-1

STRIDER = Rulebook("BA-1")


@STRIDER.permit(
    "aragorn-takes-his-place",
    PlayCharacter,
    says=AS_WRITTEN,
    lifts=(
        "core.organization.character-play-sites",
        "core.organization.avatar-limits-character-play",
    ),
)
def aragorn_comes_where_he_is(game: Game, action: PlayCharacter) -> bool | None:
    """Aragorn comes into play wherever Strider's company is."""
    if _strider_in(game, action.card, action.company) is None or action.controller is not None:
        return None
    return game.value(MAY_COME, action) or None


@STRIDER.define("aragorn-takes-his-place", GIVES_WAY)
def makes_room(game: Game, card: str, action: PlayCard) -> bool | None:
    """Strider leaves as he comes."""
    if not isinstance(action, PlayCharacter):
        return None
    return card == _strider_in(game, action.card, action.company) or None


@STRIDER.react("aragorn-takes-his-place", CharacterPlayed)
def all_goes_over(game: Game, event: CharacterPlayed) -> list[Event]:
    """All that was Strider's is Aragorn's from now on."""
    strider = _strider_in(game, event.card, event.company)
    if strider is None:
        return []
    return [
        *(
            ControlChanged(card=each, controller=event.card)
            if is_character(game, each)
            else CardMoved(card=each, to=IN_PLAY, host=event.card)
            for each in game.card(strider).holds
        ),
        CardMoved(card=strider, to="removed-from-the-game"),
    ]


def _strider_in(game: Game, card: str, company: str | None) -> str | None:
    """Strider, if he is in the company and the card is Aragorn."""
    if company is None or game.name(card) != "Aragorn II":
        return None
    among = game.state.companies[company].characters
    return next((each for each in among if game.card(each).card == "BA-1"), None)
