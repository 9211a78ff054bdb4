"""What an engine can be asked to see: a value for each observation path."""

from collections.abc import Callable, Mapping
from typing import Any, TypeVar

from westmarch.cards.kinds import MINIONS
from westmarch.cards.model.card import Ally, Character
from westmarch.errors import BadData, nearest
from westmarch.kernel.rulebook import Quantity
from westmarch.mechanics.agents import sites_of
from westmarch.mechanics.dragons import listed_name
from westmarch.mechanics.journey import new_site, site_of, site_path
from westmarch.mechanics.on_guard import cards_on_guard
from westmarch.mechanics.quantities.agents import AGENT_AT
from westmarch.mechanics.quantities.combat import (
    ATTACK_BODY,
    ATTACK_PROWESS,
    ATTACK_STRIKES,
    DETAINMENT,
    EXCESS_STRIKES,
)
from westmarch.mechanics.quantities.corruption import CORRUPTION_POINTS
from westmarch.mechanics.quantities.dragons import (
    DRAGON_OF,
    DRAGONS_IN_PERSON,
    LAIR_TABLE,
    LOST_TREASURE,
    MANIFESTATION,
    SPELLING,
    STORED_TREASURES,
    UNIQUE_DRAGONS,
)
from westmarch.mechanics.quantities.ending import CALL_TALLY, GAME_LENGTH, LAST_TURN
from westmarch.mechanics.quantities.hazards import BASE_HAZARD_LIMIT, HAZARD_LIMIT, HAZARDS_LEFT
from westmarch.mechanics.quantities.influence import (
    DIRECT_INFLUENCE,
    INFLUENCE_BONUS,
    UNUSED_INFLUENCE,
)
from westmarch.mechanics.quantities.items import HOARD_ITEM, IN_USE, ITEM_CLASS, KEY_WORDS
from westmarch.mechanics.quantities.people import BODY, COMPANY_SIZE, MIND, PROWESS
from westmarch.mechanics.quantities.points import (
    FINAL_POINTS,
    MARSHALLING_POINTS,
    RECKONING,
    STAGE_POINTS,
)
from westmarch.mechanics.quantities.sites import AUTOMATIC_ATTACKS, CONTAINS_HOARD, DRAGON_LAIR
from westmarch.mechanics.quantities.turn import DRAWS, HAND_SIZE, SIDEBOARD_SIZE, WINNER
from westmarch.mechanics.table import company_of, is_avatar
from westmarch.mechanics.trophies import is_trophy
from westmarch.table.events.turns import CALLED, RECKONING_PHASE
from westmarch.table.game import Game
from westmarch.table.state import PILES, Card, Combat
from westmarch.table.view import may_see
from westmarch.wire.moment import awaiting, chain, window
from westmarch.wire.paths import POINTS, checked

T = TypeVar("T")

_SETS = ("METW", "METD")
"""The sets, by their codes, of which the rules tell what they brought."""


def observe(game: Game, path: str) -> Any:
    """Give what is to be seen at a path; None where the rules do not tell."""
    kind, *rest = checked(path)
    return _SEES[kind](game, rest)


def _card(game: Game, rest: list[str]) -> Any:
    label, what = rest[:2]
    if label not in game.state.cards:
        found = game.pool.named(label)
        if not found:
            raise BadData(f"there is no card “{label}”", hint=nearest(label, game.state.cards))
        label = found[0].id
    if what == "influence-over":
        return _influence_over(game, _character(game, label), "/".join(rest[2:]))
    return _OF_CARD[what](game, label)


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


def _seen_by(game: Game, label: str) -> list[str]:
    card = _on_table(game, label)
    return [each.name for each in game.state.players if may_see(card, each.name)]


def _pile_of(game: Game, label: str) -> str | None:
    """The player in whose pile a card lies."""
    place = _on_table(game, label).place
    owners = (each.name for each in game.state.players)
    return next((each for each in owners if label in game.state.pile(each, place)), None)


