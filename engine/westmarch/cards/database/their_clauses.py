"""Sentences of the card database that say what one of our clauses says."""

import re
from collections.abc import Callable, Iterable
from typing import Literal

from westmarch.cards.model.card import ContainsHoard
from westmarch.cards.model.character_clauses import (
    CheckModifier,
    EntersPlayAtHome,
    FactionCheckModifier,
    HalvesBody,
    HandSize,
    HealsAll,
    InMode,
    LeadsRingwraiths,
    MindBeside,
    StaysBehind,
)
from westmarch.cards.model.clause import Clause
from westmarch.cards.model.item_clauses import UntappedCost
from westmarch.cards.model.phrases.conditions import At, IsAvatar
from westmarch.cards.model.phrases.effects import Cancel, Check, Enable, Fetch, Lasting, Shift
from westmarch.cards.model.phrases.targets import EachCharacter, OnAttack, OnCompany, One
from westmarch.cards.model.phrases.things import Attacks, Cards, Where, Who
from westmarch.cards.model.play_clauses import Ability, Moment, Standing, Trigger, UsesMagic
from westmarch.cards.model.site_clauses import (
    AlsoKeyedHere,
    AttacksCancelledHere,
    CreaturesAttackHere,
    EntersPlayHere,
    HazardLimitHere,
    ItemsWhileTapped,
    NobodyMovesHere,
    TapsWhoComes,
)
from westmarch.cards.model.vocabulary import singular

Found = re.Match[str]
Sentences = Iterable[tuple[str, Callable[[Found], Clause]]]


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
)


def _fetches(moment: Moment, sorts: tuple[str, ...], to: Literal["play-deck", "hand"]) -> Clause:
    return Ability("tap him", moment, effects=(Fetch(Cards(sorts), ("discard-pile",), to),))


_AT_HOME = (At("he", Where(("Haven",))), IsAvatar("he"))
"""What it takes to do something “as your Ringwraith, if at a Darkhaven”."""
_EVENTS = ("resource short-event", "resource permanent-event", "resource long-event")

