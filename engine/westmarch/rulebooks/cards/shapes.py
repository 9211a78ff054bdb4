"""Shapes that somebody takes: other numbers, other skills, and no hands to use anything."""

from collections.abc import Iterator
from typing import Any

from westmarch.cards.model.card import Card
from westmarch.cards.model.stage_clauses import TakesShape, UsesNoItems
from westmarch.kernel.order import Layer
from westmarch.kernel.rulebook import AnyQuantity, Rule
from westmarch.mechanics.lookups import character_facts
from westmarch.mechanics.quantities.actions import COPIES
from westmarch.mechanics.quantities.corruption import CORRUPTION_TOTAL
from westmarch.mechanics.quantities.influence import DIRECT_INFLUENCE, GENERAL_INFLUENCE
from westmarch.mechanics.quantities.items import IN_USE
from westmarch.mechanics.quantities.people import AVATAR, BODY, PROWESS, SKILLS_LOST
from westmarch.rulebooks.cards.clause_registry import makes, rule
from westmarch.table.game import Game


def _bears(game: Game, card: Card, who: str | None) -> bool:
    return who is not None and any(
        game.card(each).host == who for each in game.value(COPIES, card.id)
    )


@makes(TakesShape)
def takes_shape(card: Card, clause: TakesShape) -> Iterator[Rule]:
    """He is as the card says, and not as his own does."""
    shape: dict[AnyQuantity, tuple[str, int]] = {
        PROWESS: ("prowess", clause.prowess),
        BODY: ("body", clause.body),
        DIRECT_INFLUENCE: ("direct_influence", clause.direct_influence),
    }

    def in_its_place(quantity: AnyQuantity) -> Rule:
        name, number = shape[quantity]

        def is_now(game: Game, value: int | None, who: str) -> int | None:
            if value is None or not _bears(game, card, who):
                return None
            return value + number - int(getattr(character_facts(game, who), name))

        return rule(card, "adjust", quantity, is_now, card.name, order=Layer.REPLACED)

    def rules_so_many(game: Game, influence: int, player: str) -> int | None:
        avatar = game.value(AVATAR, player)
        if avatar is None or not _bears(game, card, avatar):
            return None
        own = character_facts(game, avatar).general_influence or 0
        return influence + clause.general_influence - own

    def withstands(game: Game, total: int, who: str, *_: Any) -> int | None:
        return total + clause.check if _bears(game, card, who) else None

    def cannot_do(game: Game, who: str) -> tuple[str, ...] | None:
        if not _bears(game, card, who):
            return None
        return tuple(
            each for each in character_facts(game, who).skills if each not in clause.skills
        )

    for each in shape:
        yield in_its_place(each)
    yield rule(card, "adjust", GENERAL_INFLUENCE, rules_so_many, card.name, order=Layer.AFTER)
    yield rule(card, "adjust", CORRUPTION_TOTAL, withstands, card.name)
    yield rule(card, "define", SKILLS_LOST, cannot_do)


@makes(UsesNoItems)
def uses_no_items(card: Card, clause: UsesNoItems) -> Iterator[Rule]:
    """Paws and wings hold nothing."""

    def is_of_no_use(game: Game, used: bool, item: str) -> bool | None:
        borne = game.printed(item).type == "item" and _bears(game, card, game.card(item).host)
        return False if borne else None

    yield rule(card, "adjust", IN_USE, is_of_no_use)
