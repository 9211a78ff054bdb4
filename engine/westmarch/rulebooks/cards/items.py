"""How much weapons add to somebody."""

from msgspec import structs

from westmarch.mechanics.quantities.people import PROWESS
from westmarch.table.game import Game


def added_by_weapons(game: Game, who: str) -> int:
    """How much of somebody's prowess comes from the weapons that he has in hand."""
    state = game.state
    bare = {
        each: structs.replace(state.cards[each], in_use=False)
        for each in game.card(who).holds
        if "weapon" in game.printed(each).keywords
    }
    if not bare:
        return 0
    there = structs.replace(state, cards={**state.cards, **bare})
    without = Game(game.rules, game.pool, there)
    more: int = game.value(PROWESS, who) - without.value(PROWESS, who)
    return more
