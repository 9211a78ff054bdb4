"""Rulebooks: every rule is a small function, registered under its id for one use.

A rule may *permit* or *forbid* an action, *refuse* what nothing permits, *define* or *adjust* a
quantity, *react* to an event or *replace* one. An edition lists the rules in force; an emendation
unlists what it replaces; a mutant unlists one. Card clauses become the same kind of object.
"""

from collections.abc import Callable, Iterable
from typing import (
    TYPE_CHECKING,
    Any,
    Generic,
    Literal,
    TypedDict,
    TypeVar,
    TypeVarTuple,
    Unpack,
    overload,
)

from msgspec import Struct

from westmarch.kernel.event import Event
from westmarch.kernel.order import Layer, Rank
from westmarch.kernel.register import Register
from westmarch.kernel.traits import Trait, reached

if TYPE_CHECKING:
    from westmarch.kernel.lack import Lack

About = TypeVarTuple("About")
"""What a quantity is about: `str` for a card, `str, int` for a character and the dice."""
Value = TypeVar("Value")
"""What a quantity gives."""
Value_co = TypeVar("Value_co", covariant=True)
Game_contra = TypeVar("Game_contra", contravariant=True)
# The types that a rule is registered on, of actions or of events.
A = TypeVar("A")
B = TypeVar("B")
C = TypeVar("C")
D = TypeVar("D")
E = TypeVar("E")

Function = Callable[..., Any]
Says = str | Callable[..., str] | None
Sentence = str | Callable[[Any, *About], str] | None
"""A sentence as a format string, or a function of the game that makes it of what there is."""
Term = tuple[int, str]
"""A part of a number, and what it is."""
TermOfCard = tuple[int, str, str]
"""The same, and the label of the card whose doing it is."""
Terms = Iterable[Term | TermOfCard]
Allows = Callable[[Any, A], "bool | Lack | None"]
"""A permission: a function of game and action that allows it, or gives what is lacking."""
Bars = Callable[[Any, A], "bool | tuple[str, ...] | Lack | None"]
"""A restriction: such a function that holds, or that tells what is against the action."""
Leads = Callable[[Any, A], Iterable[Event] | None]
"""A rule about an event: a function of the game and of the event, which gives further ones."""
Gives = Callable[[Any, *About], Value]
"""A function of the game and of what a quantity is about."""
Changes = Callable[[Any, Value, *About], Value | None]
"""A rule that changes a quantity: a function of the game, of the value so far, and of what the
quantity is about."""
PartsOfChange = Callable[[Any, Value, *About], Terms]
"""A function of the same, which tells the parts of what is added."""


Of = Literal["all", "itself", "bearer"]
"""Whom a clause of a card speaks of: the card alone, the card and whoever bears it, or anything."""
Blanket = Literal["", "time", "kind", "card"]
"""What a restriction looks at, besides who acts and when: nothing else, the kind of action alone,
or its card, too."""


class GenericQuantity(Generic[Game_contra, *About, Value_co]):
    """Something that rules define and adjust: a number, a fact, a list.

    Its type says of what game it is, what it is about and, last, what it gives.

    `printed` gives what holds before any rule speaks: a value, or a function of the game and of
    what the quantity is about, for what is read off the cards.
    `combine` says how several definitions go together: `first` that speaks, `any` that holds,
    or the `sum` of all.
    What is `lasting` follows from the rules and from what is printed, whatever happens in a game.

    `told` is what players call a number when they reckon it up, as in “the prowess of {0}”;
    numbers without such a name are not spoken of. `start` says what the number is before any rule
    speaks, and `terms` gives the parts that it then has, if there are several.
    `rolled` marks the total of a roll and what it is compared with.
    What `gathers` another quantity is the sum of all that this one has, source by source.
    """

    __slots__ = (
        "combine",
        "gathers",
        "is_read",
        "lasting",
        "name",
        "printed",
        "rolled",
        "start",
        "terms",
        "told",
    )

    def __init__(
        self,
        name: str,
        printed: Value_co | Callable[[Game_contra, *About], Value_co],
        combine: str = "first",
        *,
        lasting: bool = False,
        told: str = "",
        start: str = "",
        terms: Callable[[Game_contra, *About], Terms] | None = None,
        rolled: bool = False,
        gathers: "GenericQuantity[Game_contra, *About, dict[str, int]] | None" = None,
    ) -> None:
        self.name = name
        self.printed: Any = printed
        self.is_read = callable(printed)
        self.combine = combine
        self.lasting = lasting
        self.told = told
        self.start = start
        self.terms = terms
        self.rolled = rolled
        self.gathers = gathers

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.name!r})"


AnyQuantity = GenericQuantity[Any, *tuple[Any, ...], Any]
"""A quantity, whatever it is about and gives."""


