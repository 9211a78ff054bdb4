"""The menu at the side of every page.

Sphinx resolves the whole tree of pages again for each page it writes; with thousands of pages
that alone would take longer than everything else. Here the tree is made once, and written as the
theme has it: with a box to tick before the pages below another, which shows them without a script.
"""

from collections.abc import Iterator
from functools import cached_property
from html import escape
from itertools import count
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
        self._written: dict[tuple[str, frozenset[str]], str] = {}

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
        """Write the menu as a page sees it that is in it, or lies below one that is.

        Pages below the same one see the same menu if they lie in the same folder.
        """
        trail = self._trail(page)
        seen_by = (page if page in self._parents else f"{page.rpartition('/')[0]}/", trail)
        if seen_by not in self._written:
            boxes = count(1)
            self._written[seen_by] = "".join(
                self._group(each, page, trail, boxes) for each in self.groups
            )
        return self._written[seen_by]

    def _group(self, group: Group, page: str, trail: frozenset[str], boxes: Iterator[int]) -> str:
        heading = escape(group.heading)
        caption = f'<p class="caption"><span>{heading}</span></p>' if heading else ""
        return caption + self._list((Group("", group.entries),), page, trail, boxes, 1)

    def _list(
        self,
        groups: tuple[Group, ...],
        page: str,
        trail: frozenset[str],
        boxes: Iterator[int],
        level: int,
    ) -> str:
        items = []
        for group in groups:
            if group.heading:
                items.append(f'<li class="part">{escape(group.heading)}</li>')
            for entry in group.entries:
                classes = [f"toctree-l{level}"]
                classes += ["current"] if entry.page in trail else []
                classes += ["has-children"] if entry.below else []
                if entry.page in trail and not any(each in trail for each in _pages(entry.below)):
                    classes.append("current-page")
                href = relative_uri(f"{page}.html", f"{entry.page}.html") or "#"
                box = _box(next(boxes), entry, entry.page in trail) if entry.below else ""
                below = self._list(entry.below, page, trail, boxes, level + 1) if box else ""
                items.append(
                    f'<li class="{" ".join(classes)}"><a class="reference internal" '
                    f'href="{escape(href)}">{escape(entry.title)}</a>{box}{below}</li>'
                )
        return f"<ul>{''.join(items)}</ul>"

    def _trail(self, page: str) -> frozenset[str]:
        """Give the page and those it lies below, by its address or by the menu itself."""
        parts = page.split("/")
        above = {"/".join(parts[:n]) for n in range(1, len(parts) + 1)}
        known = {each for each in above if each in self._parents}
        return frozenset(known | {parent for each in known for parent in self._parents[each]})

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


def _pages(groups: tuple[Group, ...]) -> Iterator[str]:
    return (entry.page for group in groups for entry in group.entries)


def _box(number: int, entry: Entry, ticked: bool) -> str:
    """Write the box that shows the pages below another, and what is pressed to tick it."""
    id_ = f"toctree-checkbox-{number}"
    return (
        f'<input aria-label="Toggle navigation of {escape(entry.title)}" '
        f'{"checked " if ticked else ""}class="toctree-checkbox" id="{id_}" name="{id_}" '
        f'role="switch" type="checkbox"><label for="{id_}"><span class="icon"><svg>'
        '<use href="#svg-arrow-right"></use></svg></span></label>'
    )
