"""Body checks, and what becomes of those who fail them."""

from westmarch.kernel.event import Event
from westmarch.kernel.lack import Lack, all_of
from westmarch.kernel.order import Rank
from westmarch.kernel.rulebook import Rulebook
from westmarch.mechanics.allies import is_ally
from westmarch.mechanics.combat_actions import about, at_hand
from westmarch.mechanics.control import is_character, is_ringwraith
from westmarch.mechanics.lookups import character_facts, company_of
from westmarch.mechanics.quantities.combat import BODY_CHECK_TOTAL, DISCARD_RESULTS, RESCUERS
from westmarch.mechanics.quantities.people import BODY
from westmarch.mechanics.rescue import doomed, items_of
from westmarch.mechanics.strikes import BodyCheck
from westmarch.table.actions import (
    AIMED,
    FREE,
    Action,
    Finish,
    PlayCharacter,
    PlayEvent,
    RescueItem,
    UseCard,
)
from westmarch.table.events.cards import CardMoved
from westmarch.table.events.characters import (
    CharacterEliminated,
    CharacterPlayed,
    CharacterReturned,
)
from westmarch.table.events.combat import (
    BodyCheckCalled,
    BodyCheckFailed,
    BodyCheckRolled,
    ItemRescued,
    RescueBegan,
    RescueEnded,
    StrikeDefeated,
)
from westmarch.table.events.memory import Forgotten, Remembered
from westmarch.table.game import Game
from westmarch.table.state import Fact
from westmarch.table.windows import RESPOND

RULES = Rulebook("core.body-checks")

_HAS_TAKEN = "has taken an item"
"""Remembered of a companion of a character who is to be eliminated."""
_RETURNED = "returned Ringwraith"
"""Remembered of the name of a Ringwraith: the player who has it back in hand."""
_FAR_BELOW = -100


def _check_told(game: Game, event: BodyCheckRolled) -> str:
    """Say how the check compares with the body."""
    whose = "the strike" if event.of_strike else game.name(event.character)
    more = "more" if event.total > event.body else "not more"
    body = f"{whose}'s body of {event.body}"
    return f"The body check comes to {event.total}, which is {more} than {body}."


@RULES.react(
    "procedure",
    BodyCheckRolled,
    says=lambda game, _, event: _check_told(game, event),
    otherwise=_check_told,
)
def body_check_result(game: Game, event: BodyCheckRolled) -> list[Event]:
    """A result above the body is a failure."""
    if event.total <= event.body:
        return []
    failed = BodyCheckFailed(character=event.character, of_strike=event.of_strike)
    return [failed, StrikeDefeated(character=event.character)] if event.of_strike else [failed]


@RULES.permit(
    "responses",
    AIMED,
    says="It bears on the body check that is about to be made.",
    lifts=("core.strikes.no-response-to-result",),
)
def bears_on_the_check(game: Game, action: PlayEvent | UseCard) -> bool | None:
    """Before the roll there is time for what changes the body that is checked."""
    check = _waiting(game)
    if check is None or not _changes_the_body(game, action, check):
        return None
    return game.state.at(RESPOND) and at_hand(game, action)


@RULES.forbid("responses", FREE, says="A body check is to be made, and that has no part in it.")
def has_no_part_in_it(game: Game, action: Action) -> bool:
    """And for nothing else."""
    check = _waiting(game)
    return check is not None and not _changes_the_body(game, action, check)


def _waiting(game: Game) -> BodyCheck | None:
    """The body check that resolves next, if one does."""
    last = game.state.chain[-1] if game.state.chain else None
    return last if isinstance(last, BodyCheck) else None


def _changes_the_body(game: Game, action: Action, check: BodyCheck) -> bool:
    matter = "body check of a strike" if check.called.of_strike else "body check"
    return matter in about(game, action)


@RULES.adjust("already-wounded", BODY_CHECK_TOTAL, says="wounded before")
def wounded_before(game: Game, total: int, event: BodyCheckCalled, dice: int) -> int | None:
    """One more against somebody who was wounded before the strike."""
    return total + 1 if event.was_wounded else None


@RULES.react(
    "elimination",
    BodyCheckFailed,
    says=lambda game, _, event: f"{game.name(event.character)} has failed it, and is eliminated.",
)
def character_is_eliminated(game: Game, event: BodyCheckFailed) -> list[Event]:
    """A character who fails is eliminated, once companions have taken what they may."""
    if event.of_strike:
        return []
    who = event.character
    if items_of(game, who) and game.value(RESCUERS, who):
        return [RescueBegan(character=who)]
    return [CharacterEliminated(card=who)]


@RULES.react("elimination", RescueEnded)
def is_eliminated_then(game: Game, event: RescueEnded) -> list[Event]:
    """When the items are shared out the character is eliminated."""
    return [CharacterEliminated(card=event.character)]


@RULES.define("items-rescued", RESCUERS)
def unwounded_companions(game: Game, character: str) -> tuple[str, ...]:
    """Each unwounded companion who has taken no item of the character yet."""
    company = company_of(game, character)
    assert company is not None
    return tuple(
        each
        for each in company.characters
        if each != character
        and game.card(each).position != "wounded"
        and game.state.fact(_HAS_TAKEN, each) is None
    )


