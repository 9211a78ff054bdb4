"""What a hazard of Against the Shadow says by which the fallen come back."""

from westmarch.cards.model.card import Creature
from westmarch.kernel.event import Event
from westmarch.kernel.rulebook import Rulebook
from westmarch.rulebooks.cards.choices import is_answer, is_called_for
from westmarch.table.actions import ChooseCard, PlayEvent
from westmarch.table.events.cards import CardChosen, CardMoved, ChoiceCalled
from westmarch.table.events.chain import OwnTextFollowed
from westmarch.table.game import Game

# AS-35

RETURNED_BEYOND_ALL_HOPE = Rulebook("AS-35")

_COMES = "AS-35.comes-back"
_PILE = "marshalling-point-pile"
_FALLEN = (_PILE, "out-of-play")
_LAST = 2
"""Which of the ways of the card it is."""


def _fallen(game: Game) -> tuple[str, ...]:
    """Give the creatures of Elves and Maiar that were eliminated, whosever they are."""
    found = []
    for player in game.state.players:
        for pile in _FALLEN:
            for each in game.state.pile(player.name, pile):
                facts = game.printed(each).facts
                if isinstance(facts, Creature) and facts.attack.race in ("Elf", "Maia"):
                    found.append(each)
    return tuple(found)


@RETURNED_BEYOND_ALL_HOPE.forbid(
    "has-been-eliminated", PlayEvent, says="No creature of Elves or Maiar was eliminated."
)
def has_nobody_to_return(game: Game, action: PlayEvent) -> bool:
    """Somebody has to have fallen."""
    mine = game.printed(action.card).id == "AS-35"
    return mine and action.effect == _LAST and not _fallen(game)


@RETURNED_BEYOND_ALL_HOPE.react("comes-back", OwnTextFollowed)
def may_come_back(game: Game, event: OwnTextFollowed) -> list[Event]:
    """Its player says who it is."""
    among = _fallen(game)
    if not among:
        return []
    player = event.here.player
    return [ChoiceCalled(card=event.card, player=player, among=among, what=(_COMES, player))]


@RETURNED_BEYOND_ALL_HOPE.permit(
    "comes-back", ChooseCard, says="What may be chosen is a fallen creature of Elves or Maiar."
)
def says_who(game: Game, action: ChooseCard) -> bool | None:
    """Its player chooses."""
    return is_called_for(game, action, _COMES)


@RETURNED_BEYOND_ALL_HOPE.react("comes-back", CardChosen)
def comes_back(game: Game, event: CardChosen) -> list[Event]:
    """Who was beaten is beaten no more, and the card counts instead."""
    if not is_answer(event, _COMES):
        return []
    opponent = game.state.opponent(event.what[1])
    return [
        CardMoved(card=event.chosen, to="discard-pile"),
        CardMoved(card=event.card, to=_PILE, player=opponent),
    ]


@RETURNED_BEYOND_ALL_HOPE.forbid(
    "of-its-player", PlayEvent, says="{action.target} is not {action.player}'s own."
)
def is_anothers(game: Game, action: PlayEvent) -> bool:
    """It returns to its player's hand."""
    if game.printed(action.card).id != "AS-35" or action.target not in game.state.cards:
        return False
    return game.card(str(action.target)).owner != action.player
