"""A Westmarch of a few rules in a folder of its own, whose site is built by a process of its own.

The process is what a person would start; so is everything that one build leaves for the next.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import pytest

from westmarch.paths import GRAMMAR, PACKAGE, RULES, SCHEMAS

HOARDS = """\
# Hoards

What a hoard is.

:::{rule} dragons.hoards.hoard-item
:kind: definition
:source: OLD, "Hoards"

A hoard item is an item that its card designates as one.
:::

:::{rule} dragons.hoards.lair-contains-hoard
:kind: definition
:edition: printed
:source: OLD, "Hoards"

A lair contains a hoard. TD-130 is often found there.
:::

:::{rule} dragons.hoards.turn-start
:kind: erratum
:edition: emended
:source: NEW, page 2
:replaces: dragons.hoards.lair-contains-hoard

A site contains a hoard if it had a Dragon when the turn began.
See {rule}`the definition <dragons.hoards.hoard-item>` and {card}`Magical Harp`.
:::
"""

LAIRS = """\
# Lairs

Where Dragons live.

:::{rule} dragons.lairs.definition
:kind: definition
:source: OLD, "Lairs"
:testability: definition
:reason: It only says what a word means.

A lair is a site with a Dragon.
:::

:::{retired} dragons.lairs.cave
:superseded-by: dragons.lairs.definition

A cave was a lair, too.
:::
"""

QUESTIONS = """\
# Questions

:::{question} q.dragons.how-long
:kind: silent
:rules: dragons.hoards.turn-start
:default: a

How long does it last?

a
: A turn.
: It is gone tomorrow.

b
: For ever.
: It is there tomorrow.

Why the default: nobody would stay for ever.
:::
"""

CARDS = """\
card TD-130 "Magical Harp"
  hero major item, unique, hoard item
  2 marshalling points

card TW-244 "Glamdring"
  hero major item, unique, weapon
  2 marshalling points
"""

SCENARIOS = """\
Feature: Hoards

  Background:
    Given the emended rules

  @id:hoards-0001 @rule:dragons.hoards.hoard-item @compute
  Scenario: The label decides
    Then "Magical Harp" is a hoard item
"""

DOCS = {
    "conf.py": """\
project = "Little Westmarch"
extensions = ["myst_parser", "westmarch.site"]
primary_domain = "westmarch"
nitpicky = True
myst_enable_extensions = ["colon_fence"]
html_theme = "furo"
""",
    "index.md": """\
# Home

:::{toctree}
rules
questions
all-rules
cards
decks
scenarios
editions
what-changed
sources
coverage
words
about
:::
""",
    "rules.md": "# Rules\n\n:::{pages}\n:::\n\n:::{listing} books\n:::\n",
    "questions.md": "# Questions\n\n:::{pages}\n:::\n\n:::{listing} questions\n:::\n",
    "all-rules.md": "# All rules\n\n:::{listing} rules\n:::\n",
    **{
        f"{name}.md": f"# All {name}\n\n:::{{listing}} {name}\n:::\n"
        for name in ("scenarios", "editions", "sources", "words")
    },
    "cards.md": """\
# All cards

## Finding cards

:::{listing} card_terms
:::

## By set

:::{listing} cards
:::
""",
    "what-changed.md": "# What changed\n\n:::{listing} changes\n:::\n",
    "decks.md": "# Decks\n\n:::{listing} decks\n:::\n",
    "coverage.md": "# All coverage\n\n:::{listing} coverage\n:::\n\n:::{listing} models\n:::\n",
    "about.md": """\
# About

Read {rule}`dragons.hoards.turn-start`, {rule}`dragons.lairs.cave`, {card}`TD-130`,
{question}`q.dragons.how-long`, {source}`OLD`, {edition}`emended` and {scenario}`hoards-0001`.

## The scenarios in one file

:::{listing} corpus
:::

:::{listing} engines
:::
""",
}

REST = {
    "docs/engines/guest.json": """\
{"engine": {"name": "guest", "version": "1"}, "corpus": "0", "cases": 7, "complete": true,
 "profiles": {}, "rules": {}}
""",
    "rules/sources.toml": """\
[OLD]
title = "The old rules"
date = "1996"
authority = "Their makers"
rank = 1

