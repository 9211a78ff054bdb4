"""What all effects have in common: what can be told of them from their words alone."""

from collections.abc import Iterable, Iterator
from typing import Literal

from msgspec import Struct

from westmarch.cards.model.phrases.targets import (
    OnAttack,
    OnCharacter,
    OnCompany,
    Subject,
    Target,
)
from westmarch.cards.model.phrases.things import Attacks
from westmarch.cards.wording.declare import dashed

Matter = Literal[
    "attack",
    "strike",
    "corruption check",
    "influence check",
    "faction check",
    "character check",
    "body check",
    "body check of a strike",
]
"""What something can be about, for rules that ask when it may be played or used."""


class Effect(Struct, frozen=True, tag=dashed):
    """What a card does."""

    @property
    def parts(self) -> tuple["Effect", ...]:
        """The effects that it may have in its turn."""
        return ()

    def about(self, target: Target | None) -> frozenset[Matter]:
        """Tell what it is about where its card is played or used on such a target."""
        return frozenset[Matter]().union(*(each.about(target) for each in self.parts))

    def speaking_of(self, whom: Subject) -> "Effect":
        """Give the effect with whom it speaks of, where it does not say."""
        return self


def with_parts(effects: Iterable[Effect]) -> Iterator[Effect]:
    """Go through effects, and through those that they may have in their turn."""
    for each in effects:
        yield each
        yield from with_parts(each.parts)


def in_combat(target: Target | None) -> frozenset[Matter]:
    """Whatever is played on an attack, or on those who face one, is about the attack."""
    if isinstance(target, OnAttack):
        return frozenset({"attack"})
    facing = isinstance(target, OnCharacter | OnCompany) and isinstance(target.facing, Attacks)
    return frozenset({"attack"}) if facing else frozenset()
