"""Families of rules: which others an engine may name where a scenario names one of them."""

from functools import cache

from westmarch.book.load import our_book


def kin(by: tuple[str, ...], because: tuple[str, ...]) -> tuple[str, ...]:
    """Give the rules that may be named in the place of some.

    Those are the rules that emend or replace them or are emended or replaced by them, and what
    else of their chapters really forbids it (`because`).
    """
    chapters = {_chapter(rule) for rule in by}
    found = {rule for rule in because if _chapter(rule) in chapters}
    for rule in by:
        found |= relatives().get(rule, frozenset())
    return tuple(sorted(found - set(by)))


@cache
def relatives() -> dict[str, frozenset[str]]:
    """Give to each rule those that emendations link it to, however many lie between."""
    families: dict[str, set[str]] = {}
    for rule in our_book().rules.values():
        for other in (*rule.emends, *rule.replaces):
            one = families.setdefault(rule.id, {rule.id}) | families.setdefault(other, {other})
            families |= dict.fromkeys(one, one)
    return {rule: frozenset(family) for rule, family in families.items()}


def _chapter(rule: str) -> str:
    return rule.rpartition(".")[0]
