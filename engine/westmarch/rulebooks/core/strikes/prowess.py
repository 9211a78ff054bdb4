"""What a character sets against a strike: staying untapped, support, excess strikes, the roll."""

from collections.abc import Iterator

from westmarch.kernel.event import Event
from westmarch.kernel.lack import Lack, all_of, told
from westmarch.kernel.words import number_of
from westmarch.mechanics.combat import free_of_strikes, has_a_strike
from westmarch.mechanics.quantities.combat import (
    DEFENDERS,
    EXCESS_STRIKES,
    STRIKE_PROWESS,
    STRIKE_TOTAL,
    SUPPORTERS,
    TAPS_FOR_STRIKE,
    UNTAPPED_COST,
)
from westmarch.mechanics.quantities.people import FIGHTERS, PROWESS, PROWESS_BONUS
from westmarch.mechanics.strikes import fought_over, means_to_tap
from westmarch.rulebooks.core.strikes import RULES
from westmarch.table.actions import FaceStrike, SpendExcess
from westmarch.table.events.combat import StrikeResolved
from westmarch.table.events.memory import SpanEnded
from westmarch.table.game import Game
from westmarch.table.windows import ATTACKER_ACTS


@RULES.permit(
    "excess-penalty",
    SpendExcess,
    says="The attacker may turn excess strikes into a penalty for this one.",
)
def spends_excess(game: Game, action: SpendExcess) -> Lack | bool | None:
    """The attacker turns unused excess strikes against the character."""
    if game.state.window.kind is not ATTACKER_ACTS:
        return None
    return _spends(game, action) or True


def _the_one_asked(game: Game, action: SpendExcess) -> Lack | None:
    if action.player in game.state.window.waiting:
        return None
    return Lack("It is not for {0.player} to spend excess strikes.")


def _what_is_left(game: Game, action: SpendExcess) -> Lack | None:
    left, spent = game.value(EXCESS_STRIKES), action.number
    if 0 < spent <= left:
        return None
    are = "is" if left == 1 else "are"
    return Lack(f"{number_of(left, 'excess strike')} {are} left, and {spent} would be spent.")


_spends = all_of(_the_one_asked, _what_is_left)


@RULES.adjust("excess-penalty", STRIKE_PROWESS, says="excess strikes spent")
def weakened_by_excess(game: Game, prowess: int, character: str) -> int | None:
    """Each excess strike so used takes one away."""
    strike = fought_over(game)[1]
    return prowess - strike.excess if strike.excess and character == strike.target else None


@RULES.forbid(
    "last-strike-takes-excess",
    SpendExcess,
    says="This is the last strike, and takes on the excess strikes anyway.",
)
def nothing_to_choose(game: Game, action: SpendExcess) -> bool:
    """On the last strike there is no choice about them."""
    return _is_last(game)


@RULES.adjust("last-strike-takes-excess", STRIKE_PROWESS, says="excess strikes")
def excess_on_the_last(game: Game, prowess: int, character: str) -> int | None:
    """All excess strikes weigh on the strike that is resolved last."""
    if not _is_last(game) or character != fought_over(game)[1].target:
        return None
    excess = game.value(EXCESS_STRIKES)
    return prowess - excess if excess else None


@RULES.forbid(
    "stay-untapped",
    FaceStrike,
    says="{action.character} is not untapped, and so cannot stay so.",
)
def not_untapped(game: Game, action: FaceStrike) -> bool:
    """Only who is untapped can stay untapped."""
    return not action.tap and not _untapped(game, action.character)


@RULES.define("stay-untapped", TAPS_FOR_STRIKE)
def taps_if_he_can(game: Game, character: str) -> bool:
    """Who is untapped and does not mean to stay so taps."""
    return _untapped(game, character) and means_to_tap(game, character)


@RULES.define("stay-untapped", UNTAPPED_COST)
def staying_costs_three(game: Game, character: str) -> int:
    """It is three prowess, if nothing else is said."""
    return 3


