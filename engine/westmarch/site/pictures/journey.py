"""The way of an agent: what his player does with him, where he is then, and what the other sees.

What each player sees is what the table shows him; where he may be is what the rules make of it.
"""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from msgspec import Struct

from westmarch.mechanics.agents import sites_of
from westmarch.mechanics.quantities.agents import AGENT_AT
from westmarch.site.pictures.played import Course, Deed, Named, Part, Text, card, whose
from westmarch.table.events.agents import AgentActed, AgentAttacks, AgentPlayed, AgentRevealed
from westmarch.table.events.cards import CardTapped, CardUntapped
from westmarch.table.events.characters import CharacterWounded
from westmarch.table.events.companies import HazardCounted
from westmarch.table.view import may_see

if TYPE_CHECKING:
    from westmarch.kernel.event import Event
    from westmarch.table.game import Game

_HIS = (
    AgentPlayed,
    AgentActed,
    AgentRevealed,
    AgentAttacks,
    CardTapped,
    CardUntapped,
    CharacterWounded,
)
"""Events after which he lies, or is, otherwise than before."""


class Lying(Struct, frozen=True):
    """A card on the table, as a player sees it."""

    named: Part
    face_down: bool
    seen: bool
    """By the other player."""


class Stage(Struct, frozen=True):
    """Something that is done with the agent, and how he lies after it."""

    turn: int
    """Which turn it is, counted from the first of the picture."""
    own: bool
    """It is the turn of the agent's player."""
    said: Text
    counted: int
    """How many hazards were counted for it."""
    agent: Lying
    position: str
    sites: tuple[Lying, ...]
    """The site cards with him, from the first to the last."""
    places: tuple[Part, ...]
    """Where he may be, as the rules have it."""


class Journey(Struct, frozen=True):
    """All that an agent goes through in a scenario."""

    made_from: Named
    agent: Part
    stages: tuple[Stage, ...]


def picture(course: Course) -> Journey:
    """Draw the way of the first agent who comes into play in a scenario."""
    came, event = next(iter(course.of(AgentPlayed)))
    agent = event.card
    stages = tuple(_stages(course, agent))
    return Journey(course.named, card(came.after, agent), stages)


def _stages(course: Course, agent: str) -> Iterator[Stage]:
    """Go through the deeds after which the agent lies otherwise, once they take effect."""
    turns: list[tuple[str, object]] = []
    done: Deed | None = None
    for deed in course.deeds:
        game = deed.after
        beginning = (game.state.turn_player, game.turn_start.state)
        if beginning not in turns:
            turns.append(beginning)
        if not deed.passes:
            done = deed
        if done is not None and any(_is_his(event, agent) for event in deed.events):
            yield _stage(done, deed.after, agent, len(turns))


def _is_his(event: "Event", agent: str) -> bool:
    return isinstance(event, _HIS) and event.card == agent


def _stage(done: Deed, game: "Game", agent: str, turn: int) -> Stage:
    owner = game.card(agent).owner
    return Stage(
        turn=turn,
        own=done.before.state.turn_player == owner,
        said=_told(done),
        counted=sum(isinstance(event, HazardCounted) for event in done.events),
        agent=_lying(game, agent),
        position=game.card(agent).position,
        sites=tuple(_lying(game, each) for each in sites_of(game, agent)),
        places=tuple(_site(game, each) for each in game.value(AGENT_AT, agent)),
    )


def _told(deed: Deed) -> Text:
    """Say who does it; an agent acts in his own name."""
    first, *others = deed.said
    if first.text.startswith("the agent"):
        return (Part(first.text.capitalize()), *others)
    return (Part(f"The {whose(deed.before, deed.action.player)} player "), *deed.said)


def _site(game: "Game", name: str) -> Part:
    """Name a site, whose card need not be on the table."""
    sites = (each for each in game.pool.named(name) if each.type == "site")
    return Part(name, next(each.id for each in sites))


def _lying(game: "Game", label: str) -> Lying:
    here = game.card(label)
    other = game.state.opponent(here.owner)
    return Lying(card(game, label), here.face_down, may_see(here, other))
