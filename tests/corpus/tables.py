"""The table of a scenario made from a state of the game, to read sentences at that moment."""

from collections.abc import Mapping
from typing import Any, get_args

from msgspec.structs import asdict, replace

from westmarch.cards.kinds import Kind
from westmarch.corpus.lines import placed, settled
from westmarch.corpus.names import open_library
from westmarch.corpus.scene import Group, Piece, Player, Table
from westmarch.corpus.vocabulary import KNOWN
from westmarch.table.actions import AnyAction
from westmarch.table.game import Game


def table_of(game: Game) -> Table:
    """Lay everything out as a state has it, under the labels that it has there."""
    state = game.state
    table = Table(open_library().names(state.edition), state.edition)
    table.turn = _one_of(Player, state.turn_player)
    table.kinds = {_one_of(Player, each.name): _one_of(Kind, each.kind) for each in state.players}
    for card in state.cards.values():
        table.pieces[card.id] = Piece(
            label=card.id,
            card=game.printed(card.id),
            owner=_one_of(Player, card.owner),
            place=card.place,  # type: ignore[arg-type]
            on=card.host,
            beside=card.beside,
            company=card.company,
            agent=card.id in state.agents,
            face_down=card.face_down,
        )
    for each in state.companies.values():
        if each.characters:
            group = Group(each.id, _one_of(Player, each.player), each.site)
            group.moving_to = each.destination
            table.companies[each.id] = group
    table.begun = table.acted = True
    return table


def _one_of(words: Any, word: str) -> Any:
    assert word in get_args(words)
    return word


def read_at(game: Game, text: str) -> AnyAction:
    """Read a sentence as a scenario would that comes to this moment."""
    match, table = KNOWN.match("When", text), table_of(game)
    slots: dict[str, str] = dict(match.slots)
    word = slots.pop("word", "")
    action: AnyAction = settled(match.row.does(table, **slots), tuple(table.later), game)
    sites = {each.id: each.site for each in game.state.companies.values()}
    action = placed(action, sites)
    return replace(action, player=word.removeprefix("the ")) if word else action


def alike(game: Game, action: AnyAction) -> Mapping[str, Any]:
    """Give what an action is about, where one copy of a card in a place is as good as another."""
    said = {name: value for name, value in asdict(action).items() if name != "name"}
    return {"type": type(action)} | {name: _what(game, value) for name, value in said.items()}


def _what(game: Game, value: Any) -> Any:
    if isinstance(value, tuple):
        return tuple(_what(game, each) for each in value)
    if value not in game.state.cards:
        return value
    card = game.card(value)
    return (card.card, card.owner, card.place, card.position, card.host, card.company)
