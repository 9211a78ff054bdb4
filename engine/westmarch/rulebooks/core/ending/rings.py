"""Winning outright with The One Ring."""

from collections.abc import Iterator

from westmarch.cards.kinds import BALROG, FALLEN_WIZARD, RINGWRAITH, WIZARD
from westmarch.kernel.event import Event
from westmarch.mechanics.journey import site_of
from westmarch.mechanics.lookups import companies_of
from westmarch.rulebooks.core.ending import RULES
from westmarch.table.events.cards import ItemPlayed
from westmarch.table.events.companies import JourneysEnded
from westmarch.table.events.rings import OneRingDestroyed, RingMastered
from westmarch.table.events.turns import GameWon
from westmarch.table.game import Game
from westmarch.table.state import Company

_THE_ONE = "The One Ring"
_BARAD_DUR = "Barad-dûr"


@RULES.react(
    "hero-ring-win",
    OneRingDestroyed,
    says="The One Ring is destroyed, and {event.player} has won.",
)
def quest_is_fulfilled(game: Game, event: OneRingDestroyed) -> list[Event]:
    """A Wizard player whose character has carried The One Ring into the fire has won."""
    if game.state.kind(event.player) != WIZARD:
        return []
    return [GameWon(player=event.player)]


@RULES.react(
    "minion-ring-win",
    JourneysEnded,
    ItemPlayed,
    says="A company of a Ringwraith player's has The One Ring at Barad-dûr, and he has won.",
)
def it_has_come_to_its_master(game: Game, event: JourneysEnded | ItemPlayed) -> list[Event]:
    """A Ringwraith player who has The One Ring at Barad-dûr has won, once nobody moves any more."""
    moving = game.state.phase == "movement-hazard" and not isinstance(event, JourneysEnded)
    if moving:
        return []
    bringing = (each.name for each in game.state.players if each.kind == RINGWRAITH)
    return [
        GameWon(player=player)
        for player in bringing
        if any(_brings_it(game, each) for each in companies_of(game, player))
    ]


@RULES.react(
    "fw-ring-win",
    RingMastered,
    says="A Fallen-wizard has mastered The One Ring, and {event.player} has won.",
)
def there_is_a_new_ringlord(game: Game, event: RingMastered) -> list[Event]:
    """A Fallen-wizard player whose Fallen-wizard masters The One Ring has won."""
    if game.state.kind(event.player) != FALLEN_WIZARD:
        return []
    return [GameWon(player=event.player)]


@RULES.react(
    "balrog-ring-win",
    RingMastered,
    says="The Balrog has mastered The One Ring, and {event.player} has won.",
)
def power_is_challenged(game: Game, event: RingMastered) -> list[Event]:
    """And so has a Balrog player, if The Balrog does."""
    return [GameWon(player=event.player)] if game.state.kind(event.player) == BALROG else []


def _brings_it(game: Game, company: Company) -> bool:
    """Tell whether a company at Barad-dûr has The One Ring among its items."""
    site = site_of(game, company.id)
    if site is None or game.name(site) != _BARAD_DUR:
        return False
    return any(game.name(each) == _THE_ONE for each in _items(game, company))


def _items(game: Game, company: Company) -> Iterator[str]:
    for character in company.characters:
        yield from game.card(character).holds
