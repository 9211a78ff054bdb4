"""What would change a verdict: the same dispute, with one thing on the table otherwise."""

from collections.abc import Iterator
from typing import Literal, TypeVar

from msgspec.structs import asdict, replace

from westmarch.corpus.carrying import carried
from westmarch.corpus.lines import Draft
from westmarch.corpus.model import ActStep, AnyStep, AskStep, Expect, Step, is_between
from westmarch.corpus.rolling import Failed
from westmarch.corpus.run import Play
from westmarch.disputes.possible import check_possible
from westmarch.errors import BadData
from westmarch.table.game import Game
from westmarch.wire.engine import Declined
from westmarch.wire.protocol import CardAt, CompanyAt, Happened, Position
from westmarch.wire.reference import ReferenceEngine

T = TypeVar("T")
Otherwise = tuple[str, Position]
"""A position in which one thing is otherwise, and what that is: it follows “if”."""

_TAPPED = ("character", "item", "ally")
"""The types of cards that are tapped to do something."""
_DISPENSABLE = ("event", "item", "ally", "faction")
"""The types of cards that might as well not be there."""
_LATER = 3
"""By this turn both players have had their first."""
_PHASES: dict[str, str] = {
    "organization": "the organization phase",
    "long-event": "the long-event phase",
    "movement-hazard": "the movement/hazard phase",
    "site": "the site phase",
    "end-of-turn": "the end-of-turn phase",
}


def what_if(draft: Draft, *, waits: bool = False) -> tuple[str, ...]:
    """Say what alone would turn the verdict on the last action: each follows “if”.

    It is looked for at a table that waits, if that is where the verdict was found.
    """
    lines = draft.lines
    last = max(at for at, each in enumerate(lines) if isinstance(each.step, (ActStep, AskStep)))
    draft = replace(draft, lines=lines[: last + 1])
    engine = ReferenceEngine(waits=waits)
    verdict = _verdict(draft, engine)
    if verdict not in ("legal", "illegal"):
        return ()
    position = draft.case.position
    engine.setup(position)
    turned = other(verdict)
    named = _named(lines[last].step)
    # What is seen on the way may differ.
    deeds = tuple(each for each in draft.lines if not isinstance(each.step, Expect))
    draft = replace(draft, lines=deeds)
    return tuple(
        said
        for said, otherwise in _all_otherwise(position, engine.game(), turned, named)
        if _verdict(_with(draft, otherwise), ReferenceEngine(waits=waits)) == turned
    )


def _with(draft: Draft, position: Position) -> Draft:
    return replace(draft, case=replace(draft.case, position=position))


def other(verdict: str | None) -> str:
    """Name the verdict into which another is turned."""
    return "legal" if verdict == "illegal" else "illegal"


def _named(asked: Step) -> tuple[str, ...]:
    """Give what the question names: it cannot be asked without that."""
    assert isinstance(asked, (ActStep, AskStep))
    values = asdict(asked.action).values()
    return tuple(
        each
        for value in values
        for each in (value if isinstance(value, tuple) else (value,))
        if isinstance(each, str)
    )


def _verdict(draft: Draft, engine: ReferenceEngine) -> str | None:
    """Give the verdict on the last thing asked; None if the game does not come to it."""
    stopped: list[str] = []
    case = carried(
        draft, lambda _, what, __: stopped.append(what), dispute=True, waits=engine.waits
    )
    if stopped:
        return None
    play = Play(case, engine)
    try:
        play.start()
        check_possible(case, engine.game())
        for step in _asked_last(case.steps):
            play.take(step)
    except (Failed, Declined, BadData):
        return None
    return None if engine.verdict is None else engine.verdict.name


def _asked_last(steps: tuple[AnyStep, ...]) -> Iterator[AnyStep]:
    """Only ask for what was done last."""
    last = max(at for at, step in enumerate(steps) if not is_between(step))
    yield from steps[:last]
    asked = steps[last]
    if not isinstance(asked, ActStep | AskStep):
        raise BadData("what was to be asked has come by itself")
    yield AskStep(text=asked.text, line=asked.line, action=asked.action)


