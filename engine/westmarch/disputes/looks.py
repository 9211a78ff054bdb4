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
        return Explained(at.text.partition(" ")[2], *looked_at(engine, at, case))
    because = engine.verdict.because if engine.verdict is not None else ()
    return Explained(asked, because, once(engine.explain()))


def looked_at(
    engine: ReasoningEngine, at: Expect, case: Case
) -> tuple[tuple[str, ...], tuple[Reason, ...]]:
    """Give what decides of what is looked at in one sentence, and the reasons for it."""
    paths = [each.path for each in case.steps if isinstance(each, Expect) and each.text == at.text]
    looks = [engine.explain_look(path) for path in dict.fromkeys(paths)]
    because = dict.fromkeys(id_ for look in looks for id_ in deciding(look))
    return tuple(because), once(tuple(reason for look in looks for reason in look))


def once(reasons: tuple[Reason, ...]) -> tuple[Reason, ...]:
    """Leave out what is told a second time, be it in another part."""
    found: dict[tuple[str, str, str], Reason] = {}
    for each in reasons:
        found.setdefault((each.text, each.rule, each.card), each)
    return tuple(found.values())


def deciding(look: tuple[Reason, ...]) -> tuple[str, ...]:
    """Name what decides of something that is looked at: the number itself, or what came last.

    How a thing is seen now is told after what came before.
    """
    last = next((each for each in reversed(look) if each.role != "fact"), None)
    if last is None:
        return ()
    if last.role == "number" and any(rule or card for rule, card, _ in last.origins):
        return tuple(rule or card for rule, card, _ in last.origins)
    named = [each.rule or each.card for each in look if each.role == "decides"]
    return tuple(named[-1:])
