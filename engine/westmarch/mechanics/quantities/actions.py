"""Quantities of what is declared: what it does, costs and aims at, and when it resolves."""

from typing import Any

from westmarch.cards.model.effects import playings
from westmarch.cards.model.journey_clauses import MovesAgain
from westmarch.cards.model.phrases.things import Attacks
from westmarch.kernel.rulebook import Term
from westmarch.mechanics.lookups import Cost, in_play
from westmarch.table.actions import Action, PlayEvent
from westmarch.table.game import Game, Quantity
from westmarch.table.state import Fact


def _works_in_another_way(game: Game, card: str, action: Any) -> bool:
    """Whether what an event does once is not among the effects by which it is played."""
    printed = game.printed(card)
    ways = playings(printed)
    if 0 <= action.effect < len(ways) and ways[action.effect].effects:
        return False
    return bool(printed.unmodelled) or any(isinstance(each, MovesAgain) for each in printed.clauses)


def _targets(game: Game, action: Any) -> tuple[str, ...]:
    """What an event, or a card that is used, is aimed at: as far as that is a card."""
    target = getattr(action, "target", None)
    return (target,) if target in game.state.cards else ()


def _has_in_play(game: Game, name: str, player: str) -> bool:
    """Whether a player has a card of a name in play, a faction in his pile included."""
    pile = game.state.pile(player, "marshalling-point-pile")
    factions = (each for each in pile if game.printed(each).type == "faction")
    return any(
        game.name(each) == name and game.card(each).owner == player
        for each in (*in_play(game), *factions)
    )


ORDERS_DEMANDS = Quantity[str | None]("orders demands", None)
"""Who says, at this moment, what comes first of all that passive conditions demand."""

DEMANDS_WAIT = Quantity[bool]("demands wait", False, "any")
"""Whether what passive conditions demand has to wait, for now, before it is declared."""

CARD_ROLL = Quantity[str, int, int](
    "roll for a card",
    lambda game, card, roll: roll,
    told="the roll for {0}",
    start="rolled",
    rolled=True,
)
"""Of a card whose text calls for a roll, and the dice: what counts as rolled."""


def _as_remembered(game: Game, purpose: str, of: str, what: Any) -> str | None:
    if getattr(what, "twice", False):
        return str(what.source)
    fact = game.state.fact(TWICE, of)
    return fact.value[1] if fact is not None and purpose in fact.value[0] else None


TWICE = "rolls twice"
"""Remembered of somebody: for what he rolls twice, and the card because of which he does."""

ROLLED_TWICE = Quantity[str, str, Any, str | None]("rolled twice", _as_remembered)
"""Of what a roll is for, whose it is, and what hangs on it: the card that has it made twice, for a
player to take the better one; None for a roll that is made once."""

MORE_ROLLS = Quantity[str, str, Any, tuple[str, ...]]("more rolls", (), "sum")
"""Of what a roll is for, whose it is, and what hangs on it: the cards for each of which it is made
once more, for a player to take the one he likes best."""

CARD_RESULT = Quantity[str, *tuple[Term, ...], int](
    "result for a card",
    lambda game, card, *parts: sum(amount for amount, _ in parts),
    told="the result for {0}",
    terms=lambda game, card, *parts: parts,
    rolled=True,
)
"""Of a card whose text adds something to a roll, and the parts: what counts."""

CARD_NUMBER = Quantity[str, *tuple[Term, ...], int](
    "number for a card",
    lambda game, card, *parts: sum(amount for amount, _ in parts),
    told="what it is held against",
    terms=lambda game, card, *parts: parts,
    rolled=True,
)
"""Of a card whose text holds a roll against more than a number, and the parts."""

ACTION_SORT = Quantity[Action, str]("sort of action", "")
"""Of an action: whether it is a `resource` action, those with characters included, or a `hazard`
action; empty if it is neither."""

AS_HAZARD = Quantity[str, Action, bool]("played as a hazard", False, "any")
"""Of a card and the action that plays it: whether it is a hazard by the way it is played."""

USES = Quantity[str, tuple[int, ...]]("uses", (), "sum")
"""Of a card: which of its abilities there are, by their numbers."""

OPEN_TO = Quantity[str, str, bool]("open to another", False, "any")
"""Of a card and a player whose card it is not: whether the player may use it."""

COPIES = Quantity[str, tuple[str, ...]]("copies at work", ())
"""Of a card of the pool: its copies that act on the game by being in play."""

INHERITS = Quantity[str, bool]("inherits conditions", False)
"""Of a card: whether its alternative effects need what its main effect needs to be played."""

NEEDS_EFFECT = Quantity[str, bool]("needs an effect", True)
"""Of an event: whether something has to come of it when it is played."""

HAS_EFFECT = Quantity[str, PlayEvent, bool]("has an effect", _works_in_another_way, "any")
"""Of an event and the action that plays it: whether something comes of it."""

