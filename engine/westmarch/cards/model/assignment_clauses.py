"""What cards say of who is assigned strikes."""

from westmarch.cards.model.clause import Clause
from westmarch.cards.model.phrases.things import Attacks
from westmarch.cards.wording.declare import phrase


@phrase("the attacker may {always:always} assign the first strike to its bearer")
class FirstStrike(Clause, frozen=True):
    """The attacker may assign the first strike of an attack to the bearer, before anybody else."""

    always: bool = False
    """It says so with “always”."""


@phrase("the defender assigns the strikes of {attacks} regardless of all else")
class DefenderAssigns(Clause, frozen=True):
    """The defender may assign the strikes of such attacks to anybody, regardless of all else."""

    attacks: Attacks


@phrase("in all cases it is assigned a strike before its bearer")
class StruckFirst(Clause, frozen=True):
    """In all cases this is assigned a strike before its bearer, as if it were untapped."""
