"""What the steps of an organization phase do: characters, companies, and what they carry."""

from msgspec.structs import replace

from westmarch.corpus.acts import Told, told_by
from westmarch.corpus.naming import Naming
from westmarch.corpus.patterns import listed
from westmarch.corpus.scene import Later, Piece, Player, Table, reference, references
from westmarch.corpus.scene import player as seat
from westmarch.errors import BadData
from westmarch.table.actions import (
    AnyAction,
    ChangeCompany,
    ChangeControl,
    PlayCharacter,
    SplitCompany,
    StoreItem,
    TransferItem,
)
from westmarch.table.game import Game
from westmarch.table.state import IN_PLAY
from westmarch.wire.protocol import Happened

# Givens


def follow(table: Table, characters: str, controller: str) -> None:
    """Have characters be followers of another."""
    leader = table.character(controller)
    for each in listed(characters):
        table.character(each).on = leader.label


def uncontrolled(table: Table, characters: str) -> None:
    """Have characters be under nobody's influence."""
    for each in listed(characters):
        table.character(each).uncontrolled = True


def at_copy(table: Table, characters: str, site: str) -> None:
    """Form a company at a further card of a site."""
    members = references(characters)
    copy = table.put(reference(site), "in-play", types=("site",), owner=members[0].owner)
    table.gather(members, copy)


def influence_lost(table: Table, character: str, number: str) -> None:
    """Remember that some effect has taken direct influence from a character."""
    table.history.append(
        Happened(
            what="influence-lost",
            when="this-turn",
            character=table.character(character).label,
            number=int(number),
        )
    )


# Deeds


def _comes_to(it: Naming, each: PlayCharacter) -> Told | None:
    if each.company is not None or _is_further(it, each.site):
        return None
    return _coming(it, each) | {"site": it.site(each.site)}


def _comes_to_another(it: Naming, each: PlayCharacter) -> Told | None:
    if each.company is not None or not _is_further(it, each.site):
        return None
    return _coming(it, each) | {"site": it.plain(each.site)}


def _is_further(it: Naming, site: str) -> bool:
    """Tell whether another card of a site is in play already."""
    return it.game.card(site).place != IN_PLAY and any(
        each.place == IN_PLAY for each in it.copies(site)
    )


def _joins(it: Naming, each: PlayCharacter) -> Told | None:
    if each.company is None or each.controller is not None:
        return None
    return _coming(it, each) | {"company": it.company(each.company)}


def _comes_under(it: Naming, each: PlayCharacter) -> Told | None:
    if each.controller is None:
        return None
    return _coming(it, each) | {"controller": it.card(each.controller)}


def _coming(it: Naming, each: PlayCharacter) -> Told:
    by = None if each.by is None else it.quoted(each.by)
    return {"player": f"the {each.player}", "character": it.played(each.card), "by": by}


@told_by(_comes_to, PlayCharacter)
def play_at(table: Table, player: str, character: str, site: str, by: str = "") -> AnyAction:
    """Play a character as a company of its own."""
    whose = seat(player)
    here = table.place_for_company(site, whose)
    return PlayCharacter(
        player=whose,
        card=_from_hand(table, character, whose).label,
        site=here.label,
        by=_bringing(table, by),
    )


@told_by(_comes_to_another, PlayCharacter)
def play_at_another(
    table: Table, player: str, character: str, site: str, by: str = ""
) -> AnyAction:
    """Play a character as a company of its own, with a further card of a site."""
    whose = seat(player)
    card = _from_hand(table, character, whose).label
    here = table.further(reference(site), whose).label
    return PlayCharacter(player=whose, card=card, site=here, by=_bringing(table, by))


@told_by(_joins, PlayCharacter)
def play_into(table: Table, player: str, character: str, company: str, by: str = "") -> AnyAction:
    """Play a character into a company, under general influence."""
    return _joining(table, player, character, company, by)


@told_by(_comes_under, PlayCharacter)
def play_under(
    table: Table, player: str, character: str, controller: str, by: str = ""
) -> AnyAction:
    """Play a character as a follower."""
    joining = _joining(table, player, character, f"{controller}'s company", by)
    return replace(joining, controller=table.character(controller).label)


