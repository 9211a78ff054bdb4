"""What characters say beyond their facts, where several say it or others will."""

from typing import Literal

from msgspec import Struct

Mode = Literal["Black Rider", "Fell Rider", "Heralded Lord"]


class CheckModifier(Struct, frozen=True, tag="check-modifier"):
    """This character's corruption checks are modified."""

    amount: int
    line: int = 0


class FactionCheckModifier(Struct, frozen=True, tag="faction-check-modifier"):
    """This character's influence checks against factions are modified."""

    amount: int
    line: int = 0


class EntersPlayAtHome(Struct, frozen=True, tag="enters-play-at-home"):
    """Outside the starting company this character enters play at a home site and nowhere else."""

    line: int = 0


class HandSize(Struct, frozen=True, tag="hand-size"):
    """The player's hand is larger, perhaps only while this character is at a site."""

    amount: int
    at: str | None = None
    line: int = 0


class HealsAll(Struct, frozen=True, tag="heals-all"):
    """What an effect heals one of the character's company, it heals all of it."""

    here: bool = False
    """It is said of a site, and of all who are there."""
    line: int = 0


class HalvesBody(Struct, frozen=True, tag="halves-body"):
    """Attackers of some races have half their body, rounded up, against this character."""

    races: tuple[str, ...]
    line: int = 0


class MindBeside(Struct, frozen=True, tag="mind-beside"):
    """This character's mind is different while one of some others is in the company."""

    amount: int
    names: tuple[str, ...]
    line: int = 0


class LeadsRingwraiths(Struct, frozen=True, tag="leads-ringwraiths"):
    """As its player's avatar, this Ringwraith may have followers at no cost in influence."""

    number: int
    line: int = 0


class InMode(Struct, frozen=True, tag="in-mode"):
    """This Ringwraith is different in one of the modes."""

    quantity: Literal["direct influence", "prowess"]
    amount: int
    mode: Mode
    line: int = 0


CharacterClause = (
    CheckModifier
    | FactionCheckModifier
    | EntersPlayAtHome
    | HandSize
    | HalvesBody
    | HealsAll
    | MindBeside
    | LeadsRingwraiths
    | InMode
)
