"""A stretch of this game, from one decision to the next."""

from westmarch.kernel.play import GenericPlay
from westmarch.table.game import Game
from westmarch.table.state import State


class Play(GenericPlay[Game]):
    """A stretch of a game on this table."""

    @property
    def state(self) -> State:
        """The table as it stands now."""
        return self.game.state
