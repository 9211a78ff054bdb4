"""Hazards: creatures that are played on a company and attack it, and Nazgûl who are spent."""

from collections.abc import Iterator

from westmarch.cards.model.card import Creature
from westmarch.kernel.offers import Offer, OneOf
from westmarch.mechanics.chain import resolves
from westmarch.mechanics.choosing import any_of
from westmarch.mechanics.combat import begin_combat
from westmarch.mechanics.hands import at_hand, shuffle
from westmarch.mechanics.lookups import in_play
from westmarch.mechanics.moves import MOVES
from westmarch.mechanics.quantities.combat import ATTACKS_NEXT
from westmarch.mechanics.quantities.hazards import COUNTED_AGAINST, KEY_LOST, KEYS
from westmarch.mechanics.quantities.on_guard import ATTACKS_LATER
from westmarch.table.actions import PlayCard, PlayCreature, SpendNazgul
from westmarch.table.events.cards import CardMoved
from westmarch.table.events.chain import Declared
from westmarch.table.events.combat import AttackEnded
from westmarch.table.events.companies import AttackPutOff
from westmarch.table.events.memory import Remembered
from westmarch.table.game import Game
from westmarch.table.play import Play
from westmarch.table.state import IN_PLAY, ON_GUARD, Fact
from westmarch.table.windows import (
    COMBAT_ACTIONS,
    ENTRY_REVEAL,
    FACE_STRIKES,
    MOVEMENT_HAZARD,
    RESPOND,
    SITE,
)

MANIFESTATION_PLAYED = "manifestation played"
"""Remembered of the company in whose phase it was, or of a player: the Dragon's card."""


@resolves(PlayCreature)
def creature_comes_into_play(play: Play, action: PlayCreature) -> None:
    """Let the creature come into play, and make the first of its attacks; or have it wait."""
    if play.game.value(ATTACKS_LATER, action):
        play.do(AttackPutOff(company=action.company, action=action))
        return
    keys = play.game.value(KEYS, action.card, action.company)
    key = action.keyed_to or next(iter(keys), None)
    play.do(CardMoved(card=action.card, to=IN_PLAY))
    _attack(play, action.card, action.company, key, 0)


@MOVES.follow(AttackEnded)
def creature_attacks_again(play: Play, event: AttackEnded) -> None:
    """Let a creature that is still in play make the next of its attacks."""
    past = event.combat
    is_creature = isinstance(play.game.printed(past.source).facts, Creature)
    if is_creature and play.game.card(past.source).place == IN_PLAY:
        _attack(play, past.source, past.company, past.keyed_to, past.number + 1)


def _attack(play: Play, creature: str, company: str, key: str | None, number: int) -> None:
    """Let a creature make an attack, if it has one more and is still where it can make it."""
    facts = play.game.printed(creature).facts
    assert isinstance(facts, Creature)
    if not play.game.value(ATTACKS_NEXT, creature, company, key, number):
        return
    if number > 0 and play.game.value(KEY_LOST, creature, company, key):
        play.do(CardMoved(card=creature, to="discard-pile"))
        return
    begin_combat(play, "creature", creature, facts.attack, company, number=number, keyed_to=key)


@MOVES.follow(Declared)
def remember_manifestation(play: Play, event: Declared) -> None:
    """Remember that a manifestation of a Dragon was played this turn."""
    card = event.action.card if isinstance(event.action, PlayCard) else None
    if card is not None and play.game.printed(card).manifestation_kind is not None:
        company = play.game.value(COUNTED_AGAINST, event.action)
        about = event.action.player if company is None else company
        play.do(Remembered(fact=Fact(MANIFESTATION_PLAYED, about, card, "turn")))


@resolves(SpendNazgul)
def hazards_are_brought(play: Play, action: SpendNazgul) -> None:
    """Bring the hazards, and shuffle if one goes into the deck."""
    play.do(*(CardMoved(card=each, to=action.to) for each in action.cards))
    if action.to == "play-deck":
        shuffle(play, action.player)


@MOVES.offer(MOVEMENT_HAZARD, COMBAT_ACTIONS, FACE_STRIKES, RESPOND)
def offer_nazgul(game: Game, player: str) -> Iterator[Offer]:
    """Each Nazgûl in play, for any cards of the sideboard."""
    for card in game.look(_nazgul_in_play):
        for to in ("discard-pile", "play-deck"):
            spending = SpendNazgul(player=player, card=card, cards=(), to=to)
            yield any_of(game, spending, game.state.pile(player, "sideboard"))


def _nazgul_in_play(game: Game) -> tuple[str, ...]:
    return tuple(each for each in in_play(game) if _is_nazgul(game, each))


def _is_nazgul(game: Game, card: str) -> bool:
    facts = game.printed(card).facts
    return isinstance(facts, Creature) and facts.attack.race == "Nazgûl"


@MOVES.offer(MOVEMENT_HAZARD, SITE, ENTRY_REVEAL)
def offer_creatures(game: Game, player: str) -> Iterator[Offer]:
    """Each creature at hand or on-guard, by any of its keys."""
    company = game.state.window.company
    if company is None or player == game.state.turn_player:
        return
    for card in (*at_hand(game, player), *game.state.pile(player, ON_GUARD)):
        if isinstance(game.printed(card).facts, Creature):
            keys = OneOf(tuple(game.value(KEYS, card, company)), (None,))
            yield Offer(PlayCreature(player=player, card=card, company=company), keyed_to=keys)