class Rule(Struct, frozen=True, kw_only=True):
    """A rule as code: what it does, under which id, and what it says when it decides."""

    id: str
    use: str
    on: tuple[Any, ...]
    """The action types, the quantity or the event types it is about."""
    traits: tuple[Trait[Any], ...] = ()
    """The traits it was registered on: `on` holds the actions that have them."""
    run: Function
    says: Says = None
    """The reason in a sentence: a format string that may speak of `{action.card}` or
    `{event.card}`, or a function of what the rule has said and of its arguments.

    For a rule about a number, what its part of the number is: a few words."""
    terms: Function | None = None
    """For a rule about a number: a function of its arguments that gives each part of what it
    defines or adds, with a few words on what that is."""
    otherwise: Says = None
    """What is worth saying where the rule might be expected to speak and does not; for a
    permission, what is missing where it does not go so far."""
    lifts: tuple[str, ...] = ()
    """For a permission: the restrictions it sets aside."""
    again: bool = False
    """For a restriction: it holds to the end, so it is asked again as the action resolves."""
    blanket: Blanket = ""
    """For a restriction that no permission lifts: it looks at who acts and at the `time`, at
    nothing else, so it is asked once for all kinds of action; or at what `kind` of action it is,
    too, so it is asked once for all actions of the kind; or besides at the action's `card`, so it
    is asked once for all that might be done with that."""
    bars: bool = False
    """For an adjustment: where it leaves nothing, it is what forbids an action that needs it."""
    order: Layer | Rank = Rank.USUAL
    """Among rules about the same thing, lower comes first."""
    card: str | None = None
    """For a clause of a card: the card's id in the pool."""
    text: str = ""
    """For what one card alone says: the card's id and the key of the text."""
    of: Of = "all"
    """For a clause of a card: whom it speaks of."""

    @property
    def line(self) -> int:
        """The line its function begins on."""
        return self.run.__code__.co_firstlineno

    @property
    def file(self) -> str:
        """The file its function is in."""
        return self.run.__code__.co_filename


class _Permission(TypedDict, Generic[A], total=False):
    """What is said of a permission: see `Rule`."""

    says: Sentence[Any, A]
    otherwise: Sentence[A]
    lifts: Iterable[str]


class _Restriction(TypedDict, Generic[A], total=False):
    """What is said of a restriction: see `Rule`."""

    says: Sentence[Any, A]
    otherwise: Sentence[A]
    again: bool
    blanket: Blanket


class _Consequence(TypedDict, Generic[A], total=False):
    """What is said of a rule about an event: see `Rule`."""

    says: Sentence[Any, A]
    otherwise: Sentence[A]
    order: Rank


