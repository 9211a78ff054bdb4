"""Who controls whom: followers, and how far direct influence goes."""

from collections.abc import Iterable, Iterator
from itertools import combinations

from msgspec import Struct

from westmarch.cards.model import Character
from westmarch.kernel.game import Game

Charge = tuple[str, int]
"""A follower, and how much direct influence it takes."""


class Restricted(Struct, frozen=True):
    """Direct influence that counts only against some."""

    amount: int
    against: tuple[str, ...]
    """Each a race (`Dwarf`), a race's factions (`Dwarf factions`) or the name of a card."""

    def helps(self, game: Game, target: str) -> bool:
        """Tell whether it counts against a card."""
        printed = game.printed(target)
        race = getattr(printed.facts, "race", "")
        kind = f"{race} factions" if printed.type == "faction" else race
        return printed.name in self.against or kind in self.against


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


def ringwraith_followers(game: Game, character: str) -> tuple[str, ...]:
    """The Ringwraiths that a character controls."""
    return tuple(each for each in followers(game, character) if is_ringwraith(game, each))


def characters_of(game: Game, player: str) -> Iterator[str]:
    """Go through a player's characters in play."""
    for company in game.state.companies.values():
        if company.player == player:
            yield from company.characters


def helped_each(game: Game, pools: Iterable[Restricted], charges: Iterable[Charge]) -> int:
    """How much of the charges restricted influence carries, if it counts for each anew."""
    return sum(
        min(mind, sum(pool.amount for pool in pools if pool.helps(game, who)))
        for who, mind in charges
    )


def carried(game: Game, pools: tuple[Restricted, ...], charges: tuple[Charge, ...]) -> int:
    """How much of the charges restricted influence can carry, each point of it once.

    Some of the charges are bounded by the pools that help any of them, the others by themselves;
    however one divides them, no more can be carried, and the tightest bound can be reached.
    """
    bounds = []
    for number in range(len(charges) + 1):
        for others in combinations(charges, number):
            helped = [who for who, _ in charges if who not in dict(others)]
            pooled = [pool for pool in pools if any(pool.helps(game, who) for who in helped)]
            bounds.append(sum(pool.amount for pool in pooled) + sum(mind for _, mind in others))
    return min(bounds)
