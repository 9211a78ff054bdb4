"""One build of the site, from the reading of the content to the last generated page."""

from collections.abc import Iterable, Iterator
from html import escape
from pathlib import Path
from typing import Any, cast

import sphinx
from docutils import nodes
from sphinx.application import Sphinx
from sphinx.builders.html import StandaloneHTMLBuilder
from sphinx.environment import BuildEnvironment
from sphinx.errors import ExtensionError
from sphinx.util import logging

from westmarch.cards.export import exported
from westmarch.errors import WestmarchError
from westmarch.files import write
from westmarch.paths import PACKAGE
from westmarch.processes import spread
from westmarch.site import handout, previews, search
from westmarch.site.code import highlighted
from westmarch.site.content import Content
from westmarch.site.domain import WestmarchDomain
from westmarch.site.links import Links
from westmarch.site.memo import Memo, fingerprint, fingerprint_of_files
from westmarch.site.menu import Menu
from westmarch.site.pages import Page, all_pages
from westmarch.site.press import Press
from westmarch.site.project import Shelf
from westmarch.site.register import Register

_log = logging.getLogger(__name__)
_CHAPTER_PARTS = 3
_FEW = 100
"""So many pages are not worth another process."""
_PAGE, _CONTEXT = 1, 3
"""The places of the name and the context of a page among what handlers are told of it."""


