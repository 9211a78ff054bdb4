"""What a slot of a step holds of an action: a role reads it from a sentence, and writes it there.

Most slots have the role of their kind: `{character}` is a character or an ally, `{cards}` are
several cards. A declaration names another role where a card comes from somewhere, such as a hand.
"""

from collections.abc import Callable, Iterable
from typing import Any

from msgspec import Struct

from westmarch.cards.model.card import CardType
from westmarch.corpus.given import PLACES
from westmarch.corpus.naming import Naming
from westmarch.corpus.patterns import NTHS, listed
from westmarch.corpus.scene import Group, Player, Table, reference
from westmarch.corpus.scene import player as seat
from westmarch.wire.protocol import Place


class Role(Struct, frozen=True):
    """What a slot holds: how the text in it is read, and how what was read is written again."""

    reads: Callable[[Table, str, Player], Any]
    """Gives what an action holds for a text, of an action by this player."""
    writes: Callable[[Naming, Any], str | None]
    """Gives the text for that; None if the sentence cannot hold it."""


def several(role: Role) -> Role:
    """Make a role for a list, be it of nothing."""
    return Role(
        lambda table, text, by: tuple(role.reads(table, each, by) for each in listed(text)),
        lambda it, values: it.listed(str(role.writes(it, each)) for each in values),
    )


def played_from(source: Place, types: Iterable[CardType] = (), *, quoted: bool = False) -> Role:
    """Make a role for a card that is taken from somewhere, if no Given puts it elsewhere."""
    return Role(
        lambda table, text, by: table.played(reference(text), by, types, source=source).label,
        lambda it, label: it.played(label, source=source, quoted=quoted),
    )


SEAT = Role(lambda _, text, __: seat(text), lambda _, player: f"the {player}")
SOMEBODY = Role(lambda table, text, _: table.somebody(text).label, Naming.card)
"""A character or an ally."""
CHARACTER = Role(lambda table, text, _: table.character(text).label, Naming.card)
"""A character, and no ally."""
CARD = Role(lambda table, text, _: table.the(reference(text)).label, Naming.quoted)
THING = Role(lambda table, text, _: table.thing(text).label, lambda it, label: it.thing(label))
COMPANY = Role(lambda table, text, _: table.company(text).label, Naming.company)
SPOT = Role(lambda table, text, _: table.spot(text), Naming.spot)
NUMBER = Role(lambda _, text, __: int(text), lambda _, number: str(number))
PILE = Role(lambda _, text, __: PLACES[text], lambda _, pile: pile.replace("-", " "))
NAME = Role(lambda _, text, __: reference(text).name, lambda _, name: str(name))
"""A name of which there need be no card on the table."""
NTH = Role(lambda _, text, __: NTHS.index(text), lambda _, number: NTHS[number])
"""Which of several, counted from 0."""
HOME = Role(
    lambda table, text, by: table.card(reference(text), ("site",), by).name,
    lambda it, name: None if name in it.game.state.cards else str(name),
)
"""A site of which there is no card."""
SITE_CARD = Role(
    lambda table, text, by: table.destination(text, Group("", by, "")).label, Naming.site
)
"""A site card of a player's: one of the location deck, if no step says otherwise."""
FROM_HAND = played_from("hand", quoted=True)
FACTION = played_from("hand", ("faction",), quoted=True)
FROM_SIDEBOARD = played_from("sideboard", quoted=True)
OF_SIDEBOARD = several(FROM_SIDEBOARD)
OF_DISCARD_PILE = several(played_from("discard-pile", quoted=True))

OF_KIND = {
    "player": SEAT,
    "character": SOMEBODY,
    "characters": several(SOMEBODY),
    "card": CARD,
    "cards": several(CARD),
    "thing": THING,
    "things": several(THING),
    "company": COMPANY,
    "spot": SPOT,
    "number": NUMBER,
    "pile": PILE,
}
"""The role of a slot by its kind, where nothing else is said."""
