"""Articles, and lists in a sentence."""

from collections.abc import Sequence


def series(words: Sequence[str], joint: str) -> str:
    """List words as a sentence does: `a, b and c`."""
    *most, last = words
    return f"{', '.join(most)} {joint} {last}" if most else last


def with_article(noun: str) -> str:
    """Put the right article before a noun."""
    return f"{'an' if noun[0] in 'aeiouAEIOU' else 'a'} {noun}"
