"""Company against company: who may attack whom, and how their strikes are fought out."""

from westmarch.cards.kinds import BALROG, FALLEN_WIZARD, MINIONS, RINGWRAITH, WIZARD
from westmarch.kernel.event import Event
from westmarch.kernel.lack import Lack
from westmarch.kernel.order import Layer, Rank
from westmarch.kernel.rulebook import Rulebook
from westmarch.mechanics.combat import defending, free_strikers
from westmarch.mechanics.combat_actions import (
    at_hand,
    would_cancel,
)
from westmarch.mechanics.control import is_character
from westmarch.mechanics.foresight import bears_on
from westmarch.mechanics.lookups import is_hazard, somebodys_facts
from westmarch.mechanics.organization import same_site
from westmarch.mechanics.quantities.combat import (
    ATTACK_DEAF_TO,
    ATTACK_RACES,
    ATTACK_STRIKES,
    FACING_STRIKE,
    FAIR_GAME,
    FITS_STRIKE,
    HAS_ATTACKED,
    RACE_FOUGHT,
    STRIKERS,
)
from westmarch.mechanics.quantities.influence import TRIED_TO_INFLUENCE
from westmarch.mechanics.quantities.people import FIGHTERS, OVERT
from westmarch.mechanics.sides import is_fallen
from westmarch.mechanics.strikes import fought_over, tap_for_strike
from westmarch.table.actions import (
    AIMED,
    FREE,
    HAZARD,
    Action,
    AssignStrike,
    AttackCompany,
    BeginUsing,
    DealStrike,
    FaceStrike,
    PlayEvent,
    UseCard,
)
from westmarch.table.events.characters import CharacterWounded
from westmarch.table.events.combat import (
    AttackBegan,
    BodyCheckCalled,
    StrikeFailed,
    StrikeIneffectual,
    StrikeSucceeded,
)
from westmarch.table.events.companies import CompanyAttacked
from westmarch.table.events.memory import Remembered
from westmarch.table.game import Game
from westmarch.table.state import Combat, Fact
from westmarch.table.windows import (
    ASSIGN_ATTACKER,
    ASSIGN_REST,
    ATTACKER_ACTS,
    COMBAT_ACTIONS,
    DEAL_STRIKE,
    DEFENDER_FACES,
    FACE_STRIKES,
    SITE,
)

RULES = Rulebook("core.company-combat")

_ATTACKED = "attacked a company"
"""Remembered of a player for the turn."""
_STRIKERS = "strikers"
"""Remembered of the company that attacks: who was in it as the attack began."""


def _attack(game: Game) -> Combat | None:
    """The attack that is being fought, if it is that of a company."""
    combat = game.state.combat
    return combat if combat is not None and combat.attacking is not None else None


# Who may attack whom


@RULES.permit(
    "when-allowed",
    AttackCompany,
    says="A company that has entered its site may attack one of the opponent's there in the end.",
)
def attacks_in_the_end(game: Game, action: AttackCompany) -> bool | None:
    """In the end of its site phase, a company may attack one of the opponent's at the site."""
    if game.state.phase != "site":
        return None
    company, other = (game.state.companies[each] for each in (action.company, action.other))
    return (
        (company.player, other.player) == (action.player, game.state.opponent(action.player))
        and game.state.at(SITE)
        and game.state.window.company == company.id
        and company.entered
        and same_site(game, company, other)
        and bool(other.characters)
    )


@RULES.react("when-allowed", CompanyAttacked)
def attack_is_remembered(game: Game, event: CompanyAttacked) -> list[Event]:
    """It is remembered for the turn that a company has attacked."""
    player = game.state.companies[event.company].player
    return [Remembered(fact=Fact(_ATTACKED, player, until="turn"))]


@RULES.define("when-allowed", HAS_ATTACKED)
def it_is_known(game: Game, player: str) -> bool:
    """Others may want to know."""
    return game.state.fact(_ATTACKED, player) is not None


@RULES.forbid(
    "when-allowed",
    AttackCompany,
    says="{action.player} has attacked a company or tried to influence a card away this turn.",
    blanket="kind",
)
def has_done_enough(game: Game, action: AttackCompany) -> bool:
    """One such attack a turn, and none after an attempt on the opponent's cards."""
    tried = game.value(TRIED_TO_INFLUENCE, action.player)
    return tried or game.value(HAS_ATTACKED, action.player)


