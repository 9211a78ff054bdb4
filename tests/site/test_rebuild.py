"""What is built again after a change, and that it is never less than it should be."""

import pytest

from .conftest import SCENARIOS, Site

TURN_START = "rules/dragons/hoards/turn-start"
HOARD_ITEM = "rules/dragons/hoards/hoard-item"


@pytest.fixture
def built(site: Site) -> Site:
    assert site.build() == (0, [])
    return site


def changed(site: Site) -> set[str]:
    """Build again, and give the pages that are new."""
    before = {path: path.stat().st_mtime_ns for path in site.out.rglob("*.html")}
    assert site.build() == (0, [])
    return {
        path.relative_to(site.out).as_posix().removesuffix(".html")
        for path in site.out.rglob("*.html")
        if before.get(path) != path.stat().st_mtime_ns
    } - {"search", "genindex"}


def test_nothing_is_built_again_for_nothing(built: Site) -> None:
    assert changed(built) == set()


def test_the_text_of_a_rule(built: Site) -> None:
    built.edit("rules/dragons/hoards.md", "designates as one", "calls one")
    # The pages with the chapter in their lists are written again by Sphinx.
    lists = {"index", "rules/dragons", "all-rules", "words"}
    # The card has a scenario that proves the rule.
    assert changed(built) == {"rules/dragons/hoards", HOARD_ITEM, "cards/TD-130", *lists}
    assert "its card calls one" in built.page(HOARD_ITEM)
    previews = (built.out / "_previews/rules/dragons/hoards.json").read_text("utf-8")
    assert "its card calls one" in previews


def test_a_rule_that_another_one_shows(built: Site) -> None:
    built.edit("rules/dragons/hoards.md", "TD-130 is often found there", "So they say")
    pages = changed(built)
    assert TURN_START in pages  # its history has the old text
    assert "cards/TD-130" in pages  # no rule names the card any more
    assert "hoards/lair-contains-hoard" not in built.page("cards/TD-130")
    assert "hoards/turn-start" in built.page("cards/TD-130")  # by its name


def test_a_new_scenario(built: Site) -> None:
    built.write(
        "features/dragons/hoards.feature",
        f"{SCENARIOS}\n  @id:hoards-0002 @rule:dragons.hoards.hoard-item @compute\n"
        '  Scenario: No label, no hoard item\n    Then "Glamdring" is not a hoard item\n',
    )
    pages = changed(built)
    assert {HOARD_ITEM, "rules/dragons/hoards", "scenarios/dragons/hoards", "scenarios"} <= pages
    assert TURN_START not in pages
    assert "2 scenarios, all pass" in built.page("rules/dragons/hoards")
    assert "No label, no hoard item" in built.page(HOARD_ITEM)


def test_a_scenario_that_does_not_pass_any_more(built: Site) -> None:
    built.edit("features/dragons/hoards.feature", "is a hoard item", "is not a hoard item")
    assert "rules/dragons/hoards" in changed(built)
    assert "1 scenario: 1 fails" in built.page("rules/dragons/hoards")
    page = built.page("scenarios/dragons/hoards")
    assert '<span class="state state-fail">fails</span>' in page
    assert "expected: has not hoard item" in page


def test_a_card(built: Site) -> None:
    built.edit("rules/cards/few.cards", "hero major item, unique, hoard item", "hero minor item")
    pages = changed(built)
    assert "cards/TD-130" in pages
    assert "cards/TW-244" not in pages
    assert "hero minor item" in built.page("cards/TD-130")
    # The card is no hoard item any more, which the scenario notices.
    assert "1 scenario: 1 fails" in built.page("rules/dragons/hoards")


def test_the_name_of_a_card(built: Site) -> None:
    built.edit("rules/cards/few.cards", '"Glamdring"', '"Glamdring the Foe-hammer"')
    assert {"cards/TW-244", "cards"} <= changed(built)
    assert "Glamdring the Foe-hammer" in built.page("cards")


def test_the_code_of_a_rule(built: Site) -> None:
    before = built.page(HOARD_ITEM)
    path = "engine/westmarch/rulebooks/dragons/hoards.py"
    text = (built.home / path).read_text("utf-8")
    built.write(path, text.replace("\nRULES", "\n# The rules of this chapter.\n\nRULES", 1))
    assert {HOARD_ITEM, "code/dragons/hoards"} <= changed(built)
    assert built.page(HOARD_ITEM) != before
    assert "# The rules of this chapter." in built.page("code/dragons/hoards")


def test_a_question(built: Site) -> None:
    built.edit("rules/questions/dragons.md", "How long does it last?", "When does it end?")
    assert {"questions/dragons", "questions", TURN_START} <= changed(built)
    assert "When does it end?" in built.page(TURN_START)


def test_an_edition(built: Site) -> None:
    built.edit("rules/editions.toml", '"As emended"', '"As it is played"')
    pages = changed(built)
    assert {TURN_START, "rules/dragons/hoards", "editions/emended", "about"} <= pages
    assert "as it is played only" in built.page("rules/dragons/hoards")


def test_a_new_chapter_comes_into_every_menu(built: Site) -> None:
    built.write(
        "rules/dragons/defeat.md",
        "# Defeat\n\nHow it ends.\n\n:::{rule} dragons.defeat.end\n:kind: trigger\n"
        ':source: OLD, "End"\n\nIt is over.\n:::\n',
    )
    assert {"index", "about", TURN_START, "rules/dragons/defeat/end"} <= changed(built)
    for page in ("about", TURN_START):
        assert ">Defeat</a>" in built.page(page)


def test_a_rule_that_is_gone_is_missed(built: Site) -> None:
    text = (built.home / "rules/dragons/hoards.md").read_text("utf-8")
    built.write("rules/dragons/hoards.md", text[: text.rindex(":::{rule}")])
    built.edit(
        "rules/questions/dragons.md", "dragons.hoards.turn-start", "dragons.hoards.hoard-item"
    )
    again = built.build()
    assert again.code == 0
    assert any("about.md:3" in each and "turn-start" in each for each in again.warnings)
    assert not (built.out / f"{TURN_START}.html").exists()
    assert "as printed only" not in built.page("rules/dragons/hoards")


def test_many_changes_leave_what_a_fresh_build_makes(built: Site) -> None:
    built.edit("rules/dragons/hoards.md", "designates as one", "calls one")
    built.build()
    built.edit("features/dragons/hoards.feature", "The label decides", "What the label says")
    built.edit("rules/dragons/lairs.md", "# Lairs", "# Where Dragons live")
    built.build()
    built.edit("rules/cards/few.cards", "2 marshalling points", "3 marshalling points")
    built.edit("docs/about.md", "# About", "# About this")
    built.build()
    built.write("rules/dragons/defeat.md", "# Defeat\n\nNothing yet.\n")
    built.build()
    assert built.build(out="fresh") == (0, [])
    assert built.files() == built.files("fresh")
