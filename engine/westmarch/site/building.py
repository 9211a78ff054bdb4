"""One build of the site, from the reading of the content to the last generated page."""

from collections.abc import Iterable, Iterator
from html import escape
from pathlib import Path
from typing import Any, cast

import msgspec
import sphinx
from docutils import nodes
from sphinx.application import Sphinx
from sphinx.environment import BuildEnvironment
from sphinx.errors import ExtensionError
from sphinx.util import logging
from sphinx.util.osutil import relative_uri

from westmarch.errors import WestmarchError
from westmarch.paths import PACKAGE
from westmarch.site import previews
from westmarch.site.code import highlighted
from westmarch.site.content import Content
from westmarch.site.domain import WestmarchDomain
from westmarch.site.memo import Memo, fingerprint, fingerprint_of_files
from westmarch.site.menu import Menu
from westmarch.site.pages import Page, all_pages
from westmarch.site.press import Press
from westmarch.site.project import Shelf

_log = logging.getLogger(__name__)
_NO_GUIDES = ("search", "genindex")
_CHAPTER_PARTS = 3


class Building:
    """The handlers that Sphinx calls in the course of a build, and what they share."""

    content: Content
    press: Press
    menu: Menu
    domain: WestmarchDomain
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
        self.press = Press(self.content, highlighted, _missing)
        self.domain = cast("WestmarchDomain", app.env.domains["westmarch"])
        self.domain.content = self.content
        shelf = Shelf(app.project, self.own / "books")
        app.project = app.env.project = shelf

    def outdated(self, *_: Any) -> list[str]:
        """Name the pages to read again though their own files are as they were."""
        return list(self.domain.outdated())

    def updated(self, app: Sphinx, env: BuildEnvironment) -> Iterable[str]:
        """Name the pages to write again though their text is as it was: all, if the menu is not."""
        self.menu = Menu(env)
        self.content.order = self.menu.order()
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

    def context(
        self, app: Sphinx, page: str, _: str, context: dict[str, Any], __: nodes.document | None
    ) -> None:
        """Give a page its menu, and the search what it may know of it."""
        context["toctree"] = lambda **_: self.menu.html(page)
        context.setdefault("westmarch", {"filters": _filters_of_guide(app, page)})

    def collect(self, app: Sphinx) -> Iterator[tuple[str, dict[str, Any], str]]:
        """Give the generated pages that are not there yet, or no longer right."""
        out = Path(app.outdir)
        printed = _Printed(self.own / "printed.json", out)
        frame = (self.domain.data["frame"], self.content.fingerprint_of_names())
        for page in all_pages(self.content):
            if printed.is_new(f"{page.page}.html", fingerprint(frame, page)):
                yield page.page, _context(page, self.press.page(page)), "page.html"
        for sheet in previews.sheets(self.content):
            name = f"{previews.FOLDER}/{sheet.name}.json"
            if printed.is_new(name, fingerprint(frame, sheet)):
                path = out / name
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_bytes(previews.written(sheet, self.press))
        printed.close()

    def visit_listing(self, translator: Any, node: nodes.Element) -> None:
        """Print a list in its place on a handwritten page."""
        page = translator.builder.current_docname
        translator.body.append(self.press.listing(node["name"], node["argument"], page))
        raise nodes.SkipNode


class _Printed:
    """The files that have been generated, each with the fingerprint of what is in it."""

    def __init__(self, register: Path, out: Path) -> None:
        self._register = register
        self._out = out
        try:
            self._before = msgspec.json.decode(register.read_bytes(), type=dict[str, str])
        except (FileNotFoundError, msgspec.MsgspecError):
            self._before = {}
        self._now: dict[str, str] = {}

    def is_new(self, name: str, mark: str) -> bool:
        """Enter a file, and say whether it has to be written."""
        self._now[name] = mark
        return self._before.get(name) != mark or not (self._out / name).exists()

    def close(self) -> None:
        """Take out the files that are generated no longer, and keep the register."""
        for name in self._before.keys() - self._now.keys():
            (self._out / name).unlink(missing_ok=True)
        self._register.parent.mkdir(parents=True, exist_ok=True)
        self._register.write_bytes(msgspec.json.encode(self._now))


def _context(page: Page, body: str) -> dict[str, Any]:
    filters = [("kind", page.kind)]
    filters += [("book", page.book)] if page.book else []
    filters += [("edition", edition) for edition in page.editions]
    return {
        "title": escape(page.title),
        "body": body,
        "parents": [_linked(page.page, *each) for each in page.above],
        "prev": _linked(page.page, *page.before) if page.before else None,
        "next": _linked(page.page, *page.after) if page.after else None,
        # Code is for whoever follows a link to it, not for the search.
        "westmarch": {"filters": filters if page.kind != "code" else []},
    }


def _linked(page: str, to: str, title: str) -> dict[str, str]:
    return {"link": relative_uri(f"{page}.html", f"{to}.html"), "title": escape(title)}


def _filters_of_guide(app: Sphinx, page: str) -> list[tuple[str, str]]:
    parts = page.split("/")
    if parts[0] in _NO_GUIDES or page == app.config.root_doc or len(parts) == _CHAPTER_PARTS:
        return []  # The rules of a chapter are found on pages of their own.
    if parts[0] == "questions" and len(parts) > 1:
        return [("kind", "question"), ("book", parts[1])]
    return [("kind", "guide")]


def _missing(page: str, kind: str, id_: str) -> None:
    _log.warning(
        f"a link to the {kind} {id_}, which there is not",
        location=page,
        type="westmarch",
        subtype=kind,
    )


def _own_files() -> Iterator[Path]:
    """Give the files that decide what pages look like."""
    yield from (PACKAGE / "site").rglob("*.py")
    yield from (PACKAGE / "site" / "templates").rglob("*")
    yield from (PACKAGE / "site" / "static").rglob("*")
