"""A loose end that lint has found."""

from msgspec import Struct


class Finding(Struct, frozen=True, order=True):
    """What is wrong, where, and what to do about it."""

    path: str
    """From the folder that holds `rules/`."""
    line: int
    what: str
    hint: str = ""

    def __str__(self) -> str:
        """Put everything on one line, the way compilers do."""
        hint = f"  [{self.hint}]" if self.hint else ""
        return f"{self.path}:{self.line}: {self.what}{hint}"
