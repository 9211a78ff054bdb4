"""Attacks as cards print them."""

from collections.abc import Iterator
from typing import Annotated, Literal

from msgspec import Struct

from westmarch.cards.model.vocabulary import RACES
from westmarch.cards.wording.declare import by_hand, words

Companies = Annotated[
    Literal["hero", "minion", "covert", "overt"],
    words("COMPANIES", "a sort of companies", "hero", "minion", "covert", "overt"),
]


_FIGHT_ALONE = {"Awakened Plant", "Dragon", "Drake", "Pûkel-creature", "Slayer"}
"""Races that a card names in the singular when they attack."""


def attack_words(attack: "Attack") -> str:
    """Write an attack."""
    races = [each if each in _FIGHT_ALONE else RACES[each] for each in attack.races]
    words = [
        " and ".join(races),
        _strikes(attack) + (" for each character" if attack.each_character else ""),
    ]
    words.append(f"{attack.prowess} prowess")
    if attack.body is not None:
        words.append(f"{attack.body} body")
    return ", ".join([*words, *_manner(attack)])


def _strikes(attack: "Attack") -> str:
    return f"{attack.strikes} {'strike' if attack.strikes == 1 else 'strikes'}"


def _manner(attack: "Attack") -> Iterator[str]:
    if attack.spares:
        yield f"spares {' and '.join(RACES[race] for race in attack.spares)}"
    if attack.against_mind:
        yield "met with mind"
    if attack.only_taps:
        yield "taps instead of wounding"
    if attack.attacker_chooses:
        yield "attacker chooses defenders"
    if attack.detainment:
        yield "detainment"
    if attack.detainment_against:
        yield f"detainment against {' and '.join(attack.detainment_against)} companies"
    if attack.only_against:
        yield f"against {' '.join(attack.only_against)} companies only"
    if not attack.cancellable:
        yield "cannot be cancelled"
    if attack.wound_eliminates:
        yield "eliminates each character wounded"


@by_hand("attack", attack_words)
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
    also: tuple[str, ...] = ()
    """Whoever attacks is of these races as well."""

    @property
    def races(self) -> tuple[str, ...]:
        """All the races of whoever attacks."""
        return (self.race, *self.also)
