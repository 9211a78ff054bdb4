"""Trophies: beaten creatures that Orcs and Trolls keep for show."""

from collections.abc import Iterator

from westmarch.mechanics.moves import MOVES
from westmarch.mechanics.windows import closes, open_window
from westmarch.table.actions import TakeTrophy
from westmarch.table.events.combat import AttackDefeated, TrophyTaken
from westmarch.table.events.memory import Forgotten, Remembered
from westmarch.table.game import Game
from westmarch.table.play import Play
from westmarch.table.state import IN_PLAY, Combat, Fact, State, Window
from westmarch.table.windows import TROPHY


def beaten(game: Game) -> Combat | None:
    """The attack whose card may become a trophy now."""
    return _beaten(game.state) if game.state.at(TROPHY) else None


def _beaten(state: State) -> Combat:
    combat: Combat = next(each.value for each in state.facts_of("beaten"))
    return combat


def is_trophy(game: Game, card: str) -> bool:
    """Tell whether a card in play is a trophy."""
    here = game.state.cards.get(card)
    borne = here is not None and here.place == IN_PLAY and here.host is not None
    return borne and game.state.fact("trophy", card) is not None


def trophies_of(game: Game, character: str) -> Iterator[str]:
    """Go through the trophies that a character has."""
    for each in game.card(character).holds:
        if is_trophy(game, each):
            yield each


@MOVES.follow(AttackDefeated)
def let_take(play: Play, event: AttackDefeated) -> None:
    """Let the defender take the card that attacked, before anything else happens."""
    combat = event.combat
    if play.game.printed(combat.source).type != "site":
        play.do(Remembered(fact=Fact("beaten", combat.source, combat)))
        open_window(play, TROPHY, company=combat.company)


@MOVES.perform(TakeTrophy)
def take(play: Play, action: TakeTrophy) -> None:
    """Put the card with the character."""
    place = play.state.cards[action.card].place
    play.do(TrophyTaken(card=action.card, character=action.character))
    remember(play, action.card, place)


def remember(play: Play, card: str, place: str) -> None:
    """Remember of a trophy where the card would be if nobody had taken it."""
    play.do(Remembered(fact=Fact("trophy", card, place)))


@closes(TROPHY)
def go_on(play: Play, window: Window) -> None:
    """Go on once the card is taken, or left."""
    play.do(Forgotten(what="beaten", about=_beaten(play.state).source))


@MOVES.offer(TROPHY)
def offer_taking(game: Game, player: str) -> Iterator[TakeTrophy]:
    """Each character of the company."""
    combat = beaten(game)
    if combat is not None:
        # The last of the company may be gone by now.
        company = game.state.companies.get(combat.company)
        for character in company.characters if company is not None else ():
            yield TakeTrophy(player=player, card=combat.source, character=character)
