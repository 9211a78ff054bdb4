"""What characters say beyond their facts, where several say it or others will."""

from typing import Annotated, Literal

from westmarch.cards.model.clause import Clause
from westmarch.cards.model.vocabulary import Race, SiteType
from westmarch.cards.wording.declare import form, phrase, words

Mode = Annotated[
    Literal["Black Rider", "Fell Rider", "Heralded Lord"],
    words("MODE", "a mode", "Black Rider", "Fell Rider", "Heralded Lord"),
]


@phrase("{amount:+} to corruption checks")
class CheckModifier(Clause, frozen=True):
    """This character's corruption checks are modified."""

    amount: int


@phrase("{amount:+} to influence checks against factions")
class FactionCheckModifier(Clause, frozen=True):
    """This character's influence checks against factions are modified."""

    amount: int


@phrase("as an agent may move to Havens")
class AgentAtHavens(Clause, frozen=True):
    """This agent may move to the havens that are closed to others."""


@phrase("as an agent may tap to attack a company at its new site [with {prowess:+} prowess]")
class AgentAttacksEarly(Clause, frozen=True):
    """This agent may attack before the site phase."""

    prowess: int = 0


@phrase("as an agent may tap to try to influence an ally, a faction or a character away")
class AgentTries(Clause, frozen=True):
    """This agent may make influence attempts."""


@phrase("as an agent cannot move to a {types:or}")
class AgentKeepsOut(Clause, frozen=True):
    """This agent moves to no site of these types."""

    types: tuple[SiteType, ...]


@phrase("enters play at home, unless in the starting company")
class EntersPlayAtHome(Clause, frozen=True):
    """Outside the starting company this character enters play at a home site and nowhere else."""


@phrase("does not begin in the starting company")
class StaysBehind(Clause, frozen=True):
    """Nobody drafts this character, or this Stage resource, before the game."""


@phrase("{amount:+} hand size [while at {at}]")
class HandSize(Clause, frozen=True):
    """The player's hand is larger, perhaps only while this character is at a site."""

    amount: int
    at: str | None = None


@phrase(
    "an effect that heals one of the company heals all of it",
    form("an effect that heals one of those here heals all of them", here=True),
)
class HealsAll(Clause, frozen=True):
    """What an effect heals one of the character's company, it heals all of it."""

    here: bool = False
    """It is said of a site, and of all who are there."""


@phrase("half the body, rounded up, for {races:s and}")
class HalvesBody(Clause, frozen=True):
    """Attackers of some races have half their body, rounded up, against this character."""

    races: tuple[Race, ...]


@phrase("{amount:+} mind beside {names:or}")
class MindBeside(Clause, frozen=True):
    """This character's mind is different while one of some others is in the company."""

    amount: int
    names: tuple[str, ...]


@phrase("leads {number} Ringwraith(s) without influence")
class LeadsRingwraiths(Clause, frozen=True):
    """As its player's avatar, this Ringwraith may have followers at no cost in influence."""

    number: int


@phrase(
    form("{amount:+} prowess in {mode} mode", quantity="prowess"),
    form("{amount:+} direct influence in {mode} mode", quantity="direct influence"),
)
class InMode(Clause, frozen=True):
    """This Ringwraith is different in one of the modes."""

    quantity: Literal["direct influence", "prowess"]
    amount: int
    mode: Mode
