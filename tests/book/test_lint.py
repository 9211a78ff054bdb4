from pathlib import Path

import pytest

from westmarch import rulebooks
from westmarch.book.enforcement import Place
from westmarch.book.finding import Finding
from westmarch.book.lint import lint
from westmarch.book.load import load_book
from westmarch.book.lock import accept, load_lock, save_lock

from .conftest import Write, chapter, rule


class Enforced:
    """The rules that the engine is said to have code for."""

    def __init__(self) -> None:
        self.places: dict[str, Place] = {}

    def by(self, *ids: str) -> None:
        self.places |= {id_: Place("engine/x.py", 7, "function") for id_ in ids}

    def __call__(self) -> dict[str, Place]:
        return self.places


@pytest.fixture
def code(monkeypatch: pytest.MonkeyPatch) -> Enforced:
    """Stand in for the engine's own rulebooks."""
    enforced = Enforced()
    monkeypatch.setattr("westmarch.rulebooks.enforced", enforced)
    enforced.by("core.turn.a")
    return enforced


def found(root: Path) -> list[Finding]:
    """Lint with all that is new accepted, and a program beside the rules."""
    lock = load_lock(root)
    book = load_book(root)
    save_lock(lock | accept(book, lock, "new"), root)
    return lint(book, lambda: rulebooks.enforced(), root.parent, root.parent / "engine" / "package")


def said(root: Path) -> list[str]:
    return [str(finding) for finding in found(root)]


def test_a_tidy_book_has_no_loose_ends(root: Path, write: Write, code: Enforced) -> None:
    code.by("core.turn.b")
    write(
        "core/turn.md",
        chapter(
            rule("core.turn.a", "As core.turn.b says."),
            rule("core.turn.b", edition="emended", replaces="core.turn.a"),
            rule("core.turn.c", kind="definition", testability="unobservable", reason="It names."),
        ),
    )
    assert said(root) == []


SEEN = """
Feature: Turns

  @rule:core.turn.a
  Rule: A

    @id:turn-0001 @allow
    Scenario: It is so
"""


@pytest.mark.parametrize(
    ("shown", "what"),
    [
        ("core.turn.a", None),
        ("turn-0001", None),
        ("core.turn.a, turn-0001", None),
        ("", "nothing shows core.turn.c"),
        ("core.turn.b", "core.turn.b is to show core.turn.c, and has no scenario"),
        ("turn-0002", "there is no rule and no scenario turn-0002"),
    ],
)
def test_what_follows_from_others_names_what_shows_it(
    root: Path, write: Write, code: Enforced, shown: str, what: str | None
) -> None:
    code.by("core.turn.b")
    features = root.parent / "features"
    features.mkdir()
    (features / "turn.feature").write_text(SEEN, "utf-8")
    named = rule("core.turn.c", testability="definition", reason="It names.", shown_by=shown)
    write("core/turn.md", chapter(rule("core.turn.a"), rule("core.turn.b"), named))
    assert [each.what for each in found(root)] == ([what] if what else [])


def test_a_scenario_of_its_own_shows_it_as_well(root: Path, write: Write, code: Enforced) -> None:
    features = root.parent / "features"
    features.mkdir()
    (features / "turn.feature").write_text(SEEN.replace("turn.a", "turn.c"), "utf-8")
    named = rule("core.turn.c", testability="definition", reason="It names.")
    write("core/turn.md", chapter(named, rule("core.turn.a")))
    assert said(root) == []


def test_the_lock_is_checked(root: Path, write: Write, code: Enforced) -> None:
    write("core/turn.md", chapter(rule("core.turn.a")))
    assert said(root) == []
    write("core/turn.md", chapter(rule("core.turn.a", "Be good.")))
    (finding,) = said(root)
    assert finding.startswith("rules/core/turn.md:5: core.turn.a has another text than the lock")


