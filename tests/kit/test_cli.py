"""The commands: what they print, and with what they exit."""

import gzip
import json
import os
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
from westmarch.corpus.compile import digest_of
from westmarch.corpus.kept import load_corpus
from westmarch.corpus.model import Corpus
from westmarch.kit.coverage import Passage, in_the_source
from westmarch.kit.document import Document, document, read_document, written

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
    assert run("run", dispute, "--reading", "hoard-by-site-text=b").code == 1


def test_run_says_in_one_line_how_an_open_question_is_usually_read(run: Run, dispute: Path) -> None:
    dispute.write_text(
        HARP.replace("The Lonely Mountain", "Framsburg").replace("Magical Harp", "Adamant Helmet"),
        "utf-8",
    )
    ran = run("run", dispute)
    summary = "legal as usually read; illegal by reading b of q.dragons.hoard-by-site-text"
    assert ran.code == 3
    assert f"UNDETERMINED {summary}" in " ".join(ran.out.split())


def test_run_says_when_it_depends_on_what_is_not_modelled(run: Run, dispute: Path) -> None:
    entering = (
        "Given Glóin is at Moria\n    And the opponent has “Forewarned Is Forearmed” in play\n"
        "    When the company enters the site\n"
    )
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
    assert run("run", tmp_path).code == 66
    (tmp_path / "x").write_bytes(b"\xff")
    ran = run("run", tmp_path / "x")
    assert (ran.code, "not text in UTF-8" in ran.err) == (65, True)


def test_run_takes_several_files_and_folders(run: Run, dispute: Path, tmp_path: Path) -> None:
    more = tmp_path / "more"
    more.mkdir()
    for number in (1, 2):
        (more / f"{number}.feature").write_text(HARP.replace("finds", f"finds {number}"), "utf-8")
    ran = run("run", dispute, more)
    titles = [line for line in ran.out.splitlines() if line.startswith("Glóin")]
    assert titles == ["Glóin finds a harp", "Glóin finds 1 a harp", "Glóin finds 2 a harp"]
    assert (ran.code, ran.out.count("not an official ruling")) == (0, 1)
    assert f"{more / '2.feature'}:3" in ran.out.splitlines()


def test_what_cannot_be_written_is_said(run: Run, dispute: Path) -> None:
    ran = run("corpus", "--out", dispute / "below")
    assert (ran.code, f"westmarch: {dispute}" in ran.err) == (73, True)


def test_run_settles_what_can_be_settled(run: Run, dispute: Path, tmp_path: Path) -> None:
    """Nothing that is wrong keeps the rest from its verdict, and each fault has its place."""
    steps = HARP.partition("a harp\n")[2]
    bad = tmp_path / "bad.feature"
    bad.write_text(
        f"""{HARP}
  @lost
  Scenario: No step at all
{steps}    Who knows?

  Scenario: Misspelt
{steps.replace("Magical Harp", "Magical Hrap")}
  Rule: What cannot be
    Scenario: Twice there
      Given Glóin is at Bree
      And Glóin is at Weathertop
      When the player passes
    Scenario: Right again
{steps}""",
        "utf-8",
    )
    ran = run("run", tmp_path / "gone.feature", bad, dispute)
    assert ran.code == 65
    assert ran.out.count("  LEGAL") == 3
    assert "Right again" in ran.out
    for fault in (
        "gone.feature: There is no such file.",
        "bad.feature:15: This is not Gherkin",
        "bad.feature:21: There is no card “Magical Hrap”.",
        "bad.feature:24: There cannot be such a position: Glóin is unique",
    ):
        assert fault in ran.err
    told = json.loads(run("run", bad, dispute, "--format", "json").out)
    assert [len(told[each]) for each in ("disputes", "faults")] == [3, 3]
    assert all(each["where"].startswith(f"{bad}:") for each in told["faults"])


