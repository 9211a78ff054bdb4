"""Any action at all, about whatever is on the table: sense is for the rules to find in it.

Most of what a player names is such as the action might be about: a card in his hand to play, a
character to tap. Now and then it is whatever lies there, or an action that is offered with one
thing in it changed.
"""

from collections.abc import Callable, Iterable, Sequence
from random import Random
from typing import Any, Literal, get_args, get_origin

from msgspec import Struct
from msgspec.structs import replace

from westmarch.kernel.offers import Offer
from westmarch.table import ids
from westmarch.table.actions import ACTIONS, PlayCard
from westmarch.table.game import Game
from westmarch.table.ids import Field, fields_of
from westmarch.table.state import IN_PLAY, ON_GUARD

_MOST = 6
"""More cards than any rule lets a player name at once, where it sets a bound."""
_OF_THE_TABLE = 0.85
"""How often somebody names what the action might be about."""


def anything(game: Game, random: Random, offered: Sequence[Any] = ()) -> Any:
    """Think of an action; everything that it names is there."""
    if offered and random.random() < 0.5:
        return _changed(game, random, random.choice(offered))
    kind = random.choice([each for each in ACTIONS if _can_be_said(game, each)])
    player = _player(game, random)
    parts = (each for each in fields_of(kind) if each.name != "player")
    return kind(player=player, **{each.name: _value(game, random, each, player) for each in parts})


def _changed(game: Game, random: Random, offered: Any) -> Any:
    """Change one thing in an action that is offered, or nothing."""
    action = offered
    if isinstance(offered, Offer):
        action = next(iter(offered), offered.action) if random.random() < 0.5 else offered.action
    kind: type[Struct] = type(action)
    field = random.choice(fields_of(kind))
    if field.name == "player":
        return replace(action, player=_player(game, random))
    if not _is_there(game, field):
        return action
    return replace(action, **{field.name: _value(game, random, field, action.player)})


def _player(game: Game, random: Random) -> str:
    return random.choice(game.state.players).name


def _can_be_said(game: Game, kind: type[Struct]) -> bool:
    """Tell whether there is something on the table for each part of an action that has to be."""
    return all(each.optional or _is_there(game, each) for each in fields_of(kind))


def _is_there(game: Game, field: Field) -> bool:
    """Tell whether there is anything that a field may name."""
    sorts = field.named.sorts if field.named is not None else ()
    if "player" in sorts or not sorts:
        return True
    return bool(game.state.companies if sorts == ("company",) else game.state.cards)


def _value(game: Game, random: Random, field: Field, player: str) -> Any:
    """Think of a value for a part of an action."""
    if field.type is bool:
        return random.random() < 0.5
    if get_origin(field.type) is Literal:
        return random.choice(get_args(field.type))
    if field.named is None:
        return random.randint(0, 3)
    if field.named.such_as:
        return random.choice(field.named.such_as)
    if field.many:
        among = _among(game, random, field, player)
        return tuple(random.sample(among, random.randint(0, min(_MOST, len(among)))))
    if field.optional and (random.random() < 0.5 or not game.state.companies):
        return None
    return random.choice(_among(game, random, field, player) or list(game.state.cards))


def _among(game: Game, random: Random, field: Field, player: str) -> list[str]:
    """Give what a part of an action might name."""
    if field.type == ids.CompanyId:
        return list(game.state.companies)
    if random.random() > _OF_THE_TABLE:
        return list(game.state.cards)
    if field.type == ids.CompanionId and game.state.companies:
        return list(random.choice(list(game.state.companies.values())).characters)
    return list(LOOKS[field.type](game, player))


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


def _regions(game: Game, _player: str) -> Iterable[str]:
    return (
        name
        for company in game.state.companies.values()
        for _, name in company.path
        if name is not None
    )


def _places(game: Game, _player: str) -> Iterable[str]:
    """Go through regions and sites by name and by type."""
    for company in game.state.companies.values():
        for region_type, region in company.path:
            yield from (each for each in (region_type, region) if each is not None)
        for site in (company.site, company.destination):
            if site is not None:
                yield game.name(site)
                yield game.printed(site).facts.site_type  # type: ignore[union-attr]


LOOKS: dict[Any, Callable[[Game, str], Iterable[str]]] = {
    ids.RegionName: _regions,
    ids.CardId: _in_play,
    ids.SomebodyId: _characters,
    ids.CompanionId: _characters,
    ids.CharacterId: _characters,
    ids.SiteId: _sites,
    ids.AgentId: _agents,
    ids.BorneId: _borne,
    ids.BeatenId: _fought,
    ids.AskingId: _asking,
    ids.ToPlayId: _to_play,
    ids.InHandId: _hand,
    ids.SideboardId: _sideboard,
    ids.DiscardedId: _discarded,
    ids.PoolId: _pool,
    ids.DraftedId: _drafted,
    ids.DraftPlaceId: _to_draft_on,
    ids.TargetId: _targets,
    ids.EventTargetId: _targets,
    ids.ChosenId: _to_choose_from,
    ids.Key: _places,
    ids.HomeName: _homes,
}
"""Where players look for what a field of each type names."""
