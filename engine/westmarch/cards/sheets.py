"""The files of cards, read all together: which cards there are, and what amends each of them."""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from functools import cache

from westmarch.cards.compiled import Compiled, Listed, compiled
from westmarch.cards.language.sheet import Sheet, refuse_second
from westmarch.cards.language.statement import Amendment
from westmarch.cards.model.card import Card
from westmarch.cards.wording.english import series
from westmarch.errors import BadData, nearest
from westmarch.paths import CARDS, GRAMMAR, PACKAGE
from westmarch.store import Form, files, fingerprint


@cache
def all_cards() -> Compiled:
    """Give Westmarch's own cards, in the form in which they are kept."""
    return Compiled(CARDS_READ.kept())


def _made_from() -> str:
    """Fingerprint all that the cards are read from, and the code that reads them."""
    return fingerprint(files(CARDS, GRAMMAR, PACKAGE / "cards"))


def _compile_cards() -> bytes:
    from westmarch.cards.language.parse import parse

    return compile_sheets(
        parse(path.read_text("utf-8"), f"cards/{path.name}")
        for path in sorted(CARDS.glob("*.cards"))
    )


CARDS_READ = Form("cards", _made_from, _compile_cards)
"""What all files of cards say."""


def compile_sheets(sheets: Iterable[Sheet]) -> bytes:
    """Pack the cards of several files, each with what amends it."""
    cards: dict[str, Card] = {}
    amendments: list[Amendment] = []
    for sheet in sheets:
        for card in sheet.cards:
            refuse_second(card, cards)
        amendments += sheet.amendments
    amending: defaultdict[str, list[Amendment]] = defaultdict(list)
    for id_, amendment in _placed(amendments, cards):
        amending[id_].append(amendment)
    return compiled((card, amending[card.id]) for card in cards.values())


def _placed(
    amendments: Iterable[Amendment], cards: Mapping[str, Card]
) -> Iterator[tuple[str, Amendment]]:
    """Give the id of the card that each amendment is about."""
    named: defaultdict[str, list[str]] = defaultdict(list)
    for card in cards.values():
        named[card.name].append(card.id)
    for each in amendments:
        yield _amended(each, cards, named), each


def _amended(
    amendment: Amendment, cards: Mapping[str, Card], named: Mapping[str, list[str]]
) -> str:
    ids = named.get(amendment.name, ())
    where = f"rules/{amendment.path}:{amendment.line}"
    if not ids:
        what = f"no card is called “{amendment.name}”"
        raise BadData(what, where=where, hint=nearest(amendment.name, named))
    if amendment.id:
        if amendment.id not in ids:
            what = f"{amendment.id} is not called “{amendment.name}”"
            raise BadData(what, where=where, hint=f"Of this name there is {series(ids, 'and')}.")
        return amendment.id
    if len(ids) > 1:
        several = series([described(cards[each]) for each in ids], "or")
        hint = f'Write the id before the name: amend {ids[0]} "{amendment.name}" under …'
        raise BadData(f"“{amendment.name}” may be {several}", where=where, hint=hint)
    return ids[0]


def described(card: Card | Listed) -> str:
    """Tell a card from others of its name."""
    return f"{card.id} ({card.alignment} {card.type})"
