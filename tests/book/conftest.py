"""A knowledge base of a few lines, for tests to write into."""

from collections.abc import Callable
from pathlib import Path

import pytest

REGISTERS = {
    "sources.toml": """\
[OLD]
title = "The old rules"
date = "1996"
authority = "Their makers"
rank = 1

[NEW]
title = "The new rules"
date = "1999"
authority = "Their keepers"
rank = 2
""",
    "editions.toml": """\
default = "emended"

[printed]
title = "As printed"
date = "1996"

[emended]
title = "As emended"
date = "1999"
base = ["printed"]
""",
    "aliases.toml": '"Éowyn" = ["Eowyn"]\n',
}

Write = Callable[[str, str], Path]


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """Give an empty knowledge base, which has its registers and nothing else."""
    root = tmp_path / "rules"
    root.mkdir()
    for name, text in REGISTERS.items():
        (root / name).write_text(text, "utf-8")
    return root


@pytest.fixture
def write(root: Path) -> Write:
    """Write a file into the knowledge base."""

    def write(name: str, text: str) -> Path:
        path = root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
        return path

    return write


def rule(id_: str, text: str = "Be kind.", **options: str) -> str:
    """Give a rule's directive; an option is spelled with underscores for hyphens."""
    given = {"kind": "restriction", "source": "OLD, 1", **options}
    lines = [f":{name.replace('_', '-')}: {value}" for name, value in given.items() if value]
    return "\n".join([f":::{{rule}} {id_}", *lines, "", text, ":::", ""])


def chapter(*rules: str) -> str:
    """Give a chapter's file."""
    return "\n".join(["# A chapter", "", "What it is about.", "", *rules])