@pytest.mark.parametrize(
    ("options", "what"),
    [
        ({"emends": "core.turn.a"}, "core.turn.a emends itself"),
        ({"replaces": "core.turn.a"}, "core.turn.a emends itself"),
        ({"emends": "core.turn.z"}, "no rule core.turn.z"),
        ({"emends": "nonsense"}, "no rule nonsense"),
        ({"replaces": "core.turn.b"}, "core.turn.a replaces core.turn.b in every edition"),
        (
            {"replaces": "core.turn.e", "edition": "emended"},
            "core.turn.a replaces core.turn.e, which came in with the same edition emended",
        ),
        (
            {"replaces": "core.turn.e", "edition": "printed"},
            "core.turn.a replaces core.turn.e, which is not in force where it is itself",
        ),
        ({"testability": "unobservable"}, "core.turn.a is not testable, but does not say why"),
        ({"shown_by": "core.turn.a"}, "core.turn.a names what shows it, but is testable"),
        ({"reason": "Why?"}, "core.turn.a gives a reason for not being testable, but is testable"),
    ],
)
def test_a_rule_with_a_loose_end_is_found(
    root: Path, write: Write, code: Enforced, options: dict[str, str], what: str
) -> None:
    code.by("core.turn.b", "core.turn.e")
    write(
        "core/turn.md",
        chapter(
            rule("core.turn.a", **options),
            rule("core.turn.b"),
            rule("core.turn.e", edition="emended"),
        ),
    )
    (finding,) = found(root)
    assert (finding.path, finding.line, finding.what) == ("rules/core/turn.md", 5, what)


def test_a_testable_rule_needs_code(root: Path, write: Write, code: Enforced) -> None:
    write("core/turn.md", chapter(rule("core.turn.a"), rule("core.turn.b")))
    (finding,) = found(root)
    assert finding.what == "core.turn.b is testable, but no code enforces it"
    assert "rulebooks/core/turn.py" in finding.hint


def test_a_block_that_amends_a_card_is_enough(root: Path, write: Write, code: Enforced) -> None:
    write("core/turn.md", chapter(rule("core.turn.a"), rule("core.turn.b"), rule("core.turn.c")))
    write(
        "cards/td.cards",
        'amend "Smaug" under core.turn.b\n  add unique\n\n'
        'amend TD-1 "Worm" under core.turn.c by reading b of q.core.what\n  add unique\n\n'
        'amend "Smaug" under core.turn.d\n  add unique\n',
    )
    what = [(finding.path, finding.line, finding.what) for finding in found(root)]
    assert what == [
        ("rules/cards/td.cards", 4, "no question q.core.what"),
        ("rules/cards/td.cards", 7, "no rule core.turn.d"),
    ]
    write("cards/td.cards", '# amend "Smaug" under core.turn.b\n')
    assert sorted(finding.what for finding in found(root)) == [
        "core.turn.b is testable, but no code enforces it",
        "core.turn.c is testable, but no code enforces it",
    ]


def test_code_needs_a_rule(root: Path, write: Write, code: Enforced) -> None:
    code.by("core.turn.aa")
    write("core/turn.md", chapter(rule("core.turn.a")))
    assert said(root) == ["engine/x.py:7: no rule core.turn.aa  [Did you mean “core.turn.a”?]"]


