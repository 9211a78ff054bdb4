"""The grammar that reads phrases, derived from their declarations."""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from itertools import groupby, product
from typing import Any, NamedTuple

from westmarch.cards.wording.declare import BY_HAND, FORMS, VOCABULARIES
from westmarch.cards.wording.kinds import (
    Either,
    Flag,
    Kind,
    Many,
    Name,
    Number,
    Open,
    Phrase,
    Shaped,
    Word,
    kind_of,
    slot_kinds,
)
from westmarch.cards.wording.pattern import Article, Choice, Maybe, Noun, Part, Slot, Words, parsed
from westmarch.cards.wording.reading import string_of, struct_of, tuple_of

Make = Callable[[dict[str, Any]], Any]
"""Makes of what was read in the slots of a form what the form stands for."""

_A = "_A"
"""Either article."""
_SPACE = r"\s+"
_MANY = 3
"""More parts in a row than this that may be left out are read by rules of their own."""
_WORD_ENDS = r"(?![\w-])"


def _constant(value: Any, _: dict[str, Any]) -> Any:
    return value


def _only(said: dict[str, Any]) -> Any:
    (value,) = said.values()
    return value


class Way(NamedTuple):
    """One way to read a row of parts."""

    symbols: tuple[str, ...] = ()
    slots: tuple[str, ...] = ()
    """What its children fill, one by one."""
    constants: Mapping[str, Any] = {}
    """What it says without a child."""

    def then(self, other: "Way") -> "Way":
        """Give the way that goes on with another."""
        constants = {**self.constants, **other.constants}
        return Way(self.symbols + other.symbols, self.slots + other.slots, constants)

    def make(self, make: Make, children: list[Any]) -> Any:
        """Make what it stands for of what was read in it, by the slots that this fills."""
        read = zip(self.slots, children, strict=True)
        return make({**self.constants, **{slot: each for slot, each in read if each is not None}})


