"""Checking an engine: what is counted how, and when it is given up."""

from collections.abc import Callable
from datetime import date
from pathlib import Path
from typing import Any

import pytest

from tests.corpus.little_engine import (
    Forgetful,
    Gambler,
    LittleEngine,
    Meddler,
    Mumbler,
    Refuser,
)
from tests.corpus.miniatures import compiled
from tests.corpus.test_run import ELSEWHERE, PLAY
from westmarch.corpus.model import Case
from westmarch.errors import BadData
from westmarch.kit.check import Checked, Report, chosen, idle
from westmarch.kit.jobs import check_side_by_side
from westmarch.kit.known import KnownFailure, load_known
from westmarch.table.actions import AnyAction
from westmarch.wire.engine import Draw, Engine, Trouble
from westmarch.wire.protocol import Hello, Position, Unsupported, VerdictGiven

TODAY = date(2000, 1, 2)
GOOD, BAD = compiled(PLAY), compiled(ELSEWHERE)


class Fragile(LittleEngine):
    """Breaks at certain actions, counted from the first."""

    def __init__(self, breaks: Callable[[int], bool]) -> None:
        self.acted = 0
        self.breaks = breaks

    def act(self, action: AnyAction, draw: Draw) -> VerdictGiven | Unsupported:
        self.acted += 1
        if self.breaks(self.acted):
            raise Trouble("crash", "snap")
        return super().act(action, draw)


def checked(engine: Engine, *cases: Case, until: date | None = None) -> list[Checked]:
    known = {"little-0000": KnownFailure("little-0000", "later", until)} if until else {}
    return list(check_side_by_side(cases or (GOOD, BAD), [engine], known, TODAY))


@pytest.mark.parametrize(
    ("engine", "until", "expected"),
    [
        (LittleEngine(), None, ["pass", "pass"]),
        (Forgetful(), None, ["fail", "pass"]),
        (Refuser(), None, ["unsupported", "unsupported"]),
        (Forgetful(), TODAY, ["known", "unexpected-pass"]),
        (Forgetful(), date(2000, 1, 1), ["fail", "pass"]),
        (Refuser(), TODAY, ["unsupported", "unsupported"]),
    ],
)
def test_outcomes(engine: Engine, until: date | None, expected: list[str]) -> None:
    assert [each.outcome for each in checked(engine, until=until)] == expected


def test_a_case_in_which_the_engine_broke_is_run_once_more() -> None:
    first, second = checked(Fragile(lambda act: act == 1))
    assert (first.outcome, first.flaky) == ("crash", True)
    assert "snap" in first.message
    assert "Asked once more, it passed" in first.message
    assert (second.outcome, second.flaky, second.message) == ("pass", False, "")


def test_an_engine_that_breaks_and_declines_when_it_is_asked_again_has_broken() -> None:
    class Ashamed(Refuser):
        def setup(self, position: Position) -> Unsupported | None:
            if not self.seen:
                self.seen = True
                raise Trouble("crash", "snap")
            return super().setup(position)

        seen = False

    first, *_ = checked(Ashamed())
    assert (first.outcome, first.flaky) == ("crash", True)
    assert "Asked once more, it declined" in first.message


def test_an_engine_that_breaks_five_times_in_a_row_is_given_up() -> None:
    got = checked(Fragile(lambda _: True), *[GOOD] * 7)
    assert [each.outcome for each in got] == ["crash"] * 5 + ["not-run"] * 2


def test_an_engine_that_breaks_twenty_times_in_all_is_given_up() -> None:
    # It breaks in every case, and not when it is asked again.
    got = checked(Fragile(lambda act: act % 2 == 1), *[GOOD] * 22)
    assert [each.outcome for each in got] == ["crash"] * 20 + ["not-run"] * 2


def test_a_report_holds_unless_something_speaks_against_the_engine() -> None:
    def report(engine: Engine) -> Report:
        return Report(
            corpus="0" * 64, engine=engine.hello(Hello(seq=0)), cases=tuple(checked(engine))
        )

    assert report(LittleEngine()).holds
    assert report(Refuser()).holds
    assert not report(Forgetful()).holds
    assert report(Forgetful()).counts == {"fail": 1, "pass": 1}
    assert not report(Fragile(lambda _: True)).holds


def test_cases_are_chosen_by_edition_id_and_rule() -> None:
    cases = (GOOD, BAD)
    assert chosen(cases, (), ()) == cases
    assert chosen(cases, ("emended",), ("dragons.hoards.now",)) == cases
    assert chosen(cases, ("printed",), ()) == ()
    assert chosen(cases, (), ("little-0000",)) == cases
    assert chosen(cases, (), ("little-0001",)) == ()


