"""Random play finds what is wrong with an engine: each kind of fault is tried on a broken one."""

from collections import Counter
from collections.abc import Callable, Iterator
from copy import copy
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from tests.kernel.real import table
from westmarch.cards.deck import our_decks
from westmarch.errors import BadUsage
from westmarch.judging import judge_for
from westmarch.kernel.chance import Chance, no_chance
from westmarch.kernel.judge import Outcome, Verdict
from westmarch.kernel.play import Standstill
from westmarch.kernel.trace import Trace
from westmarch.kit import playout, watch
from westmarch.kit.counts import lines
from westmarch.kit.minds import Minds
from westmarch.kit.playout import PAIRINGS, Report, dealt, kinds, paired, pairing, play_game
from westmarch.kit.tally import Tally
from westmarch.table.actions import DiscardCharacter, Finish, PlayItem, Untap
from westmarch.table.judge import Judge
from westmarch.table.state import Fact, State, Window
from westmarch.table.view import Onlooker

SEED = 6
"""A game in which nothing is wrong."""
AFTER = 30
"""So many actions go well before something is spoilt."""

Spoil = Callable[[State], State]


class Broken(Judge):
    """An engine that does everything right but for one action."""

    def __init__(self, spoil: Spoil = lambda state: state) -> None:
        sound = judge_for("emended")
        super().__init__(sound.rules, sound.pool, sound.moves)
        self.spoil = spoil
        self.done = 0

    def act(
        self,
        state: State,
        action: Any,
        chance: Chance = no_chance,
        trace: Trace | None = None,
    ) -> Outcome:
        """Do it, and perhaps a little more."""
        outcome = super().act(state, action, chance, trace)
        self.done += 1
        return outcome if self.done != AFTER else replace(outcome, state=self.spoil(outcome.state))


def report_on(judge: Judge) -> Report:
    """Play one game of a Wizard against a Ringwraith."""
    report = Report()
    play_game(judge, SEED, report, ("wizard", "ringwraith"))
    return report


def first(state: State, key: str) -> str:
    """The top card of a pile."""
    return state.piles[key][0]


def vanished(state: State) -> State:
    """Take a card away from the table."""
    gone = first(state, "player/play-deck")
    cards = {key: each for key, each in state.cards.items() if key != gone}
    piles = {**state.piles, "player/play-deck": state.piles["player/play-deck"][1:]}
    return replace(state, cards=cards, piles=piles)


def appeared(state: State) -> State:
    """Put one more card in the play deck."""
    twin = replace(state.cards[first(state, "player/play-deck")], id="from nowhere")
    piles = {**state.piles, "player/play-deck": (twin.id, *state.piles["player/play-deck"])}
    return replace(state, cards={**state.cards, twin.id: twin}, piles=piles)


def doubled(state: State) -> State:
    """Put a card of the play deck in the sideboard, too."""
    card = first(state, "player/play-deck")
    piles = {**state.piles, "player/sideboard": (card, *state.piles["player/sideboard"])}
    return replace(state, piles=piles)


def strayed(old: str, new: str) -> Spoil:
    """Put the top card of a pile on another, and let the card know of it."""

    def spoil(state: State) -> State:
        card = first(state, old)
        piles = {**state.piles, old: state.piles[old][1:], new: (card, *state.piles.get(new, ()))}
        place = new.partition("/")[2]
        cards = {**state.cards, card: replace(state.cards[card], place=place)}
        return replace(state, cards=cards, piles=piles)

    return spoil


def nobody_waits(state: State) -> State:
    """Have nobody left who may act."""
    return replace(state, windows=(*state.windows[:-1], replace(state.window, waiting=())))


def no_window(state: State) -> State:
    """Have no time in which anybody could act."""
    return replace(state, windows=())


def remembered(state: State) -> State:
    """Remember something for good that did not happen."""
    return replace(state, facts=(*state.facts, Fact("omen", "player")))


