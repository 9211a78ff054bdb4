"""Agent actions: what the insert has otherwise, and what it left out when it was sold."""

from westmarch.kernel.event import Event
from westmarch.kernel.order import Rank
from westmarch.kernel.rulebook import Rulebook
from westmarch.mechanics.agents import hidden_sites_of, sites_of
from westmarch.mechanics.lookups import site_facts
from westmarch.mechanics.quantities.agents import CLOSED_TO_AGENT, SETS_OUT_FROM, SHOWS_HOME
from westmarch.table.actions import ActAgent
from westmarch.table.events.agents import AgentActed
from westmarch.table.events.cards import CardMoved, CardTurned
from westmarch.table.events.memory import Forgotten, Remembered
from westmarch.table.game import Game
from westmarch.table.state import Fact

RULES = Rulebook("dark-minions.agent-actions")

_KNOWN = "site where he was seen"
"""Remembered of an agent who hid again: the card of the site where all have seen him."""


@RULES.forbid(
    "menu-printed",
    ActAgent,
    says="To untap is none of the five actions from which an agent may choose.",
)
def is_none_of_the_five(game: Game, action: ActAgent) -> bool:
    """An agent does not untap by an action of his."""
    return action.deed == "untap"


@RULES.define("move-destination", CLOSED_TO_AGENT)
def is_a_haven_to_somebody(game: Game, agent: str, site: str) -> bool:
    """The havens of Wizards are closed; perhaps so are those of all others."""
    if game.reading("q.dark-minions.haven-for-agents") == "a":
        return False
    cards = (each.id for each in game.pool.named(game.name(site)) if each.type == "site")
    return any(site_facts(game, each).site_type == "Haven" for each in cards)


@RULES.forbid(
    "return-home",
    ActAgent,
    says="{action.card} is wounded, and has to heal before he returns home.",
)
def has_to_heal_first(game: Game, action: ActAgent) -> bool:
    """Whoever is wounded may return home; perhaps he heals, and nothing else."""
    if action.deed != "go-home" or game.card(action.card).position != "wounded":
        return False
    return game.reading("q.dark-minions.wounded-agent-actions") == "b"


@RULES.adjust("return-home", SHOWS_HOME)
def shows_no_card(game: Game, shows: bool, agent: str) -> bool | None:
    """Who lies face-up shows at which of his homes he is; perhaps he shows nothing."""
    nothing = shows and game.reading("q.dark-minions.return-home-face-up") == "b"
    return False if nothing else None


@RULES.react("turn-face-down", AgentActed, order=Rank.AFTER)
def hides_where_he_is(game: Game, event: AgentActed) -> list[Event]:
    """His site card is turned with him, though all have seen it."""
    if event.deed != "turn-face-down":
        return []
    known = sites_of(game, event.card)[-1:]
    return [
        Forgotten(what=_KNOWN, about=event.card),
        *(CardTurned(card=each, face_down=True) for each in known),
        *(Remembered(fact=Fact(_KNOWN, event.card, each)) for each in known),
    ]


@RULES.define("turn-face-down", SETS_OUT_FROM, order=Rank.EARLIER)
def sets_out_from_where_he_was_seen(game: Game, agent: str) -> tuple[str, ...] | None:
    """From there he sets out; perhaps that is not asked, and his path is that of all others."""
    known = _known(game, agent)
    if known is None or game.reading("q.dark-minions.face-down-again") == "b":
        return None
    return (game.name(known),)


@RULES.forbid(
    "turn-face-down",
    ActAgent,
    says="{action.card} was seen where he is, and has not gone on since.",
)
def was_seen_there(game: Game, action: ActAgent) -> bool:
    """He does not step back to before he was seen."""
    if action.deed != "step-back":
        return False
    alone = len(hidden_sites_of(game, action.card)) == 1
    known = alone and _known(game, action.card) is not None
    return known and game.reading("q.dark-minions.face-down-again") == "a"


@RULES.react("turn-face-down", CardMoved)
def is_known_no_longer(game: Game, event: CardMoved) -> list[Event]:
    """When that card goes, it is forgotten where he was."""
    return [
        Forgotten(what=_KNOWN, about=each.about)
        for each in game.state.facts_of(_KNOWN)
        if each.value == event.card
    ]


def _known(game: Game, agent: str) -> str | None:
    """The site card with an agent that all have seen, if he hid there and did not leave again."""
    fact = game.state.fact(_KNOWN, agent)
    return None if fact is None else str(fact.value)
