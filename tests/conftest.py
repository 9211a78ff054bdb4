"""How random tests are run: the same each time in CI, with new examples by hand.

And a card that the game knows and we do not.
"""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import settings

from westmarch.cards import every

settings.register_profile("ci", deadline=None, derandomize=True, print_blob=True)
settings.register_profile("long", deadline=None, max_examples=20_000)
if os.environ.get("CI"):
    # What a change is judged by is to be the same each time that it is judged.
    settings.load_profile("ci")


@pytest.fixture
def stranger(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[str]:
    """Name a card of the game that is not among ours: a hazard creature of The Balrog."""
    name = "Nameless Gnawer"
    names = tmp_path / "names.tsv"
    known = every.NAMES.read_text("utf-8")
    names.write_text(f"{known}BA-999\thazard creature\t{name}\n", "utf-8")
    monkeypatch.setattr(every, "NAMES", names)
    _forget_names()
    yield name
    _forget_names()


def _forget_names() -> None:
    for each in (every.every_card, every._by_id, every._by_letters, every._by_spelling):
        each.cache_clear()
