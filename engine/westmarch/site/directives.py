"""The directives that chapters and handwritten pages are written with."""

from collections.abc import Iterable
from typing import Any, ClassVar

from docutils import nodes
from docutils.parsers.rst import directives
from sphinx.addnodes import pending_xref, toctree
from sphinx.util import logging
from sphinx.util.docutils import SphinxDirective

from westmarch.book.model import Citation, Question, Rule
from westmarch.errors import nearest
from westmarch.site.content import Content
from westmarch.site.listings import LISTINGS

_log = logging.getLogger(__name__)


class listing(nodes.General, nodes.Element):  # type: ignore[misc]  # noqa: N801 - as docutils has it
    """A list that is printed when the page is written."""


class _Directive(SphinxDirective):
    """A directive that knows the content."""

    has_content = True
    required_arguments = 1
    final_argument_whitespace = True

    @property
    def content_of_site(self) -> Content:
        """The knowledge base, as it was read when the build began."""
        domain: Any = self.env.domains["westmarch"]
        return domain.content  # type: ignore[no-any-return]

    def unknown(self, what: str, hint: str) -> list[nodes.Node]:
        """Warn that the directive speaks of something that is not there."""
        _log.warning(
            f"{what}. {hint}".strip(),
            location=self.get_location(),
            type="westmarch",
            subtype="unknown",
        )
        return []

    def link(self, kind: str, id_: str, label: nodes.Node, anchor: str = "") -> pending_xref:
        """Give a link that is resolved when all pages are read."""
        link = pending_xref(
            "",
            label,
            refdomain="westmarch",
            reftype=kind,
            reftarget=id_,
            refexplicit=True,
            refwarn=True,
            refdoc=self.env.current_document.docname,
            anchor=anchor,
        )
        self.set_source_info(link)
        return link

    def section(self, id_: str, *classes: str) -> nodes.section:
        """Give a section with an id, which is its title, too; the last part of it stands out."""
        section = nodes.section("", ids=[id_], classes=list(classes))
        self.set_source_info(section)
        before, _, last = id_.rpartition(".")
        prefix = nodes.inline("", f"{before}.", classes=["rule-prefix"])
        # The search leads to headings, so the heading needs an id of its own besides.
        section += nodes.title("", "", prefix, nodes.inline("", last), ids=[f"title-{id_}"])
        return section


class RuleDirective(_Directive):
    """A rule in its chapter: its text, what distinguishes it, and the way to everything else."""

    option_spec: ClassVar[dict[str, Any]] = {
        name.replace("_", "-"): directives.unchanged
        for name in (*Rule.__struct_fields__, "source")
        if name not in ("id", "text", "sources", "table", "path", "line")
    }

    def run(self) -> list[nodes.Node]:
        """Make a section of the rule."""
        content, id_ = self.content_of_site, self.arguments[0]
        rule = content.book.rules.get(id_)
        if rule is None:
            return self.unknown(f"{id_} is no rule of the book", nearest(id_, content.book.rules))
        gone = id_ not in content.book.in_force(content.book.default_edition)
        section = self.section(id_, "rule", *(["rule-gone"] if gone else []))
        section["westmarch"] = ("rule", id_)
        section += self._exceptions(rule)
        section += self.parse_text_to_nodes(self._with_words(rule), offset=self.content_offset)
        section += self._foot(rule)
        return [section]

    def _with_words(self, rule: Rule) -> str:
        """Let words of the game lead to their meaning, unless it stands in this very chapter."""
        content = self.content_of_site
        chapter = f"{rule.book}.{rule.chapter}"
        here = {chapter, *content.book.chapters[chapter].rules}
        return content.words.marked("\n".join(self.content), apart=here)

    def _exceptions(self, rule: Rule) -> list[nodes.Node]:
        """Say where the rule does not hold, or for whom; most rules hold for all and everywhere."""
        brief = self.content_of_site.brief(rule.id)
        facts = nodes.paragraph("", "", classes=["rule-facts"])
        badges = [brief.held] if brief.held else []
        badges += [f"{rule.alignment} players"] if rule.alignment else []
        facts += _divided([nodes.inline("", each, classes=["badge"]) for each in badges], " ")
        for at, id_ in enumerate(brief.instead):
            facts += nodes.Text(" and " if at else " replaced by ")
            facts += self.link("rule", id_, nodes.literal("", id_.rpartition(".")[2]))
        return [facts] if badges else []

    def _foot(self, rule: Rule) -> nodes.paragraph:
        brief = self.content_of_site.brief(rule.id)
        foot = nodes.paragraph("", "", classes=["rule-foot"])
        parts: list[nodes.Node] = [nodes.inline("", rule.kind, classes=["kind"])]
        force = {"may": "optional", "should": "advice"}.get(rule.force)
        if force and rule.kind != "permission":
            parts.append(nodes.Text(force))
        if rule.testability == "testable":
            parts.append(self._more(rule, brief.proofs, "scenarios"))
        if rule.note:
            parts.append(self._more(rule, "a note", "note"))
        if brief.questions:
            asked = "an open question" if brief.questions == 1 else f"{brief.questions} questions"
            parts.append(self._more(rule, asked, "questions"))
        parts += [
            self.link("source", code, nodes.Text(code))
            for code in dict.fromkeys(each.source for each in rule.sources)
        ]
        about = nodes.inline("", f" about {rule.id}", classes=["unseen"])
        parts.append(self.link("rule", rule.id, nodes.inline("", "", nodes.Text("more"), about)))
        foot += _divided(parts, " · ")
        return foot

    def _more(self, rule: Rule, words: str, anchor: str) -> pending_xref:
        return self.link("rule", rule.id, nodes.Text(words), anchor)


