"""The page of what changed: what each emendation says, and what it turns."""

from functools import cache

import pytest

pytest.importorskip("sphinx")

from tests.site.conftest import Site
from westmarch.book.load import load_book
from westmarch.book.model import Rule
from westmarch.corpus.compile import compile_scenario
from westmarch.corpus.model import Case
from westmarch.corpus.names import open_library
from westmarch.corpus.source import read_feature
from westmarch.paths import FEATURES
from westmarch.site.differences import beside, side_by_side, whole
from westmarch.site.turned import Compared, compared


@cache
def cases(chapter: str) -> dict[str, list[Case]]:
    """Compile the scenarios of a chapter, by their ids."""
    text = (FEATURES / f"{chapter}.feature").read_text("utf-8")
    found: dict[str, list[Case]] = {}
    for scenario in read_feature(text, f"features/{chapter}.feature").scenarios:
        for case in compile_scenario(scenario, open_library())[0]:
            found.setdefault(case.id, []).append(case)
    return found


def found(chapter: str, id_: str) -> Compared | None:
    return compared(cases(chapter)[id_], load_book())


def outcome(chapter: str, id_: str) -> str:
    there = found(chapter, id_)
    return there.outcome if there else "is not asked"


def test_an_emendation_turns_a_verdict() -> None:
    there = found("dragons/hoards", "hoards-0024")
    assert there == Compared(
        edition="printed",
        outcome="other",
        step="Then it is legal",
        seen="illegal by dragons.hoards.play-only-at-hoard",
    )
    assert there.on_verdict


def test_a_verdict_that_was_for_the_worse_is_told_in_a_word() -> None:
    there = found("dragons/hoards", "hoards-0026")
    assert there is not None
    assert there.seen == "legal"


def test_what_is_seen_is_told_as_it_was_before() -> None:
    there = found("dragons/lairs", "lairs-0023")
    step = 'Then "Isle of the Ulong" means Isle of the Ulond'
    assert there == Compared(edition="printed", outcome="other", step=step, seen="nothing says so")
    assert not there.on_verdict


def test_a_place_is_called_as_at_the_table() -> None:
    there = found("dragons/multiple-strikes", "multiple-strikes-0011")
    assert there is not None
    assert there.seen == "in the marshalling-point pile"


def test_a_rule_that_every_edition_has_is_not_compared() -> None:
    assert outcome("dragons/hoards", "hoards-0001") == "is not asked"


def test_a_verdict_that_both_editions_share_is_not_turned() -> None:
    assert outcome("dragons/hoards", "hoards-0027") == "same"


def rule(text: str, *rows: dict[str, str]) -> Rule:
    return Rule(id="a.b.c", kind="table", text=text, sources=(), table=rows, path="", line=1)


def test_what_only_one_of_two_texts_has_is_marked() -> None:
    old, new = side_by_side(
        rule("Strikes that are left are cancelled, and do nothing more."),
        rule("Strikes that are left count as successful."),
    )
    assert old.prose == "Strikes that are left <del>are cancelled, and do nothing more.</del>"
    assert new.prose == "Strikes that are left <ins>count as successful.</ins>"


def test_nothing_is_marked_where_all_is_different() -> None:
    old, new = side_by_side(rule("Dragons sleep."), rule("A hoard lies wherever one slept."))
    assert "<" not in old.prose + new.prose


def test_a_role_stays_whole() -> None:
    old, new = side_by_side(
        rule("See {rule}`the old way <a.b.d>` of it."),
        rule("See {rule}`the new way <a.b.e>` of it."),
    )
    assert old.prose == "See <del>{rule}`the old way <a.b.d>`</del> of it."
    assert new.prose == "See <ins>{rule}`the new way <a.b.e>`</ins> of it."


TABLE = "Lairs:\n\n| Lair |\n|---|\n| Gold Hill |\n| Ire-rock |"
LAIRS = ({"Lair": "Gold Hill"}, {"Lair": "Ire-rock"})


def test_of_two_tables_only_the_rows_are_shown_that_differ() -> None:
    newer = rule(TABLE.replace("Ire-rock", "Irerock"), LAIRS[0], {"Lair": "Irerock"})
    old, new = side_by_side(rule(TABLE, *LAIRS), newer)
    assert (old.prose, old.head, old.rows, old.left_out) == (
        "Lairs:",
        ("Lair",),
        (("Ire-rock",),),
        1,
    )
    assert (new.rows, new.left_out) == ((("Irerock",),), 1)


def test_beside_a_text_only_the_rows_are_shown_that_it_speaks_of() -> None:
    shown = beside(rule(TABLE, *LAIRS), rule("It is not Ire-rock."))
    assert (shown.rows, shown.left_out) == ((("Ire-rock",),), 1)
    assert whole(rule(TABLE, *LAIRS)).left_out == 0


def test_the_page_sets_both_side_by_side(finished: Site) -> None:
    page = finished.page("what-changed")
    before, after = (page.index(text) for text in ("A lair contains a hoard", "had a Dragon when"))
    assert before < after
    assert "Their keepers · 1999" in page
    assert "No scenario is about it yet." in page
    assert "erratum, turns none" in page
    assert "It turns none." in page
