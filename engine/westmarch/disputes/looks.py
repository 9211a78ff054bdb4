"""Why things are as a dispute expects them, be there one of them or several."""

from msgspec import Struct

from westmarch.corpus.model import Case, Expect, Step
from westmarch.disputes.reasons import ReasoningEngine
from westmarch.wire.protocol import Reason


class Explained(Struct, frozen=True):
    """One of several things that a dispute expects, and that are so."""

    asked: str
    """What follows “whether”."""
    because: tuple[str, ...]
    reasons: tuple[Reason, ...]


def explain_step(engine: ReasoningEngine, at: Step, case: Case, asked: str) -> Explained:
    """Explain what is as it was expected, while the table is as it was then.

    Of an action it was `asked` whether it may be done.
    """
    if isinstance(at, Expect):
        return Explained(at.said, *looked_at(engine, at, case))
    because = engine.verdict.because if engine.verdict is not None else ()
    return Explained(asked, because, once(engine.explain()))


def looked_at(
    engine: ReasoningEngine, at: Expect, case: Case
) -> tuple[tuple[str, ...], tuple[Reason, ...]]:
    """Give what decides of what is looked at in one sentence, and the reasons for it."""
    steps = [each for each in case.steps if isinstance(each, Expect) and each.text == at.text]
    wanted = {each.path: each.value for each in steps}
    looks = {path: engine.explain_look(path) for path in wanted}
    because = dict.fromkeys(
        id_
        for path, look in looks.items()
        for id_ in deciding(look, number=isinstance(wanted[path], int))
    )
    reasons = once(tuple(reason for look in looks.values() for reason in look))
    grounds = tuple(each for each in reasons if each.rule or each.card or each.role == "number")
    return tuple(because), grounds or reasons[:1]


def once(reasons: tuple[Reason, ...]) -> tuple[Reason, ...]:
    """Leave out what is told a second time, be it in another part."""
    found: dict[tuple[str, str, str], Reason] = {}
    for each in reasons:
        found.setdefault((each.text, each.rule, each.card), each)
    return tuple(found.values())


def deciding(look: tuple[Reason, ...], *, number: bool) -> tuple[str, ...]:
    """Name what decides of something that is looked at: what makes up a number, or what came last.

    How a thing is seen now is told after what came before.
    """
    last = look[-1] if look else None
    if number and last is not None and last.origins:
        return tuple(rule or card for rule, card, _ in last.origins)
    named = [each.rule or each.card for each in look if each.role == "decides"]
    return tuple(each for each in named if each)[-1:]
