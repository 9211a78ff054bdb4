"""What single events of The Dragons say, resources and hazards."""

from westmarch.cards.kinds import BALROG
from westmarch.cards.model.card import Character
from westmarch.cards.model.phrases.targets import OnCompany
from westmarch.cards.model.phrases.things import Attacks, Cards, Who
from westmarch.kernel.event import Event
from westmarch.kernel.rulebook import Rulebook
from westmarch.mechanics.journey import site_of
from westmarch.mechanics.lookups import in_hand, in_play
from westmarch.mechanics.quantities.actions import (
    COPIES,
    IN_PLAY_BY_NAME,
    OUT_OF_TURN,
    STAYS_IN_PLAY,
)
from westmarch.mechanics.quantities.combat import DEFENDER_PICKS, DEFENDERS, READY_FOR_STRIKE
from westmarch.mechanics.quantities.hazards import SPARED
from westmarch.mechanics.quantities.people import MIND
from westmarch.mechanics.quantities.sites import CONTAINS_HOARD, SITE_TYPE
from westmarch.mechanics.quantities.turn import ACTS_AGAINST_JOURNEYS
from westmarch.rulebooks.cards.clause_registry import AS_WRITTEN
from westmarch.rulebooks.cards.lasting import leave, own_reached
from westmarch.rulebooks.cards.targets.companies import is_such_company
from westmarch.rulebooks.cards.things.attacks import is_such_attack
from westmarch.rulebooks.cards.things.cards import is_such_card
from westmarch.table.actions import PlayEvent, Untap
from westmarch.table.events.cards import CardUntapped
from westmarch.table.events.chain import OwnTextFollowed, RollCalled, RollMade
from westmarch.table.events.turns import EndFelt
from westmarch.table.game import Game
from westmarch.table.state import LASTING

# TD-54

PERIL_RETURNED = Rulebook("TD-54")


@PERIL_RETURNED.adjust("night-falls", IN_PLAY_BY_NAME)
def counts_as_there(game: Game, there: bool, name: str, player: str) -> bool | None:
    """Doors of Night counts as in play, unless the other lies on the table."""
    if name != "Doors of Night" or there or not game.value(COPIES, "TD-54"):
        return None
    return None if any(game.name(each) == "Gates of Morning" for each in in_play(game)) else True


@PERIL_RETURNED.adjust("morning-passes", IN_PLAY_BY_NAME)
def counts_as_gone(game: Game, there: bool, name: str, player: str) -> bool | None:
    """Gates of Morning counts as not in play, whatever lies on the table."""
    passes = name == "Gates of Morning" and there and bool(game.value(COPIES, "TD-54"))
    return False if passes else None


# TD-73

STORMCROW = Rulebook("TD-73")


@STORMCROW.forbid("unwelcome", PlayEvent, says=AS_WRITTEN)
def is_kept_off(game: Game, action: PlayEvent) -> bool:
    """No lasting help comes to a Wizard's company."""
    return (
        action.target in game.state.companies
        and bool(game.value(COPIES, "TD-73"))
        and is_such_card(game, Cards(("resource permanent-event",)), action.card)
        and is_such_company(game, OnCompany(having=Who((("Wizard",),))), action.target)
    )


# TD-104

CLOUDLESS_DAY = Rulebook("TD-104")


@CLOUDLESS_DAY.define("defender-assigns", DEFENDER_PICKS)
def defender_picks(game: Game) -> bool:
    """Against a creature the defender picks whom he likes, chosen by the attacker or not."""
    creature = is_such_attack(game, Attacks(("creature",)), game.state.combat)
    return creature and bool(game.value(COPIES, "TD-104"))


@CLOUDLESS_DAY.define("defender-assigns", READY_FOR_STRIKE)
def is_ready(game: Game, who: str) -> bool | None:
    """The tired and the hurt will do."""
    return game.value(DEFENDER_PICKS) or None


# TD-109

DWARVEN_HOARD = Rulebook("TD-109")


@DWARVEN_HOARD.react("holds-a-hoard", OwnTextFollowed)
def is_found(game: Game, event: OwnTextFollowed) -> list[Event]:
    """The site of the company is remembered until the turn ends."""
    site = event.here.role(game, "the site")
    return [leave(game, event, site, LASTING)] if site is not None else []


@DWARVEN_HOARD.define(
    "holds-a-hoard", CONTAINS_HOARD, says="Dwarven Hoard has the site contain a hoard."
)
def holds_it(game: Game, site: str) -> bool | None:
    """There is a hoard now."""
    return own_reached(game, "TD-109.holds-a-hoard", site) or None


