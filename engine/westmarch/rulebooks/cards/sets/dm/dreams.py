"""What dark enchantments of Dark Minions do to those whom the dead have wounded."""

from westmarch.kernel.event import Event
from westmarch.kernel.rulebook import Rulebook
from westmarch.mechanics.quantities.actions import COPIES
from westmarch.rulebooks.cards.demands import demand_check
from westmarch.table.actions import PlayEvent, UseCard
from westmarch.table.events.cards import CardMoved
from westmarch.table.events.memory import Forgotten, Remembered
from westmarch.table.game import Game
from westmarch.table.state import Fact

_BY_THE_DEAD = "The Undead have not wounded {action.target} this turn."


def _is_unharmed(game: Game, action: PlayEvent, card: str) -> bool:
    if game.printed(action.card).id != card or action.target is None:
        return False
    wounds = game.state.facts_of("wounded this turn")
    return not any((each.about, each.value) == (action.target, "Undead") for each in wounds)


# DM-54

ENDLESS_WHISPERS = Rulebook("DM-54")


@ENDLESS_WHISPERS.forbid("after-the-dead", PlayEvent, says=_BY_THE_DEAD)
def hears_no_whispers(game: Game, action: PlayEvent) -> bool:
    """It takes somebody whom the dead have wounded."""
    return _is_unharmed(game, action, "DM-54")


# DM-78

PALE_DREAM_MAKER = Rulebook("DM-78")

_THROWN_AWAY = "thrown away"
"""Remembered of a card while it is being discarded from hand."""


@PALE_DREAM_MAKER.forbid("after-the-dead", PlayEvent, says=_BY_THE_DEAD)
def has_no_dreams(game: Game, action: PlayEvent) -> bool:
    """It takes somebody whom the dead have wounded."""
    return _is_unharmed(game, action, "DM-78")


@PALE_DREAM_MAKER.replace("grows-restless", CardMoved)
def is_tempted(game: Game, event: CardMoved) -> list[Event] | None:
    """Each card that his player discards from hand in his own turn troubles him."""
    card = game.card(event.card)
    discarded = card.place == "hand" and event.to == "discard-pile"
    known = game.state.fact(_THROWN_AWAY, event.card) is not None
    if not discarded or known or card.owner != game.state.turn_player:
        return None
    hosts = ((each, game.card(each).host) for each in game.value(COPIES, "DM-78"))
    checks = [
        demand_check(game, each, host, event.card)
        for each, host in hosts
        if host in game.state.cards and game.card(host).owner == card.owner
    ]
    if not checks:
        return None
    return [
        Remembered(fact=Fact(_THROWN_AWAY, event.card, None, "turn", "DM-78")),
        event,
        Forgotten(what=_THROWN_AWAY, about=event.card),
        *checks,
    ]


@PALE_DREAM_MAKER.forbid(
    "by-another-sage", UseCard, says="{action.target} dreams himself, and wakes nobody."
)
def is_himself(game: Game, action: UseCard) -> bool:
    """Nobody wakes himself."""
    return game.printed(action.card).id == "DM-78" and action.target == game.card(action.card).host