class Grammar:
    """Rules and terminals that read phrases, and what makes the model of what they read."""

    def __init__(self, *stated: Any) -> None:
        self.rules: dict[str, tuple[str, ...]] = {}
        """The ways to read each."""
        self.terminals: dict[str, str] = {
            name: " | ".join(f'"{word}"' for word in each.meant)
            for name, each in VOCABULARIES.items()
        }
        self._read: dict[str, Any] = {}
        """What each rule reads, so that no two bear the same name."""
        self.makes: dict[str, Callable[[list[Any]], Any]] = {}
        """By the name of a rule, or of one of its ways."""
        self.called = {name: each.called for name, each in VOCABULARIES.items()}
        """What is expected where a terminal is, in words."""
        for each in stated:
            self._symbol(kind_of(each))

    def text(self) -> str:
        """Write them in the notation of the parser, what is made of others before the others."""
        above = reversed(self.rules.items())
        rules = (f"{name}: " + "\n    | ".join(each) for name, each in above)
        return "\n".join((*rules, *(f"{name}: {said}" for name, said in self.terminals.items())))

    def _symbol(self, kind: Kind) -> str:
        """Give what reads a slot of some kind, with the rules that it takes."""
        match kind:
            case Number():
                return "SIGNED" if kind.signed else "INT"
            case Name():
                return "NAME"
            case Open():
                return kind.terminal
            case Word():
                terminal = kind.vocabulary.terminal
                return f"{_A} {terminal}" if kind.article else terminal
            case Flag():
                return self._flag(kind)
            case Phrase():
                return self._phrase(kind)
            case Shaped():
                return self._shaped(kind)
            case Either():
                return f"({' | '.join(map(self._symbol, kind.kinds))})"
            case Many():
                return self._many(kind)

    def _known(self, name: str, read: Any) -> bool:
        """Tell whether there is a rule of this name, which may be part of what it reads itself."""
        known = name in self._read
        if self._read.setdefault(name, read) != read:
            raise ValueError(f"the rule {name} reads {self._read[name]}, and cannot read {read}")
        return known

    def _phrase(self, kind: Phrase) -> str:
        struct = kind.of
        if struct in BY_HAND:
            return BY_HAND[struct].rule
        name = "_".join(filter(None, (ruled(struct.__name__), kind.label)))
        if self._known(name, (struct, kind.label)):
            return name
        if struct not in FORMS:
            of = [each for each in (*FORMS, *BY_HAND) if issubclass(each, struct)]
            self.rules[f"?{name}"] = tuple(self._phrase(Phrase(each)) for each in of)
            return name
        rule = f"?{name}" if kind.label else name
        found = [
            (way, partial(struct_of, struct, form))
            for form in FORMS[struct]
            if form.label == kind.label
            for way in self._ways(form.parts, slot_kinds(form, struct))
        ]
        self._rule(rule, found)
        if kind.label:
            self.rules[rule] += (self._phrase(Phrase(struct)),)
        return name

    def _shaped(self, kind: Shaped) -> str:
        name = kind.said.rule
        if not self._known(name, kind.said):
            found = [
                (way, tuple_of if kind.members else partial(string_of, form))
                for form in kind.said.forms
                for way in self._ways(form.parts, slot_kinds(form, kind))
            ]
            self._rule(name, found)
        return name

    def _rule(self, name: str, found: Sequence[tuple[Way, Make]]) -> None:
        """Enter a rule; where it has several ways each has a name of its own."""
        one = len(found) == 1 and not name.startswith("?")
        names = [name] if one else [f"{name.strip('?')}_{at + 1}" for at in range(len(found))]
        self.rules[name] = tuple(
            self._spread(each, way.symbols) + (f" -> {each}" if each != name else "")
            for each, (way, _) in zip(names, found, strict=True)
        )
        self.makes |= {
            each: partial(way.make, make) for each, (way, make) in zip(names, found, strict=True)
        }

    def _spread(self, name: str, symbols: Sequence[str]) -> str:
        """Write a way; much of it that may be left out is read by rules of its own.

        The parser knows each choice of what is there as a way, so ten parts make a thousand.
        Parts that begin alike stay together, for it is by how they begin that they are told apart.
        """
        parts = list(_whole(symbols))
        row: list[str] = []
        for may_lack, run in groupby(parts, key=lambda each: each.startswith("[")):
            said = list(run)
            groups = self._apart(said) if may_lack and len(said) > _MANY else [said]
            if len(groups) == 1:
                row += said
                continue
            for group in groups:
                own = f"_{name}_{len(self.rules)}"
                self.rules[own] = (" ".join(group),)
                row.append(own)
        return " ".join(row)

    def _apart(self, parts: list[str]) -> list[list[str]]:
        """Divide a row of parts wherever none before begins like one behind."""
        begins = [self._begins(each.strip("[] ").partition(" ")[0]) for each in parts]
        groups: list[list[str]] = [[]]
        for at, part in enumerate(parts):
            if at and set().union(*begins[:at]).isdisjoint(set().union(*begins[at:])):
                groups.append([])
            groups[-1].append(part)
        return groups

    def _begins(self, symbol: str) -> set[str]:
        """Give all that a symbol may begin with."""
        ways = self.rules.get(symbol) or self.rules.get(f"?{symbol}")
        if ways is None:
            return {symbol}
        return set().union(*(self._begins(way.partition(" ")[0]) for way in ways))

    def _many(self, kind: Many) -> str:
        each, joint = self._symbol(kind.each), kind.joint
        last = {",": "list", "": "row"}.get(joint, joint.replace("+", "each_"))
        name = _named(f"{each} {last}")
        word = joint.removeprefix("+")
        way = {
            "or": f'{each} ("," {each})* ("or" {each})?',
            "and": f'{each} ("," {each})* ("and" {each})?',
            ",": f'{each} ("," {each})*',
            "": f"({each})+",
            "one": each,
        }
        self.rules[name] = (way.get(joint, f'{each} ("{word}" {each})*'),)
        self.makes[name] = tuple
        return name

    def _flag(self, kind: Flag) -> str:
        said = [each for each in (kind.yes, kind.no) if each]
        name = _named(" or ".join(said))
        ways = [(way, each) for each in said for way in self._ways(parsed(each), {})]
        found: list[tuple[Way, Make]] = [
            (way, partial(_constant, each == kind.yes)) for way, each in ways
        ]
        self._rule(f"says_{name}", found)
        return f"says_{name}"

    def _ways(self, parts: Iterable[Part], kinds: Mapping[Slot, Kind]) -> Iterator[Way]:
        """Go through the ways to read a row of parts, which divide where it has a choice."""
        for row in product(*(tuple(self._part(part, kinds)) for part in parts)):
            way = Way()
            for each in row:
                way = way.then(each)
            yield way

    def _part(self, part: Part, kinds: Mapping[Slot, Kind]) -> Iterator[Way]:
        match part:
            case Words():
                yield Way((self._fixed(part.text),))
            case Article():
                yield Way((_A,))
            case Noun():
                yield Way((f'("{part.singular}" | "{part.singular}s")',))
            case Slot():
                yield from self._slot(part, kinds[part])
            case Maybe():
                first, *more = self._ways(part.parts, kinds)
                yield first._replace(symbols=("[", *first.symbols, "]"))
                yield from more
            case Choice():
                yield from self._choice(
                    [way for each in part.ways for way in self._ways(each, kinds)]
                )

    def _choice(self, found: list[Way]) -> Iterator[Way]:
        """Read one of several ways: in place, or where one alone fills a slot by a rule."""
        rows = [" ".join(way.symbols) for way in found]
        filling = [way.slots for way in found if way.slots]
        if any(way.constants for way in found) or len(filling) > 1 or len(sum(filling, ())) > 1:
            yield from found
        elif not filling:
            yield Way((f"({' | '.join(rows)})",))
        else:
            name = _named(" or ".join(rows))
            makes = [_only if way.slots else partial(_constant, None) for way in found]
            self._rule(name, list(zip(found, makes, strict=True)))
            yield Way((name,), filling[0])

    def _slot(self, slot: Slot, kind: Kind) -> Iterator[Way]:
        symbol = self._symbol(kind)
        optional = isinstance(kind, Flag) and not kind.no
        yield Way((f"[{symbol}]" if optional else symbol,), (slot.field,))
        if isinstance(kind, Number) and kind.as_article:
            yield Way((_A,), (), {slot.field: 1})

    def _fixed(self, words: str) -> str:
        """Read words that are always the same, either apostrophe being right."""
        if words in ("a", "an"):
            return _A
        if words.startswith(", "):
            said = _SPACE.join(map(re.escape, words[2:].split()))
            return self._single(words[2:], rf"/,?\s*{said}{_WORD_ENDS}/")
        if " " in words:
            return self._single(words, f'"{words}"')
        curled = words.replace("'", "’")
        return f'"{words}"' if curled == words else f'("{words}" | "{curled}")'

    def _single(self, words: str, pattern: str) -> str:
        """Read several words as one, before anything shorter is looked for."""
        name = "_".join(("", *re.findall(r"[A-Z]+", words.upper())))
        self.terminals[f"{name}.1"] = pattern
        self.called[name] = f"“{words}”"
        return name


def _whole(symbols: Iterable[str]) -> Iterator[str]:
    """Give what is in brackets in one piece."""
    inside: list[str] = []
    for symbol in symbols:
        inside.append(symbol)
        if inside[0] != "[" or symbol == "]":
            yield " ".join(inside)
            inside = []


def _named(said: str) -> str:
    """Make the name of a rule out of what it reads."""
    return "_".join(re.findall(r"[^\W_]\w*", said)).lower()


def ruled(name: str) -> str:
    """Write the name of a struct as that of a rule."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()
