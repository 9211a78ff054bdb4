"""Whatever is asked of the reference engine, it answers: with a verdict, or with what is wrong."""

from typing import get_type_hints

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from westmarch.book.load import our_book
from westmarch.disputes.reasons import ReasoningEngine
from westmarch.errors import BadData
from westmarch.judging import judge_for
from westmarch.table.actions import ACTIONS, ActAgent, AnyAction, EnterSite, FaceStrike, Finish
from westmarch.wire.paths import PATHS
from westmarch.wire.position import set_up
from westmarch.wire.protocol import CardAt, CompanyAt, PlayerAt, Position, Turn, VerdictGiven
from westmarch.wire.reference import ReferenceEngine

PHASES = (
    "setup",
    "untap",
    "organization",
    "long-event",
    "movement-hazard",
    "site",
    "end-of-turn",
    "reckoning",
)
LABELS = ("gloin", "harp", "mountain", "smaug", "at-home", "ents", "helmet", "c1")


def engine(phase: str = "site") -> ReferenceEngine:
    """Glóin is at The Lonely Mountain; everything else is in somebody's hand."""
    reference = ReasoningEngine(our_book())
    reference.setup(
        Position(
            edition="emended",
            turn=Turn("player", phase),  # type: ignore[arg-type]  # one of the phases
            players=(PlayerAt("player"), PlayerAt("opponent")),
            cards=(
                CardAt("gloin", "TW-160", "player", "in-play", company="c1"),
                CardAt("mountain", "TW-428", "player", "in-play"),
                CardAt("harp", "TD-130", "player", "hand"),
                CardAt("helmet", "TD-96", "player", "pool"),
                CardAt("ents", "TW-228", "player", "hand"),
                CardAt("smaug", "TW-90", "opponent", "hand"),
                CardAt("at-home", "TD-71", "opponent", "hand"),
            ),
            companies=(CompanyAt("c1", "player", "mountain"),),
        )
    )
    return reference


def actions() -> st.SearchStrategy[AnyAction]:
    """Any action at all, about anything on the table."""
    label = st.sampled_from(LABELS)
    by_name = {
        "player": st.sampled_from(("player", "opponent")),
        "keyed_to": st.none() | st.sampled_from(("The Lonely Mountain", "Wilderness")),
    }
    by_type = {
        bool: st.booleans(),
        int: st.integers(min_value=-1, max_value=3),
        str: label,
        str | None: st.none() | label,
        tuple[str, ...]: st.lists(label, max_size=3).map(tuple),
    }
    return st.one_of(
        st.builds(
            kind,
            **{
                name: by_name.get(name, by_type.get(hint, label))
                for name, hint in get_type_hints(kind).items()
                if name in kind.__struct_fields__
            },
        )
        for kind in ACTIONS
    )


@settings(max_examples=400, deadline=None)
@given(st.sampled_from(PHASES), actions())
def test_any_action_gets_a_verdict_or_an_explanation(phase: str, action: AnyAction) -> None:
    reference = engine(phase)
    try:
        answer = reference.ask(action)
    except BadData as wrong:
        assert "there is no" in str(wrong)
        return
    assert not isinstance(answer, VerdictGiven) or answer.verdict != "illegal" or answer.because


@pytest.mark.parametrize("card", ["doeth", "ferny", "towers", "sword"])
@pytest.mark.parametrize("site", ["doeth", "ferny", "towers", "bree", "sword"])
def test_nobody_is_sent_anywhere_as_an_agent_who_is_none(card: str, site: str) -> None:
    judge = judge_for("emended")
    state = set_up(
        judge,
        Position(
            edition="emended",
            turn=Turn("opponent", "movement-hazard"),
            players=(
                PlayerAt("player", "fallen-wizard", declared="Pallando"),
                PlayerAt("opponent"),
            ),
            cards=(
                CardAt("towers", "WH-58", "player", "in-play"),
                CardAt("doeth", "WH-2", "player", "in-play", company="c1"),
                CardAt("sword", "TW-336", "player", "in-play", on="doeth"),
                CardAt("ferny", "DM-3", "player", "in-play", agent=True, face_down=True),
                CardAt("bree", "TW-378", "player", "location-deck"),
            ),
            companies=(CompanyAt("c1", "player", "towers"),),
        ),
    )
    verdict = judge.ask(state, ActAgent(player="player", card=card, deed="move", site=site))
    assert verdict.name == "illegal"
    assert verdict.because


@pytest.mark.parametrize("supporter", ["mountain", "harp"])
def test_what_is_no_companion_supports_nobody(supporter: str) -> None:
    reference = engine()
    reference.act(EnterSite(player="player", company="c1"), lambda _: (6, 6))
    reference.act(Finish(player="player"), lambda _: (6, 6))
    faced = FaceStrike(player="player", character="gloin", supporters=(supporter,))
    given = reference.ask(faced)
    assert isinstance(given, VerdictGiven)
    assert given.because == ("core.strikes.support",)
    assert any("is not in the company" in each.text for each in reference.explain())


@pytest.mark.parametrize("pattern", [each.pattern for each in PATHS])
@pytest.mark.parametrize("name", ["gloin", "mountain", "harp", "Smaug", "player", "nobody"])
def test_any_path_shows_something_or_says_why_not(pattern: str, name: str) -> None:
    path = "/".join(name if part.startswith("<") else part for part in pattern.split("/"))
    try:
        seen = engine().see((path,))
    except BadData as wrong:
        assert str(wrong)
    else:
        assert msgspec.json.encode(seen)


def test_nobody_starts_who_is_no_character() -> None:
    position = Position(
        edition="emended",
        turn=Turn("player", "setup"),
        players=(PlayerAt("player"), PlayerAt("opponent")),
        cards=(CardAt("at-home", "TD-71", "opponent", "starting-company"),),
    )
    with pytest.raises(BadData, match="there are characters only in a starting-company"):
        set_up(judge_for("emended"), position)
