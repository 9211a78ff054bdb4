"""Each clause of the pool that is not modelled taints at least one answer.

For each a table is laid with its card in play, or in hand where it is about the play of the card,
and questions of all the sorts that its topics name are asked there. The rules of these tables let
everything be done, or nothing, and look at no more than the topic; so what makes an answer
unsupported is the clause.
"""

from collections.abc import Callable, Iterator
from importlib import import_module
from pkgutil import iter_modules
from typing import Any, NamedTuple, get_args

import pytest
from msgspec.structs import replace

from tests.cards.pools import pool_of
from westmarch.book.load import our_book
from westmarch.cards.model.attack import Attack
from westmarch.cards.model.card import Card as Printed
from westmarch.cards.model.card import CardType, Topic, Unmodelled
from westmarch.judging import judge_for
from westmarch.kernel.play import Moves
from westmarch.kernel.rulebook import Rulebook
from westmarch.kernel.rules import NONE, Rules
from westmarch.kernel.trace import Trace
from westmarch.mechanics import quantities
from westmarch.table import events
from westmarch.table.actions import BY_TAG, PlayEvent, Undertake, UseCard, kebab
from westmarch.table.covered import UNCOVERED
from westmarch.table.events.cards import CardMoved
from westmarch.table.events.turns import PhaseBegan, PhaseEnded
from westmarch.table.game import Quantity
from westmarch.table.judge import Judge
from westmarch.table.state import Card, Combat, Company, Player, State, Window
from westmarch.table.unmodelled import CERTAIN, SAME, doubts
from westmarch.wire.paths import PATHS

_REAL = judge_for("emended").pool
CLAUSES = [(card, clause) for card in _REAL.cards.values() for clause in card.unmodelled]
_ABSENT = sorted(
    {name for _, clause in CLAUSES for name in clause.only_with if not _REAL.named(name)}
)
_STAND_INS = [
    replace(_REAL["TW-160"], id=f"XX-{number}", name=name) for number, name in enumerate(_ABSENT)
]
POOL = pool_of("emended", (*_REAL.cards.values(), *_STAND_INS))
"""The real cards, and stand-ins for those that texts speak of and the pool lacks."""
JUDGE = Judge(judge_for("emended").rules, POOL, Moves())
PARTS = {each.topic for each in UNCOVERED}
WORDS = {"playing", "playing-otherwise", "duplicating", "using"}
MOVED = {f"{sort}-{how}" for sort in get_args(CardType) for how in ("discarded", "returned")}
PHASES = {
    f"{phase}-{how}": kind(phase=phase)
    for phase in ("organization", "movement-hazard", "site")
    for how, kind in (("began", PhaseBegan), ("ended", PhaseEnded))
}
SEEN = {each.pattern.rsplit("/", 1)[-1] for each in PATHS}


def _all_of(package: Any, sort: type) -> Iterator[Any]:
    for module in iter_modules(package.__path__):
        found = import_module(f"{package.__name__}.{module.name}")
        yield from (each for each in vars(found).values() if isinstance(each, sort))


QUANTITIES = {each.name for each in _all_of(quantities, Quantity)}
EVENTS = {kebab(each.__name__): each for each in _all_of(events, type)}


class Table(NamedTuple):
    state: State
    subject: str
    """The card with the clause."""
    holder: str
    """Who or what it lies on, or where it is; else the card itself."""


