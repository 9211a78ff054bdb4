"""Every verdict of the corpus can be explained, in sentences that can be read out."""

import os
import re
from collections import Counter
from pathlib import Path

from tests.corpus.contradictions import contradictions
from tests.corpus.english import faults, words_faults
from tests.corpus.overheard import overheard, sentences
from westmarch.corpus.kept import load_corpus
from westmarch.corpus.names import open_library
from westmarch.disputes.settling import settle_case
from westmarch.errors import BadData
from westmarch.judging import judge_for
from westmarch.kernel.reckoning import parts, told
from westmarch.kernel.trace import Reckoned, Spoke
from westmarch.kernel.why import _says
from westmarch.kernel.words import sentence

ODD = re.compile(r"None|[{}]|\bTrue\b(?! \w+-drake)|\bFalse\b|  |\.\.|player/|\b1 hazards\b")
INTERNAL = re.compile(
    r"(play|location|in|out|being|discard|marshalling)-(deck|of|play|pile|point(?! pile)|played)"
    r"|\w_\w|\bcore\.|\bdragons\.|hazard-player|movement-hazard|2d6"
)
"""Words of the program and of the wire, which nobody at a table uses."""
OF_PLAYING = re.compile(r" says: (play|tap|discard|freely|once a turn)\b")
"""How a card begins that says when and on what it may be played or used."""
_NOBODY_ASKS = ("core.actions.when-asked", "core.movement-hazard.phase-ends-both-done")
"""The rules that only tell whom the game does not wait for."""
GOLDEN = Path(__file__).with_name("told.txt")
EDITIONS = ("printed", "emended")


def test_every_verdict_has_reasons_that_can_be_read_out() -> None:
    book = open_library().book
    for heard in overheard():
        if heard.verdict is None:
            continue
        assert heard.reasons, (heard.case, heard.step)
        for each in heard.reasons:
            said = (heard.case, heard.step, each)
            text = each.text or (book.rules[each.rule].opening if each.rule else "")
            if each.card and not text:
                continue  # Then the card is named.
            assert text[:1].isupper() or text[:1] in "“0123456789−", said
            assert text.endswith((".", "”")), said
            assert not ODD.search(text), said
            assert each.role == "number" or each.rule or each.card, said


def test_every_sentence_of_the_corpus_is_good_english() -> None:
    told = {text for heard in overheard() for text in heard.explained}
    parts = {each.text for heard in overheard() for each in heard.told if each.kind == "part"}
    assert len(told) > 7000
    wrong = [each for text in told for each in faults(text)]
    wrong += [each for text in parts for each in words_faults(text)]
    assert not wrong, "\n".join(sorted(wrong))


def test_no_explanation_of_the_corpus_contradicts_itself() -> None:
    wrong = [
        f"{heard.case}, {heard.step}: {each}"
        for heard in overheard()
        for each in (
            *contradictions(heard.explained),
            *contradictions([reason.text for reason in heard.reasons], one_moment=True),
        )
    ]
    assert not wrong, "\n".join(wrong)


def test_no_verdict_rests_on_a_card_that_nobody_sees() -> None:
    for heard in overheard():
        assert not heard.unseen, (heard.case, heard.step, heard.unseen)


def test_no_permission_is_told_as_a_prohibition() -> None:
    for heard in overheard():
        if heard.verdict is None or heard.verdict.name != "illegal":
            continue
        for each in heard.reasons:
            said = (heard.case, heard.step, each)
            assert each.text or each.role == "fact", said
            assert each.role != "decides" or not OF_PLAYING.search(each.text), said


def test_what_decides_comes_first_in_the_verdict_and_in_its_reasons() -> None:
    for heard in overheard():
        if heard.verdict is None or heard.verdict.name != "illegal":
            continue
        first = heard.reasons[0]
        said = (heard.case, heard.step, first, heard.verdict.because)
        assert first.role == "decides", said
        assert (first.rule or first.card) in heard.verdict.because, said
        # That somebody is not asked is no reason where there is another.
        asked = [each for each in heard.reasons if each.rule == "core.actions.when-asked"]
        assert (
            not asked or heard.reasons[-1].rule == "core.actions.when-asked" or (first not in asked)
        ), said


def test_no_open_question_is_asked_wherever_anything_is_done() -> None:
    verdicts = [heard.verdict for heard in overheard() if heard.verdict is not None]
    asked = Counter(question for each in verdicts for question in each.questions)
    # A question that every twentieth verdict leans on is asked before it can matter.
    assert not {each: often for each, often in asked.items() if often * 20 > len(verdicts)}


def test_what_is_legal_is_not_told_by_what_is_forbidden() -> None:
    for heard in overheard():
        if heard.verdict is None or heard.verdict.name != "legal":
            continue
        refused = {sentence(_says(each)) for each in _all(heard.verdict.trace) if _refuses(each)}
        for each in heard.reasons:
            assert each.role == "number" or each.text not in refused or not each.text, (
                heard.case,
                heard.step,
                each,
            )


