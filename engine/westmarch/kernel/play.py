"""Carrying a game on: events happen, rules react to them, and the table settles.

How the game moves is told by `Moves`: what carrying out an action means, which actions might be
worth asking about, and what comes next when nobody has anything left to decide.
"""

from collections.abc import Callable, Iterable, Iterator
from typing import Any, Generic, Protocol, TypeVar

from westmarch.kernel.cached import CachedIterable
from westmarch.kernel.chance import Chance, Need, checked
from westmarch.kernel.event import Event, Rolled
from westmarch.kernel.moment import Moment
from westmarch.kernel.offers import Offer
from westmarch.kernel.register import Register
from westmarch.kernel.rulebook import Rule
from westmarch.kernel.rules import RuleIndex

Game = TypeVar("Game", bound=Moment)
T = TypeVar("T")
Does = Callable[[Any, T], None]
"""Carries on a stretch of the game because of an action or an event."""
Offers = Callable[[Any, str], Iterable[Any]]
"""Gives what a player might do: a function of the game and of the player."""
Step = Callable[[Any], bool]
MOST_STEPS = 10_000
"""The game goes on by itself for so many steps at most until somebody has something to decide."""


class Standstill(RuntimeError):  # noqa: N818 - it names what has come about
    """A fault in the rules: the game goes on, and comes nowhere."""


class Named(Protocol):
    """A kind of window."""

    @property
    def name(self) -> str:
        """What it is called."""


class Moves:
    """How the game moves, without any say about what is allowed."""

    def __init__(self) -> None:
        self.performs: dict[type, Does[Any]] = {}
        self.offers: dict[str, list[Offers]] = {}
        self.follows: dict[type, list[Does[Any]]] = {}
        self._steps: list[tuple[tuple[str, ...], Step]] = []
        self._last: list[Step] = []
        self._steps_in: dict[str, tuple[Step, ...]] = {}

    def perform(self, action: type[T]) -> Register[Does[T]]:
        """Tell how an action of this type is carried out."""

        def register(function: Does[T]) -> Does[T]:
            self.performs[action] = function
            return function

        return register

    def offer(self, *windows: Named) -> Register[Offers]:
        """Tell which actions and offers are worth asking about in windows of these kinds."""

        def register(function: Offers) -> Offers:
            for window in windows:
                self.offers.setdefault(window.name, []).append(function)
            return function

        return register

    def follow(self, event: type[T]) -> Register[Does[T]]:
        """Tell what an event of this type sets in motion, after the rules have reacted."""

        def register(function: Does[T]) -> Does[T]:
            self.follows.setdefault(event, []).append(function)
            return function

        return register

    def step(self, function: Step) -> Step:
        """Tell how the game goes on by itself; true when the function did something."""
        self._steps.append(((), function))
        return function

    def step_in(self, *windows: Named) -> Register[Step]:
        """Tell how the game goes on by itself while the window is of one of these kinds."""

        def register(function: Step) -> Step:
            self._steps.append((tuple(each.name for each in windows), function))
            return function

        return register

    def first_step(self, function: Step) -> Step:
        """Tell what the game does by itself before it goes on in any other way."""
        self._steps.insert(0, ((), function))
        return function

    def last_step(self, function: Step) -> Step:
        """Tell what the game does by itself when there is no other way to go on."""
        self._last.append(function)
        return function

    def steps_in(self, window: str) -> tuple[Step, ...]:
        """Give the ways in which the game may go on in a window, in their order."""
        found = self._steps_in.get(window)
        if found is None:
            steps = (step for names, step in self._steps if not names or window in names)
            found = (*steps, *self._last)
            self._steps_in[window] = found
        return found

    def candidates(self, game: Moment, player: str) -> Iterable[Any]:
        """Go through what is worth asking about now: actions and offers, looked for but once."""
        window = game.state.window
        if player not in window.waiting and player not in window.idle:
            return ()
        found = game.candidates.get(player)
        if found is None:
            offers = self.offers.get(window.name, ())
            found = game.candidates[player] = CachedIterable(_unbarred(game, player, offers))
        return found


def _unbarred(game: Moment, player: str, offers: Iterable[Offers]) -> Iterator[Any]:
    """Go through what is offered, but for what is forbidden whatever exactly is done."""
    for offer in offers:
        for each in offer(game, player):
            if isinstance(each, Offer):
                barred = game.is_barred(each.action, with_card="card" not in each.parts)
            else:
                barred = game.is_barred(each)
            if not barred:
                yield each


def _applicable(game: Moment, index: RuleIndex, event: Event) -> tuple[Rule, ...]:
    """Give the rules that count for an event, with what the card says that it names."""
    if not index.clauses:
        return index.rules
    card = getattr(event, "card", None)
    return game.applicable(index, () if card is None else (card,))


class GenericPlay(Generic[Game]):
    """A stretch of a game, from one decision to the next."""

    def __init__(self, game: Game, moves: Moves, chance: Chance) -> None:
        self.game = game
        self.moves = moves
        self.chance = chance
        self.events: list[Event] = []
        self.draws: list[tuple[int, ...]] = []

    @property
    def state(self) -> Any:
        """The table as it stands now."""
        return self.game.state

    def do(self, *events: Event) -> None:
        """Let events happen, with all that follows from each before the next."""
        for event in events:
            self._happen(event)

    def _happen(self, event: Event) -> None:
        game = self.game
        rules, kind = game.rules, type(event)
        replacing = rules.replaces.get(kind)
        if replacing is not None:
            for rule in _applicable(game, replacing, event):
                instead = game.evaluate(rule, event)
                if instead is not None:
                    self.do(*instead)
                    return
        self.game = game.after(event.apply(game.state))
        self.events.append(event)
        reacting = rules.reacts.get(kind)
        if reacting is not None:
            for rule in _applicable(self.game, reacting, event):
                follow = self.game.evaluate(rule, event)
                if follow:
                    self.do(*follow)
        for after in self.moves.follows.get(kind, ()):
            after(self, event)

    def draw(self, kind: Any, purpose: str, of: str = "", size: int = 0) -> tuple[int, ...]:
        """Ask chance, and note the answer."""
        need = Need(kind, purpose, of, size)
        result = checked(need, tuple(self.chance(need)))
        self.draws.append(result)
        self.do(Rolled(purpose=purpose, of=of, result=result))
        return result

    def unchanged(self, what: str, *parts: Any) -> bool:
        """Tell whether these parts of the state are still those of the last time it was asked."""
        seen = self.game.seen
        before, seen[what] = seen.get(what, ()), parts
        return before == parts

    def settle(self) -> None:
        """Go on until somebody has something to decide."""
        steps_in = self.moves.steps_in
        for _ in range(MOST_STEPS):
            windows = self.game.state.windows
            for step in steps_in(windows[-1].name if windows else ""):
                if step(self):
                    break
            else:
                return
        window = self.state.window.name if self.state.windows else "no window"
        raise Standstill(f"after {MOST_STEPS} steps nobody has anything to decide, in {window}")
