"""The schemas that others rely on: they are up to date, and everything that is said fits them."""

import io
import json
from typing import Any

import msgspec
import pytest
from jsonschema import Draft202012Validator

from tests.corpus.miniatures import compiled
from westmarch.book.load import load_book
from westmarch.corpus.kept import load_corpus
from westmarch.disputes.reasons import ReasoningEngine
from westmarch.kit.document import document
from westmarch.kit.schema import encoded, schemas
from westmarch.paths import SCHEMAS
from westmarch.table.actions import FaceStrike, Finish
from westmarch.wire.protocol import (
    Act,
    AnyRequest,
    Ask,
    Bye,
    Explain,
    Give,
    Hello,
    Options,
    See,
    Setup,
)
from westmarch.wire.server import serve


def validator(name: str) -> Draft202012Validator:
    return Draft202012Validator(json.loads((SCHEMAS / f"{name}.schema.json").read_text("utf-8")))


@pytest.mark.parametrize("name", schemas())
def test_the_files_are_up_to_date(name: str) -> None:
    schema = schemas()[name]
    Draft202012Validator.check_schema(schema)
    on_file = (SCHEMAS / name).read_text("utf-8")
    assert on_file == encoded(schema), "write it anew with: python -m westmarch.kit.schema"


def test_the_corpus_fits_its_schema() -> None:
    written = msgspec.json.encode(document(load_corpus()))
    validator("corpus").validate(json.loads(written))


def spoken() -> tuple[list[Any], list[Any]]:
    """A session with the reference engine in which everything is said that can be."""
    case = compiled("""
        Given the emended rules
        And Glóin is at The Lonely Mountain
        When Glóin faces the strike
        Then it is legal
    """)
    enter = Act(seq=3, action=compiled("""
        Given the emended rules
        And Glóin is at The Lonely Mountain
        When the company enters the site
        Then it is legal
    """).steps[0].action)  # fmt: skip
    face = FaceStrike(player="player", character="gloin")
    requests: list[AnyRequest] = [
        Hello(seq=1),
        Setup(seq=2, position=case.position),
        enter,
        Ask(seq=4, action=Finish(player="player")),
        Options(seq=5, player="player"),
        Act(seq=6, action=face),
        Give(seq=7, values=(6, 6)),
        See(seq=8, paths=("attack/race", "card/gloin/position", "site/Irerock/automatic-attacks")),
        Explain(seq=9),
        Ask(seq=10, action=FaceStrike(player="nobody", character="gloin")),
        Bye(seq=11),
    ]
    lines = [msgspec.json.encode(request) for request in requests]
    replies = io.BytesIO()
    serve(ReasoningEngine(load_book()), io.BytesIO(b"\n".join(lines) + b"\n"), replies)
    return list(map(json.loads, lines)), list(map(json.loads, replies.getvalue().splitlines()))


def test_a_real_session_fits_the_schemas() -> None:
    requests, replies = spoken()
    assert [reply["seq"] for reply in replies] == list(range(1, 12))
    assert {key for reply in replies for key in reply} == {"seq", "ok", "need", "error"}
    for request in requests:
        validator("requests").validate(request)
    for reply in replies:
        validator("replies").validate(reply)


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("requests", {"op": "sing", "seq": 1}),
        ("requests", {"op": "bye"}),
        ("requests", {"op": "bye", "seq": 1, "now": True}),
        ("requests", {"op": "see", "seq": 1, "paths": ["card/gloin/soul"]}),
        ("requests", {"op": "ask", "seq": 1, "action": {"type": "sing", "player": "player"}}),
        ("replies", {"seq": 1}),
        ("replies", {"seq": 1, "ok": {}, "error": {"message": "both"}}),
        ("replies", {"seq": 1, "ok": {"verdict": "perhaps"}}),
    ],
)
def test_nonsense_does_not_fit(name: str, message: dict[str, Any]) -> None:
    assert not validator(name).is_valid(message)
