"""Positions: which way a company goes, and who is named in what happened before."""

import pytest

from westmarch.errors import BadData
from westmarch.judging import judge_for
from westmarch.table.state import State
from westmarch.wire.position import set_up
from westmarch.wire.protocol import CardAt, CompanyAt, Happened, PlayerAt, Position, Turn


def on_the_way(way: str, regions: tuple[str, ...] = ()) -> State:
    """Éowyn goes from Edoras to Dunharrow, for which there is one way only."""
    cards = (
        CardAt(label="edoras", card="TW-394", owner="player", place="in-play"),
        CardAt(label="dunharrow", card="TW-389", owner="player", place="in-play"),
        CardAt(label="éowyn", card="TW-147", owner="player", place="in-play", company="company"),
    )
    company = CompanyAt(
        label="company",
        player="player",
        site="edoras",
        moving_to="dunharrow",
        way=way,
        regions=regions,
    )
    position = Position(
        edition="emended",
        turn=Turn(player="player", phase="movement-hazard"),
        players=(PlayerAt(name="player"), PlayerAt(name="opponent")),
        cards=cards,
        companies=(company,),
    )
    return set_up(judge_for("emended"), position)


def test_a_company_goes_the_only_way_there_is() -> None:
    assert on_the_way("region", ("Rohan",)).companies["company"].way == "region"


@pytest.mark.parametrize(("way", "regions"), [("starter", ()), ("region", ("Anórien",))])
def test_a_company_that_has_no_choice_goes_no_other_way(way: str, regions: tuple[str, ...]) -> None:
    with pytest.raises(BadData, match="company goes another way"):
        on_the_way(way, regions)


@pytest.mark.parametrize(
    "past",
    [
        Happened(what="lost-treasure", when="earlier", site="Gold Hill", card="the-harp"),
        Happened(what="sent-back", when="this-turn", company="the-harp"),
        Happened(what="influence-lost", when="this-turn", character="the-harp", number=1),
        Happened(what="revealed", when="earlier", player="the-harp", avatar="Gandalf"),
    ],
    ids=lambda past: past.what,
)
def test_what_happened_is_about_somebody_who_is_there(past: Happened) -> None:
    position = Position(
        edition="emended",
        turn=Turn(player="player", phase="organization"),
        players=(PlayerAt(name="player"), PlayerAt(name="opponent")),
        history=(past,),
    )
    with pytest.raises(BadData, match=r"there is no .* “the-harp”"):
        set_up(judge_for("emended"), position)
