"""Clauses of cards as rules: what a card says takes its place among what the rules say."""

from collections.abc import Callable, Iterator
from typing import Any

from westmarch.cards.model import (
    AdditionalAttack,
    CancelsAttack,
    CancelsManifestations,
    Card,
    ContainsHoard,
    FirstItemLeavesUntapped,
    Influence,
    PlayableOn,
    ProwessAgainst,
    Site,
)
from westmarch.cards.pool import Pool
from westmarch.kernel.actions import PlayEvent
from westmarch.kernel.events import (
    AttackBegan,
    AttackCancelled,
    Event,
    EventPlayed,
    Remembered,
    SiteResourcePlayed,
)
from westmarch.kernel.game import Game
from westmarch.kernel.rulebook import Rule
from westmarch.kernel.state import Fact
from westmarch.mechanics.control import Restricted
from westmarch.mechanics.quantities import (
    ADDED_ATTACKS,
    CONTAINS_HOARD,
    DRAGON_LAIR,
    INFLUENCE_POOLS,
    MANIFESTATION,
    PROWESS_BONUS,
)
from westmarch.mechanics.table import SiteAttack, in_play, item_facts, site_facts


def clause_rules(pool: Pool) -> Iterator[Rule]:
    """Give a rule for each modelled clause of the pool."""
    for card in pool.cards.values():
        for clause in card.clauses:
            yield from _RULES[type(clause)](card, clause)


def _rule(
    card: Card, use: str, about: Any, run: Callable[..., Any], says: str = "", order: int = 0
) -> Rule:
    return Rule(
        id=card.id, use=use, on=(about,), run=run, says=says or None, order=order, card=card.id
    )


def _copies_in_play(game: Game, card: Card) -> list[str]:
    return [each for each in in_play(game) if game.card(each).card == card.id]


def _named_in_play(game: Game, name: str) -> bool:
    return any(game.name(each) == name for each in in_play(game))


def _contains_hoard(card: Card, clause: ContainsHoard) -> list[Rule]:
    def contains_hoard(game: Game, site: str) -> bool | None:
        if game.printed(site).id != card.id:
            return None
        return True if game.reading("q.dragons.hoard-by-site-text") == "a" else None

    return [
        _rule(
            card,
            "define",
            CONTAINS_HOARD,
            contains_hoard,
            f"{card.name} says that it contains a hoard.",
            order=-1,  # what a site says of itself makes other ways to a hoard idle
        )
    ]


def _additional_attack(card: Card, clause: AdditionalAttack) -> list[Rule]:
    def adds_attack(game: Game, site: str) -> tuple[SiteAttack, ...] | None:
        if game.name(site) != clause.site:
            return None
        if clause.unless is not None and _named_in_play(game, clause.unless):
            return None
        added = tuple(SiteAttack(clause.attack, each) for each in _copies_in_play(game, card))
        return added or None

    return [_rule(card, "define", ADDED_ATTACKS, adds_attack)]


def _influence(card: Card, clause: Influence) -> list[Rule]:
    def influences(game: Game, character: str) -> tuple[Restricted, ...] | None:
        if game.printed(character).id != card.id and card.id not in _borne(game, character):
            return None
        return (Restricted(clause.amount, clause.against),)

    return [_rule(card, "define", INFLUENCE_POOLS, influences)]


def _prowess_against(card: Card, clause: ProwessAgainst) -> list[Rule]:
    def fights_better(game: Game, character: str) -> int | None:
        combat = game.state.combat
        if game.printed(character).id != card.id or combat is None:
            return None
        return clause.amount if combat.attack.race in clause.against else None

    return [_rule(card, "define", PROWESS_BONUS, fights_better)]


def _cancels_manifestations(card: Card, clause: CancelsManifestations) -> list[Rule]:
    def cancels(game: Game, event: AttackBegan) -> list[Event]:
        combat = event.combat
        own = [
            each.id
            for each in game.state.cards.values()
            if each.card == card.id
            and each.owner == combat.defender
            and each.place == "marshalling-point-pile"
        ]
        dragon = game.value(MANIFESTATION, combat)
        return [AttackCancelled()] if own and dragon == clause.dragon else []

    return [_rule(card, "react", AttackBegan, cancels)]


def _playable_on(card: Card, clause: PlayableOn) -> list[Rule]:
    def not_playable(game: Game, action: PlayEvent) -> bool:
        if game.printed(action.card).id != card.id:
            return False
        target = action.target
        if target is None or not isinstance(game.printed(target).facts, Site):
            return True
        if site_facts(game, target).site_type != clause.site_type:
            return True
        return clause.not_lair and bool(game.value(DRAGON_LAIR, target))

    return [_rule(card, "forbid", PlayEvent, not_playable, f"{card.name} is not playable on that.")]


def _cancels_attack(card: Card, clause: CancelsAttack) -> list[Rule]:
    def cancels(game: Game, event: EventPlayed) -> list[Event]:
        combat = game.state.combat
        if game.printed(event.card).id != card.id or combat is None:
            return []
        return [AttackCancelled()] if _cancellable(game, clause) else []

    def does_not_fit(game: Game, action: PlayEvent) -> bool:
        return game.printed(action.card).id == card.id and not _cancellable(game, clause)

    return [
        _rule(card, "react", EventPlayed, cancels),
        _rule(card, "forbid", PlayEvent, does_not_fit, f"{card.name} cannot cancel this attack."),
    ]


def _cancellable(game: Game, clause: CancelsAttack) -> bool:
    combat = game.state.combat
    if combat is None or combat.attack.race not in clause.races:
        return False
    if combat.kind == "automatic":
        return clause.automatic
    keyed_to = combat.keyed_to
    site = game.state.companies[combat.company].site
    at_site = keyed_to in (game.name(site), site_facts(game, site).site_type)
    return clause.keyed_to_site and at_site


def _first_item_leaves_untapped(card: Card, clause: FirstItemLeavesUntapped) -> list[Rule]:
    def leaves_untapped(game: Game, event: SiteResourcePlayed) -> list[Event] | None:
        item = item_facts(game, event.card)
        if game.printed(event.site).id != card.id or item is None:
            return None
        if item.item_class != clause.item_class or game.state.fact("first item", event.site):
            return None
        return [Remembered(fact=Fact("first item", event.site, until="turn"))]

    return [_rule(card, "replace", SiteResourcePlayed, leaves_untapped)]


def _borne(game: Game, character: str) -> list[str]:
    return [game.card(each).card for each in game.card(character).holds if game.card(each).in_use]


_RULES: dict[type, Callable[[Card, Any], list[Rule]]] = {
    ContainsHoard: _contains_hoard,
    AdditionalAttack: _additional_attack,
    Influence: _influence,
    ProwessAgainst: _prowess_against,
    CancelsManifestations: _cancels_manifestations,
    PlayableOn: _playable_on,
    CancelsAttack: _cancels_attack,
    FirstItemLeavesUntapped: _first_item_leaves_untapped,
}
