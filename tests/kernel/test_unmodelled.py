"""A verdict that needs a clause the engine does not act on says so; any other verdict stands."""

import pytest
from msgspec.structs import replace

from tests.cards.pools import pool_of
from tests.kernel.tables import POOL, table
from westmarch.cards.model.card import Event, Unmodelled
from westmarch.cards.model.play_clauses import Playing
from westmarch.kernel.play import Moves
from westmarch.kernel.rulebook import Rule, Rulebook
from westmarch.kernel.rules import Rules
from westmarch.table.actions import PlayEvent, PlayItem, UseCard
from westmarch.table.events.cards import ItemPlayed
from westmarch.table.game import Quantity
from westmarch.table.judge import Judge


def refusing() -> list[Rule]:
    book = Rulebook("toy.rules")
    book.refuse("closed")(lambda game, action: True)
    return book.rules


PLAY = PlayItem(player="player", card="knife", character="hero")
SHARP = Quantity[str, int]("sharpness", 0)


def judge_with(card: str, *topics: str, about: str = "ruin") -> Judge:
    """One card has a clause nobody models; playing an item asks how sharp something is."""
    clause = Unmodelled("something odd", topics)
    cards = {**POOL.cards, card: replace(POOL[card], unmodelled=(clause,))}
    book = Rulebook("toy.rules")
    book.permit("open", PlayItem)(lambda game, action: game.value(SHARP, about) == 0)
    return Judge(Rules(book.rules), pool_of("emended", cards.values()), Moves())


def test_a_condition_of_playing_the_card_matters_to_playing_it() -> None:
    verdict = judge_with("XX-2", "playing").ask(table(), PLAY)
    assert verdict.name == "unsupported"
    assert verdict.unmodelled == (("XX-2", "something odd"),)


def test_a_further_way_to_play_a_card_matters_where_it_may_not_be_played() -> None:
    judge = judge_with("XX-2", "playing-otherwise")
    assert judge.ask(table(), PLAY).name == "legal"
    refused = Judge(Rules(refusing()), judge.pool, Moves())
    assert refused.ask(table(), PLAY).name == "unsupported"
    restricted = Judge(Rules(refusing()), judge_with("XX-2", "playing").pool, Moves())
    assert restricted.ask(table(), PLAY).name == "illegal"


def test_what_is_in_words_only_may_be_the_only_way_to_play_an_event() -> None:
    open_ = Rulebook("toy.rules")
    open_.permit("open", PlayEvent)(lambda game, action: True)
    way = Unmodelled("something odd", ("playing-otherwise",))
    event = replace(POOL["XX-1"], facts=Event(side="hazard", length="short"), unmodelled=(way,))
    action = PlayEvent(player="player", card="knife")
    for clauses, seen in (((), "unsupported"), ((Playing(),), "legal")):
        cards = {**POOL.cards, "XX-2": replace(event, id="XX-2", name="X", clauses=clauses)}
        judge = Judge(Rules(open_.rules), pool_of("emended", cards.values()), Moves())
        assert judge.ask(table(), action).name == seen


def test_a_limit_on_copies_matters_to_the_second_one() -> None:
    judge = judge_with("XX-2", "duplicating")
    assert judge.ask(table(), PLAY).name == "legal"
    second = ItemPlayed(card="spare", character="hero").apply(table())
    assert judge.ask(second, PLAY).name == "unsupported"


def test_what_a_card_does_when_used_does_not_matter_to_playing_it() -> None:
    assert judge_with("XX-2", "using").ask(table(), PLAY).name == "legal"


def test_what_a_card_does_when_used_matters_where_it_may_not_be_used() -> None:
    judge = judge_with("XX-2", "using")
    refused = Judge(Rules(refusing()), judge.pool, Moves())
    use = UseCard(player="player", card="knife")
    borne = ItemPlayed(card="knife", character="hero").apply(table())
    assert refused.ask(borne, use).name == "unsupported"
    assert refused.ask(table(), use).name == "illegal"
    assert Judge(Rules(refusing()), POOL, Moves()).ask(borne, use).name == "illegal"


def test_a_clause_about_a_number_matters_where_the_number_is_asked_for() -> None:
    assert judge_with("XX-3", "sharpness").ask(table(), PLAY).name == "unsupported"
    assert judge_with("XX-3", "bluntness").ask(table(), PLAY).name == "legal"


