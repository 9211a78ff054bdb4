"""Who is assigned strikes, where cards have a say in it."""

from collections.abc import Iterator

from westmarch.cards.model.assignment_clauses import DefenderAssigns, FirstStrike, StruckFirst
from westmarch.cards.model.card import Card
from westmarch.kernel.rulebook import Rule
from westmarch.mechanics.combat import Claim, defending, has_a_strike
from westmarch.mechanics.quantities.actions import COPIES
from westmarch.mechanics.quantities.combat import (
    CLAIM_PREVAILS,
    DEFENDER_PICKS,
    FIRST_STRIKE_CLAIMS,
    READY_FOR_STRIKE,
    STRUCK_BEFORE,
)
from westmarch.rulebooks.cards.making import makes, rule
from westmarch.rulebooks.cards.meant import is_such_attack
from westmarch.table.actions import AssignStrike, Finish
from westmarch.table.game import Game
from westmarch.table.windows import ASSIGN_FIRST


@makes(FirstStrike)
def first_strike(card: Card, clause: FirstStrike) -> Iterator[Rule]:
    """The attacker has a claim on the bearer."""

    def claims(game: Game) -> tuple[Claim, ...]:
        return tuple(
            Claim(str(game.card(copy).host), clause.always) for copy in game.value(COPIES, card.id)
        )

    def strikes_first(game: Game, action: AssignStrike) -> bool | None:
        combat = game.state.combat
        if (
            combat is None
            or game.state.combat_step is not ASSIGN_FIRST
            or action.player != combat.attacker
        ):
            return None
        named = [each for each in claims(game) if each.character == action.character]
        if not named or combat.strikes or action.character not in defending(game):
            return None
        return not game.value(DEFENDER_PICKS) or any(
            game.value(CLAIM_PREVAILS, each) for each in named
        )

    def leaves_it(game: Game, action: Finish) -> bool | None:
        window = game.state.window
        return (window.kind is ASSIGN_FIRST and action.player in window.waiting) or None

    yield rule(card, "define", FIRST_STRIKE_CLAIMS, claims)
    yield rule(card, "permit", AssignStrike, strikes_first)
    yield rule(card, "permit", Finish, leaves_it)


@makes(DefenderAssigns)
def defender_assigns(card: Card, clause: DefenderAssigns) -> Iterator[Rule]:
    """Tired or hurt, chosen by the attacker or not: the defender picks whom he likes."""

    def picks(game: Game) -> bool:
        in_play = bool(game.value(COPIES, card.id))
        return in_play and is_such_attack(game, clause.attacks, game.state.combat)

    def is_ready(game: Game, who: str) -> bool | None:
        return game.value(DEFENDER_PICKS) or None

    yield rule(card, "define", DEFENDER_PICKS, picks)
    yield rule(card, "define", READY_FOR_STRIKE, is_ready)


@makes(StruckFirst)
def struck_first(card: Card, clause: StruckFirst) -> Iterator[Rule]:
    """It throws itself between its bearer and the strike."""

    def comes_first(game: Game, who: str) -> str | None:
        held = (each for each in game.card(who).holds if game.card(each).card == card.id)
        return next((each for each in held if not has_a_strike(game, each)), None)

    def is_ready(game: Game, who: str) -> bool | None:
        return game.printed(who).id == card.id or None

    def is_passed_over(game: Game, action: AssignStrike) -> bool:
        # Whether it comes even before a claim of the attacker's is not for the card alone to say.
        combat = game.state.combat
        claimed = combat is not None and game.state.combat_step is ASSIGN_FIRST
        return not claimed and comes_first(game, action.character) is not None

    yield rule(card, "define", STRUCK_BEFORE, comes_first)
    yield rule(card, "define", READY_FOR_STRIKE, is_ready)
    says = f"{card.name} has to be assigned a strike first."
    yield rule(card, "forbid", AssignStrike, is_passed_over, says)
