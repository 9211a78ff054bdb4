"""What one card alone says: from the line of the card to the functions under its id and key."""

from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from keyword import iskeyword
from pkgutil import walk_packages

from msgspec import structs

from westmarch.cards.model.card import Card
from westmarch.cards.model.own import Own
from westmarch.errors import BadData
from westmarch.kernel.rulebook import Rule, Rulebook
from westmarch.rulebooks import Enforcement, place_of
from westmarch.rulebooks.cards import sets
from westmarch.rulebooks.cards.clause_registry import AS_WRITTEN, makes, refusing, saying
from westmarch.table.events.chain import OwnTextFollowed

_SETS = f"{sets.__name__}."


@makes(Own)
def own_rules(card: Card, own: Own) -> Iterator[Rule]:
    """Give the rules that are registered for a text of the card, as rules of the card."""
    registered = own_texts().get(f"{card.id}.{own.key}")
    if registered is None:
        raise BadData(
            f"“{card.name}” has a text of its own that no code stands for: {own.key}",
            where=f"rules/{card.path}:{card.line}",
            hint=f"Register it under {own.key} in {where_code_belongs(card.id)}.",
        )
    for each in registered:
        # What the text does as an effect is looked up under its name: nobody else's business.
        on = tuple(each.id if kind is OwnTextFollowed else kind for kind in each.on)
        as_written = refusing(card, own) if each.use == "forbid" else saying(card, own)
        says = as_written if each.says == AS_WRITTEN else each.says
        yield structs.replace(each, id=card.id, text=each.id, card=card.id, on=on, says=says)


@cache
def own_texts() -> dict[str, tuple[Rule, ...]]:
    """Give what is registered for the texts of single cards, by the card's id and the key."""
    found: defaultdict[str, list[Rule]] = defaultdict(list)
    for book in own_books():
        for rule in book.rules:
            found[rule.id].append(rule)
    return {id_: tuple(rules) for id_, rules in found.items()}


def own_books() -> dict[Rulebook, str]:
    """Give the rulebooks of single cards, each with the module that it is in."""
    modules = (import_module(each.name) for each in walk_packages(sets.__path__, _SETS))
    return {
        book: module.__name__
        for module in modules
        for book in vars(module).values()
        if isinstance(book, Rulebook)
    }


def own_code() -> dict[str, Enforcement]:
    """Where the code of each such text is: its first function, if it has several."""
    return {text: place_of(rules[0]) for text, rules in own_texts().items()}


def where_code_belongs(card: str) -> str:
    """Name the module that has code of a card already, or else the folder of its set."""
    modules = (module for book, module in own_books().items() if book.chapter == card)
    module = next(modules, None)
    if module is not None:
        return f"engine/{module.replace('.', '/')}.py"
    name = card.partition("-")[0].lower()
    return f"a module of engine/{_SETS.replace('.', '/')}{name}{'_' * iskeyword(name)}/"
