"""In which way a card is played or used, on what and by whom, where nobody says."""

from collections.abc import Iterator

from msgspec.structs import replace

from westmarch.cards.model.card import Card
from westmarch.cards.model.effects import abilities, playings
from westmarch.cards.model.phrases.targets import OnAttack, OnCharacter, OnCompany, OnSite
from westmarch.corpus.going import Going, Trail
from westmarch.corpus.seeking import where_possible
from westmarch.table.actions import AnyAction, PlayEvent, UseCard
from westmarch.table.state import State

_Aimed = OnAttack | OnCharacter | OnCompany | OnSite
_TRIED = 24
"""So many ways to make an action whole are tried."""


def ways_of(
    going: Going, state: State, action: AnyAction, said: str, *, loosely: bool
) -> tuple[AnyAction, ...]:
    """Give an action in each of the ways that it may be meant, the first on the card first.

    If it is said `loosely`, it may leave out on what an event is played, and by whom.
    """
    if not isinstance(action, (PlayEvent, UseCard)):
        return (action,)
    printed = going.judge.game(state).printed(action.card)
    told = " for its " in said
    if isinstance(action, UseCard):
        many = range(max(1, len(abilities(printed))))
        return (action,) if told else tuple(replace(action, ability=number) for number in many)
    many = range(max(1, len(playings(printed))))
    ways = (action,) if told else tuple(replace(action, effect=number) for number in many)
    if not loosely:
        return ways
    return (*ways, *(whole for way in ways for whole in _made_whole(state, printed, way)))


def _made_whole(state: State, event: Card, action: PlayEvent) -> Iterator[PlayEvent]:
    """Give an event that says not on what it is played, or not by whom, with all that might be."""
    clause = next(iter(playings(event)[action.effect :]), None)
    if clause is None:
        return
    aims: tuple[str | None, ...] = (action.target,)
    if action.target is None and isinstance(clause.target, _Aimed):
        aims = _aims(state, clause.target)
    actors: tuple[str | None, ...] = (action.character,)
    if action.character is None and clause.by is not None:
        actors = tuple(_members(state, action.player))
    whole = [replace(action, target=target, character=actor) for target in aims for actor in actors]
    yield from (each for each in whole[:_TRIED] if each != action)


def _aims(state: State, target: _Aimed) -> tuple[str | None, ...]:
    match target:
        case OnCharacter():
            return tuple(_members(state))
        case OnCompany():
            return tuple(state.companies)
        case OnSite():
            return tuple(dict.fromkeys(each.site for each in state.companies.values()))
        case OnAttack():
            # The one that is fought needs no name; one that a site has is named by the site.
            return (None, *(each.site for each in state.companies.values()))


def _members(state: State, player: str | None = None) -> Iterator[str]:
    """Go through the characters of the companies, or of those of one player."""
    for company in state.companies.values():
        if player in (None, company.player):
            yield from company.characters


def likeliest(
    going: Going, here: Trail, line: int, ways: tuple[AnyAction, ...], *, now: bool, far: bool
) -> AnyAction:
    """Choose the first way that is possible; else the one that the least is against."""
    for each in ways:
        if _can_come(going, here, line, each, now=now, far=far):
            return each
    return min(ways, key=lambda each: going.objections(here.state, each))


def _can_come(
    going: Going, here: Trail, line: int, action: AnyAction, *, now: bool, far: bool
) -> bool:
    if now or going.may(here.state, action):
        return going.may(here.state, action)
    settled, halt = going.resolved(here, line)
    if halt is not None:
        return False
    found, _ = where_possible(going, settled, line, action, _never, far=far)
    at = settled if found is None else found
    return going.may(at.state, action)


def _never(_: Trail) -> bool:
    return False
