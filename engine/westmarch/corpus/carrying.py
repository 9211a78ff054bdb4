"""Carries the game on between the steps of a scenario: whoever is not said to act, passes.

What is done for it is written into the case, step by step, so that every engine is told the same.
Nothing among it is a decision: only passes, and what there is no choice about.
"""

from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from itertools import islice
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from westmarch.corpus.lines import Draft, Line, Rolled, Until, placed, placed_step, settled
from westmarch.corpus.model import (
    ActStep,
    AnyStep,
    AskStep,
    Case,
    Draw,
    Expect,
    ExpectVerdict,
    Step,
)
from westmarch.corpus.moments import (
    came_by_itself,
    companies_named,
    composes,
    decides_by_passing,
    is_declared,
    is_gone,
    is_its_time,
    is_under_way,
    times_of,
)
from westmarch.corpus.rolls import (
    SHUFFLE,
    Roll,
    Unanswered,
    answering,
    any_result,
    listed_purposes,
    needed,
)
from westmarch.corpus.telling import sentence, sentences
from westmarch.errors import BadData, WestmarchError
from westmarch.kernel.chance import Need
from westmarch.kernel.judge import allows
from westmarch.table.actions import AnyAction, AssignStrike, Finish, Organize, TakeWay
from westmarch.table.game import Game
from westmarch.table.judge import Judge
from westmarch.table.state import State
from westmarch.wire.observe import observe
from westmarch.wire.reference import ReferenceEngine

AT_MOST = 80
"""So many steps nobody wrote may come before one that somebody did."""
_OF_NOW = ("awaiting", "window", "window/about", "chain")
"""What is to be seen there is about this very moment."""
_SHOWN = 12
"""So many options of somebody who has to decide are looked at."""

Complain = Callable[[int, str, str], None]
"""Takes note of something wrong: the line, what it is, and what to do about it."""


class Halt(Struct, frozen=True):
    """The game cannot be carried on: somebody has to decide, or a roll is missing."""

    player: str = ""
    options: tuple[AnyAction, ...] = ()
    """Some of what there is to choose from."""
    need: Need | None = None


class Trail(Struct, frozen=True):
    """How the game has been carried on: to which state, by what, and with which rolls left."""

    state: State
    done: tuple[tuple[AnyAction, tuple[Draw, ...]], ...] = ()
    left: tuple[Roll, ...] = ()


def carried(draft: Draft, complain: Complain, *, dispute: bool = False) -> Case:
    """Give a case the steps of its lines, and what has to come between them.

    In a dispute it is told, too, if something is claimed while what was declared before it cannot
    come to its end.
    """
    case, lines = draft.case, draft.lines
    engine = ReferenceEngine()
    if any(isinstance(line.step, (ActStep, AskStep, Rolled, Until)) for line in lines):
        with suppress(WestmarchError):
            engine.setup(case.position)
    if engine.judge is None or engine.state is None:
        sites = {each.label: each.site for each in case.position.companies}
        return replace(case, steps=tuple(_known(lines, sites)))
    course = _Course(engine.judge, engine.state, lines, complain, dispute=dispute)
    return replace(case, steps=course.steps())


