"""Attacks and strikes, as what cards are played and used on."""

from collections.abc import Iterator

from westmarch.cards.model.phrases.targets import OnAttack, OnStrike
from westmarch.kernel.lack import Lack
from westmarch.mechanics.journey import site_of
from westmarch.mechanics.lookups import SiteAttack, is_site, sites_in_play
from westmarch.mechanics.quantities.combat import FACING_STRIKE
from westmarch.mechanics.quantities.sites import AUTOMATIC_ATTACKS
from westmarch.rulebooks.cards.context import Here, company_of_card
from westmarch.rulebooks.cards.reach import not_there
from westmarch.rulebooks.cards.targets.record import target
from westmarch.rulebooks.cards.things.attacks import other_attack
from westmarch.rulebooks.cards.things.places import other_site
from westmarch.table.game import Game
from westmarch.table.state import Combat

_ANOTHER_COMPANY = Lack("the attack is on another company")


def _now_or_at_sites(game: Game, target: OnAttack) -> Iterator[str | None]:
    yield None
    if _may_wait(game, target):
        yield from sites_in_play(game)


def _now(game: Game, target: OnStrike) -> tuple[None]:
    return (None,)


@target(OnAttack, among=_now_or_at_sites)
def _on_attack(game: Game, target: OnAttack, here: Here, purpose: str) -> Lack | None:
    if here.target is not None:
        return _waits_at(game, target, here.target, here)
    combat = game.state.combat
    lack = other_attack(game, target.attacks, combat)
    if lack is None and target.at is not None and combat is not None:
        there = combat.company
        lack = not_there(game, target.at, there, site_of(game, there), here.card)
    if lack is not None or combat is None:
        return lack
    if target.anywhere:
        return None if here.player == combat.defender else _ANOTHER_COMPANY
    return _is_of_his(game, combat, here)


def _is_of_his(game: Game, combat: Combat, here: Here) -> Lack | None:
    """Ask that the company of whoever bears or plays the card is the one that fights."""
    mine = company_of_card(game, here.bearer) or company_of_card(game, here.actor)
    return None if mine in (None, combat.side(here.player)) else _ANOTHER_COMPANY


def _waits_at(game: Game, target: OnAttack, site: str, here: Here) -> Lack | None:
    """Ask for such an automatic-attack of a site, while nobody faces it yet."""
    if not is_site(game, site):
        return Lack("{0} is no site", (site,))
    races = target.attacks.races
    if _may_wait(game, target):
        lack = other_site(game, target.at, site, here.card) if target.at is not None else None
        if lack is not None:
            return lack
        attacks: tuple[SiteAttack, ...] = game.value(AUTOMATIC_ATTACKS, site)
        if any(not races or each.attack.race in races for each in attacks):
            return None
    return Lack("no such attack waits at {0}", (site,))


def _may_wait(game: Game, target: OnAttack) -> bool:
    """Tell whether an attack that nobody faces yet may be meant, and none is being fought."""
    attacks = target.attacks
    automatic = not attacks.source and (not attacks.origins or "automatic" in attacks.origins)
    return automatic and game.state.combat is None


@target(OnStrike, among=_now)
def _on_strike(game: Game, target: OnStrike, here: Here, purpose: str) -> Lack | None:
    if here.target is not None:
        return Lack("{0} is no strike", (here.target,))
    combat = game.state.combat
    lack = other_attack(game, target.attacks, combat)
    if lack is not None or combat is None:
        return lack
    struck = here.card if target.itself else here.bearer
    if struck not in game.value(FACING_STRIKE):
        return Lack("{0} faces no strike now", (struck or "its bearer",))
    if target.first and any(each.outcome for each in combat.strikes):
        return Lack("a strike of the attack has been faced already")
    return None
