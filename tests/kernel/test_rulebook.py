"""What rules can do to actions, quantities and events, told with toy rules."""

from typing import Any

import pytest
from msgspec.structs import replace

from tests.kernel.tables import POOL, table
from westmarch.errors import BadData
from westmarch.kernel.chance import Need, recorded
from westmarch.kernel.log import entry, replay
from westmarch.kernel.order import Layer, Rank
from westmarch.kernel.play import Moves
from westmarch.kernel.rulebook import Rulebook
from westmarch.kernel.rules import Rules
from westmarch.kernel.trace import Trace
from westmarch.kernel.why import reasons
from westmarch.table.actions import Finish, PlayItem
from westmarch.table.events.cards import CardTapped, CardUntapped, ItemPlayed
from westmarch.table.game import Game, Quantity
from westmarch.table.judge import Judge
from westmarch.table.play import Play
from westmarch.table.windows import SITE

PLAY = PlayItem(player="player", card="knife", character="hero")


def moves() -> Moves:
    toy = Moves()

    @toy.perform(PlayItem)
    def perform(play: Play, action: PlayItem) -> None:
        play.draw("2d6", "luck", action.character)
        play.do(ItemPlayed(card=action.card, character=action.character))

    @toy.offer(SITE)
    def offer(game: Game, player: str) -> list[Any]:
        hand = game.state.pile(player, "hand")
        return [PlayItem(player=player, card=each, character="hero") for each in hand]

    return toy


def judge(book: Rulebook, readings: dict[str, tuple[str, ...]] | None = None) -> Judge:
    return Judge(Rules(book.rules, {}, readings or {}), POOL, moves())


def book_with(*, permit: bool = True) -> Rulebook:
    book = Rulebook("toy.rules")
    book.refuse("closed")(lambda game, action: True)
    if permit:
        book.permit("open", PlayItem)(lambda game, action: True)
    return book


def test_what_nothing_permits_is_refused_by_a_rule() -> None:
    verdict = judge(book_with(permit=False)).ask(table(), PLAY)
    assert (verdict.name, verdict.because) == ("illegal", ("toy.rules.closed",))


def test_a_permission_that_does_not_go_so_far_is_named() -> None:
    book = book_with(permit=False)
    book.permit("short", PlayItem)(lambda game, action: False)
    verdict = judge(book).ask(table(), PLAY)
    assert verdict.because == ("toy.rules.short", "toy.rules.closed")


def test_a_permission_makes_legal_and_a_restriction_undoes_it() -> None:
    book = book_with()
    assert judge(book).ask(table(), PLAY)
    book.forbid("no", PlayItem)(lambda game, action: action.card == "knife")
    verdict = judge(book).ask(table(), PLAY)
    assert (verdict.name, verdict.because) == ("illegal", ("toy.rules.no",))


def test_a_permission_lifts_the_restriction_it_names_and_no_other() -> None:
    book = book_with()
    book.forbid("no", PlayItem)(lambda game, action: True)
    book.forbid("never", PlayItem)(lambda game, action: True)
    book.permit("despite", PlayItem, lifts=["toy.rules.no"])(lambda game, action: True)
    assert judge(book).ask(table(), PLAY).because == ("toy.rules.never",)


@pytest.mark.parametrize(("combine", "expected"), [("first", 2), ("sum", 6), ("any", 2)])
def test_definitions_go_together_as_the_quantity_says(combine: str, expected: int) -> None:
    quantity = Quantity[int]("number", 1 if combine == "sum" else 0, combine)
    book = Rulebook("toy.rules")
    book.define("silent", quantity)(lambda game: None)
    book.define("two", quantity, order=Rank.AFTER)(lambda game: 2)
    book.define("three", quantity, order=Rank.LATER)(lambda game: 3)
    assert Game(Rules(book.rules), POOL, table()).value(quantity) == expected


def test_adjustments_come_in_their_order_after_what_is_printed() -> None:
    quantity = Quantity[int]("number", lambda game: 5)
    book = Rulebook("toy.rules")
    book.adjust("double", quantity, order=Layer.DOUBLED)(lambda game, value: value * 2)
    book.adjust("one more", quantity, order=Layer.ADDED)(lambda game, value: value + 1)
    book.adjust("nothing", quantity, order=Layer.LAST)(lambda game, value: None)
    assert Game(Rules(book.rules), POOL, table()).value(quantity) == 12


def test_one_event_leads_to_another_and_a_third_takes_its_place() -> None:
    book = book_with()
    book.react("taps", ItemPlayed)(lambda game, event: [CardTapped(card="hero")])
    outcome = judge(book).act(table(), PLAY, lambda need: (1, 1))
    assert outcome.state.cards["hero"].position == "tapped"
    book.replace("not today", CardTapped)(lambda game, event: [CardUntapped(card="ruin")])
    outcome = judge(book).act(table(), PLAY, lambda need: (1, 1))
    assert outcome.state.cards["hero"].position == "untapped"
    assert CardUntapped(card="ruin") in outcome.events


