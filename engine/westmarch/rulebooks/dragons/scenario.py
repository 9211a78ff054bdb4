"""Many a Gleaming Golden Hoard: lost treasures, and who has won with them."""

from collections.abc import Iterator
from typing import Any

from westmarch.kernel.event import Event
from westmarch.kernel.order import Rank
from westmarch.kernel.rulebook import Rulebook
from westmarch.kernel.words import number_of
from westmarch.mechanics.control import characters_of
from westmarch.mechanics.dragons import attacking_dragon, is_own
from westmarch.mechanics.journey import site_of
from westmarch.mechanics.lookups import item_facts
from westmarch.mechanics.quantities.dragons import (
    DRAGONS_DEFEATED,
    DRAGONS_NEEDED,
    LOST_TREASURE,
    STORED_TREASURES,
    TREASURES_NEEDED,
)
from westmarch.mechanics.quantities.ending import CONDITIONS_MET, LAST_TURN
from westmarch.mechanics.quantities.items import HOARD_ITEM
from westmarch.mechanics.quantities.sites import DRAGON_LAIR
from westmarch.mechanics.quantities.turn import HAND_SIZE, WINNER
from westmarch.mechanics.treasures import AGREED, JUST_PLAYED
from westmarch.table.actions import DesignateTreasure, PlayItem
from westmarch.table.events.cards import CardStored, ItemPlayed, TreasureDesignated
from westmarch.table.events.combat import AttackDefeated
from westmarch.table.events.memory import Forgotten, Remembered
from westmarch.table.events.turns import GameWon
from westmarch.table.game import Game
from westmarch.table.state import Fact

RULES = Rulebook("dragons.scenario")

_TREASURE = "lost treasure"
"""Remembered of a card on the table."""
_FOR_EVER = "lost treasure for ever"
"""Remembered of a card of the pool: all its copies are one item."""
_YIELDED = "yielded treasure"
"""Remembered of a lair by its name, with the player who named what it yielded."""
_SLAIN = "slain"
"""Remembered of a Dragon, with the player who defeated it."""


# What a lost treasure is


@RULES.define("goal", STORED_TREASURES)
def treasures_stored(game: Game, player: str) -> int:
    """Only what lies among the stored cards counts."""
    stored = game.state.pile(player, "marshalling-point-pile")
    return sum(1 for each in stored if _is_item(game, each) and game.value(LOST_TREASURE, each))


@RULES.forbid(
    "lost-treasure",
    DesignateTreasure,
    says="{action.card} is no hoard major or hoard greater item that was played at a Dragon's "
    "lair, and nothing else is a lost treasure.",
)
def is_no_treasure(game: Game, action: DesignateTreasure) -> bool:
    """A major or greater item from a hoard, at a lair."""
    item, site = item_facts(game, action.card), site_of(game, action.card)
    return (
        item is None
        or item.item_class not in ("major", "greater")
        or not game.value(HOARD_ITEM, action.card)
        or site is None
        or not game.value(DRAGON_LAIR, site)
    )


@RULES.permit(
    "designate-on-play",
    DesignateTreasure,
    says=lambda game, fits, action: (
        f"{game.name(action.card)} was played just now, and its player says what it is."
        if fits
        else f"It is said of {game.name(action.card)} as it is played, or not at all."
    ),
)
def says_so_at_once(game: Game, action: DesignateTreasure) -> bool:
    """Of what was played just now its player says what it is."""
    played = game.state.fact(JUST_PLAYED, action.card)
    return (
        played is not None
        and game.state.is_next(action.player, played.value)
        and action.card in _borne(game, action.player)
        and not game.value(LOST_TREASURE, action.card)
    )


@RULES.react("designate-on-play", ItemPlayed)
def may_be_named_now(game: Game, event: ItemPlayed) -> list[Event]:
    """An item that is played anew is an ordinary one until something is said of it.

    Whether one that is not unique stays what it was before is open.
    """
    now: list[Event] = [
        Remembered(fact=Fact(JUST_PLAYED, event.card, game.state.declared, until="phase"))
    ]
    if game.state.fact(_TREASURE, event.card) is None or _stays_what_it_was(game, event.card):
        return now
    return [Forgotten(what=_TREASURE, about=event.card), *now]


def _stays_what_it_was(game: Game, card: str) -> bool:
    unique = game.printed(card).unique
    return not unique and game.reading("q.dragons.non-unique-treasure") == "b"


@RULES.react("designate-on-play", TreasureDesignated)
def is_named(game: Game, event: TreasureDesignated) -> list[Event]:
    """What was named is a treasure from then on."""
    return [Remembered(fact=Fact(_TREASURE, event.card))]


