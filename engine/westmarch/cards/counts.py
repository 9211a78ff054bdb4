"""Counts, type by type, how many cards the engine knows all about."""

from msgspec import Struct


class CardCount(Struct):
    """The cards of one type."""

    cards: int = 0
    in_full: int = 0
    """Those on all of whose clauses the engine acts."""
    in_part: int = 0
    """Those with a clause that stands there in words only."""
    proved: int = 0
    """Those with clauses on which it acts, and with scenarios of their own, all of which pass."""
    clauses: int = 0
    """On how many clauses it acts."""
    own: int = 0
    """How many texts there are among them that one card alone has."""
    in_words: int = 0
    """How many stand there in words only."""

    def add(self, clauses: int, own: int, in_words: int, *, proved: bool) -> None:
        """Count one more card."""
        self.cards += 1
        self.in_full += not in_words
        self.in_part += bool(in_words)
        self.proved += bool(clauses) and proved
        self.clauses += clauses
        self.own += own
        self.in_words += in_words
