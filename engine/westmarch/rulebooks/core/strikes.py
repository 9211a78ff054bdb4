"""Strikes: who faces them, and how they end."""

from collections.abc import Iterator

from westmarch.kernel.actions import (
    AssignStrike,
    ChooseCard,
    FaceStrike,
    Finish,
    PlayEvent,
    SpendExcess,
    UseCard,
)
from westmarch.kernel.events import (
    BodyCheckCalled,
    CardMoved,
    CardTapped,
    ChainEnded,
    CharacterDiscarded,
    CharacterEliminated,
    CharacterReturned,
    CharacterWounded,
    Declared,
    Event,
    Remembered,
    SpanEnded,
    StrikeDefeated,
    StrikeFailed,
    StrikeIneffectual,
    StrikeResolved,
    StrikeRolled,
    StrikesLost,
    StrikeSucceeded,
    WindowReopened,
)
from westmarch.kernel.game import Game
from westmarch.kernel.rulebook import Rulebook
from westmarch.kernel.state import IN_PLAY, Fact
from westmarch.mechanics.combat import (
    SEVERAL_STRIKES,
    Claim,
    defending,
    free_of_strikes,
    unassigned,
)
from westmarch.mechanics.combat_actions import (
    ORDINARY,
    Ordinary,
    about,
    at_hand,
    cancels_strike,
    multiplies_strikes,
    ordinary,
    requires_skill,
    taps,
)
from westmarch.mechanics.control import is_character
from westmarch.mechanics.quantities import (
    ATTACK_CHANGE,
    ATTACK_STRIKES,
    BODY_OF_STRIKE,
    CLAIM_PREVAILS,
    DEFENDER_PICKS,
    DEFENDERS,
    DUE_NOW,
    EXCESS_STRIKES,
    FIGHTERS,
    PROWESS,
    PROWESS_BONUS,
    READY_FOR_STRIKE,
    STRIKE_PROWESS,
    STRIKE_TOTAL,
    STRIKES_AT_MOST,
    STRIKES_FIXED,
    STRUCK_BEFORE,
    SUPPORTERS,
)
from westmarch.mechanics.strikes import WHICH_FIRST, fought_over
from westmarch.mechanics.table import is_hazard
from westmarch.mechanics.texts import TextDemand

RULES = Rulebook("core.strikes")


# Assigning strikes


@RULES.permit("defender-assigns-first", AssignStrike)
def defender_assigns(game: Game, action: AssignStrike) -> bool | None:
    """The defending player assigns strikes to untapped characters."""
    combat, window = game.state.combat, game.state.window
    if combat is None or action.player != combat.defender:
        return None
    return (
        window.name == "assign-defender"
        and game.value(READY_FOR_STRIKE, action.character)
        and _facing(game, action.character)
        and unassigned(game) > 0
    )


@RULES.forbid(
    "attacker-chooses-defenders",
    AssignStrike,
    says="The attacker chooses the defending characters.",
)
def attacker_chooses(game: Game, action: AssignStrike) -> bool:
    """The defending player assigns nothing if the attacker chooses."""
    combat = game.state.combat
    if combat is None or action.player != combat.defender or game.value(DEFENDER_PICKS):
        return False
    return combat.attack.attacker_chooses


@RULES.forbid(
    "assignment-uninterrupted",
    *ORDINARY,
    says="Strikes are being assigned, and nothing comes in between.",
)
def strikes_are_being_assigned(game: Game, action: Ordinary) -> bool:
    """Nothing until all strikes are assigned."""
    combat = game.state.combat
    return combat is not None and combat.step.startswith("assign")


@RULES.forbid(
    "one-strike-one-character",
    AssignStrike,
    says="{action.character} has a strike of this attack already.",
)
def has_a_strike(game: Game, action: AssignStrike) -> bool:
    """One strike of an attack for each."""
    combat = game.state.combat
    if combat is None:
        return False
    assigned = sum(each.target == action.character for each in combat.strikes)
    at_most: int = game.value(STRIKES_AT_MOST, action.character)
    return assigned >= at_most


