"""The order of rules has names."""

import ast
from collections.abc import Iterator

from westmarch.kernel.order import Layer, Rank
from westmarch.paths import PACKAGE


def orders() -> Iterator[tuple[str, ast.expr]]:
    """Where an order is given to a rule, and what is given."""
    for path in (*PACKAGE.glob("rulebooks/**/*.py"), *PACKAGE.glob("mechanics/**/*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.keyword) and node.arg == "order":
                yield f"{path.name}:{node.lineno}", node.value


def test_no_bare_number_stands_for_an_order() -> None:
    numbers = (ast.UnaryOp, ast.Constant)
    assert [at for at, given in orders() if isinstance(given, numbers)] == []


def test_every_layer_and_rank_is_used() -> None:
    given = {ast.unparse(each) for _, each in orders()}
    named = {f"{type(each).__name__}.{each.name}" for each in (*Layer, *Rank)}
    assert named - given == {"Layer.ADDED", "Rank.USUAL"}
