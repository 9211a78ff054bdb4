import json
from pathlib import Path

import pytest

from westmarch.book.load import load_book
from westmarch.book.lock import FILE, Change, accept, check_lock, digest, load_lock, save_lock
from westmarch.errors import BadData, BadUsage, NoOutput

from .conftest import Write, chapter, rule

TOMBSTONE = ":::{retired} core.turn.b\n:superseded-by: core.turn.a\n\nIt was wrong.\n:::\n"


def said(root: Path) -> list[str]:
    return [finding.what for finding in check_lock(load_book(root), load_lock(root))]


def take(root: Path, change: Change, *ids: str) -> list[str]:
    lock = load_lock(root)
    changed = accept(load_book(root), lock, change, ids)
    save_lock(lock | changed, root)
    return sorted(changed)


@pytest.fixture
def locked(root: Path, write: Write) -> Path:
    write("core/turn.md", chapter(rule("core.turn.b"), rule("core.turn.a")))
    take(root, "new")
    return root


def test_a_new_rule_waits_to_be_accepted(root: Path, write: Write) -> None:
    write("core/turn.md", chapter(rule("core.turn.a"), rule("core.turn.b")))
    assert said(root) == ["core.turn.a is not in the lock", "core.turn.b is not in the lock"]
    assert take(root, "new", "core.turn.b") == ["core.turn.b"]
    assert said(root) == ["core.turn.a is not in the lock"]


def test_the_lock_is_sorted_and_has_a_line_for_each_rule(locked: Path) -> None:
    text = (locked / FILE).read_text("utf-8")
    entries = json.loads(text)
    assert list(entries) == ["core.turn.a", "core.turn.b"]
    assert len(text.splitlines()) == 4
    assert entries["core.turn.a"] == {
        "rev": 1,
        "status": "active",
        "text_sha256": digest(load_book(locked).rule("core.turn.a")),
        "superseded_by": [],
    }
    save_lock(load_lock(locked), locked)
    assert (locked / FILE).read_text("utf-8") == text


def test_an_editorial_change_keeps_the_revision(locked: Path, write: Write) -> None:
    write("core/turn.md", chapter(rule("core.turn.a", "Be good."), rule("core.turn.b")))
    assert said(locked) == ["core.turn.a has another text than the lock"]
    assert take(locked, "editorial") == ["core.turn.a"]
    assert said(locked) == []
    assert load_lock(locked)["core.turn.a"].rev == 1


def test_a_normative_change_raises_the_revision(locked: Path, write: Write) -> None:
    write("core/turn.md", chapter(rule("core.turn.a", "Be bad."), rule("core.turn.b", "Be.")))
    assert take(locked, "normative", "core.turn.a") == ["core.turn.a"]
    assert said(locked) == ["core.turn.b has another text than the lock"]
    assert {id_: entry.rev for id_, entry in load_lock(locked).items()} == {
        "core.turn.a": 2,
        "core.turn.b": 1,
    }


def test_a_rule_that_vanishes_is_missed(locked: Path, write: Write) -> None:
    write("core/turn.md", chapter(rule("core.turn.a")))
    (finding,) = check_lock(load_book(locked), load_lock(locked))
    assert finding.what == "core.turn.b has vanished from the book"
    assert (finding.path, finding.line) == (f"rules/{FILE}", 3)
    assert "rules/core/turn.md" in finding.hint
    for change in ("new", "editorial", "normative", "retired"):
        assert take(locked, change) == []


def test_a_retired_rule_leaves_its_id_behind(locked: Path, write: Write) -> None:
    write("core/turn.md", chapter(rule("core.turn.a"), TOMBSTONE))
    assert said(locked) == ["core.turn.b is retired, but not in the lock"]
    assert take(locked, "retired") == ["core.turn.b"]
    assert said(locked) == []
    gone = load_lock(locked)["core.turn.b"]
    assert (gone.status, gone.superseded_by, gone.rev) == ("retired", ("core.turn.a",), 1)

    write("core/turn.md", chapter(rule("core.turn.a"), rule("core.turn.b")))
    assert said(locked) == ["core.turn.b was retired, and its id is not used again"]
    for change in ("new", "editorial", "normative"):
        assert take(locked, change) == []


def test_a_tombstone_is_for_a_rule_that_lived(root: Path, write: Write) -> None:
    write("core/turn.md", chapter(rule("core.turn.a"), TOMBSTONE))
    take(root, "new")
    assert said(root) == ["core.turn.b was never published"]
    assert take(root, "retired") == []


def test_only_a_change_of_that_kind_is_accepted(locked: Path, write: Write) -> None:
    write("core/turn.md", chapter(rule("core.turn.a", "Be good."), rule("core.turn.b")))
    before = (locked / FILE).read_bytes()
    with pytest.raises(BadUsage, match=r"core\.turn\.b has no editorial change to accept"):
        take(locked, "editorial", "core.turn.a", "core.turn.b")
    assert (locked / FILE).read_bytes() == before


def test_layout_is_not_text(root: Path, write: Write) -> None:
    def of(text: str) -> str:
        write("core/turn.md", chapter(rule("core.turn.a", text)))
        return digest(load_book(root).rule("core.turn.a"))

    table = "A table:\n\n| A | B |\n| --- | --- |\n| 1 | 2 |"
    assert of(table) == of("A\ntable:\n\n| A   | B |\n|:---|---|\n|  1|2  |")
    assert of(table) != of(table.replace("2", "3"))
    assert of(table) != of(table.replace("B", "C"))
    assert of(table) != of(table.replace("A table", "The table"))


def test_a_failed_write_leaves_the_old_lock(locked: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = (locked / FILE).read_bytes()

    def full(self: Path, target: Path) -> Path:
        raise OSError("no space left")

    monkeypatch.setattr(Path, "replace", full)
    with pytest.raises(NoOutput, match="no space"):
        save_lock({}, locked)
    assert (locked / FILE).read_bytes() == before
    assert [path.name for path in locked.iterdir() if "lock" in path.name] == [FILE]


@pytest.mark.parametrize("text", ["{", "[]", '{"core.turn.a": {"rev": 1}}'])
def test_a_broken_lock_is_refused(root: Path, write: Write, text: str) -> None:
    write(FILE, text)
    with pytest.raises(BadData, match="lock cannot be read") as raised:
        load_lock(root)
    assert raised.value.where.startswith("rules/rules.lock:")
