"""The menu at the side of every page.

Sphinx resolves the whole tree of pages again for each page it writes; with thousands of pages
that alone would take longer than everything else. Here the tree is made once.
"""

from collections.abc import Iterator
from functools import cached_property
from html import escape
from typing import Any

from msgspec import Struct
from sphinx.addnodes import toctree
from sphinx.environment import BuildEnvironment
from sphinx.util.osutil import relative_uri

from westmarch.site.memo import fingerprint


class Entry(Struct, frozen=True):
    """A page in the menu, with the groups of those below it."""

    page: str
    title: str
    below: tuple["Group", ...]


class Group(Struct, frozen=True):
    """Entries under a heading."""

    heading: str
    entries: tuple[Entry, ...]


class Menu:
    """The tree of pages, to be written out as any one of them sees it."""

    def __init__(self, env: BuildEnvironment) -> None:
        self._env = env

    @cached_property
    def groups(self) -> tuple[Group, ...]:
        """The groups of entries, as the home page has them."""
        return tuple(self._groups(self._env.config.root_doc))

    def fingerprint(self) -> str:
        """Change when the menu does."""
        return fingerprint(self.groups)

    def order(self) -> dict[str, int]:
        """Give each page's place in the order of reading."""
        return {page: place for place, page in enumerate(self._parents)}

    def html(self, page: str) -> str:
        """Write the menu as a page sees it that is in it, or lies below one that is."""
        return "".join(
            (
                f'<p class="caption"><span>{escape(group.heading)}</span></p>'
                if group.heading
                else ""
            )
            + self._list((Group("", group.entries),), page, self._trail(page), 1)
            for group in self.groups
        )

    def _list(self, groups: tuple[Group, ...], page: str, trail: frozenset[str], level: int) -> str:
        items = []
        for group in groups:
            if group.heading:
                items.append(f'<li class="part">{escape(group.heading)}</li>')
            for entry in group.entries:
                current = " current" if entry.page in trail else ""
                href = relative_uri(f"{page}.html", f"{entry.page}.html") or "#"
                below = self._list(entry.below, page, trail, level + 1) if entry.below else ""
                items.append(
                    f'<li class="toctree-l{level}{current}"><a class="reference internal{current}" '
                    f'href="{escape(href)}">{escape(entry.title)}</a>{below}</li>'
                )
        return f"<ul>{''.join(items)}</ul>"

    def _trail(self, page: str) -> frozenset[str]:
        """Give the page and those it lies below, by its address or by the menu itself."""
        parts = page.split("/")
        above = {"/".join(parts[:n]) for n in range(1, len(parts) + 1)}
        return frozenset(
            above | {parent for each in above for parent in self._parents.get(each, ())}
        )

    @cached_property
    def _parents(self) -> dict[str, tuple[str, ...]]:
        found: dict[str, tuple[str, ...]] = {}

        def walk(groups: tuple[Group, ...], above: tuple[str, ...]) -> None:
            for entry in (each for group in groups for each in group.entries):
                found[entry.page] = above
                walk(entry.below, (*above, entry.page))

        walk(self.groups, ())
        return found

    def _groups(self, page: str) -> Iterator[Group]:
        for node in self._toctrees(page):
            entries = tuple(
                Entry(name, title or self._title(name), tuple(self._groups(name)))
                for title, name in node["entries"]
                if name in self._env.titles
            )
            yield Group(node.get("caption") or "", entries)

    def _toctrees(self, page: str) -> list[Any]:
        return list(self._env.tocs[page].findall(toctree)) if page in self._env.tocs else []

    def _title(self, page: str) -> str:
        return str(self._env.titles[page].astext())