def _all_otherwise(
    position: Position, game: Game, turned: str, named: tuple[str, ...]
) -> Iterator[Otherwise]:
    for at, fact in enumerate(position.history):
        for said, past in _another_past(fact, game):
            yield said, replace(position, history=_changed(position.history, at, past))
    for at, card in enumerate(position.cards):
        for said, cards in _another_card(card, game, named):
            yield said, replace(position, cards=_changed(position.cards, at, cards))
    for at, company in enumerate(position.companies):
        for said, group in _another_company(company, position, game):
            yield said, replace(position, companies=_changed(position.companies, at, (group,)))
    if turned == "legal" and position.turn.number < _LATER:
        turn = replace(position.turn, number=_LATER)
        yield "it were a later turn of the game", replace(position, turn=turn)
    if turned == "legal":  # That there is another time at which it is illegal goes without saying.
        for phase, title in _PHASES.items():
            if phase != position.turn.phase:
                turn = replace(position.turn, phase=phase)
                yield f"it were {title}", replace(position, turn=turn)


def _changed(all_: tuple[T, ...], at: int, instead: tuple[T, ...]) -> tuple[T, ...]:
    return (*all_[:at], *instead, *all_[at + 1 :])


def _another_past(fact: Happened, game: Game) -> Iterator[tuple[str, tuple[Happened, ...]]]:
    subject, did = _told(fact, game)
    yield f"{subject} had not {did}", ()
    if fact.when == "this-turn":
        yield f"{subject} had {did} in an earlier turn", (replace(fact, when="earlier"),)
    else:
        yield f"{subject} had {did} this turn", (replace(fact, when="this-turn"),)


def _told(fact: Happened, game: Game) -> tuple[str, str]:
    """Tell who or what it is that something happened to, and what that was."""
    site = game.name(fact.site) if fact.site is not None else ""
    company = game.called(fact.company) if fact.company is not None else ""
    card = game.name(fact.card) if fact.card is not None else ""
    by_kind = {
        "defeated": (f"an attack of {fact.dragon}", "been defeated"),
        "gained-attack": (site, "gained a Dragon automatic-attack"),
        "lost-attacks": (site, "lost its automatic-attacks"),
        "region-changed": (str(fact.region), f"become a {fact.type}"),
        "path-changed": (f"region {fact.number} of the path to {site}", f"become a {fact.type}"),
        "extra-regions": (company, f"been let through {fact.number} more regions"),
        "sent-back": (company, "been sent back"),
        "faced": (company, f"faced {card}"),
        "revealed": (f"the {fact.player}", f"revealed {fact.avatar}"),
        "influence-lost": (
            game.name(fact.character or ""),
            f"lost {fact.number} direct influence",
        ),
        "lost-treasure": (card, "been named a lost treasure"),
    }
    return by_kind[fact.what]


def _another_card(
    card: CardAt, game: Game, named: tuple[str, ...]
) -> Iterator[tuple[str, tuple[CardAt, ...]]]:
    if card.place != "in-play":
        return
    name, type_ = game.name(card.label), game.printed(card.label).type
    if card.label not in named and name in map(game.name, named):
        name = f"the other {name}"
    if type_ in _TAPPED:
        other: Literal["untapped", "tapped"] = (
            "tapped" if card.position == "untapped" else "untapped"
        )
        now = "not wounded" if card.position == "wounded" else other
        yield f"{name} were {now}", (replace(card, position=other),)
    if card.this_turn:
        yield f"{name} had been in play as the turn began", (replace(card, this_turn=False),)
    if type_ in _DISPENSABLE and card.label not in named:
        yield f"{name} were not in play", ()


def _another_company(
    company: CompanyAt, position: Position, game: Game
) -> Iterator[tuple[str, CompanyAt]]:
    name, site = game.called(company.label), game.name(company.site)
    said = f"{name} had{{}} moved to {site} this turn"
    if company.moving_to is None and position.turn.phase in ("site", "end-of-turn"):
        not_ = " not" if company.moved else ""
        yield said.format(not_), replace(company, moved=not company.moved)
    if position.turn.phase == "site":
        not_ = " not" if company.entered else ""
        yield f"{name} had{not_} entered {site}", replace(company, entered=not company.entered)
