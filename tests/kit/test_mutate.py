"""Taking rules out: who is missed, who is not, and whether the run can be trusted."""

from functools import partial
from pathlib import Path

import pytest
from msgspec.structs import replace

from tests.corpus.little_engine import LittleEngine
from tests.corpus.miniatures import compiled, little_book
from tests.corpus.test_run import ELSEWHERE, PLAY
from westmarch.corpus.model import Case
from westmarch.errors import BadData
from westmarch.kit.mutate import Mutant, load_waivers, mutable, mutate
from westmarch.processes import at_most, spread
from westmarch.table.actions import PlayItem
from westmarch.wire.protocol import VerdictGiven

ONLY, UNTAPPED = "dragons.hoards.only-at-hoard", "core.site-phase.untapped"
TIRED = """
    Given the emended rules
    And tapped Glóin is at The Lonely Mountain
    When Glóin plays “Magical Harp”
    Then it is illegal by core.site-phase.untapped
"""


class Rulebound(LittleEngine):
    """Can leave rules out, and remembers which of them spoke."""

    def __init__(self, without: frozenset[str]) -> None:
        self.without = without

    def judge(self, action: PlayItem) -> VerdictGiven:
        because = set(super().judge(action).because) - self.without
        if "dragons.hoards.now" in self.without:
            raise KeyError("dragons.hoards.now")
        return VerdictGiven("illegal" if because else "legal", tuple(sorted(because)))

    def touched(self) -> frozenset[str]:
        return frozenset({ONLY, UNTAPPED, "dragons.hoards.now", "dragons.hoards.turn-start"})


class Stubborn(Rulebound):
    """Plays by all rules whatever it is told."""

    def __init__(self, without: frozenset[str]) -> None:
        super().__init__(frozenset())


def case(steps: str, *rules: str) -> Case:
    return replace(compiled(steps), rules=rules)


CASES = (case(PLAY, ONLY), case(ELSEWHERE, ONLY), case(TIRED, ONLY))


@pytest.mark.parametrize("jobs", [1, 2])
def test_several_processes_find_what_one_does(jobs: int) -> None:
    rules = (ONLY, UNTAPPED, "dragons.hoards.turn-start", "dragons.hoards.now", "core.x.silent")
    with at_most(jobs):
        divided = mutate(CASES, Rulebound, rules, {}, each=partial(spread, "Taking out", few=1))
    assert divided == mutate(CASES, Rulebound, rules, {})
    assert tuple(divided.rules) == rules


def test_the_fate_of_each_rule() -> None:
    rules = (ONLY, UNTAPPED, "dragons.hoards.turn-start", "dragons.hoards.now", "core.x.silent")
    mutation = mutate(CASES, Rulebound, rules, {})
    assert {rule: mutant.verdict for rule, mutant in mutation.rules.items()} == {
        ONLY: "killed",
        UNTAPPED: "killed-by-other",
        "dragons.hoards.turn-start": "survived",
        "dragons.hoards.now": "broken",
        "core.x.silent": "survived",
    }
    assert mutation.rules[ONLY].by == ("little-0000",)
    assert mutation.rules["core.x.silent"].reason == "it speaks in no scenario"
    assert "KeyError" in mutation.rules["dragons.hoards.now"].reason
    assert not mutation.holds


def test_a_rule_speaks_through_the_card_that_it_amends() -> None:
    class Amended(Rulebound):
        """Knows one of the rules from the text of a card alone."""

        def touched(self) -> frozenset[str]:
            return super().touched() - {ONLY}

    unheard = mutate(CASES, Amended, (ONLY,), {}).rules[ONLY]
    assert unheard == Mutant("survived", reason="it speaks in no scenario")
    harp = {ONLY: frozenset({"TD-130"})}
    assert mutate(CASES, Amended, (ONLY,), {}, harp).rules[ONLY].verdict == "killed"
    nowhere = {ONLY: frozenset({"TD-131"})}
    assert mutate(CASES, Amended, (ONLY,), {}, nowhere).rules[ONLY].verdict == "killed"
    elsewhere = {"core.x.silent": frozenset({"TD-131"})}
    silent = mutate(CASES, Amended, ("core.x.silent",), {}, elsewhere)
    assert silent.rules["core.x.silent"].reason == "it speaks in 3 scenarios, and none notices"
    assert silent.control == mutate(CASES, Amended, (), {}).control


