"""Random play: both players choose at random among what they may do, and everything is watched.

After each action every card is in one place, somebody can act, whatever is hidden stays hidden,
and whatever is refused is refused by a rule. At the end the log gives the same state again.
"""

from collections.abc import Iterator
from random import Random
from time import perf_counter
from typing import Any, Literal

from msgspec import Struct

from westmarch.cards.model import Card as Printed
from westmarch.judging import judge_for
from westmarch.kernel.actions import (
    MoveCompany,
    PlayCreature,
    PlayEvent,
    PlayFaction,
    PlayItem,
)
from westmarch.kernel.audit import faults
from westmarch.kernel.chance import seeded
from westmarch.kernel.judge import Judge
from westmarch.kernel.log import Entry, entry, replay
from westmarch.kernel.state import State
from westmarch.kernel.view import HIDDEN, may_see, view
from westmarch.kit.position import set_up
from westmarch.kit.protocol import CardAt, CompanyAt, Place, PlayerAt, Position, Turn

TURNS = 12
"""A game of random play ends after so many turns: until play decks are drawn, nothing ends it."""

_PLAYED = ("item", "faction", "creature", "event")
_PILES: tuple[tuple[Place, tuple[str, ...], int], ...] = (
    ("hand", ("character", *_PLAYED), 8),
    ("play-deck", ("character", *_PLAYED), 10),
    ("sideboard", ("character", *_PLAYED), 6),
    ("location-deck", ("site",), 6),
)
"""What each player has besides companies: how many cards of these types in each place."""

_PLAYERS = ("player", "opponent")
Kind = Literal["wizard", "ringwraith"]
_KINDS: tuple[Kind, ...] = ("wizard", "ringwraith")


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
    """Cards that vanished, appeared, or were in two places."""
    actions: int = 0
    actions_per_second: float = 0.0
    refusals_without_rule: int = 0
    faults: list[str] = []
    """What went wrong, with the seed of the game."""

    @property
    def sound(self) -> bool:
        """Whether nothing went wrong."""
        return not (self.stuck or self.errors or self.cards_lost or self.refusals_without_rule)


def play_games(games: int, seed: int, edition: str) -> Report:
    """Play some games, each from a seed of its own."""
    report = Report()
    judge = judge_for(edition)
    spent = 0.0
    for each in range(seed, seed + games):
        began = perf_counter()
        play_game(judge, each, report)
        spent += perf_counter() - began
    report.actions_per_second = round(report.actions / spent, 1) if spent else 0.0
    return report


def play_game(judge: Judge, seed: int, report: Report) -> None:
    """Play one game to its end, or to the first thing that goes wrong."""
    random = Random(seed)
    report.games += 1
    try:
        start = set_up(judge, position(judge, random))
        trouble = _play(judge, start, random, report)
    except Exception as error:  # noqa: BLE001 - whatever is raised, the game is to be reported
        trouble = f"{type(error).__name__}: {error}"
        report.errors += 1
    if trouble:
        report.faults.append(f"seed {seed}: {trouble}")
    else:
        report.ended += 1


def _play(judge: Judge, start: State, random: Random, report: Report) -> str:
    chance = seeded(random.randrange(2**32))
    state, log = start, list[Entry]()
    while state.turn <= TURNS:
        options = [each for name in _waiting(state) for each in judge.options(state, name)]
        if not options:
            report.stuck += 1
            return f"nobody can act in “{state.window.name}” of turn {state.turn}"
        action = random.choice(options)
        outcome = judge.act(state, action, chance)
        if not outcome.verdict:
            report.errors += 1
            return f"{action} is offered, and refused by {', '.join(outcome.verdict.because)}"
        log.append(entry(action, outcome))
        state = outcome.state
        report.actions += 1
        lost = list(faults(state)) or _missing(start, state)
        if lost:
            report.cards_lost += len(lost)
            return lost[0]
        leak = next(_leaks(state), None)
        if leak:
            report.errors += 1
            return leak
        if not _refusal_has_rule(judge, state, random):
            report.refusals_without_rule += 1
    if replay(judge, start, log) != state:
        report.errors += 1
        return "the log does not replay to the same state"
    return ""


