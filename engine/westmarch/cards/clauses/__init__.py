"""Clauses of cards as rules: what a card says takes its place among what the rules say.

Each module is about one sort of clause, and tells with `makes` what rules it becomes.
A rule made here is heard while its card is in play or being played, while something is remembered
that the card did (`Fact.card`), and whenever the card itself is what is spoken of.
"""

from collections.abc import Iterator

from westmarch.cards.clauses import (
    abilities,
    against,
    allies,
    assignment,
    bearers,
    copies,
    factions,
    journeys,
    keys,
    manifestations,
    offers,
    people,
    places,
    playable,
    playing,
    sites,
    standing,
    triggers,
)
from westmarch.cards.clauses.attacks import attack_rules
from westmarch.cards.clauses.discards import discard_rules
from westmarch.cards.clauses.making import MAKERS
from westmarch.cards.pool import Pool
from westmarch.kernel.rulebook import Rule

__all__ = [
    "abilities",
    "against",
    "allies",
    "assignment",
    "bearers",
    "clause_rules",
    "copies",
    "factions",
    "journeys",
    "keys",
    "manifestations",
    "offers",
    "people",
    "places",
    "playable",
    "playing",
    "sites",
    "standing",
    "triggers",
]


def clause_rules(pool: Pool) -> Iterator[Rule]:
    """Give the rules that clauses of the pool's cards become, and facts that act by themselves."""
    for card in pool.cards.values():
        for clause in card.clauses:
            yield from MAKERS[type(clause)](card, clause)
        yield from attack_rules(card)
        yield from discard_rules(card)
