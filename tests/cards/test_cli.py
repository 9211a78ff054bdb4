"""The commands that show cards and compare them."""

import json
from pathlib import Path

import pytest

from westmarch.cards.language.parse import parse
from westmarch.cards.pool import load_pool
from westmarch.cli import card as card_command
from westmarch.cli import main

from .pools import make_pool
from .test_verify import CARDS, database, write


def run(*args: str) -> int:
    with pytest.raises(SystemExit) as end:
        main(list(args))
    assert isinstance(end.value.code, int)
    return end.value.code


def test_a_card_by_name(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("card", "magical", "harp") == 0
    out = capsys.readouterr().out
    assert out.startswith(
        "Magical Harp  TD-130, emended\n\n  hero major item, unique, hoard item\n"
    )
    assert "1 modelled, 0 in words only" in out


def test_a_card_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("card", "TW-126", "--format", "json") == 0
    told = json.loads(capsys.readouterr().out)
    (reading,) = told["readings"]
    assert reading["edition"] == "emended"
    assert reading["card"]["name"] == "Beorn"
    assert reading["lines"][0] == "hero character, unique, Man, warrior, ranger"
    assert (reading["modelled"], reading["unmodelled"]) == (1, 0)
    assert told["changes"] == {}


def test_a_name_that_several_cards_have(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("card", "Irerock") == 65
    assert capsys.readouterr().err == (
        "westmarch: “Irerock” may be AS-151 (minion site) or TW-402 (hero site)\n"
        "  An id says which card is meant.\n"
    )


def test_an_edition_that_there_is_not(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("card", "Beorn", "--edition", "emendet") == 65
    assert "Did you mean “emended”?" in capsys.readouterr().err


AMENDED = """\
card XX-1 "Toy Knife"
  hero minor item
  1 corruption point

amend "Toy Knife" under toys.errata.knife
  set 2 corruption points
  add contains a hoard
"""


def test_what_changes_from_edition_to_edition(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    sheets = [parse(AMENDED, "cards/xx.cards")]
    in_force = {"printed": frozenset[str](), "emended": frozenset({"toys.errata.knife"})}
    monkeypatch.setattr(
        card_command,
        "load_pool",
        lambda edition, _: make_pool(edition, sheets, in_force[edition], {}),
    )
    both = ("--edition", "printed", "--edition", "emended")
    assert run("card", "Toy Knife", *both) == 0
    assert capsys.readouterr().out == (
        "Toy Knife  XX-1, printed\n"
        "\n"
        "  hero minor item\n"
        "  1 corruption point\n"
        "\n"
        "emended:\n"
        "- 1 corruption point\n"
        "+ 2 corruption points\n"
        "+ contains a hoard\n"
        "\n"
        "  clauses     0 modelled, 0 in words only\n"
        "  amended by  toys.errata.knife\n"
        "  written in  rules/cards/xx.cards:1\n"
    )
    assert run("card", "Toy Knife", *both, "--format", "json") == 0
    assert json.loads(capsys.readouterr().out)["changes"] == {
        "emended": ["- 1 corruption point", "+ 2 corruption points", "+ contains a hoard"]
    }


def test_without_an_edition_a_card_shows_what_others_change(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    sheets = [parse(AMENDED, "cards/xx.cards")]
    in_force = {"emended": frozenset({"toys.errata.knife"})}
    monkeypatch.setattr(
        card_command,
        "load_pool",
        lambda edition, _: make_pool(edition, sheets, in_force.get(edition, frozenset()), {}),
    )
    assert run("card", "Toy Knife", "--format", "json") == 0
    told = json.loads(capsys.readouterr().out)
    assert [each["edition"] for each in told["readings"]] == ["emended", "printed"]
    assert told["changes"]["printed"][0] == "- 2 corruption points"
    assert told["amended_by"] == ["toys.errata.knife"]


def test_a_card_shows_what_it_says_by_other_readings(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("card", "Stay Her Appetite", "--format", "json") == 0
    told = json.loads(capsys.readouterr().out)
    assert [*told["changes"]] == ["emended, by reading b of q.dragons.omitted-rulings"]
    assert run("card", "Stay Her Appetite", "--edition", "emended", "--format", "json") == 0
    assert json.loads(capsys.readouterr().out)["changes"] == {}


def test_a_card_tells_who_names_it_and_what_proves_it(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("card", "Gloom", "--format", "json") == 0
    told = json.loads(capsys.readouterr().out)
    assert told["rules"] == ["core.actions.alternative-exception-cards"]
    assert "cards-tokens-0004" in told["scenarios"]
    assert run("card", "TW-347") == 0
    assert "core.glossary.one-ring-not-stored" in capsys.readouterr().out


def test_a_card_tells_what_cannot_be_answered(capsys: pytest.CaptureFixture[str]) -> None:
    pool = load_pool("emended", frozenset())
    some = next(each for each in pool.cards.values() if each.unmodelled)
    assert run("card", some.id) == 0
    assert "  unsupported whatever involves " in capsys.readouterr().out


def test_a_card_that_editions_read_alike(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("card", "Beorn", "--edition", "printed", "--edition", "emended") == 0
    assert "\nemended: the same as printed\n" in capsys.readouterr().out


@pytest.fixture
def toys(monkeypatch: pytest.MonkeyPatch) -> None:
    pool = make_pool("printed", [parse(CARDS, "cards/xx.cards")], frozenset(), {})
    monkeypatch.setattr("westmarch.cli.cards.load_pool", lambda *_: pool)


@pytest.mark.usefixtures("toys")
def test_cards_without_a_difference(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run("cards", "verify", str(write(tmp_path, database()))) == 0
    assert capsys.readouterr().out == (
        "14 cards, 332 facts: no differences, 1 left to unmodelled clauses\n"
    )


@pytest.mark.usefixtures("toys")
def test_cards_with_a_difference(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    entries = database()
    entries["XX-1"]["attributes"]["mind"] = "5"
    path = str(write(tmp_path, entries))
    assert run("cards", "verify", path) == 1
    assert capsys.readouterr().out == (
        "XX-1 “Dwalin the Test”: mind: ours 4, theirs 5\n"
        "14 cards, 332 facts: 1 difference, 1 left to unmodelled clauses\n"
    )
    assert run("cards", "verify", path, "--format", "json") == 1
    told = json.loads(capsys.readouterr().out)
    assert told["differences"] == [
        {"card": "XX-1", "name": "Dwalin the Test", "fact": "mind", "ours": "4", "theirs": "5"}
    ]


def test_a_database_that_cannot_be_read(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run("cards", "verify", str(tmp_path / "none.json")) == 66
    assert "There is no such file." in capsys.readouterr().err
    assert run("cards", "verify", str(tmp_path)) == 66
    assert "This is a folder." in capsys.readouterr().err
    (tmp_path / "bad.json").write_text("{", "utf-8")
    assert run("cards", "verify", str(tmp_path / "bad.json")) == 65
    assert "this is not JSON" in capsys.readouterr().err
