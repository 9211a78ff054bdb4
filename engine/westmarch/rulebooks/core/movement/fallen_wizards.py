"""A Fallen-wizard's companies: which versions of sites they use, and which ways they go."""

from westmarch.kernel.order import Rank
from westmarch.kernel.words import all_of
from westmarch.mechanics.lookups import cards_named, is_out, site_facts
from westmarch.mechanics.movement import STARTER, Way
from westmarch.mechanics.quantities.journeys import SITE_VERSIONS, WAYS
from westmarch.mechanics.quantities.people import OVERT
from westmarch.mechanics.sides import is_fallen
from westmarch.rulebooks.core.movement import RULES
from westmarch.table.actions import MoveCompany, PlayCharacter
from westmarch.table.game import Game

_EITHER = ("hero", "minion")


# Which version of a site


@RULES.define("fallen-wizard-ruins-choice", SITE_VERSIONS, order=Rank.BEFORE)
def either_of_ruins(game: Game, company: str, site: str) -> tuple[str, ...] | None:
    """Of Ruins & Lairs both versions will do, also where he himself may have a haven."""
    return _EITHER if _sort_of(game, site) == "Ruins & Lairs" else None


@RULES.define("covert-uses-hero-sites", SITE_VERSIONS)
def heroes_for_the_covert(game: Game, company: str, site: str) -> tuple[str, ...] | None:
    """Of all others, a covert company uses those of heroes."""
    return None if _is_overt(game, company) else ("hero",)


@RULES.forbid(
    "covert-uses-hero-sites",
    MoveCompany,
    says="{action.site} is no hero site, and {action.company} is covert.",
)
def is_no_site_for_the_covert(game: Game, action: MoveCompany) -> bool:
    """It goes to no other."""
    return _is_wrong_version(game, action) and not _is_overt(game, action.company)


@RULES.define("overt-site-versions", SITE_VERSIONS)
def as_listed_for_the_overt(game: Game, company: str, site: str) -> tuple[str, ...] | None:
    """An overt company uses the version that is listed for such a site."""
    if not _is_overt(game, company):
        return None
    rows = game.table("core.movement.overt-site-versions")
    return tuple(row["Card"] for row in rows if row["Site"] == _sort_of(game, site))


@RULES.forbid(
    "overt-site-versions",
    MoveCompany,
    says=lambda game, _, action: (
        f"{game.called(action.company)} is overt, and uses the "
        f"{all_of(game.value(SITE_VERSIONS, action.company, action.site))} card of "
        f"{game.name(action.site)}."
    ),
)
def is_no_site_for_the_overt(game: Game, action: MoveCompany) -> bool:
    """It goes to no other."""
    return _is_wrong_version(game, action) and _is_overt(game, action.company)


def _is_wrong_version(game: Game, action: MoveCompany) -> bool:
    alignment = game.printed(action.site).alignment
    return (
        is_fallen(game, action.player)
        and alignment in _EITHER
        and alignment not in game.value(SITE_VERSIONS, action.company, action.site)
    )


def _is_overt(game: Game, company: str) -> bool:
    return game.value(OVERT, game.state.companies[company].characters)


def _sort_of(game: Game, site: str) -> str:
    """What a site normally is: a haven of one side or the other, or what its card says."""
    havens = {
        each.alignment
        for each in game.pool.named(game.name(site))
        if getattr(each.facts, "site_type", "") == "Haven"
    }
    if "minion" in havens:
        return "Darkhaven"
    return "Haven" if "hero" in havens else site_facts(game, site).site_type


@RULES.forbid(
    "fallen-wizard-one-version",
    MoveCompany,
    PlayCharacter,
    says="Another version of {action.site} is in play, or in {action.player}'s discard pile.",
)
def another_version_is_out(game: Game, action: MoveCompany | PlayCharacter) -> bool:
    """Of each site, only cards of one version are in use until the deck is exhausted."""
    site = game.card(action.site)
    if not is_fallen(game, action.player) or site.place != "location-deck":
        return False
    alignment = game.printed(action.site).alignment
    return any(
        game.card(each).owner == action.player
        and is_out(game, each)
        and game.printed(each).alignment != alignment
        for each in cards_named(game, game.name(action.site))
    )


# Which ways


@RULES.adjust(
    "no-starter-fallen-wizard",
    WAYS,
    says="Starter Movement is closed to Fallen-wizard players.",
    bars=True,
)
def not_by_starter(
    game: Game, ways: tuple[Way, ...], company: str, site: str
) -> tuple[Way, ...] | None:
    """A Fallen-wizard's companies do not go by Starter Movement."""
    fallen = is_fallen(game, game.state.companies[company].player)
    return tuple(each for each in ways if each.name != STARTER) if ways and fallen else None


@RULES.adjust(
    "imlad-morgul-fallen-wizard",
    WAYS,
    says="A Fallen-wizard's company does not pass through Imlad Morgul on its way to or from "
    "Gorgoroth.",
    bars=True,
)
def not_through_imlad_morgul(
    game: Game, ways: tuple[Way, ...], company: str, site: str
) -> tuple[Way, ...] | None:
    """To and from Gorgoroth, a Fallen-wizard's company does not pass through Imlad Morgul."""
    here = game.state.companies[company]
    if not ways or not is_fallen(game, here.player):
        return None
    ends = (site_facts(game, here.site).region, site_facts(game, site).region)
    if "Gorgoroth" not in ends or "Imlad Morgul" in ends:
        return None
    return tuple(each for each in ways if "Imlad Morgul" not in each.regions)
