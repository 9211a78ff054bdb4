"""Movement: declaring it, the way taken, arriving, and turning back."""

from collections.abc import Iterator

from msgspec import Struct
from msgspec.structs import replace

from westmarch.kernel.judge import allows, forbidding, ids
from westmarch.kernel.offers import Offer, one_of
from westmarch.mechanics.lookups import companies_of, sites_in_play
from westmarch.mechanics.moves import MOVES
from westmarch.mechanics.quantities.journeys import MAY_DECLARE, PATH_OF_WAY, SITE_NEEDED, WAYS
from westmarch.mechanics.quantities.sites import SITE_STAYS
from westmarch.table.actions import MoveCompany, TakeWay
from westmarch.table.events.cards import CardMoved
from westmarch.table.events.companies import (
    CompanyArrived,
    CompanyReturned,
    MovementDeclared,
    MovementNegated,
    WayTaken,
)
from westmarch.table.game import Game
from westmarch.table.play import Play
from westmarch.table.state import ASIDE, IN_PLAY, Company, State, Window
from westmarch.table.windows import ORGANIZATION, ORGANIZATION_ENDS, WAY_CHOICE

STARTER = "starter"
REGION = "region"
UNDER_DEEPS = "under-deeps"
"""The kinds of movement by which a company comes to a site, as ways are called by them."""


class Way(Struct, frozen=True):
    """One way in which a company can get to its new site."""

    name: str
    """The kind of movement, or what an effect calls it."""
    regions: tuple[str, ...] = ()
    """For region movement, the regions in their order."""
    types: tuple[str, ...] = ()
    """For a path that is printed, the types of its regions."""


@MOVES.perform(MoveCompany)
def declare_movement(play: Play, action: MoveCompany) -> None:
    """Lay the new site with the company, unless it is in play already."""
    if play.state.cards[action.site].place != IN_PLAY:
        play.do(CardMoved(card=action.site, to=IN_PLAY))
    play.do(MovementDeclared(company=action.company, site=action.site))


@MOVES.offer(ORGANIZATION, ORGANIZATION_ENDS)
def offer_movement(game: Game, player: str) -> Iterator[Offer]:
    """Each site that a company could set out for."""
    companies = companies_of(game, player)
    known = {each.site for each in companies} | {each.destination for each in companies}
    lent = (
        each
        for each in game.state.pile(game.state.opponent(player), ASIDE)
        if game.printed(each).type == "site" and not game.card(each).face_down
    )
    deck = game.state.pile(player, "location-deck")
    known |= {each for each in sites_in_play(game) if game.value(SITE_STAYS, each)}
    sites = (*deck, *sorted(each for each in known if each), *lent)
    for company in companies:
        if company.destination is None and game.value(MAY_DECLARE, company.id):
            yield from one_of(
                MoveCompany(player=player, company=company.id, site=""), "site", sites
            )


def ways(game: Game, company: str) -> tuple[Way, ...]:
    """The ways in which a moving company can get to its new site."""
    destination = game.state.companies[company].destination
    return game.value(WAYS, company, destination) if destination is not None else ()


def could_set_out(game: Game, company: str) -> bool:
    """Tell whether a moving company could still declare the movement that it has declared.

    A site card that is lent by the opponent is not looked at again: nothing is declared with it but
    the one movement.
    """
    here = game.state.companies[company]
    if here.destination is None or game.card(here.destination).owner != here.player:
        return True
    action = MoveCompany(player=here.player, company=company, site=here.destination)
    return allows(game.after(_before_setting_out(game, here, here.destination)), action)


def bars_setting_out(game: Game, company: str, site: str) -> tuple[str, ...]:
    """Name the rules by which a company could not have declared movement to a site, if any."""
    here = game.state.companies[company]
    action = MoveCompany(player=here.player, company=company, site=site)
    return ids(forbidding(game.after(_before_setting_out(game, here, site)), action))


def _before_setting_out(game: Game, here: Company, site: str) -> State:
    """See the table as if a company had still to declare its movement."""
    state = MovementNegated(company=here.id, site=site).apply(game.state)
    window = Window(ORGANIZATION.name, (here.player,))
    # What is under way now was not, then.
    state = replace(
        state, phase=ORGANIZATION.name, windows=(window,), choices=(), chain=(), combat=None
    )
    if game.after(state).value(SITE_NEEDED, site) or game.value(SITE_STAYS, site):
        return state
    return CardMoved(card=site, to="location-deck").apply(state)


def take(play: Play, company: str, way: Way) -> None:
    """Settle the way, and with it the site path."""
    site = play.state.companies[company].destination
    assert site is not None
    path = play.game.value(PATH_OF_WAY, company, site, way)
    play.do(WayTaken(company=company, way=way.name, path=path))


@MOVES.perform(TakeWay)
def take_way(play: Play, action: TakeWay) -> None:
    """Take the way that was chosen."""
    way = chosen(play.game, action)
    assert way is not None
    take(play, action.company, way)


def chosen(game: Game, action: TakeWay) -> Way | None:
    """Find the way that an action describes, among those there are."""
    for way in ways(game, action.company):
        if (way.name, way.regions) == (action.way, action.regions):
            return way
    return None


@MOVES.offer(WAY_CHOICE)
def offer_ways(game: Game, player: str) -> Iterator[TakeWay]:
    """Each way there is."""
    company = game.state.window.company
    if company is not None:
        for way in ways(game, company):
            yield TakeWay(player=player, company=company, way=way.name, regions=way.regions)


def arrive(play: Play, company: str) -> None:
    """Let a moving company have its new site for its own, if anybody is left to arrive."""
    here = play.state.companies.get(company)
    if here is not None and here.characters and here.destination is not None:
        play.do(CompanyArrived(company=company, origin=here.site))


@MOVES.follow(MovementNegated)
def give_up_site(play: Play, event: MovementNegated) -> None:
    """Take back the site that was not reached."""
    back_to_deck(play, event.site)


@MOVES.follow(CompanyReturned)
def leave_new_site(play: Play, event: CompanyReturned) -> None:
    """Be at the site of origin again, and take the other one back."""
    if play.state.cards[event.origin].place != IN_PLAY:
        play.do(CardMoved(card=event.origin, to=IN_PLAY))
    back_to_deck(play, event.new_site)


def back_to_deck(play: Play, site: str) -> None:
    """Put a site card back into the location deck, unless it has to stay in play."""
    if play.state.cards[site].place == IN_PLAY and not play.game.value(SITE_NEEDED, site):
        play.do(CardMoved(card=site, to="location-deck"))
