"""Factions, and the checks that bring them into play."""

from collections.abc import Iterator

from westmarch.cards.model.card import Faction
from westmarch.kernel.event import Event
from westmarch.kernel.needs import lacking
from westmarch.mechanics.playable import is_playable_at
from westmarch.mechanics.quantities.influence import (
    GIFT,
    INFLUENCE_TOTAL,
    STANDARD_MODIFICATION,
    influence_terms,
)
from westmarch.mechanics.table import company_of
from westmarch.rulebooks.core.site_phase import RULES
from westmarch.rulebooks.core.site_phase.resources import (
    company_to_play,
    is_busy,
    not_playable_here,
)
from westmarch.table.actions import PlayFaction
from westmarch.table.events.cards import CardMoved, FactionPlayed, SiteResourcePlayed
from westmarch.table.events.characters import FactionInfluenced
from westmarch.table.game import Game


@RULES.permit(
    "play-faction",
    PlayFaction,
    says="{action.card} may be brought into play at this site, if the influence check succeeds.",
    otherwise=lacking(
        (
            lambda game, _: not is_busy(game),
            "While something else is under way, {action.card} has to wait.",
        ),
        (
            lambda game, action: is_playable_at(
                game, action.card, getattr(company_to_play(game, action), "site", "")
            ),
            not_playable_here,
        ),
        otherwise="What is given with {action.card} is of no use for it.",
    ),
)
def faction_playable_here(game: Game, action: PlayFaction) -> bool | None:
    """A faction that is playable at the site."""
    company = company_to_play(game, action)
    if company is None:
        return None
    in_vain = action.gift is not None and (
        game.value(GIFT, action.card, action.character, action.gift) is None
    )
    return (
        not is_busy(game)
        and not in_vain
        and is_playable_at(game, action.card, company.site, Faction)
    )


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
