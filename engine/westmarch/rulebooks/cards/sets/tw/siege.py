"""A siege, which shuts people in and brings Orcs before the gate."""

from collections.abc import Iterator

from westmarch.cards.model.attack import Attack
from westmarch.cards.model.phrases.things import Who
from westmarch.kernel.event import Event
from westmarch.kernel.rulebook import Rulebook
from westmarch.mechanics.lookups import companies_of
from westmarch.rulebooks.cards.choices import is_answer
from westmarch.rulebooks.cards.things.people import fits
from westmarch.table.events.chain import RollCalled, RollMade
from westmarch.table.events.combat import AttackCalled
from westmarch.table.events.companies import MovementNegated
from westmarch.table.events.turns import BeginningFelt, EndFelt
from westmarch.table.game import Game
from westmarch.table.state import Company

# TW-87

SIEGE = Rulebook("TW-87")

_SHUTS_IN = "TW-87.shuts-them-in"
_BESIEGERS = Attack("Orc", 3, 7)
_ENOUGH = 5
_SCOUT = Who((("scout",),))


def _besieging(game: Game, company: Company) -> str | None:
    """The card that lies on the site where a company is."""
    lying = (each for each in game.card(company.site).holds if game.card(each).card == "TW-87")
    return next(lying, None)


@SIEGE.react("comes-to-the-gate", BeginningFelt)
def come_to_the_gate(game: Game, event: BeginningFelt) -> Iterator[Event]:
    """The Orcs are there before it is said whether a company enters its site."""
    for company in companies_of(game, game.state.turn_player) if event.phase == "site" else ():
        siege = _besieging(game, company)
        if siege is not None:
            yield AttackCalled(source=siege, attack=_BESIEGERS, company=company.id)


@SIEGE.react("shuts-them-in", EndFelt)
def try_to_leave(game: Game, event: EndFelt) -> Iterator[Event]:
    """Whoever would leave has to get through."""
    if event.phase != "organization":
        return
    for company in game.state.companies.values():
        leaves = company.destination is not None and company.player == game.state.turn_player
        siege = _besieging(game, company) if leaves else None
        if siege is not None and company.characters:
            yield RollCalled(card=siege, of=company.characters[0], what=(_SHUTS_IN, company.id))


@SIEGE.react("shuts-them-in", RollMade)
def are_shut_in(game: Game, event: RollMade) -> list[Event]:
    """Each of them who is no scout makes it harder."""
    if not is_answer(event, _SHUTS_IN):
        return []
    company = game.state.companies.get(event.what[1])
    if company is None or company.destination is None:
        return []
    scouts = sum(fits(game, _SCOUT, each) for each in company.characters)
    total = event.roll - (len(company.characters) - scouts)
    shut = total < _ENOUGH
    return [MovementNegated(company=company.id, site=company.destination)] if shut else []
