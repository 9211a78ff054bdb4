"""What calls characters of The Wizards away, or turns them against their own."""

from collections.abc import Iterator

from westmarch.cards.model.attack import Attack
from westmarch.kernel.event import Event
from westmarch.kernel.order import Rank
from westmarch.kernel.rulebook import Rulebook
from westmarch.mechanics.journey import site_path
from westmarch.mechanics.lookups import company_of, in_hand
from westmarch.mechanics.quantities.actions import (
    ACTION_SORT,
    CARD_ROLL,
    COPIES,
    KEPT_IN_PLAY,
    OUT_OF_TURN,
    STAYS_IN_PLAY,
)
from westmarch.mechanics.quantities.combat import BODY_CHECK_TOTAL, DEFENDERS
from westmarch.mechanics.quantities.hazards import COUNTS
from westmarch.mechanics.quantities.people import PROWESS
from westmarch.mechanics.quantities.turn import TIME_FOR_RESOURCES
from westmarch.rulebooks.cards.choices import is_called_for
from westmarch.rulebooks.cards.clause_registry import AS_WRITTEN
from westmarch.rulebooks.cards.lasting import leave, own_reached
from westmarch.rulebooks.cards.shared_texts import (
    bears_the_ring,
    hears_a_call,
    leaves_it,
    leaving,
    may_leave_something,
)
from westmarch.table.actions import ChooseCard, DiscardCharacter, PlayEvent
from westmarch.table.events.cards import CardChosen, CardMoved, ChoiceCalled, EventPlayed
from westmarch.table.events.chain import OwnTextFollowed, RollMade
from westmarch.table.events.characters import (
    CharacterDiscarded,
    CharacterEliminated,
    CharacterReturned,
    CorruptionCheckPassed,
    CorruptionRolled,
)
from westmarch.table.events.combat import AttackMade, BodyCheckCalled
from westmarch.table.events.memory import Forgotten, Remembered
from westmarch.table.game import Game
from westmarch.table.state import LASTING, Fact

# TW-18, TW-19

CALL_OF_HOME = Rulebook("TW-18")
CALL_OF_THE_SEA = Rulebook("TW-19")

_AT_SEA = "played TW-19 on"
"""Remembered of the card: whom it calls."""
_LONGING = 3


@CALL_OF_HOME.react("leaves-an-item", RollMade, order=Rank.BEFORE)
def hears_it(game: Game, event: RollMade) -> list[Event]:
    """It is remembered who hears it."""
    return hears_a_call(game, event, "TW-18")


@CALL_OF_HOME.replace("leaves-an-item", CharacterReturned)
def is_about_to_go(game: Game, event: CharacterReturned) -> list[Event] | None:
    """Before he goes, he may leave something."""
    return may_leave_something(game, event, "TW-18")


@CALL_OF_HOME.permit("leaves-an-item", ChooseCard, says="One item may be left, or none.")
def says_what_he_leaves(game: Game, action: ChooseCard) -> bool | None:
    """His player says what he leaves, and to whom."""
    return is_called_for(game, action, *leaving("TW-18"))


@CALL_OF_HOME.react("leaves-an-item", CardChosen)
def leaves_something(game: Game, event: CardChosen) -> list[Event]:
    """One item goes to a companion, and he is gone."""
    return leaves_it(game, event, "TW-18")


@CALL_OF_HOME.forbid("spares-the-ring-bearer", PlayEvent, says=AS_WRITTEN)
def has_another_errand(game: Game, action: PlayEvent) -> bool:
    """Whoever bears The One Ring hears nothing else."""
    return game.printed(action.card).id == "TW-18" and bears_the_ring(game, action.target)


@CALL_OF_THE_SEA.react("leaves-an-item", RollMade, order=Rank.BEFORE)
def hears_the_sea(game: Game, event: RollMade) -> list[Event]:
    """It is remembered who hears it."""
    return hears_a_call(game, event, "TW-19")


@CALL_OF_THE_SEA.replace("leaves-an-item", CharacterReturned)
def is_about_to_sail(game: Game, event: CharacterReturned) -> list[Event] | None:
    """Before he goes, he may leave something."""
    return may_leave_something(game, event, "TW-19")


@CALL_OF_THE_SEA.permit("leaves-an-item", ChooseCard, says="One item may be left, or none.")
def says_what_is_left(game: Game, action: ChooseCard) -> bool | None:
    """His player says what he leaves, and to whom."""
    return is_called_for(game, action, *leaving("TW-19"))


@CALL_OF_THE_SEA.react("leaves-an-item", CardChosen)
def leaves_something_behind(game: Game, event: CardChosen) -> list[Event]:
    """One item goes to a companion, and he is gone."""
    return leaves_it(game, event, "TW-19")


