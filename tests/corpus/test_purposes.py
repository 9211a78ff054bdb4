"""What chance is asked for: all of it is listed."""

import re

from westmarch.corpus.kept import load_corpus
from westmarch.corpus.model import ActStep
from westmarch.corpus.purposes import ALL_PURPOSES
from westmarch.paths import PACKAGE

ASKED = re.compile(r"\.draw\(\s*\"(?P<kind>\w+)\", (?:\"(?P<purpose>[\w-]+)\"|(?P<name>\w+)),")
ROLLED = re.compile(r"\broll_for\(play, \"([\w-]+)\",")
LISTED = {(each.kind, each.on_the_wire) for each in ALL_PURPOSES}


def asked() -> set[tuple[str, str]]:
    """What the code asks for, be it in a word of its own or by a name that it has given it."""
    found: set[tuple[str, str]] = set()
    for path in PACKAGE.rglob("*.py"):
        text = path.read_text("utf-8")
        found |= {("2d6", purpose) for purpose in ROLLED.findall(text)}
        if path.name == "second_rolls.py":  # It is told for what by whoever has it roll.
            continue
        for each in ASKED.finditer(text):
            if each["purpose"]:
                found.add((each["kind"], each["purpose"]))
                continue
            (said,) = re.findall(rf"^ +{each['name']} = (.*)$", text, re.MULTILINE)
            found |= {(each["kind"], name) for name in re.findall(r"\"([\w-]+)\"", said)}
    return found


def test_all_that_is_asked_for_is_listed() -> None:
    assert asked() == LISTED


def test_the_corpus_gives_nothing_else() -> None:
    given = {
        (draw.need.kind, draw.need.purpose)
        for case in load_corpus().cases
        for step in case.steps
        if isinstance(step, ActStep)
        for draw in step.draws
    }
    assert given == LISTED
