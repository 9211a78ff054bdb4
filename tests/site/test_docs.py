"""The handwritten pages tell the truth: what they show is what happens."""

import json
import re
import shlex
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from westmarch.cli import COMMANDS
from westmarch.corpus.purposes import ALL_PURPOSES
from westmarch.kit.schema import schemas
from westmarch.paths import EXAMPLES, HOME, PACKAGE, SCHEMAS
from westmarch.site.protocol import LISTS, PAGE, with_lists
from westmarch.table.actions import BY_TAG
from westmarch.table.windows import WINDOWS
from westmarch.wire.paths import PATHS

DOCS = sorted(path for path in (HOME / "docs").rglob("*.md") if "_build" not in path.parts)
CONSOLE = re.compile(r"^```console\n(.*?)^```", re.MULTILINE | re.DOTALL)
PLACES = (PACKAGE, PACKAGE / "cards")
"""Where files are that are named without the way to them."""
pytestmark = pytest.mark.skipif(not DOCS, reason="the documentation is not in the package")


def consoles() -> Iterator[tuple[str, str, str]]:
    """Give each command that a page shows, with the output that it shows below."""
    for path in DOCS:
        for block in re.findall(
            r"^```console\n(.*?)^```", path.read_text("utf-8"), re.MULTILINE | re.DOTALL
        ):
            for part in re.split(r"^\$ ", block, flags=re.MULTILINE)[1:]:
                command, _, output = part.partition("\n")
                yield path.name, command, output


def run(command: str) -> str:
    done = subprocess.run(
        [sys.executable, "-m", *shlex.split(command)],
        cwd=HOME,
        capture_output=True,
        text=True,
        check=False,
    )
    return done.stdout + done.stderr


@pytest.mark.parametrize(
    "page", sorted((HOME / "docs" / "rules").glob("*/*.md")), ids=lambda path: path.stem
)
def test_a_page_among_the_chapters_stands_in_a_part_of_the_book(page: Path) -> None:
    book = page.parent.with_suffix(".md").read_text("utf-8")
    parts = re.findall(r"^:chapters: (.+)$", book, re.MULTILINE)
    assert page.stem in ", ".join(parts).split(", ")


@pytest.mark.parametrize(
    ("page", "command", "output"), [each for each in consoles() if each[2].strip()]
)
def test_a_command_prints_what_the_page_shows(page: str, command: str, output: str) -> None:
    shown = "".join(".*" if part == "..." else re.escape(part) for part in split(output))
    assert re.fullmatch(shown, run(command).rstrip() + "\n", re.DOTALL), run(command)


def split(output: str) -> list[str]:
    """Divide shown output at the lines that stand for whatever comes there."""
    parts = re.split(r"^(\.\.\.)\n", output, flags=re.MULTILINE)
    return [part for part in parts if part]


@pytest.mark.parametrize(("page", "command"), [each[:2] for each in consoles()])
def test_a_command_is_one_there_is(page: str, command: str) -> None:
    words = shlex.split(command)
    if words[0] != "westmarch":
        return
    assert words[1] in COMMANDS
    deeper = words[1] in ("cards", "check") and not words[2].startswith("-")
    helped = run(f"westmarch {' '.join(words[1:3] if deeper else words[1:2])} --help")
    for option in (word for word in words if word.startswith("--")):
        assert option in helped


def test_the_conversation_with_the_engine_goes_as_shown() -> None:
    text = (HOME / "docs" / "protocol.md").read_text("utf-8")
    lines = re.findall(r"^([<>]) (\{.*\})$", text, re.MULTILINE)
    requests = "".join(f"{line}\n" for sign, line in lines if sign == ">")
    done = subprocess.run(
        [sys.executable, "-m", "westmarch", "engine"],
        input=requests,
        capture_output=True,
        text=True,
        check=True,
    )
    replies = [json.loads(line) for line in done.stdout.splitlines()]
    shown = [json.loads(line) for sign, line in lines if sign == "<"]
    assert len(replies) == len(shown)
    for reply, there in zip(replies, shown, strict=True):
        assert holds(there, reply), (there, reply)


