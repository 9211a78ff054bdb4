"""Words for what is said at a table: lists of names, numbers, and how many there are."""

import re
from collections.abc import Sequence


def sentence(text: str) -> str:
    """Begin with a capital letter."""
    return text[:1].upper() + text[1:]


def signed(number: int) -> str:
    """Write a number with a proper minus sign if it has one."""
    return str(number).replace("-", "−")


def with_minus(text: str) -> str:
    """Put a proper minus sign in the place of each hyphen that stands before a number."""
    return re.sub(r"(?<!\w)-(?=\d)", "−", text)


def number_of(count: int, one: str, many: str = "") -> str:
    """Say how many there are: “no hazard”, “1 hazard”, “2 hazards”."""
    if count == 0:
        return f"no {one}"
    return f"1 {one}" if count == 1 else f"{count} {many or f'{one}s'}"


def there_are(count: int, one: str = "") -> str:
    """Say that so many are there: “there is no hazard”, “there are 2 hazards”, “there are 2”."""
    what = number_of(count, one) if one else str(count or "none")
    return f"there {'is' if count < 2 else 'are'} {what}"


def all_of(names: Sequence[str]) -> str:
    """Name several: “Glóin”, “Glóin and Balin”, “Glóin, Balin and Bifur”."""
    *others, last = names
    return f"{', '.join(others)} and {last}" if others else last