@RULES.permit("deferral-allowed", Finish)
def leaves_strikes_to_opponent(game: Game, action: Finish) -> bool | None:
    """The defending player may leave strikes for the opponent to assign."""
    window = game.state.window
    return (window.name == "assign-defender" and action.player in window.waiting) or None


@RULES.permit("opponent-assigns-rest", AssignStrike)
def attacker_assigns(game: Game, action: AssignStrike) -> bool | None:
    """The opponent assigns what is left to anybody."""
    combat, window = game.state.combat, game.state.window
    if combat is None or action.player != combat.attacker:
        return None
    return (
        window.name == "assign-attacker"
        and _facing(game, action.character)
        and unassigned(game) > 0
    )


@RULES.define("excess-strikes", EXCESS_STRIKES)
def strikes_beyond_characters(game: Game) -> int:
    """Strikes beyond the number of those who face the attack, as far as they are not used."""
    combat = game.state.combat
    assert combat is not None
    strikes: int = game.value(ATTACK_STRIKES)
    return max(0, strikes - len(combat.strikes) - combat.excess_spent)


# Several strikes, and other special cases


@RULES.define("several-on-one-character", STRIKES_AT_MOST)
def may_face_several(game: Game, character: str) -> int | None:
    """Some may be given several strikes by the player who defends."""
    combat = game.state.combat
    fact = game.state.fact(SEVERAL_STRIKES, character)
    if combat is None or fact is None or combat.step != "assign-defender":
        return None
    strikes: int = game.value(ATTACK_STRIKES) if fact.value is None else fact.value
    return strikes


@RULES.forbid(
    "several-on-one-character",
    PlayEvent,
    UseCard,
    says="Strikes have been assigned already.",
)
def too_late_for_several(game: Game, action: PlayEvent | UseCard) -> bool:
    """That has to be settled before strikes are assigned."""
    combat = game.state.combat
    if combat is None or combat.step == "combat-actions":
        return False
    return multiplies_strikes(game, action)


@RULES.react(
    "eliminated-loses-rest",
    CardMoved,
    CharacterDiscarded,
    CharacterEliminated,
    CharacterReturned,
)
def remaining_strikes_succeed(
    game: Game, event: CardMoved | CharacterDiscarded | CharacterEliminated | CharacterReturned
) -> list[Event]:
    """The strikes that a character had still to face succeed when it is gone."""
    combat = game.state.combat
    if game.card(event.card).place == IN_PLAY:
        return []
    lost = combat is not None and any(
        each.target == event.card and not each.outcome for each in combat.strikes
    )
    return [StrikesLost(character=event.card)] if lost else []


@RULES.adjust("each-character-attacks", ATTACK_STRIKES, order=-20)
def strikes_for_each(game: Game, strikes: int) -> int | None:
    """An attack on each character has its strikes for each of them."""
    combat = game.state.combat
    assert combat is not None
    each = combat.attack.each_character
    return strikes * len(game.value(DEFENDERS)) if each else None


@RULES.adjust("each-character-attacks", ATTACK_CHANGE, order=100)
def strikes_are_fixed(game: Game, change: int, number: str) -> int | None:
    """Nothing adds to them or takes from them."""
    combat = game.state.combat
    assert combat is not None
    return 0 if combat.attack.each_character and number == "strikes" else None


@RULES.define("each-character-attacks", STRIKES_FIXED)
def only_a_number_counts(game: Game) -> bool:
    """What states a number may bring them down; whether a half is a number is open."""
    combat = game.state.combat
    if combat is None or not combat.attack.each_character:
        return False
    return game.reading("q.dragons.halving-fixed-strikes") == "a"


@RULES.adjust("each-character-attacks", STRIKES_AT_MOST, order=100)
def one_each(game: Game, at_most: int, character: str) -> int | None:
    """And nobody takes several of them."""
    combat = game.state.combat
    assert combat is not None
    return combat.attack.strikes if combat.attack.each_character else None


