"""The end-of-turn phase: a discard, new hands, and the end of the turn."""

from westmarch.cards.model.card import Event as EventFacts
from westmarch.kernel.event import Event
from westmarch.kernel.lack import Lack, all_of
from westmarch.kernel.rulebook import Rulebook
from westmarch.mechanics.combat_actions import way_of
from westmarch.mechanics.hands import is_at_hand, short_of
from westmarch.mechanics.lookups import in_hand, is_hazard
from westmarch.mechanics.quantities.turn import END_STEPS, HAND_SIZE, HANDS_TO_RESET
from westmarch.table.actions import AIMED, FREE, Action, DiscardFromHand, Finish, PlayEvent, UseCard
from westmarch.table.events.companies import CompanyArrived, SiteExchanged
from westmarch.table.game import Game
from westmarch.table.telling import not_now
from westmarch.table.windows import END_DISCARD, END_OF_TURN, RESET_HAND, TURN_END

RULES = Rulebook("core.end-of-turn")


@RULES.define("three-steps", END_STEPS)
def steps_in_order(game: Game) -> tuple[str, ...]:
    """A discard, the hands, and the signal that the turn ends."""
    return tuple(each.name for each in (END_DISCARD, RESET_HAND, END_OF_TURN))


@RULES.permit("actions-between-steps", AIMED)
def acts_in_between(game: Game, action: PlayEvent | UseCard) -> bool | None:
    """Before a card is discarded, and after it, the resource player may do what else he may do."""
    if not game.state.at(END_DISCARD) or is_hazard(game, action.card):
        return None
    if isinstance(action, PlayEvent) and not _fits_any_phase(game, action):
        return None
    return action.player == game.state.turn_player


def _fits_any_phase(game: Game, action: PlayEvent) -> bool:
    facts = game.printed(action.card).facts
    fits = isinstance(facts, EventFacts) and facts.length != "long"
    return fits and in_hand(game, action.player, action.card)


@RULES.permit(
    "optional-discard",
    DiscardFromHand,
    says="At the end of the turn, each player may discard a card.",
)
def discards_one_card(game: Game, action: DiscardFromHand) -> Lack | bool:
    """Each player may discard one card."""
    return _discards(game, action) or True


def _as_the_turn_ends(game: Game, action: DiscardFromHand) -> Lack | None:
    return None if game.state.phase == "end-of-turn" else Lack(_NOT_NOW)


def _from_hand(game: Game, action: DiscardFromHand) -> Lack | None:
    held = is_at_hand(game, action.player, action.card)
    return None if held else Lack("{0.card} is not in hand.")


def _one_at_most(game: Game, action: DiscardFromHand) -> Lack | None:
    if game.state.fact("discarded", action.player) is None:
        return None
    return Lack("{0.player} has discarded a card at the end of this turn, and it is one at most.")


def _while_cards_are_discarded(game: Game, action: DiscardFromHand) -> Lack | None:
    if game.state.at(END_DISCARD):
        return None
    return Lack("The step in which a card may be discarded is over.")


_NOT_NOW = not_now("A card is discarded from hand at the end of the turn")
_discards = all_of(_as_the_turn_ends, _from_hand, _one_at_most, _while_cards_are_discarded)


@RULES.permit("optional-discard", Finish)
def discards_no_more(game: Game, action: Finish) -> bool | None:
    """Or none."""
    return game.state.at(END_DISCARD) or None


@RULES.define("hand-reset", HANDS_TO_RESET)
def both_reset(game: Game, phase: str) -> tuple[str, ...] | None:
    """Both players reset their hands before the turn ends."""
    return tuple(each.name for each in game.state.players) if phase == "end-of-turn" else None


def _held_against_hand_size(game: Game, player: str) -> str:
    """Say how many cards somebody holds, and how many he should."""
    held, size = len(game.state.pile(player, "hand")), game.value(HAND_SIZE, player)
    return f"{game.called(player)} holds {held} cards, and the hand size is {size}."


@RULES.permit(
    "hand-reset",
    DiscardFromHand,
    Finish,
    otherwise=lambda game, action: _held_against_hand_size(game, action.player),
)
def discards_what_is_too_much(game: Game, action: DiscardFromHand | Finish) -> bool | None:
    """Whoever has too many cards chooses which of them go, and is done when he has no more."""
    state = game.state
    if state.phase != "end-of-turn" or not state.at(RESET_HAND):
        return None
    over = short_of(game, action.player) < 0
    return not isinstance(action, Finish) and over and in_hand(game, action.player, action.card)


@RULES.forbid(
    "only-end-actions",
    FREE,
    says="The turn is at its end, and that is not for this moment.",
)
def not_for_the_end(game: Game, action: Action) -> bool:
    """Once the end is signalled, only what is meant for the end of a turn may be done."""
    if not game.state.during(TURN_END):
        return False
    way = way_of(game, action)
    return way is None or way.moment != "at the end of the turn"


@RULES.react("site-swap-is-movement", SiteExchanged)
def has_moved(game: Game, event: SiteExchanged) -> list[Event]:
    """A company that gets another site at the end of the turn has moved there."""
    origin = game.state.companies[event.company].site
    return [CompanyArrived(company=event.company, origin=origin)]


@RULES.permit("end-signalled", Finish, says="A player says that his turn is at its end.")
def signals_the_end(game: Game, action: Finish) -> bool | None:
    """The resource player signals the end; after that, both say that they have nothing left."""
    window = game.state.window
    if window.kind not in (END_OF_TURN, TURN_END):
        return None
    return action.player in window.waiting
