"""Says an action in the sentences of the vocabulary, for those who have to choose one."""

from collections.abc import Iterable
from functools import cache

from westmarch.corpus.acts import Act
from westmarch.corpus.given import way_told
from westmarch.corpus.naming import Naming
from westmarch.corpus.vocabulary import VOCABULARY
from westmarch.corpus.vocabulary.row import Row
from westmarch.table.actions import Action, AnyAction, TakeWay
from westmarch.table.game import Game

_WAYS_SHOWN = 3
"""So many ways to a site are told of, where there are more."""


@cache
def tellers() -> dict[type[Action], tuple[Row, ...]]:
    """Give for each type of action the sentences that tell it, in the order of the vocabulary."""
    found: dict[type[Action], tuple[Row, ...]] = {}
    for row in VOCABULARY:
        for makes in row.does.makes if isinstance(row.does, Act) else ():
            found[makes] = (*found.get(makes, ()), row)
    return found


def sentence(game: Game, action: AnyAction) -> str:
    """Say an action as a step does, without the dice."""
    it = Naming(game, action.player)
    return next(filter(None, (row.told(it, action) for row in tellers()[type(action)])))


def sentences(game: Game, actions: Iterable[AnyAction]) -> str:
    """List what may be done."""
    return "; ".join(f"“{sentence(game, each)}”" for each in actions)


def choice(game: Game, actions: tuple[AnyAction, ...], *, all_: bool) -> tuple[str, str]:
    """Say what somebody has to decide, and how a scenario says it; of many ways only a few."""
    more = "" if all_ else "; …"
    first = actions[0]
    if not isinstance(first, TakeWay):
        return "has to decide something", f"Say what comes first: {sentences(game, actions)}{more}."
    few = actions[:_WAYS_SHOWN]
    more = more if few == actions else "; …"
    it = Naming(game, first.player)
    company = it.company(first.company)
    goal = game.state.companies[first.company].destination
    to = it.card(goal) if goal is not None else "…"
    given = f"{company} is moving to {to} by {way_told(it, first.way, first.regions)}"
    hint = f"Say it in the Given, “{given}”, or say what comes first: {sentences(game, few)}{more}."
    return f"has to say which way {company} takes to {to}", hint
