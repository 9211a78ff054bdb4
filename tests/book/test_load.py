from collections.abc import Callable
from pathlib import Path

import pytest

from westmarch.book.load import load_around, load_book
from westmarch.book.model import Citation
from westmarch.errors import BadData

from .conftest import Write, chapter, rule

QUESTION = """\
# Questions

:::{question} q.core.whose-turn
:kind: silent
:rules: core.turn.first
:default: b
:source: OLD, 1

Whose turn is it?

a
: Mine.
: I play,
  and you wait.

b
: Yours.
: You play.

Why the default: it is polite.
:::
"""


def test_a_rule_has_everything_its_directive_says(root: Path, write: Write) -> None:
    write(
        "core/turn.md",
        chapter(
            rule("core.turn.first"),
            rule(
                "core.turn.second",
                "Two lines,\nand a *mark*.",
                kind="erratum",
                source='NEW, "Turn; order"; OLD, 2.1',
                edition="emended",
                emends="core.turn.first",
                force="should",
                alignment="minion",
                authority="A judge",
                testability="disputed",
                reason="Nobody knows.",
                note="A note.",
            ),
        ),
    )
    second = load_book(root).rule("core.turn.second")
    assert second.text == "Two lines,\nand a *mark*."
    assert second.sources == (Citation("NEW", '"Turn; order"'), Citation("OLD", "2.1"))
    assert (second.kind, second.edition, second.emends) == (
        "erratum",
        "emended",
        ("core.turn.first",),
    )
    assert (second.force, second.alignment, second.authority) == ("should", "minion", "A judge")
    assert (second.testability, second.reason) == ("disputed", "Nobody knows.")
    assert (second.book, second.chapter, second.note) == ("core", "turn", "A note.")
    lines = (root / second.path).read_text("utf-8").split("\n")
    assert lines[second.line - 1] == ":::{rule} core.turn.second"


def test_what_is_not_said_has_the_usual_value(root: Path, write: Write) -> None:
    write("core/turn.md", chapter(rule("core.turn.first")))
    first = load_book(root).rule("core.turn.first")
    assert (first.force, first.testability, first.edition, first.table) == (
        "must",
        "testable",
        "",
        (),
    )


def test_a_table_is_read_by_its_header(root: Path, write: Write) -> None:
    table = "The lairs:\n\n| Dragon | Lair |\n| --- | :-: |\n| Smaug | A \\| B |\n| Scatha |  |"
    write("core/turn.md", chapter(rule("core.turn.first", table)))
    first = load_book(root).rule("core.turn.first")
    assert first.table == (
        {"Dragon": "Smaug", "Lair": "A | B"},
        {"Dragon": "Scatha", "Lair": ""},
    )
    assert first.text == table


def test_a_chapter_lists_its_rules_in_order(root: Path, write: Write) -> None:
    write("core/turn.md", chapter(rule("core.turn.z-first"), "Prose.", rule("core.turn.a-second")))
    found = load_book(root).chapters["core.turn"]
    assert (found.title, found.path) == ("A chapter", "core/turn.md")
    assert found.rules == ("core.turn.z-first", "core.turn.a-second")


def test_a_question_has_its_readings(root: Path, write: Write) -> None:
    write("questions/core.md", QUESTION)
    question = load_book(root).question("q.core.whose-turn")
    assert question.text == "Whose turn is it?"
    assert [(each.id, each.text) for each in question.readings] == [("a", "Mine."), ("b", "Yours.")]
    assert question.readings[0].consequence == "I play, and you wait."
    assert (question.default, question.why) == ("b", "it is polite.")
    assert (question.rules, question.sources) == (("core.turn.first",), (Citation("OLD", "1"),))
    assert (question.path, question.line) == ("questions/core.md", 3)


def test_a_retired_rule_is_known_but_gone(root: Path, write: Write) -> None:
    tombstone = (
        ":::{retired} core.turn.old\n:superseded-by: core.turn.first\n\nIt was wrong.\n:::\n"
    )
    write("core/turn.md", chapter(tombstone, rule("core.turn.first")))
    book = load_book(root)
    assert book.retired["core.turn.old"].superseded_by == ("core.turn.first",)
    with pytest.raises(BadData, match=r"retired.\n  See core.turn.first"):
        book.rule("core.turn.old")


def test_the_registers_are_read(root: Path) -> None:
    book = load_book(root)
    assert (book.sources["NEW"].date, book.sources["NEW"].rank) == ("1999", 2)
    assert (book.default_edition, book.lineage("emended")) == ("emended", ("emended", "printed"))
    assert book.aliases == {"Éowyn": ("Eowyn",)}


def test_cards_are_no_book(root: Path, write: Write) -> None:
    write("cards/notes.md", chapter(rule("cards.notes.one")))
    assert not load_book(root).rules


