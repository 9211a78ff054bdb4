"""What the steps say of what has become of something, and of what the game waits for."""

from westmarch.corpus.claims import Claims
from westmarch.corpus.expecting import Claim
from westmarch.corpus.given import PLACES
from westmarch.corpus.patterns import listed
from westmarch.corpus.scene import Table, reference, references
from westmarch.corpus.scene import player as seat

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


# Hazards


# Strikes and checks


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


def _somebody(table: Table, character: str) -> str:
    return table.the(reference(character), ("character", "ally")).label
