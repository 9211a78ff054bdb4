"""Reads the cards when a wheel is built, so that nobody who installs it has to wait for that.

The pages of the site go along with it, without any site that was built from them.
"""

import sys
from pathlib import Path
from tempfile import mkdtemp
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CompileCards(BuildHookInterface):  # type: ignore[type-arg]
    """Puts the compiled forms beside what they are made from."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Make them, unless the package is only linked to a checkout that is being worked on."""
        if version == "editable":
            return
        sys.path.insert(0, str(Path(self.root) / "engine"))
        from westmarch.cards.language.grammar import WORDS
        from westmarch.cards.sheets import CARDS_READ

        folder = Path(mkdtemp())
        for form in (CARDS_READ, WORDS):
            form.ship(folder)
        build_data["force_include"][str(folder)] = "westmarch/data/compiled"
        docs = Path(self.root) / "docs"
        for page in docs.rglob("*"):
            within = page.relative_to(docs)
            if page.is_file() and within.parts[0] != "_build" and page.suffix != ".pyc":
                build_data["force_include"][str(page)] = f"westmarch/data/docs/{within.as_posix()}"
