"""What is printed where the output has no sign for a letter or a quotation mark."""

import codecs
import sys
import unicodedata
from io import TextIOWrapper

_PLAIN = str.maketrans(
    {
        "“": '"', "”": '"', "„": '"', "«": '"', "»": '"', "’": "'", "‘": "'", "–": "-", "—": "-",
        "…": "...", "−": "-", "×": "x", "→": "->", "↔": "<->", "≤": "<=", "≥": ">=",
        "ð": "d", "Ð": "D", "þ": "th", "Þ": "Th", "ø": "o", "Ø": "O", "æ": "ae", "Æ": "Ae",
    }
)  # fmt: skip
_NAME = "westmarch-plain"
"""What we call our way with letters that cannot be encoded, and our name for ASCII."""


def plain(text: str) -> str:
    """Write text in ASCII alone: letters without accents, and a question mark as the last resort.

    >>> plain("“Glóin” …")
    '"Gloin" ...'
    """
    bare = unicodedata.normalize("NFKD", text.translate(_PLAIN))
    kept = "".join(each for each in bare if not unicodedata.combining(each))
    return kept.encode("ascii", "replace").decode()


def print_anything() -> None:
    """Have both outputs print every text, whatever their encoding has signs for."""
    codecs.register_error(_NAME, _replaced)
    codecs.register(_ascii)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            # Click takes ASCII for a mistake, and would print UTF-8 to whoever asks for it.
            ascii_ = codecs.lookup(stream.encoding).name == "ascii"
            stream.reconfigure(encoding=_NAME if ascii_ else None, errors=_NAME)


def _ascii(name: str) -> codecs.CodecInfo | None:
    """Give ASCII under our own name."""
    if name.replace("_", "-") != _NAME:
        return None
    its = codecs.lookup("ascii")
    return codecs.CodecInfo(
        its.encode,
        its.decode,
        streamreader=its.streamreader,
        streamwriter=its.streamwriter,
        incrementalencoder=its.incrementalencoder,
        incrementaldecoder=its.incrementaldecoder,
        name=_NAME,
    )


def _replaced(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return plain(error.object[error.start : error.end]), error.end
