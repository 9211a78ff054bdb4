"""What belongs to a company or a character, and leaves play with it."""

from westmarch.kernel.event import Event
from westmarch.mechanics.control import is_character
from westmarch.mechanics.lookups import belongings
from westmarch.mechanics.quantities.actions import AT_HAND
from westmarch.mechanics.quantities.people import ASSOCIATED
from westmarch.rulebooks.core.glossary import RULES
from westmarch.table.actions import DiscardFromHand
from westmarch.table.events.cards import CardMoved
from westmarch.table.events.characters import CharacterDiscarded, CharacterReturned
from westmarch.table.game import Game


@RULES.define("associated-entities", ASSOCIATED)
def those_in_it_and_what_lies_there(game: Game, company: str) -> tuple[str, ...]:
    """Who is in the company, what they have, and what lies on any of it or on the company."""
    return tuple(belongings(game, game.state.companies[company]))


@RULES.react("discard-takes-cards-along", CharacterDiscarded, CharacterReturned)
def cards_go_along(game: Game, event: CharacterDiscarded | CharacterReturned) -> list[Event]:
    """What lay with a character who is gone is discarded, but for those who followed him."""
    return [
        CardMoved(card=each, to="discard-pile")
        for each in game.card(event.card).holds
        if not is_character(game, each)
    ]


@RULES.forbid(
    "playable-but-not-discardable",
    DiscardFromHand,
    says="{action.card} can be played as from hand, but it is not in hand, and nobody discards it "
    "from there.",
)
def is_not_really_in_hand(game: Game, action: DiscardFromHand) -> bool:
    """What is as good as in hand to be played is not in hand to be discarded."""
    return game.value(AT_HAND, action.card, action.player)
