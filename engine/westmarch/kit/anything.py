"""Any action at all, about whatever is on the table: sense is for the rules to find in it.

Most of what a player names is such as the action might be about: a card in his hand to play, a
character to tap. Now and then it is whatever lies there, or an action that is offered with one
thing in it changed.
"""

from collections.abc import Callable, Iterable, Sequence
from functools import cache
from random import Random
from typing import Any, get_args, get_type_hints

from msgspec.structs import replace

from westmarch.cards.kinds import KINDS as KINDS_OF_PLAYERS
from westmarch.kernel.offers import Offer
from westmarch.table.actions import (
    ActAgent,
    AddToDeck,
    AnyAction,
    AttackWithAgent,
    ChooseCard,
    DeclareStart,
    Deed,
    DiscardFromHand,
    DraftCharacter,
    FetchFromSideboard,
    Finish,
    InfluenceCard,
    PlaceOnGuard,
    PlaceStartingItem,
    PlayAsAttack,
    PlayCard,
    RegisterDeck,
    RevealAgent,
    SpendNazgul,
    SplitCompany,
    TakeTrophy,
    TurnIn,
)
from westmarch.table.game import Game
from westmarch.table.state import IN_PLAY, ON_GUARD

KINDS: tuple[type, ...] = AnyAction.__args__
"""The types of actions that there are."""
_WITHOUT_CARDS = (RegisterDeck, Finish)
"""What can be said before any card is on the table."""
_COMPANIES = ("company", "other")
_FROM_HAND = (TurnIn, DiscardFromHand, PlayAsAttack, PlaceOnGuard)
_MOST = 6
"""More cards than any rule lets a player name at once, where it sets a bound."""
_OF_THE_TABLE = 0.85
"""How often somebody names what the action might be about."""


def anything(game: Game, random: Random, offered: Sequence[Any] = ()) -> Any:
    """Think of an action; everything that it names is there."""
    if offered and random.random() < 0.5:
        return _changed(game, random, random.choice(offered))
    kind = random.choice(KINDS if game.state.companies else _without_companies())
    if not game.state.cards:
        kind = random.choice(_WITHOUT_CARDS)
    player = _player(game, random)
    names = (name for name, _ in _fields(kind) if name != "player")
    parts = {name: _value(game, random, kind, name, player) for name in names}
    return kind(player=player, **parts)


def _changed(game: Game, random: Random, offered: Any) -> Any:
    """Change one thing in an action that is offered, or nothing."""
    action = offered
    if isinstance(offered, Offer):
        action = next(iter(offered), offered.action) if random.random() < 0.5 else offered.action
    kind: type = type(action)
    name = random.choice([name for name, _ in _fields(kind)])
    if name == "player":
        return replace(action, player=_player(game, random))
    if name in _COMPANIES and not game.state.companies:
        return action
    return replace(action, **{name: _value(game, random, kind, name, action.player)})


def _player(game: Game, random: Random) -> str:
    return random.choice(game.state.players).name


@cache
def _without_companies() -> tuple[type, ...]:
    return tuple(
        kind
        for kind in KINDS
        if not any(name in _COMPANIES and hint is str for name, hint in _fields(kind))
    )


@cache
def _fields(kind: type) -> tuple[tuple[str, Any], ...]:
    hints = get_type_hints(kind)
    return tuple((name, hints[name]) for name in kind.__struct_fields__)  # type: ignore[attr-defined]


def _value(game: Game, random: Random, kind: type, name: str, player: str) -> Any:
    """Think of a value for a part of an action."""
    hint = dict(_fields(kind))[name]
    if hint is bool:
        return random.random() < 0.5
    if hint is int:
        return random.randint(0, 3)
    if name in _WORDS:
        return random.choice(_WORDS[name])
    cards = _cards(game, random, kind, name, player)
    if hint == tuple[str, ...]:
        if kind is SplitCompany and random.random() < _OF_THE_TABLE:
            cards = list(random.choice(list(game.state.companies.values())).characters)
        return tuple(random.sample(cards, random.randint(0, min(_MOST, len(cards)))))
    if hint == str | None and (random.random() < 0.5 or not game.state.companies):
        return None
    return random.choice(cards or list(game.state.cards))


_WORDS: dict[str, tuple[str, ...]] = {
    "way": ("starter", "region", "under-deeps"),
    "to": ("discard-pile", "play-deck"),
    "name": ("", "Thorin's company"),
    "deed": get_args(Deed),
    "kind": KINDS_OF_PLAYERS,
    "avatar": ("", "Alatar", "Saruman"),
}
"""Parts of actions that are words."""


