"""Parts of the site that need no building."""

import re
from pathlib import Path

import pytest

pytest.importorskip("sphinx")

from westmarch.site.gherkin import passages
from westmarch.site.links import Links
from westmarch.site.memo import Memo, fingerprint
from westmarch.site.proofs import Run, Scenario, summary

FEATURE = """\
# A note to whoever works here.
Feature: Hoards

  What they are.

  Background:
    Given the emended rules

  @rule:a.b.c
  Rule: One

    Background:
      And the game has not begun

    @id:one @allow
    Scenario: The first
      When the player passes
      # Nothing happens.
      Then it is legal

  Rule: Two

    @id:two @compute
    Scenario Outline: The second, <case>
      Then <thing> is a hoard item

      Examples:
        | case | thing  |
        | harp | "Harp" |
"""


def test_scenarios_are_cut_out_with_what_goes_before_them() -> None:
    first, second = passages(FEATURE)
    assert first.line == 16
    assert first.text == "Scenario: The first\n  When the player passes\n  Then it is legal"
    assert first.background == "Given the emended rules\nAnd the game has not begun"
    assert second.text.endswith('Examples:\n    | case | thing  |\n    | harp | "Harp" |')
    assert second.background == "Given the emended rules"


def test_a_memo_makes_only_what_is_made_from_something_else(tmp_path: Path) -> None:
    made: list[int] = []

    def make() -> list[int]:
        made.append(len(made))
        return made.copy()

    memo = Memo(tmp_path)
    assert memo.get("things", "one", list[int], make) == [0]
    assert memo.get("things", "one", list[int], make) == [0]
    assert memo.get("things", "two", list[int], make) == [0, 1]
    (tmp_path / "things.json").write_text("{", "utf-8")
    assert memo.get("things", "two", list[int], make) == [0, 1, 2]


def test_fingerprints_do_not_depend_on_the_order_of_names() -> None:
    assert fingerprint({"a": 1, "b": 2}) == fingerprint({"b": 2, "a": 1})
    assert fingerprint(["a", "b"]) != fingerprint(["b", "a"])


@pytest.mark.parametrize(
    ("statuses", "words"),
    [
        ([], "no scenario"),
        (["pass"], "1 scenario, passes"),
        (["pass", "pass"], "2 scenarios, all pass"),
        (["pass", "fail", "unsupported"], "3 scenarios: 1 fails, 1 not supported, 1 passes"),
        (["crash"], "1 scenario: 1 breaks"),
    ],
)
def test_results_are_told_in_words(statuses: list[str], words: str) -> None:
    assert summary(scenario(status) for status in statuses) == words


def test_the_worst_result_counts() -> None:
    assert scenario("pass", "unsupported").status == "unsupported"
    assert scenario("fail", "pass").words == "fails"


def scenario(*statuses: str) -> Scenario:
    return Scenario(
        id="x",
        title="X",
        texts=(),
        path="features/a/b.feature",
        line=1,
        rules=(),
        uses=(),
        polarity="allow",
        cards=(),
        text="",
        background="",
        runs=tuple(Run("", status) for status in statuses),
    )


class Nothing:
    """Content in which there is nothing to link to."""

    def find(self, kind: str, text: str) -> None:
        return None


def test_a_link_to_nothing_is_told_and_stays_text() -> None:
    missing: list[tuple[str, str]] = []
    links = Links(Nothing(), "a/b", lambda *what: missing.append(what))  # type: ignore[arg-type]
    assert links.rule("a.b.c") == "<code>a.b.c</code>"
    assert links.markdown("See {card}`X <Y & Z>`.") == "<p>See <code>X</code>.</p>\n"
    assert missing == [("rule", "a.b.c"), ("card", "Y & Z")]
    assert links.named == set(missing)


def test_gherkin_is_escaped_and_keeps_its_words() -> None:
    links = Links(Nothing(), "a/b", lambda *_: None)  # type: ignore[arg-type]
    html = links.gherkin('Scenario: <x> & "Y"\n  Then it is illegal by a.b.c')
    assert "&lt;x&gt; &amp;" in html
    assert re.sub(r"<[^>]+>", "", html).startswith('Scenario: &lt;x&gt; &amp; "Y"\n  Then it is')
