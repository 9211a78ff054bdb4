from pathlib import Path

import pytest

from westmarch.book.book import Book
from westmarch.book.history import history
from westmarch.book.load import load_book
from westmarch.errors import BadData

from .conftest import Write, chapter, rule


@pytest.fixture
def book(root: Path, write: Write) -> Book:
    write(
        "core/turn.md",
        chapter(
            rule("core.turn.ground"),
            rule("core.turn.old", edition="printed"),
            rule("core.turn.new", edition="emended", replaces="core.turn.old", source="NEW, 1"),
            rule(
                "core.turn.remark",
                edition="emended",
                emends="core.turn.old, core.turn.ground",
                authority="A judge",
            ),
        ),
    )
    return load_book(root)


def test_an_edition_plays_by_its_own_rules_and_those_of_its_bases(book: Book) -> None:
    assert book.in_force("printed") == {"core.turn.ground", "core.turn.old"}
    assert book.in_force("emended") == {"core.turn.ground", "core.turn.new", "core.turn.remark"}


def test_what_a_rule_replaces_it_also_emends(book: Book) -> None:
    assert book.emended_by("core.turn.old") == ("core.turn.new", "core.turn.remark")
    assert book.replaced_by("core.turn.old") == ("core.turn.new",)
    assert book.emended_by("core.turn.ground") == ("core.turn.remark",)
    assert book.emended_by("core.turn.new") == ()


def test_a_replaced_rule_replaces_nothing(root: Path, write: Write) -> None:
    editions = (root / "editions.toml").read_text("utf-8")
    third = '\n[third]\ntitle = "Third"\ndate = "2000"\nbase = ["emended"]\n'
    write("editions.toml", editions + third)
    write(
        "core/turn.md",
        chapter(
            rule("core.turn.a"),
            rule("core.turn.b", edition="emended", replaces="core.turn.a"),
            rule("core.turn.c", edition="third", replaces="core.turn.b"),
        ),
    )
    book = load_book(root)
    assert book.in_force("printed") == {"core.turn.a"}
    assert book.in_force("emended") == {"core.turn.b"}
    assert book.in_force("third") == {"core.turn.a", "core.turn.c"}


def test_an_edition_takes_in_the_rules_of_all_its_bases(root: Path, write: Write) -> None:
    editions = (root / "editions.toml").read_text("utf-8")
    more = '\n[more]\ntitle = "More"\ndate = "2000"\nbase = ["printed"]\n'
    both = '\n[both]\ntitle = "Both"\ndate = "2000"\nbase = ["emended", "more"]\n'
    write("editions.toml", editions + more + both)
    write(
        "core/turn.md",
        chapter(
            rule("core.turn.a"),
            rule("core.turn.b", edition="emended", replaces="core.turn.a"),
            rule("core.turn.c", edition="more"),
        ),
    )
    book = load_book(root)
    assert book.lineage("both") == ("both", "more", "emended", "printed")
    assert book.in_force("emended") == {"core.turn.b"}
    assert book.in_force("more") == {"core.turn.a", "core.turn.c"}
    assert book.in_force("both") == {"core.turn.b", "core.turn.c"}
    assert book.in_force("more+emended") == book.in_force("both")
    assert book.edition("more+emended").base == ("more", "emended")
    with pytest.raises(BadData, match=r"No edition emend"):
        book.in_force("more+emend")


def test_rules_that_replace_each_other_are_refused(root: Path, write: Write) -> None:
    write(
        "core/turn.md",
        chapter(
            rule("core.turn.a", edition="emended", replaces="core.turn.b"),
            rule("core.turn.b", edition="emended", replaces="core.turn.a"),
        ),
    )
    with pytest.raises(BadData, match=r"replaces itself by way of core\.turn"):
        load_book(root).in_force("emended")


def test_an_unknown_name_gets_the_nearest(book: Book) -> None:
    with pytest.raises(BadData, match=r"No rule core.turn.odl.\n  Did you mean “core.turn.old”"):
        book.rule("core.turn.odl")
    with pytest.raises(BadData, match=r"No edition emend.\n  Did you mean “emended”"):
        book.in_force("emend")
    with pytest.raises(BadData, match=r"No question q\.core\.what"):
        book.question("q.core.what")


def test_a_history_goes_both_ways(book: Book) -> None:
    old = history(book, "core.turn.old")
    assert [(each.relation, each.id, each.date, each.authority) for each in old.steps] == [
        ("replaced by", "core.turn.new", "1999", "Their keepers"),
        ("emended by", "core.turn.remark", "1996", "A judge"),
    ]
    assert old.in_force == {"printed": True, "emended": False}
    remark = history(book, "core.turn.remark")
    assert [(each.relation, each.id) for each in remark.steps] == [
        ("emends", "core.turn.old"),
        ("emends", "core.turn.ground"),
    ]
    assert (remark.date, remark.authority) == ("1996", "A judge")


def test_a_rule_dates_from_its_first_source(root: Path, write: Write) -> None:
    write("core/turn.md", chapter(rule("core.turn.a", source="NEW, 5; OLD, 4")))
    life = history(load_book(root), "core.turn.a")
    assert (life.date, life.authority) == ("1996", "Their makers")


def test_a_rule_is_first_published_only_where_that_source_is_cited() -> None:
    book = load_book()
    assert history(book, "dragons.hoards.turn-start").first is False
    printed = next(
        each.id for each in book.rules.values() if each.sources[0].source == "METD-printed"
    )
    assert history(book, printed).first
    stated = history(book, "core.strikes.stay-untapped")
    assert (stated.first, stated.date) == (False, "2026-02-07")
