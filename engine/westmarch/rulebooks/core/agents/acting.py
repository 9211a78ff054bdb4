"""Agent actions: when an agent acts and what that costs, and those that are done on the spot."""

from typing import Any

from westmarch.kernel.event import Event
from westmarch.kernel.lack import UNSAID, Lack, all_of
from westmarch.kernel.order import Rank
from westmarch.mechanics.agents import HAS_ACTED, homes_of, is_agent_card, sites_of
from westmarch.mechanics.needs import in_no_attack, is_own_card, while_hazards_act
from westmarch.mechanics.quantities.actions import ACTION_SORT
from westmarch.mechanics.quantities.agents import SHOWS_HOME
from westmarch.mechanics.quantities.hazards import COUNTS
from westmarch.rulebooks.core.agents import RULES
from westmarch.table.actions import ActAgent, Action, PlayAgent
from westmarch.table.events.agents import AgentActed, SiteLaid
from westmarch.table.events.cards import CardMoved, CardTapped, CardTurned, CardUntapped
from westmarch.table.events.chain import Declared
from westmarch.table.events.memory import Remembered
from westmarch.table.game import Game
from westmarch.table.state import IN_PLAY, Fact


def is_an_agent(game: Game, action: ActAgent | PlayAgent) -> Lack | None:
    """Ask that the card is an agent."""
    return None if is_agent_card(game, action.card) else Lack("{0.card} is no agent.")


def _is_in_play(game: Game, action: ActAgent) -> Lack | None:
    lies = game.card(action.card).place == IN_PLAY
    return None if lies else Lack("{0.card} is not in play.")


def _where_he_is(game: Game, action: ActAgent) -> Lack | None:
    return None if action.site is None else UNSAID


may_act = all_of(is_an_agent, is_own_card, in_no_attack, _is_in_play, while_hazards_act)
"""What it takes for a player to have an agent act."""
may_act_where_he_is = all_of(may_act, _where_he_is)
"""What it takes for him to do so where he is."""


# What every action takes


@RULES.define("action-costs-one-hazard", COUNTS)
def action_counts(game: Game, card: str | None, action: Any) -> int:
    """An agent action counts one against the limit."""
    return 1 if isinstance(action, ActAgent) else 0


@RULES.define("action-costs-one-hazard", ACTION_SORT)
def is_an_action_of_hazards(game: Game, action: Action) -> str | None:
    """So it is taken when hazards are played."""
    return "hazard" if isinstance(action, ActAgent) else None


@RULES.forbid(
    "action-in-play-at-start",
    ActAgent,
    says="{action.card} was not on the table as the turn began.",
    blanket="card",
)
def has_just_come(game: Game, action: ActAgent) -> bool:
    """An agent does nothing in the turn in which he comes."""
    return action.card not in game.turn_start.state.agents


@RULES.forbid(
    "one-action-per-turn",
    ActAgent,
    says="{action.card} has taken his one action of this turn.",
    blanket="card",
)
def has_acted(game: Game, action: ActAgent) -> bool:
    """One action a turn."""
    return game.state.fact(HAS_ACTED, action.card) is not None


@RULES.react("one-action-per-turn", Declared)
def acts_now(game: Game, event: Declared) -> list[Event]:
    """It is remembered from the declaration on."""
    if not isinstance(event.action, ActAgent):
        return []
    return [Remembered(fact=Fact(HAS_ACTED, event.action.card, until="turn"))]


# Home again


@RULES.permit(
    "return-home",
    ActAgent,
    says="An agent may return home, wherever he is.",
)
def goes_home(game: Game, action: ActAgent) -> Lack | bool | None:
    """From anywhere, from another home of his, too."""
    return may_act(game, action) or True if action.deed == "go-home" else None


@RULES.forbid(
    "return-home",
    ActAgent,
    says="Who lies face-up shows at which of his homes he is, and nobody else does.",
    again=True,
)
def shows_too_much_or_too_little(game: Game, action: ActAgent) -> bool:
    """He shows a card if he lies face-up, even if he was revealed in the meantime."""
    if action.deed != "go-home":
        return False
    return (action.site is not None) != game.value(SHOWS_HOME, action.card)


