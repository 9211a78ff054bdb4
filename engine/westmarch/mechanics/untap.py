"""The untap phase: untapping and healing."""

from collections.abc import Iterator

from westmarch.kernel.offers import Offer
from westmarch.mechanics.choosing import any_of
from westmarch.mechanics.lookups import is_there, table_cards
from westmarch.mechanics.moves import MOVES
from westmarch.table.actions import Heal, Untap
from westmarch.table.events.cards import CardUntapped
from westmarch.table.events.characters import CharacterHealed
from westmarch.table.events.memory import Remembered
from westmarch.table.game import Game
from westmarch.table.play import Play
from westmarch.table.state import Card, Fact
from westmarch.table.windows import UNTAP


@MOVES.perform(Untap)
def untap(play: Play, action: Untap) -> None:
    """Untap cards."""
    play.do(*(CardUntapped(card=each) for each in action.cards))


@MOVES.perform(Heal)
def heal(play: Play, action: Heal) -> None:
    """Heal characters, and remember that this is what they did with the phase."""
    for each in action.cards:
        play.do(CharacterHealed(card=each))
        play.do(Remembered(fact=Fact("healed", each, until="phase")))


@MOVES.offer(UNTAP)
def offer_recovery(game: Game, player: str) -> Iterator[Offer]:
    """Untapping any of the cards that can be, and healing any of those."""
    for position, action in (("tapped", Untap), ("wounded", Heal)):
        cards = (
            each.id
            for each in (*table_cards(game), *_factions(game, player))
            if each.position == position
        )
        yield any_of(game, action(player=player, cards=()), cards)


def _factions(game: Game, player: str) -> Iterator[Card]:
    """The factions of a player, which are in play in their pile."""
    for each in game.state.pile(player, "marshalling-point-pile"):
        if is_there(game, each):
            yield game.card(each)
