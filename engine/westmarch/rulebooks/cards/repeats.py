"""Automatic-attacks that are faced once more, because cards say so."""

from collections.abc import Iterator

from msgspec import structs

from westmarch.cards.model.card import Card
from westmarch.cards.model.phrases.effects import Repeat
from westmarch.kernel.order import Layer
from westmarch.kernel.rulebook import Rule
from westmarch.mechanics.quantities.actions import IDLE
from westmarch.mechanics.quantities.sites import AUTOMATIC_ATTACKS
from westmarch.mechanics.table import SiteAttack, is_site
from westmarch.rulebooks.cards.making import rule
from westmarch.rulebooks.cards.traces import Key, left_by, reached
from westmarch.table.game import Game
from westmarch.table.state import Fact

_AGAIN = 100
"""What is added to the number of an attack to tell its repetition from it."""


def repeat_rules(card: Card, effect: Repeat, key: Key) -> Iterator[Rule]:
    """Give the rules by which an attack of a site is followed by another just like it."""

    def once_more(
        game: Game, attacks: tuple[SiteAttack, ...], site: str
    ) -> tuple[SiteAttack, ...] | None:
        if len(attacks) <= effect.number or not reached(game, card, key, site):
            return None
        original = attacks[effect.number]
        again = structs.replace(original, number=original.number + _AGAIN)
        behind = effect.number + 1
        return (*attacks[:behind], again, *attacks[behind:])

    def finds_none(game: Game, event: str, fact: Fact) -> bool:
        if not left_by(fact, card, key):
            return False
        return (
            not is_site(game, fact.about)
            or len(game.value(AUTOMATIC_ATTACKS, fact.about)) <= effect.number
        )

    # It repeats what else is done to the attacks of the site.
    yield rule(card, "adjust", AUTOMATIC_ATTACKS, once_more, order=Layer.REPEATED)
    yield rule(card, "define", IDLE, finds_none)
