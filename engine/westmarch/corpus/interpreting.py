"""What a step is taken to mean, where its words leave open how a card is played or used."""

from collections.abc import Iterator
from typing import NoReturn

from msgspec.structs import replace

from westmarch.corpus.assumptions import Meant, is_elsewhere, number_of, way_of, what_is_open
from westmarch.corpus.context import expected_refusal, is_now
from westmarch.corpus.course import Course
from westmarch.corpus.dice import are_left, brought_rolls
from westmarch.corpus.fitting import fitted, misfit
from westmarch.corpus.going import SHOWN, Trail
from westmarch.corpus.lines import placed, settled
from westmarch.corpus.model import ActStep, AskStep, Step
from westmarch.corpus.said import Said
from westmarch.corpus.telling import sentences
from westmarch.corpus.timing import is_under_way
from westmarch.corpus.ways import likeliest, possible, ways_of
from westmarch.errors import BadData
from westmarch.table.actions import AnyAction, PlayEvent, UseCard
from westmarch.table.game import Game


def in_its_way(course: Course, number: int, step: ActStep | AskStep) -> ActStep | AskStep:
    """Take what is played or used for what it can be good for here, if the step leaves it."""
    state, line = course.at.state, course.lines[number]
    action = placed(step.action, course.sites())
    if line.said is not None and not line.whole:
        return replace(step, action=_as_its_card_has_it(course, number, step, line.said))
    ways = (action,) if line.whole else ways_of(course.going, state, action)
    if len(ways) == 1 or expected_refusal(course.lines, number) or course.going.may(state, ways[0]):
        return step
    able = _able(course, number, step, ways)
    chosen = able[0] if able else likeliest(course.going, state, ways)
    return replace(step, action=chosen)


def meant_now(course: Course, number: int, step: ActStep | AskStep) -> AnyAction:
    """Give the action that is meant as the game stands; complain if there is none such."""
    action = placed(step.action, course.sites())
    try:
        return settled(action, course.lines[number].later, course.going.judge.game(course.at.state))
    except BadData as wrong:
        course.complain(step.line, wrong.what, wrong.hint)
        raise


def _able(
    course: Course, number: int, step: ActStep | AskStep, ways: tuple[AnyAction, ...]
) -> tuple[AnyAction, ...]:
    """Give those ways in which the step is possible, as soon as any of them is."""
    now = (
        course.lines[number].now
        or is_now(course.lines, number)
        or bool(expected_refusal(course.lines, number))
    )
    far = course.begun and isinstance(step, ActStep)
    found = (
        possible(course.going, at, number, ways, now=now, far=far)
        for at in _beginnings(course, number)
    )
    return next(filter(None, found), ())


def _beginnings(course: Course, number: int) -> Iterator[Trail]:
    """Go through where a step may come from: after the dice before it; whenever one answers."""
    line = course.lines[number]
    if line.in_response:
        yield from course.going.while_answered(course.at, number)
        return
    brought = brought_rolls(course, number)
    if brought and not line.now and is_under_way(course.at.state):
        settled, _ = course.going.resolved(course.at, number)
        if not are_left(brought, settled):
            yield settled
    yield course.at


def _as_its_card_has_it(
    course: Course, number: int, step: ActStep | AskStep, said: Said
) -> AnyAction:
    """Take what a step names for the part that its card has for it."""
    game: Game = course.going.judge.game(course.at.state)
    action, said = placed(step.action, course.sites()), placed(said, course.sites())
    tiers = fitted(game, action, said)
    able = next(filter(None, (_able(course, number, step, tier.ways) for tier in tiers)), ())
    sure = tuple(each for tier in tiers if tier.sure for each in tier.ways)
    if not able and not sure and isinstance(action, PlayEvent | UseCard):
        _mistake(course, step, game, action, said)
    ways = (*able, *sure)
    chosen = able[0] if able else _least_refused(course, number, sure)
    # The first effect goes without saying, if it is the only one that is possible.
    numbers = {number_of(each) for each in able or (chosen,)} - {0}
    several = len({number_of(each) for each in ways}) > 1 and bool(numbers)
    first, *others = (way_of(game, each, said, several=several) for each in able or (chosen,))
    elsewhere = is_elsewhere(chosen, said)
    open_ = "" if able else what_is_open(chosen, ways)
    course.meant.append(Meant(number, step.said, first, tuple(others), elsewhere, open_))
    return chosen


def _least_refused(course: Course, number: int, ways: tuple[AnyAction, ...]) -> AnyAction:
    """Choose, of ways that are all illegal, what is illegal for the reasons that are expected.

    Else it is the first of those that the least is against, once all that was declared is done.
    """
    refusal = expected_refusal(course.lines, number)
    for each in ways if refusal else ():
        if course.going.is_refused(course.at.state, each, refusal):
            return each
    settled, halt = course.going.resolved(course.at, number)
    at = course.at if halt is not None or course.lines[number].now else settled
    return likeliest(course.going, at.state, ways)


def _mistake(
    course: Course, step: Step, game: Game, action: PlayEvent | UseCard, said: Said
) -> NoReturn:
    """Complain of a sentence that its card cannot mean, and say what is possible."""
    anyhow = (each for tier in fitted(game, action, Said()) for each in tier.ways)
    able = tuple(each for each in anyhow if course.going.may(course.at.state, each))[:SHOWN]
    hint = f"Possible now: {sentences(game, able)}." if able else ""
    what = misfit(game, action, said)
    course.complain(step.line, what, hint)
    raise BadData(what)
