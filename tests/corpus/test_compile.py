"""Compiling features: what they become, and everything that can be wrong with them."""

from pathlib import Path

import pytest

from westmarch.corpus import agents
from westmarch.corpus.compile import Compiled, compile_folder, digest_of
from westmarch.corpus.model import ActStep, Expect
from westmarch.corpus.names import open_library
from westmarch.corpus.scene import Table
from westmarch.corpus.source import read_feature
from westmarch.kernel.chance import Need
from westmarch.table.actions import (
    AnyAction,
    ChooseCompany,
    EnterSite,
    FaceStrike,
    Finish,
    PlaceStartingItem,
    PlayCreature,
    PlayEvent,
    PlayFaction,
    Untap,
)
from westmarch.wire.protocol import CardAt, Happened

from .miniatures import compiled, compiled_all, complaints, little_library


def action(steps: str) -> AnyAction:
    """The first action of a scenario."""
    return next(step.action for step in compiled(steps).steps if isinstance(step, ActStep))


def expects(step: str, given: str = "") -> list[tuple[str, object]]:
    """What a single Then looks for."""
    case = compiled(f"{EMENDED}{given}\nThen {step}")
    return [(each.path, each.value) for each in case.steps if isinstance(each, Expect)]


def test_the_words_become_a_position() -> None:
    position = compiled("""
        Given the emended rules
        And the opponent is a Ringwraith
        And it is the movement/hazard phase of the opponent's turn
        And Glóin is at The Lonely Mountain
        And the opponent's wounded Gorbag is at The Lonely Mountain
        And Glóin bears “Cram”
        And the opponent holds “Smaug”
        And the player's pool holds “Necklace of Girion”
        And the opponent's discard pile holds “Necklace of Girion”
        And the opponent has “Doors of Night” and “Smaug at Home” in play
        And “Smaug at Home” came into play this turn
        And the site is tapped
        And Smaug was defeated earlier in the game
        And the site gained a Dragon automatic-attack of 1 strike at 8 this turn
        And the site lost its automatic-attacks earlier this turn
        And reading b of q.dragons.text
        Then there is no attack
    """).position
    assert (position.turn.player, position.turn.phase) == ("opponent", "movement-hazard")
    assert position.players[1].kind == "ringwraith"
    assert position.readings == {"q.dragons.text": "b"}
    assert position.cards == (
        CardAt("the-lonely-mountain", "TW-428", "player", "in-play"),
        CardAt("gloin", "TW-159", "player", "in-play", company="company"),
        CardAt("the-lonely-mountain-2", "LE-387", "opponent", "in-play", position="tapped"),
        CardAt("gorbag", "LE-11", "opponent", "in-play", "wounded", company="company-2"),
        CardAt("cram", "TW-297", "player", "in-play", on="gloin"),
        CardAt("smaug", "TW-90", "opponent", "hand"),
        CardAt("necklace-of-girion", "DM-174", "player", "pool"),
        CardAt("necklace-of-girion-2", "AS-128", "opponent", "discard-pile"),
        CardAt("doors-of-night", "TW-28", "opponent", "in-play"),
        CardAt("smaug-at-home", "TD-71", "opponent", "in-play", this_turn=True),
    )
    assert position.history == (
        Happened("defeated", "earlier", dragon="Smaug"),
        Happened("gained-attack", "this-turn", site="the-lonely-mountain-2", strikes=1, prowess=8),
        Happened("lost-attacks", "this-turn", site="the-lonely-mountain-2"),
    )


THEN = "Then it is legal"
AT_HOME = "And Balin is at Rivendell\n"
EMENDED = "Given the emended rules\n"
CRAM = "Then “Cram” is in hand"
THERE = """
    Given the emended rules
    And Glóin is at The Lonely Mountain
    And tapped Balin is at Rivendell
    And Glóin bears “Cram”
    And “Cram” is tapped
"""


