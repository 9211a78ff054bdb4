"""What short-events allow without demanding it."""

from msgspec import Struct

from westmarch.mechanics.lookups import admits, company_of, item_facts
from westmarch.mechanics.quantities.actions import WORKS_WITH
from westmarch.mechanics.quantities.items import HOARD_ITEM
from westmarch.mechanics.quantities.sites import CONTAINS_HOARD
from westmarch.table.actions import PlayItem
from westmarch.table.game import Game
from westmarch.table.state import Fact

ALLOWANCE = "allowance"
"""What facts about allowances are; they are about the company that may make use of them."""


class Allowance(Struct, frozen=True):
    """An item of some classes may be played at a tapped site that allows it, or has a hoard."""

    card: str
    """The event that allows it."""
    classes: tuple[str, ...]
    declared: int
    """How many actions had been declared in the game when it was given."""
    idle: bool = True
    """The event has changed nothing so far."""
    hoard: bool = True
    """The site contains a hoard; else it allows such an item anyway."""
    but: str | None = None
    """Whoever does not play it."""
    anywhere: bool = False
    """Whatever the site says, as long as the item is neither unique nor a hoard item."""

    def covers(self, game: Game, action: PlayItem) -> bool:
        """Tell whether it would do for playing an item."""
        item, company = item_facts(game, action.card), company_of(game, action.character)
        if item is None or company is None or item.item_class not in self.classes:
            return False
        if action.character == self.but:
            return False
        if self.anywhere:
            return not (game.printed(action.card).unique or game.value(HOARD_ITEM, action.card))
        if self.hoard and not game.value(CONTAINS_HOARD, company.site):
            return False
        allowed = self.hoard or admits(game, company.site, action.card)
        return allowed and game.value(WORKS_WITH, self.card, action.card)


def allowances(game: Game, company: str | None = None) -> tuple[Fact, ...]:
    """The allowances that are remembered, of one company or of all."""
    return tuple(each for each in game.state.facts_of(ALLOWANCE) if company in (None, each.about))
