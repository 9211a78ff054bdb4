"""What cards say of rings: what the test of a gold ring shows, and where such rings are played."""

from collections.abc import Iterator

from westmarch.cards.model.card import Card
from westmarch.cards.model.item_clauses import PlayedOnlyAt, Shown, ShowsRings, SoughtFor
from westmarch.cards.model.site_clauses import RingTestHere
from westmarch.cards.wording.writing import write
from westmarch.kernel.rulebook import Rule
from westmarch.mechanics.journey import site_of
from westmarch.mechanics.quantities.items import FOUND_ANYWHERE
from westmarch.mechanics.quantities.rings import RING_TEST, RINGS_SHOWN, RINGS_SOUGHT
from westmarch.rulebooks.cards.clause_registry import makes, rule
from westmarch.rulebooks.cards.playable import is_found_at
from westmarch.table.actions import PlayItem
from westmarch.table.events.rings import RingTest
from westmarch.table.game import Game


@makes(ShowsRings)
def shows_rings(card: Card, clause: ShowsRings) -> Iterator[Rule]:
    """The gold ring lists what is shown by which results."""

    def are_shown(game: Game, ring: str, total: int) -> tuple[str, ...] | None:
        if game.printed(ring).id != card.id:
            return None
        return tuple(each.kind for each in clause.rings if _is_shown(each, total))

    yield rule(card, "define", RINGS_SHOWN, are_shown, of="itself")


def _is_shown(shown: Shown, total: int) -> bool:
    low_enough = shown.highest is None or total <= shown.highest
    return low_enough and (shown.lowest is None or total >= shown.lowest)


@makes(SoughtFor)
def sought_for(card: Card, clause: SoughtFor) -> Iterator[Rule]:
    """A ring that it shows may come from the play deck, or from among what was discarded."""

    def are_sought(game: Game, ring: str) -> tuple[str, ...] | None:
        if game.printed(ring).id != card.id:
            return None
        return tuple(
            each
            for pile in clause.piles
            for each in game.state.pile(game.card(ring).owner, pile)
            if clause.kind in game.printed(each).keywords
        )

    yield rule(card, "define", RINGS_SOUGHT, are_sought, of="itself")


@makes(PlayedOnlyAt)
def played_only_at(card: Card, clause: PlayedOnlyAt) -> Iterator[Rule]:
    """The item is found at some sites only."""

    def is_elsewhere(game: Game, action: PlayItem) -> bool:
        site = site_of(game, action.character)
        if game.printed(action.card).id != card.id or site is None:
            return False
        if game.value(FOUND_ANYWHERE, action.card, action.character):
            return False
        return not is_found_at(game, clause, site)

    yield rule(card, "forbid", PlayItem, is_elsewhere, f"{card.name} {write(clause)}.", of="itself")


@makes(RingTestHere)
def ring_test_here(card: Card, clause: RingTestHere) -> Iterator[Rule]:
    """At the site a test comes out higher, or lower."""

    def is_changed(game: Game, total: int, _: str, __: int, test: RingTest) -> int | None:
        site = site_of(game, test.bearer) if test.bearer is not None else None
        here = site is not None and game.printed(site).id == card.id
        return total + clause.amount if here and test.stored is None else None

    yield rule(card, "adjust", RING_TEST, is_changed)