def known_file(tmp_path: Path, text: str) -> Any:
    file = tmp_path / "known.toml"
    file.write_text(text, "utf-8")
    return load_known(file, [GOOD])


def test_known_failures_are_read_from_toml(tmp_path: Path) -> None:
    known = known_file(
        tmp_path, '[[known]]\nkey = "little-0000"\nreason = "later"\nuntil = 2001-02-03\n'
    )
    assert known["little-0000"] == KnownFailure("little-0000", "later", date(2001, 2, 3))


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("known = 3", "This is no list of known failures"),
        ("[[known", "This is no list of known failures"),
        ('[[known]]\nkey = "little-0000"\nreason = "x"\n', "until"),
        (
            '[[known]]\nkey = "little-000"\nreason = "x"\nuntil = 2001-02-03\n',
            "Did you mean “little-0000”?",
        ),
    ],
)
def test_a_wrong_list_is_refused(tmp_path: Path, text: str, words: str) -> None:
    with pytest.raises(BadData) as error:
        known_file(tmp_path, text)
    assert words in str(error.value)
    assert "known.toml" in str(error.value)


class Wavering(LittleEngine):
    """Says no to what it allows, the first time."""

    def __init__(self) -> None:
        self.asked = 0

    def act(self, action: AnyAction, draw: Draw) -> VerdictGiven | Unsupported:
        self.asked += 1
        return VerdictGiven("illegal") if self.asked == 1 else super().act(action, draw)


def test_what_fails_is_asked_once_more_and_said_to_be_flaky() -> None:
    (first,) = checked(Wavering(), GOOD)
    assert (first.outcome, first.flaky) == ("fail", True)
    assert "Asked once more, it passed" in first.message
    (always,) = checked(Forgetful(), GOOD)
    assert (always.outcome, always.flaky) == ("fail", False)


@pytest.mark.parametrize(
    ("engine", "case", "wrong"),
    [
        (Wavering(), GOOD, "play-item: legal expected, illegal seen"),
        (
            Forgetful(),
            GOOD,
            "card/<label>/position tapped expected, untapped seen after play-item",
        ),
        (Fragile(lambda _: True), GOOD, "crash: snap"),
        (Gambler(), GOOD, "play-item: expected no more rolls than the step tells"),
        (Meddler(), BAD, "play-item: something else changes: card/<label>/position"),
        (Mumbler(), GOOD, "protocol: no value was given for card/<label>/place, "),
    ],
)
def test_the_first_wrong_step_has_a_kind(engine: Engine, case: Case, wrong: str) -> None:
    (told,) = checked(engine, case)
    assert told.wrong.startswith(wrong)


def test_messages_of_engines_are_made_visible() -> None:
    class Painter(LittleEngine):
        def act(self, action: AnyAction, draw: Draw) -> VerdictGiven | Unsupported:
            raise Trouble("crash", "\x1b[2Jboo")

    (told,) = checked(Painter(), GOOD)
    assert "\x1b" not in told.message + told.wrong + told.seen
    assert "␛[2Jboo" in told.message


def test_known_failures_may_be_many(tmp_path: Path) -> None:
    file = tmp_path / "known.toml"

    def listed(*keys: str) -> dict[str, KnownFailure]:
        tables = (f'[[known]]\nkey = "{key}"\nreason = "so"\nuntil = 2000-01-02\n' for key in keys)
        file.write_text("".join(tables), "utf-8")
        return load_known(file, [GOOD])

    (rule,) = GOOD.rules
    for key in ("little-*", rule):
        known = listed(key)
        assert (known["little-0000"].key, known["little-0000"].wide) == (key, True)
        failed = check_side_by_side((GOOD,), [Forgetful()], known, TODAY)
        passed = check_side_by_side((GOOD,), [LittleEngine()], known, TODAY)
        assert [each.outcome for each in (*failed, *passed)] == ["known", "pass"]
        assert [each.key for each in idle(known, passed)] == [key]
        assert idle(known, failed) == ()
    assert listed("little-*", "little-0000")["little-0000"].key == "little-0000"
    with pytest.raises(BadData, match=r"There is no case big-\*"):
        listed("big-*")


def test_how_soon_it_is_given_up_may_be_said() -> None:
    cases = (GOOD,) * 4
    ran = check_side_by_side(cases, [Fragile(lambda _: True)], {}, TODAY, give_up=2)
    assert [each.outcome for each in ran] == ["crash", "crash", "not-run", "not-run"]


def test_cases_are_chosen_by_what_is_done_and_when() -> None:
    assert chosen((GOOD, BAD), actions=("play-item",), phases=("site",)) == (GOOD, BAD)
    assert chosen((GOOD, BAD), actions=("heal",)) == ()
    assert chosen((GOOD, BAD), phases=("untap",)) == ()
