"""What a browser runs: no processes, no sockets, none of the command line."""

import subprocess
import sys

import pytest


@pytest.mark.parametrize(
    "module",
    [
        "westmarch.disputes.settling",
        "westmarch.corpus.vacuous",
        "westmarch.wire.server",
        "westmarch.kit.report",
    ],
)
def test_it_can_be_imported_where_there_are_no_processes(module: str) -> None:
    forbidden = ("subprocess", "multiprocessing", "select", "socket", "click", "rich")
    program = f"import sys\nfor name in {forbidden}: sys.modules[name] = None\nimport {module}\n"
    subprocess.run([sys.executable, "-c", program], check=True, capture_output=True)
