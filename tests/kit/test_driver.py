"""Engines at the end of a wire: what arrives, and each way in which they break."""

import fcntl
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from threading import Event, Thread
from typing import Any

import pytest

from tests.corpus.little_engine import LittleEngine
from tests.corpus.miniatures import compiled
from tests.corpus.test_run import ELSEWHERE, PLAY
from tests.fuzz.test_engines import engine
from westmarch.corpus.run import run_case
from westmarch.errors import BadData
from westmarch.kit.driver import InProcess, NoEngine, Stdio, Timeouts
from westmarch.table.actions import Finish
from westmarch.wire.engine import Trouble
from westmarch.wire.protocol import Hello

QUICK = Timeouts(hello=20, setup=5, operation=0.3, case=5)


def little(*arguments: object) -> str:
    return " ".join(map(str, (sys.executable, "-m", "tests.kit.little_main", *arguments)))


def dummy(name: str) -> str:
    return f"{sys.executable} -m westmarch engine --dummy {name}"


@pytest.fixture
def wire() -> Iterator[Stdio]:
    with Stdio(little(), QUICK) as driver:
        yield driver


def test_it_says_who_it_is(wire: Stdio) -> None:
    assert wire.hello(Hello(seq=0)).name == "little"


@pytest.mark.parametrize("steps", [PLAY, ELSEWHERE])
def test_a_case_passes_over_the_wire_as_it_does_in_process(wire: Stdio, steps: str) -> None:
    case = compiled(steps)
    assert run_case(case, wire) == run_case(case, InProcess(LittleEngine()))
    assert run_case(case, wire).status == "pass"


def test_dice_are_given_when_they_are_needed(wire: Stdio) -> None:
    case = compiled("""
        Given the emended rules
        And Glóin is at Rivendell
        When Glóin faces the strike and rolls 1 and 2, then 3 and 4 for the body check
        Then Glóin is wounded
    """)
    assert run_case(case, wire).status == "pass"


def test_optional_questions_are_answered(wire: Stdio) -> None:
    wire.setup(compiled(PLAY).position)
    assert wire.options("player") == ()
    assert wire.explain() == ()


def test_what_makes_no_sense_is_an_error_and_the_engine_goes_on(wire: Stdio) -> None:
    wire.setup(compiled(PLAY).position)
    with pytest.raises(BadData, match="a Finish makes no sense here"):
        wire.ask(Finish(player="player"))
    assert run_case(compiled(PLAY), wire).status == "pass"
    assert wire.starts == 1


@pytest.mark.parametrize(
    ("command", "status", "words"),
    [
        (dummy("crash"), "crash", "the engine went away (exit code 1)"),
        (dummy("slow"), "timeout", "no reply to “act” in time"),
        (dummy("garbage"), "protocol", "“Ai! ai! A Balrog is come!” is no reply"),
        (little("Foreigner"), "protocol", "the engine does not speak protocol 1"),
        ("cat", "protocol", "holds exactly one answer"),
        ("true", "crash", "the engine went away"),
    ],
)
def test_breaking_is_told_apart_from_failing(command: str, status: str, words: str) -> None:
    with Stdio(command, QUICK) as driver:
        result = run_case(compiled(PLAY), driver)
        assert result.status == status
        assert words in result.message
        again = run_case(compiled(PLAY), driver)
        assert (again.status, driver.starts) == (status, 2)


def test_the_last_words_of_an_engine_are_kept(tmp_path: Path) -> None:
    with Stdio(little("Newborn", tmp_path / "cradle"), QUICK) as driver:
        result = run_case(compiled(PLAY), driver)
        assert "(exit code 3): newborn: I fall" in result.message
        assert run_case(compiled(PLAY), driver).status == "pass"


def test_all_that_it_said_before_it_went_is_shown() -> None:
    said = "import sys; sys.stderr.write('first\\nsecond\\n'); sys.exit(2)"
    with Stdio(f'{sys.executable} -c "{said}"', QUICK) as driver:
        for _ in range(2):
            with pytest.raises(Trouble) as trouble:
                driver.hello(Hello(seq=0))
            assert str(trouble.value).splitlines() == [
                "the engine went away (exit code 2): second",
                "  | first",
                "  | second",
            ]


def test_a_listener_hears_both_sides() -> None:
    heard: list[tuple[str, bytes]] = []
    with Stdio(little(), QUICK, lambda way, line: heard.append((way, line))) as driver:
        driver.hello(Hello(seq=0))
    assert [way for way, _ in heard] == [">", "<", ">", "<"]
    assert b'"op":"hello"' in heard[0][1]
    assert b'"name":"little"' in heard[1][1]


def test_a_whole_family_of_processes_is_ended(tmp_path: Path) -> None:
    held = tmp_path / "treasure"
    with Stdio(little("Parent", held), Timeouts(setup=0.5)) as driver:
        assert run_case(compiled(PLAY), driver).status == "timeout"
        with held.open() as treasure:
            for _ in range(100):
                try:
                    fcntl.flock(treasure, fcntl.LOCK_EX | fcntl.LOCK_NB)
                except BlockingIOError:
                    time.sleep(0.01)
                else:
                    return
    pytest.fail("somebody still holds on to it")


def test_what_begins_as_the_run_is_given_up_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    begun: list[subprocess.Popen[bytes]] = []
    beginning, start = Event(), subprocess.Popen

    def slowly(*args: Any, **kwargs: Any) -> subprocess.Popen[bytes]:
        beginning.set()
        time.sleep(0.2)
        begun.append(start(*args, **kwargs))
        return begun[0]

    monkeypatch.setattr(subprocess, "Popen", slowly)
    refused: list[Trouble] = []

    def ask() -> None:
        try:
            driver.hello(Hello(seq=0))
        except Trouble as trouble:
            refused.append(trouble)

    with Stdio(little(), QUICK) as driver:
        asking = Thread(target=ask)
        asking.start()
        assert beginning.wait(20)
        driver.give_up()
        asking.join(20)
    assert refused
    assert [each.poll() is not None for each in begun] == [True]


def test_leave_is_not_taken_of_an_engine_when_something_is_wrong() -> None:
    with (
        pytest.raises(KeyboardInterrupt),
        Stdio(engine("stubborn"), QUICK.scaled(100)) as driver,
    ):
        driver.hello(Hello(seq=0))
        began = time.monotonic()
        raise KeyboardInterrupt
    assert time.monotonic() - began < 20


def test_a_command_that_is_not_there_is_a_usage_error() -> None:
    with Stdio("no-such-engine --at all") as driver, pytest.raises(NoEngine) as error:
        driver.hello(Hello(seq=0))
    assert "“no-such-engine --at all” cannot be started" in str(error.value)


def test_a_slip_in_process_is_a_crash() -> None:
    class Slippery(LittleEngine):
        def see(self, paths: tuple[str, ...]) -> None:
            raise KeyError("soap")

    with pytest.raises(Trouble, match="KeyError: 'soap'") as trouble:
        InProcess(Slippery()).see(())
    assert trouble.value.status == "crash"
