"""Every number gets an answer, of each card and each kind of action that names one."""

from typing import Any

from msgspec.structs import replace

from westmarch.corpus.kept import load_corpus
from westmarch.corpus.model import ActStep, AskStep, Case
from westmarch.judging import judge_for
from westmarch.wire.position import set_up

STRANGE = 7
"""No card has so many effects."""


def numbers(action: Any) -> list[str]:
    """The fields of an action that say which of several."""
    fields = ((name, getattr(action, name)) for name in action.__struct_fields__)
    return [name for name, value in fields if type(value) is int]


def first_uses() -> dict[tuple[str, str], tuple[Case, Any]]:
    """For each kind of action and each card, the first case in which that is done or asked."""
    found: dict[tuple[str, str], tuple[Case, Any]] = {}
    for case in load_corpus().cases:
        cards = {each.label: each.card for each in case.position.cards}
        for step in case.steps:
            if isinstance(step, ActStep | AskStep) and numbers(step.action):
                card = cards.get(getattr(step.action, "card", ""), "")
                found.setdefault((type(step.action).__name__, card), (case, step.action))
    return found


def test_every_number_gets_an_answer() -> None:
    uses = first_uses()
    assert len(uses) > 700
    for case, action in uses.values():
        judge = judge_for(case.position.edition)
        state = set_up(judge, case.position)
        for name in numbers(action):
            assert judge.ask(state, replace(action, **{name: STRANGE})).name
