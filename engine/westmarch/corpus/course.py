"""A scenario in the course of being carried on: how far it has come, and what is written down."""

from collections.abc import Callable

from msgspec import Struct
from msgspec.structs import replace

from westmarch.corpus.assumptions import Meant
from westmarch.corpus.by_itself import Cause, assigned_on, cause_in
from westmarch.corpus.context import quoted
from westmarch.corpus.going import SHOWN, Going, Halt, Trail
from westmarch.corpus.lines import Line, Until
from westmarch.corpus.model import ActStep, AnyStep, AskStep, ExpectVerdict, Step
from westmarch.corpus.rolls import needed
from westmarch.corpus.telling import choice, sentence
from westmarch.table.actions import AnyAction
from westmarch.table.game import Game
from westmarch.table.state import State
from westmarch.table.windows import ENDS

Complain = Callable[[int, str, str], None]
"""Takes note of something wrong: the line, what it is, and what to do about it."""


class Course(Struct, kw_only=True):
    """One scenario in the course of being carried on."""

    going: Going
    lines: tuple[Line, ...]
    complain: Complain
    dispute: bool
    waits: bool
    at: Trail
    """Where the game stands, with the rolls that are left."""
    told: list[str] = []
    """At which moment a step was taken to come, where that may be another than was meant."""
    meant: list[Meant] = []
    """What lines were taken to mean that leave something open."""
    out: list[tuple[AnyStep, int]] = []
    """The steps so far, each with the line it was written in: -1 for those in between."""
    lost: bool = False
    """The game has left the path of the scenario: from here on, nothing is put in between."""
    begun: bool = False
    """Something was done or asked after the Givens."""
    fought: bool = False
    """An attack was fought."""
    confirmed: bool = False
    """What was said last, nobody had to choose: a yes is all that there is to say of it."""
    is_cut: bool = False
    """Something was to be done that is not legal: of a dispute, that is the verdict."""
    asked: tuple[State, AnyAction] | None = None
    """What was done or asked last, and when."""
    before_passes: tuple[Trail, int] | None = None
    """Where it stood before passes that answer what had resolved already."""
    cause: Cause | None = None
    """What was done, and when, as strikes came to be assigned that nobody had assigned."""
    assigned: list[AnyAction] = []
    """The strikes that were assigned by those who had no choice."""
    seen: dict[str, str] = {}
    """The site card at which each company was last seen."""

    def sites(self) -> dict[str, str]:
        """Give the site card of each company: of one that is no more, where it was last seen."""
        self.seen |= {each.id: each.site for each in self.at.state.companies.values()}
        return self.seen

    def put(self, number: int, step: AnyStep) -> None:
        """Write a step down, with the window in which it comes."""
        if not self.lost and not isinstance(step, ExpectVerdict):
            step = replace(step, window=window_of(self.at.state))
        self.out.append((step, number))

    def go(self, trail: Trail, step: Step) -> None:
        """Take a trail, and write down what is done on it."""
        self.cause = cause_in(trail, self.at.left) or self.cause
        self.assigned += assigned_on(trail)
        if trail.done:
            self._tell_end(step, trail.state)
        states = (*(each.before for each in trail.done), trail.state)
        self.fought = self.fought or any(each.combat is not None for each in states)
        for each in trail.done:
            between = ActStep(
                text=sentence(self.going.judge.game(each.before), each.action),
                line=step.line,
                action=each.action,
                draws=each.draws,
                between=True,
                window=window_of(each.before),
            )
            self.out.append((between, -1))
        self.at = replace(trail, done=())

    def tell(self, said: str) -> None:
        """Note for whoever asks how a step was taken."""
        self.told.append(said)

    def stop(self, step: Step | Until, halt: Halt) -> None:
        """Say what has to be decided, or given, before a step can come."""
        self.lost = True
        if self.is_cut:
            return
        game: Game = self.going.judge.game(self.at.state)
        said = step.said
        now = " Or say that it comes at this moment: end the step with “now”."
        if isinstance(step, Until):
            now = ""
        if halt.need is not None:
            dice = halt.need.purpose.replace("-", " ")
            if dice == "strike":  # An agent rolls, too.
                dice += f" of {game.called(halt.need.of)}"
            self.complain(
                step.line,
                f"Before “{said}” comes {needed(halt.need, game.called)}, and no step gives it.",
                f"Give it where the roll is caused: “… and rolls 6 and 5 for the {dice}”.{now}",
            )
        elif halt.options:
            what, hint = choice(game, halt.options, all_=len(halt.options) < SHOWN)
            self.complain(step.line, f"Before “{said}” the {halt.player} {what}.", f"{hint}{now}")

    def _tell_end(self, step: Step, state: State) -> None:
        """Say of what comes at the end of a phase that with it this end has come."""
        end = ENDS.get(state.phase)
        if isinstance(step, (ActStep, AskStep)) and end is not None and state.at(end):
            phase = state.phase.replace("movement-hazard", "movement/hazard")
            self.tell(
                f"{quoted(step)} comes at the end of the {phase} phase: whatever else is done in "
                "it was done before."
            )


def window_of(state: State) -> str:
    """Name the window that is open; nothing if none is."""
    return state.window.name if state.windows else ""
