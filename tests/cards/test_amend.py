"""Amendments: a card changes where, and only where, the rule that amends it is in force."""

import pytest

from westmarch.cards.model import (
    Card,
    ContainsHoard,
    Creature,
    Item,
    Modifier,
    ProwessAgainst,
    Site,
    Unmodelled,
)
from westmarch.cards.parse import parse
from westmarch.cards.pool import Pool, make_pool
from westmarch.errors import BadData

RULE = "toys.errata.one"

CARDS = """\
card XX-1 "Rusty Knife"
  hero minor item, weapon
  1 corruption point
  +1 prowess, to a maximum of 8
  +1 prowess against Orcs
  unmodelled (using): it may be sharpened

card XX-2 "Cave"
  hero site, unique
  Ruins & Lairs in "Angmar"
  nearest haven "Rivendell": Wilderness
  playable: minor, major

card XX-3 "Cave"
  minion site, unique
  Ruins & Lairs in "Angmar"

card XX-4 "Worm"
  hazard creature, 2* kill points
  attack: Dragon, 1 strike, 9 prowess
  keyed to 2 Wildernesses
"""


def pool(*blocks: str, in_force: str = RULE) -> Pool:
    sheets = [parse(text, "cards/xx.cards") for text in (CARDS, *blocks)]
    return make_pool("emended", sheets, frozenset({in_force}), {})


def amended(head: str, *changes: str) -> Pool:
    return pool(f"amend {head} under {RULE}\n" + "".join(f"  {line}\n" for line in changes))


def knife(*changes: str) -> Card:
    return amended('"Rusty Knife"', *changes)["XX-1"]


def told(head: str, *changes: str) -> str:
    with pytest.raises(BadData) as error:
        amended(head, *changes)
    return str(error.value)


def test_a_card_is_as_printed_where_the_rule_is_not_in_force() -> None:
    change = f'amend "Rusty Knife" under {RULE}\n  add unique\n'
    assert pool(change)["XX-1"].unique
    assert pool(change, in_force="toys.errata.two")["XX-1"] == pool()["XX-1"]


def test_set_changes_facts() -> None:
    card = knife("set 2 corruption points, 1 marshalling point", "set +2 prowess", "set +1 body")
    assert (card.corruption, card.points, card.points_kind) == (2, 1, "item")
    assert card.facts == Item("minor", Modifier(2), Modifier(1))


def test_set_changes_the_kind_of_card_within_its_type() -> None:
    card = knife("set minion major item")
    assert (card.alignment, card.facts) == ("minion", Item("major", Modifier(1, 8)))


def test_set_replaces_a_whole_list() -> None:
    card = amended('XX-2 "Cave"', "set playable: greater, gold ring")["XX-2"]
    assert isinstance(card.facts, Site)
    assert card.facts.playable == ("greater", "gold ring")


def test_add_fills_what_was_empty_and_lengthens_lists() -> None:
    card = knife("add unique, hoard item, shield", "add 2 marshalling points")
    assert card.unique
    assert card.keywords == ("weapon", "hoard item", "shield")
    assert (card.points, card.points_kind) == (2, "item")
    worm = amended('"Worm"', 'add keyed to a Coastal Sea, "Angmar" or "Rhudaur"')["XX-4"]
    assert isinstance(worm.facts, Creature)
    assert worm.facts.keyed == (("Wilderness", 2), ("Coastal Sea", 1))
    assert worm.facts.regions == ("Angmar", "Rhudaur")


def test_remove_takes_facts_away() -> None:
    card = knife("remove weapon, 1 corruption point", "remove +1 prowess, to a maximum of 8")
    assert card.keywords == ()
    assert card.corruption == 0
    assert card.facts == Item("minor")
    assert amended('"Worm"', "remove 2* kill points")["XX-4"].points_kind == ""


def test_clauses_are_added_and_removed() -> None:
    card = knife(
        "remove unmodelled (using): it may be sharpened",
        "remove +1 prowess against Orcs",
        "add +2 prowess against Trolls",
        "add unmodelled (playing): never on a Tuesday",
    )
    assert card.clauses == (ProwessAgainst(2, ("Troll",), None, 4),)
    assert card.unmodelled == (Unmodelled("never on a Tuesday", ("playing",), line=5),)


