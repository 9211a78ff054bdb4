"""What cards of The White Hand say of points, and of what is worth none."""

from collections.abc import Callable

from westmarch.cards.kinds import MINIONS, RINGWRAITH
from westmarch.cards.model.effects import playings
from westmarch.cards.model.phrases.targets import OnCharacter
from westmarch.cards.model.phrases.things import Where, Who
from westmarch.kernel.event import Event
from westmarch.kernel.order import Layer, Rank
from westmarch.kernel.rulebook import Rulebook
from westmarch.mechanics.journey import site_of
from westmarch.mechanics.lookups import event_length, is_hazard
from westmarch.mechanics.quantities.actions import COPIES
from westmarch.mechanics.quantities.combat import DETAINMENT, PLACE_OF_DEFEATED
from westmarch.mechanics.quantities.people import AVATAR, WHICH_FALLEN_WIZARD
from westmarch.mechanics.quantities.points import (
    MARSHALLING_POINTS,
    POINTS,
    POINTS_SAID,
    SOURCES,
    STAGE_POINTS,
)
from westmarch.mechanics.sides import is_fallen
from westmarch.rulebooks.cards.clause_registry import AS_WRITTEN
from westmarch.rulebooks.cards.things.people import fits
from westmarch.rulebooks.cards.things.places import is_such_site
from westmarch.table.actions import PlayEvent
from westmarch.table.events.cards import CardStored, EventPlayed
from westmarch.table.events.combat import AttackDefeated
from westmarch.table.events.memory import Remembered
from westmarch.table.game import Game
from westmarch.table.state import Combat, Fact


def _has(game: Game, player: str, card: str) -> bool:
    """Tell whether a player has a card of the pool in play."""
    return any(game.card(each).owner == player for each in game.value(COPIES, card))


# WH-35, WH-41

WHITE_COUNCIL, BLACK_COUNCIL = Rulebook("WH-35"), Rulebook("WH-41")


def _council(book: Rulebook, avatar: str, concerns: Callable[[str], bool]) -> None:
    """Let a council meet where an avatar is at home, if his player is ahead."""
    card = book.chapter

    @book.forbid("if-one-is-ahead", PlayEvent, says=AS_WRITTEN)
    def does_not_meet(game: Game, action: PlayEvent) -> bool:
        """He has to be at a haven, his player ahead, and the opponent of his own kind."""
        if game.printed(action.card).id != card:
            return False
        who, opponent = game.value(AVATAR, action.player), game.state.opponent(action.player)
        site = site_of(game, who) if who is not None else None
        if site is None or not fits(game, Who(((avatar,),)), str(who)):
            return True
        if not is_such_site(game, Where(("Haven",)), site, action.card):
            return True
        ahead = _points(game, action.player) > _points(game, opponent)
        return not ahead or not concerns(game.state.kind(opponent))

    @book.react("in-the-pile", EventPlayed, order=Rank.LAST)
    def is_kept(game: Game, event: EventPlayed) -> list[Event]:
        """It lies among what counts."""
        return [CardStored(card=event.card)] if game.printed(event.card).id == card else []


def _points(game: Game, player: str) -> int:
    return sum(game.value(MARSHALLING_POINTS, player, each) for each in game.value(SOURCES))


_council(WHITE_COUNCIL, "Wizard", lambda kind: kind not in MINIONS)
_council(BLACK_COUNCIL, "Ringwraith", lambda kind: kind == RINGWRAITH)

# WH-20

FOUL_TOOTH = Rulebook("WH-20")

_UNTIMELY = "defeated under WH-20"


@FOUL_TOOTH.forbid("against-the-strayed", PlayEvent, says=AS_WRITTEN)
def is_no_fallen_wizard(game: Game, action: PlayEvent) -> bool:
    """It is for opponents who have strayed."""
    mine = game.printed(action.card).id == "WH-20"
    return mine and not is_fallen(game, game.state.opponent(action.player))


