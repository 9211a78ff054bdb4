"""The grammar of the card-text language: a parser, and the words it knows."""

import pickle
import re
from functools import cache
from io import BytesIO
from typing import TYPE_CHECKING, Any

import msgspec

from westmarch.cards.model import (
    card,
    character_clauses,
    clause,
    hunting_clauses,
    item_clauses,
    journey_clauses,
    keeping_clauses,
    own,
    play_clauses,
    prisoner_clauses,
    site_clauses,
    stage_clauses,
)
from westmarch.cards.model.phrases import effects
from westmarch.cards.wording.grammar import Grammar
from westmarch.paths import GRAMMAR, PACKAGE
from westmarch.store import Form, files, fingerprint

if TYPE_CHECKING:  # Whoever reads no text needs no parser, and is not kept waiting for one.
    from lark import Lark, Transformer
    from lark.lexer import TerminalDef

DECLARING = (
    *(card, character_clauses, item_clauses, hunting_clauses, keeping_clauses),
    *(journey_clauses, own, play_clauses, prisoner_clauses, site_clauses, stage_clauses),
    effects,
)
"""The modules in which clauses and effects are declared."""

_STATED = (
    clause.Clause,
    card.Unmodelled,
    card.Restricted,
    card.FromHand,
    card.Home,
    card.Place,
    card.Modification,
    card.Adjacency,
)
"""What the written part of the grammar leaves to declarations."""

_WORD_ENDS = r"(?![\w-])"
_ALTERNATIVES = re.compile(r"\(\?:([^*+?\[\]]+)\)(?:" + re.escape(_WORD_ENDS) + ")?")


@cache
def declared() -> Grammar:
    """Give the part of the grammar that is derived from declarations."""
    return Grammar(*_STATED)


@cache
def grammar() -> str:
    """Give the whole grammar, in the notation of the parser."""
    written = (GRAMMAR / "card.lark").read_text("utf-8")
    return f"{written}\n// What is declared in cards/model.\n\n{declared().text()}\n"


def parser(transformer: "Transformer[Any, Any] | None" = None) -> "Lark":
    """Give the parser, with its tables as they are kept; without a transformer, for plain trees."""
    from lark import Lark

    made: Lark = Lark._load_from_dict(  # type: ignore[no-untyped-call] # as parsers that it writes
        **_Unpacker(BytesIO(TABLES.kept())).load(), transformer=transformer
    )
    return made


def _tables_made_from() -> str:
    import lark

    return fingerprint((), grammar(), lark.__version__)


def _compile_tables() -> bytes:
    """Work out the parser's tables, which takes twenty times as long as to read the cards."""
    from lark import Lark

    built = Lark(
        grammar(),
        parser="lalr",
        lexer="contextual",
        maybe_placeholders=True,
        edit_terminals=_end_with_the_word,
    )
    packed = BytesIO()
    built.save(packed, exclude_options=("edit_terminals",))
    return packed.getvalue()


TABLES = Form("tables", _tables_made_from, _compile_tables)
"""The tables of the parser: they stay as they are while the cards change, and the grammar not."""


class _Unpacker(pickle.Unpickler):
    """Unpacks numbers, text, and what holds them."""

    def find_class(self, module: str, name: str) -> Any:
        if (module, name) == ("lark.lexer", "Token"):
            return _plain  # Lark 1.2 keeps names with where they stood in the grammar.
        raise pickle.UnpicklingError(f"there is no {module}.{name} in a parser's tables")


def _plain(_: str, text: str, *__: object) -> str:
    return text


@cache
def plain_parser() -> "Lark":
    """Give the parser that has no transformer."""
    return parser()


@cache
def _vocabulary() -> dict[str, tuple[str, ...]]:
    """Give the words of all terminals; they are kept, for to read the grammar takes long."""
    return msgspec.msgpack.decode(WORDS.kept(), type=dict[str, tuple[str, ...]])


def _made_from() -> str:
    return fingerprint(files(GRAMMAR, PACKAGE / "cards"))


def _compile_words() -> bytes:
    """Read the words of all terminals, which is done long before a parser is built."""
    from lark import Lark

    lexicon = Lark(
        grammar(),
        parser=None,
        lexer="basic",
        edit_terminals=_end_with_the_word,
    )
    return msgspec.msgpack.encode({each.name: words(each) for each in lexicon.terminals})


WORDS = Form("words", _made_from, _compile_words)
"""The words of the grammar's terminals."""


def vocabulary(name: str) -> tuple[str, ...]:
    """Give the words of a terminal by its name in the grammar."""
    return _vocabulary()[name]


def words(terminal: "TerminalDef") -> tuple[str, ...]:
    """Give the words a terminal stands for; none if it is an open pattern such as a number."""
    from lark.lexer import PatternStr

    if isinstance(terminal.pattern, PatternStr):
        return (terminal.pattern.value,)
    listed = _ALTERNATIVES.fullmatch(terminal.pattern.value)
    return tuple(listed[1].replace("\\", "").split("|")) if listed else ()


def _end_with_the_word(terminal: "TerminalDef") -> None:
    """Keep `item` from being found in `items`, and `Orc` in `Orcish`."""
    from lark.lexer import PatternRE

    known = words(terminal)
    if known and known[0][-1].isalpha():
        terminal.pattern = PatternRE(f"(?:{'|'.join(map(re.escape, known))}){_WORD_ENDS}")
