"""Combat: from an attack, through its strikes, to what becomes of it."""

from collections.abc import Iterator

from westmarch.cards.model import Attack
from westmarch.kernel.actions import AssignStrike, FaceStrike, SpendExcess
from westmarch.kernel.events import (
    AttackBegan,
    AttackEnded,
    AttackFought,
    BodyCheckCalled,
    BodyCheckRolled,
    CardTapped,
    CombatStep,
    ExcessSpent,
    StrikeAssigned,
    StrikeFaced,
    StrikeResolved,
    StrikeRolled,
    StrikeSupported,
    WindowClosed,
    WindowOpened,
)
from westmarch.kernel.game import Game
from westmarch.kernel.play import Play
from westmarch.kernel.state import Combat, Window
from westmarch.mechanics.moves import MOVES
from westmarch.mechanics.quantities import (
    ATTACK_BODY,
    ATTACK_PROWESS,
    ATTACK_STRIKES,
    BODY,
    BODY_CHECK_TOTAL,
    EXCESS_STRIKES,
    STRIKE_TOTAL,
)

_STEPS = {
    "combat-actions": "assign-defender",
    "assign-defender": "assign-attacker",
    "assign-attacker": "face-strikes",
    "face-strikes": "over",
}
"""The windows of combat, each with the one after it."""


def begin_combat(
    play: Play,
    kind: str,
    source: str,
    attack: Attack,
    company: str,
    *,
    number: int = 0,
    keyed_to: str | None = None,
) -> None:
    """Have a company face an attack."""
    defender = play.state.companies[company].player
    combat = Combat(
        kind=kind,
        source=source,
        attack=attack,
        company=company,
        defender=defender,
        attacker=play.state.opponent(defender),
        number=number,
        keyed_to=keyed_to,
        step="combat-actions",
    )
    play.do(AttackBegan(combat=combat))
    waiting = (combat.defender, combat.attacker)
    play.do(WindowOpened(window=Window("combat-actions", waiting, company)))


def unassigned(game: Game) -> int:
    """How many strikes of the attack nobody has been assigned."""
    combat = game.state.combat
    assert combat is not None
    strikes: int = game.value(ATTACK_STRIKES)
    return max(0, strikes - len(combat.strikes))


def free_of_strikes(game: Game) -> tuple[str, ...]:
    """The characters facing the attack who have no strike assigned."""
    combat = game.state.combat
    assert combat is not None
    taken = {each.target for each in combat.strikes}
    characters = game.state.companies[combat.company].characters
    return tuple(each for each in characters if each not in taken)


@MOVES.step
def fight(play: Play) -> bool:
    """Take combat to its next step once nobody waits in this one."""
    combat = play.state.combat
    if combat is None or not play.state.windows:
        return False
    window = play.state.window
    if window.name not in _STEPS:
        return False
    if combat.cancelled:
        _end(play)
        return True
    if window.name.startswith("assign") and _assign_forced(play):
        return True
    if window.name == "face-strikes" and all(each.outcome for each in combat.strikes):
        _end(play)
        return True
    if window.waiting or window.name == "face-strikes":
        return False
    step = _STEPS[window.name]
    waiting = (combat.attacker if step == "assign-attacker" else combat.defender,)
    play.do(WindowClosed(), CombatStep(step=step))
    play.do(WindowOpened(window=Window(step, waiting, combat.company)))
    return True


def _assign_forced(play: Play) -> bool:
    """Assign strikes where there is no choice: enough for everybody who has none."""
    free = free_of_strikes(play.game)
    if not free or unassigned(play.game) < len(free):
        return False
    play.do(*(StrikeAssigned(character=each) for each in free))
    return True


def _end(play: Play) -> None:
    """Let the attack be over."""
    combat = play.state.combat
    assert combat is not None
    play.do(WindowClosed(), AttackFought(combat=combat), AttackEnded(combat=combat))


@MOVES.perform(AssignStrike)
def assign(play: Play, action: AssignStrike) -> None:
    """Assign a strike."""
    play.do(StrikeAssigned(character=action.character))


@MOVES.perform(FaceStrike)
def face(play: Play, action: FaceStrike) -> None:
    """Begin the strike sequence: first the attacker may act, then the defender, then dice fall."""
    play.do(StrikeFaced(character=action.character, tap=action.tap))
    for each in action.supporters:
        play.do(CardTapped(card=each), StrikeSupported(character=action.character))
    combat = play.state.combat
    assert combat is not None
    waiting = (combat.attacker, combat.defender)
    play.do(WindowOpened(window=Window("strike", waiting, combat.company)))


@MOVES.step
def roll_strike(play: Play) -> bool:
    """Roll against the strike once nobody does anything more about it."""
    state = play.state
    if not state.windows or state.window.name != "strike" or state.window.waiting:
        return False
    combat = state.combat
    assert combat is not None
    assert combat.facing is not None
    who = combat.facing
    play.do(WindowClosed())
    strike = next(each for each in combat.strikes if each.target == who)
    if not strike.outcome:
        dice = play.draw("2d6", "strike", who)
        total = play.game.value(STRIKE_TOTAL, who, sum(dice))
        prowess = play.game.value(ATTACK_PROWESS)
        play.do(StrikeRolled(character=who, total=total, prowess=prowess))
    play.do(StrikeResolved(character=who))
    return True


@MOVES.perform(SpendExcess)
def spend_excess(play: Play, action: SpendExcess) -> None:
    """Turn excess strikes against the character."""
    play.do(ExcessSpent(number=action.number))


@MOVES.offer("strike")
def offer_excess(game: Game, player: str) -> Iterator[SpendExcess]:
    """Any number of the excess strikes that are left."""
    combat = game.state.combat
    if combat is not None and player == combat.attacker:
        for number in range(1, game.value(EXCESS_STRIKES) + 1):
            yield SpendExcess(player=player, number=number)


@MOVES.follow(BodyCheckCalled)
def roll_body_check(play: Play, event: BodyCheckCalled) -> None:
    """Roll a body check."""
    purpose = "strike-body-check" if event.of_strike else "body-check"
    dice = play.draw("2d6", purpose, event.character)
    total = play.game.value(BODY_CHECK_TOTAL, event, sum(dice))
    body = (
        play.game.value(ATTACK_BODY) if event.of_strike else play.game.value(BODY, event.character)
    )
    play.do(
        BodyCheckRolled(
            character=event.character, of_strike=event.of_strike, total=total, body=body
        )
    )


@MOVES.offer("assign-defender", "assign-attacker")
def offer_assignment(game: Game, player: str) -> Iterator[AssignStrike]:
    """A strike for each character."""
    combat = game.state.combat
    if combat is not None:
        for character in game.state.companies[combat.company].characters:
            yield AssignStrike(player=player, character=character)


@MOVES.offer("face-strikes")
def offer_facing(game: Game, player: str) -> Iterator[FaceStrike]:
    """Each strike not yet resolved, tapping for it or staying untapped."""
    combat = game.state.combat
    if combat is None:
        return
    for strike in combat.strikes:
        if not strike.outcome:
            yield FaceStrike(player=player, character=strike.target)
            if game.card(strike.target).position == "untapped":
                yield FaceStrike(player=player, character=strike.target, tap=False)
            for each in free_of_strikes(game):
                if game.card(each).position == "untapped":
                    yield FaceStrike(player=player, character=strike.target, supporters=(each,))
