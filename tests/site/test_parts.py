"""Parts of the site that need no building."""

import os
import re
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("sphinx")


from westmarch.book.load import load_book
from westmarch.cards.deck import our_decks
from westmarch.cards.model.card import Region
from westmarch.cards.pool import load_pool
from westmarch.errors import BadData
from westmarch.paths import HOME, RULES
from westmarch.processes import at_most, spread
from westmarch.site.cards import CardView, load_cards
from westmarch.site.content import Content
from westmarch.site.decks import view
from westmarch.site.gherkin import passages
from westmarch.site.links import Links
from westmarch.site.memo import Memo, fingerprint
from westmarch.site.proofs import Run, Scenario, play_several, summary
from westmarch.site.region_map import LETTERS, Map, region_map
from westmarch.site.turn_picture import picture
from westmarch.site.words import Words, load_words

FEATURE = """\
# A note to whoever works here.
Feature: Hoards

  What they are.

  Background:
    Given the emended rules

  @rule:a.b.c
  Rule: One

    Background:
      And the game has not begun

    @id:one @allow
    Scenario: The first
      When the player passes
      # Nothing happens.
      Then it is legal

  Rule: Two

    @id:two @compute
    Scenario Outline: The second, <case>
      Then <thing> is a hoard item

      Examples:
        | case | thing  |
        | harp | "Harp" |
"""


def test_scenarios_are_cut_out_with_what_goes_before_them() -> None:
    first, second = passages(FEATURE)
    assert first.line == 16
    assert first.text == "Scenario: The first\n  When the player passes\n  Then it is legal"
    assert first.background == "Given the emended rules\nAnd the game has not begun"
    assert second.text.endswith('Examples:\n    | case | thing  |\n    | harp | "Harp" |')
    assert second.background == "Given the emended rules"


def test_a_memo_makes_only_what_is_made_from_something_else(tmp_path: Path) -> None:
    made: list[int] = []

    def make() -> list[int]:
        made.append(len(made))
        return made.copy()

    memo = Memo(tmp_path)
    assert memo.get("things", "one", list[int], make) == [0]
    assert memo.get("things", "one", list[int], make) == [0]
    assert memo.get("things", "two", list[int], make) == [0, 1]
    (tmp_path / "things.json").write_text("{", "utf-8")
    assert memo.get("things", "two", list[int], make) == [0, 1, 2]


def test_fingerprints_do_not_depend_on_the_order_of_names() -> None:
    assert fingerprint({"a": 1, "b": 2}) == fingerprint({"b": 2, "a": 1})
    assert fingerprint(["a", "b"]) != fingerprint(["b", "a"])


@pytest.mark.parametrize(
    ("statuses", "words"),
    [
        ([], "no scenario"),
        (["pass"], "1 scenario, passes"),
        (["pass", "pass"], "2 scenarios, all pass"),
        (["pass", "fail", "unsupported"], "3 scenarios: 1 fails, 1 not supported, 1 passes"),
        (["crash"], "1 scenario: 1 breaks"),
    ],
)
def test_results_are_told_in_words(statuses: list[str], words: str) -> None:
    assert summary(scenario(status) for status in statuses) == words


def test_the_worst_result_counts() -> None:
    assert scenario("pass", "unsupported").status == "unsupported"
    assert scenario("fail", "pass").words == "fails"


def scenario(*statuses: str) -> Scenario:
    return Scenario(
        id="x",
        title="X",
        texts=(),
        path="features/a/b.feature",
        line=1,
        rules=(),
        uses=(),
        polarity="allow",
        cards=(),
        text="",
        background="",
        runs=tuple(Run("", status) for status in statuses),
        examples=1,
        before=None,
    )


class Nothing:
    """Content in which there is nothing to link to."""

    def find(self, kind: str, text: str) -> None:
        return None


def test_a_link_to_nothing_is_told_and_stays_text() -> None:
    links = Links(Nothing(), "a/b", {"a/b"})  # type: ignore[arg-type]
    assert links.rule("a.b.c") == "<code>a.b.c</code>"
    assert links.markdown("See {card}`X <Y & Z>`.") == "<p>See <code>X</code>.</p>\n"
    assert links.lost == links.named == {("rule", "a.b.c"), ("card", "Y & Z")}
    assert links.to_page("a/c") == "c.html"
    assert links.lost - links.named == {("page", "a/c")}


def test_gherkin_is_escaped_and_keeps_its_words() -> None:
    links = Links(Nothing(), "a/b", {"a/b"})  # type: ignore[arg-type]
    html = links.gherkin('Scenario: <x> & "Y"\n  Then it is illegal by a.b.c')
    assert "&lt;x&gt; &amp;" in html
    assert re.sub(r"<[^>]+>", "", html).startswith('Scenario: &lt;x&gt; &amp; "Y"\n  Then it is')


