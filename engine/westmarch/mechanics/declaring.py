"""Before the game: players declare what they are, hand in their decks, and lay them out."""

from collections.abc import Iterator

from westmarch.cards.every import Named, every_card
from westmarch.cards.kinds import KINDS
from westmarch.kernel.offers import Offer, OneOf
from westmarch.mechanics.moves import MOVES
from westmarch.mechanics.quantities.decks import RESERVES
from westmarch.mechanics.quantities.setup import SWITCHED
from westmarch.mechanics.turn import next_setup_step
from westmarch.mechanics.windows import closes, open_window
from westmarch.table.actions import RegisterDeck, SwitchWizard
from westmarch.table.covered import out_of_reach
from westmarch.table.events.setup import DeckLaidOut, DeckRegistered, WizardsSwitched
from westmarch.table.events.turns import Passed
from westmarch.table.game import Game
from westmarch.table.play import Play
from westmarch.table.state import Window
from westmarch.table.windows import DECLARING, OVER, SWITCHING


@MOVES.perform(RegisterDeck)
def register(play: Play, action: RegisterDeck) -> None:
    """Note what the player is."""
    play.do(
        DeckRegistered(player=action.player, kind=action.kind, declared=action.avatar),
        Passed(player=action.player, said=True),
    )


@MOVES.offer(DECLARING)
def offer_kinds(game: Game, player: str) -> Iterator[Offer]:
    """Each kind of player, and each Fallen-wizard."""
    if any(each.name == player and each.deck is not None for each in game.state.players):
        named = (each.name for each in every_card() if each.has("Fallen-wizard"))
        kind = RegisterDeck(player=player, kind=KINDS[0])
        yield Offer(kind, kind=OneOf(KINDS), avatar=OneOf(("", *named)))


@MOVES.perform(SwitchWizard)
def switch(play: Play, action: SwitchWizard) -> None:
    """Let the other Wizard come for each of those cards."""
    cards = play.game.value(SWITCHED, action.player)
    wizard = next(each.id for each in wizards(play.game) if each.name == action.wizard)
    play.do(WizardsSwitched(player=action.player, cards=cards, wizard=wizard))
    play.do(Passed(player=action.player, said=True))


def wizards(game: Game) -> Iterator[Named]:
    """Go through the cards of Wizards that there are to play with."""
    for each in every_card():
        if each.kind == "hero character" and each.has("avatar") and each.id in game.pool:
            yield each


@MOVES.offer(SWITCHING)
def offer_wizards(game: Game, player: str) -> Iterator[Offer]:
    """Each Wizard there is."""
    names = tuple(dict.fromkeys(each.name for each in wizards(game)))
    yield Offer(SwitchWizard(player=player, wizard=""), wizard=OneOf(names))


@closes(SWITCHING)
def all_have_switched(play: Play, window: Window) -> None:
    """Go on to the draft."""
    next_setup_step(play, window.name)


@closes(DECLARING)
def all_have_declared(play: Play, window: Window) -> None:
    """Lay the decks out, if all their cards are there to be played with."""
    if out_of_reach(play.game.pool, play.state):
        open_window(play, OVER)
        return
    for player in play.state.players:
        reserves = play.game.value(RESERVES, player.name)
        play.do(DeckLaidOut(player=player.name, reserves=reserves))
    next_setup_step(play, window.name)