@pytest.mark.parametrize(
    ("step", "made"),
    [
        ("the player passes", Finish(player="player")),
        ("the opponent ends the turn", Finish(player="opponent", turn=True)),
        (
            "the player gives “Glamdring” to Glóin",
            PlaceStartingItem(player="player", card="glamdring", character="gloin"),
        ),
        ("the player untaps Balin", Untap(player="player", cards=("balin",))),
        ("the player untaps everything", Untap(player="player", cards=("balin", "cram"))),
        (
            "the player chooses Balin's company to go next",
            ChooseCompany(player="player", company="company-2"),
        ),
        (
            "Glóin's company enters The Lonely Mountain",
            EnterSite(player="player", company="company"),
        ),
        (
            "Glóin influences “Woodmen” and rolls 5 and 6",
            PlayFaction(player="player", card="woodmen", character="gloin"),
        ),
        (
            "the opponent plays “Smaug at Home” on Glóin",
            PlayEvent(player="opponent", card="smaug-at-home", target="gloin"),
        ),
        (
            "the opponent plays the creature “Smaug” on Glóin's company keyed to Rivendell",
            PlayCreature(player="opponent", card="smaug", company="company", keyed_to="Rivendell"),
        ),
        (
            "Glóin faces the strike untapped and rolls 5 and 6",
            FaceStrike(player="player", character="gloin", tap=False),
        ),
        (
            "Glóin faces the strike untapped at the opponent's word and rolls 5 and 6",
            FaceStrike(player="opponent", character="gloin", tap=False),
        ),
    ],
)
def test_actions(step: str, made: AnyAction) -> None:
    assert action(f"{THERE}\nWhen {step}\nThen it is legal") == made


def test_what_is_played_comes_from_the_players_own_hand() -> None:
    case = compiled("""
        Given the emended rules
        And the opponent has “Smaug at Home” in play
        When the player plays “Smaug at Home”
        Then it is legal
        And the player's “Smaug at Home” is in hand
    """)
    (theirs, mine) = case.position.cards
    assert (theirs.place, mine.owner, mine.place) == ("in-play", "player", "hand")
    assert case.steps[2].path == f"card/{mine.label}/place"


def test_dice_are_for_what_the_step_says() -> None:
    case = compiled("""
        Given the emended rules
        And Glóin is at Rivendell
        When Glóin faces the strike and rolls 1 and 2, then 3 and 4 for the body check of Glóin
        Then it is legal
    """)
    assert [(draw.need, draw.values) for draw in case.steps[0].draws] == [
        (Need("2d6", "strike"), (1, 2)),
        (Need("2d6", "body-check", "gloin"), (3, 4)),
    ]


