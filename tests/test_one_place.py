"""A rule is said in one place, its own: mechanics decide nothing, and rules ask by quantities."""

import ast
from collections import defaultdict
from collections.abc import Iterator

import pytest

from westmarch.cards.model.card import Character, Creature, Region, Site
from westmarch.cards.pool import load_pool
from westmarch.paths import PACKAGE

PHASES = {"untap", "organization", "long-event", "movement-hazard", "site", "end-of-turn"}
LIES = {"untapped", "tapped", "wounded"}
KINDS = {"wizard", "ringwraith", "fallen-wizard", "balrog"}

Found = set[tuple[str, str]]
"""Where something is, a module and the name within it, and what it is."""

NUMBERS = {
    ("mechanics/foresight.py _ANY_ROLL", "7"): "any roll shows a difference between two totals",
    ("mechanics/lookups.py LimitModifier", "2"): "what a card halves is divided by two",
}
"""Numbers in mechanics that are no rule's, and why."""

COMPARISONS = {
    ("mechanics/combat_actions.py _at_peace", "state.phase == 'movement-hazard'"): (
        "the only phase in whose middle an attack breaks in upon a step"
    ),
    ("mechanics/companies.py _is_gone", "state.phase != 'movement-hazard'"): (
        "when to forget a company of nobody, which no player notices"
    ),
    ("mechanics/control.py is_ringwraith", "facts.race == 'Ringwraith'"): "what a card is",
    ("mechanics/corruption.py _by_one_untapped", "position == 'untapped'"): (
        "what support takes, of which a card asks as well as the rule"
    ),
    ("mechanics/dragons.py has_dragon_attack", "each.attack.race == 'Dragon'"): "what attacks",
    ("mechanics/hazards.py _is_nazgul", "facts.attack.race == 'Nazgûl'"): "what a card is",
    ("mechanics/sides.py is_balrog", "getattr(game.printed(card).facts, 'race', '') == 'Balrog'"): (
        "what a card is"
    ),
    (
        "mechanics/sides.py is_orc_or_troll",
        "getattr(game.printed(card).facts, 'race', '') in ('Orc', 'Troll')",
    ): "what a card is",
    ("mechanics/turn.py open_phase", "state.phase == 'end-of-turn'"): (
        "which windows a phase opens with: of one, they are its steps"
    ),
    ("mechanics/turn.py next_company", "state.phase == 'movement-hazard'"): (
        "after all companies' parts of it, the journeys end"
    ),
    ("mechanics/turn.py hands_are_reset", "play.state.phase == 'movement-hazard'"): (
        "which window hands were reset in, a company's or the turn's"
    ),
}
"""Comparisons in mechanics that decide nothing, and why."""

TWICE = {
    frozenset({"play-deck", "discard-pile"}): "where two rules on the sideboard let cards go",
    frozenset({"item", "ally", "character"}): "what the texts of cards and one rule can be about",
    frozenset({"Orc", "Troll"}): "who goes with whom and who takes trophies are two matters",
    frozenset({"hero", "minion"}): "the two sides there are",
    frozenset({"major", "greater"}): "what treasures are, and what one Dragon comes for",
    frozenset({"Border-hold", "Free-hold"}): "where two cards find people at home",
    frozenset({"Animal", "Wolf"}): "the beasts of which two hazards speak",
    frozenset({"BEING_PLAYED", "IN_PLAY"}): "where cards are aimed at, and where events still work",
}
"""Lists of words that are written in several places, and why."""


def modules(*packages: str) -> Iterator[tuple[str, ast.Module]]:
    """The modules of some packages, each with its path and its code."""
    for package in packages:
        for path in sorted((PACKAGE / package).rglob("*.py")):
            yield path.relative_to(PACKAGE).as_posix(), ast.parse(path.read_text("utf-8"))


def parts(module: str, tree: ast.Module) -> Iterator[tuple[str, ast.AST]]:
    """Every node of a module, with the name of what it is within."""
    for statement in tree.body:
        name = getattr(statement, "name", "")
        targets = getattr(statement, "targets", [getattr(statement, "target", None)])
        if isinstance(targets[0], ast.Name):
            name = targets[0].id
        if name == "__all__":
            continue
        for node in ast.walk(statement):
            yield f"{module} {name}", node


def words(node: ast.AST) -> set[str]:
    """The words and the names of windows in a literal, if it is a list of them."""
    if isinstance(node, ast.Dict):
        elements: list[ast.expr | None] = [*node.keys]
    elif isinstance(node, ast.Tuple | ast.List | ast.Set):
        elements = [*node.elts]
    else:
        return set()
    said = {each.value for each in elements if isinstance(each, ast.Constant)}
    named = {each.id for each in elements if isinstance(each, ast.Name) and each.id.isupper()}
    return {each for each in said | named if isinstance(each, str)}


def numbers() -> Found:
    """Numbers in mechanics, other than those by which things are counted."""
    return {
        (where, str(node.value))
        for module, tree in modules("mechanics")
        for where, node in parts(module, tree)
        if isinstance(node, ast.Constant) and type(node.value) in (int, float)
        if node.value not in (0, 1)
    }


def lists_of_phases() -> set[str]:
    return {
        where
        for module, tree in modules("mechanics")
        for where, node in parts(module, tree)
        if len(words(node) & PHASES) > 1
    }


