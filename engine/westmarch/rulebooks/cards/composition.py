"""By what the people of a company come to be others than they were."""

from collections.abc import Callable, Iterator

from westmarch.kernel.event import Event
from westmarch.kernel.order import Rank
from westmarch.kernel.rulebook import Rulebook
from westmarch.mechanics.quantities.actions import COPIES
from westmarch.table.events.cards import CardMoved, EventPlayed
from westmarch.table.events.characters import (
    CharacterDiscarded,
    CharacterEliminated,
    CharacterPlayed,
    CharacterReturned,
)
from westmarch.table.events.companies import CompanyChanged
from westmarch.table.events.memory import Forgotten, Remembered
from westmarch.table.events.prisoners import CharacterFreed, CharacterTaken
from westmarch.table.game import Game
from westmarch.table.state import Fact

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


def goes_when_left(
    book: Rulebook, key: str, is_meant: Callable[[Game, str], bool], says: str
) -> None:
    """Discard an event that lies on a company when somebody who is meant has left it.

    Whoever joins the company is among those who may leave it from then on.
    """
    card = book.chapter
    with_it = f"{card}.{key}"
    """Remembered of the event: those of the company who are meant."""

    def meant_in(game: Game, company: str) -> tuple[str, ...]:
        people = game.state.companies[company].characters
        return tuple(each for each in people if is_meant(game, each))

    def known(game: Game, copy: str, company: str) -> tuple[str, ...]:
        """Those who were there as far as it is remembered, or as the turn began."""
        fact = game.state.fact(with_it, copy)
        if fact is not None:
            there: tuple[str, ...] = fact.value
            return there
        began = game.turn_start
        return meant_in(began, company) if company in began.state.companies else ()

    @book.react(key, EventPlayed)
    def notes_them(game: Game, event: EventPlayed) -> list[Event]:
        """It is remembered who is there as it is played."""
        company = event.target or ""
        if game.printed(event.card).id != card or company not in game.state.companies:
            return []
        return [Remembered(fact=Fact(with_it, event.card, meant_in(game, company)))]

    @book.react(key, *COMES_OR_GOES, order=Rank.LAST, says=says)
    def is_left(game: Game, event: Event) -> Iterator[Event]:
        """When one of them is there no more it goes."""
        for copy in game.value(COPIES, card):
            company = game.card(copy).host or ""
            if company not in game.state.companies:
                continue
            there, now = known(game, copy, company), meant_in(game, company)
            if not set(there) <= set(now):
                yield CardMoved(card=copy, to="discard-pile")
            elif len(now) > len(there):
                yield Forgotten(what=with_it, about=copy)
                yield Remembered(fact=Fact(with_it, copy, now))
