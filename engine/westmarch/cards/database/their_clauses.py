"""Sentences of the card database that say what one of our clauses says."""

import re
from collections.abc import Callable, Iterable
from typing import Literal

from westmarch.cards.language.vocabulary import singular
from westmarch.cards.model.card import Clause, ContainsHoard
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
)
from westmarch.cards.model.item_clauses import UntappedCost
from westmarch.cards.model.phrases.conditions import At
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

Found = re.Match[str]
Sentences = Iterable[tuple[str, Callable[[Found], Clause]]]


def _keyed_here(found: Found) -> Clause:
    races = re.split(r" (?:or|and) ", re.sub(r" hazard| creatures?\b", "", found[1]))
    return AlsoKeyedHere(tuple(singular(each) for each in races), found[2])


def _check_when_wounded(found: Found) -> Clause:
    check = Check(One("he"), int(found[1] or 0))
    return Trigger("when it wounds a character", (check,))


OF_ATTACKS: Sentences = (
    (
        r"; each character wounded must make a corruption check(?: modified by (-\d))?",
        _check_when_wounded,
    ),
    (
        r" Each character wounded must make a corruption check(?: modified by (-\d))?",
        _check_when_wounded,
    ),
)

OF_SITES: Sentences = (
    (r"Contains a hoard", lambda _: ContainsHoard()),
    (
        r"Any company moving to this site has its hazard limit increased by (\d)",
        lambda found: HazardLimitHere(int(found[1])),
    ),
    (
        r"Any attack against a minion company at this site is canceled",
        lambda _: AttacksCancelledHere("minion"),
    ),
    (
        r"If one of your companies is at this site, all attacks against it are canceled",
        lambda _: AttacksCancelledHere("your"),
    ),
    (
        (
            r"(Non-Nazgûl c|C)reatures (?:played at|keyed to) this site attack normally, "
            r"not as detainment"
        ),
        lambda found: CreaturesAttackHere(False, "Nazgûl" if found[1] != "C" else None),
    ),
    (
        r"Creatures keyed to this site attack as detainment",
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
        (
            r"An? (overt|covert) company must tap an untapped character \(if available\) if this "
            r"site is revealed as its new site"
        ),
        lambda found: TapsWhoComes(found[1]),  # type: ignore[arg-type]
    ),
    (r"A (Ringwraith) may not move to this site", lambda found: NobodyMovesHere(found[1])),
    (
        (
            r"Unless this site is a character's home site, a non-Orc, non-Troll character "
            r"may not be brought into play at this site"
        ),
        lambda _: EntersPlayHere(("Orc", "Troll")),
    ),
    (
        (
            r"No character may be brought into play at this site \(unless this site is the "
            r"character's home site\)"
        ),
        lambda _: EntersPlayHere(),
    ),
    (r"Healing effects affect all characters at the site", lambda _: HealsAll(here=True)),
    (
        r"Items may be played (?:here|at this site) even if (?:it|the site) is tapped",
        lambda _: ItemsWhileTapped(),
    ),
)


def _fetches(moment: Moment, sorts: tuple[str, ...], to: Literal["play-deck", "hand"]) -> Clause:
    return Ability("tap him", moment, effects=(Fetch(Cards(sorts), ("discard-pile",), to),))


OF_CHARACTERS: Sentences = (
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
        (
            r"Unless (?:he|she) is one of the starting characters, (?:he|she) may only be brought "
            r"into play at (?:his|her) home site|(?:He|She) may only be brought into play at "
            r"(?:his|her) home site"
        ),
        lambda _: EntersPlayAtHome(),
    ),
    (
        (
            r"When \S+(?: is)? at (?:the )?([\w ]+?), you may keep one more card than normal in "
            r"your hand"
        ),
        lambda found: HandSize(1, found[1].removeprefix("is at ")),
    ),
    (
        r"Healing effects affect all characters in (?:his|her) company",
        lambda _: HealsAll(),
    ),
    (
        r"You may keep one more card than normal in your hand",
        lambda _: HandSize(1),
    ),
    (
        r"The Balrog's prowess is only modified by -(\d) when not tapping to face a strike",
        lambda found: UntappedCost(One("he"), int(found[1])),
    ),
    (
        r"and the Nazgûl/Ringwraith's body is halved \(rounded up\)",
        lambda _: HalvesBody(("Nazgûl", "Ringwraith")),
    ),
    (
        (
            r"As your Ringwraith, (?:one|up to two) Ringwraith followers? in his company may be "
            r"controlled with no influence\. You may bring (?:this follower|these followers) into "
            r"play during (?:your organization phase|separate organization phases)"
        ),
        lambda found: LeadsRingwraiths(2 if "two" in found[0] else 1),
    ),
    (
        r"May tap to cancel one attack against his company keyed to a (Coastal Sea) region",
        lambda found: Ability(
            "tap him",
            target=OnAttack(Attacks(keyed_to=(found[1],))),
            effects=(Cancel("the attack"),),
        ),
    ),
    (
        (
            r"Tap during your organization phase to move one resource or character from your "
            r"discard pile to your play deck and reshuffle"
        ),
        lambda _: _fetches("in the organization phase", ("resource", "character"), "play-deck"),
    ),
    (
        (
            r"At the beginning of your end-of-turn phase, you may tap Saruman to take one spell "
            r"card from your discard pile to your hand"
        ),
        lambda _: _fetches("at the beginning of the end-of-turn phase", ("spell",), "hand"),
    ),
    (
        (
            r"As your Ringwraith, if at a Darkhaven[^,]*, he may tap to give (\+\d) prowess and "
            r"(\+\d) body to all characters in any one of your companies until the end of the turn"
        ),
        lambda found: Ability(
            "tap him",
            target=OnCompany(),
            conditions=(At("he", Where(("Haven",))),),
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
        r"May tap to use a Palantír (?:he|she) bears",
        lambda _: Ability("tap him", effects=(Enable(One("he")),)),
    ),
    (
        (
            r"When \S+ new site is revealed, he may draw one additional card for each (Wilderness)"
            r" \[\{w\}\] in his company's site path"
        ),
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
        r"If (\w+) and/or (\w+) is in his company, \w+'s mind is reduced by one",
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
