"""Revealing an agent: who is at home without a card to show for it, or cannot be where he is."""

from westmarch.kernel.event import Event
from westmarch.kernel.order import Layer, Rank
from westmarch.kernel.rulebook import Rulebook
from westmarch.mechanics.agent_actions import has_left_home
from westmarch.mechanics.agents import homes_of
from westmarch.mechanics.quantities.agents import OPENED_BY, PATH_BROKEN, REVEALED_AT
from westmarch.mechanics.quantities.hazards import COUNTED_AGAINST
from westmarch.table.actions import PlayCreature, PlayEvent
from westmarch.table.events.agents import AgentRevealed
from westmarch.table.events.cards import CardMoved
from westmarch.table.events.companies import HazardGivenBack
from westmarch.table.events.memory import Forgotten, Remembered
from westmarch.table.game import Game
from westmarch.table.state import Fact

RULES = Rulebook("dark-minions.agent-revealing")

_BY_NOBODY = "played by nobody"
"""Remembered of a card until the chain is over: the company against which it was counted."""


@RULES.adjust("unmoved-without-card", REVEALED_AT, order=Layer.AFTER)
def any_home_will_do(
    game: Game, places: tuple[str | None, ...], agent: str
) -> tuple[str | None, ...] | None:
    """He may be at a home of which there is no card, even if there is a card of another."""
    if has_left_home(game, agent):
        return None
    told = {game.name(each) for each in places if each is not None}
    return (*places, *(each for each in homes_of(game, agent) if each not in told))


@RULES.react("illegal-path-no-effect", AgentRevealed, order=Rank.EARLIER)
def has_played_nothing(game: Game, event: AgentRevealed) -> list[Event]:
    """It is remembered what was played by who cannot be where he is."""
    action = game.state.chain[-1] if game.state.chain else None
    if not game.value(PATH_BROKEN, event.card):
        return []
    opened = isinstance(action, PlayCreature) and game.value(OPENED_BY, action) == event.card
    played = isinstance(action, PlayEvent) and action.character == event.card
    if action is None or not (opened or played):
        return []
    company = game.value(COUNTED_AGAINST, action)
    if company is None:
        return []
    return [Remembered(fact=Fact(_BY_NOBODY, action.card, company, until="chain"))]


@RULES.replace("illegal-path-no-effect", CardMoved)
def was_never_played(game: Game, event: CardMoved) -> list[Event] | None:
    """That is void, and discarded; perhaps it is taken back, and counts no longer."""
    fact = game.state.fact(_BY_NOBODY, event.card)
    if fact is None:
        return None
    kept = game.reading("q.dark-minions.illegal-path-plays") == "b"
    # What comes to nothing is taken back elsewhere; but here something has come of it.
    moved = CardMoved(card=event.card, to="hand" if kept else "discard-pile")
    given: list[Event] = [HazardGivenBack(company=fact.value)] if kept else []
    return [Forgotten(what=_BY_NOBODY, about=event.card), moved, *given]