class RetiredDirective(_Directive):
    """What is left of a rule that was taken out."""

    option_spec: ClassVar[dict[str, Any]] = {"superseded-by": directives.unchanged}

    def run(self) -> list[nodes.Node]:
        """Make a section of it, so that links to the old id still arrive."""
        content, id_ = self.content_of_site, self.arguments[0]
        retired = content.book.retired.get(id_)
        if retired is None:
            return self.unknown(f"{id_} is no retired rule of the book", "")
        section = self.section(id_, "rule", "rule-gone")
        facts = nodes.paragraph("", "", classes=["rule-facts"])
        facts += nodes.inline("", "retired", classes=["kind"])
        for at, successor in enumerate(retired.superseded_by):
            facts += nodes.Text(" and " if at else " see ")
            facts += self.link("rule", successor, nodes.literal("", successor))
        section += facts
        section += self.parse_content_to_nodes()
        return [section]


class QuestionDirective(_Directive):
    """An open question with its readings."""

    option_spec: ClassVar[dict[str, Any]] = dict.fromkeys(
        ("kind", "rules", "default", "settled", "source"), directives.unchanged
    )

    def run(self) -> list[nodes.Node]:
        """Make a section of the question."""
        content, id_ = self.content_of_site, self.arguments[0]
        question = content.book.questions.get(id_)
        if question is None:
            return self.unknown(
                f"{id_} is no question of the book", nearest(id_, content.book.questions)
            )
        section = self.section(id_, "question")
        section["westmarch"] = ("question", id_)
        asked = nodes.container("", classes=["asked"])
        asked += self.parse_text_to_nodes(question.text)
        section += asked
        section += self._readings(question)
        why = nodes.container("", classes=["why"])
        why += self.parse_text_to_nodes(f"**Why the default:** {question.why}")
        section += why
        section += self._foot(question)
        return [section]

    def _readings(self, question: Question) -> nodes.definition_list:
        readings = nodes.definition_list("", classes=["readings"])
        for reading in question.readings:
            term = nodes.term("", "", nodes.strong("", reading.id))
            said: list[Any] = self.parse_text_to_nodes(reading.text)
            if reading.id == question.default:
                said[-1] += [nodes.Text(" "), nodes.inline("", "the default", classes=["badge"])]
            definition = nodes.definition("", *said)
            consequence = nodes.container("", classes=["consequence"])
            consequence += self.parse_text_to_nodes(reading.consequence)
            definition += consequence
            readings += nodes.definition_list_item("", term, definition)
        return readings

    def _foot(self, question: Question) -> nodes.paragraph:
        foot = nodes.paragraph("", "", classes=["rule-foot"])
        foot += nodes.inline("", question.kind.replace("-", " "), classes=["kind"])
        foot += nodes.Text(" · Rules concerned: ")
        foot += _divided(self.link("rule", id_, nodes.literal("", id_)) for id_ in question.rules)
        if question.settled:
            foot += nodes.Text(" · Settled by: ")
            foot += _divided(
                self.link("rule", id_, nodes.literal("", id_)) for id_ in question.settled
            )
        if question.sources:
            foot += nodes.Text(" · Sources: ")
            foot += _divided([self._place(cited) for cited in question.sources], "; ")
        return foot

    def _place(self, cited: Citation) -> nodes.inline:
        link = self.link("source", cited.source, nodes.Text(cited.source))
        return nodes.inline("", "", link, nodes.Text(f", {cited.locator}"))


