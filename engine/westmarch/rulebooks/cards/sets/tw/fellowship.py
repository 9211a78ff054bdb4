"""What a fellowship asks of a company, and when it is broken."""

from westmarch.kernel.event import Event
from westmarch.kernel.order import Rank
from westmarch.kernel.rulebook import Rulebook
from westmarch.mechanics.quantities.actions import COPIES
from westmarch.mechanics.quantities.people import MEMBERS
from westmarch.rulebooks.cards.clause_registry import AS_WRITTEN
from westmarch.rulebooks.cards.composition import COMES_OR_GOES
from westmarch.table.actions import PlayEvent
from westmarch.table.events.cards import AllyPlayed, CardMoved, EventPlayed
from westmarch.table.events.memory import Remembered
from westmarch.table.game import Game
from westmarch.table.state import IN_PLAY, Fact

# TW-240

FELLOWSHIP = Rulebook("TW-240")

_LEAST = 4
_FELLOWS = "fellows"
"""Remembered of the card: who was in its company when it was played."""


@FELLOWSHIP.forbid("takes-four", PlayEvent, says=AS_WRITTEN)
def are_too_few(game: Game, action: PlayEvent) -> bool:
    """A company is of four characters and allies, or of more."""
    company = game.state.companies.get(action.target or "")
    if game.printed(action.card).id != "TW-240" or company is None:
        return False
    return len(game.value(MEMBERS, company.id)) < _LEAST


@FELLOWSHIP.react("is-broken", EventPlayed)
def fellows_are_named(game: Game, event: EventPlayed) -> list[Event]:
    """It is remembered who they are."""
    if game.printed(event.card).id != "TW-240":
        return []
    fellows = _together(game, str(event.target))
    return [Remembered(fact=Fact(_FELLOWS, event.card, fellows))]


@FELLOWSHIP.react(
    "is-broken",
    AllyPlayed,
    CardMoved,
    *COMES_OR_GOES,
    order=Rank.LAST,
    says="The fellowship is not what it was, and is broken.",
)
def is_broken(game: Game, event: Event) -> list[Event]:
    """When anybody has joined the company or left it, it is over."""
    return [
        CardMoved(card=copy, to="discard-pile")
        for copy in game.value(COPIES, "TW-240")
        if not _is_whole(game, copy)
    ]


def _is_whole(game: Game, copy: str) -> bool:
    """Tell whether those are with the card who were when it was played, or as the turn began."""
    company = str(game.card(copy).host)
    if company not in game.state.companies:
        return True
    fact = game.state.fact(_FELLOWS, copy)
    if fact is not None:
        return bool(fact.value == _together(game, company))
    began = game.turn_start
    there = began.card(copy).place == IN_PLAY and company in began.state.companies
    return not there or _together(began, company) == _together(game, company)


def _together(game: Game, company: str) -> tuple[str, ...]:
    """The characters and allies of a company."""
    return tuple(sorted(game.value(MEMBERS, company)))