@pytest.mark.parametrize(
    ("step", "seen"),
    [
        ("Isle of the Ulong contains a hoard", [("site/Isle of the Ulond/hoard", True)]),
        ("the site contains no hoard", [("site/rivendell/hoard", False)]),
        ("Rivendell is a Dragon's lair", [("site/rivendell/dragon-lair", True)]),
        ("Rivendell is not a Dragon's lair", [("site/rivendell/dragon-lair", False)]),
        ("Rivendell is the lair of Smaug", [("site/rivendell/lair-of", "Smaug")]),
        ("Rivendell has no automatic-attack", [("site/rivendell/automatic-attacks", [])]),
        (
            "the site has the automatic-attacks Dragon (1 strike at 14) and Men (2 strikes at 7/3)",
            [
                (
                    "site/rivendell/automatic-attacks",
                    [
                        {"race": "Dragon", "strikes": 1, "prowess": 14, "body": None},
                        {"race": "Man", "strikes": 2, "prowess": 7, "body": 3},
                    ],
                )
            ],
        ),
        (
            "the lair of Smaug is Isle of the Ulong in Northern Rhovanion",
            [
                ("dragon/Smaug/lair", "Isle of the Ulond"),
                ("dragon/Smaug/region", "Northern Rhovanion"),
            ],
        ),
        ("the lair of Smaug is written “Erebor”", [("dragon/Smaug/lair-as-written", "Erebor")]),
        ("Smaug has no lair", [("dragon/Smaug/lair", None)]),
        (
            "there are 9 unique Dragons and 8 lairs",
            [("dragons/count", 9), ("dragons/lairs", 8)],
        ),
        (
            "the lairs in Northern Rhovanion are The Lonely Mountain and Isle of the Ulond",
            [
                (
                    "region/Northern Rhovanion/lairs",
                    ["The Lonely Mountain", "Isle of the Ulond"],
                )
            ],
        ),
        ("“Erebor” means no card", [("name/Erebor", None)]),
        ("“Ulong” means Isle of the Ulond", [("name/Ulong", "Isle of the Ulond")]),
        (
            "the attack is Dragon (2 strikes at 18/8)",
            [
                ("attack/race", "Dragon"),
                ("attack/strikes", 2),
                ("attack/prowess", 18),
                ("attack/body", 8),
            ],
        ),
        ("the attack comes from the site", [("attack/source", "Rivendell")]),
        ("the attack is a manifestation of Smaug", [("attack/manifestation-of", "Smaug")]),
        (
            "the attack is no manifestation",
            [("attack/race", None), ("attack/manifestation-of", "none")],
        ),
        ("there is no attack", [("attack/race", None)]),
        ("“Magical Harp” is a hoard item", [("card/magical-harp/keywords", "hoard item")]),
        ("“Cram” is not a hoard item", [("card/cram/keywords", "hoard item")]),
        ("“Cram” is a minor item", [("card/cram/item-class", "minor")]),
        ("“Cram” is removed from the game", [("card/cram/place", "removed-from-the-game")]),
        ("“Cram” is in the discard pile", [("card/cram/place", "discard-pile")]),
        ("the direct influence of Glóin is 2", [("card/gloin/direct-influence", 2)]),
        ("the opponent has 5 kill points", [("player/opponent/points/kill", 5)]),
        ("it is the opponent's turn", [("turn/player", "opponent")]),
        ("it is the movement/hazard phase", [("turn/phase", "movement-hazard")]),
        ("the player has to act", [("awaiting", "player")]),
        (
            "the player has to act on Glóin",
            [("awaiting", "player"), ("window/about", "gloin")],
        ),
        (
            "the opponent has to act in the window respond",
            [("awaiting", "opponent"), ("window", "respond")],
        ),
        ("“Cram” waits to resolve", [("chain", "cram")]),
        ("nothing waits to resolve", [("chain", [])]),
        (
            "“Cram” is in the opponent's out-of-play pile",
            [("card/cram/place", "out-of-play"), ("card/cram/pile-of", "opponent")],
        ),
        ("Glóin was eliminated", [("card/gloin/place", "out-of-play")]),
        (
            "Glóin has “Cram” as a trophy",
            [("card/cram/bearer", "gloin"), ("card/cram/trophy", True)],
        ),
        ("“Cram” is not in use", [("card/cram/in-use", False)]),
        ("the base hazard limit of the company is 2", [("company/company/base-hazard-limit", 2)]),
        ("2 hazards were played on the company", [("company/company/hazards", 2)]),
        ("1 more hazard can be played on the company", [("company/company/hazards-left", 1)]),
        ("the strike against Glóin was cancelled", [("strike/gloin/outcome", "cancelled")]),
        ("the total of Glóin against the strike was 9", [("strike/gloin/total", 9)]),
        ("the prowess of the strike against Glóin was 9", [("strike/gloin/prowess", 9)]),
        ("the body check of the strike against Glóin was 9", [("strike/gloin/body-check", 9)]),
        ("the influence attempt of Glóin was 9", [("check/gloin/influence-attempt", 9)]),
        ("the attack is not detainment", [("attack/detainment", False)]),
    ],
)  # fmt: skip
def test_outcomes(step: str, seen: list[tuple[str, object]]) -> None:
    assert expects(step, "And Glóin is at Rivendell") == seen


def test_a_scenario_runs_once_under_each_edition_it_names() -> None:
    printed, emended = compiled_all("""
        Given Glóin is at The Lonely Mountain
        When Glóin plays “Magical Harp”
        Then under the printed rules it is illegal by dragons.hoards.only-at-hoard
        And under the emended rules it is legal
        And Glóin is tapped
    """)
    assert (printed.key, emended.key) == ("little-0000#printed", "little-0000#emended")
    assert [len(case.steps) for case in (printed, emended)] == [3, 3]
    assert printed.position.edition == "printed"


