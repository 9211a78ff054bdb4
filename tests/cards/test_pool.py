"""Finding cards, by whatever name people have for them."""

import pytest

from westmarch.cards.language.parse import parse
from westmarch.cards.pool import Coverage, Pool, load_pool
from westmarch.errors import BadData

from .pools import make_pool

CARDS = """\
card XX-1 "Éowyn"
  hero character, Man
  2 prowess, 7 body
  +6 prowess against Nazgûl
  unmodelled (using): more

card XX-2 "Zarak Dûm"
  hero site
  Ruins & Lairs in "Angmar"
  contains a hoard

card XX-3 "Zarak Dûm"
  minion site
  Ruins & Lairs in "Angmar"

card XX-4 "Wizard’s Staff"
  hero greater item

card XX-5 "Edoras"
  hero site
  Free-hold in "Rohan"

card XX-6 "Edoras"
  hazard short-event
"""

ALIASES = {
    "Éowyn": ["Dernhelm", "The Lady of Rohan"],
    "Wizard’s Staff": ["Stick"],
    "Isengard": ["Angrenost"],
}


@pytest.fixture
def pool() -> Pool:
    return make_pool("emended", [parse(CARDS, "cards/xx.cards")], frozenset(), ALIASES)


def told(pool: Pool, *asked: str) -> str:
    with pytest.raises(BadData) as error:
        pool.find(*asked)  # type: ignore[arg-type]
    return str(error.value)


def test_by_id(pool: Pool) -> None:
    assert pool["XX-1"].name == "Éowyn"
    assert "XX-1" in pool
    assert "XX-9" not in pool
    assert len(pool) == 6
    with pytest.raises(BadData) as error:
        pool["XX-11"]
    assert str(error.value) == "no card has the id XX-11\n  Did you mean “XX-1”?"


def test_by_exact_name(pool: Pool) -> None:
    assert [card.id for card in pool.named("Zarak Dûm")] == ["XX-2", "XX-3"]
    assert pool.named("Zarak Dum") == ()


@pytest.mark.parametrize(
    ("text", "id_"),
    [
        ("Éowyn", "XX-1"),
        ("eowyn", "XX-1"),
        ("E\u0301OWYN", "XX-1"),
        ("Dernhelm", "XX-1"),
        ("the lady of rohan", "XX-1"),
        ("Wizard's  Staff", "XX-4"),
        ("WIZARD‘S STAFF", "XX-4"),
        ("stick", "XX-4"),
        ("xx-2", "XX-2"),
    ],
)
def test_in_other_spellings(pool: Pool, text: str, id_: str) -> None:
    assert pool.find(text).id == id_


def test_type_and_alignment_narrow_it_down(pool: Pool) -> None:
    assert pool.find("Zarak Dum", alignment="minion").id == "XX-3"
    assert pool.find("Edoras", type="event").id == "XX-6"
    assert pool.find("Edoras", "site", "hero").id == "XX-5"


def test_no_such_card(pool: Pool) -> None:
    assert told(pool, "Eowin") == "no card is called “Eowin”\n  Did you mean “Éowyn”?"
    assert told(pool, "staff") == "no card is called “staff”\n  Did you mean “Wizard’s Staff”?"
    assert told(pool, "Angrenost") == "no card is called “Angrenost”"


def test_several_such_cards(pool: Pool) -> None:
    assert told(pool, "Zarak Dum") == (
        "“Zarak Dum” may be XX-2 (hero site) or XX-3 (minion site)\n"
        "  An id says which card is meant."
    )


def test_none_of_that_type_or_alignment(pool: Pool) -> None:
    assert told(pool, "Edoras", "item", "hero") == (
        "no hero item is called “Edoras”\n  There is XX-5 (hero site) and XX-6 (neutral event)."
    )


def test_one_id_for_two_cards_in_two_files() -> None:
    sheets = [parse(CARDS, "cards/xx.cards"), parse(CARDS, "cards/yy.cards")]
    with pytest.raises(BadData) as error:
        make_pool("emended", sheets, frozenset(), {})
    assert str(error.value) == (
        "rules/cards/yy.cards:1: XX-1 is already the id of “Éowyn”\n"
        "  That card is at rules/cards/xx.cards:1."
    )


def test_clauses_are_counted_by_type_of_card(pool: Pool) -> None:
    assert pool.coverage() == {
        "character": Coverage(1, 1),
        "site": Coverage(1, 0),
        "item": Coverage(0, 0),
        "event": Coverage(0, 0),
    }


def test_the_pool_is_read_once() -> None:
    assert load_pool("emended", frozenset()) is load_pool("emended", frozenset({"some.other.rule"}))
    assert load_pool("emended", frozenset()).edition == "emended"
