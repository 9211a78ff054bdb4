"""Strike sequences: how each strike of an attack is played out, step by step."""

from collections.abc import Iterator
from typing import Any

from msgspec import Struct

from westmarch.kernel.event import Event
from westmarch.kernel.offers import Offer, OneOf, SomeOf
from westmarch.mechanics.chain import declare, resolves, take_effect
from westmarch.mechanics.moves import MOVES
from westmarch.mechanics.quantities.actions import NEGATED
from westmarch.mechanics.quantities.combat import (
    BODY_CHECK_TOTAL,
    BODY_OF_STRIKE,
    DUE_NOW,
    EXCESS_STRIKES,
    PROWESS_OF_STRIKE,
    ROLLS_FOR_STRIKE,
    STRIKE_TOTAL,
    SUPPORTERS,
    TAPS_FOR_STRIKE,
)
from westmarch.mechanics.quantities.people import BODY
from westmarch.mechanics.second_rolls import roll_for, rolled_for
from westmarch.mechanics.windows import closes, open_window
from westmarch.table.actions import DealStrike, FaceStrike, SpendExcess
from westmarch.table.events.cards import CardChosen, CardTapped, ChoiceCalled
from westmarch.table.events.chain import DemandTaken
from westmarch.table.events.combat import (
    BodyCheckCalled,
    BodyCheckRolled,
    ExcessSpent,
    StrikeBegun,
    StrikeDealt,
    StrikeFaced,
    StrikeResolved,
    StrikeRolled,
    StrikeSupported,
)
from westmarch.table.events.turns import WindowClosed, WindowReopened
from westmarch.table.game import Game
from westmarch.table.play import Play
from westmarch.table.state import ASIDE, IN_PLAY, Combat, Strike, Window
from westmarch.table.windows import (
    ATTACKER_ACTS,
    DEAL_STRIKE,
    DEFENDER_ACTS,
    DEFENDER_FACES,
    FACE_STRIKES,
    STRIKE_RESULT,
    WindowKind,
)

WHICH_FIRST = "which effect of the strike comes first"
"""The choice among several things that the result of a strike has set off."""


def fought_over(game: Game) -> tuple[Combat, Strike]:
    """The combat, and the strike of it that is being played out."""
    combat = game.state.combat
    assert combat is not None
    assert combat.strike is not None
    return combat, combat.strike


def means_to_tap(game: Game, character: str) -> bool:
    """Tell whether somebody is to tap for the strike that is being played out, if he can."""
    strike = fought_over(game)[1]
    return strike.striker_tapping if character == strike.by else strike.tapping


def tap_for_strike(game: Game, character: str) -> list[Event]:
    """Tap somebody for the strike, if he does."""
    return [CardTapped(card=character)] if game.value(TAPS_FOR_STRIKE, character) else []


@MOVES.perform(FaceStrike)
def face(play: Play, action: FaceStrike) -> None:
    """Begin the strike sequence, or say anew how to face the strike after the attacker acted."""
    if play.state.at(DEFENDER_FACES):
        play.do(WindowClosed())
        _take_stance(play, action)
    else:
        play.do(StrikeBegun(character=action.character, plan=action))
        _next_window(play, ATTACKER_ACTS)


def _next_window(play: Play, kind: WindowKind) -> None:
    combat, _ = fought_over(play.game)
    open_window(play, kind, company=combat.company)


@MOVES.step_in(ATTACKER_ACTS, DEAL_STRIKE, DEFENDER_FACES, DEFENDER_ACTS)
def strike_is_settled(play: Play) -> bool:
    """Go on to the result of a strike that was cancelled, or settled in another way."""
    _, strike = fought_over(play.game)
    if not strike.outcome:
        return False
    play.do(WindowClosed())
    _next_window(play, STRIKE_RESULT)
    return True


@closes(ATTACKER_ACTS)
def attacker_is_done(play: Play, window: Window) -> None:
    """What the defender said holds, unless the attacker has done something in the meantime."""
    combat, strike = fought_over(play.game)
    if strike.by is not None:
        _next_window(play, DEAL_STRIKE)
    elif combat.declared == play.state.declared and not strike.excess:
        _take_stance(play, combat.plan)
    else:
        _next_window(play, DEFENDER_FACES)


@MOVES.perform(DealStrike)
def deal(play: Play, action: DealStrike) -> None:
    """Stay untapped or not, and let the defender say how the strike is faced."""
    play.do(WindowClosed(), StrikeDealt(character=action.character, tap=action.tap))
    _next_window(play, DEFENDER_FACES)


@MOVES.offer(DEAL_STRIKE)
def offer_dealing(game: Game, player: str) -> Iterator[Offer]:
    """Tapping for the strike, or not."""
    _, strike = fought_over(game)
    if strike.by is not None:
        yield Offer(DealStrike(player=player, character=strike.by), tap=OneOf((True, False)))


def _take_stance(play: Play, stance: FaceStrike) -> None:
    """Stay untapped or not, have others support, and let the defender act."""
    play.do(StrikeFaced(character=stance.character, tap=stance.tap))
    for each in stance.supporters:
        play.do(CardTapped(card=each), StrikeSupported(character=stance.character))
    _next_window(play, DEFENDER_ACTS)


