"""Carries the game on between the steps of a scenario: whoever is not said to act, passes.

What is done for it is written into the case, step by step, so that every engine is told the same.
Nothing among it is a decision: only passes, and what there is no choice about.
"""

from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from functools import partial
from typing import Any, NoReturn

from msgspec import Struct
from msgspec.structs import replace

from westmarch.corpus.by_itself import Cause, assigned_on, cause_in, cause_of, would_do
from westmarch.corpus.family import kin
from westmarch.corpus.fitting import fitted, misfit
from westmarch.corpus.going import AT_MOST, SHOWN, Going, Halt, Trail
from westmarch.corpus.lines import Draft, Line, Rolled, Until, placed, placed_step, settled
from westmarch.corpus.meant import Meant, is_elsewhere, number_of, way_of, what_is_open
from westmarch.corpus.model import (
    ActStep,
    AnyStep,
    AskStep,
    Case,
    Expect,
    ExpectVerdict,
    ReadAs,
    Step,
)
from westmarch.corpus.moments import (
    answers_by_nature,
    came_by_itself,
    is_declared,
    is_gone,
    is_in_between,
    is_later,
    is_under_way,
    times_of,
)
from westmarch.corpus.rolls import (
    Hand,
    Roll,
    answering,
    listed_purposes,
    needed,
)
from westmarch.corpus.said import Said
from westmarch.corpus.seeking import where_least_refused, where_possible, where_refused
from westmarch.corpus.telling import choice, sentence, sentences
from westmarch.corpus.ways import likeliest, possible, ways_of
from westmarch.errors import BadData, WestmarchError
from westmarch.kernel.chance import Need
from westmarch.table.actions import (
    AnyAction,
    AssignStrike,
    ChooseCompany,
    Finish,
    Organize,
    PlayEvent,
    TakeWay,
    UseCard,
)
from westmarch.table.events.combat import AttackBegan, AttackEnded
from westmarch.table.game import Game
from westmarch.table.state import State
from westmarch.table.windows import ENDS, ORGANIZATION, ORGANIZING, RESPOND
from westmarch.wire.observe import observe
from westmarch.wire.reference import ReferenceEngine

_OF_NOW = ("awaiting", "window", "window/about", "chain")
"""What is to be seen there is about this very moment."""

Complain = Callable[[int, str, str], None]
"""Takes note of something wrong: the line, what it is, and what to do about it."""


class Remarks(Struct):
    """What there is to say of how a case was carried on."""

    told: list[str] = []
    """At which moment a step was taken to come, where that may be another than was meant."""
    roads: tuple[tuple[AnyAction, str], ...] = ()
    """Those of which one would have to be chosen, each with the sentence that says it."""
    meant: list[Meant] = []
    """What lines were taken to mean that leave something open."""


def carried(
    draft: Draft,
    complain: Complain,
    *,
    dispute: bool = False,
    waits: bool = False,
    remarks: Remarks | None = None,
) -> Case:
    """Give a case the steps of its lines, and what has to come between them.

    In a dispute it is told, too, if something is claimed while what was declared before it cannot
    come to its end. If the table `waits`, everybody is asked who might act, whether or not there is
    anything for him to do; and what is asked about and never legal is asked where the least is
    against it. What there is to say of all that is added to `remarks`.
    """
    case, lines = draft.case, draft.lines
    engine = ReferenceEngine(waits=waits)
    if any(isinstance(line.step, (ActStep, AskStep, Rolled, Until)) for line in lines):
        with suppress(WestmarchError):
            engine.setup(case.position)
    if engine.judge is None or engine.state is None:
        sites = {each.label: each.site for each in case.position.companies}
        return replace(case, steps=tuple(_known(lines, sites)))
    going = Going(engine.judge, draft.roads)
    course = _Course(going, engine.state, lines, complain, dispute=dispute, waits=waits)
    steps = course.steps()
    if remarks is not None:
        remarks.told += course.told
        game = going.judge.game(course.at.state)
        remarks.roads = tuple((each, sentence(game, each)) for each in going.open)
        remarks.meant += course.meant
    return replace(case, steps=steps)


