"""What one card alone says: its line, its code, and that each has the other."""

import inspect
import re
from collections import Counter
from collections.abc import Iterator

import pytest

from westmarch.book.lint import idle_words, loose_texts
from westmarch.cards.language.parse import parse
from westmarch.cards.language.show import show
from westmarch.cards.model.card import Card
from westmarch.cards.model.own import Own, own_texts_in
from westmarch.cards.model.play_clauses import NoDuplicate, Playing
from westmarch.cards.pool import OwnLine, idle_lines, own_lines
from westmarch.errors import BadData
from westmarch.judging import judge_for
from westmarch.kernel.rulebook import Rule
from westmarch.mechanics.quantities.combat import BEGINS_COMBAT
from westmarch.mechanics.quantities.on_guard import TAKES_SOMEBODY, TAPS_SOMEBODY
from westmarch.paths import HOME
from westmarch.rulebooks import Enforcement
from westmarch.rulebooks.cards import clause_rules
from westmarch.rulebooks.cards.own_texts import own_books, own_code, own_texts, where_code_belongs

from .pools import pool_of

BLOCK = """\
card XX-1 "Odd Harp"
  hero resource short-event
  own sings: it sings, and who hears it: sleeps
  play: if a roll is greater than 4 then own hums: it hums, and hums,
    for a while
"""
LINE = OwnLine("TD-1", "rules/cards/td.cards", 7)
CODE = Enforcement("engine/westmarch/rulebooks/cards/sets/td/items.py", 9, "sings", "react")


_PARTS_OR_TIRES = {
    "CharacterReturned": {TAKES_SOMEBODY},
    "CharacterDiscarded": {TAKES_SOMEBODY},
    "CharacterEliminated": {TAKES_SOMEBODY},
    "CardTapped": {TAKES_SOMEBODY, TAPS_SOMEBODY},
}
"""What the code of a text has happen, and what says so of the card while it lies on-guard."""
_IN_TIME = {
    "LE-105.leaves-an-item": "the words of the card say that he may go",
    "TW-18.leaves-an-item": "the words of the card say that he may go",
    "TW-19.leaves-an-item": "the words of the card say that he may go",
    "TW-104.leaves-an-item": "the words of the card say that he may go",
    "AS-28.is-tried": "no resource taps a site where it is played",
    "AS-33.pilfers": "it is played on an agent, who is of no company",
    "AS-33.saves-an-item": "it is played on an agent, who is of no company",
    "AS-38.taps-items": "it taps items, and is aimed at nobody",
    "BA-23.stinks": "it taps them there and then, which the rules see for themselves",
    "DM-101.speaks": "it is played on an agent, who is of no company",
    "LE-114.has-them-roll": "it is for companies that rest in their movement/hazard phase",
    "LE-114.taps-them-all": "it says of itself that it is revealed for that",
    "LE-135.takes-him-away": "it takes a corruption check",
    "LE-141.tires-them": "it waits for site phases to begin, and is aimed at nobody",
    "LE-146.lays-them-bare": "it is for companies on their way",
    "TD-17.frightens": "it is played on an attack",
    "TD-48.recovers": "those tap who wish to",
}
"""Texts that do such a thing, and are for another time or another matter."""


def _code(rule: Rule) -> Iterator[str]:
    """Give the code of a rule's function, and of the helpers that it names."""
    module, named = inspect.getmodule(rule.run), rule.run.__code__.co_names
    helpers = (getattr(module, each, None) for each in named)
    for each in (rule.run, *(each for each in helpers if inspect.isfunction(each))):
        yield inspect.getsource(each)


def _names(rule: Rule, name: str) -> bool:
    """Tell whether the code of a rule has something happen."""
    return any(f"{name}(" in each for each in _code(rule))


_DEMANDS = re.compile(
    r"\b(AttackCalled|AttackMade|BodyCheckCalled|ChoiceCalled|ConditionMet|CorruptionCheckCalled"
    r"|FACES_AGAIN|RollCalled|demand_check)\b"
)
"""What a text has somebody do when its time has come."""
_MAKES_AN_ATTACK = ("AgentSent", "AttackCalled", "AttackMade")
_OF_EACH_COPY = re.compile(r"game\.value\(COPIES, [^)]*\)(?!\[)|\bin copies\b(?!\[)")
_ONE_FOR_EACH = {
    "DM-48.hunts-them": "each has a creature of its own",
    "DM-51.keeps-watch": "one of those at the site is enough",
    "DM-59.hunts-them": "each has a creature of its own",
    "DM-72.hosts-of-mordor": "the first comes for all of them",
    "DM-95.calls-them-back": "the first of those at the site calls for all of them",
    "DM-125.are-told-again": "nobody has to, and a card has only one top of a deck to go to",
    "DM-134.gives-rest": "nobody has to, and each gives rest to another",
    "TW-59.rewards-success": "one of them is enough, and all go",
    "TW-64.wounds-him": "each stays in a wound of its own",
    "TW-105.strikes-his-own": "one of them is enough, and all go",
}
"""Texts that go through the copies of their card, and what they make of several."""


def read(text: str) -> Card:
    (card,) = parse(text, "cards/xx.cards").cards
    return card


def speaks(rule: Rule, text: str) -> bool:
    return text in (rule.id, rule.text)


def test_a_line_of_its_own_goes_on_to_its_end() -> None:
    card = read(BLOCK)
    assert card.clauses[0] == Own("sings", "it sings, and who hears it: sleeps", line=3)
    assert isinstance(card.clauses[1], Playing)
    assert [*own_texts_in(card.clauses)] == [
        card.clauses[0],
        Own("hums", "it hums, and hums, for a while"),
    ]
    assert read(show(card)) == card


