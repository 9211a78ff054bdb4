"""Comparing cards with another description of them.

Whoever has a copy of the community's card database names it in WESTMARCH_CARD_DATABASE, and all
our cards are held against it, too.
"""

import json
import os
from pathlib import Path
from typing import Any

import pytest

from westmarch.book.registers import load_slips
from westmarch.cards.database.entry import Entry, read_database
from westmarch.cards.database.ours import ours
from westmarch.cards.database.theirs import theirs
from westmarch.cards.database.verify import Verification, verify
from westmarch.cards.language.parse import parse
from westmarch.cards.model.card import Difference
from westmarch.cards.pool import load_pool
from westmarch.errors import BadData
from westmarch.paths import RULES

PRINTED = load_pool("printed", frozenset())
"""All our cards, without any amendment."""

CARDS = """\
card XX-1 "Dwalin the Test"
  hero character, unique, Dwarf, warrior, leader
  4 mind, 4 prowess, 7 body, 1 direct influence, 1 marshalling point
  home site "Bree"
  +2 direct influence against "Toy Dwarves"
  +1 prowess against Orcs

card XX-2 "Toy Knife"
  hero major item, unique, hoard item, weapon
  2 marshalling points, 1 corruption point
  +2 prowess, to a maximum of 9
  unmodelled (body): a warrior has +1 body

card XX-3 "Toy Dwarves"
  minion faction, unique, Dwarf
  3 marshalling points
  playable at "Bree" if the influence check is greater than 7
  standard modifications: Men +1, Elves -2

card XX-4 "Toy Dragon"
  hazard creature, unique, 2* kill points
  attack: Dragon, 2 strikes, 12 prowess, attacker chooses defenders
  keyed to 2 Wildernesses or a Ruins & Lairs
  playable at "Toy Cave"

card XX-5 "Toy Dragon at Home"
  hazard permanent-event, unique, At Home manifestation of "Toy Dragon"
  2 kill points
  unless "Toy Dragon Ahunt" is in play: "Toy Cave" has an additional automatic-attack:
    Dragon, 2 strikes, 13 prowess, 7 body

card XX-6 "Toy Cave"
  hero site, unique
  Ruins & Lairs in "Angmar"
  nearest haven "Rivendell": Wilderness, Shadow-land
  draws 1, opponent draws 2
  playable: information, minor
  automatic-attack: Orcs, 1 strike, 7 prowess
  automatic-attack: Dragon, 1 strike, 11 prowess
  contains a hoard

card XX-7 "Toy Haven"
  hero site
  Haven in "Angmar"
  site path from "Rivendell": Wilderness
  draws 2, opponent draws 2

card XX-8 "Toy Region"
  Shadow-land region
  adjacent to "Rhudaur" and "Angmar"

card XX-10 "Toy Deeps"
  minion site, unique, Under-deeps, 2 stage points
  Shadow-hold in "Angmar"
  adjacent to "Moria" (0), "The Under-gates" (6) and any site in "Udûn" (4)
  draws 1, opponent draws 2
  playable: minor, greater ("Scroll of Isildur" only)
  automatic-attack: Undead, 2 strikes, 8 prowess
  automatic-attack: Men, 1 strike for each character, 9 prowess, detainment against covert companies
  automatic-attack: Maia, 3 strikes, 10 prowess, against overt companies only, cannot be cancelled,
    eliminates each character wounded
  automatic-attack from the opponent's hand: a non-unique creature keyed to a Shadow-hold
  when it wounds a character: he makes a corruption check at -2
  +2 hazard limit for a company that moves here
  any Undead and Pûkel-creatures may be keyed here
  +2 to the test of a gold ring in a company here

card XX-11 "Toy Orc"
  minion character, Orc, warrior
  2 mind, 3 prowess, 8 body
  home site any Ruins & Lairs outside the Under-deeps
  home site any site in "Udûn"
  home site any site in "Nurn"
  discarded by a body check result of 7 or 8
  -2 marshalling points if eliminated
  +1 direct influence against factions playable at "Bree"
  -1 to corruption checks
  -1 to influence checks against factions
  +1 hand size while at "Bree"
  unmodelled (using): it can juggle

card XX-12 "Toy Spy"
  minion character, Elf, scout, agent
  4 mind, 4 prowess, 8 body
  home site "Bree"
  as an agent may move to Havens
  as an agent may tap to attack a company at its new site with +2 prowess
  as an agent cannot move to a Free-hold or Border-hold
  discard it on a company: own turns-back: it returns

card XX-13 "Toy Wizard"
  fallen-wizard character, unique, Fallen-wizard, sage
  5 prowess, 9 body, 9 direct influence, 18 general influence
  home site "Bree"
  tap him on one gold ring item: test it
  worth to its player: characters and hero allies count in full

card XX-14 "Toy Ring"
  hero special item
  1 marshalling point, 1 corruption point
  its bearer has +2 prowess and +1 direct influence
  while "Doors of Night" is in play: its bearer has +1 body

card XX-9 "Toy Friend"
  hero ally, Eagle
  2 mind, 3 prowess, 6 body, 1 marshalling point
  playable at "Bree"
"""


