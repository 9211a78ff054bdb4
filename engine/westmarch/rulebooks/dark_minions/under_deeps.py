"""The Under-deeps: what is different at sites below the map."""

from collections.abc import Iterator

from westmarch.cards.model.phrases.effects.places import Retype
from westmarch.kernel.event import Event
from westmarch.kernel.rulebook import Rulebook, Term
from westmarch.mechanics.combat_actions import way_of
from westmarch.mechanics.lookups import current_company, lies_below
from westmarch.mechanics.quantities.ending import CALL_TALLY
from westmarch.mechanics.quantities.items import LABELS
from westmarch.mechanics.quantities.points import POINTS
from westmarch.mechanics.quantities.sites import REGION_OF_SITE
from westmarch.mechanics.sides import is_hazard_for
from westmarch.table.actions import PLAY, AnyPlay, PlayCreature, PlayEvent
from westmarch.table.events.cards import CardMoved, FactionPlayed
from westmarch.table.events.memory import Forgotten, Remembered
from westmarch.table.game import Game
from westmarch.table.state import Fact

RULES = Rulebook("dark-minions.under-deeps")

_PILE = "marshalling-point-pile"
_WON = "won by a company"
"""Remembered of what lies in a marshalling-point pile: the company that has won it."""


@RULES.adjust("not-in-a-region", REGION_OF_SITE)
def is_below_all_regions(game: Game, region: str, site: str) -> str | None:
    """The region on its card is that of the site above it."""
    return "" if lies_below(game, site) else None


@RULES.forbid(
    "environment-cannot-retype",
    PlayEvent,
    says=lambda game, _, action: (
        f"{game.name(_below(game, action))} lies in the Under-deeps: "
        + (
            "no environment makes it a site of another type."
            if _would_retype(game, action)
            else "no environment reaches down there."
        )
    ),
)
def does_not_reach_down(game: Game, action: PlayEvent) -> bool:
    """Below the earth, no environment makes one site of another; perhaps it does nothing at all."""
    if "environment" not in game.value(LABELS, action.card) or not _below(game, action):
        return False
    return _would_retype(game, action) or game.reading("q.dark-minions.environment-reach") == "b"


def _below(game: Game, action: PlayEvent) -> str:
    """The site of the Under-deeps that an event is aimed at, or whose attack it is played on."""
    combat = game.state.combat
    site = action.target or (combat.source if combat else None)
    return str(site) if lies_below(game, site) else ""


def _would_retype(game: Game, action: PlayEvent) -> bool:
    way = way_of(game, action)
    return way is not None and any(isinstance(each, Retype) for each in way.effects)


@RULES.forbid(
    "hazards-keyed-to-site-only",
    PLAY,
    says="{action.card} is keyed to nothing, and the company goes below or comes from there.",
    blanket="card",
)
def is_keyed_to_nothing(game: Game, action: AnyPlay) -> bool:
    """What is keyed is keyed to the new site; perhaps nothing else is played at all."""
    company = current_company(game)
    if company is None or company.destination is None:
        return False
    below = any(lies_below(game, each) for each in (company.site, company.destination))
    unkeyed = not isinstance(action, PlayCreature) and is_hazard_for(
        game, action.player, action.card
    )
    return below and unkeyed and game.reading("q.dark-minions.unkeyed-hazards") == "b"


@RULES.react("points-ignored-for-calling", CardMoved, FactionPlayed)
def is_won_by_a_company(game: Game, event: CardMoved | FactionPlayed) -> list[Event]:
    """It is remembered which company has won what lies in the pile of its player."""
    forgotten: list[Event] = [
        Forgotten(what=_WON, about=each.about)
        for each in game.state.facts_of(_WON)
        if each.about == event.card
    ]
    company = current_company(game)
    if company is None or event.card not in game.state.pile(company.player, _PILE):
        return forgotten
    return [*forgotten, Remembered(fact=Fact(_WON, event.card, company.id))]


def _won_by_those_below(game: Game, _: int, player: str) -> Iterator[Term]:
    for fact in game.state.facts_of(_WON):
        company = game.state.companies.get(fact.value)
        if company is None or company.player != player or not lies_below(game, company.site):
            continue
        if points := game.value(POINTS, fact.about, player):
            yield -points, f"{game.name(fact.about)}, won by those at {game.name(company.site)}"


@RULES.adjust(
    "points-ignored-for-calling",
    CALL_TALLY,
    says="won by those in the Under-deeps",
    terms=_won_by_those_below,
)
def what_they_have_won(game: Game, tally: int, player: str) -> int | None:
    """What is with a company below the earth does not count; perhaps nor does what it has won."""
    lost = sum(points for points, _ in _won_by_those_below(game, tally, player))
    if not lost or game.reading("q.dark-minions.points-below-ground") == "a":
        return None
    return tally + lost
