"""What an attempt comes to."""

from collections.abc import Iterator

from westmarch.cards.kinds import KINDS, MINIONS, PLAYERS, Kind
from westmarch.cards.model.card import Ally, Faction
from westmarch.kernel.event import Event
from westmarch.kernel.words import signed
from westmarch.mechanics.control import is_character
from westmarch.mechanics.quantities.influence import (
    INFLUENCE_NUMBER,
    INFLUENCE_RESULT,
    UNUSED_INFLUENCE,
    influence_terms,
)
from westmarch.mechanics.quantities.people import MIND
from westmarch.rulebooks.core.influence import RULES
from westmarch.rulebooks.core.influence.looking import controller_of, influence_over, is_item
from westmarch.table.actions import InfluenceCard
from westmarch.table.events.cards import CardMoved
from westmarch.table.events.characters import (
    CardInfluenced,
    CharacterDiscarded,
    InfluenceFailed,
    InfluenceRolled,
)
from westmarch.table.game import Game


def _attempt_terms(
    game: Game, action: InfluenceCard, ours: int, theirs: int
) -> Iterator[tuple[int, str]]:
    yield ours, "rolled"
    yield from influence_terms(game, action.character, action.target)
    unused = game.value(UNUSED_INFLUENCE, game.state.opponent(action.player))
    yield -unused, "unused general influence of the other side"
    yield -theirs, "rolled by the other side"


@RULES.define("attempt-result", INFLUENCE_RESULT, terms=_attempt_terms)
def both_sides(game: Game, action: InfluenceCard, ours: int, theirs: int) -> int:
    """Direct influence against general influence, and one roll against the other."""
    return sum(amount for amount, _ in _attempt_terms(game, action, ours, theirs))


def _resistance_terms(
    game: Game, _: int, action: InfluenceCard, *_dice: int
) -> Iterator[tuple[int, str]]:
    holder = controller_of(game, action.target)
    for amount, what in influence_terms(game, str(holder), action.target):
        yield -amount, f"{game.name(str(holder))}: {what}"


@RULES.adjust(
    "controller-influence-subtracted",
    INFLUENCE_RESULT,
    says="unused direct influence of its controller",
    terms=_resistance_terms,
)
def controller_resists(
    game: Game, result: int, action: InfluenceCard, ours: int, theirs: int
) -> int | None:
    """Who controls the card sets unused direct influence against the attempt."""
    holder = controller_of(game, action.target)
    return None if holder is None else result - influence_over(game, holder, action.target)


def _register_distrust(kind: Kind) -> None:
    """Register how hardly a kind of player wins over those of the other side."""
    black = kind in MINIONS
    others = "heroes" if black else "minions"

    @RULES.adjust(
        f"{kind}-against-{others}",
        INFLUENCE_RESULT,
        says=f"{PLAYERS[kind].called} against {others}",
    )
    def is_distrusted(
        game: Game, result: int, action: InfluenceCard, ours: int, theirs: int
    ) -> int | None:
        """The attempt of such a player on a card of the other side has 5 less."""
        own, other = _sides(game, action)
        return result - 5 if own == kind and (other in MINIONS) != black else None


for _kind in KINDS:
    _register_distrust(_kind)


@RULES.define(
    "number-to-beat",
    INFLUENCE_NUMBER,
    says=lambda game, _, action: (
        "what the faction asks for" if game.printed(action.target).type == "faction" else "mind"
    ),
)
def will_of_the_target(game: Game, action: InfluenceCard) -> int | None:
    """A mind, or what a faction asks for."""
    facts = game.printed(action.target).facts
    if isinstance(facts, Faction):
        return facts.number
    if isinstance(facts, Ally):
        return facts.mind
    whose = (
        action.target if is_character(game, action.target) else controller_of(game, action.target)
    )
    return None if whose is None else game.value(MIND, whose)


@RULES.adjust("identical-card-makes-zero", INFLUENCE_NUMBER, says="for the copy that was shown")
def copy_convinces(game: Game, number: int, action: InfluenceCard) -> int | None:
    """A copy of anything but an item makes the number zero."""
    shown = action.revealed is not None and not is_item(game, action.target)
    return 0 if shown else None


@RULES.react(
    "must-exceed-number",
    InfluenceRolled,
    says=lambda game, _, event: (
        f"The attempt comes to {signed(event.total)} against {event.number}: only more than "
        f"that wins {game.name(event.target)} over."
        if event.total <= event.number
        else f"The attempt comes to {event.total}, which is more than {event.number}: "
        f"{game.name(event.target)} is won over."
    ),
)
def success_or_failure(game: Game, event: InfluenceRolled) -> list[Event]:
    """Only more than the number is a success."""
    outcome = CardInfluenced if event.total > event.number else InfluenceFailed
    return [outcome(character=event.character, target=event.target, revealed=event.revealed)]


@RULES.react(
    "success-discards-target",
    CardInfluenced,
    says="{event.target} is discarded at once, with all that it controls but followers.",
)
def is_discarded(game: Game, event: CardInfluenced) -> list[Event]:
    """The card is discarded, with all that it controls."""
    if is_character(game, event.target):
        return [CharacterDiscarded(card=event.target)]
    gone = (event.target, *game.card(event.target).holds)
    return [CardMoved(card=each, to="discard-pile") for each in gone]


@RULES.react("failure-discards-revealed", InfluenceFailed)
def copy_is_discarded(game: Game, event: InfluenceFailed) -> list[Event]:
    """After a failure the copy that was shown is discarded."""
    if event.revealed is None:
        return []
    return [CardMoved(card=event.revealed, to="discard-pile")]


def _sides(game: Game, action: InfluenceCard) -> tuple[str, str]:
    """What kind of player tries, and what kind of player resists."""
    opponent = game.state.opponent(action.player)
    return game.state.kind(action.player), game.state.kind(opponent)
