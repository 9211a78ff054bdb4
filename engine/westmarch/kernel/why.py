"""Why a verdict is what it is, in sentences that can be read out.

What decides comes first, then the facts that it builds on, and then the numbers that went into
it, each with where its parts come from.
"""

from collections.abc import Iterable, Iterator
from typing import Any, Literal

from msgspec import Struct

from westmarch.kernel.game import Game, Reckoned, Spoke, Trace
from westmarch.kernel.judge import Verdict
from westmarch.kernel.rulebook import NOBODY, Function, Rule

Role = Literal["decides", "fact", "number"]


class Reason(Struct, frozen=True):
    """One step of an explanation: what holds, and the rule or card that says so."""

    role: Role
    text: str
    """Empty where the rule speaks for itself."""
    rule: str = ""
    card: str = ""


class Part(Struct, frozen=True):
    """A part of a number, and what it is."""

    amount: int
    what: str


class _Named:
    """An action or event whose cards, companies and players answer as people call them."""

    def __init__(self, game: Game, thing: Any) -> None:
        self._game = game
        self._thing = thing

    def __getattr__(self, field: str) -> Any:
        value = getattr(self._thing, field)
        return called(self._game, value) if isinstance(value, str) else value


def called(game: Game, one: str) -> str:
    """Give what people call a card, a company or a player."""
    company = game.state.companies.get(one)
    if company is not None:
        first = next(iter(company.characters), None)
        return f"{game.name(first)}'s company" if first is not None else "the company"
    if any(one == each.name for each in game.state.players):
        return f"the {one}"
    return game.name(one)


def sentence(text: str) -> str:
    """Begin with a capital letter."""
    return text[:1].upper() + text[1:]


def reasons(game: Game, verdict: Verdict) -> list[Reason]:
    """Give the reasons for a verdict.

    A rule that only works something out, and has no sentence for it, is passed over.
    """
    deciding = [
        each for each in verdict.trace if _forbids(each) and each.rule.id in verdict.because
    ]
    if deciding:
        plain = [each for each in deciding if each.rule.use != "refuse"]
        return _told(game, plain or deciding, (), ())
    permits = [each for each in verdict.trace if each.rule.use == "permit"]
    granting = [each for each in permits if each.value]
    deciding = [each for each in granting if _lifts(game, each)] or granting
    others = [each for each in verdict.trace if each not in permits]
    return _told(game, (*verdict.passed, *deciding), others, verdict.reckoned)


def outcome(game: Game, trace: Trace) -> list[Reason]:
    """Give the reasons for what came of an action: what rules made of it, and of what rolls."""
    made = [each for each in trace.here if each.rule.use in _MAKES and each.rule.says]
    left = [each for each in trace.passed if each.rule.use in _MAKES]
    return _told(
        game, (*made, *left), (), (each for each in trace.reckoned if each.quantity.rolled)
    )


_MAKES = ("react", "replace")
"""Uses of rules that make something of what happens."""


def seen(game: Game, trace: Trace) -> list[Reason]:
    """Give the reasons for what there is to be seen: the numbers, and the rules that say it."""
    return _told(game, (), trace.here, trace.reckoned)


def _told(
    game: Game, deciding: Iterable[Spoke], others: Iterable[Spoke], reckoned: Iterable[Reckoned]
) -> list[Reason]:
    """Tell what decides, what it builds on, and what there was to reckon; nothing twice."""
    deciding = list(deciding)
    found: dict[tuple[str, str, str], Reason] = {}

    def tell(reason: Reason) -> None:
        found.setdefault((reason.text, reason.rule, reason.card), reason)

    for each in deciding:
        tell(_reason(game, each, "decides"))
    for each in (*(inner for outer in deciding for inner in outer.heard), *others):
        for fact in _from_the_top(each):
            if _is_sentence(fact.rule):
                tell(_reason(game, fact, "fact"))
    for number in (*_numbers(deciding), *reckoned):
        for inner in _inside_first(number):
            if _is_worth_telling(inner):
                tell(Reason("number", told(game, inner)))
    return list(found.values())


def _forbids(said: Spoke) -> bool:
    return said.rule.use in ("forbid", "refuse") or (said.rule.use == "permit" and not said.value)


def _lifts(game: Game, permit: Spoke) -> bool:
    """Tell whether a permission sets aside what would forbid the action: then it decides."""
    if not permit.rule.lifts:
        return False
    forbids = game.rules.forbids.get(type(permit.args[0]), NOBODY)
    return any(
        each.id in permit.rule.lifts and each.run(game, *permit.args)
        for each in game.speakers(forbids, permit.args)
    )


def _is_sentence(rule: Rule) -> bool:
    """Tell whether a rule has a sentence of its own; what shapes a number says a few words."""
    shapes = rule.use in ("define", "adjust")
    return rule.says is not None and not (shapes and rule.on[0].told)


