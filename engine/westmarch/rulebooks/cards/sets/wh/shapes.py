"""What Radagast can do in some of his shapes, and cannot do in others."""

from westmarch.kernel.event import Event
from westmarch.kernel.rulebook import Rulebook
from westmarch.mechanics.lookups import company_of
from westmarch.mechanics.movement import Way
from westmarch.mechanics.quantities.actions import COPIES
from westmarch.mechanics.quantities.corruption import CORRUPTION_TOTAL
from westmarch.mechanics.quantities.journeys import PATH_OF_WAY, WAYS
from westmarch.rulebooks.cards.clause_registry import AS_WRITTEN
from westmarch.rulebooks.cards.lasting import EFFECT, leave, left_by_own
from westmarch.table.actions import MoveCompany
from westmarch.table.events.chain import OwnTextFollowed
from westmarch.table.events.memory import EffectLapsed
from westmarch.table.events.turns import EndFelt
from westmarch.table.game import Game

# WH-115

SHIFTER_OF_HUES = Rulebook("WH-115")

_WATCHES = "WH-115.watches-over"
_WATCHFUL = 2


@SHIFTER_OF_HUES.forbid("stays-at-home", MoveCompany, says=AS_WRITTEN)
def stays_where_he_is(game: Game, action: MoveCompany) -> bool:
    """Nobody would know him on the road, and so he stays."""
    return _is_there(game, action.company, "WH-115")


@SHIFTER_OF_HUES.react("watches-over", OwnTextFollowed)
def watches_over_them(game: Game, event: OwnTextFollowed) -> list[Event]:
    """Remember it of the company, beyond the end of the turn."""
    return [leave(game, event, str(event.here.target), "game")]


@SHIFTER_OF_HUES.adjust("watches-over", CORRUPTION_TOTAL, says="Shifter of Hues")
def are_watched_over(game: Game, total: int, who: str, *_: object) -> int | None:
    """They withstand better, as often as he watches over them."""
    company = company_of(game, who)
    times = sum(
        left_by_own(each, _WATCHES) and company is not None and each.about == company.id
        for each in game.state.facts_of(EFFECT)
    )
    return total + _WATCHFUL * times if times else None


@SHIFTER_OF_HUES.react("watches-over", EndFelt)
def looks_away(game: Game, event: EndFelt) -> list[Event]:
    """As the next organization phase ends he looks at something else."""
    if event.phase != "organization":
        return []
    return [
        EffectLapsed(fact=each)
        for each in game.state.facts_of(EFFECT)
        if left_by_own(each, _WATCHES)
        and each.about in game.state.companies
        and game.state.companies[each.about].player == game.state.turn_player
    ]


# WH-116

WINGED_CHANGE_MASTER = Rulebook("WH-116")

_ON_WINGS = "Winged Change-master"
_BIRD = "Radagast’s Black Bird"


@WINGED_CHANGE_MASTER.define("on-wings", WAYS)
def flies(game: Game, company: str, site: str) -> tuple[Way, ...] | None:
    """He flies wherever he likes, but nobody flies with him who has no wings."""
    here = game.state.companies[company]
    if not _is_there(game, company, "WH-116") or len(here.characters) > 1:
        return None
    held = (each for who in here.characters for each in game.card(who).holds)
    allies = [each for each in held if game.printed(each).type == "ally"]
    alone = all(game.name(each) == _BIRD for each in allies)
    return (Way(_ON_WINGS),) if alone and game.name(here.site) != game.name(site) else None


@WINGED_CHANGE_MASTER.define("on-wings", PATH_OF_WAY)
def passes_no_region(
    game: Game, company: str, site: str, way: Way
) -> tuple[tuple[str, str | None], ...] | None:
    """Below him are no regions."""
    return () if way.name == _ON_WINGS else None


def _is_there(game: Game, company: str, card: str) -> bool:
    """Tell whether somebody of a company bears a copy of a card."""
    hosts = {game.card(each).host for each in game.value(COPIES, card)}
    return not hosts.isdisjoint(game.state.companies[company].characters)
