"""By what the people of a company come to be others than they were."""

from westmarch.kernel.event import Event
from westmarch.table.events.characters import (
    CharacterDiscarded,
    CharacterEliminated,
    CharacterPlayed,
    CharacterReturned,
)
from westmarch.table.events.companies import CompanyChanged
from westmarch.table.events.prisoners import CharacterFreed, CharacterTaken

COMES_OR_GOES: tuple[type[Event], ...] = (
    CharacterDiscarded,
    CharacterEliminated,
    CharacterFreed,
    CharacterPlayed,
    CharacterReturned,
    CharacterTaken,
    CompanyChanged,
)
"""Whatever happens when somebody joins a company or leaves it."""
