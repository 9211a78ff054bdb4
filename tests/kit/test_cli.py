"""The commands: what they print, and with what they exit."""

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import msgspec
import pytest
from msgspec.structs import replace

from tests.corpus.miniatures import compiled
from westmarch.cli import main
from westmarch.corpus.compile import load_corpus
from westmarch.corpus.model import Corpus
from westmarch.kit.coverage import Passage, in_the_source

from .test_driver import dummy, little

HARP = """
Feature: A dispute
  Scenario: Glóin finds a harp
    Given Smaug was defeated earlier this turn
    And Glóin is at The Lonely Mountain
    And the company has entered the site
    When Glóin plays “Magical Harp”
"""


class Ran(NamedTuple):
    code: object
    out: str
    err: str


Run = Callable[..., Ran]


@pytest.fixture
def run(capfd: pytest.CaptureFixture[str]) -> Run:
    def run(*args: object) -> Ran:
        with pytest.raises(SystemExit) as stop:
            main([str(arg) for arg in args])
        captured = capfd.readouterr()
        return Ran(stop.value.code, captured.out, captured.err)

    return run


@pytest.fixture
def dispute(tmp_path: Path) -> Path:
    file = tmp_path / "dispute.feature"
    file.write_text(HARP, "utf-8")
    return file


def test_run_puts_verdicts_side_by_side(run: Run, dispute: Path) -> None:
    ran = run("run", dispute, "--edition", "printed", "--edition", "emended", "--why")
    assert ran.code == 1
    for words in (
        "ILLEGAL       by dragons.hoards.play-only-at-hoard",
        "LEGAL         changed by dragons.hoards.turn-start",
        "  Asked   whether Glóin may play “Magical Harp”.",
        "   1  A hoard item such as Magical Harp is played only where there is a hoard.",
        "   2  Magical Harp is a hoard item.",
        "not an official ruling",
    ):
        assert words in ran.out


def test_run_speaks_json(run: Run, dispute: Path) -> None:
    ran = run("run", dispute, "--format", "json")
    (settled,) = json.loads(ran.out)["disputes"][0]["settled"]
    assert (ran.code, settled["answer"]) == (0, "legal")


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        ("Magical Harp", "Adamant Helmet", 0),
        ("Smaug was defeated earlier this turn", "Smaug was defeated earlier in the game", 1),
        ("The Lonely Mountain", "Framsburg", 3),
        ("earlier this turn", "earlier this turn\n    And reading a of q.x", 65),
        ("Glóin plays", "Gloinn plays", 65),
        ("  Scenario", "  Scenari", 65),
    ],
)
def test_run_exits_with_its_answer(run: Run, dispute: Path, old: str, new: str, code: int) -> None:
    text = HARP.replace(old, new)
    if new == "Framsburg":
        text = text.replace("Magical Harp", "Adamant Helmet")
    dispute.write_text(text, "utf-8")
    assert run("run", dispute).code == code


def test_run_reads_an_open_question_as_it_is_told(run: Run, dispute: Path) -> None:
    dispute.write_text(
        HARP.replace("The Lonely Mountain", "Framsburg").replace("Magical Harp", "Adamant Helmet"),
        "utf-8",
    )
    assert run("run", dispute, "--reading", "q.dragons.hoard-by-site-text=a").code == 0
    assert run("run", dispute, "--reading", "q.dragons.hoard-by-site-text=b").code == 1


def test_run_says_when_it_depends_on_what_is_not_modelled(run: Run, dispute: Path) -> None:
    entering = "Given Glóin is at The Under-courts\n    When the company enters the site\n"
    dispute.write_text(f"Feature: A dispute\n  Scenario: Below\n    {entering}", "utf-8")
    ran = run("run", dispute)
    assert ran.code == 4
    assert "it hangs on what is not modelled" in ran.out