class _Course:
    """One scenario in the course of being carried on."""

    def __init__(
        self,
        going: Going,
        state: State,
        lines: tuple[Line, ...],
        complain: Complain,
        *,
        dispute: bool,
        waits: bool,
    ) -> None:
        self.going = going
        self.lines = lines
        self.complain = complain
        self.fought = False
        """An attack was fought."""
        self.told: list[str] = []
        """At which moment a step was taken to come, where that may be another than was meant."""
        self.dispute = dispute
        self.waits = waits
        self.at = Trail(state, left=tuple(_free(lines)))
        self.meant: list[Meant] = []
        """What lines were taken to mean that leave something open."""
        self.out: list[tuple[AnyStep, int]] = []
        """The steps so far, each with the line it was written in: -1 for those in between."""
        self.lost = False
        """The game has left the path of the scenario: from here on, nothing is put in between."""
        self._seen: dict[str, str] = {}
        self.confirmed = False
        """What was said last, nobody had to choose: a yes is all that there is to say of it."""
        self.begun = False
        """Something was done or asked after the Givens."""
        self._asked: tuple[State, AnyAction] | None = None
        """What was done or asked last, and when."""
        self.before_passes: tuple[Trail, int] | None = None
        """Where it stood before passes that answer what had resolved already."""
        self._cause: Cause | None = None
        """What was done, and when, as strikes came to be assigned that nobody had assigned."""
        self._assigned: list[AnyAction] = []
        """The strikes that were assigned by those who had no choice."""

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
                self._put(number, placed_step(line.step, self._sites()))
        self._end()
        return tuple(self._with_rest(step, number) for step, number in self.out)

    def _take(self, number: int, step: AnyStep | Rolled | Until) -> None:
        match step:
            case Until():
                self._until(number, step)
            case Expect():
                if not self._is_now(number):
                    self._settle_for_claim(number, step)
                self._put(number, placed_step(step, self._sites()))
            case ExpectVerdict(verdict="legal") if self.confirmed:
                return
            case ExpectVerdict():
                self._put(number, self._ruled(step))
            case ActStep() if _is_pass(step) and not self._refusal(number):
                self._pass(number, step)
                return
            case ActStep() | AskStep():
                self.confirmed = False
                step = self._in_its_way(number, step)
                action = placed(step.action, self._sites())
                if isinstance(step, ActStep) and self._came_by_itself(number, action, self.at):
                    self._confirm(number, step, action)
                    return
                self._reach(number, replace(step, action=action))
                if self._came_by_itself(number, action, self.at):
                    self._confirm(number, step, action)
                    return
                # On the way to it, what was meant may have moved.
                self._do(number, replace(step, action=self._meant(number, step)))
            case Rolled():
                return
        self.before_passes = None

    def _in_its_way(self, number: int, step: ActStep | AskStep) -> ActStep | AskStep:
        """Take what is played or used for what it can be good for here, if the step leaves it."""
        state, line = self.at.state, self.lines[number]
        action = placed(step.action, self._sites())
        if line.said is not None and not line.whole:
            return replace(step, action=self._as_its_card_has_it(number, step, line.said))
        ways = (action,) if line.whole else ways_of(self.going, state, action)
        if len(ways) == 1 or self._refusal(number) or self.going.may(state, ways[0]):
            return step
        able = self._able(number, step, ways)
        chosen = able[0] if able else likeliest(self.going, state, ways)
        return replace(step, action=chosen)

    def _able(
        self, number: int, step: ActStep | AskStep, ways: tuple[AnyAction, ...]
    ) -> tuple[AnyAction, ...]:
        """Give those ways in which the step is possible, as soon as any of them is."""
        now = self.lines[number].now or self._is_now(number) or bool(self._refusal(number))
        far = self.begun and isinstance(step, ActStep)
        found = (
            possible(self.going, at, number, ways, now=now, far=far)
            for at in self._beginnings(number, step)
        )
        return next(filter(None, found), ())

    def _beginnings(self, number: int, step: ActStep | AskStep) -> Iterator[Trail]:
        """Go through where a step may come from: after the dice before it; whenever one answers."""
        line = self.lines[number]
        if line.now and step.text.endswith(" in response"):
            yield from self._while_answered(number)
            return
        brought = self._brought(number)
        if brought and not line.now and is_under_way(self.at.state):
            settled, _ = self.going.resolved(self.at, number)
            if not _are_left(brought, settled):
                yield settled
        yield self.at

    def _while_answered(self, number: int) -> Iterator[Trail]:
        """Go on for as long as something may be answered."""
        at = self.at
        yield at
        while at.state.windows and at.state.at(RESPOND):
            following = self.going.quiet(at, number)
            if isinstance(following, Halt):
                return
            at = following
            yield at

    def _as_its_card_has_it(self, number: int, step: ActStep | AskStep, said: Said) -> AnyAction:
        """Take what a step names for the part that its card has for it."""
        game: Game = self.going.judge.game(self.at.state)
        text = step.text.partition(" ")[2]
        action, said = placed(step.action, self._sites()), placed(said, self._sites())
        tiers = fitted(game, action, said)
        able = next(filter(None, (self._able(number, step, tier.ways) for tier in tiers)), ())
        sure = tuple(each for tier in tiers if tier.sure for each in tier.ways)
        if not able and not sure and isinstance(action, PlayEvent | UseCard):
            self._mistake(step, game, action, said)
        ways = (*able, *sure)
        chosen = able[0] if able else self._least_refused(number, sure)
        # The first effect goes without saying, if it is the only one that is possible.
        numbers = {number_of(each) for each in able or (chosen,)} - {0}
        several = len({number_of(each) for each in ways}) > 1 and bool(numbers)
        first, *others = (way_of(game, each, said, several=several) for each in able or (chosen,))
        elsewhere = is_elsewhere(chosen, said)
        open_ = "" if able else what_is_open(chosen, ways)
        self.meant.append(Meant(number, text, first, tuple(others), elsewhere, open_))
        return chosen

    def _least_refused(self, number: int, ways: tuple[AnyAction, ...]) -> AnyAction:
        """Choose, of ways that are all illegal, what is illegal for the reasons that are expected.

        Else it is the first of those that the least is against, once all that was declared is done.
        """
        refusal = self._refusal(number)
        for each in ways if refusal else ():
            if self.going.is_refused(self.at.state, each, refusal):
                return each
        settled, halt = self.going.resolved(self.at, number)
        at = self.at if halt is not None or self.lines[number].now else settled
        return likeliest(self.going, at.state, ways)

    def _mistake(self, step: Step, game: Game, action: PlayEvent | UseCard, said: Said) -> NoReturn:
        """Complain of a sentence that its card cannot mean, and say what is possible."""
        anyhow = (each for tier in fitted(game, action, Said()) for each in tier.ways)
        able = tuple(each for each in anyhow if self.going.may(self.at.state, each))[:SHOWN]
        hint = f"Possible now: {sentences(game, able)}." if able else ""
        what = misfit(game, action, said)
        self.complain(step.line, what, hint)
        raise BadData(what)

    def _came_by_itself(self, number: int, action: AnyAction, at: Trail) -> bool:
        """Tell whether the game has done what no step did, as there was no choice."""
        state = at.state
        if self._refusal(number) or self.going.may(state, action):
            return False
        line = self.lines[number]
        if isinstance(line.step, AskStep) and (line.now or _is_among_several(state, action)):
            return False
        said = (
            line.step.action
            for line in self.lines[:number]
            if isinstance(line.step, ActStep) and type(line.step.action) is type(action)
        )
        return came_by_itself(state, action, tuple(said)) and self._would_do(number, action, at)

    def _would_do(self, number: int, action: AnyAction, at: Trail) -> bool:
        """Tell whether it is this player who would have done it, had he had to.

        That is asked of strikes, which one player assigns or the other.
        """
        if not isinstance(action, AssignStrike):
            return True
        if action in (*self._assigned, *assigned_on(at)):
            return True
        cause = cause_in(at, self.at.left) or self._cause
        return cause is not None and would_do(self.going, cause, number, action)

    def _confirm(self, number: int, step: ActStep | AskStep, action: AnyAction) -> None:
        """Answer by what is to be seen, as nothing can be chosen any more."""
        said = step.text.partition(" ")[2].removeprefix("it is asked whether ")
        section = "Then" if isinstance(step, AskStep) else "When"
        words: dict[str, Any] = {"text": f"{section} {said}", "line": step.line}
        if isinstance(action, AssignStrike):
            seen = Expect(**words, path="attack/targets", value=action.character, relation="has")
        elif isinstance(action, TakeWay):
            path = f"company/{action.company}/site-path"
            seen = Expect(
                **words, path=path, value=observe(self.going.judge.game(self.at.state), path)
            )
        elif isinstance(action, ChooseCompany) and self.dispute and isinstance(step, AskStep):
            seen = Expect(**words, path="window/about", value=action.company)
        else:
            if isinstance(step, AskStep):
                what = (
                    f"There is nothing to choose: “{said}” holds already, since it is all there is."
                )
                self.complain(step.line, what, "Ask about what comes after it.")
            return
        self.begun = self.confirmed = True
        self._put(number, seen)

    def _meant(self, number: int, step: ActStep | AskStep) -> AnyAction:
        """Give the action that is meant as the game stands; complain if there is none such."""
        action = placed(step.action, self._sites())
        try:
            return settled(action, self.lines[number].later, self.going.judge.game(self.at.state))
        except BadData as wrong:
            self.complain(step.line, wrong.what, wrong.hint)
            raise

    def _sites(self) -> dict[str, str]:
        """Give the site card of each company: of one that is no more, where it was last seen."""
        self._seen |= {each.id: each.site for each in self.at.state.companies.values()}
        return self._seen

    # Doing what is written

    def _put(self, number: int, step: AnyStep) -> None:
        """Write a step down, with the window in which it comes."""
        if not self.lost and not isinstance(step, ExpectVerdict):
            step = replace(step, window=_window(self.at.state))
        self.out.append((step, number))

    def _ruled(self, step: ExpectVerdict) -> ExpectVerdict:
        """Add to a verdict what else may be said: other reasons, and the verdict as others read."""
        if self._asked is None:
            return step
        if step.verdict == "illegal":
            step = replace(step, apart=self._apart(*self._asked))
        if not step.by and not step.questions:
            return step
        given = self.going.judge.ask(*self._asked)
        readings = tuple(ReadAs(*each) for each in given.readings)
        return replace(step, kin=kin(step.by, given.because), readings=readings)

    def _apart(self, state: State, action: AnyAction) -> str:
        """Name the window that has to be told apart from this one for an action to be illegal."""
        turns: dict[str, AnyAction] = {
            ORGANIZATION.name: Organize(player=state.turn_player),
            ORGANIZING.name: Finish(player=state.turn_player),
        }
        turning = turns.get(_window(state))
        if turning is None or not self.going.may(state, turning):
            return ""
        turned = self.going.judge.act(state, turning).state
        return ORGANIZING.name if self.going.may(turned, action) else ""

    def _do(self, number: int, step: ActStep | AskStep) -> None:
        self.begun = True
        self._asked = None if self.lost else (self.at.state, step.action)
        if isinstance(step, AskStep) or self.lost or not self.going.may(self.at.state, step.action):
            self._put(number, step)
            return
        mine = tuple(Roll(draw, number) for draw in step.draws)
        rolls = Hand((*self.at.left, *mine), number, missing=False)
        outcome = self.going.judge.act(self.at.state, step.action, rolls)
        self._put(number, replace(step, draws=rolls.draws))
        before = self.at
        self._cause = cause_of(before.state, step.action, outcome.state, before.left) or self._cause
        fights = any(isinstance(each, (AttackBegan, AttackEnded)) for each in outcome.events)
        self.fought = self.fought or fights
        self.lost = rolls.short
        self.at = Trail(outcome.state, (), rolls.left)

    def _pass(self, number: int, step: ActStep) -> None:
        """Pass, unless there is nothing to pass on; what was declared is answered first."""
        player, state = step.action.player, self.at.state
        waiting = state.windows[-1].waiting if state.windows else ()
        if self.going.may(state, step.action):
            if self._answers_nothing(number):
                self.before_passes = self.before_passes or (self.at, len(self.out))
            self._do(number, step)
        elif player in waiting[1:] and state.window.kind.in_turn:
            following = self.going.quiet(self.at, number)
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
        refusal = self._refusal(number)
        if self.lines[number].now or self._is_now(number):
            if not refusal and step.text.endswith(" in response"):
                self._answer(number, step)
            return
        self._let_dice_fall(number, step)
        here, action = self.at, step.action
        if is_under_way(here.state):
            if refusal and self.going.is_refused(here.state, action, refusal):
                if refusal == ("illegal",):
                    self._check_dice_are_given(number, step)
                return
            if not refusal and answers_by_nature(here.state, action):
                return
            settled, halt = self.going.resolved(here, number)
            possible = self.going.may(here.state, action)
            if halt is not None:
                # What can be done before the dice fall comes before that.
                if not refusal and not possible:
                    self._stop(step, halt)
                elif possible and halt.need is not None:
                    self._tell_before_dice(step, halt.need)
                return
            if possible and not self.going.may(settled.state, action):
                self._tell_in_response(step)
                return
            self._go(settled, step)
            here = self.at
        if self.going.may(here.state, action):
            return
        if refusal:
            far = self._has_own_time(action)
            found = where_refused(self.going, here, number, action, refusal, far=far)
            self._go(found or here, step)
        elif self.before_passes and self.going.may(self.before_passes[0].state, action):
            self.at, length = self.before_passes
            del self.out[length:]
        else:
            acts = isinstance(step, ActStep)
            far = self._has_own_time(action) or (self.begun and acts)
            done = partial(self._came_by_itself, number, action) if acts else _never
            self.going.open = ()
            found, halt = where_possible(self.going, here, number, action, done, far=far)
            if self.dispute and found is None and self._hangs_on_road(step, here.state, action):
                return
            missing = halt is not None and not _answers(halt, here.state, action)
            freely = self.waits and not acts
            if found is not None and (not freely or self.going.may(found.state, action)):
                self._go(found, step)
            elif freely and not (missing and _comes_later(halt, here.state, action)):
                self._go(where_least_refused(self.going, here, number, action, far=far), step)
            elif halt is not None and missing:
                self._stop(step, halt)

    def _hangs_on_road(self, step: ActStep | AskStep, state: State, action: AnyAction) -> bool:
        """Stop where the search for a moment has ended at a road that is still to be chosen."""
        roads = self.going.open
        if not roads or _answers(halt := Halt(roads[0].player, roads[:SHOWN]), state, action):
            return False
        self._stop(step, halt)
        return True

    def _let_dice_fall(self, number: int, step: ActStep | AskStep) -> None:
        """Let come to its end what was declared with its dice: what is written next comes after.

        Only what is told to have been done, and goes on from, may have been done before they fell,
        if it could not be done otherwise.
        """
        brought = self._brought(number)
        if not brought or not is_under_way(self.at.state):
            return
        settled, halt = self.going.resolved(self.at, number)
        if _are_left(brought, settled):
            return
        action = placed(step.action, self._sites())
        told = isinstance(step, ActStep) and self._is_gone_on_from(number)
        # Where more dice would be needed than are given, what was declared is not over.
        late = self.going.may(settled.state, action) and not (told and halt is not None)
        early = None
        if not late and not self._refusal(number):
            early = self._before_dice(number, action, brought)
        if early is not None:
            if told:
                self._tell(f"{_said(step)} was taken to come before the dice fell, in response.")
                self._go(early, step)
                return
            self._tell(
                f"{_said(step)} comes after the dice that were given before it, and then it is too "
                "late. If it comes before they fall, end the step with “in response”: that is "
                "possible."
            )
        self._go(settled, step)

    def _before_dice(
        self, number: int, action: AnyAction, brought: tuple[Roll, ...]
    ) -> Trail | None:
        """Find the moment before the dice fall at which something can be done, if there is one."""
        at = self.at
        while not self.going.may(at.state, action):
            following = self.going.quiet(at, number)
            if isinstance(following, Halt) or not _are_left(brought, following):
                return None
            at = following
        return at

    def _check_dice_are_given(self, number: int, step: ActStep | AskStep) -> None:
        """Stop if dice are missing before a step of which it is only said that it is illegal."""
        _, halt = self.going.resolved(self.at, number)
        if self.waits and halt is not None and halt.need is not None:
            self._stop(step, halt)

    def _is_gone_on_from(self, number: int) -> bool:
        """Tell whether a story goes on after a line, with more than the verdict on it."""
        after = (line.step for line in self.lines[number + 1 :])
        return any(not isinstance(each, (ExpectVerdict, Rolled)) for each in after)

    def _tell_end(self, step: Step, state: State) -> None:
        """Say of what comes at the end of a phase that with it this end has come."""
        end = ENDS.get(state.phase)
        if isinstance(step, (ActStep, AskStep)) and end is not None and state.at(end):
            phase = state.phase.replace("movement-hazard", "movement/hazard")
            self._tell(
                f"{_said(step)} comes at the end of the {phase} phase: whatever else is done in it "
                "was done before."
            )

    def _tell(self, said: str) -> None:
        self.told.append(said)

    def _tell_before_dice(self, step: ActStep | AskStep, need: Need) -> None:
        """Say of a question that it is asked before dice that no step gives."""
        if isinstance(step, AskStep):
            name = self.going.judge.game(self.at.state).called
            self._tell(f"{_said(step)} is asked before {needed(need, name)}, as no step gives it.")

    def _tell_in_response(self, step: ActStep | AskStep) -> None:
        """Say of a question that it is asked in response, since it is about nothing else."""
        if isinstance(step, AskStep):
            self._tell(
                f"{_said(step)} is asked in response to what was declared before it: once that has "
                "resolved, it is not possible."
            )

    def _brought(self, number: int) -> tuple[Roll, ...]:
        """Give the rolls at hand that came with the last thing done before a line, or after it."""
        done = [at for at in range(number) if isinstance(self.lines[at].step, ActStep)]
        return tuple(each for each in self.at.left if done and done[-1] <= each.line < number)

    def _answer(self, number: int, step: ActStep | AskStep) -> None:
        """Let those pass who are asked before whoever answers.

        If nobody can answer like that, it may be an answer to what was set in motion by what was
        declared, such as a corruption check.
        """
        own: Trail | None = None
        for at in self._while_answered(number):
            if not at.state.windows or not at.state.at(RESPOND):
                break
            if own is None and at.state.window.waiting[:1] == (step.action.player,):
                own = at
            if self.going.may(at.state, step.action):
                own = at
                break
        self._go(own or self.at, step)

    def _has_own_time(self, action: AnyAction) -> bool:
        """Tell whether an action has a time of its own, which may be later than the Givens say."""
        return self.begun and bool(times_of(self.at.state, action))

    def _settle_for_claim(self, number: int, step: Expect) -> None:
        """Let come to its end what was declared, and the turn that was said to end."""
        settled, halt = self.going.resolved(self.at, number)
        if halt is None and self._ended_the_turn(number):
            settled, halt = self.going.turned(settled, number)
        if halt is None and self.dispute:
            settled, halt = self.going.chosen(settled, number)
            self.going.open = halt.options if halt is not None and not halt.need else ()
        if halt is None:
            self._go(settled, step)
        elif self.dispute and not (halt.need and self._is_given_later(halt.need, number)):
            self._go(settled, step)
            self._stop(step, halt)

    def _ended_the_turn(self, number: int) -> bool:
        """Tell whether the last thing done was to end the turn."""
        for line in self.lines[number::-1]:
            if isinstance(line.step, ActStep):
                return line.step.action == Finish(player=line.step.action.player, turn=True)
        return False

    def _until(self, number: int, step: Until) -> None:
        """Go on until the attack, or the phase, is over; a later phase is gone on to first."""
        self.begun = True
        reached = False
        for _ in range(AT_MOST):
            state = self.at.state
            is_on = state.combat is not None if step.over == "attack" else state.phase == step.phase
            if not is_on and (reached or not self._may_come(step, state)):
                break
            if step.over == "rest of the phase" and is_on and state.at(ENDS[step.phase]):
                return
            reached = reached or is_on
            following = self.going.quiet(self.at, number)
            if isinstance(following, Halt):
                self._stop(step, following)
                return
            self._go(following, step)
        if step.over == "rest of the phase":
            self._has_no_end(step)
        elif not reached:
            self._is_over_already(step)

    def _has_no_end(self, step: Until) -> None:
        """Say that the game does not stop at the end of a phase, as nobody can do anything."""
        self.complain(
            step.line,
            f"“{step.text.partition(' ')[2]}”: the game does not stop there.",
            "Let somebody have something to do at the end of the phase.",
        )

    def _may_come(self, step: Until, state: State) -> bool:
        """Tell whether an attack is about to begin, or a phase comes later in this turn."""
        if step.over == "attack":
            return is_under_way(state)
        return is_later(state, step.phase)

    def _is_over_already(self, step: Until) -> None:
        """Say of what is to be over that it was so before, or that it never was."""
        said = step.text.partition(" ")[2]
        phase = self.at.state.phase.replace("movement-hazard", "movement/hazard")
        if step.over == "phase":
            self._tell(f"“{said}”: it was over before that, as it is the {phase} phase.")
        elif not self.fought:
            self.complain(
                step.line,
                f"“{said}”: no attack is being fought, and none was.",
                "Say which attack comes: “the company enters the site”, “… plays the creature …”.",
            )

    def _end(self) -> None:
        """Let that come to its end for which rolls are still given, and tell of rolls left over."""
        number = len(self.lines) - 1
        while not self.lost and self.at.left and is_in_between(self.at.state):
            following = self.going.quiet(self.at, number)
            if isinstance(following, Halt):
                break
            self._go(following, self.lines[-1].step)
        last = self.lines[-1].step if self.lines else None
        if self.dispute and not self.lost and isinstance(last, ActStep):
            _, halt = self.going.resolved(self.at, number)
            if halt is not None and halt.need is not None:
                name = self.going.judge.game(self.at.state).called
                self._tell(
                    f"No step gives {needed(halt.need, name)}: what comes of it is left open."
                )
        told = {number for _, number in self.out}
        for roll in self.at.left:
            if roll.line not in told and not self.lost:
                self.complain(
                    self.lines[roll.line].step.line,
                    f"Nothing asks for {needed(roll.draw.need)}.",
                    f"Leave it out, or say what it is for: {listed_purposes()}.",
                )

    def _go(self, trail: Trail, step: Step) -> None:
        """Take a trail, and write down what is done on it."""
        self._cause = cause_in(trail, self.at.left) or self._cause
        self._assigned += assigned_on(trail)
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
                window=_window(each.before),
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

    def _with_rest(self, step: AnyStep, number: int) -> AnyStep:
        """Leave with a step the rolls of its own that nobody asked for."""
        if not isinstance(step, ActStep) or step.between:
            return step
        rest = tuple(each.draw for each in self.at.left if each.line == number)
        return replace(step, draws=(*step.draws, *rest)) if rest else step

    def _stop(self, step: Step | Until, halt: Halt) -> None:
        """Say what has to be decided, or given, before a step can come."""
        self.lost = True
        game: Game = self.going.judge.game(self.at.state)
        said = step.text.partition(" ")[2]
        now = " Or say that it comes at this moment: end the step with “now”."
        if isinstance(step, Until):
            now = ""
        if halt.need is not None:
            dice = halt.need.purpose.replace("-", " ")
            self.complain(
                step.line,
                f"Before “{said}” comes {needed(halt.need, game.called)}, and no step gives it.",
                f"Give it where the roll is caused: “… and rolls 6 and 5 for the {dice}”.{now}",
            )
        elif halt.options:
            what, hint = choice(game, halt.options, all_=len(halt.options) < SHOWN)
            self.complain(step.line, f"Before “{said}” the {halt.player} {what}.", f"{hint}{now}")


def _are_left(rolls: tuple[Roll, ...], at: Trail) -> bool:
    """Tell whether none of these rolls has been asked for."""
    return all(any(each is left for left in at.left) for each in rolls)


def _said(step: ActStep | AskStep) -> str:
    """Quote what a step asks about or does."""
    return f"“{step.text.partition(' ')[2].removeprefix('it is asked whether ')}”"


def _window(state: State) -> str:
    return state.window.name if state.windows else ""


def _is_among_several(state: State, action: AnyAction) -> bool:
    """Tell whether a question is about a strike on one of several: that is worth asking."""
    strikes = state.combat.strikes if state.combat is not None else ()
    return isinstance(action, AssignStrike) and len({each.target for each in strikes}) > 1


def _comes_later(halt: Halt | None, state: State, action: AnyAction) -> bool:
    """Tell whether what is asked about has its time after a decision, and not here."""
    return bool(times_of(state, action)) or (halt is not None and halt.leads)


def _never(_: Trail) -> bool:
    """Tell of what is only asked about that it does not count as done: there is a choice yet."""
    return False


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
