"""What another engine is held to: no more than it has said of itself."""

from typing import Any

import pytest
from msgspec.structs import replace

from westmarch.corpus.model import ActStep, Case, Draw, ExpectVerdict, ReadAs
from westmarch.corpus.run import Result, run_case
from westmarch.corpus.terms import Terms, lacking, strangers, terms_of
from westmarch.kernel.chance import Need
from westmarch.table.actions import Finish
from westmarch.wire.engine import Engine
from westmarch.wire.protocol import Welcome

from .little_engine import Forgetful, Hasty, LittleEngine, Mumbler, Plain, Shortsighted, Silent
from .miniatures import compiled
from .test_run import ELSEWHERE, PLAY

OPEN = """
    Given the emended rules
    And Glóin is at Rivendell
    When the player assigns a strike to Glóin
    Then it is undetermined by q.dragons.text
"""


def terms(**said: Any) -> Terms:
    return terms_of(Welcome(name="other", version="1", protocol=1, **said))


def run(case: Case | str, engine: Engine, **said: Any) -> Result:
    case = compiled(case) if isinstance(case, str) else case
    return run_case(case, engine, terms(**said))


def forbidden(*kin: str) -> Case:
    """A case whose reason has relatives."""
    case = compiled(ELSEWHERE.replace("only-at-hoard", "turn-start"))
    steps = (
        replace(step, kin=kin) if isinstance(step, ExpectVerdict) else step for step in case.steps
    )
    return replace(case, steps=tuple(steps))


def test_a_verdict_without_its_reason_passes_by_itself() -> None:
    ran = run(ELSEWHERE, Silent())
    assert ran.status == "pass-without-reason"
    assert "illegal by dragons.hoards.only-at-hoard" in ran.message
    assert run(ELSEWHERE, LittleEngine()).status == "pass"


def test_who_names_reasons_is_held_to_them() -> None:
    ran = run(ELSEWHERE, Silent(), capabilities=("reasons",))
    assert (ran.status, "seen:     illegal" in ran.message) == ("wrong-reason", True)
    assert run(ELSEWHERE, LittleEngine(), capabilities=("reasons",)).status == "pass"


def test_a_rule_of_the_same_family_will_do() -> None:
    named = {"capabilities": ("reasons",)}
    assert run(forbidden(), LittleEngine(), **named).status == "wrong-reason"
    assert run(forbidden("dragons.hoards.only-at-hoard"), LittleEngine(), **named).status == "pass"


def test_a_wrong_verdict_fails_whatever_the_reason() -> None:
    case = PLAY.replace("legal", "illegal by core.site-phase.untapped")
    assert run(case, Silent()).status == "fail"


def hanging() -> Case:
    case = compiled(OPEN)
    readings = (ReadAs("q.dragons.text", "a", "legal"), ReadAs("q.dragons.text", "b", "illegal"))
    steps = (
        replace(step, readings=readings) if isinstance(step, ExpectVerdict) else step
        for step in case.steps
    )
    return replace(case, steps=tuple(steps))


def test_an_open_question_may_be_answered_by_any_reading() -> None:
    ran = run(hanging(), Plain())
    assert ran.status == "pass-by-reading"
    assert "legal by reading a of q.dragons.text" in ran.message
    assert run(hanging(), LittleEngine()).status == "pass"


def test_who_tells_of_open_questions_is_held_to_that() -> None:
    assert run(hanging(), Plain(), capabilities=("questions",)).status == "fail"
    assert run(hanging(), LittleEngine(), capabilities=("questions",)).status == "pass"


def test_by_another_reading_the_case_is_over() -> None:
    class Refusing(Plain):
        def ask(self, action: Any) -> Any:
            given = super().ask(action)
            return replace(given, verdict="illegal")

    case = hanging()
    further = replace(compiled(PLAY).steps[-1], line=99)
    ran = run(replace(case, steps=(*case.steps, further)), Refusing())
    assert ran.status == "pass-by-reading"
    assert "illegal by reading b" in ran.message


def test_what_cannot_be_seen_is_no_failure() -> None:
    ran = run(PLAY, Shortsighted())
    assert ran.status == "unsupported"
    assert "card/gloin/position: the engine cannot tell" in ran.message
    assert "card/magical-harp/bearer: no items" in ran.message
    assert run(PLAY, Mumbler()).status == "unsupported"


def test_what_is_seen_and_wrong_is_one_all_the_same() -> None:
    class Blinking(Forgetful):
        def see(self, paths: tuple[str, ...]) -> Any:
            seen = super().see(paths)
            values = {path: each for path, each in seen.values.items() if "bearer" not in path}
            return replace(seen, values=values)

    assert run(PLAY, Blinking()).status == "fail"


