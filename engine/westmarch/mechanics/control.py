"""Who controls whom: followers, and how far direct influence goes."""

from collections.abc import Iterable, Iterator
from itertools import combinations

from msgspec import Struct

from westmarch.cards.model.card import Character, Faction, Site
from westmarch.mechanics.quantities.people import JOINS_UNLED, RINGWRAITHS_LED
from westmarch.table.game import Game

Charge = tuple[str, int]
"""A follower, and how much direct influence it takes."""


class Restricted(Struct, frozen=True):
    """Direct influence that counts only against some."""

    amount: int
    against: tuple[str, ...]
    """Each a race (`Dwarf`), some factions (`Dwarf factions`), the name of a card …"""

    def helps(self, game: Game, target: str) -> bool:
        """Tell whether it counts against a card."""
        return not _descriptions(game, target).isdisjoint(self.against)


def _descriptions(game: Game, card: str) -> set[str]:
    """In how many ways a card can be meant."""
    printed = game.printed(card)
    facts = printed.facts
    if isinstance(facts, Faction):
        sites = [site for name in facts.sites for site in game.pool.named(name)]
        regions = {site.facts.region for site in sites if isinstance(site.facts, Site)}
        return {
            printed.name,
            "factions",
            f"{facts.race} factions",
            *(f"factions playable at {each}" for each in facts.sites),
            *(f"factions playable in {each}" for each in regions),
        }
    if isinstance(facts, Character):
        return {
            printed.name,
            facts.race,
            "characters",
            *(f"characters at home at {each}" for each in facts.home_sites),
            *(f"{each} characters" for each in printed.keywords),
        }
    return {printed.name, getattr(facts, "race", "")}


def is_character(game: Game, card: str) -> bool:
    """Tell whether a card is a character."""
    return isinstance(game.printed(card).facts, Character)


def followers(game: Game, character: str) -> tuple[str, ...]:
    """The characters that a character controls."""
    return tuple(each for each in game.card(character).holds if is_character(game, each))


def is_follower(game: Game, character: str) -> bool:
    """Tell whether another character controls this one."""
    return game.card(character).host is not None


def is_ringwraith(game: Game, card: str) -> bool:
    """Tell whether a card is a Ringwraith."""
    facts = game.printed(card).facts
    return isinstance(facts, Character) and facts.race == "Ringwraith"


def ringwraiths_led(game: Game, character: str) -> tuple[str, ...]:
    """The Ringwraiths who follow a character, but for those whom nobody has to lead."""
    return tuple(
        each
        for each in followers(game, character)
        if is_ringwraith(game, each) and not game.value(JOINS_UNLED, each)
    )


def is_led(game: Game, ringwraith: str, leader: str) -> bool:
    """Tell whether a Ringwraith can come to follow another at no cost in influence."""
    unled: bool = game.value(JOINS_UNLED, ringwraith)
    return unled or len(ringwraiths_led(game, leader)) < game.value(RINGWRAITHS_LED, leader)


def characters_of(game: Game, player: str) -> Iterator[str]:
    """Go through a player's characters in play."""
    for company in game.state.companies.values():
        if company.player == player:
            yield from company.characters


def taken_each(game: Game, pools: Iterable[Restricted], charges: Iterable[Charge]) -> int:
    """What charges take of unrestricted influence, if restricted influence helps with each."""
    return sum(
        max(0, mind - sum(pool.amount for pool in pools if pool.helps(game, who)))
        for who, mind in charges
    )


def reach(
    game: Game, pools: Iterable[Restricted], charges: tuple[Charge, ...], target: str | None
) -> int:
    """How far influence goes against a target, beyond what is unrestricted, once all is charged.

    Each point of restricted influence is there once. So for any of the charges, the pools that
    help with them or with the target have to carry them all; the tightest such bound tells.
    """
    bounds = []
    for number in range(len(charges) + 1):
        for some in combinations(charges, number):
            helped = [who for who, _ in some] + ([] if target is None else [target])
            pooled = [pool for pool in pools if any(pool.helps(game, who) for who in helped)]
            bounds.append(sum(pool.amount for pool in pooled) - sum(mind for _, mind in some))
    return min(bounds)
