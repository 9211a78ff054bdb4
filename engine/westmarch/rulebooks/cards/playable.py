"""Where allies and special items are playable, beyond what rules say of sites."""

from collections.abc import Callable, Iterator

from msgspec import structs

from westmarch.cards.model.card import Card
from westmarch.cards.model.item_clauses import PlayedOnlyAt
from westmarch.cards.model.phrases.conditions import Condition
from westmarch.cards.model.play_clauses import PlayableWhere, WhileTapped
from westmarch.cards.wording.writing import write
from westmarch.kernel.rulebook import Rule
from westmarch.mechanics.lookups import admits, company_of, in_hand
from westmarch.mechanics.playable import is_playable_at
from westmarch.mechanics.quantities.items import HOARD_ITEM
from westmarch.mechanics.quantities.sites import CONTAINS_HOARD
from westmarch.rulebooks.cards.clause_registry import makes, rule
from westmarch.rulebooks.cards.conditions import holds
from westmarch.rulebooks.cards.context import Here
from westmarch.rulebooks.cards.things.places import is_such_site
from westmarch.table.actions import PlayAlly, PlayFaction, PlayItem
from westmarch.table.game import Game

AT_TAPPED_SITES = (
    "core.site-phase.play-requirements",
    "core.site-phase.extra-item-next-action",
)
_PLAYED_BY: dict[str, type[PlayItem | PlayAlly | PlayFaction]] = {
    "item": PlayItem,
    "ally": PlayAlly,
    "faction": PlayFaction,
}


@makes(WhileTapped)
def while_tapped(card: Card, clause: WhileTapped) -> Iterator[Rule]:
    """A tapped site is as good as an untapped one for the ally, or for the faction."""
    says = f"{card.name} is playable even while the site is tapped."
    there_too = _playable(card, lambda game, site: is_playable_at(game, card.id, site), says)
    yield structs.replace(there_too, lifts=AT_TAPPED_SITES)


@makes(PlayableWhere)
def playable_where(card: Card, clause: PlayableWhere) -> Iterator[Rule]:
    """The card is to be had at all sites of some sort, whatever else they allow."""
    says = f"{card.name} {write(clause)}."

    def is_meant(game: Game, site: str) -> bool:
        return is_such_site(game, clause.where, site, card.id)

    there = _playable(card, is_meant, says, clause.conditions)
    yield structs.replace(there, lifts=AT_TAPPED_SITES if clause.even_tapped else ())


def _playable(
    card: Card,
    where: Callable[[Game, str], bool],
    says: str,
    conditions: tuple[Condition, ...] = (),
) -> Rule:
    def there_too(game: Game, action: PlayAlly | PlayFaction | PlayItem) -> bool | None:
        company = company_of(game, action.character)
        if game.printed(action.card).id != card.id or company is None:
            return None
        return (
            game.state.phase == "site"
            and game.state.combat is None
            and not game.state.chain
            and company.player == action.player
            and in_hand(game, action.player, action.card)
            and where(game, company.site)
            and game.card(action.character).position == "untapped"
            and all(holds(game, each, _here(action)) for each in conditions)
        ) or None

    return rule(card, "permit", _PLAYED_BY[card.type], there_too, says)


def _here(action: PlayAlly | PlayFaction | PlayItem) -> Here:
    return Here(action.card, action.player, None, None, action.character)


def is_to_be_had(game: Game, card: str, site: str) -> bool:
    """Tell whether an item, an ally or a faction is playable at a site, by what both of them say.

    Whether somebody can play it just now is another question.
    """
    printed = game.printed(card)
    for clause in printed.clauses:
        if isinstance(clause, PlayableWhere) and is_such_site(game, clause.where, site, printed.id):
            here = Here(card, game.card(card).owner)
            if all(holds(game, each, here) for each in clause.conditions):
                return True
    if printed.type != "item":
        return is_playable_at(game, card, site)
    if game.value(HOARD_ITEM, card) and not game.value(CONTAINS_HOARD, site):
        return False
    alone = (each for each in printed.clauses if isinstance(each, PlayedOnlyAt))
    return admits(game, site, card) and all(is_found_at(game, each, site) for each in alone)


def is_found_at(game: Game, clause: PlayedOnlyAt, site: str) -> bool:
    """Tell whether a site is one of those where alone an item is played."""
    return game.name(site) == clause.name or is_such_site(game, clause.where, site)
