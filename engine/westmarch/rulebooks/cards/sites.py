"""What sites say of themselves, and what other cards add to them."""

from collections.abc import Iterator

from westmarch.cards.model.card import (
    AdditionalAttack,
    Card,
    ContainsHoard,
)
from westmarch.cards.model.site_clauses import AttacksThere, SiteIs
from westmarch.kernel.order import Rank
from westmarch.kernel.rulebook import Rule
from westmarch.mechanics.lookups import SiteAttack, in_play, site_facts
from westmarch.mechanics.quantities.actions import CONCERNS, COPIES
from westmarch.mechanics.quantities.sites import ADDED_ATTACKS, CONTAINS_HOARD, SITE_TYPE
from westmarch.rulebooks.cards.clause_registry import makes, rule
from westmarch.table.game import Game


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
        order=Rank.BEFORE,  # what a site says of itself makes other ways to a hoard idle
    )


@makes(SiteIs)
def site_is(card: Card, clause: SiteIs) -> Iterator[Rule]:
    """The site on which the card lies is of another type."""

    def is_now(game: Game, _: str, site: str) -> str | None:
        return clause.site_type if _lies_on(game, card, site, every=clause.versions) else None

    yield rule(card, "adjust", SITE_TYPE, is_now)


@makes(AttacksThere)
def attacks_there(card: Card, clause: AttacksThere) -> Iterator[Rule]:
    """Whoever enters the site on which the card lies has one attack more to face."""

    def adds_attack(game: Game, site: str) -> tuple[SiteAttack, ...] | None:
        copies = _lies_on(game, card, site, every=True)
        return tuple(SiteAttack(clause.attack, each) for each in copies) or None

    yield rule(card, "define", ADDED_ATTACKS, adds_attack)


def _lies_on(game: Game, card: Card, site: str, *, every: bool) -> tuple[str, ...]:
    """Give the copies that lie on a site card, or on any card of the same site."""
    hosts = {each: game.card(each).host for each in game.value(COPIES, card.id)}
    return tuple(
        copy
        for copy, host in hosts.items()
        if host in game.state.cards
        and (host == site or (every and game.name(host) == game.name(site)))
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
