"""`westmarch run`: settle a dispute."""

from pathlib import Path
from typing import TYPE_CHECKING

import click

from westmarch import __version__
from westmarch.cli import (
    DATA,
    FAILS,
    FORMAT,
    HOLDS,
    NO_INPUT,
    UNDETERMINED,
    UNREAD,
    UNSUPPORTED,
    complain,
)
from westmarch.errors import BadData, BadUsage, NoInput, WestmarchError

if TYPE_CHECKING:
    from westmarch.book.book import Book
    from westmarch.book.page import Page
    from westmarch.corpus.names import Library
    from westmarch.disputes.answers import Answer, Dispute, Reading, Settled
    from westmarch.wire.protocol import Reason

_WIDTH = 80
"""How wide the verdicts are where there is no terminal to measure."""
_HEADINGS = {"decides": "Because", "fact": "That rests on", "number": "The numbers"}
"""What stands over the reasons of each role."""
_ANSWERS = {
    "legal": "Yes.",
    "holds": "Yes.",
    "illegal": "No.",
    "does not hold": "No.",
    "undetermined": "The sources leave it open, and this is the question.",
    "unsupported": "It cannot be judged yet: it hangs on what is not modelled.",
}
_CODES = {
    "holds": HOLDS,
    "legal": HOLDS,
    "illegal": FAILS,
    "does not hold": FAILS,
    "undetermined": UNDETERMINED,
    "unsupported": UNSUPPORTED,
}


@click.command()
@click.argument("files", nargs=-1, required=True, type=click.Path(path_type=Path))
@click.option("--edition", "editions", multiple=True, help="Judge by these rules; may be repeated.")
@click.option(
    "--reading",
    "readings",
    multiple=True,
    metavar="ID=x",
    help="Read an open question this way; may be repeated.",
)
@click.option("--why", is_flag=True, help="Explain it, so that it can be read out.")
@FORMAT
def command(
    files: tuple[Path, ...],
    editions: tuple[str, ...],
    readings: tuple[str, ...],
    why: bool,
    format_: str,
) -> int:
    """Settle a dispute: give the verdict on what each scenario in FILES asks last.

    A folder stands for all .feature files below it, and - for standard input.
    Where a scenario says what it expects, the question is whether it is as expected.
    With --why comes an explanation that can be read out: what decides, what that rests on, the
    numbers with their parts, and what alone would turn the verdict.
    Exits with 0 if everything is legal or as expected, 1 if something is not, 3 if the sources
    leave it open or it hangs on a choice that nobody makes, 4 if it cannot be judged, and 5 if an
    expectation could not be read and was left aside. If something is wrong with a file or a
    scenario, the others are settled all the same, and the exit code is 65, or 66 if a file cannot
    be read.
    """
    import msgspec

    from westmarch.corpus.names import open_library
    from westmarch.disputes.answers import answers
    from westmarch.disputes.readings import checked_readings

    library = open_library()
    for edition in editions:
        try:
            library.book.edition(edition)
        except BadData as error:
            raise BadUsage(error.what, hint=error.hint) from None
    read = checked_readings(dict(_reading(each, library.book) for each in readings), library.book)
    disputes, faults = _heard(files, library, editions, read, why=why)
    if format_ == "json":
        wrong = [{"what": each.what, "where": each.where, "hint": each.hint} for each in faults]
        data = {"westmarch": __version__, "official": False, "disputes": disputes, "faults": wrong}
        click.echo(msgspec.json.format(msgspec.json.encode(data)).decode())
    else:
        if disputes:
            click.echo(_page(disputes, library.book, read, why=why))
        for fault in faults:
            complain(fault)
    if faults:
        return NO_INPUT if all(isinstance(each, NoInput) for each in faults) else DATA
    if any(each.unread for dispute in disputes for each in dispute.settled):
        return UNREAD
    return max(_CODES[answer] for answer in answers(disputes))


