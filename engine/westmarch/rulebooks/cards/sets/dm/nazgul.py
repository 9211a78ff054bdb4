"""What single cards of Dark Minions do with Nazgûl who are there as permanent-events."""

from collections.abc import Iterator

from westmarch.cards.model.card import Creature
from westmarch.kernel.event import Event
from westmarch.kernel.rulebook import Rulebook
from westmarch.mechanics.lookups import in_play
from westmarch.mechanics.quantities.actions import COPIES
from westmarch.mechanics.quantities.combat import ATTACK_BODY, ATTACK_DEAF_TO, ATTACK_RACES
from westmarch.rulebooks.cards.choices import is_answer, is_called_for
from westmarch.rulebooks.cards.things.cards import is_event_now
from westmarch.table.actions import ChooseCard, PlayEvent
from westmarch.table.events.cards import CardChosen, CardMoved, ChoiceCalled, EventPlayed
from westmarch.table.game import Game

# DM-64, DM-86

HELMS_OF_IRON = Rulebook("DM-64")
SCIMITARS_OF_STEEL = Rulebook("DM-86")

_SPENT = "{}.spends-a-nazgul"


@HELMS_OF_IRON.forbid("spends-a-nazgul", PlayEvent, says="{action.player} has no Nazgûl for it.")
@SCIMITARS_OF_STEEL.forbid(
    "spends-a-nazgul", PlayEvent, says="{action.player} has no Nazgûl for it."
)
def has_none(game: Game, action: PlayEvent) -> bool:
    """One of one's own has to be there as a permanent-event."""
    mine = game.printed(action.card).id in ("DM-64", "DM-86")
    return mine and not list(_nazgul(game, action.player))


@HELMS_OF_IRON.react("spends-a-nazgul", EventPlayed)
def spends_for_helms(game: Game, event: EventPlayed) -> list[Event]:
    """He is discarded as it comes into play; of several, its player says who."""
    return _spend(game, event, "DM-64")


@SCIMITARS_OF_STEEL.react("spends-a-nazgul", EventPlayed)
def spends_for_scimitars(game: Game, event: EventPlayed) -> list[Event]:
    """He is discarded as it comes into play; of several, its player says who."""
    return _spend(game, event, "DM-86")


@HELMS_OF_IRON.permit(
    "spends-a-nazgul", ChooseCard, says="What may be chosen is one of his Nazgûl."
)
@SCIMITARS_OF_STEEL.permit(
    "spends-a-nazgul", ChooseCard, says="What may be chosen is one of his Nazgûl."
)
def says_who(game: Game, action: ChooseCard) -> bool | None:
    """Its player chooses."""
    return is_called_for(game, action, _SPENT.format("DM-64"), _SPENT.format("DM-86"))


@HELMS_OF_IRON.react("spends-a-nazgul", CardChosen)
def is_spent_for_helms(game: Game, event: CardChosen) -> list[Event]:
    """That one goes."""
    return _gone(event, "DM-64")


@SCIMITARS_OF_STEEL.react("spends-a-nazgul", CardChosen)
def is_spent_for_scimitars(game: Game, event: CardChosen) -> list[Event]:
    """That one goes."""
    return _gone(event, "DM-86")


def _spend(game: Game, event: EventPlayed, id_: str) -> list[Event]:
    if game.printed(event.card).id != id_:
        return []
    player = game.card(event.card).owner
    among = tuple(_nazgul(game, player))
    if not among:
        return []
    what = (_SPENT.format(id_),)
    return [ChoiceCalled(card=event.card, player=player, among=among, what=what)]


def _gone(event: CardChosen, id_: str) -> list[Event]:
    mine = is_answer(event, _SPENT.format(id_))
    return [CardMoved(card=event.chosen, to="discard-pile")] if mine else []


def _nazgul(game: Game, player: str) -> Iterator[str]:
    """Go through a player's Nazgûl in play as permanent-events."""
    for each in in_play(game):
        facts = game.printed(each).facts
        if not isinstance(facts, Creature) or facts.attack.race != "Nazgûl":
            continue
        if game.card(each).owner == player and is_event_now(game, each):
            yield each


_HELMETED = {"Orc", "Troll", "Man"}
_WITHOUT = 4


@HELMS_OF_IRON.adjust("helms", ATTACK_BODY, says="Helms of Iron")
def are_harder_to_kill(game: Game, body: int | None) -> int | None:
    """Some have a body now who had none."""
    combat, copies = game.state.combat, len(game.value(COPIES, "DM-64"))
    if combat is None or not copies or game.value(ATTACK_DEAF_TO, "DM-64"):
        return None
    if not _HELMETED.issuperset(game.value(ATTACK_RACES, combat)):
        return None
    return _WITHOUT + copies - 1 if body is None else body + copies
