"""The plugin of pytest: scenarios as tests, and what becomes of them."""

import re
import subprocess
import sys
import tomllib
from importlib import import_module
from pathlib import Path

import pytest

from westmarch.paths import HOME

from .test_driver import dummy

REFERENCE = f"cmd:{sys.executable} -m westmarch engine"


def ran(folder: Path, *options: object) -> tuple[int, str]:
    """Run pytest in a folder of its own, as the author of an engine would."""
    plugin = ("-p", "westmarch.kit.pytest_plugin", "-p", "no:cacheprovider")
    done = subprocess.run(
        [sys.executable, "-m", "pytest", *plugin, *map(str, options)],
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
    )
    return done.returncode, done.stdout + done.stderr


def test_the_reference_engine_passes(tmp_path: Path) -> None:
    code, said = ran(
        tmp_path, "-v", "--westmarch-engine", REFERENCE, "--westmarch-only",
        "core.untap.heal-at-haven",
    )  # fmt: skip
    assert code == 0, said
    assert re.search(r"westmarch::core-untap-\d+ PASSED", said)
    assert re.search(r"=+ \d+ passed", said)


def test_failures_say_what_was_expected_and_seen(tmp_path: Path) -> None:
    code, said = ran(
        tmp_path, "--westmarch-engine", f"cmd:{dummy('yes')}", "--westmarch-only", "core-untap-0013"
    )
    assert code == 1, said
    for words in ("expected: illegal by core.untap.heal-at-haven", "seen:     legal", "1 failed"):
        assert words in said
    assert "Traceback" not in said
    assert "pytest_plugin.py" not in said


def test_known_failures_are_expected(tmp_path: Path) -> None:
    (tmp_path / "known.toml").write_text(
        '[[known]]\nkey = "core-untap-0013"\nreason = "We heal everywhere."\nuntil = 9999-12-31\n',
        "utf-8",
    )
    code, said = ran(
        tmp_path, "-rx", "--westmarch-engine", f"cmd:{dummy('yes')}", "--westmarch-only",
        "core-untap-0013", "--westmarch-known", "known.toml",
    )  # fmt: skip
    assert (code, "1 xfailed" in said, "We heal everywhere." in said) == (0, True, True), said


def test_other_tests_run_beside_them(tmp_path: Path) -> None:
    (tmp_path / "test_mine.py").write_text("def test_mine(): pass\n", "utf-8")
    options = ("--westmarch-engine", REFERENCE, "--westmarch-only", "core-untap-0013")
    assert "2 passed" in ran(tmp_path, *options)[1]
    assert "1 passed, 1 deselected" in ran(tmp_path, "-k", "core-untap-0013", *options)[1]
    assert "1 passed" in ran(tmp_path)[1]


@pytest.mark.parametrize(
    ("options", "words"),
    [
        (("--westmarch-engine", "./mine"), "Write the command behind “cmd:”"),
        (("--westmarch-engine", "cmd:/no/such/engine"), "cannot be started"),
        (("--westmarch-engine", f"cmd:{sys.executable} -c pass"), "went away"),
        (("--westmarch-engine", REFERENCE, "--westmarch-only", "x"), "There is no such scenario."),
        (("--westmarch-engine", REFERENCE, "--westmarch-known", "gone"), "There is no such file."),
    ],
)
def test_what_cannot_be_is_said(tmp_path: Path, options: tuple[str, ...], words: str) -> None:
    code, said = ran(tmp_path, *options)
    assert (code, words in said, "Traceback" in said) == (4, True, False), said


def test_pytest_finds_it_by_itself_once_it_is_installed() -> None:
    project = tomllib.loads((HOME / "pyproject.toml").read_text("utf-8"))["project"]
    ((name, module),) = project["entry-points"]["pytest11"].items()
    assert name == module, "else `-p` and the entry point would both register it"
    assert import_module(module).pytest_addoption
