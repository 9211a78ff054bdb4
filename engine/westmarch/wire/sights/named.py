"""What the words of observation paths name: cards, companies, sites, players, numbers."""

from collections.abc import Callable, Iterable

from westmarch.cards.kinds import MINIONS
from westmarch.cards.model.card import Ally, Character
from westmarch.errors import BadData, nearest
from westmarch.kernel.rulebook import About, Value
from westmarch.table.game import Game, Quantity
from westmarch.table.state import Card
from westmarch.wire.sights.path import Word


def of(quantity: Quantity[*About, Value]) -> Callable[[Game, *About], Value]:
    """Show what a quantity is, of what is named."""
    return lambda game, *named: game.value(quantity, *named)


def one_of(known: Iterable[str]) -> Word:
    """Make a word that is one of these."""
    words = tuple(known)

    def find(_: Game, word: str) -> str:
        if word not in words:
            raise BadData(f"“{word}” is none of {', '.join(words)}")
        return word

    return Word(find)


def _any_card(game: Game, label: str) -> str:
    """A card on the table, or else what is printed on one of this name."""
    if label in game.state.cards:
        return label
    found = game.pool.named(label)
    if not found:
        raise BadData(f"there is no card “{label}”", hint=nearest(label, game.state.cards))
    return found[0].id


def _on_table(game: Game, label: str) -> Card:
    label = _any_card(game, label)
    if label not in game.state.cards:
        raise BadData(f"{game.name(label)} is not on the table")
    return game.card(label)


def _label(game: Game, label: str) -> str:
    return _on_table(game, label).id


def _character(game: Game, label: str) -> str:
    label = _any_card(game, label)
    if not isinstance(game.printed(label).facts, Character):
        raise BadData(f"{game.name(label)} is no character")
    return _label(game, label)


def _somebody(game: Game, label: str) -> str:
    label = _any_card(game, label)
    if not isinstance(game.printed(label).facts, Character | Ally):
        raise BadData(f"{game.name(label)} is neither a character nor an ally")
    return _label(game, label)


def _played(game: Game, label: str) -> str:
    if label not in game.state.cards:
        raise BadData(f"there is no card “{label}”", hint=nearest(label, game.state.cards))
    return label


def _company(game: Game, label: str) -> str:
    if label not in game.state.companies:
        raise BadData(f"there is no company “{label}”", hint=nearest(label, game.state.companies))
    return label


def _site(game: Game, name: str) -> str:
    site = name if name in game.state.cards else _site_named(game, name)
    if game.printed(site).type != "site":
        raise BadData(f"{game.name(site)} is no site")
    return site


def _site_named(game: Game, name: str) -> str:
    """A site that is not on the table: the version for the player whose turn it is."""
    versions = [each for each in game.pool.named(name) if each.type == "site"]
    if not versions:
        raise BadData(f"there is no site “{name}”")
    minion = game.state.kind(game.state.turn_player) in MINIONS
    wanted = "minion" if minion else "hero"
    return next((each.id for each in versions if each.alignment == wanted), versions[0].id)


def _player(game: Game, name: str) -> str:
    players = [each.name for each in game.state.players]
    if name not in players:
        raise BadData(f"there is no player “{name}”", hint=nearest(name, players))
    return name


def _number(_: Game, word: str) -> int:
    if not word.isdecimal():
        raise BadData(f"“{word}” is no number")
    return int(word)


ANY_CARD = Word(_any_card, "card")
"""A card on the table, or by its name one that is not: its label, or its id."""
ON_TABLE = Word(_on_table, "card")
"""A card on the table, as it lies there."""
LABEL = Word(_label, "card")
"""The label of a card on the table."""
CHARACTER = Word(_character, "card")
SOMEBODY = Word(_somebody, "card")
"""A character or an ally."""
WHOSE = Word(_played, "card")
"""A card on the table, by its label alone."""
COMPANY = Word(_company, "company")
SITE = Word(_site, "site")
PLAYER = Word(_player, "player")
NUMBER = Word(_number)
