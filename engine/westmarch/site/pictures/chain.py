"""A chain of effects: what was declared, what each could be answered with, and what came of it.

What is declared later resolves earlier, so each action stands within the one that it answers.
"""

from collections.abc import Iterator
from itertools import takewhile
from typing import TYPE_CHECKING, Any, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from westmarch.site.pictures.played import Course, Deed, Named, Part, Text, card, said, whose
from westmarch.site.turned import PLACES
from westmarch.table.actions import Finish
from westmarch.table.events.chain import ChainEnded, Declared, Negated, Resolved
from westmarch.table.events.turns import Passed

if TYPE_CHECKING:
    from westmarch.table.game import Game


E = TypeVar("E")


class Asked(Struct, frozen=True):
    """A player who is asked whether to answer."""

    by: str
    could: tuple[Text, ...]
    answers: bool


class Link(Struct, frozen=True):
    """An action of the chain, from its declaration to its end."""

    number: int
    by: str
    """Whose action it is: the resource player’s, or the hazard player’s."""
    said: Text
    asked: tuple[Asked, ...] = ()
    """Who was asked after it, up to the next declaration."""
    answer: "Link | None" = None
    """The action that was declared upon it, and resolves before it."""
    negated_by: tuple[str, ...] = ()
    """The rules by which nothing comes of it."""
    came: tuple[Text, ...] = ()
    """What is otherwise on the table when it has resolved."""


class Chain(Struct, frozen=True):
    """The first chain of effects in a scenario."""

    made_from: Named
    first: Link
    """What began it; all others lie within."""


def picture(course: Course) -> Chain:
    """Draw the first chain that a scenario plays."""
    links: list[Link] = []
    for deed in course.deeds:
        if links:
            links[-1] = _asked(links[-1], _answering(deed))
        if _of(deed, Declared):
            links.append(Link(len(links) + 1, whose(deed.before, deed.action.player), deed.said))
        for each in _of(deed, Passed) if links else ():
            if each.idle:
                nothing = Asked(whose(deed.before, each.player), (), answers=False)
                links[-1] = _asked(links[-1], nothing)
        if links and ChainEnded in map(type, deed.events):
            for number, ended in _ended(deed):
                links[number] = replace(links[number], **ended)
            break
    first, *others = reversed(links)
    for link in others:
        first = replace(link, answer=first)
    return Chain(course.named, first)


def _of(deed: Deed, kind: type[E]) -> list[E]:
    """Give the events of a kind that came of a deed, until its chain had ended."""
    first = takewhile(lambda each: not isinstance(each, ChainEnded), deed.events)
    return [each for each in first if isinstance(each, kind)]


def _asked(link: Link, who: Asked) -> Link:
    return replace(link, asked=(*link.asked, who))


def _answering(deed: Deed) -> Asked:
    game, player = deed.before, deed.action.player
    return Asked(whose(game, player), tuple(_answers(game, player)), answers=not deed.passes)


def _answers(game: "Game", player: str) -> Iterator[Text]:
    """Say what a player could declare in answer."""
    from westmarch.judging import judge_for

    for action in judge_for(game.pool.edition).options(game.state, player):
        if not isinstance(action, Finish):
            yield said(game, action)


def _ended(deed: Deed) -> Iterator[tuple[int, dict[str, Any]]]:
    """Say of each action of the chain, the last one first, what came of it."""
    state = before = deed.before.state
    resolving: Resolved | Negated | None = None
    for event in deed.events:
        if isinstance(event, Resolved | Negated | ChainEnded):
            if resolving is not None:
                then = deed.before.after(before)
                yield (
                    len(before.chain) - 1,
                    {
                        "came": tuple(_differences(then, deed.before.after(state))),
                        "negated_by": tuple(_negating(then, resolving)),
                    },
                )
            if isinstance(event, ChainEnded):
                return
            resolving, before = event, state
        state = event.apply(state)


def _negating(game: "Game", event: "Resolved | Negated") -> Iterator[str]:
    """Give the rules by which nothing comes of an action any more, if that is so."""
    from westmarch.judging import judge_for
    from westmarch.kernel.trace import Trace
    from westmarch.mechanics.quantities.actions import NEGATED

    trace = Trace()
    judge_for(game.pool.edition).see(game.state, trace).value(NEGATED, event.action)
    for each in trace.here:
        if each.value and NEGATED in each.rule.on:
            yield each.rule.id


def _differences(before: "Game", after: "Game") -> Iterator[Text]:
    """Say of each card that lies otherwise than before how it lies now."""
    for label, now in after.state.cards.items():
        then = before.state.cards[label]
        if now.place != then.place:
            yield card(after, label), Part(f" is {PLACES.get(now.place, now.place)}.")
        elif now.position != then.position:
            yield card(after, label), Part(f" is {now.position}.")