def test_what_a_background_does_comes_after_the_givens_of_the_scenario(tmp_path: Path) -> None:
    text = """
Feature: A little one
  Background:
    Given the emended rules
    When the player passes
  @id:little-0000 @rule:dragons.hoards.turn-start @compute
  Scenario: Later
    Given it is the untap phase
    When the player ends the turn
    Then it is legal
"""
    found = folder(tmp_path, dragons_hoards=text)
    assert found.findings == ()
    assert found.cases[0].position.turn.phase == "untap"
    assert [step.text for step in found.cases[0].steps][:2] == [
        "When the player passes",
        "When the player ends the turn",
    ]


@pytest.mark.parametrize(
    ("steps", "words"),
    [
        ("Given the emended rules", "The scenario expects nothing."),
        ("Given the emendd rules\nThen it is legal", "Did you mean “emended”?"),
        ("Then it is legal", "No step says which rules hold."),
        (f"{EMENDED}Then it is legal\nGiven the player is a Wizard", "too late here"),
        (f"{EMENDED}And the printed rules\nThen it is legal", "one edition's rules"),
        (
            f"{EMENDED}And it is the site phase\nAnd it is the untap phase\nThen it is legal",
            "“it is the untap phase” contradicts “it is the site phase”.",
        ),
        (
            f"{EMENDED}And the player is a Wizard\nAnd the player is a Ringwraith\n{THEN}",
            "“the player is a Ringwraith” contradicts “the player is a Wizard”.",
        ),
        (
            f"{EMENDED}{AT_HOME}And Balin is tapped\nAnd Balin is wounded\n{THEN}",
            "“Balin is wounded” contradicts “Balin is tapped”.",
        ),
        (
            f"{EMENDED}Then under the printed rules it is legal",
            "The scenario has chosen its edition already.",
        ),
        (
            "* it is legal\nThen it is legal\nAnd under the printed rules it is legal",
            "neither Given nor When nor Then",
        ),
        (f"{EMENDED}Then “Here/there” means no card", "nothing to be seen at “name/Here/there”"),
        (f"{EMENDED}Then the moon is full", "No step reads “Then the moon is full”"),
        (
            f"{EMENDED}Then it is illegal by dragons.hoards.now",
            "dragons.hoards.now is not in force under the emended rules.",
        ),
        (
            f"{EMENDED}Then it is illegal by dragons.hoards.turnstart",
            "Did you mean “dragons.hoards.turn-start”?",
        ),
        (
            f"{EMENDED}Then it is undetermined by q.dragons.txt",
            "Did you mean “q.dragons.text”?",
        ),
        (
            f"{EMENDED}And reading c of q.dragons.text\nThen there is no attack",
            "Its readings are a, b.",
        ),
        (
            f"{EMENDED}And Gloinn is at Rivendell\nThen there is no attack",
            "There is no card “Gloinn”.  [Did you mean “Glóin”?]",
        ),
        (
            f"{EMENDED}And Cram is at Rivendell\nThen there is no attack",
            "Cram is an item, and a character is needed here.",
        ),
        (
            f"{EMENDED}Then Glóin is tapped",
            "No Given puts Glóin on the table.",
        ),
        (f"{EMENDED}Then Cram is tapped", "Cram is written without quotation marks."),
        (f"{EMENDED}Then the site is tapped", "The player has no company."),
        (
            f"{THERE}\nThen the site is tapped",
            "Name one by a character in it: “Glóin's company”.",
        ),
        (
            f"{THERE}\nWhen Glóin's company enters Rivendell\nThen it is legal",
            "The company is at The Lonely Mountain, not at Rivendell.",
        ),
        (
            f"{THERE}\nWhen Glóin plays “Woodmen”\nThen it is legal",
            "Woodmen is a faction, and factions are influenced.",
        ),
        (
            f"{THERE}\nWhen Glóin plays “Smaug”\nThen it is legal",
            "Smaug is neither an item nor an ally nor an event.",
        ),
        (
            f"{THERE}\nWhen the player plays “Glamdring”\nThen it is legal",
            "Glamdring is played by a character, not by a player.",
        ),
        (
            f"{THERE}\nWhen Glóin faces the strike and rolls 7 and 0\nThen it is legal",
            "A die cannot show what “7 and 0” says.",
        ),
        (
            f"{THERE}\nWhen the player passes and rolls 1 and 2\nThen it is legal",
            "What is the roll of 1 and 2 for?",
        ),
        (
            f"{EMENDED}And the player holds “Cram” and “Cram”\n{CRAM}",
            "Cram could be any of 2 cards.  [Say which, in the order of the Givens: ",
        ),
        (
            f"{EMENDED}And the player holds “Cram”\nAnd the opponent holds “Cram”\n{CRAM}",
            "Say whose it is: “the player's …” or “the opponent's …”.",
        ),
        (
            f"{EMENDED}And Glóin and the opponent's Balin are at Rivendell\nThen it is legal",
            "A company belongs to one player.",
        ),
        (
            f"{EMENDED}And Rivendell lost its automatic-attacks this turn\nThen it is legal",
            "Rivendell is not on the table.",
        ),
    ],
)  # fmt: skip
def test_what_is_wrong_with_a_scenario(steps: str, words: str) -> None:
    found = complaints(steps)
    assert len(found) == 1, found
    assert words in found[0]
    assert found[0].startswith("features/dragons/hoards.feature:")


