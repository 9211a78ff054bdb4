"""What an engine can be asked to see: a value for each observation path."""

from collections.abc import Callable
from typing import Any

from westmarch.cards.model import Ally, Character
from westmarch.errors import BadData, nearest
from westmarch.kernel.game import Game
from westmarch.kernel.rulebook import Quantity
from westmarch.kernel.state import PILES, Card
from westmarch.kernel.view import may_see
from westmarch.kit.paths import POINTS
from westmarch.mechanics.journey import new_site, site_path, whereabouts
from westmarch.mechanics.quantities import (
    ATTACK_BODY,
    ATTACK_PROWESS,
    ATTACK_STRIKES,
    AUTOMATIC_ATTACKS,
    BODY,
    COMPANY_SIZE,
    CONTAINS_HOARD,
    CORRUPTION_POINTS,
    DIRECT_INFLUENCE,
    DRAGON_LAIR,
    DRAGONS_IN_PERSON,
    EXCESS_STRIKES,
    FINAL_POINTS,
    HAND_SIZE,
    HAZARD_LIMIT,
    HOARD_ITEM,
    INFLUENCE_BONUS,
    ITEM_CLASS,
    KEY_WORDS,
    LAIR_TABLE,
    LOST_TREASURE,
    MANIFESTATION,
    MARSHALLING_POINTS,
    MIND,
    PROWESS,
    RECKONING,
    SIDEBOARD_SIZE,
    SPELLING,
    STORED_TREASURES,
    UNIQUE_DRAGONS,
    UNUSED_INFLUENCE,
    WINNER,
)
from westmarch.mechanics.table import company_of, is_avatar
from westmarch.rulebooks.dragons.lairs import listed_name
from westmarch.rulebooks.dragons.manifestations import dragon_of

_SETS = ("METW", "METD")
"""The sets, by their codes, of which the rules tell what they brought."""


def observe(game: Game, path: str) -> Any:
    """Give what is to be seen at a path; None where the rules do not tell."""
    kind, *rest = path.split("/")
    if kind not in _SEES:
        raise BadData(f"there is nothing to see at “{path}”", hint=nearest(kind, _SEES))
    return _SEES[kind](game, rest)


def _card(game: Game, rest: list[str]) -> Any:
    label, what = _two(rest[:2])
    if label not in game.state.cards:
        found = game.pool.named(label)
        if not found:
            raise BadData(f"there is no card “{label}”", hint=nearest(label, game.state.cards))
        label = found[0].id
    sees: dict[str, Callable[[], Any]] = {
        "place": lambda: _on_table(game, label).place,
        "position": lambda: _on_table(game, label).position,
        "bearer": lambda: _on_table(game, label).host,
        "company": lambda: _on_table(game, label).company,
        "seen-by": lambda: [
            each.name for each in game.state.players if may_see(_on_table(game, label), each.name)
        ],
        "companions": lambda: _companions(game, _character(game, label)),
        "influence": lambda: _influence(game, _character(game, label)),
        "influence-over": lambda: _influence_over(
            game, _character(game, label), "/".join(rest[2:])
        ),
        "mind": lambda: game.value(MIND, _somebody(game, label)),
        "prowess": lambda: game.value(PROWESS, _somebody(game, label)),
        "body": lambda: game.value(BODY, _somebody(game, label)),
        "direct-influence": lambda: _number(game, DIRECT_INFLUENCE, label),
        "corruption-points": lambda: _number(game, CORRUPTION_POINTS, label),
        "keywords": lambda: _keywords(game, label),
        "item-class": lambda: game.value(ITEM_CLASS, label),
        "lost-treasure": lambda: game.value(LOST_TREASURE, _on_table(game, label).id),
    }
    return _pick(sees, what)


def _companions(game: Game, character: str) -> list[str]:
    company = company_of(game, character)
    return [each for each in company.characters if each != character] if company else []


def _influence(game: Game, character: str) -> str | None:
    """What controls a character: influence of one kind or the other, or nothing."""
    card = game.card(character)
    if card.host is None and is_avatar(game, character):
        return None
    if card.uncontrolled:
        return "none"
    return "general" if card.host is None else "direct"


def _influence_over(game: Game, character: str, other: str) -> int:
    bonus: int = game.value(INFLUENCE_BONUS, character, other)
    return int(game.value(DIRECT_INFLUENCE, character)) + bonus


def _on_table(game: Game, label: str) -> Card:
    if label not in game.state.cards:
        raise BadData(f"{game.name(label)} is not on the table")
    return game.card(label)


