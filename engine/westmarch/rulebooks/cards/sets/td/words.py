"""What single resources of The Dragons make of attacks by Dragons."""

from westmarch.kernel.event import Event
from westmarch.kernel.rulebook import Rulebook
from westmarch.mechanics.lookups import LimitModifier
from westmarch.mechanics.quantities.combat import ATTACK_PROWESS, CANCELLABLE
from westmarch.mechanics.quantities.dragons import MANIFESTATION
from westmarch.mechanics.quantities.hazards import LIMIT_MODIFIERS
from westmarch.rulebooks.cards.choices import is_called_for
from westmarch.rulebooks.cards.clause_registry import AS_WRITTEN
from westmarch.rulebooks.cards.context import follows_own
from westmarch.rulebooks.cards.lasting import leave, left_by_own
from westmarch.table.actions import ChooseCard, PlayEvent
from westmarch.table.events.cards import CardChosen, CardMoved, CardShown, ChoiceCalled
from westmarch.table.events.chain import OwnTextFollowed
from westmarch.table.events.combat import AttackCancelled
from westmarch.table.events.memory import Remembered
from westmarch.table.game import Game
from westmarch.table.state import LASTING, Fact

# TD-55

PROWESS_OF_AGE = Rulebook("TD-55")

_GROWN = "TD-55.grows"


@PROWESS_OF_AGE.forbid("of-one-dragon", PlayEvent, says=AS_WRITTEN)
def is_none_of_the_great(game: Game, action: PlayEvent) -> bool:
    """Only the great Dragons shrug such things off."""
    combat = game.state.combat
    if not follows_own(game, action, "TD-55.of-one-dragon") or combat is None:
        return False
    return game.value(MANIFESTATION, combat) is None


@PROWESS_OF_AGE.react("grows", OwnTextFollowed)
def is_old(game: Game, event: OwnTextFollowed) -> list[Event]:
    """It is remembered of the attack, for each copy, or of the site where it waits."""
    site = event.here.target
    return [leave(game, event, site or "attack", "combat" if site is None else LASTING)]


@PROWESS_OF_AGE.adjust("grows", ATTACK_PROWESS, says="Prowess of Age")
def is_stronger_with_each(game: Game, prowess: int) -> int | None:
    """Each copy is worth more than the one before it, and no more than three count."""
    combat = game.state.combat
    of_site = combat is not None and combat.kind == "automatic"
    about = ("attack", game.state.companies[combat.company].site if of_site and combat else "")
    facts = (each for each in game.state.facts if each.about in about)
    times = min(3, sum(left_by_own(each, _GROWN) for each in facts))
    return prowess + times * times if times else None


# TD-153

STAFF_ASUNDER = Rulebook("TD-153")


@STAFF_ASUNDER.react("gives-it-up", OwnTextFollowed)
def gives_it_up(game: Game, event: OwnTextFollowed) -> list[Event]:
    """The staff is broken, and remembered in song."""
    held = game.card(str(event.here.target)).holds
    staff = next((each for each in held if game.name(each) == "Wizard’s Staff"), None)
    return [CardMoved(card=staff, to="marshalling-point-pile")] if staff is not None else []


# TD-106

DRAGONS_HUNGER = Rulebook("TD-106")

_FED = "TD-106.is-fed"
_FEWER = "fewer hazards by TD-106"


@DRAGONS_HUNGER.react("is-fed", OwnTextFollowed)
def is_hungry(game: Game, event: OwnTextFollowed) -> list[Event]:
    """The opponent feeds it, or has nothing to feed it with, and shows that."""
    opponent = game.state.opponent(event.here.player)
    hand = game.state.pile(opponent, "hand")
    creatures = tuple(each for each in hand if game.printed(each).type == "creature")
    if creatures:
        what = (_FED, event.here.company(game))
        return [ChoiceCalled(card=event.card, player=opponent, among=creatures, what=what)]
    combat = game.state.combat
    shown: list[Event] = [CardShown(card=each) for each in hand]
    if combat is None or not game.value(CANCELLABLE):
        return shown
    return [*shown, AttackCancelled()]


@DRAGONS_HUNGER.permit(
    "is-fed", ChooseCard, says="What may be chosen is what Dragon’s Hunger calls for."
)
def says_with_what(game: Game, action: ChooseCard) -> bool | None:
    """The opponent says which creature it is."""
    return is_called_for(game, action, _FED)


@DRAGONS_HUNGER.react("is-fed", CardChosen)
def is_eaten(game: Game, event: CardChosen) -> list[Event]:
    """That one is gone, and there is one hazard less to meet."""
    if game.printed(event.card).id != "TD-106" or event.what[0] != _FED:
        return []
    fewer = Remembered(fact=Fact(_FEWER, str(event.what[1]), None, "turn", "TD-106"))
    return [CardMoved(card=event.chosen, to="discard-pile"), fewer]


@DRAGONS_HUNGER.define("is-fed", LIMIT_MODIFIERS)
def there_is_less(game: Game, company: str) -> tuple[LimitModifier, ...] | None:
    """The hazard limit of the company is lower by one."""
    times = sum((each.what, each.about) == (_FEWER, company) for each in game.state.facts)
    return (LimitModifier("TD-106", -1),) * times or None
