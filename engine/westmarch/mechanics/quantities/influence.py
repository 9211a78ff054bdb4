"""Quantities of influence, general and direct."""

from collections.abc import Iterator

from westmarch.cards.model.card import Character
from westmarch.kernel.rulebook import Term
from westmarch.kernel.words import all_of
from westmarch.mechanics.control import Charge, Restricted, taken_each
from westmarch.table.actions import InfluenceCard, PlayRevealed
from westmarch.table.game import Game, Quantity


def _direct_influence(game: Game, who: str) -> int:
    return sum(amount for amount, _ in _direct_influence_terms(game, who))


def _direct_influence_terms(game: Game, who: str) -> Iterator[Term]:
    # An ally has none, and may be asked for it by a card that he plays or that is played on him.
    facts = game.printed(who).facts
    if isinstance(facts, Character):
        yield facts.direct_influence, "printed"
    for fact in game.state.facts:
        if fact.what == "influence-lost" and fact.about == who:
            yield -fact.value, "lost"


def _general_influence_terms(game: Game, player: str) -> Iterator[Term]:
    yield game.value(GENERAL_INFLUENCE, player), "in all"
    yield -game.value(USED_INFLUENCE, player), "taken by characters"


def _taken(game: Game, character: str, target: str) -> int:
    pools = game.value(INFLUENCE_POOLS, character, target)
    charges = game.value(CHARGES, character)
    return taken_each(game, pools, charges)


def _pooled(game: Game, character: str, target: str) -> int:
    pools = game.value(INFLUENCE_POOLS, character, target)
    return sum(pool.amount for pool in pools if pool.helps(game, target))


GENERAL_INFLUENCE = Quantity[str, int]("general influence", 0)
"""Of a player: all of it."""

USED_INFLUENCE = Quantity[str, int]("general influence used", 0)
"""Of a player: what his characters take of it."""

UNUSED_INFLUENCE = Quantity[str, int](
    "unused general influence",
    lambda game, player: game.value(GENERAL_INFLUENCE, player) - game.value(USED_INFLUENCE, player),
    told="the unused general influence of {0}",
    terms=_general_influence_terms,
)
"""Of a player: what characters leave of it."""

CHARGES = Quantity[str, tuple[Charge, ...]]("charges on direct influence", (), "sum")
"""Of a character: its followers, and how much of its direct influence each of them takes."""


def influence_terms(game: Game, who: str, target: str) -> Iterator[Term]:
    """Give the parts of the direct influence that somebody has against a card."""
    yield game.value(DIRECT_INFLUENCE, who), "direct influence"
    taken = game.value(TAKEN, who, target)
    bonus = game.value(INFLUENCE_BONUS, who, target) + taken
    if bonus:
        yield bonus, f"against {game.name(target)}"
    if taken:
        charges = game.value(CHARGES, who)
        yield -taken, f"taken by {all_of([game.name(each) for each, _ in charges])}"


STANDARD_MODIFICATION = Quantity[str, str, int](
    "standard modification", 0, "sum", told="the standard modification of {0} for {1}"
)
"""Of a faction and a character who would bring it into play: what its standard modifications come
to."""

INFLUENCE_POOLS = Quantity[str, str | None, tuple[Restricted, ...]](
    "restricted direct influence", (), "sum"
)
"""Of a character, and of a card against which it is to count, if any: its direct influence that
counts only against some."""

POOLS_LOST = Quantity[str, str | None, tuple[Restricted, ...], tuple[int, ...]](
    "restricted direct influence lost", ()
)
"""Of a character, such a card, and all its direct influence of the kind: what each part loses."""

TAKEN = Quantity[str, str, int]("direct influence taken", _taken)
"""Of a character and a card: how much of what would count against the card followers take."""

BEYOND_CONTROL = Quantity[str | None]("beyond control", None)
"""A follower, if there is one, for whom its controller has not influence enough any more."""

COPY_MAY_COME = Quantity[PlayRevealed, bool]("copy may come", False)
"""Of an action: whether it plays a copy that was shown, when and by whom that may be done."""

INFLUENCE_CHECK = Quantity[str, int, int](
    "influence check",
    lambda game, who, roll: roll,
    told="the influence check of {0}",
    start="rolled",
    rolled=True,
)
"""Of a character who makes one because a card calls for it, and the dice: what counts as rolled."""

INFLUENCE_RESULT = Quantity[InfluenceCard, int, int, int](
    "influence attempt", 0, told="the result of the attempt", rolled=True
)
"""Of an attempt and the dice of both players: what is compared with the number to beat."""

INFLUENCE_NUMBER = Quantity[InfluenceCard, int](
    "number to beat", 0, told="the number to beat", rolled=True
)
"""Of an attempt: the number that its result has to exceed."""

DIRECT_INFLUENCE = Quantity[str, int](
    "direct influence",
    _direct_influence,
    told="the direct influence of {0}",
    terms=_direct_influence_terms,
)
"""Of a character: all that is unrestricted. INFLUENCE_BONUS tells what is there of it for whom."""

INFLUENCE_BONUS = Quantity[str, str, int](
    "influence bonus",
    _pooled,
    "sum",
    told="what {0} has more against {1}",
    start="restricted to such as that",
)
"""Of a character and a card: what the direct influence against it is more, or less, than it is."""

GIFT = Quantity[str, str, str, int | None]("gift", None)
"""Of a faction, a character and an item: what it adds to his influence check if he discards it."""

NEEDS_NO_CHECK = Quantity[str, str, bool]("needs no check", False, "any")
"""Of a faction and a character who would bring it into play: whether it comes without a check."""

INFLUENCE_TOTAL = Quantity[str, str, int, int](
    "influence check total", 0, told="the influence check of {1}", rolled=True
)
"""Of a faction, a character and the dice: what is compared with the faction's number."""

TRIED_TO_INFLUENCE = Quantity[str, bool]("tried to influence", False)
"""Of a player: whether he has tried to influence a card away in this turn."""
