"""What an entry of the card database says of a character."""

import re
from collections.abc import Iterator

from westmarch.cards.database.entry import Entry
from westmarch.cards.database.their_clauses import read_clauses
from westmarch.cards.database.their_influence import AGAINST, AGAINST_FIRST
from westmarch.cards.database.their_people import OF_CHARACTERS
from westmarch.cards.language.grammar import vocabulary
from westmarch.cards.wording.writing import write

_DISCARDED = re.compile(r"Discard on a body check result of (\d+)(?: or (\d+))?")
_LOST_POINTS = re.compile(r"-(\d) marshalling points if eliminated")
_SAID_ELSEWHERE = re.compile(r"Unique|Manifestation of [^.]+|Additionally,")

_HOMES = (
    (r"any non-Under-deeps ([^,]+)", r"any \1 outside the Under-deeps"),
    (r"any non-([^,]+) Under-deeps site", r"any Under-deeps site other than a \1"),
    (r"any non-\"Dragon's lair\" (.+ in a \w+)", r"any \1 that is not a Dragon's lair"),
    (r"any site in ([^,]+) or ([^,]+)", r"any site in \1, any site in \2"),
)
"""Descriptions of home sites, and ours."""


def their_character(entry: Entry) -> Iterator[tuple[str, str]]:
    """Give what the database says of a character."""
    # Agents on the template of hazards have no race; the database says there what they are.
    yield "race", entry["race"].removesuffix("Hazard Agent")
    yield "skills", entry["skills"].lower().replace("/", ", ")
    yield "home sites", _home_sites(entry["homeSite"])
    for quantity, attribute in (
        ("mind", "mind"),
        ("prowess", "prowess"),
        ("body", "body"),
        ("direct influence", "directInfluence"),
        ("general influence", "generalInfluence"),
    ):
        yield quantity, entry[attribute]
    discarded = _DISCARDED.search(entry.text)
    results = [each for each in discarded.groups() if each] if discarded else []
    yield "discarded by", " or ".join(results)
    lost = _LOST_POINTS.search(entry.text)
    yield "points lost if eliminated", lost[1] if lost else "0"
    clauses, more = read_clauses(entry.text, OF_CHARACTERS)
    yield "clauses", "; ".join(sorted(write(each) for each in clauses))
    yield "more text", "yes" if _says_more(more) else "no"


def _home_sites(text: str) -> str:
    homes = re.sub(r"\bAny\b", "any", "" if text == "None" else text)
    for theirs, ours in _HOMES:
        homes = re.sub(theirs, ours, homes)
    return homes


def _says_more(text: str) -> bool:
    """Tell whether anything is left when all that is compared as a fact is taken out."""
    for told in (AGAINST, AGAINST_FIRST, _DISCARDED, _LOST_POINTS, _SAID_ELSEWHERE):
        text = told.sub("", text)
    known = {word.lower() for word in vocabulary("KEYWORD")}
    return any(each.strip(" ,").lower() not in {"", *known} for each in text.split("."))
