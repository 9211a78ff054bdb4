"""What single resources of Against the Shadow say of homes, and of what is stored."""

from westmarch.cards.model.card import Character
from westmarch.cards.model.item_clauses import StoredAt
from westmarch.kernel.rulebook import Rulebook
from westmarch.mechanics.journey import site_of
from westmarch.mechanics.lookups import item_facts
from westmarch.mechanics.quantities.actions import COPIES
from westmarch.mechanics.quantities.people import ALIGNMENT, HOME_SITE, IS_HAVEN
from westmarch.mechanics.quantities.points import POINTS_BONUS
from westmarch.mechanics.quantities.sites import SITE_TYPE
from westmarch.rulebooks.cards.clause_registry import AS_WRITTEN
from westmarch.rulebooks.cards.things.places import is_such_site
from westmarch.table.actions import PlayEvent, PlayFaction, StoreItem
from westmarch.table.game import Game
from westmarch.table.state import IN_PLAY
from westmarch.table.windows import END_DISCARD, END_OF_TURN

# AS-54, AS-101

SAFE_FROM_THE_SHADOW, TOKENS_TO_SHOW = Rulebook("AS-54"), Rulebook("AS-101")

_WHOSE = {"AS-54": "hero", "AS-101": "minion"}


def _stores_late(game: Game, action: StoreItem) -> bool | None:
    """What may be stored in the organization phase may be stored in the end-of-turn phase."""
    late = game.state.phase == "end-of-turn" and action.player == game.state.turn_player
    found, site = game.card(action.card), site_of(game, action.card)
    mine = (found.owner, found.place) == (action.player, IN_PLAY)
    if not late or not mine or site is None or found.host not in game.state.cards:
        return None
    if not (game.state.at(END_DISCARD) or game.state.at(END_OF_TURN)) or game.state.chain:
        return None
    side = game.value(ALIGNMENT, found.host)
    if not any(game.value(COPIES, each) for each, whose in _WHOSE.items() if whose == side):
        return None
    if item_facts(game, action.card) is not None and game.value(IS_HAVEN, site, action.player):
        return True
    said = (each for each in game.printed(action.card).clauses if isinstance(each, StoredAt))
    return any(is_such_site(game, each.where, site, found.card) for each in said) or None


for _book in (SAFE_FROM_THE_SHADOW, TOKENS_TO_SHOW):
    _book.permit("stores-late", StoreItem, says=AS_WRITTEN)(_stores_late)

# AS-83

FAITHLESS_STEWARD = Rulebook("AS-83")

_FREE = ("Border-hold", "Free-hold")
_POINTS = 3


def _home_taken(game: Game, copy: str) -> str | None:
    """The site where the steward is, if it is such a home of his, and he is not wounded."""
    steward = game.card(copy).host
    if steward not in game.state.cards or game.card(str(steward)).position == "wounded":
        return None
    site = site_of(game, str(steward))
    if site is None or game.value(SITE_TYPE, site) not in _FREE:
        return None
    return site if game.value(HOME_SITE, steward, site) else None


@FAITHLESS_STEWARD.forbid(
    "holds-his-home",
    PlayEvent,
    says="It takes an agent with a Border-hold or a Free-hold among his homes.",
)
def is_no_steward(game: Game, action: PlayEvent) -> bool:
    """He has to be an agent, and at home among people."""
    if game.printed(action.card).id != "AS-83" or action.target not in game.state.cards:
        return False
    printed = game.printed(str(action.target))
    if "agent" not in printed.keywords:
        return True
    facts = printed.facts
    homes = facts.home_sites if isinstance(facts, Character) else ()
    named = (each for home in homes for each in game.pool.named(home))
    kinds = {getattr(each.facts, "site_type", "") for each in named}
    return kinds.isdisjoint(_FREE) and not any(kind in home for home in homes for kind in _FREE)


@FAITHLESS_STEWARD.define("holds-his-home", POINTS_BONUS)
def is_worth_it(game: Game, card: str) -> int | None:
    """At home he is worth something."""
    mine = game.card(card).card == "AS-83" and game.card(card).place == IN_PLAY
    return _POINTS if mine and _home_taken(game, card) is not None else None


@FAITHLESS_STEWARD.forbid(
    "holds-his-home", PlayFaction, says="A faithless steward keeps factions from playing there."
)
def keeps_them_in(game: Game, action: PlayFaction) -> bool:
    """Nobody rides out from there, at any version of the site."""
    site = site_of(game, action.character)
    taken = {_home_taken(game, each) for each in game.value(COPIES, "AS-83")} - {None}
    return site is not None and any(game.name(str(each)) == game.name(site) for each in taken)
