"""What a hazard of Dark Minions says by which an agent takes somebody away."""

from westmarch.cards.model.attack import Attack
from westmarch.kernel.event import Event
from westmarch.kernel.order import Rank
from westmarch.kernel.rulebook import Rulebook
from westmarch.mechanics.agents import homes_of, sites_of
from westmarch.mechanics.lookups import character_facts, is_site
from westmarch.mechanics.prisoners import rescue_site
from westmarch.mechanics.quantities.agents import AGENT_AT, AMBUSH, SETS_OUT_FROM
from westmarch.mechanics.quantities.combat import ATTACKER_CHOOSES, BEGINS_COMBAT
from westmarch.mechanics.quantities.people import HOME_SITE
from westmarch.mechanics.quantities.prisoners import CAPTOR, RESCUE_ATTACKS
from westmarch.table.actions import PlayEvent
from westmarch.table.events.agents import AgentSent
from westmarch.table.events.cards import CardMoved
from westmarch.table.events.chain import Declared, OwnTextFollowed
from westmarch.table.events.memory import Forgotten, Remembered
from westmarch.table.events.prisoners import CharacterTaken
from westmarch.table.game import Game
from westmarch.table.state import IN_PLAY, Fact

# DM-92

TO_GET_YOU_AWAY = Rulebook("DM-92")

_LAY = "how lay who comes for them"
"""Remembered of an agent from the declaration on: whether he was face-down, and whether at home."""
_COMES = "comes for them"
"""Remembered of an agent while he attacks: the host that is to hold whom he takes."""
_HELPERS = "helpers"
"""Remembered of a host: the race of those who guard its prisoners."""
_WITH_THEM = "is with his prisoners"
"""Remembered of an agent until he goes elsewhere: the name of the site."""


def _host(game: Game) -> str | None:
    """The host for which the agent attacks whose attack is being fought, if he does."""
    combat = game.state.combat
    if combat is None or combat.kind != "agent":
        return None
    fact = game.state.fact(_COMES, combat.source)
    return None if fact is None else fact.value


@TO_GET_YOU_AWAY.forbid(
    "keeps-them-at-home",
    PlayEvent,
    says="{action.site} is no home site of {action.character}.",
)
def is_not_his_home(game: Game, action: PlayEvent) -> bool:
    """They are held at a home site of the agent's, and nowhere else."""
    site, agent = action.site, action.character
    if game.printed(action.card).id != "DM-92" or agent not in game.state.agents:
        return False
    if site is None or not is_site(game, site):
        return False
    return game.name(site) not in homes_of(game, agent)


@TO_GET_YOU_AWAY.react("comes-for-them", Declared, order=Rank.BEFORE)
def is_noted(game: Game, event: Declared) -> list[Event]:
    """How he lay counts, although the card reveals him."""
    action = event.action
    if not isinstance(action, PlayEvent) or game.card(action.card).card != "DM-92":
        return []
    agent, company = str(action.character), game.state.companies[str(action.target)]
    site = company.destination or company.site
    lies = (game.card(agent).face_down, game.value(HOME_SITE, agent, site))
    return [Remembered(fact=Fact(_LAY, agent, lies, until="company", card="DM-92"))]


@TO_GET_YOU_AWAY.define("comes-for-them", BEGINS_COMBAT)
def will_attack(game: Game, event: str, _: int) -> bool | None:
    """It brings about an attack."""
    return game.printed(event).id == "DM-92" or None


@TO_GET_YOU_AWAY.react("comes-for-them", OwnTextFollowed)
def comes_for_them(game: Game, event: OwnTextFollowed) -> list[Event]:
    """He attacks at once, if he is still there."""
    here = event.here
    agent, company = str(here.actor), str(here.target)
    if agent not in game.state.agents or company not in game.state.companies:
        return []
    race = character_facts(game, agent).race
    return [
        Remembered(fact=Fact(_COMES, agent, here.card, until="combat", card="DM-92")),
        Remembered(fact=Fact(_HELPERS, here.card, race)),
        AgentSent(card=agent, company=company),
    ]


@TO_GET_YOU_AWAY.define("comes-for-them", AMBUSH, order=Rank.BEFORE)
def lay_so(game: Game) -> tuple[bool, bool] | None:
    """So he ambushes the company if he lay in wait for it."""
    combat = game.state.combat
    if combat is None or _host(game) is None:
        return None
    fact = game.state.fact(_LAY, combat.source)
    return None if fact is None else fact.value


@TO_GET_YOU_AWAY.define("comes-for-them", ATTACKER_CHOOSES)
def chooses_whom_he_takes(game: Game) -> bool | None:
    """His player chooses who defends."""
    return _host(game) is not None or None


@TO_GET_YOU_AWAY.define("comes-for-them", CAPTOR)
def takes_him(game: Game, who: str) -> str | None:
    """Whom he strikes is to be held by the card."""
    combat = game.state.combat
    return _host(game) if combat is not None and combat.facing == who else None


@TO_GET_YOU_AWAY.react("comes-for-them", CharacterTaken, order=Rank.LATER)
def goes_with_him(game: Game, event: CharacterTaken) -> list[Event]:
    """The agent leaves all sites where he was, and is where they are held."""
    if game.card(event.host).card != "DM-92":
        return []
    combat = game.state.combat
    assert combat is not None
    agent, site = combat.source, rescue_site(game, event.host)
    assert site is not None
    return [
        *(CardMoved(card=each, to="location-deck") for each in sites_of(game, agent)),
        Remembered(fact=Fact(_WITH_THEM, agent, game.name(site), card="DM-92")),
    ]


@TO_GET_YOU_AWAY.define("comes-for-them", AGENT_AT, order=Rank.EARLY)
def is_with_them(game: Game, agent: str) -> tuple[str, ...] | None:
    """There he is until he goes elsewhere."""
    fact = game.state.fact(_WITH_THEM, agent)
    return None if fact is None or sites_of(game, agent) else (fact.value,)


@TO_GET_YOU_AWAY.define("comes-for-them", SETS_OUT_FROM, order=Rank.FIRST)
def sets_out_from_there(game: Game, agent: str) -> tuple[str, ...] | None:
    """From there he goes on."""
    fact = game.state.fact(_WITH_THEM, agent)
    return None if fact is None else (fact.value,)


@TO_GET_YOU_AWAY.define("has-helpers", RESCUE_ATTACKS)
def helpers_guard_them(game: Game, host: str) -> tuple[Attack, ...] | None:
    """Others of his kind guard those whom he has taken."""
    fact = game.state.fact(_HELPERS, host)
    if fact is None or game.card(host).card != "DM-92":
        return None
    return (Attack(race=fact.value, strikes=3, prowess=8),)


@TO_GET_YOU_AWAY.react("comes-for-them", CardMoved)
def is_no_longer_told(game: Game, event: CardMoved) -> list[Event]:
    """When the agent leaves play, nothing is remembered of where he is."""
    if event.to == IN_PLAY or game.state.fact(_WITH_THEM, event.card) is None:
        return []
    return [Forgotten(what=_WITH_THEM, about=event.card)]
