"""Whom and what a sentence names beside a card that is played or used."""

from msgspec import Struct


class Said(Struct, frozen=True):
    """What is named, in the part that the sentence gives it; the card may give it another."""

    doer: str = ""
    """The subject: a character or an ally who plays or uses the card."""
    by: str = ""
    """Named after “with”."""
    on: str = ""
    """Named after “on”: a card, a company, or the name of a region."""
    nth: bool = False
    """The sentence says for which of its effects the card is played or used."""
