"""What a single environment of The Lidless Eye says of the air that people breathe."""

from collections.abc import Iterator

from westmarch.kernel.event import Event
from westmarch.kernel.rulebook import Rulebook
from westmarch.mechanics.journey import type_of_region
from westmarch.mechanics.lookups import lies_below
from westmarch.mechanics.quantities.actions import COPIES, IN_PLAY_BY_NAME
from westmarch.mechanics.quantities.sites import REGION_OF_SITE
from westmarch.rulebooks.cards.choices import is_answer, is_called_for
from westmarch.rulebooks.cards.clause_registry import AS_WRITTEN
from westmarch.table.actions import ChooseCard
from westmarch.table.events.cards import CardChosen, CardTapped, ChoiceCalled
from westmarch.table.events.companies import CompanyFinished, EntryDeclared
from westmarch.table.events.memory import Remembered
from westmarch.table.game import Game
from westmarch.table.state import Company, Fact

# LE-141

STENCH_OF_MORDOR = Rulebook("LE-141")

_TIRES = "LE-141.tires-them"
_FELT = "felt the stench"
"""Remembered of a company whose site phase has begun."""


def _reaches(game: Game, company: Company) -> bool:
    """Tell whether a company is where the air is bad; below the earth it is as it is."""
    if lies_below(game, company.site):
        return False
    kind = type_of_region(game, game.value(REGION_OF_SITE, company.site))
    night = game.value(IN_PLAY_BY_NAME, "Doors of Night", company.player)
    return kind == "Dark-domain" or (kind == "Shadow-land" and bool(night))


@STENCH_OF_MORDOR.react("tires-them", EntryDeclared, CompanyFinished, says=AS_WRITTEN)
def somebody_is_tired(game: Game, event: EntryDeclared | CompanyFinished) -> Iterator[Event]:
    """Whether a company enters or does nothing: as its site phase begins, one of them taps."""
    company, copies = game.state.companies.get(event.company), game.value(COPIES, "LE-141")
    if company is None or game.state.phase != "site" or not copies:
        return
    if game.state.fact(_FELT, company.id) is not None or not _reaches(game, company):
        return
    yield Remembered(fact=Fact(_FELT, company.id, until="phase", card="LE-141"))
    people = company.characters
    among = tuple(each for each in people if game.card(each).position == "untapped")
    if among:
        what = (_TIRES,)
        yield ChoiceCalled(card=copies[0], player=company.player, among=among, what=what)


@STENCH_OF_MORDOR.permit(
    "tires-them", ChooseCard, says="The company's player says who is tired by it."
)
def says_who(game: Game, action: ChooseCard) -> bool | None:
    """Any of those who are untapped."""
    return is_called_for(game, action, _TIRES)


@STENCH_OF_MORDOR.react("tires-them", CardChosen)
def he_taps(game: Game, event: CardChosen) -> list[Event]:
    """He taps."""
    return [CardTapped(card=event.chosen)] if is_answer(event, _TIRES) else []
