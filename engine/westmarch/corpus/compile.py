"""Turns feature files into cases: scenarios whose steps are typed operations."""

from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from typing import Any, cast

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from westmarch import __version__
from westmarch.book.finding import Finding
from westmarch.corpus.carrying import carried
from westmarch.corpus.expecting import Claim, Ruling
from westmarch.corpus.lines import Draft, Line, Rolled, Until
from westmarch.corpus.lint import cross_check, read_tags
from westmarch.corpus.model import (
    ActStep,
    AnyStep,
    AskStep,
    Case,
    Corpus,
    Draw,
    Expect,
    ExpectVerdict,
)
from westmarch.corpus.names import Library
from westmarch.corpus.patterns import IN_RESPONSE, Section, listed
from westmarch.corpus.rolls import PICK, SHUFFLE, WHATEVER, a_roll, own_purpose, purpose_of
from westmarch.corpus.scene import NotThere, Table, reference
from westmarch.corpus.scene import player as seat
from westmarch.corpus.source import Feature, Scenario, Sentence, read_feature
from westmarch.corpus.understanding import Understood, understand
from westmarch.corpus.versions import with_usable_sites
from westmarch.errors import BadData, WestmarchError
from westmarch.files import read_text
from westmarch.table.actions import AnyAction, FaceStrike, PlayEvent, UseCard
from westmarch.waiting import work
from westmarch.wire.paths import declared
from westmarch.wire.protocol import Position, VerdictName

_SHUFFLES = {
    "": (),
    "shuffles": (SHUFFLE,),
    "both shuffle": (SHUFFLE, SHUFFLE),
    "picks at random": (PICK,),
}
"""What a step has chance put into an order."""


class Compiled(Struct, frozen=True):
    """What came of a set of feature files."""

    cases: tuple[Case, ...]
    features: tuple[Feature, ...]
    findings: tuple[Finding, ...]

    @property
    def scenarios(self) -> tuple[Scenario, ...]:
        """The scenarios of all features, each example of an outline by itself."""
        return tuple(each for feature in self.features for each in feature.scenarios)

    @property
    def corpus(self) -> Corpus:
        """The cases as one document."""
        return corpus_of(self.cases)


def corpus_of(cases: Iterable[Case]) -> Corpus:
    """Make one document of cases."""
    cases = tuple(cases)
    return Corpus(corpus_version=__version__, digest=digest_of(cases), cases=cases)


def compile_folder(folder: Path, library: Library) -> Compiled:
    """Compile all feature files under a folder."""
    features = tuple(
        read_feature(read_text(file), f"{folder.name}/{file.relative_to(folder).as_posix()}")
        for file in sorted(folder.rglob("*.feature"))
    )
    cases: list[Case] = []
    findings: list[Finding] = []
    with work("Compiling", len(features)) as told:
        for feature in features:
            findings += feature.findings
            for scenario in feature.scenarios:
                made, wrong = compile_scenario(scenario, library)
                cases += made
                findings += wrong
            told(1)
    findings += cross_check(features, library.book)
    return Compiled(tuple(cases), features, tuple(sorted(set(findings))))


def compile_scenario(scenario: Scenario, library: Library) -> tuple[list[Case], list[Finding]]:
    """Compile a scenario for each edition that it speaks of."""
    drafts, found = draft_scenario(scenario, library)
    wrong = _Complaints(scenario.path, found)
    cases = [carried(draft, wrong.add) for draft in drafts]
    return ([] if found else cases), found


