"""Rules that do not fit what they are registered on: mypy finds each of them."""

import re
from pathlib import Path

from mypy import api

from westmarch.paths import HOME

RIGHT = """
from collections.abc import Iterator

from westmarch.kernel.event import Event
from westmarch.kernel.order import Layer, Rank
from westmarch.kernel.play import Moves
from westmarch.kernel.rulebook import Rulebook, Term
from westmarch.table.actions import AIMED, PlayAlly, PlayEvent, PlayItem, UseCard
from westmarch.table.events.cards import CardMoved, CardTapped, ItemPlayed
from westmarch.table.game import Game, Quantity
from westmarch.table.play import Play

HOARD = Quantity[str, bool]("hoard", False, "any")
PROWESS = Quantity[str, int | None]("prowess", lambda game, who: None)
TOTAL = Quantity[str, int, int]("total", lambda game, who, dice: dice, told="the total of {0}")
LENGTH = Quantity[str]("length", "short")

RULES = Rulebook("toy.rules")
MOVES = Moves()


def parts(game: Game, total: int, who: str, dice: int) -> Iterator[Term]:
    yield 1, who


@RULES.define("hoard", HOARD, says=lambda game, holds, site: game.name(site))
def holds_a_hoard(game: Game, site: str) -> bool | None:
    return game.value(LENGTH) == "long" or None


@RULES.adjust("total", TOTAL, terms=parts, order=Layer.OWN)
def adds_prowess(game: Game, total: int, who: str, dice: int) -> int:
    return total + dice + (game.value(PROWESS, who) or 0)


@RULES.permit("item", PlayItem, PlayAlly, otherwise=lambda game, action: action.character)
def comes_to_a_hoard(game: Game, action: PlayItem | PlayAlly) -> bool | None:
    return game.value(HOARD, action.card)


@RULES.forbid("aimed", AIMED, says=lambda game, so, action: f"{action.target} is no hoard.")
def is_no_hoard(game: Game, action: PlayEvent | UseCard) -> bool:
    return action.target is not None and not game.value(HOARD, action.target)


@RULES.react("moved", CardTapped, CardMoved)
def untaps(game: Game, event: CardTapped | CardMoved) -> list[Event]:
    return [CardTapped(card=event.card)]


@MOVES.perform(PlayItem)
def plays(play: Play, action: PlayItem) -> None:
    play.do(ItemPlayed(card=action.card, character=action.character))

"""
"""Rules that fit."""

WRONG = """
@RULES.define("subject", HOARD)  # its function takes no site
def takes_none(game: Game) -> bool:
    return True


@RULES.define("subject", HOARD)  # it takes a number for a site
def takes_a_number(game: Game, site: int) -> bool:
    return True


@RULES.define("result", HOARD)  # it gives a text, and a quantity that holds or not is asked for
def gives_a_text(game: Game, site: str) -> str:
    return site


@RULES.adjust("arity", TOTAL)  # it takes no dice
def takes_no_dice(game: Game, total: int, who: str) -> int:
    return total


@RULES.adjust("value", TOTAL)  # the value that it takes is no text
def takes_a_text(game: Game, total: str, who: str, dice: int) -> int:
    return 0


@RULES.adjust("terms", HOARD, terms=parts)  # these are the parts of another quantity
def has_other_parts(game: Game, holds: bool, site: str) -> bool:
    return holds


@RULES.react("event", CardTapped)  # it reacts to another event
def takes_another_event(game: Game, event: ItemPlayed) -> list[Event]:
    return []


@RULES.react("action", ItemPlayed)  # it leads to no events
def gives_a_verdict(game: Game, event: ItemPlayed) -> bool:
    return True


@RULES.replace("field", CardTapped)
def reads_another_field(game: Game, event: CardTapped) -> list[Event]:
    return [CardTapped(card=event.character)]  # the event has no such field


@RULES.permit("action", PlayItem)  # it is about another action
def takes_another_action(game: Game, action: PlayEvent) -> bool:
    return True


@RULES.permit("one of two", PlayItem, PlayEvent)  # it is about one of the two actions
def takes_one_of_two(game: Game, action: PlayItem) -> bool:
    return True


@RULES.forbid("trait", AIMED)  # it is about no action with this trait
def takes_none_of_them(game: Game, action: PlayItem) -> bool:
    return True


@RULES.forbid("result", PlayItem)  # it leads to events
def gives_events(game: Game, action: PlayItem) -> list[Event]:
    return []


@RULES.forbid("field", PlayItem, says=lambda game, so, action: action.target)  # no such field
def says_too_much(game: Game, action: PlayItem) -> bool:
    return True


@RULES.adjust("order", LENGTH, order=Rank.LAST)  # that is how others come one after the other
def comes_last(game: Game, length: str) -> None:
    return None


@RULES.define("order", LENGTH, order=1)  # a bare number
def comes_first(game: Game) -> str:
    return "long"


@MOVES.perform(PlayItem)  # it carries out another action
def plays_another(play: Play, action: PlayEvent) -> None:
    play.do()


def asks_wrongly(game: Game, who: str) -> int:
    game.value(HOARD)  # of what?
    game.value(HOARD, who, who)  # of one card alone
    game.value(TOTAL, 7, who)  # the other way round
    game.value(LENGTH) + 1  # it is a text
    return game.value(PROWESS, who)  # there may be none


NONE = Quantity[str, bool]("none", None)  # it holds or it does not
FEW = Quantity[str, int]("few", lambda game, who: game.printed(who).name)  # a name is no number
"""
"""Rules, questions and quantities that do not: each error is at a line with a remark."""


def test_mypy_finds_every_rule_that_does_not_fit(tmp_path: Path) -> None:
    module = tmp_path / "wrong.py"
    module.write_text(RIGHT + WRONG, "utf-8")
    said, trouble, _ = api.run([f"--config-file={HOME / 'pyproject.toml'}", str(module)])
    assert not trouble
    found = {int(line) for line in re.findall(r"wrong\.py:(\d+): error", said)}
    lines = module.read_text("utf-8").splitlines()
    expected = {number for number, line in enumerate(lines, start=1) if "  # " in line}
    assert {number: lines[number - 1] for number in found ^ expected} == {}
    assert len(expected) > 12
