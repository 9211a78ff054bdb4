"""What is lacking: needs put together, and sentences that are written when they are told."""

from typing import Any, Literal, cast

import pytest

from tests.kernel.real import game, table
from westmarch.kernel.judge import Verdict, allows, forbidding, permitting
from westmarch.kernel.lack import UNSAID, Lack, all_of, any_of, not_, told
from westmarch.kernel.rulebook import Rulebook
from westmarch.kernel.rules import Rules
from westmarch.kernel.trace import Trace
from westmarch.kernel.why import reasons
from westmarch.table.actions import PlayEvent
from westmarch.table.game import Game

BREE, ARAGORN = "TW-378", "TW-120"
GAME = game(table(ARAGORN, at=BREE))
SMALL, ODD = Lack("it is small"), Lack("{1} is odd")


def is_big(_: Any, number: int, name: str = "") -> Lack | None:
    return None if number > 3 else SMALL


def is_even(_: Any, number: int, name: str = "") -> Lack | None:
    return None if number % 2 == 0 else ODD


@pytest.mark.parametrize(
    ("number", "both", "either"),
    [(4, None, None), (5, ODD, None), (2, SMALL, None), (1, SMALL, ODD)],
)
def test_what_is_lacking_is_what_the_first_lacks_of_all_and_the_last_of_any(
    number: int, both: Lack | None, either: Lack | None
) -> None:
    assert all_of(is_big, is_even)(GAME, number) == both
    assert any_of(is_big, is_even)(GAME, number) == either


def test_nothing_is_lacking_where_nothing_is_asked() -> None:
    assert all_of()(GAME) is None
    assert all_of(is_big) is is_big


def test_what_must_not_hold_is_told_of_what_was_asked() -> None:
    is_small = not_(is_big, "{0} is big")
    assert is_small(GAME, 2) is None
    lack = is_small(GAME, 4)
    assert lack is not None
    assert lack.told(GAME) == "4 is big"


def test_what_it_is_about_is_called_as_people_call_it() -> None:
    action = PlayEvent(player="player", card=BREE)
    assert Lack("{0} is {1}", (BREE, 5)).told(GAME) == "Bree is 5"
    assert Lack("{0.card} is {0.player}'s", (action,)).told(GAME) == "Bree is the player's"
    assert Lack("well, {0}", (SMALL,)).told(GAME) == "well, it is small"
    assert Lack(lambda now, who: now.name(who), (ARAGORN,)).told(GAME) == "Aragorn II"


def test_what_says_not_what_it_is_about_is_about_what_was_asked() -> None:
    assert told(GAME, ODD, 3, BREE) == "Bree is odd"
    assert told(GAME, Lack("{0} is here", (ARAGORN,)), 3, BREE) == "Aragorn II is here"


def permits(gives: Any) -> Game:
    """A moment with one permission, which gives this."""
    book = Rulebook("toy")

    @book.permit("enough", PlayEvent, says="It is enough.")
    def is_enough(_: Any, action: PlayEvent) -> Lack | bool | None:
        return cast("Lack | bool | None", gives)

    @book.refuse("nothing")
    def nothing(_: Any, action: Any) -> bool:
        return True

    return Game(Rules(book.rules), GAME.pool, GAME.state, Trace())


@pytest.mark.parametrize(
    ("gives", "forbid", "tells"),
    [
        (True, [], ["It is enough."]),
        (None, ["toy.nothing"], [""]),
        (UNSAID, ["toy.enough", "toy.nothing"], [""]),
        (Lack("{0.card} is small."), ["toy.enough", "toy.nothing"], ["Bree is small."]),
        (Lack("{0} is odd.", (ARAGORN,)), ["toy.enough", "toy.nothing"], ["Aragorn II is odd."]),
    ],
)
def test_a_permission_allows_or_tells_what_is_lacking(
    gives: Any, forbid: list[str], tells: list[str]
) -> None:
    action, moment = PlayEvent(player="player", card=BREE), permits(gives)
    forbidden = forbidding(moment, action)
    assert [each.id for each in forbidden] == forbid
    name: Literal["legal", "illegal"] = "illegal" if forbidden else "legal"
    assert moment.trace is not None
    verdict = Verdict(name, action, trace=tuple(moment.trace.here))
    assert [each.text for each in reasons(moment, verdict)] == tells
    moment.trace = None
    assert allows(moment, action) == (not forbidden)
    assert [each.id for each in permitting(moment, action)] == ["toy.enough"] * (not forbidden)