def test_the_book_around_a_rule_tells_its_history(
    root: Path, write: Write, monkeypatch: pytest.MonkeyPatch
) -> None:
    third = REGISTER_THIRD.format(editions=(root / "editions.toml").read_text("utf-8"))
    write("editions.toml", third)
    write("core/turn.md", chapter(rule("core.turn.a")))
    write(
        "core/later.md",
        chapter(rule("core.later.b", edition="emended", replaces="core.turn.a")),
    )
    # This file does not name the first rule, and still decides whether it is in force.
    write("core/last.md", chapter(rule("core.last.c", edition="third", replaces="core.later.b")))
    write("core/other.md", chapter(rule("core.other.d")))
    around, whole = load_around("core.turn.a", root), load_book(root)
    assert set(around.rules) == {"core.turn.a", "core.later.b", "core.last.c"}
    for edition in whole.editions:
        assert ("core.turn.a" in around.in_force(edition)) == (
            "core.turn.a" in whole.in_force(edition)
        )
    assert around.emended_by("core.turn.a") == ("core.later.b",)


REGISTER_THIRD = '{editions}\n[third]\ntitle = "Third"\ndate = "2000"\nbase = ["emended"]\n'


def test_the_book_around_nothing_is_the_whole_book(root: Path, write: Write) -> None:
    write("core/turn.md", chapter(rule("core.turn.first")))
    with pytest.raises(BadData, match=r"Did you mean “core\.turn\.first”"):
        load_around("core.turn.firts", root).rule("core.turn.firts")


@pytest.mark.parametrize(
    ("text", "line", "said"),
    [
        (rule("core.turn.a") + rule("core.turn.a"), 11, r"second time\n.*rules/core/turn.md:5"),
        (rule("core.turn.a", kind=""), 5, "no “:kind:”"),
        (rule("core.turn.a", source=""), 5, "no “:source:”"),
        (rule("core.turn.a", emend="x"), 8, "no option of a rule\n  Did you mean “emends”"),
        (rule("core.turn.a", kind="restrictoin"), 6, "no kind\n  Did you mean “restriction”"),
        (rule("core.turn.a", force="ought"), 8, "no force\n  It is one of: must, may, should"),
        (rule("core.turn.a", testability="tastable"), 8, "Did you mean “testable”"),
        (rule("core.turn.a", alignment="heroic"), 8, "Did you mean “hero”"),
        (rule("core.turn.a", edition="emendet"), 8, "no edition\n  Did you mean “emended”"),
        (rule("core.turn.a", source="OLD 1"), 7, "does not cite a source"),
        (rule("core.turn.a", source="OLD, 1; NEW"), 7, "“NEW” does not cite a source"),
        (rule("core.turn.a", source="OLDE, 1"), 7, "no source\n  Did you mean “OLD”"),
        (rule("core.turns.a"), 5, r"no id for this file\n  .* core\.turn\.some-words"),
        (rule("core.turn.A"), 5, "no id for this file"),
        (rule("core.turn"), 5, "no id for this file"),
        (rule(""), 5, "has no id"),
        (rule("core.turn.a", ""), 5, "says nothing"),
        (rule("core.turn.a", "Text.\n::::"), 5, "never closed"),
        (
            ":::{rule} core.turn.a\n:kind: table\n\nNo end.\n",
            5,
            "never closed\n.*Close it with “:::”",
        ),
        (":::{rule} core.turn.a\n:kind: table\n\nx\n\n" + rule("core.turn.b"), 5, "never closed"),
        (":::{rle} core.turn.a\n:::\n", 5, "“rle” is no directive.*\n  Did you mean “rule”"),
        (":::\n", 5, "neither opens nor closes"),
        (
            ":::{rule} core.turn.a\nkind: table\n\nx\n:::\n",
            6,
            "expected an option, not “kind: table”",
        ),
        (":::{rule} core.turn.a\n:kind:\n\nx\n:::\n", 6, "expected an option"),
        (":::{rule} core.turn.a\n:kind: table\n:kind: table\n\nx\n:::\n", 7, "given twice"),
        (":::{retired} core.turn.a\n:by: core.turn.b\n\nx\n:::\n", 6, "no option of a retired"),
        (
            rule("core.turn.a", "| A | B |\n| --- | --- |\n| 1 |"),
            11,
            "1 cells where the header has 2",
        ),
        (rule("core.turn.a", "| A | B |\n| 1 | 2 |"), 10, "no line between"),
        (rule("core.turn.a", "| A | A |\n| --- | --- |\n| 1 | 2 |"), 9, "different names"),
        (rule("core.turn.a", "| A |  |\n| --- | --- |\n| 1 | 2 |"), 9, "different names"),
        (rule("core.turn.a", "| A |\n| --- |"), 9, "no rows"),
        (rule("core.turn.a", "| A |\n| --- |\n| 1 |\n\n| 2 |"), 13, "interrupted"),
    ],
)
def test_a_bad_chapter_is_refused(
    root: Path, write: Write, text: str, line: int, said: str
) -> None:
    write("core/turn.md", chapter(text))
    with pytest.raises(BadData, match=said) as raised:
        load_book(root)
    assert raised.value.where == f"rules/core/turn.md:{line}"


