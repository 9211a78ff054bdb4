"""How often a card is played: no second copy of it, or as often as one likes."""

from collections.abc import Iterator
from typing import Any

from westmarch.cards.clauses.effects import EFFECT
from westmarch.cards.clauses.making import makes, rule
from westmarch.cards.model import Card
from westmarch.cards.play_clauses import NoDuplicate, Playing, Uncounted
from westmarch.kernel.actions import PlayCard, PlayEvent, PlayItem
from westmarch.kernel.game import Game
from westmarch.kernel.rulebook import Rule
from westmarch.kernel.state import Fact
from westmarch.mechanics.quantities import (
    COPIES,
    COUNTS,
    SECOND_COPY,
)
from westmarch.mechanics.table import company_of


@makes(NoDuplicate)
def no_duplicate(card: Card, clause: NoDuplicate) -> Iterator[Rule]:
    """A second copy is not played where the first one is in play, or still in effect."""

    def is_second(game: Game, action: Any) -> bool:
        if game.printed(action.card).id != card.id:
            return False
        copies = [each for each in game.value(COPIES, card.id) if each != action.card]
        remembered = [
            fact.about
            for fact in game.state.facts
            if fact.card == card.id and fact.what == EFFECT and _same_way(card, fact, action)
        ]
        if clause.on in ("", "by a player"):
            mine = [each for each in copies if _is_mine(game, clause, each, action.player)]
            return bool(mine or remembered)
        where = {*remembered, *(game.card(each).host for each in copies)}
        return not where.isdisjoint(_aims(game, clause, action))

    def second(game: Game, played: str, action: object) -> str | None:
        if game.printed(played).id != card.id or not is_second(game, action):
            return None
        return "entity" if clause.on not in ("", "by a player") else "game"

    yield rule(card, "define", SECOND_COPY, second)
    says = f"There is a copy of {card.name} already, and there cannot be two."
    for kind in (PlayEvent, PlayItem):
        yield rule(card, "forbid", kind, is_second, says)


def _same_way(card: Card, fact: Fact, action: Any) -> bool:
    """Tell whether an effect is one that the action would have again."""
    ways = [number for number, each in enumerate(card.clauses) if isinstance(each, Playing)]
    number = getattr(action, "effect", 0)
    return fact.value[0] not in ways or ways[number : number + 1] == [fact.value[0]]


def _is_mine(game: Game, clause: NoDuplicate, copy: str, player: str) -> bool:
    return not clause.on or game.card(copy).owner == player


def _aims(game: Game, clause: NoDuplicate, action: Any) -> set[str]:
    """What an action is aimed at, seen as the card sees it: a character, or his company."""
    aims = {getattr(action, "target", None), getattr(action, "character", None)}
    if clause.on == "against an attack":
        aims.add("attack")
    if clause.on == "on a company":
        for each in tuple(aims):
            company = company_of(game, each) if each is not None else None
            aims.add(company.id if company is not None else None)
    return {each for each in aims if each is not None}


@makes(Uncounted)
def uncounted(card: Card, clause: Uncounted) -> Iterator[Rule]:
    """To play the hazard takes nothing of the hazard limit."""

    def counts_nothing(game: Game, counts: int, played: str, action: object) -> int | None:
        mine = isinstance(action, PlayCard) and game.printed(played).id == card.id
        return 0 if mine else None

    yield rule(card, "adjust", COUNTS, counts_nothing)