def test_rulebooks_that_cannot_be_imported_are_a_finding(
    root: Path, write: Write, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken() -> None:
        raise ImportError("no module named lembas")

    monkeypatch.setattr("westmarch.rulebooks.enforced", broken)
    write("core/turn.md", chapter(rule("core.turn.a")))
    (finding,) = found(root)
    assert finding.what == "the rulebooks cannot be read: no module named lembas"


def test_a_question_names_rules_that_are_there(root: Path, write: Write, code: Enforced) -> None:
    write("core/turn.md", chapter(rule("core.turn.a")))
    write(
        "questions/core.md",
        ":::{question} q.core.what\n:kind: silent\n:rules: core.turn.a, core.turn.old\n"
        ":default: a\n\nWhat?\n\na\n: This.\n: So.\n\nb\n: That.\n: Thus.\n\n"
        "Why the default: it is first.\n:::\n",
    )
    (finding,) = found(root)
    assert (finding.path, finding.line) == ("rules/questions/core.md", 1)
    assert finding.what == "no rule core.turn.old"


def test_a_retired_rule_is_not_referred_to(root: Path, write: Write, code: Enforced) -> None:
    old = rule("core.turn.old")
    write("core/turn.md", chapter(rule("core.turn.a"), old))
    code.by("core.turn.old")
    assert said(root) == []
    tombstone = ":::{retired} core.turn.old\n:superseded-by: core.turn.a\n\nWrong.\n:::\n"
    write("core/turn.md", chapter(rule("core.turn.a", "See core.turn.old."), tombstone))
    lock = load_lock(root)
    save_lock(lock | accept(load_book(root), lock, "editorial"), root)
    lock = load_lock(root)
    save_lock(lock | accept(load_book(root), lock, "retired"), root)
    assert said(root) == [
        "engine/x.py:7: core.turn.old was retired  [See core.turn.a.]",
        "rules/core/turn.md:9: core.turn.old was retired  [See core.turn.a.]",
    ]


def test_a_successor_is_there(root: Path, write: Write, code: Enforced) -> None:
    write("core/turn.md", chapter(rule("core.turn.a"), rule("core.turn.old")))
    code.by("core.turn.old")
    assert said(root) == []
    del code.places["core.turn.old"]
    tombstone = ":::{retired} core.turn.old\n:superseded-by: core.turn.later\n\nWrong.\n:::\n"
    write("core/turn.md", chapter(rule("core.turn.a"), tombstone))
    lock = load_lock(root)
    save_lock(lock | accept(load_book(root), lock, "retired"), root)
    (finding,) = found(root)
    assert (finding.line, finding.what) == (12, "no rule core.turn.later")


PROGRAM = '''\
"""Docstrings cite core.turn.docstring."""

from core.turn import attribute  # core.turn.comment

value = core.turn.attribute
text = "core.turn.string, core.turn.a, core.turn.a-b. core.turn"
long = """
core.turn.second-line
"""
part = f"{value} core.turn.formatted {core.turn.attribute}"
names = ["core.turn.a.b", "core.turn.a_b", "core/turn.md", "westmarch.core.turn.a"]
other = f"core.turn.{value}"
'''


def test_ids_in_programs_are_read_from_words_alone(
    root: Path, write: Write, code: Enforced
) -> None:
    write("core/turn.md", chapter(rule("core.turn.a")))
    write("../engine/package/module.py", PROGRAM)
    places = [(finding.line, finding.what) for finding in found(root)]
    assert places == [
        (1, "no rule core.turn.docstring"),
        (3, "no rule core.turn.comment"),
        (6, "no rule core.turn.a-b"),
        (6, "no rule core.turn.string"),
        (8, "no rule core.turn.second-line"),
        (10, "no rule core.turn.formatted"),
    ]


@pytest.mark.parametrize(
    "path",
    [
        "../README.md",
        "../docs/guide/rules.md",
        "../docs/rules.rst",
        "../features/core/turn.feature",
        "../examples/dispute.feature",
        "cards/td.cards",
        "core/turn.md",
        "questions/notes.md",
    ],
)
def test_ids_in_texts_are_read_everywhere(
    root: Path, write: Write, code: Enforced, path: str
) -> None:
    write("core/turn.md", chapter(rule("core.turn.a")))
    text = "@rule:core.turn.b it is illegal by core.turn.a, not (core.turn.c). q.core.who?\n"
    write(path, (chapter(rule("core.turn.a")) if path == "core/turn.md" else "\n") + text)
    assert [finding.what for finding in found(root)] == [
        "no question q.core.who",
        "no rule core.turn.b",
        "no rule core.turn.c",
    ]


def test_what_is_built_is_not_read(root: Path, write: Write, code: Enforced) -> None:
    write("core/turn.md", chapter(rule("core.turn.a")))
    write("../docs/_build/page.md", "core.turn.b")
    assert said(root) == []


def test_ids_of_unknown_books_are_left_alone(root: Path, write: Write, code: Enforced) -> None:
    write("core/turn.md", chapter(rule("core.turn.a", "As msgspec.json.decode does.")))
    assert said(root) == []


def test_the_own_book_has_no_loose_ends() -> None:
    assert [str(finding) for finding in lint(load_book(), rulebooks.enforced)] == []