def test_what_a_site_says_of_itself_does_not_matter_elsewhere() -> None:
    assert judge_with("XX-3", "sharpness", about="hero").ask(table(), PLAY).name == "legal"


def test_what_a_site_says_of_an_action_matters_to_those_who_are_there() -> None:
    assert judge_with("XX-3", "play-item").ask(table(), PLAY).name == "unsupported"
    elsewhere = replace(table(), companies={"band": replace(table().companies["band"], site="x")})
    assert judge_with("XX-3", "play-item").ask(elsewhere, PLAY).name == "legal"


@pytest.mark.parametrize(("name", "verdict"), [("Ruin", "unsupported"), ("Rain", "legal")])
def test_a_clause_that_takes_another_card_matters_with_it(name: str, verdict: str) -> None:
    clause = Unmodelled("something odd", ("playing",), only_with=(name,))
    cards = {**POOL.cards, "XX-2": replace(POOL["XX-2"], unmodelled=(clause,))}
    rules = judge_with("XX-2", "using").rules
    judge = Judge(rules, pool_of("emended", cards.values()), Moves())
    assert judge.ask(table(), PLAY).name == verdict


def test_a_card_that_is_not_in_play_does_not_matter() -> None:
    ruin = replace(table().cards["ruin"], place="location-deck")
    state = replace(table(), cards={**table().cards, "ruin": ruin})
    assert judge_with("XX-3", "play-item", "sharpness").ask(state, PLAY).name == "legal"


def forbidding(name: str) -> list[Rule]:
    book = Rulebook("toy.rules")
    book.permit("open", PlayItem)(lambda game, action: True)
    book.forbid(name, PlayItem)(lambda game, action: True)
    return book.rules


def with_clause(card: str, clause: Unmodelled, rules: list[Rule]) -> Judge:
    cards = {**POOL.cards, card: replace(POOL[card], unmodelled=(clause,))}
    return Judge(Rules(rules), pool_of("emended", cards.values()), Moves())


def test_what_certainly_forbids_forbids() -> None:
    odd = Unmodelled("something odd", ("play-item", "sharpness", "playing"))
    assert with_clause("XX-3", odd, forbidding("shut")).ask(table(), PLAY).name == "illegal"
    assert with_clause("XX-2", odd, forbidding("shut")).ask(table(), PLAY).name == "illegal"


def test_only_a_clause_that_could_lift_the_very_restriction_leaves_it_open() -> None:
    lifting = Unmodelled("something odd", ("play-item",), lifting=("toy.rules.shut",))
    assert with_clause("XX-3", lifting, forbidding("shut")).ask(table(), PLAY).name == "unsupported"
    assert with_clause("XX-3", lifting, forbidding("bolt")).ask(table(), PLAY).name == "illegal"
    open_ = Rulebook("toy.rules")
    open_.permit("open", PlayItem)(lambda game, action: True)
    assert with_clause("XX-3", lifting, open_.rules).ask(table(), PLAY).name == "legal"


def test_a_restriction_by_a_number_is_open_where_the_number_is() -> None:
    blunt = Unmodelled("something odd", ("sharpness",))
    book = Rulebook("toy.rules")
    book.permit("open", PlayItem)(lambda game, action: True)
    book.forbid("blunt", PlayItem)(lambda game, action: game.value(SHARP, "ruin") == 0)
    assert with_clause("XX-3", blunt, book.rules).ask(table(), PLAY).name == "unsupported"
    book.forbid("shut", PlayItem)(lambda game, action: True)
    assert with_clause("XX-3", blunt, book.rules).ask(table(), PLAY).name == "illegal"


def test_a_missing_permission_does_not_help_where_no_permission_would() -> None:
    otherwise = Unmodelled("something odd", ("playing-otherwise",))
    closed = with_clause("XX-2", otherwise, refusing())
    assert closed.ask(table(), PLAY).name == "unsupported"
    book = Rulebook("toy.rules")
    book.refuse("closed")(lambda game, action: True)
    book.forbid("never", PlayItem, again=True)(lambda game, action: True)
    verdict = with_clause("XX-2", otherwise, book.rules).ask(table(), PLAY)
    assert (verdict.name, verdict.because) == ("illegal", ("toy.rules.never",))
    assert [each.rule.id for each in verdict.trace] == ["toy.rules.never"]