@pytest.fixture(scope="module")
def rule_words() -> set[str]:
    """The words by which rules tell cards and moments apart."""
    found = LIES | KINDS | (PHASES - {"site"})
    for card in load_pool("emended", frozenset()).cards.values():
        facts = card.facts
        if isinstance(facts, Character):
            found.add(facts.race)
        elif isinstance(facts, Creature):
            found.add(facts.attack.race)
        elif isinstance(facts, Site):
            found.add(facts.site_type)
        elif isinstance(facts, Region):
            found.add(facts.region_type)
    return found


def compares(node: ast.Compare, rule_words: set[str]) -> bool:
    """Tell whether a comparison asks for such a word, or how two numbers of a game compare."""
    sides = [node.left, *node.comparators]
    inside = [each for side in sides for each in ast.walk(side)]
    constants = [each.value for each in inside if isinstance(each, ast.Constant)]
    if any(each in rule_words for each in constants if isinstance(each, str)):
        return True
    if not any(isinstance(each, ast.Lt | ast.LtE | ast.Gt | ast.GtE) for each in node.ops):
        return False
    counts = any(isinstance(each, ast.Name) and each.id == "len" for each in inside)
    return not counts and not any(
        isinstance(side, ast.Constant) and side.value in (0, 1) for side in sides
    )


def comparisons(rule_words: set[str]) -> Found:
    return {
        (where, ast.unparse(node))
        for module, tree in modules("mechanics")
        for where, node in parts(module, tree)
        if isinstance(node, ast.Compare) and compares(node, rule_words)
    }


def test_mechanics_know_no_number_of_a_rule() -> None:
    assert numbers() == set(NUMBERS)


def test_mechanics_know_no_order_of_phases() -> None:
    assert lists_of_phases() == set()


def test_mechanics_compare_nothing_that_a_rule_compares(rule_words: set[str]) -> None:
    assert comparisons(rule_words) == set(COMPARISONS)


# Rules do not call each other


def chapter(module: str) -> str:
    """The chapter that a module of the rulebooks belongs to; the cards are one."""
    path = module.removesuffix(".py").removesuffix("/__init__").split("/")
    return "/".join(path[:2] if path[:2] == ["rulebooks", "cards"] else path[:3])


def imports(tree: ast.Module) -> Iterator[tuple[str, str]]:
    """The modules that are imported, and the names from them."""
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module is not None:
            inside = node.module.removeprefix("westmarch.").replace(".", "/")
            for each in node.names:
                yield inside, each.name


def speaks(tree: ast.Module) -> bool:
    """Tell whether a module of the rulebooks makes or registers any rule."""
    names = {"RULES", "rule", "makes"}
    return any(isinstance(each, ast.Name) and each.id in names for each in ast.walk(tree))


def test_chapters_ask_each_other_by_quantities() -> None:
    """But for what the words of cards mean: modules of the cards that make no rules."""
    trees = dict(modules("rulebooks"))
    known = {
        module.removesuffix(".py").removesuffix("/__init__"): tree for module, tree in trees.items()
    }
    across = {
        f"{module} imports {name} of {source}"
        for module, tree in trees.items()
        for source, name in imports(tree)
        if source.startswith("rulebooks/") and chapter(module) != chapter(source)
        if not (chapter(source) == "rulebooks/cards" and not speaks(known[source]))
    }
    assert across == set()


def test_nobody_else_asks_a_chapter() -> None:
    packages = [path.name for path in PACKAGE.iterdir() if path.is_dir()]
    others = modules(*(each for each in packages if each not in ("rulebooks", "__pycache__")))
    asked = {
        f"{module} imports {name} of {source}"
        for module, tree in others
        for source, name in imports(tree)
        # Where the texts are enforced that one card has for itself, as `enforced` tells of rules,
        # and which words that code has.
        if source.startswith("rulebooks/") and name not in ("own_code", "own_words")
    }
    assert asked == set()


def registered(tree: ast.Module) -> set[str]:
    """The functions of a module that are registered as rules."""
    return {
        node.name
        for node in tree.body
        if isinstance(node, ast.FunctionDef)
        for each in node.decorator_list
        if isinstance(each, ast.Call) and ast.unparse(each.func).startswith("RULES.")
    }


def test_no_rule_calls_another_as_a_function() -> None:
    trees = dict(modules("rulebooks"))
    rules = {module.removesuffix(".py"): registered(tree) for module, tree in trees.items()}
    called = set()
    for module, tree in trees.items():
        own = rules[module.removesuffix(".py")]
        theirs = {name for source, name in imports(tree) if name in rules.get(source, ())}
        called |= {
            f"{module} calls {node.id}"
            for node in ast.walk(tree)
            if isinstance(node, ast.Name) and node.id in own | theirs
        }
    assert called == set()


# Nothing is written twice


def is_rule_id(word: str) -> bool:
    return word.count(".") > 1


def test_no_list_is_written_twice() -> None:
    """Where two modules know the same list, one of them should ask the other, or both a rule."""
    written: dict[frozenset[str], set[str]] = defaultdict(set)
    for module, tree in modules("mechanics", "rulebooks"):
        for node in ast.walk(tree):
            found = words(node) if not isinstance(node, ast.Dict) else set()
            if len(found) > 1 and not any(map(is_rule_id, found)):
                written[frozenset(found)].add(module)
    twice = {found for found, where in written.items() if len(where) > 1}
    assert twice == set(TWICE), {each: written[each] for each in twice ^ set(TWICE)}
