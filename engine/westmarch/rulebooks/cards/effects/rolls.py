"""What is added to a roll that a card calls for."""

from collections.abc import Iterator

from westmarch.cards.model.phrases.effects import Bonus, Roll
from westmarch.cards.model.phrases.things import Who
from westmarch.cards.wording.writing import write
from westmarch.mechanics.journey import companies_beside
from westmarch.mechanics.quantities.combat import ATTACK_PROWESS
from westmarch.mechanics.quantities.influence import (
    DIRECT_INFLUENCE,
    INFLUENCE_BONUS,
    UNUSED_INFLUENCE,
)
from westmarch.mechanics.quantities.people import MEMBERS, MIND
from westmarch.rulebooks.cards.here import Here
from westmarch.rulebooks.cards.things.people import fits
from westmarch.table.game import Game

_SKILLED = {
    "the rangers of the company": Who((("ranger",),)),
    "the scouts of the company": Who((("scout",),)),
}
"""Those of a company who are added, one for each."""


def additions(game: Game, effect: Roll, here: Here) -> Iterator[tuple[int, str]]:
    """What the text adds to a roll, and what each part of it is."""
    if effect.plus:
        yield _added(game, effect.plus, here), effect.plus.removeprefix("his ")
    for bonus in effect.bonuses:
        if _is_due(game, bonus, here):
            yield bonus.amount, write(bonus.who)


def _is_due(game: Game, bonus: Bonus, here: Here) -> bool:
    who = here.role(game, bonus.role)
    return who in game.state.cards and fits(game, bonus.who, str(who))


def _added(game: Game, plus: str, here: Here) -> int:
    if plus == "the minion characters at its site":
        return sum(game.printed(each).alignment == "minion" for each in _beside(game, here))
    if plus == "the prowess of the attack":
        return game.value(ATTACK_PROWESS) if game.state.combat is not None else 0
    if plus in _SKILLED:
        members = game.value(MEMBERS, here.company(game) or "")
        return sum(fits(game, _SKILLED[plus], each) for each in members)
    who = here.target if here.target in game.state.cards else here.character(game)
    if not plus or who is None:
        return 0
    if plus == "his unused direct influence":
        return unused_influence(game, who)
    if plus == "his mind":
        return game.value(MIND, who) or 0
    return game.value(UNUSED_INFLUENCE, game.card(who).owner)


def influence_over(game: Game, here: Here) -> Iterator[tuple[int, str]]:
    """What is left of influence to the player of what is targeted, and to its controller."""
    target = game.card(here.target) if here.target in game.state.cards else None
    if target is None or target.host not in game.state.cards:
        return
    direct = game.value(DIRECT_INFLUENCE, target.host)
    yield game.value(UNUSED_INFLUENCE, target.owner), "unused general influence"
    yield direct + game.value(INFLUENCE_BONUS, target.host, target.id), "direct influence"


def _beside(game: Game, here: Here) -> Iterator[str]:
    """The characters at the site of the company, be it on whose card it may."""
    company = here.company(game)
    if company is not None:
        for other in companies_beside(game, company):
            yield from other.characters


def unused_influence(game: Game, who: str) -> int:
    """What is left to somebody against the attacker, if there is one."""
    combat = game.state.combat
    bonus = game.value(INFLUENCE_BONUS, who, combat.source if combat is not None else who)
    return game.value(DIRECT_INFLUENCE, who) + bonus
