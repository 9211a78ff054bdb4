"""Reading cards and amendments from text in the card-text language."""

from functools import cache
from typing import Any, NamedTuple

from lark import Lark, UnexpectedInput

from westmarch.cards.language.draft import Draft, called
from westmarch.cards.language.explain import explain
from westmarch.cards.language.grammar import parser
from westmarch.cards.language.reader import Amendment, CardBlock, Fact, Reader, Statement
from westmarch.cards.model.card import Card, Unmodelled
from westmarch.errors import BadData


class Sheet(NamedTuple):
    """What one file of cards holds."""

    cards: tuple[Card, ...]
    amendments: tuple[Amendment, ...]


def parse(text: str, path: str) -> Sheet:
    """Read a file of cards; `path` is where it lies under `rules/`."""
    text = text.replace("\r\n", "\n").expandtabs(2).rstrip() + "\n"
    try:
        blocks: Any = _reader().parse(text)
    except UnexpectedInput:
        raise explain(text, path) from None
    cards = [_card(block, path) for block in blocks if isinstance(block, CardBlock)]
    amendments = [block._replace(path=path) for block in blocks if isinstance(block, Amendment)]
    seen: dict[str, Card] = {}
    for card in cards:
        refuse_second(card, seen)
    return Sheet(tuple(cards), tuple(amendments))


def refuse_second(card: Card, seen: dict[str, Card]) -> None:
    """Enter a card among those seen, unless one of them already has its id."""
    first = seen.setdefault(card.id, card)
    if first is not card:
        raise BadData(
            f"{card.id} is already the id of “{first.name}”",
            where=f"rules/{card.path}:{card.line}",
            hint=f"That card is at rules/{first.path}:{first.line}.",
        )


@cache
def _reader() -> Lark:
    return parser(Reader())


def _card(block: CardBlock, path: str) -> Card:
    of_any = {"id": block.id, "name": block.name, "path": path, "line": block.line}
    draft = Draft(block.kind.type, of_any, {})
    for fact in block.kind.facts:
        draft.put(fact.field, fact.value)
    stated: set[str] = set()
    for said in block.said:
        for statement in said.statements:
            _state(draft, statement, stated, f"rules/{path}:{said.line}")
    return draft.card(f"rules/{path}:{block.line}")


def _state(draft: Draft, statement: Statement, stated: set[str], where: str) -> None:
    """Take up what a line of a card says, with the fields that earlier words have settled."""
    if isinstance(statement, Unmodelled):
        draft.put("unmodelled", (*draft.get("unmodelled"), statement))
    elif not isinstance(statement, Fact):
        draft.put("clauses", (*draft.get("clauses"), statement))
    else:
        draft.check(statement, where)
        if statement.listed:
            draft.put(statement.field, (*(draft.get(statement.field) or ()), *statement.value))
        elif statement.field in stated:
            raise BadData(f"{called(statement.field)} is stated twice", where=where)
        else:
            draft.put(statement.field, statement.value)
            stated.add(statement.field)
