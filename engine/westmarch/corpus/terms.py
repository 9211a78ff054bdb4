"""What an engine is held to, by what it has said of itself, and what a case would need of it."""

from collections.abc import Iterator, Sequence

from msgspec import Struct

from westmarch.book.load import our_book
from westmarch.corpus.model import ActStep, AskStep, Case, Expect, ExpectVerdict, Step, is_between
from westmarch.errors import nearest, shortened
from westmarch.table.actions import BY_TAG, AnyAction, Finish
from westmarch.table.windows import WINDOWS
from westmarch.wire.paths import PATHS, pattern_of
from westmarch.wire.protocol import JOINED, MODELLING, QUESTIONS, REASONS, Welcome

FOLDED = {"organizing": "organization"}
"""Windows that there are only for the way in which Westmarch models the game. What comes in one of
them comes in the other where an engine does not open it."""


class Terms(Struct, frozen=True):
    """What an engine is held to. Where nothing is said, it is to all that there is."""

    strict: bool = True
    """Each roll is asked for in the very step that brings it, everything can be seen, every pass is
    heard, and no rule may be named for another."""
    reasons: bool = True
    """It names the rules that decide."""
    questions: bool = True
    """It says so where a verdict hangs on an open question."""
    editions: frozenset[str] | None = None
    joined: bool = True
    """It plays by several of its editions at once."""
    cards: frozenset[str] | None = None
    actions: frozenset[str] | None = None
    paths: frozenset[str] | None = None
    windows: frozenset[str] | None = None
    readings: dict[str, tuple[str, ...]] | None = None

    def has_edition(self, edition: str) -> bool:
        """Tell whether the engine plays by these rules, which may be those of several editions."""
        if self.editions is None or edition in self.editions:
            return True
        return self.joined and self.editions.issuperset(edition.split("+"))

    def has_path(self, path: str) -> bool:
        """Tell whether the engine can be asked what is to be seen there."""
        return self.paths is None or pattern_of(path) in self.paths

    def has_action(self, action: AnyAction) -> bool:
        """Tell whether the engine knows actions of this type."""
        return self.actions is None or kind_of(action) in self.actions

    def opens(self, window: str) -> bool:
        """Tell whether the engine opens such a window."""
        return self.windows is None or not window or window in self.windows

    def has_time(self, window: str) -> bool:
        """Tell whether the engine has a time for what comes in a window, be it in another."""
        return self.opens(window) or (window in FOLDED and self.opens(FOLDED[window]))

    def passes_over(self, step: Step) -> bool:
        """Tell whether a step is nothing to this engine, so that it is not told of it.

        That is a pass in a window that it does not have, and whatever else carries the game on
        there; and what only says how Westmarch models the game.
        """
        if not isinstance(step, ActStep):
            return False
        if (step.between or is_pass(step)) and not self.opens(step.window):
            return True
        return kind_of(step.action) in MODELLING and not self.has_action(step.action)


EVERYTHING = Terms()
"""What the reference engine is held to."""


def terms_of(welcome: Welcome) -> Terms:
    """Give the terms of an engine by the way it has introduced itself."""

    def these(names: tuple[str, ...] | None) -> frozenset[str] | None:
        return None if names is None else frozenset(names)

    return Terms(
        strict=False,
        reasons=REASONS in welcome.capabilities,
        questions=QUESTIONS in welcome.capabilities,
        editions=these(welcome.editions or None),
        joined=JOINED in welcome.capabilities,
        cards=these(welcome.cards),
        actions=these(welcome.actions),
        paths=these(welcome.paths),
        windows=these(welcome.windows),
        readings=welcome.readings,
    )


def strangers(welcome: Welcome) -> Iterator[str]:
    """Complain of what an engine declares and nobody knows: it may be misspelt."""
    book = our_book()
    editions = set(book.editions)
    for what, said, known in (
        ("an edition", welcome.editions, editions),
        ("an action", welcome.actions, BY_TAG),
        ("a path", welcome.paths, {each.pattern for each in PATHS}),
        ("a window", welcome.windows, WINDOWS),
        ("an open question", welcome.readings, book.questions),
    ):
        for each in said or ():
            if each not in known and not (
                known is editions and editions.issuperset(each.split("+"))
            ):
                hint = nearest(each, known)
                yield f"“hello” names {what} that there is not: {shortened(each)}. {hint}".rstrip()


def lacking(case: Case, terms: Terms) -> str:
    """Say what a case needs that an engine does not have; nothing if there is no such thing."""
    return next(_lacking(case, terms), "")


def all_lacking(case: Case, terms: Terms) -> tuple[str, ...]:
    """Say all that a case needs and an engine does not have."""
    return tuple(dict.fromkeys(_lacking(case, terms)))


def _lacking(case: Case, terms: Terms) -> Iterator[str]:
    position = case.position
    if not terms.has_edition(position.edition):
        yield f"the {position.edition} rules"
    if terms.cards is not None:
        yield from (f"the card {each}" for each in cards_of(case) if each not in terms.cards)
    if terms.readings is not None:
        for question, reading in position.readings.items():
            if reading not in terms.readings.get(question, ()):
                yield f"reading {reading} of {question}"
    start = next((each.window for each in case.steps if not isinstance(each, ExpectVerdict)), "")
    if not terms.has_time(start):
        # Nothing that the engine is told of would lead out of it.
        yield f"the window {start}"
    for number, step in enumerate(case.steps):
        between = is_between(step) or not is_judged(case.steps[number + 1 :])
        if terms.passes_over(step) and between:
            continue
        if isinstance(step, (ActStep, AskStep)) and not terms.has_action(step.action):
            yield f"the action {kind_of(step.action)}"
        if isinstance(step, ExpectVerdict):
            if not terms.opens(step.apart):
                yield f"the window {step.apart}"
        elif not terms.has_time(step.window) and not _ends_turn(step):
            yield f"the window {step.window}"
        if isinstance(step, Expect) and not terms.has_path(step.path):
            yield f"the path {pattern_of(step.path)}"


def cards_of(case: Case) -> tuple[str, ...]:
    """Give the ids of the cards that are on the table, or in decks that are handed in."""
    decks = [each.deck for each in case.position.players if each.deck]
    listed = (card for deck in decks for part in deck.parts.values() for card in part)
    return tuple(dict.fromkeys((*(each.card for each in case.position.cards), *listed)))


def is_judged(rest: Sequence[Step]) -> bool:
    """Tell whether a verdict is expected on the step that comes before these."""
    for step in rest:
        if isinstance(step, ExpectVerdict):
            return True
        if isinstance(step, (ActStep, AskStep)) and not is_between(step):
            return False
    return False


def is_pass(step: Step) -> bool:
    """Tell whether somebody only says that he is done with the present window."""
    return isinstance(step, ActStep) and step.action == Finish(player=step.action.player)


def _ends_turn(step: Step) -> bool:
    """Tell whether somebody is done with his turn, in whatever window that is said."""
    return isinstance(step, ActStep) and isinstance(step.action, Finish) and step.action.turn


def kind_of(action: AnyAction) -> str:
    """Give the type of an action, as the wire names it."""
    return str(type(action).__struct_config__.tag)
