"""The whole site of a little Westmarch."""

import gzip
import json
import re
from html.parser import HTMLParser
from pathlib import PurePosixPath
from urllib.parse import unquote, urlsplit

from sphinx.util.inventory import InventoryFile

from westmarch import __version__
from westmarch.kit.document import read_document

from .conftest import Site


def test_a_rule_has_a_page_with_everything(finished: Site) -> None:
    page = finished.page("rules/dragons/hoards/turn-start")
    text = re.sub(r"<[^>]+>", "", page)
    assert "A site contains a hoard if it had a Dragon when the turn began." in text
    assert "not in force: it came in with" in page
    assert "It takes the place of <code>dragons.hoards.lair-contains-hoard</code>" in page
    assert "<del><p>A lair contains a hoard." in page
    assert "The new rules, 1999" in page
    assert "How long does it last?" in page
    assert "../../../code/dragons/hoards.html#L" in page


def test_a_scenario_is_shown_in_full_with_its_result(finished: Site) -> None:
    page = finished.page("rules/dragons/hoards/hoard-item")
    assert "The label decides" in page
    assert '<span class="state state-pass">passes</span>' in page
    steps = re.sub(r"<[^>]+>", "", page[page.index('<pre class="gherkin">') :])
    assert steps.startswith("Given the emended rules\n")
    assert 'Scenario: The label decides\n  Then "Magical Harp" is a hoard item\n' in steps


def test_a_chapter_reads_in_order(finished: Site) -> None:
    page = finished.page("rules/dragons/hoards")
    ids = re.findall(r'<section class="rule[^"]*" id="([^"]+)"', page)
    assert ids == [
        f"dragons.hoards.{name}" for name in ("hoard-item", "lair-contains-hoard", "turn-start")
    ]
    assert "as printed only" in page
    assert "1 scenario, passes" in page


def test_words_lead_to_their_meaning_elsewhere(finished: Site) -> None:
    word = r'<a class="westmarch-word[^"]*" href="([^"]+)">(?:<span[^>]*>)?([^<]+)'
    chapter = re.findall(word, finished.page("rules/dragons/hoards"))
    assert ("lairs/definition.html", "lair") in chapter
    assert ("lairs.html", "Dragon") in chapter
    assert "hoard item" not in [said for _, said in chapter]
    page = finished.page("rules/dragons/hoards/lair-contains-hoard")
    assert ("../lairs/definition.html", "lair") in re.findall(word, page)


def test_words_are_listed_with_their_meaning(finished: Site) -> None:
    page = re.sub(r"</?a[^>]*>", "", finished.page("words"))
    assert re.findall(r"<dt>(.+?)</dt>\s*<dd>(.+?) <span", page) == [
        ("Dragon", "Where Dragons live."),
        ("hoard item", "A hoard item is an item that its card designates as one."),
        ("lair", "A lair is a site with a Dragon."),
    ]


def test_a_book_in_parts(site: Site) -> None:
    site.write(
        "docs/rules/dragons.md",
        "# Dragons\n\n"
        ":::{part} Treasure\n:chapters: hoards\n\nWhat they keep.\n:::\n\n"
        ":::{part} The rest\n:::\n\n:::{part} Nothing more\n:::\n",
    )
    assert site.build("-W") == (0, [])
    page = site.page("rules/dragons")
    assert re.findall(r"<h2>(.+?)<a", page) == ["Treasure", "The rest"]
    body = page[page.index("<article") :]
    titles = ("Treasure<", "What they keep.", ">Hoards</a>", "The rest<", ">Lairs</a>")
    places = [body.index(each) for each in titles]
    assert places == sorted(places)
    menu = re.findall(r'<li class="part">(.+?)</li>', site.page("rules/dragons/lairs"))
    assert menu == ["Treasure", "The rest"]
    assert 'rel="prev" title="Hoards"' in site.page("rules/dragons/lairs")


def test_a_part_with_a_chapter_that_is_not_there(site: Site) -> None:
    site.write(
        "docs/rules/dragons.md",
        "# Dragons\n\n:::{part} Treasure\n:chapters: hoard, lairs\n:::\n\n"
        ":::{part} The rest\n:::\n",
    )
    built = site.build()
    assert any("There is no page rules/dragons/hoard. Did you mean" in w for w in built.warnings)


