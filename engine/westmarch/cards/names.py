"""Names as people write them: without accents, with other quotation marks, in other spellings."""

import unicodedata

_PLAIN = str.maketrans({"’": "'", "‘": "'", "“": '"', "”": '"', "–": "-", "—": "-"})


def fold(name: str) -> str:
    """Give what two spellings of a name have in common if only accents and marks differ."""
    letters = unicodedata.normalize("NFKD", name.translate(_PLAIN))
    plain = "".join(each for each in letters if not unicodedata.combining(each))
    return " ".join(plain.casefold().split())
