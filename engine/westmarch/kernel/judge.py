"""The judge: may I, what can I do, do it, and why. All four answer from the same rules."""

from abc import abstractmethod
from collections.abc import Collection, Iterator
from typing import Any, Generic, Literal, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from westmarch.kernel.chance import Chance, no_chance
from westmarch.kernel.event import Event
from westmarch.kernel.moment import Moment
from westmarch.kernel.offers import actions_of, covers
from westmarch.kernel.play import GenericPlay, Moves, Standstill
from westmarch.kernel.rulebook import Rule
from westmarch.kernel.rules import NONE, Rules
from westmarch.kernel.trace import Reckoned, Spoke, Trace, leaving_nothing

Game = TypeVar("Game", bound=Moment)

Name = Literal["legal", "illegal", "undetermined", "unsupported"]


class Verdict(Struct, frozen=True):
    """The answer to whether an action may be done."""

    name: Name
    asked: Any = None
    """The action."""
    because: tuple[str, ...] = ()
    """Rule ids: for an illegal action those that forbid it, else those that allow it and matter."""
    questions: tuple[str, ...] = ()
    """Open questions the answer hangs on."""
    readings: tuple[tuple[str, str, Name], ...] = ()
    """For each question and reading, the verdict under it."""
    unmodelled: tuple[tuple[str, str], ...] = ()
    """Cards and their clauses that the engine does not act on, and the answer would need."""
    trace: tuple[Spoke, ...] = ()
    """What the rules said, for those who ask why."""
    reckoned: tuple[Reckoned, ...] = ()
    """The numbers that rules looked at who had nothing to say in the end."""
    passed: tuple[Spoke, ...] = ()
    """Restrictions that let it pass, with what they say of that."""

    def __bool__(self) -> bool:
        """Hold when the action is legal."""
        return self.name == "legal"


class Outcome(Struct, frozen=True):
    """What came of an action."""

    state: Any
    verdict: Verdict
    events: tuple[Event, ...] = ()
    draws: tuple[tuple[int, ...], ...] = ()
    """What chance answered, for the log."""


