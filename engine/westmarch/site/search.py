"""The index that the search page asks, made by Pagefind from the finished pages."""

import subprocess
import sys
from pathlib import Path

from westmarch.errors import BadUsage

_NOT_WORDS = ".headerlink, .rule-prefix, .rule-foot, .scenario > .rule-facts"


def index(site: Path) -> None:
    """Index a site; without an index its search page falls back on Sphinx's own."""
    command = [sys.executable, "-m", "pagefind", "--site", str(site), "--quiet"]
    done = subprocess.run(
        [*command, "--exclude-selectors", _NOT_WORDS], capture_output=True, text=True, check=False
    )
    if done.returncode:
        said = (done.stderr or done.stdout).strip().split("\n")[-1]
        raise BadUsage(
            f"Pagefind could not index {site}: {said}",
            hint="Install it with its program: pip install 'pagefind[bin]'.",
        )
