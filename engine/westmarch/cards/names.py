"""Names as people write them: without accents, with other quotation marks and dashes."""

import unicodedata

_MARKS = str.maketrans({"’": "'", "‘": "'", "“": '"', "”": '"', "–": "-", "—": "-"})


def plain(text: str) -> str:
    """Give a text with the plain form of every quotation mark, dash and space."""
    return " ".join(text.translate(_MARKS).split())


def fold(name: str) -> str:
    """Give what two spellings of a name share if only accents, capitals and marks differ."""
    letters = unicodedata.normalize("NFKD", plain(name))
    return "".join(each for each in letters if not unicodedata.combining(each)).casefold()
