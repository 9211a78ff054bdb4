"""Numbers taken apart, and the sentences around them."""

from typing import Any, cast

import pytest

from westmarch.cards.pool import Pool
from westmarch.kernel.order import Layer
from westmarch.kernel.reckoning import parts, told
from westmarch.kernel.rulebook import AnyQuantity, Rulebook
from westmarch.kernel.rules import Rules
from westmarch.kernel.trace import Trace
from westmarch.kernel.words import all_of, number_of, sentence, signed
from westmarch.table.game import Game, Quantity
from westmarch.table.state import Player, State

STRENGTH = Quantity[str, int]("strength", 5, told="the strength of {0}", start="printed")
TOTAL = Quantity[str, int]("total", 0, told="the total of {0}", rolled=True)
SUM = Quantity[int]("sum", 0, "sum", told="the sum")
OTHER_NAME = Quantity[str, int](
    "other name", lambda game, who: game.value(STRENGTH, who), told="the might of {0}"
)
EMPTY = State(
    edition="toy",
    players=(Player("player"), Player("opponent")),
    turn_player="player",
    phase="site",
)


def reckoned(book: Rulebook, quantity: AnyQuantity, *about: Any) -> str:
    trace = Trace()
    game = Game(Rules(book.rules), cast("Pool", {}), EMPTY, trace)
    value = game.value(quantity, *about)
    (number,) = trace.reckoned
    assert value == number.value
    assert sum(each.amount for each in parts(number)) in (0, value)
    return told(number)


@pytest.fixture
def book() -> Rulebook:
    book = Rulebook("toy")

    @book.adjust("stronger", STRENGTH, says="well fed")
    def stronger(game: Game, strength: int, who: str) -> int:
        return strength + 2

    @book.adjust("idle", STRENGTH, says="idle", order=Layer.AFTER)
    def idle(game: Game, strength: int, who: str) -> None:
        return None

    @book.adjust("weaker", STRENGTH, says="tired", order=Layer.LATER)
    def weaker(game: Game, strength: int, who: str) -> int:
        return strength - 8

    def terms(game: Game, who: str, dice: int) -> list[tuple[int, str]]:
        return [(dice, "rolled"), (game.value(STRENGTH, who), "strength")]

    @book.define("total", TOTAL, terms=terms)
    def total(game: Game, who: str, dice: int) -> int:
        return dice + int(game.value(STRENGTH, who))

    @book.define("one", SUM, says="one")
    def one(game: Game) -> int:
        return 1

    @book.define("two", SUM, says="two")
    def two(game: Game) -> int:
        return 2

    return book


@pytest.mark.parametrize(
    ("quantity", "about", "text"),
    [
        (
            STRENGTH,
            ("player",),
            "The strength of the player is 5 (printed) + 2 (well fed) − 8 (tired) = −1.",
        ),
        (TOTAL, ("player", 7), "The total of the player is 7 (rolled) − 1 (strength) = 6."),
        (SUM, (), "The sum is 1 (one) + 2 (two) = 3."),
        (
            OTHER_NAME,
            ("player",),
            "The might of the player is 5 (printed) + 2 (well fed) − 8 (tired) = −1.",
        ),
    ],
)
def test_a_number_is_told_with_its_parts(
    book: Rulebook, quantity: AnyQuantity, about: tuple[Any, ...], text: str
) -> None:
    assert reckoned(book, quantity, *about) == text


def test_parts_that_do_not_add_up_are_not_told() -> None:
    book = Rulebook("toy")

    @book.define("total", TOTAL, terms=lambda game, who, dice: [(dice, "rolled")])
    def doubled(game: Game, who: str, dice: int) -> int:
        return dice * 2

    assert reckoned(book, TOTAL, "player", 4) == "The total of the player is 8."


def test_what_lets_something_pass_can_say_so_and_is_not_overheard() -> None:
    book, trace = Rulebook("toy"), Trace()

    def says_so(game: Game, action: str) -> str:
        return f"Strong enough: {game.value(STRENGTH, 'player')}."

    @book.forbid("too-weak", str, otherwise=says_so)
    def too_weak(game: Game, action: str) -> bool:
        return False

    game = Game(Rules(book.rules), cast("Pool", {}), EMPTY, trace)
    (rule,) = book.rules
    assert game.evaluate(rule, "lift") is False
    assert [each.value for _, each in trace.passed] == ["Strong enough: 5."]
    assert trace.reckoned == []


def test_words() -> None:
    assert [number_of(each, "hazard") for each in (0, 1, 2)] == [
        "no hazard",
        "1 hazard",
        "2 hazards",
    ]
    assert number_of(3, "ally", "allies") == "3 allies"
    assert all_of(["Glóin", "Balin", "Bifur"]) == "Glóin, Balin and Bifur"
    assert (all_of(["Glóin"]), signed(-4), sentence("the player")) == ("Glóin", "−4", "The player")