@RULES.define("designate-on-play", LOST_TREASURE)
def was_named(game: Game, card: str) -> bool:
    """What its player has said of it."""
    return game.state.fact(_TREASURE, card) is not None


# How many there are


@RULES.react("one-per-lair", TreasureDesignated)
def lair_has_yielded(game: Game, event: TreasureDesignated) -> list[Event]:
    """The lair has no more of them."""
    return [Remembered(fact=Fact(_YIELDED, event.lair, event.player))]


@RULES.forbid(
    "one-per-lair",
    DesignateTreasure,
    says=lambda game, _nothing, action: (
        f"{_lair_of(game, action)} has given up its one lost treasure already."
    ),
    otherwise=lambda game, action: (
        f"{_lair_of(game, action)} has given up no lost treasure yet"
        + f" to {game.called(action.player)}" * bool(_takers(game, _lair_of(game, action)))
        + "."
    ),
)
def nothing_left_there(game: Game, action: DesignateTreasure) -> bool:
    """One for each lair, or perhaps for each player at each lair."""
    takers = _takers(game, _lair_of(game, action))
    if not takers or action.player in takers:
        return bool(takers)
    return game.reading("q.dragons.treasures-per-lair") == "a"


def _lair_of(game: Game, action: DesignateTreasure) -> str:
    site = site_of(game, action.card)
    return "" if site is None else game.name(site)


def _takers(game: Game, lair: str) -> list[Any]:
    """The players who have named what a lair yielded."""
    return [each.value for each in game.state.facts if (each.what, each.about) == (_YIELDED, lair)]


@RULES.forbid(
    "one-unstored",
    DesignateTreasure,
    says="{action.player} has a lost treasure that is not stored yet.",
    otherwise=lambda game, action: (
        f"{game.called(action.player)} has no other lost treasure that is still to be stored."
    ),
)
def has_one_to_store(game: Game, action: DesignateTreasure) -> bool:
    """First the one has to be stored."""
    return any(
        each != action.card and game.value(LOST_TREASURE, each)
        for each in _borne(game, action.player)
    )


# Treasures that come back


@RULES.react("designation-permanent", TreasureDesignated)
def named_for_ever(game: Game, event: TreasureDesignated) -> list[Event]:
    """What is said of a unique item holds to the end of the game."""
    card = game.card(event.card).card
    return [Remembered(fact=Fact(_FOR_EVER, card))] if game.printed(card).unique else []


@RULES.define("designation-survives-discard", LOST_TREASURE)
def was_named_before(game: Game, card: str) -> bool:
    """It holds wherever the item has been, and whoever has it now."""
    return _has_been_named(game, card)


def _has_been_named(game: Game, card: str) -> bool:
    return game.state.fact(_FOR_EVER, game.card(card).card) is not None


@RULES.forbid(
    "returning-treasure",
    PlayItem,
    says="{action.character} bears a lost treasure already, and another character has to take "
    "the one that comes back.",
)
def bears_one_already(game: Game, action: PlayItem) -> bool:
    """Another character may take it; whether the same one may is open."""
    if not _has_been_named(game, action.card):
        return False
    borne = (each for each in game.card(action.character).holds if _is_item(game, each))
    if not any(game.value(LOST_TREASURE, each) for each in borne):
        return False
    return game.reading("q.dragons.returning-same-character") == "b"


# What they are good for


@RULES.adjust("hand-size", HAND_SIZE, says="lost treasures")
def holds_more(game: Game, size: int, player: str) -> int | None:
    """A card more for each that is stored."""
    stored = game.value(STORED_TREASURES, player)
    return size + stored if stored else None


@RULES.define("victory-five", TREASURES_NEEDED)
def five_are_needed(game: Game) -> int:
    """It takes five."""
    return 5


@RULES.adjust("shorter-game", TREASURES_NEEDED)
def fewer_are_needed(game: Game, needed: int) -> int | None:
    """It takes fewer, if that was agreed."""
    agreed = _agreed(game, "treasures")
    return agreed if agreed in (2, 3, 4) else None


@RULES.define("longer-game", DRAGONS_NEEDED)
def dragons_are_needed(game: Game) -> int | None:
    """It takes a Dragon or two besides, if that was agreed."""
    agreed = _agreed(game, "dragons")
    return agreed if agreed in (1, 2) else None


def _agreed(game: Game, what: str) -> int | None:
    fact = game.state.fact(AGREED, what)
    return None if fact is None else int(fact.value)


