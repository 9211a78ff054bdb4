"""What hazards of Dark Minions say that have agents influence cards away."""

from westmarch.kernel.event import Event
from westmarch.kernel.rulebook import Rulebook
from westmarch.mechanics.agents import homes_of
from westmarch.mechanics.control import is_character
from westmarch.mechanics.lookups import Cost
from westmarch.mechanics.quantities.actions import COSTS
from westmarch.mechanics.quantities.agents import AGENT_TRIES, HOMES_ADMITTING
from westmarch.mechanics.quantities.influence import INFLUENCE_RESULT, UNUSED_INFLUENCE
from westmarch.mechanics.quantities.people import PLAYABLE_AT
from westmarch.rulebooks.cards.agent_influence import (
    PLACES,
    TRIES,
    has,
    is_anothers,
    is_meant,
    let_try,
    may_try,
    shows_himself,
    tapping,
    tries_now,
    untapping,
)
from westmarch.rulebooks.cards.context import follows_own
from westmarch.table.actions import InfluenceCard, PlayEvent
from westmarch.table.events.cards import CardMoved
from westmarch.table.events.chain import Declared, OwnTextFollowed
from westmarch.table.events.characters import CardInfluenced, CharacterReturned
from westmarch.table.events.memory import Remembered
from westmarch.table.game import Game
from westmarch.table.state import Fact

WILL_NOT_COME_DOWN = Rulebook("DM-101")
GOOD_SENSE_REVOLTS = Rulebook("DM-61")

_HELPED = "helped to influence"
"""Remembered of an agent whose attempt is under way."""


# DM-101


@WILL_NOT_COME_DOWN.forbid(
    "speaks", PlayEvent, says="{action.target} is no agent of {action.player}'s."
)
def is_not_his(game: Game, action: PlayEvent) -> bool:
    """It is one of his own whom its player sends."""
    return is_anothers(game, action, "DM-101.speaks")


@WILL_NOT_COME_DOWN.permit(
    "speaks",
    PlayEvent,
    says="{action.target} may lie face-down, and shows himself as he taps.",
    lifts=("core.targeting.face-down-cards",),
)
def may_have_been_hidden(game: Game, action: PlayEvent) -> bool | None:
    """Who lies face-down is shown as he taps for it."""
    return shows_himself(game, action, "DM-101.speaks")


@WILL_NOT_COME_DOWN.define("speaks", COSTS)
def taps_for_it(game: Game, card: str | None, action: object) -> tuple[Cost, ...] | None:
    """And who is sent taps."""
    return tapping(game, action, "DM-101.speaks")


@WILL_NOT_COME_DOWN.react("speaks", OwnTextFollowed)
def speaks(game: Game, event: OwnTextFollowed) -> list[Event]:
    """The agent may try, now."""
    return let_try(game, event, "DM-101")


@WILL_NOT_COME_DOWN.define("speaks", AGENT_TRIES)
def to_whom_he_speaks(game: Game, agent: str, target: str) -> bool | None:
    """To anybody but items."""
    return is_meant(game, agent, target, "DM-101")


@WILL_NOT_COME_DOWN.permit(
    "speaks", InfluenceCard, says="Will not Come Down lets {action.character} try.", lifts=PLACES
)
def may_speak(game: Game, action: InfluenceCard) -> bool | None:
    """He is tapped already."""
    return may_try(game, action, "DM-101")


@WILL_NOT_COME_DOWN.adjust("speaks", COSTS)
def taps_once(
    game: Game, paid: tuple[Cost, ...], card: str | None, action: object
) -> tuple[Cost, ...] | None:
    """So he does not tap again."""
    return untapping(game, paid, action, "DM-101")


@WILL_NOT_COME_DOWN.react("speaks", Declared)
def speaks_now(game: Game, event: Declared) -> list[Event]:
    """It is now or never."""
    return tries_now(game, event, "DM-101")


@WILL_NOT_COME_DOWN.adjust("speaks", INFLUENCE_RESULT, says="Will not Come Down")
def heeds_no_lord(
    game: Game, result: int, action: InfluenceCard, ours: int, theirs: int
) -> int | None:
    """What general influence is left does not count."""
    if has(game, TRIES, action.character, "DM-101") is None:
        return None
    unused = game.value(UNUSED_INFLUENCE, game.state.opponent(action.player))
    return result + unused


@WILL_NOT_COME_DOWN.replace(
    "speaks", CardInfluenced, says="{event.target} goes back to the hand of its owner."
)
def stays_away(game: Game, event: CardInfluenced) -> list[Event] | None:
    """Whom he has won over goes back to its owner's hand."""
    if has(game, TRIES, event.character, "DM-101") is None:
        return None
    if is_character(game, event.target):
        return [CharacterReturned(card=event.target)]
    borne = (CardMoved(card=each, to="discard-pile") for each in game.card(event.target).holds)
    return [*borne, CardMoved(card=event.target, to="hand")]


