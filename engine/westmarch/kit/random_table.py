"""A random table: a company or two on each side at some site, and whatever cards there are."""

from random import Random
from typing import Literal

from westmarch.cards.model.card import Card as Printed
from westmarch.kit.opening import PLAYERS
from westmarch.table.judge import Judge
from westmarch.wire.protocol import CardAt, CompanyAt, Place, PlayerAt, Position, Turn

_PLAYED = ("ally", "item", "faction", "creature", "event")
_PILES: tuple[tuple[Place, tuple[str, ...], int], ...] = (
    ("hand", ("character", *_PLAYED), 8),
    ("play-deck", ("character", *_PLAYED), 10),
    ("sideboard", ("character", *_PLAYED), 6),
    ("location-deck", ("site",), 6),
)
"""What each player has besides companies: how many cards of these types in each place."""

Kind = Literal["wizard", "ringwraith"]
_MEETING = 0.3
"""How often a company is where one of the other player's might be."""
_KINDS: tuple[Kind, ...] = ("wizard", "ringwraith")


def random_table(judge: Judge, random: Random) -> Position:
    """Deal a position: a company or two on each side at some site, and cards in hand."""
    kinds: list[Kind] = [random.choice(_KINDS) for _ in PLAYERS]
    cards: list[CardAt] = []
    companies: list[CompanyAt] = []
    taken: set[str] = set()
    visited: set[str] = set()
    for name, kind in zip(PLAYERS, kinds, strict=True):
        alignment = "hero" if kind == "wizard" else "minion"
        mine = [
            each for each in judge.pool.cards.values() if each.alignment in (alignment, "neutral")
        ]
        sites = random.sample([each for each in mine if each.type == "site"], 2)
        if companies and random.random() < _MEETING:
            met = [each for each in mine if each.type == "site" and each.name in visited]
            sites[0] = random.choice(met or sites)
        visited.update(each.name for each in sites)
        for number, site in enumerate(sites[: random.choice((1, 2))]):
            label, group = f"{name}: {site.name}", f"{name}: company {number + 1}"
            cards.append(CardAt(label, site.id, name, "in-play"))
            companies.append(CompanyAt(group, name, label))
            cards.extend(
                CardAt(f"{group}: {each.name}", each.id, name, "in-play", company=group)
                for each in _some(random, mine, ("character",), random.randint(1, 3), taken)
            )
        for place, types, size in _PILES:
            for number, each in enumerate(_some(random, mine, types, size, taken)):
                label = f"{name}: {each.name} in {place} {number}"
                cards.append(CardAt(label, each.id, name, place))
    return Position(
        edition=judge.pool.edition,
        turn=Turn("player", "untap"),
        players=tuple(PlayerAt(name, kind) for name, kind in zip(PLAYERS, kinds, strict=True)),
        cards=tuple(cards),
        companies=tuple(companies),
    )


def _some(
    random: Random, mine: list[Printed], types: tuple[str, ...], number: int, taken: set[str]
) -> list[Printed]:
    """Pick some cards of these types, a unique one only once in the game."""
    chosen: list[Printed] = []
    candidates = [each for each in mine if each.type in types]
    random.shuffle(candidates)
    for each in candidates:
        if len(chosen) == number:
            break
        if each.unique:
            if each.name in taken:
                continue
            taken.add(each.name)
        chosen.append(each)
    return chosen
