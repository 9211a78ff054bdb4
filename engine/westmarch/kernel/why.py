"""Why a verdict is what it is, in sentences that can be read out.

What decides comes first, then the facts that it builds on, and then the numbers that went into
it, each with where its parts come from. Nothing is said twice.
"""

from collections.abc import Iterable, Iterator
from typing import Any, Literal

from msgspec import Struct

from westmarch.kernel.judge import Verdict, generality
from westmarch.kernel.lack import Lack, Named
from westmarch.kernel.lack import told as told_lack
from westmarch.kernel.moment import Moment as Game
from westmarch.kernel.reckoning import Part, among, is_sum, parts, told, with_parts, words
from westmarch.kernel.rulebook import Rule
from westmarch.kernel.rules import NONE
from westmarch.kernel.trace import Reckoned, Spoke, Trace, leaving_nothing
from westmarch.kernel.words import sentence

Role = Literal["decides", "fact", "number"]


class Reason(Struct, frozen=True):
    """One step of an explanation: what holds, and the rule or card that says so."""

    role: Role
    text: str
    """Empty where the rule speaks for itself."""
    rule: str = ""
    card: str = ""
    parts: tuple[Part, ...] = ()
    """Of a number: what it is made of, and which rule or card says so."""
    own: str = ""
    """Of a card whose text is its own: the card's id and the key of the text."""


def reasons(game: Game, verdict: Verdict) -> list[Reason]:
    """Give the reasons for a verdict.

    A rule that only works something out, and has no sentence for it, is passed over.
    """
    # What rules would say of it at another moment, as others of them ask, is no reason.
    about_it = [
        each
        for each in verdict.trace
        if each.args[:1] == (verdict.asked,) and each.game.state == game.state
    ]
    permits = [each for each in about_it if each.rule.use == "permit"]
    granting = [each for each in permits if each.value is True]
    forbidding = [each for each in about_it if each.rule.use == "forbid"]
    if forbidding or not granting:
        # That a permission falls short goes without saying where it has nothing to say of that;
        # that nothing permits it, where a permission falls short or something else forbids it.
        short = () if granting else [each for each in permits if _says(each)]
        refusing = [each for each in about_it if each.rule.use == "refuse"]
        deciding = sorted((*short, *forbidding), key=lambda each: generality(each.rule))
        first = (it for each in deciding for it in (*leaving_nothing(each), each))
        return _told(first if deciding else refusing)
    deciding = [each for each in granting if _lifts(game, each)] or granting
    deciding.sort(key=lambda each: generality(each.rule))
    # What only closes ways is no ground for one that is left open.
    others = [
        each
        for each in verdict.trace
        if each.rule.use == "define" or (each.rule.use == "adjust" and not each.rule.bars)
    ]
    numbers = [each for each in verdict.reckoned if is_sum(each)]
    return _told((*verdict.passed, *deciding), others, numbers)


def outcome(trace: Trace, about: str = "") -> list[Reason]:
    """Give the reasons for what came of an action: what rules made of it, and of what rolls.

    If they are to be about one card, what made something of it is among them, be it without a
    sentence of its own, and what came after all that has to do with it is left out.
    """
    made = [
        (at, each)
        for at, each in enumerate(trace.here)
        if each.rule.use in _MAKES and (each.rule.says or _makes_of(each, about))
    ]
    left = [(at - 0.5, each) for at, each in trace.passed if each.rule.use in _MAKES]
    told = [each for _, each in sorted((*made, *left), key=_when)]
    concerned = (at for at, each in enumerate(told) if about and _concerns(each, about))
    last = max(concerned, default=len(told))
    # What might have been expected in the place of something decides more than what comes of it.
    told = sorted(told[: last + 1], key=lambda each: not _is_expected_instead(each))
    return _told(told, (), filter(_is_compared, trace.reckoned))


def concerns(trace: Trace, card: str) -> bool:
    """Tell whether rules have made anything of an action that has to do with a card."""
    return any(each.rule.use in _MAKES and _concerns(each, card) for each in trace.here)


def _is_compared(number: Reckoned) -> bool:
    """Tell whether a number has to do with a roll; that nothing is added to one goes unsaid."""
    nothing = not number.value and number.quantity.start and not is_sum(number)
    return number.quantity.rolled and not nothing


def _when(told: tuple[float, Spoke]) -> float:
    return told[0]


def _is_expected_instead(said: Spoke) -> bool:
    return said.rule.use == "replace" and said.rule.otherwise is not None


_MAKES = ("react", "replace")
"""The uses of rules that make something of what happens."""


def _makes_of(said: Spoke, card: str) -> bool:
    """Tell whether a reaction has made something of a card."""
    if not card or said.rule.use not in _MAKES or isinstance(said.value, str):
        return False
    return any(
        getattr(event, field) == card
        for event in said.value
        if not event.unseen
        for field in event.__struct_fields__
    )


def _concerns(said: Spoke, card: str) -> bool:
    if _makes_of(said, card):
        return True
    event = said.args[0]
    combat = getattr(event, "combat", None)
    things = (event, combat) if combat is not None else (event,)
    return any(getattr(each, field) == card for each in things for field in each.__struct_fields__)


