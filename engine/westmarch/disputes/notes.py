"""What has to be said of a dispute in any case: how it was read, and where it came to an end."""

from collections.abc import Iterator, Sequence

from westmarch.cards.model.phrases.conditions import HasJust, HasMet
from westmarch.cards.model.within import within
from westmarch.corpus.lines import Draft
from westmarch.corpus.model import ActStep, AskStep, Case, Expect, Step
from westmarch.corpus.names import Library
from westmarch.disputes.answers import Settled
from westmarch.mechanics.quantities.influence import (
    DIRECT_INFLUENCE,
    GENERAL_INFLUENCE,
    INFLUENCE_BONUS,
    USED_INFLUENCE,
)
from westmarch.mechanics.quantities.people import CHARGED_MIND
from westmarch.table.game import Game
from westmarch.wire.reference import ReferenceEngine

_FEW = 4
"""So many roads are listed."""


def taken(case: Case, library: Library) -> Iterator[str]:
    """Say which names were taken for cards of another side, as there are none of one's own."""
    names = library.names(case.position.edition)
    kinds = {each.name: each.kind for each in case.position.players}
    for card in case.position.cards:
        if said := names.taken(names.pool[card.card], kinds[card.owner]):
            yield said


def came_by_itself(draft: Draft, case: Case) -> Iterator[str]:
    """Say of what is asked or done that it has come without anybody's choice."""
    written = {line.step.line: line.step for line in draft.lines}
    for step in case.steps:
        said = written.get(step.line)
        if isinstance(step, Expect) and isinstance(said, ActStep | AskStep):
            yield (f"“{said.said}”: that comes by itself, as there is nothing else to choose.")


def left_aside(expected: str) -> str:
    """Say that an expectation could not be read."""
    return (
        f"“{expected}” could not be read, and was left aside: see what came of the step before it."
    )


def beyond_influence(case: Case) -> Iterator[str]:
    """Say of whom a position has more than his influence is enough for, with the sums."""
    engine = ReferenceEngine()
    engine.setup(case.position)
    game: Game = engine.game()
    for player in (each.name for each in case.position.players):
        used, whole = game.value(USED_INFLUENCE, player), game.value(GENERAL_INFLUENCE, player)
        if used > whole:
            yield (
                f"The characters of the {player} take {used} of {whole} general influence, which "
                "is more than there is."
            )
    for card in case.position.cards:
        now = game.state.cards.get(card.label)
        if card.company is None or card.on is None or now is None or now.host == card.on:
            continue
        led = [each.label for each in case.position.cards if each.company and each.on == card.on]
        minds = [game.value(CHARGED_MIND, each) for each in led]
        there = game.value(DIRECT_INFLUENCE, card.on) + game.value(
            INFLUENCE_BONUS, card.on, card.label
        )
        yield (
            f"{game.name(card.label)} cannot follow {game.name(card.on)}, whose followers would "
            f"take {sum(minds)} of {there} direct influence: he is taken to be under nobody's "
            "influence."
        )


def past_attacks(case: Case, settled: Settled, library: Library) -> Iterator[str]:
    """Say how a company has entered its site, where a card waits for what it has just faced."""
    pool = library.names(case.position.edition).pool
    asks = [
        pool[each].name
        for each in settled.because
        if each in pool and any(within(pool[each].clauses, HasJust))
    ]
    if asks and settled.verdict == "illegal" and any(c.entered for c in case.position.companies):
        yield (
            "That the company has entered its site was taken to mean that its automatic-attacks "
            f"are over, and were not what came last. For {' and '.join(asks)} to come right after "
            "one, let the company enter the site as the first thing that is done, and face it."
        )


def keyed_to_nothing(draft: Draft, settled: Settled, library: Library) -> Iterator[str]:
    """Say of an attack that was faced before the dispute that nobody says what it was keyed to."""
    position = draft.case.position
    pool = library.names(position.edition).pool
    cards = {each.label: pool[each.card] for each in position.cards}
    faced = [cards[str(each.card)].name for each in position.history if each.what == "faced"]
    if not faced or settled.verdict != "illegal":
        return
    for line in draft.lines:
        action = line.step.action if isinstance(line.step, (ActStep, AskStep)) else None
        card = cards.get(str(getattr(action, "card", "")))
        met = () if card is None else within(card.clauses, HasMet)
        if card is not None and any(each.attacks.keyed_to for each in met):
            yield (
                f"Nobody says what {' and '.join(faced)} was keyed to, and {card.name} asks for "
                "it: it was taken to be keyed to nothing that counts. Have the attack come first: "
                f"“When the opponent plays the creature “{faced[0]}” on the company keyed to …”."
            )


def whichever_road(roads: Sequence[str], *, same: bool) -> tuple[str, ...]:
    """Say that it does not matter which way a company takes, or what else nobody tells.

    Where the reasons are not the `same`, those of the first road are given.
    """
    what = f"which of {len(roads)} roads is taken"
    if all(" travels by " in each for each in roads):
        what = "which way the company takes"
    elif len(roads) <= _FEW:
        what = f"which comes, {' or '.join(f'“{each}”' for each in roads)}"
    reasons = "" if same else f" The reasons are those where {roads[0]}."
    return (f"Nobody says {what}: the answer is the same by each of them.{reasons}",)


def whichever_turn(at_first: str) -> str:
    """Say which turn it was taken to be where nobody tells, and it makes a difference."""
    return (
        "Nobody says which turn of the game it is: it was taken to come after the first turn of "
        f"each player. In a first turn the answer would be “{at_first}”."
    )


def cut_short(case: Case, at: Step | None) -> tuple[str, ...]:
    """Say that the question was not come to, if a step before it could not be done."""
    if not isinstance(at, ActStep) or at is case.steps[-1]:
        return ()
    return (f"As “{at.text}” is not legal, nothing after it was asked.",)