@pytest.mark.parametrize(
    ("args", "code", "words"),
    [
        (("--edition", "emnded"), 64, "Did you mean “emended”?"),
        (("--reading", "b"), 64, "“b” is no reading."),
        (("--reading", "q.dragons.hord=b"), 65, "No question q.dragons.hord."),
    ],
)
def test_run_refuses_what_it_does_not_know(
    run: Run, dispute: Path, args: tuple[str, ...], code: int, words: str
) -> None:
    ran = run("run", dispute, *args)
    assert (ran.code, words in ran.err, ran.out) == (code, True, "")


def test_run_wants_a_file_of_text(run: Run, tmp_path: Path) -> None:
    assert run("run", tmp_path / "nothing.feature").code == 66
    assert run("run", tmp_path).code == 65
    (tmp_path / "x").write_bytes(b"\xff\xfe")
    assert "not text in UTF-8" in run("run", tmp_path / "x").err


def test_corpus_compiles_and_counts(run: Run, tmp_path: Path) -> None:
    ran = run("corpus", "--out", tmp_path)
    assert ran.code == 0
    assert " scenarios, " in ran.out
    corpus = msgspec.json.decode((tmp_path / "corpus.json").read_bytes(), type=Corpus)
    assert run("corpus", "--format", "json").out.count(corpus.digest) == 1
    assert (tmp_path / "corpus.schema.json").exists()


@pytest.fixture
def little_corpus(monkeypatch: pytest.MonkeyPatch) -> None:
    """The check command finds two little cases instead of the whole corpus."""
    from tests.corpus.test_run import ELSEWHERE, PLAY

    first, second = compiled(PLAY), compiled(ELSEWHERE)
    cases = (first, msgspec.structs.replace(second, key="little-0001", id="little-0001"))
    corpus = Corpus(corpus_version="0", digest="0" * 64, cases=cases)
    monkeypatch.setattr("westmarch.corpus.compile.load_corpus", lambda: corpus)


@pytest.mark.usefixtures("little_corpus")
class TestCheck:
    """`westmarch check`."""

    def test_an_engine_that_knows_the_rules(self, run: Run, tmp_path: Path) -> None:
        ran = run("check", "--engine", f"cmd:{little()}", "--report", tmp_path / "report")
        assert (ran.code, "little 1: 2 pass" in ran.out) == (0, True)
        assert (tmp_path / "report" / "index.html").exists()

    def test_an_engine_that_does_not(self, run: Run) -> None:
        ran = run("check", "--engine", f"cmd:{dummy('yes')}")
        assert (ran.code, "yes 0: 2 fail" in ran.out) == (1, True)
        assert "expected: illegal by dragons.hoards.only-at-hoard" in ran.out

    def test_an_engine_that_supports_nothing_answers_nothing(self, run: Run) -> None:
        ran = run("check", "--engine", f"cmd:{little('Refuser')}")
        assert (ran.code, "little 1: 2 unsupported" in ran.out) == (4, True)

    def test_json(self, run: Run) -> None:
        ran = run("check", "--engine", f"cmd:{little()}", "--format", "json")
        assert json.loads(ran.out)["counts"] == {"pass": 2}

    def test_only_some_cases(self, run: Run) -> None:
        ran = run("check", "--engine", f"cmd:{little()}", "--only", "little-0001")
        assert "little 1: 1 pass" in ran.out

    def test_known_failures(self, run: Run, tmp_path: Path) -> None:
        known = tmp_path / "known.toml"
        known.write_text('[[known]]\nkey = "little-0000"\nreason = "x"\nuntil = 2999-01-01\n')
        ran = run("check", "--engine", f"cmd:{little()}", "--known", known)
        assert (ran.code, "1 pass, 1 unexpected-pass" in ran.out) == (1, True)

    @pytest.mark.parametrize(
        ("args", "code", "words"),
        [
            (("--engine", "cmd:no-such-engine"), 69, "cannot be started"),
            (("--engine", "cmd:true"), 69, "does not answer “hello”"),
            (("--engine", "no-such-engine"), 64, "is no engine"),
            (("--engine", "cmd:cat", "--only", "little-001"), 64, "Did you mean “little-0001”?"),
            (("--engine", "cmd:cat", "--edition", "printed"), 64, "The editions are emended."),
        ],
    )
    def test_refusals(self, run: Run, args: tuple[str, ...], code: int, words: str) -> None:
        ran = run("check", *args)
        assert (ran.code, words in ran.err) == (code, True)