def draft_scenario(
    scenario: Scenario, library: Library, editions: tuple[str, ...] = ()
) -> tuple[list[Draft], list[Finding]]:
    """Understand a scenario for each edition that it speaks of; the game is not played yet.

    `editions` stand in for what a dispute leaves open; a dispute needs no tags, either.
    """
    dispute = bool(editions)
    found: list[Finding] = []
    wrong = _Complaints(scenario.path, found)
    tags = read_tags(scenario, library.book, found, required=not dispute)
    notes: list[str] | None = [] if dispute else None
    steps, unread = _understood(scenario, library, wrong, notes)
    _check_order(scenario, found, dispute=dispute)
    _check_agreement(steps, wrong)
    chosen = _editions(steps, found, scenario, library) or list(editions)
    if not chosen and not found:
        wrong.add(
            scenario.line,
            "No step says which rules hold.",
            "Begin with “Given the emended rules”, or say what differs: “Then under the printed "
            "rules …”.",
        )
    drafts: list[Draft] = []
    for edition in chosen or [library.book.default_edition]:
        table = Table(library.names(edition), edition, loosely=dispute)
        table.is_later = dispute and not tags.id
        lines = _carry_out(steps, table, library, wrong)
        key = "#".join(
            part for part in (tags.id, scenario.example, edition if len(chosen) > 1 else "") if part
        )
        case = Case(
            key=key,
            id=tags.id,
            example=scenario.example,
            title=scenario.title,
            path=scenario.path,
            line=scenario.line,
            rules=tags.rules,
            cards=tags.cards,
            uses=tags.uses,
            polarity=tags.polarity,
            position=_position(table, lines),
            steps=(),
        )
        told = (*(notes or ()), *table.notes)
        drafts.append(Draft(case, tuple(lines), told, unread, turn_is_open=table.leaves_turn_open))
    if not found:
        found += dict.fromkeys(wrong.missing)
    return ([] if found else drafts), found


def digest_of(cases: Iterable[Case]) -> str:
    """Hash cases, so that two parties can tell whether they speak of the same ones."""
    return digest_of_written(msgspec.json.encode(as_read(cases)))


def as_read(cases: Iterable[Case]) -> tuple[Case, ...]:
    """Give cases as they are once they are read: then what they leave out is always the same."""
    return msgspec.json.decode(msgspec.json.encode(tuple(cases)), type=tuple[Case, ...])


def digest_of_written(cases: bytes) -> str:
    """Hash cases as they stand in a file, whatever a later version may add to a case."""
    return sha256(
        msgspec.json.encode(msgspec.json.decode(cases), order="deterministic")
    ).hexdigest()


class _Complaints(Struct, frozen=True):
    """Turns errors into findings at a line, and goes on."""

    path: str
    found: list[Finding]
    missing: list[Finding] = []
    """What is not on the table, perhaps for no other reason than what else is wrong."""

    def at(self, line: int, do: Callable[..., Any], *args: Any) -> Any:
        """Do something; if it complains, note that and give None."""
        try:
            return do(*args)
        except NotThere as error:
            finding = Finding(self.path, line, error.what, error.hint)
            self.missing.append(finding)
            return None
        except WestmarchError as error:
            self.add(line, error.what, error.hint)
            return None

    def add(self, line: int, what: str, hint: str = "") -> None:
        """Note something wrong, once."""
        finding = Finding(self.path, line, what, hint)
        if finding not in self.found:
            self.found.append(finding)


def _understood(
    scenario: Scenario, library: Library, wrong: _Complaints, notes: list[str] | None
) -> tuple[list[Understood], tuple[str, ...]]:
    """Recognize the steps; in a dispute an expectation may stay aside that cannot be read."""
    steps: list[Understood] = []
    aside: dict[Sentence, WestmarchError] = {}
    last = ""
    for sentence in scenario.sentences:
        if notes is not None and sentence.section == "Then":
            try:
                steps.append(understand(sentence, library, notes, last))
            except WestmarchError as error:
                aside[sentence] = error
        elif step := wrong.at(sentence.line, understand, sentence, library, notes, last):
            steps.append(step)
            last = step.sentence.text
    if any(step.match.mode != "set" for step in steps):
        return steps, tuple(f"Then {sentence.text}" for sentence in aside)
    for sentence, fault in aside.items():
        wrong.add(sentence.line, fault.what, fault.hint)
    return steps, ()


def _check_order(scenario: Scenario, found: list[Finding], *, dispute: bool) -> None:
    sections = [sentence.section for sentence in scenario.sentences]
    if "Then" not in sections and not dispute:
        found.append(
            Finding(
                scenario.path,
                scenario.line,
                "The scenario expects nothing.",
                "Let it end with a Then, such as “Then it is legal”.",
            )
        )
    begun = False
    for sentence in scenario.sentences:
        # What a background does comes after all Givens, its own and those of the scenario.
        begun = begun or (not sentence.background and sentence.section in ("When", "Then"))
        if begun and sentence.section == "Given":
            found.append(
                Finding(
                    scenario.path,
                    sentence.line,
                    "A Given comes too late here.",
                    "The table is laid before the first When or Then.",
                )
            )


