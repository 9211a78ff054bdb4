"""The Sphinx domain: rules, cards, scenarios, sources, questions and editions, and roles for them.

What there is to link to, the content says, not the pages that have been read; so a link is right
or wrong whatever has been built before. What the domain keeps is which page mentions and shows
what, to read a page again when that has changed.
"""

from collections.abc import Iterable, Iterator, Set
from typing import Any, ClassVar

from docutils import nodes
from docutils.nodes import Element
from sphinx.addnodes import pending_xref
from sphinx.builders import Builder
from sphinx.domains import Domain, ObjType
from sphinx.environment import BuildEnvironment
from sphinx.roles import XRefRole

from westmarch.site.content import Content, Target
from westmarch.site.directives import (
    ListingDirective,
    PagesDirective,
    PartDirective,
    QuestionDirective,
    RetiredDirective,
    RuleDirective,
)
from westmarch.site.listings import LISTINGS
from westmarch.site.memo import fingerprint
from westmarch.site.search import passages

_BY_PAGE = ("mentioned", "passages", "shown")
KINDS = ("rule", "card", "scenario", "source", "question", "edition")


class WestmarchDomain(Domain):
    """The rules and what belongs to them."""

    name = "westmarch"
    label = "Westmarch"
    object_types: ClassVar[dict[str, ObjType]] = {kind: ObjType(kind, kind) for kind in KINDS}
    roles: ClassVar[dict[str, Any]] = {
        kind: XRefRole(innernodeclass=nodes.inline if kind == "card" else nodes.literal)
        for kind in KINDS
    } | {"word": XRefRole(innernodeclass=nodes.inline)}
    directives: ClassVar[dict[str, Any]] = {
        "rule": RuleDirective,
        "retired": RetiredDirective,
        "question": QuestionDirective,
        "listing": ListingDirective,
        "pages": PagesDirective,
        "part": PartDirective,
    }
    initial_data: ClassVar[dict[str, Any]] = {
        "mentioned": {},  # what each page links to, and where that was when the page was read
        "passages": {},  # the sections of each page, for the search
        "shown": {},  # the fingerprint of what each page shows beyond its own text
        "frame": "",  # the fingerprint of what surrounds the text of every page
    }
    data_version = 2
    content: Content
    """Set as soon as the build begins."""

    def clear_doc(self, docname: str) -> None:
        """Forget a page that is read again, or is no more."""
        for part in _BY_PAGE:
            self.data[part].pop(docname, None)

    def merge_domaindata(self, docnames: Set[str], otherdata: dict[str, Any]) -> None:
        """Take over what a parallel process has read."""
        for part in _BY_PAGE:
            taken = {name: kept for name, kept in otherdata[part].items() if name in docnames}
            self.data[part].update(taken)

    def process_doc(
        self,
        env: BuildEnvironment,  # noqa: ARG002
        docname: str,
        document: nodes.document,
    ) -> None:
        """Note what a page mentions and shows."""
        mentioned = {
            (node["reftype"], node["reftarget"])
            for node in document.findall(pending_xref)
            if node.get("refdomain") == self.name
        }
        shown = {
            tuple(node["westmarch"]) for node in document.findall(Element) if "westmarch" in node
        }
        self.data["passages"][docname] = list(passages(document))
        if mentioned:
            self.data["mentioned"][docname] = self._whereabouts(mentioned)
        if shown:
            self.data["shown"][docname] = (shown, self._state(shown))

    def outdated(self) -> Iterator[str]:
        """Give the pages that something has changed for, though not their own text."""
        for docname, whereabouts in self.data["mentioned"].items():
            if self._whereabouts(whereabouts) != whereabouts:
                yield docname
        for docname, (shown, state) in self.data["shown"].items():
            if self._state(shown) != state:
                yield docname

    def resolve_xref(
        self,
        env: BuildEnvironment,  # noqa: ARG002
        fromdocname: str,
        builder: Builder,
        typ: str,
        target: str,
        node: pending_xref,
        contnode: Element,
    ) -> nodes.reference | None:
        """Make a link of a role."""
        found = self.content.find(typ, target)
        if found is None:
            return None
        if typ == "card" and not node["refexplicit"]:
            contnode = nodes.inline("", found.title, classes=contnode["classes"])
        return self._reference(builder, fromdocname, typ, found, node.get("anchor", ""), contnode)

    def resolve_any_xref(
        self,
        env: BuildEnvironment,  # noqa: ARG002
        fromdocname: str,
        builder: Builder,
        target: str,
        node: pending_xref,  # noqa: ARG002
        contnode: Element,
    ) -> list[tuple[str, nodes.reference]]:
        """Make links of a role that leaves open what it means."""
        return [
            (
                f"{self.name}:{kind}",
                self._reference(builder, fromdocname, kind, found, "", contnode),
            )
            for kind in KINDS
            if (found := self.content.find(kind, target)) is not None
        ]

    def get_objects(self) -> Iterable[tuple[str, str, str, str, str, int]]:
        """List everything for the inventory, with the page that has all about it."""
        for key, target in self.content.targets.items():
            address = target.address
            yield key.id, target.title, key.kind, address.page, address.anchor, 1

    def get_full_qualified_name(self, node: Element) -> str | None:
        """Give the id that a role names, which is whole already."""
        return str(node["reftarget"]) if "reftarget" in node else None

    def _reference(
        self,
        builder: Builder,
        fromdocname: str,
        kind: str,
        found: Target,
        anchor: str,
        contnode: Element,
    ) -> nodes.reference:
        uri = builder.get_relative_uri(fromdocname, found.address.page)
        if anchor := anchor or found.address.anchor:
            uri = f"{uri}#{anchor}"
        return nodes.reference(
            "", "", contnode, internal=True, refuri=uri, classes=[f"westmarch-{kind}"]
        )

    def _whereabouts(self, keys: Iterable[tuple[str, str]]) -> dict[tuple[str, str], Any]:
        return {(kind, text): self.content.find(kind, text) for kind, text in keys}

    def _state(self, shown: Iterable[tuple[str, str]]) -> str:
        return fingerprint([self._as_shown(*each) for each in sorted(shown)])

    def _as_shown(self, kind: str, id_: str) -> Any:
        """Give what a page shows of a thing, beyond what stands in the page's own file."""
        if kind == "rule":
            return self.content.brief(id_), self.content.words
        if kind == "listing":
            name, _, argument = id_.partition(" ")
            return LISTINGS[name](self.content, argument)
        return self.content.book.editions
