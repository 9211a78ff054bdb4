"""JSON Schemas of the protocol and of the compiled corpus, for engines in other languages."""

from inspect import cleandoc
from typing import Any

import msgspec

from westmarch.corpus.purposes import ALL_PURPOSES
from westmarch.files import write
from westmarch.kernel.chance import Need
from westmarch.kit.document import Document
from westmarch.paths import SCHEMAS
from westmarch.table.actions import AnyAction
from westmarch.wire.paths import expression
from westmarch.wire.protocol import (
    AnyRequest,
    Fault,
    Offered,
    Reasons,
    Seen,
    Unsupported,
    VerdictGiven,
    Welcome,
)

_DIALECT = "https://json-schema.org/draft/2020-12/schema"
_DEFS = "#/$defs/{name}"
_SEQ = {"type": "integer", "description": "The number of the request."}


def schemas() -> dict[str, dict[str, Any]]:
    """Give each schema by the name of its file."""
    return {
        "requests.schema.json": _finished(
            "requests", "One line from the runner to the engine.", *_described(AnyRequest)
        ),
        "replies.schema.json": _replies(),
        "corpus.schema.json": _finished(
            "corpus",
            "All scenarios, compiled to typed steps, with what their words stand for.",
            *_described(Document),
        ),
    }


def encoded(schema: dict[str, Any]) -> str:
    """Write a schema as its file has it."""
    return msgspec.json.format(msgspec.json.encode(schema, order="deterministic")).decode() + "\n"


def _described(type_: Any) -> tuple[dict[str, Any], dict[str, Any]]:
    (schema, action), defs = msgspec.json.schema_components([type_, AnyAction], ref_template=_DEFS)
    return schema, {**defs, "Action": action}


def _finished(
    name: str, description: str, schema: dict[str, Any], defs: dict[str, Any]
) -> dict[str, Any]:
    action = defs["Action"]
    tidied = {key: _tidied(each, action) for key, each in sorted(defs.items()) if key != "Action"}
    for each in tidied.values():
        _close(each)
    return {
        "$schema": _DIALECT,
        "$id": f"tag:westmarch,2026:{name}",
        "description": description,
        **_tidied(schema, action),
        "$defs": {
            "Action": {
                "description": "Something that one player declares.",
                "anyOf": action["anyOf"],
            },
            **tidied,
        },
    }


def _tidied(schema: Any, action: dict[str, Any]) -> Any:
    """Write the union of all actions once, and leave out what JSON Schema does not know."""
    if schema == action:
        return {"$ref": _DEFS.format(name="Action")}
    if isinstance(schema, list):
        return [_tidied(each, action) for each in schema]
    if not isinstance(schema, dict):
        return schema
    tidied = {
        key: _tidied(value, action) for key, value in schema.items() if key != "discriminator"
    }
    if isinstance(tidied.get("description"), str):
        tidied["description"] = cleandoc(tidied["description"])
    return tidied


def _close(definition: dict[str, Any]) -> None:
    """Refuse unknown fields, and name the places where only known paths may stand."""
    properties = definition.get("properties")
    if properties is None:
        return
    definition["additionalProperties"] = False
    if "path" in properties and "relation" in properties:
        properties["path"]["pattern"] = expression()
    if {"kind", "purpose", "size"} <= properties.keys():
        properties["purpose"]["enum"] = [each.on_the_wire for each in ALL_PURPOSES]
    if "items" in properties.get("paths", {}):
        properties["paths"]["items"]["pattern"] = expression()


def _replies() -> dict[str, Any]:
    """Each reply holds exactly one answer; what `ok` holds depends on the request."""
    answers = {
        "hello": Welcome,
        "verdict": VerdictGiven,
        "seen": Seen,
        "offered": Offered,
        "reasons": Reasons,
        "need": Need,
        "unsupported": Unsupported,
        "error": Fault,
    }
    described, defs = msgspec.json.schema_components(
        [*answers.values(), AnyAction], ref_template=_DEFS
    )
    *refs, action = described
    defs["Action"] = action
    by_name = dict(zip(answers, refs, strict=True))
    oks = [
        {**by_name["hello"], "description": "To `hello`."},
        {**by_name["verdict"], "description": "To `ask` and `act`."},
        {**by_name["seen"], "description": "To `see`."},
        {**by_name["offered"], "description": "To `options`."},
        {**by_name["reasons"], "description": "To `explain`."},
        _object("To `setup` and `bye`."),
    ]
    variants = {
        "ok": {"oneOf": oks},
        "need": {**by_name["need"], "description": "To `act`: send `give` next."},
        "unsupported": by_name["unsupported"],
        "error": by_name["error"],
    }
    schema = {
        "oneOf": [_object("", seq=_SEQ, **{name: variant}) for name, variant in variants.items()]
    }
    return _finished("replies", "One line from the engine to the runner.", schema, defs)


def _object(description: str, /, **properties: Any) -> dict[str, Any]:
    schema: dict[str, Any] = {
        "type": "object",
        "properties": properties,
        "required": list(properties),
        "additionalProperties": False,
    }
    return {"description": description, **schema} if description else schema


def main() -> None:
    """Write the schemas to their files: `python -m westmarch.kit.schema`."""
    for name, schema in schemas().items():
        write(SCHEMAS / name, encoded(schema))


if __name__ == "__main__":
    main()
