"""Quantities of hazards: the hazard limit, and what creatures are keyed to."""

from collections.abc import Iterator

from westmarch.kernel.rulebook import Term
from westmarch.mechanics.lookups import LimitModifier
from westmarch.mechanics.quantities.actions import COPIES
from westmarch.table.actions import Action, PlayCreature
from westmarch.table.game import Game, Quantity
from westmarch.table.state import Combat


def _hazard_limit(game: Game, company: str) -> int:
    """The base, and what modifies it one after the other."""
    limit: int = game.state.companies[company].hazard_limit or 0
    if not limit or game.trace is not None:  # Who listens hears what the base is made of.
        base = game.value(BASE_HAZARD_LIMIT, company)
        limit = limit or base
    for modifier in game.value(LIMIT_MODIFIERS, company):
        limit = modifier.applied(limit)
    return limit


def _hazard_limit_terms(game: Game, company: str) -> Iterator[Term]:
    base = game.value(BASE_HAZARD_LIMIT, company)
    limit = game.state.companies[company].hazard_limit or base
    yield limit, "for its size" if limit == base else "for its size when the limit was set"
    for modifier in game.value(LIMIT_MODIFIERS, company):
        after, name = modifier.applied(limit), game.name(modifier.source)
        if modifier.halves:
            yield after - limit, f"half of it, rounded up: {name}"
        elif modifier.doubles:
            yield after - limit, f"doubled: {name}"
        else:
            yield modifier.amount, name
            if over := after - limit - modifier.amount:
                yield over, f"{modifier.minimum} at least with {name}"
        limit = after


def _hazards_left_terms(game: Game, company: str) -> Iterator[Term]:
    limit, declared = game.value(HAZARD_LIMIT, company), game.state.companies[company].hazards
    yield limit, "hazard limit"
    yield -declared, "declared"
    if over := max(0, declared - limit):
        yield over, "more than the limit now"


def _at_large(game: Game, card: str, company: str) -> tuple[str, ...]:
    """The copies in play, be they anywhere or among a player's factions."""
    factions = (
        each
        for player in game.state.players
        for each in game.state.pile(player.name, "marshalling-point-pile")
        if game.card(each).card == card and game.card(each).owner == player.name
    )
    return (*game.value(COPIES, card), *factions)


HUNTERS = Quantity[str, str, tuple[str, ...]]("hunters", _at_large)
"""Of a card of the pool that attacks travellers, and a company: the copies that attack it."""

BASE_HAZARD_LIMIT = Quantity[str, int]("base hazard limit", 0, told="the base hazard limit of {0}")
"""Of a company in its movement/hazard phase."""

HAZARDS_LEFT = Quantity[str, int](
    "hazards left",
    lambda game, company: max(0, sum(amount for amount, _ in _hazards_left_terms(game, company))),
    told="the number of hazards that {0} can still meet",
    terms=lambda game, company: _hazards_left_terms(game, company),
)
"""Of a company in its movement/hazard phase: how many more the limit has room for."""

LIMIT_HALVED = Quantity[str, bool]("halved hazard limits", False, "any")
"""Of a player: whether his opponent's companies have half the base hazard limit in this turn."""

LIMIT_MODIFIERS = Quantity[str, tuple[LimitModifier, ...]]("hazard limit modifiers", (), "sum")
"""Of a company: what raises or lowers its hazard limit, in the order in which it applies."""

HAZARD_LIMIT = Quantity[str, int](
    "hazard limit", _hazard_limit, told="the hazard limit of {0}", terms=_hazard_limit_terms
)
"""Of a company in its movement/hazard phase."""

HAZARDS_HELD_AGAINST = Quantity[str, int](
    "hazards held against the limit", lambda game, company: game.state.companies[company].hazards
)
"""Of a company, as a hazard resolves: how many hazards are compared with the limit."""

COUNTS = Quantity[str | None, Action, int]("counts against the hazard limit", 0, "sum")
"""Of a card that is played or used, and of the action: how much of the hazard limit it takes."""

COUNTED_AGAINST = Quantity[Action, str | None]("company it counts against", None)
"""Of an action: the company whose hazard limit it takes up, if it takes up any."""

KEY_LOST = Quantity[str, str, str | None, bool]("lost key", False)
"""Of a creature, a company and its key: whether it no longer fits when a further attack is due."""

IS_KEYED_TO = Quantity[Combat, str, bool]("keyed to", False, "any")
"""Of an attack and the name or the type of a region or a site: whether it is keyed to that."""

KEYS = Quantity[str, str, tuple[str, ...]]("keys", (), "sum")
"""Of a creature and a company: what the creature can be keyed to."""

MET_REGARDLESS = Quantity[PlayCreature, bool]("met regardless", False, "any")
"""Of the play of a creature: whether no other card keeps it from the company."""

SPARED = Quantity[str, str, bool]("spared", False, "any")
"""Of a hazard in play and a player: whether it does nothing to the player, nor to what is his."""