def _heard(
    files: tuple[Path, ...],
    library: "Library",
    editions: tuple[str, ...],
    readings: dict[str, str],
    *,
    why: bool,
) -> "tuple[list[Dispute], list[WestmarchError]]":
    """Settle what can be settled in all files; give what is wrong with the rest, too."""
    from contextlib import nullcontext

    from westmarch.disputes.settling import hear
    from westmarch.files import features_in, read_text, shown
    from westmarch.waiting import work

    disputes: list[Dispute] = []
    faults: list[WestmarchError] = []
    found: list[Path] = []
    for each in files:
        try:
            found += features_in([each])
        except NoInput as fault:
            faults.append(fault)
    # Of one file it is told scenario by scenario how far it has come.
    with work("Settling", len(found)) if len(found) > 1 else nullcontext(lambda _: None) as told:
        for file in found:
            try:
                text = read_text(file)
            except (BadData, NoInput) as fault:
                faults.append(fault)
            else:
                docket = hear(text, shown(file), library, editions, readings, changes=why)
                disputes += docket.disputes
                faults += docket.faults
            told(1)
    return disputes, faults


def _reading(text: str, book: "Book") -> tuple[str, str]:
    from westmarch.book.ids import in_full

    id_, equals, reading = text.partition("=")
    if not equals:
        raise BadUsage(
            f"“{text}” is no reading.", hint="Write --reading q.dragons.hoard-by-site-text=b"
        )
    return in_full(id_, book.questions), reading


def _page(
    disputes: "list[Dispute]", book: "Book", readings: dict[str, str], *, why: bool
) -> "Page":
    from westmarch.book.page import DIM, GREEN, RED, YELLOW, Page

    colours = {HOLDS: GREEN, FAILS: RED, UNDETERMINED: YELLOW, UNSUPPORTED: YELLOW}
    page = Page(_WIDTH)
    several = len({each.path for each in disputes}) > 1
    for dispute in disputes:
        page.heading(dispute.title)
        if several:
            page.line(f"{dispute.path}:{dispute.line}", mark=DIM)
        page.line()
        names = [_edition(each, book) for each in dispute.settled]
        widest = max(map(len, names))
        for each, name in zip(dispute.settled, names, strict=True):
            shown = _verdict(each)
            verdict = shown.upper()
            head = f"  {name:<{widest}}  {verdict:<13} "
            page.hanging(head, _mainly(each), mark=colours[_CODES[shown]], word=verdict)
        page.line()
        notes = dict.fromkeys(said for each in dispute.settled for said in each.notes)
        for said in notes:
            page.hanging("  Note    ", said)
        if notes:
            page.line()
        told = {} if why else readings  # With the reasons, this is among what is left aside.
        for question, reading in told.items():
            leaned = any(question in each.questions for each in dispute.settled)
            said = {each.id: each.text for each in book.question(question).readings}[reading]
            page.hanging(
                "  Read as told  ",
                f"{question}={reading}: {said if leaned else 'nothing here hangs on it.'}",
            )
        if told:
            page.line()
        for group in _alike(dispute.settled):
            _details(page, group, book, why=why)
    page.line(f"westmarch {__version__}, not an official ruling", mark=DIM)
    return page


def _alike(settled: "tuple[Settled, ...]") -> "list[list[Settled]]":
    """Put editions together of which there is the same to be told."""
    from msgspec.structs import replace

    def details(one: "Settled") -> "Settled":
        return replace(one, edition="", because=(), changed_by=(), questions=())

    groups: list[list[Settled]] = []
    for each in settled:
        for group in groups:
            if details(each) == details(group[0]):
                group.append(each)
                break
        else:
            groups.append([each])
    return groups


def _details(page: "Page", group: "list[Settled]", book: "Book", *, why: bool) -> None:
    each = group[0]
    if not (why or each.trouble or each.unmodelled or each.readings or each.choices):
        return
    titles = [book.edition(one.edition).title for one in group]
    said = ", and ".join(title[0].lower() + title[1:] for title in titles)
    page.line(said[0].upper() + said[1:])
    for before in each.earlier if why else ():
        page.hanging("  Asked   ", f"whether {before.asked.rstrip('.')}.")
        page.hanging("  Answer  ", "As expected.")
        page.line()
        _because(page, before.reasons)
    page.hanging("  Asked   ", f"whether {each.asked.rstrip('.')}.")
    page.hanging("  Answer  ", _answer(each))
    page.line()
    for choice in each.choices:
        page.hanging("   -  ", f"{choice.answer} if {choice.chosen}.")
    for question in dict.fromkeys(reading.question for reading in each.readings):
        page.hanging("  ", book.question(question).text)
    for reading in each.readings:
        page.hanging(f"  {reading.reading}  ", f"{reading.verdict}: {reading.text}")
        page.line(f"     {reading.question}={reading.reading}")
    for clause in each.unmodelled:
        page.hanging("  -  ", clause)
    for line in each.trouble.splitlines():
        page.hanging("  ", line.strip())
    if each.readings or each.unmodelled or each.trouble or each.choices:
        page.line()
    if why:
        _reasons(page, each)


