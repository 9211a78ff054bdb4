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

RARE = {
    "agent-played": "cards-agents-0106",
    "ally-played": "cards-allies-0003",
    "attack-called": "cards-beyond-hope-0008",
    "card-placed-on-guard": "core-on-guard-0001",
    "card-shown": "cards-fellowship-0016",
    "cards-picked": "cards-watchers-0008",
    "character-healed": "cards-effects-0003",
    "character-turns-back": "cards-turning-back-0009",
    "companies-joined": "cards-lures-0023",
    "company-split": "cards-fellowship-0005",
    "company-starts": "core-setup-1026",
    "control-changed": "cards-deeps-0015",
    "control-lost": "core-glossary-0415",
    "copy-shown": "core-ending-0054",
    "corruption-check-omitted": "cards-companions-0005",
    "council-called": "cards-last-words-0002",
    "deck-exhausted": "cards-astray-0056",
    "deck-renewed": "cards-astray-0056",
    "demand-taken": "cards-counsels-0018",
    "demands-ordered": "core-chain-0031",
    "draft-stopped": "core-setup-0516",
    "draw-called": "cards-dark-tools-0020",
    "excess-spent": "core-company-combat-0301",
    "exhaustion-felt": "cards-astray-0056",
    "final-check-began": "cards-last-words-0006",
    "game-ended": "cards-effects-0040",
    "game-won": "cards-effects-0040",
    "guard-passed-on": "core-on-guard-0083",
    "hazard-given-back": "minions-agent-revealing-0029",
    "influence-failed": "cards-by-the-way-0004",
    "item-laid-aside": "cards-swag-0002",
    "loss-called": "cards-seas-0001",
    "movement-negated": "cards-conquests-0007",
    "negated": "cards-dark-tools-0003",
    "newcomer-called": "cards-meetings-0001",
    "pick-called": "cards-watchers-0008",
    "reckoning-began": "core-ending-0028",
    "round-revealed": "core-setup-0504",
    "setup-over": "core-setup-0007",
    "show-called": "cards-glances-0001",
    "site-exchanged": "cards-allies-0011",
    "site-replaced": "core-glossary-0541",
    "strike-cancelled": "cards-companions-0003",
    "strike-supported": "core-company-combat-0023",
    "strikes-due": "cards-candles-0001",
    "strikes-lost": "core-prisoners-0023",
    "strikes-taken": "cards-treasures-0067",
    "taken-back": "core-chain-0014",
    "treasure-designated": "scenario-0062",
    "trophy-taken": "core-actions-0044",
    "under-deeps-rolled": "cards-conquests-0006",
    "wizards-switched": "core-setup-1151",
}
"""What comes of itself, but seldom: a scenario for each of these events."""

_ID = re.compile(r"@id:(\S+)")
_RULE = re.compile(r"@rule:(\S+)")


def shown_by(event: str) -> str:
    """Name the scenario that comes to an event, if one is known; an empty word if none is."""
    wanted = next((each.scenario for each in SELDOM if event in each.events), "")
    return wanted or RARE.get(event, "")


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
