"""What the steps of an organization phase do: characters, companies, and what they carry."""

from msgspec.structs import replace

from westmarch.corpus.patterns import listed
from westmarch.corpus.table import Later, Piece, Player, Table, reference, references
from westmarch.corpus.table import player as seat
from westmarch.errors import BadData
from westmarch.table.actions import (
    AnyAction,
    ChangeCompany,
    ChangeControl,
    DiscardCharacter,
    DiscardStage,
    JoinCompanies,
    Organize,
    PlaceOnCompany,
    PlayCharacter,
    SplitCompany,
    StoreItem,
    TransferItem,
)
from westmarch.table.game import Game
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


def organize(_: Table, player: str) -> AnyAction:
    """Begin to organize."""
    return Organize(player=seat(player))


def play_at(table: Table, player: str, character: str, site: str, by: str = "") -> AnyAction:
    """Play a character as a company of its own."""
    whose = seat(player)
    here = table.place_for_company(reference(site), whose)
    return PlayCharacter(
        player=whose,
        card=_from_hand(table, character, whose).label,
        site=here.label,
        by=_bringing(table, by),
    )


def play_into(table: Table, player: str, character: str, company: str, by: str = "") -> AnyAction:
    """Play a character into a company, under general influence."""
    return _joining(table, player, character, company, by)


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


def discard(table: Table, player: str, character: str) -> AnyAction:
    """Discard a character from play."""
    return DiscardCharacter(player=seat(player), character=table.character(character).label)


def give_up(table: Table, player: str, card: str) -> AnyAction:
    """Discard a Stage resource as the phase ends."""
    return DiscardStage(player=seat(player), card=table.the(reference(card)).label)


def put_under(table: Table, player: str, character: str, controller: str) -> AnyAction:
    """Make a character another's follower."""
    return ChangeControl(
        player=seat(player),
        character=table.character(character).label,
        controller=table.character(controller).label,
    )


def become_follower(table: Table, character: str, controller: str) -> AnyAction:
    """Make a character another's follower, by his player's wish."""
    return put_under(table, f"the {table.character(character).owner}", character, controller)


def put_under_general(table: Table, player: str, character: str) -> AnyAction:
    """Put a character under general influence."""
    return ChangeControl(player=seat(player), character=table.character(character).label)


def change(table: Table, character: str, company: str) -> AnyAction:
    """Have a character go over to another company."""
    who, group = table.character(character), table.company(company)
    table.parts[who.label] = group
    return ChangeCompany(player=who.owner, character=who.label, company=group.label)


def join(table: Table, player: str, company: str, other: str) -> AnyAction:
    """Make one company of two."""
    one, two = table.company(company), table.company(other)
    return JoinCompanies(player=seat(player), company=one.label, other=two.label)


def split(table: Table, player: str, leaving: str, site: str = "") -> AnyAction:
    """Split characters off their company, perhaps with a further card of the site."""
    by = seat(player)
    characters = [table.character(each) for each in listed(leaving)]
    group = table.company(f"{characters[0].card.name}'s company")
    copy = table.further(reference(site), by) if site else None
    return SplitCompany(
        player=by,
        company=group.label,
        characters=tuple(each.label for each in characters),
        site=copy.label if copy is not None else None,
        name=table.part(characters, group, copy).label,
    )


def place(table: Table, player: str, card: str, company: str) -> AnyAction:
    """Have a card go on with one part of a company."""
    return PlaceOnCompany(
        player=seat(player),
        card=table.the(reference(card)).label,
        company=table.company(company).label,
    )


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