def entry(type_: str, alignment: str, name: str, text: str = "", **attributes: Any) -> Any:
    return {
        "name": {"en": name},
        "type": type_,
        "alignment": alignment,
        "attributes": attributes,
        "text": {"en": text} if text else {},
    }


def database() -> dict[str, Any]:
    """The same cards as the database would have them: its own spellings, and two misprints."""
    points = {"marshallingPointsType": "item", "marshallingPoints": "2(3)"}
    return {
        "XX-1": entry(
            "Character",
            "Hero",
            "Dwalin the Test",
            "<p><b>Unique.</b> Leader. +2 direct influence against the Toy Dwarves faction. "
            "+1 prowess against Orcs.</p>",
            unique=True,
            skills="Warrior",
            race="Dwarf",
            mind="4",
            prowess="4",
            body="7",
            directInfluence="1",
            homeSite={"en": "Bree"},
            marshallingPoints="1",
            marshallingPointsType="character",
        ),
        "XX-2": entry(
            "Resource",
            "Hero",
            " Toy Knife ",
            "Hoard item. Weapon. +2 to bearer’s prowess (to a maximum of 9). "
            "Warrior only: +1 to body.",
            unique=True,
            subtype="Major Item",
            keywords=["Hoard Item"],
            corruption="1",
            prowess="+2(3)",
            body="+1",
            **points,
        ),
        "XX-3": entry(
            "Resource",
            "Minion",
            "Toy Dwarves",
            "Playable at Bree if the influence check is greater than 7. "
            "Standard Modifications: Men (+1), Elves (-2).",
            unique=True,
            subtype="Faction",
            race="Dwarf",
            marshallingPoints="3",
            marshallingPointsType="faction",
        ),
        "XX-4": entry(
            "Hazard",
            "Neutral",
            "Toy Dragon",
            "Unique. May be played at Toy Cave. Two strikes. "
            "Attacker chooses defending characters.",
            unique=True,
            subtype="Creature",
            race="Dragon",
            strikes="2",
            prowess="12",
            body="-",
            playable="{w}{w}{R}",
            marshallingPoints="2*",
            marshallingPointsType="kill",
        ),
        "XX-5": entry(
            "Hazard",
            "Neutral",
            "Toy Dragon at Home",
            "Unless Toy Dragon Ahunt is in play, Toy Cave has an additional automatic-attack: "
            "Dragon — 2 strikes at 13/7.",
            unique=True,
            subtype="Permanent-event",
            strikes="2",
            prowess="13",
            body="7",
            marshallingPoints="2",
            marshallingPointsType="kill",
        ),
        "XX-6": entry(
            "Site",
            "Hero",
            "Toy Cave",
            "<p><b>Nearest Haven:</b> Rivendell</p>"
            "<p><b>Playable:</b> Information, Items (minor)</p>"
            "<p><b>Automatic-attacks (2):</b> (1st) Orcs — 1 strike with 7 prowess (2nd) Dragon — "
            "1 strike with 11 prowess</p><p><b>Special:</b> Contains a hoard.</p>",
            unique=True,
            siteType="{R}",
            region={"en": "Angmar"},
            haven={"en": "Rivendell"},
            sitePath="{w}{s}",
            draw="1",
            drawOpponent="2",
        ),
        "XX-7": entry(
            "Site",
            "Hero",
            "Toy Haven",
            "<b>Site Path From Rivendell:</b>{w}",
            siteType="{H}",
            region="Angmar",
            draw="2",
            drawOpponent="2",
        ),
        "XX-8": entry(
            "Region",
            "Neutral",
            "Toy Region",
            regionType="{s}",
            moveTo={"en": "Angmar, Rhudaur"},
        ),
        "XX-10": entry(
            "Site",
            "Minion",
            "Toy Deeps",
            "<p><b>Adjacent Sites:</b> Moria (0), any site in Udûn (4), The Under-gates (6)</p>"
            "<p><b>Playable:</b> Items (minor, greater*) *—Scroll of Isildur only</p>"
            "<p><b>Automatic-attacks (4):</b> (1st) Undead — 2 strikes with 8 prowess; each "
            "character wounded must make a corruption check modified by -2 (2nd) Men — each "
            "character faces 1 strike with 9 prowess (detainment against covert company) (3rd) "
            "Maia (cannot be canceled) — 3 strikes with 10 prowess (against overt company only); "
            "any character wounded is immediately eliminated (4th) Opponent may play as an "
            "automatic-attack one non-unique creature from his hand normally keyed to a "
            "Shadow-hold</p><p><b>Special:</b> Any company moving to this site has its hazard "
            "limit increased by 2. Any Undead creature or Pûkel-creature may be played at this "
            "site. Any gold ring stored here is automatically tested at -2. When a gold ring is "
            "tested at this site, the roll is modified by +2.</p>",
            unique=True,
            siteType="{S}",
            region="Angmar",
            underDeeps=True,
            adjacent="Moria (0), Any site in Udûn (4), The Under-gates (6)",
            stagePoints="2",
            draw="1",
            drawOpponent="2",
        ),
        "XX-11": entry(
            "Character",
            "Minion",
            "Toy Orc",
            "<p>Discard on a body check result of 7 or 8. +1 direct influence against any faction "
            "playable at Bree. -2 marshalling points if eliminated. -1 to all corruption checks. "
            "When Toy is at Bree, you may keep one more card than normal in your hand. -1 to "
            "influence checks against factions. He juggles.</p>",
            skills="Warrior",
            race="Orc",
            mind="2",
            prowess="3",
            body="8",
            directInfluence="0",
            homeSite="Any non-Under-deeps Ruins & Lairs, Any site in Udûn or Nurn",
            marshallingPoints="0",
            marshallingPointsType="character",
        ),
        "XX-12": entry(
            "Character",
            "Minion",
            "Toy Spy",
            "<p>Agent. Agent only: may move to a Haven and may tap at some new site "
            "to attack it with +2 prowess. Agent only: Cannot move to Free-holds [{F}] and "
            "Border-holds [{B}]. Agent only: may be discarded to send a company back.</p>",
            skills="Scout",
            race="Elf",
            mind="4",
            prowess="4",
            body="8",
            directInfluence="0",
            homeSite="Bree",
        ),
        "XX-13": entry(
            "Character",
            "Fallen-wizard",
            "Toy Wizard",
            "<p>Unique. Your characters and hero allies give full marshalling points. "
            "He may tap to test a gold ring.</p>",
            unique=True,
            skills="Sage",
            race="Fallen-wizard",
            prowess="5",
            body="9",
            directInfluence="9",
            generalInfluence="18",
            homeSite="Bree",
        ),
        "XX-14": entry(
            "Resource",
            "Hero",
            "Toy Ring",
            "If <em>Doors of Night</em> is in play, it helps its bearer.",
            subtype="Special Item",
            corruption="1",
            prowess="+2",
            directInfluence="+1",
            marshallingPoints="1",
            marshallingPointsType="item",
        ),
        "XX-9": entry(
            "Resource",
            "Hero",
            "Toy Friend",
            subtype="Ally",
            mind="2",
            prowess="3",
            body="6",
            marshallingPoints="1",
            marshallingPointsType="ally",
        ),
    }