def checked_later() -> Case:
    """A case in which a roll comes with a pass, after what it is for."""
    case = compiled(PLAY)
    play, *rest = case.steps
    roll = Draw(Need("2d6", "corruption-check", "gloin"), (6, 5))
    done = ActStep(
        text="When the player passes",
        line=9,
        action=Finish(player="player"),
        draws=(roll,),
        between=True,
        window="respond",
    )
    return replace(case, steps=(play, done, *rest))


@pytest.mark.parametrize("windows", [None, ("enter-or-not",)])
def test_a_roll_may_come_as_something_is_declared(windows: tuple[str, ...] | None) -> None:
    assert run(checked_later(), Hasty(), windows=windows).status == "pass"


def test_a_roll_that_nobody_asks_for_is_missed() -> None:
    ran = run(checked_later(), LittleEngine(), windows=("enter-or-not",))
    assert (ran.status, "a roll for the corruption check" in ran.message) == ("fail", True)


def test_a_roll_too_many_is_a_failure() -> None:
    assert "no more rolls" in run(PLAY, Hasty()).message


def test_a_pass_that_was_not_heard_is_told_of_a_later_failure() -> None:
    class Forgetting(Forgetful, Hasty):
        pass

    ran = run(checked_later(), Forgetting())
    assert "took no notice before of: When the player passes" in ran.message


@pytest.mark.parametrize(
    ("said", "lacks"),
    [
        ({}, ""),
        ({"editions": ("printed",)}, "the emended rules"),
        ({"editions": ("printed", "emended")}, ""),
        ({"cards": ("TW-159", "TW-428", "TD-130")}, "the card TW-123"),
        ({"actions": ("play-event",)}, "the action play-item"),
        ({"actions": ("play-item",)}, ""),
        ({"paths": ("card/<label>/bearer",)}, "the path card/<label>/position"),
        ({"paths": ("card/<label>/bearer", "card/<label>/position")}, ""),
    ],
)
def test_what_an_engine_lacks_is_not_asked(said: dict[str, Any], lacks: str) -> None:
    assert lacking(compiled(PLAY), terms(**said)) == lacks


def test_only_what_is_declared_is_looked_at() -> None:
    asked: set[str] = set()

    class Noting(LittleEngine):
        def see(self, paths: tuple[str, ...]) -> Any:
            asked.update(paths)
            return super().see(paths)

    paths = ("card/<label>/bearer", "card/<label>/position")
    assert run(PLAY, Noting(), paths=paths).status == "pass"
    assert {path.rsplit("/", 1)[1] for path in asked} == {"bearer", "position"}


def test_a_reading_has_to_be_known() -> None:
    case = compiled(PLAY)
    case = replace(case, position=replace(case.position, readings={"q.dragons.text": "b"}))
    assert lacking(case, terms()) == ""
    assert lacking(case, terms(readings={})) == "reading b of q.dragons.text"
    assert lacking(case, terms(readings={"q.dragons.text": ("a",)}))
    assert not lacking(case, terms(readings={"q.dragons.text": ("a", "b")}))


def test_who_does_not_open_a_window_is_asked_nothing_in_it() -> None:
    case = checked_later()
    assert not lacking(case, terms(windows=("enter-or-not",)))
    acts = replace(case, steps=(replace(case.steps[0], window="respond"), *case.steps[1:]))
    assert lacking(acts, terms(windows=("enter-or-not",))) == "the window respond"
    assert not lacking(acts, terms(windows=("respond", "enter-or-not")))
    judged = replace(case, steps=(*case.steps[:2], ExpectVerdict(text="", line=1, verdict="legal")))
    judged = replace(judged, steps=(replace(judged.steps[1], between=False), *judged.steps[2:]))
    assert lacking(judged, terms(windows=("enter-or-not",))) == "the window respond"


def test_what_nobody_knows_is_complained_of() -> None:
    welcome = Welcome(
        name="other", version="1", protocol=1, actions=("play-itm",), paths=("card/<label>/place",)
    )
    assert list(strangers(welcome)) == [
        "“hello” names an action that there is not: play-itm. Did you mean “play-item”?"
    ]


@pytest.mark.parametrize(
    ("editions", "capabilities", "lacks"),
    [
        ((), (), False),
        (("emended",), ("joined-editions",), True),
        (("emended", "printed"), (), True),
        (("emended", "printed"), ("joined-editions",), False),
        (("emended", "printed+emended"), (), False),
    ],
)
def test_editions_are_joined_by_who_can(
    editions: tuple[str, ...], capabilities: tuple[str, ...], *, lacks: bool
) -> None:
    case = compiled(PLAY)
    case = replace(case, position=replace(case.position, edition="printed+emended"))
    found = lacking(case, terms(editions=editions, capabilities=capabilities))
    assert found == ("the printed+emended rules" if lacks else "")


def test_joined_editions_are_no_strangers() -> None:
    welcome = Welcome("other", "1", 1, editions=("printed+emended", "printed+none"))
    (complaint,) = strangers(welcome)
    assert "printed+none" in complaint
