"""Words that are offered to whoever mistypes one."""

from difflib import get_close_matches
from random import Random

from westmarch.errors import nearest
from westmarch.table.windows import WINDOWS
from westmarch.wire.paths import PATHS

KNOWN = (*WINDOWS, *(each.pattern for each in PATHS))


def mistyped(word: str, random: Random) -> str:
    letters = list(word)
    for _ in range(random.randrange(8)):
        at = random.randrange(len(letters) + 1)
        letters[at : at + random.randrange(3)] = random.choice(("", "x", "ab", "e" * 40))
    return "".join(letters)


def test_the_nearest_is_what_a_close_look_at_all_would_find() -> None:
    random = Random(1)
    for _ in range(300):
        word = mistyped(random.choice(KNOWN), random)
        found = get_close_matches(word, KNOWN, n=1, cutoff=0.6)
        assert nearest(word, KNOWN) == "".join(f"Did you mean “{each}”?" for each in found)


def test_capitals_and_accents_are_no_difference() -> None:
    assert nearest("gloin", ("Glóin", "Balin")) == "Did you mean “Glóin”?"
    assert nearest("GLÓINN", ("Glóin", "Balin")) == "Did you mean “Glóin”?"
    assert nearest("", ("Glóin",)) == nearest("x" * 300, ("Glóin",)) == ""
