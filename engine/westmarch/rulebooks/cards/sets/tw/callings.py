"""What calls characters of The Wizards away, or turns them against their own."""

from collections.abc import Iterator

from westmarch.cards.model.attack import Attack
from westmarch.kernel.event import Event
from westmarch.kernel.rulebook import Rulebook
from westmarch.mechanics.journey import site_path
from westmarch.mechanics.quantities.actions import COPIES
from westmarch.mechanics.quantities.combat import BODY_CHECK_TOTAL, DEFENDERS
from westmarch.mechanics.quantities.influence import UNUSED_INFLUENCE
from westmarch.mechanics.quantities.people import PROWESS
from westmarch.mechanics.table import company_of, item_facts
from westmarch.rulebooks.cards.choices import is_called_for
from westmarch.table.actions import ChooseCard, PlayEvent
from westmarch.table.events.cards import CardChosen, CardMoved, ChoiceCalled, ItemTransferred
from westmarch.table.events.chain import OwnTextFollowed, RollCalled, RollMade
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
from westmarch.table.state import Fact

# TW-18, TW-19

CALL_OF_HOME = Rulebook("TW-18")
CALL_OF_THE_SEA = Rulebook("TW-19")

_ROLL, _WHICH, _WHOSE = "{}.calls-him-away", "{}.leaves", "{}.leaves it to"
_AT_LEAST = 10
_LONGING = 3


@CALL_OF_HOME.react("calls-him-away", OwnTextFollowed)
@CALL_OF_THE_SEA.react("calls-him-away", OwnTextFollowed)
def hears_it(game: Game, event: OwnTextFollowed) -> list[Event]:
    """It depends on the dice whether he can be held."""
    who, id_ = event.here.target, game.printed(event.card).id
    if who not in game.state.cards:
        return []
    return [RollCalled(card=event.card, of=who, what=(_ROLL.format(id_), None))]


@CALL_OF_HOME.react("calls-him-away", RollMade)
def goes_home(game: Game, event: RollMade) -> list[Event]:
    """He goes, unless there is enough to hold him, and may leave something behind."""
    return _goes(game, event, "TW-18", 0)


@CALL_OF_THE_SEA.react("calls-him-away", RollMade)
def goes_to_the_sea(game: Game, event: RollMade) -> list[Event]:
    """So does he, and the sooner if he has seen the Sea on his way."""
    company = company_of(game, event.of)
    path = site_path(game, company.id) if company is not None else ()
    seen = any(kind == "Coastal Sea" for kind, _ in path)
    return _goes(game, event, "TW-19", _LONGING if seen else 0)


def _goes(game: Game, event: RollMade, id_: str, less: int) -> list[Event]:
    if not isinstance(event.what, tuple) or event.what[0] != _ROLL.format(id_):
        return []
    owner = game.card(event.of).owner
    if event.roll + game.value(UNUSED_INFLUENCE, owner) - less >= _AT_LEAST:
        return []
    items = tuple(each for each in game.card(event.of).holds if item_facts(game, each) is not None)
    if not items or not _companions(game, event.of):
        return [CharacterReturned(card=event.of)]
    # Whoever chooses the card itself leaves nothing.
    among, what = (*items, event.card), (_WHICH.format(id_), event.of)
    return [ChoiceCalled(card=event.card, player=owner, among=among, what=what)]


def _companions(game: Game, who: str) -> tuple[str, ...]:
    company = company_of(game, who)
    return tuple(each for each in company.characters if each != who) if company else ()


@CALL_OF_HOME.permit(
    "calls-him-away", ChooseCard, says="One item may be left to a companion, or none."
)
@CALL_OF_THE_SEA.permit(
    "calls-him-away", ChooseCard, says="One item may be left to a companion, or none."
)
def says_which_and_to_whom(game: Game, action: ChooseCard) -> bool | None:
    """His player says what he leaves, and to whom."""
    calls = (each.format(id_) for each in (_WHICH, _WHOSE) for id_ in ("TW-18", "TW-19"))
    return is_called_for(game, action, *calls)


@CALL_OF_HOME.react("calls-him-away", CardChosen)
def leaves_something(game: Game, event: CardChosen) -> list[Event]:
    """One item goes to a companion, and he is gone."""
    return _leaves(game, event, "TW-18")


@CALL_OF_THE_SEA.react("calls-him-away", CardChosen)
def leaves_something_behind(game: Game, event: CardChosen) -> list[Event]:
    """One item goes to a companion, and he is gone."""
    return _leaves(game, event, "TW-19")


def _leaves(game: Game, event: CardChosen, id_: str) -> list[Event]:
    if game.printed(event.card).id != id_ or not isinstance(event.what, tuple):
        return []
    key, who, *item = event.what
    if key == _WHOSE.format(id_):
        return [ItemTransferred(card=item[0], character=event.chosen), CharacterReturned(card=who)]
    if key != _WHICH.format(id_):
        return []
    if event.chosen == event.card:
        return [CharacterReturned(card=who)]
    player, what = game.card(who).owner, (_WHOSE.format(id_), who, event.chosen)
    among = _companions(game, who)
    return [ChoiceCalled(card=event.card, player=player, among=among, what=what)]


@CALL_OF_HOME.forbid(
    "spares-the-ring-bearer", PlayEvent, says="{action.target} bears The One Ring, and cannot go."
)
def has_another_errand(game: Game, action: PlayEvent) -> bool:
    """Whoever bears The One Ring hears nothing else."""
    if game.printed(action.card).id != "TW-18" or action.target not in game.state.cards:
        return False
    return any(game.name(each) == "The One Ring" for each in game.card(str(action.target)).holds)


# TW-105

TRAITOR = Rulebook("TW-105")

_FALLING = "falling by TW-105"
"""Remembered of whoever has not withstood: his company, and his prowess."""
_BETRAYED = "TW-105.strikes-his-own"
_VICTIM = "victim of TW-105"
_STRONGER = 10


@TRAITOR.react("strikes-his-own", CorruptionRolled, order=-100)
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
    for copy in game.value(COPIES, "TW-105"):
        if company is not None and company.characters:
            player = game.state.opponent(company.player)
            what = (_BETRAYED, *fact.value)
            yield ChoiceCalled(card=copy, player=player, among=company.characters, what=what)
        yield CardMoved(card=copy, to="discard-pile")


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
