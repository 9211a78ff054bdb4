"""What cards do with the cards that they keep off to the side."""

from collections.abc import Iterator

from westmarch.cards.model.card import Card
from westmarch.cards.model.keeping_clauses import KeptForNothing, PlayedFromKeeping, StartsAsItem
from westmarch.kernel.order import Layer
from westmarch.kernel.rulebook import Rule
from westmarch.mechanics.quantities.actions import AT_HAND
from westmarch.mechanics.quantities.points import POINTS
from westmarch.mechanics.quantities.setup import STARTS_AS_ITEM
from westmarch.rulebooks.cards.clause_registry import makes, rule
from westmarch.table.game import Game


def keeper(game: Game, card: Card, kept: str) -> str | None:
    """Give the copy of a card that keeps another off to the side, if one does."""
    beside = game.card(kept).beside
    return beside if beside in game.state.cards and game.card(beside).card == card.id else None


@makes(PlayedFromKeeping)
def played_from_keeping(card: Card, clause: PlayedFromKeeping) -> Iterator[Rule]:
    """What is kept is as good as in hand."""

    def is_as_in_hand(game: Game, kept: str, player: str) -> bool | None:
        host = keeper(game, card, kept)
        return (host is not None and game.card(host).owner == player) or None

    yield rule(card, "define", AT_HAND, is_as_in_hand)


@makes(KeptForNothing)
def kept_for_nothing(card: Card, clause: KeptForNothing) -> Iterator[Rule]:
    """What is kept is worth nothing."""

    def gives_none(game: Game, points: int, kept: str, player: str) -> int | None:
        return 0 if points and keeper(game, card, kept) is not None else None

    yield rule(card, "adjust", POINTS, gives_none, order=Layer.DENIED)


@makes(StartsAsItem)
def starts_as_item(card: Card, clause: StartsAsItem) -> Iterator[Rule]:
    """It is there from the beginning."""

    def is_this(game: Game, which: str) -> bool | None:
        return game.printed(which).id == card.id or None

    yield rule(card, "define", STARTS_AS_ITEM, is_this)
