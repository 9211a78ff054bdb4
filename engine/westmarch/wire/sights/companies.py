"""What is to be seen of a company."""

from typing import Any

from westmarch.mechanics.journey import new_site, site_of, site_path
from westmarch.mechanics.quantities.hazards import BASE_HAZARD_LIMIT, HAZARD_LIMIT, HAZARDS_LEFT
from westmarch.mechanics.quantities.people import COMPANY_SIZE
from westmarch.mechanics.quantities.turn import DRAWS
from westmarch.table.game import Game
from westmarch.wire.sights.named import COMPANY, of
from westmarch.wire.sights.path import Path


def _path(game: Game, company: str) -> list[dict[str, Any]]:
    return [{"type": type_, "name": name} for type_, name in site_path(game, company)]


def _base_limit(game: Game, company: str) -> Any:
    return game.state.companies[company].hazard_limit or game.value(BASE_HAZARD_LIMIT, company)


def _draws(player: str) -> Path:
    return Path(
        f"company/<company>/draws/{player}",
        "a number",
        "How many cards the player may draw for its movement.",
        lambda game, company: game.value(DRAWS, company, player),
        (COMPANY,),
    )


COMPANIES = (
    Path("company/<company>/site", "a label or null",
        "The site card where the company is; null while it is on its way.", site_of, (COMPANY,)),
    Path("company/<company>/new-site", "a label", "The site card where it goes, or stays.",
        new_site, (COMPANY,)),
    Path("company/<company>/site-path", "a list of objects with type and name",
        "The regions it moves through, in order; the name is null where it does not count.", _path,
        (COMPANY,)),
    Path("company/<company>/size", "a number", "As the rules count it.", of(COMPANY_SIZE),
        (COMPANY,)),
    Path("company/<company>/hazard-limit", "a number", "In its movement/hazard phase.",
        of(HAZARD_LIMIT), (COMPANY,)),
    Path("company/<company>/base-hazard-limit", "a number",
        "As it was set by the size of the company, before anything raises or lowers it.",
        _base_limit, (COMPANY,)),
    Path("company/<company>/hazards", "a number", "How many were declared against the limit.",
        lambda game, company: game.state.companies[company].hazards, (COMPANY,)),
    Path("company/<company>/hazards-left", "a number", "How many more the limit has room for.",
        of(HAZARDS_LEFT), (COMPANY,)),
    _draws("player"),
    _draws("opponent"),
)  # fmt: skip