class GenericJudge(Generic[Game]):
    """Answers for one edition of the rules. Holds no game.

    Threads may share a judge: states do not change, and what it learns of the rules as it goes
    (`Rules.meet`, the order in which they are asked, what was found out before) is the same for
    everybody. What it gives, a game that is seen with a trace above all, belongs to one thread.

    How a state is seen as a game, and where its cards leave gaps, a game says itself.
    """

    def __init__(self, rules: Rules, moves: Moves) -> None:
        self.rules = rules
        self.moves = moves
        self._last: Game | None = None

    @abstractmethod
    def see(self, state: Any, trace: Trace | None) -> Game:
        """See a state as a moment of the game."""

    @abstractmethod
    def play(self, game: Game, chance: Chance) -> GenericPlay[Game]:
        """Begin a stretch of the game."""

    @abstractmethod
    def as_modelled(self, verdict: Verdict, state: Any, action: Any, trace: Trace) -> Verdict:
        """Say of a verdict whether it would need what is not modelled; else it stands."""

    def game(self, state: Any, trace: Trace | None = None) -> Game:
        """See a state as the rules see it; what was worked out about it is still known."""
        if trace is not None:
            return self.see(state, trace)
        # Another thread may put another one in its place at any time.
        last = self._last
        if last is None or last.state is not state:
            last = self._last = self.see(state, None)
        return last

    def ask(self, state: Any, action: Any) -> Verdict:
        """May this be done now?"""
        verdict, trace = self._listened(state, action)
        hanging: list[str] = []
        outcomes: list[tuple[str, str, Name]] = []
        for question in sorted(trace.questions - state.readings.keys()):
            other = self._other_readings(state, action, question)
            if any(name != verdict.name for _, name in other):
                hanging.append(question)
                read = self.rules.readings[question]
                outcomes.append((question, read, verdict.name))
                outcomes.extend((question, reading, name) for reading, name in other)
        verdict = replace(verdict, questions=tuple(sorted(trace.questions)))
        modelled = self.as_modelled(verdict, state, action, trace)
        if not hanging or modelled.name == "unsupported":
            # A reading of the rules settles nothing where the text of a card is not known.
            return modelled
        return replace(
            verdict,
            name="undetermined",
            questions=tuple(hanging),
            readings=tuple(outcomes),
        )

    def offers(self, state: Any, player: str) -> Iterator[Any]:
        """Go through what this player may choose from now, part by part.

        Each is an action that may be done, or an offer of which at least one can be made.
        """
        game = self.game(state)
        for offered in self.moves.candidates(game, player):
            for action in actions_of(offered):
                if allows(game, action):
                    yield offered
                    break

    def options(self, state: Any, player: str) -> Iterator[Any]:
        """Go through what this player may do now, of a large offer so far as its bound."""
        game = self.game(state)
        for offered in self.moves.candidates(game, player):
            for action in actions_of(offered):
                if allows(game, action):
                    yield action

    def is_offered(self, state: Any, action: Any) -> bool:
        """Tell whether an action is among what its player may choose from, however much that is."""
        return any(
            covers(offered, action)
            for offered in self.moves.candidates(self.game(state), action.player)
        )

    def act(
        self,
        state: Any,
        action: Any,
        chance: Chance = no_chance,
        trace: Trace | None = None,
    ) -> Outcome:
        """Do this if it is legal, and carry the game on to the next decision.

        A legal action from which nothing comes is a fault in the rules: it would be asked for again
        for ever. Only a pass that nobody waits for changes nothing.
        """
        game = self.game(state, trace)
        if not allows(game, action):
            return Outcome(state, Verdict("illegal", action, ids(forbidding(game, action))))
        play = self.play(game, chance)
        self.moves.performs[type(action)](play, action)
        play.settle()
        if play.state == state and action.player in state.window.waiting:
            raise Standstill(f"{action} is legal, and leaves the table as it was")
        if trace is None:
            self._last = play.game
        return Outcome(play.state, Verdict("legal", action), tuple(play.events), tuple(play.draws))

    def _listened(self, state: Any, action: Any) -> tuple[Verdict, Trace]:
        trace = Trace()
        game = self.game(state, trace)
        forbidden = forbidding(game, action)
        said = tuple(trace.here)
        if forbidden:
            return Verdict("illegal", action, _deciding(forbidden, said), trace=said), trace
        verdict = Verdict(
            "legal",
            action,
            tuple(_spoken(said)),
            trace=said,
            reckoned=tuple(trace.reckoned),
            passed=tuple(each for _, each in trace.passed),
        )
        return verdict, trace

    def _other_readings(self, state: Any, action: Any, question: str) -> list[tuple[str, Name]]:
        others = []
        for reading in self.rules.choices.get(question, ()):
            if reading != self.rules.readings[question]:
                chosen = _read(state, {**state.readings, question: reading})
                others.append((reading, self._listened(chosen, action)[0].name))
        return others


def _read(state: Any, readings: dict[str, str]) -> Any:
    """Read open questions so, now and for how the turn began."""
    then = state.turn_start
    return replace(state, readings=readings, turn_start=then and replace(then, readings=readings))


def forbidding(game: Moment, action: Any) -> tuple[Rule, ...]:
    """Give the rules that forbid an action; none when it is legal."""
    kind = type(action)
    evaluate = game.evaluate
    permitting = game.applicable(game.rules.permits.get(kind, NONE), _named(action))
    said = [(rule, evaluate(rule, action)) for rule in permitting]
    permits = [rule for rule, answer in said if answer is True]
    if not permits:
        short = [rule for rule, answer in said if answer is not None]
        # A permission that does not go so far is not the only reason there may be.
        further = _forbids(game, action, ()) if short else ()
        refusing = (rule for rule in game.rules.refuses if evaluate(rule, action))
        return (*sorted((*short, *further), key=generality), *refusing)
    lifted = {each for rule in permits for each in rule.lifts}
    return tuple(sorted(_forbids(game, action, lifted), key=generality))


def permitting(game: Moment, action: Any) -> tuple[Rule, ...]:
    """Give the rules that permit an action, be it forbidden or not."""
    rules = game.applicable(game.rules.permits.get(type(action), NONE), _named(action))
    return tuple(rule for rule in rules if game.evaluate(rule, action) is True)


