"""What a spell of Against the Shadow does with wolves, and what they do then."""

from collections.abc import Iterator

from westmarch.cards.model.attack import Attack
from westmarch.kernel.event import Event
from westmarch.kernel.order import Rank
from westmarch.kernel.rulebook import Rulebook
from westmarch.mechanics.lookups import company_of, somebodys_facts
from westmarch.mechanics.quantities.combat import DEFENDERS, STRIKE_PROWESS
from westmarch.rulebooks.cards.lasting import leave, own_reached
from westmarch.table.events.cards import CardMoved
from westmarch.table.events.chain import OwnTextFollowed
from westmarch.table.events.combat import AttackCalled, AttackEnded, AttackFought
from westmarch.table.events.memory import Forgotten, Remembered
from westmarch.table.game import Game
from westmarch.table.state import IN_PLAY, Fact

# AS-95

OUR_OWN_WOLVES = Rulebook("AS-95")

_WOLVES = frozenset(("War-wolf", "War-warg", "The Warg-king"))
_SET_ON = "AS-95.sets-them-on"
_TURNS = "turns on its master"
"""Remembered of a wolf from then on, with whoever controls it, until it has attacked him."""
_FIERCER = 3


def _wolves(game: Game, company: str) -> Iterator[str]:
    """Go through the allies of a company who are wolves."""
    for who in game.state.companies[company].characters:
        for each in game.card(who).holds:
            if game.printed(each).type == "ally" and game.name(each) in _WOLVES:
                yield each


@OUR_OWN_WOLVES.react("sets-them-on", OwnTextFollowed)
def are_set_on(game: Game, event: OwnTextFollowed) -> list[Event]:
    """All wolves of the company are set on whoever attacks it."""
    company = event.here.company(game)
    if company is None:
        return []
    return [leave(game, event, each, "combat") for each in _wolves(game, company)]


@OUR_OWN_WOLVES.adjust("sets-them-on", STRIKE_PROWESS, says="Our Own Wolves")
def are_fiercer(game: Game, prowess: int, who: str) -> int | None:
    """They fight the harder."""
    return prowess + _FIERCER if own_reached(game, _SET_ON, who) else None


@OUR_OWN_WOLVES.react("turn-on-their-masters", AttackFought, order=Rank.AFTER)
def have_tasted_blood(game: Game, event: AttackFought) -> list[Event]:
    """What they have begun they do not leave off."""
    return [
        Remembered(fact=Fact(_TURNS, each, game.card(each).host, "turn", "AS-95"))
        for each in _wolves(game, event.combat.company)
        if own_reached(game, _SET_ON, each)
    ]


@OUR_OWN_WOLVES.react("turn-on-their-masters", AttackEnded)
def turn_on_their_masters(game: Game, event: AttackEnded) -> Iterator[Event]:
    """Each attacks whoever controls it, one after the other."""
    if event.combat.source in {each.about for each in game.state.facts_of(_TURNS)}:
        return
    for fact in game.state.facts_of(_TURNS):
        company = company_of(game, fact.value)
        if company is not None and game.card(fact.about).place == IN_PLAY:
            prowess = (somebodys_facts(game, fact.about).prowess or 0) + _FIERCER
            attack = Attack("", 1, prowess)
            yield AttackCalled(source=fact.about, attack=attack, company=company.id)


@OUR_OWN_WOLVES.adjust("turn-on-their-masters", DEFENDERS)
def on_him_alone(game: Game, defenders: tuple[str, ...]) -> tuple[str, ...] | None:
    """And nobody else."""
    combat = game.state.combat
    fact = game.state.fact(_TURNS, combat.source) if combat is not None else None
    return None if fact is None else tuple(each for each in defenders if each == fact.value)


@OUR_OWN_WOLVES.react("turn-on-their-masters", AttackFought)
def is_driven_away(game: Game, event: AttackFought) -> list[Event]:
    """With a strike that succeeds it is gone; in any case it is over."""
    wolf = event.combat.source
    if game.state.fact(_TURNS, wolf) is None:
        return []
    over: list[Event] = [Forgotten(what=_TURNS, about=wolf)]
    bitten = any(each.outcome == "successful" for each in event.combat.strikes)
    if bitten and game.card(wolf).place == IN_PLAY:
        over.append(CardMoved(card=wolf, to="discard-pile"))
    return over
