"""How cards change numbers, for as long as they lie there or for a while."""

from typing import Annotated, Literal

from msgspec import Struct, structs

from westmarch.cards.model.phrases.effect import Effect, Matter, in_combat
from westmarch.cards.model.phrases.targets import (
    THE_ATTACK,
    EachAttack,
    OnAttack,
    Subject,
    Target,
)
from westmarch.cards.model.vocabulary import (
    Counted,
    Quantity,
    Times,
)
from westmarch.cards.wording.declare import phrase, words


@phrase(
    "{amount:+} {quantity} [per {per} [at most {at_most}]]"
    " [, to a maximum of {maximum}] [, to a minimum of {minimum}]",
    "{times} {quantity}",
    "{quantity} reduced to {to}",
)
class Shift(Struct, frozen=True):
    """What becomes of a number."""

    quantity: Quantity
    amount: int = 0
    times: Times = ""
    """Halves are rounded up."""
    maximum: int | None = None
    minimum: int | None = None
    per: Counted = ""
    """The amount counts once for each of these."""
    at_most: int | None = None
    """It counts no more often than this."""
    to: int | None = None
    """It comes down to this."""


@phrase("[{subject} has] {shifts:+and} [{until}]")
class Lasting(Effect, frozen=True):
    """Numbers are others for a while."""

    shifts: tuple[Shift, ...]
    subject: Subject | None = None
    """Without one it is what the card is played or used on."""
    until: Annotated[
        Literal["", "turn", "combat", "strike"],
        words(
            "UNTIL",
            "how long it lasts",
            said={
                "turn": "until the turn ends",
                "combat": "until the attack is over",
                "strike": "until the strike is resolved",
            },
        ),
    ] = ""
    """Empty for what is over with the check, or with the attack."""

    def about(self, target: Target | None) -> frozenset[Matter]:
        """Whatever changes a body bears on the body checks of its owner, too."""
        unsaid = self.subject is None and isinstance(target, OnAttack)
        of_attack = unsaid or isinstance(self.subject, EachAttack) or self.subject == THE_ATTACK
        when: frozenset[Matter] = frozenset({"attack"}) if of_attack else in_combat(target)
        if self.until == "strike":
            when = frozenset({"strike"})
        if all(each.quantity != "body" for each in self.shifts):
            return when
        return when | {"body check of a strike" if of_attack else "body check"}

    def speaking_of(self, whom: Subject) -> "Lasting":
        """Give it with whose numbers change: strikes are those of the attack."""
        if self.subject is not None:
            return self
        of_attack = any(each.quantity == "strikes" for each in self.shifts)
        return structs.replace(self, subject=THE_ATTACK if of_attack else whom)
