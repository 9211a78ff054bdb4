"""Corruption checks: called, supported, rolled."""

from collections.abc import Iterator
from typing import Any

from msgspec import Struct

from westmarch.cards.model.effects import abilities
from westmarch.kernel.lack import Lack, all_of
from westmarch.kernel.offers import Offer, OneOf
from westmarch.mechanics.chain import declare, resolves
from westmarch.mechanics.control import is_character
from westmarch.mechanics.lookups import company_of
from westmarch.mechanics.moves import MOVES
from westmarch.mechanics.quantities.corruption import (
    CORRUPTION_POINTS,
    CORRUPTION_TOTAL,
    MAKES_CHECKS,
)
from westmarch.table.actions import StoreItem, SupportCheck, TransferItem, UseCard
from westmarch.table.events.cards import CardStored, CardTapped, ItemTransferred
from westmarch.table.events.characters import (
    CorruptionCheckCalled,
    CorruptionCheckOmitted,
    CorruptionCheckPassed,
    CorruptionRolled,
)
from westmarch.table.events.memory import Remembered
from westmarch.table.game import Game
from westmarch.table.play import Play
from westmarch.table.state import IN_PLAY, Fact
from westmarch.table.windows import RESPOND

_SUPPORT = "check support"
"""Remembered of somebody who makes a check: the number of the check, and who supports it."""


_ATTEMPT = ("tap its bearer", "tap the target")
"""The prices of an attempt to be rid of a corruption card."""


class CorruptionCheck(Struct, frozen=True):
    """A corruption check that waits on the chain of effects."""

    player: str
    character: str
    number: int
    """How many actions had been declared in the game before it: tells it from all others."""
    modifier: int = 0
    then: Any = None
    """What the check is made for, and happens if it succeeds."""
    source: str | None = None
    """The card whose text calls for it."""


class CheckDemand(Struct, frozen=True):
    """A corruption check that a card demands, while the demand waits on the chain of effects."""

    player: str
    card: str
    character: str
    occasion: str
    """The card that has given occasion to it: each occasion is a demand of its own."""
    modifier: int = 0


@resolves(CheckDemand)
def call_check(play: Play, demand: CheckDemand) -> None:
    """Have the check made that is demanded."""
    who, card = demand.character, demand.card
    play.do(CorruptionCheckCalled(character=who, modifier=demand.modifier, source=card))


@MOVES.follow(CorruptionCheckCalled)
def check_is_called(play: Play, event: CorruptionCheckCalled) -> None:
    """Have the character make the check that is called for."""
    who = event.character
    if play.game.value(MAKES_CHECKS, who):
        player, number = play.state.cards[who].owner, play.state.declared
        then, source = event.then, event.source
        declare(play, CorruptionCheck(player, who, number, event.modifier, then, source))
    else:
        play.do(CorruptionCheckOmitted(character=who, then=event.then))


@resolves(CorruptionCheck)
def roll_check(play: Play, check: CorruptionCheck) -> None:
    """Roll the check, if the character is still there to make it."""
    who = check.character
    if play.state.cards[who].place != IN_PLAY:
        return
    dice = play.draw("2d6", "corruption-check", who)
    total = play.game.value(CORRUPTION_TOTAL, who, sum(dice), check)
    points = play.game.value(CORRUPTION_POINTS, who)
    play.do(CorruptionRolled(character=who, total=total, points=points, then=check.then))


@MOVES.follow(CorruptionCheckPassed)
def go_through_with_it(play: Play, event: CorruptionCheckPassed) -> None:
    """Do what the check was made for, if the item is still there, and whoever is to get it."""
    then, cards = event.then, play.state.cards
    if not isinstance(then, TransferItem | StoreItem) or cards[then.card].place != IN_PLAY:
        return
    if isinstance(then, StoreItem):
        play.do(CardStored(card=then.card, bearer=cards[then.card].host))
    elif cards[then.character].place == IN_PLAY:
        play.do(ItemTransferred(card=then.card, character=then.character))


def check_on_chain(game: Game) -> CorruptionCheck | None:
    """The corruption check that resolves next, if one does."""
    last = game.state.chain[-1] if game.state.chain else None
    return last if isinstance(last, CorruptionCheck) else None