def _because(page: "Page", reasons: "tuple[Reason, ...]", reading: str = "") -> None:
    number = 0
    for role, heading in _HEADINGS.items():
        alike = [reason for reason in reasons if reason.role == role]
        if not alike:
            continue
        by_reading = reading and role == "decides"
        page.line(f"  By reading {reading}" if by_reading else f"  {heading}")
        for reason in alike:
            number += 1
            page.hanging(f"  {number:>2}  ", reason.text)
            if said_by := _said_by(reason):
                page.hanging("      ", said_by)
        page.line()


def _reasons(page: "Page", each: "Settled") -> None:
    _because(page, each.reasons, each.readings[0].reading if each.readings else "")
    if each.what_if:
        from westmarch.disputes.whatif import other

        page.line(f"  It would be {other(each.verdict)} if")
        for otherwise in each.what_if:
            page.hanging("   -  ", otherwise)
        page.line()
    if each.unasked:
        page.line("  Left aside")
        for open_ in each.unasked:
            page.hanging("      ", open_)
        page.line()


def _said_by(reason: "Reason") -> str:
    if reason.parts:
        named = ((what, rule or f"card {card}") for rule, card, what in reason.origins)
        return "; ".join(f"{what}: {by}" if what else by for what, by in named)
    if reason.card:
        return ", ".join(filter(None, (f"card {reason.card}", reason.source)))
    return f"{reason.rule}  {_places(reason.source)}".strip()


def _places(source: str) -> str:
    """Name documents together that say it in the same place."""
    found: dict[str, list[str]] = {}
    for each in source.split("; ") if source else ():
        code, _, locator = each.partition(", ")
        found.setdefault(locator, []).append(code)
    return "; ".join(f"{' and '.join(codes)}, {locator}" for locator, codes in found.items())


def _answer(each: "Settled") -> str:
    if each.answer == "does not hold" and each.trouble:
        return "Not as expected."
    if each.choices and not each.readings:
        return "It hangs on a choice that nobody is said to make."
    return _ANSWERS[_verdict(each)]


def _verdict(each: "Settled") -> "Answer":
    """Give what the summary says: the verdict, unless more than that is open."""
    more = each.answer in ("undetermined", "unsupported")
    return each.answer if more else each.verdict or each.answer


def _edition(each: "Settled", book: "Book") -> str:
    return f"{each.edition}, {book.edition(each.edition).date}"


def _by_reading(readings: "tuple[Reading, ...]") -> str:
    """Say how it is as the open questions are usually read, and what other readings make of it."""
    usual = readings[0].verdict
    others: dict[str, list[str]] = {}
    for each in readings:
        if each.verdict != usual:
            which = f"reading {each.reading} of {each.question}"
            others.setdefault(each.verdict, []).append(which)
    turned = (f"{verdict} by {' or '.join(which)}" for verdict, which in others.items())
    return "; ".join((f"{usual} as usually read", *turned))


def _mainly(each: "Settled") -> str:
    """Say what decides, and whether it is what the dispute expects."""
    decided = ""
    if each.changed_by:
        decided = f"changed by {' and '.join(each.changed_by)}"
    elif each.verdict == "illegal" and each.answer != "undetermined":
        told = {reason.rule or reason.card for reason in each.reasons if reason.role == "decides"}
        named = [id_ for id_ in each.because if id_ in told]
        decided = f"by {' and '.join(named or each.because)}"
    elif each.choices:
        decided = "by a choice that nobody is said to make"
    elif each.readings:
        decided = _by_reading(each.readings)
    elif each.verdict is None and any(each.because):
        decided = f"by {' and '.join(each.because)}"
    if each.verdict is None or each.answer not in ("holds", "does not hold"):
        return decided
    return (
        f"{decided}{', ' if decided else ''}{'as' if each.answer == 'holds' else 'not as'} expected"
    )
