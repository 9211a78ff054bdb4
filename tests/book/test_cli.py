"""The commands, run on a checkout that holds a small knowledge base and no engine."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from westmarch.book.enforcement import code_of, enforcement_of
from westmarch.book.load import load_book
from westmarch.paths import CARDS, PACKAGE

from .conftest import Write, chapter, rule

RULEBOOK = """\
@RULES.forbid(
    "a",
    PlayItem,
    says=lambda game: (
        "No."
    ),
)
def no_items(game, action):
    return True


@RULES.define("a-longer", HOARD)
def hoard(game, site):
    return True
"""
FEATURE = "Feature: Turns\n\n@id:turn-0001 @rule:core.turn.a\nScenario: A twin\n"
QUESTION = (
    ":::{question} q.core.what\n:kind: silent\n:rules: core.turn.a\n:default: b\n\nWhat?\n\n"
    "a\n: This.\n: So.\n\nb\n: That.\n: Thus.\n\nWhy the default: it is last.\n:::\n"
)


class Checkout:
    """A folder with a program and its knowledge base, and a way to call it."""

    def __init__(self, home: Path) -> None:
        self.home = home

    def run(self, *args: str) -> subprocess.CompletedProcess[str]:
        environment = {**os.environ, "PYTHONPATH": str(self.home / "engine")}
        return subprocess.run(
            [sys.executable, "-m", "westmarch", *args],
            cwd=self.home,
            env=environment,
            capture_output=True,
            text=True,
            encoding="utf-8",
            check=False,
        )


@pytest.fixture
def checkout(root: Path, write: Write) -> Checkout:
    home = root.parent
    package = home / "engine" / "westmarch"
    for name in ("book", "cli"):
        shutil.copytree(PACKAGE / name, package / name)
    for path in PACKAGE.glob("*.py"):
        shutil.copy(path, package)
    write(
        "core/turn.md",
        chapter(
            rule("core.turn.a", "Be kind to hobbits.", note="Always."),
            rule("core.turn.b", "Be kind to all.", edition="emended", replaces="core.turn.a"),
        ),
    )
    write("questions/core.md", QUESTION)
    write("cards/td.cards", 'card TD-1 "Hobbit-hole"\n  site\n')
    write("../features/core/turn.feature", FEATURE)
    write("../engine/westmarch/rulebooks/core/turn.py", RULEBOOK)
    return Checkout(home)


def test_a_rule_is_shown_with_all_that_belongs_to_it(checkout: Checkout) -> None:
    done = checkout.run("rule", "core.turn.a")
    assert (done.returncode, done.stderr) == (0, "")
    for line in (
        "core.turn.a  restriction",
        "Be kind to hobbits.",
        "  note        Always.",
        "  source      OLD, 1",
        "  in force    printed",
        "  replaced by core.turn.b  (1996, Their makers)",
        "  question    q.core.what",
        "  code        engine/westmarch/rulebooks/core/turn.py:1  no_items",
        "  proved by   turn-0001  A twin",
    ):
        assert line in done.stdout.split("\n")


def test_a_rule_as_data_has_the_same(checkout: Checkout) -> None:
    data = json.loads(checkout.run("rule", "core.turn.a", "--format", "json").stdout)
    assert data["text"] == "Be kind to hobbits."
    assert data["scenarios"] == ["turn-0001"]
    assert data["history"]["in_force"] == {"printed": True, "emended": False}
    assert data["enforced"]["function"] == "no_items"


def test_an_edition_may_have_put_a_rule_out_of_force(checkout: Checkout) -> None:
    done = checkout.run("rule", "core.turn.a", "--edition", "printed")
    assert (done.returncode, "In force in the edition printed." in done.stdout) == (0, True)
    done = checkout.run("rule", "core.turn.a", "--edition", "emended")
    assert (done.returncode, "emended: core.turn.b took its place." in done.stdout) == (1, True)
    done = checkout.run("rule", "core.turn.b", "--edition", "printed")
    assert (done.returncode, "it came in with emended." in done.stdout) == (1, True)


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (("rule", "core.turn.aa"), "No rule core.turn.aa.\n  Did you mean “core.turn.a”?"),
        (("question", "q.core.wat"), "No question q.core.wat.\n  Did you mean “q.core.what”?"),
        (
            ("rule", "core.turn.a", "--edition", "emend"),
            "No edition emend.\n  Did you mean “emended”?",
        ),
        (("rules", "--edition", "emend"), "No edition emend.\n  Did you mean “emended”?"),
    ],
)
def test_an_unknown_name_gets_the_nearest(
    checkout: Checkout, args: tuple[str, ...], said: str
) -> None:
    done = checkout.run(*args)
    assert (done.returncode, done.stdout) == (65, "")
    assert said in done.stderr


def test_a_question_is_shown_with_its_readings(checkout: Checkout) -> None:
    done = checkout.run("question", "q.core.what")
    assert done.returncode == 0
    assert "b  (the default)\n  That.\n\n  Thus." in done.stdout
    data = json.loads(checkout.run("question", "q.core.what", "--format", "json").stdout)
    assert [each["id"] for each in data["readings"]] == ["a", "b"]


def test_search_finds_rules_and_cards(checkout: Checkout) -> None:
    done = checkout.run("search", "hobbit")
    assert done.returncode == 0
    assert done.stdout.split("\n")[0] == "TD-1  card"
    assert "core.turn.a  rule\n  Be kind to hobbits." in done.stdout
    first = checkout.run("search", "hobbit", "--limit", "1", "--format", "json")
    assert [each["id"] for each in json.loads(first.stdout)] == ["TD-1"]
    none = checkout.run("search", "balrog")
    assert (none.returncode, none.stdout) == (1, "")
    assert "Nothing has all of these: balrog." in none.stderr


def test_rules_are_listed_by_book_and_edition(checkout: Checkout) -> None:
    assert checkout.run("rules").stdout == (
        "A chapter\ncore.turn.a  restriction\ncore.turn.b  restriction\n"
    )
    assert "core.turn.a" not in checkout.run("rules", "--edition", "emended").stdout
    done = checkout.run("rules", "--book", "cor")
    assert (done.returncode, "Did you mean “core”?" in done.stderr) == (64, True)


def test_lint_finds_loose_ends_until_they_are_accepted(checkout: Checkout) -> None:
    done = checkout.run("lint")
    assert done.returncode == 1
    lines = done.stdout.splitlines()
    assert lines[-2].startswith("rules/core/turn.md:5: core.turn.a is not in the lock")
    # This checkout has no kernel, which is something to see to, too, and no reason to give up.
    assert "rulebooks cannot be read" in lines[0]

    done = checkout.run("lint", "--accept", "new")
    assert done.stdout == "core.turn.a  new, revision 1\ncore.turn.b  new, revision 1\n"
    assert len(json.loads(checkout.run("lint", "--format", "json").stdout)) == 1
    assert checkout.run("lint", "--accept", "new").stderr == "There is no new change to accept.\n"

    text = (checkout.home / "rules/core/turn.md").read_text("utf-8")
    (checkout.home / "rules/core/turn.md").write_text(
        text.replace("to all", "to everyone"), "utf-8"
    )
    assert "core.turn.b has another text than the lock" in checkout.run("lint").stdout
    done = checkout.run("lint", "--accept", "normative", "core.turn.b")
    assert done.stdout == "core.turn.b  normative, revision 2\n"
    assert len(checkout.run("lint").stdout.splitlines()) == 1


def test_ids_are_accepted_as_something(checkout: Checkout) -> None:
    assert checkout.run("lint", "core.turn.a").returncode == 64
    done = checkout.run("lint", "--accept", "editorial", "core.turn.a")
    assert (done.returncode, "no editorial change" in done.stderr) == (64, True)


def test_code_is_found_where_the_engine_says_it_is() -> None:
    from westmarch.rulebooks import enforced

    rules = load_book().rules
    for id_, said in enforced().items():
        place = code_of(rules[id_])
        assert place is not None, id_
        assert (place.line, place.function) == (said.line, said.function)
        assert place.path.endswith(said.path)


def test_a_rule_without_code_is_enforced_by_the_card_that_it_amends() -> None:
    rule = load_book().rules["dragons.rulings.stay-her-appetite"]
    place = enforcement_of(rule)
    assert code_of(rule) is None
    assert place is not None
    assert (place.path, place.function) == ("rules/cards/le.cards", 'amend "Stay Her Appetite"')
    line = (CARDS / "le.cards").read_text("utf-8").split("\n")[place.line - 1]
    assert line == f"{place.function} under {rule.id}"
    silent = load_book().rules["dragons.scenario.components"]
    assert enforcement_of(silent) is None
