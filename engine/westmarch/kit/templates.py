"""Adapters to begin with: what `check init` writes for the author of an engine."""

import json
from collections import defaultdict
from pathlib import Path
from typing import Any

from msgspec import Struct

from westmarch.book.load import our_book
from westmarch.cards.model.card import Ally, Card, Character, Item, Site
from westmarch.cards.model.clause import Clause
from westmarch.cards.model.own import Own
from westmarch.cards.model.phrases.conditions import LiesWith
from westmarch.cards.model.phrases.effects.changes import Shift
from westmarch.cards.model.phrases.targets import Bearer
from westmarch.cards.model.phrases.things import Who
from westmarch.cards.model.play_clauses import Standing
from westmarch.cards.model.vocabulary import RACES, SKILLS
from westmarch.cards.pool import load_pool
from westmarch.errors import BadUsage
from westmarch.files import write
from westmarch.judging import judge_for
from westmarch.mechanics.quantities.actions import NEGATED
from westmarch.mechanics.quantities.corruption import CHECK_MODIFIER
from westmarch.paths import EXAMPLES

TEMPLATES = EXAMPLES / "adapters"
"""The templates, a folder each."""


class Template(Struct, frozen=True):
    """An adapter in some language."""

    language: str
    needs: str
    """What has to be installed."""
    build: tuple[str, ...]
    """What makes it ready; nothing where nothing has to be done."""
    start: str
    """How it is started, from its folder."""


LANGUAGES = {
    "python": Template("Python", "Python 3", (), "python3 adapter.py"),
    "javascript": Template("JavaScript", "Node.js", (), "node adapter.js"),
    "c": Template("C", "a C compiler", ("cc -O2 -o adapter adapter.c json.c",), "./adapter"),
}

_ELSEWHERE = {CHECK_MODIFIER.name, NEGATED.name}
"""What texts that one card alone has may change without any number being another."""
_WORN = ("weapon", "armor", "shield", "helmet")
"""Of each of these a bearer uses one at a time."""
_KINDS = (*RACES, *SKILLS)
_ADDED = ("prowess", "body", "direct influence")
"""What an item adds to."""
_NUMBERS = {"prowess", "body", "mind", "marshalling points", "corruption points"}


def write_template(language: str, folder: Path) -> tuple[Path, ...]:
    """Write an adapter into a folder; nothing that is there already is touched."""
    # Whoever installs a wheel has its modules compiled, into a folder beside them.
    handed_out = (each for each in sorted((TEMPLATES / language).iterdir()) if each.is_file())
    files = {file.name: file.read_text("utf-8") for file in handed_out}
    files["cards.json"] = card_facts()
    there = [name for name in files if (folder / name).exists()]
    if there:
        raise BadUsage(
            f"In {folder} there is already {', '.join(there)}.",
            hint="Name another folder; nothing was written.",
        )
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in files.items():
        write(folder / name, text)
    return tuple(folder / name for name in files)


def card_facts() -> str:
    """Write what is printed on cards, one a line, for adapters whose engines have no cards yet."""
    book = our_book()
    pool = load_pool(book.default_edition, book.in_force(book.default_edition))
    cards = [pool[id_] for id_, each in pool.listed.items() if each.type != "region"]
    lines = (f'"{each.id}": {json.dumps(_facts(each), ensure_ascii=False)}' for each in cards)
    return "{\n" + ",\n".join(lines) + "\n}\n"


def _facts(card: Card) -> dict[str, Any]:
    facts: dict[str, Any] = {"name": card.name, "type": card.type, "alignment": card.alignment}
    if card.points:
        facts |= {"points": card.points, "source": card.points_kind}
    if card.corruption:
        facts["corruption"] = card.corruption
    held = card.facts
    if isinstance(held, Character | Ally):
        facts |= {"prowess": held.prowess, "body": held.body, "mind": held.mind}
    if isinstance(held, Character):
        facts["direct-influence"] = held.direct_influence
        facts["kinds"] = [held.race, *held.skills]
    if isinstance(held, Site):
        facts["site-type"] = held.site_type
    if isinstance(held, Item):
        facts |= _added(card, held)
    touched = {topic for each in card.unmodelled for topic in each.touching}
    if touched & _NUMBERS or any(_counts(card, each) for each in card.clauses):
        facts["changes"] = True
    return facts


def _counts(card: Card, clause: Clause) -> bool:
    """Tell whether a clause may change a number in some way that is not among the facts."""
    if isinstance(clause, Own):
        text = f"{card.id}.{clause.key}"
        rules = judge_for(our_book().default_edition).rules.said_by(card.id)
        own = (each for each in rules if each.text == text and each.use in ("define", "adjust"))
        defined = {each for rule in own for each in rule.on}
        return not {each.name for each in defined} <= _ELSEWHERE
    return isinstance(clause, Standing) and not _idle(clause) and not _for_some(clause)


def _idle(clause: Standing) -> bool:
    """Tell whether a clause waits for another card to lie with this one, be it for ever."""
    return any(isinstance(each, LiesWith) and each.yes for each in clause.conditions)


def _added(card: Card, held: Item) -> dict[str, Any]:
    """Give what an item adds to the numbers of its bearer, and as what it is worn."""
    added: defaultdict[str, list[dict[str, Any]]] = defaultdict(list)
    for name in _ADDED:
        if (always := getattr(held, name.replace(" ", "_"))) is not None:
            added[name].append(_modifier(always.amount, always.maximum))
    for each in card.clauses:
        for kinds, shift in _for_some(each):
            added[shift.quantity].append({"for": kinds, **_modifier(shift.amount, shift.maximum)})
    facts: dict[str, Any] = {name.replace(" ", "-"): each for name, each in added.items()}
    worn = next((each for each in _WORN if each in card.keywords), None)
    return facts | ({"worn": worn} if worn else {})


def _for_some(clause: Clause) -> list[tuple[list[str], Shift]]:
    """Give what a clause adds for bearers of some races or skills, if it says nothing else."""
    if not isinstance(clause, Standing) or not isinstance(clause.subject, Bearer):
        return []
    who = clause.subject.who
    kinds = [str(kind[0]) for kind in who.kinds if len(kind) == 1 and kind[0] in _KINDS]
    only = Who(kinds=tuple((kind,) for kind in kinds))
    adding = all(
        each.quantity in _ADDED and each == Shift(each.quantity, each.amount, maximum=each.maximum)
        for each in clause.shifts
    )
    always = all(isinstance(each, LiesWith) and not each.yes for each in clause.conditions)
    if not always or not kinds or who != only or not adding:
        return []
    return [(kinds, each) for each in clause.shifts]


def _modifier(amount: int, maximum: int | None) -> dict[str, Any]:
    return {"add": amount} | ({} if maximum is None else {"most": maximum})
