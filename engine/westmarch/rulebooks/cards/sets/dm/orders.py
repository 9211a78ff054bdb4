"""What single cards of Dark Minions say of those who lie in wait, and of what is held in hand."""

from collections.abc import Iterator

from westmarch.kernel.event import Event
from westmarch.kernel.judge import allows
from westmarch.kernel.order import Rank
from westmarch.kernel.rulebook import Rulebook
from westmarch.mechanics.lookups import is_hazard
from westmarch.mechanics.quantities.actions import COPIES
from westmarch.mechanics.quantities.agents import PLAYS_AS_HAZARD
from westmarch.mechanics.quantities.turn import HAND_SIZE
from westmarch.rulebooks.cards.choices import is_answer, is_called_for
from westmarch.rulebooks.cards.clause_registry import AS_WRITTEN
from westmarch.table.actions import AttackWithAgent, ChooseCard, Finish
from westmarch.table.events.cards import (
    CardChosen,
    CardMoved,
    CardShown,
    ChoiceCalled,
    DrawCalled,
)
from westmarch.table.events.chain import OwnTextFollowed
from westmarch.table.events.memory import Forgotten, Remembered
from westmarch.table.game import Game
from westmarch.table.state import ON_GUARD, Fact
from westmarch.table.windows import AGENTS

# DM-85

REVEALED_TO_ALL_WATCHERS = Rulebook("DM-85")

_LAYS = "DM-85.lays-open"


@REVEALED_TO_ALL_WATCHERS.react("lays-open", OwnTextFollowed)
def lays_open(game: Game, event: OwnTextFollowed) -> Iterator[Event]:
    """All is shown, and hazards are drawn for what is none."""
    player = event.here.player
    hand = game.state.pile(player, "hand")
    others = tuple(each for each in hand if not _is_hazard(game, each, player))
    yield from (CardShown(card=each) for each in hand)
    missing = game.value(HAND_SIZE, player) - (len(hand) - len(others))
    if missing > 0:
        yield DrawCalled(player=player, number=missing)
    if others:
        yield ChoiceCalled(card=event.card, player=player, among=others, what=(_LAYS, others))


def _is_hazard(game: Game, card: str, player: str) -> bool:
    agent = game.printed(card).type == "character" and game.value(PLAYS_AS_HAZARD, card, player)
    return is_hazard(game, card) or bool(agent)


@REVEALED_TO_ALL_WATCHERS.permit(
    "lays-open", ChooseCard, says="What is no hazard goes on top of the play deck, one by one."
)
def says_in_what_order(game: Game, action: ChooseCard) -> bool | None:
    """The last one will be on top."""
    return is_called_for(game, action, _LAYS)


@REVEALED_TO_ALL_WATCHERS.react("lays-open", CardChosen)
def goes_on_top(game: Game, event: CardChosen) -> Iterator[Event]:
    """It lies on top, until the next one does."""
    if not is_answer(event, _LAYS):
        return
    left = tuple(each for each in event.what[1] if each != event.chosen)
    yield CardMoved(card=event.chosen, to="play-deck")
    if left:
        player = game.card(event.card).owner
        yield ChoiceCalled(card=event.card, player=player, among=left, what=(_LAYS, left))


# DM-125

ENDURING_TALES = Rulebook("DM-125")

_TOLD = "DM-125.are-told-again"
_FORGOTTEN = "let go by DM-125"
"""Remembered of a card of which its player has said that he discards it for good."""


@ENDURING_TALES.replace("are-told-again", CardMoved, order=Rank.EARLY)
def may_be_told_again(game: Game, event: CardMoved) -> list[Event] | None:
    """Before it is gone its player says where it goes."""
    copies = game.value(COPIES, "DM-125")
    leaves = game.card(event.card).place == "hand" and event.to == "discard-pile"
    if not copies or not leaves or game.state.fact(_FORGOTTEN, event.card) is not None:
        return None
    player, what = game.card(event.card).owner, (_TOLD, event.card)
    among = (event.card, copies[0])
    return [ChoiceCalled(card=copies[0], player=player, among=among, what=what)]


@ENDURING_TALES.permit(
    "are-told-again", ChooseCard, says="What is discarded may go on top of the play deck, or not."
)
def says_where_it_goes(game: Game, action: ChooseCard) -> bool | None:
    """The event itself stands for the discard pile."""
    return is_called_for(game, action, _TOLD)


@ENDURING_TALES.react("are-told-again", CardChosen)
def goes_there(game: Game, event: CardChosen) -> list[Event]:
    """On top of the deck, or where it was to go."""
    if not is_answer(event, _TOLD):
        return []
    card = event.what[1]
    if event.chosen == card:
        return [CardMoved(card=card, to="play-deck")]
    return [
        Remembered(fact=Fact(_FORGOTTEN, card, None, "chain", "DM-125")),
        CardMoved(card=card, to="discard-pile"),
        Forgotten(what=_FORGOTTEN, about=card),
    ]


# DM-152

ORDERED_TO_KILL = Rulebook("DM-152")


@ORDERED_TO_KILL.forbid("drives-them", Finish, says=AS_WRITTEN)
def has_to_attack(game: Game, action: Finish) -> bool:
    """As long as one of them may attack the company, their player is not done."""
    company = game.state.window.company
    if company is None or not game.state.at(AGENTS) or not game.value(COPIES, "DM-152"):
        return False
    return any(
        allows(game, AttackWithAgent(player=action.player, card=each, company=company))
        for each in game.state.agents
        if not game.card(each).face_down
    )


@ORDERED_TO_KILL.replace("clears-the-guards", CardMoved)
def is_not_taken_back(game: Game, event: CardMoved) -> list[Event] | None:
    """Where it would go to hand it is discarded."""
    guards = game.card(event.card).place == ON_GUARD and event.to == "hand"
    if not guards or not game.value(COPIES, "DM-152"):
        return None
    return [CardMoved(card=event.card, to="discard-pile")]
