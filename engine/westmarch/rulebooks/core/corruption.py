"""Corruption: checks and what comes of them, corruption cards and how to be rid of them."""

from collections.abc import Callable, Iterator

from westmarch.kernel.event import Event
from westmarch.kernel.lack import Lack
from westmarch.kernel.rulebook import Rulebook
from westmarch.kernel.words import number_of
from westmarch.mechanics.control import is_character, is_ringwraith
from westmarch.mechanics.corruption import (
    CorruptionCheck,
    is_attempt,
    is_corruption_card,
    supported_check,
    supporters,
    supports_a_companion,
    who_tries,
)
from westmarch.mechanics.lookups import Cost, character_facts, company_of, event_length
from westmarch.mechanics.quantities.actions import CARD_ROLL, COSTS, OWN_CHAIN, STAYS_IN_PLAY
from westmarch.mechanics.quantities.corruption import (
    CHECK_MODIFIER,
    CORRUPTION_POINTS,
    CORRUPTION_TOTAL,
    MAKES_CHECKS,
)
from westmarch.mechanics.quantities.ending import TURNS_ARE_OVER
from westmarch.mechanics.quantities.people import ALIGNMENT
from westmarch.mechanics.sides import is_balrog
from westmarch.table.actions import PlayEvent, SupportCheck, UseCard
from westmarch.table.events.cards import CardTapped, EventPlayed
from westmarch.table.events.chain import Declared
from westmarch.table.events.characters import (
    CharacterDiscarded,
    CharacterEliminated,
    CorruptionCheckOmitted,
    CorruptionCheckPassed,
    CorruptionRolled,
)
from westmarch.table.events.memory import Remembered
from westmarch.table.game import Game
from westmarch.table.state import Fact

RULES = Rulebook("core.corruption")

_CORRUPTED = "corruption card played"
"""Remembered of a character."""
_TRIED = "attempt"
"""Remembered of a corruption card: whether somebody tapped for the attempt to be rid of it."""


# Making a check


@RULES.define("check-procedure", MAKES_CHECKS)
def has_points(game: Game, character: str) -> bool:
    """A character with corruption points makes the checks that are called for."""
    return bool(game.value(CORRUPTION_POINTS, character))


def _check_terms(
    game: Game, character: str, dice: int, check: CorruptionCheck
) -> Iterator[tuple[int, str]]:
    yield dice, "rolled"
    if added := game.value(CHECK_MODIFIER, check):
        yield added, "added to the roll"


@RULES.define("check-procedure", CORRUPTION_TOTAL, terms=_check_terms)
def roll_of_the_check(game: Game, character: str, dice: int, check: CorruptionCheck) -> int:
    """The player rolls for the character, and adds what is to be added."""
    return dice + game.value(CHECK_MODIFIER, check)


@RULES.define("check-with-zero-points", MAKES_CHECKS)
def has_no_points(game: Game, character: str) -> bool:
    """So does a character without any."""
    return not game.value(CORRUPTION_POINTS, character)


def _points_borne(game: Game, character: str) -> Iterator[tuple[int, str]]:
    held = game.card(character).holds
    items = (each for each in held if game.printed(each).type == "item")
    for each in (*held, *(one for item in items for one in game.card(item).holds)):
        points = game.printed(each).corruption
        if points is not None:
            yield points, game.name(each)


@RULES.define("point-total", CORRUPTION_POINTS, terms=_points_borne)
def points_of_all_borne(game: Game, character: str) -> int:
    """All cards that a character controls add up, but not those of its followers."""
    return sum(points for points, _ in _points_borne(game, character))


@RULES.adjust("immune-to-corruption", MAKES_CHECKS)
def is_beyond_corruption(game: Game, makes: bool, character: str) -> bool | None:
    """Allies and Ringwraiths make no checks."""
    beyond = not is_character(game, character) or is_ringwraith(game, character)
    return False if beyond else None