if DATABASE := os.environ.get("WESTMARCH_CARD_DATABASE"):

    def test_all_our_cards_are_as_the_database_has_them() -> None:
        found = verify(PRINTED.cards.values(), read_database(Path(DATABASE)))
        assert found.differences == ()
        named = {(card, fact) for card, facts in load_slips(RULES).items() for fact in facts}
        assert {(each.card, each.fact) for each in found.slips} == named


def test_what_the_database_has_wrong_is_of_facts_that_our_cards_have_otherwise() -> None:
    for card, facts in load_slips(RULES).items():
        mine = ours(PRINTED[card])
        assert facts.items() & mine.items() == set()
        assert facts.keys() <= mine.keys()


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return write(tmp_path, database())


def write(folder: Path, entries: dict[str, Any]) -> Path:
    path = folder / "cards.json"
    path.write_text(json.dumps({"XX": {"id": "XX", "cards": entries}}), "utf-8")
    return path


def compared(path: Path, cards: str = CARDS) -> Verification:
    return verify(parse(cards, "cards/xx.cards").cards, read_database(path))


def test_the_same_facts_in_other_words_are_no_difference(file: Path) -> None:
    found = compared(file)
    assert found.differences == ()
    assert (found.cards, found.absent, found.facts) == (14, 0, 244)