def holds(shown: Any, said: Any) -> bool:
    """Tell whether everything that is shown was said; more may have been."""
    if isinstance(shown, dict):
        return isinstance(said, dict) and all(
            key in said and holds(value, said[key]) for key, value in shown.items()
        )
    if isinstance(shown, list):
        return all(any(holds(each, other) for other in said) for each in shown)
    return bool(shown == said)


def test_the_lists_of_the_protocol_are_up_to_date() -> None:
    text = PAGE.read_text("utf-8")
    assert {f"<!-- list: {name} -->" in text for name in LISTS} == {True}
    assert with_lists(text) == text, "write them anew with: python -m westmarch.site.protocol"


def test_the_lists_of_the_protocol_are_whole() -> None:
    listed = PAGE.read_text("utf-8")
    for names in (
        BY_TAG,
        (each.name for each in WINDOWS.values()),
        (each.on_the_wire for each in ALL_PURPOSES),
        (each.pattern for each in PATHS),
    ):
        assert [name for name in names if f"| `{name}` |" not in listed] == []


def test_there_is_one_style_of_names_on_the_wire() -> None:
    for name in schemas():
        schema = json.loads((SCHEMAS / name).read_text("utf-8"))
        assert {each for each in fields(schema) if "_" in each} == set()


def fields(schema: Any) -> Iterator[str]:
    """Give the names of all fields that a schema speaks of."""
    if isinstance(schema, list):
        for each in schema:
            yield from fields(each)
    elif isinstance(schema, dict):
        yield from schema.get("properties", {})
        for each in schema.values():
            yield from fields(each)


@pytest.mark.parametrize("name", ["README.md", "CONTRIBUTING.md", "docs/architecture.md"])
def test_files_that_are_named_are_there(name: str) -> None:
    text = re.sub(
        r"^```.*?^```", "", (HOME / name).read_text("utf-8"), flags=re.MULTILINE | re.DOTALL
    )
    named = set(re.findall(r"`([\w-]+(?:/[\w.-]+)+\.\w+|[\w-]+(?:/[\w-]+)*/)`", text))
    assert named
    lost = {each for each in named if not any((at / each).exists() for at in (HOME, *PLACES))}
    assert lost == set()


def test_the_house_has_the_rooms_that_are_printed() -> None:
    text = (HOME / "docs" / "architecture.md").read_text("utf-8")
    house = text.partition("```\n")[2].partition("```")[0]
    printed = set(re.findall(r"^  (?:  )*(\w+)/ ", house, re.MULTILINE))
    assert {each.name for each in PACKAGE.iterdir() if (each / "__init__.py").exists()} <= printed
    listed = house.partition("rules/")[2].partition("grammar/")[0]
    kept = {each.name for each in (HOME / "rules").iterdir() if each.is_file()}
    assert kept == set(re.findall(r"\b\w+\.(?:toml|tsv|lock)\b", listed))


def test_readme_lists_every_dispute() -> None:
    text = (HOME / "README.md").read_text("utf-8")
    listed = set(re.findall(r"\| `([\w-]+)` \|$", text, re.MULTILINE))
    bundled = set(re.findall(r"examples/([\w-]+)\.feature", (HOME / "Makefile").read_text("utf-8")))
    assert {path.stem for path in EXAMPLES.glob("*.feature")} == listed | bundled


@pytest.mark.parametrize("path", DOCS, ids=lambda path: path.name)
def test_a_page_has_one_heading_above_all_others(path: Path) -> None:
    text = re.sub(r"^(```|:::).*?^\1", "", path.read_text("utf-8"), flags=re.MULTILINE | re.DOTALL)
    assert len(re.findall(r"^# ", text, re.MULTILINE)) == 1
