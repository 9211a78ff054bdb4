"""The pictures show what the engine does: nothing of them is drawn by hand."""

import re
from collections.abc import Iterator
from functools import cache
from random import Random

import pytest

pytest.importorskip("sphinx")

import itertools

from westmarch.book.load import our_book
from westmarch.cards.every import every_card
from westmarch.cards.pool import load_pool
from westmarch.errors import BadData
from westmarch.judging import judge_for
from westmarch.kernel.chance import seeded
from westmarch.kit.playout import dealt, waiting
from westmarch.paths import FEATURES, HOME
from westmarch.site.asides import load_asides
from westmarch.site.box import _MEANINGS
from westmarch.site.pictures import chain, fight, journey, score, setting_up
from westmarch.site.pictures.chain import Link
from westmarch.site.pictures.played import Course, Part, Text, parts, play
from westmarch.table.events.chain import Declared, Negated, Resolved
from westmarch.table.events.turns import PhaseBegan, WindowOpened
from westmarch.table.windows import RECKONING, TURN

CHAIN = ("core/chain", "core-chain-0301")
ATTACK = ("core/strikes", "core-strikes-0501")
FIGHT = ("core/company-combat", "core-company-combat-0401")
SCORE = ("core/ending", "core-ending-0396")
JOURNEY = ("dark-minions/gisulf", "minions-gisulf-0013")
SETTING_UP = ("core/setup", "core-setup-0691")


@cache
def course(chapter: str, id_: str) -> Course:
    path = f"features/{chapter}.feature"
    return play((FEATURES.parent / path).read_text("utf-8"), path, id_)


def plain(text: Text) -> str:
    return "".join(each.text for each in text)


def links(first: Link) -> Iterator[Link]:
    link: Link | None = first
    while link is not None:
        yield link
        link = link.answer


def test_a_chain_resolves_from_the_inside() -> None:
    of, drawn = course(*CHAIN), chain.picture(course(*CHAIN))
    nested = list(links(drawn.first))
    assert [each.number for each in nested] == [1, 2, 3]
    declared = [event.action for _, event in of.of(Declared)]
    ended = [
        e.action for deed in of.deeds for e in deed.events if isinstance(e, Resolved | Negated)
    ]
    assert ended == declared[::-1]
    nothing = [event.action for _, event in of.of(Negated)]
    assert [declared[each.number - 1] for each in nested if each.negated_by] == nothing
    rules = our_book().rules
    assert all(each in rules for link in nested for each in link.negated_by)


def test_what_was_answered_could_be_answered() -> None:
    nested = list(links(chain.picture(course(*CHAIN)).first))
    for link, answer in itertools.pairwise(nested):
        (asked,) = (each for each in link.asked if each.answers)
        assert asked.by == answer.by
        assert plain(answer.said) in map(plain, asked.could)
    assert not any(each.answers for each in nested[-1].asked)
    assert {each.by for each in nested[-1].asked} == {"resource", "hazard"}


def test_all_that_has_changed_is_told_of_one_link_or_another() -> None:
    of = course(*CHAIN)
    told = {plain(each) for link in links(chain.picture(of).first) for each in link.came}
    for name, place in (
        ("Doors of Night", "in play"),
        ("Gates of Morning", "in the discard pile"),
        ("Twilight", "in the discard pile"),
        ("The Cock Crows", "in the discard pile"),
    ):
        assert f"{name} is {place}." in told
    assert len(told) == 4


@pytest.mark.parametrize("sequence", [fight.COMPANIES, fight.HAZARD])
def test_a_step_is_taken_by_those_whom_its_window_asks(sequence: fight.Sequence) -> None:
    rules = our_book().rules
    for step in (each for steps in sequence.steps.values() for each in steps):
        assert step.rule in rules
        assert set(step.asks) <= set(step.window.asks)
        assert step.by in (*sequence.sides, "both", "nobody")


def test_windows_of_a_fight_open_in_the_order_of_its_steps() -> None:
    first, each = windows(fight.COMPANIES)
    before, after = opened(course(*FIGHT), fight.COMPANIES)
    assert before == first
    # The first is opened once, and anew after each strike.
    assert after == each[1:] * len(fight.of_companies(course(*FIGHT)).strikes)


def test_a_hazard_is_answered_at_once_if_it_does_nothing_more() -> None:
    first, each = windows(fight.HAZARD)
    before, after = opened(course(*ATTACK), fight.HAZARD)
    assert before == first
    strikes = len(fight.of_a_hazard(course(*ATTACK)).strikes)
    assert after == [name for name in each[1:] if name != "defender-faces"] * strikes


