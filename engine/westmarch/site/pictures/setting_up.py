"""How a game is set up: its steps, and what two players did in them."""

from typing import TYPE_CHECKING

from msgspec import Struct

from westmarch.kernel.event import Rolled
from westmarch.mechanics.lookups import character_facts
from westmarch.site.pictures.played import Course, Deed, Named, Part, Text, card
from westmarch.table.events.setup import RoundRevealed, SetupOver
from westmarch.table.windows import (
    DECLARING,
    DRAFT,
    LEFT_OVER,
    SETUP,
    STARTING_SITES,
    WindowKind,
)

if TYPE_CHECKING:
    from westmarch.table.game import Game

STEPS = (DECLARING, DRAFT, STARTING_SITES, SETUP, LEFT_OVER)
"""What is done before hands are drawn, one window a step."""


class Laid(Struct, frozen=True):
    """What a player did in a round of the draft."""

    who: Part | None
    """The character; nobody, if the player had stopped."""
    mind: int
    joins: bool


class Round(Struct, frozen=True):
    """A round of the draft, with what each player laid."""

    laid: tuple[Laid, ...]


class Step(Struct, frozen=True):
    """A step, with what was done in it, each time by whom."""

    told: str
    rule: str
    done: tuple[tuple[str, Text], ...]


class Setting(Struct, frozen=True):
    """All that comes before the first turn."""

    made_from: Named
    players: tuple[str, ...]
    steps: tuple[Step, ...]
    rounds: tuple[Round, ...]
    characters: tuple[int, ...]
    """How many characters each player has in the end."""
    mind: tuple[int, ...]
    """How much mind they have together."""
    hands: tuple[int, ...]
    rolls: tuple[tuple[int, ...], ...]
    """What each has rolled to see who begins."""
    first: str


def picture(course: Course) -> Setting:
    """Draw how the game of a scenario is set up."""
    end = course.deeds[-1].after
    players = tuple(each.name for each in end.state.players)
    rounds = tuple(_round(deed, event.cards, players) for deed, event in course.of(RoundRevealed))
    joined = [[each.laid[at] for each in rounds if each.laid[at].joins] for at in range(2)]
    over, _ = next(course.of(SetupOver))
    rolls = {event.of: event.result for _, event in course.of(Rolled) if len(event.result) == 2}
    return Setting(
        course.named,
        players,
        tuple(_step(each, course) for each in STEPS),
        rounds,
        characters=tuple(map(len, joined)),
        mind=tuple(sum(each.mind for each in one) for one in joined),
        hands=tuple(len(over.after.state.pile(each, "hand")) for each in players),
        rolls=tuple(rolls[each] for each in players),
        first=end.state.turn_player,
    )


def _step(window: WindowKind, course: Course) -> Step:
    done = tuple(
        (deed.action.player, deed.said)
        for deed in course.deeds
        if deed.window == window.name and not deed.passes and window is not DRAFT
    )
    return Step(window.told, window.rule, done)


def _round(deed: Deed, laid: tuple[str, ...], players: tuple[str, ...]) -> Round:
    theirs = {deed.after.card(each).owner: each for each in laid}
    return Round(tuple(_laid(deed.after, theirs.get(each, "")) for each in players))


def _laid(game: "Game", who: str) -> Laid:
    if not who:
        return Laid(None, 0, joins=False)
    joins = game.card(who).place == "starting-company"
    return Laid(card(game, who), character_facts(game, who).mind or 0, joins)
