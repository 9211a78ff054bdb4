"""What hazards of Dark Minions that take prisoners say."""

from westmarch.kernel.event import Event
from westmarch.kernel.rulebook import Rulebook
from westmarch.mechanics.prisoners import is_captive
from westmarch.mechanics.quantities.people import BODY
from westmarch.mechanics.table import kept_beside
from westmarch.table.events.cards import CardMoved
from westmarch.table.events.chain import OwnTextFollowed, RollCalled, RollMade
from westmarch.table.events.combat import BodyCheckRolled
from westmarch.table.events.prisoners import CharacterTaken, PrisonersReleased
from westmarch.table.game import Game

# DM-58

FLIES_AND_SPIDERS = Rulebook("DM-58")

_STRUGGLES = "DM-58.struggles"


@FLIES_AND_SPIDERS.react("struggles", BodyCheckRolled, order=100)
def struggles(game: Game, event: BodyCheckRolled) -> list[Event]:
    """A prisoner who stands the poison struggles."""
    who = event.character
    host = str(game.card(who).beside)
    if not is_captive(game, who) or game.card(host).card != "DM-58":
        return []
    return [RollCalled(card=host, of=who, what=_STRUGGLES)]


@FLIES_AND_SPIDERS.react("struggles", RollMade)
def breaks_free(game: Game, event: RollMade) -> list[Event]:
    """He is free if the roll and his body come to more than 15."""
    if event.what != _STRUGGLES or event.roll + game.value(BODY, event.of) <= 15:
        return []
    return [PrisonersReleased(host=event.card, who=event.of)]


# DM-90

SPELLS_OF_THE_BARROW_WIGHTS = Rulebook("DM-90")


@SPELLS_OF_THE_BARROW_WIGHTS.react("takes-rings", CharacterTaken, order=20)
def takes_his_rings(game: Game, event: CharacterTaken) -> list[Event]:
    """Rings that would stay with him are discarded."""
    if game.card(event.host).card != "DM-90":
        return []
    return [CardMoved(card=each, to="discard-pile") for each in kept_beside(game, event.card)]


# DM-99

WAYLAID = Rulebook("DM-99")

_SEARCHED = "DM-99.takes-rings"


@WAYLAID.react("takes-rings", OwnTextFollowed)
def is_searched(game: Game, event: OwnTextFollowed) -> list[Event]:
    """A prisoner who has rings is searched for each of them."""
    host, who = event.here.card, event.here.target
    return [RollCalled(card=host, of=ring, what=_SEARCHED) for ring in kept_beside(game, who)]


@WAYLAID.react("takes-rings", RollMade)
def is_found(game: Game, event: RollMade) -> list[Event]:
    """It is found, and gone, if the roll is less than 7."""
    found = event.what == _SEARCHED and event.roll < 7
    return [CardMoved(card=event.of, to="discard-pile")] if found else []