def test_everything_wrong_is_said_at_once() -> None:
    assert len(complaints("""
        Given the emendd rules
        And Gloinn is at Rivendel
        When Balin sings
        Then Glamdring is tapped
    """)) == 4  # fmt: skip


FEATURE = """\
@uses:core.site-phase.untapped
Feature: Hoards

  Background:
    Given the emended rules

  @rule:dragons.hoards.only-at-hoard
  Rule: Only at a hoard

    Background:
      Given Glóin is at Rivendell

    @id:hoards-0001 @forbid
    Scenario Outline: Not without one
      When Glóin plays “<item>”
      Then it is illegal by dragons.hoards.only-at-hoard

      Examples:
        | case | item         |
        | harp | Magical Harp |
        | cram | Cram         |

    @id:hoards-0002 @allow
    Scenario: With one
      When Glóin plays “Cram”
      Then it is legal
"""


def folder(tmp_path: Path, **features: str) -> Compiled:
    for name, text in features.items():
        file = tmp_path / "features" / f"{name.replace('_', '/', 1).replace('_', '-')}.feature"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, "utf-8")
    return compile_folder(tmp_path / "features", little_library())


def test_rules_backgrounds_and_outlines_are_expanded(tmp_path: Path) -> None:
    compiled = folder(tmp_path, dragons_hoards=FEATURE)
    assert not compiled.findings
    assert [case.key for case in compiled.cases] == [
        "hoards-0001#harp",
        "hoards-0001#cram",
        "hoards-0002",
    ]
    harp = compiled.cases[0]
    assert (harp.title, harp.line, harp.polarity) == ("Not without one", 20, "forbid")
    assert harp.rules == ("dragons.hoards.only-at-hoard",)
    assert harp.uses == ("core.site-phase.untapped",)
    assert [(step.text, step.line) for step in harp.steps] == [
        ("When Glóin plays “Magical Harp”", 15),
        ("Then it is illegal by dragons.hoards.only-at-hoard", 16),
    ]
    assert [card.label for card in harp.position.cards] == ["rivendell", "gloin", "magical-harp"]


