"""The source files of the site: docs/, and rules/ beside it, read where they are."""

from collections.abc import Iterable
from pathlib import Path

from sphinx.project import Project
from sphinx.util._pathlib import _StrPath

from westmarch.book.load import chapter_files
from westmarch.files import write
from westmarch.paths import QUESTIONS, RULES
from westmarch.site.content import book_title


class Shelf(Project):
    """Sphinx's project with pages from outside its source folder.

    A book without a handwritten page of its own in docs/rules/ gets a plain one, written next to
    the doctrees.
    """

    def __init__(self, project: Project, own: Path) -> None:
        super().__init__(project.srcdir, project.source_suffix)
        self.restore(project)
        self._own = own

    def discover(
        self, exclude_paths: Iterable[str] = (), include_paths: Iterable[str] = ("**",)
    ) -> set[str]:
        """Find the pages of docs/, then the chapters, the questions and the books."""
        super().discover(exclude_paths, include_paths)
        chapters = chapter_files(RULES)
        for path in chapters:
            self._add(f"rules/{path.parent.name}/{path.stem}", path)
        for path in sorted(QUESTIONS.glob("*.md")):
            self._add(f"questions/{path.stem}", path)
        for book in dict.fromkeys(path.parent.name for path in chapters):
            if f"rules/{book}" not in self.docnames:
                self._add(f"rules/{book}", self._plain(book))
        return self.docnames

    def doc2path(self, docname: str, absolute: bool) -> _StrPath:
        """Give the file of a page: where it is, or where it would be if all were in docs/."""
        path = super().doc2path(docname, absolute=True)
        return path if absolute else _StrPath(f"{docname}{path.suffix}")

    def _add(self, docname: str, path: Path) -> None:
        self.docnames.add(docname)
        self._docname_to_path[docname] = path
        self._path_to_docname[path] = docname

    def _plain(self, book: str) -> Path:
        path = self._own / f"{book}.md"
        text = f"# {book_title(book)}\n\n:::{{pages}}\n:::\n\n:::{{listing}} chapters {book}\n:::\n"
        if not path.exists() or path.read_text("utf-8") != text:
            write(path, text)
        return path
