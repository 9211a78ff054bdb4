"""Sentences of the card database that say what one of our clauses says: those of characters."""

import re
from typing import Literal

from westmarch.cards.database.symbols import letters, symbol
from westmarch.cards.database.their_clauses import Sentences, gist
from westmarch.cards.model.character_clauses import (
    AgentAtHavens,
    AgentAttacksEarly,
    AgentKeepsOut,
    AgentTries,
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
from westmarch.cards.model.phrases.conditions import At, IsAvatar, IsBeside
from westmarch.cards.model.phrases.effects.attacks import Cancel
from westmarch.cards.model.phrases.effects.changes import Lasting, Shift
from westmarch.cards.model.phrases.effects.finding import Fetch
from westmarch.cards.model.phrases.effects.items import TestRing
from westmarch.cards.model.phrases.effects.people import Enable, Turn
from westmarch.cards.model.phrases.targets import (
    EachCharacter,
    OnAttack,
    OnCard,
    OnCharacter,
    OnCompany,
    One,
)
from westmarch.cards.model.phrases.things import Attacks, Cards, Where, Who
from westmarch.cards.model.play_clauses import Ability, Moment, Standing, UsesMagic
from westmarch.cards.model.stage_clauses import Worth


def _fetches(moment: Moment, sorts: tuple[str, ...], to: Literal["play-deck", "hand"]) -> Clause:
    return Ability("tap him", moment, effects=(Fetch(Cards(sorts), ("discard-pile",), to),))


def _untaps(name: str) -> Clause:
    return Ability(
        "tap him",
        target=OnCharacter(Who(((name,),))),
        conditions=(IsBeside("this card", name),),
        effects=(Turn("untap", One("he")),),
    )


_FOUND_HERE = Fetch(Cards(("item", "ally", "faction")), ("discard-pile",), "hand", here=True)
_AT_HOME = (At("he", Where(("Haven",))), IsAvatar("he"))
"""What it takes to do something “as your Ringwraith, if at a Darkhaven”."""
_EVENTS = ("resource short-event", "resource permanent-event", "resource long-event")

_OF_AGENTS: Sentences = (
    (
        r"(?:Agent only: )?may move to a Haven[^.;]*?(?:\. ?| and(?= may))",
        lambda _: AgentAtHavens(),
    ),
    (
        gist(r"may tap at [^.;]* new site to attack") + r"?(?: with (\+\d) prowess|(?=\.))",
        lambda found: AgentAttacksEarly(int(found[1] or 0)),
    ),
    (
        gist("Agent only: may tap", "influence check on an ally"),
        lambda _: AgentTries(),
    ),
    (
        r"Agent only: Cannot move to ([^.;]*)",
        lambda found: AgentKeepsOut(tuple(map(symbol, letters(found[1])))),
    ),
)

_OF_FALLEN_WIZARDS: Sentences = (
    (
        r"Hazards your companies defeat [^.;]*full kill marshalling points",
        lambda _: Worth(("kills",)),
    ),
    (
        gist("Your characters and hero allies", "full marshalling points"),
        lambda _: Worth(("characters", "hero allies")),
    ),
    (gist("Your hero allies", "full marshalling points"), lambda _: Worth(("hero allies",))),
    (
        gist("Your Man,", "and Troll factions", r"worth (\d)"),
        lambda found: Worth(("factions of speaking peoples",), points=int(found[1])),
    ),
    (
        gist("Your unique factions that are neither", r"worth (\d)"),
        lambda found: Worth(("unique factions of other beings",), points=int(found[1])),
    ),
    (
        gist("Your non-weapon/ non-armor/non-shield/non-helmet items", "full marshalling points"),
        lambda _: Worth(("items that are no arms",)),
    ),
)

OF_CHARACTERS: Sentences = (
    (
        r"[^.;]*search[^.;]*discard pile[^.;]*playable at.*?must be in ([^.;]*)",
        lambda found: Ability(
            "tap him",
            conditions=(At("he", Where(regions=tuple(re.split(r",? or |, ", found[1])))),),
            effects=(_FOUND_HERE,),
        ),
    ),
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
            OnCompany(own=True),
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
        gist("[Uu]ntap at the end of your organization phase"),
        lambda _: Ability(
            "freely", "at the end of the organization phase", effects=(Turn("untap", One("he")),)
        ),
    ),
    (
        gist("end-of-turn phase", "tap Saruman", "one spell or sorcery card", "to your hand"),
        lambda _: _fetches(
            "at the beginning of the end-of-turn phase", ("spell", "sorcery card"), "hand"
        ),
    ),
    (
        gist("end-of-turn phase", "tap Saruman", "one spell card", "to your hand"),
        lambda _: _fetches("at the beginning of the end-of-turn phase", ("spell",), "hand"),
    ),
    (
        gist("As your Ringwraith, if at a Darkhaven", r"(\+\d) prowess and (\+\d) body"),
        lambda found: Ability(
            "tap him",
            target=OnCompany(own=True),
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
    (
        gist("may tap to test a gold ring"),
        lambda _: Ability(
            "tap him", target=OnCard(Cards(("gold ring item",))), effects=(TestRing(One("it")),)
        ),
    ),
    (
        r"Tap \w+ to untap (\w+) or (\w+) if at the same site",
        lambda found: tuple(map(_untaps, found.groups())),
    ),
    (
        gist("tap to cancel a strike against another Hobbit"),
        lambda _: Ability(
            "tap him",
            target=OnCharacter(Who((("Hobbit",),), other_than="Fatty Bolger"), facing="strike"),
            effects=(Cancel("the strike"),),
        ),
    ),
    (
        r"As your Ringwraith, if at a Darkhaven[^.;]* not played at a site",
        lambda _: Ability(
            "tap him",
            target=OnAttack(Attacks(("off site",))),
            conditions=tuple(reversed(_AT_HOME)),
            effects=(Cancel("the attack"),),
        ),
    ),
    *_OF_AGENTS,
    *_OF_FALLEN_WIZARDS,
)
