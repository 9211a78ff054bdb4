"""What hazards of Dark Minions say by which somebody turns back on the way."""

from westmarch.cards.model.card import Creature
from westmarch.kernel.event import Event
from westmarch.kernel.rulebook import Rulebook
from westmarch.mechanics.journey import number_of_regions
from westmarch.mechanics.lookups import HAZARDS, company_of
from westmarch.rulebooks.cards.choices import is_answer, is_called_for
from westmarch.table.actions import ChooseCard, PlayEvent
from westmarch.table.events.cards import CardChosen, CardMoved, ChoiceCalled
from westmarch.table.events.chain import Declared, OwnTextFollowed
from westmarch.table.events.companies import CharacterTurnsBack
from westmarch.table.game import Game

FACES_OF_THE_DEAD = Rulebook("DM-57")
SEIZED_BY_TERROR = Rulebook("DM-88")

_SHOWN = "DM-57.shows-the-dead"


def _turns_back(game: Game, event: OwnTextFollowed) -> list[Event]:
    who = event.here.target
    company = company_of(game, who) if who is not None else None
    if who is None or company is None or company.destination is None:
        return []
    return [CharacterTurnsBack(card=who, company=company.id)]


def _regions(game: Game, action: PlayEvent, *types: str) -> int:
    """How many regions of some types the company goes through in which the target is."""
    company = company_of(game, str(action.target)) if action.target in game.state.cards else None
    if company is None:
        return 0
    return sum(number_of_regions(game, company.id, each, HAZARDS) for each in types)


# DM-57


@FACES_OF_THE_DEAD.react("turns-back", OwnTextFollowed)
def is_drawn_away(game: Game, event: OwnTextFollowed) -> list[Event]:
    """He turns back alone."""
    return _turns_back(game, event)


@FACES_OF_THE_DEAD.forbid(
    "through-the-wild",
    PlayEvent,
    says="It takes two Wildernesses in the site path of {action.target}.",
)
def is_not_in_the_wild(game: Game, action: PlayEvent) -> bool:
    """They are seen in the wild."""
    if game.printed(action.card).id != "DM-57" or action.target is None:
        return False
    return _regions(game, action, "Wilderness") < 2


@FACES_OF_THE_DEAD.forbid(
    "shows-the-dead", PlayEvent, says="{action.player} has no creature of the Undead in hand."
)
def has_no_dead(game: Game, action: PlayEvent) -> bool:
    """It takes somebody who is dead."""
    return game.printed(action.card).id == "DM-57" and not _dead(game, action.player)


@FACES_OF_THE_DEAD.react("shows-the-dead", Declared)
def has_to_show_one(game: Game, event: Declared) -> list[Event]:
    """Who it is, is said as the card is declared."""
    action = event.action
    if not isinstance(action, PlayEvent) or game.printed(action.card).id != "DM-57":
        return []
    among = _dead(game, action.player)
    call = ChoiceCalled(card=action.card, player=action.player, among=among, what=(_SHOWN,))
    return [call] if among else []


@FACES_OF_THE_DEAD.permit(
    "shows-the-dead", ChooseCard, says="What may be chosen is a creature of the Undead in hand."
)
def says_which(game: Game, action: ChooseCard) -> bool | None:
    """Its player chooses."""
    return is_called_for(game, action, _SHOWN)


@FACES_OF_THE_DEAD.react("shows-the-dead", CardChosen)
def is_shown(game: Game, event: CardChosen) -> list[Event]:
    """That one is discarded."""
    mine = is_answer(event, _SHOWN)
    return [CardMoved(card=event.chosen, to="discard-pile")] if mine else []


def _dead(game: Game, player: str) -> tuple[str, ...]:
    found = []
    for each in game.state.pile(player, "hand"):
        facts = game.printed(each).facts
        if isinstance(facts, Creature) and facts.attack.race == "Undead":
            found.append(each)
    return tuple(found)


# DM-88


@SEIZED_BY_TERROR.react("turns-back", OwnTextFollowed)
def flees(game: Game, event: OwnTextFollowed) -> list[Event]:
    """He flees."""
    return _turns_back(game, event)


@SEIZED_BY_TERROR.forbid(
    "in-the-dark",
    PlayEvent,
    says="There is neither Shadow-land nor Dark-domain in the site path of {action.target}.",
)
def is_in_the_light(game: Game, action: PlayEvent) -> bool:
    """It takes a dark place."""
    if game.printed(action.card).id != "DM-88" or action.target is None:
        return False
    return not _regions(game, action, "Shadow-land", "Dark-domain")
