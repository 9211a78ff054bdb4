"""To whom Hobbits are sworn."""

from westmarch.cards.model.card import Faction
from westmarch.kernel.rulebook import Rulebook
from westmarch.mechanics.lookups import company_of
from westmarch.mechanics.playable import is_playable_at
from westmarch.mechanics.quantities.sites import SITE_TYPE
from westmarch.rulebooks.cards.clause_registry import AS_WRITTEN
from westmarch.table.actions import PlayEvent
from westmarch.table.game import Game
from westmarch.table.state import Company

# BA-33

TO_FEALTY_SWORN = Rulebook("BA-33")

_PILE = "marshalling-point-pile"
"""Where a faction is that has come into play."""


@TO_FEALTY_SWORN.forbid("is-sworn", PlayEvent, says=AS_WRITTEN)
def has_no_lord(game: Game, action: PlayEvent) -> bool:
    """He is with the king, or there when people have just come to his cause."""
    if game.printed(action.card).id != "BA-33" or action.target not in game.state.cards:
        return False
    company = company_of(game, str(action.target))
    if company is None:
        return True
    borne = (each for who in company.characters for each in game.card(who).holds)
    with_the_king = any(game.name(each) == "Return of the King" for each in borne)
    return not with_the_king and not _has_won(game, company)


def _has_won(game: Game, company: Company) -> bool:
    """Tell whether a faction has come into play with a company in this site phase."""
    site = company.site
    if game.state.phase != "site" or not company.entered or game.name(site) == "Bag End":
        return False
    if game.value(SITE_TYPE, site) != "Free-hold":
        return False
    before = game.turn_start.state.pile(company.player, _PILE)
    return any(
        each not in before
        and game.printed(each).unique
        and game.printed(each).alignment == "hero"
        and is_playable_at(game, each, site, Faction)
        for each in game.state.pile(company.player, _PILE)
    )