def test_compiling_twice_gives_the_same(tmp_path: Path) -> None:
    first, second = (folder(tmp_path, dragons_hoards=FEATURE) for _ in range(2))
    assert first.corpus == second.corpus
    assert first.corpus.digest == digest_of(second.cases)
    assert first.corpus.digest != digest_of(second.cases[1:])


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("@allow", "@allow @forbid", "exactly one of @allow, @forbid, @compute and @order"),
        ("@id:hoards-0002 ", "", "A scenario has exactly one @id:."),
        ("hoards-0002", "hoards-0001", "@id:hoards-0001 is taken by features/dragons/hoards."),
        ("@allow", "@alow", "@alow is no tag.  [Did you mean “@allow”?]"),
        ("@rule:dragons.hoards.only-at-hoard", "", "No @rule: says which rule this proves."),
        ("only-at-hoard\n  Rule", "only-at-hord\n  Rule", "No rule dragons.hoards.only-at-hord."),
        ("When Glóin plays “Cram”", "And Glóin plays “Cram”", "begins with Given, When or Then"),
        ("With one", "Not without one", "is the title of another scenario, at line 14."),
        ("@id:hoards-0002 @allow", "@id:hoards-0002 @compute", "has no @allow beside it."),
        ("@id:hoards-0001 @forbid", "@id:hoards-0001 @compute", "has no @forbid beside it."),
        ("| case |", "| name |", "The first column of examples is called `case`."),
        ("| cram |", "| harp |", "There are two examples called harp."),
        ("      Examples:", "      @allow\n      Examples:", "Examples bear no tags."),
        ("  Rule:", "  Rul:", "This is not Gherkin, in column 3: 'Rul:"),
        (
            "When Glóin plays “Cram”",
            "When Glóin plays “Cram”\n        | a |",
            "A step takes no table or block of text.",
        ),
    ],
)  # fmt: skip
def test_what_is_wrong_with_a_feature(tmp_path: Path, old: str, new: str, words: str) -> None:
    assert old in FEATURE
    found = "\n".join(map(str, folder(tmp_path, dragons_hoards=FEATURE.replace(old, new)).findings))
    assert words in found


def test_a_feature_lies_where_its_chapter_lies(tmp_path: Path) -> None:
    (finding,) = folder(tmp_path, dragons_hords=FEATURE).findings
    assert (
        "There is no chapter dragons.hords in the book.  [Did you mean “dragons.hoards”?]"
        in str(finding)
    )


def test_what_proves_the_text_of_a_card_needs_no_chapter(tmp_path: Path) -> None:
    text = FEATURE.replace("@rule:dragons.hoards.only-at-hoard", "@card:TD-130")
    compiled = folder(tmp_path, cards_harps=text)
    assert [str(finding) for finding in compiled.findings] == []
    assert {case.cards for case in compiled.cases} == {("TD-130",)}
    (finding,) = {
        each.what for each in folder(tmp_path, cards_harps=text.replace("TD-130", "harp")).findings
    }
    assert finding == "“harp” is no id of a card."


def test_ids_are_taken_across_features(tmp_path: Path) -> None:
    found = folder(tmp_path, dragons_hoards=FEATURE, core_site_phase=FEATURE).findings
    assert [each.what for each in found] == [
        "@id:hoards-0001 is taken by features/core/site-phase.feature:14.",
        "@id:hoards-0002 is taken by features/core/site-phase.feature:24.",
    ]


def test_an_empty_file_is_no_feature(tmp_path: Path) -> None:
    assert "There is no feature in this file." in str(
        folder(tmp_path, dragons_hoards="").findings[0]
    )


def test_two_outlines_of_one_title_are_told_apart_by_nobody(tmp_path: Path) -> None:
    outline = FEATURE[FEATURE.index("    @id:hoards-0001") : FEATURE.index("    @id:hoards-0002")]
    second = outline.replace("0001", "0003").replace("harp", "cup").replace("Not", "Not <item>")
    text = FEATURE.replace("Not", "Not <item>") + "\n" + second
    (finding,) = folder(tmp_path, dragons_hoards=text).findings
    assert "“Not <item> without one” is the title of another scenario" in str(finding)


@pytest.mark.parametrize(
    ("said", "label"),
    [
        ("the second “Cram”", "cram-2"),
        ("the opponent's “Cram”", "cram-3"),
        ("the player's second “Cram”", "cram-2"),
        ("Glóin's “Cram”", "cram"),
        ("the first “CRAM”", "cram"),
    ],
)
def test_copies_of_a_card_are_told_apart(said: str, label: str) -> None:
    bears = "And Glóin is at Rivendell\nAnd Glóin bears “Cram”\nAnd the player holds “Cram”"
    given = f"{bears}\nAnd the opponent holds “Cram”"
    assert expects(f"{said} is in hand", given) == [(f"card/{label}/place", "hand")]


