"""Searching cards as their players do, in Python and on the site's search page alike."""

import json
import re
import shutil
import subprocess
from functools import cache

import pytest
from click.testing import CliRunner

from westmarch.book.load import our_book
from westmarch.cards.findable import NUMBERS, Findable, findable, findables
from westmarch.cards.pool import load_pool
from westmarch.cards.query import FIELDS, is_query, parsed, select, why_none
from westmarch.cli import FAILS, HOLDS
from westmarch.cli.cards import command as cards_command
from westmarch.cli.search import command
from westmarch.errors import BadUsage
from westmarch.paths import PACKAGE

SEARCHES = (
    "t:item a:minion prowess>=2",
    "t:creature key:wilderness strikes>=3",
    "t:character race:dwarf mind<=4",
    "t:ally -is:unique",
    'o:"corruption check" t:hazard set:td',
    "gandalf t:character",
    "eomer t:character",
    "a:minion is:haven",
    "keyword:agent prowess>5",
    'at:bree t:character -keyword:agent',
    'in:"high pass" type:site alignment:hero',
    "t:short-event alignment:hero name:a name:the",
    "corruption=3 points!=0",
    'key:"double wilderness" race:dragon',
    '"the one" t:item',
    "set!=tw t:site in:arthedain",
    "at:moria t:item",
)  # fmt: skip


@cache
def cards() -> tuple[Findable, ...]:
    book = our_book()
    in_force = book.in_force(book.default_edition)
    return findables(load_pool(book.default_edition, in_force), in_force)


def found(text: str) -> set[str]:
    return {each.id for each in select(cards(), parsed(text))}


def names(text: str) -> set[str]:
    return {each.name for each in select(cards(), parsed(text))}


def test_terms_narrow_a_search() -> None:
    dwarves = names("t:character race:dwarf")
    assert {"Glóin", "Thorin II", "Balin"} <= dwarves
    assert names("t:character race:dwarf mind<=4") < dwarves
    assert "Glóin" not in names("t:character race:dwarf mind<=4")
    assert names("t:character race:dwarf mind<=4 name:kili") == {"Kíli"}


def test_a_minus_turns_a_term_round() -> None:
    every = found("t:ally")
    assert found("t:ally is:unique") | found("t:ally -is:unique") == every
    assert not found("t:ally is:unique") & found("t:ally -is:unique")


def test_numbers_are_compared_and_what_has_none_is_not_found() -> None:
    sizes = {sign: found(f"t:character mind{sign}5") for sign in ("<", "=", ">", "<=", ">=", "!=")}
    assert sizes["<"] | sizes["="] == sizes["<="]
    assert sizes[">"] | sizes["="] == sizes[">="]
    assert sizes["<"] | sizes[">"] == sizes["!="]
    assert found("t:character") - sizes["<="] - sizes[">"] == found("t:character -mind>=0")


@pytest.mark.parametrize("spelling", ["eomer", "Éomer", "ÉOMER", '"éomer"'])
def test_accents_and_capitals_do_not_matter(spelling: str) -> None:
    assert names(f"t:character {spelling}") == {"Éomer"}


def test_a_word_is_found_by_its_beginning_and_nowhere_else() -> None:
    assert "Cram" in names("t:item n:cra")
    assert "Cram" not in names("t:item n:ram")


@pytest.mark.parametrize(
    ("text", "what", "hint"),
    [
        ("prowes>=2", "cards cannot be searched by “prowes”", "Did you mean “prowess”?"),
        ("xyzzy:2", "cards cannot be searched by “xyzzy”", "There are name, type,"),
        ("prowess>=two", "prowess is a number", "As in prowess>=2."),
        ("p>=99999", "prowess is a number", "As in p>=2."),
        ("t>item", "type is no number", "Write t:item for what has it."),
        ('t:item o:"corruption', "cannot be read as part of a search", "prowess>=2"),
    ],
)
def test_what_cannot_be_searched_for(text: str, what: str, hint: str) -> None:
    with pytest.raises(BadUsage) as caught:
        parsed(text)
    assert what in caught.value.what
    assert hint in caught.value.hint