def test_a_retired_rule_leaves_a_place_to_arrive_at(finished: Site) -> None:
    assert 'href="rules/dragons/lairs.html#dragons.lairs.cave"' in finished.page("about")
    assert 'id="dragons.lairs.cave"' in finished.page("rules/dragons/lairs")


def test_the_menu_shows_where_a_page_is(finished: Site) -> None:
    page = finished.page("rules/dragons/hoards/turn-start")
    here = r'<li class="[^"]*current-page"><a class="reference internal" href="([^"]+)">'
    assert re.findall(here, page) == ["../hoards.html"]
    boxes = re.findall(
        r'<input aria-label="[^"]*" (checked )?class="toctree-checkbox" id="([^"]+)', page
    )
    assert [ticked for ticked, _ in boxes].count("checked ") == 2  # the rules, and the book
    labels = set(re.findall(r'<label for="(toctree[^"]+)"', page))
    assert {id_ for _, id_ in boxes} == labels


def test_an_emendation_leads_to_what_it_changed(finished: Site) -> None:
    page = finished.page("rules/dragons/hoards/turn-start")
    assert "../../../what-changed.html#dragons.hoards.turn-start" in page
    assert '<details class="fold step" open>' in page


def test_roles_lead_to_pages(finished: Site) -> None:
    page = finished.page("about")
    for target in (
        "rules/dragons/hoards/turn-start.html",
        "cards/TD-130.html",
        "questions/dragons.html#q.dragons.how-long",
        "sources/OLD.html",
        "editions/emended.html",
        "scenarios/dragons/hoards.html#hoards-0001",
    ):
        assert f'href="{target}"' in page
    assert ">Magical Harp<" in page


def test_a_missing_reference_is_complained_of(site: Site) -> None:
    site.write("docs/about.md", "# About\n\n{rule}`dragons.hoards.nothing` {card}`Nobody`\n")
    built = site.build("-W", "--keep-going")
    assert built.code == 1
    assert any(
        "rule reference target not found: dragons.hoards.nothing" in w for w in built.warnings
    )
    assert any("card reference target not found: Nobody" in w for w in built.warnings)
    assert "about.md:3" in built.warnings[0]


def test_a_missing_reference_in_a_rule_is_complained_of(site: Site) -> None:
    site.edit("rules/dragons/lairs.md", "with a Dragon", "with a {card}`Dragonet`")
    built = site.build()
    assert any("lairs.md" in each and "Dragonet" in each for each in built.warnings)


def test_a_scenario_that_cannot_be_read_is_complained_of(site: Site) -> None:
    site.edit("features/dragons/hoards.feature", "is a hoard item", "is a horde")
    built = site.build()
    assert built.warnings[0].startswith("features/dragons/hoards.feature:8: WARNING: No step reads")


def test_bad_data_stops_the_build_with_its_place(site: Site) -> None:
    site.edit("rules/dragons/lairs.md", ":kind: definition", ":kind: notion")
    built = site.build()
    assert built.code == 2
    assert any("rules/dragons/lairs.md:6: “notion” is no kind" in each for each in built.warnings)


def test_the_inventory_lists_everything(finished: Site) -> None:
    data = (finished.out / "objects.inv").read_bytes()
    listed = InventoryFile.loads(data, uri="").data
    rules = {name: entry.uri for name, entry in listed["westmarch:rule"].items()}
    assert rules == {
        "dragons.hoards.hoard-item": "rules/dragons/hoards/hoard-item.html",
        "dragons.hoards.lair-contains-hoard": "rules/dragons/hoards/lair-contains-hoard.html",
        "dragons.hoards.turn-start": "rules/dragons/hoards/turn-start.html",
        "dragons.lairs.definition": "rules/dragons/lairs/definition.html",
        "dragons.lairs.cave": "rules/dragons/lairs.html#dragons.lairs.cave",
    }
    assert listed["westmarch:card"]["TD-130"].display_name == "Magical Harp"
    assert {name for name in listed if name.startswith("westmarch:")} == {
        f"westmarch:{kind}"
        for kind in ("rule", "card", "scenario", "source", "question", "edition")
    }


def test_the_scenarios_can_be_fetched_and_played(finished: Site) -> None:
    whole, packed = (finished.out / "corpus.json").read_bytes(), finished.out / "corpus.json.gz"
    assert gzip.decompress(packed.read_bytes()) == whole
    assert len(whole.splitlines()) == 3
    corpus = read_document(packed)
    assert [case.key for case in corpus.cases] == ["hoards-0001"]
    assert b'"TD-130":{"name":"Magical Harp"' in whole
    about = finished.page("about")
    assert corpus.digest in about
    assert "1 scenario of Westmarch" in about


