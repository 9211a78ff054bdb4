"""What may follow each window: the one table of it.

Mechanics open what the table names, the protocol prints it, and the pictures of the turn and of a
fight go by it. `tests/table/test_turn_plan.py` holds it against what random play opens.
"""

from enum import Enum
from itertools import pairwise

from msgspec import Struct

from westmarch.table.windows import (
    AGENTS,
    APART,
    ASSIGN_ATTACKER,
    ASSIGN_DEFENDER,
    ASSIGN_FIRST,
    ASSIGN_REST,
    ATTACKER_ACTS,
    CHOOSE,
    CHOOSE_COMPANY,
    CLAIM,
    COMBAT_ACTIONS,
    COPY_SHOWN,
    DEAL_STRIKE,
    DECLARING,
    DEFENDER_ACTS,
    DEFENDER_FACES,
    DRAFT,
    END_DISCARD,
    END_OF_TURN,
    END_UNTAP,
    ENDING,
    ENTER_OR_NOT,
    ENTERING,
    ENTRY_REVEAL,
    EXCHANGE,
    FACE_STRIKES,
    FINAL_CHECKS,
    FINAL_TOTALS,
    FROM_HAND,
    JOIN,
    JOINING,
    JOURNEY,
    LEFT_OVER,
    LONG_EVENT,
    MOVEMENT_HAZARD,
    NEWCOMER,
    ON_THE_WAY,
    ORGANIZATION,
    ORGANIZATION_ENDS,
    ORGANIZING,
    OVER,
    PHASE_END,
    PLACE_EVENTS,
    RECKONING,
    REMAIN,
    RESCUE,
    RESCUING,
    RESET_HAND,
    RESPOND,
    RING_TEST,
    SETUP,
    SITE,
    STARTING_SITES,
    STRIKE_RESULT,
    SWITCHING,
    TROPHY,
    TURN_END,
    UNTAP,
    WindowKind,
)


class Onward(Enum):
    """Where the game goes on without a window of its own for it."""

    NEXT_PHASE = "the next phase"
    NEXT_COMPANY = "the next company"
    NEXT_TURN = "the other player's turn"
    RECKONING = "the final reckoning"
    FIRST_TURN = "the first turn"
    BACK = "what was under way"


NEXT_PHASE, NEXT_COMPANY, NEXT_TURN = Onward.NEXT_PHASE, Onward.NEXT_COMPANY, Onward.NEXT_TURN
BACK = Onward.BACK


class Way(Struct, frozen=True):
    """A way on from a window."""

    to: WindowKind | Onward
    where: str = ""
    """The case in which it is taken, unless it is taken in all cases that no other way names."""


def _ways(*ways: WindowKind | Onward | tuple[WindowKind | Onward, str]) -> tuple[Way, ...]:
    return tuple(Way(*each) if isinstance(each, tuple) else Way(each) for each in ways)


_CANCELLED = (BACK, "if the attack is cancelled, or nobody is left to fight it out")
_SETTLED = (STRIKE_RESULT, "if the strike is cancelled")

PLAN: dict[WindowKind, tuple[Way, ...]] = {
    # Before the game
    DECLARING: _ways(SWITCHING, (OVER, "if a deck holds what cannot be played with")),
    SWITCHING: _ways(DRAFT),
    DRAFT: _ways((DRAFT, "for a further round"), STARTING_SITES),
    STARTING_SITES: _ways(SETUP),
    SETUP: _ways(LEFT_OVER),
    LEFT_OVER: _ways(Onward.FIRST_TURN),
    # The turn
    UNTAP: _ways(END_UNTAP),
    END_UNTAP: _ways(NEXT_PHASE),
    ORGANIZATION: _ways(ORGANIZATION_ENDS),
    ORGANIZING: _ways(BACK),
    PLACE_EVENTS: _ways(BACK),
    ORGANIZATION_ENDS: _ways(NEXT_PHASE),
    LONG_EVENT: _ways(NEXT_PHASE),
    CHOOSE_COMPANY: _ways(ON_THE_WAY),
    **{step: _ways(following) for step, following in pairwise(JOURNEY)},
    ON_THE_WAY: _ways(JOURNEY[1], (NEXT_COMPANY, "if it does not move again")),
    ENDING: _ways(RESET_HAND),
    RESET_HAND: _ways(NEXT_COMPANY, (END_OF_TURN, "in the end-of-turn phase")),
    JOINING: _ways(JOIN),
    REMAIN: _ways(BACK),
    JOIN: _ways(NEXT_PHASE),
    ENTER_OR_NOT: _ways(
        ENTERING, (ENTER_OR_NOT, "for the company chosen"), (NEXT_COMPANY, "if it does nothing")
    ),
    ENTRY_REVEAL: _ways(BACK),
    ENTERING: _ways(SITE, (NEXT_COMPANY, "if it may do nothing more")),
    FROM_HAND: _ways(BACK),
    AGENTS: _ways(BACK),
    SITE: _ways(NEXT_COMPANY, (ENTERING, "if a card has it face its attacks again")),
    RESCUING: _ways(BACK),
    COPY_SHOWN: _ways(BACK),
    END_DISCARD: _ways(RESET_HAND),
    END_OF_TURN: _ways(TURN_END),
    TURN_END: _ways(NEXT_TURN, (Onward.RECKONING, "after the last turn")),
    PHASE_END: _ways(NEXT_PHASE),
    # Combat
    COMBAT_ACTIONS: _ways(
        ASSIGN_FIRST,
        (COMBAT_ACTIONS, "once more, if a card does something before strikes are assigned"),
        _CANCELLED,
    ),
    ASSIGN_FIRST: _ways(ASSIGN_DEFENDER, _CANCELLED),
    ASSIGN_DEFENDER: _ways(ASSIGN_ATTACKER, _CANCELLED),
    ASSIGN_ATTACKER: _ways(FACE_STRIKES, (ASSIGN_REST, "where a company attacks"), _CANCELLED),
    ASSIGN_REST: _ways(FACE_STRIKES, _CANCELLED),
    FACE_STRIKES: _ways(BACK),
    ATTACKER_ACTS: _ways(
        DEFENDER_ACTS,
        (DEFENDER_FACES, "if the attacker did something"),
        (DEAL_STRIKE, "where a company attacks"),
        _SETTLED,
    ),
    DEAL_STRIKE: _ways(DEFENDER_FACES),
    DEFENDER_FACES: _ways(DEFENDER_ACTS),
    DEFENDER_ACTS: _ways(STRIKE_RESULT),
    STRIKE_RESULT: _ways(FACE_STRIKES),
    # Whatever else comes in between
    RESPOND: _ways(BACK),
    APART: _ways(BACK),
    CHOOSE: _ways(BACK),
    EXCHANGE: _ways(BACK),
    RESCUE: _ways(BACK),
    RING_TEST: _ways(BACK),
    TROPHY: _ways(BACK),
    NEWCOMER: _ways(BACK),
    CLAIM: _ways(BACK),
    # The final reckoning
    FINAL_CHECKS: _ways((FINAL_CHECKS, "for the other player"), FINAL_TOTALS),
    **{step: _ways(following) for step, following in pairwise(RECKONING[1:])},
    RECKONING[-1]: (),
    OVER: (),
}
"""The ways on from each window, the usual one first."""