# TD-110

ECHO_OF_ALL_JOY = Rulebook("TD-110")


@ECHO_OF_ALL_JOY.define("lingers", STAYS_IN_PLAY)
def lingers(game: Game, event: str) -> bool:
    """The long-event on which it lies outlasts the long-event phase."""
    return any(game.card(each).card == "TD-110" for each in game.card(event).holds)


# TD-140

MORE_SENSE_THAN_YOU = Rulebook("TD-140")


@MORE_SENSE_THAN_YOU.react("hides-him", OwnTextFollowed)
def hides(game: Game, event: OwnTextFollowed) -> list[Event]:
    """Whoever is aimed at is out of it as long as the attack lasts."""
    who = event.here.character(game)
    return [leave(game, event, who, "combat")] if who is not None else []


@MORE_SENSE_THAN_YOU.adjust("hides-him", DEFENDERS)
def keeps_out_of_it(game: Game, defenders: tuple[str, ...]) -> tuple[str, ...] | None:
    """No strike is assigned to him."""
    return tuple(each for each in defenders if not own_reached(game, "TD-140.hides-him", each))


# TD-149

SATED_BEAST = Rulebook("TD-149")


@SATED_BEAST.permit(
    "out-of-turn",
    PlayEvent,
    says=AS_WRITTEN,
    lifts=("core.turn.hazard-player-no-resources",),
)
def in_their_journey(game: Game, action: PlayEvent) -> bool | None:
    """It is played against the opponent's journeys as well as on one's own."""
    return (
        game.printed(action.card).id == "TD-149"
        and game.value(ACTS_AGAINST_JOURNEYS, action.player)
        and game.state.combat is None
        and in_hand(game, action.player, action.card)
    ) or None


@SATED_BEAST.define("out-of-turn", OUT_OF_TURN)
def may_be_out_of_turn(game: Game, card: str) -> bool | None:
    """So it is worth asking about then."""
    return game.printed(card).id == "TD-149" or None


# TD-89

WORN_AND_FAMISHED = Rulebook("TD-89")

_FED = ("Haven", "Free-hold", "Border-hold")
"""The types of sites at which nobody goes hungry."""


@WORN_AND_FAMISHED.forbid(
    "weariness", Untap, says="Worn and Famished keeps those who are far from help from untapping."
)
def are_too_weary(game: Game, action: Untap) -> bool:
    """Far from any help, nobody untaps but a Wizard."""
    copies = game.value(COPIES, "TD-89")
    return any(
        _is_weary(game, each) and not all(_is_spared(game, copy, each) for copy in copies)
        for each in action.cards
    )


def _is_weary(game: Game, who: str) -> bool:
    facts = game.printed(who).facts
    if not isinstance(facts, Character) or facts.race == "Wizard":
        return False
    site = site_of(game, who)
    return site is not None and game.value(SITE_TYPE, site) not in _FED


def _is_spared(game: Game, copy: str, who: str) -> bool:
    return game.value(SPARED, copy, game.card(who).owner)


@WORN_AND_FAMISHED.define("spares-balrogs", SPARED)
def does_nothing_to_the_balrog(game: Game, card: str, player: str) -> bool | None:
    """It does nothing to Balrog players, nor to theirs."""
    his = game.state.kind(player) == BALROG
    return (his and game.card(card).card == "TD-89") or None


_RISES = "TD-89.rises-all-the-same"
_RESTED = 12


@WORN_AND_FAMISHED.react("rises-all-the-same", EndFelt)
def may_rise(game: Game, event: EndFelt) -> list[Event]:
    """Before the phase is over, the dice are rolled for each of those who stay tapped by it."""
    copies = game.value(COPIES, "TD-89")
    if event.phase != "untap" or not copies:
        return []
    return [
        RollCalled(card=copies[0], of=each, what=_RISES)
        for company in game.state.companies.values()
        if company.player == game.state.turn_player
        for each in company.characters
        if game.card(each).position == "tapped"
        and _is_weary(game, each)
        and not all(_is_spared(game, copy, each) for copy in copies)
    ]


@WORN_AND_FAMISHED.react("rises-all-the-same", RollMade)
def rises(game: Game, event: RollMade) -> list[Event]:
    """Whoever has the will to rise does."""
    if event.what != _RISES or event.roll + (game.value(MIND, event.of) or 0) <= _RESTED:
        return []
    return [CardUntapped(card=event.of)]