def test_cards_that_we_do_not_have_are_counted(tmp_path: Path) -> None:
    entries = database()
    entries["XX-99"] = entries["XX-1"]
    found = compared(write(tmp_path, entries))
    assert (found.cards, found.absent) == (14, 1)
    assert found.differences == ()


def test_what_is_left_to_words_is_told_apart(file: Path) -> None:
    assert compared(file).open == (Difference("XX-2", "Toy Knife", "body", "", "+1"),)


def test_what_the_database_is_known_to_have_wrong_is_told_apart(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    entries = database()
    entries["XX-1"]["attributes"]["mind"] = "44"
    monkeypatch.setattr(
        "westmarch.cards.database.verify.load_slips",
        lambda _: {"XX-1": {"mind": "44", "body": "99"}},
    )
    found = compared(write(tmp_path, entries))
    assert found.differences == ()
    assert found.slips == (Difference("XX-1", "Dwalin the Test", "mind", "4", "44"),)


@pytest.mark.parametrize(
    ("line", "instead", "id_", "fact"),
    [
        ('XX-6 "Toy Cave"', 'XX-6 "Toy Kave"', "XX-6", "name"),
        ("hero character, unique", "minion character, unique", "XX-1", "kind"),
        ("hero major item", "hero minor item", "XX-2", "kind"),
        ("hero site, unique", "hero site", "XX-6", "unique"),
        ("Dwarf, warrior", "Man, warrior", "XX-1", "race"),
        ("warrior, leader", "scout, leader", "XX-1", "skills"),
        ("warrior, leader", "warrior", "XX-1", "keywords"),
        ("hoard item, weapon", "weapon", "XX-2", "keywords"),
        ("4 mind", "5 mind", "XX-1", "mind"),
        ("4 prowess", "5 prowess", "XX-1", "prowess"),
        ("7 body, 1", "8 body, 1", "XX-1", "body"),
        ("1 direct", "2 direct", "XX-1", "direct influence"),
        ('home site "Bree"', 'home site "Moria"', "XX-1", "home sites"),
        ("influence, 1 marshalling", "influence, 2 marshalling", "XX-1", "points"),
        ("2* kill", "2 kill", "XX-4", "points"),
        ("1 corruption point", "2 corruption points", "XX-2", "corruption points"),
        ("maximum of 9", "maximum of 8", "XX-2", "prowess"),
        ("+1 prowess against Orcs", "+1 prowess against Elves", "XX-1", "prowess against"),
        ('+2 direct influence against "Toy D', '+2 direct influence against "D', "XX-1", None),
        ('playable at "Bree" if', 'playable at "Moria" if', "XX-3", "playable at"),
        ("greater than 7", "greater than 8", "XX-3", "number"),
        ("Elves -2", "Elves +2", "XX-3", "standard modifications"),
        ("Dragon, 2 strikes, 12", "Drake, 2 strikes, 12", "XX-4", "attack"),
        ("prowess, attacker chooses defenders", "prowess", "XX-4", "attack"),
        ("keyed to 2", "keyed to 3", "XX-4", "keyed to"),
        ('playable at "Toy Cave"', 'playable at "Toy House"', "XX-4", "playable at"),
        ("13 prowess", "14 prowess", "XX-5", "attack"),
        ('"Toy Cave" has', '"Toy House" has', "XX-5", "additional attack at"),
        ('unless "Toy Dragon Ahunt"', 'unless "Scatha"', "XX-5", "unless in play"),
        ("Ruins & Lairs in", "Shadow-hold in", "XX-6", "site type"),
        ('Ruins & Lairs in "Angmar"', 'Ruins & Lairs in "Rhudaur"', "XX-6", "region"),
        ('nearest haven "Rivendell"', 'nearest haven "Lórien"', "XX-6", "nearest haven"),
        ("Wilderness, Shadow-land", "Wilderness", "XX-6", "site path"),
        ('path from "Rivendell": Wilderness', 'path from "R": Wilderness', "XX-7", "havens"),
        ("draws 1, opponent draws 2", "draws 2, opponent draws 1", "XX-6", "draws"),
        ("information, minor", "minor", "XX-6", "playable"),
        ("1 strike, 7", "2 strikes, 7", "XX-6", "automatic-attacks"),
        ("  contains a hoard\n", "", "XX-6", "clauses"),
        ("Under-deeps, 2", "2", "XX-10", "Under-deeps"),
        ("2 stage points", "3 stage points", "XX-10", "stage points"),
        ('"The Under-gates" (6)', '"The Under-gates" (7)', "XX-10", "adjacent to"),
        ('any site in "Udûn" (4)', '"Udûn" (4)', "XX-10", "adjacent to"),
        ('greater ("Scroll of Isildur" only)', "greater", "XX-10", "playable"),
        ("check at -2", "check", "XX-10", "clauses"),
        (" for each character, 9", ", 9", "XX-10", "automatic-attacks"),
        ("against covert companies", "against overt companies", "XX-10", "automatic-attacks"),
        ("against overt companies only, ", "", "XX-10", "automatic-attacks"),
        ("cannot be cancelled,\n    ", "", "XX-10", "automatic-attacks"),
        (",\n    eliminates each character wounded", "", "XX-10", "automatic-attacks"),
        ("a non-unique creature", "a creature", "XX-10", "automatic-attack from hand"),
        ("+2 hazard limit", "+1 hazard limit", "XX-10", "clauses"),
        ("any Undead and P", "any Orcs and P", "XX-10", "clauses"),
        (
            "outside the Under-deeps",
            "outside the Under-deeps\n  home site any Haven",
            "XX-11",
            "home sites",
        ),
        ("result of 7 or 8", "result of 8", "XX-11", "discarded by"),
        ("-2 marshalling", "-1 marshalling", "XX-11", "points lost if eliminated"),
        ("-1 to corruption checks", "+1 to corruption checks", "XX-11", "clauses"),
        ("  unmodelled (using): it can juggle\n", "", "XX-11", "more text"),
        ("+2 to the test", "+1 to the test", "XX-10", "clauses"),
        ("may move to Havens", "may tap to attack a company at its new site", "XX-12", "clauses"),
        ("new site with +2", "new site with +1", "XX-12", "clauses"),
        ("cannot move to a Free-hold or", "cannot move to a", "XX-12", "clauses"),
        ("  discard it on a company: own turns-back: it returns\n", "", "XX-12", "more text"),
        ("  tap him on one gold ring item: test it\n", "", "XX-13", "clauses"),
        ("characters and hero allies count", "hero allies count", "XX-13", "clauses"),
        ("its bearer has +2 prowess", "its bearer has +3 prowess", "XX-14", "prowess"),
        ("Doors of Night", "Gates of Morning", "XX-14", "cards left out"),
        ("Shadow-land region", "Wilderness region", "XX-8", "kind"),
        ('"Rhudaur" and "Angmar"', '"Angmar"', "XX-8", "adjacent to"),
        ("6 body, 1", "7 body, 1", "XX-9", "body"),
    ],
)
def test_each_wrong_fact_is_found(
    file: Path, line: str, instead: str, id_: str, fact: str | None
) -> None:
    wrong = CARDS.replace(line, instead, 1)
    assert wrong != CARDS
    (difference,) = compared(file, wrong).differences
    assert (difference.card, difference.fact) == (id_, fact or "direct influence against")
    assert difference.ours != difference.theirs


def test_a_card_that_the_database_lacks(tmp_path: Path) -> None:
    entries = database()
    del entries["XX-8"]
    (difference,) = compared(write(tmp_path, entries)).differences
    assert difference == Difference("XX-8", "Toy Region", "card", "XX-8", "nothing")


def test_border_lands_on_the_way_to_a_minion_site_may_be_written_as_shadow_lands() -> None:
    attributes = {"sitePath": "{d}{s}"}
    told = theirs(Entry("XX-1", "A", "Site", "minion", attributes, ""))
    mine = ours(
        parse(
            'card XX-1 "A"\n  minion site\n  Ruins & Lairs in "B"\n'
            '  nearest haven "C": Dark-domain, Border-land\n',
            "cards/xx.cards",
        ).cards[0]
    )
    (fact,) = (each for each in told if each.startswith("site path"))
    assert told[fact] == mine[fact]
    assert mine["site path"] == "Dark-domain, Border-land"


def test_an_attack_in_words_of_its_own_is_compared_as_it_stands() -> None:
    text = "Automatic-attacks: When a company enters, run."
    told = theirs(Entry("XX-1", "A", "Site", "hero", {}, text))
    assert told["automatic-attacks"] == "When a company enters, run"


def test_what_cannot_be_read_off_an_entry_is_left_out() -> None:
    creature = Entry(
        "XX-1", "A", "Hazard", "neutral", {"subtype": "Creature", "strikes": "1/each"}, ""
    )
    assert "attack" not in theirs(creature)


@pytest.mark.parametrize("type_", ["Character", "Resource", "Hazard", "Site", "Region", "Omen"])
@pytest.mark.parametrize("subtype", ["", "Faction", "Creature", "Creature/Short-event"])
def test_an_entry_that_says_next_to_nothing_can_be_read(type_: str, subtype: str) -> None:
    attributes = {"subtype": subtype, "keywords": None, "playable": "{x}"}
    assert theirs(Entry("XX-1", "A", type_, "hero", attributes, ""))["name"] == "A"


@pytest.mark.parametrize(
    ("content", "message"),
    [
        ("nonsense", "cards.json: this is not JSON: invalid character (byte 4)"),
        ("[]", "cards.json: this is not a card database, which is an object that holds sets"),
        ('{"XX": []}', "cards.json: the set XX has no object “cards”"),
        (
            '{"XX": {"cards": {"XX-1": {"name": {}}}}}',
            "cards.json: card XX-1: Object missing required field `type`",
        ),
    ],
)
def test_a_file_that_is_no_database(tmp_path: Path, content: str, message: str) -> None:
    path = tmp_path / "cards.json"
    path.write_text(content, "utf-8")
    with pytest.raises(BadData) as error:
        read_database(path)
    assert str(error.value).endswith(message)
