"""What single events of The Lidless Eye let people find who look more closely."""

from westmarch.kernel.rulebook import Rulebook
from westmarch.rulebooks.cards.closer_looks import finds_for_others

# LE-175

CATCH_AN_ELUSIVE_SCENT = Rulebook("LE-175")

finds_for_others(CATCH_AN_ELUSIVE_SCENT, "picks-it-up")