@RULES.define("always-beats-regardless", CLAIM_PREVAILS)
def always_is_always(game: Game, claim: Claim) -> bool:
    """“Always” holds even where the defender chooses “regardless”."""
    return claim.always


@RULES.forbid(
    "resource-beats-hazard",
    AssignStrike,
    says="Another has to be assigned a strike before {action.character}.",
)
def somebody_comes_before(game: Game, action: AssignStrike) -> bool:
    """Who is struck “in all cases” before another is struck even before a claim of the attacker."""
    combat = game.state.combat
    claimed = combat is not None and combat.step == "assign-first"
    return claimed and game.value(STRUCK_BEFORE, action.character) is not None


# The strike sequence


@RULES.permit("sequence-order", FaceStrike)
def resolves_a_strike(game: Game, action: FaceStrike) -> bool | None:
    """The defending player takes the strikes in any order."""
    combat = game.state.combat
    if combat is None or game.state.window.name != "face-strikes":
        return None
    open_strikes = {each.target for each in combat.strikes if not each.outcome}
    return action.player == combat.defender and action.character in open_strikes


@RULES.permit("actions-between-sequences", *ORDINARY)
def ordinary_between_strikes(game: Game, action: Ordinary) -> bool | None:
    """What the phase allows is allowed between strikes."""
    combat = game.state.combat
    if combat is None or combat.step != "face-strikes":
        return None
    return ordinary(game, action) or None


@RULES.permit("actions-between-sequences", Finish)
def nothing_between(game: Game, action: Finish) -> bool | None:
    """Whoever has nothing to do between strikes says so; the defender when all have been faced."""
    combat, window = game.state.combat, game.state.window
    if combat is None or window.name != "face-strikes" or action.player not in window.waiting:
        return None
    return action.player == combat.attacker or all(each.outcome for each in combat.strikes)


@RULES.react("actions-between-sequences", ChainEnded)
def both_may_go_on(game: Game, event: ChainEnded) -> list[Event]:
    """When either has done something, the other may answer, even if he was done."""
    combat = game.state.combat
    if combat is None or game.state.window.name != "face-strikes":
        return []
    return [WindowReopened(waiting=(combat.defender, combat.attacker))]


@RULES.permit("sequence-steps", FaceStrike)
def faces_after_all(game: Game, action: FaceStrike) -> bool | None:
    """When the attacker has acted, the defender says anew how the character faces the strike."""
    combat = game.state.combat
    if combat is None or combat.facing is None:
        return None
    his = action.player == combat.defender and action.character == combat.facing
    return his and combat.step == "defender-faces"


@RULES.permit("sequence-steps", Finish)
def step_is_done(game: Game, action: Finish) -> bool | None:
    """Each player says when there is nothing more to do about the strike."""
    combat, window = game.state.combat, game.state.window
    if combat is None or window.name != "strike" or action.player not in window.waiting:
        return None
    return combat.step != "defender-faces"


_IN_SEQUENCE = ("attacker-acts", "defender-faces", "defender-acts")


@RULES.forbid(
    "only-designated-actions",
    *ORDINARY,
    says="A strike is being played out: this step of it has no place for that.",
)
def not_designated(game: Game, action: Ordinary) -> bool:
    """In a strike sequence, only what its steps name."""
    combat = game.state.combat
    if combat is None or combat.step not in _IN_SEQUENCE:
        return False
    if isinstance(action, PlayEvent | UseCard):
        acts = (attacker_acts, defender_acts, strike_is_cancelled)
        return not any(each(game, action) for each in acts)
    return True


@RULES.permit("attacker-actions", PlayEvent, UseCard)
def attacker_acts(game: Game, action: PlayEvent | UseCard) -> bool | None:
    """In a movement/hazard phase, the attacker may act on the strike before anybody else."""
    combat = game.state.combat
    if combat is None or combat.strike is None or not is_hazard(game, action.card):
        return None
    if "strike" not in about(game, action):
        return None
    return (
        combat.step == "attacker-acts"
        and not combat.strike.excess
        and game.state.phase == "movement-hazard"
        and _has_his_turn(game, action, combat.attacker)
    )