@CALL_OF_THE_SEA.react("has-seen-the-sea", EventPlayed, order=Rank.EARLY)
def is_called(game: Game, event: EventPlayed) -> list[Event]:
    """It is remembered whom it calls."""
    if game.printed(event.card).id != "TW-19":
        return []
    return [Remembered(fact=Fact(_AT_SEA, event.card, event.target, "chain", "TW-19"))]


@CALL_OF_THE_SEA.adjust("has-seen-the-sea", CARD_ROLL, says="a Coastal Sea on his way")
def longs_for_it(game: Game, roll: int, card: str, dice: int) -> int | None:
    """Whoever has seen it on his way is drawn to it all the more."""
    fact = game.state.fact(_AT_SEA, card)
    company = company_of(game, fact.value) if fact is not None else None
    if company is None:
        return None
    seen = any(kind == "Coastal Sea" for kind, _ in site_path(game, company.id))
    return roll - _LONGING if seen else None


# TW-104

TOOKISH_BLOOD = Rulebook("TW-104")

_STAYS = "TW-104.keeps-him"
_AS_RESOURCE = 1
"""Which way to play it is that of a resource."""


@TOOKISH_BLOOD.react("leaves-an-item", RollMade, order=Rank.BEFORE)
def hears_the_took(game: Game, event: RollMade) -> list[Event]:
    """It is remembered who hears it."""
    return hears_a_call(game, event, "TW-104")


@TOOKISH_BLOOD.replace("leaves-an-item", CharacterReturned)
def is_about_to_wander(game: Game, event: CharacterReturned) -> list[Event] | None:
    """Before he goes, he may leave something."""
    return may_leave_something(game, event, "TW-104")


@TOOKISH_BLOOD.permit("leaves-an-item", ChooseCard, says="One item may be left, or none.")
def says_what_stays(game: Game, action: ChooseCard) -> bool | None:
    """His player says what he leaves, and to whom."""
    return is_called_for(game, action, *leaving("TW-104"))


@TOOKISH_BLOOD.react("leaves-an-item", CardChosen)
def leaves_it_behind(game: Game, event: CardChosen) -> list[Event]:
    """One item goes to a companion, and he is gone."""
    return leaves_it(game, event, "TW-104")


@TOOKISH_BLOOD.react("keeps-him", OwnTextFollowed)
def is_kept_at_it(game: Game, event: OwnTextFollowed) -> list[Event]:
    """Nothing will stop him this turn."""
    who = event.here.target
    return [leave(game, event, who, LASTING)] if who is not None else []


@TOOKISH_BLOOD.define("keeps-him", STAYS_IN_PLAY)
@TOOKISH_BLOOD.define("keeps-him", KEPT_IN_PLAY)
def stays(game: Game, who: str) -> bool | None:
    """He stays where others would go."""
    return own_reached(game, _STAYS, who) or None


@TOOKISH_BLOOD.replace(
    "keeps-him",
    CharacterDiscarded,
    CharacterReturned,
    says="Tookish Blood keeps a Hobbit in play this turn, whatever the reason.",
)
def does_not_go(game: Game, event: CharacterDiscarded | CharacterReturned) -> list[Event] | None:
    """Neither discarded nor returned to hand: nothing of the kind happens."""
    return [] if own_reached(game, _STAYS, event.card) else None


@TOOKISH_BLOOD.forbid(
    "keeps-him",
    DiscardCharacter,
    says="Tookish Blood keeps {action.character} in play this turn, whatever the reason.",
)
def may_not_be_discarded(game: Game, action: DiscardCharacter) -> bool:
    """His player cannot discard him, either."""
    return own_reached(game, _STAYS, action.character)


def _is_resource(game: Game, action: object) -> bool:
    if not isinstance(action, PlayEvent) or game.printed(action.card).id != "TW-104":
        return False
    return action.player == game.state.turn_player


@TOOKISH_BLOOD.define("serves-both-sides", ACTION_SORT, order=Rank.BEFORE)
def is_a_resource(game: Game, action: object) -> str | None:
    """To keep him is a resource."""
    return "resource" if _is_resource(game, action) else None


@TOOKISH_BLOOD.define("serves-both-sides", OUT_OF_TURN)
def may_be_a_resource(game: Game, card: str) -> bool | None:
    """So it is worth asking about when resources are played, too."""
    return game.printed(card).id == "TW-104" or None


@TOOKISH_BLOOD.adjust("serves-both-sides", COUNTS)
def counts_as_none(game: Game, counts: int, card: str | None, action: object) -> int | None:
    """And it takes nothing of the hazard limit."""
    return 0 if _is_resource(game, action) else None


