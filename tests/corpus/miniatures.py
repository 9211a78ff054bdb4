"""A book and a pool just large enough to compile scenarios against."""

from tests.cards.pools import pool_of
from westmarch.book.book import Book
from westmarch.book.model import Chapter, Edition, Question, Reading, Rule
from westmarch.cards.model.attack import Attack
from westmarch.cards.model.card import (
    Card,
    Character,
    Creature,
    Event,
    Faction,
    Facts,
    Item,
    Region,
    Site,
)
from westmarch.corpus.compile import compile_scenario
from westmarch.corpus.model import Case
from westmarch.corpus.names import Library, Names
from westmarch.corpus.source import read_feature


def _rule(id_: str, kind: str = "definition", edition: str = "", **more: object) -> Rule:
    return Rule(
        id=id_, kind=kind, text="…", sources=(), edition=edition, path="x.md", line=1, **more
    )


def little_book() -> Book:
    rules = (
        _rule("dragons.hoards.only-at-hoard", "restriction"),
        _rule("dragons.hoards.now"),
        _rule("dragons.hoards.turn-start", edition="emended", replaces=("dragons.hoards.now",)),
        _rule("core.site-phase.untapped", "restriction"),
    )
    return Book(
        rules={rule.id: rule for rule in rules},
        retired={},
        chapters={
            name: Chapter(name.split(".")[0], name.split(".")[1], name, "", ())
            for name in ("dragons.hoards", "core.site-phase")
        },
        sources={},
        editions={
            "printed": Edition(name="printed", title="Printed", date="1996"),
            "emended": Edition(name="emended", title="Emended", date="2003", base="printed"),
        },
        default_edition="emended",
        questions={
            "q.dragons.text": Question(
                id="q.dragons.text",
                kind="silent",
                text="…",
                rules=(),
                readings=(Reading("a", "Yes.", ""), Reading("b", "No.", "")),
                default="a",
                why="…",
                path="q.md",
                line=1,
            )
        },
        aliases={"Isle of the Ulond": ("Isle of the Ulong",)},
    )


def _card(id_: str, name: str, facts: Facts, alignment: str = "hero", **more: object) -> Card:
    kind = type(facts).__struct_config__.tag
    return Card(id=id_, name=name, type=kind, alignment=alignment, facts=facts, **more)


LITTLE_POOL = (
    _card("TW-159", "Glóin", Character("Dwarf", 5, 8, 5)),
    _card("TW-123", "Balin", Character("Dwarf", 5, 8, 5)),
    _card("TW-156", "Gandalf", Character("Wizard", 6, 9)),
    _card("LE-11", "Gorbag", Character("Orc", 6, 9, 6), "minion"),
    _card("TD-130", "Magical Harp", Item("major"), keywords=("hoard item",), unique=True),
    _card("TW-297", "Cram", Item("minor")),
    _card("TW-239", "Glamdring", Item("major")),
    _card("DM-174", "Necklace of Girion", Item("special"), keywords=("hoard item",)),
    _card("AS-128", "Necklace of Girion", Item("special"), "minion"),
    _card("TW-999", "Woodmen", Faction(("The Lonely Mountain",), "Man", 8)),
    _card("TW-90", "Smaug", Creature(Attack("Dragon", 2, 17, 8)), "neutral"),
    _card("TD-71", "Smaug at Home", Event("hazard", "permanent"), "neutral"),
    _card("TW-28", "Doors of Night", Event("hazard", "permanent"), "neutral"),
    _card("TW-428", "The Lonely Mountain", Site("ruins & lairs", "Northern Rhovanion")),
    _card("LE-387", "The Lonely Mountain", Site("ruins & lairs", "Northern Rhovanion"), "minion"),
    _card("TD-178", "Isle of the Ulond", Site("ruins & lairs", "Andrast Coast")),
    _card("TW-421", "Rivendell", Site("haven", "Rhudaur")),
    _card("TW-R1", "Northern Rhovanion", Region("wilderness", ()), "neutral"),
)


def little_library() -> Library:
    book = little_book()
    pool = pool_of("emended", LITTLE_POOL, book.aliases)
    return Library(book, lambda _: Names(pool), {})


def feature(*scenarios: str, tags: bool = True) -> str:
    """A feature of scenarios, each under tags of its own."""
    text = "Feature: Little\n"
    for number, scenario in enumerate(scenarios):
        if tags:
            text += f"  @id:little-{number:04} @rule:dragons.hoards.now @compute\n"
        text += f"  Scenario: Number {number}\n"
        text += "".join(f"    {line.strip()}\n" for line in scenario.strip().splitlines())
    return text


def compiled(steps: str, library: Library | None = None) -> Case:
    """The one case of a scenario of these steps; its findings fail the test."""
    (case,) = compiled_all(steps, library)
    return case


def compiled_all(steps: str, library: Library | None = None) -> list[Case]:
    read = read_feature(feature(steps), "features/dragons/hoards.feature")
    cases, findings = compile_scenario(read.scenarios[0], library or little_library())
    assert not findings, "\n".join(map(str, findings))
    return cases


def complaints(steps: str) -> list[str]:
    """What the compiler says of a scenario of these steps."""
    read = read_feature(feature(steps), "features/dragons/hoards.feature")
    assert not read.findings, read.findings
    return [str(each) for each in compile_scenario(read.scenarios[0], little_library())[1]]
