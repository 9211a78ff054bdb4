"""What a single card of The Wizards says of everybody's burdens."""

from collections.abc import Iterator

from westmarch.kernel.order import Layer
from westmarch.kernel.rulebook import Rulebook
from westmarch.mechanics.lookups import company_of, in_play
from westmarch.mechanics.on_guard import company_met
from westmarch.mechanics.quantities.actions import COPIES
from westmarch.mechanics.quantities.corruption import CORRUPTION_POINTS
from westmarch.mechanics.quantities.on_guard import REVEALED_BY_TEXT
from westmarch.mechanics.quantities.people import ASSOCIATED
from westmarch.rulebooks.cards.clause_registry import AS_WRITTEN
from westmarch.table.game import Game
from westmarch.table.state import State, placed

# TW-93

BALANCE_OF_THINGS = Rulebook("TW-93")


def _weights(game: Game, who: str) -> Iterator[int]:
    """Go through the sources of corruption of a character, and say what each of them gives."""
    company = company_of(game, who)
    if company is None:
        return
    state = game.state
    for copy in game.value(COPIES, "TW-93"):
        state = placed(state, copy, "discard-pile")
    whole = _points(game, state, who)
    alone = [each for each in in_play(game) if game.card(each).host is None]
    events = [each for each in alone if game.printed(each).type == "event"]
    for each in (*game.value(ASSOCIATED, company.id), *events):
        if each == who or game.card(each).card == "TW-93":
            continue
        weight = whole - _points(game, placed(state, each, "discard-pile"), who)
        borne = each in _borne(game, who) and game.printed(each).corruption is not None
        # A source may give none at all, and is one for that.
        if weight > 0 or (borne and not weight):
            yield weight


def _points(game: Game, state: State, who: str) -> int:
    return Game(game.rules, game.pool, state).value(CORRUPTION_POINTS, who)


def _borne(game: Game, who: str) -> tuple[str, ...]:
    held = game.card(who).holds
    return (*held, *(it for each in held for it in game.card(each).holds))


@BALANCE_OF_THINGS.adjust(
    "weighs-twice", CORRUPTION_POINTS, order=Layer.REPEATED, says="The Balance of Things"
)
def one_weighs_twice(game: Game, points: int, who: str) -> int | None:
    """His player has the least of them count twice."""
    if not game.value(COPIES, "TW-93"):
        return None
    least = min(_weights(game, who), default=0)
    return points + least if least else None


@BALANCE_OF_THINGS.define("weighs-twice", REVEALED_BY_TEXT, says=AS_WRITTEN)
def bears_on_them(game: Game, card: str) -> bool | None:
    """It may be revealed against a company in which somebody has a source of corruption."""
    company = company_met(game)
    if company is None or game.printed(card).id != "TW-93":
        return None
    return any(True for each in company.characters for _ in _weights(game, each)) or None
