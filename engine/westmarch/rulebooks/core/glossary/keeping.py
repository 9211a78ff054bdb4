"""Cards off to the side: what they count for, who reaches them, and when they go."""

from collections.abc import Iterator

from westmarch.kernel.event import Event
from westmarch.kernel.rulebook import Term
from westmarch.mechanics.lookups import kept_beside
from westmarch.mechanics.prisoners import is_captive
from westmarch.mechanics.quantities.points import MARSHALLING_POINTS, POINTS
from westmarch.mechanics.quantities.prisoners import HOLDS_PRISONERS
from westmarch.mechanics.quantities.uniqueness import COUNTS_AS_IN_PLAY
from westmarch.rulebooks.core.glossary import RULES
from westmarch.table.actions import AIMED, PlayEvent, UseCard
from westmarch.table.events.cards import CardMoved
from westmarch.table.game import Game
from westmarch.table.state import ASIDE, IN_PLAY


@RULES.define("off-to-the-side", COUNTS_AS_IN_PLAY)
def is_there_although_aside(game: Game, card: str) -> bool | None:
    """What lies off to the side keeps others of its name away; prisoners have a rule of theirs."""
    return _is_kept(game, card) or None


def _points_aside(game: Game, player: str, source: str) -> Iterator[Term]:
    for each in game.state.pile(player, ASIDE):
        if game.printed(each).points_kind == source and _is_kept(game, each):
            yield game.value(POINTS, each, player), game.name(each)


@RULES.define("off-to-the-side", MARSHALLING_POINTS, terms=_points_aside)
def counts_although_aside(game: Game, player: str, source: str) -> int:
    """It is worth what it is worth, unless what keeps it says otherwise."""
    return sum(points for points, _ in _points_aside(game, player, source))


@RULES.forbid(
    "off-to-the-side-untouchable",
    AIMED,
    says=lambda game, _, action: (
        f"{game.name(str(action.target))} lies off to the side with "
        f"{game.called(str(game.card(str(action.target)).beside))}, and nothing else reaches it."
    ),
)
def is_beyond_reach(game: Game, action: PlayEvent | UseCard) -> bool:
    """Only the card that keeps it is aimed at it."""
    target = action.target
    if target not in game.state.cards or not _is_kept(game, str(target)):
        return False
    return game.card(str(target)).beside != action.card


@RULES.react(
    "host-leaves-play",
    CardMoved,
    says="{event.card} has left play, and what it kept off to the side is discarded.",
)
def all_goes_with_it(game: Game, event: CardMoved) -> list[Event]:
    """What a card kept is discarded when that leaves play; hazard hosts have rules of their own."""
    if event.to == IN_PLAY or game.value(HOLDS_PRISONERS, event.card):
        return []
    return [CardMoved(card=each, to="discard-pile") for each in kept_beside(game, event.card)]


def _is_kept(game: Game, card: str) -> bool:
    """Tell whether a card lies off to the side, and is no prisoner."""
    return game.card(card).place == ASIDE and not is_captive(game, card)