def _waiting(state: State) -> tuple[str, ...]:
    return state.window.waiting if state.windows else ()


def _missing(start: State, state: State) -> list[str]:
    return [f"{each} came or went" for each in start.cards.keys() ^ state.cards.keys()]


def _leaks(state: State) -> Iterator[str]:
    """Find cards that a player is shown and may not see."""
    for player in _PLAYERS:
        seen = view(state, player)
        for card in state.cards.values():
            if not may_see(card, player) and card.id in seen.cards:
                yield f"{player} can see {card.id} in {card.owner}'s {card.place}"
        shown = sum(card.card != HIDDEN for card in seen.cards.values())
        if shown != sum(may_see(card, player) for card in state.cards.values()):
            yield f"{player} sees {shown} cards, which is not what he may see"


def _refusal_has_rule(judge: Judge, state: State, random: Random) -> bool:
    """Try something at random: if it is refused, a rule has to refuse it."""
    verdict = judge.ask(state, _something(state, random))
    return verdict.name != "illegal" or bool(verdict.because)


def _something(state: State, random: Random) -> Any:
    player = random.choice(_PLAYERS)
    card, other = random.choices(list(state.cards), k=2)
    characters = [each.id for each in state.cards.values() if each.company] or [other]
    character = random.choice(characters)
    actions: list[Any] = [
        PlayItem(player=player, card=card, character=character),
        PlayFaction(player=player, card=card, character=character),
        PlayEvent(player=player, card=card, target=random.choice((None, other))),
    ]
    if state.companies:
        company = random.choice(list(state.companies))
        actions.append(PlayCreature(player=player, card=card, company=company))
        actions.append(MoveCompany(player=player, company=company, site=other))
    return random.choice(actions)


def position(judge: Judge, random: Random) -> Position:
    """Deal a position: a company or two on each side at some site, and cards in hand."""
    kinds: list[Kind] = [random.choice(_KINDS) for _ in _PLAYERS]
    cards: list[CardAt] = []
    companies: list[CompanyAt] = []
    taken: set[str] = set()
    for name, kind in zip(_PLAYERS, kinds, strict=True):
        alignment = "hero" if kind == "wizard" else "minion"
        mine = [
            each for each in judge.pool.cards.values() if each.alignment in (alignment, "neutral")
        ]
        sites = random.sample([each for each in mine if each.type == "site"], 2)
        for number, site in enumerate(sites[: random.choice((1, 2))]):
            label, group = f"{name}: {site.name}", f"{name}: company {number + 1}"
            cards.append(CardAt(label, site.id, name, "in-play"))
            companies.append(CompanyAt(group, name, label))
            cards.extend(
                CardAt(f"{group}: {each.name}", each.id, name, "in-play", company=group)
                for each in _some(random, mine, ("character",), random.randint(1, 3), taken)
            )
        for place, types, size in _PILES:
            for number, each in enumerate(_some(random, mine, types, size, taken)):
                label = f"{name}: {each.name} in {place} {number}"
                cards.append(CardAt(label, each.id, name, place))
    return Position(
        edition=judge.pool.edition,
        turn=Turn("player", "untap"),
        players=tuple(PlayerAt(name, kind) for name, kind in zip(_PLAYERS, kinds, strict=True)),
        cards=tuple(cards),
        companies=tuple(companies),
    )


def _some(
    random: Random, mine: list[Printed], types: tuple[str, ...], number: int, taken: set[str]
) -> list[Printed]:
    """Pick some cards of these types, a unique one only once in the game."""
    chosen: list[Printed] = []
    candidates = [each for each in mine if each.type in types]
    random.shuffle(candidates)
    for each in candidates:
        if len(chosen) == number:
            break
        if each.unique:
            if each.name in taken:
                continue
            taken.add(each.name)
        chosen.append(each)
    return chosen
