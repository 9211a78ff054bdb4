"""Quantities of agents: where they are, where they may go, and what they open."""

from westmarch.cards.model.attack import Attack
from westmarch.mechanics.agents import homes_of, sites_of
from westmarch.mechanics.playable import is_playable_at_any
from westmarch.table.actions import PlayCreature
from westmarch.table.game import Game, Quantity


def _homes_admitting(game: Game, agent: str, card: str) -> tuple[str, ...]:
    return tuple(each for each in homes_of(game, agent) if is_playable_at_any(game, card, each))


def _newest(game: Game, agent: str) -> tuple[str, ...]:
    return tuple(game.name(each) for each in sites_of(game, agent)[-1:])


PLAYS_AS_CHARACTER = Quantity[str, str, bool]("plays as a character", False, "any")
"""Of an agent's card and a player: whether it is a character for the player, too."""

PLAYS_AS_HAZARD = Quantity[str, str, bool]("plays as a hazard", False, "any")
"""Of an agent's card and a player: whether it is a hazard for the player."""

AGENT_AT = Quantity[str, tuple[str, ...]]("agent at", _newest)
"""Of an agent: the names of the sites at one of which he is; of several while it is not said."""

SETS_OUT_FROM = Quantity[str, tuple[str, ...]]("agent sets out from", ())
"""Of an agent: the names of the sites from one of which his path began."""

IN_REACH = Quantity[str, str, str, bool]("agent's reach", False, "any")
"""Of an agent and two sites, the first by its name, the second by its card or its name: whether
he gets from one to the other in one move."""

AGENT_ADJOINING = Quantity[str, tuple[tuple[str, str], ...]](
    "regions that adjoin for an agent", (), "sum"
)
"""Of an agent: pairs of regions that adjoin for him, besides those that adjoin on the map."""

CLOSED_TO_AGENT = Quantity[str, str, bool]("closed to an agent", False, "any")
"""Of an agent and a site: whether he may not go there."""

PATH_BROKEN = Quantity[str, bool]("broken path", False, "any")
"""Of an agent: whether the sites that lie with him make no path that he could have gone."""

REVEALED_AT = Quantity[str, tuple[str | None, ...]]("agent revealed at", (None,))
"""Of an agent who lies face-down: where his player can show him to be, each a site card of the
location deck or the name of a site; None where the cards with him tell."""

OPENED_TO = Quantity[str, str, str, tuple[str, ...]]("opened to a creature", (), "sum")
"""Of an agent, a site and a creature: in which ways it can be keyed to the site if he opens that,
as a friend of those who keep it, and because he is at home; none if it cannot."""

SHOWS_HOME = Quantity[str, bool]("shows his home", False, "any")
"""Of an agent: whether he shows a card of a home site if he returns home."""

KEEPERS = Quantity[str, tuple[str, ...]]("keepers of an opened site", (), "sum")
"""Of a site that an agent has opened: the races of those who keep it, to which others come."""

OPENED_BY = Quantity[PlayCreature, str | None]("opened by", None)
"""Of a creature that is to be played: the agent without whom it could not be keyed as it is."""

AGENT_TRIES = Quantity[str, str, bool]("agent tries", False, "any")
"""Of an agent and a card: whether some effect lets him try to influence it away."""

HOMES_SHARED = Quantity[str, str, tuple[str, ...]]("homes in common", (), "sum")
"""Of an agent and a card that he tries to influence away: his home sites that are its own, too."""

HOMES_ADMITTING = Quantity[str, str, tuple[str, ...]](
    "homes where it is playable", _homes_admitting
)
"""Of an agent and an ally or a faction: his home sites where it is playable."""

AMBUSH = Quantity[tuple[bool, bool] | None]("ambush", None)
"""Of the attack of an agent: whether he lay face-down as it was declared, and was at home; None
for any other attack."""

AGENT_ATTACK = Quantity[str, Attack | None]("attack of an agent", None)
"""Of an agent: the attack that he makes."""
