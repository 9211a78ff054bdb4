"""Well-formed nonsense: positions, actions and paths as the schemas allow them, odd in some way.

Most positions are those of a scenario with something in them changed, added or left out; the
others are put together from whatever cards there are. Who chooses is left open: Hypothesis, which
makes small examples of what it finds, or a seed, which is faster.
"""

from collections.abc import Sequence
from functools import cache
from random import Random
from types import NoneType, UnionType
from typing import Any, Literal, Protocol, TypeVar, Union, get_args, get_origin, get_type_hints

from hypothesis import strategies as st
from msgspec import Meta, Struct, UnsetType
from msgspec.structs import replace

from westmarch.book.load import our_book
from westmarch.cards.every import every_card
from westmarch.cards.pool import Pool
from westmarch.corpus.kept import load_corpus
from westmarch.judging import judge_for
from westmarch.kit.random_table import random_table
from westmarch.table.actions import ACTIONS
from westmarch.table.ids import Named, named
from westmarch.wire.paths import PATHS
from westmarch.wire.protocol import CardAt, CompanyAt, Happened, Phase, PlayerAt, Position, Turn

T = TypeVar("T")

PHASES: tuple[Phase, ...] = get_args(Phase)
NUMBERS = (0, 1, 2, 3, 5, 12, -1, 40, 10**6, 2**63, -(2**70))
STRANGE = ("", "nobody", "player", "tie", "c1", "\x1b[31m", "a/b", "Rivendell", "Smaug", "Ûlund")


class Chooser(Protocol):
    """Somebody who chooses."""

    def pick(self, among: Sequence[T]) -> T: ...


class Seeded:
    """Chooses as a seed says."""

    def __init__(self, seed: object) -> None:
        self._random = Random(str(seed))

    def pick(self, among: Sequence[T]) -> T:
        return self._random.choice(among)


class Drawn:
    """Has Hypothesis choose."""

    def __init__(self, data: st.DataObject) -> None:
        self._draw = data.draw

    def pick(self, among: Sequence[T]) -> T:
        return among[self._draw(st.integers(0, len(among) - 1))]


def once_in(chooser: Chooser, times: int) -> bool:
    """Tell whether this is one of the few times."""
    return chooser.pick(range(times)) == times - 1


@cache
def pool() -> Pool:
    return judge_for("emended").pool


@cache
def listed() -> tuple[str, ...]:
    return tuple(pool().listed)


@cache
def starts() -> tuple[Position, ...]:
    """The positions of all scenarios."""
    return tuple(case.position for case in load_corpus().cases)


@cache
def editions() -> tuple[str, ...]:
    return (*our_book().editions, "minions-emended+emended", "none", "emended+", "+")


def names_in(position: Position) -> tuple[str, ...]:
    """What there is in a position to speak of, and some things that there are not."""
    return (
        *(each.label for each in position.cards),
        *(each.label for each in position.companies),
        *(each.name for each in position.players),
    )


def value(chooser: Chooser, position: Position, name: str, hint: Any) -> Any:
    """Give some value of a type, for a field of this name."""
    origin = get_origin(hint)
    if (what := named(hint)) is not None:
        return a_name(chooser, position, what)
    if hasattr(hint, "__metadata__"):
        return value(chooser, position, name, get_args(hint)[0])
    if origin in (Union, UnionType):
        return value(chooser, position, name, chooser.pick(get_args(hint)))
    if origin is Literal:
        return chooser.pick(get_args(hint))
    if hint in (NoneType, UnsetType):
        return None if hint is NoneType else _unset()
    if hint is bool:
        return chooser.pick((False, True))
    if hint is int:
        return chooser.pick(NUMBERS)
    if hint is str:
        return word(chooser, position, name)
    if origin is tuple:
        of = get_args(hint)[0]
        many = chooser.pick((0, 1, 1, 2, 3))
        return tuple(value(chooser, position, name, of) for _ in range(many))
    if origin is dict:
        key, of = get_args(hint)
        return {
            value(chooser, position, name, key): value(chooser, position, "reading", of)
            for _ in range(chooser.pick((0, 1, 2)))
        }
    if isinstance(hint, type) and issubclass(hint, Struct):
        return struct(chooser, position, hint)
    raise AssertionError(f"no value for {name}: {hint}")


def _unset() -> Any:
    from msgspec import UNSET

    return UNSET


def struct(chooser: Chooser, position: Position, kind: type[Struct]) -> Any:
    """Give some struct of a kind."""
    return kind(
        **{name: value(chooser, position, name, hint) for name, hint in fields(kind).items()}
    )


@cache
def fields(kind: type[Struct]) -> dict[str, Any]:
    hints = get_type_hints(kind, include_extras=True)
    return {name: hints[name] for name in kind.__struct_fields__}


def word(chooser: Chooser, position: Position, name: str) -> str:
    """Give some text for a field of this name."""
    if once_in(chooser, 12):
        return chooser.pick(STRANGE)
    if name == "edition":
        return chooser.pick(editions())
    if name == "readings":
        return chooser.pick(tuple(our_book().questions))
    if name == "reading":
        return chooser.pick(("a", "b", "c", "z"))
    if name == "declared":
        return pool()[chooser.pick(listed())].name
    return chooser.pick(names_in(position) or STRANGE)