def raised(state: State) -> State:
    """Stumble."""
    raise LookupError(f"over turn {state.turn}")


def test_a_sound_engine_is_not_blamed() -> None:
    report = report_on(Broken())
    assert report.faults == []
    assert (report.games, report.ended, report.sound) == (1, 1, True)
    assert report.turns > 1


@pytest.mark.parametrize(
    ("spoil", "kind", "fault"),
    [
        (vanished, "cards_lost", "came or went"),
        (appeared, "cards_lost", "from nowhere came or went"),
        (doubled, "cards_lost", "is in 2 piles"),
        (
            strayed("player/location-deck", "player/play-deck"),
            "cards_lost",
            "there is a site in player/play-deck",
        ),
        (
            strayed("opponent/location-deck", "opponent/hand"),
            "cards_lost",
            "there is a site in opponent/hand",
        ),
        (
            strayed("player/location-deck", "player/sideboard"),
            "cards_lost",
            "there is a site in player/sideboard",
        ),
        (
            strayed("player/play-deck", "player/location-deck"),
            "cards_lost",
            "there is more than sites in player/location-deck",
        ),
        (nobody_waits, "stuck", "nobody can act in “"),
        (no_window, "stuck", "nobody can act in no window"),
        (remembered, "errors", "the log does not replay to the same state"),
        (raised, "errors", "LookupError: over turn"),
    ],
)
def test_a_spoilt_state_is_found(spoil: Spoil, kind: str, fault: str) -> None:
    report = report_on(Broken(spoil))
    assert fault in report.faults[0]
    assert report.faults[0].startswith(f"seed {SEED}: ")
    assert getattr(report, kind) == 1
    assert (report.ended, report.sound) == (0, False)


def test_what_is_offered_and_cannot_be_done_is_found() -> None:
    class Offering(Broken):
        def offers(self, state: State, player: str) -> Iterator[Any]:
            yield Finish(player=state.opponent(player))

    report = report_on(Offering())
    assert report.errors == 1
    assert "is offered, and refused by core." in report.faults[0]


def test_a_refusal_without_a_rule_is_found() -> None:
    class Refusing(Broken):
        def ask(self, state: State, action: Any) -> Verdict:
            return replace(super().ask(state, action), because=())

    report = report_on(Refusing())
    assert report.refusals_without_rule == 1
    assert "is refused by no rule" in report.faults[0]


def as_it_is(state: State, seen: State) -> State:
    """Hide nothing."""
    return state


def faces(state: State, seen: State) -> State:
    """Show what is printed on the backs of cards."""
    printed = iter(state.cards.values())
    return replace(
        seen,
        cards={key: replace(each, card=next(printed).card) for key, each in seen.cards.items()},
    )


def backs(state: State, seen: State) -> State:
    """Hide all that is open."""
    return replace(
        seen, cards={key: replace(each, card="hidden") for key, each in seen.cards.items()}
    )


def order(state: State, seen: State) -> State:
    """Show the order of the play decks."""
    return replace(seen, piles=state.piles)


def voices(state: State, seen: State) -> State:
    """Tell which cards speak, face down or not."""
    return replace(seen, active=state.active)


def fewer(state: State, seen: State) -> State:
    """Leave out a card that is hidden."""
    return replace(
        seen,
        cards=dict(list(seen.cards.items())[:-1]),
    )


def thoughts(state: State, seen: State) -> State:
    """Tell what others know."""
    return replace(seen, facts=(*seen.facts, Fact("whither", "company", known_to="somebody")))


def yesterday(state: State, seen: State) -> State:
    """Show everything that there was when the turn began."""
    return replace(seen, turn_start=state.turn_start)


def nothing_before(state: State, seen: State) -> State:
    """Show nothing of how the turn began."""
    return replace(seen, turn_start=None)


