"""Files that somebody hands over, whatever they are."""

import errno
import gzip
import io
import os
import stat
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from westmarch import files
from westmarch.errors import BadData, NoInput, NoOutput, WestmarchError
from westmarch.files import features_in, move_in_place, read_text, read_unpacked, write, writing


def test_text_is_read_with_a_mark_and_without(tmp_path: Path) -> None:
    file = tmp_path / "a.feature"
    for content in (b"Gl\xc3\xb3in\n", b"\xef\xbb\xbfGl\xc3\xb3in\r\n"):
        file.write_bytes(content)
        assert read_text(file) == "Glóin\n"


def test_a_dash_is_standard_input(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO("Glóin".encode())))
    assert read_text(Path("-")) == "Glóin"


def loop(folder: Path) -> Path:
    (folder / "loop").symlink_to("loop")
    return folder / "loop"


def wrote(content: bytes) -> Callable[[Path], Path]:
    def write(folder: Path) -> Path:
        (folder / "given").write_bytes(content)
        return folder / "given"

    return write


@pytest.mark.parametrize(
    ("given", "error", "what"),
    [
        (wrote(b"\x7fELF\0\0"), BadData, "This is not text."),
        (wrote(b"one\ntwo \xf3\n"), BadData, "given:2: This is not text in UTF-8."),
        (wrote("Glóin".encode("utf-16")), BadData, "This is text in UTF-16."),
        (lambda folder: folder, NoInput, "This is a folder."),
        (lambda folder: folder / "none", NoInput, "none: There is no such file."),
        (lambda folder: folder / ("x" * 400), NoInput, "…: No file has so long a name."),
        (loop, NoInput, "loop: These links lead in a circle."),
    ],
)
def test_what_is_wrong_with_a_file_is_said_with_its_place(
    tmp_path: Path, given: Callable[[Path], Path], error: type[WestmarchError], what: str
) -> None:
    with pytest.raises(error) as stop:
        read_text(given(tmp_path))
    assert what in str(stop.value)
    assert str(tmp_path)[:40] in str(stop.value)


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="root may read all")
def test_a_file_may_be_closed_to_the_reader(tmp_path: Path) -> None:
    file = tmp_path / "closed"
    file.write_text("x", "utf-8")
    file.chmod(stat.S_IWUSR)
    with pytest.raises(NoInput, match="This may not be read"):
        read_text(file)


def test_an_endless_file_is_not_read_for_ever(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(files, "_MOST", 10)
    file = tmp_path / "long"
    file.write_text("x" * 11, "utf-8")
    with pytest.raises(BadData, match="There is no end to it"):
        read_text(file)
    file.write_text("x" * 10, "utf-8")
    assert len(read_text(file)) == 10


def test_the_name_of_a_file_may_be_misspelt(tmp_path: Path) -> None:
    (tmp_path / "smaug.feature").write_text("x", "utf-8")
    with pytest.raises(NoInput, match=r"Did you mean “smaug\.feature”\?"):
        read_text(tmp_path / "smuag.feature")


def test_a_folder_stands_for_the_features_below_it(tmp_path: Path) -> None:
    below = tmp_path / "below"
    below.mkdir()
    for file in (below / "b.feature", tmp_path / "a.feature", tmp_path / "notes.txt"):
        file.write_text("x", "utf-8")
    (below / "again").symlink_to(tmp_path, target_is_directory=True)
    dash = Path("-")
    found = [tmp_path / "a.feature", below / "b.feature"]
    assert list(features_in([tmp_path, dash, below / "none"])) == [*found, dash, below / "none"]


def test_a_folder_without_features_is_nothing_to_read(tmp_path: Path) -> None:
    with pytest.raises(NoInput, match="no feature file in this folder"):
        list(features_in([tmp_path]))


def test_what_is_packed_is_unpacked(tmp_path: Path) -> None:
    file, packed = tmp_path / "file", gzip.compress(b"Gandalf" * 1000)
    for content in (b"Gandalf" * 1000, packed):
        file.write_bytes(content)
        assert read_unpacked(file) == b"Gandalf" * 1000
    for broken in (packed[:-9], packed[:2], packed[:12] + b"?" + packed[13:]):
        file.write_bytes(broken)
        with pytest.raises(BadData, match="This cannot be unpacked"):
            read_unpacked(file)


def test_an_endless_file_may_be_packed_small(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(gzip.compress(b"0" * 40_000_000))
    with pytest.raises(BadData, match="There is no end to it"):
        read_unpacked(tmp_path / "file")


def test_a_file_is_written_whole_or_not_at_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "new" / "report"
    write(file, "old")
    file.chmod(0o640)
    real = Path.write_bytes

    def full(path: Path, data: bytes) -> int:
        real(path, data[:2])
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(Path, "write_bytes", full)
    with pytest.raises(NoOutput, match=r"report: There is no room left\."):
        write(file, "newer")
    assert [each.name for each in file.parent.iterdir()] == ["report"]
    assert file.read_text("utf-8") == "old"
    monkeypatch.undo()
    write(file, "newer")
    assert (file.read_text("utf-8"), stat.S_IMODE(file.stat().st_mode)) == ("newer", 0o640)


def test_what_is_written_line_by_line_is_in_its_place_at_the_end(tmp_path: Path) -> None:
    file = tmp_path / "new" / "log"
    with pytest.raises(ValueError, match="cut off"), writing(file) as lines:
        lines.write("one\n")
        assert not file.exists()
        raise ValueError("cut off")
    assert file.read_text("utf-8") == "one\n"
    assert [each.name for each in file.parent.iterdir()] == ["log"]
    with pytest.raises(NoOutput, match="This is a folder"), writing(tmp_path):
        pass


def test_a_folder_takes_the_place_of_another(tmp_path: Path) -> None:
    for name in ("site", "new"):
        (tmp_path / name).mkdir()
        (tmp_path / name / name).write_text("x", "utf-8")
    move_in_place(tmp_path / "new", tmp_path / "site")
    assert [each.relative_to(tmp_path).as_posix() for each in tmp_path.rglob("*")] == [
        "site",
        "site/new",
    ]


def test_a_link_goes_on_leading_to_what_is_written(tmp_path: Path) -> None:
    (tmp_path / "link").symlink_to(tmp_path / "file")
    write(tmp_path / "link", "x")
    assert (tmp_path / "file").read_text("utf-8") == "x"
    assert (tmp_path / "link").is_symlink()


@pytest.mark.parametrize(
    ("given", "what"),
    [
        (lambda folder: folder, "This is a folder."),
        (lambda folder: wrote(b"")(folder) / "below", "There can be no file."),
        (lambda folder: folder / ("x" * 400), "No file has so long a name."),
        (loop, "These links lead in a circle."),
        (lambda _: Path("/dev/full"), "There is no room left."),
    ],
)
def test_where_nothing_can_be_written_is_said(
    tmp_path: Path, given: Callable[[Path], Path], what: str
) -> None:
    with pytest.raises(NoOutput) as stop:
        write(given(tmp_path), "x")
    assert what in str(stop.value)