def _check_agreement(steps: list[Understood], wrong: _Complaints) -> None:
    """Complain of Givens that say two things of one; a scenario may set its background right."""
    said: dict[tuple[bool, str], tuple[str, Sentence]] = {}
    for step in steps:
        for about, value in _said_once(step):
            sentence = step.sentence
            before, first = said.setdefault((sentence.background, about), (value, sentence))
            if before != value:
                what = f"“{sentence.text}” contradicts “{first.text}”."
                wrong.add(sentence.line, what, "Leave one of them out.")


def _said_once(step: Understood) -> Iterator[tuple[str, str]]:
    """Give what a Given says of something that is so in one way only: of what, and how it is."""
    row, slots = step.match.row, step.match.slots
    if row.section == "Given" and row.frame and "edition" not in slots:
        yield f"{row.pattern} {slots.get('player')} {slots.get('question')}", str(slots)
    elif row.section == "Given" and "state" in slots:
        for each in listed(slots["things"]):
            yield each, slots["state"]


def _editions(
    steps: list[Understood], found: list[Finding], scenario: Scenario, library: Library
) -> list[str]:
    given = [s for s in steps if s.match.mode == "set" and "edition" in s.match.slots]
    limited = [s for s in steps if s.match.edition]
    chosen = dict.fromkeys(s.match.edition or s.match.slots["edition"] for s in (given or limited))
    wrong = _Complaints(scenario.path, found)
    if given and limited:
        wrong.add(
            limited[0].sentence.line,
            "The scenario has chosen its edition already.",
            f"Without “{given[0].sentence.text}” it runs under each edition that a Then names.",
        )
    if len(given) > 1:
        wrong.add(given[1].sentence.line, "A scenario is played by one edition's rules.")
    line = (given or limited)[0].sentence.line if chosen else 0
    return [each for each in chosen if wrong.at(line, library.book.edition, each)]


def _carry_out(
    steps: list[Understood], table: Table, library: Library, wrong: _Complaints
) -> list[Line]:
    _lay(steps, table, library, wrong)
    table.begun = True
    lines: list[Line] = []
    for step in steps:
        if step.match.mode != "set" and step.match.edition in ("", table.edition):
            lines += wrong.at(step.sentence.line, _lines, step, table, library) or ()
            table.acted = True
    return lines


def _lay(steps: list[Understood], table: Table, library: Library, wrong: _Complaints) -> None:
    """Lay the table; what is about something that other Givens put there waits for them."""
    setting = [step for step in steps if step.match.mode == "set"]
    frames = [step for step in setting if step.match.row.frame]
    others = [step for step in setting if not step.match.row.frame]
    early: list[Understood] = []
    for step in (*frames, *others):
        if wrong.at(step.sentence.line, _is_too_early, step, table):
            early.append(step)
            continue
        try:
            _set(step, table, library)
        except NotThere:
            early.append(step)
        except WestmarchError as error:
            wrong.add(step.sentence.line, error.what, error.hint)
    for step in sorted(early, key=lambda each: each.match.row.about):
        wrong.at(step.sentence.line, _set, step, table, library)
    if table.loosely:
        table.notes.extend(_means_nothing(steps, table.edition, library))


def _position(table: Table, lines: list[Line]) -> Position:
    """Lay the position out; in a dispute, with the versions of sites that can be meant."""
    position = table.position()
    if table.loosely:
        # What is wrong with the position is complained of as the game begins.
        with suppress(WestmarchError):
            return with_usable_sites(table, position, lines)
    return position


def _is_too_early(step: Understood, table: Table) -> bool:
    """Tell whether a Given is about a card by its name that no Given has put down yet."""
    if not step.match.row.about:
        return False
    slots = step.match.slots
    named = listed(slots.get("things") or slots.get("cards") or slots.get("card") or "")
    quoted = [each for each in named if '"' in each]
    return not all(table.knows(reference(each)) for each in quoted)