# DM-61

_MORE, _MOST = 4, 8


@GOOD_SENSE_REVOLTS.forbid(
    "speaks", PlayEvent, says="{action.target} is no agent of {action.player}'s."
)
def is_none_of_his(game: Game, action: PlayEvent) -> bool:
    """It is one of his own whom its player sends."""
    return is_anothers(game, action, "DM-61.speaks")


@GOOD_SENSE_REVOLTS.permit(
    "speaks",
    PlayEvent,
    says="{action.target} may lie face-down, and shows himself as he taps.",
    lifts=("core.targeting.face-down-cards",),
)
def may_have_lain_face_down(game: Game, action: PlayEvent) -> bool | None:
    """Who lies face-down is shown as he taps for it."""
    return shows_himself(game, action, "DM-61.speaks")


@GOOD_SENSE_REVOLTS.define("speaks", COSTS)
def is_tired_by_it(game: Game, card: str | None, action: object) -> tuple[Cost, ...] | None:
    """And who is sent taps."""
    return tapping(game, action, "DM-61.speaks")


@GOOD_SENSE_REVOLTS.react("speaks", OwnTextFollowed)
def persuades(game: Game, event: OwnTextFollowed) -> list[Event]:
    """The agent may try, now."""
    return let_try(game, event, "DM-61")


@GOOD_SENSE_REVOLTS.define("speaks", AGENT_TRIES)
def whom_he_persuades(game: Game, agent: str, target: str) -> bool | None:
    """Anybody but items."""
    return is_meant(game, agent, target, "DM-61")


@GOOD_SENSE_REVOLTS.permit(
    "speaks", InfluenceCard, says="Good Sense Revolts lets {action.character} try.", lifts=PLACES
)
def may_persuade(game: Game, action: InfluenceCard) -> bool | None:
    """He is tapped already."""
    return may_try(game, action, "DM-61")


@GOOD_SENSE_REVOLTS.adjust("speaks", COSTS)
def is_tapped_already(
    game: Game, paid: tuple[Cost, ...], card: str | None, action: object
) -> tuple[Cost, ...] | None:
    """So he does not tap again."""
    return untapping(game, paid, action, "DM-61")


@GOOD_SENSE_REVOLTS.react("speaks", Declared)
def persuades_now(game: Game, event: Declared) -> list[Event]:
    """It is now or never."""
    return tries_now(game, event, "DM-61")


@GOOD_SENSE_REVOLTS.adjust("speaks", INFLUENCE_RESULT, says="Good Sense Revolts")
def is_persuasive(
    game: Game, result: int, action: InfluenceCard, ours: int, theirs: int
) -> int | None:
    """He is persuasive, and most so with those who come into play where he is at home."""
    if has(game, TRIES, action.character, "DM-61") is None:
        return None
    near = _is_playable_at_home(game, action.character, action.target)
    return result + (_MOST if near else _MORE)


def _is_playable_at_home(game: Game, agent: str, target: str) -> bool:
    """Tell whether a card can be played at a home site of an agent."""
    if not is_character(game, target):
        return bool(game.value(HOMES_ADMITTING, agent, target))
    homes = (game.pool.named(each) for each in homes_of(game, agent))
    sites = (each.id for cards in homes for each in cards if each.type == "site")
    return any(game.value(PLAYABLE_AT, target, each) for each in sites)


@GOOD_SENSE_REVOLTS.forbid(
    "helps", PlayEvent, says="{action.target} makes no influence attempt now.", again=True
)
def is_not_trying(game: Game, action: PlayEvent) -> bool:
    """It helps only who is trying."""
    if not follows_own(game, action, "DM-61.helps"):
        return False
    return not any(
        isinstance(each, InfluenceCard) and each.character == action.target
        for each in game.state.chain
    )


@GOOD_SENSE_REVOLTS.react("helps", OwnTextFollowed)
def helps_him(game: Game, event: OwnTextFollowed) -> list[Event]:
    """It is remembered until he has tried."""
    agent = str(event.here.target)
    return [Remembered(fact=Fact(_HELPED, agent, until="chain", card="DM-61"))]


@GOOD_SENSE_REVOLTS.adjust("helps", INFLUENCE_RESULT, says="Good Sense Revolts")
def is_helped(game: Game, result: int, action: InfluenceCard, ours: int, theirs: int) -> int | None:
    """His attempt is helped, once for each of the cards."""
    helped = [
        each
        for each in game.state.facts
        if (each.what, each.about, each.card) == (_HELPED, action.character, "DM-61")
    ]
    return result + _MORE * len(helped) if helped else None
