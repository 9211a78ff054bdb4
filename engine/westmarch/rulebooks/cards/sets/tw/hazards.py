"""What single hazards of The Wizards say."""

from collections.abc import Iterator

from westmarch.cards.kinds import BALROG, MINIONS
from westmarch.cards.model.phrases.things import Cards, Who
from westmarch.kernel.event import Event
from westmarch.kernel.order import Rank
from westmarch.kernel.rulebook import Rulebook
from westmarch.mechanics.journey import moves, new_site
from westmarch.mechanics.lookups import (
    in_play,
)
from westmarch.mechanics.movement_hazard import Return
from westmarch.mechanics.quantities.actions import COPIES, STAYS_IN_PLAY, STILL_DEMANDED
from westmarch.mechanics.quantities.combat import PROWESS_OF_STRIKE
from westmarch.mechanics.quantities.hazards import KEYS, SPARED
from westmarch.mechanics.quantities.on_guard import WAITS_FOR_RESULT
from westmarch.mechanics.quantities.people import PROWESS
from westmarch.rulebooks.cards.shared_texts import caught_by, found_elsewhere, piles_searched
from westmarch.rulebooks.cards.things.cards import is_such_card
from westmarch.rulebooks.cards.things.people import fits
from westmarch.table.actions import InfluenceCard, PlayFaction
from westmarch.table.events.cards import (
    CardMoved,
    ChoiceCalled,
    FactionPlayed,
)
from westmarch.table.events.chain import ConditionMet
from westmarch.table.events.characters import (
    CardInfluenced,
    CorruptionCheckCalled,
)
from westmarch.table.events.combat import (
    AttackBegan,
    AttackCancelled,
    AttackFought,
    BodyCheckRolled,
)
from westmarch.table.game import Game
from westmarch.table.state import IN_PLAY

_HOBBIT = Who((("Hobbit",),))

# TW-13

BANE_OF_THE_ITHIL_STONE = Rulebook("TW-13")


@BANE_OF_THE_ITHIL_STONE.replace("veils-the-piles", ChoiceCalled)
def finds_nothing(game: Game, event: ChoiceCalled) -> list[Event] | None:
    """Whatever would have somebody pick a card out of such a pile comes to nothing."""
    copies = game.value(COPIES, "TW-13") if piles_searched(game, event) else ()
    veiled = any(not game.value(SPARED, each, event.player) for each in copies)
    return found_elsewhere(game, event) if veiled else None


@BANE_OF_THE_ITHIL_STONE.define("spares-minions", SPARED)
def does_nothing_to_minions(game: Game, card: str, player: str) -> bool | None:
    """It does nothing to Ringwraith and Balrog players, nor to theirs."""
    theirs = game.state.kind(player) in MINIONS
    return (theirs and game.card(card).card == "TW-13") or None


# TW-34

FELL_TURTLE = Rulebook("TW-34")


@FELL_TURTLE.react("turns-them-back", AttackFought, order=Rank.BEFORE)
def upsets_the_boat(game: Game, event: AttackFought) -> list[Event]:
    """Whom it has hit puts back to where he came from."""
    combat = event.combat
    hit = any(each.outcome == "successful" for each in combat.strikes)
    group = game.state.companies.get(combat.company)
    if not hit or group is None or game.card(combat.source).card != "TW-34":
        return []
    demand = Return(player=group.player, company=group.id, card=combat.source)
    return [ConditionMet(demand=demand)]


@FELL_TURTLE.define("turns-them-back", STILL_DEMANDED)
def has_upset_it(game: Game, creature: str, demand: object) -> bool | None:
    """What is done is done."""
    return (isinstance(demand, Return) and game.printed(creature).id == "TW-34") or None


# TW-36

FOUL_FUMES = Rulebook("TW-36")


@FOUL_FUMES.define("spares-balrogs", SPARED)
def does_nothing_to_the_balrog(game: Game, card: str, player: str) -> bool | None:
    """It does nothing to Balrog players, nor to theirs."""
    his = game.state.kind(player) == BALROG
    return (his and game.card(card).card == "TW-36") or None


# TW-40

GIANT_SPIDERS = Rulebook("TW-40")


@GIANT_SPIDERS.replace("caught", BodyCheckRolled)
def is_caught(game: Game, event: BodyCheckRolled) -> list[Event] | None:
    """A result that equals the body of a character they wounded discards him."""
    return caught_by(game, event, "TW-40")


