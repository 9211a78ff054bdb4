"""What each rule on a trait reaches, and which rules still name several actions by hand."""

import ast
import inspect
import textwrap
from collections import Counter
from os import environ
from pathlib import Path
from typing import get_args

from westmarch.kernel.rulebook import Rule
from westmarch.kernel.traits import Trait
from westmarch.paths import HOME
from westmarch.rulebooks import all_rules
from westmarch.table import actions
from westmarch.table.actions import ACTIONS, EVERY, Action, Finish, PlayCard
from westmarch.table.windows import WINDOWS

REACHED = Path(__file__).with_name("reached.txt")
"""For each rule on a trait, the actions it reaches; `WRITE_REACHED=1` writes them anew. Look at the
difference when it changes."""
BY_HAND = {
    "core.agents.agent-character-not-agent": "what agents do in the movement/hazard phase",
    "core.agents.fallen-wizard-own-minion-site": "the two ways in which an agent shows a site",
    "core.movement.fallen-wizard-one-version": "what brings a site card into play",
    "core.setup.balrog-sites-hazard-use": "what brings a site card into play",
    "core.setup.drafted-card-needs-site": "the two ways to choose a starting site",
    "core.setup.fallen-wizard-starting-site": "the two ways to choose a starting site",
    "core.organization.fallen-wizard-mind-limit": "the two ways to play a character",
    "core.organization.fallen-wizard-orcs-trolls": "the two ways to play a character",
    "core.influence-control.move-to-general": "who controls a character, as he comes or later",
    "core.organization.one-play-or-discard": "the two things of which one may be done",
    "core.organization.split-cannot-rejoin": "the two ways to join again",
    "core.trophies.minor-item": "what may be done with a minor item in play",
    "core.untap.only-own-cards": "the two things done in the untap phase",
    "core.prisoners.captive-state": "aimed actions, and what is done in the untap phase",
    "core.prisoners.borrowed-site-card": "all that is played at a site but special rings",
    "core.combat.off-turn-defender": "free actions, and how strikes are faced",
    "core.strikes.defender-actions": "aimed actions, and what is taken up for a strike",
    "core.on-guard.bound-to-company": "the two kinds of cards that may be revealed",
    "core.on-guard.entry-reveal-window": "the two kinds of cards that may be revealed",
    "core.on-guard.must-affect-company": "the two kinds of cards that may be revealed",
    "core.passive-conditions.phase-ends-immediately": "free actions, and support",
}
"""Rules on several actions that have no trait in common, and what these are."""


def rules_on_actions() -> list[Rule]:
    return [each for each in all_rules() if each.use in ("permit", "forbid")]


def names(of: tuple[type, ...]) -> str:
    return ", ".join(sorted(each.__name__ for each in of))


def test_each_rule_reaches_what_it_is_known_to_reach() -> None:
    lines = {
        f"{rule.id} ({rule.use}, {', '.join(each.name for each in rule.traits)}): "
        + ("everything" if EVERY in rule.traits else names(rule.on))
        for rule in rules_on_actions()
        if rule.traits
    }
    if environ.get("WRITE_REACHED"):
        REACHED.write_text("".join(f"{each}\n" for each in sorted(lines)), "utf-8")
    assert sorted(lines) == REACHED.read_text("utf-8").splitlines()


def test_several_actions_are_named_by_hand_only_where_no_trait_fits() -> None:
    several = {
        rule.id
        for rule in rules_on_actions()
        if len({*rule.on} - {Finish} - {each for trait in rule.traits for each in trait.actions})
        + len(rule.traits)
        > 1
    }
    assert several == BY_HAND.keys()


def test_a_blanket_restriction_looks_at_nothing_but_what_it_says() -> None:
    blankets = [each for each in rules_on_actions() if each.blanket]
    looks = {"time": {"player"}, "kind": {"player"}, "card": {"player", "card"}}
    assert {each.blanket for each in blankets} == looks.keys()
    for rule in blankets:
        tree = ast.parse(textwrap.dedent(inspect.getsource(rule.run)))
        for node in ast.walk(tree):
            if isinstance(node, ast.Attribute) and ast.unparse(node.value) == "action":
                assert node.attr in looks[rule.blanket], rule.id
            if isinstance(node, ast.Call) and "action" in map(ast.unparse, node.args):
                assert ast.unparse(node.func) == "isinstance", rule.id
                assert rule.blanket != "time", rule.id
        if rule.blanket == "card":
            assert all("card" in kind.__struct_fields__ for kind in rule.on), rule.id
    assert not {each.id for each in blankets} & {id_ for each in all_rules() for id_ in each.lifts}


def test_every_trait_belongs_to_some_action_and_not_to_all() -> None:
    traits = [each for each in vars(actions).values() if isinstance(each, Trait)]
    for trait in traits:
        assert trait is EVERY or 0 < len(trait.actions) < len(ACTIONS)


def test_the_type_of_a_trait_takes_in_every_action_that_has_it() -> None:
    typed = {}
    for each in ast.parse(inspect.getsource(actions)).body:
        match each:
            case ast.Assign([ast.Name(name)], ast.Call(ast.Subscript(_, ast.Constant(told)))):
                typed[name] = get_args(eval(told, vars(actions))) or (eval(told, vars(actions)),)
    traits = {name: each for name, each in vars(actions).items() if isinstance(each, Trait)}
    assert typed.keys() == traits.keys()
    for name, trait in traits.items():
        assert all(issubclass(action, typed[name]) for action in trait.actions), name
        assert all(each in (Action, PlayCard) or each in trait.actions for each in typed[name])


def test_the_architecture_prints_the_traits() -> None:
    text = (HOME / "docs" / "architecture.md").read_text("utf-8")
    for trait in (each for each in vars(actions).values() if isinstance(each, Trait)):
        assert f"| {trait.name} | {trait.says} |\n" in text, trait


def test_the_architecture_prints_the_windows() -> None:
    text = (HOME / "docs" / "architecture.md").read_text("utf-8")
    for within, number in Counter(each.within for each in WINDOWS.values()).items():
        assert f"| {within} | {number} |" in text, (within, number)
