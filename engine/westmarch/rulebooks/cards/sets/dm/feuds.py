"""What a hazard of Dark Minions says by which a foe comes back for somebody."""

from collections.abc import Iterator

from westmarch.cards.model.card import Creature
from westmarch.kernel.event import Event
from westmarch.kernel.rulebook import Rulebook
from westmarch.mechanics.quantities.actions import COPIES
from westmarch.mechanics.table import company_of, kept_beside
from westmarch.rulebooks.cards.lurking import could_attack
from westmarch.table.events.cards import CardMoved, CardPutAside, EventPlayed
from westmarch.table.events.combat import AttackCalled, AttackDefeated, StrikeDefeated
from westmarch.table.events.memory import Forgotten, Remembered
from westmarch.table.events.turns import WindowOpened
from westmarch.table.game import Game
from westmarch.table.state import IN_PLAY, Fact
from westmarch.table.windows import BEGINNING

# DM-59

FOES_SHALL_FALL = Rulebook("DM-59")

_DEALT = "dealt with DM-59"
"""Remembered of the card until the strike is over for which it was played."""
_FOE = "foe by DM-59"
"""Remembered of the card while it is in play: the creature that is after its bearer."""


@FOES_SHALL_FALL.react("keeps-its-foe", EventPlayed)
def has_found_a_foe(game: Game, event: EventPlayed) -> list[Event]:
    """The creature whose strike it is will not forget him."""
    combat = game.state.combat
    if game.printed(event.card).id != "DM-59" or combat is None:
        return []
    return [
        Remembered(fact=Fact(_DEALT, event.card, until="strike", card="DM-59")),
        Remembered(fact=Fact(_FOE, event.card, combat.source, card="DM-59")),
    ]


@FOES_SHALL_FALL.react("keeps-its-foe", StrikeDefeated)
def is_laid_to_rest(game: Game, event: StrikeDefeated) -> list[Event]:
    """Unless he defeats the very strike."""
    return [
        CardMoved(card=each, to="discard-pile")
        for each in game.card(event.character).holds
        if game.state.fact(_DEALT, each) is not None
    ]


@FOES_SHALL_FALL.replace("keeps-its-foe", CardMoved)
def lies_in_wait(game: Game, event: CardMoved) -> list[Event] | None:
    """Where other creatures are discarded after an attack, this one goes off to the side."""
    if event.to != "discard-pile":
        return None
    hosts = [each.about for each in game.state.facts_of(_FOE) if each.value == event.card]
    there = next((each for each in hosts if game.card(each).place == IN_PLAY), None)
    return None if there is None else [CardPutAside(card=event.card, beside=there)]


@FOES_SHALL_FALL.react("keeps-its-foe", AttackDefeated)
def is_over(game: Game, event: AttackDefeated) -> list[Event]:
    """When it is defeated, there is an end of it."""
    return [
        CardMoved(card=each.about, to="discard-pile")
        for each in game.state.facts_of(_FOE)
        if each.value == event.combat.source and game.card(each.about).place == IN_PLAY
    ]


@FOES_SHALL_FALL.react("keeps-its-foe", CardMoved)
def is_forgotten(game: Game, event: CardMoved) -> list[Event]:
    """When the card leaves play, the creature has nothing against him any more."""
    if event.to == IN_PLAY or game.state.fact(_FOE, event.card) is None:
        return []
    return [Forgotten(what=_FOE, about=event.card)]


@FOES_SHALL_FALL.react("hunts-them", WindowOpened)
def hunts_them(game: Game, event: WindowOpened) -> Iterator[Event]:
    """It attacks whenever they set out or stay, if it could be played."""
    if event.window.kind is not BEGINNING:
        return
    for copy in game.value(COPIES, "DM-59"):
        company = company_of(game, str(game.card(copy).host))
        if company is None or company.id != event.window.company:
            continue
        for each in kept_beside(game, copy):
            facts = game.printed(each).facts
            if isinstance(facts, Creature) and could_attack(game, game.card(each).owner, each):
                yield Forgotten(what=_FOE, about=copy)
                yield Remembered(fact=Fact(_FOE, copy, each, card="DM-59"))
                yield AttackCalled(source=each, attack=facts.attack, company=company.id)