def test_an_id_says_which_version_is_meant() -> None:
    both = amended('XX-3 "Cave"', "add contains a hoard")
    assert both["XX-2"].clauses == ()
    assert both["XX-3"].clauses == (ContainsHoard(2),)


def test_amendments_follow_one_another() -> None:
    first = f'amend "Rusty Knife" under {RULE}\n  set 2 corruption points\n'
    second = f'amend "Rusty Knife" under {RULE}\n  remove 2 corruption points\n'
    assert pool(first, second)["XX-1"].corruption == 0


@pytest.mark.parametrize(
    ("head", "change", "message"),
    [
        (
            '"Rusty Knife"',
            "add weapon",
            (
                "rules/cards/xx.cards:2: “Rusty Knife” says this already\n"
                "  Write “set” to change what it says, or leave the line out."
            ),
        ),
        (
            '"Rusty Knife"',
            "add 3 corruption points",
            (
                "rules/cards/xx.cards:2: “Rusty Knife” says this already\n"
                "  Write “set” to change what it says, or leave the line out."
            ),
        ),
        (
            '"Rusty Knife"',
            "add +1 prowess against Orcs",
            (
                "rules/cards/xx.cards:2: “Rusty Knife” says this already\n"
                "  Write “set” to change what it says, or leave the line out."
            ),
        ),
        (
            '"Rusty Knife"',
            "remove helmet",
            (
                "rules/cards/xx.cards:2: “Rusty Knife” does not say this, so it cannot be removed\n"
                '  “westmarch card "Rusty Knife"” shows what it says.'
            ),
        ),
        (
            '"Rusty Knife"',
            "remove 2 corruption points",
            (
                "rules/cards/xx.cards:2: “Rusty Knife” does not say this, so it cannot be removed\n"
                '  “westmarch card "Rusty Knife"” shows what it says.'
            ),
        ),
        (
            '"Rusty Knife"',
            "remove contains a hoard",
            (
                "rules/cards/xx.cards:2: “Rusty Knife” does not say this, so it cannot be removed\n"
                '  “westmarch card "Rusty Knife"” shows what it says.'
            ),
        ),
        (
            '"Rusty Knife"',
            "set contains a hoard",
            (
                "rules/cards/xx.cards:2: a clause is not set\n"
                "  Write “add”, and “remove” for the old one."
            ),
        ),
        (
            '"Rusty Knife"',
            "set hero site",
            "rules/cards/xx.cards:2: an item does not become a site",
        ),
        (
            '"Rusty Knife"',
            "add 2 mind",
            "rules/cards/xx.cards:2: an item does not have mind",
        ),
        (
            '"Worm"',
            "remove attack: Dragon, 1 strike, 9 prowess",
            "rules/cards/xx.cards:1: “Worm” is a creature without “attack: …”",
        ),
        (
            '"Rusty Knive"',
            "add unique",
            (
                "rules/cards/xx.cards:1: no card is called “Rusty Knive”\n"
                "  Did you mean “Rusty Knife”?"
            ),
        ),
        (
            'XX-4 "Cave"',
            "add contains a hoard",
            (
                "rules/cards/xx.cards:1: XX-4 is not called “Cave”\n"
                "  Of this name there is XX-2 and XX-3."
            ),
        ),
        (
            '"Cave"',
            "add contains a hoard",
            (
                "rules/cards/xx.cards:1: “Cave” may be XX-2 (hero site) or XX-3 (minion site)\n"
                '  Write the id before the name: amend XX-2 "Cave" under …'
            ),
        ),
    ],
)
def test_an_amendment_that_does_not_fit(head: str, change: str, message: str) -> None:
    assert told(head, change) == message


def test_a_faction_keeps_a_place_to_be_played_at() -> None:
    band = (
        'card XX-5 "Band"\n  hero faction, Man\n'
        '  playable at "Cave" if the influence check is greater than 3\n'
    )
    change = f'amend "Band" under {RULE}\n  remove playable at "Cave"\n'
    with pytest.raises(BadData, match="“Band” is a faction without “playable at …”"):
        pool(band, change)


def test_an_amendment_has_to_fit_even_where_its_rule_is_not_in_force() -> None:
    with pytest.raises(BadData, match="no card is called “Spoon”"):
        pool(f'amend "Spoon" under {RULE}\n  add unique\n', in_force="toys.errata.two")
