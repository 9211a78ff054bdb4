"""The Lidless Eye itself."""

from westmarch.cards.model.phrases.effects.cards import Show
from westmarch.kernel.event import Event
from westmarch.kernel.rulebook import Rulebook
from westmarch.rulebooks.cards.choices import is_called_for
from westmarch.rulebooks.cards.clause_registry import AS_WRITTEN
from westmarch.rulebooks.cards.context import follows_own
from westmarch.rulebooks.cards.effects.record import happens
from westmarch.rulebooks.cards.sauron import is_out_of_place, rules_in_his_name
from westmarch.table.actions import ChooseCard, PlayEvent, UseCard
from westmarch.table.events.cards import CardChosen, CardMoved, ChoiceCalled
from westmarch.table.events.chain import OwnTextFollowed
from westmarch.table.game import Game

# LE-203

THE_LIDLESS_EYE = Rulebook("LE-203")

_LOOKS = "LE-203.looks-on"
_FIVE = Show(5)


@THE_LIDLESS_EYE.forbid("against-a-wizard", PlayEvent, says=AS_WRITTEN)
def would_look_at_nobody(game: Game, action: PlayEvent) -> bool:
    """It looks for a Wizard, and no Ringwraith has come in its place."""
    return game.printed(action.card).id == "LE-203" and is_out_of_place(game, action)


@THE_LIDLESS_EYE.forbid("bids-no-more", PlayEvent, says=AS_WRITTEN)
def watches_over_all(game: Game, action: PlayEvent) -> bool:
    """While it watches, nobody rules in his name."""
    return rules_in_his_name(game, action, "LE-203")


@THE_LIDLESS_EYE.forbid("looks-on", UseCard, says=AS_WRITTEN)
def has_nothing_to_give(game: Game, action: UseCard) -> bool:
    """It takes a card in hand."""
    there = bool(game.state.pile(action.player, "hand")) or action in game.state.chain
    return follows_own(game, action, _LOOKS) and not there


@THE_LIDLESS_EYE.react("looks-on", OwnTextFollowed)
def asks_for_a_card(game: Game, event: OwnTextFollowed) -> list[Event]:
    """Its player says what he gives."""
    hand = game.state.pile(event.here.player, "hand")
    what = (_LOOKS, event.here)
    player = event.here.player
    return [ChoiceCalled(card=event.card, player=player, among=hand, what=what)] if hand else []


@THE_LIDLESS_EYE.permit("looks-on", ChooseCard, says="What may be chosen is a card in hand.")
def says_what(game: Game, action: ChooseCard) -> bool | None:
    """Any will do."""
    return is_called_for(game, action, _LOOKS)


@THE_LIDLESS_EYE.react("looks-on", CardChosen)
def looks_on(game: Game, event: CardChosen) -> list[Event]:
    """Then it sees what the other holds."""
    if game.printed(event.card).id != "LE-203" or event.what[0] != _LOOKS:
        return []
    return [
        CardMoved(card=event.chosen, to="discard-pile"),
        *happens(game, _FIVE, event.what[1], ()),
    ]
