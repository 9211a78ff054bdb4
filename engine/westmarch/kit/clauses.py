"""Takes out what cards say, clause by clause, and looks which scenarios notice.

A clause stands if a scenario of its card notices, or else if one notices where another card says
the like: the same phrases with other numbers and names.
"""

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from functools import cache, partial
from typing import Any, Literal, get_args, get_origin, get_type_hints

from msgspec import Struct

from westmarch.book.load import our_book
from westmarch.cards.pool import clause_id
from westmarch.cards.sheets import all_cards
from westmarch.cards.wording.writing import write
from westmarch.corpus.model import Case
from westmarch.corpus.run import run_case
from westmarch.judging import judge_for
from westmarch.kit.driver import InProcess
from westmarch.kit.mutate import Build, Mutant

Each = Callable[[Callable[["Said"], Mutant], tuple["Said", ...]], Iterable[Mutant]]


class Said(Struct, frozen=True):
    """A clause of a card."""

    card: str
    line: int
    path: str
    words: str
    like: tuple[str, ...]
    """What it has in common with clauses of which it takes one scenario to prove them all."""

    @property
    def id(self) -> str:
        """The card and the line of its file."""
        return clause_id(self.card, self.line)


def all_clauses() -> tuple[Said, ...]:
    """Give each clause that is modelled, in whatever edition."""
    pools = [judge_for(each).pool for each in our_book().editions]
    found = {
        clause_id(card.id, clause.line): Said(
            card.id,
            clause.line,
            f"rules/{card.path}",
            write(clause),
            tuple(dict.fromkeys(_walk(clause))),
        )
        for listed in all_cards().listed.values()
        # A card that nothing amends is the same in all of them.
        for card in (pool[listed.id] for pool in (pools if listed.amending else pools[:1]))
        for clause in card.clauses
    }
    return tuple(found.values())


def prove(
    clauses: tuple[Said, ...],
    cases: Iterable[Case],
    build: Build,
    each: Each = map,
    others: Iterable[Said] = (),
) -> dict[str, Mutant]:
    """Take each of these clauses out: give what became of it, by the clause's id.

    Among the `others`, too, one is looked for that says the like and is proved.
    """
    of: defaultdict[str, list[Case]] = defaultdict(list)
    for case in cases:
        for card in dict.fromkeys(case.cards):
            of[card].append(case)
    without = partial(_without, of, build)
    mutants = dict(zip(clauses, each(without, clauses), strict=True))
    proved = {said.like: said for said, each in mutants.items() if each.verdict == "killed"}
    wanted = {said.like for said in clauses} - proved.keys()
    for other in others:
        sought = other.like in wanted - proved.keys() and other not in mutants
        if sought and without(other).verdict == "killed":
            proved[other.like] = other
    return {
        said.id: _as_the_like(mutant, proved.get(said.like)) for said, mutant in mutants.items()
    }


def _without(of: dict[str, list[Case]], build: Build, said: Said) -> Mutant:
    cases = of.get(said.card, [])
    engine = InProcess(build(frozenset({said.id})))
    for case in cases:
        # Whatever becomes of it, the scenario is no longer what it was.
        if run_case(case, engine).status != "pass":
            return Mutant("killed", (case.key,))
    return Mutant("survived", reason=f"none of the card's {len(cases)} scenarios notices")


def _as_the_like(mutant: Mutant, like: Said | None) -> Mutant:
    if mutant.verdict == "killed" or like is None:
        return mutant
    return Mutant("killed-by-like", reason=f"{mutant.reason}; {like.card} says the like")


def _walk(said: Any) -> Iterator[str]:
    """Give the phrases of a clause and the words of the language in them, no numbers or names."""
    if isinstance(said, Struct):
        yield type(said).__name__
        words = _words_of(type(said))
        for field in said.__struct_fields__:
            value = getattr(said, field)
            if isinstance(value, str) and field in words:
                yield f"{field} {value}"
            else:
                yield from _walk(value)
    elif isinstance(said, tuple):
        for each in said:
            yield from _walk(each)


@cache
def _words_of(struct: type[Struct]) -> frozenset[str]:
    """Give the fields of a struct that hold a word of a list which the language knows."""
    hints = get_type_hints(struct)
    return frozenset(each for each in struct.__struct_fields__ if _is_listed(hints[each]))


def _is_listed(hint: Any) -> bool:
    return get_origin(hint) is Literal or any(map(_is_listed, get_args(hint)))
