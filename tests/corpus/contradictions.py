"""Reasons that contradict each other, or themselves: found by their words alone."""

import re
from collections.abc import Iterator, Sequence

_AFFIRMED = {
    "cannot": "can",
    "can not": "can",
    "is no": "is a",
    "is not": "is",
    "are no": "are",
    "are not": "are",
    "has no": "has a",
    "has not": "has",
    "was not": "was",
    "no": "a",
}
_DENIED = re.compile(rf"\b(?:{'|'.join(_AFFIRMED)})\b")
_ARTICLES = re.compile(r"\b(?:an?|any) ")

_PHASES = "untap|organization|long-event|movement/hazard|site|end-of-turn"
_OF_ONE = {
    "it is for this very phase": (
        rf"\b(?:in|for|of) (?!the opponent)[^.,]*\b({_PHASES}) phase(?![^.]*opponent)[^.]*, "
        r"and it is (?!the opponent)[^.]*\b\1 phase\."
    ),
    "the site is just that": r"would need an? ([^.]+?) as the site [^.]*\(\1\)\.",
    "the region is just that": r"would need an? ([^.]+?) that the company goes through[^.]*\(\1\)",
    "the card is in play as it has to be": r"if \"([^\"]+)\" is in play, and \1 is in play",
    "the card is away as it has to be": r"if \"([^\"]+)\" is not in play, and \1 is not in play",
    "he is untapped as he has to be": r"takes? [^.]*an untapped character, and [^.]* is untapped\.",
    "it denies what it has not told": r"\bit is not so that\b",
}
_CHECKS = {name: re.compile(pattern) for name, pattern in _OF_ONE.items()}
"""What is wrong with one sentence: it tells as a lack that everything is as it should be."""

_DETAINS = re.compile(r"attack is detainment|that is detainment|attack is a detainment")
_EARNEST = re.compile(r"is no detainment attack|is not detainment")

_NUMBER = re.compile(
    r"^(?P<what>(?:The|What) .+?) is (?:.* = )?(?P<value>−?\d+)(?: \([^()]*\))?\.$"
)
_ROLLED = (
    *("The body check", "The corruption check ", "The influence check ", "The result "),
    *("The roll ", "The total "),
)
"""What may be rolled more than once in one step."""
_TOTAL = re.compile(r"(?P<who>[^.:]+?) has (?P<one>−?\d+) against (?P<other>−?\d+): the strike ")


def contradictions(told: Sequence[str], *, one_moment: bool = False) -> Iterator[str]:
    """Say which sentences of one explanation contradict others of it, or themselves.

    If it is all about `one_moment`, a number has but one value in it.
    """
    sentences = [each for text in told for each in _split(text)]
    for text in told:
        for name, pattern in _CHECKS.items():
            if pattern.search(text):
                yield f"{name}: {text}"
    affirmed = {_plain(each): each for each in sentences if not _DENIED.search(each)}
    for each in sentences:
        if _DENIED.search(each) and (other := affirmed.get(_plain(_affirm(each)))):
            yield f"“{other}” and “{each}”"
    detains = [each for each in told if _DETAINS.search(each) and not _EARNEST.search(each)]
    earnest = [each for each in told if _EARNEST.search(each)]
    if detains and earnest:
        yield f"“{detains[0]}” and “{earnest[0]}”"
    yield from _numbers(told, one_moment=one_moment)


def _numbers(told: Sequence[str], *, one_moment: bool) -> Iterator[str]:
    """Say of which numbers two different values are told, or one that no sum comes to."""
    found: dict[str, set[str]] = {}
    for each in filter(None, map(_NUMBER.match, told)):
        found.setdefault(each["what"], set()).add(each["value"])
    for what, values in found.items():
        if one_moment and len(values) > 1 and not what.startswith(_ROLLED):
            yield f"{what} is {' and '.join(sorted(values))}"
    for each in filter(None, map(_TOTAL.match, told)):
        total = found.get(f"The total of {each['who']}", {each["one"]})
        if each["one"] not in total:
            yield f"{each[0]} and {total}"


def _split(text: str) -> list[str]:
    return re.split(r"(?<=[.?!]) (?=[A-Z“])", text)


def _affirm(sentence: str) -> str:
    return _DENIED.sub(lambda found: _AFFIRMED[found[0]], sentence)


def _plain(sentence: str) -> str:
    return _ARTICLES.sub("", sentence).lower()