@pytest.mark.parametrize(
    ("step", "words"),
    [
        ("Then the third “Cram” is in hand", "There is no third Cram, only 2."),
        ("Then Glóin's “Cram” is in hand", "Glóin does not bear Cram."),
    ],
)
def test_a_copy_that_is_not_there_is_no_copy(step: str, words: str) -> None:
    given = "And Glóin is at Rivendell\nAnd the player holds “Cram” and “Cram”"
    assert words in "\n".join(complaints(f"{EMENDED}{given}\n{step}"))


@pytest.mark.parametrize(
    "step",
    [
        "gloin bears cram and magical harp",
        "GLOIN bears CRAM and the Magical Harp",
        "Glóin bears “cram” and “magical harp”",
    ],
)
def test_names_may_be_written_as_people_write_them(step: str) -> None:
    position = compiled(
        f"{EMENDED}And Gloin is at lonely mountain\nAnd {step}\nThen there is no attack"
    ).position
    assert [(each.label, each.on) for each in position.cards] == [
        ("the-lonely-mountain", None),
        ("gloin", None),
        ("cram", "gloin"),
        ("magical-harp", "gloin"),
    ]


def test_a_scenario_may_set_its_background_right(tmp_path: Path) -> None:
    text = """
Feature: A little one
  Background:
    Given the emended rules
    And it is the site phase
  @id:little-0000 @rule:dragons.hoards.turn-start @compute
  Scenario: Earlier
    Given it is the untap phase
    And the player is a Ringwraith
    And the opponent is a Wizard
    Then there is no attack
"""
    assert folder(tmp_path, dragons_hoards=text).findings == ()


def test_what_is_missing_is_said_when_nothing_else_is_wrong() -> None:
    steps = "And Glóin is att Rivendell\nWhen Glóin plays “Cram”\nThen Glóin is tapped"
    (wrong,) = complaints(EMENDED + steps)
    assert "No step reads “Given Glóin is att Rivendell”." in wrong
    missing = complaints(EMENDED + steps.partition("\n")[2])
    assert all("No Given puts Glóin on the table." in each for each in missing)


def test_what_a_character_uses_he_has_to_bear() -> None:
    given = "And Glóin is at Rivendell\nAnd the player holds “Cram”\nAnd Glóin uses “Cram”"
    (wrong,) = complaints(f"{EMENDED}{given}\nThen there is no attack")
    assert "Glóin does not bear Cram." in wrong


def test_what_does_not_attack_is_no_trophy() -> None:
    given = "And Glóin is at Rivendell\nAnd Glóin has taken “Doors of Night” as a trophy"
    (wrong,) = complaints(f"{EMENDED}{given}\nThen there is no attack")
    assert "Doors of Night does not attack" in wrong


def test_a_step_without_a_capital_is_no_description() -> None:
    found = read_feature("Feature: A\n  Scenario: B\n    given Glóin is at Bree\n", "a.feature")
    (wrong,) = found.findings
    assert (wrong.line, wrong.what) == (3, "This is no step: “given Glóin is at Bree”.")


@pytest.mark.parametrize("side", ["hero", "minion"])
def test_the_sites_to_which_an_agent_has_gone_are_of_the_side_that_is_said(side: str) -> None:
    table = Table(open_library().names("emended"), "emended")
    way = f"the {side} Dunharrow and the {side} Edoras"
    agents.face_down(table, "the opponent", "Woffung", way)
    laid = [each.card for each in table.pieces.values() if each.on]
    assert [each.name for each in laid] == ["Dunharrow", "Edoras"]
    assert {each.alignment for each in laid} == {side}
    (claim, *_) = agents.has_path(table, "Woffung", way)
    assert claim.value == [label for label, each in table.pieces.items() if each.on]
