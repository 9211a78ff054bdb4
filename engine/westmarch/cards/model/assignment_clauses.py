"""What cards say of who is assigned strikes."""

from msgspec import Struct

from westmarch.cards.model.phrases.things import Attacks


class FirstStrike(Struct, frozen=True, tag="first-strike"):
    """The attacker may assign the first strike of an attack to the bearer, before anybody else."""

    always: bool = True
    """It says so with “always”."""
    line: int = 0


class DefenderAssigns(Struct, frozen=True, tag="defender-assigns"):
    """The defender may assign the strikes of such attacks to anybody, regardless of all else."""

    attacks: Attacks
    line: int = 0


class StruckFirst(Struct, frozen=True, tag="struck-first"):
    """In all cases this is assigned a strike before its bearer, as if it were untapped."""

    line: int = 0


AssignmentClause = FirstStrike | DefenderAssigns | StruckFirst
