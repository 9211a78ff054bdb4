"""The windows of a game: the times in which certain players may do certain things.

Each kind is declared once; what may follow each stands in `turn_plan`. Rules ask whether one is
open, and the picture of the turn and the tables of the protocol are made from what stands here.
"""

from typing import Literal

from msgspec import Struct

Role = Literal["resource player", "hazard player", "attacker", "defender", "whose it is"]
"""Who is asked: by the turn, by the attack, or by what has opened the window."""
Within = Literal["turn", "combat", "chain", "choice", "reckoning"]

_RESOURCE: tuple[Role, ...] = ("resource player",)
_HAZARD: tuple[Role, ...] = ("hazard player",)
_BOTH: tuple[Role, ...] = ("resource player", "hazard player")
_FIGHTING: tuple[Role, ...] = ("defender", "attacker")
_WHOSE: tuple[Role, ...] = ("whose it is",)


class WindowKind(Struct, frozen=True, kw_only=True):
    """A kind of window."""

    name: str
    within: Within
    when: str
    """When it opens."""
    asks: tuple[Role, ...] = ()
    """Who may act in it, in the order in which they are asked; nobody, where it is a moment of
    its own all the same."""
    in_turn: bool = False
    """The players are asked one after the other; else either may act."""
    kept: bool = False
    """The resource player closes it, even with nothing to do in it."""
    finish: bool = False
    """Whoever is asked may say that he is done."""
    each_company: bool = False
    """It comes up once for each company."""
    resources: bool = False
    """It is a time for resource short-events, if nothing else gives one."""
    told: str = ""
    """What the pictures call it."""
    rule: str = ""
    """The rule that says most of it."""


WINDOWS: dict[str, WindowKind] = {}
"""All kinds, by name."""


def _window(name: str, within: Within = "turn", **more: object) -> WindowKind:
    kind = WindowKind(name=name, within=within, **more)  # type: ignore[arg-type]
    WINDOWS[name] = kind
    return kind


DECLARING = _window(
    "declaring",
    when="players with their decks come to the table",
    asks=_BOTH,
    kept=True,
    told="1. Who plays what",
    rule="core.setup.declare-player-type",
)
SWITCHING = _window(
    "switching",
    when="a Fallen-wizard is declared whom a Wizard player's deck holds as a Wizard",
    asks=_BOTH,
    finish=True,
    rule="core.setup.wizard-opponent-may-switch",
)
DRAFT = _window(
    "draft",
    when="the decks are laid out, and for each further round",
    asks=_BOTH,
    finish=True,
    told="2. The draft, round by round",
    rule="core.setup.draft-round",
)
STARTING_SITES = _window(
    "starting-sites",
    when="the draft is over",
    asks=_BOTH,
    told="3. Where companies begin",
    rule="core.setup.starting-sites-declared",
)
SETUP = _window(
    "setup",
    when="the companies are at their sites",
    asks=_BOTH,
    kept=True,
    finish=True,
    told="4. Starting items",
    rule="core.setup.draft-minor-items",
)
LEFT_OVER = _window(
    "left-over",
    when="items are given, and somebody is left in a pool",
    asks=_BOTH,
    finish=True,
    told="5. Who is left over",
    rule="core.setup.draft-leftovers-into-deck",
)
OVER = _window("over", when="the game is over")

# The untap phase

UNTAP = _window(
    "untap",
    when="the phase begins",
    asks=_RESOURCE,
    kept=True,
    finish=True,
    resources=True,
    told="Untap, heal",
    rule="core.untap.untap-cards",
)
END_UNTAP = _window(
    "end-untap",
    when="the resource player has untapped",
    asks=_HAZARD,
    finish=True,
    told="The sideboard",
    rule="core.untap.sideboard-access-condition",
)

# The organization phase

ORGANIZATION = _window(
    "organization",
    when="the phase begins",
    asks=_RESOURCE,
    kept=True,
    finish=True,
    resources=True,
    told="Items, sideboard, moves",
    rule="core.movement.declare-movement-window",
)
ORGANIZING = _window(
    "organizing",
    when="the resource player begins to organize",
    asks=_RESOURCE,
    kept=True,
    finish=True,
    told="Organizing, once",
    rule="core.organization.declare-organizing-once",
)
PLACE_EVENTS = _window(
    "place-events",
    when="a company with events on it was split",
    asks=_HAZARD,
    rule="core.organization.split-hazard-events",
)
ORGANIZATION_ENDS = _window(
    "organization-ends",
    when="the resource player is done with the phase",
    asks=_RESOURCE,
    finish=True,
    told="Influence has to suffice",
    rule="core.influence-control.excess-removal",
)