def _number(game: Game, quantity: Quantity, label: str) -> Any:
    return game.value(quantity, _character(game, label))


def _character(game: Game, label: str) -> str:
    if not isinstance(game.printed(label).facts, Character):
        raise BadData(f"{game.name(label)} is no character")
    return _on_table(game, label).id


def _somebody(game: Game, label: str) -> str:
    if not isinstance(game.printed(label).facts, Character | Ally):
        raise BadData(f"{game.name(label)} is neither a character nor an ally")
    return _on_table(game, label).id


def _keywords(game: Game, card: str) -> list[str]:
    """The designations of a card; that of a hoard item is for the rules to tell."""
    printed = [each for each in game.printed(card).keywords if each != "hoard item"]
    return [*printed, "hoard item"] if game.value(HOARD_ITEM, card) else printed


def _company(game: Game, rest: list[str]) -> Any:
    label, what = _two(rest)
    if label not in game.state.companies:
        raise BadData(f"there is no company “{label}”", hint=nearest(label, game.state.companies))
    sees: dict[str, Callable[[], Any]] = {
        "size": lambda: game.value(COMPANY_SIZE, label),
        "hazard-limit": lambda: game.value(HAZARD_LIMIT, label),
        "site": lambda: whereabouts(game, label),
        "new-site": lambda: new_site(game, label),
        "site-path": lambda: [
            {"type": region_type, "name": name} for region_type, name in site_path(game, label)
        ],
    }
    return _pick(sees, what)


def _site(game: Game, rest: list[str]) -> Any:
    name, what = _two(rest)
    site = name if name in game.state.cards else _site_named(game, name)
    if game.printed(site).type != "site":
        raise BadData(f"{game.name(site)} is no site")
    sees: dict[str, Callable[[], Any]] = {
        "automatic-attacks": lambda: [
            {
                "race": each.attack.race,
                "strikes": each.attack.strikes,
                "prowess": each.attack.prowess,
                "body": each.attack.body,
            }
            for each in game.value(AUTOMATIC_ATTACKS, site)
        ],
        "dragon-lair": lambda: game.value(DRAGON_LAIR, site),
        "hoard": lambda: game.value(CONTAINS_HOARD, site),
        "lair-of": lambda: next(
            (
                dragon
                for dragon, (lair, _) in game.value(UNIQUE_DRAGONS).items()
                if lair == game.name(site)
            ),
            None,
        ),
    }
    return _pick(sees, what)


def _site_named(game: Game, name: str) -> str:
    """A site that is not on the table: the version for the player whose turn it is."""
    versions = [each for each in game.pool.named(name) if each.type == "site"]
    if not versions:
        raise BadData(f"there is no site “{name}”")
    minion = game.state.kind(game.state.turn_player) in ("ringwraith", "balrog")
    wanted = "minion" if minion else "hero"
    return next((each.id for each in versions if each.alignment == wanted), versions[0].id)


def _dragon(game: Game, rest: list[str]) -> Any:
    name, what = _two(rest)
    dragons: dict[str, tuple[str, str]] = game.value(UNIQUE_DRAGONS)
    lair, region = dragons.get(name, (None, None))
    sees: dict[str, Callable[[], Any]] = {
        "lair": lambda: lair,
        "region": lambda: region,
        "manifestations": lambda: sorted(
            card.name for card in game.pool.cards.values() if dragon_of(game, card.id) == name
        ),
        "lair-as-written": lambda: next(
            (
                row["Lair"]
                for row in game.value(LAIR_TABLE)
                if listed_name(game, row["Dragon"]) == name
            ),
            None,
        ),
    }
    return _pick(sees, what)


def _dragons(game: Game, rest: list[str]) -> Any:
    dragons: dict[str, tuple[str, str]] = game.value(UNIQUE_DRAGONS)
    sees: dict[str, Callable[[], Any]] = {
        "count": lambda: len(dragons),
        "lairs": lambda: len({lair for lair, _ in dragons.values()}),
        "manifestations": lambda: sum(dragon_of(game, card) in dragons for card in game.pool.cards),
    }
    if rest[0] == "in-person":
        return list(game.value(DRAGONS_IN_PERSON, _one_of(rest[1:], _SETS)))
    return _pick(sees, "/".join(rest))


def _key_word(game: Game, rest: list[str]) -> bool:
    listed = (each for code in _SETS for each in game.value(KEY_WORDS, code))
    return "/".join(rest) in listed