_OF_CARD: dict[str, Callable[[Game, str], Any]] = {
    "place": lambda game, card: _on_table(game, card).place,
    "position": lambda game, card: _on_table(game, card).position,
    "bearer": lambda game, card: _on_table(game, card).host,
    "beside": lambda game, card: _on_table(game, card).beside,
    "on-guard-at": lambda game, card: _on_table(game, card).lies_at,
    "company": lambda game, card: _on_table(game, card).company,
    "seen-by": _seen_by,
    "face-down": lambda game, card: _on_table(game, card).face_down,
    "agent": lambda game, card: _on_table(game, card).id in game.state.agents,
    "agent-at": lambda game, card: list(game.value(AGENT_AT, _character(game, card))),
    "path": lambda game, card: list(sites_of(game, _on_table(game, card).id)),
    "companions": lambda game, card: _companions(game, _character(game, card)),
    "pile-of": _pile_of,
    "in-use": lambda game, card: game.value(IN_USE, _on_table(game, card).id),
    "trophy": lambda game, card: is_trophy(game, _on_table(game, card).id),
    "influence": lambda game, card: _influence(game, _character(game, card)),
    "mind": lambda game, card: game.value(MIND, _somebody(game, card)),
    "prowess": lambda game, card: game.value(PROWESS, _somebody(game, card)),
    "body": lambda game, card: game.value(BODY, _somebody(game, card)),
    "direct-influence": lambda game, card: _number(game, DIRECT_INFLUENCE, card),
    "corruption-points": lambda game, card: _number(game, CORRUPTION_POINTS, card),
    "keywords": _keywords,
    "item-class": lambda game, card: game.value(ITEM_CLASS, card),
    "lost-treasure": lambda game, card: game.value(LOST_TREASURE, _on_table(game, card).id),
}


def _company(game: Game, rest: list[str]) -> Any:
    label, *what = rest
    if label not in game.state.companies:
        raise BadData(f"there is no company “{label}”", hint=nearest(label, game.state.companies))
    return _pick(_OF_COMPANY, "/".join(what))(game, label)


_OF_COMPANY: dict[str, Callable[[Game, str], Any]] = {
    "size": lambda game, company: game.value(COMPANY_SIZE, company),
    "hazard-limit": lambda game, company: game.value(HAZARD_LIMIT, company),
    "base-hazard-limit": lambda game, company: (
        game.state.companies[company].hazard_limit or game.value(BASE_HAZARD_LIMIT, company)
    ),
    "hazards": lambda game, company: game.state.companies[company].hazards,
    "hazards-left": lambda game, company: game.value(HAZARDS_LEFT, company),
    "draws/player": lambda game, company: game.value(DRAWS, company, "player"),
    "draws/opponent": lambda game, company: game.value(DRAWS, company, "opponent"),
    "site": site_of,
    "new-site": new_site,
    "site-path": lambda game, company: [
        {"type": type_, "name": name} for type_, name in site_path(game, company)
    ],
}


def _site(game: Game, rest: list[str]) -> Any:
    name, what = _two(rest)
    site = name if name in game.state.cards else _site_named(game, name)
    if game.printed(site).type != "site":
        raise BadData(f"{game.name(site)} is no site")
    return _pick(_OF_SITE, what)(game, site)


def _automatic_attacks(game: Game, site: str) -> list[dict[str, Any]]:
    attacks = (each.attack for each in game.value(AUTOMATIC_ATTACKS, site))
    return [
        {"race": it.race, "strikes": it.strikes, "prowess": it.prowess, "body": it.body}
        for it in attacks
    ]


def _lair_of(game: Game, site: str) -> str | None:
    dragons: dict[str, tuple[str, str]] = game.value(UNIQUE_DRAGONS)
    return next((each for each, (lair, _) in dragons.items() if lair == game.name(site)), None)


