"""What a player can do, named as a player would name it.

On the wire an action is a JSON object whose `type` is the name in kebab-case.
Cards and companies are given by their ids on the table.
"""

from msgspec import Struct


def kebab(name: str) -> str:
    """Spell a class name as the wire does: `PlayItem` is `play-item`."""
    return "".join(f"-{c.lower()}" if c.isupper() else c for c in name).lstrip("-")


class Action(Struct, frozen=True, tag_field="type", tag=kebab, kw_only=True):
    """Something that one player declares."""

    player: str


class Finish(Action, frozen=True):
    """Say that one is done: with the present window, or with all that is left of the turn."""

    turn: bool = False
    """Nothing more in this turn, however many windows are still to come."""


class PlaceStartingItem(Action, frozen=True):
    """Before the game, give a minor item to a character of the starting company."""

    card: str
    character: str


class Untap(Action, frozen=True):
    """In the untap phase, untap cards of one's own."""

    cards: tuple[str, ...]


class ChooseCompany(Action, frozen=True):
    """Say which company goes next through the phase."""

    company: str


class EnterSite(Action, frozen=True):
    """Have a company enter its site, automatic-attacks and all."""

    company: str


class PlayCreature(Action, frozen=True):
    """Play a hazard creature on a company, keyed to something where it goes."""

    card: str
    company: str
    keyed_to: str | None = None
    """The region or site (by name or type) chosen; None leaves the choice to the table."""


class PlayEvent(Action, frozen=True):
    """Play an event, on a target if it takes one."""

    card: str
    target: str | None = None


class PlayItem(Action, frozen=True):
    """Play an item with a character, who taps for it."""

    card: str
    character: str


class PlayFaction(Action, frozen=True):
    """Have a character try to bring a faction into play."""

    card: str
    character: str


class AssignStrike(Action, frozen=True):
    """Assign a strike of the attack to a character."""

    character: str


class FaceStrike(Action, frozen=True):
    """Resolve the strike assigned to a character.

    Without `tap` the character stays untapped at the price of prowess.
    """

    character: str
    tap: bool = True


AnyAction = (
    Finish
    | PlaceStartingItem
    | Untap
    | ChooseCompany
    | EnterSite
    | PlayCreature
    | PlayEvent
    | PlayItem
    | PlayFaction
    | AssignStrike
    | FaceStrike
)
