"""Sites and stages: what a Fallen-wizard calls a haven, and where no Balrog is at home."""

from collections.abc import Iterator

from westmarch.kernel.rulebook import Term
from westmarch.mechanics.lookups import (
    SiteAttack,
    site_facts,
    table_cards,
)
from westmarch.mechanics.movement import UNDER_DEEPS, Way
from westmarch.mechanics.quantities.journeys import WAYS
from westmarch.mechanics.quantities.people import (
    IS_HAVEN,
)
from westmarch.mechanics.quantities.points import STAGE_POINTS
from westmarch.mechanics.quantities.sites import AUTOMATIC_ATTACKS, DUG_BELOW, SURFACE_SITE
from westmarch.mechanics.quantities.uniqueness import (
    BEING,
)
from westmarch.mechanics.sides import is_fallen
from westmarch.rulebooks.core.glossary import RULES
from westmarch.table.game import Game
from westmarch.table.state import IN_PLAY, Card

_POINTS = "marshalling-point-pile"


# Stage points, and what a Fallen-wizard calls a haven


def _points_of_stages(game: Game, player: str) -> Iterator[Term]:
    for each in table_cards(game):
        points = game.printed(each.id).stage_points
        if points and _whose(game, each) == player and game.printed(each.id).type != "site":
            yield points, game.name(each.id)


def _whose(game: Game, card: Card) -> str:
    """Of a hazard, they are those of the player whose character bears it."""
    bearer = game.state.cards.get(card.host or "")
    return card.owner if bearer is None else bearer.owner


@RULES.define("stage-points", STAGE_POINTS, terms=_points_of_stages)
def adds_them_up(game: Game, player: str) -> int | None:
    """The numbers on a Fallen-wizard player's cards in play are added up."""
    if not is_fallen(game, player):
        return None
    return sum(points for points, _ in _points_of_stages(game, player))


@RULES.define("wizardhaven", IS_HAVEN)
def is_wizardhaven(game: Game, site: str, player: str) -> bool:
    """A haven of the Fallen-wizards' own is one for a Fallen-wizard player."""
    return (
        is_fallen(game, player)
        and site_facts(game, site).site_type == "Haven"
        and game.printed(site).alignment == "fallen-wizard"
    )


@RULES.adjust(
    "fw-surface-site",
    WAYS,
    says="A Wizardhaven is no surface site, unless Deep Mines lies below it.",
    bars=True,
)
def no_way_down_from_a_wizardhaven(
    game: Game, ways: tuple[Way, ...], company: str, site: str
) -> tuple[Way, ...] | None:
    """From a Wizardhaven no way leads into the Under-deeps."""
    here = game.state.companies[company]
    ends = (here.site, site)
    if not ways or not is_fallen(game, here.player):
        return None
    above = any(
        game.value(SURFACE_SITE, one, below)
        and game.value(IS_HAVEN, one, here.player)
        and not game.value(DUG_BELOW, below, one)
        for one, below in (ends, ends[::-1])
    )
    if not above:
        return None
    return tuple(each for each in ways if each.name != UNDER_DEEPS)


# Balrogs


@RULES.adjust("balrog-automatic-attacks-ignored", AUTOMATIC_ATTACKS)
def balrog_is_not_there(
    game: Game, attacks: tuple[SiteAttack, ...], site: str
) -> tuple[SiteAttack, ...] | None:
    """A Balrog who is somewhere in play, or eliminated, guards no site as well, but by himself."""
    left = tuple(
        each for each in attacks if each.attack.race != "Balrog" or _is_balrog(game, each.source)
    )
    return left if left != attacks and _balrog_is_out(game) else None


def _balrog_is_out(game: Game) -> bool:
    """Tell whether a manifestation of the Balrog is in play, or was eliminated."""
    return any(
        _is_balrog(game, each.id)
        for each in game.state.cards.values()
        if each.place in (IN_PLAY, "out-of-play", _POINTS)
    )


def _is_balrog(game: Game, card: str) -> bool:
    """Tell of a card on the table, or of one of the pool."""
    return game.value(BEING, game.printed(card).id) == "Balrog of Moria"
