"""Where cards keep others from being played, and when a card may be played besides its time."""

from collections.abc import Iterator

from msgspec import structs

from westmarch.cards.model.card import Card
from westmarch.cards.model.play_clauses import KeptFrom, OutOfTurn
from westmarch.kernel.rulebook import Rule
from westmarch.mechanics.quantities.actions import COPIES
from westmarch.mechanics.quantities.turn import ACTS_AGAINST_JOURNEYS
from westmarch.mechanics.table import in_hand
from westmarch.rulebooks.cards.aims import is_such_company
from westmarch.rulebooks.cards.making import makes, rule, saying
from westmarch.rulebooks.cards.meant import is_such_card
from westmarch.table.actions import PlayEvent
from westmarch.table.game import Game

_NOT_OUT_OF_TURN = ("core.turn.hazard-player-no-resources",)


@makes(KeptFrom)
def kept_from(card: Card, clause: KeptFrom) -> Iterator[Rule]:
    """While the card is in play, others are not played on certain companies."""

    def is_kept_off(game: Game, action: PlayEvent) -> bool:
        return (
            action.target in game.state.companies
            and bool(game.value(COPIES, card.id))
            and is_such_card(game, clause.cards, action.card)
            and is_such_company(game, clause.company, action.target)
        )

    yield rule(card, "forbid", PlayEvent, is_kept_off, saying(card, clause))


@makes(OutOfTurn)
def out_of_turn(card: Card, clause: OutOfTurn) -> Iterator[Rule]:
    """The card is played against the opponent's journeys as well as on one's own."""

    def in_their_journey(game: Game, action: PlayEvent) -> bool | None:
        return (
            game.value(ACTS_AGAINST_JOURNEYS, action.player)
            and game.state.combat is None
            and in_hand(game, action.player, action.card)
        ) or None

    then = rule(card, "permit", PlayEvent, in_their_journey, saying(card, clause), of="itself")
    yield structs.replace(then, lifts=_NOT_OUT_OF_TURN)
