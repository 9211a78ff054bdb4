"""The composition of companies: how large they are, and who goes with whom."""

from collections.abc import Iterator

from westmarch.kernel.event import Event
from westmarch.kernel.rulebook import Term
from westmarch.kernel.words import all_of
from westmarch.mechanics.control import followers
from westmarch.mechanics.lookups import character_facts, companies_of
from westmarch.mechanics.quantities.people import (
    ANY_SIZE,
    BROUGHT,
    GROUP_SIZE,
    IS_HAVEN,
    LEADERS_AGREE,
    MORE_LEADERS,
    SKILLS_LOST,
)
from westmarch.rulebooks.core.organization import RULES
from westmarch.table.actions import (
    COMPOSES,
    ChangeCompany,
    JoinCompanies,
    MoveCompany,
    PlayCharacter,
    PlayRevealed,
)
from westmarch.table.events.characters import CharacterDiscarded
from westmarch.table.events.companies import JourneysEnded
from westmarch.table.game import Game

_LARGEST = 7
_FREE_PEOPLES = {"Dúnadan", "Dwarf", "Elf", "Hobbit"}
_SERVANTS = {"Orc", "Troll"}
_RINGWRAITH = "Ringwraith"

Arrangement = PlayCharacter | ChangeCompany | JoinCompanies | MoveCompany | PlayRevealed
"""What can bring characters together, or lead them away from a haven."""


@RULES.forbid(
    "company-size-limit",
    COMPOSES,
    says=lambda game, _, action: (
        f"Away from a haven, a company's size is {_LARGEST} at most, and this one's would be "
        f"{_size_away(game, action)}."
    ),
)
def too_many(game: Game, action: Arrangement) -> bool:
    """More than seven only at a haven."""
    company, _ = _joining(game, action)
    return _size_away(game, action) > _LARGEST and not game.value(ANY_SIZE, company)


def _size_away(game: Game, action: Arrangement) -> int:
    """How large a company an action makes away from a haven, without leaders who do not count."""
    characters = together_away(game, action)
    more = _more_leaders(game, action) if len(characters) > _LARGEST else 0
    leaders = [each for each in characters if "leader" in game.printed(each).keywords][1:]
    spared = leaders[:more]
    return game.value(GROUP_SIZE, tuple(each for each in characters if each not in spared))


def _more_leaders(game: Game, action: Arrangement) -> int:
    company, _ = _joining(game, action)
    return 0 if company is None else game.value(MORE_LEADERS, company)


def _size_terms(game: Game, characters: tuple[str, ...]) -> Iterator[Term]:
    yield len(characters), "head" if len(characters) == 1 else "heads"
    halves = [each for each in characters if _is_half(game, each)]
    if halves:
        names = all_of([game.name(each) for each in halves])
        yield -(len(halves) // 2), f"{names} {'counts' if len(halves) == 1 else 'count'} half"


def _is_half(game: Game, character: str) -> bool:
    facts = character_facts(game, character)
    scout = "scout" in facts.skills and "scout" not in game.value(SKILLS_LOST, character)
    return facts.race == "Hobbit" or (facts.race == "Orc" and scout)


@RULES.define("half-size-characters", GROUP_SIZE, terms=_size_terms)
def hobbits_and_scouts_are_halves(game: Game, characters: tuple[str, ...]) -> int:
    """Hobbits and Orc scouts count half, and the sum is rounded up."""
    return len(characters) - sum(_is_half(game, each) for each in characters) // 2


@RULES.forbid(
    "incompatible-races",
    COMPOSES,
    says="Away from a haven, Orcs and Trolls do not go with Dúnedain, Dwarves, Elves or Hobbits.",
)
def races_that_do_not_mix(game: Game, action: Arrangement) -> bool:
    """The free peoples and the servants of evil go together at a haven only."""
    races = game.look(_races, together_away(game, action))
    return bool(races & _FREE_PEOPLES and races & _SERVANTS)


def _races(game: Game, characters: tuple[str, ...]) -> frozenset[str]:
    return frozenset(character_facts(game, each).race for each in characters)


@RULES.forbid(
    "one-leader-per-company",
    COMPOSES,
    says="Away from a haven, a company has one leader at most.",
)
def two_leaders(game: Game, action: Arrangement) -> bool:
    """Leaders stand each other only at a haven."""
    leaders: tuple[str, ...] = game.look(_leaders, together_away(game, action))
    if len(leaders) < 2 or len(leaders) <= 1 + _more_leaders(game, action):
        return False
    company, _ = _joining(game, action)
    return company is None or not game.value(LEADERS_AGREE, company, leaders)


def _leaders(game: Game, characters: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(each for each in characters if "leader" in game.printed(each).keywords)


@RULES.forbid(
    "ringwraith-company-composition",
    COMPOSES,
    says="Away from a Darkhaven, a Ringwraith's company is for Ringwraiths alone.",
)
def others_with_a_ringwraith(game: Game, action: Arrangement) -> bool:
    """Only at a Darkhaven are there others with a Ringwraith."""
    races = game.look(_races, together_away(game, action))
    return "Ringwraith" in races and len(races) > 1


@RULES.react(
    "forced-combination-discard",
    JourneysEnded,
    says="A company of others would have to join a Ringwraith's, away from a Darkhaven, and so its "
    "characters are discarded.",
)
def ringwraith_wants_no_company(game: Game, event: JourneysEnded) -> list[Event]:
    """A company that would have to join a Ringwraith's is discarded."""
    player = game.state.turn_player
    ringwraiths = [
        game.name(each.site)
        for each in companies_of(game, player)
        if _RINGWRAITH in _races(game, each.characters)
    ]
    return [
        CharacterDiscarded(card=who)
        for each in companies_of(game, player)
        if game.name(each.site) in ringwraiths and not game.value(IS_HAVEN, each.site, player)
        if _RINGWRAITH not in _races(game, each.characters)
        for who in each.characters
    ]


def together_away(game: Game, action: Arrangement) -> tuple[str, ...]:
    """Those whom an action brings together away from a haven; nobody, if it is at one."""
    company_id, joining = _joining(game, action)
    if company_id is None:
        return ()
    company = game.state.companies[company_id]
    at_haven = game.value(IS_HAVEN, company.site, action.player)
    if isinstance(action, MoveCompany):
        # Between two havens there is a road. Who sets out from elsewhere is rightly together.
        at_haven = game.value(IS_HAVEN, action.site, action.player)
        at_haven = at_haven and game.reading("q.core.company-between-havens") == "b"
    return () if at_haven else (*company.characters, *joining)


def _joining(game: Game, action: Arrangement) -> tuple[str | None, tuple[str, ...]]:
    """Which company an action is about, and who joins it."""
    if isinstance(action, PlayRevealed):
        return game.value(BROUGHT, action)
    if isinstance(action, PlayCharacter):
        return action.company, (action.card,)
    if isinstance(action, ChangeCompany):
        return action.company, (action.character, *followers(game, action.character))
    if isinstance(action, JoinCompanies):
        return action.company, game.state.companies[action.other].characters
    return action.company, ()
