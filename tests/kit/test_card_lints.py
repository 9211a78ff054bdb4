"""Lints read the official text of a card beside ours, and ask for what ours leaves out."""

import os
from pathlib import Path
from typing import Any

import pytest

from westmarch.book.registers import load_suspects
from westmarch.cards.database.entry import Entry, read_database
from westmarch.cards.database.verify import verify
from westmarch.cards.language.parse import parse
from westmarch.cards.model.card import Card
from westmarch.cards.pool import load_pool
from westmarch.kit.card_lints import LINTS, suspicions
from westmarch.paths import RULES

PRINTED = load_pool("printed", frozenset())


def card(kind: str, *clauses: str) -> Card:
    block = "\n".join((f'card XX-1 "Toy Card"\n  {kind}', *(f"  {each}" for each in clauses)))
    return parse(block + "\n", "cards/xx.cards").cards[0]


def entry(text: str) -> Entry:
    return Entry("XX-1", "Toy Card", "Resource", "hero", {}, text)


EVENT, ITEM = "hero resource short-event", "hero minor item"
FREELY = 'freely in the organization phase: bring one "Cram" from the sideboard into hand'
CASES: tuple[tuple[str, str, str, tuple[str, ...], str], ...] = (
    (
        "places",
        "A toy for Bree and Bag End.",
        EVENT,
        ('play on a character at "Bree"',),
        "bag end",
    ),
    ("races", "A toy for an Elf or Dwarf.", EVENT, ("play on an Elf: untap him",), "Dwarf"),
    ("keywords", "A sage plays with it.", EVENT, ("play on a character: untap him",), "sage"),
    (
        "exceptions",
        "For all characters except the tall.",
        EVENT,
        ("play on a character: untap him",),
        "something is excepted",
    ),
    (
        "allies",
        "All characters and allies are better.",
        "hero resource permanent-event",
        ("play on a company", "each character of the company has +1 prowess"),
        "allies",
    ),
    (
        "restored",
        "Whoever is wounded becomes well and untapped.",
        EVENT,
        ("play on a wounded character: heal him",),
        "untapped",
    ),
    (
        "sort of attack",
        "Cancels a non-automatic attack.",
        EVENT,
        ("play on a creature's attack: cancel the attack",),
        "other than automatic ones, not of creatures alone",
    ),
    (
        "normally",
        "For a site that normally is a Border-hold.",
        EVENT,
        ("play on a Border-hold: tap it",),
        "normally",
    ),
    (
        "one each time",
        "During your organization phase, you may take one thing.",
        "hero resource permanent-event",
        (FREELY,),
        "once in the phase",
    ),
    (
        "scope",
        "Warrior only: +2 prowess; -1 to body of strikes.",
        ITEM,
        ("a warrior who bears it has +2 prowess", "strikes against its bearer have -1 body"),
        "-1 for a warrior only",
    ),
    (
        "check in each way",
        "He runs, or he hides. In any case he makes a corruption check.",
        EVENT,
        (
            "play on a tapped character: untap him",
            "play on a character: tap him, he makes a corruption check",
        ),
        "a check in each way",
    ),
)


@pytest.mark.parametrize(
    ("lint", "text", "kind", "clauses", "asked"), CASES, ids=[each[0] for each in CASES]
)
def test_each_lint_asks(
    lint: str, text: str, kind: str, clauses: tuple[str, ...], asked: str
) -> None:
    found = suspicions(card(kind, *clauses), entry(text))
    assert {name: what for name, what in found.items() if what} == {lint: asked}


def test_each_lint_has_its_case() -> None:
    assert {each[0] for each in CASES} == set(LINTS)


@pytest.mark.parametrize(
    ("text", "clauses"),
    [
        ("For Bree.", ('play on a character at "Bree"',)),
        ("Cannot be included in a Balrog's deck of Orcs.", ("play on a character: untap him",)),
        (
            "A non-automatic attack.",
            ("play on an attack other than automatic ones: cancel the attack",),
        ),
        (
            "He hides. Alternatively, he makes a corruption check.",
            (
                "play on a tapped character: untap him",
                "play on a character: he makes a corruption check",
            ),
        ),
        ("For a warrior.", ("unmodelled (using): for whom it is",)),
    ],
)
def test_nothing_is_asked_of_what_is_said(text: str, clauses: tuple[str, ...]) -> None:
    assert not any(suspicions(card(EVENT, *clauses), entry(text)).values())


def test_code_of_its_own_may_say_it() -> None:
    """DM-72 has the regions that it names in its code alone."""
    found = suspicions(PRINTED["DM-72"], entry("Horse Plains, Khand and Harondor."))
    assert not found["places"]


def asked_of(known: dict[str, dict[str, str]], monkeypatch: Any, text: str) -> Any:
    monkeypatch.setattr("westmarch.cards.database.verify.load_suspects", lambda _: known)
    toy = card(EVENT, "play on a character: untap him")
    return verify([toy], {"XX-1": entry(text)}, suspicions)


def test_what_a_lint_asks_is_a_difference(monkeypatch: pytest.MonkeyPatch) -> None:
    found = asked_of({}, monkeypatch, "For a sage.")
    asked = [(each.fact, each.ours, each.theirs) for each in found.differences]
    assert ("lint of keywords", "", "sage") in asked


def test_what_is_right_all_the_same_is_told_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    found = asked_of({"XX-1": {"keywords": "sage"}}, monkeypatch, "For a sage.")
    assert [each.fact for each in found.suspects] == ["lint of keywords"]
    assert "lint of keywords" not in {each.fact for each in found.differences}


def test_an_entry_that_nothing_asks_for_is_a_difference(monkeypatch: pytest.MonkeyPatch) -> None:
    found = asked_of({"XX-1": {"keywords": "sage"}}, monkeypatch, "For anybody.")
    asked = [(each.fact, each.ours, each.theirs) for each in found.differences]
    assert ("lint of keywords", "sage", "") in asked


def test_the_list_names_cards_and_lints_that_there_are() -> None:
    for id_, lints in load_suspects(RULES).items():
        assert id_ in PRINTED
        assert set(lints) <= set(LINTS)


if DATABASE := os.environ.get("WESTMARCH_CARD_DATABASE"):

    def test_no_lint_asks_for_what_is_not_known() -> None:
        found = verify(PRINTED.cards.values(), read_database(Path(str(DATABASE))), suspicions)
        assert found.differences == ()
