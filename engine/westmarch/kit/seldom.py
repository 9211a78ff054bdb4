"""What random play seldom comes to, or never: which scenarios show it all the same."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from msgspec import Struct

from westmarch.files import read_text
from westmarch.paths import FEATURES


class Seldom(Struct, frozen=True):
    """Something that players have to want before it comes about."""

    what: str
    events: tuple[str, ...]
    """What then happens, as random play calls it."""
    scenario: str
    """One that comes to it; by the same deeds, players come to it from where that begins."""


SELDOM = (
    Seldom("Somebody is taken prisoner", ("character-taken",), "minions-prisoners-0034"),
    Seldom(
        "Rescuers face what guards him",
        ("rescue-attack-faced", "rescue-attacks-over"),
        "minions-rescue-0007",
    ),
    Seldom("He is rescued", ("prisoners-rescued", "character-freed"), "minions-rescue-0014"),
    Seldom("His host goes, and he is free", ("prisoners-released",), "minions-rescue-0029"),
    Seldom(
        "An agent is revealed by his player", ("agent-revealed",), "minions-agent-revealing-0002"
    ),
    Seldom("A card sends an agent to attack", ("agent-sent",), "minions-agent-revealing-0027"),
    Seldom("An agent is killed, and kept", ("agent-beaten", "agent-claimed"), "core-combat-0067"),
    Seldom("An agent is killed, and not kept", ("agent-spared",), "core-combat-0068"),
    Seldom("A ring is played after a test", ("ring-played",), "core-rings-0009"),
    Seldom("The One Ring is destroyed", ("one-ring-destroyed",), "core-ending-0101"),
    Seldom("A Ringwraith wins with The One Ring", ("ring-mastered",), "core-ending-0341"),
    Seldom("A card is influenced away", ("card-influenced",), "core-influence-0032"),
    Seldom(
        "A chain of effects is interrupted",
        ("chain-interrupted", "interruption-over", "chain-resumed"),
        "core-on-guard-0049",
    ),
    Seldom("A card is cancelled on the chain", ("card-cancelled",), "core-targeting-0014"),
    Seldom(
        "A company attacks another",
        ("company-attacked", "strike-dealt"),
        "core-company-combat-0024",
    ),
    Seldom(
        "Companions save an item",
        ("rescue-began", "item-rescued", "rescue-ended"),
        "core-body-checks-0015",
    ),
    Seldom(
        "A company has to return",
        ("company-returned", "company-cut-short", "journey-forgotten"),
        "core-movement-hazard-0061",
    ),
    Seldom("A character is returned to hand", ("character-returned",), "core-body-checks-0027"),
)

_ID = re.compile(r"@id:(\S+)")
_RULE = re.compile(r"@rule:(\S+)")


def shown_by(event: str) -> str:
    """Name the scenario that comes to an event, if one is known; an empty word if none is."""
    return next((each.scenario for each in SELDOM if event in each.events), "")


@cache
def proofs() -> dict[str, tuple[str, ...]]:
    """Name for each rule the scenarios that are said to prove it, in their order."""
    found: dict[str, dict[str, None]] = {}
    for path in sorted(FEATURES.rglob("*.feature")):
        for scenario, rules in _tagged(path):
            for each in rules:
                found.setdefault(each, {})[scenario] = None
    return {rule: tuple(scenarios) for rule, scenarios in found.items()}


def _tagged(path: Path) -> Iterator[tuple[str, list[str]]]:
    """Go through the scenarios of a file, each with its rules, and those of the block it is in."""
    waiting: list[str] = []
    block: list[str] = []
    for line in read_text(path).splitlines():
        said = line.strip()
        if said.startswith("@"):
            waiting.append(said)
        elif said.startswith("Rule:"):
            block, waiting = _RULE.findall(" ".join(waiting)), []
        elif said.startswith("Scenario"):
            tags = " ".join(waiting)
            name = _ID.search(tags)
            if name is not None:
                yield name[1], [*block, *_RULE.findall(tags)]
            waiting = []
