"""What may be done with cards: played for one avatar alone, brought in more easily, kept tapped."""

from westmarch.cards.kinds import BALROG
from westmarch.cards.model.card import Faction
from westmarch.kernel.event import Event
from westmarch.mechanics.lookups import character_facts
from westmarch.mechanics.quantities.influence import STANDARD_MODIFICATION
from westmarch.mechanics.quantities.people import KEPT_TAPPED, declared_wizard
from westmarch.mechanics.sides import is_specific
from westmarch.rulebooks.core.glossary import RULES
from westmarch.table.actions import PLAY, AnyPlay, StoreItem
from westmarch.table.events.cards import CardUntapped
from westmarch.table.game import Game

_SPECIFIC = " specific"


# Cards for one avatar alone


@RULES.forbid(
    "avatar-specific",
    PLAY,
    says=lambda game, _, action: (
        f"{game.name(action.card)} is {_whose(game, action.card)}{_SPECIFIC}, and "
        f"{game.called(action.player)} plays {_avatar(game, action.player) or 'no such avatar'}."
    ),
    blanket="card",
)
def is_for_another_avatar(game: Game, action: AnyPlay) -> bool:
    """What is specific to an avatar is played by whoever has declared that avatar."""
    whose = _whose(game, action.card)
    return bool(whose) and not is_specific(game, action.card, _avatar(game, action.player))


def _whose(game: Game, card: str) -> str:
    """The avatar to whom a card is specific, if it is."""
    words = (each for each in game.printed(card).keywords if each.endswith(_SPECIFIC))
    return next(words, "").removesuffix(_SPECIFIC)


def _avatar(game: Game, player: str) -> str:
    if game.state.kind(player) == BALROG:
        return "Balrog"
    return declared_wizard(game, player)


# Factions


@RULES.define("standard-modification", STANDARD_MODIFICATION, says="printed")
def is_dear_or_hateful_to_them(game: Game, faction: str, character: str) -> int:
    """The race of whoever taps is named, or a faction that is in play."""
    facts = game.printed(faction).facts
    assert isinstance(facts, Faction)
    named = {character_facts(game, character).race, *_won_over(game, character)}
    return sum(amount for who, amount in facts.modifications if who in named)


def _won_over(game: Game, character: str) -> set[str]:
    """The names of what was won over; whether what the opponent has won over counts is open."""
    player = game.card(character).owner
    his_own = game.reading("q.core.standard-modification-whose") == "b"
    whose = (each.name for each in game.state.players if not his_own or each.name == player)
    return {
        game.name(card)
        for each in whose
        for card in game.state.pile(each, "marshalling-point-pile")
    }


# Storing, and untapping


@RULES.forbid(
    "one-ring-not-stored", StoreItem, says="{action.card} cannot be stored.", blanket="card"
)
def is_the_one(game: Game, action: StoreItem) -> bool:
    """The One Ring is kept in no place."""
    return "The One Ring" in game.printed(action.card).keywords


@RULES.replace(
    "may-not-untap",
    CardUntapped,
    says="Nothing untaps {event.card}, as something says that it does not untap.",
)
def stays_as_it_is(game: Game, event: CardUntapped) -> list[Event] | None:
    """What is kept tapped is untapped by nothing."""
    return [] if game.value(KEPT_TAPPED, event.card) else None
