"""What all clauses have in common."""

from msgspec import Struct

from westmarch.cards.wording.declare import dashed


class Clause(Struct, frozen=True, kw_only=True, tag=dashed):
    """What a card says beyond its facts."""

    line: int = 0
    """The line of its file on which it stands."""
