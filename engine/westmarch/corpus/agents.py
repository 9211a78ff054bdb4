"""What the steps about agents do: who lies where, what agents do, and what is seen of them."""

from westmarch.cards.model.card import Character
from westmarch.corpus.acts import Told, told_by
from westmarch.corpus.claims import Claims
from westmarch.corpus.expecting import Claim
from westmarch.corpus.naming import Naming
from westmarch.corpus.patterns import listed
from westmarch.corpus.roles import played_from
from westmarch.corpus.scene import Group, Piece, Player, Reference, Table, reference, references
from westmarch.corpus.scene import player as seat
from westmarch.table.actions import AnyAction, AttackWithAgent

# Givens


def face_down(table: Table, player: str, agent: str, sites: str = "") -> None:
    """Have an agent lie face-down, perhaps with the sites to which he has gone."""
    _travel(table, _put(table, player, agent, hidden=True), sites)


def turned_down(table: Table, player: str, agent: str, site: str, sites: str = "") -> None:
    """Have an agent lie face-down whose site lies open, perhaps with further ones."""
    piece = _put(table, player, agent, hidden=True)
    _lay(table, piece, reference(site), hidden=False)
    _travel(table, piece, sites)


def face_up(table: Table, player: str, agent: str, site: str) -> None:
    """Have an agent lie face-up at a site."""
    _lay(table, _put(table, player, agent, hidden=False), reference(site), hidden=False)


def _put(table: Table, player: str, agent: str, *, hidden: bool) -> Piece:
    piece = table.put(reference(agent), "in-play", types=("character",), owner=seat(player))
    piece.agent, piece.face_down = True, hidden
    return piece


def _travel(table: Table, agent: Piece, sites: str) -> None:
    for ref in references(sites) if sites else ():
        _lay(table, agent, ref, hidden=True)


def _lay(table: Table, agent: Piece, site: Reference, *, hidden: bool) -> None:
    piece = table.put(site, "in-play", types=("site",), owner=agent.owner)
    piece.on, piece.face_down = agent.label, hidden


# Actions

FROM_HAND = played_from("hand", ("character",))


def _falls_upon(it: Naming, each: AttackWithAgent) -> Told:
    return {"agent": it.card(each.card), "company": it.company(each.company)}


@told_by(_falls_upon, AttackWithAgent, subject="card")
def attack(table: Table, agent: str, company: str) -> AnyAction:
    """Have an agent attack a company that has come to where he is.

    If he has not left home, and no step speaks of the card of the site, his player has it in the
    location deck.
    """
    piece, group = _agent(table, agent), table.company(company)
    here = table.pieces[group.moving_to or group.site].card.name
    homes = piece.card.facts.home_sites if isinstance(piece.card.facts, Character) else ()
    if piece.face_down and here in homes:
        _site(table, here, piece.owner)
    return AttackWithAgent(player=piece.owner, card=piece.label, company=group.label)


def _agent(table: Table, text: str) -> Piece:
    return table.the(reference(text), ("character",))


def _site(table: Table, text: str, owner: Player) -> Piece:
    """Find a site card of an agent's player: of the location deck, if no step says otherwise."""
    return table.destination(text, Group("", owner, ""))


# What is seen


def is_face_down(table: Table, agent: str) -> Claims:
    """Say that an agent lies face-down."""
    yield from _lies(table, agent, hidden=True)


def is_face_up(table: Table, agent: str) -> Claims:
    """Say that an agent lies face-up."""
    yield from _lies(table, agent, hidden=False)


def _lies(table: Table, agent: str, *, hidden: bool) -> Claims:
    label = _agent(table, agent).label
    yield Claim(f"card/{label}/agent", value=True)
    yield Claim(f"card/{label}/face-down", hidden)


def is_at(table: Table, agent: str, sites: str) -> Claims:
    """Say where an agent is, or where he may be."""
    piece = _agent(table, agent)
    names = [table.card(ref, ("site",), piece.owner).name for ref in references(sites)]
    yield Claim(f"card/{piece.label}/agent-at", names, "consists-of")


def has_path(table: Table, agent: str, sites: str) -> Claims:
    """Say which site cards lie with an agent, in the order of his travels."""
    piece = _agent(table, agent)
    labels = [_site(table, each, piece.owner).label for each in listed(sites)]
    yield Claim(f"card/{piece.label}/path", labels)
    for each in labels:
        yield Claim(f"card/{each}/bearer", piece.label)


def has_no_path(table: Table, agent: str) -> Claims:
    """Say that no site card lies with an agent."""
    yield Claim(f"card/{_agent(table, agent).label}/path", [])