class PagesDirective(_Directive):
    """The pages whose names begin with that of this page, for the menu.

    The content may name those that come first, one a line; the others follow by their names.
    """

    required_arguments = 0

    def run(self) -> list[nodes.Node]:
        """Enter the pages below this one."""
        named = [line.strip() for line in self.content if line.strip()]
        return [self.menu(self.named(named) + [each for each in self.below if each not in named])]

    @property
    def here(self) -> str:
        """The page that is being read."""
        return str(self.env.current_document.docname)

    @property
    def below(self) -> list[str]:
        """The last names of the pages below this one."""
        return sorted(
            name.rpartition("/")[2]
            for name in self.env.found_docs
            if name.rpartition("/")[0] == self.here
        )

    def named(self, names: Iterable[str]) -> list[str]:
        """Give those of the pages that there are, and complain of the others."""
        known = self.below
        for name in names:
            if name not in known:
                self.unknown(f"There is no page {self.here}/{name}", nearest(name, known))
        return [name for name in names if name in known]

    def menu(self, names: Iterable[str], caption: str = "") -> nodes.Node:
        """Enter pages in the menu, in this order."""
        entries = [f"{self.here}/{name}" for name in dict.fromkeys(names)]
        tree = toctree(
            "",
            parent=self.here,
            entries=[(None, each) for each in entries],
            includefiles=entries,
            maxdepth=-1,
            caption=caption or None,
            glob=True,  # Sphinx then reads this page again when pages come or go.
            hidden=True,
            includehidden=False,
            numbered=0,
            titlesonly=True,
        )
        self.set_source_info(tree)
        return nodes.compound("", tree, classes=["toctree-wrapper"])


class PartDirective(PagesDirective):
    """A part of a book: a heading, a word on it, and its chapters, in the menu and in a list.

    Without `:chapters:` it takes all those that no part before it has; if there are none, nothing
    is shown of it.
    """

    required_arguments = 1
    option_spec: ClassVar[dict[str, Any]] = {"chapters": directives.unchanged}

    def run(self) -> list[nodes.Node]:
        """Make a section of the part."""
        taken: Any = self.env.current_document.setdefault("westmarch_taken", set())
        if "chapters" in self.options:
            chapters = self.named([each.strip() for each in self.options["chapters"].split(",")])
        else:
            chapters = [each for each in self.below if each not in taken]
        taken.update(chapters)
        if not chapters:
            return []
        title = self.arguments[0]
        section = nodes.section("", ids=[nodes.make_id(title)], names=[], classes=["part"])
        self.set_source_info(section)
        shown = " ".join((self.here.rpartition("/")[2], *chapters))
        section += nodes.title("", title)
        section += self.parse_content_to_nodes()
        section += listed("chapters", shown)
        section += self.menu(chapters, title)
        return [section]


class ListingDirective(_Directive):
    """A list of what the content has, such as all cards; printed anew when they change."""

    has_content = False

    def run(self) -> list[nodes.Node]:
        """Leave a place for the list."""
        name, _, argument = self.arguments[0].partition(" ")
        if name not in LISTINGS:
            known = nearest(name, LISTINGS) or f"There are: {', '.join(LISTINGS)}."
            return self.unknown(f"There is no listing “{name}”", known)
        node = listed(name, argument)
        self.set_source_info(node)
        return [node]


def listed(name: str, argument: str) -> listing:
    """Leave a place for a list, to be printed anew when what it shows has changed."""
    node = listing("", name=name, argument=argument)
    node["westmarch"] = ("listing", f"{name} {argument}".strip())
    return node


def _divided(parts: Any, by: str = ", ") -> list[nodes.Node]:
    """Put the same text between nodes."""
    divided: list[nodes.Node] = []
    for part in parts:
        divided += [nodes.Text(by), part] if divided else [part]
    return divided
