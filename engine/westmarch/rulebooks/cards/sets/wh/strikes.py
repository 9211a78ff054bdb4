"""What cards of The White Hand say of strikes, and of whom they find."""

from westmarch.kernel.event import Event
from westmarch.kernel.rulebook import Rulebook
from westmarch.mechanics.quantities.actions import COPIES, GOES_AT_ONCE
from westmarch.mechanics.quantities.combat import (
    BODY_OF_STRIKE,
    DEFENDERS,
    PROWESS_OF_STRIKE,
)
from westmarch.rulebooks.cards.clause_registry import AS_WRITTEN
from westmarch.rulebooks.cards.context import follows_own
from westmarch.rulebooks.cards.lasting import leave, own_reached
from westmarch.rulebooks.cards.shared_texts import goes_when_spent, is_spent
from westmarch.table.actions import PlayEvent
from westmarch.table.events.cards import CardMoved, EventPlayed
from westmarch.table.events.chain import OwnTextFollowed
from westmarch.table.events.combat import StrikeFailed, StrikeResolved
from westmarch.table.game import Game
from westmarch.table.windows import COMBAT_ACTIONS

# WH-44

THE_FIERY_BLADE = Rulebook("WH-44")

_WITCH_KING = "The Witch-king"


def _struck(game: Game) -> str | None:
    """Whoever bears the blade and faces the strike that is being played out."""
    combat = game.state.combat
    who = combat.strike.target if combat is not None and combat.strike is not None else None
    hosts = (game.card(each).host for each in game.value(COPIES, "WH-44"))
    return who if who is not None and who in hosts else None


@THE_FIERY_BLADE.adjust("burns", BODY_OF_STRIKE, says="The Fiery Blade")
def burns_them(game: Game, body: int | None) -> int | None:
    """It burns whoever strikes at its bearer, the more so in the hand of the greatest of them."""
    who = _struck(game)
    if body is None or who is None:
        return None
    return body - (2 if _is_greatest(game, who) else 1)


@THE_FIERY_BLADE.adjust("frightens", PROWESS_OF_STRIKE, says="The Fiery Blade")
def frightens_them(game: Game, prowess: int) -> int | None:
    """In his, it takes the strength out of them, too."""
    who = _struck(game)
    return prowess - 2 if who is not None and _is_greatest(game, who) else None


def _is_greatest(game: Game, who: str) -> bool:
    return game.name(who).startswith(_WITCH_KING)


@THE_FIERY_BLADE.react("goes-out", StrikeFailed)
def has_burnt(game: Game, event: StrikeFailed) -> list[Event]:
    """It burns for one strike that fails, body check and all."""
    return is_spent(game, event, "WH-44")


@THE_FIERY_BLADE.react("goes-out", StrikeResolved)
def goes_out(game: Game, event: StrikeResolved) -> list[Event]:
    """Then it goes out."""
    return goes_when_spent(game, event, "WH-44")


@THE_FIERY_BLADE.react("one-blade", EventPlayed)
def gives_way(game: Game, event: EventPlayed) -> list[Event]:
    """With a Morgul-blade it goes out as well, whichever of them came first."""
    return [
        CardMoved(card=each, to="discard-pile")
        for each in game.value(COPIES, "WH-44")
        if game.value(GOES_AT_ONCE, each)
    ]


@THE_FIERY_BLADE.define("one-blade", GOES_AT_ONCE)
def lies_by_a_blade(game: Game, card: str) -> bool | None:
    """The two never lie together."""
    if game.card(card).card != "WH-44":
        return None
    return any(game.name(other) == "Morgul-blade" for other in _beside(game, card))


def _beside(game: Game, blade: str) -> tuple[str, ...]:
    host = game.card(blade).host
    return game.card(str(host)).holds if host in game.state.cards else ()


# WH-49

SOJOURN_IN_SHADOWS = Rulebook("WH-49")

_HIDES = "WH-49.hides-him"


@SOJOURN_IN_SHADOWS.forbid("in-time", PlayEvent, says=AS_WRITTEN)
def is_too_late(game: Game, action: PlayEvent) -> bool:
    """Once strikes are assigned there is nowhere to hide."""
    early = game.state.combat_step is COMBAT_ACTIONS or game.state.combat is None
    return follows_own(game, action, _HIDES) and action not in game.state.chain and not early


@SOJOURN_IN_SHADOWS.react("hides-him", OwnTextFollowed)
def goes_into_the_shadows(game: Game, event: OwnTextFollowed) -> list[Event]:
    """Whoever it is played on is out of it as long as the attack lasts."""
    who = event.here.target
    return [leave(game, event, who, "combat")] if who in game.state.cards else []


@SOJOURN_IN_SHADOWS.adjust("hides-him", DEFENDERS)
def keeps_out_of_it(game: Game, defenders: tuple[str, ...]) -> tuple[str, ...] | None:
    """No strike is assigned to him."""
    return tuple(each for each in defenders if not own_reached(game, _HIDES, each))