WORDS_OF_TWO = Words(
    {"hazard limit": "core.hazards.limit", "site": "core.sites", "site path": "core.sites.path"}
)


def test_the_first_word_with_each_meaning_is_marked() -> None:
    marked = WORDS_OF_TWO.marked("Hazard limit and site path, site and site; not a campsite.")
    assert marked == (
        "{word}`Hazard limit <core.hazards.limit>` and {word}`site path <core.sites.path>`, "
        "{word}`site <core.sites>` and site; not a campsite."
    )


def test_a_word_takes_its_ending_along() -> None:
    assert WORDS_OF_TWO.marked("The site's gate") == "The {word}`site’s <core.sites>` gate"


def test_what_is_set_apart_or_marked_already_stays() -> None:
    text = "A site, `site`, {rule}`the site path <a.b.c>` and [the hazard limit](there.md)."
    assert WORDS_OF_TWO.marked(text, apart={"core.sites"}) == text


def test_ids_are_marked_but_for_those_set_apart() -> None:
    marked = WORDS_OF_TWO.marked("See a.b.c, d.e.f and q.core.x-y.", apart={"a.b.c"})
    assert marked == "See a.b.c, {rule}`d.e.f` and {question}`q.core.x-y`."


def test_a_word_without_a_meaning_is_complained_of(tmp_path: Path) -> None:
    (tmp_path / "words.toml").write_text('"site" = "core.site-fase"', "utf-8")
    with pytest.raises(BadData, match="neither a rule nor a chapter") as raised:
        load_words(load_book(), tmp_path)
    assert "core.site-phase" in raised.value.hint


def test_the_turn_is_drawn_in_its_order() -> None:
    drawn = picture()
    rows = {row.rule: (row.by, row.y) for phase in drawn.phases for row in phase.rows}
    assert [phase.chapter for phase in drawn.phases] == [
        f"core.{name}"
        for name in (
            *("untap", "organization", "long-event"),
            *("movement-hazard", "site-phase", "end-of-turn"),
        )
    ]
    assert rows["core.untap.untap-cards"][0] == "resource"
    assert rows["core.untap.sideboard-access-condition"][0] == "hazard"
    assert rows["core.hazards.hazard-actions"][0] == "both"
    assert rows["core.hazards.base-hazard-limit"][0] == "nobody"
    # There is room for so many letters in a lane, and for twice as many across both.
    assert all(len(row.words) * 7.5 <= row.wide for phase in drawn.phases for row in phase.rows)
    heights = [row.y for phase in drawn.phases for row in phase.rows]
    assert heights == sorted(heights)
    assert [len(phase.loops) for phase in drawn.phases] == [0, 0, 0, 1, 1, 0]


@pytest.fixture(scope="module")
def cards(tmp_path_factory: pytest.TempPathFactory) -> dict[str, CardView]:
    return load_cards(load_book(), Memo(tmp_path_factory.mktemp("memo")))


@pytest.fixture(scope="module")
def drawn(cards: dict[str, CardView]) -> Map:
    return region_map(cards.values(), RULES)


def test_the_map_has_every_region_and_every_road(drawn: Map) -> None:
    book = load_book()
    pool = load_pool(book.default_edition, book.in_force(book.default_edition))
    printed = {
        frozenset((card.name, other))
        for card in pool.cards.values()
        if isinstance(card.facts, Region)
        for other in card.facts.adjacent
    }
    assert len(drawn.regions) == 52
    assert {frozenset((road.start.name, road.end.name)) for road in drawn.roads} == printed
    assert len(drawn.roads) == len(printed)


def test_no_region_lies_on_another_or_beyond_the_edge(drawn: Map) -> None:
    for region in drawn.regions:
        assert region.wide / 2 <= region.x <= drawn.wide - region.wide / 2
        assert region.high / 2 <= region.y <= drawn.high - region.high / 2
        for other in drawn.regions:
            apart = abs(region.x - other.x) >= region.wide
            assert region is other or apart or abs(region.y - other.y) >= region.high


def test_roads_cross_nowhere(drawn: Map) -> None:
    def side(a: Any, b: Any, c: Any) -> int:
        return int((b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x))

    for one in drawn.roads:
        for two in drawn.roads:
            if {one.start, one.end}.isdisjoint({two.start, two.end}):
                apart = side(one.start, one.end, two.start) * side(one.start, one.end, two.end) > 0
                beyond = side(two.start, two.end, one.start) * side(two.start, two.end, one.end) > 0
                assert apart or beyond, (one, two)


