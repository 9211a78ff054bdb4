"""What hazards say that take prisoners."""

from westmarch.cards.model.attack import Attack
from westmarch.cards.model.clause import Clause
from westmarch.cards.model.phrases.things import Where
from westmarch.cards.wording.declare import phrase


@phrase("holds its prisoners at {where}")
class HoldsAt(Clause, frozen=True):
    """Its prisoners are held at such a site, whose card is placed with it."""

    where: Where


@phrase("a rescue faces {attack}")
class RescueAttack(Clause, frozen=True):
    """A company that would free its prisoners has to face this attack."""

    attack: Attack
