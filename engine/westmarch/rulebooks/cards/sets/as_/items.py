"""What single items of Against the Shadow say."""

from westmarch.cards.model.card import Modifier
from westmarch.cards.model.phrases.things import Who
from westmarch.kernel.event import Event
from westmarch.kernel.order import Layer
from westmarch.kernel.rulebook import Rulebook
from westmarch.mechanics.corruption import CorruptionCheck
from westmarch.mechanics.lookups import character_facts
from westmarch.mechanics.quantities.combat import RACE_FOUGHT, STRIKES_AT_MOST
from westmarch.mechanics.quantities.corruption import CORRUPTION_POINTS, CORRUPTION_TOTAL
from westmarch.mechanics.quantities.people import PROWESS_BONUS
from westmarch.rulebooks.cards.against import raised
from westmarch.rulebooks.cards.context import bears
from westmarch.rulebooks.cards.demands import demand_check
from westmarch.rulebooks.cards.lasting import leave, own_reached
from westmarch.rulebooks.cards.things.people import fits
from westmarch.table.events.cards import CardTapped
from westmarch.table.events.chain import OwnTextFollowed
from westmarch.table.game import Game
from westmarch.table.windows import ASSIGN_DEFENDER

# AS-122

ANCIENT_BLACK_AXE = Rulebook("AS-122")

_WARRIOR = Who((("warrior",),))
_SEES_HIM_THROUGH = "AS-122.sees-him-through"


@ANCIENT_BLACK_AXE.react("sees-him-through", OwnTextFollowed)
def sees_him_through(game: Game, event: OwnTextFollowed) -> list[Event]:
    """Whoever is about to waver sees it raised."""
    who = event.here.target
    return [leave(game, event, who, "check")] if who is not None else []


@ANCIENT_BLACK_AXE.adjust(
    "sees-him-through",
    CORRUPTION_TOTAL,
    says="Ancient Black Axe sees him through",
    order=Layer.LAST,
)
def cannot_fail(game: Game, total: int, who: str, dice: int, check: CorruptionCheck) -> int | None:
    """However he rolls, it is enough."""
    if not own_reached(game, _SEES_HIM_THROUGH, who):
        return None
    enough: int = game.value(CORRUPTION_POINTS, who) + 1
    return enough if total < enough else None


@ANCIENT_BLACK_AXE.react("exacts-its-price", CardTapped)
def exacts_its_price(game: Game, event: CardTapped) -> list[Event]:
    """It gives nothing for nothing, whatever it has been tapped for."""
    axe = game.card(event.card)
    if axe.card != "AS-122" or axe.host not in game.state.cards:
        return []
    return [demand_check(game, axe.id, str(axe.host), axe.id)]


# AS-136

USRIEV = Rulebook("AS-136")

_PRINTED, _AGAINST_ELVES = Modifier(1, 8), Modifier(2, 9)


@USRIEV.define("hates-elves", PROWESS_BONUS)
def was_made_against_elves(game: Game, who: str) -> int | None:
    """Against Elves it is worth more than it prints, as what raises his own prowess."""
    if game.state.combat is None or game.value(RACE_FOUGHT, who) != "Elf":
        return None
    if not bears(game, who, "AS-136") or not fits(game, _WARRIOR, who):
        return None
    own = character_facts(game, who).prowess
    return raised(own, _AGAINST_ELVES) - raised(own, _PRINTED)


@USRIEV.define("takes-two", STRIKES_AT_MOST)
def takes_two(game: Game, who: str) -> int | None:
    """Whoever has it may deal with two at once, if his own player likes."""
    if game.state.combat is None or game.state.combat_step is not ASSIGN_DEFENDER:
        return None
    return 2 if bears(game, who, "AS-136") and fits(game, _WARRIOR, who) else None