def test_an_id_in_two_files_is_refused(root: Path, write: Write) -> None:
    write("questions/core.md", QUESTION)
    write("questions/core-more.md", QUESTION.replace("q.core.", "q.core-more."))
    assert len(load_book(root).questions) == 2
    write("questions/core.md", QUESTION + QUESTION)
    with pytest.raises(BadData, match="here a second time"):
        load_book(root)


def test_a_chapter_needs_a_title(root: Path, write: Write) -> None:
    write("core/turn.md", rule("core.turn.a"))
    with pytest.raises(BadData, match=r"^rules/core/turn.md:1: the chapter has no title"):
        load_book(root)


def edited(old: str, new: str) -> str:
    assert old in QUESTION
    return QUESTION.replace(old, new)


@pytest.mark.parametrize(
    ("text", "line", "said"),
    [
        (edited(":default: b", ":default: c"), 6, "“c” is none of the readings"),
        (edited(":default: b\n", ""), 3, "no “:default:”"),
        (edited(":rules: core.turn.first\n", ""), 3, "no “:rules:”"),
        (edited(":kind: silent", ":kind: silnt"), 4, "Did you mean “silent”"),
        (edited("OLD, 1", "ODL, 1"), 7, "no source"),
        (edited("q.core.whose-turn", "q.dragons.whose-turn"), 3, "no id for this file"),
        (edited("q.core.whose-turn", "core.turn.whose"), 3, "no id for this file"),
        (edited("Whose turn is it?\n", ""), 3, "has to ask something"),
        (edited("Why the default: it is polite.\n", ""), 3, "say once why"),
        (edited("b\n: Yours.\n: You play.\n", ""), 3, "at least two readings"),
        (edited("b\n: Yours", "a\n: Yours"), 3, "a name of its own"),
        (edited(": You play.\n", ""), 16, "not written as one"),
        (edited("b\n: Yours.", "Number two\n: Yours."), 16, "not written as one"),
        (edited(": You play.\n", ": You play.\nAnd I do not.\n"), 16, "not written as one"),
    ],
)
def test_a_bad_question_is_refused(
    root: Path, write: Write, text: str, line: int, said: str
) -> None:
    write("questions/core.md", text)
    with pytest.raises(BadData, match=said) as raised:
        load_book(root)
    assert raised.value.where == f"rules/questions/core.md:{line}"


def put(old: str, new: str) -> Callable[[str], str]:
    def change(text: str) -> str:
        assert old in text
        return text.replace(old, new)

    return change


@pytest.mark.parametrize(
    ("file", "change", "where", "said"),
    [
        ("sources.toml", put("rank = 2\n", ""), ":7", "NEW: .*rank"),
        ("sources.toml", put("rank = 2", 'rank = "two"'), ":7", "NEW: .*int"),
        ("sources.toml", put('date = "1999"', "dat = 1"), ":7", "“dat”\n  Did you mean “date”"),
        ("sources.toml", put("[NEW]", "[NEW"), ":7", "Expected"),
        ("sources.toml", put("[OLD]", "ODD = 1\n[OLD]"), ":1", "ODD has to be a table"),
        (
            "editions.toml",
            put('base = ["printed"]', 'base = ["print"]'),
            ":7",
            "Did you mean “printed”",
        ),
        ("editions.toml", put('base = ["printed"]', 'base = ["emended"]'), ":7", "no table above"),
        ("editions.toml", put('"emended"', '"emend"'), ":1", "“default” has to name one"),
        ("editions.toml", put('default = "emended"\n', ""), "", "“default” has to name one"),
        ("aliases.toml", put('["Eowyn"]', '"Eowyn"'), ":1", "a list of strings"),
        ("aliases.toml", put("\n", '\nIdis = ["Eowyn"]\n'), ":2", "stands for Éowyn and for Idis"),
        ("aliases.toml", put("\n", '\nEowyn = ["Dernhelm"]\n'), ":2", "itself a spelling of Éowyn"),
    ],
)
def test_a_bad_register_is_refused(
    root: Path, file: str, change: Callable[[str], str], where: str, said: str
) -> None:
    path = root / file
    path.write_text(change(path.read_text("utf-8")), "utf-8")
    with pytest.raises(BadData, match=said) as raised:
        load_book(root)
    assert raised.value.where == f"rules/{file}{where}"


def test_the_own_knowledge_base_is_sound() -> None:
    book = load_book()
    assert book.default_edition == "emended"
    lairs = book.rule("dragons.lairs.table-emended").table
    assert {row["Dragon"]: row["Region"] for row in lairs}["Smaug"] == "Northern Rhovanion"
    assert len(lairs) == len({row["Lair"] for row in lairs}) == 9
