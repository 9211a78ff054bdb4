"""Where allies and special items are playable, beyond what rules say of sites."""

from collections.abc import Callable, Iterator

from msgspec import structs

from westmarch.cards.model.card import Card
from westmarch.cards.model.phrases.conditions import Condition
from westmarch.cards.model.play_clauses import PlayableWhere, WhileTapped
from westmarch.cards.wording.writing import write
from westmarch.kernel.rulebook import Rule
from westmarch.mechanics.playable import is_playable_at
from westmarch.mechanics.table import company_of, in_hand
from westmarch.rulebooks.cards.here import Here
from westmarch.rulebooks.cards.making import makes, rule
from westmarch.rulebooks.cards.meant import holds, is_such_site
from westmarch.table.actions import PlayAlly, PlayFaction, PlayItem
from westmarch.table.game import Game

_AT_TAPPED_SITES = (
    "core.site-phase.play-requirements",
    "core.site-phase.extra-item-next-action",
)
_PLAYED_BY = {"item": PlayItem, "ally": PlayAlly, "faction": PlayFaction}


@makes(WhileTapped)
def while_tapped(card: Card, clause: WhileTapped) -> Iterator[Rule]:
    """A tapped site is as good as an untapped one for the ally, or for the faction."""
    says = f"{card.name} is playable even while the site is tapped."
    there_too = _playable(card, lambda game, site: is_playable_at(game, card.id, site), says)
    yield structs.replace(there_too, lifts=_AT_TAPPED_SITES)


@makes(PlayableWhere)
def playable_where(card: Card, clause: PlayableWhere) -> Iterator[Rule]:
    """The card is to be had at all sites of some sort, whatever else they allow."""
    says = f"{card.name} {write(clause)}."

    def is_meant(game: Game, site: str) -> bool:
        return is_such_site(game, clause.where, site, card.id)

    there = _playable(card, is_meant, says, clause.conditions)
    yield structs.replace(there, lifts=_AT_TAPPED_SITES if clause.even_tapped else ())


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
