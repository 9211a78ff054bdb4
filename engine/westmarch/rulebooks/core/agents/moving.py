"""Agents who move: how far, where to, and which cards tell of it."""

from westmarch.cards.kinds import MINIONS, Kind
from westmarch.kernel import words
from westmarch.kernel.event import Event
from westmarch.kernel.lack import Lack, all_of
from westmarch.kernel.order import Rank
from westmarch.mechanics.agents import hidden_sites_of, homes_of, is_agent_card, sites_of
from westmarch.mechanics.lookups import site_facts
from westmarch.mechanics.map import Walking, map_of
from westmarch.mechanics.quantities.agents import (
    AGENT_ADJOINING,
    AGENT_AT,
    CLOSED_TO_AGENT,
    IN_REACH,
    PATH_BROKEN,
    SETS_OUT_FROM,
)
from westmarch.mechanics.quantities.journeys import ADJOINING
from westmarch.rulebooks.core.agents import RULES
from westmarch.rulebooks.core.agents.acting import may_act, may_act_where_he_is
from westmarch.table.actions import ActAgent
from westmarch.table.events.agents import AgentActed, SiteLaid
from westmarch.table.events.cards import CardMoved, CardTapped
from westmarch.table.game import Game

_NEIGHBOURS = 2
"""Regions that a move may touch: the one where it begins, and one beside it."""


@RULES.permit(
    "move-range",
    ActAgent,
    says="An agent may move to a site in the region where he is or in one beside it.",
)
def moves(game: Game, action: ActAgent) -> Lack | bool | None:
    """An agent may go elsewhere."""
    return may_act(game, action) or True if action.deed == "move" else None


@RULES.forbid(
    "move-range",
    ActAgent,
    says="{action.player} has no such site card in the location deck.",
    again=True,
)
def has_no_such_card(game: Game, action: ActAgent) -> bool:
    """The card of the site has to be there until he goes."""
    return action.deed == "move" and _goal(game, action) is None


@RULES.forbid(
    "move-range",
    ActAgent,
    says=lambda game, _, action: (
        f"{game.name(str(action.site))} is in {site_facts(game, str(action.site)).region}, and "
        f"that is not beside where he comes from: {words.all_of(_origins(game, action.card))}."
    ),
)
def is_too_far(game: Game, action: ActAgent) -> bool:
    """No farther than to a region beside his own."""
    goal = _goal(game, action)
    agent = is_agent_card(game, action.card)
    return (
        agent
        and goal is not None
        and not any(
            game.value(IN_REACH, action.card, each, goal) for each in _origins(game, action.card)
        )
    )


@RULES.define("move-range", IN_REACH)
def adjoins(game: Game, agent: str, origin: str, site: str) -> bool:
    """The same region, or one that adjoins it."""
    walking = Walking(longest=_NEIGHBOURS, adjoining=game.value(AGENT_ADJOINING, agent))
    there = site_facts(game, site).region
    return bool(map_of(game.pool).ways(_region(game, origin), there, walking))


def _origins(game: Game, agent: str) -> tuple[str, ...]:
    """The names of the sites at one of which an agent is as he moves."""
    return game.value(AGENT_AT if sites_of(game, agent) else SETS_OUT_FROM, agent)


def _region(game: Game, site: str) -> str:
    """The region of a site that is known by its name: all its cards have the same."""
    return site_facts(game, game.pool.named(site)[0].id).region


def _goal(game: Game, action: ActAgent) -> str | None:
    """The card of the site to which an agent moves, if his player has it in the location deck."""
    deck = game.state.pile(action.player, "location-deck") if action.deed == "move" else ()
    return action.site if action.site in deck else None


@RULES.define("move-origin-if-unmoved", SETS_OUT_FROM)
def sets_out_from_home(game: Game, agent: str) -> tuple[str, ...]:
    """Who has not moved sets out from any of his homes, and need not say from which."""
    return homes_of(game, agent)


@RULES.define("path-from-face-up-site", SETS_OUT_FROM, order=Rank.EARLY)
def sets_out_from_where_he_was_seen(game: Game, agent: str) -> tuple[str, ...] | None:
    """Who was seen at a site before he hid sets out from there."""
    seen = [each for each in sites_of(game, agent) if not game.card(each).face_down]
    return tuple(game.name(each) for each in seen) or None


# Where no agent goes


@RULES.forbid(
    "move-not-to-under-deeps",
    ActAgent,
    says="{action.site} is an Under-deeps site, and no agent moves there.",
)
def is_in_the_under_deeps(game: Game, action: ActAgent) -> bool:
    """Not to the Under-deeps."""
    goal = _goal(game, action)
    return goal is not None and site_facts(game, goal).under_deeps


