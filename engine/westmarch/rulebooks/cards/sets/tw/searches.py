"""What cards of The Wizards let people find who look more closely."""

from collections.abc import Iterator

from westmarch.cards.model.attack import Attack
from westmarch.cards.model.phrases.things import Cards
from westmarch.kernel.event import Event
from westmarch.kernel.rulebook import Rulebook
from westmarch.mechanics.combat_actions import cancels_strike
from westmarch.mechanics.lookups import company_of
from westmarch.mechanics.quantities.combat import BEGINS_COMBAT, DEFENDERS
from westmarch.mechanics.quantities.uniqueness import TAKEN
from westmarch.rulebooks.cards.clause_registry import AS_WRITTEN
from westmarch.rulebooks.cards.closer_looks import finds_for_others, is_not_inside
from westmarch.rulebooks.cards.things.cards import is_such_card
from westmarch.table.actions import PlayEvent, UseCard
from westmarch.table.events.cards import (
    CardMoved,
    CardShown,
    ItemUsed,
    ShuffleCalled,
)
from westmarch.table.events.chain import OwnTextFollowed
from westmarch.table.events.characters import CharacterWounded
from westmarch.table.events.combat import AttackMade
from westmarch.table.events.memory import Remembered
from westmarch.table.game import Game
from westmarch.table.state import IN_PLAY, Fact

# TW-349

THOROUGH_SEARCH = Rulebook("TW-349")


finds_for_others(THOROUGH_SEARCH, "searches")

# TW-269

LUCKY_SEARCH = Rulebook("TW-269")

_SCOUT, _HIS = "scout of TW-269", "item of TW-269"
"""Remembered of whoever searches: that he faces what he has woken, and what he has found."""
_THINGS = Cards(("non-special item",))
_GUARD = 3


@LUCKY_SEARCH.forbid("searches-in-the-dark", PlayEvent, says=AS_WRITTEN)
def stands_at_the_gate(game: Game, action: PlayEvent) -> bool:
    """The scout has to be where there is something to search."""
    return is_not_inside(game, action, "TW-269.searches-in-the-dark")


@LUCKY_SEARCH.define("searches-in-the-dark", BEGINS_COMBAT)
def wakes_something(game: Game, event: str, _: int) -> bool | None:
    """It brings about an attack."""
    return game.printed(event).id == "TW-269" or None


@LUCKY_SEARCH.react("searches-in-the-dark", OwnTextFollowed)
def gropes_about(game: Game, event: OwnTextFollowed) -> Iterator[Event]:
    """Card after card is turned over, and something hears him."""
    scout, player = event.here.actor, event.here.player
    company = company_of(game, scout) if scout is not None else None
    if scout is None or company is None:
        return
    deck = game.state.pile(player, "play-deck")
    found = next((each for each in deck if _may_be_his(game, each)), None)
    turned = deck if found is None else deck[: deck.index(found) + 1]
    yield from (CardShown(card=each) for each in turned)
    if found is not None:
        yield CardMoved(card=found, to=IN_PLAY, host=scout)
        yield ItemUsed(card=found)
        yield Remembered(fact=Fact(_HIS, scout, found, "combat", "TW-269"))
    yield Remembered(fact=Fact(_SCOUT, scout, None, "combat", "TW-269"))
    if any(each != found for each in turned):
        yield ShuffleCalled(player=player)
    attack = Attack("", 1, _GUARD + len(turned), cancellable=False)
    yield AttackMade(source=event.card, attack=attack, company=company.id)


def _may_be_his(game: Game, card: str) -> bool:
    """Tell whether a card is such an item, and if it is unique the only one of its kind."""
    taken = game.printed(card).unique and bool(game.value(TAKEN, card))
    return is_such_card(game, _THINGS, card) and not taken


def _is_heard(game: Game) -> bool:
    combat = game.state.combat
    return combat is not None and game.card(combat.source).card == "TW-269"


@LUCKY_SEARCH.adjust("searches-in-the-dark", DEFENDERS)
def at_the_scout_alone(game: Game, defenders: tuple[str, ...]) -> tuple[str, ...] | None:
    """Nobody else is struck."""
    if not _is_heard(game):
        return None
    return tuple(each for each in defenders if game.state.fact(_SCOUT, each) is not None)


@LUCKY_SEARCH.forbid(
    "searches-in-the-dark",
    PlayEvent,
    UseCard,
    says="Nobody cancels the strike that Lucky Search has brought about.",
)
def strikes_anyway(game: Game, action: PlayEvent | UseCard) -> bool:
    """It is too late to get out of its way."""
    return _is_heard(game) and cancels_strike(game, action)


@LUCKY_SEARCH.react("searches-in-the-dark", CharacterWounded)
def drops_it(game: Game, event: CharacterWounded) -> list[Event]:
    """Wounded, he drops what he has found."""
    fact = game.state.fact(_HIS, event.card)
    held = fact is not None and fact.value in game.card(event.card).holds
    return [CardMoved(card=fact.value, to="discard-pile")] if fact and held else []
