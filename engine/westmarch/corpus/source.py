"""Feature files as Gherkin reads them: backgrounds and outlines expanded, no step understood."""

from collections.abc import Iterator
from typing import Any, cast

from gherkin.errors import CompositeParserException, ParserException
from gherkin.parser import Parser
from gherkin.pickles.compiler import Compiler
from msgspec import Struct

from westmarch.book.finding import Finding
from westmarch.corpus.patterns import Section

_SECTIONS: dict[str, Section] = {"Context": "Given", "Action": "When", "Outcome": "Then"}


class Tag(Struct, frozen=True):
    """A tag without its `@`."""

    name: str
    line: int


class Sentence(Struct, frozen=True):
    """A step as it is written."""

    section: Section | None
    """None if it begins with `*` or “And” and nothing before it says what it is."""
    text: str
    line: int


class Scenario(Struct, frozen=True, kw_only=True):
    """One scenario, or one example of an outline."""

    title: str
    path: str
    line: int
    tags: tuple[Tag, ...]
    sentences: tuple[Sentence, ...]
    outline: int = 0
    """The line of the outline that this is an example of."""
    example: str = ""
    """The name of the example, from the column `case`."""


class Feature(Struct, frozen=True):
    """One feature file."""

    path: str
    scenarios: tuple[Scenario, ...] = ()
    findings: tuple[Finding, ...] = ()
    titles: tuple[tuple[int, str], ...] = ()
    """The titles of scenarios and outlines as they are written, each with its line."""


_BEGIN = "Begin with “Feature: …”, a line “Scenario: …” below it, and the steps below that."


def read_feature(text: str, path: str) -> Feature:
    """Read a feature file; what is wrong with its syntax is in the findings."""
    try:
        document = cast("dict[str, Any]", Parser().parse(text))
    except CompositeParserException as errors:
        return Feature(path, findings=tuple(_syntax(each, path) for each in errors.errors))
    except ParserException as error:
        return Feature(path, findings=(_syntax(error, path),))
    if not document.get("feature"):
        return Feature(
            path, findings=(Finding(path, 1, "There is no feature in this file.", _BEGIN),)
        )
    nodes = dict(_nodes(document["feature"]))
    pickles = Compiler().compile(cast("Any", {**document, "uri": path}))
    scenarios = tuple(_scenario(cast("dict[str, Any]", each), nodes, path) for each in pickles)
    titles = tuple(
        (node["location"]["line"], node["name"]) for node in nodes.values() if "examples" in node
    )
    return Feature(path, scenarios, tuple(sorted(_unusual(nodes, path))), titles)


def _scenario(pickle: dict[str, Any], nodes: dict[str, dict[str, Any]], path: str) -> Scenario:
    node = nodes[pickle["astNodeIds"][0]]
    example = nodes[pickle["astNodeIds"][1]] if len(pickle["astNodeIds"]) > 1 else None
    return Scenario(
        title=pickle["name"],
        path=path,
        line=(example or node)["location"]["line"],
        tags=tuple(
            Tag(tag["name"].removeprefix("@"), nodes[tag["astNodeId"]]["location"]["line"])
            for tag in pickle["tags"]
        ),
        sentences=tuple(
            Sentence(
                _SECTIONS.get(step["type"]),
                step["text"],
                nodes[step["astNodeIds"][0]]["location"]["line"],
            )
            for step in pickle["steps"]
        ),
        outline=node["location"]["line"] if example else 0,
        example=example["cells"][0]["value"] if example else "",
    )


def _nodes(node: Any) -> Iterator[tuple[str, dict[str, Any]]]:
    """Walk the syntax tree and give every node that has an id."""
    if isinstance(node, dict):
        if "id" in node:
            yield node["id"], node
        for child in node.values():
            yield from _nodes(child)
    elif isinstance(node, list):
        for child in node:
            yield from _nodes(child)


def _unusual(nodes: dict[str, dict[str, Any]], path: str) -> Iterator[Finding]:
    """Find Gherkin that is correct, but that not every reader of features understands alike."""
    for node in nodes.values():
        line = node["location"]["line"]
        if "dataTable" in node or "docString" in node:
            yield Finding(path, line, "A step takes no table or block of text.", "Say it in words.")
        for examples in node.get("examples", ()):
            yield from _examples(examples, path)
        if "examples" in node and not node["examples"] and node["keyword"].endswith("Outline"):
            yield Finding(path, line, "An outline without examples is no scenario at all.")


def _examples(examples: dict[str, Any], path: str) -> Iterator[Finding]:
    line = examples["location"]["line"]
    header = examples.get("tableHeader")
    if examples["tags"]:
        yield Finding(path, line, "Examples bear no tags.", "Put them on the outline.")
    if not header or not examples["tableBody"]:
        yield Finding(path, line, "There are no examples in this table.")
    elif header["cells"][0]["value"] != "case":
        yield Finding(
            path,
            line,
            "The first column of examples is called `case`.",
            "It names each example by a word that stays the same for ever.",
        )


_TOKENS = {
    "#FeatureLine": "“Feature:”",
    "#RuleLine": "“Rule:”",
    "#BackgroundLine": "“Background:”",
    "#ScenarioLine": "“Scenario:”",
    "#ExamplesLine": "“Examples:”",
    "#StepLine": "a step (Given, When, Then, And)",
    "#TagLine": "tags",
    "#TableRow": "a row of a table",
}
"""What Gherkin's own names for lines mean to somebody who writes one."""


def _syntax(error: ParserException, path: str) -> Finding:
    location = cast("dict[str, int]", error.location)
    what = str(error).partition(": ")[2]
    expected, got, line = what.partition(", got ")
    fitting = [words for token, words in _TOKENS.items() if token in expected]
    if got and fitting:
        what = f"{line} does not fit here. What does: {', '.join(fitting)}"
    return Finding(
        path,
        location["line"],
        f"This is not Gherkin, in column {location.get('column', 1)}: {what}.",
    )