INTERLUDES: dict[WindowKind, tuple[WindowKind, ...]] = {
    ORGANIZATION: (ORGANIZING, PLACE_EVENTS),
    ORGANIZING: (PLACE_EVENTS,),
    JOINING: (REMAIN,),
    ENTERING: (ENTRY_REVEAL, FROM_HAND, AGENTS),
    SITE: (RESCUING, COPY_SHOWN),
    RESCUING: (FROM_HAND,),
    FACE_STRIKES: (ATTACKER_ACTS,),
}
"""The windows that open while another stays open beneath them, and goes on after them.

An attack, a chain of effects and a choice come in between in any window.
"""


def only_way(kind: WindowKind) -> WindowKind | Onward:
    """Give what always follows a window."""
    (way,) = (each for each in PLAN[kind] if not each.where)
    return way.to


def told(kind: WindowKind) -> str:
    """Say what follows a window."""
    within = [f"{each.name} within it" for each in INTERLUDES.get(kind, ())]
    ways = [f"{_name(each.to)} {each.where}".rstrip() for each in PLAN[kind]]
    return "; ".join((*within, *ways)) or "nothing"


def _name(to: WindowKind | Onward) -> str:
    return to.value if isinstance(to, Onward) else to.name


def opening(to: WindowKind | Onward) -> frozenset[WindowKind]:
    """Give the windows that may open as the game goes on somewhere."""
    match to:
        case WindowKind():
            return frozenset((to,))
        case Onward.NEXT_PHASE:
            return _BEGIN_A_PHASE | {PHASE_END}
        case Onward.NEXT_COMPANY:
            return frozenset((CHOOSE_COMPANY, ON_THE_WAY, JOINING, ENTER_OR_NOT)) | opening(
                Onward.NEXT_PHASE
            )
        case Onward.FIRST_TURN | Onward.NEXT_TURN:
            return frozenset((UNTAP, PHASE_END))
        case Onward.RECKONING:
            return frozenset(RECKONING[:2])
        case Onward.BACK:
            return frozenset()


_BEGIN_A_PHASE = frozenset(
    (
        UNTAP,
        ORGANIZATION,
        LONG_EVENT,
        CHOOSE_COMPANY,
        ON_THE_WAY,
        MOVEMENT_HAZARD,
        ENTER_OR_NOT,
        SITE,
        END_DISCARD,
    )
)


def may_follow(closed: WindowKind, beneath: WindowKind | None, opened: WindowKind) -> bool:
    """Tell whether a window may open after another has closed, above the one that lies beneath."""
    ways = [each.to for each in PLAN[closed]]
    if any(opened in opening(each) for each in ways):
        return True
    if opened.within in ("chain", "choice") or opened is ENDING:
        return True
    goes_back = BACK in ways or closed.within == "choice"
    return goes_back and (beneath is None or may_lie_on(beneath, opened))


def may_lie_on(beneath: WindowKind, opened: WindowKind) -> bool:
    """Tell whether a window may open while another stays open, or in the place of that."""
    return (
        opened.within in ("chain", "choice", "combat")
        or opened is ENDING  # A company's phase may be cut short at any time.
        or opened in INTERLUDES.get(beneath, ())
        or any(opened in opening(each.to) for each in PLAN[beneath])
    )


def goes_back(closed: WindowKind, beneath: WindowKind | None) -> bool:
    """Tell whether the window beneath may go on once another has closed."""
    ways = [each.to for each in PLAN[closed]]
    return not ways or beneath in ways or BACK in ways
