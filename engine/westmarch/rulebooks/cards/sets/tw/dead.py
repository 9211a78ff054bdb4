"""What the Dead of The Wizards do: a way under the mountains, and an army at the end of it."""

from westmarch.cards.model.card import Creature
from westmarch.kernel.event import Event
from westmarch.kernel.rulebook import Rulebook
from westmarch.mechanics.journey import new_site
from westmarch.mechanics.lookups import company_of
from westmarch.mechanics.movement import Way
from westmarch.mechanics.quantities.hazards import KEYS
from westmarch.mechanics.quantities.influence import NEEDS_NO_CHECK
from westmarch.mechanics.quantities.journeys import MAY_DECLARE, OPENED_LATE, WAYS
from westmarch.rulebooks.cards.clause_registry import AS_WRITTEN
from westmarch.rulebooks.cards.lasting import leave, own_reached
from westmarch.table.actions import InfluenceCard, PlayCreature, PlayFaction
from westmarch.table.events.chain import OwnTextFollowed
from westmarch.table.game import Game
from westmarch.table.state import LASTING
from westmarch.table.windows import ORGANIZATION_ENDS

_ARAGORN = "Aragorn II"

# TW-302

PATHS_OF_THE_DEAD = Rulebook("TW-302")

_UNDER_THE_MOUNTAINS = "TW-302.leads-under-the-mountains"
_GOAL = "Vale of Erech"
_PATHS = "Paths of the Dead"


@PATHS_OF_THE_DEAD.react("leads-under-the-mountains", OwnTextFollowed)
def lie_open(game: Game, event: OwnTextFollowed) -> list[Event]:
    """The company is remembered until the turn is over."""
    company = event.here.company(game)
    return [leave(game, event, company, LASTING)] if company is not None else []


@PATHS_OF_THE_DEAD.define("leads-under-the-mountains", MAY_DECLARE)
def may_set_out(game: Game, company: str) -> bool | None:
    """They may set out while the organization phase ends."""
    late = game.state.at(ORGANIZATION_ENDS)
    return (late and own_reached(game, _UNDER_THE_MOUNTAINS, company)) or None


@PATHS_OF_THE_DEAD.define("leads-under-the-mountains", WAYS)
def lead_to_erech(game: Game, company: str, site: str) -> tuple[Way, ...] | None:
    """They lead to one place."""
    open_ = own_reached(game, _UNDER_THE_MOUNTAINS, company)
    return (Way(_PATHS),) if open_ and game.name(site) == _GOAL else None


@PATHS_OF_THE_DEAD.define("leads-under-the-mountains", OPENED_LATE)
def below_the_mountains_alone(game: Game, company: str, site: str, way: Way) -> bool | None:
    """They are no reason to set out late by any other."""
    return way.name == _PATHS or None


@PATHS_OF_THE_DEAD.forbid(
    "leads-under-the-mountains", PlayCreature, says="Only Undead meet whoever goes by these paths."
)
def fears_the_dead(game: Game, action: PlayCreature) -> bool:
    """Nobody else goes there."""
    meets = own_reached(game, _UNDER_THE_MOUNTAINS, action.company)
    return meets and not _is_undead(game, action.card)


@PATHS_OF_THE_DEAD.define("leads-under-the-mountains", KEYS)
def walk_there(game: Game, creature: str, company: str) -> tuple[str, ...] | None:
    """Any of the Undead may be there, as if they were keyed to the company's site by name."""
    site = new_site(game, company)
    if site is None or not own_reached(game, _UNDER_THE_MOUNTAINS, company):
        return None
    return (game.name(site),) if _is_undead(game, creature) else None


def _is_undead(game: Game, creature: str) -> bool:
    facts = game.printed(creature).facts
    return isinstance(facts, Creature) and facts.attack.race == "Undead"


# TW-193

ARMY_OF_THE_DEAD = Rulebook("TW-193")


@ARMY_OF_THE_DEAD.forbid("follows-the-heir", PlayFaction, says=AS_WRITTEN)
def does_not_follow(game: Game, action: PlayFaction) -> bool:
    """Only Aragorn calls it, in the turn in which the paths lay open to him."""
    if game.printed(action.card).id != "TW-193":
        return False
    company = company_of(game, action.character)
    called = company is not None and own_reached(game, _UNDER_THE_MOUNTAINS, company.id)
    return not called or game.name(action.character) != _ARAGORN


@ARMY_OF_THE_DEAD.define(
    "follows-the-heir", NEEDS_NO_CHECK, says="The Army of the Dead comes without a check."
)
def follows_the_heir(game: Game, faction: str, who: str) -> bool | None:
    """To him it comes."""
    return game.printed(faction).id == "TW-193" or None


@ARMY_OF_THE_DEAD.forbid("heeds-nobody-else", InfluenceCard, says=AS_WRITTEN)
def heeds_nobody_else(game: Game, action: InfluenceCard) -> bool:
    """It is bound by an oath."""
    return action.target in game.state.cards and game.printed(action.target).id == "TW-193"
