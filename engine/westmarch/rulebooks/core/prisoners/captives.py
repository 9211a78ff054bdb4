"""Captives: what becomes of them and of what they had, and what they cost."""

from collections.abc import Iterator
from typing import Any

from westmarch.kernel.event import Event
from westmarch.kernel.order import Rank
from westmarch.kernel.rulebook import Term
from westmarch.mechanics.control import followers, is_character
from westmarch.mechanics.items import is_ring
from westmarch.mechanics.lookups import character_facts, kept_beside
from westmarch.mechanics.prisoners import LEFT_ALONE, is_captive
from westmarch.mechanics.quantities.people import CHARGED_MIND
from westmarch.mechanics.quantities.points import MARSHALLING_POINTS
from westmarch.mechanics.quantities.uniqueness import COUNTS_AS_IN_PLAY
from westmarch.rulebooks.core.prisoners import RULES
from westmarch.table.actions import AIMED, Heal, Untap
from westmarch.table.events.cards import CardMoved, CardPutAside, ItemUsed
from westmarch.table.events.characters import CharacterEliminated, ControlChanged
from westmarch.table.events.memory import Forgotten, Remembered
from westmarch.table.events.prisoners import CharacterFreed, CharacterTaken
from westmarch.table.events.turns import PhaseBegan
from westmarch.table.game import Game
from westmarch.table.state import IN_PLAY, Fact

_DIED = "died a prisoner"
"""Remembered of a character."""


# What he leaves behind


@RULES.react("followers-freed", CharacterTaken)
def followers_are_on_their_own(game: Game, event: CharacterTaken) -> list[Event]:
    """Those who followed him come under general influence, which does not feel it yet."""
    alone = followers(game, event.card)
    return [
        each
        for who in alone
        for each in (
            ControlChanged(card=who, controller=None),
            Remembered(fact=Fact(LEFT_ALONE, who)),
        )
    ]


@RULES.adjust("followers-freed", CHARGED_MIND)
def costs_nothing_yet(game: Game, mind: int | None, who: str) -> int | None:
    """Their minds do not count."""
    return 0 if game.state.fact(LEFT_ALONE, who) is not None else None


@RULES.react("followers-freed", PhaseBegan)
def counts_from_now_on(game: Game, event: PhaseBegan) -> list[Event]:
    """They do from their player's next organization phase on."""
    if event.phase != "organization":
        return []
    return [
        Forgotten(what=LEFT_ALONE, about=each.about)
        for each in game.state.facts_of(LEFT_ALONE)
        if game.card(each.about).owner == game.state.turn_player
    ]


@RULES.react("cards-discarded", CharacterTaken, order=Rank.AFTER)
def loses_all_but_rings(game: Game, event: CharacterTaken) -> list[Event]:
    """What he had is discarded, but for his rings, which stay with him."""
    had = (each for each in game.card(event.card).holds if not is_character(game, each))
    return [
        CardPutAside(card=each, beside=event.card)
        if is_ring(game, each)
        else CardMoved(card=each, to="discard-pile")
        for each in had
    ]


@RULES.react("cards-discarded", CharacterFreed)
def bears_his_rings_again(game: Game, event: CharacterFreed) -> list[Event]:
    """He bears them when he is free."""
    return [
        each
        for ring in kept_beside(game, event.card)
        for each in (CardMoved(card=ring, to=IN_PLAY, host=event.card), ItemUsed(card=ring))
    ]


@RULES.react("cards-discarded", CharacterEliminated)
def rings_go_with_him(game: Game, event: CharacterEliminated) -> list[Event]:
    """They are discarded when he is eliminated."""
    return [CardMoved(card=each, to="discard-pile") for each in kept_beside(game, event.card)]


# What he is


@RULES.define("captive-state", COUNTS_AS_IN_PLAY)
def is_there_all_the_same(game: Game, card: str) -> bool | None:
    """A prisoner is there, as far as other cards of the name go."""
    return is_captive(game, card) or None


@RULES.forbid(
    "captive-state",
    AIMED,
    Untap,
    Heal,
    says=lambda game, _, action: (
        f"{game.name(_prisoners(game, action)[0])} is a prisoner, who takes no action and is "
        "affected by nothing that is not about prisoners."
    ),
)
def is_out_of_reach(game: Game, action: Any) -> bool:
    """He does nothing, and nothing is done to him."""
    return bool(_prisoners(game, action))


def _prisoners(game: Game, action: Any) -> list[str]:
    """The prisoners who are named in an action."""
    named = (
        getattr(action, "card", None),
        getattr(action, "target", None),
        getattr(action, "character", None),
        *getattr(action, "cards", ()),
    )
    return [each for each in named if each is not None and is_captive(game, each)]


# What he costs


def _lost(game: Game, _: int, player: str, source: str) -> Iterator[Term]:
    if source != "character":
        return
    dead = {each.about for each in game.state.facts_of(_DIED)}
    for each in game.state.cards.values():
        if each.owner != player:
            continue
        if is_captive(game, each.id):
            yield -game.printed(each.id).points, f"for {game.name(each.id)}, a prisoner"
        elif each.id in dead:
            both = game.reading("q.core.dead-prisoner") == "b"
            printed = 0 if both else character_facts(game, each.id).lost_points
            points = max(0, game.printed(each.id).points - printed)
            yield -points, f"for {game.name(each.id)}, who died a prisoner"


@RULES.adjust("negative-points", MARSHALLING_POINTS, terms=_lost)
def prisoners_cost_points(game: Game, points: int, player: str, source: str) -> int | None:
    """A prisoner's points count against his player."""
    lost = [amount for amount, _ in _lost(game, points, player, source)]
    return points + sum(lost) if any(lost) else None


@RULES.replace("negative-points", CharacterEliminated)
def dies_a_prisoner(game: Game, event: CharacterEliminated) -> list[Event] | None:
    """They still do if he is eliminated in captivity."""
    if not is_captive(game, event.card) or game.state.fact(_DIED, event.card) is not None:
        return None
    return [Remembered(fact=Fact(_DIED, event.card)), event]
