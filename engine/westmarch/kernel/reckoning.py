"""Numbers as people reckon them up: “The prowess of Glóin is 5 (printed) + 2 (…) = 7.”."""

import re
from collections.abc import Iterable, Iterator
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from westmarch.kernel.moment import Moment as Game
from westmarch.kernel.rulebook import AnyQuantity, Function, Rule
from westmarch.kernel.trace import Reckoned, Spoke
from westmarch.kernel.words import sentence, signed


class Part(Struct, frozen=True):
    """A part of a number, what it is, and the rule or the card that says so."""

    amount: int
    what: str
    rule: str = ""
    """Empty for what is printed or rolled, and for another number, which tells its own."""
    card: str = ""
    of: str = ""
    """For what is printed, and what a card calls for: the label of that card."""


def among(said: Iterable[Spoke]) -> Iterator[Reckoned]:
    """Give the numbers that were worked out while rules spoke."""
    for each in said:
        yield from each.reckoned
        yield from among(each.drawn_on)


def with_parts(number: Reckoned) -> Iterator[Reckoned]:
    """Give a number after those others that it is made of; nothing, if it is none."""
    if not is_number(number):
        return
    found = parts(number)
    same = _handed_on(number)
    within = [
        each
        for each in (*number.reckoned, *among(number.drawn_on))
        if is_number(each) and each is not same
    ]
    meant = (_told_by(part, number, within) for part in found)
    inner = {id(each): each for each in meant if each is not None}
    for each in inner.values():
        yield from with_parts(each)
    # What is just another number under its own name is told by that one.
    if len(inner) != 1 or len(found) > 1 or number.quantity.rolled:
        yield number


def _told_by(part: Part, number: Reckoned, within: Iterable[Reckoned]) -> Reckoned | None:
    """Give the number that a part of another one is, if it is one.

    That both come to the same may be chance: they have to speak of the same thing as well.
    """
    label, whole = _spoken_of(part.what), _spoken_of(number.quantity.told)
    own = _spoken_of(_what(number)) - whole
    best, most = None, (0, 0)
    for each in within:
        # That something comes to nothing goes without saying, unless its parts cancel each other.
        if each.value not in (part.amount, -part.amount) or not (each.value or is_sum(each)):
            continue
        named, kind = _spoken_of(_what(each)), _spoken_of(each.quantity.told)
        whose = named - kind
        speaks = (
            not label
            or label & whose - own
            or 2 * len(label & named) > len(label)
            or len(whole & kind) > 1
        )
        closeness = (
            len(label & named) + len(set(number.about) & set(each.about)),
            len(whole & kind),
        )
        if speaks and closeness > most:
            best, most = each, closeness
    return best


_EMPTY = {"a", "add", "by", "for", "in", "is", "its", "number", "of", "the", "to", "what"}
"""Words that say nothing about what is spoken of."""


def _spoken_of(text: str) -> frozenset[str]:
    return frozenset(re.findall(r"[^\W\d_]+", text.lower())) - _EMPTY


def is_number(number: Reckoned) -> bool:
    """Tell whether there is a number at all: a Wizard has no mind."""
    return isinstance(number.value, int) and not isinstance(number.value, bool)


def is_sum(number: Reckoned) -> bool:
    """Tell whether a number has several parts."""
    return is_number(number) and len(parts(number)) > 1


def told(number: Reckoned) -> str:
    """Tell a number, and what it is made of."""
    what, found = sentence(_what(number)), parts(number)
    if len(found) < 2:
        return f"{what} is {signed(number.value)}{_labelled(found)}."
    first, *more = found
    sum_ = f"{signed(first.amount)}{_labelled([first])}"
    for each in more:
        sum_ += f" {'−' if each.amount < 0 else '+'} {abs(each.amount)}{_labelled([each])}"
    return f"{what} is {sum_} = {signed(number.value)}."


def _what(number: Reckoned) -> str:
    """Say what a number is called at the table."""
    names = [number.game.called(each) if isinstance(each, str) else each for each in number.about]
    return number.quantity.told.format(*names)


