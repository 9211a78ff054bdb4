"""What the steps say of what has become of something, and of what the game waits for."""

from westmarch.corpus.claims import Claim, Claims
from westmarch.corpus.given import PLACES
from westmarch.corpus.patterns import listed
from westmarch.corpus.table import Table, reference, references
from westmarch.corpus.table import player as seat

_ENDED = {
    "was successful": "successful",
    "failed": "failed",
    "was ineffectual": "ineffectual",
    "was cancelled": "cancelled",
}

# Cards


def whose_pile(table: Table, things: str, player: str, pile: str) -> Claims:
    """Say in whose pile cards lie."""
    for each in listed(things):
        label = table.thing(each).label
        yield Claim(f"card/{label}/place", PLACES[pile])
        yield Claim(f"card/{label}/pile-of", seat(player))


def eliminated(table: Table, characters: str) -> Claims:
    """Say that characters or allies were eliminated."""
    for ref in references(characters):
        yield Claim(f"card/{table.the(ref, ('character', 'ally')).label}/place", "out-of-play")


def is_trophy(table: Table, character: str, cards: str) -> Claims:
    """Say what somebody keeps as trophies."""
    taker = _somebody(table, character)
    for ref in references(cards):
        label = table.the(ref).label
        yield Claim(f"card/{label}/bearer", taker)
        yield Claim(f"card/{label}/trophy", value=True)


def in_use(table: Table, card: str) -> Claims:
    """Say that an item does something for its bearer."""
    yield Claim(f"card/{table.the(reference(card)).label}/in-use", value=True)


def not_in_use(table: Table, card: str) -> Claims:
    """Say that an item does nothing for its bearer."""
    yield Claim(f"card/{table.the(reference(card)).label}/in-use", value=False)


# Hazards


def base_limit(table: Table, company: str, number: str) -> Claims:
    """Say what the size of a company has made its hazard limit."""
    yield Claim(f"company/{table.company(company).label}/base-hazard-limit", int(number))


def hazards_played(table: Table, company: str, number: str) -> Claims:
    """Say how many hazards were declared against the limit of a company."""
    yield Claim(f"company/{table.company(company).label}/hazards", int(number))


def hazards_left(table: Table, company: str, number: str) -> Claims:
    """Say for how many more hazards the limit of a company has room."""
    yield Claim(f"company/{table.company(company).label}/hazards-left", int(number))


# Strikes and checks


def strike_ended(table: Table, character: str, ended: str) -> Claims:
    """Say how the last strike ended that somebody faced."""
    yield Claim(f"strike/{_somebody(table, character)}/outcome", _ENDED[ended])


def strike_total(table: Table, character: str, number: str) -> Claims:
    """Say what somebody's roll against the strike came to."""
    yield Claim(f"strike/{_somebody(table, character)}/total", int(number))


def strike_prowess(table: Table, character: str, number: str) -> Claims:
    """Say what somebody's roll against the strike was held against."""
    yield Claim(f"strike/{_somebody(table, character)}/prowess", int(number))


def strike_check(table: Table, character: str, number: str) -> Claims:
    """Say what the body check of a strike came to that somebody had beaten."""
    yield Claim(f"strike/{_somebody(table, character)}/body-check", int(number))


def check(table: Table, check: str, character: str, number: str) -> Claims:
    """Say what somebody's last check of a kind came to."""
    yield Claim(f"check/{_somebody(table, character)}/{check.replace(' ', '-')}", int(number))


def detainment(_: Table) -> Claims:
    """Say that the attack being fought is detainment."""
    yield Claim("attack/detainment", value=True)


def no_detainment(_: Table) -> Claims:
    """Say that the attack being fought is in earnest."""
    yield Claim("attack/detainment", value=False)


# What the game waits for


def has_to_act_on(table: Table, player: str, matter: str) -> Claims:
    """Say who has to decide, and about what."""
    yield Claim("awaiting", seat(player))
    yield Claim("window/about", table.spot(matter))


def window(_: Table, player: str, window: str) -> Claims:
    """Say who has to act in which window."""
    yield Claim("awaiting", seat(player))
    yield Claim("window", window)


def declared(table: Table, things: str) -> Claims:
    """Say what was declared and has not resolved."""
    for each in listed(things):
        yield Claim("chain", table.thing(each).label, "has")


def nothing_declared(_: Table) -> Claims:
    """Say that nothing waits to resolve."""
    yield Claim("chain", [])


def _somebody(table: Table, character: str) -> str:
    return table.the(reference(character), ("character", "ally")).label