# TW-59

LURE_OF_POWER = Rulebook("TW-59")


@LURE_OF_POWER.define("rewards-success", WAITS_FOR_RESULT)
def may_enjoy_it(game: Game, card: str, attempt: PlayFaction | InfluenceCard) -> bool | None:
    """Any attempt may be that one, if no Hobbit makes it."""
    its_own = game.printed(card).id == "TW-59"
    return (its_own and not fits(game, _HOBBIT, attempt.character)) or None


@LURE_OF_POWER.react("rewards-success", FactionPlayed, CardInfluenced)
def enjoys_it(game: Game, event: FactionPlayed | CardInfluenced) -> Iterator[Event]:
    """Whoever has won somebody over is tempted, unless he is a Hobbit."""
    copies = () if fits(game, _HOBBIT, event.character) else game.value(COPIES, "TW-59")
    # He is tempted but once: core.passive-conditions.duplicates-declared-once
    for each in copies[:1]:
        yield CorruptionCheckCalled(character=event.character, modifier=-4, source=each)
    yield from (CardMoved(card=each, to="discard-pile") for each in copies)


# TW-66

MUMAK = Rulebook("TW-66")


@MUMAK.react("leaves-the-balrog-alone", AttackBegan)
def turns_away(game: Game, event: AttackBegan) -> list[Event]:
    """The Balrog's people are not attacked."""
    combat = event.combat
    his = game.card(combat.source).card == "TW-66" and combat.kind == "creature"
    return [AttackCancelled()] if his and game.state.kind(combat.defender) == BALROG else []


# TW-69

NIGHT = Rulebook("TW-69")

_DUNADAN, _RANGER = Who((("Dúnadan",),)), Who((("ranger",),))


@NIGHT.adjust("dims-other-eyes", PROWESS)
def stumbles(game: Game, prowess: int, who: str) -> int | None:
    """Dúnedain fight less well by night, unless they are rangers."""
    copies = len(game.value(COPIES, "TW-69"))
    meant = copies and fits(game, _DUNADAN, who) and not fits(game, _RANGER, who)
    return prowess - copies if meant else None


# TW-70

OLD_MAN_WILLOW = Rulebook("TW-70")


@OLD_MAN_WILLOW.adjust("loathes-hobbits", PROWESS_OF_STRIKE, says="against a Hobbit")
def squeezes_harder(game: Game, prowess: int) -> int | None:
    """Hobbits bring out the worst in him."""
    combat = game.state.combat
    if combat is None or combat.facing is None or game.card(combat.source).card != "TW-70":
        return None
    return prowess + 2 if fits(game, _HOBBIT, combat.facing) else None


# TW-95

GREAT_GOBLIN = Rulebook("TW-95")


@GREAT_GOBLIN.define("haunts-the-passes", KEYS)
def lies_in_wait(game: Game, creature: str, company: str) -> tuple[str, ...] | None:
    """Whoever goes from Rivendell to Lórien, or back, may come upon him."""
    group, site = game.state.companies[company], new_site(game, company)
    if game.printed(creature).id != "TW-95" or site is None or not moves(game, company):
        return None
    ends = {game.name(group.site), game.name(site)}
    return (game.name(site),) if ends == {"Rivendell", "Lórien"} else None


# TW-100

WILL_OF_SAURON = Rulebook("TW-100")

_HAZARDS = Cards(("hazard long-event",))


@WILL_OF_SAURON.define("long-events-stay", STAYS_IN_PLAY)
def stays(game: Game, event: str) -> bool:
    """While it is in play, hazard long-events outlast the long-event phase."""
    there = any(each != event for each in game.value(COPIES, "TW-100"))
    return there and is_such_card(game, _HAZARDS, event)


@WILL_OF_SAURON.replace("long-events-go-with-it", CardMoved)
def takes_along(game: Game, event: CardMoved) -> list[Event] | None:
    """When it is discarded from play, the others go before it."""
    found = game.card(event.card)
    if (found.card, found.place, event.to) != ("TW-100", IN_PLAY, "discard-pile"):
        return None
    others = (each for each in in_play(game) if each != event.card)
    along = [each for each in others if is_such_card(game, _HAZARDS, each)]
    return [*(CardMoved(card=each, to=event.to) for each in along), event] if along else None
