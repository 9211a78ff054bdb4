"""Agents who are played as hazards, take their actions, and are revealed."""

from collections.abc import Iterator
from typing import get_args

from msgspec import Struct

from westmarch.kernel.offers import Offer, OneOf, one_of
from westmarch.mechanics.agents import homes_of, is_agent_card, sites_of
from westmarch.mechanics.chain import declare, resolves
from westmarch.mechanics.moves import MOVES
from westmarch.mechanics.quantities.agents import AGENT_AT, REVEALED_AT, SHOWS_HOME
from westmarch.table.actions import ActAgent, Deed, PlayAgent, RevealAgent
from westmarch.table.events.agents import AgentActed, AgentPlayed, AgentRevealed
from westmarch.table.events.cards import CardTurned
from westmarch.table.game import Game
from westmarch.table.play import Play
from westmarch.table.windows import MOVEMENT_HAZARD, RESPOND

HOMELESS = "home without a card"
"""Remembered of an agent who was revealed at home, and whose player had no card of it: where."""


class Shown(Struct, frozen=True):
    """A way in which an agent who lies face-down can be revealed."""

    site: str | None
    """The card of his home site or its name; None where the cards with him tell where he is."""


def has_left_home(game: Game, agent: str) -> bool:
    """Tell whether cards with an agent tell where he is."""
    return bool(sites_of(game, agent))


def shown_at(game: Game, agent: str, site: str) -> Shown | None:
    """Tell how an agent who lies face-down can be revealed at a site of this name, if he can."""
    if site not in game.value(AGENT_AT, agent):
        return None
    for each in game.value(REVEALED_AT, agent):
        if each is None or game.name(each) == site:
            return Shown(each)
    return None


def is_at(game: Game, agent: str, site: str) -> bool:
    """Tell whether an agent is at a site of this name, or can be revealed there."""
    if game.card(agent).face_down:
        return shown_at(game, agent, site) is not None
    return site in game.value(AGENT_AT, agent)


_POSITIONS: dict[Deed, tuple[str, ...]] = {
    "move": ("untapped", "tapped"),
    "step-back": ("untapped", "tapped"),
    "heal": ("wounded",),
    "untap": ("tapped",),
    "turn-face-down": ("untapped",),
    "open-site": ("untapped",),
}
"""How an agent has to lie for some deeds: this is known before anything else is looked at."""


def _deeds(game: Game, player: str, agent: str) -> Iterator[Offer]:
    """Offer each deed of an agent, with the site cards that he might show or go to."""
    deck = game.state.pile(player, "location-deck")
    homes = homes_of(game, agent) if game.value(SHOWS_HOME, agent) else None
    at_home = (None,) if homes is None else (each for each in deck if game.name(each) in homes)
    places = {"move": deck, "go-home": at_home}
    position = game.card(agent).position
    for deed in get_args(Deed):
        if position not in _POSITIONS.get(deed, (position,)):
            continue
        act = ActAgent(player=player, card=agent, deed=deed)
        yield from one_of(act, "site", places.get(deed, (None,)))


@MOVES.perform(PlayAgent)
def play_agent(play: Play, action: PlayAgent) -> None:
    """Declare the agent, without showing who it is."""
    declare(play, action)
    play.do(CardTurned(card=action.card, face_down=True))


@resolves(PlayAgent)
def agent_comes_into_play(play: Play, action: PlayAgent) -> None:
    """Let the agent be on the table."""
    play.do(AgentPlayed(card=action.card))


@resolves(ActAgent)
def agent_acts(play: Play, action: ActAgent) -> None:
    """Let the agent do it, if he is still there."""
    if action.card in play.state.agents:
        play.do(AgentActed(card=action.card, deed=action.deed, site=action.site))


@MOVES.perform(RevealAgent)
def reveal_agent(play: Play, action: RevealAgent) -> None:
    """Turn the agent up at once; nobody responds to that."""
    play.do(AgentRevealed(card=action.card, site=action.site or action.home))


@MOVES.offer(MOVEMENT_HAZARD, RESPOND)
def offer_agents(game: Game, player: str) -> Iterator[PlayAgent | Offer]:
    """Each agent in hand; each deed of an agent on the table; and revealing him."""
    if player == game.state.turn_player:
        return
    for card in game.state.pile(player, "hand"):
        if is_agent_card(game, card):
            yield PlayAgent(player=player, card=card)
    for agent in game.state.agents:
        if game.card(agent).owner != player:
            continue
        if game.state.combat is None:
            yield from _deeds(game, player, agent)
        if game.card(agent).face_down:
            reveal = RevealAgent(player=player, card=agent)
            places = tuple(game.value(REVEALED_AT, agent))
            named = tuple(each for each in places if each and each not in game.state.cards)
            shown = tuple(each for each in places if each not in named)
            if shown:
                yield Offer(reveal, site=OneOf(shown))
            if named:
                yield Offer(reveal, home=OneOf(named))
