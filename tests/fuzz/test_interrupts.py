"""Whoever interrupts a run gets what is known by then, and all engines end with it."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.fuzz.test_engines import engine
from westmarch.corpus.kept import load_corpus


@pytest.mark.parametrize("sign", [signal.SIGINT, signal.SIGTERM])
def test_an_interrupt_ends_a_run_at_once(tmp_path: Path, sign: int) -> None:
    load_corpus()  # Now it is kept, and the run begins at once.
    report = tmp_path / "report"
    command = [sys.executable, "-m", "westmarch", "check", "--engine", f"cmd:{engine('stubborn')}"]
    run = subprocess.Popen(
        [*command, "--jobs", "2", "--timeout-scale", "100", "--report", str(report),
         "--log", str(tmp_path / "log")],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        # Whoever tests in the background ignores interrupts, and what is begun there would, too.
        preexec_fn=lambda: signal.signal(sign, signal.SIG_DFL),
    )  # fmt: skip
    try:
        wait_for(tmp_path, b'"setup"')
        began = time.monotonic()
        os.kill(run.pid, sign)
        said, complained = run.communicate(timeout=60)
    finally:
        run.kill()
        run.communicate()
    assert time.monotonic() - began < 30
    assert run.returncode == 130
    assert b"the run was interrupted" in complained
    assert b"The run was interrupted before." in said
    summary = json.loads((report / "summary.json").read_text("utf-8"))
    assert summary["complete"] is False


def wait_for(folder: Path, words: bytes) -> None:
    """Wait until something was said in a log, which is written beside its place at first."""
    for _ in range(1200):
        if any(words in file.read_bytes() for file in folder.glob("*log*") if file.is_file()):
            return
        time.sleep(0.05)
    pytest.fail(f"{words!r} was never said")