class _Course:
    """One scenario in the course of being carried on."""

    def __init__(
        self,
        judge: Judge,
        state: State,
        lines: tuple[Line, ...],
        complain: Complain,
        *,
        dispute: bool,
    ) -> None:
        self.judge = judge
        self.lines = lines
        self.complain = complain
        self.dispute = dispute
        self.at = Trail(state, left=tuple(_free(lines)))
        self.out: list[tuple[AnyStep, int]] = []
        """The steps so far, each with the line it was written in: -1 for those in between."""
        self.lost = False
        """The game has left the path of the scenario: from here on, nothing is put in between."""
        self._seen: dict[str, str] = {}
        self.confirmed = False
        """What was said last, nobody had to choose: a yes is all that there is to say of it."""
        self.begun = False
        """Something was done or asked after the Givens."""
        self.before_passes: tuple[Trail, int] | None = None
        """Where it stood before passes that answer what had resolved already."""

    def steps(self) -> tuple[AnyStep, ...]:
        """Go through the lines."""
        for number, line in enumerate(self.lines):
            if not self.lost:
                # What is wrong with a step the runner says.
                with suppress(WestmarchError, KeyError):
                    self._sites()
                    self._take(number, line.step)
                    continue
                self.lost = True
            if not isinstance(line.step, (Rolled, Until)):
                self.out.append((placed_step(line.step, self._sites()), number))
        self._end()
        return tuple(self._with_rest(step, number) for step, number in self.out)

    def _take(self, number: int, step: AnyStep | Rolled | Until) -> None:
        match step:
            case Until():
                self._until(number, step)
            case Expect():
                if not self._is_now(number):
                    self._settle_for_claim(number, step)
                self.out.append((placed_step(step, self._sites()), number))
            case ExpectVerdict(verdict="legal") if self.confirmed:
                return
            case ExpectVerdict():
                self.out.append((step, number))
            case ActStep() if _is_pass(step) and not self._refusal(number):
                self._pass(number, step)
                return
            case ActStep() | AskStep():
                self.confirmed = False
                action = placed(step.action, self._sites())
                self._reach(number, replace(step, action=action))
                if self._came_by_itself(number, action):
                    self._confirm(number, step, action)
                    return
                # On the way to it, what was meant may have moved.
                self._do(number, replace(step, action=self._meant(number, step)))
            case Rolled():
                return
        self.before_passes = None

    def _came_by_itself(self, number: int, action: AnyAction) -> bool:
        """Tell whether the game has done what no step did, as there was no choice."""
        said = any(
            isinstance(line.step, ActStep) and type(line.step.action) is type(action)
            for line in self.lines[:number]
        )
        state = self.at.state
        if said or self._refusal(number) or self._may(state, action):
            return False
        return came_by_itself(state, action)

    def _confirm(self, number: int, step: ActStep | AskStep, action: AnyAction) -> None:
        """Answer by what is to be seen, as nothing can be chosen any more."""
        said = step.text.partition(" ")[2].removeprefix("it is asked whether ")
        words: dict[str, Any] = {"text": f"Then {said}", "line": step.line}
        if isinstance(action, AssignStrike):
            seen = Expect(**words, path="attack/targets", value=action.character, relation="has")
        elif isinstance(action, TakeWay):
            path = f"company/{action.company}/site-path"
            seen = Expect(**words, path=path, value=observe(self.judge.game(self.at.state), path))
        else:
            if isinstance(step, AskStep):
                what = (
                    f"There is nothing to choose: “{said}” holds already, since it is all there is."
                )
                self.complain(step.line, what, "Ask about what comes after it.")
            return
        self.begun = self.confirmed = True
        self.out.append((seen, number))

    def _meant(self, number: int, step: ActStep | AskStep) -> AnyAction:
        """Give the action that is meant as the game stands; complain if there is none such."""
        action = placed(step.action, self._sites())
        try:
            return settled(action, self.lines[number].later, self.judge.game(self.at.state))
        except BadData as wrong:
            self.complain(step.line, wrong.what, wrong.hint)
            raise

    def _sites(self) -> dict[str, str]:
        """Give the site card of each company: of one that is no more, where it was last seen."""
        self._seen |= {each.id: each.site for each in self.at.state.companies.values()}
        return self._seen

    # Doing what is written

    def _do(self, number: int, step: ActStep | AskStep) -> None:
        self.begun = True
        if isinstance(step, AskStep) or self.lost or not self._may(self.at.state, step.action):
            self.out.append((step, number))
            return
        mine = tuple(Roll(draw, number) for draw in step.draws)
        rolls = _Rolls((*self.at.left, *mine), number, missing=False)
        outcome = self.judge.act(self.at.state, step.action, rolls)
        self.lost = rolls.short
        self.at = Trail(outcome.state, (), rolls.left)
        self.out.append((replace(step, draws=rolls.draws), number))

    def _pass(self, number: int, step: ActStep) -> None:
        """Pass, unless there is nothing to pass on; what was declared is answered first."""
        player, state = step.action.player, self.at.state
        waiting = state.windows[-1].waiting if state.windows else ()
        if self._may(state, step.action):
            if self._answers_nothing(number):
                self.before_passes = self.before_passes or (self.at, len(self.out))
            self._do(number, step)
        elif player in waiting[1:] and state.window.kind.in_turn:
            following = self._quiet(self.at, number)
            if isinstance(following, Trail):
                self._go(following, step)
                self._pass(number, step)
        elif player in waiting:
            self._do(number, step)
        else:
            mine = tuple(Roll(draw, number) for draw in step.draws)
            self.at = replace(self.at, left=(*self.at.left, *mine))

    def _answers_nothing(self, number: int) -> bool:
        """Tell whether passes follow a declaration that has resolved without them."""
        if is_under_way(self.at.state):
            return False
        while number and _is_pass(self.lines[number - 1].step):
            number -= 1
        step = self.lines[number - 1].step if number else None
        return isinstance(step, ActStep) and is_declared(step.action)

    # Carrying on

    def _reach(self, number: int, step: ActStep | AskStep) -> None:
        """Carry the game on to the moment at which something can be done."""
        here, action, refusal = self.at, step.action, self._refusal(number)
        if self.lines[number].now or self._is_now(number):
            return
        if is_under_way(here.state):
            if refusal and self._is_refused(here.state, action, refusal):
                return
            settled, halt = self._settled(here, number)
            possible = self._may(here.state, action)
            if halt is not None:
                # What can be done before the dice fall comes before that.
                if not refusal and not possible:
                    self._stop(step, halt)
                return
            if possible and not self._may(settled.state, action):
                return
            here = settled
            self._go(here, step)
        if self._may(here.state, action):
            return
        if refusal:
            self._go(self._where_refused(here, number, action, refusal) or here, step)
        elif self.before_passes and self._may(self.before_passes[0].state, action):
            self.at, length = self.before_passes
            del self.out[length:]
        else:
            found, halt = self._forward(here, number, step)
            if found is not None:
                self._go(found, step)
            elif halt is not None and not _answers(halt, here.state, action):
                self._stop(step, halt)

    def _forward(
        self, here: Trail, number: int, step: ActStep | AskStep
    ) -> tuple[Trail | None, Halt | None]:
        """Look for the moment at which an action is legal; else for the one that is its own.

        Where somebody has to decide something before that, it is told.
        """
        action = step.action
        if is_its_time(here.state, action):
            return None, None
        own: Trail | None = None
        for at in self._on_from(here, number, step):
            if isinstance(at, Halt):
                return own, at if own is None else None
            if self._may(at.state, action):
                return at, None
            if own is None and is_its_time(at.state, action):
                own = at
        return own, None

    def _on_from(self, here: Trail, number: int, step: ActStep | AskStep) -> Iterator[Trail | Halt]:
        """Go through the moments that may be meant.

        It ends with a halt where it cannot go on at all, or not to what has a time of its own.
        """
        action, far = step.action, self._goes_far(step)
        at, first = here, True
        for _ in range(AT_MOST):
            if composes(action):
                opened = self._tried(at, Organize(player=action.player), number)
                if isinstance(opened, Trail):
                    yield opened
                    if is_its_time(opened.state, action):
                        return
            if not first:
                yield at
            following = self._quiet(at, number, action)
            if isinstance(following, Halt):
                if first or (times_of(at.state, action) and not is_gone(at.state, action)):
                    yield following
                return
            if not self._is_near(here.state, following.state, action, far=far):
                return
            at, first = following, False

    def _goes_far(self, step: ActStep | AskStep) -> bool:
        """Tell whether a step may come in a later phase than the one that the Givens tell."""
        own = bool(times_of(self.at.state, step.action))
        return self.begun and (own or isinstance(step, ActStep))

    def _is_near(self, before: State, after: State, action: AnyAction, *, far: bool) -> bool:
        """Tell whether the game has not gone on too far for an action."""
        if before.fact("done", before.turn_player) is not None:
            return after.turn <= before.turn + 1
        if after.turn != before.turn or (after.phase != before.phase and not far):
            return False
        company = before.window.company if before.windows else None
        if company is None or after.phase != before.phase:
            return True
        same = not after.windows or after.window.company in (None, company)
        named = companies_named(before, action)
        return same or (bool(named) and company not in named)

    def _where_refused(
        self, here: Trail, number: int, action: AnyAction, by: tuple[str, ...]
    ) -> Trail | None:
        """Look for the moment at which an action is refused for the reasons that are expected."""
        if self._is_refused(here.state, action, by):
            return here
        for at in self._on_from(here, number, AskStep(text="", line=0, action=action)):
            if isinstance(at, Trail) and self._is_refused(at.state, action, by):
                return at
        return None

    def _settle_for_claim(self, number: int, step: Expect) -> None:
        settled, halt = self._settled(self.at, number)
        if halt is None:
            self._go(settled, step)
        elif self.dispute and not (halt.need and self._is_given_later(halt.need, number)):
            self._stop(step, halt)

    def _settled(self, here: Trail, number: int) -> tuple[Trail, Halt | None]:
        """Let resolve what was declared, and end the turn that was said to end."""
        at = here
        for _ in range(AT_MOST):
            if not is_under_way(at.state):
                return at, None
            following = self._quiet(at, number)
            if isinstance(following, Halt):
                return at, following
            at = following
        return at, None

    def _until(self, number: int, step: Until) -> None:
        """Go on until the attack, or the phase, is over."""
        self.begun = True
        for _ in range(AT_MOST):
            state = self.at.state
            if step.over == "attack" and state.combat is None:
                return
            if step.over == "phase" and state.phase != step.phase:
                return
            following = self._quiet(self.at, number)
            if isinstance(following, Halt):
                self._stop(step, following)
                return
            self._go(following, step)

    def _end(self) -> None:
        """Let that come to its end for which rolls are still given, and tell of rolls left over."""
        number = len(self.lines) - 1
        while not self.lost and self.at.left and is_under_way(self.at.state):
            following = self._quiet(self.at, number)
            if isinstance(following, Halt):
                break
            self._go(following, self.lines[-1].step)
        told = {number for _, number in self.out}
        for roll in self.at.left:
            if roll.line not in told and not self.lost:
                self.complain(
                    self.lines[roll.line].step.line,
                    f"Nothing asks for {needed(roll.draw.need)}.",
                    f"Leave it out, or say what it is for: {listed_purposes()}.",
                )

    def _quiet(self, at: Trail, number: int, ahead: AnyAction | None = None) -> Trail | Halt:
        """Pass for the player who is asked, or do what there is no choice about.

        What lies `ahead` may tell that somebody has passed where that is a decision, too.
        """
        window = at.state.window if at.state.windows else None
        asked = () if window is None else window.waiting
        halt = Halt()
        for player in asked[:1] if window is not None and window.kind.in_turn else asked:
            passing = Finish(player=player)
            if self._may(at.state, passing) and not decides_by_passing(at.state, ahead):
                return self._tried(at, passing, number)
            options = tuple(islice(self.judge.options(at.state, player), _SHOWN))
            if len(options) == 1:
                return self._tried(at, options[0], number)
            if options and not halt.options:
                halt = Halt(player, options)
        return halt

    def _tried(self, at: Trail, action: AnyAction, number: int) -> Trail | Halt:
        """Do something, if it may be done with the rolls that are given."""
        if not self._may(at.state, action):
            return Halt()
        rolls = _Rolls(at.left, number, missing=True)
        try:
            outcome = self.judge.act(at.state, action, rolls)
        except Unanswered as unanswered:
            return Halt(need=unanswered.need)
        return Trail(outcome.state, (*at.done, (action, rolls.draws)), rolls.left)

    def _go(self, trail: Trail, step: Step) -> None:
        """Take a trail, and write down what is done on it."""
        for action, draws in trail.done:
            between = ActStep(
                text=sentence(self.judge.game(self.at.state), action),
                line=step.line,
                action=action,
                draws=draws,
                between=True,
            )
            self.out.append((between, -1))
        self.at = replace(trail, done=())

    # What a line means

    def _is_now(self, number: int) -> bool:
        """Tell whether a Then speaks of the moment as it stands.

        It does if it, or one beside it, says what is being played or waits to resolve, or who has
        to act.
        """
        return any(
            line.now
            or (
                isinstance(line.step, Expect)
                and (line.step.path in _OF_NOW or line.step.value == "being-played")
            )
            for line in self._block(number)
        )

    def _block(self, number: int) -> Iterator[Line]:
        """Give the Thens around a Then."""
        if not self.lines[number].step.text.startswith("Then "):
            return
        first = last = number
        while first and self.lines[first - 1].step.text.startswith("Then "):
            first -= 1
        while last + 1 < len(self.lines) and self.lines[last + 1].step.text.startswith("Then "):
            last += 1
        yield from self.lines[first : last + 1]

    def _refusal(self, number: int) -> tuple[str, ...]:
        """Give what is expected to forbid what is done or asked; nothing if it may be legal."""
        for line in self.lines[number + 1 :]:
            match line.step:
                case ExpectVerdict(verdict="legal"):
                    return ()
                case ExpectVerdict() as expected:
                    return (*expected.by, *expected.questions, expected.verdict)
                case ActStep() | AskStep():
                    return ()
                case _:
                    pass
        return ()

    def _is_given_later(self, need: Need, number: int) -> bool:
        """Tell whether a step gives a roll that is called for before it: it is not made yet."""
        return any(
            answering((Roll(draw, number),), need, number)
            for line in self.lines[number:]
            if isinstance(line.step, ActStep)
            for draw in line.step.draws
        )

    def _is_refused(self, state: State, action: AnyAction, by: tuple[str, ...]) -> bool:
        verdict = self.judge.ask(state, action)
        return set(by) <= {*verdict.because, *verdict.questions, verdict.name}

    def _may(self, state: State, action: AnyAction) -> bool:
        return bool(state.windows) and allows(self.judge.game(state), action)

    def _with_rest(self, step: AnyStep, number: int) -> AnyStep:
        """Leave with a step the rolls of its own that nobody asked for."""
        if not isinstance(step, ActStep) or step.between:
            return step
        rest = tuple(each.draw for each in self.at.left if each.line == number)
        return replace(step, draws=(*step.draws, *rest)) if rest else step

    def _stop(self, step: Step, halt: Halt) -> None:
        """Say what has to be decided, or given, before a step can come."""
        self.lost = True
        game: Game = self.judge.game(self.at.state)
        said = step.text.partition(" ")[2]
        now = "Or say that it comes at this moment: end the step with “now”."
        if halt.need is not None:
            dice = halt.need.purpose.replace("-", " ")
            self.complain(
                step.line,
                f"Before “{said}” comes {needed(halt.need, game.called)}, and no step gives it.",
                f"Give it where the roll is caused: “… and rolls 6 and 5 for the {dice}”. {now}",
            )
        elif halt.options:
            more = "; …" if len(halt.options) == _SHOWN else ""
            self.complain(
                step.line,
                f"Before “{said}” the {halt.player} has to decide something.",
                f"Say what comes first: {sentences(game, halt.options)}{more}. {now}",
            )


