"""Random play: both players choose at random among what they may do, and everything is watched.

A game is one of two decks, from its opening to its end by the rules: it is called, it runs out, or
somebody wins it outright, and the rest is counted. The ten pairings of kinds of players take turns,
with decks of ours or with random ones. Or a game begins from a random table, with whatever cards
there are, and lasts for some turns at most. After each action every card is in one place, whatever
is hidden stays hidden, and whatever is refused is refused by a rule; before each, somebody can act,
what is offered can be done, and what is allowed is offered. What is done changes something, and no
position comes again within a turn. At the end the log gives the same state again.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import combinations_with_replacement
from random import Random
from time import perf_counter, process_time
from typing import Literal

from msgspec import Struct

from westmarch.cards.deck import Deck, our_decks
from westmarch.cards.kinds import FALLEN_WIZARD, KINDS
from westmarch.errors import BadUsage
from westmarch.judging import judge_for
from westmarch.kernel.chance import seeded
from westmarch.kernel.log import Entry, entry, replay
from westmarch.kit import watch
from westmarch.kit.minds import Minds, Style
from westmarch.kit.opening import opening
from westmarch.kit.random_deck import random_deck
from westmarch.kit.random_table import random_table
from westmarch.kit.tally import Tally
from westmarch.kit.watch import Amiss, Watch
from westmarch.processes import spread
from westmarch.table.events.turns import CALLED, RECKONING_PHASE
from westmarch.table.judge import Judge
from westmarch.table.state import State
from westmarch.wire.paths import observe
from westmarch.wire.position import set_up

TURNS = 12
"""A game from a random table lasts for so many turns, if it does not end before."""
_FEW = 1
"""A game takes so long that each is worth another process."""
LONGEST = 1000
"""No game of two decks lasts for more turns than this."""

Kinds = tuple[str, str]
"""Who plays whom, by the kind of player or the name of a deck; the first player begins."""
PAIRINGS: tuple[Kinds, ...] = tuple(combinations_with_replacement(KINDS, 2))
"""Each kind of player against each, itself included."""
TABLE: Kinds = ("", "")
"""Nobody's decks: the game begins from a random table."""


Decks = Literal["ours", "random"]
"""Whether the players have decks of ours, or any that the rules of deck construction allow."""
End = Literal["called", "automatic", "outright"]
"""How a game came to its end: called, because both play decks ran out, or won before the count."""


class Score(Struct, frozen=True):
    """What a game that was counted came to."""

    seed: int
    players: Kinds
    """What kinds of players they were, the first player's first."""
    end: End
    turns: int
    points: dict[str, int]
    """The final points of each player."""
    stage_points: dict[str, int]
    """How far those have strayed who are Fallen-wizards."""
    winner: str
    """`tie` if neither has won."""


class Report(Struct, kw_only=True):
    """What came of a number of games."""

    games: int = 0
    ended: int = 0
    """Games that came to their end with nothing wrong."""
    called: int = 0
    """Games of which the end was called."""
    automatic: int = 0
    """Games that ended because both play decks were exhausted as often as it takes."""
    outright: int = 0
    """Games that somebody won before anything was counted."""
    scores: list[Score] = []
    """How those games ended that the rules brought to their end."""
    tallies: dict[str, Tally] = {}
    """What came up, by who played whom, whoever began."""
    stuck: int = 0
    """Games in which nobody could act."""
    errors: int = 0
    """Games that raised, leaked, or did not replay."""
    cards_lost: int = 0
    """Games in which a card vanished, appeared, or was where it cannot be."""
    actions: int = 0
    turns: int = 0
    seconds: float = 0.0
    """The time that it took to list what may be done, to choose from it, and to do it, in all
    processes together."""
    processor_seconds: float = 0.0
    """The processor time of that."""
    whole_seconds: float = 0.0
    """The time of the whole games, with all that watches them and the replay, in all processes
    together."""
    whole_processor_seconds: float = 0.0
    """The processor time of that."""
    actions_per_second: float = 0.0
    """The pace of one process, what watches apart."""
    whole_actions_per_second: float = 0.0
    """The pace of one process, what watches included."""
    refusals_without_rule: int = 0
    not_offered: int = 0
    """Games in which something was allowed that was not offered."""
    faults: list[str] = []
    """What went wrong, with the seed of the game."""

    @property
    def sound(self) -> bool:
        """Whether nothing went wrong."""
        return not self.faults

    def add(self, other: "Report") -> None:
        """Add what came of other games."""
        for name, tally in other.tallies.items():
            self.tally(name).add(tally)
        for each in self.__struct_fields__:
            if each != "tallies":
                setattr(self, each, getattr(self, each) + getattr(other, each))

    def tally(self, name: str) -> Tally:
        """Give the tally of a pairing."""
        return self.tallies.setdefault(name, Tally())

    def note(self, kind: watch.Kind) -> None:
        """Count a game in which something of this kind is amiss."""
        setattr(self, kind, getattr(self, kind) + 1)