_OF_SITE: dict[str, Callable[[Game, str], Any]] = {
    "automatic-attacks": _automatic_attacks,
    "on-guard": lambda game, site: sum(
        site in (each.lies_at, game.card(str(each.lies_at)).card)
        for each in cards_on_guard(game.state)
    ),
    "dragon-lair": lambda game, site: game.value(DRAGON_LAIR, site),
    "hoard": lambda game, site: game.value(CONTAINS_HOARD, site),
    "lair-of": _lair_of,
}


def _site_named(game: Game, name: str) -> str:
    """A site that is not on the table: the version for the player whose turn it is."""
    versions = [each for each in game.pool.named(name) if each.type == "site"]
    if not versions:
        raise BadData(f"there is no site “{name}”")
    minion = game.state.kind(game.state.turn_player) in MINIONS
    wanted = "minion" if minion else "hero"
    return next((each.id for each in versions if each.alignment == wanted), versions[0].id)


def _dragon(game: Game, rest: list[str]) -> Any:
    name, what = _two(rest)
    return _pick(_OF_DRAGON, what)(game, name)


def _lair(game: Game, dragon: str) -> tuple[str | None, str | None]:
    """The lair of a Dragon, and the region in which it is."""
    dragons: dict[str, tuple[str, str]] = game.value(UNIQUE_DRAGONS)
    return dragons.get(dragon, (None, None))


def _manifestations(game: Game, dragon: str) -> list[str]:
    cards = game.pool.cards.values()
    return sorted(each.name for each in cards if game.value(DRAGON_OF, each.id) == dragon)


def _lair_as_written(game: Game, dragon: str) -> str | None:
    table: tuple[dict[str, str], ...] = game.value(LAIR_TABLE)
    rows = (row for row in table if listed_name(game, row["Dragon"]) == dragon)
    return next((row["Lair"] for row in rows), None)


_OF_DRAGON: dict[str, Callable[[Game, str], Any]] = {
    "lair": lambda game, dragon: _lair(game, dragon)[0],
    "region": lambda game, dragon: _lair(game, dragon)[1],
    "manifestations": _manifestations,
    "lair-as-written": _lair_as_written,
}


def _dragons(game: Game, rest: list[str]) -> Any:
    if rest[0] == "in-person":
        return list(game.value(DRAGONS_IN_PERSON, _one_of(rest[1:], _SETS)))
    return _pick(_OF_DRAGONS, "/".join(rest))(game)


def _how_many_manifestations(game: Game) -> int:
    dragons = game.value(UNIQUE_DRAGONS)
    return sum(game.value(DRAGON_OF, card) in dragons for card in game.pool.listed)


_OF_DRAGONS: dict[str, Callable[[Game], Any]] = {
    "count": lambda game: len(game.value(UNIQUE_DRAGONS)),
    "lairs": lambda game: len({lair for lair, _ in game.value(UNIQUE_DRAGONS).values()}),
    "manifestations": _how_many_manifestations,
}


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
    return _pick(_OF_REGION, what)(game, name)


_OF_REGION: dict[str, Callable[[Game, str], Any]] = {
    "lairs": lambda game, region: [
        lair for lair, its in game.value(UNIQUE_DRAGONS).values() if its == region
    ],
}


def _player(game: Game, rest: list[str]) -> Any:
    player, what, *which = rest
    players = [each.name for each in game.state.players]
    if player not in players:
        raise BadData(f"there is no player “{player}”", hint=nearest(player, players))
    if what in _OF_PLAYER_EACH:
        quantity, known = _OF_PLAYER_EACH[what]
        return quantity(game, player, _one_of(which, known))
    if which or what not in _OF_PLAYER:
        raise BadData(
            f"there is no “{'/'.join((what, *which))}” to see",
            hint=nearest(what, (*_OF_PLAYER, *_OF_PLAYER_EACH)),
        )
    return _OF_PLAYER[what](game, player)


