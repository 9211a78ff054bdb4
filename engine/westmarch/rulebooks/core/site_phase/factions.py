"""Factions, and the checks that bring them into play."""

from collections.abc import Iterator

from westmarch.cards.model.card import Faction
from westmarch.kernel.event import Event
from westmarch.kernel.lack import Lack, all_of
from westmarch.mechanics.lookups import company_of
from westmarch.mechanics.quantities.influence import (
    GIFT,
    INFLUENCE_TOTAL,
    STANDARD_MODIFICATION,
    influence_terms,
)
from westmarch.rulebooks.core.site_phase import RULES
from westmarch.rulebooks.core.site_phase.resources import (
    company_to_play,
    is_playable_here,
    is_time_to_play,
)
from westmarch.table.actions import PlayFaction
from westmarch.table.events.cards import CardMoved, FactionPlayed, SiteResourcePlayed
from westmarch.table.events.characters import FactionInfluenced
from westmarch.table.game import Game


@RULES.permit(
    "play-faction",
    PlayFaction,
    says="{action.card} may be brought into play at this site, if the influence check succeeds.",
)
def faction_playable_here(game: Game, action: PlayFaction) -> Lack | bool | None:
    """A faction that is playable at the site."""
    if company_to_play(game, action) is None:
        return None
    return _plays(game, action) or True


def _nothing_in_vain(game: Game, action: PlayFaction) -> Lack | None:
    if action.gift is None:
        return None
    if game.value(GIFT, action.card, action.character, action.gift) is not None:
        return None
    return Lack("What is given with {0.card} is of no use for it.")


_plays = all_of(is_time_to_play, is_playable_here, _nothing_in_vain)


def _faction_check_terms(
    game: Game, faction: str, character: str, dice: int
) -> Iterator[tuple[int, str]]:
    yield dice, "rolled"
    yield from influence_terms(game, character, faction)
    yield game.value(STANDARD_MODIFICATION, faction, character), "standard modification"


@RULES.define("faction-check-total", INFLUENCE_TOTAL, terms=_faction_check_terms)
def influence_check_total(game: Game, faction: str, character: str, dice: int) -> int:
    """The roll, direct influence, and what helps with this faction."""
    return sum(amount for amount, _ in _faction_check_terms(game, faction, character, dice))


def _faction_check_told(game: Game, _: object, event: FactionInfluenced) -> str:
    facts = game.printed(event.card).facts
    assert isinstance(facts, Faction)
    total = event.total
    name = game.name(event.card)
    if total > facts.number:
        return f"{total} is more than the {facts.number} of {name}, who come into play."
    return f"{total} is not more than the {facts.number} of {name}, who are discarded."


@RULES.react("faction-check-result", FactionInfluenced, says=_faction_check_told)
def influence_check_result(game: Game, event: FactionInfluenced) -> list[Event]:
    """A total above the faction's number brings it into play; any other discards it."""
    facts = game.printed(event.card).facts
    assert isinstance(facts, Faction)
    if event.total <= facts.number:
        return [CardMoved(card=event.card, to="discard-pile")]
    company = company_of(game, event.character)
    assert company is not None
    return [
        FactionPlayed(card=event.card, character=event.character),
        SiteResourcePlayed(card=event.card, character=event.character, site=company.site),
    ]
