"""What texts do that more than one printing of a card has."""

from westmarch.cards.model.phrases.things import Where
from westmarch.kernel.event import Event
from westmarch.mechanics.control import is_character, is_ringwraith
from westmarch.mechanics.table import in_play, is_avatar, site_of
from westmarch.rulebooks.cards.here import follows_own
from westmarch.rulebooks.cards.meant import is_such_site
from westmarch.table.actions import UseCard
from westmarch.table.events.cards import CardMoved
from westmarch.table.events.chain import OwnTextFollowed
from westmarch.table.events.characters import CharacterDiscarded
from westmarch.table.events.combat import BodyCheckRolled
from westmarch.table.game import Game

_ENOUGH = 5
"""As many cards as the deck has to have for the palantír of Orthanc."""


def caught_by(game: Game, event: BodyCheckRolled, spiders: str) -> list[Event] | None:
    """Discard a character whom these have wounded if the body check equals his body."""
    combat, struck = game.state.combat, event.character
    if event.of_strike or combat is None or game.card(combat.source).card != spiders:
        return None
    spared = (
        not is_character(game, struck) or is_avatar(game, struck) or is_ringwraith(game, struck)
    )
    return None if spared or event.total != event.body else [CharacterDiscarded(card=struck)]


def rings_at_his_site(game: Game, who: str) -> list[str]:
    """The One Ring, if it is where Gollum or Stinker is, outside a haven."""
    site = site_of(game, who)
    if site is None or is_such_site(game, Where(("Haven",)), site, who):
        return []
    rings = (each for each in in_play(game) if game.name(each) == "The One Ring")
    there = {each: site_of(game, each) for each in rings}
    return [each for each, at in there.items() if at and game.name(at) == game.name(site)]


def sees_no_ring(game: Game, action: UseCard, card: str) -> bool:
    """Tell whether he would go where there is no ring to take with him."""
    text = f"{card}.takes-it-with-him"
    return follows_own(game, action, text) and not rings_at_his_site(game, action.card)


def falls_with_it(game: Game, event: OwnTextFollowed) -> list[Event]:
    """He and the ring are gone."""
    both = (event.card, *rings_at_his_site(game, event.card))
    return [CardMoved(card=each, to="discard-pile") for each in both]


def deck_is_thin(game: Game, action: UseCard, card: str) -> bool:
    """Tell whether a palantír of Orthanc is used with fewer than five cards in the play deck."""
    its_own = game.card(action.card).card == card
    return its_own and len(game.state.pile(action.player, "play-deck")) < _ENOUGH