# The long-event phase

LONG_EVENT = _window(
    "long-event",
    when="the phase begins",
    asks=_RESOURCE,
    kept=True,
    finish=True,
    resources=True,
    told="Long-events",
    rule="core.long-event.play-resource-long-events",
)

# The movement/hazard phase: for each company, one window a step

CHOOSE_COMPANY = _window(
    "choose-company",
    when="several companies have not had their part",
    asks=_RESOURCE,
    kept=True,
    each_company=True,
    told="Which company?",
    rule="core.movement-hazard.company-order",
)
ON_THE_WAY = _window(
    "on-the-way",
    when="a company's part begins, or it may move again",
    asks=_RESOURCE,
    finish=True,
    rule="core.movement-hazard.multiple-moves",
)
REVEAL = _window(
    "reveal",
    when="a company's part begins",
    each_company=True,
    told="1. The new site is revealed",
    rule="core.movement-hazard.reveal-new-site",
)
WAY_CHOICE = _window(
    "site-path",
    when="there are several ways to the new site",
    asks=_RESOURCE,
    each_company=True,
    told="2. The site path",
    rule="core.movement-hazard.declare-movement-type",
)
LIMIT = _window(
    "hazard-limit",
    when="the way is settled",
    each_company=True,
    told="3. The hazard limit is set",
    rule="core.hazards.base-hazard-limit",
)
ONGOING_EFFECTS = _window(
    "ongoing-effects",
    when="the hazard limit is set",
    each_company=True,
    told="4. Ongoing effects",
    rule="core.movement-hazard.eight-steps",
)
DRAW = _window(
    "draw",
    when="the movement is worth cards",
    asks=_BOTH,
    finish=True,
    each_company=True,
    told="5. Drawing cards",
    rule="core.movement-hazard.mandatory-first-draw",
)
BEGINNING = _window(
    "beginning",
    when="the cards are drawn",
    each_company=True,
    told="6. What is due at the beginning",
    rule="core.movement-hazard.resolve-beginning-conditions",
)
MOVEMENT_HAZARD = _window(
    "movement-hazard",
    when="what is due at the beginning is done; without companies, as the phase begins",
    asks=_BOTH,
    kept=True,
    finish=True,
    resources=True,
    each_company=True,
    told="7. Hazards, and answers to them",
    rule="core.hazards.hazard-actions",
)
ENDING = _window(
    "ending",
    when="both players are done with the company",
    asks=_BOTH,
    finish=True,
    each_company=True,
    told="8. The phase ends",
    rule="core.movement-hazard.end-of-phase-conditions",
)
RESET_HAND = _window(
    "reset-hand",
    when="a company has arrived, and in the end-of-turn phase",
    asks=_BOTH,
    each_company=True,
    told="Hands are reset",
    rule="core.movement-hazard.reset-hands",
)
JOINING = _window(
    "joining",
    when="all companies have had their part",
    asks=_RESOURCE,
    kept=True,
    rule="core.movement-hazard.join-at-non-haven",
)
REMAIN = _window(
    "remain",
    when="companies at one site cannot be one",
    asks=_HAZARD,
    rule="core.movement-hazard.illegal-combination",
)
JOIN = _window(
    "join",
    when="those are joined who have to be",
    asks=_RESOURCE,
    finish=True,
    told="Joining at havens",
    rule="core.movement-hazard.join-at-haven-optional",
)

# The site phase

ENTER_OR_NOT = _window(
    "enter-or-not",
    when="a company has not had its part",
    asks=_RESOURCE,
    kept=True,
    finish=True,
    resources=True,
    each_company=True,
    told="Which one enters?",
    rule="core.site-phase.enter-or-do-nothing",
)
ENTRY_REVEAL = _window(
    "entry-reveal",
    when="a company enters a site with an automatic-attack, and cards lie on-guard against it",
    asks=_HAZARD,
    finish=True,
    each_company=True,
    told="On-guard cards revealed",
    rule="core.on-guard.entry-reveal-window",
)
ENTERING = _window(
    "entering",
    when="a company enters its site",
    each_company=True,
    told="Automatic-attacks, one by one",
    rule="core.site-phase.automatic-attacks-in-order",
)
FROM_HAND = _window(
    "attack-from-hand",
    when="a site leaves its attack to the hazard player",
    asks=_HAZARD,
    finish=True,
    rule="core.site-phase.creature-played-as-attack",
)
AGENTS = _window(
    "agents",
    when="the automatic-attacks are faced",
    asks=_HAZARD,
    finish=True,
    each_company=True,
    told="Agents attack",
    rule="core.site-phase.agent-attack-window",
)
SITE = _window(
    "site",
    when="agents have attacked; without companies, as the phase begins",
    asks=_RESOURCE,
    kept=True,
    finish=True,
    resources=True,
    each_company=True,
    told="Items, allies, factions",
    rule="core.site-phase.play-requirements",
)
RESCUING = _window(
    "rescuing",
    when="a company attempts to rescue prisoners",
    each_company=True,
    rule="core.prisoners.rescue-attempt",
)
COPY_SHOWN = _window(
    "revealed",
    when="a card was influenced away with a copy shown",
    asks=_RESOURCE,
    finish=True,
    rule="core.influence.play-revealed-card",
)

