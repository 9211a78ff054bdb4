"""What the Balrog holds in his hand."""

from westmarch.kernel.event import Event
from westmarch.kernel.rulebook import Rulebook
from westmarch.mechanics.lookups import belongings
from westmarch.mechanics.quantities.combat import STRIKE_PROWESS, TAPS_FOR_STRIKE
from westmarch.mechanics.quantities.items import FIT_FOR_BALROG, IN_USE
from westmarch.rulebooks.cards.choices import is_called_for
from westmarch.rulebooks.cards.clause_registry import AS_WRITTEN
from westmarch.rulebooks.cards.context import bears, follows_own
from westmarch.rulebooks.cards.either_side import ON_EITHER_SIDE, on_the_side_of, opposed
from westmarch.table.actions import ChooseCard, UseCard
from westmarch.table.events.cards import CardChosen, ChoiceCalled
from westmarch.table.events.chain import OwnTextFollowed
from westmarch.table.events.memory import Remembered
from westmarch.table.game import Game
from westmarch.table.state import Fact

# BA-82

WHIP_OF_MANY_THONGS = Rulebook("BA-82")

_BINDS = "BA-82.binds-a-weapon"
_BOUND = "bound by the Whip of Many Thongs"
"""Remembered of a weapon as long as the fight lasts."""


@WHIP_OF_MANY_THONGS.define("is-his-own", FIT_FOR_BALROG)
def is_his_own(game: Game, item: str) -> bool | None:
    """Of all items, this one is made for him."""
    return game.printed(item).id == "BA-82" or None


@WHIP_OF_MANY_THONGS.adjust("strikes-hard", STRIKE_PROWESS, says="Whip of Many Thongs")
def lashes(game: Game, prowess: int, who: str) -> int | None:
    """Whoever puts all his strength into it strikes the harder."""
    return prowess + 1 if bears(game, who, "BA-82") and game.value(TAPS_FOR_STRIKE, who) else None


def _weapons(game: Game, player: str) -> tuple[str, ...]:
    """The weapons of those who fight with a player's company."""
    ours = on_the_side_of(game, player)
    theirs = opposed(game, ours.id) if ours is not None else None
    things = belongings(game, theirs) if theirs is not None else ()
    return tuple(
        each
        for each in things
        if "weapon" in game.printed(each).keywords and game.printed(each).type == "item"
    )


@WHIP_OF_MANY_THONGS.forbid("binds-a-weapon", UseCard, says=AS_WRITTEN)
def has_no_weapon_to_bind(game: Game, action: UseCard) -> bool:
    """It takes a company that fights with his, and has weapons."""
    return follows_own(game, action, _BINDS) and not _weapons(game, action.player)


@WHIP_OF_MANY_THONGS.permit(
    "binds-a-weapon",
    UseCard,
    says="The whip binds a weapon, be it he who attacks or another.",
    lifts=ON_EITHER_SIDE,
)
def lashes_out(game: Game, action: UseCard) -> bool | None:
    """He uses it on whichever side he is."""
    if not follows_own(game, action, _BINDS) or game.card(action.card).owner != action.player:
        return None
    ready = game.card(action.card).position == "untapped"
    return (ready and bool(_weapons(game, action.player))) or None


@WHIP_OF_MANY_THONGS.react("binds-a-weapon", OwnTextFollowed)
def looks_for_one(game: Game, event: OwnTextFollowed) -> list[Event]:
    """His player says which."""
    player = event.here.player
    among = _weapons(game, player)
    if not among:
        return []
    return [ChoiceCalled(card=event.card, player=player, among=among, what=(_BINDS,))]


@WHIP_OF_MANY_THONGS.permit(
    "binds-a-weapon", ChooseCard, says="What may be chosen is a weapon of those whom he fights."
)
def says_which(game: Game, action: ChooseCard) -> bool | None:
    """Any of those."""
    return is_called_for(game, action, _BINDS)


@WHIP_OF_MANY_THONGS.react("binds-a-weapon", CardChosen)
def binds_it(game: Game, event: CardChosen) -> list[Event]:
    """It is of no use until they have done with each other."""
    if game.printed(event.card).id != "BA-82" or event.what[0] != _BINDS:
        return []
    return [Remembered(fact=Fact(_BOUND, event.chosen, None, "combat", "BA-82"))]


@WHIP_OF_MANY_THONGS.adjust("binds-a-weapon", IN_USE)
def is_bound(game: Game, used: bool, item: str) -> bool | None:
    """Nobody fights with what is bound."""
    return False if game.state.fact(_BOUND, item) is not None else None