class _Rolls:
    """Answers from the rolls that are at hand."""

    def __init__(self, rolls: tuple[Roll, ...], line: int, *, missing: bool) -> None:
        self.left = rolls
        self.draws: tuple[Draw, ...] = ()
        """Those that were asked for."""
        self.short = False
        """One was asked for that was not there."""
        self._line = line
        self._missing = missing
        """A roll that is not there is an error, and nothing is done."""

    def __call__(self, need: Need) -> tuple[int, ...]:
        roll = answering(self.left, need, self._line)
        if roll is not None:
            self.left = tuple(each for each in self.left if each is not roll)
            self.draws += (roll.draw,)
            return roll.draw.values or any_result(need)
        if need.kind == "shuffle" and self._missing:
            self.draws += (SHUFFLE,)
        elif self._missing:
            raise Unanswered(need)
        else:
            self.short = True
        return any_result(need)


def _answers(halt: Halt, state: State, action: AnyAction) -> bool:
    """Tell whether an action is about what is to be decided now, or about what was before that.

    It may be the wrong answer, and it may come too late; both are for the rules to say.
    """
    asked = any(type(action) is type(each) for each in halt.options)
    return asked or is_gone(state, action)


def _free(lines: tuple[Line, ...]) -> Iterator[Roll]:
    """Give the rolls that stand by themselves."""
    for number, line in enumerate(lines):
        if isinstance(line.step, Rolled):
            yield Roll(line.step.draw, number, anywhere=True)


def _known(lines: tuple[Line, ...], sites: Mapping[str, str]) -> Iterator[AnyStep]:
    """Give the steps that engines know."""
    for line in lines:
        if not isinstance(line.step, (Rolled, Until)):
            yield placed_step(line.step, sites)


def _is_pass(step: Step) -> bool:
    return isinstance(step, ActStep) and step.action == Finish(player=step.action.player)
