"""What a single card of The Lidless Eye says of a company that revels."""

from collections.abc import Iterator

from westmarch.kernel.event import Event
from westmarch.kernel.rulebook import Rulebook
from westmarch.mechanics.control import is_ringwraith
from westmarch.mechanics.journey import moves
from westmarch.mechanics.lookups import character_facts
from westmarch.mechanics.on_guard import company_met, is_revealed
from westmarch.mechanics.quantities.actions import CARD_RESULT
from westmarch.mechanics.quantities.people import ALIGNMENT, MIND
from westmarch.mechanics.sides import WIZARDS
from westmarch.rulebooks.cards.clause_registry import AS_WRITTEN
from westmarch.rulebooks.cards.context import follows_own
from westmarch.table.actions import FREE, Action, PlayAlly, PlayEvent, PlayFaction, PlayItem
from westmarch.table.events.cards import CardTapped
from westmarch.table.events.chain import OwnTextFollowed, RollCalled, RollMade
from westmarch.table.game import Game
from westmarch.table.state import IN_PLAY
from westmarch.table.windows import RESPOND

# LE-114

HEEDLESS_REVELRY = Rulebook("LE-114")

_ROLLS = "LE-114.has-them-roll"
_TAPS = "LE-114.taps-them-all"
_RESOURCES = (PlayItem, PlayAlly, PlayFaction)
_LIFTED = ("core.turn.hazard-player-window", "core.on-guard.no-direct-tapping")


def _sober(game: Game, company: str | None) -> tuple[str, ...]:
    """The untapped people of a company who are no Wizards."""
    group = game.state.companies.get(company or "")
    return tuple(
        each
        for each in (() if group is None else group.characters)
        if game.card(each).position == "untapped"
        and character_facts(game, each).race not in WIZARDS
    )


@HEEDLESS_REVELRY.forbid(
    "has-them-roll",
    PlayEvent,
    says="A company that rolls for it stays where it is in its movement/hazard phase, and has no "
    "Ringwraith.",
)
def is_no_time_to_roll(game: Game, action: PlayEvent) -> bool:
    """It is for the movement/hazard phase of a company that is at rest."""
    if not follows_own(game, action, _ROLLS):
        return False
    company = game.state.companies.get(action.target or "")
    if company is None or game.state.phase != "movement-hazard" or moves(game, company.id):
        return True
    return any(is_ringwraith(game, each) for each in company.characters)


@HEEDLESS_REVELRY.react("has-them-roll", OwnTextFollowed)
def each_rolls(game: Game, event: OwnTextFollowed) -> Iterator[Event]:
    """Each of those who may be carried away rolls."""
    for each in _sober(game, event.here.target):
        yield RollCalled(card=event.card, of=each, what=_ROLLS)


@HEEDLESS_REVELRY.react("has-them-roll", RollMade)
def is_carried_away(game: Game, event: RollMade) -> list[Event]:
    """Whoever rolls more than his mind taps; heroes have two less."""
    if event.what != _ROLLS or game.card(event.of).place != IN_PLAY:
        return []
    added = [(-2, "a hero")] if game.value(ALIGNMENT, event.of) == "hero" else []
    result = game.value(CARD_RESULT, event.card, (event.roll, "rolled"), *added)
    mind = game.value(MIND, event.of)
    if mind is None:
        # Nobody says what is compared with the mind of somebody who has none.
        mind = 0 if game.reading("q.core.roll-against-no-mind") == "b" else result
    tapped = game.card(event.of).position == "untapped" and result > mind
    return [CardTapped(card=event.of)] if tapped else []


def _answers(game: Game, action: PlayEvent) -> bool:
    """Tell whether an item, an ally or a faction waits that the company has declared."""
    return (
        is_revealed(game, action)
        and game.state.at(RESPOND)
        and any(isinstance(each, _RESOURCES) for each in game.state.chain)
    )


@HEEDLESS_REVELRY.permit(
    "taps-them-all",
    PlayEvent,
    says="The company plays an item, an ally or a faction, and so this may be revealed.",
    lifts=_LIFTED,
)
def spoils_the_feast(game: Game, action: PlayEvent) -> bool | None:
    """It may be revealed as the company declares such a resource, though it taps people."""
    if not follows_own(game, action, _TAPS):
        return None
    company = company_met(game)
    return _answers(game, action) and company is not None and action.target == company.id


@HEEDLESS_REVELRY.forbid("taps-them-all", PlayEvent, says=AS_WRITTEN)
def is_no_answer(game: Game, action: PlayEvent) -> bool:
    """Only from on-guard, and only in response to such a resource."""
    declared = action in game.state.chain
    return follows_own(game, action, _TAPS) and not declared and not _answers(game, action)


@HEEDLESS_REVELRY.forbid("taps-them-all", FREE, says=AS_WRITTEN)
def goes_unanswered(game: Game, action: Action) -> bool:
    """The resource player does not respond to it."""
    state = game.state
    last = state.chain[-1] if state.chain and state.at(RESPOND) else None
    if not isinstance(last, PlayEvent) or action.player == last.player:
        return False
    return follows_own(game, last, _TAPS)


@HEEDLESS_REVELRY.react("taps-them-all", OwnTextFollowed)
def all_join_in(game: Game, event: OwnTextFollowed) -> Iterator[Event]:
    """All of them tap, but for Wizards and Ringwraiths."""
    for each in _sober(game, event.here.target):
        if not is_ringwraith(game, each):
            yield CardTapped(card=each)
