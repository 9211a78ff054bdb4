"""Cards asked about in the words that players use, which need not be those of the card.

Each card of the table is asked about where it may plainly be played or used, in five phrasings; the
answer is the same, or an error that says how to ask. Others are asked about where a rule is in the
way, and the reason told is that one.
"""

import tomllib
from pathlib import Path
from typing import Any

import pytest

from westmarch.corpus.names import open_library
from westmarch.disputes.answers import Docket
from westmarch.disputes.settling import hear

TABLE = tomllib.loads(Path(__file__).with_name("phrasings.toml").read_text("utf-8"))
PHRASINGS = {
    "with": "{player} may {verb} “{name}” with {who}",
    "on": "{player} may {verb} “{name}” on {who}",
    "subject": "{who} may {verb} “{name}”",
    "bare": "{player} may {verb} “{name}”",
    "company": "{player} may {verb} “{name}” on {who}'s company",
}
OF_HAZARDS = {
    "on": PHRASINGS["on"],
    "bare": PHRASINGS["bare"],
    "company": PHRASINGS["company"],
    "passive": "“{name}” may be played",
    "passive on": "“{name}” may be played on {who}",
}


def asked(entry: dict[str, Any]) -> tuple[list[str], Docket]:
    """Ask about a card in each phrasing, in a file with one dispute for each."""
    verb, player = entry.get("verb", "play"), f"the {entry.get('player', 'player')}"
    forms = OF_HAZARDS if player == "the opponent" else PHRASINGS
    words = {"name": entry["name"], "who": entry["who"], "verb": verb, "player": player}
    scenarios = (
        f"  Scenario: {form}\n{entry['steps']}When it is asked whether {said.format(**words)}\n"
        for form, said in forms.items()
    )
    text = "Feature: Phrasings\n" + "\n".join(scenarios)
    return [*forms], hear(text, "phrasings.feature", open_library())


@pytest.mark.parametrize("entry", TABLE["card"], ids=lambda each: str(each["name"]))
def test_what_may_be_done_may_be_asked_in_other_words(entry: dict[str, Any]) -> None:
    forms, docket = asked(entry)
    answers = {each.title: each.settled[0].answer for each in docket.disputes}
    told = {each.title: each.settled[0].reasons[0].text for each in docket.disputes}
    asks = entry.get("asks", [])
    assert {each: "legal" for each in forms if each not in asks} == answers, (told, docket.faults)
    assert len(docket.faults) == len(asks)
    for fault in docket.faults:
        assert entry["hint"] in f"{fault.what} {fault.hint}"


@pytest.mark.parametrize("entry", TABLE["refused"], ids=lambda each: str(each["name"]))
def test_what_a_rule_forbids_is_forbidden_by_it_in_all_words(entry: dict[str, Any]) -> None:
    forms, docket = asked(entry)
    assert not docket.faults
    reasons = {each.title: each.settled[0].reasons[0].text for each in docket.disputes}
    assert {each.settled[0].answer for each in docket.disputes} == {"illegal"}
    assert [each for each in forms if entry["because"] not in reasons[each]] == [], reasons
