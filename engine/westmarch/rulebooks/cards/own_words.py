"""The words in the code of single cards: what is named there need not stand on their lines."""

from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from types import CodeType, FunctionType

from msgspec import Struct

from westmarch.cards.names import fold
from westmarch.rulebooks.cards.own_texts import own_texts


@cache
def own_words() -> dict[str, str]:
    """All words and constants in the code of single cards, by the id of the card."""
    found: defaultdict[str, list[str]] = defaultdict(list)
    for text, rules in own_texts().items():
        for rule in rules:
            words = found[text.partition(".")[0]]
            words.extend(_constants(rule.run, set()))
            words.append(rule.says if isinstance(rule.says, str) else "")
    return {card: fold(" ".join(words)) for card, words in found.items()}


def _constants(function: object, seen: set[CodeType]) -> Iterator[str]:
    """Go through what a function names, with the helpers and constants of its module."""
    if not isinstance(function, FunctionType) or function.__code__ in seen:
        return
    seen.add(function.__code__)
    for code in _codes(function.__code__):
        yield from (
            repr(each) for each in code.co_consts if isinstance(each, str | tuple | frozenset)
        )
        for name in code.co_names:
            yield name
            value = function.__globals__.get(name)
            if isinstance(value, FunctionType) and value.__module__ == function.__module__:
                yield from _constants(value, seen)
            elif isinstance(value, str | tuple | frozenset | dict | Struct):
                yield repr(value)
    for cell in function.__closure__ or ():
        value = cell.cell_contents
        yield from _constants(value, seen)
        if isinstance(value, str | tuple | frozenset):
            yield repr(value)


def _codes(code: CodeType) -> Iterator[CodeType]:
    """Go through a piece of code and those within it."""
    yield code
    for each in code.co_consts:
        if isinstance(each, CodeType):
            yield from _codes(each)
