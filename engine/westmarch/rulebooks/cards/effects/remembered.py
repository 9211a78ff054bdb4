"""What is remembered of effects that last a while: of a company, of a place, of an attack."""

from collections.abc import Iterator
from typing import TypeGuard

from westmarch.cards.model.card import Card
from westmarch.cards.model.phrases.effect import Effect
from westmarch.kernel.event import Event
from westmarch.mechanics.lookups import is_site
from westmarch.rulebooks.cards.context import Here
from westmarch.rulebooks.cards.lasting import Key, reached, remember
from westmarch.table.game import Game
from westmarch.table.state import LASTING, Combat


def of_company(game: Game, effect: Effect, here: Here, key: Key) -> Iterator[Event]:
    """Remember the effect of the company."""
    company = here.company(game)
    if company is not None:
        yield remember(game, here, key, company, LASTING)


def of_place(game: Game, effect: Effect, here: Here, key: Key) -> Iterator[Event]:
    """Remember the effect of the site that it is aimed at, or else of the company."""
    about = here.target if is_site(game, here.target) else here.company(game)
    if about is not None:
        yield remember(game, here, key, about, LASTING)


def of_attack(game: Game, here: Here) -> Iterator[tuple[str, str]]:
    """What is remembered of the attack that is being fought, or of those at a site."""
    of_site = here.target is not None and is_site(game, here.target)
    yield (here.target, LASTING) if of_site and here.target else ("attack", "combat")


def times_reached(game: Game, card: Card, key: Key) -> int:
    """Count how often an effect has reached the attack being fought, or those of the site."""
    combat = game.state.combat
    site = game.state.companies[combat.company].site if _is_automatic(combat) else None
    return reached(game, card, key, "attack") + (reached(game, card, key, site) if site else 0)


def _is_automatic(combat: Combat | None) -> TypeGuard[Combat]:
    return combat is not None and combat.kind == "automatic"