@closes(DEFENDER_ACTS)
def roll(play: Play, window: Window) -> None:
    """Roll against the strike."""
    _next_window(play, STRIKE_RESULT)
    _, strike = fought_over(play.game)
    attacker = play.game.value(ROLLS_FOR_STRIKE)
    against = None
    if attacker is not None:
        dice = sum(play.draw("2d6", "strike", attacker))
        against = play.game.value(STRIKE_TOTAL, attacker, dice)
    roll_for(play, "strike", strike.target, Facing(strike.target, against))


class Facing(Struct, frozen=True):
    """What a roll against a strike is held against."""

    character: str
    against: int | None = None
    """What the one who deals it has rolled, if somebody rolls for it."""


@rolled_for(Facing)
def compare(play: Play, facing: Facing, dice: int) -> None:
    """Hold the total against the strike."""
    who, against = facing.character, facing.against
    total = play.game.value(STRIKE_TOTAL, who, dice)
    prowess = play.game.value(PROWESS_OF_STRIKE) if against is None else against
    play.do(StrikeRolled(character=who, total=total, prowess=prowess))


@MOVES.step_in(STRIKE_RESULT)
def settle(play: Play) -> bool:
    """Do what the result has set off, make the body check, and then be done with the strike."""
    combat, strike = fought_over(play.game)
    due = play.game.value(DUE_NOW)
    if len(due) > 1:
        cards = tuple(dict.fromkeys(each.card for each in due))
        who = combat.defender
        play.do(ChoiceCalled(card=combat.source, player=who, among=cards, what=WHICH_FIRST))
        return True
    if due:
        _come_due(play, due[0])
        return True
    check = combat.check
    if check is not None and play.state.cards[check.character].place == IN_PLAY:
        declare_body_check(play, check)
        return True
    play.do(WindowClosed(), StrikeResolved(character=strike.target))
    play.do(WindowReopened(waiting=(combat.defender, combat.attacker)))
    return True


def _come_due(play: Play, demand: Any) -> None:
    """Do one of the things that the result has set off, if it is still demanded."""
    play.do(DemandTaken(demand=demand))
    if not play.game.value(NEGATED, demand):
        take_effect(play, demand)


@MOVES.follow(CardChosen)
def take_first(play: Play, event: CardChosen) -> None:
    """Do first what the defender wants first."""
    if event.what == WHICH_FIRST:
        _come_due(play, next(each for each in play.state.pending if each.card == event.chosen))


@MOVES.follow(BodyCheckCalled)
def check_at_once(play: Play, event: BodyCheckCalled) -> None:
    """Make a body check that has nothing to do with a strike."""
    if play.state.combat is None or play.state.combat.check is not event:
        declare_body_check(play, event)


class BodyCheck(Struct, frozen=True):
    """A body check that waits on the chain of effects."""

    player: str
    """Who makes the roll."""
    called: BodyCheckCalled


def declare_body_check(play: Play, event: BodyCheckCalled) -> None:
    """Declare a body check, which the player makes whose card it does not concern."""
    owner = play.state.cards[event.character].owner
    player = owner if event.of_strike else play.state.opponent(owner)
    declare(play, BodyCheck(player, event))


@resolves(BodyCheck)
def make_body_check(play: Play, check: BodyCheck) -> None:
    """Roll the body check, if its character is still there."""
    event = check.called
    if play.state.cards[event.character].place not in (IN_PLAY, ASIDE):
        return
    purpose = "strike-body-check" if event.of_strike else "body-check"
    dice = play.draw("2d6", purpose, event.character)
    total = play.game.value(BODY_CHECK_TOTAL, event, sum(dice))
    body = (
        play.game.value(BODY_OF_STRIKE)
        if event.of_strike
        else play.game.value(BODY, event.character)
    )
    assert body is not None
    play.do(
        BodyCheckRolled(
            character=event.character,
            of_strike=event.of_strike,
            total=total,
            body=body,
            dice=sum(dice),
        )
    )


@MOVES.perform(SpendExcess)
def spend_excess(play: Play, action: SpendExcess) -> None:
    """Turn excess strikes against the character."""
    play.do(ExcessSpent(number=action.number))


@MOVES.offer(ATTACKER_ACTS)
def offer_excess(game: Game, player: str) -> Iterator[Offer]:
    """Any number of the excess strikes that are left."""
    combat = game.state.combat
    if combat is not None and player == combat.attacker:
        numbers = tuple(range(1, game.value(EXCESS_STRIKES) + 1))
        yield Offer(SpendExcess(player=player, number=1), number=OneOf(numbers))


@MOVES.offer(FACE_STRIKES, DEFENDER_FACES)
def offer_facing(game: Game, player: str) -> Iterator[Offer]:
    """Each strike not yet played out: tapping for it or not, with the support of any companions."""
    combat = game.state.combat
    if combat is None:
        return
    targets = dict.fromkeys(each.target for each in combat.strikes if not each.outcome)
    for target in targets if combat.facing is None else (combat.facing,):
        yield Offer(
            FaceStrike(player=player, character=target),
            tap=OneOf((True, False)),
            supporters=SomeOf(game.value(SUPPORTERS), least=0),
        )
