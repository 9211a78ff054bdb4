"""What cards do with items: gold rings are tested, something is put with one, or one is played."""

from westmarch.cards.model.phrases.effect import Effect
from westmarch.cards.model.phrases.targets import (
    Someone,
)
from westmarch.cards.model.vocabulary import (
    ItemClass,
    Role,
)
from westmarch.cards.wording.declare import phrase


@phrase("a~tapped~site~with~a~hoard yields one {classes:+or} item")
class Allow(Effect, frozen=True):
    """One item may be played, even though its site is tapped, if the site contains a hoard."""

    classes: tuple[ItemClass, ...]


@phrase("test {subject:whom} [at {modifier:+}] {twice:with two rolls}")
class TestRing(Effect, frozen=True):
    """A gold ring is tested."""

    subject: Someone
    modifier: int = 0
    twice: bool = False
    """Two rolls are made, and the player takes the one he likes better."""


@phrase("place {name} with {role}")
class Place(Effect, frozen=True):
    """A stored card of this name is put with another card."""

    name: str
    role: Role
