"""Random play: both players choose at random among what they may do, and everything is watched.

A game is one of two decks, from its opening until both play decks were exhausted twice; or it
begins from a random table, with whatever cards there are, and lasts for some turns. After each
action every card is in one place, whatever is hidden stays hidden, and whatever is refused is
refused by a rule; before each, somebody can act, and what is offered can be done. At the end the
log gives the same state again.
"""

from collections.abc import Callable
from random import Random
from time import perf_counter

from msgspec import Struct

from westmarch.cards.deck import Deck, our_decks
from westmarch.errors import BadUsage
from westmarch.judging import judge_for
from westmarch.kernel.chance import seeded
from westmarch.kernel.log import Entry, entry, replay
from westmarch.kit import watch
from westmarch.kit.anything import anything
from westmarch.kit.opening import opening
from westmarch.kit.random_table import random_table
from westmarch.kit.watch import Amiss, Watch
from westmarch.table.judge import Judge
from westmarch.table.state import State
from westmarch.wire.position import set_up

TURNS = 12
"""A game from a random table lasts for so many turns."""
EXHAUSTIONS = 2
"""A game of two decks lasts until both players have exhausted their play decks so many times."""
LONGEST = 400
"""No game of two decks lasts for more turns than this."""

Kinds = tuple[str, str]
"""Who plays whom, by the kind of player or the name of a deck; the first player begins."""


class Report(Struct, kw_only=True):
    """What came of a number of games."""

    games: int = 0
    ended: int = 0
    """Games that came to their end with nothing wrong."""
    stuck: int = 0
    """Games in which nobody could act."""
    errors: int = 0
    """Games that raised, leaked, or did not replay."""
    cards_lost: int = 0
    """Games in which a card vanished, appeared, or was where it cannot be."""
    actions: int = 0
    turns: int = 0
    seconds: float = 0.0
    """The time that it took to list what may be done, to do it, and to explain a verdict."""
    actions_per_second: float = 0.0
    refusals_without_rule: int = 0
    faults: list[str] = []
    """What went wrong, with the seed of the game."""

    @property
    def sound(self) -> bool:
        """Whether nothing went wrong."""
        return not self.faults

    def note(self, kind: watch.Kind) -> None:
        """Count a game in which something of this kind is amiss."""
        setattr(self, kind, getattr(self, kind) + 1)


def play_games(games: int, seed: int, edition: str, players: Kinds | None = None) -> Report:
    """Play some games, each from a seed of its own."""
    report = Report()
    judge = judge_for(edition)
    for each in range(seed, seed + games):
        play_game(judge, each, report, players)
    if report.seconds:
        report.actions_per_second = round(report.actions / report.seconds, 1)
    return report


def play_game(judge: Judge, seed: int, report: Report, players: Kinds | None = None) -> None:
    """Play one game to its end, or to the first thing that goes wrong.

    Unless it is said who plays whom, odd seeds begin from a random table.
    """
    dealer = Random(seed)
    report.games += 1
    try:
        if players is None and seed % 2:
            start = set_up(judge, random_table(judge, dealer))
            _play(judge, start, turns_are_up, seed, report)
        else:
            _play(judge, dealt(judge, dealer, players), decks_are_drawn, seed, report)
    except Amiss as amiss:
        report.note(amiss.kind)
        report.faults.append(f"seed {seed}: {amiss}")
    except Exception as error:  # noqa: BLE001 - whatever is raised, the game is to be reported
        report.note("errors")
        report.faults.append(f"seed {seed}: {type(error).__name__}: {error}")
    else:
        report.ended += 1


def dealt(judge: Judge, random: Random, players: Kinds | None = None) -> State:
    """Take two of our decks to the table: these, or any of these kinds of players."""
    decks = our_decks(judge.pool)
    if players is None:
        first, second = random.sample(decks, 2)
    else:
        first = random.choice([each for each in decks if players[0] in _called(each)])
        others = [each for each in decks if players[1] in _called(each)]
        second = random.choice([each for each in others if each != first] or others)
    return set_up(judge, opening(judge.pool, (first, second), random))


def _called(deck: Deck) -> tuple[str, str]:
    return (deck.player, deck.name.lower())


def kinds(said: str) -> Kinds:
    """Read who plays whom: `wizard,ringwraith`, or a deck by its name."""
    decks = our_decks(judge_for("emended").pool)
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


def decks_are_drawn(state: State) -> bool:
    """Tell whether a game of two decks is over."""
    if state.turn > LONGEST:
        raise Amiss("errors", f"the game has not ended in {LONGEST} turns")
    return all(each.exhausted >= EXHAUSTIONS for each in state.players)


def _play(
    judge: Judge, start: State, is_over: Callable[[State], bool], seed: int, report: Report
) -> None:
    players, asker = Random(f"players {seed}"), Random(f"asker {seed}")
    chance = seeded(seed)
    watching = Watch(judge.pool, start)
    state, log = start, list[Entry]()
    while state.winner is None and not is_over(state):
        began = perf_counter()
        options = [each for name in waiting(state) for each in judge.options(state, name)]
        if not options:
            window = f"“{state.window.name}”" if state.windows else "no window"
            raise Amiss("stuck", f"nobody can act in {window} of turn {state.turn}")
        _try_anything(judge, state, asker)
        action = players.choice(options)
        outcome = judge.act(state, action, chance)
        report.seconds += perf_counter() - began
        if not outcome.verdict:
            by = ", ".join(outcome.verdict.because)
            raise Amiss("errors", f"{action} is offered, and refused by {by or 'no rule'}")
        log.append(entry(action, outcome))
        state = outcome.state
        report.actions += 1
        watching.look(state)
    report.turns += state.turn - start.turn
    if replay(judge, start, log) != state:
        raise Amiss("errors", "the log does not replay to the same state")


def _try_anything(judge: Judge, state: State, random: Random) -> None:
    """Ask about something at random: if it is refused, a rule has to refuse it."""
    action = anything(judge.game(state), random)
    verdict = judge.ask(state, action)
    if verdict.name == "illegal" and not verdict.because:
        raise Amiss("refusals_without_rule", f"{action} is refused by no rule")
