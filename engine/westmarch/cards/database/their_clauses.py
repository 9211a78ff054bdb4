"""Sentences of the card database that say what one of our clauses says: those of sites."""

import re
from collections.abc import Callable, Iterable

from westmarch.cards.model.card import ContainsHoard
from westmarch.cards.model.character_clauses import HealsAll
from westmarch.cards.model.clause import Clause
from westmarch.cards.model.phrases.effects.people import Check
from westmarch.cards.model.phrases.targets import One
from westmarch.cards.model.play_clauses import Trigger
from westmarch.cards.model.site_clauses import (
    AlsoKeyedHere,
    AttacksCancelledHere,
    CreaturesAttackHere,
    EntersPlayHere,
    HazardLimitHere,
    ItemsWhileTapped,
    NobodyMovesHere,
    NoMinionsAttackHere,
    RingTestHere,
    TapsWhoComes,
)
from westmarch.cards.model.stage_clauses import PointsWhileHere, Protects
from westmarch.cards.model.vocabulary import singular

Found = re.Match[str]
Said = Clause | tuple[Clause, ...] | None
Sentences = Iterable[tuple[str, Callable[[Found], Said]]]
"""Patterns, each with the clauses that it amounts to; none where a rule says the same for all."""


def gist(*words: str) -> str:
    """Make a pattern of the few words by which a whole sentence is known, in their order."""
    return "[^.;]*?" + "[^.]*?".join(words) + "[^.;]*"


def _keyed_here(found: Found) -> Clause:
    races = re.split(r" (?:or|and) ", re.sub(r" hazard| creatures?\b", "", found[1]))
    return AlsoKeyedHere(tuple(singular(each) for each in races), found[2])


def _check_when_wounded(found: Found) -> Clause:
    check = Check(One("he"), int(found[1] or 0))
    return Trigger("when it wounds a character", (check,))


OF_ATTACKS: Sentences = (
    (
        r"(?:; e| E)ach character wounded [^;.(]*corruption check(?:[^;.]*?(-\d))?",
        _check_when_wounded,
    ),
)

OF_SITES: Sentences = (
    (r"Contains a hoard", lambda _: ContainsHoard()),
    (
        r"[^.;]*moving to this site[^.;]*limit increased by (\d)",
        lambda found: HazardLimitHere(int(found[1])),
    ),
    (
        gist("attack", "minion company at this site", "cancel"),
        lambda _: AttacksCancelledHere("minion"),
    ),
    (
        gist("your companies", "this site", "all attacks", "cancel"),
        lambda _: AttacksCancelledHere("your"),
    ),
    (
        r"(Non-Nazgûl c|C)reatures [^.;]*this site attack normally[^.;]*",
        lambda found: CreaturesAttackHere(False, "Nazgûl" if found[1] != "C" else None),
    ),
    (
        gist("Creatures", "this site", "as detainment"),
        lambda _: CreaturesAttackHere(True),
    ),
    (
        r"Creatures keyed to (Coastal Sea)s? \[\{c\}\] (?:and|may be keyed to this site)",
        lambda found: AlsoKeyedHere(of_region=found[1]),
    ),
    (
        (
            r"[Aa]ny ([^.]+?)(?: \(except (.+?) ?\))? (?:may|may also|can) be "
            r"(?:played at|keyed to) this site"
        ),
        _keyed_here,
    ),
    (
        gist("(overt|covert) company", "tap", "revealed as its new site"),
        lambda found: TapsWhoComes(found[1]),  # type: ignore[arg-type]
    ),
    (r"A (Ringwraith) may not move to this site", lambda found: NobodyMovesHere(found[1])),
    (
        gist("home site", "non-Orc, non-Troll", "not be brought"),
        lambda _: EntersPlayHere(("Orc", "Troll")),
    ),
    (
        gist("No character", "brought into play", "home site"),
        lambda _: EntersPlayHere(),
    ),
    (gist("Healing effects", "all", "at the site"), lambda _: HealsAll(here=True)),
    (
        gist("Items may be played", "even if", "tapped"),
        lambda _: ItemsWhileTapped(),
    ),
    (
        gist("gold ring is tested", "at this site", r"([+-]\d)"),
        lambda found: RingTestHere(int(found[1])),
    ),
    (
        gist("You receive the", "stage points?", "companies are at (?:the|this) site"),
        lambda _: PointsWhileHere(),
    ),
    (gist("This site is a protected Wizardhaven"), lambda _: Protects()),
    (gist("A minion company may not attack another"), lambda _: NoMinionsAttackHere()),
    # Said by core.rings.stored-at-darkhaven.
    (gist("gold ring stored", "automatically tested"), lambda _: None),
    # Said by core.glossary.balrog-automatic-attacks-ignored.
    (gist("Balrog of Moria", "first automatic[- ]attack is canceled"), lambda _: None),
)


def read_clauses(text: str, sentences: Sentences) -> tuple[list[Clause], str]:
    """Give the clauses that a text amounts to, and what else it says."""
    clauses: list[Clause] = []
    for pattern, clause in sentences:

        def take(found: Found, clause: Callable[[Found], Said] = clause) -> str:
            said = clause(found)
            clauses.extend(said if isinstance(said, tuple) else (said,) if said else ())
            return ""

        text = re.sub(pattern, take, text)
    return clauses, text.strip(" .,;")