@RULES.forbid(
    "targets-of-wizard",
    AttackCompany,
    says="A Wizard's company attacks no company of another Wizard's, nor a Fallen-wizard's covert "
    "one.",
)
def is_no_enemy_of_wizards(game: Game, action: AttackCompany) -> bool:
    """A Wizard's companies attack minions, and the overt companies of Fallen-wizards."""
    own, other = _kinds(game, action)
    return own == WIZARD and other not in MINIONS and not _is_overt_one(game, action.other)


@RULES.forbid(
    "targets-of-ringwraith",
    AttackCompany,
    says="A Ringwraith's company attacks none that serves the same master.",
)
def is_no_enemy_of_ringwraiths(game: Game, action: AttackCompany) -> bool:
    """Nor do those who serve Sauron."""
    own, other = _kinds(game, action)
    return own == RINGWRAITH and other in MINIONS and not game.value(FAIR_GAME, action)


@RULES.forbid(
    "targets-of-covert",
    AttackCompany,
    says="A Fallen-wizard's covert company attacks nobody but a Ringwraith's or the Balrog's.",
)
def is_no_enemy_of_the_covert(game: Game, action: AttackCompany) -> bool:
    """A Fallen-wizard's covert company attacks minions."""
    own, other = _kinds(game, action)
    covert = own == FALLEN_WIZARD and not _is_overt(game, action.company)
    return covert and other not in MINIONS and not game.value(FAIR_GAME, action)


@RULES.define("overt-unrestricted", FAIR_GAME)
def is_anybodys_enemy(game: Game, action: AttackCompany) -> bool:
    """An overt company of a Fallen-wizard's may be attacked by any; how far that goes is open."""
    return _is_overt_one(game, action.other) and game.reading("q.core.covert-attacks-overt") == "a"


@RULES.forbid(
    "targets-of-balrog",
    AttackCompany,
    says="A Balrog player's company attacks nobody but a Wizard's or a Fallen-wizard's.",
)
def is_no_enemy_of_the_balrog(game: Game, action: AttackCompany) -> bool:
    """The Balrog's companies attack those of Wizards, fallen or not."""
    own, other = _kinds(game, action)
    return own == BALROG and other in MINIONS and not game.value(FAIR_GAME, action)


def _is_overt_one(game: Game, company: str) -> bool:
    """Tell whether a company is a Fallen-wizard's, and overt."""
    return is_fallen(game, game.state.companies[company].player) and _is_overt(game, company)


def _is_overt(game: Game, company: str) -> bool:
    return game.value(OVERT, game.state.companies[company].characters)


def _kinds(game: Game, action: AttackCompany) -> tuple[str, str]:
    """What kinds of players attack and are attacked."""
    state = game.state
    return state.kind(action.player), state.kind(state.opponent(action.player))


# The attack


@RULES.react("single-attack", AttackBegan, order=Rank.BEFORE)
def strikers_are_noted(game: Game, event: AttackBegan) -> list[Event]:
    """Who is in the company as it attacks deals a strike."""
    company = event.combat.attacking
    if company is None:
        return []
    members = game.value(FIGHTERS, company)
    return [Remembered(fact=Fact(_STRIKERS, company, members, until="combat"))]


@RULES.define("single-attack", STRIKERS)
def each_of_the_company(game: Game) -> tuple[str, ...] | None:
    """Each of them, for this attack."""
    combat = _attack(game)
    fact = game.state.fact(_STRIKERS, combat.attacking or "") if combat is not None else None
    return None if fact is None else fact.value


@RULES.adjust(
    "single-attack", ATTACK_STRIKES, order=Layer.REPLACED, says="one for each who attacks"
)
def as_many_as_they_are(game: Game, strikes: int) -> int | None:
    """There are as many strikes as there are attackers."""
    return len(game.value(STRIKERS)) if _attack(game) is not None else None


@RULES.forbid("no-hazards", HAZARD, says="Nobody plays hazards while two companies fight.")
def is_no_time_for_hazards(game: Game, action: Action) -> bool:
    """Hazards are left aside."""
    card = getattr(action, "card", None)
    return _attack(game) is not None and card is not None and is_hazard(game, card)


