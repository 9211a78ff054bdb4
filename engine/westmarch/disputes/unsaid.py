"""Piles of which a dispute says nothing: they are as in a game, and not empty.

A player has his sites in the location deck, and cards left to draw. A dispute need not list them,
and nothing hangs on there being none.
"""

from collections.abc import Iterator

from msgspec.structs import asdict, replace

from westmarch.cards.kinds import PLAYERS
from westmarch.cards.model.card import Creature
from westmarch.cards.pool import Pool
from westmarch.corpus.lines import Draft, Line
from westmarch.corpus.model import ActStep, AskStep
from westmarch.corpus.scene import is_haven
from westmarch.disputes.answers import Settled
from westmarch.table.actions import AnyAction, SplitCompany
from westmarch.wire.protocol import CardAt, Place, PlayerAt, Position

_FEW_CARDS = "core.untap.five-card-minimum"
_ENOUGH = 10
"""So many cards are put into a play deck of which nothing is said."""


def with_piles(draft: Draft, settled: Settled, pool: Pool) -> Draft | None:
    """Fill the piles of which a draft says nothing, if its answer may be due to their being empty.

    A reach for the sideboard may be illegal because too few cards are left to draw; and of a
    company that was split, nobody has to leave who has nowhere to go.
    """
    position = draft.case.position
    splits = any(isinstance(_action(each), SplitCompany) for each in draft.lines)
    draws = _FEW_CARDS in settled.because
    if position.turn.phase == "setup" or not (splits or draws):
        return None
    more: list[CardAt] = []
    for player in position.players:
        if splits and not _speaks_of(draft, player.name, "location-deck"):
            more += _sites(position, player, pool)
        if draws and not _speaks_of(draft, player.name, "play-deck"):
            more += _cards(player, pool)
    if not more:
        return None
    filled = replace(position, cards=(*position.cards, *more))
    return replace(draft, case=replace(draft.case, position=filled))


def not_empty(otherwise: str) -> str:
    """Say that piles were taken to be filled where nothing is said of them, and it matters."""
    return (
        "Nobody says what lies in the play deck and the location deck: they were taken to hold "
        f"cards to draw, and all sites. Were they empty, the answer would be “{otherwise}”."
    )


def _speaks_of(draft: Draft, owner: str, place: Place) -> bool:
    """Tell whether anything is said to lie in a pile, but for what is played from there."""
    named = {
        value
        for line in draft.lines
        if (action := _action(line)) is not None
        for value in asdict(action).values()
        if isinstance(value, str)
    }
    return any(
        (each.owner, each.place) == (owner, place) and each.label not in named
        for each in draft.case.position.cards
    )


def _action(line: Line) -> AnyAction | None:
    return line.step.action if isinstance(line.step, (ActStep, AskStep)) else None


def _sites(position: Position, player: PlayerAt, pool: Pool) -> Iterator[CardAt]:
    """Give the sites that a player's location deck may hold, without those that are elsewhere."""
    there = {each.card for each in position.cards if each.owner == player.name}
    for card in pool.of_type("site"):
        own = card.alignment in PLAYERS[player.kind].versions
        if own and (card.id not in there or is_haven(card)):
            yield _unsaid(card.id, player, "location-deck")


def _cards(player: PlayerAt, pool: Pool) -> Iterator[CardAt]:
    """Give some cards that anybody may have in a play deck."""
    plain = (
        each
        for each in pool.of_type("creature")
        if isinstance(each.facts, Creature) and not each.unique and each.alignment == "neutral"
    )
    for number, card in zip(range(_ENOUGH), plain, strict=False):
        yield _unsaid(card.id, player, "play-deck", number)


def _unsaid(card: str, player: PlayerAt, place: Place, number: int = 0) -> CardAt:
    label = f"unsaid-{player.name}-{card.lower()}-{number}"
    return CardAt(label=label, card=card, owner=player.name, place=place)
