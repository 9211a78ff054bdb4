"""Links from the generated pages, and Markdown and Gherkin written out with such links in them."""

import re
from collections.abc import Container, Sequence
from functools import cache
from html import escape
from typing import Any

from markdown_it import MarkdownIt
from markdown_it.token import Token
from markupsafe import Markup
from mdit_py_plugins.deflist import deflist_plugin
from mdit_py_plugins.myst_role import myst_role_plugin
from sphinx.util.osutil import relative_uri

from westmarch.site.addresses import Address
from westmarch.site.content import Content, Target

_TITLED = re.compile(r"(?P<title>.+?)\s*<(?P<target>[^<>]+)>", re.DOTALL)
_STEP = re.compile(r"(?P<indent>\s*)(?P<keyword>Given|When|Then|And|But|\*)(?P<rest> .*)")
_HEAD = re.compile(r"(?P<indent>\s*)(?P<keyword>[A-Z][A-Za-z ]*):(?P<rest>.*)")
_NAMED = re.compile(
    r'(?P<open>["“])(?P<name>[^"“”]+)(?P<close>["”])'
    r"|(?P<id>\b(?:q\.)?[a-z][a-z0-9-]*(?:\.[a-z0-9][a-z0-9-]*){1,2}\b)"
)

_HANG = 4


class Links:
    """The links of one page, relative to it, so that the site works in any folder."""

    def __init__(
        self,
        content: Content,
        page: str,
        there: Container[str],
    ) -> None:
        self.content = content
        self.page = page
        self._there = there
        self.named: set[tuple[str, str]] = set()
        """The kind and the name of everything that the page links to, or would if it were there."""
        self.lost: set[tuple[str, str]] = set()
        """What of it is not there."""

    def find(self, kind: str, name: str) -> Target | None:
        """Look something up, and remember that the page depends on it."""
        self.named.add((kind, name))
        return self.content.find(kind, name)

    def to(self, address: Address) -> str:
        """Give the reference to an address."""
        if address.page not in self._there:
            self.lost.add(("page", address.page))
        uri = relative_uri(f"{self.page}.html", f"{address.page}.html")
        if address.anchor:
            uri = f"{uri}#{address.anchor}"
        return uri or "#"

    def to_page(self, page: str) -> str:
        """Give the reference to a page as a whole."""
        return self.to(Address(page))

    def link(self, kind: str, id_: str, text: str = "") -> Markup:
        """Give a link to something, under its own name unless another text is given."""
        target = self.find(kind, id_)
        if target is None:
            self.lost.add((kind, id_))
            return Markup("<code>{}</code>").format(text or id_)
        label = escape(text or target.title)
        if kind in ("rule", "question", "scenario") and not text:
            label = f"<code>{label}</code>"
        href = escape(self.to(target.address))
        class_ = "westmarch-card" if kind == "version" else f"westmarch-{kind}"
        return Markup(f'<a class="{class_}" href="{href}">{label}</a>')

    def href(self, kind: str, id_: str) -> str:
        """Give the reference to something, for a link that is more than text."""
        target = self.find(kind, id_)
        if target is None:
            self.lost.add((kind, id_))
            return "#"
        return self.to(target.address)

    def rule(self, id_: str, text: str = "") -> Markup:
        """Link to a rule."""
        return self.link("rule", id_, text)

    def card(self, id_: str, text: str = "") -> Markup:
        """Link to a card."""
        return self.link("card", id_, text)

    def question(self, id_: str, text: str = "") -> Markup:
        """Link to an open question."""
        return self.link("question", id_, text)

    def scenario(self, id_: str, text: str = "") -> Markup:
        """Link to a scenario."""
        return self.link("scenario", id_, text)

    def source(self, code: str, text: str = "") -> Markup:
        """Link to a source."""
        return self.link("source", code, text)

    def edition(self, name: str, text: str = "") -> Markup:
        """Link to an edition."""
        return self.link("edition", name, text)

    def markdown(self, text: str) -> Markup:
        """Write out Markdown as it stands in the knowledge base."""
        return Markup(_markdown().render(text, {"links": self}))

    def inline(self, text: str) -> Markup:
        """Write out a line of Markdown, to stand within a paragraph."""
        return Markup(_markdown().renderInline(text, {"links": self}))

    def words(self, text: str) -> Markup:
        """Write out text as it is, with everything it names linked."""
        return Markup(self._named(text))

    def gherkin(self, text: str) -> Markup:
        """Write out steps, with their keywords marked and everything they name linked."""
        return Markup("".join(self._line(line) for line in text.split("\n")))

    def _line(self, line: str) -> str:
        """Write out a line that hangs from its own indentation where it has to be broken."""
        hang = len(line) - len(line.lstrip()) + _HANG
        style = f"padding-left:{hang}ch;text-indent:-{hang}ch"
        return f'<span class="line" style="{style}">{self._step(line)}\n</span>'

    def _step(self, line: str) -> str:
        found = _STEP.fullmatch(line) or _HEAD.fullmatch(line)
        if not found:
            return self._named(line)
        colon = ":" if line.strip().startswith(f"{found['keyword']}:") else ""
        kind = "head" if colon else "step"
        keyword = f'<b class="{kind}">{found["keyword"]}{colon}</b>'
        return f"{found['indent']}{keyword}{self._named(found['rest'])}"

    def _named(self, text: str) -> str:
        parts: list[str] = []
        end = 0
        for found in _NAMED.finditer(text):
            parts.append(escape(text[end : found.start()], quote=False))
            parts.append(self._thing(found))
            end = found.end()
        return "".join((*parts, escape(text[end:], quote=False)))

    def _thing(self, found: "re.Match[str]") -> str:
        if id_ := found["id"]:
            kind = "question" if id_.startswith("q.") else "rule"
            return self.link(kind, id_, id_) if self.find(kind, id_) else escape(id_)
        name = found["name"]
        card = self.link("version", name, name) if self.find("version", name) else escape(name)
        return f"{found['open']}{card}{found['close']}"


@cache
def _markdown() -> MarkdownIt:
    parser = MarkdownIt("commonmark", {"typographer": True}).enable(["table", "smartquotes"])
    parser.use(deflist_plugin).use(myst_role_plugin)
    parser.add_render_rule("myst_role", _role)
    parser.add_render_rule("table_open", _table_open)
    parser.add_render_rule("table_close", _table_close)
    return parser


def _role(_: Any, tokens: Sequence[Token], at: int, __: Any, env: dict[str, Any]) -> str:
    token = tokens[at]
    titled = _TITLED.fullmatch(token.content)
    links: Links = env["links"]
    if titled:
        return links.link(token.meta["name"], titled["target"], titled["title"])
    return links.link(token.meta["name"], token.content)


def _table_open(*_: Any) -> str:
    return '<div class="table-wrapper"><table class="docutils">\n'


def _table_close(*_: Any) -> str:
    return "</table></div>\n"
