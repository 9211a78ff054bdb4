"""What a player is told who writes something the language cannot say."""

from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from westmarch.cards.language.parse import parse
from westmarch.cards.language.show import show
from westmarch.cards.model.card import Card
from westmarch.errors import BadData

from .strategies import UNHURRIED, cards


def told(text: str) -> str:
    with pytest.raises(BadData) as error:
        parse(text, "cards/xx.cards")
    return str(error.value)


def told_of(*lines: str) -> str:
    return told('card XX-1 "One"\n' + "".join(f"  {line}\n" for line in lines))


@pytest.mark.parametrize(
    ("lines", "message"),
    [
        (
            ("hero minor item", "marshalling points"),
            "rules/cards/xx.cards:3:3: a number is missing before “marshalling”",
        ),
        (
            ("hero minor item", "2 marshaling points"),
            (
                "rules/cards/xx.cards:3:5: “marshaling” is not known here\n"
                "  Did you mean “marshalling”?"
            ),
        ),
        (
            ("hero minor item, hoard itm",),
            (
                "rules/cards/xx.cards:2:20: “hoard itm” is not known here\n"
                "  Did you mean “hoard item”?"
            ),
        ),
        (
            ("hero site", 'nearest haven "Lórien": Wildernes'),
            (
                "rules/cards/xx.cards:3:27: “Wildernes” is not known here\n"
                "  Did you mean “Wilderness”?"
            ),
        ),
        (
            ("hero site", 'nearest haven "Lórien": Wilderness, Swamp'),
            (
                "rules/cards/xx.cards:3:39: a type of region should stand here, not “Swamp”\n"
                "  There are: Border-land, Coastal Sea, Dark-domain, Free-domain, Shadow-land, "
                "Wilderness."
            ),
        ),
        (
            ("hero site", 'nearest haven "Lórien: Wilderness'),
            (
                "rules/cards/xx.cards:3:17: a quotation mark is missing on this line\n"
                "  A name ends with a second quotation mark, on the same line."
            ),
        ),
        (
            ("hero site", "nearest haven “Lórien”: Wilderness"),
            (
                "rules/cards/xx.cards:3:17: a name stands between straight quotation marks\n"
                '  Write them as in "Smaug".'
            ),
        ),
        (
            ("hero site", "nearest haven Lórien: Wilderness"),
            "rules/cards/xx.cards:3:17: a name in quotation marks should stand here, not “Lórien”",
        ),
        (
            ("hero minor item", "2 marshalling points 3 corruption points"),
            "rules/cards/xx.cards:3:24: a comma is missing before “3”",
        ),
        (
            ("minor item",),
            "rules/cards/xx.cards:2:3: an alignment is missing before “minor”",
        ),
        (
            ("hero site", "contains hoard"),
            "rules/cards/xx.cards:3:12: “a” is missing before “hoard”",
        ),
        (
            ("hero minor item", "+1 prowess to a maximum of"),
            "rules/cards/xx.cards:3:29: the line ends where a number should follow",
        ),
        (
            ("hero minor item", "  unique"),
            "rules/cards/xx.cards:3:5: a comma is missing before “unique”",
        ),
        (
            ("  hero minor item",),
            (
                "rules/cards/xx.cards:2:5: “hero” does not continue the line above\n"
                "  A line indented by more than two spaces continues the one above it."
            ),
        ),
        (
            ("hero minor item", "frobnicates the ring"),
            (
                "rules/cards/xx.cards:3:3: “frobnicates” cannot stand here\n"
                "  A line states facts, as in “2 marshalling points”, or one clause."
            ),
        ),
        (
            ("hero minor item", "unmodelled (prowes): more"),
            "rules/cards/xx.cards:3:15: “prowes” is not known here\n  Did you mean “prowess”?",
        ),
        (
            ("hero minor item", "unmodelled: more"),
            "rules/cards/xx.cards:3:13: “(” should stand here, not “:”",
        ),
        (
            ("hero minor item", "2 prowess"),
            (
                "rules/cards/xx.cards:3: an item changes prowess\n"
                "  Write it with a sign, as in “+1 prowess”."
            ),
        ),
        (
            ("hero character, Elf", "+2 direct influence"),
            (
                "rules/cards/xx.cards:3: a character has direct influence\n"
                "  Write it without a sign, as in “1 direct influence”."
            ),
        ),
        (
            ("hero minor item", "2 mind"),
            "rules/cards/xx.cards:3: an item does not have mind",
        ),
        (
            ("hero site", "2 kill points"),
            "rules/cards/xx.cards:3: a site does not have points",
        ),
        (
            ("hero character", "2 mind"),
            "rules/cards/xx.cards:1: “One” is a character without a race, prowess and body",
        ),
        (
            ("hero minor item, 1 corruption point", "2 corruption points"),
            "rules/cards/xx.cards:3: corruption is stated twice",
        ),
    ],
)
def test_a_line_that_cannot_be_read(lines: tuple[str, ...], message: str) -> None:
    assert told_of(*lines) == message


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (
            'Card XX-1 "One"\n  hero site\n',
            "rules/cards/xx.cards:1:1: “Card” is not known here\n  Did you mean “card”?",
        ),
        (
            'card XX-1 "One"\n\n',
            (
                "rules/cards/xx.cards:1:16: this block has no lines\n"
                "  They follow it, each indented by two spaces."
            ),
        ),
        (
            'card "One"\n  hero site\n',
            'rules/cards/xx.cards:1:6: a card\'s id such as TD-130 is missing before “"One"”',
        ),
        (
            'card XX-1 "One"\n  hero\u00a0site\n',
            ("rules/cards/xx.cards:2:7: an odd kind of space stands here\n  Write a plain one."),
        ),
        (
            'amend "One"\n  add unique\n',
            "rules/cards/xx.cards:1:12: the line ends where “under” should follow",
        ),
        (
            'amend "One" under dragons.lairs.table\n  change unique\n',
            "rules/cards/xx.cards:2:3: “add”, “remove” or “set” should stand here, not “change”",
        ),
        (
            'card XX-1 "One"\n  hero minor item\n\ncard XX-1 "Two"\n  hero minor item\n',
            (
                "rules/cards/xx.cards:4: XX-1 is already the id of “One”\n"
                "  That card is at rules/cards/xx.cards:1."
            ),
        ),
    ],
)
def test_a_block_that_cannot_be_read(text: str, message: str) -> None:
    assert told(text) == message


@UNHURRIED
@given(st.text())
def test_any_text_is_read_or_explained(text: str) -> None:
    with suppress(BadData):
        parse(text, "cards/xx.cards")


@UNHURRIED
@given(cards(), st.integers(0, 999), st.integers(0, 12), st.text(max_size=4))
def test_a_card_with_a_slip_of_the_pen_is_read_or_explained(
    card: Card, place: int, lost: int, gained: str
) -> None:
    text = show(card)
    place %= len(text)
    with suppress(BadData):
        parse(text[:place] + gained + text[place + lost :], "cards/xx.cards")


def test_a_word_of_the_language_does_not_begin_another_word() -> None:
    assert told_of("hero minor itemed") == (
        "rules/cards/xx.cards:2:14: “itemed” is not known here\n  Did you mean “item”?"
    )
