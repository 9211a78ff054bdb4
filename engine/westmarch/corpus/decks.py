"""What the steps do that are about decks: one is brought, changed in some thing, and handed in."""

import re
from functools import cache
from pathlib import Path

from westmarch.cards.deck import MOST_COPIES, SECTIONS, Deck, Part, load_deck, meant
from westmarch.cards.every import Named, every_card
from westmarch.corpus.naming import Naming
from westmarch.corpus.patterns import listed
from westmarch.corpus.roles import Role, played_from, several
from westmarch.corpus.scene import Bringing, Player, Table, reference, references
from westmarch.corpus.scene import player as seat
from westmarch.errors import BadData, nearest
from westmarch.numbers import number_in
from westmarch.paths import DECKS, FEATURES
from westmarch.wire.protocol import Place

PLAIN = FEATURES / "decks"
"""A plain deck for each kind of player, for scenarios to change something in."""

_UNKNOWN = "Nobody’s Card"
"""A name that no card of the game has."""

_COPIES = re.compile(r'(\d+) "([^"]+)"')


@cache
def _decks(folder: Path) -> dict[str, Deck]:
    found = map(load_deck, sorted(folder.glob("*.deck")))
    return {each.name: each for each in found}


def brings_plain(table: Table, player: str, of: str) -> None:
    """Bring the plain deck of a kind of player."""
    _bring(table, player, _decks(PLAIN)[f"plain {of} deck"])


def brings(table: Table, player: str, text: str) -> None:
    """Bring one of the decks that come with the rules."""
    name, ours = text.strip('"'), _decks(DECKS)
    if name not in ours:
        hint = nearest(name, ours) or f"There are: {', '.join(ours)}."
        raise BadData(f"No deck is called “{name}”.", hint=hint)
    _bring(table, player, ours[name])


def _bring(table: Table, player: str, deck: Deck) -> None:
    table.phase = "setup"
    table.kinds[seat(player)] = deck.player
    parts = {part: [*cards] for part, cards in deck.cards.parts.items()}
    table.decks[seat(player)] = Bringing(deck.player, parts)


def gains(table: Table, part: str, copies: str) -> None:
    """Put cards into a part of the deck."""
    deck, where = _changing(table, part)
    for number, card in _counted(deck, where, copies):
        deck.parts[where] += [card.id] * number


def gains_unknown(table: Table, part: str, number: str) -> None:
    """Put names into a part of the deck that are those of no card of the game."""
    deck, where = _changing(table, part)
    deck.parts[where] += [_UNKNOWN] * number_in(number, MOST_COPIES, "unknown cards")


def loses(table: Table, part: str, copies: str) -> None:
    """Take cards out of a part of the deck."""
    deck, where = _changing(table, part)
    for number, card in _counted(deck, where, copies):
        held = deck.parts[where]
        if held.count(card.id) < number:
            raise BadData(f"There are only {held.count(card.id)} {card.name} in the {part}.")
        for _ in range(number):
            held.remove(card.id)


def _changing(table: Table, part: str) -> tuple[Bringing, Part]:
    if not table.decks:
        raise BadData(
            "Nobody has brought a deck.",
            hint="Write “Given the player brings the plain Wizard deck”.",
        )
    titles = {title.lower(): name for title, name in SECTIONS.items()}
    where = titles[part.removeprefix("cards ").lower()]
    return next(reversed(table.decks.values())), where


def _counted(deck: Bringing, part: Part, copies: str) -> list[tuple[int, Named]]:
    found: list[tuple[int, Named]] = []
    for each in listed(copies):
        counted = _COPIES.fullmatch(each)
        assert counted is not None
        card = meant(counted[2], deck.kind, part)
        if card is None:
            hint = nearest(counted[2], (each.name for each in every_card()))
            raise BadData(f"No card is called “{counted[2]}”.", hint=hint)
        found.append((number_in(counted[1], MOST_COPIES, "copies of a card"), card))
    return found


def declared(table: Table) -> None:
    """Begin with what comes after the declarations."""
    table.phase = "declared"


def drafting(table: Table) -> None:
    """Begin with the draft."""
    table.phase = "draft"


def in_pool(table: Table, player: str, characters: str) -> None:
    """Put characters into a pool."""
    for ref in references(characters):
        table.put(ref, "pool", types=("character",), owner=seat(player))


def has_drafted(table: Table, player: str, characters: str) -> None:
    """Put characters with those who are to start."""
    for ref in references(characters):
        table.put(ref, "starting-company", types=("character",), owner=seat(player))


def _starter(table: Table, text: str, by: Player) -> str:
    """Somebody who was drafted already, or is in the pool."""
    ref = reference(text)
    has_begun = any(each.place == "starting-company" for each in table.pieces.values())
    source: Place = "starting-company" if has_begun else "pool"
    return table.played(ref, by, ("character",), source=source).label


KIND = Role(
    lambda _, text, __: text.split(" ")[1].lower(), lambda _, kind: f"a {kind.capitalize()}"
)
"""What kind of player somebody is."""
POOLED = played_from("pool", ("character", "event"))
QUOTED_POOLED = played_from("pool", ("character", "event"), quoted=True)
POOLED_CHARACTERS = several(played_from("pool", ("character",)))
POOLED_ITEM = played_from("pool", ("item", "event"), quoted=True)
LAID = played_from("location-deck", ("site", "character"))
"""A site or somebody drafted, on which a Stage resource is played."""
STARTERS = several(Role(_starter, Naming.card))
"""Those who begin with the second company."""