def _has_his_turn(game: Game, action: PlayEvent | UseCard, player: str) -> bool:
    """Tell whether it is this player's to act, and he has the card."""
    return action.player == player and player in game.state.window.waiting and at_hand(game, action)


@RULES.permit("excess-penalty", SpendExcess)
def spends_excess(game: Game, action: SpendExcess) -> bool | None:
    """The attacker turns unused excess strikes against the character."""
    combat, window = game.state.combat, game.state.window
    if combat is None or window.name != "strike" or combat.step != "attacker-acts":
        return None
    return action.player in window.waiting and 0 < action.number <= game.value(EXCESS_STRIKES)


@RULES.adjust("excess-penalty", STRIKE_PROWESS, says="excess strikes spent")
def weakened_by_excess(game: Game, prowess: int, character: str) -> int | None:
    """Each excess strike so used takes one away."""
    spent = fought_over(game)[1].excess
    return prowess - spent if spent else None


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
    if not _is_last(game):
        return None
    excess: int = game.value(EXCESS_STRIKES)
    return prowess - excess if excess else None


@RULES.forbid(
    "stay-untapped",
    FaceStrike,
    says="{action.character} is not untapped, and so cannot stay so.",
)
def not_untapped(game: Game, action: FaceStrike) -> bool:
    """Only who is untapped can stay untapped."""
    return not action.tap and not _untapped(game, action.character)


@RULES.adjust("stay-untapped", STRIKE_PROWESS, says="staying untapped")
def stays_untapped(game: Game, prowess: int, character: str) -> int | None:
    """Staying untapped costs three prowess."""
    return None if fought_over(game)[1].tapping else prowess - 3


@RULES.define("support", SUPPORTERS)
def without_a_strike(game: Game) -> tuple[str, ...]:
    """Those facing the attack who are untapped and have no strike of their own."""
    return tuple(each for each in free_of_strikes(game) if _untapped(game, each))


@RULES.forbid(
    "support",
    FaceStrike,
    says="Only untapped companions with no strike of this attack can tap in support.",
)
def cannot_support(game: Game, action: FaceStrike) -> bool:
    """Each supporter has to be one who can, and taps once."""
    if not action.supporters:
        return False
    able = game.value(SUPPORTERS)
    doubled = len(set(action.supporters)) < len(action.supporters)
    return doubled or any(each not in able for each in action.supporters)


@RULES.adjust("support", STRIKE_PROWESS, says="support")
def supported(game: Game, prowess: int, character: str) -> int | None:
    """Each companion who taps in support adds one."""
    supporters = fought_over(game)[1].supporters
    return prowess + supporters if supporters else None


@RULES.define("support-by-non-facing", SUPPORTERS)
def not_facing(game: Game) -> tuple[str, ...]:
    """And those of the company who do not face it."""
    combat = game.state.combat
    assert combat is not None
    if combat.company not in game.state.companies:
        return ()
    defenders = game.value(DEFENDERS)
    company = game.value(FIGHTERS, combat.company)
    return tuple(each for each in company if each not in defenders and _untapped(game, each))


@RULES.permit("defender-actions", PlayEvent, UseCard)
def defender_acts(game: Game, action: PlayEvent | UseCard) -> bool | None:
    """The defender may act on the strike with resources, and with what faces it."""
    combat = game.state.combat
    if combat is None or combat.facing is None or is_hazard(game, action.card):
        return None
    touches = "strike" in about(game, action) or taps(game, action, combat.facing)
    if not touches or cancels_strike(game, action):
        return None
    if isinstance(action, UseCard) and not _is_at_disposal(game, action.card, combat.facing):
        return False
    return combat.step == "defender-acts" and _has_his_turn(game, action, combat.defender)