def test_the_reference_engine_passes_over_the_wire(run: Run) -> None:
    ran = run("check", "--engine", f"cmd:{sys.executable} -m westmarch engine")
    assert ran.code == 0, ran.out


def test_mutate_takes_out_what_it_is_told(run: Run) -> None:
    ran = run("mutate", "--only", "dragons.hoards.play-only-at-hoard", "--format", "json")
    told = json.loads(ran.out)
    assert ran.code == 0
    assert told["control"] == "killed"
    assert told["rules"]["dragons.hoards.play-only-at-hoard"]["verdict"] == "killed"
    assert run("mutate", "--book", "dragns").code == 64
    ran = run("mutate", "--only", "dragons.hoards.play-only-at-hoard")
    assert "1 rules: 1 killed; control killed" in ran.out


def test_mutate_changes_the_code_of_rules_by_a_little(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    corpus = load_corpus()
    few = tuple(case for case in corpus.cases if case.key.startswith("hoards-000"))
    monkeypatch.setattr("westmarch.corpus.compile.load_corpus", lambda: replace(corpus, cases=few))
    words = ("mutate", "--operators", "--chapter", "dragons.hoards", "--sample", "5")
    ran = run(*words, "--format", "json")
    assert {each["fate"] for each in json.loads(ran.out)} <= {"killed", "raised", "survived"}
    told = run(*words)
    assert (told.code, "5 changes of " in told.out) == (ran.code, True)
    assert run("mutate", "--operators", "--chapter", "dragons.hords").code == 64


def test_coverage_counts_books_and_scenarios(run: Run) -> None:
    ran = run("coverage", "--format", "json")
    told = json.loads(ran.out)
    assert ran.code == 0
    assert told["books"]["dragons"]["linked"] >= told["books"]["dragons"]["executed"] > 0
    assert len(set(told["features"].values())) == 1
    characters = told["cards"]["character"]
    assert characters["cards"] == characters["in_full"] + characters["in_part"]
    assert 0 < characters["proved"] <= characters["cards"]
    assert told["cards"]["creature"]["in_words"] >= told["cards"]["creature"]["in_part"]
    ran = run("coverage")
    assert "both polarities" in ran.out
    assert "in full  in part  proved" in ran.out


def test_playout_plays_whom_it_is_told(run: Run) -> None:
    ran = run("playout", "--games", "1", "--players", "wizard,ringwraith")
    assert ran.code == 0
    assert ran.out.startswith("1 of 1 games came to their end.\n")
    assert "stuck 0, errors 0, cards lost 0, refusals without a rule 0" in ran.out
    told = json.loads(run("playout", "--games", "1", "--format", "json").out)
    assert (told["games"], told["ended"], told["faults"]) == (1, 1, [])
    ran = run("playout", "--players", "wizard,dragon")
    assert ran.code == 64
    assert "“wizard,dragon” does not say who plays whom." in ran.err


def test_a_scenario_that_gets_lost_is_noticed(tmp_path: Path) -> None:
    (tmp_path / "x.feature").write_text(
        "Feature: X\n  Scenario: a\n  Scenario Outline: b\n    Examples:\n      | case |\n"
        "      | c |\n      | d |\n\n    Examples:\n      | case |\n      | e |\n"
    )
    assert in_the_source(tmp_path) == 4
    assert Passage(4, 4, None, 4).agree
    assert not Passage(4, 4, 3, 4).agree


def test_an_engine_answers_line_by_line() -> None:
    ran = subprocess.run(
        [sys.executable, "-m", "westmarch", "engine"],
        input=b'{"op": "hello", "seq": 1}\nElbereth\n{"op": "bye", "seq": 2}\n',
        capture_output=True,
        check=True,
    )
    hello, error, bye = map(json.loads, ran.stdout.splitlines())
    assert hello["ok"]["name"] == "westmarch"
    assert "this is no request" in error["error"]["message"]
    assert bye == {"seq": 2, "ok": {}}