def _joining(table: Table, player: str, character: str, company: str, by: str) -> PlayCharacter:
    """Play a character into a company, which can be named by that character from then on."""
    whose, group = seat(player), table.company(company)
    card = _from_hand(table, character, whose).label
    table.parts[card] = group
    return PlayCharacter(
        player=whose,
        card=card,
        site=table.whereabouts(group),
        company=group.label,
        by=_bringing(table, by),
    )


def _bringing(table: Table, by: str) -> str | None:
    """The card with which somebody comes."""
    return table.the(reference(by)).label if by else None


def become_follower(table: Table, character: str, controller: str) -> AnyAction:
    """Make a character another's follower, by his player's wish."""
    follower, leader = table.character(character), table.character(controller)
    return ChangeControl(player=follower.owner, character=follower.label, controller=leader.label)


def _changes(it: Naming, each: ChangeCompany) -> Told:
    return {"character": it.card(each.character), "company": it.company(each.company)}


@told_by(_changes, ChangeCompany, subject="character")
def change(table: Table, character: str, company: str) -> AnyAction:
    """Have a character go over to another company."""
    who, group = table.character(character), table.company(company)
    table.parts[who.label] = group
    return ChangeCompany(player=who.owner, character=who.label, company=group.label)


def _splits(it: Naming, each: SplitCompany) -> Told:
    return {
        "player": f"the {each.player}",
        "leaving": it.listed(map(it.card, each.characters)),
        "site": None if each.site is None else it.plain(each.site),
    }


@told_by(_splits, SplitCompany)
def split(table: Table, player: str, leaving: str, site: str = "") -> AnyAction:
    """Split characters off their company, perhaps with a further card of the site."""
    by = seat(player)
    characters = [table.character(each) for each in listed(leaving)]
    group = table.company(f"{listed(leaving)[0]}'s company")
    copy = table.further(reference(site), by) if site else None
    return SplitCompany(
        player=by,
        company=group.label,
        characters=tuple(each.label for each in characters),
        site=copy.label if copy is not None else None,
        name=table.part(characters, group, copy).label,
    )


def _stores(it: Naming, each: StoreItem) -> Told:
    return {"player": f"the {each.player}", "card": it.quoted(each.card)}


@told_by(_stores, StoreItem)
def store(table: Table, player: str, card: str, site: str = "") -> AnyAction:
    """Store an item."""
    item = table.the(reference(card))
    if site:
        table.later.append(_borne_at(item, table.card(reference(site), ("site",)).name))
    return StoreItem(player=seat(player), card=item.label)


def store_his(table: Table, character: str, card: str, site: str = "") -> AnyAction:
    """Have a character store an item that he bears."""
    bearer, item = table.character(character), table.the(reference(card))
    table.later.append(_borne_by(bearer, item))
    return store(table, f"the {bearer.owner}", card, site)


def _hands_over(it: Naming, each: TransferItem) -> Told:
    giver = it.card(str(it.game.card(each.card).host))
    return {"character": giver, "card": it.quoted(each.card), "receiver": it.card(each.character)}


@told_by(_hands_over, TransferItem, subject="card")
def hand_over(table: Table, character: str, card: str, receiver: str) -> AnyAction:
    """Hand an item to another character."""
    giver, item = table.character(character), table.the(reference(card))
    table.later.append(_borne_by(giver, item))
    return TransferItem(
        player=giver.owner,
        card=item.label,
        character=table.the(reference(receiver), ("character", "ally")).label,
    )


def _borne_by(bearer: Piece, item: Piece) -> Later:
    """Complain, when it comes to that, if the item is with somebody else."""

    def bears(game: Game, action: StoreItem | TransferItem) -> StoreItem | TransferItem:
        if game.card(action.card).host != bearer.label:
            raise BadData(f"{bearer.card.name} does not bear {item.card.name}.")
        return action

    return bears


def _borne_at(item: Piece, site: str) -> Later:
    """Complain, when it comes to that, if the item is at another site."""

    def is_there(game: Game, action: StoreItem) -> StoreItem:
        bearer = game.card(action.card).host
        company = game.card(bearer).company if bearer in game.state.cards else None
        here = game.name(game.state.companies[company].site) if company else ""
        if here not in ("", site):
            raise BadData(f"{item.card.name} is at {here}, not at {site}.")
        return action

    return is_there


def _from_hand(table: Table, text: str, by: Player) -> Piece:
    return table.played(reference(text), by, ("character",))
