"""What sites say of themselves, and what other cards add to them."""

from collections.abc import Iterator

from westmarch.cards.model.card import (
    AdditionalAttack,
    Card,
    ContainsHoard,
    FirstItemLeavesUntapped,
)
from westmarch.kernel.event import Event
from westmarch.kernel.rulebook import Rule
from westmarch.mechanics.quantities.actions import CONCERNS
from westmarch.mechanics.quantities.sites import ADDED_ATTACKS, CONTAINS_HOARD, LEAVES_UNTAPPED
from westmarch.mechanics.table import SiteAttack, in_play, item_facts, site_facts
from westmarch.rulebooks.cards.making import makes, rule
from westmarch.table.events.cards import SiteResourcePlayed
from westmarch.table.events.memory import Remembered
from westmarch.table.game import Game
from westmarch.table.state import Fact


@makes(ContainsHoard)
def contains_hoard(card: Card, _: ContainsHoard) -> Iterator[Rule]:
    """The site contains a hoard."""

    def by_its_text(game: Game, site: str) -> bool | None:
        if game.printed(site).id != card.id:
            return None
        return True if game.reading("q.dragons.hoard-by-site-text") == "a" else None

    yield rule(
        card,
        "define",
        CONTAINS_HOARD,
        by_its_text,
        f"{card.name} says that it contains a hoard.",
        order=-1,  # what a site says of itself makes other ways to a hoard idle
    )


@makes(AdditionalAttack)
def additional_attack(card: Card, clause: AdditionalAttack) -> Iterator[Rule]:
    """A site has one more automatic-attack for each copy of the card in play."""

    def adds_attack(game: Game, site: str) -> tuple[SiteAttack, ...] | None:
        if clause.site not in (game.name(site), f"each {site_facts(game, site).site_type}"):
            return None
        in_play_now = in_play(game)
        if any(game.name(each) == clause.unless for each in in_play_now) and stays_away(game):
            return None
        copies = (each for each in in_play_now if game.card(each).card == card.id)
        about = (each for each in copies if game.value(CONCERNS, each, site))
        return tuple(SiteAttack(clause.attack, each) for each in about) or None

    def stays_away(game: Game) -> bool:
        """Whether a Dragon can be at home while he is on the hunt is open."""
        dragon = card.manifestation_kind == "at home"
        return not dragon or game.reading("q.dragons.at-home-while-ahunt") == "a"

    yield rule(card, "define", ADDED_ATTACKS, adds_attack)


@makes(FirstItemLeavesUntapped)
def first_item_leaves_untapped(card: Card, clause: FirstItemLeavesUntapped) -> Iterator[Rule]:
    """The first item of a class played at the site does not tap it."""

    def is_first(game: Game, played: str, site: str) -> bool | None:
        item = item_facts(game, played)
        if game.printed(site).id != card.id or item is None:
            return None
        first = game.state.fact("first item", site) is None
        return (first and item.item_class == clause.item_class) or None

    def leaves_untapped(game: Game, event: SiteResourcePlayed) -> list[Event] | None:
        if game.printed(event.site).id != card.id or not is_first(game, event.card, event.site):
            return None
        return [Remembered(fact=Fact("first item", event.site, until="turn"))]

    yield rule(card, "define", LEAVES_UNTAPPED, is_first)
    yield rule(card, "replace", SiteResourcePlayed, leaves_untapped)