def _key_words(game: Game, rest: list[str]) -> int:
    return len(game.value(KEY_WORDS, _one_of(rest, _SETS)))


def _label(game: Game, rest: list[str]) -> bool:
    word = "/".join(rest)
    return any(word in card.keywords for card in game.pool.cards.values())


def _sideboard(game: Game, rest: list[str]) -> bool | None:
    cards, decks = (_counted(each) for each in _two(rest))
    size: int | None = game.value(SIDEBOARD_SIZE, decks)
    return None if size is None else cards <= size


def _counted(word: str) -> int:
    if not word.isdecimal():
        raise BadData(f"“{word}” is no number")
    return int(word)


def _region(game: Game, rest: list[str]) -> Any:
    name, what = _two(rest)
    lairs = [lair for lair, region in game.value(UNIQUE_DRAGONS).values() if region == name]
    return _pick({"lairs": lambda: lairs}, what)


def _player(game: Game, rest: list[str]) -> Any:
    player, what, *which = rest
    players = [each.name for each in game.state.players]
    if player not in players:
        raise BadData(f"there is no player “{player}”", hint=nearest(player, players))
    sees: dict[str, Callable[[], Any]] = {
        "points": lambda: game.value(MARSHALLING_POINTS, player, _one_of(which, POINTS)),
        "reckoning": lambda: game.value(RECKONING, player).get(_one_of(which, POINTS)),
        "general-influence": lambda: game.value(UNUSED_INFLUENCE, player),
        "final-points": lambda: game.value(FINAL_POINTS, player),
        "hand-size": lambda: game.value(HAND_SIZE, player),
        "lost-treasures": lambda: game.value(STORED_TREASURES, player),
        "cards": lambda: len(game.state.pile(player, _one_of(which, PILES))),
    }
    return _pick(sees, what)


def _one_of(rest: list[str], known: tuple[str, ...]) -> str:
    if len(rest) != 1 or rest[0] not in known:
        raise BadData(f"“{'/'.join(rest)}” is none of {', '.join(known)}")
    return rest[0]


def _attack(game: Game, rest: list[str]) -> Any:
    combat = game.state.combat
    if combat is None:
        return None
    sees: dict[str, Callable[[], Any]] = {
        "race": lambda: combat.attack.race,
        "strikes": lambda: game.value(ATTACK_STRIKES),
        "prowess": lambda: game.value(ATTACK_PROWESS),
        "body": lambda: game.value(ATTACK_BODY),
        "source": lambda: game.name(combat.source),
        "targets": lambda: [each.target for each in combat.strikes],
        "excess-strikes": lambda: game.value(EXCESS_STRIKES),
        "manifestation-of": lambda: game.value(MANIFESTATION, combat),
    }
    return _pick(sees, "/".join(rest))


def _turn(game: Game, rest: list[str]) -> Any:
    sees: dict[str, Callable[[], Any]] = {
        "player": lambda: game.state.turn_player,
        "phase": lambda: game.state.phase,
    }
    return _pick(sees, "/".join(rest))


def _winner(game: Game, rest: list[str]) -> Any:  # noqa: ARG001
    return game.value(WINNER)


def _won(game: Game, rest: list[str]) -> str | None:  # noqa: ARG001
    return game.state.winner


def _awaiting(game: Game, rest: list[str]) -> Any:  # noqa: ARG001
    return next(iter(game.state.window.waiting), None) if game.state.windows else None


def _name(game: Game, rest: list[str]) -> Any:
    """The card meant by a name: one that has it, or what the rules say of the spelling."""
    name = "/".join(rest)
    return name if game.pool.named(name) else game.value(SPELLING, name)


def _two(rest: list[str]) -> tuple[str, str]:
    if len(rest) != 2:
        raise BadData(f"“{'/'.join(rest)}” is not a name and something about it")
    return rest[0], rest[1]


def _pick(sees: dict[str, Callable[[], Any]], what: str) -> Any:
    if what not in sees:
        raise BadData(f"there is no “{what}” to see", hint=nearest(what, sees))
    return sees[what]()


_SEES: dict[str, Callable[[Game, list[str]], Any]] = {
    "card": _card,
    "company": _company,
    "site": _site,
    "dragon": _dragon,
    "dragons": _dragons,
    "key-word": _key_word,
    "key-words": _key_words,
    "label": _label,
    "region": _region,
    "sideboard": _sideboard,
    "player": _player,
    "attack": _attack,
    "turn": _turn,
    "winner": _winner,
    "won": _won,
    "awaiting": _awaiting,
    "name": _name,
}
