"""Small changes to the code of rules, of the kind that a slip of the pen would make.

Each is made on the syntax tree of a module, for as long as it takes to compile it.
"""

import ast
from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack, contextmanager
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

_WIDTH = 160
_TURNED: dict[type[ast.cmpop], tuple[type[ast.cmpop], ...]] = {
    ast.Eq: (ast.NotEq,),
    ast.NotEq: (ast.Eq,),
    ast.Lt: (ast.LtE, ast.GtE),
    ast.LtE: (ast.Lt, ast.Gt),
    ast.Gt: (ast.GtE, ast.LtE),
    ast.GtE: (ast.Gt, ast.Lt),
    ast.In: (ast.NotIn,),
    ast.NotIn: (ast.In,),
    ast.Is: (ast.IsNot,),
    ast.IsNot: (ast.Is,),
}
"""What each comparison is turned into: the nearest one, and its contrary."""
_SIDES = {"attacker": "defender", "defender": "attacker", "company": "other", "other": "company"}
_CALLS = {"min": "max", "max": "min", "any": "all", "all": "any"}
_OF_A_PLAYER = ("player", "owner", "turn_player")
_PLAYERS = ("player", "hazard_player", "owner")

Function = ast.FunctionDef | ast.Lambda


class Slot(Struct, frozen=True):
    """A place in a syntax tree, and what would stand there instead."""

    parent: ast.AST
    field: str
    index: int | None
    instead: Any

    @property
    def found(self) -> Any:
        """What stands there now."""
        held = getattr(self.parent, self.field)
        return held if self.index is None else held[self.index]

    def put(self, thing: Any) -> Any:
        """Put something there, and give what stood there before."""
        old = self.found
        if self.index is None:
            setattr(self.parent, self.field, thing)
        else:
            getattr(self.parent, self.field)[self.index] = thing
        return old


class Change(Struct, frozen=True):
    """One change to a function: what it is, and where."""

    function: str
    """The name of the function, within those around it."""
    first: int
    """The line the function begins on, its decorators included."""
    kind: str
    text: str
    """The change in one line."""
    line: int
    """The line of what has to be come to for the change to be felt."""
    slot: Slot
    reached: Slot
    """What that is, itself."""


class Module:
    """A module that changes can be made to."""

    def __init__(self, file: str, source: str) -> None:
        self.file = file
        self.tree = ast.parse(source, file)
        self._after = _guarded(self.tree)

    def changes(self) -> Iterator[Change]:
        """Give every change to every function, from the top to the bottom."""
        return _walked(self.tree, (), None, self._after)

    def compiled(self, change: Change) -> dict[tuple[str, int], Any]:
        """Compile what a change is made to, and give the code of the functions there.

        What stood there before is kept where nothing comes to: a function that another has made
        goes on to know the same names, or its code could not be put in the place of the other.
        """
        slot = change.slot
        instead = ast.IfExp(ast.Constant(True), slot.instead, slot.found)
        # The rest of the module stays as it is.
        around = next(each for each in self.tree.body if (each.end_lineno or 0) >= change.line)
        with _made(replace(slot, instead=ast.copy_location(instead, slot.instead))):
            return self._codes(around)

    def watched(self, reached: Mapping[int, Slot], note: str) -> dict[tuple[str, int], Any]:
        """Compile the module so that whatever comes to one of these places calls `note`.

        It calls it with the number of the place, and is to give nothing; so nothing is changed.
        """
        with ExitStack() as stack:
            for number, slot in reached.items():
                noted = ast.Call(ast.Name(note, ast.Load()), [ast.Constant(number)], [])
                both = ast.BoolOp(ast.Or(), [noted, slot.found])
                both = ast.copy_location(both, slot.found)
                stack.enter_context(_made(replace(slot, instead=both)))
            return self._codes(*self.tree.body)

    def _codes(self, *statements: ast.stmt) -> dict[tuple[str, int], Any]:
        for each in statements:
            ast.fix_missing_locations(each)
        return codes(compile(ast.Module([*statements], []), self.file, "exec"))


def codes(module: Any) -> dict[tuple[str, int], Any]:
    """Give all code within some code, by its name and the line it begins on."""
    found = {}
    waiting = [module]
    while waiting:
        for each in waiting.pop().co_consts:
            if hasattr(each, "co_code"):
                found[each.co_qualname, each.co_firstlineno] = each
                waiting.append(each)
    return found


@contextmanager
def _made(slot: Slot) -> Iterator[None]:
    old = slot.put(slot.instead)
    try:
        yield
    finally:
        slot.put(old)


_After = dict[ast.AST, list[ast.AST]]
"""For each condition, what is come to only as it lets it."""


