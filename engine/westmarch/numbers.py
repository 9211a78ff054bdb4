"""Numbers that somebody wrote: none is believed that is larger than it can be."""

from westmarch.errors import BadData, shortened


def number_in(text: str, most: int, what: str, where: str = "", hint: str = "") -> int:
    """Read a number without a sign, and refuse one over a bound: nobody has so many of `what`.

    >>> number_in("007", 20, "cards")
    7
    """
    digits = text.lstrip("0") or "0"
    if len(digits) > len(str(most)) or int(digits) > most:
        raise BadData(f"Nobody has {shortened(digits)} {what}.", where=where, hint=hint)
    return int(digits)
