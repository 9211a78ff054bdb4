"""Settles disputes: the verdict on each scenario under each edition, with the reasons."""

from contextlib import nullcontext, suppress
from functools import partial

from msgspec import Struct
from msgspec.structs import replace

from westmarch.book.book import Book
from westmarch.corpus.carrying import Remarks, carried
from westmarch.corpus.compile import draft_scenario
from westmarch.corpus.headless import read_dispute
from westmarch.corpus.lines import Draft, Line
from westmarch.corpus.model import Case
from westmarch.corpus.names import Library
from westmarch.disputes.answers import Answer, Dispute, Docket, Settled
from westmarch.disputes.choices import Choice, done_otherwise, what_hangs
from westmarch.disputes.editions import compared
from westmarch.disputes.faults import complaint, placed
from westmarch.disputes.notes import (
    beyond_influence,
    came_by_itself,
    keyed_to_nothing,
    left_aside,
    past_attacks,
    taken,
    whichever_road,
    whichever_turn,
)
from westmarch.disputes.playing import Played, played_once, played_out
from westmarch.disputes.readings import checked_readings, read_each_way, with_readings
from westmarch.disputes.roads import on_each_road
from westmarch.disputes.unsaid import not_empty, with_piles
from westmarch.disputes.whatif import what_if
from westmarch.errors import BadData
from westmarch.waiting import work


class _Terms(Struct, frozen=True):
    """How disputes are to be settled."""

    library: Library
    readings: dict[str, str]
    """The reading that is chosen for an open question."""
    changes: bool
    """Look for what would change the verdict."""


def settle(
    text: str,
    path: str,
    library: Library,
    editions: tuple[str, ...] = (),
    readings: dict[str, str] | None = None,
    *,
    changes: bool = False,
) -> tuple[Dispute, ...]:
    """Settle every scenario of a feature file; complain of any that cannot be settled."""
    docket = hear(text, path, library, editions, readings, changes=changes)
    if docket.faults:
        raise BadData("\n".join(map(str, docket.faults)))
    return docket.disputes


def hear(
    text: str,
    path: str,
    library: Library,
    editions: tuple[str, ...] = (),
    readings: dict[str, str] | None = None,
    *,
    changes: bool = False,
) -> Docket:
    """Settle those scenarios of a feature file that can be; tell what is wrong with the others.

    A scenario that does not name its edition is settled under `editions`.
    With `changes`, look for what would change the verdict.
    """
    book = library.book
    terms = _Terms(library, checked_readings(readings or {}, book), changes)
    feature = read_dispute(text, path)
    faults = list(map(complaint, feature.findings))
    if not feature.scenarios and not faults:
        hint = "Write one: “Scenario: …”."
        faults.append(BadData("There is no scenario here.", where=path, hint=hint))
    disputes: list[Dispute] = []
    with work("Settling", len(feature.scenarios)) as told:
        for scenario in feature.scenarios:
            drafts, wrong = draft_scenario(scenario, library, editions or (book.default_edition,))
            faults += map(complaint, sorted(set(wrong)))
            try:
                answers = tuple(compared([_settled_on_roads(terms, each) for each in drafts], book))
            except BadData as fault:
                faults.append(placed(fault, scenario))
            else:
                if answers:
                    disputes.append(Dispute(scenario.title, path, scenario.line, answers))
            told(1)
    return Docket(tuple(disputes), tuple({str(each): each for each in faults}.values()))


def settle_case(case: Case, book: Book) -> Settled:
    """Settle a compiled scenario, step by step as it stands."""
    draft = Draft(case, tuple(Line(step, now=True, whole=True) for step in case.steps))
    return read_each_way(draft, played_once(draft, book), book)


def _settled_on_roads(terms: _Terms, draft: Draft) -> Settled:
    """Settle a draft, on each road that it may take where nobody says which."""
    answers = on_each_road(draft, partial(_settled_somehow, terms))
    (_, first), *others = answers
    if not others:
        return first
    choices = tuple(Choice(road, each.answer) for road, each in answers)
    if len({each.answer for each in choices}) > 1:
        return replace(first, answer="undetermined", choices=choices, trouble="")
    same = len({each.verdict and each.because for _, each in answers}) == 1
    notes = whichever_road([road for road, _ in answers], same=same)
    return replace(first, notes=(*notes, *first.notes))


