"""How it is told by how much a deck goes beyond a limit."""

from westmarch.kernel.words import sentence
from westmarch.rulebooks.core.setup import Breaches
from westmarch.table.actions import RegisterDeck
from westmarch.table.game import Game


def listed(_: Game, breaches: Breaches, __: RegisterDeck) -> str:
    """Tell of each time a limit is gone beyond, in a sentence of its own."""
    return " ".join(sentence(f"{each}.") for each in dict.fromkeys(breaches))
