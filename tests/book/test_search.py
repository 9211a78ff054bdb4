from pathlib import Path

import pytest

from westmarch.book.book import Book
from westmarch.book.load import load_book
from westmarch.book.search import fold, search

from .conftest import Write, chapter, rule


@pytest.fixture
def book(root: Path, write: Write) -> Book:
    write(
        "core/turn.md",
        chapter(
            rule("core.turn.hoard", "Gold."),
            rule("core.turn.b", "A hoard of gold.\nIt is guarded by Éowyn."),
            rule("core.turn.c", "Silver.", note="Not the hoard."),
            rule("core.turn.d", "Hoarded gold."),
            rule("core.turn.e", "Of 1,000 it is the\n\n| Lair |\n| --- |\n| Zarak Dûm |"),
        ),
    )
    write(
        "questions/core.md",
        ":::{question} q.core.what\n:kind: silent\n:rules: core.turn.b\n:default: a\n\nWhat?\n\n"
        "a\n: Mithril.\n: Shine.\n\nb\n: That.\n: Thus.\n\nWhy the default: it is first.\n:::\n",
    )
    return load_book(root)


def ids(book: Book, words: str, cards: tuple[tuple[str, str], ...] = ()) -> list[str]:
    return [hit.id for hit in search(book, words, cards)]


def test_an_id_counts_more_than_a_text_and_a_text_more_than_a_note(book: Book) -> None:
    assert ids(book, "hoard") == ["core.turn.hoard", "core.turn.b", "core.turn.d", "core.turn.c"]


def test_all_words_have_to_be_there(book: Book) -> None:
    assert ids(book, "gold hoard") == ["core.turn.hoard", "core.turn.b", "core.turn.d"]
    assert ids(book, "hoard mithril") == []


def test_accents_capitals_and_ends_of_words_do_not_matter(book: Book) -> None:
    for words in ("Eowyn", "éowyn", "EOW", "Éow"):
        assert ids(book, words) == ["core.turn.b"]
    assert ids(book, "zarak dum") == ["core.turn.e"]
    assert ids(book, "owyn") == []


def test_cards_and_questions_are_found(book: Book) -> None:
    cards = (("TD-1", "Eärcaraxë Ahunt"), ("TD-2", "Shelob’s Lair"))
    assert ids(book, "earcaraxe", cards) == ["TD-1"]
    assert ids(book, "shelob's", cards) == ["TD-2"]
    assert ids(book, "td-2", cards) == ["TD-2"]
    assert ids(book, "mithril") == ["q.core.what"]


def test_the_line_with_the_words_is_shown(book: Book) -> None:
    assert search(book, "guarded")[0].text == "It is guarded by Éowyn."
    assert search(book, "zarak")[0].text == "Zarak Dûm"
    assert search(book, "mithril")[0].text == "Mithril."


def test_nothing_is_found_by_no_word(book: Book) -> None:
    assert ids(book, "…") == []


def test_letters_without_a_plain_twin_get_one() -> None:
    assert fold("Ælfðryð’s Œuvre Þorn") == "aelfdryds œuvre thorn"
