"""Lists of decks in the styles of players, and the command that judges them."""

import json
from pathlib import Path

import pytest

from westmarch.cards.deck import Part
from westmarch.cards.decklists import read_list
from westmarch.cards.every import card_of
from westmarch.cli import main
from westmarch.corpus.decks import PLAIN
from westmarch.errors import BadData
from westmarch.paths import DECKS

KINDS = ("wizard", "ringwraith", "fallen-wizard", "balrog")


def run(*args: str) -> int:
    with pytest.raises(SystemExit) as end:
        main(list(args))
    assert isinstance(end.value.code, int)
    return end.value.code


def names(text: str, part: Part = "resources") -> list[str]:
    """Read a list, and give the ids of a part of it."""
    return list(read_list(f"player: Wizard\n{text}", "a list").cards.parts[part])


@pytest.mark.parametrize("kind", KINDS)
def test_a_legal_deck_of_each_kind(kind: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run("deck", str(PLAIN / f"{kind}.deck")) == 0
    assert "LEGAL" in capsys.readouterr().out


@pytest.mark.parametrize("file", sorted(DECKS.glob("*.deck")), ids=lambda each: each.stem)
def test_our_decks_are_legal(file: Path) -> None:
    assert run("deck", str(file)) == 0


BROKEN = [
    ("wizard", "3 Block", "4 Block", "three-of-each-nonunique", "there are 4 Block"),
    ("wizard", "1 Faramir", "2 Faramir", "one-of-each-unique", "Faramir is unique"),
    ("wizard", "2 Gandalf", "4 Gandalf", "play-deck-avatars", "there are 4 avatars"),
    ("wizard", "1 Celeborn", "1 Lagduf", "wizard-hero-characters", "Lagduf (minion character)"),
    ("wizard", "3 Wargs", "3 Snowstorm", "twelve-creatures", "there are 9 creatures"),
    ("wizard", "1 Moria", "2 Moria", "location-deck-contents", "there are 2 Moria"),
    ("wizard", "3 Block", "2 Block", "play-deck-resources", "there are 29 resources"),
    ("wizard", "1 Elven Cloak", "3 Elven Cloak", "pool-minor-items", "there are 3 minor items"),
    ("wizard", "3 Brigands", "7 Brigands", "sideboard-size", "there are 31 cards"),
    ("ringwraith", "1 Shagrat", "1 Éomer", "ringwraith-minion-characters", "Éomer"),
    ("balrog", "2 The Balrog", "2 Dwar the Ringwraith", "balrog-avatar", "Dwar the Ringwraith"),
    ("fallen-wizard", "1 Bad Company", "1 Plotting Ruin", "pool-stage-points", "4 stage points"),
    ("fallen-wizard", "2 Alatar", "2 WH-8", "declared-avatar-in-deck", "Alatar is not in the"),
    ("fallen-wizard", "1 Thrall of", "1 Guarded Haven\n1 Muster //", "pool-stage-points", "begin"),
    ("balrog", "1 Lagduf", "1 Luitprand", "balrog-orcs-and-trolls", "neither an Orc nor a Troll"),
]


@pytest.mark.parametrize(("kind", "old", "new", "rule", "said"), BROKEN)
def test_a_broken_deck(
    kind: str,
    old: str,
    new: str,
    rule: str,
    said: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    text = (PLAIN / f"{kind}.deck").read_text("utf-8")
    assert old in text
    file = tmp_path / "broken.deck"
    file.write_text(text.replace(old, new, 1), "utf-8")
    assert run("deck", str(file), "--format", "json") == 1
    told = json.loads(capsys.readouterr().out)
    breaches = {each["rule"]: each["text"] for each in told["breaches"]}
    text = breaches[f"core.setup.{rule}"]
    assert said in text or said[0].upper() + said[1:] in text
    assert run("deck", str(file)) == 1
    assert f"core.setup.{rule}" in capsys.readouterr().out


EXPORTED = Path(__file__).with_name("exported.txt")
"""A list as a deck site gives it: boxed headings, sorts below them, `3x`, sides and sets in
brackets, and no accents."""


def test_a_list_as_a_deck_site_gives_it(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("deck", str(EXPORTED)) == 0
    out = " ".join(capsys.readouterr().out.split())
    assert "The Free Peoples of the North, for a Wizard player" in out
    assert "7 in the pool, 66 in the play deck (6 characters, 30 resources, 30 hazards)" in out
    assert "6 in the sideboard, 5 in the location deck" in out


def test_its_sideboard_keeps_what_is_below_it() -> None:
    held = read_list(EXPORTED.read_text("utf-8"), "a list").cards
    assert [card and card.name for card in map(card_of, dict.fromkeys(held.sideboard))] == [
        "Brigands",
        "Choking Shadows",
        "Star-glass",
    ]
    assert [card and card.name for card in map(card_of, held.pool[2:3])] == ["Éowyn"]


def test_what_is_too_much_in_it_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = (
        EXPORTED.read_text("utf-8").replace("3x Wargs", "4x Wargs").replace("1x Moria", "2x Moria")
    )
    file = tmp_path / "exported.txt"
    file.write_text(text, "utf-8")
    assert run("deck", str(file)) == 1
    out = capsys.readouterr().out
    for rule in ("three-of-each-nonunique", "hazards-equal-resources", "location-deck-contents"):
        assert f"core.setup.{rule}" in out


def test_headings_with_dashes_and_sorts() -> None:
    text = (
        "=== STARTING CHARACTERS (1) ===\n1 Gimli (METW)\n=== STARTING ITEMS (1) ===\n"
        "1 Elven Cloak (METW)\n=== PLAY DECK (3) ===\n-- Wizards (1)\n1 Gandalf (METW)\n"
        "-- Hero Resources (1)\n1 Block (METW)\n-- Hazard Creatures (1)\n1 Giant (METW)\n"
        "=== SIDEBOARD (1) ===\n-- Hazard Events (1)\n1 Twilight (METW)\n"
    )
    parts = read_list(text, "a list", "wizard").cards.parts
    counts = {part: len(cards) for part, cards in parts.items() if cards}
    assert counts == {"pool": 2, "characters": 1, "resources": 1, "hazards": 1, "sideboard": 1}


def test_the_fallen_wizard_is_named_beside_the_player(
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    text = (PLAIN / "fallen-wizard.deck").read_text("utf-8")
    file = tmp_path / "more.deck"
    file.write_text(text.replace("Sideboard\n", "Sideboard\n  1 Shelob's Brood\n"))
    assert run("deck", str(file)) == 0
    assert "a Fallen-wizard player, Alatar, in a Short game" in capsys.readouterr().out


@pytest.mark.parametrize(
    "line",
    [
        "3 Marvels Told",
        "3x Marvels Told",
        "Marvels Told x3",
        "- 3 marvels told [MELE]",
        "3 Marvels Told (TD-134)",
        "Marvels Told (3)",
        "3 Marvels Told  // for the rings",
        "3 Marvels  Told   # to be played",
        "x3 Marvels Told",
        "3xMarvels Told",
        "[3] Marvel's Told",
        '3,"Marvels Told"',
        "Marvels Told, 3",
        "Marvels Told\t3",
        "Marvels Told (x3)",
        "3 Marvels Told*",
        "3 Marvels Told - for the rings",
        "3 Marvels Told; for the rings",
    ],
)
def test_a_card_in_many_styles(line: str) -> None:
    found = names(f"Resources\n{line}\n")
    assert [card and card.name for card in map(card_of, found)] == ["Marvels Told"] * 3


@pytest.mark.parametrize(
    "heading",
    ["Resources", "RESOURCES (30)", "## Resources", "Resources:", "== Resources ==", "[Resources]"],
)
def test_a_heading_in_many_styles(heading: str) -> None:
    assert len(names(f"{heading}\n1 Block\n")) == 1


def test_accents_articles_and_hyphens_may_be_missing() -> None:
    held = names("Characters\n1 Eomer\n1 Ghan buri Ghan\n", "characters")
    assert [card and card.name for card in map(card_of, held)] == ["Éomer", "Ghân-buri-Ghân"]
    assert names("Hazards\n1 Will of Sauron\n", "hazards") == ["TW-100"]


def test_headings_below_the_sideboard_divide_it() -> None:
    text = "# Resources\n1 Block\n# Sideboard\n## Hazards\n1 Giant\n## Characters\n1 Elrond\n"
    assert len(names(text, "sideboard")) == 2
    plainly = "Hazards\n1 Wargs\nSideboard\nHazards\n1 Giant\nSites\n1 Bree\n"
    assert (len(names(plainly, "sideboard")), len(names(plainly, "sites"))) == (1, 1)


def test_a_deck_that_is_not_divided_is_sorted() -> None:
    text = "Deck\n1 Elrond\n1 Block\nCreatures (1)\n1 Giant\n"
    parts = read_list(text, "a list").cards.parts
    assert [len(parts[each]) for each in ("characters", "resources", "hazards")] == [1, 1, 1]


def test_a_version_may_be_marked() -> None:
    assert names("Sites\n1 Moria (M)\n1 Moria\n1 Moria [BA]\n", "sites") == [
        "LE-392",
        "TW-413",
        "BA-93",
    ]


def test_the_balrog_of_a_pool_is_no_ally() -> None:
    held = read_list("player: Balrog\nCharacters\n1 Balrog\nResources\n1 The Balrog\n", "a list")
    assert (held.cards.characters, held.cards.resources) == (("BA-3",), ("AS-71",))


def test_a_number_behind_what_is_no_card_is_no_count() -> None:
    text = "My deck no. 2\nplayer: Wizard\nResources\n1 Block\n"
    assert len(names(text)) == 1
    with pytest.raises(BadData, match="neither a heading nor a card: “Blokc, 3”"):
        names("Resources\nBlokc, 3\n")


def test_all_lines_that_make_no_sense_are_named() -> None:
    with pytest.raises(BadData) as wrong:
        names("Resources\n1 Block\nBlokc\n1 Dodge\nnothing at all\nor so\n")
    assert wrong.value.where == "a list:4"
    assert wrong.value.hint == "Did you mean “Block”? Nor are these lines: 6, 7."


@pytest.mark.parametrize(
    ("kind", "starts", "said"),
    [
        ("wizard", ("Rivendell",), "begins at Rivendell."),
        ("ringwraith", ("Minas Morgul", "Dol Guldur"), "begins at Dol Guldur or Minas Morgul."),
        ("balrog", ("Moria", "The Under-gates"), "begins at Moria or The Under-gates."),
        ("fallen-wizard", ("The White Towers", "Weathertop", "WH-58", "Ettenmoors"), "begins at "),
    ],
)
def test_a_legal_deck_that_cannot_begin(
    kind: str,
    starts: tuple[str, ...],
    said: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    text = (PLAIN / f"{kind}.deck").read_text("utf-8")
    here, there = text.split("Sites\n")
    left = [each for each in there.splitlines() if not each.endswith(starts)]
    assert 0 < len(left) < len(there.splitlines())
    file = tmp_path / "nowhere.deck"
    file.write_text("\n".join((here, "Sites", *left, "")), "utf-8")
    assert run("deck", str(file)) == 0
    out = " ".join(capsys.readouterr().out.split())
    assert "no site in the location deck where a company could begin" in out
    assert said in out
    assert run("deck", str(file), "--format", "json") == 0
    told = json.loads(capsys.readouterr().out)
    assert all(each in starts for each in told["may-begin-only-at"])
    assert told["may-begin-only-at"]


def test_what_is_counted_otherwise_than_it_is_listed_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = (PLAIN / "wizard.deck").read_text("utf-8")
    file = tmp_path / "mixed.deck"
    file.write_text(text.replace("Resources\n", "Resources\n  1 Giant\n"), "utf-8")
    assert run("deck", str(file)) == 1
    out = " ".join(capsys.readouterr().out.split())
    assert "Giant stands among the resources, and counts as a hazard." in out


def test_cards_of_others_are_named_together(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = (PLAIN / "wizard.deck").read_text("utf-8")
    file = tmp_path / "others.deck"
    file.write_text(text.replace("Characters\n", "Characters\n  1 Lagduf\n  1 Shagrat\n"), "utf-8")
    assert run("deck", str(file)) == 1
    out = " ".join(capsys.readouterr().out.split())
    both = "Lagduf (minion character) and Shagrat (minion character)"
    assert f"{both} are not among the characters of a Wizard player." in out


def test_it_is_said_how_a_fallen_wizard_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = (PLAIN / "fallen-wizard.deck").read_text("utf-8")
    file = tmp_path / "nobody.deck"
    file.write_text(text.replace("avatar: Alatar", ""), "utf-8")
    assert run("deck", str(file)) == 1
    assert "--avatar" in capsys.readouterr().out


def test_nothing_is_said_of_where_to_begin_where_a_company_can(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert run("deck", str(PLAIN / "wizard.deck")) == 0
    assert "could begin" not in capsys.readouterr().out


def test_a_name_that_nobody_knows(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = (PLAIN / "wizard.deck").read_text("utf-8")
    file = tmp_path / "unknown.txt"
    file.write_text(text.replace("3 Block", "3 Blokc"), "utf-8")
    assert run("deck", str(file)) == 4
    out = capsys.readouterr().out
    assert "UNSUPPORTED" in out
    assert "“Blokc”, in line" in out
    assert "Did you mean “Block”?" in out


def test_what_is_broken_anyway_is_said_in_spite_of_it(tmp_path: Path) -> None:
    text = (PLAIN / "wizard.deck").read_text("utf-8").replace("3 Block", "3 Blokc")
    file = tmp_path / "unknown.txt"
    file.write_text(text.replace("1 Faramir", "2 Faramir"), "utf-8")
    assert run("deck", str(file)) == 1


def test_a_card_that_is_not_among_ours_is_judged_all_the_same(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], stranger: str
) -> None:
    text = (PLAIN / "fallen-wizard.deck").read_text("utf-8")
    file = tmp_path / "more.deck"
    file.write_text(text.replace("Sideboard\n", f"Sideboard\n  1 {stranger}\n"), "utf-8")
    assert run("deck", str(file)) == 0
    assert "not among Westmarch's yet" in " ".join(capsys.readouterr().out.split())


def test_what_the_sources_leave_open(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = (PLAIN / "ringwraith.deck").read_text("utf-8")
    file = tmp_path / "open.deck"
    file.write_text(text.replace("Sideboard\n", "Sideboard\n  1 Stinker\n  1 My Precious\n"))
    assert run("deck", str(file)) == 3
    assert "q.core.hazard-manifestations-in-deck" in capsys.readouterr().out


def test_length_and_edition_matter(tmp_path: Path) -> None:
    text = (PLAIN / "wizard.deck").read_text("utf-8")
    file = tmp_path / "long.deck"
    file.write_text(text.replace("Sideboard\n", "Sideboard\n  3 Ambusher\n  2 Assassin\n"))
    assert run("deck", str(file)) == 1
    assert run("deck", str(file), "--length", "long") == 0
    assert run("deck", str(file), "--length", "long", "--edition", "printed") == 1


@pytest.mark.parametrize(
    ("text", "code", "said"),
    [
        ("", 65, "There is no deck in it."),
        ("player: Hobbit\nPool\n1 Gimli\n", 65, "“Hobbit” is no kind of player."),
        ("Pool\n1 Gimli\n", 64, "Nothing says what kind of player the deck is for."),
        ("player: Wizard\nPool\n1 Gimli\nquite a deck\n", 65, "neither a heading nor a card"),
        ("player: Wizard\n1 Gmli\n", 65, "This card is in no part of a deck"),
        ("player: Wizard\nPool\n1000000 Gimli\n", 65, "Nobody has 1000000 copies"),
        ("player: Wizard\nlength: endless\nPool\n1 Gimli\n", 65, "“endless” is no length."),
        (
            "player: fw\navatar: Frodo\nPool\n1 Gimli\n",
            64,
            "“Frodo” is no Fallen-wizard.",
        ),
    ],
)
def test_a_mistake_is_named(
    text: str, code: int, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "mistake.txt"
    file.write_text(text, "utf-8")
    assert run("deck", str(file)) == code
    assert said in capsys.readouterr().err


def test_there_has_to_be_a_file(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("deck", "nowhere.deck") == 66
    assert "There is no such file." in capsys.readouterr().err


def test_the_kind_of_player_may_be_given() -> None:
    with pytest.raises(BadData, match="There is no deck"):
        read_list("# nothing\n", "a list")
    assert read_list("Pool\n1 Shagrat\n", "a list", "ringwraith").kind == "ringwraith"
