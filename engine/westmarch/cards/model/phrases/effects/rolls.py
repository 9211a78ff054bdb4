"""Dice that decide whether something happens, and those that are rolled twice."""

from typing import Annotated, Literal

from msgspec import Struct, structs

from westmarch.cards.model.phrases.effect import Effect
from westmarch.cards.model.phrases.targets import (
    Someone,
    Subject,
)
from westmarch.cards.model.phrases.things import Who
from westmarch.cards.model.vocabulary import (
    Role,
)
from westmarch.cards.wording.declare import phrase, words


@phrase("{subject} rolls twice [for {check}]")
class RollTwice(Effect, frozen=True):
    """Two rolls are made against the strike, or for a check, and the player takes the better."""

    subject: Someone
    check: Annotated[
        Literal["", "influence check"],
        words("CHECK", "a check", said={"influence check": "an influence check"}),
    ] = ""
    """Without one it is against the strike."""


@phrase("{amount:+} if {role} is {who}")
class Bonus(Struct, frozen=True):
    """What is added to a roll if somebody is such a character."""

    amount: int
    role: Role
    who: Who


_ROLLED = (
    "if <{check}|a roll> [plus {plus}] [({bonuses:+and})]"
    " {above:is greater than|is less than} {than} [plus {over}] then"
)


@phrase(f"{_ROLLED} {{effects:one}}", f"{_ROLLED} both {{effects:+and}}")
class Roll(Effect, frozen=True):
    """Dice decide whether something happens, or one thing and another."""

    than: int
    effects: tuple[Effect, ...]
    above: bool = True
    plus: Annotated[
        str,
        words(
            "PLUS",
            "what is added to the roll",
            *("its player's unused general influence", "his unused direct influence", "his mind"),
            "the minion characters at its site",
            *("the prowess of the attack", "the rangers of the company"),
            "the scouts of the company",
        ),
    ] = ""
    """What is added to the roll."""
    over: Annotated[
        str, words("OVER", "what is added to the number", "the unused influence over it")
    ] = ""
    """What is added to the number that it is compared with."""
    check: Annotated[
        Literal["", "influence check"],
        words("CHECK", "a check", said={"influence check": "an influence check"}),
    ] = ""
    """The roll is a check of this kind, so what changes such checks changes it."""
    bonuses: tuple[Bonus, ...] = ()
    """What is added to it besides, and for whom."""

    @property
    def parts(self) -> tuple[Effect, ...]:
        """What happens if the dice will have it."""
        return self.effects

    def speaking_of(self, whom: Subject) -> "Roll":
        """Give it with whom its parts speak of."""
        return structs.replace(self, effects=tuple(each.speaking_of(whom) for each in self.effects))
