"""The cards as they are kept: what was read is what is kept, and no more is unpacked than asked."""

import pickle
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace

from westmarch import judging, store
from westmarch.book.load import our_book
from westmarch.cards import pool as pools
from westmarch.cards.compiled import Compiled, compiled
from westmarch.cards.language.grammar import plain_parser, vocabulary, words
from westmarch.cards.language.parse import parse
from westmarch.cards.pool import load_pool
from westmarch.cards.sheets import all_cards
from westmarch.corpus import names
from westmarch.corpus.names import open_library
from westmarch.disputes.answers import Dispute
from westmarch.disputes.settling import settle
from westmarch.paths import CARDS, EXAMPLES

EDITIONS = tuple(our_book().editions)


def test_what_is_kept_is_what_the_files_say() -> None:
    kept, found = all_cards(), 0
    for path in sorted(CARDS.glob("*.cards")):
        sheet = parse(path.read_text("utf-8"), f"cards/{path.name}")
        found += len(sheet.cards)
        for card in sheet.cards:
            assert kept.card(card.id) == card
            listed = kept.listed[card.id]
            assert (listed.name, listed.type) == (card.name, card.type)
            assert listed.speaks == bool(card.clauses)
        for each in sheet.amendments:
            cards = [it.id for it in kept.listed.values() if it.name == each.name]
            rules = frozenset({each.rule})
            assert any(each in kept.amendments(card, rules) for card in cards)
    assert found == len(kept.listed)


def test_all_words_of_the_grammar_are_kept() -> None:
    # Terminals without a name are numbered anew each time the grammar is put together.
    named = [each for each in plain_parser().terminals if not each.name.startswith("__")]
    assert {each.name: vocabulary(each.name) for each in named} == {
        each.name: words(each) for each in named
    }


@pytest.mark.parametrize("edition", EDITIONS)
def test_all_cards_can_be_read_by_an_edition(edition: str) -> None:
    pool = load_pool(edition, our_book().in_force(edition))
    assert pool.cards.keys() == pool.listed.keys()


def test_nothing_but_cards_is_unpacked() -> None:
    card = all_cards().card("TD-130")
    bundle = compiled([(replace(card, line=pickle.PickleBuffer), ())])
    with pytest.raises(pickle.UnpicklingError, match="a card has no"):
        Compiled(bundle).card(card.id)


@pytest.fixture
def fresh() -> Iterator[None]:
    """Forget the pools and judges of other tests, and let others forget those of this one."""
    caches = (judging.judge_for, pools._loaded, pools.amended_cards, names.open_library)
    for each in caches:
        each.cache_clear()
    yield
    for each in caches:
        each.cache_clear()


def twice(cards: Compiled) -> Compiled:
    """Add a copy of each card, under another id and another name."""
    copies = [
        replace(card, id=f"{card.id}-bis", name=f"{card.name} bis")
        for card in map(cards.card, cards.listed)
        if card.type not in ("region", "site")  # there will be no more of these
    ]
    rules = frozenset(rule for each in cards.listed.values() for rule, *_ in each.amending)
    printed = [(cards.card(id_), cards.amendments(id_, rules)) for id_ in cards.listed]
    return Compiled(compiled([*printed, *((card, ()) for card in copies)]))


@pytest.mark.usefixtures("fresh")
@pytest.mark.parametrize("name", ["hoard-after-the-dragon", "timing-a-dagger-too-late"])
def test_a_verdict_unpacks_no_more_where_there_are_more_cards(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = EXAMPLES / f"{name}.feature"
    unpacked: Counter[str] = Counter()
    card = Compiled.card

    def counted(self: Compiled, id_: str) -> object:
        unpacked[id_] += 1
        return card(self, id_)

    def verdict_and_cards() -> tuple[tuple[Dispute, ...], set[str]]:
        unpacked.clear()
        text = path.read_text("utf-8")
        return settle(text, path.name, open_library(), ("emended",)), set(unpacked)

    printed = all_cards()
    larger = twice(printed)
    assert len(larger.listed) > 1.6 * len(printed.listed)
    monkeypatch.setattr(Compiled, "card", counted)
    now = verdict_and_cards()
    for each in (judging.judge_for, pools._loaded, pools.amended_cards, names.open_library):
        each.cache_clear()
    monkeypatch.setattr(pools, "all_cards", lambda: larger)
    assert verdict_and_cards() == now
    assert 0 < len(now[1]) < 80


@pytest.mark.parametrize(
    "command",
    [
        ("card", "Magical Harp"),
        ("run", str(EXAMPLES / "hoard-after-the-dragon.feature"), "--edition", "emended"),
    ],
)
def test_who_reads_no_cards_needs_no_parser(
    command: tuple[str, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(store.PLACE, str(tmp_path))
    told = [
        subprocess.run(
            [sys.executable, "-X", "importtime", "-m", "westmarch", *command],
            check=True,
            capture_output=True,
            text=True,
        )
        for _ in range(2)
    ]
    first, again = ["lark.parsers" in each.stderr for each in told]
    assert (first, again) == (True, False)
    assert told[0].stdout == told[1].stdout
    assert [each.name.partition("-")[0] for each in tmp_path.glob("cards-*")] == ["cards"]