def _guarded(tree: ast.AST) -> _After:
    """Find what conditions stand before: what follows one that turns others away, or its body."""
    after: _After = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.IfExp):
            after[node.test] = [node.body]
        body: Any = getattr(node, "body", None)
        for number, each in enumerate(body if isinstance(body, list) else ()):
            if isinstance(each, ast.If):
                leaves = isinstance(each.body[-1], (ast.Return, ast.Raise, ast.Continue, ast.Break))
                turned_away = isinstance(each.test, ast.BoolOp) and isinstance(each.test.op, ast.Or)
                after[each.test] = body[number + 1 :] if leaves and turned_away else [*each.body]
    return after


class _Place(Struct, frozen=True):
    """A node of the tree as it is come to: the function around it, and where it hangs."""

    function: str
    first: int
    node: Any
    parent: Any
    field: str
    index: int | None
    after: list[ast.AST]

    def change(
        self,
        kind: str,
        instead: ast.expr,
        *,
        text: str = "",
        shown: Any = None,
        reached: Slot | None = None,
    ) -> Change:
        """Put something else in this place, and tell how that reads.

        What is `reached` as the change is felt is the place itself, or a part of it.
        """
        ast.copy_location(instead, self.node)
        slot = Slot(self.parent, self.field, self.index, instead)
        if not text:
            was = ast.unparse(shown or self.node)
            with _made(slot):
                now = ast.unparse(shown or instead)
            text = f"{_short(was)} → {_short(now)}"
        reached = reached or slot
        line = reached.found.lineno
        return Change(self.function, self.first, kind, text, line, slot, reached)


def _short(text: str) -> str:
    """Put it in one line of bearable length."""
    line = " ".join(text.split())
    return line if len(line) <= _WIDTH else f"{line[: _WIDTH - 1]}…"


def _walked(
    tree: ast.AST, names: tuple[str, ...], first: int | None, after: _After
) -> Iterator[Change]:
    for field, value in ast.iter_fields(tree):
        if field in ("decorator_list", "annotation", "returns", "args") and not isinstance(
            tree, ast.Call
        ):
            continue
        many = isinstance(value, list)
        for index, node in enumerate(value if many else [value]):
            if not isinstance(node, ast.AST):
                continue
            inside, line = names, first
            if isinstance(node, (ast.FunctionDef, ast.Lambda)):
                name = getattr(node, "name", "<lambda>")
                inside = (*names, "<locals>", name) if names else (name,)
                decorated = getattr(node, "decorator_list", [])
                line = decorated[0].lineno if decorated else node.lineno
            elif first is not None:
                at = index if many else None
                place = _Place(".".join(names), first, node, tree, field, at, after.get(node, []))
                for make in _MAKERS:
                    yield from make(place)
            yield from _walked(node, inside, line, after)


def _comparisons(at: _Place) -> Iterator[Change]:
    if not isinstance(at.node, ast.Compare):
        return
    for number, op in enumerate(at.node.ops):
        for other in _TURNED[type(op)]:
            ops = [*at.node.ops]
            ops[number] = other()
            yield at.change("comparison", ast.Compare(at.node.left, ops, at.node.comparators))


def _conjunctions(at: _Place) -> Iterator[Change]:
    if not isinstance(at.node, ast.BoolOp):
        return
    was, now = ("and", ast.Or()) if isinstance(at.node.op, ast.And) else ("or", ast.And())
    whole = _short(ast.unparse(at.node))
    other = ast.BoolOp(now, at.node.values)
    yield at.change("and/or", other, text=f"{'or' if was == 'and' else 'and'} for {was}: {whole}")
    for number, dropped in enumerate(at.node.values):
        left = [each for each in at.node.values if each is not dropped]
        rest = ast.BoolOp(at.node.op, left) if len(left) > 1 else left[0]
        # A constant in the end only says what an answer is that holds nothing.
        if not isinstance(dropped, ast.Constant) and not _narrows(dropped, left[number:], at.after):
            text = f"without: {_short(ast.unparse(dropped))}"
            part = Slot(at.node, "values", number, dropped)
            yield at.change("part dropped", _copied(rest), text=text, reached=part)


def _narrows(part: ast.expr, further: list[ast.expr], after: list[ast.AST]) -> bool:
    """Tell whether a part only lets what comes after it speak of something that is there.

    Without it that would raise, or it is there for the type checker: that is no rule.
    """
    later = [each for one in further for each in ast.walk(one)]
    then = [each for one in after for each in ast.walk(one)]
    if isinstance(part, ast.Call) and ast.unparse(part.func) == "isinstance":
        meant = _had_parts(later + then)
        subject = part.args[0]
    elif isinstance(part, ast.Compare) and isinstance(part.ops[0], (ast.Is, ast.IsNot)):
        compared = [
            id(one)
            for each in then
            if isinstance(each, ast.Compare)
            for one in (each.left, *each.comparators)
        ]
        meant = [each for each in later if isinstance(each, ast.expr)]
        meant += [each for each in then if isinstance(each, ast.expr) and id(each) not in compared]
        subject = part.left
    else:
        return False
    return ast.unparse(subject) in map(ast.unparse, meant)


def _had_parts(nodes: list[ast.AST]) -> list[ast.expr]:
    """Give the expressions of whose parts these nodes speak."""
    return [each.value for each in nodes if isinstance(each, ast.Attribute)]


