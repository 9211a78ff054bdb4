"""Every name of a card, wherever it is written, is that of a card to the letter."""

from pathlib import Path

import pytest

from westmarch.book.finding import Finding
from westmarch.book.load import load_book, our_book
from westmarch.cards.every import NAMES
from westmarch.cards.resolved import loose_names

TABLE = """# Lists

Lists of cards.

:::{{rule}} core.lists.barred
:kind: table
:source: METW, "Lists"

These are barred:

{}
:::
"""


def home(tmp_path: Path, **files: str) -> Path:
    """Lay out a knowledge base of a few files, with the names of all cards."""
    texts = {
        "names.tsv": NAMES.read_text("utf-8"),
        "aliases.toml": "",
        "map.toml": "",
        "sources.toml": '[METW]\ntitle = "x"\ndate = "1995"\nauthority = "x"\nrank = 1\n',
        "editions.toml": 'default = "printed"\n[printed]\ntitle = "x"\ndate = "1995"\n',
        **files,
    }
    for name, text in texts.items():
        path = tmp_path / "rules" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    return tmp_path


def found(tmp_path: Path, program: str = "", **files: str) -> list[Finding]:
    top = home(tmp_path, **files)
    package = top / "engine"
    package.mkdir()
    (package / "rules.py").write_text(program, "utf-8")
    return loose_names(load_book(top / "rules"), top, package)[1]


def test_every_name_that_is_written_is_a_cards() -> None:
    counted, findings = loose_names(our_book())
    assert not findings
    assert counted > 8000


@pytest.mark.parametrize(
    ("rows", "loose"),
    [
        (("Gloom", "Here Is a Snake!"), ""),
        (("Gloom", "Here Is a Snake"), "Here Is a Snake"),
        (("Bree", "any Ruins & Lairs"), ""),
        (("Bree", "Moria", "Breee"), "Breee"),
        (("once", "twice", "Durin's Bane"), "Durin's Bane"),
        (("once", "twice", "thrice"), ""),
    ],
)
def test_a_table_names_cards_to_the_letter(
    tmp_path: Path, rows: tuple[str, ...], loose: str
) -> None:
    table = "\n".join(f"| {each} |" for each in ("Card", "---", *rows))
    findings = found(tmp_path, **{"core/lists.md": TABLE.format(table)})
    line = TABLE.format(table).splitlines().index(f"| {rows[-1]} |") + 1
    assert {(each.path, each.line, loose in each.what) for each in findings} == (
        {("rules/core/lists.md", line, True)} if loose else set()
    )


def test_a_card_of_a_list_is_what_the_list_says_it_is(tmp_path: Path) -> None:
    table = "| Card | What it is |\n| --- | --- |\n| Foul Fumes | hazard creature |"
    (only,) = found(tmp_path, **{"core/lists.md": TABLE.format(table)})
    assert only.what == "“Foul Fumes” is no hazard creature"


@pytest.mark.parametrize(
    ("program", "many"),
    [
        ('NAME = "Durin’s Bane"', 0),
        ('NAME = "Durin\'s Bane"', 1),
        ('"""Durin\'s bane."""', 0),
        ('says = "Nobody goes to Caves of Ulund now."', 1),
        ('says = "Nobody bears the Helm of Fear, nor Durin\'s Axe."', 0),
    ],
)
def test_code_and_its_messages_name_cards_to_the_letter(
    tmp_path: Path, program: str, many: int
) -> None:
    assert len(found(tmp_path, program)) == many


@pytest.mark.parametrize("file", ["aliases.toml", "map.toml"])
def test_what_stands_for_no_card_is_found(tmp_path: Path, file: str) -> None:
    (only,) = found(tmp_path, **{file: '"Breee" = ["Bri"]\n'})
    assert (only.path, only.line) == (f"rules/{file}", 1)


def test_a_deck_and_the_text_of_a_card_name_cards_to_the_letter(tmp_path: Path) -> None:
    findings = found(
        tmp_path,
        **{"decks/x.deck": "Pool\n1 Glóinn\n", "cards/x.cards": '  playable at "Breee"\n'},
    )
    assert [each.path for each in findings] == ["rules/cards/x.cards", "rules/decks/x.deck"]