# The end-of-turn phase

END_DISCARD = _window(
    "end-discard",
    when="the phase begins",
    asks=_BOTH,
    finish=True,
    told="A card discarded, if you like",
    rule="core.end-of-turn.optional-discard",
)
END_OF_TURN = _window(
    "end-of-turn",
    when="hands are reset",
    asks=_RESOURCE,
    kept=True,
    finish=True,
    resources=True,
    told="The end is signalled",
    rule="core.end-of-turn.end-signalled",
)
TURN_END = _window(
    "turn-end",
    when="the resource player has signalled the end",
    asks=_BOTH,
    finish=True,
    resources=True,
    told="What cards allow at the end",
    rule="core.end-of-turn.only-end-actions",
)
PHASE_END = _window(
    "phase-end",
    when="something is due at the end of the phase",
    rule="core.passive-conditions.end-of-phase-declared",
)

# Combat

COMBAT_ACTIONS = _window(
    "combat-actions",
    "combat",
    when="an attack begins",
    asks=_FIGHTING,
    finish=True,
    told="Before strikes are assigned",
    rule="core.combat.cancel-or-modify-window",
)
ASSIGN_FIRST = _window(
    "assign-first",
    "combat",
    when="a card lets the attacker assign a strike before all others",
    asks=("attacker",),
    finish=True,
    rule="core.strikes.always-beats-regardless",
)
ASSIGN_DEFENDER = _window(
    "assign-defender",
    "combat",
    when="both are done before strikes are assigned",
    asks=("defender",),
    finish=True,
    told="The defender assigns",
    rule="core.strikes.defender-assigns-first",
)
ASSIGN_ATTACKER = _window(
    "assign-attacker",
    "combat",
    when="the defender has left strikes",
    asks=("attacker",),
    told="The attacker assigns",
    rule="core.strikes.opponent-assigns-rest",
)
ASSIGN_REST = _window(
    "assign-rest",
    "combat",
    when="a company attacks, and the attacker has assigned what he would",
    asks=("defender",),
    told="The defender assigns the rest",
    rule="core.company-combat.assignment-order",
)
FACE_STRIKES = _window(
    "face-strikes",
    "combat",
    when="strikes are assigned, and after each strike",
    asks=_FIGHTING,
    finish=True,
    told="Which strike is next?",
    rule="core.strikes.sequence-order",
)
ATTACKER_ACTS = _window(
    "attacker-acts",
    "combat",
    when="the defender has said how somebody faces the strike",
    asks=("attacker",),
    finish=True,
    rule="core.strikes.attacker-actions",
)
DEAL_STRIKE = _window(
    "deal-strike",
    "combat",
    when="a company attacks, and the attacker has done what he would about the strike",
    asks=("attacker",),
    rule="core.company-combat.attacker-stays-untapped",
)
DEFENDER_FACES = _window(
    "defender-faces",
    "combat",
    when="the attacker has done something about the strike",
    asks=("defender",),
    rule="core.strikes.sequence-steps",
)
DEFENDER_ACTS = _window(
    "defender-acts",
    "combat",
    when="it is settled how the strike is faced",
    asks=("defender",),
    finish=True,
    rule="core.strikes.defender-actions",
)
STRIKE_RESULT = _window(
    "strike-result",
    "combat",
    when="the strike was rolled for, or cancelled",
    rule="core.strikes.no-response-to-result",
)

# Whatever else comes in between

RESPOND = _window(
    "respond",
    "chain",
    when="something was declared",
    asks=_WHOSE,
    in_turn=True,
    finish=True,
    rule="core.chain.alternating-responses",
)
APART = _window(
    "apart",
    "chain",
    when="something is declared that begins a chain of its own while another one is under way",
    rule="core.on-guard.separate-earlier-chain",
)
CHOOSE = _window(
    "choose",
    "choice",
    when="a card or a rule calls for a choice",
    asks=_WHOSE,
    rule="core.actions.choice-comes-first",
)
EXCHANGE = _window(
    "exchange",
    "choice",
    when="a play deck is exhausted",
    asks=_WHOSE,
    finish=True,
    rule="core.turn.exhaustion-exchange",
)
RESCUE = _window(
    "rescue",
    "choice",
    when="a character with items is about to be eliminated",
    asks=_WHOSE,
    finish=True,
    rule="core.body-checks.items-rescued",
)
RING_TEST = _window(
    "ring-test",
    "choice",
    when="a gold ring was tested",
    asks=_WHOSE,
    kept=True,
    finish=True,
    rule="core.rings.ring-test",
)
TROPHY = _window(
    "trophy",
    "choice",
    when="a creature was beaten that may be a trophy",
    asks=("defender",),
    finish=True,
    rule="core.trophies.taking",
)

