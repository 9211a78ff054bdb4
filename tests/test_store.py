"""What is kept: believed only if it is whole and made from the same things."""

import os
from collections.abc import Callable
from multiprocessing import get_context
from pathlib import Path

import pytest

from westmarch import store
from westmarch.store import cache_folder, file_name, files, fingerprint, kept, write


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv(store.PLACE, str(tmp_path / "cache"))
    monkeypatch.setattr(store, "SHIPPED", tmp_path / "shipped")
    return tmp_path / "cache"


class Maker:
    """Makes a thing, and counts how often."""

    def __init__(self, thing: bytes = b"thing\nof two lines") -> None:
        self.thing = thing
        self.made = 0

    def __call__(self) -> bytes:
        self.made += 1
        return self.thing


def test_a_thing_is_made_but_once(folder: Path) -> None:
    make = Maker()
    assert [kept("a", "x1", make) for _ in range(3)] == [make.thing] * 3
    assert make.made == 1
    assert [each.name for each in folder.iterdir()] == ["a-x1.bin"]


def test_what_was_made_from_something_else_is_not_believed(folder: Path) -> None:
    kept("a", "x1", Maker(b"old"))
    assert kept("a", "x2", Maker(b"new")) == b"new"
    (folder / file_name("a", "x1")).replace(folder / file_name("a", "x2"))
    assert kept("a", "x2", Maker(b"new")) == b"new"


def cut(path: Path) -> None:
    path.write_bytes(path.read_bytes()[:-1])


def turn(path: Path) -> None:
    path.write_bytes(path.read_bytes().replace(b"thing", b"think"))


def empty(path: Path) -> None:
    path.write_bytes(b"")


def other(path: Path) -> None:
    path.write_bytes(b"\xff\x00 some other file\n")


def block(path: Path) -> None:
    path.unlink()
    path.mkdir()


@pytest.mark.parametrize("damage", [cut, turn, empty, other, block])
def test_what_was_damaged_is_made_again(folder: Path, damage: Callable[[Path], None]) -> None:
    make = Maker()
    kept("a", "x1", make)
    damage(folder / file_name("a", "x1"))
    assert kept("a", "x1", make) == make.thing
    assert make.made == 2


def test_what_came_with_the_package_is_found_first(folder: Path) -> None:
    store.SHIPPED.mkdir()
    write(store.SHIPPED / file_name("a", "x1"), "x1", b"shipped")
    assert kept("a", "x1", Maker()) == b"shipped"
    assert not folder.exists()


def test_where_nothing_can_be_written_it_is_made_each_time(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder.write_text("a file where the folder would be")
    make = Maker()
    assert [kept("a", "x1", make), kept("a", "x1", make)] == [make.thing] * 2
    monkeypatch.setenv(store.PLACE, "")
    assert cache_folder() is None
    assert kept("a", "x1", make) == make.thing
    assert make.made == 3


def test_on_a_full_disk_nothing_is_left_half_written(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = Path.write_bytes

    def full(path: Path, data: bytes) -> int:
        real(path, data[:10])
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "write_bytes", full)
    assert kept("a", "x1", Maker()) == Maker().thing
    assert list(folder.iterdir()) == []


def test_several_may_write_at_a_time(folder: Path) -> None:
    things = [bytes([at]) * 200_000 for at in range(8)]
    writers = [
        get_context("fork").Process(target=kept, args=("a", "x1", Maker(thing))) for thing in things
    ]
    for writer in writers:
        writer.start()
    for writer in writers:
        writer.join()
    assert kept("a", "x1", Maker()) in things
    assert [each.name for each in folder.iterdir()] == ["a-x1.bin"]


def test_old_things_are_cleared_away(folder: Path) -> None:
    for at in range(20):
        kept("a", f"x{at}", Maker())
        os.utime(folder / file_name("a", f"x{at}"), (at, at))
    kept("b", "x1", Maker())
    assert {f"a-x{at}.bin" for at in range(13, 20)} < {each.name for each in folder.iterdir()}
    assert len(list(folder.glob("a-*"))) == 8
    assert len(list(folder.glob("b-*"))) == 1


@pytest.mark.parametrize(
    ("told", "expected"),
    [
        ({"XDG_CACHE_HOME": "/c"}, "/c/westmarch"),
        ({"XDG_CACHE_HOME": "not/absolute"}, "/home/frodo/.cache/westmarch"),
        ({}, "/home/frodo/.cache/westmarch"),
        ({store.PLACE: "/there", "XDG_CACHE_HOME": "/c"}, "/there"),
    ],
)
def test_where_things_are_kept(
    told: dict[str, str], expected: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in (store.PLACE, "XDG_CACHE_HOME", "LOCALAPPDATA"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("HOME", "/home/frodo")
    monkeypatch.setattr("sys.platform", "linux")
    for name, value in told.items():
        monkeypatch.setenv(name, value)
    assert cache_folder() == Path(expected)


def test_a_fingerprint_is_of_names_and_contents(tmp_path: Path) -> None:
    inner = tmp_path / "folder" / "inner"
    inner.mkdir(parents=True)
    (tmp_path / "folder" / "one").write_text("1")
    (inner / "two").write_text("2")
    (tmp_path / "folder" / "__pycache__").mkdir()
    (tmp_path / "folder" / "__pycache__" / "one.pyc").write_text("x")

    def now() -> str:
        return fingerprint(files(tmp_path / "folder"))

    seen = {now()}
    assert now() in seen
    (inner / "two").write_text("3")
    seen.add(now())
    (inner / "two").rename(inner / "three")
    seen.add(now())
    (tmp_path / "folder" / "one").write_text("13")
    seen.add(now())
    assert len(seen) == 4
    assert fingerprint((), "a", "b") != fingerprint((), "ab")
