"""The untap phase: untapping and healing."""

from collections.abc import Iterator

from westmarch.kernel.judge import forbidding
from westmarch.mechanics.moves import MOVES
from westmarch.table.actions import Action, Heal, Untap
from westmarch.table.events.cards import CardUntapped
from westmarch.table.events.characters import CharacterHealed
from westmarch.table.events.memory import Remembered
from westmarch.table.game import Game
from westmarch.table.play import Play
from westmarch.table.state import IN_PLAY, Fact
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
def offer_recovery(game: Game, player: str) -> Iterator[Action]:
    """Untapping or healing one card, or all that can be."""
    for position, action in (("tapped", Untap), ("wounded", Heal)):
        cards = [
            each.id
            for each in game.state.cards.values()
            if each.owner == player and each.place == IN_PLAY and each.position == position
        ]
        allowed = [
            each for each in cards if not forbidding(game, action(player=player, cards=(each,)))
        ]
        if len(allowed) > 1:
            yield action(player=player, cards=tuple(allowed))
        for each in allowed:
            yield action(player=player, cards=(each,))