def play_games(
    games: int,
    seed: int,
    edition: str,
    players: Kinds | None = None,
    style: Style = "any",
    decks: Decks = "ours",
) -> Report:
    """Play some games, each from a seed of its own."""
    judge = judge_for(edition)

    def played(each: int) -> Report:
        report = Report()
        play_game(judge, each, report, players, style, decks)
        return report

    report = Report()
    for each in spread("Playing", played, range(seed, seed + games), _FEW):
        report.add(each)
    if report.seconds:
        report.actions_per_second = round(report.actions / report.seconds, 1)
        report.whole_actions_per_second = round(report.actions / report.whole_seconds, 1)
    return report


def play_game(
    judge: Judge,
    seed: int,
    report: Report,
    players: Kinds | None = None,
    style: Style = "any",
    decks: Decks = "ours",
) -> None:
    """Play one game to its end, or to the first thing that goes wrong.

    Unless it is said who plays whom, that goes by the seed.
    """
    dealer, minds = Random(seed), Minds(judge, seed, style)
    report.games += 1
    try:
        with _timing(report, "whole_seconds", "whole_processor_seconds"):
            if players == TABLE:
                start = set_up(judge, random_table(judge, dealer))
                _play(minds, start, turns_are_up, report)
            else:
                start = dealt(judge, dealer, players or pairing(seed), decks)
                _play(minds, start, goes_on_too_long, report)
    except Amiss as amiss:
        report.note(amiss.kind)
        report.faults.append(f"seed {seed}: {amiss}")
    except Exception as error:  # noqa: BLE001 - whatever is raised, the game is to be reported
        report.note("errors")
        report.faults.append(f"seed {seed}: {type(error).__name__}: {error}")
    else:
        report.ended += 1


def pairing(seed: int) -> Kinds:
    """Say who plays whom in the game of a seed: every pairing in its turn, and either may begin."""
    rounds, number = divmod(seed, len(PAIRINGS))
    first, second = PAIRINGS[number]
    return (second, first) if rounds % 2 else (first, second)


def paired(players: Kinds) -> str:
    """Name a pairing, whoever begins."""
    return " and ".join(sorted(players, key=KINDS.index))


def dealt(judge: Judge, random: Random, players: Kinds, decks: Decks = "ours") -> State:
    """Take two decks to the table: of these kinds of players, or of ours these very decks."""
    pair = _random_decks if decks == "random" else _our_decks
    return set_up(judge, opening(judge.pool, pair(judge, random, players)))


def _our_decks(_: Judge, random: Random, players: Kinds) -> tuple[Deck, Deck]:
    decks = our_decks()
    first = random.choice([each for each in decks if players[0] in _called(each)])
    others = [each for each in decks if players[1] in _called(each)]
    return first, random.choice([each for each in others if each != first] or others)


def _random_decks(judge: Judge, random: Random, players: Kinds) -> tuple[Deck, Deck]:
    first, second = (next(each for each in KINDS if each == name) for name in players)
    return random_deck(judge, random, first), random_deck(judge, random, second)