IDLE = Quantity[str, Fact, bool]("idle", False, "any")
"""Of an event and what would be remembered of it: whether that changes nothing as things stand."""

OUT_OF_TURN = Quantity[str, bool]("out of turn", False, "any")
"""Of an event: whether it may be played when hazards are, too."""

SECOND_COPY = Quantity[str, PlayEvent, str | None]("second copy", None)
"""Of an event and the action that plays it: where another copy is at work already, on the `entity`
or in the whole `game`, so that there is no place for it."""

CONCERNS = Quantity[str, str, bool]("concerns", False, "any")
"""Of an event in play and another card: whether the event acts on that very card."""

SUITS_ANYWAY = Quantity[str, str, bool]("suits anyway", False, "any")
"""Of an event and what it is played on: whether that suits, whatever the event asks for."""

AT_HAND = Quantity[str, str, bool]("at hand", False, "any")
"""Of a card that is not in hand and a player: whether he plays it from where it is as he would from
hand."""

DONE_WITH = Quantity[str, str, bool]("done with", False, "any")
"""Of a card in play and something that it would affect: whether it has done so, and is done."""

COSTS = Quantity[str | None, Action, tuple[Cost, ...]]("costs", (), "sum")
"""Of a card that is played or used, and of the action: what its player pays as he declares it."""

TARGETS = Quantity[Any, tuple[str, ...]]("targets", _targets)
"""Of an action: the cards that it is aimed at."""

OVER_SITE = Quantity[str, Attacks, bool]("reaches an automatic-attack", False, "any")
"""Of an event and the attacks it speaks of: whether it reaches one before anybody faces it."""

REACHES_ACROSS = Quantity[PlayEvent, bool]("reaches across", False, "any")
"""Of an event that is played: whether it may be aimed at what is of the other side."""

SERVES = Quantity[str, str, bool]("serves a condition", True)
"""Of a resource and an item: whether the item can meet a condition that the resource has."""

WORKS_WITH = Quantity[str, str, bool]("works with", True)
"""Of a resource that does something and an item: whether it can do that with such an item."""

IN_PLAY_BY_NAME = Quantity[str, str, bool]("in play by name", _has_in_play, "any")
"""Of a name and a player who asks: whether a card of that name is in play."""

TAKEN_FOR = Quantity[str, bool]("taken for", False, "any")
"""Of a name: whether hazards take some other card in play for one of that name."""

DECLARED_ROLLS = Quantity[tuple[tuple[str, str], ...]]("declared rolls", (), "sum")
"""What the rolls are for that actions in the chain will call for, and whose, the next one first."""

TARGETABLE = Quantity[str, bool]("may be targeted", False, "any")
"""Of a card: whether it is where an effect can be aimed at it."""

IMMEDIATE = Quantity[Any, bool]("immediate", False, "any")
"""Of what a passive condition demands: whether it is done at once, outside any chain."""

STILL_DEMANDED = Quantity[str, object, bool]("still demanded", False, "any")
"""Of a card and what its passive condition has demanded: whether it would demand it even now."""

GONE = Quantity[str, bool]("gone", True)
"""Of a name: whether that a card of this name was discarded sets off what waits for that."""

SWEEPING = Quantity[str, tuple[str, ...]]("copies that sweep", ())
"""Of a card of the pool: its copies that change all of a kind, without being aimed at any."""

GOES_AT_ONCE = Quantity[str, bool]("goes at once", False, "any")
"""Of a card in play: whether its own text discards it because of what is there with it, so that
the two are never found together."""

STAYS_IN_PLAY = Quantity[str, bool]("stays in play", False, "any")
"""Of a character or a long-event: whether it stays where others would be discarded."""

KEPT_IN_PLAY = Quantity[str, bool]("kept in play", False, "any")
"""Of a character: whether nothing may discard him or return him to hand, his player included."""

IN_FORCE = Quantity[str, int, bool]("in force", True)
"""Of a card in play and one of its clauses, by its number: whether what it changes is changed."""

NEGATED = Quantity[Any, bool]("negated", False, "any")
"""Of a declared action that is about to resolve: whether it comes to nothing."""

CHAIN_CLOSED = Quantity[bool]("chain closed", False)
"""Of the present chain of effects: whether it begins to resolve."""

OWN_CHAIN = Quantity[Action, bool]("chain of its own", False)
"""Of an action that is declared while a chain of effects is under way: whether it begins one of
its own, for which the other one waits."""

NEXT_TO_RESOLVE = Quantity[object]("next to resolve", lambda game: game.state.chain[0])
"""Of the present chain of effects: the declared action that resolves next."""

PASSED_OVER = Quantity[object, str | None]("passed over", None)
"""Of an action that is to begin a chain of effects: the player with a better right to begin one."""
