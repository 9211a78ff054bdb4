"""Taking out what cards say, clause by clause."""

from msgspec.structs import replace

from tests.kit.test_mutate import ONLY, PLAY, Rulebound, case
from westmarch.cards.pool import load_pool
from westmarch.kit.clauses import Said, all_clauses, prove
from westmarch.kit.mutate import Mutant, Mutation
from westmarch.table.actions import PlayItem
from westmarch.wire.protocol import VerdictGiven

PROVED = Said("TD-130", 7, "rules/cards/td.cards", "play", ("Playing",))
LIKE = replace(PROVED, line=8, words="play on a character")
UNLIKE = replace(PROVED, line=9, like=("Bonus", "amount prowess"))
CASES = (replace(case(PLAY), cards=("TD-130",)),)


class Deaf(Rulebound):
    """Allows what it is asked as long as one clause is there."""

    def judge(self, action: PlayItem) -> VerdictGiven:
        if PROVED.id in self.without:
            return VerdictGiven("illegal", (ONLY,))
        return super().judge(action)


def test_a_clause_is_proved_by_its_card_or_by_one_that_says_the_like() -> None:
    found = prove((PROVED, LIKE, UNLIKE), CASES, Deaf)
    assert {id_: each.verdict for id_, each in found.items()} == {
        PROVED.id: "killed",
        LIKE.id: "killed-by-like",
        UNLIKE.id: "survived",
    }
    assert found[PROVED.id].by == (CASES[0].key,)
    assert "1 scenarios notices; TD-130 says the like" in found[LIKE.id].reason


def test_the_like_is_looked_for_among_others_too() -> None:
    assert prove((LIKE,), CASES, Deaf)[LIKE.id].verdict == "survived"
    found = prove((LIKE,), CASES, Deaf, others=(UNLIKE, LIKE, PROVED))
    assert found.keys() == {LIKE.id}
    assert found[LIKE.id].verdict == "killed-by-like"


def test_a_run_holds_if_every_clause_was_missed() -> None:
    assert Mutation({}, "killed", {PROVED.id: Mutant("killed-by-like")}).holds
    assert not Mutation({}, "killed", {PROVED.id: Mutant("survived")}).holds


def test_a_clause_is_taken_out_by_its_line() -> None:
    said = [each for each in all_clauses() if each.card == "TD-130"]
    whole = load_pool("emended", frozenset())["TD-130"]
    pool = load_pool("emended", frozenset(), frozenset({said[0].id}))
    assert pool["TD-130"].clauses == whole.clauses[1:]
    assert {each.line for each in said} >= {each.line for each in whole.clauses}


def test_clauses_are_alike_but_for_numbers_and_names() -> None:
    like = {each.id: each.like for each in all_clauses()}
    assert len(set(like.values())) < len(like) / 3
    minds = {each.like for each in all_clauses() if each.card in ("AS-1", "AS-5", "AS-6")}
    assert len(minds) < sum(each.card in ("AS-1", "AS-5", "AS-6") for each in all_clauses()) / 2
