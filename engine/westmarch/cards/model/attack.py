"""Attacks as cards print them."""

from typing import Literal

from msgspec import Struct

Companies = Literal["hero", "minion", "covert", "overt"]


class Attack(Struct, frozen=True):
    """An attack as a card prints it."""

    race: str
    """In the singular, as all races are: `Dragon`, `Wolf`."""
    strikes: int
    """How many; with `each_character`, how many each of the company faces."""
    prowess: int
    body: int | None = None
    attacker_chooses: bool = False
    """The attacking player chooses the defending characters."""
    detainment: bool = False
    """It is detainment, against whatever company."""
    detainment_against: tuple[Companies, ...] = ()
    """It is detainment against any of these sorts of companies alone."""
    only_against: tuple[Companies, ...] = ()
    """Companies that are not of all these sorts do not face it."""
    each_character: bool = False
    """Each character of the company faces the strikes."""
    cancellable: bool = True
    spares: tuple[str, ...] = ()
    """Characters of these races do not face it."""
    against_mind: bool = False
    """Characters meet its strikes with their mind in place of their prowess."""
    only_taps: bool = False
    """Whoever it would wound is tapped instead, and makes no body check."""
    wound_eliminates: bool = False
    """Each character it wounds is eliminated."""