class Rulebook:
    """The rules of one chapter. Its decorators register a function under a rule's id.

    What a rule is registered on says what its function takes and gives.
    """

    def __init__(self, chapter: str) -> None:
        self.chapter = chapter
        self.rules: list[Rule] = []

    def _register(self, name: str, use: str, on: tuple[Any, ...], **more: Any) -> Register[Any]:
        def register(function: Function) -> Function:
            self.rules.append(
                Rule(id=f"{self.chapter}.{name}", use=use, on=reached(on), run=function, **more)
            )
            return function

        return register

    @overload
    def permit(
        self, name: str, action: type[A] | Trait[A], /, **more: Unpack[_Permission[A]]
    ) -> Register[Allows[A]]: ...

    @overload
    def permit(
        self,
        name: str,
        one: type[A] | Trait[A],
        two: type[B] | Trait[B],
        /,
        **more: Unpack[_Permission[A | B]],
    ) -> Register[Allows[A | B]]: ...

    @overload
    def permit(
        self,
        name: str,
        one: type[A] | Trait[A],
        two: type[B] | Trait[B],
        three: type[C] | Trait[C],
        /,
        **more: Unpack[_Permission[A | B | C]],
    ) -> Register[Allows[A | B | C]]: ...

    def permit(
        self,
        name: str,
        *actions: type | Trait[Any],
        says: Says = None,
        otherwise: Says = None,
        lifts: Iterable[str] = (),
    ) -> Any:
        """Permit an action when the function, of game and action, holds.

        None says that the rule is not about this case. A `Lack` says that it is, and does not go
        so far, and tells what is lacking; False says the same of what goes without saying.
        """
        return self._register(
            name,
            "permit",
            actions,
            traits=_traits(actions),
            says=says,
            otherwise=otherwise,
            lifts=tuple(lifts),
        )

    @overload
    def forbid(
        self, name: str, action: type[A] | Trait[A], /, **more: Unpack[_Restriction[A]]
    ) -> Register[Bars[A]]: ...

    @overload
    def forbid(
        self,
        name: str,
        one: type[A] | Trait[A],
        two: type[B] | Trait[B],
        /,
        **more: Unpack[_Restriction[A | B]],
    ) -> Register[Bars[A | B]]: ...

    @overload
    def forbid(
        self,
        name: str,
        one: type[A] | Trait[A],
        two: type[B] | Trait[B],
        three: type[C] | Trait[C],
        /,
        **more: Unpack[_Restriction[A | B | C]],
    ) -> Register[Bars[A | B | C]]: ...

    def forbid(
        self,
        name: str,
        *actions: type | Trait[Any],
        says: Says = None,
        otherwise: Says = None,
        again: bool = False,
        blanket: Blanket = "",
    ) -> Any:
        """Forbid an action when the function, of game and action, holds.

        A restriction that is asked `again` as the action resolves is one that no permission lifts.
        So is a `blanket` one, for which it is all the same what exactly is done, or what exactly
        is done with a card.
        """
        return self._register(
            name,
            "forbid",
            actions,
            traits=_traits(actions),
            says=says,
            otherwise=otherwise,
            again=again,
            blanket=blanket,
        )

    def refuse(self, name: str, *, says: Says = None) -> Register[Callable[[Any, Any], bool]]:
        """Refuse an action that no rule permits; the function holds when it does so."""
        return self._register(name, "refuse", (None,), says=says)

    def define(
        self,
        name: str,
        quantity: GenericQuantity[Any, *About, Value],
        *,
        says: Sentence[Value, *About] = None,
        terms: Gives[*About, Terms] | None = None,
        order: Rank = Rank.USUAL,
    ) -> Register[Gives[*About, Value | None]]:
        """Give a quantity its value; None leaves that to other rules."""
        return self._register(name, "define", (quantity,), says=says, terms=terms, order=order)

    def adjust(
        self,
        name: str,
        quantity: GenericQuantity[Any, *About, Value],
        *,
        says: Sentence[Value, Value, *About] = None,
        terms: PartsOfChange[Value, *About] | None = None,
        bars: bool = False,
        order: Layer = Layer.ADDED,
    ) -> Register[Changes[Value, *About]]:
        """Change the value that a quantity has so far; None leaves it.

        What `bars` the way decides, where it leaves nothing, an action that is then illegal.
        """
        return self._register(
            name, "adjust", (quantity,), says=says, terms=terms, bars=bars, order=order
        )

    @overload
    def react(
        self, name: str, event: type[A], /, **more: Unpack[_Consequence[A]]
    ) -> Register[Leads[A]]: ...

    @overload
    def react(
        self, name: str, a: type[A], b: type[B], /, **more: Unpack[_Consequence[A | B]]
    ) -> Register[Leads[A | B]]: ...

    @overload
    def react(
        self,
        name: str,
        a: type[A],
        b: type[B],
        c: type[C],
        /,
        **more: Unpack[_Consequence[A | B | C]],
    ) -> Register[Leads[A | B | C]]: ...

    @overload
    def react(
        self,
        name: str,
        a: type[A],
        b: type[B],
        c: type[C],
        d: type[D],
        /,
        **more: Unpack[_Consequence[A | B | C | D]],
    ) -> Register[Leads[A | B | C | D]]: ...

    @overload
    def react(
        self,
        name: str,
        a: type[A],
        b: type[B],
        c: type[C],
        d: type[D],
        e: type[E],
        /,
        **more: Unpack[_Consequence[A | B | C | D | E]],
    ) -> Register[Leads[A | B | C | D | E]]: ...

    @overload
    def react(
        self, name: str, /, *events: type[A], **more: Unpack[_Consequence[A]]
    ) -> Register[Leads[A]]: ...

    def react(
        self,
        name: str,
        *events: type,
        says: Says = None,
        otherwise: Says = None,
        order: Rank = Rank.USUAL,
    ) -> Any:
        """Let further events follow from one that has happened."""
        return self._register(name, "react", events, says=says, otherwise=otherwise, order=order)

    @overload
    def replace(
        self, name: str, event: type[A], /, **more: Unpack[_Consequence[A]]
    ) -> Register[Leads[A]]: ...

    @overload
    def replace(
        self, name: str, one: type[A], two: type[B], /, **more: Unpack[_Consequence[A | B]]
    ) -> Register[Leads[A | B]]: ...

    def replace(
        self,
        name: str,
        *events: type,
        says: Says = None,
        otherwise: Says = None,
        order: Rank = Rank.USUAL,
    ) -> Any:
        """Let other events happen in the place of one; None lets it happen."""
        return self._register(name, "replace", events, says=says, otherwise=otherwise, order=order)


def _traits(on: Iterable[type | Trait[Any]]) -> tuple[Trait[Any], ...]:
    return tuple(each for each in on if isinstance(each, Trait))