def _means_nothing(steps: list[Understood], edition: str, library: Library) -> Iterator[str]:
    """Tell of steps that are about what the edition does not know, and name those that do."""
    found: dict[str, list[str]] = {}
    for step in steps:
        rule = step.match.row.rule
        if not rule or step.match.edition not in ("", edition):
            continue
        editions = library.book.editions
        known = [each for each in editions if rule in library.book.in_force(each)]
        if rule not in library.book.in_force(edition):
            found.setdefault(" and ".join(known), []).append(f"“{step.sentence.text}”")
    for those, (first, *more) in found.items():
        said = f"{first} and {len(more)} more like it mean" if more else f"{first} means"
        yield f"{said} nothing under the {edition} rules, but under those of {those}."


def _set(step: Understood, table: Table, library: Library) -> None:
    slots = step.match.slots
    if "question" in slots:
        question = library.book.question(slots["question"])
        readings = [reading.id for reading in question.readings]
        if slots["reading"] not in readings:
            raise BadData(
                f"{question.id} has no reading {slots['reading']}.",
                hint=f"Its readings are {', '.join(readings)}.",
            )
    step.match.row.does(table, **slots)


def _lines(step: Understood, table: Table, library: Library) -> list[Line]:
    when = step.match.slots.get("now")
    table.later.clear()
    table.said, table.whole = None, False
    typed = _typed(step, table, library)
    return [
        Line(
            each,
            now=when is not None,
            in_response=when == IN_RESPONSE,
            later=tuple(table.later),
            said=table.said,
            whole=table.whole,
        )
        for each in typed
    ]


def _typed(step: Understood, table: Table, library: Library) -> "list[AnyStep | Rolled | Until]":
    match, slots = step.match, dict(step.match.slots)
    words: dict[str, Any] = {
        "text": f"{cast('Section', step.sentence.section)} {step.sentence.text}",
        "line": step.sentence.line,
    }
    by = tuple(_in_force(rule, table.edition, library) for rule in listed(slots.get("rules", "")))
    for question in listed(slots.get("questions", "")):
        library.book.question(question)
    slots.pop("now", None)
    if match.mode == "see":
        return [_expected(claim, words) for claim in match.row.does(table, **slots)]
    rolls, forbidding = slots.pop("rolls", ""), slots.pop("forbidding", "")
    shuffled = _SHUFFLES[slots.pop("shuffles", "")]
    slots.pop("rules", None)
    word = slots.pop("word", "")
    action: AnyAction | Rolled | Until = match.row.does(table, **slots)
    if isinstance(action, (Rolled, Until)):
        return [replace(action, **words)]
    if word:
        action = replace(action, player=seat(word))
    if match.mode == "do":
        draws = _draws(rolls, match.row.roll, action, table)
        return [ActStep(**words, action=action, draws=(*draws, *shuffled))]
    asked = AskStep(**words, action=action)
    if match.mode == "ask":
        return [asked]
    if forbidding:
        by = (table.text(reference(forbidding)),)
    verdict: VerdictName = "legal" if match.mode == "may" else "illegal"
    return [asked, ExpectVerdict(**words, verdict=verdict, by=by)]


def _expected(claim: Claim | Ruling, words: dict[str, Any]) -> AnyStep:
    if isinstance(claim, Ruling):
        return ExpectVerdict(**words, verdict=claim.verdict, by=claim.by, questions=claim.questions)
    declared(claim.path)
    return Expect(**words, path=claim.path, value=claim.value, relation=claim.relation)


def _draws(rolls: str, own: str, action: AnyAction, table: Table) -> Iterator[Draw]:
    for number, roll in enumerate(rolls.split(", then ") if rolls else ()):
        dice, _, purpose = roll.partition(" for the ")
        what, _, whose = purpose.partition(" of ")
        of = table.thing(whose).label if whose else ""
        if table.loosely and not purpose and not number and isinstance(action, FaceStrike):
            of = action.character  # The attacker may roll, too, but these are his own dice.
        if table.loosely and not what and isinstance(action, (PlayEvent, UseCard)):
            yield a_roll(dice, WHATEVER, "")  # Its text says what they are for.
            continue
        said = purpose_of(what) if what or number else own or own_purpose(action, dice)
        yield a_roll(dice, said, of)


def _in_force(rule: str, edition: str, library: Library) -> str:
    library.book.rule(rule)
    if rule not in library.book.in_force(edition):
        raise BadData(
            f"{rule} is not in force under the {edition} rules.",
            hint="Another rule has taken its place there, or it came with a later edition.",
        )
    return rule
