"""Named types: what the fields of actions and positions name.

A field that names something is annotated with one of these types. To type checkers it is text. What
has to know more derives it from the type: which names are refused on the wire, what random players
think of, what the pages say may stand there.
"""

from collections.abc import Iterator
from functools import cache
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

from msgspec import Struct

from westmarch.cards.kinds import KINDS

Sort = Literal["player", "card", "company", "region"]
"""What goes by names of its own on a table."""


class Named(Struct, frozen=True):
    """What a field names."""

    noun: str
    """What it is, such as `card`."""
    more: str = ""
    """More words on which one, such as `in hand`."""
    sorts: tuple[Sort, ...] = ()
    """It has to be the name of one of these; without any, rules find out what it names."""
    printed: str = ""
    """It has to be a card on which this type is printed."""
    such_as: tuple[str, ...] = ()
    """Some of the words, or all of them, where it is no name of something on the table."""


PlayerId = Annotated[str, Named("player", sorts=("player",))]
CompanyId = Annotated[str, Named("company", sorts=("company",))]
RegionName = Annotated[str, Named("region", sorts=("region",))]

CardId = Annotated[str, Named("card", sorts=("card",))]
CompanionId = Annotated[str, Named("character", "of one company", sorts=("card",))]
CharacterId = Annotated[str, Named("character", sorts=("card",), printed="character")]
SomebodyId = Annotated[str, Named("character", sorts=("card",))]
"""A character, or an ally where it can stand for one: rules tell."""
SiteId = Annotated[str, Named("site card", sorts=("card",), printed="site")]
AgentId = Annotated[str, Named("agent", sorts=("card",))]
BorneId = Annotated[str, Named("card", "that a character bears", sorts=("card",))]
BeatenId = Annotated[str, Named("card", "that was beaten", sorts=("card",))]
AskingId = Annotated[str, Named("card", "whose text calls for a choice", sorts=("card",))]
ToPlayId = Annotated[str, Named("card", "that is played", sorts=("card",))]
InHandId = Annotated[str, Named("card", "in hand", sorts=("card",))]
SideboardId = Annotated[str, Named("card", "of the sideboard", sorts=("card",))]
DiscardedId = Annotated[str, Named("card", "of the discard pile", sorts=("card",))]
PoolId = Annotated[str, Named("card", "of the pool", sorts=("card",))]
DraftedId = Annotated[str, Named("drafted card", sorts=("card",))]
DraftPlaceId = Annotated[str, Named("drafted card", "or starting site", sorts=("card",))]

TargetId = Annotated[str, Named("card", "or company", sorts=("card", "company"))]
EventTargetId = Annotated[
    str, Named("card", "or company, or the name of a region", sorts=("card", "company", "region"))
]
ChosenId = Annotated[str, Named("card", "by its label, or a site by its name")]
Key = Annotated[str, Named("region or site", "by name or type")]
KeeperId = Annotated[str, Named("card", "or company", sorts=("card", "company"))]
SiteOrName = Annotated[str, Named("site card", "by its label, or a site by its name")]
HomeName = Annotated[str, Named("site", "by its name")]
DragonName = Annotated[str, Named("Dragon", "by its name")]
RegionType = Annotated[str, Named("type", "of region")]
WizardName = Annotated[str, Named("Wizard", "by his name", such_as=("Gandalf", "Saruman"))]
AvatarName = Annotated[
    str, Named("Fallen-wizard", "by his name", such_as=("", "Alatar", "Saruman"))
]
CompanyName = Annotated[str, Named("name", "of a company to be", such_as=("", "Thorin's company"))]
PlayerKind = Annotated[
    str,
    Named("kind of player", such_as=KINDS),
]
Way = Annotated[str, Named("way", "to move", such_as=("starter", "region", "under-deeps"))]
ToPile = Annotated[str, Named("pile", such_as=("discard-pile", "play-deck"))]


class Field(Struct, frozen=True):
    """A field of a struct, as its annotation has it."""

    name: str
    type: Any
    """Its type, one of several where it holds `many`; without None where it is `optional`."""
    many: bool = False
    optional: bool = False

    @property
    def named(self) -> Named | None:
        """What it names, if its type is a named one."""
        return named(self.type)


def named(type_: Any) -> Named | None:
    """Give what a type names, if it is a named one."""
    return next((each for each in getattr(type_, "__metadata__", ()) if type(each) is Named), None)


@cache
def fields_of(kind: type[Struct]) -> tuple[Field, ...]:
    """Give the fields of a struct, with what each of them names."""
    hints = get_type_hints(kind, include_extras=True)
    return tuple(_field(name, hints[name]) for name in kind.__struct_fields__)


def _field(name: str, hint: Any) -> Field:
    inside = get_args(hint)
    if get_origin(hint) in (Union, UnionType) and NoneType in inside:
        (hint,) = (each for each in inside if each is not NoneType)
        return Field(name, hint, optional=True)
    if get_origin(hint) is tuple:
        return Field(name, inside[0], many=True)
    return Field(name, hint)


def names_in(thing: Struct) -> Iterator[tuple[Named, str]]:
    """Go through the names in a struct, each with what it names."""
    for field in fields_of(type(thing)):
        what, value = field.named, getattr(thing, field.name)
        if what is not None and value is not None:
            for name in value if field.many else (value,):
                yield what, name