@RULES.define("return-home-face-up", SHOWS_HOME)
def is_seen_to_return(game: Game, agent: str) -> bool:
    """Who lies face-up shows at which of his homes he is."""
    return not game.card(agent).face_down


@RULES.react("return-home", AgentActed)
def leaves_all_sites(game: Game, event: AgentActed) -> list[Event]:
    """All that lies with him of sites goes back to the location deck."""
    if event.deed != "go-home":
        return []
    return [CardMoved(card=each, to="location-deck") for each in sites_of(game, event.card)]


@RULES.forbid(
    "return-home-face-up",
    ActAgent,
    says="{action.card} shows a card of a home site of his, from the location deck, and "
    "{action.site} is none.",
    again=True,
)
def shows_no_home_site(game: Game, action: ActAgent) -> bool:
    """What he shows is the card of a home site, from the location deck."""
    if action.deed != "go-home" or action.site is None:
        return False
    homes = homes_of(game, action.card)
    in_deck = action.site in game.state.pile(action.player, "location-deck")
    return not in_deck or game.name(action.site) not in homes


@RULES.react("return-home-face-up", AgentActed, order=Rank.AFTER)
def shows_where_he_is(game: Game, event: AgentActed) -> list[Event]:
    """Who lies face-up shows where he is."""
    if event.deed != "go-home" or event.site is None:
        return []
    return [SiteLaid(card=event.site, agent=event.card)]


# What is done on the spot


@RULES.permit(
    "heal-action",
    ActAgent,
    says="A wounded agent may heal.",
)
def heals(game: Game, action: ActAgent) -> Lack | bool | None:
    """A wounded agent may heal."""
    return _heals(game, action) or True if action.deed == "heal" else None


def _is_wounded(game: Game, action: ActAgent) -> Lack | None:
    wounded = game.card(action.card).position == "wounded"
    return None if wounded else Lack("{0.card} is not wounded.")


_heals = all_of(may_act_where_he_is, _is_wounded)


@RULES.react("heal-action", AgentActed)
def is_tapped_then(game: Game, event: AgentActed) -> list[Event]:
    """He is tapped then."""
    return [CardTapped(card=event.card)] if event.deed == "heal" else []


@RULES.permit(
    "untap-action",
    ActAgent,
    says="A tapped agent may untap.",
)
def untaps(game: Game, action: ActAgent) -> Lack | bool | None:
    """A tapped agent may untap."""
    return _untaps(game, action) or True if action.deed == "untap" else None


def _is_tapped(game: Game, action: ActAgent) -> Lack | None:
    tapped = game.card(action.card).position == "tapped"
    return None if tapped else Lack("{0.card} is not tapped.")


_untaps = all_of(may_act_where_he_is, _is_tapped)


@RULES.react("untap-action", AgentActed)
def is_untapped_then(game: Game, event: AgentActed) -> list[Event]:
    """He is untapped then."""
    return [CardUntapped(card=event.card)] if event.deed == "untap" else []


@RULES.permit(
    "turn-face-down-action",
    ActAgent,
    says="An untapped agent who lies face-up may be turned face-down.",
)
def hides(game: Game, action: ActAgent) -> Lack | bool | None:
    """An untapped agent who lies face-up may be turned face-down."""
    return _hides(game, action) or True if action.deed == "turn-face-down" else None


def _lies_face_up(game: Game, action: ActAgent) -> Lack | None:
    hidden = game.card(action.card).face_down
    return Lack("{0.card} lies face-down already.") if hidden else None


def _is_untapped(game: Game, action: ActAgent) -> Lack | None:
    untapped = game.card(action.card).position == "untapped"
    return None if untapped else Lack("{0.card} is not untapped.")


_hides = all_of(may_act_where_he_is, _lies_face_up, _is_untapped)


@RULES.react("turn-face-down-action", AgentActed)
def is_hidden_then(game: Game, event: AgentActed) -> list[Event]:
    """He alone is turned: his site and what lies with him stay in view."""
    if event.deed != "turn-face-down":
        return []
    return [CardTurned(card=event.card, face_down=True)]
