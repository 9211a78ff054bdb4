"""What a hazard of Dark Minions says of whoever comes near the Enemy's own lands."""

from collections.abc import Iterator

from westmarch.cards.kinds import MINIONS
from westmarch.kernel.rulebook import Rulebook
from westmarch.mechanics.journey import site_of, site_path, type_of_region
from westmarch.mechanics.lookups import is_site
from westmarch.mechanics.quantities.actions import COPIES
from westmarch.mechanics.quantities.hazards import SPARED
from westmarch.mechanics.quantities.items import LABELS
from westmarch.mechanics.quantities.people import SKILLS_LOST
from westmarch.mechanics.quantities.sites import REGION_OF_SITE
from westmarch.mechanics.quantities.turn import DRAWS
from westmarch.rulebooks.cards.clause_registry import AS_WRITTEN
from westmarch.rulebooks.cards.context import company_of_card
from westmarch.table.actions import PlayEvent, UseCard
from westmarch.table.game import Game

# DM-67

IN_THE_HEART_OF_HIS_REALM = Rulebook("DM-67")

_DARK = "Dark-domain"
_HIS = "Gorgoroth"
_LIGHT = {"spell", "light enchantment", "ritual"}


def _troubled(game: Game, player: str) -> bool:
    """Tell whether the event is in play and has to do with a player."""
    return any(not game.value(SPARED, each, player) for each in game.value(COPIES, "DM-67"))


def _is_near(game: Game, company: str) -> bool:
    """Tell whether a company is in one of these lands, or on its way through one."""
    if any(kind == _DARK or name == _HIS for kind, name in site_path(game, company)):
        return True
    site = site_of(game, company)
    if site is None or not is_site(game, site):
        return False
    region = game.value(REGION_OF_SITE, site)
    return region == _HIS or type_of_region(game, region) == _DARK


@IN_THE_HEART_OF_HIS_REALM.adjust(
    "slows-them", DRAWS, says="Under In the Heart of his Realm fewer cards are drawn."
)
def sees_less(game: Game, draws: int, company: str, player: str) -> int | None:
    """Whoever moves there draws less, or nothing."""
    mine = game.state.companies[company].player == player
    if not mine or draws <= 0 or not _troubled(game, player):
        return None
    dark = any(kind == _DARK for kind, _ in site_path(game, company))
    return draws - 1 if dark else None


@IN_THE_HEART_OF_HIS_REALM.define("dims-sages", SKILLS_LOST)
def knows_nothing(game: Game, who: str) -> tuple[str, ...] | None:
    """Sages know nothing there."""
    company = company_of_card(game, who)
    if company is None or not _troubled(game, game.state.companies[company].player):
        return None
    return ("sage",) if _is_near(game, company) else None


@IN_THE_HEART_OF_HIS_REALM.forbid("silences-them", PlayEvent, UseCard, says=AS_WRITTEN)
def has_no_voice(game: Game, action: PlayEvent | UseCard) -> bool:
    """Light does not shine there."""
    if _LIGHT.isdisjoint(game.value(LABELS, action.card)) or not _troubled(game, action.player):
        return False
    companies = (company_of_card(game, each) for each in _users(game, action))
    return any(each is not None and _is_near(game, each) for each in companies)


def _users(game: Game, action: PlayEvent | UseCard) -> Iterator[str]:
    """Who plays or uses a card, be it that it names only whom it is for."""
    if isinstance(action, UseCard):
        host = game.card(action.card).host
        if host is not None:
            yield host
    elif action.character is not None:
        yield action.character
    elif action.target in game.state.cards:
        yield str(action.target)


@IN_THE_HEART_OF_HIS_REALM.define("spares-minions", SPARED)
def is_nothing_to_minions(game: Game, card: str, player: str) -> bool | None:
    """His own servants are at home there."""
    mine = game.card(card).card == "DM-67"
    return (mine and game.state.kind(player) in MINIONS) or None