@pytest.mark.parametrize(
    ("spoil", "fault"),
    [
        (as_it_is, "player sees "),
        (faces, "does not see"),
        (backs, "does not see"),
        (order, "named"),
        (voices, "player is told which cards speak"),
        (fewer, "player counts"),
        (thoughts, "player knows what only another does"),
        (yesterday, "when the turn began: player sees"),
        (nothing_before, "when the turn began: player sees nothing"),
    ],
)
def test_a_leak_is_found(
    monkeypatch: pytest.MonkeyPatch, spoil: Callable[[State, State], State], fault: str
) -> None:
    class Peeping(Onlooker):
        def look(self, state: State) -> State:
            return spoil(state, super().look(state))

    monkeypatch.setattr(watch, "Onlooker", Peeping)
    report = report_on(judge_for("emended"))
    assert report.errors == 1
    assert fault in report.faults[0]


def test_a_game_that_does_not_end_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playout, "LONGEST", 3)
    report = report_on(judge_for("emended"))
    assert report.faults == [f"seed {SEED}: the game has not ended in 3 turns"]


def test_a_turn_that_does_not_end_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(watch, "MOST_ACTIONS", 3)
    report = report_on(judge_for("emended"))
    assert report.errors == 1
    assert "is not over after 3 actions" in report.faults[0]


def test_a_position_that_comes_again_is_found() -> None:
    class Circling(Broken):
        """Takes back what was done, two actions later."""

        def act(
            self,
            state: State,
            action: Any,
            chance: Chance = no_chance,
            trace: Trace | None = None,
        ) -> Outcome:
            if self.done == AFTER - 1:
                self.before = state
            outcome = super().act(state, action, chance, trace)
            return outcome if self.done != AFTER + 1 else replace(outcome, state=self.before)

    report = report_on(Circling())
    assert report.errors == 1
    assert report.faults[0].endswith("has come to the same position again")


def test_what_changes_nothing_is_a_fault_unless_nobody_waits_for_it() -> None:
    judge = judge_for("emended")
    moves = copy(judge.moves)
    moves.performs = {**moves.performs, Untap: lambda play, action: None}
    broken = Judge(judge.rules, judge.pool, moves)
    state = table("TW-160", at="TW-378")
    state = replace(
        state,
        phase="untap",
        cards={**state.cards, "TW-160": replace(state.cards["TW-160"], position="tapped")},
        windows=(Window("untap", ("player",), idle=("opponent",)),),
    )
    with pytest.raises(Standstill, match=r"Untap.* leaves the table as it was"):
        broken.act(state, Untap(player="player", cards=("TW-160",)))
    idle = Finish(player="opponent")
    assert judge.act(state, idle).state == state


def test_steps_without_an_end_are_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    judge = judge_for("emended")
    play = judge.play(judge.game(table("TW-160", at="TW-378")), no_chance)
    monkeypatch.setattr(play.moves, "steps_in", lambda window: (lambda _: True,))
    with pytest.raises(Standstill, match="after 10000 steps nobody has anything to decide"):
        play.settle()


def test_how_long_it_took_is_told_of_the_whole_and_of_the_part() -> None:
    report = report_on(judge_for("emended"))
    assert 0 < report.seconds < report.whole_seconds
    assert 0 < report.processor_seconds < report.whole_processor_seconds


def test_how_a_game_ended_is_told() -> None:
    report = report_on(judge_for("emended"))
    (score,) = report.scores
    assert (report.called, report.automatic, report.outright)[
        ("called", "automatic", "outright").index(score.end)
    ] == 1
    assert report.called + report.automatic + report.outright == 1
    (one, its), (other, theirs) = score.points.items()
    expected = "tie" if its == theirs else one if its > theirs else other
    assert score.winner == expected


@pytest.mark.parametrize("said", ["wizard,wizard", "wizard,ringwraith", "Ringwraith, Wizard"])
def test_who_plays_whom_is_as_was_said(said: str) -> None:
    players = kinds(said)
    state = playout.dealt(judge_for("emended"), playout.Random(1), players)
    assert tuple(each.kind for each in state.players) == players
    assert state.turn_player == state.players[0].name