_OF_PLAYER: dict[str, Callable[[Game, str], Any]] = {
    "general-influence": lambda game, player: game.value(UNUSED_INFLUENCE, player),
    "call-points": lambda game, player: game.value(CALL_TALLY, player),
    "stage-points": lambda game, player: game.value(STAGE_POINTS, player),
    "final-points": lambda game, player: game.value(FINAL_POINTS, player),
    "hand-size": lambda game, player: game.value(HAND_SIZE, player),
    "lost-treasures": lambda game, player: game.value(STORED_TREASURES, player),
}
_OF_PLAYER_EACH: dict[str, tuple[Callable[[Game, str, str], Any], tuple[str, ...]]] = {
    "points": (lambda game, player, of: game.value(MARSHALLING_POINTS, player, of), POINTS),
    "reckoning": (lambda game, player, of: game.value(RECKONING, player).get(of), POINTS),
    "cards": (lambda game, player, pile: len(game.state.pile(player, pile)), PILES),
}
"""What there is for each source of points, or each pile."""


def _one_of(rest: list[str], known: tuple[str, ...]) -> str:
    if len(rest) != 1 or rest[0] not in known:
        raise BadData(f"“{'/'.join(rest)}” is none of {', '.join(known)}")
    return rest[0]


def _attack(game: Game, rest: list[str]) -> Any:
    combat = game.state.combat
    if combat is None:
        return None
    return _pick(_OF_ATTACK, "/".join(rest))(game, combat)


_OF_ATTACK: dict[str, Callable[[Game, Combat], Any]] = {
    "race": lambda _, combat: combat.attack.race,
    "strikes": lambda game, _: game.value(ATTACK_STRIKES),
    "prowess": lambda game, _: game.value(ATTACK_PROWESS),
    "body": lambda game, _: game.value(ATTACK_BODY),
    "source": lambda game, combat: game.name(combat.source),
    "detainment": lambda game, combat: game.value(DETAINMENT, combat),
    "targets": lambda _, combat: [each.target for each in combat.strikes],
    "excess-strikes": lambda game, _: game.value(EXCESS_STRIKES),
    "manifestation-of": lambda game, combat: game.value(MANIFESTATION, combat),
}


def _turn(game: Game, rest: list[str]) -> Any:
    return _pick(_OF_TURN, "/".join(rest))(game)


_OF_TURN: dict[str, Callable[[Game], Any]] = {
    "player": lambda game: game.state.turn_player,
    "phase": lambda game: game.state.phase,
    "last": lambda game: game.value(LAST_TURN),
}


def _winner(game: Game, rest: list[str]) -> Any:  # noqa: ARG001
    return game.value(WINNER)


def _won(game: Game, rest: list[str]) -> str | None:  # noqa: ARG001
    counted = game.state.winner is not None and game.state.phase == RECKONING_PHASE
    return game.value(WINNER) if counted else game.state.winner


def _length(game: Game, rest: list[str]) -> Any:  # noqa: ARG001
    return game.value(GAME_LENGTH)


def _called(game: Game, rest: list[str]) -> str | None:  # noqa: ARG001
    return next((each.about for each in game.state.facts if each.what == CALLED), None)


def _name(game: Game, rest: list[str]) -> Any:
    """The card meant by a name: one that has it, or what the rules say of the spelling."""
    name = "/".join(rest)
    return name if game.pool.named(name) else game.value(SPELLING, name)


def _two(rest: list[str]) -> tuple[str, str]:
    if len(rest) != 2:
        raise BadData(f"“{'/'.join(rest)}” is not a name and something about it")
    return rest[0], rest[1]


def _pick(sees: Mapping[str, T], what: str) -> T:
    if what not in sees:
        raise BadData(f"there is no “{what}” to see", hint=nearest(what, sees))
    return sees[what]


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
    "length": _length,
    "called": _called,
    "awaiting": awaiting,
    "window": window,
    "chain": chain,
    "name": _name,
}