def _refuses(said: Spoke) -> bool:
    return said.rule.use in ("forbid", "refuse") and not isinstance(said.value, str)


def _all(said: tuple[Spoke, ...]) -> list[Spoke]:
    return [inner for each in said for inner in (each, *_all(each.drawn_on))]


def test_all_numbers_have_all_their_parts() -> None:
    for heard in overheard():
        for number in heard.numbers:
            said = (heard.case, heard.step, told(number))
            found = parts(number)
            assert sum(each.amount for each in found) == number.value, said
            assert len(found) < 2 or all(each.what for each in found), said
            for rule in _changing(number):
                assert len(found) > 1 or number.value == rule.value, (*said, rule.rule.id)
            assert "with what is added" not in told(number), said


def _changing(number: Reckoned) -> list[Spoke]:
    """Give what has changed a number."""
    return [
        each
        for each in number.drawn_on
        if number.quantity in each.rule.on
        and each.rule.use == "adjust"
        and each.value != each.args[0]
    ]


def test_no_word_of_the_program_is_read_out() -> None:
    for heard in overheard():
        for text in (*(each.text for each in heard.told), *(told(each) for each in heard.numbers)):
            said = (heard.case, heard.step, text)
            assert not INTERNAL.search(text), said
            labels = {each for each in heard.labels if "-" in each and not each.istitle()}
            assert labels.isdisjoint(re.findall(r"[\w-]+", text)), said


def test_each_sentence_of_a_rule_is_told_where_it_was() -> None:
    """With a sentence or the name of a part taken out or changed, this notices.

    Each line names a scenario in which the sentence is told; “-”, one that is told in none.
    With WRITE_TOLD=1 in the environment the lines are written anew.
    """
    told_in: dict[str, dict[str, set[str]]] = {}
    for heard in overheard():
        for each in heard.told:
            told_in.setdefault(each.whose, {}).setdefault(each.text, set()).add(heard.case)
    have = {
        line
        for edition in EDITIONS
        for rule in judge_for(edition).rules.rules
        if not rule.card
        for line in sentences(rule)
    }
    if os.environ.get("WRITE_TOLD"):
        GOLDEN.write_text("".join(_lines(have, told_in)), encoding="utf-8")
    known = set()
    for line in GOLDEN.read_text(encoding="utf-8").splitlines():
        whose, case, text = line.split(" | ", 2)
        known.add(whose)
        assert whose in have, f"{whose} has gone"
        if case != "-":
            assert case in told_in.get(whose, {}).get(text, ()), f"not told in {case}: {line}"
    assert known == have


def _lines(have: set[str], told_in: dict[str, dict[str, set[str]]]) -> list[str]:
    """Give for each sentence the first scenario that tells it, and how."""
    found = []
    for whose in sorted(have):
        cases = ((min(cases), text) for text, cases in told_in.get(whose, {}).items())
        case, text = min(cases, default=("-", ""))
        found.append(f"{whose} | {case} | {text}\n")
    return found


_STRAINED = {
    "cards-clauses-0012",
    "cards-clauses-0013",
    "cards-conquests-0010",
    "cards-effects-0001",
    "cards-errands-0001",
    "cards-far-astray-0010",
    "cards-fellowship-0018#on the road",
    "cards-help-0013",
    "cards-hunters-0008",
    "cards-masters-0010",
    "cards-masters-0016",
    "cards-masters-0017",
    "cards-masters-0018#wargs",
    "cards-night-work-0009",
    "cards-secrets-0042",
    "cards-treasure-0014",
    "core-company-combat-0004",
    "core-influence-0063",
    "core-influence-control-0075",
    "core-movement-0017",
    "core-organization-0149",
    "core-organization-0262",
    "core-organization-0270",
    "core-prisoners-0605",
    "core-site-phase-0105",
    "core-site-phase-0601",
    "core-site-phase-0605",
    "core-turn-0010",
    "core-turn-0011",
    "following-0006",
}
"""Scenarios whose Givens put together what no game brings together, for the sake of one rule."""


def test_every_scenario_is_a_dispute_that_can_be_settled() -> None:
    book = open_library().book
    strained = set()
    for case in load_corpus().cases:
        try:
            settled = settle_case(case, book)
        except BadData as trouble:
            assert "There cannot be such a position" in str(trouble), case.key
            strained.add(case.key)
            continue
        if settled.answer == "unsupported":
            assert settled.unmodelled, case.key
            continue
        assert settled.answer in ("holds", "undetermined"), (case.key, settled.trouble)
        assert settled.answer == "holds" or settled.readings, case.key
    assert strained == _STRAINED