@RULES.react("immune-may-pay-conditions", CorruptionCheckOmitted)
def goes_on_without_check(game: Game, event: CorruptionCheckOmitted) -> list[Event]:
    """What the check would have been for takes place without it."""
    return [CorruptionCheckPassed(character=event.character, then=event.then)]


@RULES.adjust("balrog-company-bonus", CORRUPTION_TOTAL, says="The Balrog's company")
def in_the_balrogs_company(
    game: Game, total: int, character: str, dice: int, check: CorruptionCheck
) -> int | None:
    """So is The Balrog."""
    company = company_of(game, character)
    led = company is not None and any(is_balrog(game, each) for each in company.characters)
    return total + 2 if led else None


@RULES.adjust("ringwraith-company-bonus", CORRUPTION_TOTAL, says="a Ringwraith's company")
def in_a_ringwraiths_company(
    game: Game, total: int, character: str, dice: int, check: CorruptionCheck
) -> int | None:
    """A Ringwraith in the company is worth two."""
    company = company_of(game, character)
    led = company is not None and any(is_ringwraith(game, each) for each in company.characters)
    return total + 2 if led else None


# Support


@RULES.permit(
    "support",
    SupportCheck,
    says="Another untapped character of the company may tap in support.",
)
def companion_supports(game: Game, action: SupportCheck) -> Lack | bool:
    """Another untapped character of the company may tap in support."""
    return supports_a_companion(game, action) or True


@RULES.forbid(
    "support-before-resolution",
    SupportCheck,
    says="There is no corruption check that waits to be rolled.",
)
def nothing_to_support(game: Game, action: SupportCheck) -> bool:
    """Only between the declaration and the roll."""
    return supported_check(game, action) is None


@RULES.forbid(
    "support-resource-player-only",
    SupportCheck,
    says="It is not {action.player}'s turn, so there is no support from him.",
    otherwise=lambda game, action: (
        f"That it is not {game.called(action.player)}'s turn makes no difference now."
        if action.player != game.state.turn_player
        else ""
    ),
)
def is_hazard_player(game: Game, action: SupportCheck) -> bool:
    """The hazard player's characters give no support."""
    return action.player != game.state.turn_player and not game.value(TURNS_ARE_OVER)


def _support_terms(game: Game, _: int, check: CorruptionCheck) -> Iterator[tuple[int, str]]:
    for each in supporters(game, check):
        yield 1, f"support of {game.name(each)}"


@RULES.adjust("support", CHECK_MODIFIER, says="support", terms=_support_terms)
def support_counts(game: Game, modifier: int, check: CorruptionCheck) -> int | None:
    """Each supporter adds one."""
    helping = len(supporters(game, check))
    return modifier + helping if helping else None


# The result


def _check_told(outcome: str) -> Callable[[Game, object, CorruptionRolled], str]:
    def told(game: Game, _: object, event: CorruptionRolled) -> str:
        points = number_of(event.points, "corruption point")
        end = outcome.format(who=game.name(event.character))
        return f"The check comes to {event.total} against {points}. That is {end}."

    return told


@RULES.react(
    "check-succeeds",
    CorruptionRolled,
    says=_check_told("more, so {who} withstands"),
)
def withstands(game: Game, event: CorruptionRolled) -> list[Event]:
    """More than the corruption points is a success."""
    if event.total <= event.points:
        return []
    return [CorruptionCheckPassed(character=event.character, then=event.then)]


@RULES.react(
    "hero-fails-narrowly",
    CorruptionRolled,
    says=_check_told("not more, and at most 1 less, so {who} is discarded"),
)
def hero_turns_away(game: Game, event: CorruptionRolled) -> list[Event]:
    """A hero who just fails is discarded."""
    return [CharacterDiscarded(card=event.character)] if _turns_away(game, event) else []