def test_the_map_resembles_the_land(drawn: Map) -> None:
    at = {region.name: region for region in drawn.regions}
    assert at["Forochel"].y < at["Arthedain"].y < at["Enedhwaith"].y < at["Anfalas"].y
    assert at["Lindon"].x < at["The Shire"].x < at["Rhudaur"].x < at["Iron Hills"].x
    assert at["Eriadoran Coast"].x < at["Rohan"].x < at["Gorgoroth"].x < at["Nurn"].x
    assert {region.letter for region in drawn.regions} == set(LETTERS.values())


def test_a_region_has_its_sites(drawn: Map, cards: dict[str, CardView]) -> None:
    shire = next(region for region in drawn.regions if region.name == "The Shire")
    assert [site.name for site in shire.sites] == ["Bag End"]
    assert {cards[version.id].name for site in shire.sites for version in site.versions} == {
        "Bag End"
    }


def test_a_deck_is_shown_section_by_section(cards: dict[str, CardView]) -> None:
    for deck in our_decks():
        shown = view(deck)
        assert shown.about.endswith(".")
        assert (HOME / shown.path).is_file()
        assert [section.title for section in shown.sections] == [*deck.sections]
        assert sum(section.size for section in shown.sections[1:4]) == shown.size
        for section in shown.sections:
            assert sum(card.number for card in section.cards) == section.size
            assert all(card.id in cards for card in section.cards)


def test_a_region_without_a_place_is_complained_of(
    tmp_path: Path, cards: dict[str, CardView]
) -> None:
    text = (RULES / "map.toml").read_text("utf-8")
    (tmp_path / "map.toml").write_text(text.replace('"Khand"', '"Kand"'), "utf-8")
    with pytest.raises(BadData, match="Khand has no place on the map"):
        region_map(cards.values(), tmp_path)


def test_of_several_cards_of_one_name_the_hero_one_is_meant(cards: dict[str, CardView]) -> None:
    content = Content.__new__(Content)
    content.cards = cards
    content.book = load_book()
    content.scenarios = {}
    mountain = content.find("version", "The Lonely Mountain")
    assert mountain is not None
    card = cards[mountain.address.page.removeprefix("cards/")]
    assert card.kind == "hero site"
    # Its page leads to the others, and they lead back.
    assert all(card.id in content.versions(cards[other]) for other in content.versions(card))
    assert content.find("version", "Nobody at all") is None


def test_a_dragon_leads_to_all_that_he_is(cards: dict[str, CardView]) -> None:
    content = Content.__new__(Content)
    content.cards = cards
    (at_home,) = content.cards_named("Smaug at Home")
    kin = {cards[id_].name for id_ in content.manifestations(cards[at_home])}
    assert kin == {"Smaug", "Smaug Ahunt", "Smaug Roused"}


SEVERAL = """\
Feature: One of several

  @id:several-{0} @rule:dragons.hoards.hoard-item @compute
  Scenario: The {0}. harp
    Given the emended rules
    Then "Magical Harp" is a hoard item
"""


def test_several_processes_play_as_one_does() -> None:
    features = [(f"features/{number}.feature", SEVERAL.format(number)) for number in range(1, 5)]
    with at_most(1):
        alone = play_several(features)
    with at_most(2):
        together = play_several(features)
    assert alone == together
    assert [played.scenarios[0].status for played in together] == ["pass"] * 4


def test_work_is_divided_only_if_there_is_much_of_it() -> None:
    here = os.getpid()
    with at_most(2):
        assert {spread("Trying", lambda _: os.getpid(), range(3), 2)[0]} == {here}
        elsewhere = spread("Trying", lambda at: (at, os.getpid()), range(40), 2)
    with at_most(1):
        assert {*spread("Trying", lambda _: os.getpid(), range(40), 2)} == {here}
    assert [at for at, _ in elsewhere] == list(range(40))
    assert here not in {process for _, process in elsewhere}


def test_a_memo_makes_what_is_missing_and_nothing_else(tmp_path: Path) -> None:
    memo = Memo(tmp_path)
    assert memo.get("a", "1", str, lambda: "kept") == "kept"
    made: list[list[str]] = []

    def make(names: list[str]) -> list[str]:
        made.append(names)
        return [f"new {name}" for name in names]

    wanted = {"b": "1", "a": "1", "c": "2"}
    assert memo.get_all(wanted, str, make) == {"b": "new b", "a": "kept", "c": "new c"}
    assert made == [["b", "c"]]