OF_CHARACTERS: Sentences = (
    (
        gist("tap to cancel a detainment attack"),
        lambda _: Ability(
            "tap him",
            target=OnAttack(Attacks(("detainment",))),
            effects=(Cancel("the attack"),),
        ),
    ),
    (
        gist("As your Ringwraith, if at a Darkhaven", "one more card than normal"),
        lambda _: Standing(One("its player"), (Shift("hand size", 1),), tuple(reversed(_AT_HOME))),
    ),
    (
        gist("As your Ringwraith, at the beginning", "end-of-turn phases", "magic card"),
        lambda _: Ability(
            "tap him",
            "at the beginning of the end-of-turn phase",
            conditions=(IsAvatar("he"),),
            effects=(Fetch(Cards(("magic card",)), ("discard-pile",), "hand"),),
        ),
    ),
    (
        gist("As your Ringwraith, if at a Darkhaven", "corruption checks", r"(\+\d)"),
        lambda found: Ability(
            "tap him",
            "in the organization phase",
            OnCompany(),
            _AT_HOME,
            (
                Lasting(
                    (Shift("corruption check", int(found[1])),),
                    EachCharacter(Who(), "the company"),
                    "turn",
                ),
            ),
        ),
    ),
    (
        gist("As your Ringwraith, if at a Darkhaven", "one resource event card"),
        lambda _: Ability(
            "tap him",
            "in the organization phase",
            conditions=_AT_HOME,
            effects=(Fetch(Cards(_EVENTS), ("discard-pile",), "play-deck"),),
        ),
    ),
    (
        r"([+-]\d) to all (?:of (?:his|her) )?corruption checks",
        lambda found: CheckModifier(int(found[1])),
    ),
    (
        r"All of (?:his|her) corruption checks are modified by ([+-]\d)",
        lambda found: CheckModifier(int(found[1])),
    ),
    (
        r"([+-]\d) to influence checks against factions",
        lambda found: FactionCheckModifier(int(found[1])),
    ),
    (
        gist("(?:not be included with a starting company|not be one of the starting characters)"),
        lambda _: StaysBehind(),
    ),
    (
        gist("only be brought into play at (?:his|her) home site"),
        lambda _: EntersPlayAtHome(),
    ),
    (
        r"When \S+(?: is)? at (?:the )?([\w ]+?), [^.;]*one more card[^.;]*hand",
        lambda found: HandSize(1, found[1].removeprefix("is at ")),
    ),
    (
        gist("Healing effects", "all", "(?:his|her) company"),
        lambda _: HealsAll(),
    ),
    (
        r"You may keep one more card[^.;]*",
        lambda _: HandSize(1),
    ),
    (
        gist(r"modified by -(\d) when not tapping"),
        lambda found: UntappedCost(One("he"), int(found[1])),
    ),
    (
        r"and the Nazgûl/Ringwraith's body is halved[^.;]*",
        lambda _: HalvesBody(("Nazgûl", "Ringwraith")),
    ),
    (
        (
            gist("As your Ringwraith", "Ringwraith followers?", "with no influence")
            + r"\. You may bring [^.;]*"
        ),
        lambda found: LeadsRingwraiths(2 if "two" in found[0] else 1),
    ),
    (
        gist("tap to cancel one attack", "keyed to a (Coastal Sea)"),
        lambda found: Ability(
            "tap him",
            target=OnAttack(Attacks(keyed_to=(found[1],))),
            effects=(Cancel("the attack"),),
        ),
    ),
    (
        gist("organization phase", "one resource or character", "to your play deck"),
        lambda _: _fetches("in the organization phase", ("resource", "character"), "play-deck"),
    ),
    (
        gist("end-of-turn phase", "tap Saruman", "one spell card", "to your hand"),
        lambda _: _fetches("at the beginning of the end-of-turn phase", ("spell",), "hand"),
    ),
    (
        gist("As your Ringwraith, if at a Darkhaven", r"(\+\d) prowess and (\+\d) body"),
        lambda found: Ability(
            "tap him",
            target=OnCompany(),
            conditions=_AT_HOME,
            effects=(
                Lasting(
                    (Shift("prowess", int(found[1])), Shift("body", int(found[2]))),
                    EachCharacter(Who(), "the company"),
                    "turn",
                ),
            ),
        ),
    ),
    (
        r"Can use (sorcery|spirit-magic|shadow-magic)((?:,? (?:and )?[a-z]+(?:-magic)?)*)",
        lambda found: UsesMagic(
            (found[1], *re.findall(r"sorcery|spirit-magic|shadow-magic", found[2]))
        ),
    ),
    (
        gist("tap to use a Palantír"),
        lambda _: Ability("tap him", effects=(Enable(One("he")),)),
    ),
    (
        gist("new site is revealed", "draw one additional card", "(Wilderness)"),
        lambda found: Standing(
            One("the company"), (Shift("draws", 1, per=f"{found[1]} in the site path"),)
        ),
    ),
    (
        r"([+-]\d) direct influence in (Heralded Lord) mode",
        lambda found: InMode("direct influence", int(found[1]), "Heralded Lord"),
    ),
    (
        r"([+-]\d) prowess in (Fell Rider) mode",
        lambda found: InMode("prowess", int(found[1]), "Fell Rider"),
    ),
    (
        r"If (\w+) and/or (\w+) [^.;]*mind is reduced by one",
        lambda found: MindBeside(-1, (found[1], found[2])),
    ),
)


def read_clauses(text: str, sentences: Sentences) -> tuple[list[Clause], str]:
    """Give the clauses that a text amounts to, and what else it says."""
    clauses: list[Clause] = []
    for pattern, clause in sentences:

        def take(found: Found, clause: Callable[[Found], Clause] = clause) -> str:
            clauses.append(clause(found))
            return ""

        text = re.sub(pattern, take, text)
    return clauses, text.strip(" .,;")
