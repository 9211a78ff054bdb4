"""The choices that a dispute leaves open: what would come of each."""

from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress

from msgspec import Struct
from msgspec.structs import replace

from westmarch.corpus.assumptions import Meant
from westmarch.corpus.lines import Draft
from westmarch.corpus.model import ActStep
from westmarch.errors import BadData
from westmarch.mechanics.quantities.items import ONE_AT_A_TIME
from westmarch.table.game import Game
from westmarch.wire.reference import ReferenceEngine

_MANY = 8
"""So many other choices are tried for one line."""


class Choice(Struct, frozen=True):
    """What a choice that the dispute leaves open would make of the answer."""

    chosen: str
    """The sentence that makes it."""
    answer: str


class Otherwise(Struct, frozen=True):
    """A draft with another choice than the one that was taken."""

    instead_of: str
    """The sentence that makes the choice that was taken."""
    chosen: str
    """The sentence that makes this one."""
    draft: Draft
    note: str = ""
    """How the line was meant, if this one is taken."""


def done_otherwise(draft: Draft, meant: Iterable[Meant]) -> Iterator[Otherwise]:
    """Give each other choice of what is done, where a line leaves it open.

    What is only asked about is no choice: it may be done if it may be done in one way.
    """
    for each in meant:
        line = draft.lines[each.line]
        if not isinstance(line.step, ActStep) or line is draft.lines[-1]:
            continue
        for way in each.others[:_MANY]:
            settled = replace(line, step=replace(line.step, action=way.action), whole=True)
            lines = (*draft.lines[: each.line], settled, *draft.lines[each.line + 1 :])
            note = replace(each, way=way, others=()).note()
            yield Otherwise(each.way.words, way.words, replace(draft, lines=lines), note)


def _armed_otherwise(draft: Draft) -> Iterator[Otherwise]:
    """Give each other choice of what somebody uses who bears several things to be used singly."""
    position = draft.case.position
    engine = ReferenceEngine()
    engine.setup(position)
    game: Game = engine.game()
    said = {each.label for each in position.cards if each.in_use}
    for bearer in game.state.cards.values():
        for kind in game.value(ONE_AT_A_TIME):
            borne = [each for each in bearer.holds if kind in game.printed(each).keywords]
            if len(borne) < 2 or said.intersection(borne):
                continue
            used = next((each for each in borne if game.card(each).in_use), borne[-1])
            for other in borne:
                if other != used:
                    cards = tuple(
                        replace(each, in_use=True) if each.label == other else each
                        for each in position.cards
                    )
                    case = replace(draft.case, position=replace(position, cards=cards))
                    yield Otherwise(
                        f"{game.name(bearer.id)} uses “{game.name(used)}”",
                        f"{game.name(bearer.id)} uses “{game.name(other)}”",
                        replace(draft, case=case),
                    )


def what_hangs(
    draft: Draft, meant: Iterable[Meant], mine: str, play: Callable[[Draft], str]
) -> tuple[tuple[Choice, ...], tuple[str, ...]]:
    """Give the choices on which an answer hangs, or what is to be said where it hangs on none."""
    done = _tried(done_otherwise(draft, meant), mine, play)
    armed = _tried(_armed_otherwise(draft), mine, play)
    hanging = (each for each in (done, armed) if any(one.answer != mine for one in each))
    choices = tuple(one for each in hanging for one in each)
    same = f"Nobody says which of these {len(done)} it is: the answer is the same by each."
    return choices, (same,) if done and not choices else ()


def _tried(
    others: Iterable[Otherwise], mine: str, play: Callable[[Draft], str]
) -> tuple[Choice, ...]:
    """Give what comes of the choice that was taken, and of the others; nothing, without others."""
    made: list[Choice] = []
    for each in others:
        with suppress(BadData):  # Perhaps other dice are needed for it; then it was not meant.
            made += (Choice(each.instead_of, mine), Choice(each.chosen, play(each.draft)))
    return tuple(dict.fromkeys(made))
