"""Hazard creatures: played on a company, and fought."""

from collections.abc import Iterator

from westmarch.cards.model import Creature
from westmarch.kernel.actions import PlayCreature
from westmarch.kernel.events import CardMoved, HazardCounted
from westmarch.kernel.game import Game
from westmarch.kernel.play import Play
from westmarch.kernel.state import IN_PLAY
from westmarch.mechanics.chain import declare, resolves
from westmarch.mechanics.combat import begin_combat
from westmarch.mechanics.moves import MOVES
from westmarch.mechanics.quantities import KEYS


@MOVES.perform(PlayCreature)
def play_creature(play: Play, action: PlayCreature) -> None:
    """Declare the creature."""
    play.do(HazardCounted(company=action.company))
    declare(play, action)


@resolves(PlayCreature)
def creature_attacks(play: Play, action: PlayCreature) -> None:
    """Let the creature come into play and attack the company."""
    facts = play.game.printed(action.card).facts
    assert isinstance(facts, Creature)
    keys = play.game.value(KEYS, action.card, action.company)
    key = action.keyed_to or next(iter(keys), None)
    play.do(CardMoved(card=action.card, to=IN_PLAY))
    begin_combat(play, "creature", action.card, facts.attack, action.company, keyed_to=key)


@MOVES.offer("movement-hazard")
def offer_creatures(game: Game, player: str) -> Iterator[PlayCreature]:
    """Each creature in hand, by each of its keys."""
    company = game.state.window.company
    if company is None:
        return
    for card in game.state.pile(player, "hand"):
        if isinstance(game.printed(card).facts, Creature):
            for key in game.value(KEYS, card, company):
                yield PlayCreature(player=player, card=card, company=company, keyed_to=key)
