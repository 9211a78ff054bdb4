"""Movement: declaring it, the way taken, and arriving."""

from collections.abc import Iterator

from msgspec import Struct

from westmarch.kernel.actions import MoveCompany, TakeWay
from westmarch.kernel.events import (
    CardMoved,
    CompanyArrived,
    MovementDeclared,
    MovementNegated,
    NewSiteRevealed,
    WayTaken,
    WindowClosed,
    WindowOpened,
)
from westmarch.kernel.game import Game
from westmarch.kernel.play import Play
from westmarch.kernel.state import IN_PLAY, Company, Window
from westmarch.mechanics.moves import MOVES
from westmarch.mechanics.quantities import WAYS
from westmarch.mechanics.table import companies_of


class Way(Struct, frozen=True):
    """One way in which a company can get to its new site."""

    name: str
    """`starter`, `region` or `under-deeps`."""
    path: tuple[tuple[str, str | None], ...] = ()
    """Its site path: the type of each region, and its name where the path has names."""

    @property
    def regions(self) -> tuple[str, ...]:
        """The regions, for a way that a player describes by them."""
        return tuple(name for _, name in self.path if name) if self.name == "region" else ()


@MOVES.perform(MoveCompany)
def declare_movement(play: Play, action: MoveCompany) -> None:
    """Lay the new site face-down with the company."""
    if play.state.cards[action.site].place != IN_PLAY:
        play.do(CardMoved(card=action.site, to=IN_PLAY))
    play.do(MovementDeclared(company=action.company, site=action.site))


@MOVES.offer("organization")
def offer_movement(game: Game, player: str) -> Iterator[MoveCompany]:
    """Each site that a company could set out for."""
    companies = companies_of(game, player)
    known = {each.site for each in companies} | {each.destination for each in companies}
    sites = (*game.state.pile(player, "location-deck"), *(each for each in known if each))
    for company in companies:
        if company.destination is None:
            for site in sites:
                yield MoveCompany(player=player, company=company.id, site=site)


def reveal(play: Play, company: str) -> None:
    """Turn a moving company's new site up, and find out how it gets there."""
    here = play.state.companies[company]
    if here.destination is None:
        play.do(NewSiteRevealed(company=company))
        return
    ways: tuple[Way, ...] = play.game.value(WAYS, company, here.destination)
    if not ways:
        back_to_deck(play, here)
        play.do(MovementNegated(company=company), NewSiteRevealed(company=company))
    elif len(ways) == 1:
        take(play, company, ways[0])
    else:
        player = (play.state.turn_player,)
        play.do(WindowOpened(window=Window("take-way", player, company)))


def take(play: Play, company: str, way: Way) -> None:
    """Settle the way."""
    play.do(WayTaken(company=company, way=way.name, path=way.path))
    play.do(NewSiteRevealed(company=company))


@MOVES.perform(TakeWay)
def take_way(play: Play, action: TakeWay) -> None:
    """Take the way that was chosen."""
    way = chosen(play.game, action)
    assert way is not None
    play.do(WindowClosed())
    take(play, action.company, way)


def chosen(game: Game, action: TakeWay) -> Way | None:
    """Find the way that an action describes, among those there are."""
    company = game.state.companies[action.company]
    if company.destination is None:
        return None
    for way in game.value(WAYS, company.id, company.destination):
        if (way.name, way.regions) == (action.way, action.regions):
            return way  # type: ignore[no-any-return]
    return None


@MOVES.offer("take-way")
def offer_ways(game: Game, player: str) -> Iterator[TakeWay]:
    """Each way there is."""
    company = game.state.window.company
    if company is None:
        return
    site = game.state.companies[company].destination
    for way in game.value(WAYS, company, site):
        yield TakeWay(player=player, company=company, way=way.name, regions=way.regions)


def arrive(play: Play, company: str) -> None:
    """Let a moving company be at its new site."""
    here = play.state.companies[company]
    if here.destination is not None:
        play.do(CompanyArrived(company=company, origin=here.site))


def back_to_deck(play: Play, company: Company) -> None:
    """Take the new site of a company back, unless somebody else is there or goes there."""
    others = [each for each in play.state.companies.values() if each.id != company.id]
    wanted = {each.site for each in others} | {each.destination for each in others}
    if company.destination is not None and company.destination not in wanted:
        play.do(CardMoved(card=company.destination, to="location-deck"))