@FOUL_TOOTH.react("tame-kills", AttackDefeated)
def is_noted(game: Game, event: AttackDefeated) -> list[Event]:
    """What is defeated while it is there is remembered."""
    if not game.value(COPIES, "WH-20"):
        return []
    return [Remembered(fact=Fact(_UNTIMELY, event.combat.source, card="WH-20"))]


@FOUL_TOOTH.adjust("tame-kills", POINTS, order=Layer.LAST)
def is_no_great_deed(game: Game, points: int, card: str, player: str) -> int | None:
    """To whoever has strayed far, only what has an asterisk counts."""
    if not points or game.state.fact(_UNTIMELY, card) is None or game.printed(card).starred:
        return None
    copies = game.value(COPIES, "WH-20")
    against = any(game.card(each).owner != player for each in copies)
    far = is_fallen(game, player) and game.value(STAGE_POINTS, player) >= 7
    return 0 if against and far and game.value(WHICH_FALLEN_WIZARD, player) != "Alatar" else None


# WH-80

SHAMEFUL_DEEDS = Rulebook("WH-80")

_SHAMEFUL = "defeated under WH-80"


def _is_starred(game: Game, combat: Combat) -> bool:
    return is_hazard(game, combat.source) and game.printed(combat.source).starred


@SHAMEFUL_DEEDS.adjust("attacked-in-earnest", DETAINMENT, order=Layer.LATER)
def no_friend_of_theirs(game: Game, detains: bool, combat: Combat) -> bool | None:
    """Those with an asterisk do not merely detain him."""
    his = _is_starred(game, combat) and _has(game, combat.defender, "WH-80")
    return False if detains and his else None


@SHAMEFUL_DEEDS.adjust("shameful-kills", PLACE_OF_DEFEATED, order=Layer.AFTER)
def is_kept_for_its_points(game: Game, place: str, combat: Combat) -> str | None:
    """They are kept, asterisk or not."""
    his = _is_starred(game, combat) and _has(game, combat.defender, "WH-80")
    return "marshalling-point-pile" if his else None


@SHAMEFUL_DEEDS.react("shameful-kills", AttackDefeated, order=Rank.EARLIER)
def is_a_shameful_deed(game: Game, event: AttackDefeated) -> list[Event]:
    """It is remembered which of them fell while it was there."""
    if not _is_starred(game, event.combat) or not _has(game, event.combat.defender, "WH-80"):
        return []
    return [Remembered(fact=Fact(_SHAMEFUL, event.combat.source, card="WH-80"))]


@SHAMEFUL_DEEDS.define("shameful-kills", POINTS_SAID)
def counts_in_full(game: Game, card: str, player: str) -> tuple[int, ...] | None:
    """They count in full."""
    shameful = game.state.fact(_SHAMEFUL, card) is not None
    return (game.printed(card).points,) if shameful else None


@SHAMEFUL_DEEDS.adjust("no-good-deeds", POINTS, order=Layer.DENIED)
def counts_for_nothing(game: Game, points: int, card: str, player: str) -> int | None:
    """All others whom he has slain count for nothing."""
    kill = is_hazard(game, card) and game.printed(card).points_kind == "kill"
    if not points or not kill or not _has(game, player, "WH-80"):
        return None
    return 0 if game.state.fact(_SHAMEFUL, card) is None else None


# WH-119

MAN_OF_SKILL = Rulebook("WH-119")


@MAN_OF_SKILL.adjust("lore-counts", POINTS, order=Layer.GRANTED)
def what_is_learnt_counts(game: Game, points: int, card: str, player: str) -> int | None:
    """What takes a site where something can be learnt is worth two points."""
    learnt = points and event_length(game, card) == "permanent" and _is_learnt(game, card)
    return 2 if learnt and _has(game, player, "WH-119") else None


def _is_learnt(game: Game, card: str) -> bool:
    targets = (each.target for each in playings(game.printed(card)))
    places = (each.at if isinstance(each, OnCharacter) else None for each in targets)
    return any(each is not None and each.information for each in places)
