"""The dice of a scenario: what they are for, and which of them answers when the game asks."""

from collections.abc import Callable, Iterable

from msgspec import Struct
from msgspec.structs import replace

from westmarch.corpus.model import Draw
from westmarch.corpus.purposes import PURPOSES
from westmarch.errors import BadData, nearest
from westmarch.kernel.chance import Need
from westmarch.table.actions import AnyAction

CONTESTED = "first-turn"
"""What is rolled for again while it comes out the same for both."""
SHUFFLE = Draw(need=Need(kind="shuffle", purpose="play-deck"))
"""A play deck is shuffled."""
PICK = Draw(need=Need(kind="shuffle", purpose="hand"))
"""Cards of a hand are picked at random."""


WHATEVER = ""
"""The purpose of dice of which nobody says what they are for: they are for what comes first."""


class Unanswered(Exception):  # noqa: N818 - a scenario may come to it later
    """The game asks for a roll that no step gives."""

    def __init__(self, need: Need) -> None:
        super().__init__(needed(need))
        self.need = need


class Roll(Struct, frozen=True):
    """A result that is at hand when the game asks for it."""

    draw: Draw
    line: int
    """Where it is written."""
    anywhere: bool = False
    """It may be called for before the game comes to that line, too."""


def a_roll(dice: str, purpose: str, of: str) -> Draw:
    """Read two dice, such as “6 and 5”, or what they come to together."""
    values = tuple(int(die) for die in dice.split(" and "))
    if len(values) == 1:
        high = min(6, values[0] - 1)
        values = (high, values[0] - high)
    if not all(1 <= die <= 6 for die in values):
        raise BadData(f"A die cannot show what “{dice}” says.", hint="Give each die from 1 to 6.")
    return Draw(need=Need(kind="2d6", purpose=purpose, of=of), values=values)


def purpose_of(said: str) -> str:
    """Give the name of a purpose on the wire."""
    if said not in PURPOSES:
        raise BadData(
            f"Nothing is rolled for the {said}.",
            hint=nearest(said, PURPOSES) or f"Dice are rolled for {listed_purposes()}.",
        )
    return said.replace(" ", "-")


def own_purpose(action: AnyAction, dice: str) -> str:
    """Give what the dice of an action are for where the step does not say."""
    if not action.rolls_for:
        raise BadData(
            f"What is the roll of {dice} for?",
            hint=f"Write “{dice} for the body check”. Dice are rolled for {listed_purposes()}.",
        )
    return action.rolls_for


def listed_purposes() -> str:
    """List all that dice are rolled for."""
    *most, last = (f"the {each}" for each in PURPOSES)
    return f"{', '.join(most)} or {last}"


def needed(need: Need, name: Callable[[str], str] = str) -> str:
    """Name a roll by what it is for and whose it is."""
    whose = f" of {name(need.of)}" if need.of else ""
    what = f" for the {need.purpose.replace('-', ' ')}" if need.purpose else ""
    return f"a roll{what}{whose}"


def answering(rolls: Iterable[Roll], need: Need, line: int) -> Roll | None:
    """Find the first of the results that answers a need at this line."""
    for roll in rolls:
        wanted = roll.draw.need
        fits = wanted.kind == need.kind and wanted.purpose in (WHATEVER, need.purpose)
        if fits and wanted.of in ("", need.of) and (roll.anywhere or roll.line <= line):
            return roll
    return None


def any_result(need: Need) -> tuple[int, ...]:
    """Give a result that will do where it does not matter which."""
    # Those who roll against each other until one has more are not to roll the same for ever.
    die = 1 + len(need.of) % 6 if need.purpose == CONTESTED else 1
    return {"2d6": (1, die), "shuffle": tuple(range(need.size)), "pick": (0,)}[need.kind]


class Hand:
    """Answers from the rolls that are at hand."""

    def __init__(self, rolls: tuple[Roll, ...], line: int, *, missing: bool) -> None:
        self.left = rolls
        self.draws: tuple[Draw, ...] = ()
        """Those that were asked for."""
        self.short = False
        """One was asked for that was not there."""
        self._line = line
        self._missing = missing
        """A roll that is not there is an error, and nothing is done."""

    def __call__(self, need: Need) -> tuple[int, ...]:
        """Answer with the first roll that fits."""
        roll = answering(self.left, need, self._line)
        if roll is not None:
            self.left = tuple(each for each in self.left if each is not roll)
            wanted = replace(roll.draw.need, purpose=need.purpose)
            self.draws += (replace(roll.draw, need=wanted),)
            return roll.draw.values or any_result(need)
        if need.kind == "shuffle" and self._missing:
            self.draws += (Draw(need=Need(kind="shuffle", purpose=need.purpose)),)
        elif self._missing:
            raise Unanswered(need)
        else:
            self.short = True
        return any_result(need)
