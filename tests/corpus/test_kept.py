"""The corpus as it is kept: compiled but once, and anew whenever anything of it has changed."""

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.test_layers import graph
from westmarch import store
from westmarch.corpus import kept as kept_module
from westmarch.corpus.compile import Compiled, compile_folder, digest_of
from westmarch.corpus.kept import LATER, BrokenCorpus, load_kept
from westmarch.corpus.names import Library
from westmarch.paths import FEATURES

FEATURE = Path("dragons", "scope.feature")


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A little corpus of one feature, little rules, and a cache of their own."""
    monkeypatch.setenv(store.PLACE, str(tmp_path / "cache"))
    for name in ("FEATURES", "RULES", "GRAMMAR", "PACKAGE"):
        monkeypatch.setattr(kept_module, name, tmp_path / name.lower())
    for name in ("features/dragons", "rules", "grammar", "package/kernel", "package/kit"):
        (tmp_path / name).mkdir(parents=True)
    (tmp_path / "features" / FEATURE).write_bytes((FEATURES / FEATURE).read_bytes())
    return tmp_path


@pytest.fixture
def compilations(monkeypatch: pytest.MonkeyPatch) -> list[Compiled]:
    """What was compiled so far."""
    done: list[Compiled] = []

    def counted(folder: Path, library: Library) -> Compiled:
        done.append(compile_folder(folder, library))
        return done[-1]

    monkeypatch.setattr("westmarch.corpus.compile.compile_folder", counted)
    return done


load: Callable[[], kept_module.Kept] = load_kept.__wrapped__


def test_it_is_compiled_but_once_and_is_what_was_compiled(
    folder: Path, compilations: list[Compiled]
) -> None:
    first, second = load(), load()
    (compiled,) = compilations
    assert first.corpus == second.corpus == compiled.corpus
    assert first.corpus.cases
    assert digest_of(first.corpus.cases) == compiled.corpus.digest
    assert (second.features, second.scenarios) == (1, len(compiled.scenarios))


@pytest.mark.parametrize(
    "place", ["features/dragons/scope.feature", "rules/x.md", "grammar/x", "package/kernel/x.py"]
)
def test_it_is_compiled_anew_when_anything_has_changed(
    folder: Path, compilations: list[Compiled], place: str
) -> None:
    load()
    with (folder / place).open("a") as changed:
        changed.write("\n")
    load()
    assert len(compilations) == 2


def test_what_it_does_not_depend_on_may_change(folder: Path, compilations: list[Compiled]) -> None:
    load()
    (folder / "package/kit/x.py").write_text("")
    load()
    assert len(compilations) == 1
    for below in graph().keys() - set(LATER):
        assert not graph()[below] & set(LATER)


def test_nothing_is_kept_of_a_broken_one(folder: Path, compilations: list[Compiled]) -> None:
    with (folder / "features" / FEATURE).open("a") as changed:
        changed.write("    And who knows?\n")
    for _ in range(2):
        with pytest.raises(BrokenCorpus, match="who knows") as broken:
            load()
        assert broken.value.kept.features == 1
    assert len(compilations) == 2
    assert not (folder / "cache").exists() or not list((folder / "cache").glob("corpus*"))
