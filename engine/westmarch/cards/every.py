"""The names of every card of the game, those that are not among ours yet included."""

from functools import cache

from msgspec import Struct

from westmarch.cards.names import fold
from westmarch.paths import RULES

NAMES = RULES / "names.tsv"


class Named(Struct, frozen=True):
    """A card of the game, of which no more is known here than what it is called."""

    id: str
    kind: str
    """What sort of card it is, such as `hero minor item`."""
    name: str
    set: str
    """The title of its set."""


@cache
def every_card() -> tuple[Named, ...]:
    """Read the names of all cards."""
    sets: dict[str, str] = {}
    cards: list[Named] = []
    for line in NAMES.read_text("utf-8").splitlines():
        if line.startswith("#"):
            code, tab, title = line.removeprefix("# ").partition("\t")
            sets |= {code: title} if tab else {}
            continue
        id_, kind, name = line.split("\t")
        cards.append(Named(id_, kind, name, sets[id_.partition("-")[0]]))
    return tuple(cards)


def cards_called(text: str) -> tuple[Named, ...]:
    """Give the cards that have this name in some spelling, or this id."""
    wanted = fold(text)
    return tuple(each for each in every_card() if wanted in (fold(each.name), each.id.casefold()))