def generality(rule: Rule) -> tuple[bool, bool, int]:
    """Tell how far a rule reaches, for the more particular one decides.

    What a card says comes first, and last that somebody has nothing to say at all just now.
    """
    return not rule.card, rule.blanket in ("time", "kind"), len(rule.on)


def allows(game: Moment, action: Any) -> bool:
    """Tell whether an action is legal: as `forbidding` does, but no rule speaks without need."""
    if game.trace is not None:
        return not forbidding(game, action)
    allowed = game.allowed.get(action)
    if allowed is None:
        allowed = game.allowed[action] = _allows(game, action)
    return allowed


def _allows(game: Moment, action: Any) -> bool:
    rules, kind = game.rules, type(action)
    if game.is_barred(action):
        return False
    permits, forbids = rules.permits.get(kind, NONE), rules.forbids_one.get(kind, NONE)
    named = _named(action) if permits.clauses or forbids.clauses else ()
    # What is permitted or forbidden once is often so again at once, and for the same reason.
    permitting = game.applicable(permits, named)
    asked = rules.in_order(permitting)
    for permit in asked:
        if permit.run(game, action) is True:
            if permit is not asked[0]:
                rules.put_first(permitting, permit)
            break
    else:
        return False
    lifted: set[str] | None = None
    forbidding = game.applicable(forbids, named)
    asked = rules.in_order(forbidding)
    for rule in asked:
        if not rule.run(game, action):
            continue
        if rule.id not in rules.liftable:
            if rule is not asked[0]:
                rules.put_first(forbidding, rule)
            return False
        if lifted is None:
            lifted = {
                id_
                for each in permitting
                if each.lifts and each.run(game, action) is True
                for id_ in each.lifts
            }
        if rule.id not in lifted:
            return False
    return True


def still_forbidding(game: Moment, action: Any) -> tuple[Rule, ...]:
    """Give the rules that forbid a declared action even now, as it is about to resolve."""
    forbidding = game.rules.forbids.get(type(action), NONE)
    return tuple(
        rule
        for rule in game.applicable(forbidding, _named(action))
        if rule.again and game.evaluate(rule, action)
    )


def unliftable(game: Moment, action: Any, also: Collection[str] = ()) -> tuple[Rule, ...]:
    """Give the rules that forbid an action whoever permits it: no permission lifts them.

    Those that are named forbid it, too.
    """
    rules = game.applicable(game.rules.forbids.get(type(action), NONE), _named(action))
    return tuple(
        rule
        for rule in rules
        if (rule.blanket or rule.again or rule.id in also) and game.evaluate(rule, action)
    )


def _forbids(game: Moment, action: Any, lifted: Collection[str]) -> tuple[Rule, ...]:
    forbidding = game.rules.forbids.get(type(action), NONE)
    return tuple(
        rule
        for rule in game.applicable(forbidding, _named(action))
        if rule.id not in lifted and game.evaluate(rule, action)
    )


def _deciding(forbidden: tuple[Rule, ...], said: tuple[Spoke, ...]) -> tuple[str, ...]:
    """Name those who forbid it, each after what left nothing that it could have been done with."""
    taken = {id(each.rule): [it.rule for it in leaving_nothing(each)] for each in said}
    return ids(tuple(rule for each in forbidden for rule in (*taken.get(id(each), ()), each)))


def _named(action: Any) -> tuple[Any, ...]:
    card, site = getattr(action, "card", None), getattr(action, "site", None)
    return tuple(each for each in (card, site) if each is not None)


def ids(rules: tuple[Rule, ...]) -> tuple[str, ...]:
    """Name rules by their ids, each once."""
    return tuple(dict.fromkeys(rule.id for rule in rules))


def _spoken(said: tuple[Spoke, ...]) -> Iterator[str]:
    seen: dict[str, None] = {}

    def visit(each: Spoke) -> None:
        seen[each.rule.id] = None
        for inner in each.drawn_on:
            visit(inner)

    for each in said:
        visit(each)
    return iter(seen)