def a_name(chooser: Chooser, position: Position, what: Named) -> str:
    """Give some name for a field that names such things."""
    if once_in(chooser, 12):
        return chooser.pick(STRANGE)
    if what.sorts == ("player",) and not once_in(chooser, 6):
        return chooser.pick(tuple(each.name for each in position.players) or ("player",))
    if what.such_as:
        return chooser.pick((*what.such_as, *_WORDS))
    if not what.sorts or what.sorts == ("region",):
        return chooser.pick((*_WORDS, pool()[chooser.pick(listed())].name))
    return chooser.pick(names_in(position) or STRANGE)


_WORDS = (
    "wilderness", "Wilderness", "shadow-hold", "Rhudaur", "region", "starter", "under-deeps",
    "special", "Moria", "ruins", "Gandalf", "wizard", "hand", "play-deck", "sideboard",
    "character", "Rivendell", "free", "coastal",
)  # fmt: skip


def position(chooser: Chooser) -> Position:
    """Give some position."""
    if once_in(chooser, 15):
        made = made_up(chooser)
    elif once_in(chooser, 3):
        judge = judge_for(chooser.pick(editions()[:-3]))
        made = random_table(judge, Random(chooser.pick(range(10**6))))
        made = replace(made, turn=replace(made.turn, phase=chooser.pick(PHASES)))
    else:
        made = chooser.pick(starts())
    for _ in range(chooser.pick((0, 1, 1, 1, 2, 3, 5))):
        made = changed(chooser, made)
    return made


def made_up(chooser: Chooser) -> Position:
    """Put a position together from whatever cards there are."""
    players = (
        PlayerAt("player", chooser.pick(("wizard", "ringwraith", "fallen-wizard", "balrog"))),
        PlayerAt("opponent", chooser.pick(("wizard", "ringwraith", "fallen-wizard", "balrog"))),
    )
    ids = [chooser.pick(listed()) for _ in range(chooser.pick(range(12)))]
    bare = Position("emended", Turn("player", "site"), players)
    cards = tuple(
        CardAt(f"{pool()[each].name} {at}", each, chooser.pick(("player", "opponent")), "hand")
        for at, each in enumerate(ids)
    )
    named = replace(
        bare, cards=cards, companies=tuple(CompanyAt(f"c{n}", "player", "") for n in (1, 2))
    )
    return replace(
        named,
        turn=replace(struct(chooser, named, Turn), player="player"),
        edition=chooser.pick(editions()[:-4]),
        companies=tuple(_mild(chooser, named, each) for each in named.companies),
        cards=tuple(_mild(chooser, named, each) for each in cards),
    )


def _mild(chooser: Chooser, position: Position, thing: Any) -> Any:
    """Give a card or a company with some of its fields changed, at sites if it has any."""
    sites = [each.label for each in position.cards if pool()[each.card].type == "site"]
    if isinstance(thing, CompanyAt):
        thing = replace(thing, site=chooser.pick(sites or ("nowhere",)))
    elif thing.label in sites:
        thing = replace(thing, place="in-play")
    elif once_in(chooser, 2):
        company = chooser.pick((None, "c1", "c2"))
        thing = replace(thing, place="in-play", company=company)
    return thing


_LISTS: dict[str, type[Struct]] = {
    "cards": CardAt,
    "companies": CompanyAt,
    "history": Happened,
    "players": PlayerAt,
}


def changed(chooser: Chooser, position: Position) -> Position:
    """Change one thing in a position."""
    name = chooser.pick(("cards", "cards", "cards", "companies", "companies", *fields(Position)))
    if name == "turn":
        return replace(position, turn=_field_changed(chooser, position, position.turn))
    if name not in _LISTS:
        return replace(position, **{name: value(chooser, position, name, fields(Position)[name])})
    things = list(getattr(position, name))
    how = chooser.pick(("change", "change", "change", "change", "add", "drop", "twice", "card"))
    if not things or how == "add":
        things.append(struct(chooser, position, _LISTS[name]))
    elif how == "drop":
        things.remove(chooser.pick(things))
    elif how == "twice":
        things.append(chooser.pick(things))
    else:
        at = chooser.pick(range(len(things)))
        if how == "card" and name == "cards":
            things[at] = replace(things[at], card=chooser.pick(listed()))
        else:
            things[at] = _field_changed(chooser, position, things[at])
    return replace(position, **{name: tuple(things)})


def _field_changed(chooser: Chooser, position: Position, thing: Any) -> Any:
    name = chooser.pick(tuple(fields(type(thing))))
    hint = fields(type(thing))[name]
    if isinstance(thing, CardAt) and name == "card" and not once_in(chooser, 9):
        return replace(thing, card=chooser.pick(listed()))
    return replace(thing, **{name: value(chooser, position, name, hint)})


def action(chooser: Chooser, position: Position) -> Any:
    """Give some action, about whatever is in a position."""
    return struct(chooser, position, chooser.pick(ACTIONS))


def path(chooser: Chooser, position: Position) -> str:
    """Give some path, whole or not."""
    parts = chooser.pick(PATHS).pattern.split("/")
    filled = [_part(chooser, position, each) if each.startswith("<") else each for each in parts]
    if once_in(chooser, 5):
        how = chooser.pick(("less", "more", "other"))
        at = chooser.pick(range(len(filled)))
        if how == "less":
            del filled[at]
        else:
            filled[at : at + (how == "other")] = [chooser.pick((*STRANGE, "place", "points"))]
    return "/".join(filled)


def _part(chooser: Chooser, position: Position, what: str) -> str:
    names = names_in(position)
    if names and not once_in(chooser, 4):
        return chooser.pick(names)
    return chooser.pick((*STRANGE, "METD", "30", pool()[chooser.pick(listed())].name))


__all__ = ["Drawn", "Meta", "Seeded", "action", "every_card", "path", "position"]
