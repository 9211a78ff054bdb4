"""Which rules and questions name a card."""

from typing import Any

import pytest

from westmarch.book.load import our_book
from westmarch.book.naming import Naming
from westmarch.cards.every import every_card
from westmarch.cards.model.vocabulary import NO_NAMES


class Said:
    """A rule or a question, as far as it is looked at here."""

    def __init__(self, id_: str, text: str) -> None:
        self.id, self.text, self.note, self.why, self.readings = id_, text, "", "", ()


class Shelf:
    """A book of a few sentences."""

    def __init__(self, **texts: str) -> None:
        said: dict[str, Any] = {id_: Said(id_, text) for id_, text in texts.items()}
        self.rules, self.questions = said, dict(list(said.items())[:1])


BOOK: Any = Shelf(
    plain="Fog is a weather, and there may be fog on the road.",
    named="No company is hidden by Fog or by Smaug.",
    listed="| Card |\n|---|\n| Fog |",
    longer="What Smaug at Home guards, a Giant leaves alone.",
    opening="Smaug sleeps. Gandalf's fire wakes him.",
    by_id="A card such as XX-1 is meant, and XX-12 is not.",
)
_NAMES = ("Fog", "Smaug", "Smaug at Home", "Gandalf", "Giant", "Gandalf’s fire")
NAMING = Naming(BOOK, _NAMES, NO_NAMES)


@pytest.mark.parametrize(
    ("name", "card", "rules"),
    [
        ("Fog", "XX-2", ("named", "listed")),
        ("Smaug", "XX-3", ("named", "opening")),
        ("Smaug at Home", "XX-4", ("longer",)),
        ("Giant", "XX-5", ()),
        ("Gandalf", "XX-6", ()),
        ("Gandalf's fire", "XX-7", ("opening",)),
        ("Nobody", "XX-1", ("by_id",)),
    ],
)
def test_a_name_counts_where_it_is_a_name(name: str, card: str, rules: tuple[str, ...]) -> None:
    assert NAMING.rules(name, card) == rules


def test_questions_are_looked_through_as_well() -> None:
    naming = Naming(our_book(), (each.name for each in every_card()), NO_NAMES)
    assert "q.dragons.which-edition" in naming.questions("Smaug at Home", "TD-71")
    assert NAMING.questions("Fog", "XX-2") == ()