def test_engines_stand_side_by_side(finished: Site) -> None:
    about = finished.page("about")
    assert f"westmarch {__version__}: 1 scenarios, corpus" in about
    assert "guest 1: 7 scenarios" in about
    assert about.count("which is older than") == 1
    assert "1 of 1" in about


def test_previews_are_kept_by_chapter(finished: Site) -> None:
    previews = json.loads((finished.out / "_previews/rules/dragons/hoards.json").read_text("utf-8"))
    assert list(previews) == ["hoard-item", "lair-contains-hoard", "turn-start"]
    assert previews["turn-start"]["title"] == "dragons.hoards.turn-start"
    assert previews["turn-start"]["facts"] == "erratum, as emended only"
    assert "when the turn began" in previews["turn-start"]["html"]
    assert "<a" not in previews["turn-start"]["html"]
    cards = json.loads((finished.out / "_previews/cards/TD.json").read_text("utf-8"))
    assert "2 marshalling points" in cards["TD-130"]["html"]


def test_two_processes_build_the_same(site: Site) -> None:
    assert site.build("-j1", out="one") == (0, [])
    assert site.build("-j2", out="two") == (0, [])
    assert site.files("one") == site.files("two")


def test_every_link_within_the_site_arrives(finished: Site) -> None:
    pages = {
        name: _read(text.decode())
        for name, text in finished.files().items()
        if name.endswith(".html")
    }
    lost = [
        (name, link)
        for name, page in pages.items()
        for link in page.links
        if not _arrives(name, link, pages, finished)
    ]
    assert lost == []


def test_nothing_is_fetched_from_elsewhere(finished: Site) -> None:
    for name, text in finished.files().items():
        if name.endswith(".html"):
            assert not re.search(rb'(?:src|href)="(?:https?:)?//[^"]+\.(?:js|css|woff2?)', text), (
                name
            )


class _Page(HTMLParser):
    """The links of a page, and the places in it to which links may lead."""

    def __init__(self) -> None:
        super().__init__()
        self.links: list[str] = []
        self.ids: set[str] = set()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        for name, value in attrs:
            if name == "id" and value:
                self.ids.add(value)
            if (tag, name) in (("a", "href"), ("link", "href"), ("script", "src")) and value:
                self.links.append(value)


def _read(text: str) -> _Page:
    page = _Page()
    page.feed(text)
    return page


def _arrives(name: str, link: str, pages: dict[str, _Page], site: Site) -> bool:
    parts = urlsplit(link)
    if parts.scheme or parts.netloc:
        return True
    path = PurePosixPath(name).parent / unquote(parts.path) if parts.path else PurePosixPath(name)
    steps: list[str] = []
    for step in path.parts:
        if step == "..":
            steps.pop()
        else:
            steps.append(step)
    there = "/".join(steps)
    if not (site.out / there).is_file():
        return False
    anchor = unquote(parts.fragment)
    # Sphinx's themes link to the top of a page by an empty fragment.
    return not anchor or there not in pages or anchor in pages[there].ids


def test_cards_are_counted_by_type(finished: Site) -> None:
    page = finished.page("coverage")
    for type_ in ("All", "Item"):
        assert re.search(rf">{type_}</th>(<td>\d+</td>){{7}}</tr>", page), type_


def test_a_page_stands_among_the_chapters(site: Site) -> None:
    site.write("docs/rules/dragons/box.md", "# A box\n\nWhat is in it.\n\nA needle and a straw.\n")
    site.write(
        "docs/rules/dragons.md",
        "# Dragons\n\n:::{part} All\n:chapters: lairs, box, hoards\n:::\n",
    )
    assert site.build("-W") == (0, [])
    page = site.page("rules/dragons")
    body = page[page.index("<article") :]
    places = [body.index(each) for each in (">Lairs</a>", ">A box</a>", ">Hoards</a>")]
    assert places == sorted(places)
    assert body.count("What is in it.") == 1
    assert body.count("rules, ") == 2  # the box has none
    assert 'rel="prev" title="A box"' in site.page("rules/dragons/hoards")
    assert "needle" in (site.out / "search-index.js").read_text("utf-8")
    titles = re.findall(r"<li><a href=[^>]*>(.+?)</a></li>", site.page("rules"))
    assert titles[-3:] == ["Lairs", "A box", "Hoards"]
