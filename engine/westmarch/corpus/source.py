"""Feature files as Gherkin reads them: backgrounds and outlines expanded, no step understood."""

import re
from collections.abc import Iterable, Iterator
from itertools import pairwise
from typing import Any, cast

from gherkin.errors import CompositeParserException, ParserException
from gherkin.parser import Parser
from gherkin.pickles.compiler import Compiler
from msgspec import Struct
from msgspec.structs import replace

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
    background: bool = False
    """It stands in a background, before the scenario itself."""


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
    going_on: tuple[int, ...] = ()
    """The lines of first steps that go on with one before, as “And” does."""


_BLOCK = re.compile(r"\s*(?:Rule|Scenario|Example|Scenario Outline|Scenario Template):")
_RULE = re.compile(r"\s*Rule:")
_LEADS = re.compile(r"\s*[@#]")
"""Tags and comments, which stand before what they are about."""
_STEP = re.compile(r"\s*(?:given|when|then|and|but)\b", re.IGNORECASE)
_BEGIN = "Begin with “Feature: …”, a line “Scenario: …” below it, and the steps below that."


def read_feature(text: str, path: str) -> Feature:
    """Read a feature file; what is wrong with its syntax is in the findings.

    A scenario whose syntax is wrong is left out, and the others are read.
    """
    try:
        document = cast("dict[str, Any]", Parser().parse(text))
    except CompositeParserException as errors:
        return _without_the_wrong(text, path, errors.errors)
    except ParserException as error:
        return _without_the_wrong(text, path, [error])
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
    firsts = (node["steps"][0] for node in nodes.values() if node.get("steps"))
    going_on = tuple(
        each["location"]["line"] for each in firsts if each["keywordType"] == "Conjunction"
    )
    return Feature(path, scenarios, tuple(sorted(_unusual(nodes, path))), titles, going_on)


def _without_the_wrong(text: str, path: str, errors: Iterable[ParserException]) -> Feature:
    """Read the scenarios in which there is no error, if they can be told from the others."""
    findings = tuple(_syntax(each, path) for each in errors)
    rest = _blanked(text, {each.line for each in findings})
    if rest is None:
        return Feature(path, findings=findings)
    read = read_feature(rest, path)
    return replace(read, findings=tuple(sorted({*findings, *read.findings})))


def _blanked(text: str, wrong: set[int]) -> str | None:
    """Empty the scenarios that have wrong lines; None if no other is left, or it would not help."""
    lines = text.split("\n")
    blocks: list[int] = []
    for begin in (at for at, line in enumerate(lines) if _BLOCK.match(line)):
        first = begin
        while first and _LEADS.match(lines[first - 1]):
            first -= 1
        blocks.append(first)
    left = 0
    for begin, end in pairwise((*blocks, len(lines))):
        its = set(range(begin + 1, end + 1))
        if any(map(_RULE.match, lines[begin:end])):
            continue
        if its & wrong:
            lines[begin:end] = [""] * (end - begin)
            wrong = wrong - its
        else:
            left += 1
    return "\n".join(lines) if left and not wrong else None


def _scenario(pickle: dict[str, Any], nodes: dict[str, dict[str, Any]], path: str) -> Scenario:
    node = nodes[pickle["astNodeIds"][0]]
    example = nodes[pickle["astNodeIds"][1]] if len(pickle["astNodeIds"]) > 1 else None
    begin = node["location"]["line"]
    return Scenario(
        title=pickle["name"],
        path=path,
        line=(example or node)["location"]["line"],
        tags=tuple(
            Tag(tag["name"].removeprefix("@"), nodes[tag["astNodeId"]]["location"]["line"])
            for tag in pickle["tags"]
        ),
        sentences=tuple(
            Sentence(_SECTIONS.get(step["type"]), step["text"], line, background=line < begin)
            for step in pickle["steps"]
            for line in (nodes[step["astNodeIds"][0]]["location"]["line"],)
        ),
        outline=begin if example else 0,
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
        if _STEP.match(node.get("description", "")):
            yield Finding(
                path,
                line + 1,
                f"This is no step: “{node['description'].strip().splitlines()[0]}”.",
                "A step begins with Given, When, Then, And or But, the first letter a capital.",
            )
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


_A_STEP = "A step begins with Given, When, Then, And or But."


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
        _A_STEP if "#StepLine" in expected else "",
    )
