"""What an attack comes to."""

from collections.abc import Iterator

from westmarch.cards.kinds import BALROG, RINGWRAITH
from westmarch.kernel.event import Event
from westmarch.mechanics.lookups import is_hazard
from westmarch.mechanics.quantities.combat import ATTACKS_NEXT, BEATEN, PLACE_OF_DEFEATED
from westmarch.mechanics.quantities.points import MARSHALLING_POINTS, POINTS
from westmarch.mechanics.sides import is_fallen
from westmarch.rulebooks.core.combat import RULES
from westmarch.table.events.cards import CardMoved
from westmarch.table.events.characters import CharacterEliminated
from westmarch.table.events.combat import AttackDefeated, AttackFought
from westmarch.table.events.memory import Remembered
from westmarch.table.game import Game
from westmarch.table.state import Combat, Fact, Strike

_SLAIN = "slain by a company"
"""Remembered of a character: the player whose company has killed it."""


@RULES.define("creature-defeated", BEATEN)
def all_defeated(game: Game, strikes: tuple[Strike, ...]) -> bool:
    """What has dealt strikes is beaten when all of them were defeated."""
    cancelled = any(each.outcome == "cancelled" for each in strikes)
    if cancelled and game.reading("q.core.cancelled-strike") == "b":
        strikes = tuple(each for each in strikes if each.outcome != "cancelled")
    return bool(strikes) and all(each.defeated for each in strikes)


@RULES.define("creature-defeated", PLACE_OF_DEFEATED)
def goes_to_the_pile(game: Game, combat: Combat) -> str:
    """It goes to a marshalling point pile."""
    return "marshalling-point-pile"


def _defeated(game: Game, combat: Combat) -> list[Event]:
    """Take the defeated card to where it goes."""
    place = game.value(PLACE_OF_DEFEATED, combat)
    kept = combat.defender if place == "marshalling-point-pile" else None
    return [
        CardMoved(card=combat.source, to=place, player=kept),
        AttackDefeated(combat=combat),
    ]


def _is_creature(game: Game, combat: Combat) -> bool:
    return combat.kind == "creature" and game.printed(combat.source).type == "creature"


def _attacks_again(game: Game, combat: Combat) -> bool:
    """Tell whether the creature has another attack to make."""
    source, company, key = combat.source, combat.company, combat.keyed_to
    return game.value(ATTACKS_NEXT, source, company, key, combat.number + 1)


def _creature_is_beaten(game: Game, combat: Combat) -> bool:
    """Tell whether every strike that a creature dealt, in all its attacks, was defeated."""
    earlier = (
        strike
        for fact in game.state.facts_of("strikes")
        if fact.about == combat.source
        for strike in fact.value
    )
    return game.value(BEATEN, (*combat.strikes, *earlier))


@RULES.react(
    "creature-defeated",
    AttackFought,
    says=lambda game, events, event: (
        f"{game.name(event.combat.source)} attacks again: whether it is defeated is seen after its "
        "last attack."
        if isinstance(events[0], Remembered)
        else f"Every strike of {game.name(event.combat.source)} was defeated, and so is the "
        "creature."
    ),
)
def creature_is_defeated(game: Game, event: AttackFought) -> list[Event]:
    """With every assigned strike defeated, the creature goes to the defender's pile."""
    combat = event.combat
    if not _is_creature(game, combat):
        return []
    if _attacks_again(game, combat):
        return [Remembered(fact=Fact("strikes", combat.source, combat.strikes, until="company"))]
    return _defeated(game, combat) if _creature_is_beaten(game, combat) else []


@RULES.react(
    "creature-not-defeated",
    AttackFought,
    says=lambda game, _, event: (
        f"Not every strike of {game.name(event.combat.source)} was defeated, so the creature is "
        "discarded and worth nothing."
    ),
)
def creature_survives(game: Game, event: AttackFought) -> list[Event]:
    """A creature that was not defeated is discarded."""
    combat = event.combat
    if not _is_creature(game, combat) or _attacks_again(game, combat):
        return []
    if _creature_is_beaten(game, combat):
        return []
    return [CardMoved(card=combat.source, to="discard-pile")]


@RULES.react("kill-point-events", AttackFought)
def event_is_defeated(game: Game, event: AttackFought) -> list[Event]:
    """So does an event that attacked like a creature and is worth kill points."""
    combat = event.combat
    printed = game.printed(combat.source)
    if combat.kind != "creature" or printed.type != "event" or printed.points_kind != "kill":
        return []
    if game.value(BEATEN, combat.strikes):
        return _defeated(game, combat)
    stays = game.reading("q.core.undefeated-event") == "a"
    return [] if stays else [CardMoved(card=combat.source, to="discard-pile")]


@RULES.react("automatic-attack-result", AttackFought)
def automatic_attack_is_defeated(game: Game, event: AttackFought) -> list[Event]:
    """An automatic-attack is defeated like a creature's."""
    combat = event.combat
    if combat.kind != "automatic" or not game.value(BEATEN, combat.strikes):
        return []
    return [AttackDefeated(combat=combat)]


@RULES.react("creature-as-attack-discarded", AttackFought)
def creature_has_served(game: Game, event: AttackFought) -> list[Event]:
    """A creature played as an automatic-attack is discarded, beaten or not."""
    combat = event.combat
    if combat.kind != "automatic" or game.printed(combat.source).type != "creature":
        return []
    return [CardMoved(card=combat.source, to="discard-pile")]


@RULES.adjust("starred-kills-ringwraith", PLACE_OF_DEFEATED)
def unstarred_is_no_kill(game: Game, place: str, combat: Combat) -> str | None:
    """A Ringwraith player gains nothing by a creature whose points carry none."""
    starred = game.printed(combat.source).starred
    ringwraith = game.state.kind(combat.defender) == RINGWRAITH
    return "out-of-play" if ringwraith and not starred else None


@RULES.adjust("starred-kills-fallen-wizard", PLACE_OF_DEFEATED)
def starred_is_no_kill(game: Game, place: str, combat: Combat) -> str | None:
    """A Fallen-wizard gains nothing by a creature whose points carry an asterisk."""
    starred = game.printed(combat.source).starred
    return "out-of-play" if is_fallen(game, combat.defender) and starred else None


@RULES.adjust("starred-kills-balrog", PLACE_OF_DEFEATED)
def unstarred_is_no_kill_of_the_balrogs(game: Game, place: str, combat: Combat) -> str | None:
    """A Balrog player gains nothing by one whose points carry none."""
    if game.state.kind(combat.defender) != BALROG or not is_hazard(game, combat.source):
        return None
    return None if game.printed(combat.source).starred else "out-of-play"


@RULES.react("company-combat-kills", CharacterEliminated)
def slain_by_a_company(game: Game, event: CharacterEliminated) -> list[Event]:
    """A character whom a company has killed is remembered for the other side."""
    combat = game.state.combat
    if combat is None or combat.attacking is None:
        return []
    victor = game.state.opponent(game.card(event.card).owner)
    return [Remembered(fact=Fact(_SLAIN, event.card, victor))]


def _slain(game: Game, player: str, source: str) -> Iterator[tuple[int, str]]:
    """Give what each character is worth whom a player's companies have killed."""
    for fact in game.state.facts if source == "kill" else ():
        if (fact.what, fact.value) == (_SLAIN, player):
            yield game.value(POINTS, fact.about, player), game.name(fact.about)


@RULES.define("company-combat-kills", MARSHALLING_POINTS, terms=_slain)
def slain_count(game: Game, player: str, source: str) -> int | None:
    """And is worth kill points to that side."""
    return sum(amount for amount, _ in _slain(game, player, source))