def supported_check(game: Game, action: SupportCheck) -> CorruptionCheck | None:
    """The check that somebody would support, if it waits on the chain of effects."""
    who = checked_character(game, action)
    waiting = [
        each
        for each in reversed(game.state.chain)
        if isinstance(each, CorruptionCheck) and each.character == who
    ]
    return waiting[action.which] if 0 <= action.which < len(waiting) else None


def checked_character(game: Game, action: SupportCheck) -> str | None:
    """The character whose check somebody would support."""
    check = check_on_chain(game)
    return action.of or (check.character if check is not None else None)


def _of_a_check(game: Game, action: SupportCheck) -> Lack | None:
    waits = checked_character(game, action) is not None
    return None if waits else Lack("No corruption check waits to be rolled.")


def _by_a_character(game: Game, action: SupportCheck) -> Lack | None:
    if is_character(game, action.character):
        return None
    return Lack("{0.character} is an ally, and allies do not support corruption checks.")


def _by_another(game: Game, action: SupportCheck) -> Lack | None:
    if action.character != checked_character(game, action):
        return None
    return Lack("It is {0.character} who makes the check, and only others support it.")


def _by_his_own(game: Game, action: SupportCheck) -> Lack | None:
    his = game.card(action.character).owner == action.player
    return None if his else Lack("{0.character} is not {0.player}'s.")


def _by_one_untapped(game: Game, action: SupportCheck) -> Lack | None:
    position = game.card(action.character).position
    if position == "untapped":
        return None
    says = "{0} is {1}, and only an untapped character supports a check."
    return Lack(says, (action.character, position))


def _by_a_companion(game: Game, action: SupportCheck) -> Lack | None:
    company = company_of(game, action.character)
    if company is not None and checked_character(game, action) in company.characters:
        return None
    return Lack("{0.character} is not in the company of the one who makes the check.")


supports_a_companion = all_of(
    _of_a_check, _by_a_character, _by_another, _by_his_own, _by_one_untapped, _by_a_companion
)
"""What it takes for an untapped companion of whoever makes a check to support it."""


def supporters(game: Game, check: CorruptionCheck) -> tuple[str, ...]:
    """Those who have tapped in support of a check."""
    return tuple(
        fact.value[1]
        for fact in game.state.facts
        if (fact.what, fact.about) == (_SUPPORT, check.character) and fact.value[0] == check.number
    )


@MOVES.perform(SupportCheck)
def support(play: Play, action: SupportCheck) -> None:
    """Tap in support of the check."""
    check = supported_check(play.game, action)
    play.do(CardTapped(card=action.character))
    if check is not None:
        fact = Fact(_SUPPORT, check.character, (check.number, action.character), "chain")
        play.do(Remembered(fact=fact))


@MOVES.offer(RESPOND)
def offer_support(game: Game, player: str) -> Iterator[Offer]:
    """Each companion of each character who makes a check, for each of his checks."""
    seen: dict[str, int] = {}
    last = check_on_chain(game)
    for check in reversed(game.state.chain):
        if not isinstance(check, CorruptionCheck):
            continue
        which = seen.get(check.character, 0)
        seen[check.character] = which + 1
        company = company_of(game, check.character)
        comes_next = last is not None and last.character == check.character
        of = OneOf((check.character,), (None,) if comes_next else ())
        for each in company.characters if company is not None else ():
            yield Offer(SupportCheck(player=player, character=each, which=which), of=of)


def is_corruption_card(game: Game, card: str) -> bool:
    """Tell whether a card is a corruption card."""
    return "corruption" in game.printed(card).keywords


def is_attempt(game: Game, action: object) -> bool:
    """Tell whether a character is to tap for an attempt to be rid of a corruption card."""
    if not isinstance(action, UseCard) or not is_corruption_card(game, action.card):
        return False
    ways = abilities(game.printed(action.card))
    return 0 <= action.ability < len(ways) and ways[action.ability].price in _ATTEMPT


def who_tries(game: Game, action: UseCard) -> str | None:
    """Who is to tap for an attempt: whom the card is used on, or else its bearer."""
    who = action.target or game.card(action.card).host
    return who if who in game.state.cards else None
