"""The darkness that The Balrog wields, which keeps attacks from him twice."""

from westmarch.kernel.event import Event
from westmarch.kernel.rulebook import Rulebook
from westmarch.mechanics.quantities.combat import CANCELLABLE, COMES_BEFORE_STRIKES
from westmarch.rulebooks.cards.choices import is_answer, is_called_for
from westmarch.table.actions import ChooseCard
from westmarch.table.events.cards import CardChosen, ChoiceCalled
from westmarch.table.events.chain import OwnTextFollowed
from westmarch.table.events.combat import AttackCancelled, StrikesDue
from westmarch.table.events.memory import Forgotten, Remembered
from westmarch.table.game import Game
from westmarch.table.state import LASTING, Fact

# BA-55

DARKNESS_WIELDED = Rulebook("BA-55")

_LATER = "BA-55.wards-off-another"
"""Remembered of The Balrog, until the turn ends: the event that cancels a later attack on him."""


@DARKNESS_WIELDED.react("wards-off-another", OwnTextFollowed)
def waits_for_another(game: Game, event: OwnTextFollowed) -> list[Event]:
    """It is remembered for whom it does so."""
    combat = game.state.combat
    attacked = () if combat is None else game.state.companies[combat.company].characters
    return [
        Remembered(fact=Fact(_LATER, who, event.card, LASTING, "BA-55"))
        for who in attacked
        if game.name(who) == "The Balrog"
    ]


def _waiting(game: Game) -> list[Fact]:
    """Give what is remembered of events that can cancel the attack which is being fought."""
    combat = game.state.combat
    if combat is None or not game.value(CANCELLABLE):
        return []
    attacked = game.state.companies[combat.company].characters
    return [each for each in game.state.facts_of(_LATER) if each.about in attacked]


@DARKNESS_WIELDED.define("wards-off-another", COMES_BEFORE_STRIKES)
def may_ward_it_off(game: Game) -> bool | None:
    """That is the last moment at which the attack can be cancelled."""
    return bool(_waiting(game)) or None


@DARKNESS_WIELDED.react("wards-off-another", StrikesDue)
def asks_whether(game: Game, event: StrikesDue) -> list[Event]:
    """Its player says whether it is this attack, or he waits for another."""
    return [
        ChoiceCalled(
            card=each.value,
            player=event.combat.defender,
            among=(event.combat.source, each.value),
            what=(_LATER,),
        )
        for each in _waiting(game)[:1]
    ]


@DARKNESS_WIELDED.permit(
    "wards-off-another",
    ChooseCard,
    says="Darkness Wielded may cancel the attack that is chosen; to choose it itself is to wait.",
)
def says_which(game: Game, action: ChooseCard) -> bool | None:
    """The attack by what makes it, or none."""
    return is_called_for(game, action, _LATER)


@DARKNESS_WIELDED.react("wards-off-another", CardChosen)
def wards_it_off(game: Game, event: CardChosen) -> list[Event]:
    """The attack is cancelled, and the event has done what it can."""
    if not is_answer(event, _LATER) or event.chosen == event.card:
        return []
    done, *others = _waiting(game)
    kept = (Remembered(fact=each) for each in others)
    return [Forgotten(what=_LATER, about=done.about), *kept, AttackCancelled()]