def laid(printed: Printed, clause: Unmodelled, *, in_hand: bool) -> Table:
    """Lay the card and what else the clause needs on a table."""
    hero, site = Card("hero", "TW-160", "player", "in-play", company="band"), "haven"
    cards = {"hero": hero, "haven": Card("haven", "TW-421", "player", "in-play")}
    characters, place, host, combat = ["hero"], "in-play", None, None
    holder = "hero"
    if in_hand:
        place = "hand"
    elif printed.type == "character" and "strike-assigned" in clause.touching:
        # An agent, who is in no company as he attacks one.
        characters = ["hero", "other"]
        cards["other"] = Card("other", "TW-131", "player", "in-play", company="band")
        combat = Combat("agent", "subject", Attack("Men", 1, 9), "band", "player", "opponent")
    elif printed.type == "character":
        characters, holder = ["hero", "subject"], "subject"
    elif printed.type == "site":
        site = holder = "subject"
    elif "site-returned" in clause.touching:
        host = holder = "haven"
    elif printed.type in ("item", "ally", "event"):
        host = "hero"
    elif printed.type == "creature" and not clause.in_play:
        place = "being-played"
        characters = ["hero", "other"]
        cards["other"] = Card("other", "TW-131", "player", "in-play", company="band")
        attack = Attack("Men", 1, 9)
        combat = Combat("creature", "subject", attack, "band", "player", "opponent")
    company = "band" if "subject" in characters else None
    cards["subject"] = Card("subject", printed.id, "player", place, host=host, company=company)
    cards["copy"] = Card("copy", printed.id, "opponent", "in-play")
    cards["thing"] = cards["item"] = Card("thing", "TD-130", "player", "in-play", host="hero")
    cards["creature"] = Card("creature", "TW-20", "opponent", "hand")
    cards["faction"] = Card("faction", "TW-317", "player", "marshalling-point-pile")
    for name in clause.about:
        (found, *_) = POOL.named(name)
        cards["copy"] = Card("copy", found.id, "opponent", "in-play")
    for number, name in enumerate(clause.only_with[:1]):
        (found, *_) = POOL.named(name)
        cards[f"with-{number}"] = Card(f"with-{number}", found.id, "opponent", "in-play")
    if host:
        cards[host] = replace(cards[host], holds=("subject",))
    state = State(
        edition="emended",
        players=(Player("player"), Player("opponent")),
        turn_player="player",
        phase="site",
        cards=cards,
        companies={"band": Company("band", "player", site, tuple(characters))},
        piles={"player/hand": ("subject",)} if in_hand else {},
        windows=(Window("site", ("player",), "band"),),
        combat=combat,
    )
    return Table(state, "subject", holder)


def judged(how: Callable[[Rulebook], None]) -> Judge:
    """A judge of the real cards, by rules of a few lines."""
    book = Rulebook("core.actions")
    how(book)
    return Judge(Rules(book.rules), POOL, Moves())


def permitting(topic: str = "", *about: str) -> Judge:
    """Let everything be done, whatever the topic comes to."""

    def how(book: Rulebook) -> None:
        @book.permit("x", *BY_TAG.values())
        def is_free(game: Any, action: Any) -> bool:
            for name in SAME.get(topic, (topic,)) if topic else ():
                game.value(Quantity(name, None), *about)
            return True

    return judged(how)


def refusing() -> Judge:
    """Let nothing be done, for want of permission."""
    return judged(lambda book: book.refuse("needs-allowance")(lambda game, action: True))


def forbidding(id_: str) -> Judge:
    """Let nothing be done, by one rule."""
    chapter, _, name = id_.rpartition(".")
    book = Rulebook(chapter)
    book.permit("x", *BY_TAG.values())(lambda game, action: True)
    book.forbid(name, *BY_TAG.values())(lambda game, action: True)
    return Judge(Rules(book.rules), POOL, Moves())


def acted(tag: str, table: Table) -> Any:
    """Make an action of a kind, about the company, its site and those who are there."""
    values = {
        "player": "player",
        "card": "subject" if table.state.cards["subject"].place == "hand" else "copy",
        "character": "hero",
        "company": "band",
        "other": "band",
        "site": table.state.companies["band"].site,
        "way": "region",
        "cards": ("hero",),
        "ring": "thing",
    }
    kind = BY_TAG[tag]
    return kind(**{each: values[each] for each in kind.__struct_fields__ if each in values})


