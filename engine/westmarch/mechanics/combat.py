"""Combat: from an attack, through the assignment of its strikes, to what becomes of it."""

from collections.abc import Iterator

from msgspec import Struct

from westmarch.cards.model.attack import Attack
from westmarch.kernel.offers import Offer, one_of
from westmarch.mechanics.chain import resolves
from westmarch.mechanics.moves import MOVES
from westmarch.mechanics.patience import waits_for
from westmarch.mechanics.quantities.combat import (
    ATTACK_LASTS,
    ATTACK_STRIKES,
    COMES_BEFORE_STRIKES,
    DEFENDERS,
    FIRST_STRIKE_CLAIMS,
    STRIKERS,
    STRIKES_AT_MOST,
)
from westmarch.mechanics.windows import closes, open_window
from westmarch.table.actions import AssignStrike, CancelAttack
from westmarch.table.events.combat import (
    AttackBegan,
    AttackCancelled,
    AttackEnded,
    AttackFought,
    AttackMade,
    StrikeAssigned,
    StrikesDue,
)
from westmarch.table.events.memory import EffectLapsed, Remembered
from westmarch.table.events.turns import WindowClosed
from westmarch.table.game import Game
from westmarch.table.play import Play
from westmarch.table.state import IN_PLAY, Combat, Fact, Window
from westmarch.table.windows import (
    ASSIGN_ATTACKER,
    ASSIGN_DEFENDER,
    ASSIGN_FIRST,
    ASSIGN_REST,
    COMBAT_ACTIONS,
    FACE_STRIKES,
)

SEVERAL_STRIKES = "several strikes"
"""Remembered of somebody who may face several strikes of the attack: how many; None for any."""


_STRIKES_DUE = "strikes due"
"""Remembered of a company that faces an attack of which something came before the strikes."""

_COMES_NEXT = "comes next"
"""Remembered of a company: an attack that it is to face."""


class Claim(Struct, frozen=True):
    """Somebody to whom the attacker may assign the first strike."""

    character: str
    always: bool
    """It is worded with “always”, or “in all cases”."""


class CalledAttack(Struct, frozen=True):
    """An attack that a card calls for, and that waits on the chain of effects."""

    player: str
    """Whose attack it is."""
    source: str
    attack: Attack
    company: str
    kind: str


@resolves(CalledAttack)
def called_attack_begins(play: Play, called: CalledAttack) -> None:
    """Let the attack become combat."""
    begin_combat(play, called.kind, called.source, called.attack, called.company)


@MOVES.follow(AttackMade)
def face_attack(play: Play, event: AttackMade) -> None:
    """Have the attack become combat once what is going on is done, another attack included."""
    play.do(Remembered(fact=Fact(_COMES_NEXT, event.company, event)))


@MOVES.step
def face_next(play: Play) -> bool:
    """Let an attack that was made become combat, if anybody is left to face it."""
    fact = next(iter(play.state.facts_of(_COMES_NEXT)), None)
    if fact is None or play.state.combat is not None or play.state.choices:
        return False
    play.do(EffectLapsed(fact=fact))
    made: AttackMade = fact.value
    company = play.state.companies.get(made.company)
    if company is not None and company.characters:
        begin_combat(play, "other", made.source, made.attack, company.id, number=made.number)
    return True


def begin_combat(
    play: Play,
    kind: str,
    source: str,
    attack: Attack,
    company: str,
    *,
    attacking: str | None = None,
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
        attacking=attacking,
        number=number,
        keyed_to=keyed_to,
    )
    play.do(AttackBegan(combat=combat))
    open_window(play, COMBAT_ACTIONS, company=company)


def unassigned(game: Game) -> int:
    """How many strikes of the attack nobody has been assigned."""
    combat = game.state.combat
    assert combat is not None
    strikes = game.value(ATTACK_STRIKES)
    return max(0, strikes - len(combat.strikes))


def has_a_strike(game: Game, character: str) -> bool:
    """Tell whether somebody has been assigned a strike of the attack."""
    combat = game.state.combat
    return combat is not None and any(each.target == character for each in combat.strikes)


def free_of_strikes(game: Game) -> tuple[str, ...]:
    """Those facing the attack who have no strike assigned."""
    combat = game.state.combat
    assert combat is not None
    taken = {each.target for each in combat.strikes}
    return tuple(each for each in defending(game) if each not in taken)