def parts(number: Reckoned) -> tuple[Part, ...]:
    """Take a number apart; nothing, unless the parts add up to it."""
    shaping = [each for each in number.drawn_on if number.quantity in each.rule.on]
    adjusted = [each for each in shaping if each.rule.use == "adjust"]
    # What has no such number by itself begins at nothing.
    start = (adjusted[0].args[0] or 0) if adjusted else number.value
    found = [
        *_before_adjusted(number, shaping, start),
        *(part for each in adjusted for part in _added(each)),
    ]
    found = [each for each in found if each.amount or each.what] or found[:1]
    if sum(each.amount for each in found) != number.value:
        return ()
    same = _handed_on(number)
    return parts(same) if same is not None else tuple(found)


def _gathered(number: Reckoned, sources: AnyQuantity) -> Iterator[Part]:
    """Give what each source counts, and what each rule then makes of it."""
    for said in number.drawn_on:
        if sources not in said.rule.on:
            continue
        before = said.args[0] if said.rule.use == "adjust" else {}
        label = f", {words(said)}" if before else " points"
        for source, amount in said.value.items():
            if amount != before.get(source, 0):
                change = amount - before.get(source, 0)
                # The points of a source are told as a number of their own.
                by = _by(said.rule) if before else Part(0, "")
                yield replace(by, amount=change, what=f"{source}{label}")


def _added(said: Spoke) -> list[Part]:
    """Give what a rule has added, part by part where it has a name for each; not what adds none."""
    change = said.value - (said.args[0] or 0)
    plain = [replace(_by(said.rule), amount=change, what=words(said))] if change else []
    return _terms(said.game, said.rule.terms, said.args, change, _by(said.rule)) or plain


def _by(rule: Rule) -> Part:
    """Begin a part that a rule or a card says."""
    return Part(0, "", card=rule.id) if rule.card else Part(0, "", rule=rule.id)


def _handed_on(number: Reckoned) -> Reckoned | None:
    """The one other number that this one is, under another name."""
    inner = (*number.reckoned, *among(number.drawn_on))
    labelled = any(
        each.rule.says or each.rule.terms
        for each in number.drawn_on
        if number.quantity in each.rule.on
    )
    if len(inner) != 1 or labelled or number.quantity.start or number.quantity.terms:
        return None
    return inner[0] if inner[0].value == number.value else None


def words(said: Spoke) -> str:
    """Say in the words of a rule what it has said, or else name the card that said it."""
    rule = said.rule
    if callable(rule.says):
        return str(said.game.quietly(rule.says, said.value, *said.args))
    if rule.says is not None:
        return rule.says
    return str(said.game.name(rule.card)) if rule.card else ""


def _before_adjusted(number: Reckoned, shaping: list[Spoke], start: int) -> list[Part]:
    quantity = number.quantity
    if quantity.gathers is not None:
        return list(_gathered(number, quantity.gathers))
    defined = [each for each in shaping if each.rule.use == "define"]
    if quantity.combine == "sum":
        every = [part for each in defined for part in _defined(each, each.value)]
        # Parts that cancel each other are parts all the same; what adds nothing is none.
        found = [each for each in every if each.amount] or [each for each in every if each.what]
        rest = start - sum(each.amount for each in found)
        return [*([Part(rest, quantity.start)] if rest else []), *found]
    if defined:
        return _defined(defined[-1], start)
    terms = _terms(number.game, quantity.terms, number.about, start)
    whose = number.about[0] if number.about and isinstance(number.about[0], str) else ""
    return [
        replace(each, of=whose) if each.what == "printed" else each
        for each in terms or [Part(start, quantity.start)]
    ]


def _defined(said: Spoke, value: int) -> list[Part]:
    by = _by(said.rule)
    found = _terms(said.game, said.rule.terms, said.args, value, by)
    return found or [replace(by, amount=value, what=words(said))]


def _terms(
    game: Game,
    terms: Function | None,
    about: tuple[Any, ...],
    value: int,
    by: Part = Part(0, ""),  # noqa: B008 - it is frozen
) -> list[Part]:
    """Give the parts that a rule or a quantity itself has a name for, if they add up."""
    if terms is None:
        return []
    found: list[Part] = game.quietly(
        lambda now: [
            # What is a card's doing is told with the card, and not with the rule that counts it.
            replace(
                by, amount=amount, what=what, of="".join(whose), rule="" if any(whose) else by.rule
            )
            for amount, what, *whose in terms(now, *about)
        ]
    )
    return found if sum(each.amount for each in found) == value else []


def _labelled(found: Iterable[Part]) -> str:
    return "".join(f" ({each.what})" for each in found if each.what)
