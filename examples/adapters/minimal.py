"""A whole adapter, for an engine that knows how cards untap and nothing else."""

import json
import sys

FIELDS = {"place": "place", "position": "position", "bearer": "on", "company": "company"}
WELCOME = {"name": "minimal", "version": "1", "protocol": 1, "language": "Python"}
WELCOME |= {"actions": ["untap"], "paths": [f"card/<label>/{each}" for each in FIELDS]}
table = {}


def setup(request):
    """Take up a position in the place of the last one."""
    table.update({"companies": [], "cards": []} | request["position"])
    table["cards"] = {card["label"]: card for card in table["cards"]}
    known = {company["site"] for company in table["companies"]}
    known |= {label for label, card in table["cards"].items() if card.get("company")}
    if {label for label, card in table["cards"].items() if card["place"] == "in-play"} - known:
        raise NotImplementedError("cards that are neither characters nor sites")


def ask(request):
    """Judge an action."""
    action, turn = request["action"], table["turn"]
    cards = [table["cards"][label] for label in action["cards"]]
    if {action["player"], *(card["owner"] for card in cards)} != {turn["player"]}:
        return {"verdict": "illegal"}
    sites = {company["site"] for company in table["companies"]} & set(action["cards"])
    tapped = all(card.get("position") == "tapped" for card in cards)
    legal = turn["phase"] == "untap" and tapped and not sites
    return {"verdict": "legal" if legal else "illegal"}


def act(request):
    """Do what is legal."""
    answer = ask(request)
    for label in request["action"]["cards"] if answer["verdict"] == "legal" else ():
        table["cards"][label]["position"] = "untapped"
    return answer


def see(request):
    """Tell what is to be seen: where cards are and how they lie; nothing else ever changes."""
    return {"values": {path: look(*path.split("/")) for path in request["paths"]}}


def look(_, label, what):
    """Look at one thing; null where there is nothing."""
    return table["cards"][label].get(FIELDS[what], "untapped" if what == "position" else None)


OPERATIONS = {"hello": lambda _: WELCOME, "setup": setup, "ask": ask, "act": act, "see": see}
for request in map(json.loads, sys.stdin):
    try:
        answer = {"ok": OPERATIONS.get(request["op"], lambda _: {})(request) or {}}
    except NotImplementedError as unknown:
        answer = {"unsupported": {"reason": str(unknown)}}
    print(json.dumps({"seq": request["seq"], **answer}), flush=True)  # noqa: T201
