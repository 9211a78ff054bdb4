"""What single items of The Lidless Eye say."""

from westmarch.kernel.rulebook import Rulebook
from westmarch.mechanics.quantities.people import PROWESS
from westmarch.mechanics.quantities.turn import TIME_FOR_RESOURCES
from westmarch.mechanics.rings import RESULT
from westmarch.rulebooks.cards.clause_registry import AS_WRITTEN
from westmarch.rulebooks.cards.context import follows_own
from westmarch.rulebooks.cards.shared_texts import mighty, mighty_terms
from westmarch.table.actions import PlayRing, UseCard
from westmarch.table.game import Game

# LE-326

THE_ONE_RING = Rulebook("LE-326")


@THE_ONE_RING.adjust("makes-him-mighty", PROWESS, terms=mighty_terms("LE-326"))
def makes_him_mighty(game: Game, prowess: int, who: str) -> int | None:
    """Whoever has it is stronger than he was, but no more than twice."""
    return mighty(game, prowess, who, "LE-326")


@THE_ONE_RING.forbid("is-not-found-in-storage", PlayRing, says=AS_WRITTEN)
def was_stored(game: Game, action: PlayRing) -> bool:
    """What is put away is not looked at so closely."""
    fact = game.state.fact(RESULT, action.ring)
    its_own = game.printed(action.card).id == "LE-326"
    return its_own and fact is not None and fact.value.test.stored is not None


# LE-418

THE_ARKENSTONE = Rulebook("LE-418")


@THE_ARKENSTONE.permit("whosever-he-is", UseCard, lifts=("core.targeting.opponents-cards",))
def is_any_dwarf(game: Game, action: UseCard) -> bool | None:
    """A Dwarf of the opponent's would do anything for it, too."""
    mine = follows_own(game, action, "LE-418.whosever-he-is")
    return (mine and game.value(TIME_FOR_RESOURCES, action.player)) or None