def windows(sequence: fight.Sequence) -> list[list[str]]:
    return [
        [*dict.fromkeys(step.window.name for step in steps)] for steps in sequence.steps.values()
    ]


def opened(of: Course, sequence: fight.Sequence) -> tuple[list[str], list[str]]:
    """The windows of an attack before its strikes, and those after the first was chosen."""
    known = {name for names in windows(sequence) for name in names}
    all_ = [event.window.name for _, event in of.of(WindowOpened) if event.window.name in known]
    begin = all_.index("face-strikes")
    return all_[:begin], all_[begin + 1 :]


def test_each_strike_is_fought_to_its_end() -> None:
    drawn = fight.of_companies(course(*FIGHT))
    assert {each.of.text for each in drawn.strikes} == {"Gorbag", "Lagduf", "Ufthak"}
    assert {each.at.text for each in drawn.strikes} == {"Aragorn II", "Legolas", "Gimli"}
    ends = {each.rule for strike in drawn.strikes for each in strike.ends}
    assert ends > {f"core.strikes.outcome-{how}" for how in ("failed", "successful", "tied")}
    in_order(drawn)


def test_a_creature_strikes_without_tapping() -> None:
    drawn = fight.of_a_hazard(course(*ATTACK))
    assert {each.of.text for each in drawn.strikes} == {"Wargs"}
    bitten, unhurt = drawn.strikes
    assert [each.step[:2] for each in bitten.done] == ["3.", "5."]
    assert [each.step[:2] for each in unhurt.done] == ["3."]
    assert bitten.ends[0].rule == "core.strikes.outcome-successful"
    assert unhurt.ends[0].rule == "core.strikes.outcome-failed"
    in_order(drawn)


def in_order(drawn: fight.Fight) -> None:
    steps = [step.told for steps in drawn.steps.values() for step in steps]
    for strike in drawn.strikes:
        taken = [steps.index(each.step) for each in strike.done]
        assert taken == sorted(taken)
        assert strike.numbers


def test_a_score_adds_up() -> None:
    drawn = score.picture(course(*SCORE))
    assert [each.rule for each in drawn.steps] == [each.rule for each in RECKONING]
    for tally in drawn.tallies:
        for source in tally.sources:
            assert sum(each.points for each in source.cards) == source.after[0]
        columns = zip(*(each.after for each in tally.sources), strict=True)
        assert tuple(map(sum, columns)) == tally.sums
        assert tally.sums[-1] + sum(each.points for each in tally.changes) == tally.final
    best = max(drawn.tallies, key=lambda each: each.final)
    assert best.player == drawn.winner


def test_every_step_of_the_reckoning_has_something_to_show() -> None:
    drawn = score.picture(course(*SCORE))
    assert drawn.checks
    assert drawn.shown
    after = [each.after for tally in drawn.tallies for each in tally.sources]
    for at in range(1, len(drawn.by_source)):
        assert any(each[at] != each[at - 1] for each in after)
    later = {each.step.rule for tally in drawn.tallies for each in tally.changes if each.points}
    assert len(later) == 2
    assert {"character", "item", "kill"} <= {
        each.name for tally in drawn.tallies for each in tally.sources if any(each.after)
    }


def test_the_draft_is_shown_round_by_round() -> None:
    of = course(*SETTING_UP)
    drawn = setting_up.picture(of)
    state = of.deeds[-1].after.state
    for at, player in enumerate(drawn.players):
        companies = [each for each in state.companies.values() if each.player == player]
        assert sum(len(each.characters) for each in companies) == drawn.characters[at]
        assert drawn.characters[at] <= 5
        assert drawn.mind[at] <= 20
    assert any(not laid.joins and laid.who for each in drawn.rounds for laid in each.laid)
    assert any(laid.who is None for each in drawn.rounds for laid in each.laid)
    assert drawn.hands == (8, 8)
    assert sum(drawn.rolls[drawn.players.index(drawn.first)]) == max(map(sum, drawn.rolls))
    assert all(step.done for step in drawn.steps[2:])


def test_sentences_are_divided_at_the_cards_that_they_name() -> None:
    game = course(*CHAIN).deeds[0].before
    found = parts("Elrond plays “Marvels Told”, and Marvels Told is no other", game)
    assert found == (
        Part("Elrond", "TW-145"),
        Part(" plays “"),
        Part("Marvels Told", "TD-134"),
        Part("”, and Marvels Told is no other"),
    )


def test_a_picture_of_nothing_is_complained_of() -> None:
    with pytest.raises(BadData, match="There is no scenario core-chain-9999"):
        course("core/chain", "core-chain-9999")