@RULES.react(
    "prevented-discard-succeeds",
    CorruptionRolled,
    says=_check_told("not more, but {who} cannot be discarded, and so has withstood"),
)
def stays_all_the_same(game: Game, event: CorruptionRolled) -> list[Event]:
    """Whom nothing can discard does not fail by so little."""
    stays = _turns_away(game, event) and game.value(STAYS_IN_PLAY, event.character)
    return [CorruptionCheckPassed(character=event.character, then=event.then)] if stays else []


@RULES.react(
    "wizard-fails-narrowly",
    CorruptionRolled,
    says=_check_told("not more, so {who}, a Wizard, is eliminated"),
)
def wizard_falls(game: Game, event: CorruptionRolled) -> list[Event]:
    """A Wizard who just fails is eliminated."""
    falls = _just_fails(event) and _is_wizard(game, event.character)
    return [CharacterEliminated(card=event.character)] if falls else []


@RULES.react(
    "minion-taps-narrowly",
    CorruptionRolled,
    says=_check_told("not more, and at most 1 less, so {who}, a minion, taps and has withstood"),
)
def minion_taps(game: Game, event: CorruptionRolled) -> list[Event]:
    """A minion who would just fail taps, and succeeds."""
    if not _just_fails(event) or not _is_minion(game, event.character):
        return []
    return _taps_and_withstands(game, event)


@RULES.react(
    "fallen-wizard-avatar-taps",
    CorruptionRolled,
    says=_check_told("not more, and at most 1 less, so {who} taps and has withstood"),
)
def fallen_wizard_taps(game: Game, event: CorruptionRolled) -> list[Event]:
    """A Fallen-wizard who would just fail taps, and succeeds."""
    falls = _just_fails(event) and _is_fallen_wizard(game, event.character)
    return _taps_and_withstands(game, event) if falls else []


def _taps_and_withstands(game: Game, event: CorruptionRolled) -> list[Event]:
    who = event.character
    passed = CorruptionCheckPassed(character=who, then=event.then)
    untapped = game.card(who).position == "untapped"
    return [CardTapped(card=who), passed] if untapped else [passed]


@RULES.react(
    "check-fails-badly",
    CorruptionRolled,
    says=_check_told("less by 2 or more, so {who} is eliminated"),
)
def is_lost(game: Game, event: CorruptionRolled) -> list[Event]:
    """Whoever fails by more than that is eliminated."""
    lost = event.total < event.points - 1
    return [CharacterEliminated(card=event.character)] if lost else []


# Corruption cards


def _is_bound(game: Game, card: str) -> bool:
    """Tell whether a card is played as corruption cards are; whether a short-event is, is open."""
    if not is_corruption_card(game, card):
        return False
    lasts = event_length(game, card) != "short"
    return lasts or game.reading("q.core.corruption-short-events") == "a"


@RULES.forbid(
    "one-card-per-turn",
    PlayEvent,
    says="A corruption card was played on {action.target} in this turn already.",
)
def corrupted_already(game: Game, action: PlayEvent) -> bool:
    """One corruption card a turn for each character."""
    return (
        action.target is not None
        and game.state.fact(_CORRUPTED, action.target) is not None
        and _is_bound(game, action.card)
    )


@RULES.react("one-card-per-turn", EventPlayed)
def is_corrupted(game: Game, event: EventPlayed) -> list[Event]:
    """A corruption card that was played on a character is remembered until the turn ends."""
    if event.target is None or not _is_bound(game, event.card):
        return []
    return [Remembered(fact=Fact(_CORRUPTED, event.target, until="turn"))]


@RULES.forbid(
    "only-new-chain",
    PlayEvent,
    says="{action.card} is a corruption card, and those are played in response to nothing.",
)
def corrupts_in_response(game: Game, action: PlayEvent) -> bool:
    """A corruption card begins a chain of effects."""
    if not game.state.chain or game.value(OWN_CHAIN, action):
        return False
    return _is_bound(game, action.card)


