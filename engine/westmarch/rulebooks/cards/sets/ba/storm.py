"""The storm that comes with the Balrog when he meets a Wizard."""

from collections.abc import Iterator

from westmarch.kernel.event import Event
from westmarch.kernel.rulebook import Rulebook
from westmarch.mechanics.allies import is_ally
from westmarch.mechanics.journey import companies_beside
from westmarch.mechanics.lookups import character_facts, in_hand, lies_below
from westmarch.mechanics.quantities.people import BODY, MEMBERS, MIND
from westmarch.rulebooks.cards.clause_registry import AS_WRITTEN
from westmarch.rulebooks.cards.context import follows_own
from westmarch.rulebooks.cards.either_side import ON_EITHER_SIDE, on_the_side_of, opposed
from westmarch.table.actions import PlayEvent
from westmarch.table.events.cards import CardMoved, CardTapped
from westmarch.table.events.chain import OwnTextFollowed, RollCalled, RollMade
from westmarch.table.events.characters import CharacterEliminated, CharacterWounded
from westmarch.table.game import Game
from westmarch.table.state import IN_PLAY

# BA-54

CROWNED_WITH_STORM = Rulebook("BA-54")

_STORM = "BA-54.breaks-loose"
_STRONG, _DEAR = 8, 3
"""Characters of so much mind are not struck, nor are allies worth so many points."""


def _is_met(game: Game, player: str) -> bool:
    """Tell whether the Balrog's company fights one with a Wizard, and not in the Under-deeps."""
    ours = on_the_side_of(game, player)
    theirs = opposed(game, ours.id) if ours is not None else None
    if ours is None or theirs is None or lies_below(game, ours.site):
        return False
    wizard = any(character_facts(game, each).race == "Wizard" for each in theirs.characters)
    return wizard and any(game.card(each).card == "BA-3" for each in ours.characters)


@CROWNED_WITH_STORM.forbid("breaks-loose", PlayEvent, says=AS_WRITTEN)
def meets_no_wizard(game: Game, action: PlayEvent) -> bool:
    """He does not waste it on others."""
    return follows_own(game, action, _STORM) and not _is_met(game, action.player)


@CROWNED_WITH_STORM.permit(
    "breaks-loose",
    PlayEvent,
    says="The Balrog meets a Wizard, be it he who attacks or the other.",
    lifts=ON_EITHER_SIDE,
)
def calls_the_storm(game: Game, action: PlayEvent) -> bool | None:
    """He calls it on whichever side he is."""
    his = follows_own(game, action, _STORM) and in_hand(game, action.player, action.card)
    return (his and _is_met(game, action.player)) or None


def _there(game: Game, company: str) -> Iterator[str]:
    """Go through all characters and allies at the site of a company, whose ever they are."""
    for each in companies_beside(game, company):
        yield from game.value(MEMBERS, each.id)


def _is_struck(game: Game, who: str) -> bool:
    if is_ally(game, who):
        return game.printed(who).points < _DEAR
    mind = game.value(MIND, who)
    return mind is not None and mind < _STRONG


@CROWNED_WITH_STORM.react("breaks-loose", OwnTextFollowed)
def breaks_loose(game: Game, event: OwnTextFollowed) -> Iterator[Event]:
    """Whoever has no body is swept away, and all others feel it."""
    combat = game.state.combat
    if combat is None:
        return
    everybody = list(_there(game, combat.company))
    swept = [each for each in everybody if is_ally(game, each) and not game.value(BODY, each)]
    left = [each for each in everybody if each not in swept]
    for each in swept:
        yield CardMoved(card=each, to="discard-pile")
    for each in left:
        tires = is_ally(game, each) or game.value(MIND, each) is not None
        if tires and game.card(each).position == "untapped":
            yield CardTapped(card=each)
    for each in left:
        if _is_struck(game, each):
            yield RollCalled(card=event.card, of=each, what=_STORM)


@CROWNED_WITH_STORM.react("breaks-loose", RollMade)
def lightning_strikes(game: Game, event: RollMade) -> list[Event]:
    """Who is too weak is hurt, and who was hurt before is lost."""
    if event.what != _STORM or game.card(event.of).place != IN_PLAY:
        return []
    if event.roll - 1 <= game.value(BODY, event.of):
        return []
    if game.card(event.of).position != "wounded":
        return [CharacterWounded(card=event.of)]
    return [CharacterEliminated(card=event.of)]