def test_run_reads_standard_input(dispute: Path) -> None:
    marked = b"\xef\xbb\xbf" + dispute.read_bytes()
    done = subprocess.run(
        [sys.executable, "-m", "westmarch", "run", "-"],
        input=marked,
        capture_output=True,
        check=False,
    )
    assert (done.returncode, b"LEGAL" in done.stdout) == (0, True)


@pytest.mark.parametrize(
    ("encoding", "name", "quoted"),
    [
        ("ascii", "Gloin", '"Magical Harp"'),
        ("latin-1", "Glóin", '"Magical Harp"'),
        ("utf-8", "Glóin", "“Magical Harp”"),
    ],
)
def test_run_prints_in_any_encoding(dispute: Path, encoding: str, name: str, quoted: str) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "westmarch", "run", str(dispute), str(dispute) + "x", "--why"],
        capture_output=True,
        env={**os.environ, "PYTHONIOENCODING": encoding},
        check=False,
    )
    assert f"{name} may play {quoted}" in done.stdout.decode(encoding)
    assert b"Traceback" not in done.stderr
    assert "Did you mean " in done.stderr.decode(encoding)


@pytest.mark.parametrize(
    ("args", "words"),
    [
        (("rule", "turn-start"), "dragons.hoards.turn-start  erratum"),
        (("rule", "hoards.turn-start"), "dragons.hoards.turn-start  erratum"),
        (("question", "hoard-moment"), "q.dragons.hoard-moment"),
    ],
)
def test_the_last_words_of_an_id_are_enough(run: Run, args: tuple[str, ...], words: str) -> None:
    ran = run(*args)
    assert (ran.code, ran.out.startswith(words)) == (0, True)


@pytest.mark.parametrize(
    ("args", "code", "words"),
    [
        (("rule", "turn-strat"), 65, "Did you mean “dragons.hoards.turn-start”?"),
        (("question", "hord-moment"), 65, "Did you mean “q.dragons.hoard-moment”?"),
        (("rule", "kill-points"), 64, "Several ids end in kill-points."),
    ],
)
def test_an_id_may_be_meant(run: Run, args: tuple[str, ...], code: int, words: str) -> None:
    ran = run(*args)
    assert (ran.code, words in ran.err) == (code, True)


def test_corpus_compiles_and_counts(run: Run, tmp_path: Path) -> None:
    ran = run("corpus", "--out", tmp_path)
    assert ran.code == 0
    assert " scenarios, " in ran.out
    file = tmp_path / "corpus.json"
    corpus = msgspec.json.decode(file.read_bytes(), type=Document)
    assert run("corpus", "--format", "json").out.count(corpus.digest) == 1
    assert read_document(file).cases == load_corpus().cases
    assert corpus.cards["TW-428"].name == "The Lonely Mountain"
    assert corpus.purposes["body-check"].kind == "2d6"
    assert "combat" in corpus.profiles["hazards"].on
    assert corpus.profiles.pop("reasons").cases
    listed = [key for each in corpus.profiles.values() for key in each.cases]
    assert sorted(listed) == sorted(case.key for case in corpus.cases)
    file.write_text(file.read_text("utf-8").replace('"Glóin', '"Balin', 1), "utf-8")
    ran = run("check", "--engine", "cmd:cat", "--corpus", file)
    assert (ran.code, "not those that the digest was made of" in ran.err) == (65, True)
    file.write_text("{}", "utf-8")
    ran = run("check", "--engine", "cmd:cat", "--corpus", file)
    assert (ran.code, "This is no corpus" in ran.err) == (65, True)
    assert (tmp_path / "corpus.schema.json").exists()


