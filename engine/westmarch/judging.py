"""A judge for an edition: the rules in force, the pool as it is read there, and the moves."""

from collections.abc import Iterator
from functools import cache

from westmarch.book.load import our_book
from westmarch.cards.pool import load_pool
from westmarch.kernel.rulebook import Rule
from westmarch.kernel.rules import Rules
from westmarch.mechanics import MOVES
from westmarch.rulebooks import all_rules
from westmarch.rulebooks.cards import clause_rules
from westmarch.table.judge import Judge


@cache
def judge_for(edition: str, without: frozenset[str] = frozenset()) -> Judge:
    """Give the judge for an edition, with some rules unlisted if a mutant is wanted."""
    book = our_book()
    in_force = book.in_force(edition)
    pool = load_pool(edition, in_force, without)
    listed = [rule for rule in all_rules() if rule.id in in_force - without]
    tables = {rule.id: rule.table for rule in book.rules.values() if rule.table}
    readings = {
        each.id: (
            each.default,
            *(r.id for r in each.readings if r.id != each.default and not each.settled),
        )
        for each in book.questions.values()
    }

    def clauses(card: str) -> Iterator[Rule]:
        return (rule for rule in clause_rules(pool, card) if rule.text not in without)

    rules = Rules(listed, tables, readings, pool.listed.keys() - without, clauses)
    return Judge(rules, pool, MOVES)
