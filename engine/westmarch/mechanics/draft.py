"""The draft: rounds in which characters are laid face-down, and turned up together."""

from collections.abc import Iterator

from westmarch.cards.model.card import Character
from westmarch.kernel.offers import Offer, one_of
from westmarch.mechanics.moves import MOVES
from westmarch.mechanics.quantities.setup import DRAFTERS
from westmarch.mechanics.turn import next_setup_step
from westmarch.mechanics.windows import closes, open_window
from westmarch.table.actions import DraftCharacter
from westmarch.table.events.memory import Remembered
from westmarch.table.events.setup import LAID, DraftStopped, RoundRevealed
from westmarch.table.events.turns import Passed
from westmarch.table.game import Game
from westmarch.table.play import Play
from westmarch.table.state import Fact, Window
from westmarch.table.windows import DRAFT


def drafted(game: Game, player: str) -> tuple[str, ...]:
    """Give the characters with whom a player starts, so far."""
    return game.state.pile(player, "starting-company")


def characters_in_pool(game: Game, player: str) -> Iterator[str]:
    """Go through the characters of a player's pool."""
    for card in game.state.pile(player, "pool"):
        if isinstance(game.printed(card).facts, Character):
            yield card


@MOVES.perform(DraftCharacter)
def lay_down(play: Play, action: DraftCharacter) -> None:
    """Lay the character; nobody else knows who it is."""
    laid = Fact(LAID, action.player, action.card, "game", known_to=action.player)
    play.do(Remembered(fact=laid), Passed(player=action.player, said=True))


@MOVES.offer(DRAFT)
def offer_characters(game: Game, player: str) -> Iterator[Offer]:
    """Each character of the pool."""
    draft = DraftCharacter(player=player, card="")
    yield from one_of(draft, "card", characters_in_pool(game, player))


@closes(DRAFT)
def turn_up(play: Play, window: Window) -> None:
    """Turn up what was laid; who has laid nothing has stopped."""
    drafting = play.game.value(DRAFTERS)
    laid = {each.about: each.value for each in play.state.facts if each.what == LAID}
    for player in drafting:
        if player not in laid:
            play.do(DraftStopped(player=player))
    if laid:
        play.do(RoundRevealed(cards=tuple(laid.values())))
    left = play.game.value(DRAFTERS) if laid else ()
    if left:
        open_window(play, DRAFT, asked=left)
    else:
        next_setup_step(play, window.name)