def _settled_somehow(terms: _Terms, draft: Draft) -> Settled:
    """Settle a draft; where that cannot be done, by other choices than those it was taken for."""
    try:
        answer, is_cut = _settled(terms, draft)
        return (_by_other_choices(terms, draft) if is_cut else None) or answer
    except BadData:
        # Perhaps it can be, by another choice than the first of those that nobody makes.
        if (other := _by_other_choices(terms, draft)) is not None:
            return other
        raise


def _settled(terms: _Terms, draft: Draft) -> tuple[Settled, bool]:
    """Settle a draft as it was taken, say how that was, and whether a step before it is illegal."""
    book = terms.library.book
    draft = with_readings(draft, terms.readings)
    draft, played, unsaid = _with_what_goes_unsaid(draft, terms)
    answer = _by_each_choice(draft, played, read_each_way(draft, played, book), book)
    meant = filter(None, (each.note() for each in played.meant))
    notes = (
        *draft.notes,
        *map(left_aside, draft.unread),
        *meant,
        *came_by_itself(draft, played.case),
        *taken(draft.case, terms.library),
        *beyond_influence(draft.case),
        *_by_a_first_turn(draft, played, book),
        *past_attacks(draft.case, answer, terms.library),
        *keyed_to_nothing(draft, answer, terms.library),
        *unsaid,
        *answer.notes,
    )
    answer = replace(answer, notes=notes, unread=draft.unread)
    if not terms.changes or answer.verdict not in ("legal", "illegal"):
        return answer, played.is_cut
    return replace(answer, what_if=what_if(draft, waits=played.waits)), played.is_cut


def _with_what_goes_unsaid(draft: Draft, terms: _Terms) -> tuple[Draft, Played, tuple[str, ...]]:
    """Play a draft out; where it matters, with the piles filled of which it says nothing."""
    book = terms.library.book
    played = played_out(draft, book)
    pool = terms.library.names(draft.case.position.edition).pool
    filled = with_piles(draft, played.settled, pool)
    if filled is not None:
        # What is illegal is so at least as things were said; of all else, the fault is told.
        with suppress(BadData) if played.settled.verdict == "illegal" else nullcontext():
            other = played_out(filled, book)
            if _said(other) != _said(played):
                return filled, other, (not_empty(_said(played)),)
    return draft, played, ()


def _said(played: Played) -> str:
    return played.settled.verdict or played.settled.answer


def _by_a_first_turn(draft: Draft, played: Played, book: Book) -> tuple[str, ...]:
    """Say which turn it was taken to be, where that is open and a first turn would differ."""
    if not draft.turn_is_open:
        return ()
    position = draft.case.position
    first = replace(position, turn=replace(position.turn, number=1))
    otherwise = replace(draft, case=replace(draft.case, position=first))
    with suppress(BadData):
        answer = played_once(otherwise, book, waits=played.waits).settled
        if (answer.answer, answer.verdict) != (played.settled.answer, played.settled.verdict):
            return (whichever_turn(answer.verdict or answer.answer),)
    return ()


def _by_other_choices(terms: _Terms, draft: Draft) -> Settled | None:
    """Settle what cannot be as it was taken to be, by other choices by which it can be."""
    remarks = Remarks()
    carried(draft, lambda *_: None, dispute=True, remarks=remarks)
    found: dict[str, Settled] = {}
    for other in done_otherwise(draft, remarks.meant):
        with suppress(BadData):
            if played_out(other.draft, terms.library.book).is_cut:
                continue  # Then this is not what was meant.
            answer, _ = _settled(terms, other.draft)
            found[other.chosen] = replace(answer, notes=(other.note, *answer.notes))
    choices = tuple(Choice(words, each.answer) for words, each in found.items())
    first = next(iter(found.values()), None)
    if first is None or len({each.answer for each in choices}) == 1:
        return first
    return replace(first, answer="undetermined", choices=choices, trouble="")


def _by_each_choice(draft: Draft, played: Played, settled: Settled, book: Book) -> Settled:
    """See whether the answer hangs on a choice that nobody made of those who do something."""

    def answer(otherwise: Draft) -> Answer:
        return played_once(otherwise, book, waits=played.waits).settled.answer

    choices, notes = what_hangs(draft, played.meant, played.settled.answer, answer)
    if choices:
        return replace(settled, answer="undetermined", choices=choices, trouble="")
    return replace(settled, notes=(*notes, *settled.notes))
