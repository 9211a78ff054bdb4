"""What those action steps do whose slots are not simply the fields of their action."""

from msgspec.structs import replace

from westmarch.corpus.acts import Told, told_by
from westmarch.corpus.given import a_way, way_told
from westmarch.corpus.naming import Naming
from westmarch.corpus.scene import Later, Piece, Table, reference
from westmarch.corpus.scene import player as seat
from westmarch.errors import BadData
from westmarch.kernel.judge import allows
from westmarch.table.actions import (
    AnyAction,
    BeginUsing,
    EnterSite,
    Heal,
    MoveCompany,
    TakeWay,
    Untap,
)
from westmarch.table.game import Game
from westmarch.table.state import IN_PLAY


def untap_everything(table: Table, player: str) -> AnyAction:
    """Untap every card of the player's that can be untapped by then; if none can, try them all."""

    def tapped(game: Game, action: Untap) -> Untap:
        cards = tuple(
            each.id
            for each in game.state.cards.values()
            if (each.owner, each.position) == (action.player, "tapped")
            and each.place in (IN_PLAY, "marshalling-point-pile")
            and game.printed(each.id).type != "site"
        )
        able = tuple(each for each in cards if allows(game, replace(action, cards=(each,))))
        return replace(action, cards=able or cards)

    table.later.append(tapped)
    return Untap(player=seat(player), cards=())


def heal_himself(table: Table, character: str) -> AnyAction:
    """Have a character heal."""
    piece = table.somebody(character)
    return Heal(player=piece.owner, cards=(piece.label,))


def untap_himself(table: Table, character: str) -> AnyAction:
    """Have a character untap."""
    piece = table.somebody(character)
    return Untap(player=piece.owner, cards=(piece.label,))


def _takes_up(it: Naming, each: BeginUsing) -> Told:
    bearer = str(it.game.card(each.card).host)
    return {"character": it.card(bearer), "card": it.quoted(each.card)}


@told_by(_takes_up, BeginUsing)
def begin_using(table: Table, character: str, card: str) -> AnyAction:
    """Take up an item."""
    bearer = table.somebody(character)
    return BeginUsing(player=bearer.owner, card=table.the(reference(card)).label)


def _moves(it: Naming, each: MoveCompany) -> Told | None:
    site = it.game.card(each.site)
    if site.beside in it.game.state.cards:
        return None
    return {"company": it.company(each.company), "to": it.site(each.site)}


@told_by(_moves, MoveCompany, subject="company")
def move(table: Table, company: str, to: str) -> AnyAction:
    """Declare movement to a site."""
    group = table.company(company)
    site = table.destination(to, group)
    return MoveCompany(player=group.player, company=group.label, site=site.label)


def move_with(table: Table, character: str, to: str) -> AnyAction:
    """Declare movement for somebody and his company."""
    return move(table, f"{character}'s company", to)


def move_to_copy(table: Table, company: str, to: str) -> AnyAction:
    """Declare movement to one more card of a site that is in play."""
    group = table.company(company)
    copy = table.further(reference(to), group.player)
    return MoveCompany(player=group.player, company=group.label, site=copy.label)


def _moves_to_borrowed(it: Naming, each: MoveCompany) -> Told | None:
    host = it.game.card(each.site).beside
    if host not in it.game.state.cards:
        return None
    company, site = it.company(each.company), it.plain(each.site)
    return {"company": company, "to": site, "card": it.quoted(str(host))}


@told_by(_moves_to_borrowed, MoveCompany, subject="company")
def move_borrowed(table: Table, company: str, to: str, card: str) -> AnyAction:
    """Declare movement to the site card that lies with a hazard host."""
    group, host = table.company(company), table.the(reference(card))
    lent = (each for each in table.pieces.values() if each.beside == host.label)
    site = next((each for each in lent if each.card.type == "site"), None)
    if site is None or site.card.name != table.card(reference(to), ("site",)).name:
        raise BadData(f"No card of that site lies with {host.card.name}.")
    return MoveCompany(player=group.player, company=group.label, site=site.label)


def _travels(it: Naming, each: TakeWay) -> Told:
    return {"company": it.company(each.company), "way": way_told(it, each.way, each.regions)}


@told_by(_travels, TakeWay, subject="company")
def travel(table: Table, company: str, way: str) -> AnyAction:
    """Say which way a moving company takes."""
    group = table.company(company)
    kind, regions = a_way(table, way)
    return TakeWay(player=group.player, company=group.label, way=kind, regions=regions)


def _enters(it: Naming, each: EnterSite) -> Told:
    return {"company": it.company(each.company), "site": "the site"}


@told_by(_enters, EnterSite, subject="company")
def enter(table: Table, company: str, site: str) -> AnyAction:
    """Enter the site the company is at."""
    group = table.company(company)
    if site != "the site":
        table.later.append(_is_there(table, site))
    return EnterSite(player=group.player, company=group.label)


def _is_there(table: Table, site: str) -> Later:
    """Complain, when it comes to that, if the company is somewhere else."""
    named = table.site(site)
    name = (named.card if isinstance(named, Piece) else named).name

    def is_there(game: Game, action: EnterSite) -> EnterSite:
        here = game.name(game.state.companies[action.company].site)
        if name != here:
            raise BadData(f"The company is at {here}, not at {name}.")
        return action

    return is_there


def enter_with(table: Table, character: str, site: str) -> AnyAction:
    """Enter the site that somebody is at with his company."""
    return enter(table, f"{character}'s company", site)
