"""Text that engines have written, so that it can be shown anywhere."""

import unicodedata

_KEPT = "\n\t"
_WITHOUT = str.maketrans("", "", _KEPT)
_PICTURES = 0x2400
"""Where Unicode has a picture for each of the first control characters."""


def visible(text: str) -> str:
    """Write control characters as pictures, and leave out what only turns text about.

    >>> visible("\\x1b[31mred")
    '␛[31mred'
    """
    if text.translate(_WITHOUT).isprintable():
        return text
    return "".join(each if each in _KEPT else _shown(each) for each in text)


def _shown(sign: str) -> str:
    category = unicodedata.category(sign)
    if category == "Cc":
        return chr(_PICTURES + ord(sign)) if ord(sign) < 0x20 else "␡"
    return "" if category in ("Cf", "Cs", "Zl", "Zp") else sign