@RULES.adjust("stay-untapped", STRIKE_PROWESS, says="staying untapped")
def stays_untapped(game: Game, prowess: int, character: str) -> int | None:
    """Staying untapped has its price."""
    cost = 0 if means_to_tap(game, character) else game.value(UNTAPPED_COST, character)
    return prowess - cost if cost else None


@RULES.define("support", SUPPORTERS)
def without_a_strike(game: Game) -> tuple[str, ...]:
    """Those facing the attack who are untapped and have no strike of their own."""
    return tuple(each for each in free_of_strikes(game) if _untapped(game, each))


@RULES.forbid(
    "support",
    FaceStrike,
    says=told,
)
def cannot_support(game: Game, action: FaceStrike) -> Lack | None:
    """Each supporter has to be one who can, and taps once."""
    if not action.supporters:
        return None
    able = game.value(SUPPORTERS)
    for each in action.supporters:
        if each not in able:
            return Lack(_why_not, (each,))
    doubled = len(set(action.supporters)) < len(action.supporters)
    return Lack("Each companion taps in support once.") if doubled else None


def _why_not(game: Game, who: str) -> str:
    """Say why somebody is none of those who can support another."""
    if who in game.state.cards and not _untapped(game, who):
        return f"{game.name(who)} is {game.card(who).position}, and would have to tap."
    if has_a_strike(game, who):
        return f"{game.name(who)} has a strike of this attack, and so cannot support."
    return f"{game.name(who)} is not in the company that is attacked."


@RULES.adjust("support", STRIKE_PROWESS, says="support")
def supported(game: Game, prowess: int, character: str) -> int | None:
    """Each companion who taps in support adds one."""
    strike = fought_over(game)[1]
    helped = strike.supporters and character == strike.target
    return prowess + strike.supporters if helped else None


@RULES.define("support-by-non-facing", SUPPORTERS)
def not_facing(game: Game) -> tuple[str, ...]:
    """And those of the company who do not face it."""
    combat = game.state.combat
    assert combat is not None
    defenders = game.value(DEFENDERS)
    company = game.value(FIGHTERS, combat.company)
    return tuple(each for each in company if each not in defenders and _untapped(game, each))


def _strike_terms(game: Game, character: str, dice: int) -> Iterator[tuple[int, str]]:
    yield dice, "rolled"
    yield game.value(STRIKE_PROWESS, character), "prowess"
    if bonus := game.value(PROWESS_BONUS, character):
        yield bonus, "against such an attack"


@RULES.define("roll", STRIKE_TOTAL, terms=_strike_terms)
def roll_and_prowess(game: Game, character: str, dice: int) -> int:
    """The roll and the prowess of the character, with all that changes it."""
    return sum(amount for amount, _ in _strike_terms(game, character, dice))


@RULES.define("weapon-first", STRIKE_PROWESS, says="prowess")
def prowess_with_weapon(game: Game, character: str) -> int:
    """The prowess with the weapon in use, before all that counts for this strike alone."""
    return game.value(PROWESS, character)


@RULES.adjust(
    "status-penalties",
    STRIKE_PROWESS,
    says=lambda game, _, before, character: game.card(character).position,
)
def tapped_or_wounded(game: Game, prowess: int, character: str) -> int | None:
    """A tapped character has one less, a wounded one two."""
    penalty = {"tapped": 1, "wounded": 2}.get(game.card(character).position)
    return prowess - penalty if penalty else None


@RULES.react("temporary-modifiers", StrikeResolved)
def strike_is_over(game: Game, event: StrikeResolved) -> list[Event]:
    """What was meant for the strike is gone with it."""
    return [SpanEnded(span="strike")]


def _is_last(game: Game) -> bool:
    """Tell whether the strike that is being played out is the last one of its attack."""
    combat, _ = fought_over(game)
    others = (each for number, each in enumerate(combat.strikes) if number != combat.current)
    return all(each.outcome for each in others)


def _untapped(game: Game, character: str) -> bool:
    return game.card(character).position == "untapped"
