"""What cards ask of the attacks that a company has faced."""

from msgspec import structs

from westmarch.cards.model.phrases.conditions import HasFaced, HasJust, HasMet
from westmarch.kernel.lack import Lack
from westmarch.mechanics.journey import type_of_place
from westmarch.rulebooks.cards.conditions.record import condition
from westmarch.rulebooks.cards.context import Here
from westmarch.rulebooks.cards.things.attacks import is_such_attack
from westmarch.table.game import Game
from westmarch.table.state import BEING_PLAYED, FOUGHT, Fact

_HAS_NOT = Lack("the company has not")


@condition(HasFaced)
def _has_faced(game: Game, condition: HasFaced, here: Here) -> Lack | None:
    for fact in _faced(game, here.role(game, condition.role)):
        race, by, *_ = fact.value
        if by != here.card and {race, game.name(by)}.intersection(condition.races):
            return None
    return _HAS_NOT


@condition(HasMet)
def _has_met(game: Game, condition: HasMet, here: Here) -> Lack | None:
    faced = _faced(game, here.role(game, condition.role))
    return None if any(_was(game, condition, each) for each in faced) else _HAS_NOT


def _faced(game: Game, company: str | None) -> list[Fact]:
    """Give what is remembered of the attacks that a company has faced."""
    return [each for each in game.state.facts if each.what == "faced" and each.about == company]


def _was(game: Game, condition: HasMet, faced: Fact) -> bool:
    """Tell whether what a company has faced was such an attack."""
    race, _, kind, key = faced.value
    meant = condition.attacks
    if (meant.races and race not in meant.races) or (meant.origins and kind not in meant.origins):
        return False
    if not meant.keyed_to:
        return True
    by_type = type_of_place(game, faced.about, key) if meant.by_name and key is not None else None
    return not {key, by_type}.isdisjoint(meant.keyed_to)


@condition(HasJust)
def _has_just(game: Game, condition: HasJust, here: Here) -> Lack | None:
    """Ask that nothing was declared since a company had faced such an attack but this card."""
    company = here.role(game, condition.role)
    fact = game.state.fact(FOUGHT, company) if company is not None else None
    if fact is None or game.state.combat is not None:
        return _HAS_NOT
    fight, declared = fact.value
    now = declared == game.state.declared or game.card(here.card).place == BEING_PLAYED
    faced = is_such_attack(game, condition.attacks, structs.replace(fight, cancelled=False))
    return None if now and faced and (fight.defeated or not condition.defeated) else _HAS_NOT