def test_a_key_is_a_word_or_some() -> None:
    with pytest.raises(BadData, match="the key of its code, such as keeps-him"):
        read('card XX-1 "Odd Harp"\n  hero minor item\n  own : it sings\n')


def test_each_text_has_code_and_all_code_its_text() -> None:
    assert own_lines().keys() == own_code().keys()
    assert loose_texts(own_lines(), own_code()) == []


def test_all_texts_of_a_card_are_in_one_module() -> None:
    found = Counter(book.chapter for book in own_books())
    assert found.total() > 100
    assert [card for card, books in found.items() if books > 1] == []


@pytest.mark.parametrize(
    ("lines", "code", "said"),
    [
        (
            {"TD-1.sings": LINE},
            {"TD-1.sinks": CODE, "TD-1.sings": CODE},
            "TD-1 does not say anything of its own under sinks",
        ),
        ({"TD-1.sings": LINE}, {}, "TD-1.sings is said by its card, but no code stands for it"),
        ({"TW-1.sings": LINE}, {"TW-1.sings": CODE}, "TW-1.sings is no text of this set"),
    ],
)
def test_a_loose_text(lines: dict[str, OwnLine], code: dict[str, Enforcement], said: str) -> None:
    assert [each.what for each in loose_texts(lines, code)] == [said]


def test_no_card_says_play_to_no_purpose() -> None:
    assert idle_lines() == {}
    (found,) = idle_words({"TW-1": LINE})
    assert found.what == "TW-1 says “play”, and would be played no otherwise without it"


def test_where_code_belongs_is_there() -> None:
    folder = "engine/westmarch/rulebooks/cards/sets/"
    assert where_code_belongs("AS-32") == f"{folder}as_/events.py"
    assert where_code_belongs("AS-999") == f"a module of {folder}as_/"
    for id_ in ("AS-32", "TD-130", "AS-999"):
        assert (HOME / where_code_belongs(id_).removeprefix("a module of ")).exists()


def test_a_card_whose_text_has_no_code_is_refused() -> None:
    pool = pool_of("emended", [read(BLOCK)])
    with pytest.raises(BadData, match="a text of its own that no code stands for: sings"):
        [*clause_rules(pool, "XX-1")]


def rules_of(card: str, edition: str = "emended", *without: str) -> list[Rule]:
    judge = judge_for(edition, frozenset(without))
    judge.rules.meet([card])
    return [each for each in judge.rules.rules if each.card == card]


def test_the_code_counts_as_rules_of_the_card() -> None:
    rules = rules_of("TD-130")
    own = [each for each in rules if each.text]
    assert {each.text for each in own} == {"TD-130.keeps-him"}
    assert {each.id for each in rules} == {"TD-130"}
    assert len(own) == len(own_texts()["TD-130.keeps-him"]) < len(rules)


def test_a_text_is_taken_out_by_itself_or_with_all_that_the_card_says() -> None:
    for text, left in (("TD-130.keeps-him", True), ("TD-130", False)):
        rules = rules_of("TD-130", "emended", text)
        assert not [each for each in rules if speaks(each, text)]
        assert any(each.id == "TD-130" for each in rules) == left


def test_a_text_holds_as_an_amendment_has_it() -> None:
    rules = rules_of("LE-140")
    printed = rules_of("LE-140", "printed")
    text = "LE-140.turns-on-him"
    assert [each for each in rules if each.text == text]
    assert [each for each in printed if each.text == text]


def test_what_parts_or_tires_a_company_is_not_to_be_revealed_too_late() -> None:
    """Rules about cards on-guard see what words say, and of such texts what they are told."""
    pool = judge_for("emended").pool
    for text, rules in own_texts().items():
        if getattr(pool[text.partition(".")[0]].facts, "side", "") != "hazard":
            continue
        told = {kind for each in rules for kind in each.on}
        does = [name for name in _PARTS_OR_TIRES if any(_names(each, name) for each in rules)]
        for name in does if text not in _IN_TIME else ():
            assert _PARTS_OR_TIRES[name] & told, (text, name)
        assert does or text not in _IN_TIME, text


def test_what_several_copies_demand_is_thought_of() -> None:
    """Once for all of them: core.passive-conditions.duplicates-declared-once."""
    pool = judge_for("emended").pool
    several = set()
    for text, rules in own_texts().items():
        card = pool[text.partition(".")[0]]
        alone = card.unique or any(isinstance(each, NoDuplicate) for each in card.clauses)
        for each in rules if not alone else ():
            code = "".join(_code(each))
            if each.use in ("react", "replace") and _DEMANDS.search(code):
                several.update({text} if _OF_EACH_COPY.search(code) else ())
    assert several == set(_ONE_FOR_EACH)


def test_an_event_that_makes_an_attack_says_so() -> None:
    """It answers nothing, and no other attack is fought: core.combat.no-attack-during-combat."""
    pool = judge_for("emended").pool
    silent = set()
    for text, rules in own_texts().items():
        card, _, key = text.partition(".")
        events = [each for each in pool[card].clauses if isinstance(each, Playing)]
        played = key in {each.key for each in own_texts_in(events)}
        attacks = any(_names(each, name) for each in rules for name in _MAKES_AN_ATTACK)
        told = any(BEGINS_COMBAT in each.on for each in rules)
        silent.update({text} if played and attacks and not told else ())
    assert not silent


def test_no_card_says_a_text_of_its_own_twice() -> None:
    """Its rules would be made twice, and speak twice."""
    for edition in ("emended", "minions-printed"):
        for card in judge_for(edition).pool.cards.values():
            keys = [each.key for each in own_texts_in(card.clauses)]
            assert len(set(keys)) == len(keys), card.id
