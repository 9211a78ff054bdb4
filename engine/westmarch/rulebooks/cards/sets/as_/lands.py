"""What single cards of Against the Shadow do to those who travel through certain lands."""

from collections.abc import Iterator

from westmarch.cards.model.attack import Attack, Companies
from westmarch.cards.model.card import Faction
from westmarch.kernel.event import Event
from westmarch.kernel.rulebook import Rulebook
from westmarch.mechanics.journey import moves, site_path
from westmarch.mechanics.lookups import current_company
from westmarch.mechanics.map import map_of
from westmarch.mechanics.quantities.actions import COPIES
from westmarch.rulebooks.cards.homelands import homelands
from westmarch.table.actions import PlayEvent
from westmarch.table.events.cards import CardTurned, EventPlayed
from westmarch.table.events.chain import OwnTextFollowed
from westmarch.table.events.combat import AttackCalled
from westmarch.table.events.companies import WayTaken
from westmarch.table.game import Game

# AS-40

TROUBLE_ON_ALL_BORDERS = Rulebook("AS-40")

_SIDES: dict[str, tuple[Companies, ...]] = {
    "hero": ("hero",),
    "minion": ("minion",),
    "balrog": ("minion",),
}
"""Whom a faction only detains, by what it is itself."""


@TROUBLE_ON_ALL_BORDERS.react("meets-them", WayTaken)
def are_met(game: Game, event: WayTaken) -> list[Event]:
    """They are met on the way."""
    return [*_met(game, event.company, game.value(COPIES, "AS-40"))]


@TROUBLE_ON_ALL_BORDERS.react("meets-them", EventPlayed)
def turn_out_to_be_there(game: Game, event: EventPlayed) -> list[Event]:
    """Or turn out to be there already."""
    company = current_company(game)
    if game.printed(event.card).id != "AS-40" or company is None:
        return []
    return [*_met(game, company.id, (event.card,))]


def _met(game: Game, company: str, copies: tuple[str, ...]) -> Iterator[Event]:
    passed = {name for _, name in site_path(game, company)} if moves(game, company) else set()
    for each in copies:
        host = game.card(each).host
        printed = game.printed(host) if host is not None else None
        facts = printed.facts if printed is not None else None
        if (
            printed is not None
            and isinstance(facts, Faction)
            and not passed.isdisjoint(_about(game, printed.id))
        ):
            spared = _SIDES.get(printed.alignment, ())
            attack = Attack(facts.race, 4, 8, detainment_against=spared)
            yield AttackCalled(source=each, attack=attack, company=company)


def _about(game: Game, faction: str) -> frozenset[str]:
    """Give the regions where a faction is playable, and those next to them."""
    regions, drawn = homelands(game, faction), map_of(game.pool)
    return regions.union(*(drawn.beside(each) for each in regions))


@TROUBLE_ON_ALL_BORDERS.forbid(
    "of-one-kind", PlayEvent, says="{action.target} is no unique faction."
)
def is_not_unique(game: Game, action: PlayEvent) -> bool:
    """There is only one of those who make trouble."""
    if game.printed(action.card).id != "AS-40" or action.target not in game.state.cards:
        return False
    return not game.printed(str(action.target)).unique


# AS-91

LEGENDARY_STAIR = Rulebook("AS-91")


@LEGENDARY_STAIR.react("shows-where", OwnTextFollowed)
def shows_where(game: Game, event: OwnTextFollowed) -> list[Event]:
    """The opponent sees where the company is going."""
    company = game.state.companies.get(event.here.company(game) or "")
    if company is None or company.destination is None:
        return []
    return [CardTurned(card=company.destination, face_down=False)]