@RULES.define("hazard-effects-ignored", ATTACK_DEAF_TO)
def hazards_say_nothing(game: Game, card: str) -> bool:
    """What hazards in play say of attacks is not said of these."""
    return _attack(game) is not None and is_hazard(game, card)


@RULES.define("cancel-by-race", ATTACK_RACES)
def races_of_the_strikers(game: Game, combat: Combat) -> tuple[str, ...] | None:
    """All of the company have to be of such races."""
    if combat.attacking is None:
        return None
    who = game.value(STRIKERS) if combat.striking is None else (combat.striking,)
    return tuple(somebodys_facts(game, each).race for each in who)


@RULES.forbid(
    "attacker-resources",
    FREE,
    says="Who attacks a company does nothing but act on the strikes of those who attack.",
)
def attacker_does_no_more(game: Game, action: Action) -> bool:
    """The attacker acts on strikes alone, each in its sequence."""
    combat = _attack(game)
    return combat is not None and action.player == combat.attacker and not _fits(game, action)


@RULES.permit(
    "defender-actions",
    AIMED,
    says="Who is attacked by a company may cancel the attack, or act on a strike, in any turn.",
    lifts=("core.combat.off-turn-defender", "core.turn.hazard-player-no-resources"),
)
def defends_itself(game: Game, action: PlayEvent | UseCard) -> bool | None:
    """The defender may defend himself although it is not his turn."""
    combat = _attack(game)
    if combat is None or action.player != combat.defender or not at_hand(game, action):
        return None
    return _fits(game, action) or _cancels(game, action)


def _fits(game: Game, action: Action) -> bool:
    """Tell whether the present step of a strike sequence has a place for an action."""
    return isinstance(action, PlayEvent | UseCard) and game.value(FITS_STRIKE, action)


def _cancels(game: Game, action: Action) -> bool:
    """Tell whether an action cancels the attack while there is time for it."""
    return game.state.combat_step is COMBAT_ACTIONS and would_cancel(game, action)


# Who strikes at whom


@RULES.permit(
    "assignment-order",
    AssignStrike,
    says="In the end the defender assigns the strikes that are left to those who have none.",
)
def defender_assigns_the_rest(game: Game, action: AssignStrike) -> Lack | bool | None:
    """The defender assigns what is left to whom it is left."""
    if not game.state.at(ASSIGN_REST):
        return None
    if action.character in defending(game):
        return True
    return Lack("{0.character} is not among those who face the attack.")


@RULES.forbid(
    "assignment-order",
    AssignStrike,
    says="It has to be said whose strike that is: one of the company that attacks, and only once.",
)
def is_nobodys_strike(game: Game, action: AssignStrike) -> bool:
    """Each strike is that of one who attacks; no other attack has strikes of somebody's."""
    if _attack(game) is None:
        return action.by is not None
    return action.by not in free_strikers(game)


@RULES.forbid(
    "assignment-order",
    AssignStrike,
    says="The attacker assigns the strikes of his untapped characters, not that of {action.by}.",
)
def striker_is_not_untapped(game: Game, action: AssignStrike) -> bool:
    """In between, the attacker assigns the strikes of those who are untapped."""
    if action.by is None or not game.state.at(ASSIGN_ATTACKER):
        return False
    return game.card(action.by).position != "untapped"


# The strike sequence


@RULES.forbid(
    "sequence-order",
    FaceStrike,
    says="How {action.character} faces the strike is said after it is said how it is dealt.",
)
def says_too_early_how(game: Game, action: FaceStrike) -> bool:
    """First the attacker does what he would."""
    early = _attack(game) is not None and game.state.at(FACE_STRIKES)
    return early and (not action.tap or bool(action.supporters))


@RULES.permit("attacker-step", AIMED, says="The attacker acts on the strike first.")
@RULES.define("attacker-step", FITS_STRIKE)
def attacker_acts_on_it(game: Game, action: PlayEvent | UseCard | BeginUsing) -> bool | None:
    """The attacker may act on the strike with resources, and with the character who strikes."""
    combat = _attack(game)
    if combat is None or combat.striking is None:
        return None
    if action.player != combat.attacker or "strike" not in bears_on(game, action):
        return None
    if isinstance(action, UseCard) and not _is_at_disposal(game, action.card, combat.striking):
        return False
    return game.state.combat_step is ATTACKER_ACTS and at_hand(game, action)


