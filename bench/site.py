"""Builds the site of a book of the size that Westmarch is meant to have, and measures it.

    python bench/site.py [RULES]

The rules and scenarios beyond the real ones are copies of these under other ids. The site is built
as `westmarch docs` builds it, with its search. Exits with 1 if something is over its budget, which
is for two cores that nobody else uses.
"""

import itertools
import math
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

HOME = Path(__file__).resolve().parent.parent
PARTS = ("docs", "rules", "features", "grammar", "examples")
A_CHAPTER = 31
EVERYTHING, ONE_PAGE = 20, 1.5
"""The budgets, in seconds."""


def main() -> None:
    wanted = int(sys.argv[1]) if len(sys.argv) > 1 else 2200
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder)
        for part in PARTS:
            shutil.copytree(HOME / part, home / part, ignore=shutil.ignore_patterns("_build"))
        shutil.copytree(HOME / "engine" / "westmarch", home / "engine" / "westmarch")
        rules, scenarios = grow(home, wanted)
        print(f"{rules} rules, {scenarios} scenarios, {os.cpu_count()} cores")
        run(home, "-m", "compileall", "-q", str(home / "engine"))
        run(
            home, "-c", "import sphinx.cmd.build, myst_parser.parsers.sphinx_, furo, westmarch.site"
        )
        within = [
            measure(home, "everything", EVERYTHING),
            measure(home, "nothing changed", ONE_PAGE),
        ]
        chapter = home / "rules" / "copies" / "chapter-001.md"
        edit(chapter, "\n\nA ", "\n\nEvery ")
        within.append(measure(home, "one rule's text changed", ONE_PAGE))
        edit(home / "docs" / "index.md", "# Westmarch", "# Westmarch!")
        within.append(measure(home, "one handwritten page changed", ONE_PAGE))
        edit(home / "features" / "copies" / "chapter-001.feature", "Scenario: ", "Scenario: And ")
        measure(home, "one feature changed")
        edit(home / "engine" / "westmarch" / "errors.py", '"""Errors', '"""All errors')
        measure(home, "the engine changed, so everything played again")
        size = sum(path.stat().st_size for path in (home / "out").rglob("*") if path.is_file())
        print(f"{size / 1e6:6.0f} MB the site")
    sys.exit(0 if all(within) else 1)


def grow(home: Path, wanted: int) -> tuple[int, int]:
    """Copy rules and scenarios until there are enough; give the numbers of both."""
    texts = [path.read_text("utf-8") for path in sorted((home / "rules").glob("*/*.md"))]
    directive = re.compile(r":::\{rule\} .+?\n(.+?)\n:::", re.DOTALL)
    bodies = [body for text in texts for body in directive.findall(text)]
    bodies = [re.sub(r":(emends|replaces|edition): .+\n", "", body) for body in bodies]
    features = sorted((home / "features").rglob("*.feature"))
    # What stands in a background would be missing in a copy.
    told = [text for path in features if "Background:" not in (text := path.read_text("utf-8"))]
    steps = re.compile(
        r"^ +Scenario: (.+)\n((?: +(?:Given|When|Then|And|But) .+\n)+)", re.MULTILINE
    )
    stories = [found for text in told for found in steps.findall(text) if " rules\n" in found[1]]
    there = len(bodies)
    endless, plots = itertools.cycle(bodies), itertools.cycle(stories)
    for part in ("rules", "features"):
        (home / part / "copies").mkdir()
    for chapter, first in enumerate(range(there, wanted, A_CHAPTER)):
        name = f"chapter-{chapter:03}"
        numbers = range(first, min(first + A_CHAPTER, wanted))
        rules = "\n\n".join(
            f":::{{rule}} copies.{name}.rule-{number}\n{next(endless)}\n:::" for number in numbers
        )
        (home / "rules" / "copies" / f"{name}.md").write_text(
            f"# Chapter {chapter}\n\nWhat this chapter has copies of.\n\n{rules}\n", "utf-8"
        )
        scenarios = "\n".join(
            f"  @id:{name}-{number} @rule:copies.{name}.rule-{number} @compute\n"
            f"  Scenario: {title}, copy {number}\n{plot}"
            for number, (title, plot) in zip(numbers, plots, strict=False)
        )
        (home / "features" / "copies" / f"{name}.feature").write_text(
            f"Feature: Chapter {chapter}\n\n{scenarios}", "utf-8"
        )
    return wanted, len(stories) + wanted - there


def edit(path: Path, old: str, new: str) -> None:
    text = path.read_text("utf-8")
    assert old in text, path
    path.write_text(text.replace(old, new, 1), "utf-8")


def measure(home: Path, what: str, limit: float = math.inf) -> bool:
    begun = time.perf_counter()
    run(home, "-m", "westmarch", "docs", "--out", str(home / "out"))
    taken = time.perf_counter() - begun
    bound = f", at most {limit:g}" if limit < math.inf else ""
    print(f"{taken:6.2f} s  {what}{bound}{'   over budget' if taken > limit else ''}")
    return taken <= limit


def run(home: Path, *arguments: str) -> None:
    environment = {
        **os.environ,
        "PYTHONPATH": str(home / "engine"),
        "PYTHONPYCACHEPREFIX": str(home / "bytecode"),
        "PYTHONDONTWRITEBYTECODE": "",
    }
    done = subprocess.run(
        [sys.executable, *arguments], env=environment, capture_output=True, text=True, check=False
    )
    complaints = done.stderr.strip().split("\n")
    if done.returncode or complaints != [""]:
        print("\n".join(complaints[:5]), file=sys.stderr)


main()