def _from_the_top(said: Spoke) -> Iterator[Spoke]:
    yield said
    for each in said.heard:
        yield from _from_the_top(each)


def _reason(game: Game, said: Spoke, role: Role) -> Reason:
    text = sentence(_says(game, said))
    if said.rule.card:
        return Reason(role, text, card=said.rule.id)
    return Reason(role, text, rule=said.rule.id)


def _says(game: Game, said: Spoke) -> str:
    says = said.rule.says
    if said.rule.otherwise is not None and isinstance(said.value, str):
        return said.value
    if callable(says):
        return str(says(game, said.value, *said.args))
    if says is None or (said.rule.use == "permit" and not said.value):
        return ""  # What a permission says when it is given is no reason where it is not.
    return says.format(action=_Named(game, said.args[0])) if said.args else says


# Numbers


def _numbers(said: Iterable[Spoke]) -> Iterator[Reckoned]:
    for each in said:
        yield from each.reckoned
        yield from _numbers(each.heard)


def _inside_first(number: Reckoned) -> Iterator[Reckoned]:
    """Give a number after those that went into it."""
    for each in (*number.reckoned, *_numbers(number.heard)):
        yield from _inside_first(each)
    yield number


def _is_worth_telling(number: Reckoned) -> bool:
    """Tell whether a number is one, and not just another name for one that is told anyway."""
    is_number = isinstance(number.value, int) and not isinstance(number.value, bool)
    return is_number and (number.quantity.rolled or _handed_on(number) is None)


def told(game: Game, number: Reckoned) -> str:
    """Tell a number, and how it comes about: “The prowess of Glóin is 5 (printed) + 2 (…) = 7.”."""
    names = (called(game, each) if isinstance(each, str) else each for each in number.about)
    what = sentence(number.quantity.told.format(*names))
    added = parts(game, number)
    if len(added) < 2:
        why = _labelled(added[0]) if added else ""
        return f"{what} is {_signed(number.value)}{why}."
    first, *more = added
    sum_ = f"{_signed(first.amount)}{_labelled(first)}"
    for each in more:
        sum_ += f" {'−' if each.amount < 0 else '+'} {abs(each.amount)}{_labelled(each)}"
    return f"{what} is {sum_} = {_signed(number.value)}."


def parts(game: Game, number: Reckoned) -> tuple[Part, ...]:
    """Take a number apart; nothing, unless the parts add up to it."""
    shaping = [each for each in number.heard if number.quantity in each.rule.on]
    defined = [each for each in shaping if each.rule.use == "define"]
    adjusted = [each for each in shaping if each.rule.use == "adjust"]
    start = adjusted[0].args[0] if adjusted else number.value
    found: list[Part] = []
    if number.quantity.combine == "sum":
        found += [Part(each.value, _what(game, each)) for each in defined]
        printed = start - sum(each.value for each in defined)
        found[:0] = [Part(printed, "printed")] if printed else []
    elif defined:
        found += _terms(game, defined[-1].rule.terms, defined[-1].args, start) or [
            Part(start, _what(game, defined[-1]))
        ]
    else:
        quantity = number.quantity
        found += _terms(game, quantity.terms, number.about, start) or [Part(start, quantity.start)]
    found += [Part(each.value - each.args[0], _what(game, each)) for each in adjusted]
    first, *more = found or [Part(0, "")]
    found = [first, *(each for each in more if each.amount)]
    return tuple(found) if sum(each.amount for each in found) == number.value else ()


def _terms(game: Game, terms: Function | None, about: tuple[Any, ...], value: int) -> list[Part]:
    """Give the parts that a rule or a quantity itself has a name for, if they add up."""
    found = [Part(*each) for each in terms(game, *about)] if terms is not None else []
    return found if sum(each.amount for each in found) == value else []


def _handed_on(number: Reckoned) -> Reckoned | None:
    """The other number that this one is, if nothing is done to it but handing it on."""
    inner = (*number.reckoned, *(each for said in number.heard for each in said.reckoned))
    shaping = [each for each in number.heard if number.quantity in each.rule.on]
    if len(inner) != 1 or inner[0].value != number.value or len(shaping) > 1:
        return None
    return None if any(each.rule.says or each.rule.terms for each in shaping) else inner[0]


def _what(game: Game, said: Spoke) -> str:
    """Say what a part of a number is: what its rule calls it, or the card that it comes from."""
    if said.rule.says is not None:
        return _says(game, said)
    return game.name(said.rule.card) if said.rule.card else ""


def _labelled(part: Part) -> str:
    return f" ({part.what})" if part.what else ""


def _signed(number: int) -> str:
    return str(number).replace("-", "−")