@pytest.mark.parametrize("called", ["Treasures of the North", "treasures-of-the-north"])
def test_a_deck_may_be_named(called: str) -> None:
    judge = judge_for("emended")
    state = playout.dealt(judge, playout.Random(1), kinds(f"ringwraith, {called}"))
    deck = next(each for each in our_decks() if each.name == "Treasures of the North")
    assert state.players[1].deck == deck.cards


def test_ten_games_are_one_of_every_pairing() -> None:
    assert len(PAIRINGS) == 10
    for first in (1, 11, 491):
        games = [pairing(seed) for seed in range(first, first + 10)]
        assert sorted(map(paired, games)) == sorted(map(paired, PAIRINGS))
    assert pairing(1) == pairing(11)[::-1] != pairing(11)


def test_what_came_up_is_told_by_pairing() -> None:
    report = report_on(judge_for("emended"))
    (score,) = report.scores
    tally = report.tallies["wizard and ringwraith"]
    assert tally.happened["turn-began"] == score.turns
    assert tally.happened["game-won"] == 1
    assert tally.happened["phase-began: untap"] == score.turns
    assert tally.allowed["core.setup.declare-player-type"] == 2
    assert tally.allowed["core.ending.final-check-order"] == tally.happened["final-check-began"]
    told = list(lines(report, judge_for("emended").rules))
    assert told[1].split() == ["games", "W-R", "all"]
    assert f"  turns{score.turns:>53}{score.turns:>8}" in told
    never = told[told.index("these events never happened:") + 1 :]
    assert "  prisoners-rescued (shown by minions-rescue-0014)" in never
    assert tally.happened.keys().isdisjoint(each.split()[0] for each in never)
    nothing = told[told.index("these rules allowed nothing:") + 1 :]
    assert any(each.startswith("  core.prisoners.rescue-attempt (shown by ") for each in nothing)


def test_the_curious_do_what_they_have_not_done_yet() -> None:
    judge = judge_for("emended")
    some, curious = Report(), Report()
    play_game(judge, SEED, some, ("balrog", "fallen-wizard"))
    play_game(judge, SEED, curious, ("balrog", "fallen-wizard"), "curious")
    assert some.faults == curious.faults == []
    drafted = "core.setup.draft-round"
    (one,), (other,) = some.tallies.values(), curious.tallies.values()
    assert other.allowed[drafted] >= one.allowed.get(drafted, 0)
    assert len(other.allowed) > 30


def test_the_keen_prefer_what_gives_points() -> None:
    judge = judge_for("emended")
    minds = Minds(judge, SEED, "keen")
    state = dealt(judge, Random(SEED), ("wizard", "wizard"))
    take = PlayItem(player="player", card="a sword", character="somebody")
    done = Finish(player="player")
    part = DiscardCharacter(player="player", character="somebody")
    chosen = Counter(minds.choose(state, [part, done, take]) for _ in range(100))
    assert chosen[take] > chosen[done]
    assert part not in chosen
    assert minds.choose(state, [part]) == part


def test_games_are_added_up() -> None:
    one, other = Report(), Report()
    one.tally("a game").happened["turn-began"] = 2
    other.tally("a game").happened.update({"turn-began": 3, "game-won": 1})
    other.tally("another").allowed["core.untap.heal-at-haven"] = 1
    one.add(other)
    assert one.tallies == {
        "a game": Tally(happened={"turn-began": 5, "game-won": 1}),
        "another": Tally(allowed={"core.untap.heal-at-haven": 1}),
    }


@pytest.mark.parametrize("said", ["", "wizard", "wizard,hobbit", "wizard,wizard,wizard"])
def test_nobody_else_can_play(said: str) -> None:
    with pytest.raises(BadUsage) as error:
        kinds(said)
    assert "wizard,ringwraith" in str(error.value.hint)