def _is_at_disposal(game: Game, card: str, character: str) -> bool:
    """Tell whether a card is the character who faces the strike, or under its control."""
    host = game.card(card).host
    return card == character or (host == character and not is_character(game, card))


@RULES.forbid(
    "no-pointless-tapping",
    PlayEvent,
    UseCard,
    says="All that this would do to the strike is to tap the character who faces it.",
)
def taps_to_no_purpose(game: Game, action: PlayEvent | UseCard) -> bool:
    """Nobody taps for something else while he faces a strike."""
    combat = game.state.combat
    if combat is None or combat.facing is None or combat.step not in _IN_SEQUENCE:
        return False
    return taps(game, action, combat.facing) and "strike" not in about(game, action)


@RULES.react("one-skill-resource", Declared)
def skill_is_used(game: Game, event: Declared) -> list[Event]:
    """It is noted that a resource for the skilled was played."""
    combat, action = game.state.combat, event.action
    if combat is None or combat.facing is None or not isinstance(action, PlayEvent):
        return []
    if not requires_skill(game, action):
        return []
    return [Remembered(fact=Fact("skill used", combat.facing, until="strike"))]


@RULES.forbid(
    "one-skill-resource",
    PlayEvent,
    says="One resource that requires a skill was played in this strike sequence already.",
)
def second_skill(game: Game, action: PlayEvent) -> bool:
    """There is no second one against the same strike."""
    combat = game.state.combat
    if (
        combat is None
        or combat.facing is None
        or game.state.fact("skill used", combat.facing) is None
    ):
        return False
    return requires_skill(game, action)


@RULES.permit("cancel-until-roll", PlayEvent, UseCard)
def strike_is_cancelled(game: Game, action: PlayEvent | UseCard) -> bool | None:
    """Until the roll the defender may cancel the strike."""
    combat = game.state.combat
    if combat is None or not cancels_strike(game, action):
        return None
    return combat.step == "defender-acts" and _has_his_turn(game, action, combat.defender)


def _strike_terms(game: Game, character: str, dice: int) -> Iterator[tuple[int, str]]:
    yield dice, "rolled"
    yield game.value(STRIKE_PROWESS, character), "prowess"
    yield game.value(PROWESS_BONUS, character), "against such an attack"


@RULES.define("roll", STRIKE_TOTAL, terms=_strike_terms)
def roll_and_prowess(game: Game, character: str, dice: int) -> int:
    """The roll and the prowess of the character, with all that changes it."""
    return sum(amount for amount, _ in _strike_terms(game, character, dice))


@RULES.define("weapon-first", STRIKE_PROWESS, says="prowess")
def prowess_with_weapon(game: Game, character: str) -> int:
    """The prowess with the weapon in use, before all that counts for this strike alone."""
    prowess: int = game.value(PROWESS, character)
    return prowess


@RULES.adjust("status-penalties", STRIKE_PROWESS, says="tapped or wounded")
def tapped_or_wounded(game: Game, prowess: int, character: str) -> int | None:
    """A tapped character has one less, a wounded one two."""
    penalty = {"tapped": 1, "wounded": 2}.get(game.card(character).position)
    return prowess - penalty if penalty else None


@RULES.react("temporary-modifiers", StrikeResolved)
def strike_is_over(game: Game, event: StrikeResolved) -> list[Event]:
    """What was meant for the strike is gone with it."""
    return [SpanEnded(span="strike")]


# What comes of it


@RULES.react(
    "outcome-failed",
    StrikeRolled,
    says=lambda game, _, event: (
        f"{game.name(event.character)} has {event.total} against {event.prowess}: the strike fails."
    ),
)
def strike_fails(game: Game, event: StrikeRolled) -> list[Event]:
    """A higher total beats the strike, if the strike's body check fails, too."""
    if event.total <= event.prowess:
        return []
    after: Event = StrikeDefeated(character=event.character)
    if game.value(BODY_OF_STRIKE) is not None:
        after = BodyCheckCalled(character=event.character, of_strike=True)
    return [StrikeFailed(character=event.character), *_tap(game, event.character), after]