def free_strikers(game: Game) -> tuple[str, ...]:
    """Those of an attacking company who have not been assigned to anybody."""
    combat = game.state.combat
    assert combat is not None
    taken = {each.by for each in combat.strikes}
    return tuple(each for each in game.value(STRIKERS) if each not in taken)


def defending(game: Game) -> tuple[str, ...]:
    """Those facing the attack who are still there to do it."""
    return tuple(each for each in game.value(DEFENDERS) if game.card(each).place == IN_PLAY)


@MOVES.step_in(
    COMBAT_ACTIONS, ASSIGN_FIRST, ASSIGN_DEFENDER, ASSIGN_ATTACKER, ASSIGN_REST, FACE_STRIKES
)
def break_off(play: Play) -> bool:
    """End an attack that is cancelled, or that nobody is left to make or to face."""
    combat = play.state.combat
    if combat is None or not (combat.cancelled or not play.game.value(ATTACK_LASTS)):
        return False
    play.do(WindowClosed())
    end_combat(play, combat)
    return True


@closes(COMBAT_ACTIONS)
def assign_claimed_strikes(play: Play, window: Window) -> None:
    """Let the attacker assign a strike before all others, where a card lets him.

    If something comes of the attack before that, it comes while the attack can still be acted on.
    """
    combat = play.state.combat
    first = combat is not None and play.state.fact(_STRIKES_DUE, combat.company) is None
    if combat is not None and first and play.game.value(COMES_BEFORE_STRIKES):
        play.do(Remembered(fact=Fact(_STRIKES_DUE, combat.company, until="combat")))
        open_window(play, COMBAT_ACTIONS, asked=(), company=window.company)
        play.do(StrikesDue(combat=combat))
        return
    claims = play.game.value(FIRST_STRIKE_CLAIMS)
    open_window(play, ASSIGN_FIRST, asked=None if claims else (), company=window.company)


@closes(ASSIGN_ATTACKER)
def attacker_has_assigned(play: Play, window: Window) -> None:
    """Where a company attacks, let the defender assign the rest."""
    combat = play.state.combat
    rest = combat is not None and combat.attacking is not None
    open_window(play, ASSIGN_REST if rest else FACE_STRIKES, company=window.company)


@closes(FACE_STRIKES)
def strikes_are_faced(play: Play, window: Window) -> None:
    """Let the attack be over."""
    combat = play.state.combat
    assert combat is not None
    end_combat(play, combat)


def forced_strikes(game: Game) -> tuple[str, ...]:
    """Give those who are to be assigned a strike without a choice: enough for all who have none."""
    free = free_of_strikes(game)
    if game.value(STRIKERS) or unassigned(game) < len(free):
        return ()
    several = any(game.value(STRIKES_AT_MOST, each) > 1 for each in defending(game))
    return () if several else free


@MOVES.step_in(ASSIGN_DEFENDER, ASSIGN_ATTACKER)
def assign_forced(play: Play) -> bool:
    """Assign strikes where there is no choice, unless the table waits for those who would."""
    combat = play.state.combat
    if combat is None or waits_for(play.state, combat.defender):
        return False
    forced = forced_strikes(play.game)
    play.do(*(StrikeAssigned(character=each) for each in forced))
    return bool(forced)


def end_combat(play: Play, combat: Combat) -> None:
    """Let the attack be over."""
    play.do(AttackFought(combat=combat), AttackEnded(combat=combat))


@resolves(CancelAttack)
def attack_is_cancelled(play: Play, action: CancelAttack) -> None:
    """Cancel the attack."""
    play.do(AttackCancelled())


@MOVES.offer(COMBAT_ACTIONS, FACE_STRIKES)
def offer_cancelling(game: Game, player: str) -> Iterator[CancelAttack]:
    """Each character of the company."""
    combat = game.state.combat
    if combat is not None:
        for character in game.state.companies[combat.company].characters:
            yield CancelAttack(player=player, character=character)


@MOVES.perform(AssignStrike)
def assign(play: Play, action: AssignStrike) -> None:
    """Assign a strike."""
    play.do(StrikeAssigned(character=action.character, by=action.by))


@MOVES.offer(ASSIGN_FIRST, ASSIGN_DEFENDER, ASSIGN_ATTACKER, ASSIGN_REST)
def offer_assignment(game: Game, player: str) -> Iterator[Offer]:
    """A strike for each who faces the attack, of each who has one to deal."""
    if game.state.combat is not None:
        for each in free_strikers(game) if game.value(STRIKERS) else (None,):
            assign = AssignStrike(player=player, character="", by=each)
            yield from one_of(assign, "character", defending(game))
