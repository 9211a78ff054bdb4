"""Whatever the scenarios do, their tables stay sound, and nobody sees what is hidden."""

from westmarch.corpus.kept import load_corpus
from westmarch.corpus.run import run_case
from westmarch.kernel.chance import no_chance
from westmarch.kit.watch import leaks
from westmarch.table.actions import AnyAction
from westmarch.table.audit import faults
from westmarch.table.view import view
from westmarch.wire.engine import Draw
from westmarch.wire.protocol import Position, Unsupported, VerdictGiven
from westmarch.wire.reference import ReferenceEngine


class Watched(ReferenceEngine):
    """The reference engine, with somebody who looks at the table after all that happens."""

    def __init__(self) -> None:
        super().__init__()
        self.amiss: list[str] = []

    def setup(self, position: Position) -> Unsupported | None:
        answer = super().setup(position)
        self._look()
        return answer

    def act(self, action: AnyAction, draw: Draw = no_chance) -> VerdictGiven | Unsupported:
        answer = super().act(action, draw)
        self._look()
        return answer

    def _look(self) -> None:
        assert self.state is not None
        self.amiss += faults(self.state)
        for player in self.state.players:
            seen = view(self.state, player.name)
            self.amiss += leaks(self.state, seen, player.name)


def test_every_table_of_the_corpus_is_sound() -> None:
    engine = Watched()
    for case in load_corpus().cases:
        run_case(case, engine)
        assert engine.amiss == [], case.key