def happened(topic: str, table: Table) -> Any:
    """Let an event of a kind befall the card, or who has it."""
    if topic in PHASES:
        return PHASES[topic]
    if topic in MOVED and topic not in EVENTS:
        sort, how = topic.split("-")
        itself = POOL[table.state.cards["subject"].card].type == sort
        moved = table.holder if sort == "site" else "subject" if itself else sort
        return CardMoved(card=moved, to="discard-pile" if how == "discarded" else "location-deck")
    use = PlayEvent(player="player", card="subject")
    combat = Combat("creature", "subject", Attack("Men", 1, 9), "band", "player", "opponent")
    values = {
        "action": use,
        "card": "hero" if topic.startswith("character-") else "subject",
        "character": "hero",
        "combat": combat,
        "player": "player",
        "company": "band",
        "site": "haven",
        "other": "band",
        "new": "band",
        "origin": "haven",
        "host": "hero",
        "way": "region",
        "path": (),
        "test": None,
    }
    kind = EVENTS[topic]
    fields = kind.__struct_fields__
    return kind(**{each: values[each] for each in fields if each in values})


def gaps_of(answer: Any) -> set[tuple[str, str]]:
    return set(answer.unmodelled) if answer.name == "unsupported" else set()


def answers(topic: str, printed: Printed, clause: Unmodelled) -> Iterator[set[tuple[str, str]]]:
    """Ask what a topic is about, and give the clauses that each answer would need."""
    in_play = laid(printed, clause, in_hand=False)
    in_hand = laid(printed, clause, in_hand=True)
    play = PlayEvent(player="player", card="subject")
    if topic in PARTS:
        undertaken = Undertake(player="player", what=topic, card=in_play.holder)  # type: ignore[arg-type]
        yield gaps_of(JUDGE.ask(in_play.state, undertaken))
    elif topic in ("playing", "duplicating"):
        yield gaps_of(permitting().ask(in_hand.state, play))
    elif topic == "playing-otherwise":
        yield gaps_of(refusing().ask(in_hand.state, play))
        for rule in clause.lifting:
            yield gaps_of(forbidding(rule).ask(in_hand.state, play))
    elif topic == "using":
        yield gaps_of(refusing().ask(in_play.state, UseCard(player="player", card="subject")))
    elif topic in BY_TAG:
        action = acted(topic, in_play)
        yield gaps_of(permitting().ask(in_play.state, action))
        for rule in clause.lifting:
            yield gaps_of(forbidding(rule).ask(in_play.state, action))
    elif topic in EVENTS or topic in MOVED or topic in PHASES:
        game = JUDGE.game(in_play.state)
        found = doubts(game, in_play.state, Trace(), [happened(topic, in_play)])
        yield {each.gap for each in found}
    elif topic in QUANTITIES:
        for about in (in_play.holder, "player", "band", *clause.about):
            judge = permitting(topic, about)
            yield gaps_of(judge.ask(in_play.state, acted("finish", in_play)))


@pytest.mark.parametrize(
    ("card", "clause"), CLAUSES, ids=[f"{card.id}: {clause.text[:30]}" for card, clause in CLAUSES]
)
def test_every_clause_taints_an_answer_by_each_of_its_topics(
    card: Printed, clause: Unmodelled
) -> None:
    for topic in clause.touching:
        if topic == "seen-by":
            continue  # It says what alone is doubtful.
        needed = [gaps for gaps in answers(topic, card, clause) if (card.id, clause.text) in gaps]
        assert needed, topic


def test_a_topic_is_a_quantity_an_action_an_event_what_is_seen_or_not_covered() -> None:
    (vocabulary,) = Topic.__metadata__  # type: ignore[attr-defined]
    for topic in vocabulary.said:
        sorts = [
            topic in each
            for each in (WORDS, QUANTITIES, BY_TAG, EVENTS, MOVED, PHASES, SEEN, PARTS)
        ]
        assert any(sorts), topic
    for topic, names in SAME.items():
        assert topic in QUANTITIES
        assert QUANTITIES.issuperset(names)


def test_what_a_clause_may_lift_is_a_rule_that_forbids() -> None:
    rules = our_book().rules
    assert {id_ for _, clause in CLAUSES for id_ in clause.lifting} <= set(rules)


def test_what_is_certain_is_a_rule_that_forbids_to_play_or_to_use_a_card() -> None:
    forbids = JUDGE.rules.forbids
    found = {rule.id for kind in BY_TAG.values() for rule in forbids.get(kind, NONE).rules}
    assert found >= CERTAIN
