"""Each action is declared whole: by its fields, its traits and its times, and how it is done."""

import ast
from collections.abc import Iterator, Sequence
from typing import Literal, get_args, get_origin

import pytest
from msgspec.structs import replace

from tests.kit.test_senseless import engine
from westmarch.corpus.kept import load_corpus
from westmarch.corpus.model import ActStep, Case
from westmarch.corpus.purposes import ALL_PURPOSES
from westmarch.corpus.rolls import any_result
from westmarch.errors import BadData
from westmarch.judging import judge_for
from westmarch.kit.anything import LOOKS
from westmarch.mechanics import MOVES
from westmarch.mechanics.chain import RESOLVES
from westmarch.paths import PACKAGE
from westmarch.table import ids
from westmarch.table.actions import (
    ACTIONS,
    DECLARED,
    Action,
    ChangeControl,
    MoveCompany,
    Number,
    Undertake,
)
from westmarch.table.ids import Field, fields_of, named
from westmarch.wire.protocol import CardAt, CompanyAt, Happened, Turn, VerdictGiven
from westmarch.wire.reference import ReferenceEngine

DONE = tuple(each for each in ACTIONS if each is not Undertake)
"""All that is carried out: what is not covered is not."""
TYPES = {name: each for name, each in vars(ids).items() if named(each) is not None}


@pytest.mark.parametrize("kind", ACTIONS, ids=lambda kind: kind.__name__)
def test_each_field_has_a_named_type(kind: type[Action]) -> None:
    for field in fields_of(kind):
        plain = field.type in (bool, Number) or get_origin(field.type) is Literal
        assert plain or field.named is not None, f"{kind.__name__}.{field.name}: {field.type}"


@pytest.mark.parametrize("kind", ACTIONS, ids=lambda kind: kind.__name__)
def test_each_action_says_what_it_is(kind: type[Action]) -> None:
    assert kind.__doc__
    assert kind.__doc__ != Action.__doc__
    assert all(kind in trait.actions for trait in kind.traits)
    purposes = {each.on_the_wire for each in ALL_PURPOSES}
    assert kind.rolls_for in {"", *purposes}


def test_every_class_of_an_action_is_one_unless_others_are_kinds_of_it() -> None:
    def leaves(kind: type[Action]) -> set[type[Action]]:
        return {leaf for each in kind.__subclasses__() for leaf in leaves(each)} or {kind}

    assert leaves(Action) == {*ACTIONS}


def test_each_action_is_carried_out() -> None:
    assert MOVES.performs.keys() == {*DONE}


def test_what_is_declared_is_what_resolves() -> None:
    assert {each for each in RESOLVES if issubclass(each, Action)} == {*DECLARED.actions}


def done_in(case: Case) -> Iterator[ActStep]:
    return (step for step in case.steps if isinstance(step, ActStep))


def offered(case: Case, kinds: set[type[Action]]) -> Iterator[type[Action]]:
    """Play a case, and give those of some kinds of action that are done in it, if offered."""
    engine = ReferenceEngine()
    engine.setup(case.position)
    for step in done_in(case):
        game, values = engine.game(), iter(step.draws)
        given = engine.act(step.action, lambda need: next(values).values or any_result(need))  # noqa: B023 - done at once
        done = isinstance(given, VerdictGiven) and given.verdict == "legal"
        if done and type(step.action) in kinds:
            judge = judge_for(case.position.edition)
            assert judge.is_offered(game.state, step.action), f"{case.key}: {step.action}"
            yield type(step.action)


def test_each_action_is_offered_where_it_is_done() -> None:
    missing = {*DONE}
    for case in load_corpus().cases:
        if any(type(step.action) in missing for step in done_in(case)):
            missing.difference_update({*offered(case, missing)})
    assert not missing


def test_what_has_a_time_of_its_own_is_done_then() -> None:
    done = {
        (type(step.action), step.window) for case in load_corpus().cases for step in done_in(case)
    }
    for kind in ACTIONS:
        missing = {each.name for each in kind.times} - {window for by, window in done if by is kind}
        assert not missing, f"{kind.__name__}: {missing}"


THERE = {"player": "player", "card": "gloin", "company": "c1", "region": "Rhudaur"}
PLAIN: dict[object, object] = {bool: True, Number: 0}


def some_value(field: Field) -> object:
    """A value for a field that names what is there."""
    what = field.named
    if what is None:
        return PLAIN[field.type] if field.type in PLAIN else get_args(field.type)[0]
    if not what.sorts:
        return "anything"
    return "mountain" if what.printed == "site" else THERE[what.sorts[0]]


@pytest.mark.parametrize("kind", ACTIONS, ids=lambda kind: kind.__name__)
def test_whatever_is_named_has_to_be_there(kind: type[Action]) -> None:
    table = engine()
    values = {each.name: some_value(each) for each in fields_of(kind)}
    right = kind(**{each.name: shaped(each, values[each.name]) for each in fields_of(kind)})
    table.ask(right)
    for field in fields_of(kind):
        if field.named is not None and field.named.sorts:
            with pytest.raises(BadData, match=r"there is no.* “nobody”"):
                table.ask(replace(right, **{field.name: shaped(field, "nobody")}))


def shaped(field: Field, value: object) -> object:
    return (value,) if field.many else value


def test_who_controls_is_a_character_and_where_one_goes_a_site() -> None:
    table = engine()
    for action, what in (
        (ChangeControl(player="player", character="gloin", controller="harp"), "character"),
        (MoveCompany(player="player", company="c1", site="gloin"), "site"),
    ):
        with pytest.raises(BadData, match=f"there is no {what}"):
            table.ask(action)


def test_players_know_where_to_look_for_whatever_a_field_names() -> None:
    looked_for = {
        field.type
        for kind in ACTIONS
        for field in fields_of(kind)
        if field.named is not None and not field.named.such_as
    }
    assert looked_for - {ids.PlayerId, ids.CompanyId} == LOOKS.keys()


BY_HAND = {
    "kit/minds.py": "what a keen player likes, and how much",
}
"""Where more than three kinds of action are listed all the same, outside the rules."""


def listed(node: ast.AST) -> set[str]:
    """The kinds of action that a list in the code names."""
    match node:
        case ast.Tuple(elts=parts) | ast.List(elts=parts) | ast.Set(elts=parts):
            found: Sequence[ast.expr | None] = parts
        case ast.Dict(keys=keys):
            found = keys
        case _:
            return set()
    names = {ast.unparse(each).rpartition(".")[2] for each in found if each is not None}
    return names & {each.__name__ for each in ACTIONS}


def test_nothing_else_lists_actions_by_hand() -> None:
    lists = {
        path.relative_to(PACKAGE).as_posix()
        for path in PACKAGE.rglob("*.py")
        if "rulebooks" not in path.parts
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if len(listed(node)) > 3
    }
    assert lists == BY_HAND.keys()


def test_no_type_is_there_for_nothing() -> None:
    things = (*ACTIONS, Turn, CardAt, CompanyAt, Happened)
    used = {each.type for kind in things for each in fields_of(kind)}
    assert {name for name, each in TYPES.items() if each not in used} == set()
