"""Writing attacks in the card-text language."""

from collections.abc import Iterator

from westmarch.cards.language.vocabulary import RACES
from westmarch.cards.model.attack import Attack

_FIGHT_ALONE = {"Awakened Plant", "Dragon", "Drake", "Pûkel-creature", "Slayer"}
"""Races that a card names in the singular when they attack."""


def attack_words(attack: Attack) -> str:
    """Write an attack."""
    race = attack.race if attack.race in _FIGHT_ALONE else RACES[attack.race]
    words = [race, _strikes(attack) + (" for each character" if attack.each_character else "")]
    words.append(f"{attack.prowess} prowess")
    if attack.body is not None:
        words.append(f"{attack.body} body")
    return ", ".join([*words, *_manner(attack)])


def _strikes(attack: Attack) -> str:
    return f"{attack.strikes} {'strike' if attack.strikes == 1 else 'strikes'}"


def _manner(attack: Attack) -> Iterator[str]:
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