class Building:
    """The handlers that Sphinx calls in the course of a build, and what they share."""

    content: Content
    press: Press
    menu: Menu
    domain: WestmarchDomain
    pages: tuple[Page, ...]
    """The pages to be generated."""
    own: Path
    """The folder next to the doctrees for what is to be known at the next build."""

    def begin(self, app: Sphinx) -> None:
        """Read everything, before Sphinx looks for its source files."""
        self.own = Path(app.doctreedir) / "westmarch"
        try:
            self.content = Content(Memo(self.own))
        except WestmarchError as error:
            raise ExtensionError(str(error)) from error
        for finding in self.content.findings:
            _log.warning(
                f"{finding.what} {finding.hint}".strip(),
                location=f"{finding.path}:{finding.line}",
                type="westmarch",
                subtype="scenario",
            )
        self.domain = cast("WestmarchDomain", app.env.domains["westmarch"])
        self.domain.content = self.content
        shelf = Shelf(app.project, self.own / "books")
        app.project = app.env.project = shelf
        builder: Any = app.builder
        builder.search = False  # The site has a search of its own.

    def outdated(self, *_: Any) -> list[str]:
        """Name the pages to read again though their own files are as they were."""
        return list(self.domain.outdated())

    def updated(self, app: Sphinx, env: BuildEnvironment) -> Iterable[str]:
        """Name the pages to write again though their text is as it was: all, if the menu is not."""
        self.menu = Menu(env)
        self.content.order = self.menu.order()
        self.pages = tuple(all_pages(self.content))
        there = env.found_docs | {each.page for each in self.pages}
        self.press = Press(self.content, highlighted, there)
        frame = fingerprint(
            sphinx.__display_version__,
            fingerprint_of_files(path for path in _own_files() if path.is_file()),
            self.menu.fingerprint(),
            str(app.config.html_theme_options),
        )
        if self.domain.data["frame"] == frame:
            return []
        self.domain.data["frame"] = frame
        return sorted(env.found_docs)

    def no_menu(self, *about: Any) -> None:
        """Spare the theme the making of a menu, which it would make anew for each page."""
        about[_CONTEXT].pop("toctree", None)

    def own_menu(self, *about: Any) -> None:
        """Give a page its menu, where the theme has left it empty."""
        about[_CONTEXT]["furo_navigation_tree"] = self.menu.html(about[_PAGE])

    def anew(self, app: Sphinx, name: str, *_: Any) -> None:
        """Have a page written into a file of its own: the old one may be in use elsewhere."""
        (Path(app.outdir) / f"{name}.html").unlink(missing_ok=True)

    def collect(self, app: Sphinx) -> Iterator[tuple[str, dict[str, Any], str]]:
        """Write the generated pages that are not there yet, or no longer right, and the search."""
        out = Path(app.outdir)
        register = Register(self.own / "generated.json", out, self.content)
        around = (self.domain.data["frame"], self.content.book.editions, self.content.words)
        stale = []
        for page in self.pages:
            name, mark = f"{page.page}.html", fingerprint(around, page)
            if not register.keeps(name, mark):
                stale.append((page, name, mark))

        def printed(at: int) -> tuple[set[tuple[str, str]], set[tuple[str, str]]]:
            page, *_ = stale[at]
            links = self.press.links(page.page)
            body = self.press.page(page, links)
            context = _context(page, links, body)
            cast("StandaloneHTMLBuilder", app.builder).handle_page(page.page, context, "page.html")
            return links.named, links.lost

        for (_, name, mark), found in zip(
            stale, spread("Printing", printed, range(len(stale)), _FEW), strict=True
        ):
            register.enter(name, mark, *found)
        for sheet in previews.sheets(self.content):
            name, mark = f"{previews.FOLDER}/{sheet.name}.json", fingerprint(around, sheet)
            if not register.keeps(name, mark):
                links = self.press.links("")
                write(out / name, previews.written(sheet, links))
                register.enter(name, mark, links.named, links.lost)
        for each in register.lost():
            _complain(*each)
        write(out / search.POOL_FILE, exported(self.content.pool))
        for file in handout.files(self.content):
            if not register.keeps(file.name, file.mark):
                write(out / file.name, file.make())
                register.enter(file.name, file.mark, (), ())
        indexes = {"index": self._index(app, out), "cards": self._card_index(out)}
        yield "search", indexes, "search.html"
        register.close()

    def _index(self, app: Sphinx, out: Path) -> str:
        """Write the index of the search; give its address, which is another for another index."""
        asides = {each.page for each in self.content.asides}
        guides = {
            page: (app.env.titles[page].astext(), self.domain.data["passages"].get(page, []))
            for page in sorted(app.env.found_docs)
            if _is_guide(app, page) or page in asides
        }
        written = search.written(search.index(self.content, guides))
        write(out / search.FILE, written)
        return f"{search.FILE}?v={fingerprint(written)[:8]}"

    def _card_index(self, out: Path) -> str:
        """Write what cards can be found by; give its address, as above."""
        written = search.card_index(self.content)
        write(out / search.CARDS_FILE, written)
        return f"{search.CARDS_FILE}?v={fingerprint(written)[:8]}"

    def visit_listing(self, translator: Any, node: nodes.Element) -> None:
        """Print a list in its place on a handwritten page."""
        links = self.press.links(translator.builder.current_docname)
        translator.body.append(self.press.listing(node["name"], node["argument"], links))
        for kind, id_ in sorted(links.lost):
            _complain(f"{links.page}.html", kind, id_)
        raise nodes.SkipNode


def _context(page: Page, links: Links, body: str) -> dict[str, Any]:
    return {
        "title": escape(page.title),
        "body": body,
        "parents": [_linked(links, *each) for each in page.above],
        "prev": _linked(links, *page.before) if page.before else None,
        "next": _linked(links, *page.after) if page.after else None,
    }


def _linked(links: Links, to: str, title: str) -> dict[str, str]:
    return {"link": links.to_page(to), "title": escape(title)}


def _is_guide(app: Sphinx, page: str) -> bool:
    """Tell whether a page is there for its own words; what others have is found by itself."""
    parts = page.split("/")
    return page != app.config.root_doc and parts[0] != "questions" and len(parts) < _CHAPTER_PARTS


def _complain(file: str, kind: str, id_: str) -> None:
    _log.warning(
        f"{file} links to the {kind} {id_}, which there is not", type="westmarch", subtype=kind
    )


def _own_files() -> Iterator[Path]:
    """Give the files that decide what pages look like."""
    yield from (PACKAGE / "site").rglob("*.py")
    yield from (PACKAGE / "site" / "templates").rglob("*")
    yield from (PACKAGE / "site" / "static").rglob("*")
