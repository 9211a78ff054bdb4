"""What some Dragons at home do about the manifestations that are played elsewhere."""

from collections.abc import Iterator
from typing import Any

from westmarch.cards.model.card import Card
from westmarch.cards.model.play_clauses import FirstManifestationUncounted, OneManifestationEachTurn
from westmarch.kernel.rulebook import Rule
from westmarch.mechanics.hazards import MANIFESTATION_PLAYED
from westmarch.mechanics.quantities.actions import COPIES
from westmarch.mechanics.quantities.hazards import COUNTED_AGAINST, COUNTS
from westmarch.rulebooks.cards.making import makes, rule
from westmarch.table.actions import PlayCard, PlayCreature, PlayEvent, PlayFaction
from westmarch.table.game import Game


@makes(FirstManifestationUncounted)
def first_uncounted(card: Card, clause: FirstManifestationUncounted) -> Iterator[Rule]:
    """The first manifestation against each company is free."""

    def is_free(game: Game, counts: int, played: str, action: Any) -> int | None:
        if game.printed(played).manifestation_kind is None or not game.value(COPIES, card.id):
            return None
        company = game.value(COUNTED_AGAINST, action)
        before = (
            each.value
            for each in game.state.facts
            if each.what == MANIFESTATION_PLAYED and each.about == company
        )
        return 0 if next(before, played) == played else None

    yield rule(card, "adjust", COUNTS, is_free)


@makes(OneManifestationEachTurn)
def one_each_turn(card: Card, clause: OneManifestationEachTurn) -> Iterator[Rule]:
    """There is no second one in the same turn."""

    def is_second(game: Game, action: PlayCard) -> bool:
        if game.printed(action.card).manifestation_kind is None:
            return False
        played = any(each.what == MANIFESTATION_PLAYED for each in game.state.facts)
        return played and bool(game.value(COPIES, card.id))

    says = f"{card.name} lets only one manifestation be played each turn."
    for action in (PlayCreature, PlayEvent, PlayFaction):
        yield rule(card, "forbid", action, is_second, says)
