"""Which positions there cannot be, however the Givens of a dispute put them together."""

from collections import Counter
from collections.abc import Iterator

from westmarch.cards.pool import Pool
from westmarch.corpus.model import Case
from westmarch.errors import BadData
from westmarch.mechanics.quantities.journeys import WAYS
from westmarch.table.game import Game
from westmarch.wire.protocol import CardAt, Position

_BORNE = ("character", "item", "ally", "event")


def check_possible(case: Case, game: Game) -> None:
    """Complain of a position that no game can come to."""
    position, where = case.position, f"{case.path}:{case.line}"
    for what, hint in (
        *_unique_twice(position, game.pool),
        *_strange_burdens(position, game.pool),
        *_no_way(position, game),
    ):
        raise BadData(f"There cannot be such a position: {what}", where=where, hint=hint)


def _unique_twice(position: Position, pool: Pool) -> Iterator[tuple[str, str]]:
    there = Counter(
        pool[each.card].name
        for each in position.cards
        if _is_taken(each) and pool[each.card].unique and pool[each.card].type != "site"
    )
    for name, number in there.items():
        if number > 1:
            yield (
                f"{name} is unique, and is in play or out of it {number} times.",
                "Leave one of them out, or put it in somebody's hand.",
            )


def _is_taken(card: CardAt) -> bool:
    return card.place in ("in-play", "marshalling-point-pile", "out-of-play")


def _strange_burdens(position: Position, pool: Pool) -> Iterator[tuple[str, str]]:
    by_label = {each.label: pool[each.card] for each in position.cards}
    for each in position.cards:
        bearer, borne = by_label.get(each.on or ""), pool[each.card]
        if bearer is None or bearer.type != "character" or each.trophy or borne.type in _BORNE:
            continue
        yield (
            f"{bearer.name} cannot bear {borne.name}, which is a {borne.type}.",
            "Items, allies and events can be borne; a creature can be taken as a trophy.",
        )


def _no_way(position: Position, game: Game) -> Iterator[tuple[str, str]]:
    if position.turn.phase != "movement-hazard":
        return  # Until then, what a company has declared may turn out to be too far.
    for company in position.companies:
        goal = company.moving_to
        if goal is not None and not company.way and not game.value(WAYS, company.label, goal):
            here = game.name(company.site)
            yield (
                f"no kind of movement leads from {here} to {game.name(goal)}.",
                "Ask whether the company may move there, or let it move somewhere else.",
            )
