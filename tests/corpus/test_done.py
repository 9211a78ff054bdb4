"""Each way to play or to use a card is taken by a scenario in which it is legal.

A way that only restrictions are proved of may be one that nobody can ever take.
"""

from collections.abc import Iterator
from functools import cache

from westmarch.cards.model.card import Card
from westmarch.cards.model.effects import abilities, playings, plays_otherwise
from westmarch.cards.wording.writing import write
from westmarch.corpus.kept import load_corpus
from westmarch.corpus.model import ActStep, AskStep, Case, ExpectVerdict
from westmarch.files import read_text
from westmarch.judging import judge_for
from westmarch.paths import HOME
from westmarch.table.actions import PlayEvent, UseCard

UNDONE = HOME / "tests" / "corpus" / "undone.txt"
"""Ways that no scenario takes yet. It can only get shorter."""

Way = tuple[str, str]
"""The name of a card and what it says: so a card that was printed twice is proved once."""


def legal(case: Case) -> Iterator[PlayEvent | UseCard]:
    """The cards that are played and used in a case, and may be."""
    for place, step in enumerate(case.steps):
        if not isinstance(step, ActStep | AskStep):
            continue
        said = "legal" if isinstance(step, ActStep) else ""
        for following in case.steps[place + 1 :]:
            if isinstance(following, ActStep | AskStep):
                break
            if isinstance(following, ExpectVerdict):
                said = following.verdict
        if said == "legal" and isinstance(step.action, PlayEvent | UseCard):
            yield step.action


def way(card: Card, action: PlayEvent | UseCard) -> Iterator[Way]:
    """The clause by which a card is played or used, if it is one that tells of a way."""
    if isinstance(action, PlayEvent):
        yield from ((card.name, write(each)) for each in playings(card)[action.effect :][:1])
    else:
        yield from ((card.name, write(each)) for each in abilities(card)[action.ability :][:1])


@cache
def taken() -> frozenset[Way]:
    """Every way that some case takes."""
    return frozenset(
        found
        for case in load_corpus().cases
        for cards in [{each.label: each.card for each in case.position.cards}]
        for action in legal(case)
        if action.card in cards
        for found in way(judge_for(case.position.edition).pool[cards[action.card]], action)
    )


def told(found: Way) -> str:
    return " | ".join(found)


def test_each_way_to_play_or_use_a_card_is_taken() -> None:
    pool = judge_for("emended").pool
    ways: set[Way] = set()
    for id_ in pool.listed:
        card = pool[id_]
        if not plays_otherwise(card):
            ways.update((card.name, write(each)) for each in playings(card))
        ways.update((card.name, write(each)) for each in abilities(card))
    undone = read_text(UNDONE).splitlines()
    assert sorted(told(each) for each in ways - taken()) == undone
