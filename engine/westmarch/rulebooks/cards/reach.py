"""Where somebody is, whether he is with somebody else, and what cards reach."""

from westmarch.cards.model.phrases.things import Where
from westmarch.kernel.lack import Lack
from westmarch.mechanics.journey import site_of
from westmarch.mechanics.quantities.sites import SITE_TYPE
from westmarch.rulebooks.cards.context import company_of_card
from westmarch.rulebooks.cards.things.places import of_another_kind, other_site
from westmarch.table.game import Game


def not_there(game: Game, where: Where, who: str, site: str | None, card: str) -> Lack | None:
    """Give how the site where somebody or a company is, or goes, is none of those meant."""
    if site is None:
        return Lack(whereabouts, (who, None))
    lack = other_site(game, where, site, card)
    # Of a site that is such a one but for something else, that is worth more than its name.
    if lack is None or lack.says is not of_another_kind:
        return lack
    return Lack(whereabouts, (who, site))


def whereabouts(game: Game, who: str, site: str | None) -> str:
    """Say where somebody or a company is, or goes: “the company is at Bree (Border-hold)”."""
    company = who in game.state.companies
    name = "the company" if company else game.name(who)
    if site is None:
        return f"{name} is {'on its way' if company else 'at no site now'}"
    verb = "is at" if site == site_of(game, who) else "goes to"
    return f"{name} {verb} {game.name(site)} ({game.value(SITE_TYPE, site)})"


def are_together(game: Game, company: str | None, target: str | None) -> bool:
    """Tell whether a target is in a company, if it is a character, an item or a company at all."""
    if target is None or company is None:
        return True
    if target in game.state.companies:
        return target == company
    if target not in game.state.cards:
        return True
    if game.printed(target).type not in ("character", "item", "ally"):
        return True
    return company_of_card(game, target) == company


def is_within_reach(game: Game, card: str, target: str | None) -> bool:
    """Tell whether a card in play can be used on something: what nobody bears, also far away.

    But for an item somebody has to be there.
    """
    item = target in game.state.cards and game.printed(target).type == "item"
    if game.card(card).host is None and not item:
        return True
    return are_together(game, company_of_card(game, card), target)