NEWCOMER = _window(
    "newcomer",
    "choice",
    when="a card lets somebody come into play besides",
    asks=_WHOSE,
    finish=True,
    rule="core.organization.one-play-or-discard",
)
CLAIM = _window(
    "claim",
    "choice",
    when="an agent was beaten",
    asks=("defender",),
    finish=True,
    rule="core.combat.agent-defeated",
)

# The final reckoning: one window a step

FINAL_CHECKS = _window(
    "final-checks",
    "reckoning",
    when="the last turn is over; once for each player who has characters to check",
    asks=_WHOSE,
    told="1. The last corruption checks",
    rule="core.ending.final-check-order",
)
FINAL_TOTALS = _window(
    "final-totals",
    "reckoning",
    when="all checks are made",
    told="2. Each source totalled",
    rule="core.marshalling-points.six-sources",
)
FINAL_DOUBLING = _window(
    "final-doubling",
    "reckoning",
    when="the sources are totalled",
    told="3. Doubled",
    rule="core.marshalling-points.doubled-against-zero",
)
FINAL_HALVING = _window(
    "final-halving",
    "reckoning",
    when="what counts double is doubled",
    told="4. At most half",
    rule="core.marshalling-points.half-of-total-limit",
)
SHOW_COPIES = _window(
    "show-copies",
    "reckoning",
    when="no source makes up more than half any more",
    asks=_BOTH,
    finish=True,
    told="5. Copies shown from hand",
    rule="core.marshalling-points.revealed-duplicates",
)
FINAL_LOSSES = _window(
    "final-losses",
    "reckoning",
    when="all copies are shown",
    told="6. Avatars who were lost",
    rule="core.marshalling-points.eliminated-avatar",
)
COMPARISON = _window(
    "comparison",
    "reckoning",
    when="what eliminated avatars cost is taken off",
    told="7. The totals compared",
    rule="core.marshalling-points.highest-total-wins",
)

RECKONING = (
    FINAL_CHECKS,
    FINAL_TOTALS,
    FINAL_DOUBLING,
    FINAL_HALVING,
    SHOW_COPIES,
    FINAL_LOSSES,
    COMPARISON,
)
"""The final reckoning, one window a step."""

JOURNEY = (
    ON_THE_WAY,
    REVEAL,
    WAY_CHOICE,
    LIMIT,
    ONGOING_EFFECTS,
    DRAW,
    BEGINNING,
    MOVEMENT_HAZARD,
    ENDING,
)
"""A company's movement/hazard phase, one window a step; the first is the way into it."""

TURN: dict[str, tuple[WindowKind, ...]] = {
    "untap": (UNTAP, END_UNTAP),
    "organization": (ORGANIZATION, ORGANIZING, PLACE_EVENTS, ORGANIZATION_ENDS),
    "long-event": (LONG_EVENT,),
    "movement-hazard": (CHOOSE_COMPANY, *JOURNEY, RESET_HAND, JOINING, REMAIN, JOIN),
    "site": (
        ENTER_OR_NOT,
        ENTRY_REVEAL,
        ENTERING,
        FROM_HAND,
        AGENTS,
        SITE,
        RESCUING,
        COPY_SHOWN,
    ),
    "end-of-turn": (END_DISCARD, RESET_HAND, END_OF_TURN, TURN_END),
}
"""For each phase, its windows in the order in which they may open."""

ENDS: dict[str, WindowKind] = {
    "untap": END_UNTAP,
    "organization": ORGANIZATION_ENDS,
    "movement-hazard": ENDING,
    "end-of-turn": TURN_END,
}
"""For each phase that has such a window, the one for what is done at its end."""

_BEFORE = (DECLARING, SWITCHING, DRAFT, STARTING_SITES, SETUP, LEFT_OVER)
IN_THE_GAME = tuple(
    each for each in WINDOWS.values() if each.asks and each not in (*_BEFORE, *RECKONING)
)
"""The windows of the game itself in which somebody is asked: what may be done at any time, may be
done in these."""