def test_an_illegal_action_changes_nothing() -> None:
    book = book_with()
    book.forbid("no", PlayItem)(lambda game, action: True)
    state = table()
    outcome = judge(book).act(state, PLAY)
    assert outcome.state is state
    assert not outcome.events


def test_options_are_what_may_be_done() -> None:
    book = book_with()
    assert list(judge(book).options(table(), "player")) == [PLAY]
    assert list(judge(book).options(table(), "opponent")) == []
    book.forbid("no", PlayItem)(lambda game, action: True)
    assert list(judge(book).options(table(), "player")) == []


def test_a_log_replays_to_the_same_state_and_needs_all_its_rolls() -> None:
    toy = judge(book_with())
    outcome = toy.act(table(), PLAY, lambda need: (3, 4))
    log = [entry(PLAY, outcome)]
    assert log[0].draws == ((3, 4),)
    assert replay(toy, table(), log) == outcome.state
    with pytest.raises(BadData, match="the log ends before the roll for “luck” of hero"):
        toy.act(table(), PLAY, recorded([]))


def test_a_log_that_breaks_a_rule_says_which() -> None:
    outcome = judge(book_with()).act(table(), PLAY, lambda need: (3, 4))
    strict = book_with()
    strict.forbid("no", PlayItem)(lambda game, action: True)
    with pytest.raises(BadData, match=r"action 1 of the log is illegal by toy\.rules\.no"):
        replay(judge(strict), table(), [entry(PLAY, outcome)])


@pytest.mark.parametrize("result", [(7, 1), (1,), (0, 3)])
def test_chance_has_to_answer_what_was_asked(result: tuple[int, ...]) -> None:
    def cheat(need: Need) -> tuple[int, ...]:
        return result

    with pytest.raises(BadData, match="is no answer to a 2d6 for “luck”"):
        judge(book_with()).act(table(), PLAY, cheat)


def hinged() -> Judge:
    book = book_with()
    book.forbid("open", PlayItem)(lambda game, action: game.reading("q.toy.open") == "b")
    return judge(book, {"q.toy.open": ("a", "b")})


def test_a_verdict_that_hangs_on_a_question_is_undetermined() -> None:
    verdict = hinged().ask(table(), PLAY)
    assert (verdict.name, verdict.questions) == ("undetermined", ("q.toy.open",))
    assert verdict.readings == (("q.toy.open", "a", "legal"), ("q.toy.open", "b", "illegal"))


def test_choosing_a_reading_settles_it() -> None:
    chosen = replace(table(), readings={"q.toy.open": "b"})
    verdict = hinged().ask(chosen, PLAY)
    assert (verdict.name, verdict.because) == ("illegal", ("toy.rules.open",))


def test_a_question_that_makes_no_difference_leaves_the_verdict() -> None:
    book = book_with()
    book.forbid("heard", PlayItem)(lambda game, action: game.reading("q.toy.open") == "c")
    verdict = judge(book, {"q.toy.open": ("a", "b")}).ask(table(), PLAY)
    assert (verdict.name, verdict.questions) == ("legal", ("q.toy.open",))


def test_reasons_give_the_rule_that_decides_before_the_facts_it_builds_on() -> None:
    sharp = Quantity[str, bool]("sharp", False, "any")
    book = book_with()
    book.define("edge", sharp, says="It has an edge.")(lambda game, card: True)
    book.forbid("no blades", PlayItem, says="{action.card} is too sharp for {action.character}.")(
        lambda game, action: game.value(sharp, action.card)
    )
    toy = judge(book)
    verdict = toy.ask(table(), PLAY)
    assert [(each.role, each.text, each.rule) for each in reasons(toy.game(table()), verdict)] == [
        ("decides", "Knife is too sharp for Hero.", "toy.rules.no blades"),
        ("fact", "It has an edge.", "toy.rules.edge"),
    ]


def test_a_trace_tells_who_spoke_and_silence_is_not_noted() -> None:
    quantity = Quantity[int]("number", 0)
    book = Rulebook("toy.rules")
    book.adjust("quiet", quantity)(lambda game, value: None)
    book.adjust("loud", quantity)(lambda game, value: 3)
    trace = Trace()
    assert Game(Rules(book.rules), POOL, table(), trace).value(quantity) == 3
    assert [each.rule.id for each in trace.here] == ["toy.rules.loud"]
    assert trace.topics == {"number": set()}


def test_what_the_moves_cannot_do_is_no_option() -> None:
    assert Finish(player="player") not in list(judge(book_with()).options(table(), "player"))
