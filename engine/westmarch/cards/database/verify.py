"""Comparing our cards with the community's database, fact by fact."""

from collections.abc import Callable, Iterable, Mapping

from msgspec import Struct

from westmarch.book.registers import load_slips, load_suspects
from westmarch.cards.database.entry import Entry
from westmarch.cards.database.ours import ours
from westmarch.cards.database.theirs import theirs
from westmarch.cards.every import cards_called
from westmarch.cards.language.show import lines
from westmarch.cards.model.card import Card, Difference
from westmarch.cards.names import fold
from westmarch.paths import RULES

_TOPICS = {
    "prowess": {"prowess"},
    "body": {"body"},
    "points": {"marshalling points"},
    "direct influence": {"direct influence"},
    "prowess against": {"prowess"},
    "direct influence against": {"direct influence"},
    "standard modifications": {"influence check total"},
    "keyed to": {"playing-otherwise"},
    "playable at": {"playing", "playing-otherwise"},
}
"""The topics of unmodelled clauses in which a fact may be put into words instead."""


Suspicions = Callable[[Card, Entry], Mapping[str, str]]
"""What lints ask of a card whose text they have read, by the lint; empty where that is nothing."""


class Verification(Struct, frozen=True):
    """What came of a comparison."""

    cards: int
    absent: int
    """How many cards the database has that we do not."""
    facts: int
    """How many facts were compared."""
    open: tuple[Difference, ...]
    """Facts that our card leaves to a clause which is not modelled."""
    slips: tuple[Difference, ...]
    """Facts that the database is known to have wrong."""
    suspects: tuple[Difference, ...]
    """What lints ask of cards that are known to be right."""
    differences: tuple[Difference, ...]


def verify(
    cards: Iterable[Card], database: Mapping[str, Entry], suspicions: Suspicions | None = None
) -> Verification:
    """Compare each card with its entry in the database, and ask lints about its text."""
    counted = facts = 0
    open_: list[Difference] = []
    slips: list[Difference] = []
    suspects: list[Difference] = []
    differences: list[Difference] = []
    known, right = load_slips(RULES), load_suspects(RULES) if suspicions is not None else {}
    absent = set(database)
    for card in cards:
        counted += 1
        absent.discard(card.id)
        if card.id not in database:
            differences.append(Difference(card.id, card.name, "card", card.id, "nothing"))
            continue
        mine = ours(card)
        entry = database[card.id]
        for fact, their in {**theirs(entry), "cards left out": _left_out(card, entry)}.items():
            facts += 1
            my = mine.get(fact, "")
            if my != their:
                difference = Difference(card.id, card.name, fact, my, their)
                if known.get(card.id, {}).get(fact) == their:
                    slips.append(difference)
                elif my in ("", "0") and _put_into_words(card, fact):
                    open_.append(difference)
                else:
                    differences.append(difference)
        asked = suspicions(card, entry) if suspicions is not None else {}
        for lint, missing in {**dict.fromkeys(right.get(card.id, {}), ""), **asked}.items():
            facts += 1
            said = right.get(card.id, {}).get(lint, "")
            difference = Difference(card.id, card.name, f"lint of {lint}", said, missing)
            if said != missing:
                differences.append(difference)
            elif said:
                suspects.append(difference)
    return Verification(
        counted,
        len(absent),
        facts,
        tuple(open_),
        tuple(slips),
        tuple(suspects),
        tuple(differences),
    )


def _left_out(card: Card, entry: Entry) -> str:
    """List the cards that the text names and ours does not, where nothing of ours is in words.

    Whatever is told of another card cannot be there without its name.
    """
    if card.unmodelled:
        return ""
    said = fold(" ".join((card.name, *lines(card))))
    named = {each: [other.name for other in cards_called(each)] for each in entry.named}
    return ", ".join(
        each
        for each, names in named.items()
        if names and not any(fold(name) in said for name in (each, *names))
    )


def _put_into_words(card: Card, fact: str) -> bool:
    topics = _TOPICS.get(fact, set())
    return any(topics.intersection(clause.touching) for clause in card.unmodelled)
