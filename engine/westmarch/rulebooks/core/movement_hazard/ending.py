"""The eighth step: what is due at the end, the site of origin, and new hands."""

from westmarch.kernel.event import Event
from westmarch.kernel.lack import Lack, all_of
from westmarch.mechanics.hands import is_held
from westmarch.mechanics.quantities.actions import ORDERS_DEMANDS
from westmarch.mechanics.quantities.journeys import SITE_NEEDED
from westmarch.mechanics.quantities.people import IS_HAVEN
from westmarch.mechanics.quantities.turn import AT_THE_END, HAND_SIZE, HANDS_TO_RESET
from westmarch.rulebooks.core.movement_hazard import RULES
from westmarch.rulebooks.core.movement_hazard.steps import says_what_comes_first
from westmarch.table.actions import (
    FREE,
    Action,
    ChooseCard,
    DiscardFromHand,
)
from westmarch.table.events.cards import CardMoved
from westmarch.table.events.companies import CompanyArrived, JourneyEnds, StepBegan
from westmarch.table.game import Game
from westmarch.table.windows import ENDING, JOIN, JOINING, RESET_HAND


@RULES.react("end-of-phase-conditions", StepBegan)
def what_waits_for_the_end(game: Game, event: StepBegan) -> list[Event]:
    """First comes what passive conditions demand at the end of the phase."""
    return [JourneyEnds(company=event.company)] if event.step == "ending" else []


@RULES.define("end-of-phase-conditions", ORDERS_DEMANDS)
def resource_player_orders_end(game: Game) -> str | None:
    """It comes in the order that the resource player wants."""
    return game.state.turn_player if game.state.at(ENDING) else None


@RULES.permit("end-of-phase-conditions", ChooseCard)
def puts_end_in_order(game: Game, action: ChooseCard) -> bool | None:
    """The resource player says what comes first."""
    return says_what_comes_first(game, action) if game.state.during(ENDING) else None


@RULES.react("site-of-origin-disposal", CompanyArrived)
def leaves_its_site(game: Game, event: CompanyArrived) -> list[Event]:
    """The site of origin goes, unless somebody else needs it."""
    site = event.origin
    if game.value(SITE_NEEDED, site):
        return []
    owner = game.card(site).owner
    spent = game.card(site).position == "tapped" and not game.value(IS_HAVEN, site, owner)
    return [CardMoved(card=site, to="discard-pile" if spent else "location-deck")]


@RULES.define("reset-hands", HANDS_TO_RESET)
def both_reset_their_hands(game: Game, phase: str) -> tuple[str, ...] | None:
    """Both players draw up or discard down to their hand size."""
    if phase != "movement-hazard":
        return None
    return tuple(each.name for each in game.state.players)


@RULES.permit(
    "reset-hands",
    DiscardFromHand,
    says="At the end of the phase, hands are brought to their size.",
)
def discards_what_is_too_much(game: Game, action: DiscardFromHand) -> Lack | bool | None:
    """Whoever has too many cards discards some."""
    state = game.state
    if state.phase != "movement-hazard" or not state.at(RESET_HAND):
        return None
    return _discards(game, action) or True


def _too_many(game: Game, action: DiscardFromHand) -> Lack | None:
    player = action.player
    held, size = len(game.state.pile(player, "hand")), game.value(HAND_SIZE, player)
    if held > size:
        return None
    return Lack("{0} holds {1} cards, and the hand size is {2}.", (player, held, size))


_discards = all_of(is_held, _too_many)


@RULES.forbid(
    "end-step-actions",
    FREE,
    says="The company's movement/hazard phase is at its end.",
)
def too_late(game: Game, action: Action) -> bool:
    """At the end of the phase it is too late for anything else."""
    at_its_end = game.state.phase == "movement-hazard" and game.state.during(
        ENDING, RESET_HAND, JOINING, JOIN
    )
    card = getattr(action, "card", None)
    return at_its_end and (card is None or not game.value(AT_THE_END, card))
