"""Small changes to code: which there are, how they read, and what they do."""

from textwrap import dedent
from typing import Any

import pytest

from westmarch.kit.changes import Module


def module(source: str) -> Module:
    return Module("little.py", dedent(source))


def texts(source: str, kind: str = "") -> list[str]:
    return [each.text for each in module(source).changes() if kind in ("", each.kind)]


@pytest.mark.parametrize(
    ("source", "kind", "found"),
    [
        ("def f(a):\n return a.owner == a.of", "comparison", ["a.owner == a.of → a.owner != a.of"]),
        ("def f(a):\n return a < 2", "comparison", ["a < 2 → a <= 2", "a < 2 → a >= 2"]),
        ("def f(a):\n return a in ()", "comparison", ["a in () → a not in ()"]),
        ("def f(a):\n return a and a.b", "and/or", ["or for and: a and a.b"]),
        ("def f(a):\n return a or a.b", "part dropped", ["without: a", "without: a.b"]),
        ("def f(a):\n return not a", "not", ["not a → a"]),
        ("def f(a):\n return a and f(a)", "not", ["a → not a", "f(a) → not f(a)"]),
        ("def f(a):\n return True", "answer", ["return True → return False"]),
        ("def f(a):\n return a(5)", "number", ["a(5) → a(6)", "a(5) → a(4)"]),
        ("def f(a):\n return a + a", "number", ["a + a → a - a"]),
        ("def f(a):\n return min(a, a)", "order", ["min(a, a) → max(a, a)"]),
        ("def f(a):\n return [b for b in a if b]", "guard dropped", ["always: b"]),
        ("def f(a):\n return 1 if a else 2", "branch dropped", ["never: a"]),
        ("def f(a):\n if a:\n  return 1", "guard dropped", ["always: a"]),
    ],
)
def test_each_kind(source: str, kind: str, found: list[str]) -> None:
    assert texts(source, kind) == found


def test_a_player_is_swapped_for_the_other() -> None:
    assert texts("def f(game, action):\n return game.hand(action.player)") == [
        "game.hand(action.player) → game.hand(game.state.opponent(action.player))"
    ]
    assert texts("def f(game, player):\n return g(game.state.opponent(player))") == [
        "g(game.state.opponent(player)) → g(player)"
    ]
    assert texts("def f(combat):\n return combat.attacker") == [
        "return combat.attacker → return combat.defender"
    ]


def test_to_turn_a_comparison_round_is_to_swap_its_players() -> None:
    assert texts("def f(a, b):\n return a.player == b.player", "player") == []


def test_what_only_narrows_is_no_condition() -> None:
    assert texts("def f(a):\n return a is not None and a.b", "part dropped") == ["without: a.b"]
    assert texts("def f(a):\n return isinstance(a, int) and a.b", "part dropped") == [
        "without: a.b"
    ]
    assert texts("def f(a):\n return a.b or None", "part dropped") == ["without: a.b"]
    assert texts("def f(a):\n if a is None:\n  return 1", "branch dropped") == []


@pytest.mark.parametrize(
    ("lines", "found"),
    [
        (["if a is None or b():", " return 1", "return a.c"], ["without: b()"]),
        (["if a is None or b():", " return 1", "return b(a)"], ["without: b()"]),
        (
            ["if a is None or b():", " return 1", "return a == 2"],
            ["without: a is None", "without: b()"],
        ),
        (["if a is not None and b():", " return a.c", "return 1"], ["without: b()"]),
        (
            ["if a is not None and b():", " return 1", "return a.c"],
            ["without: a is not None", "without: b()"],
        ),
        (["return a if b() and a is not None else 1"], ["without: b()"]),
    ],
)
def test_what_narrows_may_do_so_for_what_comes_after_it(lines: list[str], found: list[str]) -> None:
    assert texts("\n ".join(["def f(a, b):", *lines]), "part dropped") == found


def test_nothing_outside_of_functions_is_changed() -> None:
    assert texts("A = 1 if 2 < 3 else 4\n@d(5)\ndef f(a: 'b' = 6) -> 7:\n '''8.'''") == []


def test_a_change_is_made_for_one_compilation() -> None:
    little = module(
        """
        def f(a):
            return a < 2

        def g():
            return lambda a: a == 1
        """
    )
    first, second, *_, last = little.changes()
    before = little.compiled(first)["f", 2]
    assert (first.function, first.first, first.line) == ("f", 2, 3)
    assert (second.text, last.function) == ("a < 2 → a >= 2", "g.<locals>.<lambda>")
    printed = little.watched({}, "")["f", 2]
    assert printed.co_code != before.co_code
    assert last.function, last.first in little.compiled(last)


def test_a_place_says_that_it_is_come_to_and_changes_nothing() -> None:
    source = dedent("def f(a):\n if a > 1 and a > 2 or not a:\n  return [a for _ in (1,) if a]")
    little, space, here = Module("little.py", source), dict[str, Any](), list[int]()
    exec(compile(source, "little.py", "exec"), space)
    changes = [*little.changes()]
    second, number = (
        next(each for each in changes if each.text == text)
        for text in ("without: a > 2", "a > 2 → a > 3")
    )
    printed = space["f"].__code__
    space["f"].__code__ = little.watched({7: second.reached, 8: number.reached}, "note")["f", 1]
    space["note"] = here.append
    assert [space["f"](each) for each in (1, 3, 0)] == [None, [3], []]
    assert here == [7, 8]
    assert little.watched({}, "")["f", 1].co_code == printed.co_code


def test_a_function_that_another_has_made_still_knows_what_it_knew() -> None:
    source = dedent("def make(key):\n def f(a):\n  return a == key and a\n return f")
    little, space = Module("little.py", source), dict[str, Any]()
    exec(compile(source, "little.py", "exec"), space)
    made = space["make"](3)
    change = next(each for each in little.changes() if each.text == "without: a == key")
    made.__code__ = little.compiled(change)["make.<locals>.f", 2]
    assert (made(3), made(4)) == (3, 4)