def test_a_run_holds_if_every_rule_is_missed() -> None:
    mutation = mutate(CASES, Rulebound, (ONLY, UNTAPPED), {})
    assert (mutation.control, mutation.holds) == ("killed", True)


def test_a_waiver_stands_for_a_proof_and_not_beside_one() -> None:
    waivers = {ONLY: "no need", "dragons.hoards.turn-start": "it cannot be seen"}
    mutation = mutate(CASES, Rulebound, waivers, waivers)
    assert mutation.rules[ONLY].verdict == "killed"
    assert mutation.rules["dragons.hoards.turn-start"] == Mutant(
        "waived", reason="it cannot be seen"
    )
    assert mutation.holds


def test_a_run_in_which_nobody_notices_anything_is_void() -> None:
    mutation = mutate(CASES, Stubborn, (), {})
    assert (mutation.control, mutation.holds) == ("survived", False)
    assert mutate((), Rulebound, (), {}).control == "survived"


def test_a_corpus_that_does_not_pass_is_mended_first() -> None:
    broken = case(PLAY.replace("legal", "illegal by core.site-phase.untapped"), ONLY)
    with pytest.raises(BadData, match="does not pass even with all rules in place"):
        mutate((broken,), Rulebound, (ONLY,), {})


def test_only_testable_rules_in_force_are_taken_out() -> None:
    book = little_book()
    assert mutable(book, CASES, (), "dragons") == (ONLY, "dragons.hoards.turn-start")
    assert mutable(book, CASES, (UNTAPPED,), "") == (UNTAPPED,)
    with pytest.raises(BadData, match="No rule"):
        mutable(book, CASES, ("dragons.hoards.nw",), "")


def test_the_texts_of_cards_are_a_book_of_their_own() -> None:
    book, cases = little_book(), (*CASES, replace(case(PLAY), cards=("TD-130",)))
    of_all = mutable(book, cases, (), "")
    assert of_all == ("TD-130", "TD-130.keeps-him", *mutable(book, CASES, (), ""))
    assert mutable(book, cases, (), "cards") == ("TD-130", "TD-130.keeps-him")
    assert mutable(book, cases, ("TD-131",), "cards") == ()
    assert mutable(book, cases, ("TD-130",), "") == ("TD-130",)
    assert mutable(book, cases, ("TD-130.keeps-him",), "") == ("TD-130.keeps-him",)
    assert mutable(book, cases, ("TD-130", UNTAPPED), "") == ("TD-130", UNTAPPED)
    assert "TD-130" not in mutable(book, cases, (), "dragons")


def test_what_proves_the_text_of_a_card_is_its_own() -> None:
    named = replace(case(ELSEWHERE), cards=(ONLY,))
    assert mutate((named,), Rulebound, (ONLY,), {}).rules[ONLY].verdict == "killed"


def test_waivers_are_read_from_toml(tmp_path: Path) -> None:
    file = tmp_path / "waivers.toml"
    assert load_waivers(file, little_book()) == {}
    file.write_text(f'"{ONLY}" = "because"\n')
    assert load_waivers(file, little_book()) == {ONLY: "because"}
    file.write_text('"core.x.y" = "because"\n')
    with pytest.raises(BadData, match="No rule"):
        load_waivers(file, little_book())
    file.write_text(f'"{ONLY}" = 3\n')
    with pytest.raises(BadData, match="no list of waivers"):
        load_waivers(file, little_book())


def test_a_card_without_a_text_is_not_taken_out() -> None:
    wolves = replace(case(PLAY), cards=("TD-13",))
    assert mutable(little_book(), (wolves,), (), "cards") == ()