@RULES.react(
    "outcome-successful",
    StrikeRolled,
    says=lambda game, _, event: (
        f"{game.name(event.character)} has {event.total} against {event.prowess}: "
        "the strike succeeds."
    ),
)
def strike_succeeds(game: Game, event: StrikeRolled) -> list[Event]:
    """A lower total makes the strike succeed, and a body check follows."""
    if event.total >= event.prowess:
        return []
    was_wounded = game.card(event.character).position == "wounded"
    return [
        StrikeSucceeded(character=event.character),
        BodyCheckCalled(character=event.character, of_strike=False, was_wounded=was_wounded),
    ]


@RULES.react("wounding-is-success", StrikeSucceeded, order=-100)
def wounded_at_once(game: Game, event: StrikeSucceeded) -> list[Event]:
    """The character is wounded before anything else comes of the strike."""
    return [CharacterWounded(card=event.character)]


@RULES.react(
    "outcome-tied",
    StrikeRolled,
    says=lambda game, _, event: (
        f"{game.name(event.character)} has {event.total} against {event.prowess}: "
        "the strike is ineffectual, and neither side has beaten the other."
    ),
)
def strike_is_ineffectual(game: Game, event: StrikeRolled) -> list[Event]:
    """The same total hurts neither side."""
    if event.total != event.prowess:
        return []
    return [StrikeIneffectual(character=event.character), *_tap(game, event.character)]


@RULES.define("passives-order", DUE_NOW)
def what_the_result_set_off(game: Game) -> tuple[TextDemand, ...]:
    """What cards make of the result comes before the body check."""
    return tuple(each for each in game.state.pending if isinstance(each, TextDemand))


@RULES.permit("passives-order", ChooseCard)
def puts_in_order(game: Game, action: ChooseCard) -> bool | None:
    """The defender says which of them comes next."""
    for choice in game.state.choices[:1]:
        if choice.what == WHICH_FIRST:
            waits = action.player in game.state.window.waiting
            return waits and action.chosen in choice.among
    return None


@RULES.forbid(
    "no-response-to-result",
    *ORDINARY,
    says="There is no response to what comes of a strike.",
)
def result_is_being_settled(game: Game, action: Ordinary) -> bool:
    """Nobody acts while the result of a strike takes effect."""
    combat = game.state.combat
    return combat is not None and combat.step == "result"


@RULES.permit(
    "response-to-triggered-roll",
    PlayEvent,
    UseCard,
    lifts=("core.strikes.no-response-to-result",),
)
def affects_the_roll(game: Game, action: PlayEvent | UseCard) -> bool | None:
    """But for what bears on a check that the result has called for."""
    combat = game.state.combat
    if combat is None or combat.step != "result" or game.state.window.name != "respond":
        return None
    checks = about(game, action) & {"corruption check", "influence check"}
    return bool(checks) and _has_his_turn(game, action, action.player)


@RULES.react("wounded-despite-healing", CharacterWounded)
def wound_is_noted(game: Game, event: CharacterWounded) -> list[Event]:
    """Who was wounded by a strike of the attack, however soon it heals."""
    combat = game.state.combat
    if combat is None or combat.facing != event.card:
        return []
    return [Remembered(fact=Fact("wounded", event.card, combat.source, until="combat"))]


def _facing(game: Game, character: str) -> bool:
    return game.state.combat is not None and character in defending(game)


def _untapped(game: Game, character: str) -> bool:
    return game.card(character).position == "untapped"


def _is_last(game: Game) -> bool:
    """Tell whether the strike that is being played out is the last one of its attack."""
    combat, _ = fought_over(game)
    others = (each for number, each in enumerate(combat.strikes) if number != combat.current)
    return all(each.outcome for each in others)


def _tap(game: Game, character: str) -> list[Event]:
    tapping = fought_over(game)[1].tapping
    return [CardTapped(card=character)] if tapping and _untapped(game, character) else []