@pytest.fixture
def little_corpus(monkeypatch: pytest.MonkeyPatch) -> None:
    """The check command finds two little cases instead of the whole corpus."""
    from tests.corpus.test_run import ELSEWHERE, PLAY

    first, second = compiled(PLAY), compiled(ELSEWHERE)
    cases = (first, msgspec.structs.replace(second, key="little-0001", id="little-0001"))
    corpus = Corpus(corpus_version="0", digest="0" * 64, cases=cases)
    monkeypatch.setattr("westmarch.corpus.kept.load_corpus", lambda: corpus)


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

    def test_only_a_profile(self, run: Run) -> None:
        ran = run("check", "--engine", f"cmd:{little()}", "--profile", "reasons")
        assert "little 1: 1 pass" in ran.out
        assert "reasons       1             1       1" in ran.out
        ran = run("check", "--engine", f"cmd:{little()}", "--profile", "dragns")
        assert (ran.code, "Did you mean “dragons”?" in ran.err) == (64, True)

    def test_only_what_failed(self, run: Run, tmp_path: Path) -> None:
        report = ("--report", tmp_path)
        assert run("check", "--engine", f"cmd:{dummy('no')}", *report).code == 1
        again = ("--failed", *report)
        ran = run("check", "--engine", f"cmd:{little()}", *again)
        assert (ran.code, "little 1: 1 pass" in ran.out) == (0, True)
        told = json.loads((tmp_path / "summary.json").read_text("utf-8"))
        assert told["counts"] == {"pass": 1, "pass-without-reason": 1}
        assert "Nothing failed the last time." in run("check", "--engine", "cmd:cat", *again).out
        assert run("check", "--engine", "cmd:cat", "--failed").code == 64

    def test_a_corpus_of_ones_own(self, run: Run, tmp_path: Path) -> None:
        from westmarch.corpus import kept

        corpus = kept.load_corpus()
        cases = corpus.cases[:1]
        ours = replace(corpus, cases=cases, digest=digest_of(cases))
        file = tmp_path / "corpus.json"
        file.write_bytes(msgspec.json.encode(document(ours)))
        packed = tmp_path / "corpus.json.gz"
        packed.write_bytes(gzip.compress(written(ours)))
        for each in (file, packed):
            ran = run("check", "--engine", f"cmd:{little()}", "--corpus", each)
            assert (ran.code, "little 1: 1 pass" in ran.out) == (0, True)
            assert ours.digest[:12] in ran.out

    def test_the_wire_is_written_down(self, run: Run, tmp_path: Path) -> None:
        log = tmp_path / "wire.jsonl"
        run("check", "--engine", f"cmd:{little()}", "--log", log)
        lines = [json.loads(line) for line in log.read_text("utf-8").splitlines()]
        assert [each["number"] for each in lines] == list(range(1, len(lines) + 1))
        assert {each["way"] for each in lines} == {">", "<"}
        assert lines[0]["line"]["op"] == "hello"

    def test_one_case_is_looked_into(self, run: Run) -> None:
        ran = run("check", "--engine", f"cmd:{little()}", "--inspect", "little-0001")
        assert "  When Glóin plays “Magical Harp”" in ran.out
        assert '> {"op":"setup"' in ran.out
        assert "little 1: 1 pass" in ran.out

    def test_what_fails_is_listed_as_known(self, run: Run, tmp_path: Path) -> None:
        known = tmp_path / "known.toml"
        engine = ("--engine", f"cmd:{dummy('no')}")
        assert run("check", *engine, "--write-known", known).code == 1
        assert 'reason = "expected: legal; seen: illegal"' in known.read_text("utf-8")
        ran = run("check", *engine, "--known", known, "--write-known", known)
        assert (ran.code, "1 known, 1 pass-without-reason" in ran.out) == (0, True)
        assert known.read_text("utf-8").count("[[known]]") == 1

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
    monkeypatch.setattr("westmarch.corpus.kept.load_corpus", lambda: replace(corpus, cases=few))
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
    told = json.loads(run("playout", "--games", "1", "--format", "json", "--tables").out)
    assert (told["games"], told["ended"], told["faults"]) == (1, 1, [])
    # The last turn that began may be one that the end of the game cut off.
    began = [each["happened"]["turn-began"] for each in told["tallies"].values()]
    assert sum(began) in (told["turns"], told["turns"] - 1)
    ran = run("playout", "--tables", "--players", "wizard,wizard")
    assert ran.code == 64
    assert "A random table has nobody's decks." in ran.err
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
