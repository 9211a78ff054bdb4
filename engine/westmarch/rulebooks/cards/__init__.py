"""Clauses of cards as rules: what a card says takes its place among what the rules say.

Each module is about one sort of clause, and tells with `makes` what rules it becomes.
A rule made here is active while its card is in play or being played, while something is remembered
that the card did (`Fact.card`), and whenever the card itself is what is spoken of.
"""

from collections.abc import Iterable, Iterator

from westmarch.cards.model.card import Card
from westmarch.cards.model.clause import Clause
from westmarch.cards.pool import Pool, Reread
from westmarch.kernel.rulebook import Rule
from westmarch.rulebooks.cards import (
    abilities,
    against,
    allies,
    bearers,
    copies,
    factions,
    hunting,
    journeys,
    keys,
    offers,
    people,
    places,
    playable,
    playing,
    prisoners,
    revealing,
    rings,
    shapes,
    sites,
    stages,
    triggers,
    while_in_play,
)
from westmarch.rulebooks.cards.attacks import attack_rules
from westmarch.rulebooks.cards.clause_registry import MAKERS, by_reading
from westmarch.rulebooks.cards.discards import discard_rules

__all__ = [
    "abilities",
    "against",
    "allies",
    "bearers",
    "clause_rules",
    "copies",
    "factions",
    "hunting",
    "journeys",
    "keys",
    "offers",
    "people",
    "places",
    "playable",
    "playing",
    "prisoners",
    "revealing",
    "rings",
    "shapes",
    "sites",
    "stages",
    "triggers",
    "while_in_play",
]


def clause_rules(pool: Pool, id_: str) -> Iterator[Rule]:
    """Give the rules that the clauses of a card become, and facts of it that act by themselves."""
    card, others = pool[id_], pool.reread(id_)
    yield from _disputed(card, others) if others else _said(card, card.clauses)
    yield from attack_rules(card)
    yield from discard_rules(card)


def _said(card: Card, clauses: Iterable[Clause]) -> Iterator[Rule]:
    for clause in clauses:
        yield from MAKERS[type(clause)](card, clause)


def _disputed(card: Card, others: Iterable[Reread]) -> Iterator[Rule]:
    """Give the rules of a card of which it is an open question what it says."""
    for clause in card.clauses:
        given_up = [each.by for each in others if clause not in each.card.clauses]
        for rule in _said(card, (clause,)):
            yield by_reading(rule, never=given_up)
    for other, by in others:
        for rule in _said(other, (each for each in other.clauses if each not in card.clauses)):
            yield by_reading(rule, only=by)
