"""Ids as people say them, by their last words."""

from collections.abc import Collection

from westmarch.errors import BadUsage, nearest


def in_full(text: str, known: Collection[str]) -> str:
    """Give the one id that ends in these words; the words themselves where none does.

    >>> in_full("castling", ["chess.moves.castling", "chess.ends.stalemate"])
    'chess.moves.castling'
    """
    if text in known:
        return text
    found = [each for each in known if each.endswith(f".{text}")]
    if len(found) > 1:
        raise BadUsage(f"Several ids end in {text}.", hint=f"Take one of {', '.join(found)}.")
    return found[0] if found else text


def nearest_id(id_: str, known: Collection[str]) -> str:
    """Offer the known id nearest to one, or to the last word of one, as a sentence, or nothing."""
    words = {each.rpartition(".")[2]: each for each in known}
    return nearest(id_, known) or nearest(id_.rpartition(".")[2], words, words)