def _called(deck: Deck) -> tuple[str, ...]:
    name = deck.name.lower()
    return (deck.player, name, name.replace(" ", "-"))


def kinds(said: str) -> Kinds:
    """Read who plays whom: `wizard,ringwraith`, or a deck by its name or its file's."""
    decks = our_decks()
    first, *others = (each.strip().lower() for each in said.split(","))
    if len(others) != 1 or not {first, *others} <= {
        word for each in decks for word in _called(each)
    }:
        raise BadUsage(
            f"“{said}” does not say who plays whom.",
            hint="Name two, the one who begins first: wizard,ringwraith, or decks: "
            f"{', '.join(each.name for each in decks)}.",
        )
    return first, others[0]


def waiting(state: State) -> tuple[str, ...]:
    """Name the players who may act now."""
    return state.window.waiting if state.windows else ()


def turns_are_up(state: State) -> bool:
    """Tell whether a game from a random table is over."""
    return state.turn > TURNS


def goes_on_too_long(state: State) -> bool:
    """Complain of a game of two decks that the rules do not bring to its end."""
    if state.turn > LONGEST:
        raise Amiss("errors", f"the game has not ended in {LONGEST} turns")
    return False


def _note_end(minds: Minds, state: State, report: Report) -> None:
    """Note how a game ended, and what it came to."""
    game = minds.judge.game(state)
    end: End = "outright"
    if state.phase == RECKONING_PHASE:
        end = "called" if any(each.what == CALLED for each in state.facts) else "automatic"
    points = {
        each.name: observe(game, f"player/{each.name}/final-points") for each in state.players
    }
    setattr(report, end, getattr(report, end) + 1)
    strayed = {
        each.name: observe(game, f"player/{each.name}/stage-points")
        for each in state.players
        if each.kind == FALLEN_WIZARD
    }
    score = Score(minds.seed, _kinds(state), end, state.turn, points, strayed, str(state.winner))
    report.scores = [*report.scores, score]


def _kinds(state: State) -> Kinds:
    first, second = state.players
    return first.kind, second.kind


def _play(minds: Minds, start: State, is_over: Callable[[State], bool], report: Report) -> None:
    judge, chance = minds.judge, seeded(minds.seed)
    watching = Watch(judge.pool, start)
    state, log, tally = start, list[Entry](), Tally()
    while state.winner is None and not is_over(state):
        with _timing(report, "seconds", "processor_seconds"):
            offered = [each for name in waiting(state) for each in judge.offers(state, name)]
        if not offered:
            window = f"“{state.window.name}”" if state.windows else "no window"
            raise Amiss("stuck", f"nobody can act in {window} of turn {state.turn}")
        thought = minds.think(state, offered)
        with _timing(report, "seconds", "processor_seconds"):
            freely = minds.style == "freely" and thought is not None
            action = thought if freely else minds.choose(state, offered)
            tally.note(judge.game(state), action)
            outcome = judge.act(state, action, chance)
        if not outcome.verdict:
            by = ", ".join(outcome.verdict.because)
            raise Amiss("errors", f"{action} is offered, and refused by {by or 'no rule'}")
        log.append(entry(action, outcome))
        tally.hear(state, outcome.state, outcome.events)
        state = outcome.state
        report.actions += 1
        watching.look(state)
    report.turns += state.turn - start.turn
    report.tally(paired(_kinds(state))).add(tally)
    if state.winner is not None:
        _note_end(minds, state, report)
    if replay(judge, start, log) != state:
        raise Amiss("errors", "the log does not replay to the same state")


@contextmanager
def _timing(report: Report, wall: str, processor: str) -> Iterator[None]:
    """Add the time that something takes, and its processor time, to two fields of a report."""
    began, worked = perf_counter(), process_time()
    try:
        yield
    finally:
        setattr(report, wall, getattr(report, wall) + perf_counter() - began)
        setattr(report, processor, getattr(report, processor) + process_time() - worked)