@RULES.define("move-not-to-under-deeps", PATH_BROKEN)
def has_been_in_the_under_deeps(game: Game, agent: str) -> bool:
    """Nor has an agent been there."""
    return any(site_facts(game, each).under_deeps for each in hidden_sites_of(game, agent))


@RULES.forbid(
    "no-wizard-havens",
    ActAgent,
    says="{action.site} is closed to agents.",
)
def is_closed(game: Game, action: ActAgent) -> bool:
    """Nor to the havens of Wizards."""
    goal = _goal(game, action)
    return goal is not None and game.value(CLOSED_TO_AGENT, action.card, goal)


@RULES.define("no-wizard-havens", CLOSED_TO_AGENT)
def is_a_haven_of_wizards(game: Game, agent: str, site: str) -> bool:
    """By their names, whosever card it is."""
    rows = game.table("core.agents.no-wizard-havens")
    return game.name(site) in {each["Site"] for each in rows}


@RULES.define("haven-on-path-discards", PATH_BROKEN)
def has_been_at_a_haven(game: Game, agent: str) -> bool:
    """Who is no Elf has not been at a haven, even if it was none then."""
    return any(game.value(CLOSED_TO_AGENT, agent, each) for each in hidden_sites_of(game, agent))


def _register_gap(kind: Kind) -> None:
    """Register what adjoins for the agents of a kind of player who serves the Shadow."""

    @RULES.define(f"{kind}-agents-mordor-gap", AGENT_ADJOINING)
    def as_for_the_master(game: Game, agent: str) -> tuple[tuple[str, str], ...] | None:
        """For the agents of such a player adjoins what adjoins for his companies."""
        master = game.card(agent).owner
        return game.value(ADJOINING, master) if game.state.kind(master) == kind else None


for _kind in MINIONS:
    _register_gap(_kind)


# What becomes of the agent and of the cards


@RULES.react("move-taps-agent", AgentActed)
def taps_by_moving(game: Game, event: AgentActed) -> list[Event]:
    """An untapped agent taps by it."""
    return [CardTapped(card=event.card)] if _has_moved(event) else []


def _has_moved(event: AgentActed) -> bool:
    return event.deed in ("move", "step-back")


@RULES.forbid(
    "wounded-agent-cannot-move",
    ActAgent,
    says="{action.card} is wounded, and cannot move.",
)
def is_wounded(game: Game, action: ActAgent) -> bool:
    """A wounded agent stays where he is."""
    moving = action.deed in ("move", "step-back")
    return moving and game.card(action.card).position == "wounded"


@RULES.react("move-face-up-site-card", AgentActed)
def shows_where_he_goes(game: Game, event: AgentActed) -> list[Event]:
    """Who lies face-up shows where he goes, and leaves the old site."""
    if event.deed != "move" or event.site is None or game.card(event.card).face_down:
        return []
    left = [CardMoved(card=each, to="location-deck") for each in sites_of(game, event.card)]
    return [*left, SiteLaid(card=event.site, agent=event.card)]


@RULES.react("move-face-down-site-card", AgentActed)
def hides_where_he_goes(game: Game, event: AgentActed) -> list[Event]:
    """Who lies face-down shows nobody where he goes, and his path stays with him."""
    if event.site is None or not game.card(event.card).face_down:
        return []
    return [SiteLaid(card=event.site, agent=event.card, face_down=True)]


@RULES.permit(
    "move-back",
    ActAgent,
    says="An agent who lies face-down may leave the last site to which he has gone.",
)
def steps_back(game: Game, action: ActAgent) -> Lack | bool | None:
    """Who lies face-down may step back."""
    return _steps_back(game, action) or True if action.deed == "step-back" else None


def _has_come_from_somewhere(game: Game, action: ActAgent) -> Lack | None:
    if hidden_sites_of(game, action.card):
        return None
    if game.card(action.card).face_down:
        return Lack("{0.card} has gone nowhere from where he could step back.")
    return Lack("{0.card} lies face-up, and has only the card of his site with him.")


_steps_back = all_of(may_act_where_he_is, _has_come_from_somewhere)


@RULES.react("move-back", AgentActed)
def leaves_the_last_site(game: Game, event: AgentActed) -> list[Event]:
    """The newest site card goes back to the location deck."""
    newest = hidden_sites_of(game, event.card)[-1:] if event.deed == "step-back" else ()
    return [CardMoved(card=each, to="location-deck") for each in newest]
