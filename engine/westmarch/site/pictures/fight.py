"""How companies fight each other: who does what in which order, and what two of them did."""

from collections.abc import Iterator

from msgspec import Struct

from westmarch.site.pictures.played import Course, Deed, Named, Part, Text, card, parts
from westmarch.table.events.combat import StrikeAssigned, StrikeRolled
from westmarch.table.windows import (
    ASSIGN_ATTACKER,
    ASSIGN_DEFENDER,
    ASSIGN_REST,
    ATTACKER_ACTS,
    COMBAT_ACTIONS,
    DEAL_STRIKE,
    DEFENDER_ACTS,
    DEFENDER_FACES,
    FACE_STRIKES,
    STRIKE_RESULT,
    Role,
    WindowKind,
)


class Step(Struct, frozen=True):
    """A step, the window in which it is taken, and the rule that tells of it."""

    window: WindowKind
    told: str
    rule: str
    asks: tuple[Role, ...] = ()
    """Who takes it, where it is not for all who may act in the window."""

    @property
    def by(self) -> str:
        """Whose step it is: the attacker’s, the defender’s, that of both, or of nobody."""
        asked = self.asks or self.window.asks
        return "both" if len(asked) > 1 else next(iter(asked), "nobody")


_OF = "core.company-combat"
STEPS: dict[str, tuple[Step, ...]] = {
    "The attack": (
        Step(COMBAT_ACTIONS, "The attack may be cancelled", f"{_OF}.defender-actions"),
        Step(ASSIGN_DEFENDER, "First pass: the untapped", f"{_OF}.assignment-order"),
        Step(ASSIGN_ATTACKER, "Second pass: the untapped who are left", f"{_OF}.assignment-order"),
        Step(ASSIGN_REST, "Third pass: all others", f"{_OF}.assignment-order"),
    ),
    "Each strike": (
        Step(FACE_STRIKES, "Which strike comes next", f"{_OF}.sequence-order", ("defender",)),
        Step(ATTACKER_ACTS, "1. Cards and companions", f"{_OF}.attacker-step"),
        Step(ATTACKER_ACTS, "2. Strikes in excess", f"{_OF}.excess-strikes"),
        Step(DEAL_STRIKE, "3. Tap, or three less", f"{_OF}.attacker-stays-untapped"),
        Step(DEFENDER_FACES, "4. Tap, or three less", f"{_OF}.defender-stays-untapped"),
        Step(DEFENDER_FACES, "5. Companions tap in support", f"{_OF}.defender-support"),
        Step(DEFENDER_ACTS, "6. Cards and companions", f"{_OF}.defender-step"),
        Step(STRIKE_RESULT, "7. Both roll", f"{_OF}.two-rolls"),
        Step(STRIKE_RESULT, "8. The higher total wins", f"{_OF}.defender-wins"),
    ),
}
"""The steps of a fight, in their order."""


class Row(Struct, frozen=True):
    """A step in the picture."""

    by: str
    told: str
    rule: str


class Done(Struct, frozen=True):
    """Something that was done in a step."""

    by: str
    step: str
    said: Text


class End(Struct, frozen=True):
    """What came of a strike, and the rule that says so."""

    said: Text
    rule: str


class Strike(Struct, frozen=True):
    """A strike, from the one who deals it to what came of it."""

    of: Part
    at: Part
    done: tuple[Done, ...]
    numbers: tuple[Text, ...]
    ends: tuple[End, ...]


class Fight(Struct, frozen=True):
    """The whole sequence, and the fight of a scenario."""

    made_from: Named
    steps: dict[str, tuple[Row, ...]]
    assigned: tuple[Done, ...]
    strikes: tuple[Strike, ...]


def picture(course: Course) -> Fight:
    """Draw the sequence, and beside it the fight that a scenario plays."""
    strikes: list[list[Deed]] = [[]]
    for deed in course.deeds:
        if deed.window == FACE_STRIKES.name:
            strikes.append([])
        strikes[-1].append(deed)
    assigned, *fought = strikes
    dealt = {event.character: event.by or "" for _, event in course.of(StrikeAssigned)}
    return Fight(
        course.named,
        {
            title: tuple(Row(each.by, each.told, each.rule) for each in steps)
            for title, steps in STEPS.items()
        },
        tuple(_done(assigned)),
        tuple(_strike(deeds, dealt) for deeds in fought),
    )


def _strike(deeds: list[Deed], dealt: dict[str, str]) -> Strike:
    game = deeds[0].before
    rolled, event = next(_rolls(deeds))
    faced = event.character
    numbers = (each.text for each in rolled.reasons if each.role == "number")
    return Strike(
        card(game, dealt[faced]),
        card(game, faced),
        tuple(_done(deeds[1:])),
        tuple(parts(each, game) for each in numbers),
        tuple(End(parts(each.text, game), each.rule) for each in rolled.reasons if each.rule),
    )


def _rolls(deeds: list[Deed]) -> Iterator[tuple[Deed, StrikeRolled]]:
    for deed in deeds:
        for event in deed.events:
            if isinstance(event, StrikeRolled):
                yield deed, event


def _done(deeds: list[Deed]) -> Iterator[Done]:
    """Say in which step each thing was done; who is done with a step does nothing in it."""
    for deed in deeds:
        step = None if deed.passes else _step(deed)
        if step is not None:
            yield Done(step.by, step.told, deed.said)


def _step(deed: Deed) -> Step | None:
    """Find the step of a deed: the first that is taken in its window."""
    steps = (each for several in STEPS.values() for each in several)
    return next((each for each in steps if each.window.name == deed.window), None)
