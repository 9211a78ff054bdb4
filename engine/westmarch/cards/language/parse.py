"""Reading cards and amendments from text in the card-text language."""

from functools import cache
from typing import Any

from lark import Lark, UnexpectedInput

from westmarch.cards.language.draft import Draft, called
from westmarch.cards.language.explain import explain
from westmarch.cards.language.grammar import parser
from westmarch.cards.language.reader import Reader
from westmarch.cards.language.sheet import Sheet, refuse_second
from westmarch.cards.language.statement import Amendment, CardBlock, Fact, Statement
from westmarch.cards.model.card import Card, Unmodelled
from westmarch.errors import BadData


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
