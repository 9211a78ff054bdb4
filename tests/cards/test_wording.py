"""Phrases are declared once: grammar, reading, writing and reference follow from that."""

from typing import Annotated

import pytest
from lark import Lark
from msgspec import Struct, structs

from westmarch.cards.language.grammar import declared
from westmarch.cards.wording.declare import FORMS, Said, form, phrase, words
from westmarch.cards.wording.grammar import Grammar, ruled
from westmarch.cards.wording.kinds import kind_of, slot_kinds
from westmarch.cards.wording.pattern import Choice, Maybe, Noun, Slot, Words, parsed
from westmarch.cards.wording.reference import entries
from westmarch.cards.wording.writing import write

Colour = Annotated[str, words("COLOUR", "a colour", "red", plurals={"rose": "roses"})]
Bunch = Annotated[tuple[int, Colour], Said("bunch", "{0} {1:(s)}")]


@phrase(
    "take {number:a} ring(s) [of {colours:s or}] {gladly:gladly} [, to a maximum of {most}]",
    form("take it back [with {bunch}]", number=0),
    "take <{name}|nothing> away",
)
class Taken(Struct, frozen=True):
    """Something is taken.

    There is more to it.
    """

    number: int = 1
    colours: tuple[Colour, ...] = ()
    gladly: bool = False
    most: int | None = None
    bunch: Bunch | None = None
    name: str = ""


WAYS = [
    (Taken(), "take a ring"),
    (Taken(2, ("rose",), gladly=True), "take 2 rings of roses gladly"),
    (Taken(1, ("rose",), most=3), "take a ring of roses, to a maximum of 3"),
    (Taken(0), "take 0 rings"),
    (Taken(0, bunch=(2, "rose")), "take it back with 2 roses"),
    (Taken(0, bunch=(1, "rose")), "take it back with 1 rose"),
    (Taken(name="Sauron"), 'take "Sauron" away'),
]
_TERMINALS = """
INT: /[0-9]+/
NAME: /"[^"]+"/
_A: "a" | "an"
%ignore " "
"""


def read(text: str) -> Taken:
    grammar = Grammar(Taken)
    makes = {**grammar.makes, "INT": int, "NAME": lambda name: name[1:-1]}
    makes["COLOUR"] = lambda word: {"roses": "rose"}.get(str(word), str(word))
    rules = f"start: taken\n{grammar.text()}\n{_TERMINALS}"
    found = Lark(rules, parser="lalr", maybe_placeholders=True).parse(text)
    return _made(found.children[0], makes)


def _made(tree: object, makes: dict[str, object]) -> object:
    """Read a tree from its leaves upward."""
    name = str(getattr(tree, "data", getattr(tree, "type", "")))
    children = getattr(tree, "children", None)
    if tree is None or name not in makes:
        return tree
    given = tree if children is None else [_made(each, makes) for each in children]
    return makes[name](given)  # type: ignore[operator]


@pytest.mark.parametrize(("taken", "text"), WAYS)
def test_a_phrase_is_written_in_the_first_way_that_says_all_of_it(taken: Taken, text: str) -> None:
    assert write(taken) == text


@pytest.mark.parametrize(("taken", "text"), WAYS)
def test_a_phrase_is_read_in_any_of_its_ways(taken: Taken, text: str) -> None:
    assert read(text) == taken


def test_what_no_way_says_is_refused() -> None:
    with pytest.raises(ValueError, match="no words for Taken"):
        write(Taken(colours=("rose",), name="Sauron"))


def test_the_reference_tells_what_may_stand_where() -> None:
    (entry,) = entries(Taken)
    assert entry.name == "taken"
    assert entry.meaning == "Something is taken."
    assert entry.ways == (
        "take 1 ring(s) [of ‹a colour› or …] [gladly] [, to a maximum of 1]",
        "take it back [with ‹bunch›]",
        'take ("Name" | nothing) away',
    )


def test_the_notation() -> None:
    assert parsed("draw {number:+} card(s) [, at most] <{a}|its~own>") == (
        Words("draw"),
        Slot("number", "+"),
        Noun("card"),
        Maybe((Words(", at most"),)),
        Choice(((Slot("a", ""),), (Words("its own"),))),
    )


@pytest.mark.parametrize(
    ("pattern", "fault"),
    [
        ("draw [a card", "lacks a closing ]"),
        ("draw <a|b", "lacks a closing >"),
        ("a ]", "too many"),
    ],
)
def test_a_pattern_that_cannot_be_read(pattern: str, fault: str) -> None:
    with pytest.raises(ValueError, match=fault):
        parsed(pattern)


def test_a_slot_for_which_there_is_no_field_is_named() -> None:
    with pytest.raises(ValueError, match="Taken has no field “nobody” for"):
        slot_kinds(form("take {nobody}"), Taken)


def test_a_label_that_no_form_has_is_named() -> None:
    with pytest.raises(ValueError, match="no form of Taken has the label “gone”"):
        kind_of(Taken, "gone")


@pytest.mark.parametrize("struct", [each for each in FORMS if each is not Taken])
def test_a_phrase_can_be_said_with_all_its_fields(struct: type[Struct]) -> None:
    assert any(each.strip("?").startswith(ruled(struct.__name__)) for each in declared().rules)
    if all(each.read is None for each in FORMS[struct]):
        filled = {
            slot.field.partition(".")[0] for it in FORMS[struct] for slot in slot_kinds(it, struct)
        }
        implied = {field for each in FORMS[struct] for field in each.implied}
        fields = {each.name for each in structs.fields(struct)} - {"line"}
        assert filled | implied == fields
