"""Finds the scenarios that hang on each open question, and compares with those kept in the tests.

    PYTHONPATH=engine python bench/questions.py
    PYTHONPATH=engine python bench/questions.py --write

A scenario hangs on a question if another reading gives another answer to it. Exits with 1 if that
has changed for any; with `--write`, the new ones are kept, and why they should is to be added.
"""

import sys
import tomllib
from collections import defaultdict
from pathlib import Path

from westmarch.book.load import our_book
from westmarch.corpus.kept import load_corpus
from westmarch.disputes.settling import settle_case
from westmarch.errors import BadData

HEADING = "# The scenarios that hang on each open question, and why; bench/questions.py finds them."
KEPT = Path(__file__).parent.parent / "tests" / "corpus" / "hanging.toml"


def hanging() -> dict[str, list[str]]:
    """Give the keys of the cases that hang on each question."""
    book = our_book()
    found: defaultdict[str, list[str]] = defaultdict(list)
    for case in load_corpus().cases:
        try:
            readings = settle_case(case, book).readings
        except BadData:
            continue  # No game comes to such a position, so there is no dispute about it.
        for question in dict.fromkeys(each.question for each in readings):
            found[question].append(case.key)
    return {question: found[question] for question in sorted(found)}


def main(*, write: bool) -> int:
    kept = tomllib.loads(KEPT.read_text("utf-8")) if KEPT.exists() else {}
    now = hanging()
    before = {question: each["cases"] for question, each in kept.items()}
    for question in sorted(now.keys() | before.keys()):
        old, new = set(before.get(question, ())), set(now.get(question, ()))
        print(f"{question:<45} {len(new):>3}")
        for key in sorted(old ^ new):
            print(f"    {'+' if key in new else '-'} {key}")
    if write:
        lines = [HEADING]
        for question, cases in now.items():
            why = kept.get(question, {}).get("why", "")
            listed = "".join(f'    "{key}",\n' for key in cases)
            lines.append(f'\n["{question}"]\nwhy = "{why}"\ncases = [\n{listed}]')
        KEPT.write_text("\n".join(lines) + "\n", "utf-8")
    return 1 if now != before and not write else 0


if __name__ == "__main__":
    sys.exit(main(write="--write" in sys.argv))
