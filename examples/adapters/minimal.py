"""A whole adapter, for an engine that knows how cards untap and nothing else."""

import json
import sys

FIELDS = {"place": "place", "position": "position", "bearer": "on", "company": "company"}
WELCOME = {"name": "minimal", "version": "1", "protocol": 1, "language": "Python"}
table = {}


def setup(request):
    """Take up a position in the place of the last one."""
    table.update({"companies": [], "cards": []} | request["position"])
    table["cards"] = {card["label"]: card for card in table["cards"]}


def ask(request):
    """Judge an action."""
    action, turn = request["action"], table["turn"]
    if action["type"] != "untap":
        raise NotImplementedError(f"actions of the type {action['type']}")
    cards = [table["cards"][label] for label in action["cards"]]
    if {action["player"], *(card["owner"] for card in cards)} != {turn["player"]}:
        return {"verdict": "illegal", "because": ["core.untap.only-own-cards"]}
    if {company["site"] for company in table["companies"]} & set(action["cards"]):
        return {"verdict": "illegal", "because": ["core.untap.sites-stay-tapped"]}
    legal = turn["phase"] == "untap" and all(card.get("position") == "tapped" for card in cards)
    return {"verdict": "legal" if legal else "illegal", "because": ["core.untap.untap-cards"]}


def act(request):
    """Do what is legal."""
    answer = ask(request)
    for label in request["action"]["cards"] if answer["verdict"] == "legal" else ():
        table["cards"][label]["position"] = "untapped"
    return answer


def see(request):
    """Tell what is to be seen: where cards are and how they lie; nothing else ever changes."""
    return {"values": {path: look(*path.split("/")) for path in request["paths"]}}


def look(kind, label="", what="", *_):
    """Look at one thing; null where this engine cannot tell."""
    if kind in ("player", "turn", "awaiting"):
        return None
    if kind != "card" or what not in FIELDS:
        raise NotImplementedError(f"what is seen at {kind}/…/{what}")
    return table["cards"][label].get(FIELDS[what], "untapped" if what == "position" else None)


OPERATIONS = {"hello": lambda _: WELCOME, "setup": setup, "ask": ask, "act": act, "see": see}
for request in map(json.loads, sys.stdin):
    try:
        answer = {"ok": OPERATIONS.get(request["op"], lambda _: {})(request) or {}}
    except NotImplementedError as unknown:
        answer = {"unsupported": {"reason": str(unknown)}}
    print(json.dumps({"seq": request["seq"], **answer}), flush=True)  # noqa: T201