def test_pages_draw_scenarios_that_there_are() -> None:
    asked = {
        (name, id_)
        for path in (HOME / "docs").rglob("*.md")
        if "_build" not in path.parts
        for name, id_ in re.findall(
            r"\{listing\} (setting_up|chain|attack|fight|score) (\w+-[\w-]+)",
            path.read_text("utf-8"),
        )
    }
    assert {id_ for _, id_ in asked} == {
        id_ for _, id_ in (ATTACK, CHAIN, FIGHT, SCORE, SETTING_UP)
    }


def test_the_book_has_its_first_page_and_its_last() -> None:
    there = {f"{each.book}/{each.name}": each for each in load_asides(HOME / "docs" / "rules")}
    assert there["core/box"].title == "What is in the box"
    assert there["core/final-score"].title == "The final score"
    assert all(each.summary for each in there.values())
    chapters = our_book().chapters
    assert not any(f"{each.book}.{each.name}" in chapters for each in there.values())


def test_facts_of_cards_get_their_meaning_from_rules() -> None:
    assert set(_MEANINGS.values()) <= our_book().rules.keys()


def test_no_card_is_both_here_and_missing() -> None:
    from westmarch.site.missing import missing

    book = our_book()
    pool = load_pool(book.default_edition, book.in_force(book.default_edition))

    class Here:
        cards = pool.cards

    listed = missing(Here())  # type: ignore[arg-type]
    assert sum(each.here + each.number for each in listed) == len(every_card())
    assert sum(each.here for each in listed) == len(
        pool.cards.keys() & {e.id for e in every_card()}
    )


def test_the_base_game_is_read_from_the_box_to_the_final_score() -> None:
    text = (HOME / "docs" / "rules" / "core.md").read_text("utf-8")
    named = [
        name.strip()
        for part in re.findall(r"^:chapters: (.+)$", text, re.MULTILINE)
        for name in part.split(",")
    ]
    assert (named[0], named[-1]) == ("box", "final-score")
    assert len(named) == len(set(named))
    asides = {each.name for each in load_asides(HOME / "docs" / "rules") if each.book == "core"}
    assert asides <= set(named)
    chapters = {each.name for each in our_book().chapters.values() if each.book == "core"}
    assert chapters - set(named) == {"glossary"}


AGAIN = {"choose-company", "on-the-way", "enter-or-not", "entry-reveal"}
"""What opens anew, for the next company or while one enters."""


def test_the_turn_is_drawn_as_it_goes() -> None:
    random, judge = Random(1), judge_for("emended")
    state, chance = dealt(judge, random, ("wizard", "ringwraith")), seeded(1)
    order: list[str] = []
    phases = set()
    for _ in range(400):
        action = random.choice(list(judge.options(state, waiting(state)[0])))
        outcome = judge.act(state, action, chance)
        for event in outcome.events:
            if isinstance(event, PhaseBegan):
                order = [each.name for each in TURN.get(event.phase, ())]
                phases.add(event.phase)
                at = 0
            elif isinstance(event, WindowOpened) and event.window.name in order:
                now = order.index(event.window.name)
                assert now >= at or event.window.name in AGAIN, (order[at], order[now])
                at = now
        state = outcome.state
    assert phases >= TURN.keys()


def test_a_game_is_set_up_in_the_order_of_its_steps() -> None:
    steps = [each.name for each in setting_up.STEPS]
    of = course(*SETTING_UP)
    # The scenario begins with the draft.
    began = [deed.window for deed in of.deeds if deed.window in steps]
    assert [*dict.fromkeys(began)] == steps[1:]


def test_of_an_agent_the_other_player_sees_backs_until_he_is_revealed() -> None:
    drawn = journey.picture(course(*JOURNEY))
    assert drawn.agent.text == "Gisulf"
    *hidden, last = drawn.stages
    for stage in hidden:
        assert stage.agent.face_down and not stage.agent.seen
        assert not any(each.seen for each in stage.sites)
    assert last.agent.seen and all(each.seen for each in last.sites)
    assert [[each.named.text for each in stage.sites] for stage in drawn.stages] == [
        [],
        ["Gladden Fields"],
        ["Gladden Fields"],
        ["Gladden Fields", "Goblin-gate"],
        ["Goblin-gate"],
    ]


def test_of_an_agent_it_is_told_when_he_acts_and_where_he_may_be() -> None:
    first, *others = journey.picture(course(*JOURNEY)).stages
    assert [each.text for each in first.places] == ["Woodmen-town", "Lake-town", "Dale"]
    assert all(len(each.places) == 1 for each in others)
    assert [each.counted for each in (first, *others)] == [1, 1, 0, 1, 0]
    assert [each.own for each in (first, *others)] == [False, False, True, False, False]
    assert plain(others[0].said) == "The agent Gisulf moves to Gladden Fields"
