"""What is told over the whole corpus: each verdict with its reasons, and who said each of them."""

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from westmarch.corpus.kept import load_corpus
from westmarch.corpus.model import ActStep, AskStep, Case, Expect
from westmarch.corpus.names import open_library
from westmarch.corpus.rolling import Failed
from westmarch.corpus.run import Play
from westmarch.disputes.reasons import ReasoningEngine
from westmarch.kernel import why
from westmarch.kernel.judge import Verdict
from westmarch.kernel.lack import Lack
from westmarch.kernel.reckoning import words
from westmarch.kernel.rulebook import Rule
from westmarch.kernel.trace import Reckoned, Spoke
from westmarch.kernel.why import Reason, Role
from westmarch.table.actions import AnyAction
from westmarch.table.state import State
from westmarch.wire import protocol as wire
from westmarch.wire.engine import Declined


class Told(NamedTuple):
    """One sentence, or the name of one part of a number, and whose it is."""

    rule: str
    use: str
    kind: str
    """`says`, `otherwise` or `part`."""
    text: str

    @property
    def whose(self) -> str:
        return f"{self.rule} {self.use} {self.kind}"


class Heard(NamedTuple):
    """A step of a scenario that was explained."""

    case: str
    step: str
    verdict: Verdict | None
    """On an action; for what is looked at, none."""
    reasons: tuple[Reason, ...]
    """For an action, why it may or may not be done."""
    told: tuple[Told, ...]
    numbers: tuple[Reckoned, ...]
    labels: frozenset[str]
    """By which the scenario calls its cards."""
    explained: tuple[str, ...]
    """All that is read out for this step."""
    unseen: tuple[str, ...]
    """What a verdict rests on by cards that nobody sees who are not spoken of."""


@cache
def overheard() -> tuple[Heard, ...]:
    """Explain every verdict and every look of the corpus."""
    return tuple(heard for case in load_corpus().cases for heard in listened(case))


def listened(case: Case) -> Iterator[Heard]:
    """Explain each step of one case."""
    engine = ReasoningEngine(open_library().book)
    engine.listening = True
    play = Play(case, engine)
    labels = frozenset(each.label for each in case.position.cards)
    told: list[Told] = []
    numbers: list[Reckoned] = []
    plain, parts = why._reason, why.with_parts

    def noted(said: Spoke, role: Role) -> Reason:
        reason = plain(said, role)
        if reason.text:
            kind = "otherwise" if _is_otherwise(said) else "says"
            told.append(Told(said.rule.id, said.rule.use, kind, reason.text))
        return reason

    def reckoned(number: Reckoned) -> Iterator[Reckoned]:
        for each in parts(number):
            numbers.append(each)
            told.extend(_of_number(each))
            yield each

    why._reason, why.with_parts = noted, reckoned
    try:
        play.start()
        for step in case.steps:
            engine.doing = step.text.partition(" ")[2]
            play.take(step)
            told.clear()
            numbers.clear()
            verdict: Verdict | None = None
            reasons: list[Reason] = []
            explained: tuple[wire.Reason, ...] = ()
            unseen: tuple[str, ...] = ()
            if isinstance(step, ActStep | AskStep):
                verdict = engine.verdict
                assert verdict is not None and engine._asked is not None
                reasons = why.reasons(engine._asked, verdict)
                explained = (*engine.explain(), *engine.explain_outcome())
                unseen = tuple(_unseen(engine._asked.state, step.action, reasons))
            elif isinstance(step, Expect):
                explained = engine.explain_look(step.path)
            yield Heard(
                case.key,
                step.text,
                verdict,
                tuple(reasons),
                tuple(told),
                tuple(numbers),
                labels,
                tuple(dict.fromkeys(each.text for each in explained)),
                unseen,
            )
    except (Failed, Declined):
        return  # What a verdict has to be is tested elsewhere.
    finally:
        why._reason, why.with_parts = plain, parts


_HIDDEN = ("hand", "play-deck", "sideboard", "location-deck", "pool")
"""Where a card lies of which nobody has to know."""


def _unseen(state: State, action: AnyAction, reasons: list[Reason]) -> Iterator[str]:
    """Give the reasons that rest on a card that is hidden and that the action does not name."""
    fields = (getattr(action, each) for each in action.__struct_fields__)
    named = {label for each in fields for label in (each if isinstance(each, tuple) else (each,))}
    cards = state.cards.values()
    hidden = {each.card for each in cards if each.place in _HIDDEN and each.id not in named}
    seen = {each.card for each in cards if each.place not in _HIDDEN or each.id in named}
    return (each.text for each in reasons if each.card in hidden - seen)


def _is_otherwise(said: Spoke) -> bool:
    if said.rule.use == "permit" and isinstance(said.value, Lack):
        return True
    passed = isinstance(said.value, str) and said.rule.otherwise is not None
    short = said.rule.use == "permit" and not said.value
    return passed or (short and said.rule.otherwise is not None)


def _of_number(number: Reckoned) -> Iterator[Told]:
    """Give the parts of a number that rules have a name for."""
    for said in number.drawn_on:
        if number.quantity not in said.rule.on:
            continue
        rule = said.rule
        if rule.terms is not None:
            labels = said.game.quietly(
                lambda now, each=said: [part[1] for part in each.rule.terms(now, *each.args)]
            )
        else:
            labels = [words(said)] if rule.says is not None else []
        for label in labels:
            yield Told(rule.id, rule.use, "part", label)


def sentences(rule: Rule) -> Iterator[str]:
    """Say which sentences and names of parts a rule has, as golden lines begin."""
    shapes = rule.use in ("define", "adjust") and bool(rule.on[0].told)
    if rule.terms is not None or (shapes and rule.says is not None):
        yield f"{rule.id} {rule.use} part"
    elif rule.says is not None:
        yield f"{rule.id} {rule.use} says"
    if rule.otherwise is not None or _lacks(rule):
        yield f"{rule.id} {rule.use} otherwise"


def _lacks(rule: Rule) -> bool:
    """Tell whether a permission may say itself what is lacking."""
    return rule.use == "permit" and "Lack" in str(rule.run.__annotations__.get("return", ""))
