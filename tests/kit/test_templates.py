"""Adapters to begin with: each is right as it is written, over the whole corpus."""

import json
import re
import shlex
import shutil
import subprocess
from collections.abc import Callable
from datetime import date
from pathlib import Path

import pytest

from westmarch.corpus.kept import load_corpus
from westmarch.corpus.terms import strangers, terms_of
from westmarch.errors import BadUsage
from westmarch.kit import templates
from westmarch.kit.check import Report
from westmarch.kit.driver import Stdio, Timeouts
from westmarch.kit.jobs import check_side_by_side
from westmarch.kit.templates import LANGUAGES, TEMPLATES, write_template
from westmarch.paths import HOME
from westmarch.wire.protocol import Hello

TOOLS = {"javascript": "node", "c": "cc"}
"""What has to be there to run a template, where it is not Python."""
STRICT = "-std=c11 -Wall -Wextra -Wpedantic -Werror"


def checked(language: str, folder: Path, change: Callable[[Path], object] = str) -> Report:
    """Write a template, change and ready it, and put the whole corpus to it."""
    tool = TOOLS.get(language)
    if tool and not shutil.which(tool):
        pytest.skip(f"there is no {tool} here")
    write_template(language, folder)
    change(folder)
    template = LANGUAGES[language]
    for line in template.build:
        command = line.replace("cc ", f"cc {STRICT} ", 1)
        subprocess.run(shlex.split(command), cwd=folder, check=True)
    program = template.start.split()[-1]
    start = template.start.replace(program, str(folder / program))
    corpus = load_corpus()
    with Stdio(start, Timeouts().scaled(10)) as driver:
        welcome = driver.hello(Hello(seq=0))
        assert not list(strangers(welcome))
        cases = check_side_by_side(corpus.cases, [driver], {}, date.today(), terms_of(welcome))
        assert driver.starts == 1
    return Report(corpus=corpus.digest, engine=welcome, cases=cases)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_template_passes_as_it_is_written(language: str, tmp_path: Path) -> None:
    report = checked(language, tmp_path / "new" / "adapter")
    assert [each.message for each in report.cases if each.outcome == "fail"] == []
    assert report.holds
    assert report.counts.keys() <= {"pass", "pass-without-reason", "unsupported", "not-attempted"}
    values = report.profiles["values"]
    assert (values.passed, values.passed > 35) == (values.attempted, True)
    assert report.profiles["actions"].passed > 5
    assert report.engine.language == LANGUAGES[language].language


def test_all_templates_say_the_same_of_themselves() -> None:
    assert {each.name for each in TEMPLATES.iterdir()} == set(LANGUAGES)
    texts = [
        "".join(file.read_text("utf-8") for file in (TEMPLATES / language).iterdir())
        for language in LANGUAGES
    ]
    for words in (
        "general-influence",
        "corruption-points",
        "final-points",
        "numbers that take more than what is",
    ):
        assert all(words in text for text in texts)


DIFF = re.compile(r"^```diff\n(.*?)^```", re.MULTILINE | re.DOTALL)
TUTORIAL = HOME / "docs" / "tutorial.md"


def edited(text: str, diff: str) -> str:
    """Change a file as a page shows it."""
    old, new = (
        "".join(f"{line[1:]}\n" for line in diff.splitlines() if line[0] == sign) for sign in "-+"
    )
    assert text.count(old) == 1, old
    return text.replace(old, new)


@pytest.mark.skipif(not TUTORIAL.exists(), reason="the documentation is not in the package")
@pytest.mark.parametrize(("edits", "fails"), [(3, True), (5, True), (7, False)])
def test_the_tutorial_leads_where_it_says(edits: int, fails: bool, tmp_path: Path) -> None:
    diffs = DIFF.findall(TUTORIAL.read_text("utf-8"))
    assert len(diffs) == 7

    def change(folder: Path) -> None:
        text = (folder / "adapter.js").read_text("utf-8")
        for diff in diffs[:edits]:
            text = edited(text, diff)
        (folder / "adapter.js").write_text(text, "utf-8")

    report = checked("javascript", tmp_path / "new", change)
    bad = {case.key for case in report.cases if case.outcome == "fail"}
    assert bool(bad) == fails
    assert ("core-untap-0018" in bad) == fails
    assert ("core-untap-0013" in bad) == (edits == 3)
    assert report.holds == (not fails)


def test_nothing_is_written_over(tmp_path: Path) -> None:
    (tmp_path / "adapter.c").write_text("mine", "utf-8")
    with pytest.raises(BadUsage, match=r"there is already adapter\.c"):
        write_template("c", tmp_path)
    assert [each.name for each in tmp_path.iterdir()] == ["adapter.c"]
    assert (tmp_path / "adapter.c").read_text("utf-8") == "mine"


def test_card_facts_are_json_with_a_card_a_line(tmp_path: Path) -> None:
    write_template("python", tmp_path)
    text = (tmp_path / "cards.json").read_text("utf-8")
    facts = json.loads(text)
    assert len(text.splitlines()) == len(facts) + 2
    assert facts["TW-120"] == {
        "name": "Aragorn II",
        "type": "character",
        "alignment": "hero",
        "points": 3,
        "source": "character",
        "prowess": 6,
        "body": 9,
        "mind": 9,
        "direct-influence": 3,
        "kinds": ["Dúnadan", "warrior", "scout", "ranger"],
    }
    assert facts["TW-336"]["prowess"] == [{"for": ["warrior"], "add": 2, "most": 8}]
    assert facts["TW-336"]["worn"] == "weapon"


def test_what_an_installation_has_compiled_is_not_handed_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    installed = shutil.copytree(TEMPLATES, tmp_path / "adapters")
    (installed / "python" / "__pycache__").mkdir(exist_ok=True)
    (installed / "python" / "__pycache__" / "adapter.pyc").write_bytes(b"\xff")
    monkeypatch.setattr(templates, "TEMPLATES", installed)
    written = write_template("python", tmp_path / "mine")
    assert sorted(each.name for each in written) == ["adapter.py", "cards.json"]
