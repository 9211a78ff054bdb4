"""Numbers as people reckon them up: “The prowess of Glóin is 5 (printed) + 2 (…) = 7.”."""

from collections.abc import Iterable, Iterator
from typing import Any

from msgspec import Struct

from westmarch.kernel.moment import Moment as Game
from westmarch.kernel.rulebook import Function, Quantity
from westmarch.kernel.trace import Reckoned, Spoke
from westmarch.kernel.words import sentence, signed


class Part(Struct, frozen=True):
    """A part of a number, and what it is."""

    amount: int
    what: str


def among(said: Iterable[Spoke]) -> Iterator[Reckoned]:
    """Give the numbers that were worked out while rules spoke."""
    for each in said:
        yield from each.reckoned
        yield from among(each.drawn_on)


def with_parts(number: Reckoned) -> Iterator[Reckoned]:
    """Give a number after those others that it is made of; nothing, if it is none."""
    if not is_number(number):
        return
    amounts = {sign * each.amount for each in parts(number) for sign in (1, -1)}
    same = _handed_on(number)
    inner = [
        each
        for each in (*number.reckoned, *among(number.drawn_on))
        if is_number(each) and each.value in amounts and each is not same
    ]
    for each in inner:
        yield from with_parts(each)
    # What is just another number under its own name is told by that one.
    if len(inner) != 1 or len(parts(number)) > 1 or number.quantity.rolled:
        yield number


def is_number(number: Reckoned) -> bool:
    """Tell whether there is a number at all: a Wizard has no mind."""
    return isinstance(number.value, int) and not isinstance(number.value, bool)


def is_sum(number: Reckoned) -> bool:
    """Tell whether a number has several parts."""
    return is_number(number) and len(parts(number)) > 1


def told(number: Reckoned) -> str:
    """Tell a number, and what it is made of."""
    names = [number.game.called(each) if isinstance(each, str) else each for each in number.about]
    what = sentence(number.quantity.told.format(*names))
    found = parts(number)
    if len(found) < 2:
        return f"{what} is {signed(number.value)}{_labelled(found)}."
    first, *more = found
    sum_ = f"{signed(first.amount)}{_labelled([first])}"
    for each in more:
        sum_ += f" {'−' if each.amount < 0 else '+'} {abs(each.amount)}{_labelled([each])}"
    return f"{what} is {sum_} = {signed(number.value)}."


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


def _gathered(number: Reckoned, sources: Quantity) -> Iterator[Part]:
    """Give what each source counts, and what each rule then makes of it."""
    for said in number.drawn_on:
        if sources not in said.rule.on:
            continue
        before = said.args[0] if said.rule.use == "adjust" else {}
        label = f", {words(said)}" if before else " points"
        for source, amount in said.value.items():
            if amount != before.get(source, 0):
                yield Part(amount - before.get(source, 0), f"{source}{label}")


def _added(said: Spoke) -> list[Part]:
    """Give what a rule has added, part by part where it has a name for each; not what adds none."""
    change = said.value - (said.args[0] or 0)
    plain = [Part(change, words(said))] if change else []
    return _terms(said.game, said.rule.terms, said.args, change) or plain


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
        found = [part for each in defined if each.value for part in _defined(each, each.value)]
        found = found or [part for each in defined for part in _defined(each, 0) if part.what]
        rest = start - sum(each.amount for each in found)
        return [*([Part(rest, quantity.start)] if rest else []), *found]
    if defined:
        return _defined(defined[-1], start)
    terms = _terms(number.game, quantity.terms, number.about, start)
    return terms or [Part(start, quantity.start)]


def _defined(said: Spoke, value: int) -> list[Part]:
    return _terms(said.game, said.rule.terms, said.args, value) or [Part(value, words(said))]


def _terms(game: Game, terms: Function | None, about: tuple[Any, ...], value: int) -> list[Part]:
    """Give the parts that a rule or a quantity itself has a name for, if they add up."""
    if terms is None:
        return []
    found = game.quietly(lambda now: [Part(*each) for each in terms(now, *about)])
    return found if sum(each.amount for each in found) == value else []


def _labelled(found: Iterable[Part]) -> str:
    return "".join(f" ({each.what})" for each in found if each.what)
