"""Amendments: what a rule changes on a card in the editions where it is in force."""

from collections.abc import Callable, Iterable
from typing import Any

from msgspec import structs

from westmarch.cards.draft import Draft, with_article
from westmarch.cards.model import Card, Clause, Unmodelled
from westmarch.cards.reader import Amendment, Change, Fact, Kind
from westmarch.errors import BadData


def amend(card: Card, amendment: Amendment) -> Card:
    """Give the card as the amendment leaves it."""
    draft = Draft.of(card)
    for change in amendment.changes:
        where = f"rules/{amendment.path}:{change.line}"
        for statement in _merged(change):
            if isinstance(statement, Kind):
                _set_kind(draft, statement, where)
            elif isinstance(statement, Fact):
                draft.check(statement, where)
                _ON_FACTS[change.verb](draft, statement, card.name, where)
            else:
                _ON_CLAUSES[change.verb](draft, statement, card.name, where)
    return draft.card(f"rules/{amendment.path}:{amendment.line}")


def _merged(change: Change) -> Iterable[Fact | Kind | Clause | Unmodelled]:
    """Go through what the line says, each list once with all its members."""
    lists: dict[str, Fact] = {}
    for statement in change.statements:
        if isinstance(statement, Fact) and statement.listed:
            before = lists[statement.field].value if statement.field in lists else ()
            lists[statement.field] = statement._replace(value=(*before, *statement.value))
        else:
            yield statement
    yield from lists.values()


def _set_kind(draft: Draft, kind: Kind, where: str) -> None:
    if kind.type != draft.type:
        what = f"{with_article(draft.type)} does not become {with_article(kind.type)}"
        raise BadData(what, where=where)
    for fact in kind.facts:
        draft.put(fact.field, fact.value)


def _set_fact(draft: Draft, fact: Fact, name: str, where: str) -> None:  # noqa: ARG001
    draft.put(fact.field, fact.value)


def _add_fact(draft: Draft, fact: Fact, name: str, where: str) -> None:
    held = draft.get(fact.field)
    if fact.listed:
        if set(held) & set(fact.value):
            raise _said_already(name, where)
        draft.put(fact.field, (*held, *fact.value))
    elif held:
        raise _said_already(name, where)
    else:
        draft.put(fact.field, fact.value)


def _remove_fact(draft: Draft, fact: Fact, name: str, where: str) -> None:
    held = draft.get(fact.field)
    if fact.listed:
        if not set(fact.value) <= set(held):
            raise _not_said(name, where)
        draft.put(fact.field, tuple(each for each in held if each not in fact.value))
    elif held != fact.value:
        raise _not_said(name, where)
    else:
        draft.drop(fact.field)


def _set_clause(draft: Draft, clause: Clause | Unmodelled, name: str, where: str) -> None:  # noqa: ARG001
    raise BadData("a clause is not set", where=where, hint="Write “add”, and “remove” the old one.")


def _add_clause(draft: Draft, clause: Clause | Unmodelled, name: str, where: str) -> None:
    field = _field(clause)
    if any(_same(each, clause) for each in draft.get(field)):
        raise _said_already(name, where)
    draft.put(field, (*draft.get(field), clause))


def _remove_clause(draft: Draft, clause: Clause | Unmodelled, name: str, where: str) -> None:
    field = _field(clause)
    left = tuple(each for each in draft.get(field) if not _same(each, clause))
    if left == draft.get(field):
        raise _not_said(name, where)
    draft.put(field, left)


_ON_FACTS: dict[str, Callable[[Draft, Fact, str, str], None]] = {
    "set": _set_fact,
    "add": _add_fact,
    "remove": _remove_fact,
}
_ON_CLAUSES: dict[str, Callable[[Draft, Any, str, str], None]] = {
    "set": _set_clause,
    "add": _add_clause,
    "remove": _remove_clause,
}


def _field(clause: Clause | Unmodelled) -> str:
    return "unmodelled" if isinstance(clause, Unmodelled) else "clauses"


def _same(one: Clause | Unmodelled, other: Clause | Unmodelled) -> bool:
    return one == structs.replace(other, line=one.line)


def _said_already(name: str, where: str) -> BadData:
    hint = "Write “set” to change what it says, or leave the line out."
    return BadData(f"“{name}” says this already", where=where, hint=hint)


def _not_said(name: str, where: str) -> BadData:
    hint = f'“westmarch card "{name}"” shows what it says.'
    return BadData(f"“{name}” does not say this, so it cannot be removed", where=where, hint=hint)
