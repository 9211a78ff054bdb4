"""Making rules out of clauses: the registry of what each kind of clause becomes."""

from collections.abc import Callable, Collection, Iterator
from re import sub
from typing import Any, Literal, overload

from msgspec import structs

from westmarch.cards.language.statement import ByReading
from westmarch.cards.model.card import Card
from westmarch.cards.model.own import Own
from westmarch.cards.wording.writing import write
from westmarch.kernel.order import Layer, Rank
from westmarch.kernel.rulebook import (
    A,
    About,
    Allows,
    Bars,
    Changes,
    GenericQuantity,
    Gives,
    Leads,
    Of,
    Rule,
    Says,
    Sentence,
    Value,
)
from westmarch.kernel.words import with_minus
from westmarch.table.game import Game

Makes = Callable[[Card, Any], Iterator[Rule]]

MAKERS: dict[type, Makes] = {}
"""For each kind of clause, the function that gives its rules."""


def makes(clause: type) -> Callable[[Makes], Makes]:
    """Tell which rules a clause of this kind becomes."""

    def register(function: Makes) -> Makes:
        MAKERS[clause] = function
        return function

    return register


AS_WRITTEN = "as written"
"""What the code of a card's own text says where nothing says it better than the text."""


def saying(card: Card, clause: Any) -> str:
    """What a clause of a card says, as it is read out."""
    return f"{card.name} says: {_line(clause)}."


def refusing(card: Card, clause: Any) -> str:
    """The same, where the clause says what has to be and is not, or what must not be and is."""
    return f"{card.name} does not allow it: “{_line(clause)}”."


def _line(clause: Any) -> str:
    line = clause.text if isinstance(clause, Own) else sub(r"\bown [a-z-]+: ", "", write(clause))
    return with_minus(line)


@overload
def rule(
    card: Card,
    use: Literal["permit"],
    about: type[A],
    run: Allows[A],
    says: Sentence[Any, A] = None,
    *,
    of: Of = "all",
) -> Rule: ...


@overload
def rule(
    card: Card,
    use: Literal["forbid"],
    about: type[A],
    run: Bars[A],
    says: Sentence[Any, A] = None,
    *,
    again: bool = False,
    of: Of = "all",
) -> Rule: ...


@overload
def rule(
    card: Card,
    use: Literal["define"],
    about: GenericQuantity[Any, *About, Value],
    run: Gives[*About, Value | None],
    says: Sentence[Value, *About] = None,
    *,
    order: Rank = Rank.USUAL,
    of: Of = "all",
) -> Rule: ...


@overload
def rule(
    card: Card,
    use: Literal["adjust"],
    about: GenericQuantity[Any, *About, Value],
    run: Changes[Value, *About],
    says: Sentence[Value, Value, *About] = None,
    *,
    order: Layer = Layer.ADDED,
    of: Of = "all",
) -> Rule: ...


@overload
def rule(
    card: Card,
    use: Literal["react", "replace"],
    about: type[A],
    run: Leads[A],
    says: Sentence[Any, A] = None,
    *,
    order: Rank = Rank.USUAL,
    of: Of = "all",
) -> Rule: ...


def rule(
    card: Card,
    use: str,
    about: Any,
    run: Callable[..., Any],
    says: Says = None,
    *,
    order: Layer | Rank = Rank.USUAL,
    again: bool = False,
    of: Of = "all",
) -> Rule:
    """Make one rule of a card. It is active while the card is, and when the card is spoken of.

    A rule of the card itself is active at no other time, nor is one of its bearer, but for him.
    """
    return Rule(
        id=card.id,
        use=use,
        on=(about,),
        run=run,
        says=says,
        order=order,
        again=again,
        card=card.id,
        of=of,
    )


def by_reading(
    each: Rule, *, only: ByReading | None = None, never: Collection[ByReading] = ()
) -> Rule:
    """Make a rule of a card hold only by one reading of an open question, or by some not at all."""
    silence: Any = {"react": (), "forbid": False}.get(each.use)

    def run(game: Game, *about: Any) -> Any:
        if only is not None and game.reading(only.question) != only.reading:
            return silence
        if any(game.reading(by.question) == by.reading for by in never):
            return silence
        return each.run(game, *about)

    return structs.replace(each, run=run) if only or never else each
