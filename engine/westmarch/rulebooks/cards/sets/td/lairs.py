"""What a hazard of The Dragons says of those who keep count of all that they have."""

from westmarch.kernel.event import Event
from westmarch.kernel.rulebook import Rulebook
from westmarch.mechanics.lookups import company_of, is_site
from westmarch.mechanics.quantities.actions import COPIES
from westmarch.mechanics.quantities.dragons import DRAGON_OF, UNIQUE_DRAGONS
from westmarch.mechanics.quantities.sites import CONTAINS_HOARD
from westmarch.mechanics.site_phase import FACES_AGAIN
from westmarch.rulebooks.cards.clause_registry import AS_WRITTEN
from westmarch.rulebooks.cards.context import follows_own
from westmarch.table.actions import PlayEvent
from westmarch.table.events.cards import ItemPlayed
from westmarch.table.events.memory import Remembered
from westmarch.table.game import Game
from westmarch.table.state import Fact

# TD-39

KNOWN_TO_AN_OUNCE = Rulebook("TD-39")


@KNOWN_TO_AN_OUNCE.forbid("in-a-hoard", PlayEvent, says="{action.target} contains no hoard.")
def is_no_hoard(game: Game, action: PlayEvent) -> bool:
    """There has to be something to count."""
    if not follows_own(game, action, "TD-39.in-a-hoard") or action.target is None:
        return False
    return is_site(game, action.target) and not game.value(CONTAINS_HOARD, action.target)


@KNOWN_TO_AN_OUNCE.forbid("at-home", PlayEvent, says=AS_WRITTEN)
def is_away(game: Game, action: PlayEvent) -> bool:
    """And somebody at home to count it."""
    if not follows_own(game, action, "TD-39.at-home") or action.target not in game.state.cards:
        return False
    return game.printed(str(action.target)).manifestation_kind != "at home"


@KNOWN_TO_AN_OUNCE.react("wakes-them", ItemPlayed)
def is_missed(game: Game, event: ItemPlayed) -> list[Event]:
    """Whatever is taken is missed at once."""
    company = company_of(game, event.character)
    if company is None or game.state.phase != "site":
        return []
    here = game.name(company.site)
    counting = (each for each in game.value(COPIES, "TD-39") if _counted_at(game, each) == here)
    # Whoever keeps count twice misses it once: core.passive-conditions.duplicates-declared-once
    copy = next(counting, None)
    if copy is None:
        return []
    return [Remembered(fact=Fact(FACES_AGAIN, company.id, copy, "company", "TD-39"))]


def _counted_at(game: Game, copy: str) -> str | None:
    """The name of the site where a copy keeps count."""
    host = game.card(copy).host
    if host not in game.state.cards:
        return None
    if is_site(game, host):
        return game.name(host)
    dragon = game.value(DRAGON_OF, host)
    lair: str = game.value(UNIQUE_DRAGONS)[dragon][0] if dragon is not None else ""
    return lair
