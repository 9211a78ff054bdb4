"""Pools of a few cards."""

from collections.abc import Iterable, Mapping
from types import MappingProxyType

from westmarch.cards.compiled import Compiled, compiled
from westmarch.cards.language.sheet import Sheet
from westmarch.cards.model.card import Card
from westmarch.cards.pool import Pool
from westmarch.cards.sheets import compile_sheets


def make_pool(
    edition: str,
    sheets: Iterable[Sheet],
    in_force: frozenset[str],
    aliases: Mapping[str, Iterable[str]],
    without: frozenset[str] = frozenset(),
) -> Pool:
    """Put the cards of several files together, and read all of them at once."""
    pool = Pool(edition, Compiled(compile_sheets(sheets)), aliases, in_force, without)
    assert pool.cards.keys() == pool.listed.keys()
    return pool


def pool_of(
    edition: str, cards: Iterable[Card], aliases: Mapping[str, Iterable[str]] = MappingProxyType({})
) -> Pool:
    """Give the pool that has these cards."""
    return Pool(edition, Compiled(compiled((each, ()) for each in cards)), aliases)
