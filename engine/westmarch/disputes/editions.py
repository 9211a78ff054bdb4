"""Compares what a dispute is answered with under one edition and the next."""

from collections.abc import Iterator

from msgspec.structs import replace

from westmarch.book.book import Book
from westmarch.disputes.answers import Settled
from westmarch.wire.protocol import Reason


def compared(settled: list[Settled], book: Book) -> Iterator[Settled]:
    """Say of each edition which rules make it differ from the one before it."""
    before: Settled | None = None
    for each in settled:
        if before is not None and (before.verdict, before.answer) != (each.verdict, each.answer):
            spoke = {reason.rule for reason in before.reasons}
            new = book.in_force(each.edition) - book.in_force(before.edition)
            ids = dict.fromkeys((*each.because, *(reason.rule for reason in each.reasons)))
            changed = tuple(
                id_
                for id_ in ids
                if id_ in new and spoke & {*book.rules[id_].emends, *book.rules[id_].replaces}
            )
            yield replace(each, changed_by=changed, reasons=_first(changed, each.reasons))
        else:
            yield each
        before = each


def _first(deciding: tuple[str, ...], reasons: tuple[Reason, ...]) -> tuple[Reason, ...]:
    """Put those reasons first that come from the rules which make the difference."""
    front = tuple(replace(each, role="decides") for each in reasons if each.rule in deciding)
    return (*front, *(each for each in reasons if each.rule not in deciding))
