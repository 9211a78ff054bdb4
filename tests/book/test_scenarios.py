from pathlib import Path
from typing import Any

from gherkin.parser import Parser

from westmarch.book.scenarios import load_scenarios, proofs
from westmarch.paths import FEATURES

FEATURE = '''\
@rule:core.turn.all @suite
Feature: Turns

  Background:
    Given a table

  @id:turn-0001 @rule:core.turn.a
  Scenario: The first
    Given a text
      """
      @id:turn-9999
      Scenario: Not one
      """

  @rule:core.turn.ruled  # and a remark with @rule:core.turn.none
  Rule: With tags of its own

    @id:turn-0002
    @rule:core.turn.b @rule:core.turn.ruled
    Scenario Outline: The second
      Given a <thing>

      @odd
      Examples:
        | thing |
        | ring  |

    @id:turn-0003
    Example: The third

  Rule: Without

    @id:turn-0004
    Scenario: The fourth
'''


def test_a_scenario_proves_what_its_tags_and_those_above_it_say(tmp_path: Path) -> None:
    (tmp_path / "features").mkdir()
    (tmp_path / "features" / "turn.feature").write_text(FEATURE, "utf-8")
    found = load_scenarios(tmp_path / "features")
    assert [(each.id, each.title, each.rules) for each in found] == [
        ("turn-0001", "The first", ("core.turn.all", "core.turn.a")),
        ("turn-0002", "The second", ("core.turn.all", "core.turn.ruled", "core.turn.b")),
        ("turn-0003", "The third", ("core.turn.all", "core.turn.ruled")),
        ("turn-0004", "The fourth", ("core.turn.all",)),
    ]
    assert (found[0].path, found[0].line) == ("features/turn.feature", 8)
    assert [each.id for each in proofs(found)["core.turn.ruled"]] == ["turn-0002", "turn-0003"]


def test_only_features_that_name_it_are_read(tmp_path: Path) -> None:
    (tmp_path / "a.feature").write_text(FEATURE, "utf-8")
    (tmp_path / "b.feature").write_text(
        "Feature: B\n@id:b-1 @rule:core.b.b\nScenario: B\n", "utf-8"
    )
    assert [each.id for each in load_scenarios(tmp_path, naming="@rule:core.b.b")] == ["b-1"]


def test_the_tags_of_the_corpus_are_read_as_gherkin_reads_them() -> None:
    ours = {(each.path, each.line): set(each.rules) for each in load_scenarios()}
    theirs: dict[tuple[str, int], set[str]] = {}
    for path in FEATURES.rglob("*.feature"):
        feature: Any = Parser().parse(path.read_text("utf-8")).get("feature")
        shown = path.relative_to(FEATURES.parent).as_posix()
        stack: list[tuple[Any, set[str]]] = [(feature, set())] if feature else []
        while stack:
            node, above = stack.pop()
            tags = above | {tag["name"] for tag in node["tags"]}
            if "children" in node:
                stack += [
                    (each.get("scenario") or each["rule"], tags)
                    for each in node["children"]
                    if "background" not in each
                ]
            else:
                rules = {tag.removeprefix("@rule:") for tag in tags if tag.startswith("@rule:")}
                theirs[shown, node["location"]["line"]] = rules
    assert ours == theirs
