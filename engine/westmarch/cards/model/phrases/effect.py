"""What all effects have in common."""

from msgspec import Struct

from westmarch.cards.wording.declare import dashed


class Effect(Struct, frozen=True, tag=dashed):
    """What a card does."""
