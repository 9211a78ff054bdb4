"""Amendments: what a rule changes on a card in the editions where it is in force."""

from collections.abc import Iterable
from contextlib import suppress

from msgspec import structs

from westmarch.cards.language.draft import Draft, with_article
from westmarch.cards.language.statement import Amendment, Change, Fact, Kind
from westmarch.cards.model.card import Card, Unmodelled
from westmarch.cards.model.clause import Clause
from westmarch.errors import BadData


def amend(card: Card, amendment: Amendment, *, strict: bool = True) -> Card:
    """Give the card as the amendment leaves it.

    A change has to fit what the card says. It may be less strict where an amendment that it builds
    on has been taken out: then a change that does not fit is left out, too.
    """
    draft = Draft.of(card)
    gaps: dict[str, int] = {}
    for change in amendment.changes:
        where = f"rules/{amendment.path}:{change.line}"
        with suppress(*() if strict else (BadData,)):
            for statement in _merged(change):
                if isinstance(statement, Kind):
                    _set_kind(draft, statement, where)
                elif isinstance(statement, Fact):
                    draft.check(statement, where)
                    _change_fact(draft, change.verb, statement, card.name, where)
                else:
                    _change_clause(draft, change.verb, statement, gaps, card.name, where)
    return draft.card(f"rules/{amendment.path}:{amendment.line}")


def reread(card: Card, amendment: Amendment, *, strict: bool = True) -> Card:
    """Give the card as an amendment leaves it that holds by one reading of an open question.

    How a question is read shows as the game goes on, when facts have long been read off the card.
    So it is clauses that such an amendment changes, each into another of its kind.
    """
    other = amend(card, amendment, strict=strict)
    clauses = tuple(map(type, card.clauses)) == tuple(map(type, other.clauses))
    if not clauses or structs.replace(other, clauses=card.clauses) != card:
        raise BadData(
            f"by a reading “{card.name}” changes in more than the wording of its clauses",
            where=f"rules/{amendment.path}:{amendment.line}",
            hint="For each clause that is removed, add one of the same kind.",
        )
    return other


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


def _change_fact(draft: Draft, verb: str, fact: Fact, name: str, where: str) -> None:
    field, value, held = fact.field, fact.value, draft.get(fact.field)
    if verb == "set":
        draft.put(field, value)
    elif verb == "add":
        if set(held) & set(value) if fact.listed else held:
            raise _said_already(name, where)
        draft.put(field, (*held, *value) if fact.listed else value)
    elif fact.listed:
        if not set(value) <= set(held):
            raise _not_said(name, where)
        draft.put(field, tuple(each for each in held if each not in value))
    elif held != value:
        raise _not_said(name, where)
    else:
        draft.drop(field)


def _change_clause(
    draft: Draft,
    verb: str,
    clause: Clause | Unmodelled,
    gaps: dict[str, int],
    name: str,
    where: str,
) -> None:
    """Add or remove a clause; one that is added takes the place of the one removed before."""
    field = "unmodelled" if isinstance(clause, Unmodelled) else "clauses"
    held = draft.get(field)
    same = [at for at, each in enumerate(held) if structs.replace(each, line=clause.line) == clause]
    if verb == "set":
        hint = "Write “add”, and “remove” for the old one."
        raise BadData("a clause is not set", where=where, hint=hint)
    if verb == "add":
        if same:
            raise _said_already(name, where)
        place = gaps.pop(field, len(held))
        draft.put(field, (*held[:place], clause, *held[place:]))
    elif not same:
        raise _not_said(name, where)
    else:
        gaps[field] = same[0]
        draft.put(field, tuple(each for at, each in enumerate(held) if at not in same))


def _said_already(name: str, where: str) -> BadData:
    hint = "Write “set” to change what it says, or leave the line out."
    return BadData(f"“{name}” says this already", where=where, hint=hint)


def _not_said(name: str, where: str) -> BadData:
    hint = f'“westmarch card "{name}"” shows what it says.'
    return BadData(f"“{name}” does not say this, so it cannot be removed", where=where, hint=hint)
