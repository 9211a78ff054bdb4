"""The search: what it knows, and that it never knows less than the pages."""

import json
from typing import Any

import pytest

pytest.importorskip("sphinx")

from westmarch.book.load import load_book
from westmarch.site.content import Content
from westmarch.site.search import FILE, plain

from .conftest import Site


def known(site: Site) -> dict[str, Any]:
    """Read the index, as the search page does."""
    text = (site.out / FILE).read_text("utf-8")
    assert text.startswith("globalThis.westmarchIndex = ")
    data: dict[str, Any] = json.loads(text.removeprefix("globalThis.westmarchIndex = ")[:-2])
    return data


def entry(site: Site, title: str) -> list[Any]:
    (found,) = (each for each in known(site)["entries"] if each[1] == title)
    return list(found)


def test_everything_can_be_found(finished: Site) -> None:
    kinds = {each[2] for each in known(finished)["entries"]}
    assert kinds == {
        *("rule", "word", "card", "open question", "chapter", "guide", "scenario"),
        *("source", "edition"),
    }


def test_a_rule_is_found_where_it_has_its_page(finished: Site) -> None:
    link, _, kind, about, text, book, editions = entry(finished, "dragons.hoards.turn-start")
    assert link == "rules/dragons/hoards/turn-start.html"
    assert (kind, about, book) == ("rule", "erratum", "The Dragons")
    assert text.endswith("See the definition and Magical Harp.")
    assert [known(finished)["editions"][at] for at in editions] == ["As emended"]


def test_every_entry_leads_somewhere(finished: Site) -> None:
    for link, *_ in known(finished)["entries"]:
        page, _, anchor = link.partition("#")
        text = (finished.out / page).read_text("utf-8")
        assert not anchor or f'id="{anchor}"' in text, link


def test_the_index_follows_every_edit(site: Site) -> None:
    assert site.build() == (0, [])
    before = site.page("search")
    site.edit("rules/dragons/hoards.md", "designates as one", "calls one")
    site.edit("docs/about.md", "# About\n", "# About\n\nA mathom.\n")
    assert site.build() == (0, [])
    assert "its card calls one" in entry(site, "dragons.hoards.hoard-item")[4]
    assert entry(site, "About")[4].startswith("A mathom.")
    # A browser that has kept the old index is told to take another.
    assert site.page("search") != before


def test_a_page_that_was_opened_from_a_disk_can_search(finished: Site) -> None:
    page = finished.page("search")
    assert f'src="{FILE}?v=' in page
    assert 'type="module"' not in page


def test_markdown_is_read_out() -> None:
    content = Content.__new__(Content)
    content.book = load_book()
    content.cards = {}
    assert plain(content, "The *Dragon* at {rule}`home <core.x.y>`, see [there](a.md).") == (
        "The Dragon at home, see there."
    )
    assert plain(content, "| Lair | Dragon |\n|---|---|\n| Gold Hill | Itangast |") == (
        "Lair Dragon Gold Hill Itangast"
    )