@TOOKISH_BLOOD.permit(
    "serves-both-sides",
    PlayEvent,
    says=AS_WRITTEN,
    lifts=("core.turn.resource-player-no-hazards", "core.turn.hazard-player-window"),
)
def in_his_own_turn(game: Game, action: PlayEvent) -> bool | None:
    """Like any such event it is played in its player's own turn."""
    if not _is_resource(game, action) or not in_hand(game, action.player, action.card):
        return None
    return game.value(TIME_FOR_RESOURCES, action.player) or None


@TOOKISH_BLOOD.forbid("serves-both-sides", PlayEvent, says=AS_WRITTEN)
def is_for_ones_own(game: Game, action: PlayEvent) -> bool:
    """Each turn has its own use for it, and as a resource it is aimed at a Hobbit of one's own."""
    if game.printed(action.card).id != "TW-104":
        return False
    mine = action.target in game.state.cards and game.card(str(action.target)).owner
    resource = _is_resource(game, action)
    return resource != (action.effect == _AS_RESOURCE) or (resource and mine != action.player)


# TW-105

TRAITOR = Rulebook("TW-105")

_FALLING = "falling by TW-105"
"""Remembered of whoever has not withstood: his company, and his prowess."""
_BETRAYED = "TW-105.strikes-his-own"
_VICTIM = "victim of TW-105"
_STRONGER = 10


@TRAITOR.react("strikes-his-own", CorruptionRolled, order=Rank.FIRST)
def is_weighed(game: Game, event: CorruptionRolled) -> list[Event]:
    """It is not known yet what comes of it."""
    company = company_of(game, event.character)
    if company is None or not game.value(COPIES, "TW-105"):
        return []
    prowess = game.value(PROWESS, event.character)
    fact = Fact(_FALLING, event.character, (company.id, prowess), "check", "TW-105")
    return [Remembered(fact=fact)]


@TRAITOR.react("strikes-his-own", CorruptionCheckPassed)
def withstands(game: Game, event: CorruptionCheckPassed) -> list[Event]:
    """Nothing does, if he withstands."""
    return [Forgotten(what=_FALLING, about=event.character)]


@TRAITOR.react("strikes-his-own", CharacterDiscarded, CharacterEliminated)
def turns_against_them(
    game: Game, event: CharacterDiscarded | CharacterEliminated
) -> Iterator[Event]:
    """Before he goes he strikes, and the other player says at whom."""
    fact = game.state.fact(_FALLING, event.card)
    company = game.state.companies.get(fact.value[0]) if fact is not None else None
    if fact is None:
        return
    yield Forgotten(what=_FALLING, about=event.card)
    copies = game.value(COPIES, "TW-105")
    if copies and company is not None and company.characters:
        player, what = game.state.opponent(company.player), (_BETRAYED, *fact.value)
        # He strikes but once: core.passive-conditions.duplicates-declared-once
        yield ChoiceCalled(card=copies[0], player=player, among=company.characters, what=what)
    yield from (CardMoved(card=each, to="discard-pile") for each in copies)


@TRAITOR.permit("strikes-his-own", ChooseCard, says="He strikes at one of his company.")
def says_at_whom(game: Game, action: ChooseCard) -> bool | None:
    """The other player chooses."""
    return is_called_for(game, action, _BETRAYED)


@TRAITOR.react("strikes-his-own", CardChosen)
def strikes(game: Game, event: CardChosen) -> list[Event]:
    """It is an attack on that one alone."""
    if game.printed(event.card).id != "TW-105" or event.what[0] != _BETRAYED:
        return []
    _, company, prowess = event.what
    attack = Attack("", 1, prowess + _STRONGER)
    return [
        Remembered(fact=Fact(_VICTIM, event.chosen, None, "combat", "TW-105")),
        AttackMade(source=event.card, attack=attack, company=company),
    ]


def _is_his(game: Game) -> bool:
    combat = game.state.combat
    return combat is not None and game.card(combat.source).card == "TW-105"


@TRAITOR.adjust("strikes-his-own", DEFENDERS)
def at_him_alone(game: Game, defenders: tuple[str, ...]) -> tuple[str, ...] | None:
    """Nobody else is struck."""
    if not _is_his(game):
        return None
    return tuple(each for each in defenders if game.state.fact(_VICTIM, each) is not None)


@TRAITOR.adjust("strikes-his-own", BODY_CHECK_TOTAL, says="Traitor")
def strikes_deep(game: Game, total: int, check: BodyCheckCalled, dice: int) -> int | None:
    """He knows where it hurts."""
    return total + 1 if _is_his(game) and not check.of_strike else None