def _brings_nothing(game: Game, event: AttackDefeated) -> str:
    combat = event.combat
    told = game.value(DRAGONS_NEEDED) and attacking_dragon(game, combat) and is_own(game, combat)
    name = game.name(combat.source)
    return f"{name} is not counted among the Dragons that it takes to win." if told else ""


@RULES.react("longer-game", AttackDefeated, otherwise=_brings_nothing)
def dragon_is_slain(game: Game, event: AttackDefeated) -> list[Event]:
    """Whoever defeats a Dragon has it to his credit; whether it may be one's own is open."""
    dragon = attacking_dragon(game, event.combat)
    if not dragon:
        return []
    if is_own(game, event.combat) and game.reading("q.dragons.scenario-own-dragon") == "a":
        return []
    return [Remembered(fact=Fact(_SLAIN, dragon, event.combat.defender))]


@RULES.define("longer-game", DRAGONS_DEFEATED)
def dragons_defeated(game: Game, player: str) -> int:
    """Each Dragon once."""
    facts = game.state.facts
    return len({each.about for each in facts if each.what == _SLAIN and each.value == player})


def _how_far(game: Game, player: str) -> str:
    """Say what somebody has done of what it takes to win."""
    stored, needed = game.value(STORED_TREASURES, player), game.value(TREASURES_NEEDED)
    slain, to_slay = game.value(DRAGONS_DEFEATED, player), game.value(DRAGONS_NEEDED)
    dragons = f" and defeated {slain} of {number_of(to_slay, 'unique Dragon')}" if to_slay else ""
    return f"{game.called(player)} has stored {stored} of {needed} lost treasures{dragons}"


def _not_yet(game: Game, event: CardStored) -> str:
    if not game.value(LOST_TREASURE, event.card):
        return f"{game.name(event.card)} is no lost treasure" * _is_item(game, event.card)
    return _how_far(game, game.card(event.card).owner)


@RULES.react(
    "victory-five",
    CardStored,
    says=lambda game, _won, event: (
        f"{_how_far(game, game.card(event.card).owner)}, and the game is won."
    ),
    otherwise=lambda game, event: f"{_not_yet(game, event)}." if _not_yet(game, event) else "",
)
def has_stored_enough(game: Game, event: CardStored) -> list[Event]:
    """Whoever has stored the last one that is needed has won."""
    return _won(game, game.card(event.card).owner)


@RULES.react(
    "victory-five",
    AttackDefeated,
    order=Rank.AFTER,
    says=lambda game, _won, event: f"{_how_far(game, event.combat.defender)}, and the game is won.",
    otherwise=lambda game, event: (
        f"{_how_far(game, event.combat.defender)}." if game.value(DRAGONS_NEEDED) else ""
    ),
)
def has_done_all_else(game: Game, event: AttackDefeated) -> list[Event]:
    """So has whoever has stored enough, and does now what was needed besides."""
    return _won(game, event.combat.defender)


def _won(game: Game, player: str) -> list[Event]:
    won = (
        game.state.winner is None
        and game.value(STORED_TREASURES, player) >= game.value(TREASURES_NEEDED)
        and game.value(DRAGONS_DEFEATED, player) >= game.value(DRAGONS_NEEDED)
    )
    return [GameWon(player=player)] if won else []


def _decide_alone(game: Game) -> bool:
    """Tell whether treasures decide and nothing else, so that the game cannot end otherwise."""
    return game.reading("q.dragons.scenario-ordinary-end") == "b"


@RULES.adjust(
    "victory-five",
    CONDITIONS_MET,
    bars=True,
    says="Stored treasures decide this game, and so its end is not called.",
)
def is_not_called(game: Game, met: bool, player: str) -> bool | None:
    """The game is not called; or perhaps it is, as others are."""
    return False if _decide_alone(game) else None


@RULES.adjust("victory-five", LAST_TURN)
def goes_on(game: Game, last: bool) -> bool | None:
    """Nor does it end by itself, however often the play decks run out."""
    return False if _decide_alone(game) else None


@RULES.adjust("victory-five", WINNER)
def treasures_decide(game: Game, winner: str | None) -> str | None:
    """Marshalling points decide nothing; or perhaps they do, if the game ends as others do."""
    if game.state.winner is not None:
        return game.state.winner
    return "nobody" if _decide_alone(game) else None


def _borne(game: Game, player: str) -> Iterator[str]:
    """Go through the items that a player's characters bear."""
    for character in characters_of(game, player):
        for each in game.card(character).holds:
            if _is_item(game, each):
                yield each


def _is_item(game: Game, card: str) -> bool:
    return item_facts(game, card) is not None