@RULES.permit(
    "items-rescued",
    RescueItem,
    says="{action.character} is unwounded, and can take one item.",
)
def takes_an_item(game: Game, action: RescueItem) -> Lack | bool:
    """One item for each of them."""
    return _takes_it(game, action) or True


def _has_taken_none(game: Game, action: RescueItem) -> Lack | None:
    if game.state.fact(_HAS_TAKEN, action.character) is None:
        return None
    return Lack("{0.character} has taken one of the items, and each takes one at most.")


def _is_not_wounded(game: Game, action: RescueItem) -> Lack | None:
    wounded = game.card(action.character).position == "wounded"
    return Lack("{0.character} is wounded, and so takes none of the items.") if wounded else None


def _of_one_who_is_gone(game: Game, action: RescueItem) -> Lack | None:
    who = doomed(game)
    if who is None:
        return Lack(
            "Items are taken over from whom a body check has just eliminated, and that is nobody."
        )
    its = action.card in items_of(game, who)
    return None if its else Lack("{0.card} is no item of the one who is gone.")


def _is_a_companion(game: Game, action: RescueItem) -> Lack | None:
    takes = action.character in game.value(RESCUERS, str(doomed(game)))
    return None if takes else Lack("{0.character} is not in that company.")


_takes_it = all_of(_has_taken_none, _is_not_wounded, _of_one_who_is_gone, _is_a_companion)


@RULES.permit("items-rescued", Finish)
def takes_no_more(game: Game, action: Finish) -> bool | None:
    """Nobody has to take anything."""
    return doomed(game) is not None or None


@RULES.react("items-rescued", ItemRescued)
def has_taken_one(game: Game, event: ItemRescued) -> list[Event]:
    """It is noted who has taken an item."""
    return [Remembered(fact=Fact(_HAS_TAKEN, event.character))]


@RULES.react("items-rescued", RescueEnded, order=Rank.BEFORE)
def hands_are_free_again(game: Game, event: RescueEnded) -> list[Event]:
    """Another time they may take another."""
    return [
        Forgotten(what=_HAS_TAKEN, about=each.about) for each in game.state.facts_of(_HAS_TAKEN)
    ]


@RULES.react("other-cards-discarded", CharacterEliminated)
def cards_are_discarded(game: Game, event: CharacterEliminated) -> list[Event]:
    """What the eliminated character bore is discarded; those who followed him stay.

    His allies leave by a rule of their own, core.site-phase.ally-leaves-with-controller.
    """
    return [
        CardMoved(card=each, to="discard-pile")
        for each in game.card(event.card).holds
        if not is_character(game, each) and not is_ally(game, each)
    ]


# Orcs and Trolls


@RULES.define("discard-number-shifts", DISCARD_RESULTS)
def shifted_with_the_body(game: Game, character: str) -> tuple[int, ...]:
    """What changes the body changes the results that discard its owner."""
    # A number this low shows the whole of the change: no maximum is in its way.
    change = game.adjusted(BODY, _FAR_BELOW, character) - _FAR_BELOW
    return tuple(each + change for each in character_facts(game, character).discarded_by)


@RULES.adjust("discard-number-maximum", DISCARD_RESULTS)
def no_higher_than_a_body_goes(
    game: Game, results: tuple[int, ...], character: str
) -> tuple[int, ...] | None:
    """A maximum for the body is a maximum for these results."""
    printed = character_facts(game, character).discarded_by
    limits = (max(each, game.adjusted(BODY, each, character)) for each in printed)
    limited = tuple(min(each, limit) for each, limit in zip(results, limits, strict=True))
    return None if limited == results else limited


# Ringwraiths


@RULES.replace("ringwraith-returns", BodyCheckRolled)
def goes_back_to_hand(game: Game, event: BodyCheckRolled) -> list[Event] | None:
    """Seven or eight on the dice themselves sends a Ringwraith back."""
    if event.of_strike or not is_ringwraith(game, event.character) or event.dice not in (7, 8):
        return None
    returned = Fact(_RETURNED, game.name(event.character), game.card(event.character).owner)
    return [CharacterReturned(card=event.character), Remembered(fact=returned)]


@RULES.forbid(
    "ringwraith-lock",
    PlayCharacter,
    says="A Ringwraith has gone back to hand, and has to be played again first.",
)
def another_ringwraith_waits(game: Game, action: PlayCharacter) -> bool:
    """Until he is back, his player reveals no other, and nobody else the same."""
    if not is_ringwraith(game, action.card) or action.controller is not None:
        return False
    return any(
        (each.about == game.name(action.card)) != (each.value == action.player)
        for each in game.state.facts_of(_RETURNED)
    )


@RULES.react("ringwraith-lock", CharacterPlayed)
def is_back(game: Game, event: CharacterPlayed) -> list[Event]:
    """He is there again."""
    fact = game.state.fact(_RETURNED, game.name(event.card))
    return [] if fact is None else [Forgotten(what=_RETURNED, about=fact.about)]
