"""What single resources of Dark Minions do for the people of Gondor."""

from westmarch.kernel.event import Event
from westmarch.kernel.order import Rank
from westmarch.kernel.rulebook import Rulebook
from westmarch.mechanics.quantities.actions import COPIES
from westmarch.mechanics.quantities.influence import INFLUENCE_RESULT, INFLUENCE_TOTAL
from westmarch.mechanics.quantities.points import POINTS_BONUS
from westmarch.rulebooks.cards.homelands import lives_in, tried_with_swords
from westmarch.table.actions import InfluenceCard, PlayEvent
from westmarch.table.events.cards import CardMoved, FactionPlayed
from westmarch.table.events.chain import OwnTextFollowed
from westmarch.table.events.memory import Forgotten, Remembered
from westmarch.table.game import Game
from westmarch.table.state import Fact

_PILE = "marshalling-point-pile"

# DM-158

SENTINELS_OF_NUMENOR = Rulebook("DM-158")

_GUARDED = frozenset(("Anórien", "Lebennin", "Lamedon", "Belfalas", "Anfalas"))
_LESS = 2
_UNDER = "goes with DM-158"
"""Remembered of a faction: the copy of the card with which it goes."""


@SENTINELS_OF_NUMENOR.react("joins-the-pile", OwnTextFollowed)
def joins_the_pile(game: Game, event: OwnTextFollowed) -> list[Event]:
    """It lies with what its player has won."""
    return [CardMoved(card=event.card, to=_PILE)]


@SENTINELS_OF_NUMENOR.adjust("joins-the-pile", COPIES)
def stand_there(game: Game, copies: tuple[str, ...], card: str) -> tuple[str, ...] | None:
    """And works from there."""
    if card != "DM-158":
        return None
    piles = (game.state.pile(each.name, _PILE) for each in game.state.players)
    more = [each for pile in piles for each in pile if game.card(each).card == card]
    return (*copies, *more) if more else None


def _is_guarded(game: Game, card: str) -> bool:
    return game.name(card) != "Army of the Dead" and lives_in(game, card, _GUARDED)


@SENTINELS_OF_NUMENOR.adjust("guard-gondor", INFLUENCE_TOTAL, says="Sentinels of Númenor")
def are_wary(game: Game, total: int, faction: str, who: str, dice: int) -> int | None:
    """Whoever is guarded is harder to win."""
    copies = len(game.value(COPIES, "DM-158"))
    return total - _LESS * copies if copies and _is_guarded(game, faction) else None


@SENTINELS_OF_NUMENOR.adjust("guard-gondor", INFLUENCE_RESULT, says="Sentinels of Númenor")
def are_faithful(
    game: Game, result: int, action: InfluenceCard, ours: int, theirs: int
) -> int | None:
    """And harder to win away."""
    copies = len(game.value(COPIES, "DM-158"))
    return result - _LESS * copies if copies and _is_guarded(game, action.target) else None


@SENTINELS_OF_NUMENOR.forbid(
    "guard-gondor", PlayEvent, says="With Sentinels of Númenor nobody musters those people."
)
def need_no_muster(game: Game, action: PlayEvent) -> bool:
    """No show of swords impresses them."""
    faction = tried_with_swords(game, action)
    return faction is not None and _is_guarded(game, faction) and bool(game.value(COPIES, "DM-158"))


@SENTINELS_OF_NUMENOR.react("gather-round", FactionPlayed)
def gather_round(game: Game, event: FactionPlayed) -> list[Event]:
    """Those whom its player wins go with it."""
    owner = game.card(event.card).owner
    mine = [each for each in game.value(COPIES, "DM-158") if game.card(each).owner == owner]
    if not mine or not _is_guarded(game, event.card):
        return []
    return [Remembered(fact=Fact(_UNDER, event.card, mine[0]))]


@SENTINELS_OF_NUMENOR.define("gather-round", POINTS_BONUS)
def are_worth_more(game: Game, card: str) -> int | None:
    """They are worth more with it."""
    fact = game.state.fact(_UNDER, card)
    return 1 if fact is not None and fact.value in game.value(COPIES, "DM-158") else None


@SENTINELS_OF_NUMENOR.react("gather-round", CardMoved, order=Rank.BEFORE)
def scatter(game: Game, event: CardMoved) -> list[Event]:
    """When one of them is discarded, so is the card; and whoever leaves is with it no longer."""
    if game.printed(event.card).id == "DM-158" and event.to != _PILE:
        under = (each for each in game.state.facts_of(_UNDER) if each.value == event.card)
        return [Forgotten(what=_UNDER, about=each.about) for each in under]
    fact = game.state.fact(_UNDER, event.card)
    if fact is None or event.to == _PILE:
        return []
    gone: list[Event] = [Forgotten(what=_UNDER, about=event.card)]
    if event.to == "discard-pile" and fact.value in game.value(COPIES, "DM-158"):
        gone.append(CardMoved(card=fact.value, to="discard-pile"))
    return gone
