"""Amendments: a card changes where, and only where, the rule that amends it is in force."""

import pytest

from westmarch.cards.language.parse import parse
from westmarch.cards.language.statement import ByReading
from westmarch.cards.model.card import (
    Card,
    ContainsHoard,
    Creature,
    Item,
    Modifier,
    ProwessAgainst,
    Site,
    Unmodelled,
)
from westmarch.cards.pool import Pool, Reread, amended_cards
from westmarch.errors import BadData

from .pools import make_pool

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


def pool(*blocks: str, in_force: str = RULE, without: str = "") -> Pool:
    sheets = [parse(text, "cards/xx.cards") for text in (CARDS, *blocks)]
    return make_pool("emended", sheets, frozenset(in_force.split()), {}, frozenset(without.split()))


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
    assert pool(change).amended_by("XX-1") == (RULE,)
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
    assert card.corruption is None
    assert card.facts == Item("minor")
    assert amended('"Worm"', "remove 2* kill points")["XX-4"].points_kind == ""


def test_clauses_are_added_and_removed() -> None:
    card = knife(
        "remove unmodelled (using): it may be sharpened",
        "remove +1 prowess against Orcs",
        "add +2 prowess against Trolls",
        "add unmodelled (playing): never on a Tuesday",
    )
    assert card.clauses == (ProwessAgainst(2, ("Troll",), line=4),)
    assert card.unmodelled == (Unmodelled("never on a Tuesday", ("playing",), line=5),)


def test_an_id_says_which_version_is_meant() -> None:
    both = amended('XX-3 "Cave"', "add contains a hoard")
    assert both["XX-2"].clauses == ()
    assert both["XX-3"].clauses == (ContainsHoard(line=2),)


def test_amendments_follow_one_another() -> None:
    first = f'amend "Rusty Knife" under {RULE}\n  set 2 corruption points\n'
    second = f'amend "Rusty Knife" under {RULE}\n  remove 2 corruption points\n'
    assert pool(first, second)["XX-1"].corruption is None


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


def test_a_clause_takes_the_place_of_the_one_before_it() -> None:
    longer = "remove +1 prowess against Orcs", "add +3 prowess against Orcs"
    more = "add +2 prowess against Trolls", "add contains a hoard"
    card = knife(*more, *longer)
    assert card.clauses == (
        ProwessAgainst(3, ("Orc",), line=5),
        ProwessAgainst(2, ("Troll",), line=2),
        ContainsHoard(line=3),
    )


# By a reading of an open question

DISPUTED = (
    f'amend "Rusty Knife" under {RULE}\n    by reading b of q.toys.sharp\n'
    "  remove +1 prowess against Orcs\n  add +2 prowess against Orcs\n"
)


def test_what_a_card_says_may_be_an_open_question() -> None:
    found = pool(DISPUTED)
    assert found["XX-1"] == pool()["XX-1"]
    (other,) = found.reread("XX-1")
    assert isinstance(other, Reread)
    assert other.by == ByReading("q.toys.sharp", "b")
    assert other.card.clauses == (ProwessAgainst(2, ("Orc",), line=4),)
    assert pool(DISPUTED, in_force="toys.errata.two").reread("XX-1") == ()


@pytest.mark.parametrize(
    "change",
    [
        "set 2 corruption points",
        "remove +1 prowess against Orcs",
        "add +2 prowess against Trolls",
        "remove +1 prowess against Orcs\n  add contains a hoard",
        "remove unmodelled (using): it may be sharpened",
    ],
)
def test_a_reading_changes_the_wording_of_clauses_alone(change: str) -> None:
    block = f'amend "Rusty Knife" under {RULE} by reading b of q.toys.sharp\n  {change}\n'
    with pytest.raises(BadData) as error:
        pool(block)
    assert str(error.value) == (
        "rules/cards/xx.cards:1: by a reading “Rusty Knife” changes in more than the wording of "
        "its clauses\n  For each clause that is removed, add one of the same kind."
    )


# Without a rule

FIRST = f'amend "Rusty Knife" under {RULE}\n  set 2 corruption points\n  add unique\n'
SECOND = 'amend "Rusty Knife" under toys.errata.two\n  remove 2 corruption points\n  add shield\n'
BOTH = f"{RULE} toys.errata.two"


def test_what_builds_on_an_amendment_falls_with_it() -> None:
    card = pool(FIRST, SECOND, in_force=BOTH, without=RULE)["XX-1"]
    assert (card.unique, card.corruption, card.keywords) == (False, 1, ("weapon", "shield"))


def test_without_a_rule_its_own_changes_are_missing() -> None:
    card = pool(FIRST, SECOND, in_force=BOTH, without="toys.errata.two")["XX-1"]
    assert (card.unique, card.corruption, card.keywords) == (True, 2, ("weapon",))


def test_a_change_that_never_fitted_is_an_error_all_the_same() -> None:
    with pytest.raises(BadData, match="does not say this"):
        pool(SECOND, in_force="toys.errata.two", without=RULE)


def test_the_cards_that_rules_amend() -> None:
    assert amended_cards()["dragons.rulings.stay-her-appetite"] == {"LE-140"}