[NEW]
title = "The new rules"
date = "1999"
authority = "Their keepers"
rank = 2
""",
    "rules/editions.toml": """\
default = "emended"

[printed]
title = "As printed"
date = "1996"

[emended]
title = "As emended"
date = "1999"
base = ["printed"]
""",
    "rules/aliases.toml": "",
    "rules/names.tsv": """\
# TW	The Wizards
# TD	The Dragons
TD-130	hero minor item	Magical Harp
TW-244	hero major item	Glamdring	unique
""",
    "rules/kinds.toml": (RULES / "kinds.toml").read_text("utf-8"),
    "rules/words.toml": """\
"hoard item" = "dragons.hoards.hoard-item"
"Dragon" = "dragons.lairs"
"lair" = "dragons.lairs.definition"
"lairs" = "dragons.lairs.definition"
""",
    "rules/dragons/hoards.md": HOARDS,
    "rules/dragons/lairs.md": LAIRS,
    "rules/questions/dragons.md": QUESTIONS,
    "rules/cards/few.cards": CARDS,
    "features/dragons/hoards.feature": SCENARIOS,
}


class Built(NamedTuple):
    """What came of a build."""

    code: int
    warnings: list[str]


class Site:
    """The little Westmarch and its site."""

    def __init__(self, home: Path, bytecode: Path) -> None:
        self.home = home
        self.out = home / "out"
        self._bytecode = bytecode

    def build(self, *options: str, out: str = "out") -> Built:
        """Build, or build again what has changed."""
        environment = {
            **os.environ,
            "PYTHONPATH": str(self.home / "engine"),
            "PYTHONPYCACHEPREFIX": str(self._bytecode),
            "PYTHONDONTWRITEBYTECODE": "",
            "NO_COLOR": "1",
        }
        done = subprocess.run(
            [sys.executable, "-m", "sphinx", "-q", *options, "docs", out],
            cwd=self.home,
            env=environment,
            capture_output=True,
            text=True,
            check=False,
        )
        return Built(done.returncode, done.stderr.strip().splitlines())

    def write(self, path: str, text: str) -> None:
        """Write a file of the little Westmarch."""
        file = self.home / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, "utf-8")

    def edit(self, path: str, old: str, new: str) -> None:
        """Change a file at one place."""
        text = (self.home / path).read_text("utf-8")
        assert old in text
        self.write(path, text.replace(old, new, 1))

    def page(self, name: str) -> str:
        """Read a page that was built."""
        return (self.out / f"{name}.html").read_text("utf-8")

    def files(self, out: str = "out") -> dict[str, bytes]:
        """Read everything that was built and would be published."""
        root = self.home / out
        return {
            path.relative_to(root).as_posix(): path.read_bytes()
            for path in sorted(root.rglob("*"))
            if path.is_file() and not path.relative_to(root).as_posix().startswith(".")
        }


@pytest.fixture(scope="session")
def bytecode(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Keep what Python has compiled, for the next build to start sooner."""
    return tmp_path_factory.mktemp("bytecode")


@pytest.fixture
def site(tmp_path: Path, bytecode: Path) -> Site:
    """Give a little Westmarch that nothing has been built of."""
    return _little(tmp_path, bytecode)


@pytest.fixture(scope="session")
def finished(tmp_path_factory: pytest.TempPathFactory, bytecode: Path) -> Site:
    """Give a little Westmarch with its site, to look at only."""
    little = _little(tmp_path_factory.mktemp("finished"), bytecode)
    assert little.build("-W") == (0, [])
    return little


def _little(home: Path, bytecode: Path) -> Site:
    for needed in ("sphinx", "myst_parser", "furo"):
        pytest.importorskip(needed)
    ignored = shutil.ignore_patterns("__pycache__", "data")
    shutil.copytree(PACKAGE, home / "engine" / "westmarch", ignore=ignored)
    shutil.copytree(GRAMMAR, home / "grammar")
    shutil.copytree(SCHEMAS, home / "schemas")
    little = Site(home, bytecode)
    for name, text in DOCS.items():
        little.write(f"docs/{name}", text)
    for path, text in REST.items():
        little.write(path, text)
    return little
