"""What hazards of Dark Minions say by which a foe comes back for somebody."""

from collections.abc import Iterator

from westmarch.cards.model.card import Creature
from westmarch.kernel.event import Event
from westmarch.kernel.rulebook import Rulebook
from westmarch.mechanics.lookups import company_of, kept_beside
from westmarch.mechanics.quantities.actions import COPIES
from westmarch.rulebooks.cards.lurking import could_attack
from westmarch.table.events.cards import CardMoved, CardPutAside, EventPlayed
from westmarch.table.events.characters import CharacterEliminated
from westmarch.table.events.combat import (
    AttackCalled,
    AttackDefeated,
    AttackEnded,
    StrikeDefeated,
)
from westmarch.table.events.memory import Forgotten, Remembered
from westmarch.table.events.turns import WindowOpened
from westmarch.table.game import Game
from westmarch.table.state import IN_PLAY, Fact
from westmarch.table.windows import BEGINNING


def _foe(id_: str) -> str:
    """Remembered of such a card while it is in play: the creature that is after its bearer."""
    return f"foe by {id_}"


def _foes(game: Game, id_: str, creature: str) -> Iterator[str]:
    """Go through the copies in play by which a creature is somebody's foe."""
    for each in game.state.facts_of(_foe(id_)):
        if each.value == creature and game.card(each.about).place == IN_PLAY:
            yield each.about


def _put_aside(event: CardMoved, hosts: Iterator[str]) -> list[Event] | None:
    there = next(hosts, None) if event.to == "discard-pile" else None
    return None if there is None else [CardPutAside(card=event.card, beside=there)]


def _discarded(hosts: Iterator[str]) -> list[Event]:
    return [CardMoved(card=each, to="discard-pile") for each in hosts]


def _forgotten(game: Game, event: CardMoved, id_: str) -> list[Event]:
    if event.to == IN_PLAY or game.state.fact(_foe(id_), event.card) is None:
        return []
    return [Forgotten(what=_foe(id_), about=event.card)]


def _hunts(game: Game, event: WindowOpened, id_: str) -> Iterator[Event]:
    """Have creatures attack whose foe sets out or stays, if they could be played."""
    if event.window.kind is not BEGINNING:
        return
    for copy in game.value(COPIES, id_):
        company = company_of(game, str(game.card(copy).host))
        if company is None or company.id != event.window.company:
            continue
        for each in kept_beside(game, copy):
            facts = game.printed(each).facts
            if isinstance(facts, Creature) and could_attack(game, game.card(each).owner, each):
                yield Forgotten(what=_foe(id_), about=copy)
                yield Remembered(fact=Fact(_foe(id_), copy, each, card=id_))
                yield AttackCalled(
                    source=each, attack=facts.attack, company=company.id, kind="creature"
                )


# DM-48

BRING_OUR_CURSES_HOME = Rulebook("DM-48")

_IDLE = "idle curse of DM-48"
"""Remembered of the card until the attack is over for which it was played, or somebody is dead."""


@BRING_OUR_CURSES_HOME.react("keeps-its-foe", EventPlayed)
def is_brought_home(game: Game, event: EventPlayed) -> list[Event]:
    """The creature that attacks may get a taste for it."""
    combat = game.state.combat
    if game.printed(event.card).id != "DM-48" or combat is None:
        return []
    return [
        Remembered(fact=Fact(_IDLE, event.card, card="DM-48")),
        Remembered(fact=Fact(_foe("DM-48"), event.card, combat.source, card="DM-48")),
    ]


def _idle(game: Game, creature: str) -> Iterator[str]:
    """Go through the copies for which a creature has eliminated nobody yet."""
    return (
        each for each in _foes(game, "DM-48", creature) if game.state.fact(_IDLE, each) is not None
    )


@BRING_OUR_CURSES_HOME.react("keeps-its-foe", CharacterEliminated)
def tastes_blood(game: Game, event: CharacterEliminated) -> list[Event]:
    """It has, when its attack eliminates somebody."""
    combat = game.state.combat
    if combat is None:
        return []
    return [Forgotten(what=_IDLE, about=each) for each in _idle(game, combat.source)]


@BRING_OUR_CURSES_HOME.replace("keeps-its-foe", CardMoved)
def follows_them(game: Game, event: CardMoved) -> list[Event] | None:
    """Then it goes off to the side after its attacks."""
    hosts = _foes(game, "DM-48", event.card)
    tasted = (each for each in hosts if game.state.fact(_IDLE, each) is None)
    return _put_aside(event, tasted)


@BRING_OUR_CURSES_HOME.react("keeps-its-foe", AttackEnded)
def comes_to_nothing(game: Game, event: AttackEnded) -> list[Event]:
    """Otherwise there was no curse."""
    return _discarded(_idle(game, event.combat.source))


@BRING_OUR_CURSES_HOME.react("keeps-its-foe", AttackDefeated)
def is_lifted(game: Game, event: AttackDefeated) -> list[Event]:
    """When the creature is defeated, there is an end of it."""
    return _discarded(_foes(game, "DM-48", event.combat.source))


@BRING_OUR_CURSES_HOME.react("keeps-its-foe", CardMoved)
def curses_nobody_now(game: Game, event: CardMoved) -> list[Event]:
    """When the card leaves play, the creature has nothing against anybody."""
    idle = game.state.fact(_IDLE, event.card)
    over = [Forgotten(what=_IDLE, about=event.card)] if idle and event.to != IN_PLAY else []
    return [*over, *_forgotten(game, event, "DM-48")]


@BRING_OUR_CURSES_HOME.react("hunts-them", WindowOpened)
def comes_again(game: Game, event: WindowOpened) -> Iterator[Event]:
    """It attacks whenever they set out or stay, if it could be played."""
    return _hunts(game, event, "DM-48")


# DM-59

FOES_SHALL_FALL = Rulebook("DM-59")

_DEALT = "dealt with DM-59"
"""Remembered of the card until the strike is over for which it was played."""


@FOES_SHALL_FALL.react("keeps-its-foe", EventPlayed)
def has_found_a_foe(game: Game, event: EventPlayed) -> list[Event]:
    """The creature whose strike it is will not forget him."""
    combat = game.state.combat
    if game.printed(event.card).id != "DM-59" or combat is None:
        return []
    return [
        Remembered(fact=Fact(_DEALT, event.card, until="strike", card="DM-59")),
        Remembered(fact=Fact(_foe("DM-59"), event.card, combat.source, card="DM-59")),
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
    return _put_aside(event, _foes(game, "DM-59", event.card))


@FOES_SHALL_FALL.react("keeps-its-foe", AttackDefeated)
def is_over(game: Game, event: AttackDefeated) -> list[Event]:
    """When it is defeated, there is an end of it."""
    return _discarded(_foes(game, "DM-59", event.combat.source))


@FOES_SHALL_FALL.react("keeps-its-foe", CardMoved)
def is_forgotten(game: Game, event: CardMoved) -> list[Event]:
    """When the card leaves play, the creature has nothing against him any more."""
    return _forgotten(game, event, "DM-59")


@FOES_SHALL_FALL.react("hunts-them", WindowOpened)
def hunts_them(game: Game, event: WindowOpened) -> Iterator[Event]:
    """It attacks whenever they set out or stay, if it could be played."""
    return _hunts(game, event, "DM-59")
