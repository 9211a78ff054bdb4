"""How an attack is fought: who does what in which order, and what was done in one of them."""

from collections.abc import Iterator

from msgspec import Struct
from msgspec.structs import replace

from westmarch.site.pictures.played import Course, Deed, Named, Part, Text, card, parts
from westmarch.table.events.combat import AttackBegan, StrikeAssigned, StrikeRolled
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


class Sequence(Struct, frozen=True):
    """How a sort of fight goes: what is done in which order, and who stands at which side."""

    sides: tuple[str, str]
    """The attacker and the defender, him at the left whose turn it is."""
    steps: dict[str, tuple[Step, ...]]


_COMPANIES, _STRIKES = "core.company-combat", "core.strikes"
COMPANIES = Sequence(
    ("attacker", "defender"),
    {
        "The attack": (
            Step(COMBAT_ACTIONS, "The attack may be cancelled", f"{_COMPANIES}.defender-actions"),
            Step(ASSIGN_DEFENDER, "First pass: the untapped", f"{_COMPANIES}.assignment-order"),
            Step(
                ASSIGN_ATTACKER,
                "Second pass: the untapped who are left",
                f"{_COMPANIES}.assignment-order",
            ),
            Step(ASSIGN_REST, "Third pass: all others", f"{_COMPANIES}.assignment-order"),
        ),
        "Each strike": (
            Step(
                FACE_STRIKES,
                "Which strike comes next",
                f"{_COMPANIES}.sequence-order",
                ("defender",),
            ),
            Step(ATTACKER_ACTS, "1. Cards and companions", f"{_COMPANIES}.attacker-step"),
            Step(ATTACKER_ACTS, "2. Strikes in excess", f"{_COMPANIES}.excess-strikes"),
            Step(DEAL_STRIKE, "3. Tap, or three less", f"{_COMPANIES}.attacker-stays-untapped"),
            Step(DEFENDER_FACES, "4. Tap, or three less", f"{_COMPANIES}.defender-stays-untapped"),
            Step(DEFENDER_FACES, "5. Companions tap in support", f"{_COMPANIES}.defender-support"),
            Step(DEFENDER_ACTS, "6. Cards and companions", f"{_COMPANIES}.defender-step"),
            Step(STRIKE_RESULT, "7. Both roll", f"{_COMPANIES}.two-rolls"),
            Step(STRIKE_RESULT, "8. The higher total wins", f"{_COMPANIES}.defender-wins"),
        ),
    },
)
"""Company against company."""

HAZARD = Sequence(
    ("defender", "attacker"),
    {
        "The attack": (
            Step(COMBAT_ACTIONS, "Cancelled, or changed", "core.combat.cancel-or-modify-window"),
            Step(ASSIGN_DEFENDER, "Strikes to the untapped", f"{_STRIKES}.defender-assigns-first"),
            Step(ASSIGN_ATTACKER, "The strikes that are left", f"{_STRIKES}.opponent-assigns-rest"),
        ),
        "Each strike": (
            Step(
                FACE_STRIKES, "Which strike comes next", f"{_STRIKES}.sequence-order", ("defender",)
            ),
            Step(ATTACKER_ACTS, "1. Against the character", f"{_STRIKES}.attacker-actions"),
            Step(ATTACKER_ACTS, "2. Strikes in excess", f"{_STRIKES}.excess-penalty"),
            Step(DEFENDER_FACES, "3. Tap, or three less", f"{_STRIKES}.stay-untapped"),
            Step(DEFENDER_FACES, "4. Companions tap in support", f"{_STRIKES}.support"),
            Step(DEFENDER_ACTS, "5. In the character’s favour", f"{_STRIKES}.defender-actions"),
            Step(STRIKE_RESULT, "6. The roll", f"{_STRIKES}.roll"),
            Step(STRIKE_RESULT, "7. What comes of it", f"{_STRIKES}.outcome-failed"),
        ),
    },
)
"""The attack of a creature, or of whatever else is no company."""


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
    sides: tuple[str, str]
    steps: dict[str, tuple[Row, ...]]
    assigned: tuple[Done, ...]
    strikes: tuple[Strike, ...]


def of_companies(course: Course) -> Fight:
    """Draw how companies fight, with the fight that a scenario plays."""
    return _picture(course, COMPANIES)


def of_a_hazard(course: Course) -> Fight:
    """Draw how an attack is fought, with the one that a scenario plays."""
    return _picture(course, HAZARD)


def _picture(course: Course, sequence: Sequence) -> Fight:
    strikes: list[list[Deed]] = [[]]
    for deed in course.deeds:
        if deed.window == FACE_STRIKES.name and not deed.passes:
            strikes.append([])
        strikes[-1].append(deed)
    assigned, *fought = strikes
    _, begun = next(course.of(AttackBegan))
    source = begun.combat.source
    dealt = {event.character: event.by or source for _, event in course.of(StrikeAssigned)}
    return Fight(
        course.named,
        sequence.sides,
        {
            title: tuple(Row(each.by, each.told, each.rule) for each in steps)
            for title, steps in sequence.steps.items()
        },
        tuple(_done(assigned, sequence)),
        tuple(_strike(deeds, dealt, sequence) for deeds in fought),
    )


def _strike(deeds: list[Deed], dealt: dict[str, str], sequence: Sequence) -> Strike:
    game = deeds[0].before
    rolled, event = next(_rolls(deeds))
    numbers = (each.text for each in rolled.reasons if each.role == "number")
    return Strike(
        card(game, dealt[event.character]),
        card(game, event.character),
        tuple(_done(_from_the_stance(deeds), sequence)),
        tuple(parts(each, game) for each in numbers),
        tuple(End(parts(each.text, game), each.rule) for each in rolled.reasons if each.rule),
    )


def _from_the_stance(deeds: list[Deed]) -> list[Deed]:
    """Leave out which strike comes next; how it is faced is said at once, or in its own time."""
    first, *others = deeds
    if any(each.window == DEFENDER_FACES.name for each in others):
        return others
    return [replace(first, window=DEFENDER_FACES.name), *others]


def _rolls(deeds: list[Deed]) -> Iterator[tuple[Deed, StrikeRolled]]:
    for deed in deeds:
        for event in deed.events:
            if isinstance(event, StrikeRolled):
                yield deed, event


def _done(deeds: list[Deed], sequence: Sequence) -> Iterator[Done]:
    """Say in which step each thing was done; who is done with a step does nothing in it."""
    for deed in deeds:
        step = None if deed.passes else _step(deed, sequence)
        if step is not None:
            yield Done(step.by, step.told, deed.said)


def _step(deed: Deed, sequence: Sequence) -> Step | None:
    """Find the step of a deed: the first that is taken in its window."""
    steps = (each for several in sequence.steps.values() for each in several)
    return next((each for each in steps if each.window.name == deed.window), None)
