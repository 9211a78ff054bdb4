"""The final reckoning of a game that was played to its end, step by step and source by source."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from msgspec import Struct

from westmarch.kernel.reckoning import parts as parts_of
from westmarch.kernel.reckoning import words
from westmarch.kernel.rulebook import About, AnyQuantity
from westmarch.kernel.trace import Reckoned, Spoke, Trace
from westmarch.mechanics.quantities.points import FINAL_POINTS, MARSHALLING_POINTS, RECKONING
from westmarch.site.pictures.played import Course, Deed, Named, Text, named, parts
from westmarch.table.actions import MakeFinalCheck
from westmarch.table.events.characters import CorruptionRolled
from westmarch.table.windows import RECKONING as STEPS
from westmarch.table.windows import SHOW_COPIES

if TYPE_CHECKING:
    from westmarch.table.game import Game, Quantity


class Step(Struct, frozen=True):
    """A step of the reckoning."""

    number: int
    told: str
    rule: str


class Worth(Struct, frozen=True):
    """What a card, or the loss of one, is worth."""

    points: int
    said: Text


class Source(Struct, frozen=True):
    """A source of points: its cards, and what it comes to after each step that may change it."""

    name: str
    cards: tuple[Worth, ...]
    after: tuple[int, ...]


class Change(Struct, frozen=True):
    """What a later step adds to the sum of the sources, or takes off."""

    step: Step
    points: int
    said: Text


class Tally(Struct, frozen=True):
    """The reckoning of one player."""

    player: str
    sources: tuple[Source, ...]
    sums: tuple[int, ...]
    """What all sources come to together after each step."""
    changes: tuple[Change, ...]
    final: int


class Check(Struct, frozen=True):
    """One of the last corruption checks, and what came of it."""

    by: str
    said: Text
    ends: tuple[Text, ...]


class Score(Struct, frozen=True):
    """The whole reckoning."""

    made_from: Named
    steps: tuple[Step, ...]
    by_source: tuple[Step, ...]
    """The steps that look at each source by itself."""
    checks: tuple[Check, ...]
    shown: tuple[tuple[str, Text], ...]
    """The copies that were shown, and by whom."""
    tallies: tuple[Tally, ...]
    winner: str
    """Nobody, if it is a tie."""


def picture(course: Course) -> Score:
    """Draw the reckoning with which a scenario ends."""
    game = course.deeds[-1].after
    steps = tuple(Step(at, each.told, each.rule) for at, each in enumerate(STEPS, 1))
    return Score(
        course.named,
        steps,
        tuple(each for each in steps if each.rule in _shaping(game, RECKONING)),
        tuple(_checks(course)),
        tuple(
            (each.action.player, each.said)
            for each in course.deeds
            if each.window == SHOW_COPIES.name and not each.passes
        ),
        tuple(_tally(game, each.name, steps) for each in game.state.players),
        game.state.winner or "",
    )


def _shaping(game: "Game", quantity: AnyQuantity) -> set[str]:
    """Give the ids of the rules in force that shape a quantity."""
    rules = game.rules
    found = (rules.defines.get(quantity), rules.adjusts.get(quantity))
    return {rule.id for index in found if index is not None for rule in index.rules}


def _checks(course: Course) -> Iterator[Check]:
    begun: Deed | None = None
    for deed in course.deeds:
        if isinstance(deed.action, MakeFinalCheck):
            begun = deed
        if begun and any(isinstance(each, CorruptionRolled) for each in deed.events):
            ends = (parts(each.text, deed.before) for each in deed.reasons if each.rule)
            yield Check(begun.action.player, begun.said, tuple(ends))
            begun = None


def _tally(game: "Game", player: str, steps: tuple[Step, ...]) -> Tally:
    """Reckon a player's points up once more, listening to the rules."""
    heard = _heard(game, FINAL_POINTS, player)
    by_source = [each for each in steps if each.rule in _shaping(game, RECKONING)]
    states = _states([each for each in heard.drawn_on if RECKONING in each.rule.on], by_source)
    said = {each.rule.id: each for each in heard.drawn_on if FINAL_POINTS in each.rule.on}
    aside = {words(each) for each in said.values()}
    later = [each for each in steps if each.rule in _shaping(game, FINAL_POINTS)]
    return Tally(
        player,
        tuple(
            Source(
                name, tuple(_cards(game, player, name, aside)), tuple(each[name] for each in states)
            )
            for name in states[0]
        ),
        tuple(sum(each.values()) for each in states),
        tuple(_change(each, said.get(each.rule), game) for each in later),
        heard.value,
    )


def _heard(game: "Game", quantity: "Quantity[*About, int]", *about: *About) -> Reckoned:
    from westmarch.judging import judge_for

    trace = Trace()
    judge_for(game.pool.edition).see(game.state, trace).value(quantity, *about)
    return trace.reckoned[-1]


def _states(said: list[Spoke], steps: list[Step]) -> list[dict[str, int]]:
    """Give the points of each source after each step; what no step says belongs to the last."""
    states: list[dict[str, int]] = []
    for step in steps:
        states.append(states[-1] if states else {})
        while said and (said[0].rule.id == step.rule or said[0].rule.id not in _rules(steps)):
            states[-1] = said.pop(0).value
    return states


def _rules(steps: list[Step]) -> set[str]:
    return {each.rule for each in steps}


def _cards(game: "Game", player: str, source: str, aside: set[str]) -> Iterator[Worth]:
    """Give the cards of a source, each with what it is worth; what a later step takes off waits."""
    for part in parts_of(_heard(game, MARSHALLING_POINTS, player, source)):
        if part.what not in aside:
            yield Worth(part.amount, named(part.what, game))


def _change(step: Step, said: Spoke | None, game: "Game") -> Change:
    """Say what a later step has changed, if it has."""
    if said is None:
        return Change(step, 0, ())
    return Change(step, said.value - said.args[0], parts(words(said), game))