def _is_missing(test: ast.expr) -> bool:
    """Tell whether a condition says that something is not there, or of another kind."""
    if isinstance(test, ast.UnaryOp) and isinstance(test.operand, ast.Call):
        return ast.unparse(test.operand.func) == "isinstance"
    return isinstance(test, ast.Compare) and isinstance(test.ops[0], ast.Is)


def _negations(at: _Place) -> Iterator[Change]:
    if isinstance(at.node, ast.UnaryOp) and isinstance(at.node.op, ast.Not):
        yield at.change("not", _copied(at.node.operand))
        return
    if isinstance(at.node, (ast.Call, ast.Name, ast.Attribute, ast.NamedExpr)) and _is_asked(at):
        yield at.change("not", ast.UnaryOp(ast.Not(), at.node))


def _is_asked(at: _Place) -> bool:
    """Tell whether it is what a condition is made of, rather than a value."""
    if isinstance(at.parent, ast.BoolOp):
        return True
    if isinstance(at.parent, ast.comprehension):
        return at.field == "ifs"
    return isinstance(at.parent, (ast.If, ast.IfExp, ast.While)) and at.field == "test"


def _answers(at: _Place) -> Iterator[Change]:
    if isinstance(at.node, ast.Constant) and isinstance(at.node.value, bool):
        yield at.change("answer", ast.Constant(not at.node.value), shown=_around(at))


def _numbers(at: _Place) -> Iterator[Change]:
    if isinstance(at.node, ast.Constant) and type(at.node.value) is int:
        for step in (1, -1):
            yield at.change("number", ast.Constant(at.node.value + step), shown=_around(at))
    if isinstance(at.node, ast.BinOp) and isinstance(at.node.op, (ast.Add, ast.Sub)):
        other = ast.Sub() if isinstance(at.node.op, ast.Add) else ast.Add()
        yield at.change("number", ast.BinOp(at.node.left, other, at.node.right))


def _players(at: _Place) -> Iterator[Change]:
    """Swap a player for the other one, and a side for the other side."""
    node = at.node
    if _is_opponent(node):
        yield at.change("player", _copied(node.args[0]), shown=_around(at))
    if not isinstance(getattr(node, "ctx", None), ast.Load):
        return
    if isinstance(node, ast.Attribute) and node.attr in _SIDES:
        other = ast.Attribute(node.value, _SIDES[node.attr], ast.Load())
        yield at.change("player", other, shown=_around(at))
    is_player = isinstance(node, ast.Attribute) and node.attr in _OF_A_PLAYER
    if is_player or (isinstance(node, ast.Name) and node.id in _PLAYERS):
        if isinstance(at.parent, ast.Compare) or _is_opponent(at.parent):
            return  # the comparison turned round, or the opponent taken away, says the same
        yield at.change("player", _opponent(node), shown=_around(at))


def _is_opponent(node: ast.AST) -> bool:
    return (
        isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and node.func.attr == "opponent"
    )


def _opponent(player: ast.expr) -> ast.expr:
    state = ast.Attribute(ast.Name("game", ast.Load()), "state", ast.Load())
    return ast.Call(ast.Attribute(state, "opponent", ast.Load()), [player], [])


def _branches(at: _Place) -> Iterator[Change]:
    """Take a condition for granted, or for never fulfilled."""
    tests: list[tuple[Any, str, int | None]] = []
    if isinstance(at.node, ast.comprehension):
        tests = [(test, "ifs", number) for number, test in enumerate(at.node.ifs)]
    elif isinstance(at.node, (ast.If, ast.IfExp)):
        tests = [(at.node.test, "test", None)]
    for test, field, index in tests:
        place = _Place(at.function, at.first, test, at.node, field, index, [])
        said = _short(ast.unparse(test))
        yield place.change("guard dropped", ast.Constant(True), text=f"always: {said}")
        if field == "test" and not _is_missing(test):
            yield place.change("branch dropped", ast.Constant(False), text=f"never: {said}")


def _extremes(at: _Place) -> Iterator[Change]:
    if isinstance(at.node, ast.Call) and isinstance(at.node.func, ast.Name):
        other = _CALLS.get(at.node.func.id)
        if other is not None:
            call = ast.Call(ast.Name(other, ast.Load()), at.node.args, at.node.keywords)
            yield at.change("order", call)


def _around(at: _Place) -> ast.AST | None:
    """Give the expression around a node, if there is one, for the change to be understood."""
    return at.parent if isinstance(at.parent, (ast.expr, ast.Return)) else None


def _copied(node: ast.expr) -> ast.expr:
    """Give a node that may hang in two places of a tree."""
    fresh = type(node)(**dict(ast.iter_fields(node)))
    return ast.copy_location(fresh, node)


_MAKERS: tuple[Callable[[_Place], Iterator[Change]], ...] = (
    _players,
    _comparisons,
    _conjunctions,
    _negations,
    _answers,
    _numbers,
    _branches,
    _extremes,
)