def _cards(game: Game, random: Random, kind: type, name: str, player: str) -> list[str]:
    """Give what a part of an action might name."""
    if name in _COMPANIES:
        return list(game.state.companies)
    if random.random() > _OF_THE_TABLE:
        return list(game.state.cards)
    look = _TABLE.get(name, _in_play)
    if kind is InfluenceCard and name == "target":
        look = _in_play
    elif name == "card":
        look = _cards_of(kind)
    elif name == "cards" and kind in (FetchFromSideboard, SpendNazgul):
        look = _sideboard
    elif kind is AddToDeck:
        look = _pool
    elif kind is DraftCharacter:
        look = {"card": _pool, "on": _to_draft_on}.get(name, _in_play)
    elif kind is DeclareStart:
        look = _drafted if name == "characters" else _sites
    return list(look(game, player))


def _cards_of(kind: type) -> Callable[[Game, str], Iterable[str]]:
    if issubclass(kind, PlayCard):
        return _to_play
    if issubclass(kind, _FROM_HAND):
        return _hand
    return _CARDS_OF.get(kind, _in_play)


def _hand(game: Game, player: str) -> Iterable[str]:
    return game.state.pile(player, "hand")


def _to_play(game: Game, player: str) -> Iterable[str]:
    return (*_hand(game, player), *game.state.pile(player, ON_GUARD))


def _pool(game: Game, player: str) -> Iterable[str]:
    return game.state.pile(player, "pool")


def _drafted(game: Game, player: str) -> Iterable[str]:
    return game.state.pile(player, "starting-company")


def _to_draft_on(game: Game, player: str) -> Iterable[str]:
    return (*_drafted(game, player), *_sites(game, player))


def _sideboard(game: Game, player: str) -> Iterable[str]:
    return game.state.pile(player, "sideboard")


def _discarded(game: Game, player: str) -> Iterable[str]:
    return game.state.pile(player, "discard-pile")


def _asking(game: Game, _player: str) -> Iterable[str]:
    return (each.card for each in game.state.choices)


def _to_choose_from(game: Game, _player: str) -> Iterable[str]:
    return (card for each in game.state.choices for card in each.among)


def _fought(game: Game, _player: str) -> Iterable[str]:
    return (each.value.source for each in game.state.facts if each.what == "beaten")


def _in_play(game: Game, _player: str) -> Iterable[str]:
    return (each.id for each in game.state.cards.values() if each.place == IN_PLAY)


def _characters(game: Game, _player: str) -> Iterable[str]:
    return (who for each in game.state.companies.values() for who in each.characters)


def _agents(game: Game, _player: str) -> Iterable[str]:
    return game.state.agents


def _homes(game: Game, _player: str) -> Iterable[str]:
    return (
        home
        for agent in game.state.agents
        for home in game.printed(agent).facts.home_sites  # type: ignore[union-attr]
    )


def _borne(game: Game, player: str) -> Iterable[str]:
    return (card for who in _characters(game, player) for card in game.card(who).holds)


def _sites(game: Game, player: str) -> Iterable[str]:
    yield from game.state.pile(player, "location-deck")
    yield from (each.site for each in game.state.companies.values())


def _targets(game: Game, player: str) -> Iterable[str]:
    yield from _in_play(game, player)
    yield from game.state.companies
    yield from (each.card for each in game.state.chain if isinstance(each, PlayCard))
    yield from _places(game, player)


def _places(game: Game, _player: str) -> Iterable[str]:
    """Go through regions and sites by name and by type."""
    for company in game.state.companies.values():
        for region_type, region in company.path:
            yield from (each for each in (region_type, region) if each is not None)
        for site in (company.site, company.destination):
            if site is not None:
                yield game.name(site)
                yield game.printed(site).facts.site_type  # type: ignore[union-attr]


_CARDS_OF: dict[type, Callable[[Game, str], Iterable[str]]] = {
    PlaceStartingItem: _pool,
    ChooseCard: _asking,
    TakeTrophy: _fought,
    ActAgent: _agents,
    RevealAgent: _agents,
    AttackWithAgent: _agents,
}
"""Which cards actions of some types might be about."""

_TABLE: dict[str, Callable[[Game, str], Iterable[str]]] = {
    "character": _characters,
    "controller": _characters,
    "home": _homes,
    "of": _characters,
    "supporters": _characters,
    "characters": _characters,
    "site": _sites,
    "revealed": _hand,
    "wanted": _sideboard,
    "gift": _borne,
    "chosen": _to_choose_from,
    "target": _targets,
    "keyed_to": _places,
    "regions": _places,
    "from_sideboard": _sideboard,
    "from_discard_pile": _discarded,
}
"""What each part of an action might name."""