def _is_at_disposal(game: Game, card: str, character: str) -> bool:
    host = game.card(card).host
    return card == character or (host == character and not is_character(game, card))


@RULES.permit("attacker-stays-untapped", DealStrike, says="The attacker says how it strikes.")
def deals_the_strike(game: Game, action: DealStrike) -> bool | None:
    """The attacker says whether the character who strikes taps for it."""
    combat = _attack(game)
    if combat is None or not game.state.at(DEAL_STRIKE):
        return None
    return (action.player, action.character) == (combat.attacker, combat.striking)


@RULES.forbid(
    "attacker-stays-untapped",
    DealStrike,
    says="{action.character} is not untapped, and so cannot stay so.",
)
def striker_cannot_stay_untapped(game: Game, action: DealStrike) -> bool:
    """Only who is untapped can stay untapped."""
    return not action.tap and game.card(action.character).position != "untapped"


@RULES.permit(
    "defender-stays-untapped",
    FaceStrike,
    says="Whoever is attacked by a company says how the strike is faced, tapping or not.",
    lifts=("core.combat.off-turn-defender",),
)
def may_stay_untapped(game: Game, action: FaceStrike) -> bool | None:
    """Who is attacked by a company may stay untapped, whosever turn it is."""
    return (_faces(game, action) and not action.supporters) or None


@RULES.permit(
    "defender-support",
    FaceStrike,
    says="Untapped companions who have no strike of their own may tap in support of the defender.",
    lifts=("core.combat.off-turn-defender",),
)
def may_be_supported(game: Game, action: FaceStrike) -> bool | None:
    """And others may tap in support."""
    return (_faces(game, action) and bool(action.supporters)) or None


def _faces(game: Game, action: FaceStrike) -> bool:
    """Tell whether it is time to say how the strike of a company is faced."""
    combat = _attack(game)
    if combat is None or game.state.combat_step is not DEFENDER_FACES:
        return False
    return (action.player, action.character) == (combat.defender, combat.facing)


@RULES.define("who-faces-what", FACING_STRIKE)
def both_face_it(game: Game) -> tuple[str, ...] | None:
    """Where a company attacks, both who deals a strike and who takes it face one."""
    combat = _attack(game)
    if combat is None or combat.facing is None or combat.striking is None:
        return None
    return (combat.facing, combat.striking)


@RULES.define("two-rolls", RACE_FOUGHT)
def each_fights_the_other(game: Game, who: str) -> str | None:
    """Each of the two fights the other."""
    combat = _attack(game)
    if combat is None or combat.facing is None or combat.striking is None:
        return None
    other = combat.facing if who == combat.striking else combat.striking
    return somebodys_facts(game, other).race


# What comes of it


def _is_wounded(game: Game, character: str) -> list[Event]:
    was_wounded = game.card(character).position == "wounded"
    check = BodyCheckCalled(character=character, of_strike=False, was_wounded=was_wounded)
    return [CharacterWounded(card=character), check]


@RULES.react("defender-wins", StrikeFailed)
def striker_is_wounded(game: Game, event: StrikeFailed) -> list[Event]:
    """Who struck and lost is wounded, and a body check follows."""
    if _attack(game) is None:
        return []
    striker = fought_over(game)[1].by
    return [] if striker is None else _is_wounded(game, striker)


@RULES.react("attacker-wins", StrikeSucceeded)
def striker_taps(game: Game, event: StrikeSucceeded) -> list[Event]:
    """Who struck and won taps, unless he has paid for staying untapped."""
    return _striker_taps(game)


@RULES.react("equal-totals", StrikeIneffectual)
def both_tap(game: Game, event: StrikeIneffectual) -> list[Event]:
    """So does he if neither has won."""
    return _striker_taps(game)


def _striker_taps(game: Game) -> list[Event]:
    if _attack(game) is None:
        return []
    striker = fought_over(game)[1].by
    return [] if striker is None else tap_for_strike(game, striker)