# Attempts to be rid of them


@RULES.forbid(
    "remove-without-tapping",
    UseCard,
    says="Only an untapped character who would have to tap for it can do without that.",
)
def has_to_tap(game: Game, action: UseCard) -> bool:
    """Only who might tap can refrain from it."""
    return not action.tap and not (is_attempt(game, action) and _tries(game, action, "untapped"))


@RULES.adjust("remove-without-tapping", COSTS)
def nobody_taps(
    game: Game, costs: tuple[Cost, ...], card: str | None, action: object
) -> tuple[Cost, ...] | None:
    """Nobody taps for the attempt."""
    if not isinstance(action, UseCard) or action.tap:
        return None
    return tuple(each for each in costs if each.how != "tap")


@RULES.adjust("remove-without-tapping", CARD_ROLL, says="without tapping")
def costs_three(game: Game, roll: int, card: str, dice: int) -> int | None:
    """The roll is three less for it."""
    return roll - 3 if _tried(game, card, tapping=False) else None


@RULES.permit(
    "remove-while-tapped",
    UseCard,
    lifts=("core.corruption.remove-without-tapping",),
    says="A character who is tapped already may still try to be rid of {action.card}, at 3 less.",
)
def tries_while_tapped(game: Game, action: UseCard) -> bool | None:
    """Being tapped is no obstacle to that."""
    if not is_attempt(game, action) or not _tries(game, action, "tapped"):
        return None
    return not game.state.chain or None


@RULES.react("remove-untapped-not-after-attempt", Declared)
def attempt_is_made(game: Game, event: Declared) -> list[Event]:
    """An attempt is remembered until the turn ends."""
    if not is_attempt(game, event.action):
        return []
    return [Remembered(fact=Fact(_TRIED, event.action.card, event.action.tap, until="turn"))]


@RULES.forbid(
    "remove-untapped-not-after-attempt",
    UseCard,
    says="{action.card} was tried in this turn already, so now somebody has to tap for it.",
)
def was_tried_before(game: Game, action: UseCard) -> bool:
    """Without tapping it is the first attempt or none."""
    return not action.tap and game.state.fact(_TRIED, action.card) is not None


@RULES.forbid(
    "remove-untapped-ends-attempts",
    UseCard,
    says="{action.card} was tried without tapping, and so it cannot be tried again this turn.",
)
def was_tried_untapped(game: Game, action: UseCard) -> bool:
    """Without tapping it is the last attempt of the turn."""
    return _tried(game, action.card, tapping=False)


# What several rules ask


def _just_fails(event: CorruptionRolled) -> bool:
    """Tell whether the result is the corruption points, or one less."""
    return event.total in (event.points, event.points - 1)


def _turns_away(game: Game, event: CorruptionRolled) -> bool:
    """Tell whether the result discards a character: a hero, but no Wizard, who just fails."""
    who = event.character
    if _is_minion(game, who) or _is_wizard(game, who) or _is_fallen_wizard(game, who):
        return False
    return _just_fails(event)


def _is_minion(game: Game, character: str) -> bool:
    return game.value(ALIGNMENT, character) == "minion"


def _is_fallen_wizard(game: Game, character: str) -> bool:
    return character_facts(game, character).race == "Fallen-wizard"


def _is_wizard(game: Game, character: str) -> bool:
    return character_facts(game, character).race == "Wizard"


def _tried(game: Game, card: str, *, tapping: bool) -> bool:
    """Tell whether an attempt on a corruption card was made this turn, tapping for it or not."""
    tried = game.state.fact(_TRIED, card)
    return tried is not None and tried.value == tapping


def _tries(game: Game, action: UseCard, position: str) -> bool:
    """Tell whether somebody is to tap for the attempt, whoever bears the card, and lies so."""
    who = who_tries(game, action)
    return who is not None and game.card(who).position == position