def test_where_nothing_is_found_the_term_is_named_that_nothing_fits() -> None:
    assert why_none(cards(), parsed("a:hero t:itm")) == (
        "Of no card holds t:itm.  Did you mean “item”?"
    )
    assert why_none(cards(), parsed("mind>90")) == "No card has mind>90."
    assert why_none(cards(), parsed("t:region t:item")) == "No card has all of these."


def test_a_search_for_cards_is_told_from_one_for_words() -> None:
    assert is_query("hoard t:item")
    assert is_query("-o:corruption")
    assert is_query('o:"corruption check"')
    for words in ("hoard minor", "core.strikes.assign", "half-elf", "Gandalf: the Grey", "a - b"):
        assert not is_query(words), words


def test_every_fact_that_can_be_searched_by_is_had_by_some_card() -> None:
    for field in set(FIELDS.values()):
        held = [each for each in cards() if field in (*each.words, *each.numbers)]
        assert held, field


def test_what_a_creature_is_keyed_to_says_how_many_are_needed() -> None:
    book = our_book()
    pool = load_pool(book.default_edition, book.in_force(book.default_edition))
    for card in pool.of_type("creature"):
        keyed = [number for _, number in getattr(card.facts, "keyed", ())]
        told = findable(card).words.get("key", ())
        assert sum(each.startswith("double ") for each in told) == keyed.count(2), card.name
        assert sum(each.startswith("triple ") for each in told) == keyed.count(3), card.name
        assert max(keyed, default=1) <= 3, card.name


@pytest.mark.skipif(shutil.which("node") is None, reason="there is no Node.js to run the page's")
def test_the_search_page_finds_the_same() -> None:
    index = {"fields": FIELDS, "numbers": tuple(NUMBERS), "cards": json.loads(_encoded())}
    script = (
        (PACKAGE / "site" / "static" / "cards.js").read_text("utf-8")
        + f"const index = {json.dumps(index)}; const searches = {json.dumps(SEARCHES)};"
        + "const ids = (it) => westmarchCardSearch.select(it, index).map(({ id }) => id);"
        + "console.log(JSON.stringify(searches.map((it) => "
        + "[westmarchCardSearch.isQuery(it), ids(it)])));"
    )
    done = subprocess.run(["node", "-"], input=script, capture_output=True, text=True, check=True)
    for search, (is_one, ids) in zip(SEARCHES, json.loads(done.stdout), strict=True):
        assert ids, search
        assert [each.id for each in select(cards(), parsed(search))] == ids, search
        assert is_query(search) == is_one, search


def _encoded() -> bytes:
    import msgspec

    return msgspec.json.encode(cards())


def test_the_command_finds_cards() -> None:
    done = CliRunner().invoke(
        command, ["t:character", "race:dwarf", "o:direct influence", "n:gloin"],
        standalone_mode=False,
    )  # fmt: skip
    assert done.return_value == HOLDS
    assert "Glóin  TW-160, hero character\n  prowess 5, body 7, mind 5," in done.output


def test_the_command_says_what_is_wrong() -> None:
    none = CliRunner().invoke(command, ["t:itm"], standalone_mode=False)
    assert (none.return_value, none.output) == (
        FAILS,
        "Of no card holds t:itm.  Did you mean “item”?\n",
    )


def test_all_cards_are_one_file_for_other_tools() -> None:
    done = CliRunner().invoke(cards_command, ["export", "--edition", "printed"])
    made = json.loads(done.output)
    assert made["edition"] == "printed"
    assert [each["card"]["id"] for each in made["cards"]] == list(dict.fromkeys(_ids()))
    (gloin,) = (each for each in made["cards"] if each["card"]["id"] == "TW-160")
    assert gloin["card"]["facts"]["race"] == "Dwarf"
    assert gloin["card"]["clauses"][0]["type"] == "influence"
    assert "+1 prowess against Orcs" in gloin["lines"]


def _ids() -> list[str]:
    return [each.id for each in cards()]


def test_the_command_names_every_term() -> None:
    told = re.sub(r"\s+", " ", CliRunner().invoke(command, ["--help"]).output)
    listed = told.partition("There are ")[2].replace("(", "").replace(")", "")
    words = set(re.findall(r"[a-z]+", listed.partition(".")[0]))
    assert not {name for name in FIELDS.values() if not words & _called(name)}


def _called(name: str) -> set[str]:
    return {word for word, meant in FIELDS.items() if meant == name}
