"""Hazards: the hazard limit, and what a hazard may be played on."""

from westmarch.cards.model import Creature
from westmarch.cards.model import Event as EventFacts
from westmarch.kernel.actions import PlayCreature, PlayEvent
from westmarch.kernel.events import CompanyBegan, Declared, Event, HazardCounted, HazardLimitSet
from westmarch.kernel.game import Game
from westmarch.kernel.rulebook import Rulebook
from westmarch.mechanics.quantities import KEYS
from westmarch.mechanics.table import character_facts, in_hand, site_facts

RULES = Rulebook("core.hazards")


@RULES.react("base-hazard-limit", CompanyBegan)
def limit_from_size(game: Game, event: CompanyBegan) -> list[HazardLimitSet]:
    """The size of the company, or two."""
    characters = game.state.companies[event.company].characters
    halves = sum(1 if character_facts(game, each).race == "Hobbit" else 2 for each in characters)
    return [HazardLimitSet(company=event.company, limit=max(2, (halves + 1) // 2))]


@RULES.forbid(
    "limit-at-declaration",
    PlayCreature,
    PlayEvent,
    says="As many hazards as the hazard limit allows were declared already.",
)
def limit_is_reached(game: Game, action: PlayCreature | PlayEvent) -> bool:
    """Fewer hazards than the limit must have been declared."""
    facts = game.printed(action.card).facts
    if isinstance(facts, EventFacts) and facts.side != "hazard":
        return False
    window = game.state.window
    if window.name != "movement-hazard" or window.company is None:
        return False
    company = game.state.companies[window.company]
    return company.hazards >= company.hazard_limit


@RULES.permit("play-creature", PlayCreature)
def creature_on_company(game: Game, action: PlayCreature) -> bool | None:
    """A creature from hand, on the current company."""
    state = game.state
    if not isinstance(game.printed(action.card).facts, Creature):
        return None
    return (
        in_hand(game, action.player, action.card)
        and state.combat is None
        and not state.chain
        and (state.window.company == action.company or state.phase != "movement-hazard")
    )


@RULES.forbid(
    "declare-key",
    PlayCreature,
    says="{action.card} cannot be keyed to that where the company is.",
)
def has_no_key(game: Game, action: PlayCreature) -> bool:
    """A creature needs a key."""
    keys = game.value(KEYS, action.card, action.company)
    return not keys if action.keyed_to is None else action.keyed_to not in keys


@RULES.define("key-to-site", KEYS)
def site_keys(game: Game, card: str, company: str) -> tuple[str, ...]:
    """The type or the name of the site where the company is."""
    facts = game.printed(card).facts
    assert isinstance(facts, Creature)
    site = game.state.companies[company].site
    name, site_type = game.name(site), site_facts(game, site).site_type
    by_name = (name,) if name in facts.sites else ()
    by_type = (site_type,) if site_type in dict(facts.keyed) else ()
    return (*by_name, *by_type)


@RULES.permit("event-targets", PlayEvent)
def hazard_event_on_target(game: Game, action: PlayEvent) -> bool | None:
    """A hazard event's target has to do with the company whose phase it is."""
    if not _is_hazard_event(game, action) or action.target is None:
        return None
    state = game.state
    if state.window.company is None:
        return state.phase != "movement-hazard"
    company = state.companies[state.window.company]
    return action.target in (company.site, company.id, *company.characters)


@RULES.permit("untargeted-hazard-events", PlayEvent)
def hazard_event_without_target(game: Game, action: PlayEvent) -> bool | None:
    """A hazard long-event or permanent-event may do without a target."""
    if not _is_hazard_event(game, action) or action.target is not None:
        return None
    facts = game.printed(action.card).facts
    return isinstance(facts, EventFacts) and facts.length in ("long", "permanent")


@RULES.react("hazard-event-counts-one", Declared)
def event_counts(game: Game, event: Declared) -> list[Event]:
    """A hazard event counts one against the limit when it is declared."""
    action, company = event.action, game.state.windows[0].company
    if not isinstance(action, PlayEvent) or company is None:
        return []
    facts = game.printed(action.card).facts
    hazard = isinstance(facts, EventFacts) and facts.side == "hazard"
    return [HazardCounted(company=company)] if hazard else []


def _is_hazard_event(game: Game, action: PlayEvent) -> bool:
    facts = game.printed(action.card).facts
    return (
        isinstance(facts, EventFacts)
        and facts.side == "hazard"
        and in_hand(game, action.player, action.card)
        and game.state.combat is None
        and not game.state.chain
    )
