"""Slips of the pen: who notices them, and the list of those that nobody can."""

import pickle
from collections.abc import Callable, Sequence
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from msgspec.structs import replace

from tests.corpus.little_engine import LittleEngine
from tests.corpus.miniatures import compiled
from tests.corpus.test_run import ELSEWHERE, PLAY
from westmarch.book.load import our_book
from westmarch.errors import BadData
from westmarch.judging import judge_for
from westmarch.kernel.rulebook import Rule
from westmarch.kit import press
from westmarch.kit.operators import (
    Equivalent,
    Fate,
    Slip,
    Slipped,
    held_to,
    load_equivalents,
    sampled,
    slips,
)
from westmarch.kit.press import Press
from westmarch.paths import PACKAGE, RULES
from westmarch.table.actions import PlayItem
from westmarch.wire.protocol import VerdictGiven

ONLY = "dragons.hoards.only-at-hoard"
CODE = '''
def is_bad(site, number):
    """Only one site is good, and any number."""
    if number > 3 and number > 4:
        return True
    while _is_endless(site):
        pass
    return site != "TW-428"

def _is_endless(site):
    return site == ""

def tells(site):
    return site == "nowhere"
'''


@pytest.fixture
def little(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.setattr(press, "_ENDLESS", 0.1)
    file = tmp_path / "core" / "little.py"
    file.parent.mkdir()
    file.write_text(CODE)
    spec = spec_from_file_location("little", file)
    assert spec is not None and spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def engine(little: ModuleType) -> LittleEngine:
    class Judging(LittleEngine):
        """Asks the little module."""

        def judge(self, action: PlayItem) -> VerdictGiven:
            company = self.cards[action.character]["company"]
            site = self.cards[self.companies[company].site]["card"]
            bad = little.is_bad(site, len(self.companies))
            return VerdictGiven("illegal" if bad else "legal", (ONLY,) if bad else ())

    return Judging()


def rule(little: ModuleType) -> Rule:
    return Rule(id=ONLY, use="forbid", on=(PlayItem,), run=little.is_bad)


def tried(little: ModuleType, folder: Path) -> dict[str, Slipped]:
    cases = [
        replace(compiled(steps), key=f"little-{number}", rules=(ONLY,))
        for number, steps in enumerate((PLAY, ELSEWHERE))
    ]
    every = slips(folder, [rule(little)])
    found = Press(cases, engine(little), lambda: None).tried(every)
    return {each.change: each for each in found}


def test_the_fate_of_each_slip(little: ModuleType, tmp_path: Path) -> None:
    found = tried(little, tmp_path)
    noticed = found["site != 'TW-428' → site == 'TW-428'"]
    assert (noticed.where, noticed.fate) == ("core.little:is_bad", "killed")
    assert (noticed.rules, noticed.by, noticed.line) == ((ONLY,), "little-1", 8)
    assert found["without: number > 3"].reason == "2 scenarios come there, and none notices"
    assert found["return True → return False"].reason == "no scenario comes there"
    endless = found["site == '' → site != ''"]
    assert endless.fate == "raised"
    assert "the game does not end" in endless.reason
    assert not any("nowhere" in change for change in found), "it serves no rule"


def test_nobody_is_looked_for_for_ever(little: ModuleType, tmp_path: Path) -> None:
    every = slips(tmp_path, [rule(little)], "core")
    assert not slips(tmp_path, [rule(little)], "core.litt")
    cases = [replace(compiled(PLAY), key=key, rules=(ONLY,)) for key in ("one", "two")]
    found = Press(cases, engine(little), lambda: None, patience=0).tried(every)
    told = next(each for each in found if each.change == "without: number > 3")
    assert (told.fate, told.given_up) == ("survived", True)
    assert told.reason == "2 scenarios come there, too many to play them all"


def test_it_makes_no_difference_who_tries_them(little: ModuleType, tmp_path: Path) -> None:
    cases = [replace(compiled(PLAY), rules=(ONLY,)), replace(compiled(PLAY), key="other", rules=())]
    every = slips(tmp_path, [rule(little)])[:4]
    told: list[str] = []

    def copied(label: str, do: Callable[[int], Any], things: Sequence[int]) -> list[Any]:
        told.append(label)
        return [pickle.loads(pickle.dumps(do(each))) for each in things]

    press = Press(cases, engine(little), lambda: None, each=copied)
    assert press.tried(every) == Press(cases, engine(little), lambda: None).tried(every)
    assert told == ["Seeing who comes there", "Changing"] * 2


def test_scenarios_of_the_rule_go_first(little: ModuleType, tmp_path: Path) -> None:
    short, long = compiled(ELSEWHERE), compiled(ELSEWHERE + "    And Glóin is untapped\n")
    other = replace(short, key="other", rules=())
    every = slips(tmp_path, [rule(little)])
    for cases, by in (
        ([other, replace(long, key="own", rules=(ONLY,))], "own"),
        ([other], "other"),
    ):
        found = Press(cases, engine(little), lambda: None).tried(every)
        told = {each.change: each.by for each in found}
        assert told["site != 'TW-428' → site == 'TW-428'"] == by


def test_the_code_is_put_back(little: ModuleType, tmp_path: Path) -> None:
    before = little.is_bad.__code__
    tried(little, tmp_path)
    assert little.is_bad.__code__ is before


def test_a_corpus_that_does_not_pass_is_mended_first(little: ModuleType, tmp_path: Path) -> None:
    wrong = compiled(ELSEWHERE.replace("illegal by dragons.hoards.only-at-hoard", "legal"))
    with pytest.raises(BadData, match="does not pass even with all rules as they are"):
        Press([wrong], engine(little), lambda: None).tried(slips(tmp_path, [rule(little)]))


def fated(slip: Slip) -> Slipped:
    fate: Fate = "killed" if "number > 4 →" in slip.change.text else "survived"
    return Slipped(slip.where, slip.file, 1, "", slip.change.text, (), fate, "little-0001")


def test_what_is_said_to_change_nothing_is_to_be_noticed_by_nobody(
    little: ModuleType, tmp_path: Path
) -> None:
    every = slips(tmp_path, [rule(little)])
    file = tmp_path / "equivalents.toml"
    assert load_equivalents(file, every) == {}
    file.write_text('[[equivalent]]\nwhere = "core.lit:f"\nchange = "x"\nreason = "elsewhere"\n')
    assert load_equivalents(file, every, "core.little") == {}
    entry = '[[equivalent]]\nwhere = "core.little:is_bad"\nchange = "{}"\nreason = "so it is"\n'
    changes = ("without: number > 3", "number > 4 → number >= 4")
    file.write_text("".join(map(entry.format, changes)))
    known = load_equivalents(file, every)
    assert known["core.little:is_bad", changes[0], 1] == Equivalent(
        "core.little:is_bad", changes[0], "so it is"
    )
    held = [held_to(known, each.key, fated(each)) for each in every]
    found = {each.change: each for each in held}
    assert (found[changes[0]].fate, found[changes[0]].reason) == ("equivalent", "so it is")
    assert found[changes[1]].fate == "misjudged"
    assert found["without: number > 4"].fate == "survived"


def test_a_list_of_equivalents_speaks_of_the_code_as_it_is(
    little: ModuleType, tmp_path: Path
) -> None:
    every = slips(tmp_path, [rule(little)])
    file = tmp_path / "equivalents.toml"
    file.write_text('[[equivalent]]\nwhere = "core.little:is_bad"\nchange = "x"\nreason = "y"\n')
    with pytest.raises(BadData, match="nothing to change like this any more"):
        load_equivalents(file, every)
    file.write_text('[[equivalent]]\nwhere = "core.little:is_bad"\n')
    with pytest.raises(BadData, match="no list of equivalents"):
        load_equivalents(file, every)


def test_a_sample_is_the_same_for_the_same_seed(little: ModuleType, tmp_path: Path) -> None:
    every = slips(tmp_path, [rule(little)])
    assert sampled(every, 0, 1) == every
    assert sampled(every, len(every), 1) == every
    few = sampled(every, 3, 1)
    assert few == sampled(every, 3, 1) != sampled(every, 3, 2)
    assert len(few) == 3


def our_own() -> tuple[Slip, ...]:
    judges = [judge_for(edition) for edition in our_book().editions]
    for judge in judges:
        judge.rules.meet(tuple(judge.rules.unmet))
    return slips(PACKAGE / "rulebooks", [each for judge in judges for each in judge.rules.rules])


def test_what_cards_say_is_reached_and_not_what_makes_rules_of_it() -> None:
    where = {each.where for each in our_own()}
    assert "cards.sets.td.items:is_not_discarded" in where
    assert "cards.abilities:ability.<locals>.costs" in where
    assert "cards.abilities:ability" not in where


def test_what_tables_of_needs_hold_is_reached_and_not_what_only_tells_of_it() -> None:
    where = {each.where for each in our_own()}
    assert {"cards.things.places:_is_lair", "cards.targets.people:_is_wounded"} < where
    assert {"cards.reach:not_there", "core.site_phase.resources:_an_untapped_site"} < where
    assert not {"cards.reach:whereabouts", "core.strikes.prowess:_why_not"} & where


def test_our_own_equivalents_are_of_our_own_code() -> None:
    every = our_own()
    load_equivalents(RULES / "equivalents.toml", every)
    limit = [each for each in every if each.where == "core.hazards.limit:limit_is_reached"]
    assert limit[0].rules == ("core.hazards.limit-at-declaration",)