def seen(trace: Trace, *, of_one: bool = False) -> list[Reason]:
    """Give the reasons for what there is to be seen: the numbers, and the rules that say it.

    If it is to be seen `of_one` card, company or player, lists that hold in general are left out.
    """
    # Where any rule says yes to something, or changes it, those that do not are no reason for it.
    # Where none does, those count that say in a sentence why not; where none of those has a
    # sentence, they are told by their own texts.
    heard = [each for each in trace.here if not of_one or _is_about_something(each)]
    shaping = [each for each in heard if _makes_a_difference(each)]
    speaking = [
        each
        for each in shaping or heard
        if (not _is_sentence(each.rule) and shaping) or _says(each)
    ]
    told_of = [each for each in trace.reckoned if each.value or is_sum(each)] or trace.reckoned
    numbers = told_of or [each for each in among(shaping) if is_sum(each)]
    deciding = [each for each in speaking if _says(each)]
    return _told(deciding, speaking, numbers) or _told(speaking)


def _is_about_something(said: Spoke) -> bool:
    return len(said.args) > (said.rule.use == "adjust")


def _makes_a_difference(said: Spoke) -> bool:
    if said.rule.use == "adjust":
        return bool(said.value != said.args[0])
    return bool(said.value)


def _told(
    deciding: Iterable[Spoke],
    others: Iterable[Spoke] = (),
    numbers: Iterable[Reckoned] = (),
) -> list[Reason]:
    deciding = tuple(deciding)
    beneath = (*(inner for each in deciding for inner in each.drawn_on), *others)
    every = [fact for each in beneath for fact in _from_the_top(each)]
    # Where one rule says yes, another that has not said so is not heard to deny it.
    affirmed = {_asked_of(fact) for fact in every if fact.rule.use == "define" and fact.value}
    facts = (
        fact
        for fact in every
        # That something else would be allowed is no ground for what is asked.
        if _is_sentence(fact.rule)
        and fact.rule.use != "permit"
        and (fact.value or fact.rule.use != "define" or _asked_of(fact) not in affirmed)
        and _says(fact)
    )
    sums = (each for each in among(deciding) if is_sum(each))
    found: dict[tuple[str, str, str], Reason] = {}
    for reason in (
        *(_reason(each, "decides") for each in deciding),
        *(_reason(each, "fact") for each in facts),
        *(
            Reason("number", told(part), parts=parts(part))
            for each in (*sums, *numbers)
            for part in with_parts(each)
        ),
    ):
        found.setdefault((reason.text, reason.rule, reason.card), reason)
    # Whoever has said it in a sentence need not be told by his whole text as well.
    spoke = {(reason.rule, reason.card) for reason in found.values() if reason.text}
    return [each for each in found.values() if each.text or (each.rule, each.card) not in spoke]


def _lifts(game: Game, permit: Spoke) -> bool:
    """Tell whether a permission sets aside what would forbid the action: then it decides."""
    if not permit.rule.lifts:
        return False
    forbids = game.rules.forbids.get(type(permit.args[0]), NONE)
    return any(
        each.id in permit.rule.lifts and each.run(game, *permit.args)
        for each in game.applicable(forbids, permit.args)
    )


def _is_sentence(rule: Rule) -> bool:
    """Tell whether a rule has a sentence of its own; what shapes a number says a few words."""
    shapes = rule.use in ("define", "adjust")
    return rule.says is not None and not (shapes and rule.on[0].told)


def _asked_of(said: Spoke) -> tuple[Any, ...]:
    """Tell what a definition was asked, for others may have been asked the same."""
    return (said.rule.on[0], said.args)


def _from_the_top(said: Spoke) -> Iterator[Spoke]:
    yield said
    for each in said.drawn_on:
        yield from _from_the_top(each)


def _reason(said: Spoke, role: Role) -> Reason:
    text = sentence(_says(said))
    if said.rule.card:
        return Reason(role, text, card=said.rule.id, own=said.rule.text)
    return Reason(role, text, rule=said.rule.id)


def _says(said: Spoke) -> str:
    rule = said.rule
    if rule.use in ("define", "adjust"):
        text = ""
        if _is_sentence(rule):
            text = _formatted(said, rule.says) if isinstance(rule.says, str) else words(said)
        # A few words are the name of a part of something.
        return text if text.endswith((".", "”", "!", "?")) else ""
    if rule.otherwise is not None and isinstance(said.value, str):
        return said.value
    if rule.use == "permit" and isinstance(said.value, Lack):
        return str(said.game.quietly(told_lack, said.value, *said.args))
    if rule.use == "permit" and not said.value and (rule.otherwise or not callable(rule.says)):
        # What a permission says when it is given is no reason where it is not.
        if callable(rule.otherwise):
            return str(said.game.quietly(rule.otherwise, *said.args))
        return _formatted(said, rule.otherwise or "")
    if isinstance(rule.says, str):
        return _formatted(said, rule.says)
    return words(said) if rule.says is not None else ""


def _formatted(said: Spoke, text: str) -> str:
    named = Named(said.game, said.args[0]) if said.args else None
    return text.format(action=named, event=named)
